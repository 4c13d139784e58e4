//! Rounds of two are recorded exactly, read back, and are believed only unchanged.

use std::sync::Arc;

use icetea_maze::game::race::Track;
use icetea_maze::game::replay::{Drift, PlayedRound, Recorded, Recording, ReplayKind, Verdict};
use icetea_maze::game::versus::computer::Computer;
use icetea_maze::game::versus::player::Coat;
use icetea_maze::game::versus::rules::{Mind, Seat};
use icetea_maze::maze::{Direction, Maze, Tile};

use super::duelists::{begun, game, played, recorded_round, swapped};
use super::mutations::{assert_no_changed_byte_is_believed, assert_nothing_missing_is_believed};
use super::wanderer::{measured, measured_of, name};

const RULES: [&str; 13] = [
    "race-bo1",
    "race-bo3-mirrored",
    "race-bo3-lead2x1",
    "race-bo5-mirrored-lead1x3-short20",
    "meet-bo1",
    "meet-bo3-mirrored-lead1x2",
    "meet-bo7-wall4",
    "hunt-bo3",
    "hunt-bo3-mirrored-lead2x2",
    "hunt-bo1-deep12",
    "hunt2-bo3-mirrored",
    "snatch-bo3",
    "snatch-bo1-mirrored-lead1x1",
];
const MAZES: [&str; 4] =
    ["kruskal1-2x2-7", "prim1-7x4-3", "backtracker1-3x9-1", "dig1-6x5-loops40-2"];

fn check(recording: &Recording) -> Verdict {
    recording.check(&measured(recording.course.spec().unwrap()).maze)
}

fn terms(recording: &Recording) -> PlayedRound {
    let ReplayKind::Round(round) = recording.kind else { panic!("a run") };
    round
}

#[test]
fn what_was_played_reads_back_and_is_true() {
    for maze in MAZES {
        for rules in RULES {
            for seed in 0..4 {
                let mut game = game(maze, rules);
                if seed % 2 == 1 {
                    game = swapped(&game);
                }
                let round = played(&game, seed, seed > 1);
                let recording = recorded_round(&game, &round);
                let recording = if seed == 3 { in_coats(recording) } else { recording };
                let text = recording.write();
                let read = Recording::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(read, recording);
                assert_eq!(check(&read), Verdict::Consistent, "{text}");
                assert_eq!(u64::from(read.ticks), round.ticks);
                for (side, player) in read.players.iter().enumerate() {
                    assert!(player.track.places_by(u32::MAX).eq(round.runner(side).trail.clone()));
                    assert_eq!(terms(&read).player_at(side), game.player_at(side));
                    assert_eq!(terms(&read).cheeses[side], round.runner(side).cheeses);
                }
            }
        }
    }
}

fn in_coats(recording: Recording) -> Recording {
    recording.in_coats([Coat::Rabbit, Coat::Hedgehog])
}

#[test]
fn coats_are_taken_down_where_they_are_known() {
    let game = game("kruskal1-3x2-7", "race-bo1");
    let bare = recorded_round(&game, &played(&game, 1, false));
    let dressed = in_coats(bare.clone());
    assert!(!bare.write().contains("coat"));
    assert!(dressed.write().contains("\nplayer Ann\ncoat rabbit\nstart 1 1\n"));
    let coats = |recording: &Recording| [0, 1].map(|side| recording.players[side].coat);
    assert_eq!(coats(&Recording::read(&bare.write()).unwrap()), [None; 2]);
    let read = Recording::read(&dressed.write()).unwrap();
    assert_eq!(coats(&read), [Some(Coat::Rabbit), Some(Coat::Hedgehog)]);
    let error = Recording::read(&dressed.write().replace("coat rabbit", "coat raincoat"));
    assert!(error.unwrap_err().to_string().contains("'coat rabbit' or the like has to stand"));
}

