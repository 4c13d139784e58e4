//! Recorded rounds of two that must be valid for ever, one of each kind, and believed only
//! unchanged.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use icetea_maze::game::ghost::Ghost;
use icetea_maze::game::race::Race;
use icetea_maze::game::replay::{Recording, ReplayKind, Verdict};
use icetea_maze::game::versus::computer::Computer;
use icetea_maze::game::versus::game::Match;
use icetea_maze::game::versus::player::Coat;
use icetea_maze::game::versus::rules::{Mind, Seat};
use icetea_maze::maze::random::Dice;

use super::duelists::{begun, game, played, recorded_round, swapped};
use super::mutations::is_believed;
use super::wanderer::measured_of;

/// The name of the file, the maze, the rules, and the seed of the players.
const GAMES: [(&str, &str, &str, u64); 11] = [
    ("race", "kruskal1-8x5-233", "race-bo3", 1),
    ("meet", "prim1-5x9-3", "meet-bo5", 2),
    ("hunt", "backtracker1-7x6-7", "hunt-bo3", 3),
    ("mirrored", "kruskal1-9x4-8", "race-bo1-mirrored", 4),
    ("head-start", "eller1-6x6-5", "race-bo3-lead2x1", 5),
    ("computer", "wilson1-6x7-18446744073709551615", "meet-bo1-mirrored-lead1x2-wall6", 6),
    ("no-rooms", "dig1-7x6-3", "hunt-bo7-mirrored", 7),
    ("draw", "hunt-and-kill1-6x5-loops50-12", "race-bo3", 8),
    ("ghost", "kruskal1-5x4-4", "race-bo1-ghost", 9),
    ("snatch", "kruskal1-6x5-loops50-7", "snatch-bo3", 10),
    ("hunt-2", "kruskal1-8x6-4", "hunt2-bo3-mirrored", 11),
];

/// The seed of the game that both end in the same tick.
const TIED: u64 = 8;
/// How many other bytes are tried in each place.
const OTHER_BYTES: u32 = 3;

fn round_of(game: &Match, seed: u64) -> Race {
    if seed == TIED { tied(game) } else { played(game, seed, seed % 2 == 1) }
}

/// Both take the same way in the same ticks.
fn tied(game: &Match) -> Race {
    let mut round = begun(game);
    let mut mind = Computer::new(Mind::ShortestWay, Arc::clone(&round.arena), 0);
    while !round.is_over() {
        let steering = mind.steer(round.runner(0), &[]);
        round.tick(&[steering; 2]);
    }
    round
}

fn golden(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/rounds");
    fs::read_to_string(folder.join(format!("{name}.txt"))).unwrap()
}

fn recording_of((name, maze, rules, seed): (&str, &str, &str, u64)) -> Recording {
    let mut game = game(maze, rules);
    if rules.ends_with("ghost") {
        // It is the first player in the recording.
        let walked = Recording::read(&golden(name)).unwrap();
        game = game.against(Arc::new(Ghost::of_best(&walked).unwrap()));
    }
    if seed % 2 == 1 {
        game = swapped(&game);
    }
    let recording = recorded_round(&game, &round_of(&game, seed));
    if seed % 3 == 0 { recording } else { recording.in_coats([Coat::Rabbit, Coat::Mouse]) }
}

#[test]
fn recorded_rounds_are_true_for_ever() {
    let mut winners = Vec::new();
    for game in GAMES {
        let name = game.0;
        let text = golden(name);
        let recording = Recording::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let measured = measured_of(&recording.course.spec().unwrap().to_string());
        assert_eq!(recording.check(&measured.maze), Verdict::Consistent, "{name}");
        assert_eq!(recording_of(game).write(), text, "{name}");
        let ReplayKind::Round(played) = recording.kind else { panic!("{name} is a run") };
        winners.push(played.winner);
    }
    for winner in [Some(Seat::One), Some(Seat::Two), None] {
        assert!(winners.contains(&winner), "{winner:?} in {winners:?}");
    }
}

#[test]
fn no_changed_round_is_believed() {
    let mut dice = Dice::new(1);
    for game in GAMES {
        let text = recording_of(game).write();
        let maze = &measured_of(&recording_of(game).course.spec().unwrap().to_string()).maze;
        for place in 0..text.len() {
            for _ in 0..OTHER_BYTES {
                let mut bytes = text.clone().into_bytes();
                bytes[place] = bytes[place].wrapping_add(1 + dice.below(127) as u8) & 0x7f;
                let changed = String::from_utf8(bytes).unwrap();
                assert!(changed == text || !is_believed(&changed, maze), "{changed}");
            }
        }
    }
}

#[test]
fn what_somebody_makes_to_add_up_is_checked_without_a_panic() {
    let mut dice = Dice::new(2);
    let (mut is_true, mut drifts) = (0, 0);
    for game in GAMES {
        let good = recording_of(game);
        let maze = &measured_of(&good.course.to_string()).maze;
        let text = good.write();
        for _ in 0..2_000 {
            let mut bytes = text.clone().into_bytes();
            let body = text.find("\nchecksum").unwrap();
            let place = dice.below(body as u32) as usize;
            bytes[place] = b"0123456789rdluRDLU \n"[dice.below(20) as usize];
            let changed = String::from_utf8(bytes).unwrap();
            if changed == text {
                continue;
            }
            let Ok(Recording { kind, course, helped, ticks, players, .. }) =
                Recording::read(&changed)
            else {
                continue;
            };
            match Recording::new(kind, course, helped, ticks, players).check(maze) {
                Verdict::Consistent => is_true += 1,
                Verdict::Drifts(_) => drifts += 1,
                Verdict::Tampered { .. } => panic!("it adds up"),
            }
        }
    }
    // A name may differ and a rest be longer, as long as the winner is the same.
    assert!(drifts > 1_000 && drifts > 3 * is_true, "{is_true} true, {drifts} drift");
}
