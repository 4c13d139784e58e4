//! Ten recorded games that must be valid for ever. A change of the speed of mice, the growth of
//! mazes or the format of recordings needs a new version of the format.

use std::fs;
use std::path::Path;

use icetea_maze::game::race::Race;
use icetea_maze::game::replay::{Recording, Verdict};

use super::wanderer::{measured_of, name};

/// The maze of each game.
const GAMES: [&str; 10] = [
    "kruskal1-2x2-0",
    "kruskal1-12x9-233",
    "backtracker1-10x14-7",
    "prim1-5x11-99",
    "division1-13x6-tea",
    "dig1-8x8-3",
    "wilson1-9x2-18446744073709551615",
    "growing-tree1-8x5-random30-joined-loops25-7",
    "hunt-and-kill1-6x7-loops50-12",
    "eller1-2x9-5",
];

#[test]
fn recorded_games_are_true_for_ever() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/replays");
    for (place, code) in GAMES.into_iter().enumerate() {
        let text = fs::read_to_string(folder.join(format!("{place}.txt"))).unwrap();
        let recording = Recording::read(&text).unwrap_or_else(|error| panic!("{code}: {error}"));
        let measured = measured_of(code);
        assert_eq!(recording.check(&measured.maze), Verdict::Consistent, "{code}");
        assert_eq!(recording.players[0].track.end_tick(), recording.ticks, "{code}");
        let mut run = Race::alone(measured).with_ghost(0, recording.players[0].track.clone());
        while !run.is_over() {
            run.tick(&[]);
        }
        assert_eq!(Recording::of_run(&run, name("Wanderer")).unwrap().write(), text, "{code}");
    }
}