#[test]
fn two_that_come_in_the_same_tick_are_recorded_as_a_draw() {
    let game = game("kruskal1-5x3-7", "race-bo3-mirrored");
    let mut round = begun(&game);
    let mut mind = Computer::new(Mind::ShortestWay, Arc::clone(&round.arena), 0);
    while !round.is_over() {
        let steering = mind.steer(round.runner(0), &[]);
        round.tick(&[steering; 2]);
    }
    let recording = recorded_round(&game, &round);
    assert_eq!(terms(&recording).winner, None);
    assert!(recording.write().contains("\nwinner nobody\n"));
    assert_eq!(check(&recording), Verdict::Consistent);
}

#[test]
fn a_round_that_is_not_over_is_not_taken_down() {
    let game = game("kruskal1-5x3-7", "race-bo3");
    let round = begun(&game);
    assert!(Recording::of_round(&game, &round, [name("Ann"), name("Ben")]).is_none());
}

fn subject() -> (String, Maze) {
    let game = game("kruskal1-3x2-7", "hunt-bo3-mirrored-lead2x1");
    let text = in_coats(recorded_round(&game, &played(&game, 2, false))).write();
    (text, Maze::clone(&measured(game.course().spec().unwrap()).maze))
}

#[test]
fn no_changed_byte_is_believed() {
    let (text, maze) = subject();
    assert_no_changed_byte_is_believed(&text, &maze);
}

#[test]
fn nothing_may_be_missing_or_added() {
    let (text, maze) = subject();
    assert_nothing_missing_is_believed(&text, &maze);
}

/// A recording of these rules in this maze, both of which come to the cheese in tick 55 if they
/// walk `1rdr`:
///
/// ```text
/// #######
/// #S  # #
/// # # # #
/// # #  G#
/// #######
/// ```
fn told(rules: &str, winner: Option<Seat>, ticks: u32, ways: [&str; 2]) -> Result<(), Drift> {
    let code = "kruskal1-3x2-1";
    let players = ways.into_iter().zip(["Ann", "Ben"]).map(|(path, player)| {
        let track = Track::new(Tile::new(1, 1), 2).with_text(path).unwrap();
        Recorded { name: name(player), coat: None, steps: track.strides().len() as u32, track }
    });
    let rules = rules.parse().unwrap();
    let round = PlayedRound { rules, are_sides_swapped: false, winner, cheeses: [0; 2] };
    let spec: icetea_maze::maze::Spec = code.parse().unwrap();
    let recording = Recording::new(ReplayKind::Round(round), spec, false, ticks, players.collect());
    match recording.check(&measured_of(code).maze) {
        Verdict::Consistent => Ok(()),
        Verdict::Drifts(drift) => Err(drift),
        Verdict::Tampered { .. } => panic!("it adds up"),
    }
}

#[test]
fn what_cannot_have_happened_is_told_in_a_sentence() {
    const ONE: Option<Seat> = Some(Seat::One);
    const TWO: Option<Seat> = Some(Seat::Two);
    for (rules, winner, ticks, ways) in [
        ("race-bo3", None, 55, ["1rdr", "1rdr"]),
        ("race-bo3", ONE, 56, ["1rdr", "2rdr"]),
        ("race-bo3", TWO, 55, ["1rd", "1rdr"]),
        ("race-bo3", TWO, 99, ["", "1rdr"]),
        ("race-bo3-lead1x1", ONE, 175, ["1rdr", "121rdr"]),
    ] {
        assert_eq!(told(rules, winner, ticks, ways), Ok(()), "{rules} {ways:?}");
    }
    for (rules, winner, ticks, ways, sentence) in [
        (
            "race-bo3",
            ONE,
            55,
            ["1rdr", "1rdr"],
            "the round is said to be won by player 1, but is a draw",
        ),
        (
            "race-bo3",
            TWO,
            56,
            ["1rdr", "2rdr"],
            "the round is said to be won by player 2, but is won by player 1",
        ),
        ("race-bo3", ONE, 54, ["1rdr", ""], "it is said to be over in tick 54, but is in tick 55"),
        (
            "race-bo3",
            ONE,
            57,
            ["1rdr", "2rdr"],
            "it is said to be over in tick 57, but is in tick 56",
        ),
        (
            "race-bo3",
            ONE,
            90,
            ["1rdrl", ""],
            "Ann goes on to tick 73, when there is nothing more to be done",
        ),
        ("race-bo3", ONE, 55, ["1rd", ""], "nobody has won the round yet, and nobody has lost it"),
        (
            "race-bo3-lead1x1",
            ONE,
            174,
            ["1rdr", "120rdr"],
            "Ben starts in tick 120, but has to wait until tick 120 is over",
        ),
        (
            "race-bo3-short20",
            None,
            55,
            ["1rdr", "1rdr"],
            "Ben does not go as fast or slowly as the rules say",
        ),
        (
            "race-bo3",
            ONE,
            55,
            ["1rdr", "1l"],
            "step 1 of Ben leads left from column 1, row 1, where there is a wall",
        ),
        (
            "meet-bo3",
            ONE,
            55,
            ["1rdr", ""],
            "Ben starts at column 1, row 1, but should start at column 5, row 3",
        ),
    ] {
        let drift = told(rules, winner, ticks, ways).unwrap_err();
        assert_eq!(drift.to_string(), sentence);
    }
}

