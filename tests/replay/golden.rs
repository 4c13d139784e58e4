//! Ten recorded games that must be true for ever. Whoever changes how fast a mouse goes, how a maze
//! grows or how a recording is written needs another version of the format.

use std::fs;
use std::path::Path;

use icetea_maze::game::replay::{Recording, Verdict};

use super::wanderer::{measured_of, recorded};

/// The maze and the seed of the wanderer of each game.
const GAMES: [(&str, u64); 10] = [
    ("kruskal1-2x2-0", 1),
    ("kruskal1-12x9-233", 2),
    ("backtracker1-10x14-7", 3),
    ("prim1-5x11-99", 4),
    ("division1-13x6-tea", 5),
    ("dig1-8x8-3", 6),
    ("wilson1-9x2-18446744073709551615", 7),
    ("growing-tree1-8x5-random30-joined-loops25-7", 8),
    ("hunt-and-kill1-6x7-loops50-12", 9),
    ("eller1-2x9-5", 10),
];

#[test]
fn recorded_games_are_true_for_ever() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/replays");
    for (place, (code, seed)) in GAMES.into_iter().enumerate() {
        let text = fs::read_to_string(folder.join(format!("{place}.txt"))).unwrap();
        let recording = Recording::read(&text).unwrap_or_else(|error| panic!("{code}: {error}"));
        let measured = measured_of(code);
        assert_eq!(recording.check(&measured.maze), Verdict::Consistent, "{code}");
        assert_eq!(recording.players[0].track.end_tick(), recording.ticks, "{code}");
        assert_eq!(recorded(code, seed, "Wanderer").write(), text, "{code}");
    }
}