#[test]
fn other_cheeses_are_not_believed() {
    let game = game("prim1-7x4-3", "hunt-bo3");
    let recording = recorded_round(&game, &played(&game, 3, false));
    for side in [0, 1] {
        let mut round = terms(&recording);
        round.cheeses[side] += 1;
        let Recording { course, ticks, players, .. } = recording.clone();
        let other = Recording::new(ReplayKind::Round(round), course, false, ticks, players);
        assert!(matches!(check(&other), Verdict::Drifts(Drift::Cheeses { .. })));
    }
}

#[test]
fn what_is_no_round_is_told_in_a_sentence() {
    let (good, _) = subject();
    let without_player = good.split_at(good.find("player Ben").unwrap()).0.to_owned();
    for (text, sentence) in [
        (good.replace("hunt-bo3", "hunt-bo2"), "line 4: 'bo2' is not a number of rounds"),
        (good.replace("hunt-bo3", "bo3"), "line 4: there is no mode 'bo3'"),
        (good.replace("seats 1 2", "seats 2 2"), "line 5: 'seats 1 2' or the like has to stand"),
        (good.replace("winner ", "winner 3"), "line 6: 'winner 1' or the like has to stand here"),
        (good.replace("cheeses ", "cheeses a"), "line 7: 'cheeses 3 2' or the like has to stand"),
        (good.replace("mirrored-lead2x1", "lead2x1-mirrored"), "line 4: the game writes 'rules "),
        (without_player, "line "),
    ] {
        assert_ne!(text, good);
        let error = Recording::read(&text).unwrap_err().to_string();
        assert!(error.starts_with(sentence), "{error}");
    }
}

#[test]
fn rounds_have_no_way_through_walls() {
    let game = game("prim1-7x4-3", "race-bo3");
    let recording = recorded_round(&game, &played(&game, 3, false));
    let maze = measured(game.course().spec().unwrap()).maze.clone();
    let closed = Direction::ALL
        .into_iter()
        .find(|&direction| !maze.grid().is_open(maze.start().step(direction)))
        .unwrap();
    let letter = ["r", "d", "l", "u"][closed as usize];
    for side in [0, 1] {
        let mut players = recording.players.clone();
        let start = players[side].track.start();
        let text = players[side].track.text();
        let first = text.find(|sign: char| sign.is_ascii_alphabetic()).unwrap();
        let text = [&text[..first], letter, &text[first + 1..]].concat();
        players[side].track = Track::new(start, 2).with_text(&text).unwrap();
        let Recording { kind, course, ticks, .. } = recording;
        let other = Recording::new(kind, course, false, ticks, players);
        assert!(matches!(check(&other), Verdict::Drifts(Drift::Wall { step: 1, .. })));
    }
}
