//! Recordings of two who run for the same cheeses in an endless maze.

use std::fs;
use std::sync::Arc;

use icetea_maze::game::input::Inputs;
use icetea_maze::game::race::Race;
use icetea_maze::game::replay::{PlayedRound, Recording, ReplayKind, Verdict};
use icetea_maze::game::request::{Request, Response};
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::versus::computer::Computer;
use icetea_maze::game::versus::game::Match;
use icetea_maze::game::versus::rules::Mind;
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::Tile;
use icetea_maze::maze::random::Dice;
use icetea_maze::screens::ScreenState;
use icetea_maze::screens::replay::Replay;
use icetea_maze::world::World;

use super::endless::game;
use crate::replay::duelists::swapped;

/// Two players who each know a way, and are slower by this percentage.
struct Pair {
    minds: [Mind; 2],
    dawdle: u8,
    seed: u64,
}

fn played(game: &Match, pair: &Pair, mut see: impl FnMut(&Race)) -> Race {
    let Some(Response::Arena(arena)) = Request::Arena(game.plan()).carry_out(&mut |_| true) else {
        panic!()
    };
    let mut round = game.round(arena);
    let computer = |side: usize| Computer::new(pair.minds[side], Arc::clone(&round.arena), side);
    let mut minds = [0, 1].map(computer);
    let mut dice = Dice::new(pair.seed);
    see(&round);
    while !round.is_over() {
        let steerings = [0, 1].map(|side| {
            let wanted = minds[side].steer(round.runner(side), &round.cheeses_left);
            if dice.chance(pair.dawdle) || round.waits(side) > 1 {
                Steering::default()
            } else {
                wanted
            }
        });
        round.tick(&steerings);
        see(&round);
    }
    round
}

#[test]
fn a_recorded_round_is_true_and_shows_what_was_seen() {
    let minds = [Mind::ShortestWay, Mind::DepthFirst];
    let pair = |seed, minds| Pair { minds, dawdle: 20, seed };
    // The last two reach every cheese in the same tick.
    let together = Pair { minds: [Mind::ShortestWay; 2], dawdle: 0, seed: 0 };
    for (rules, pair) in [
        ("endless-bo1", pair(0, minds)),
        ("endless-bo3-mirrored", pair(1, [minds[1], minds[0]])),
        ("endless-bo1-lead2x1", pair(2, minds)),
        ("endless-bo1-mirrored", together),
    ] {
        let game = game(rules);
        let game = if pair.seed == 1 { swapped(&game) } else { game };
        let seen = |ticks, cheeses: &[Tile], left: &[Tile], eaten: [u8; 2], verdict| {
            (ticks, cheeses.to_vec(), left.to_vec(), eaten, verdict)
        };
        let mut story = Vec::new();
        let round = played(&game, &pair, |round| {
            let eaten = [0, 1].map(|side| round.runner(side).cheeses);
            let (cheeses, left) = (&round.cheeses, &round.cheeses_left);
            story.push(seen(round.ticks, cheeses, left, eaten, round.verdict));
        });
        let names = ["Ann", "Ben"].map(|name| name.parse().unwrap());
        let recording = Recording::of_round(&game, &round, names).unwrap();
        let text = recording.write();
        assert!(text.contains(&format!("\ncode {}\nrules {rules}\n", game.course())), "{text}");
        let read = Recording::read(&text).unwrap();
        let arena = Arc::clone(&round.arena);
        assert_eq!(read.check(&arena.measured.maze), Verdict::Consistent);
        let ReplayKind::Round(terms) = read.kind else { panic!("a run") };
        for lie in [[5, 5], [terms.cheeses[1], terms.cheeses[0]]] {
            let kind = ReplayKind::Round(PlayedRound { cheeses: lie, ..terms });
            let changed =
                Recording::new(kind, read.course, false, read.ticks, read.players.clone());
            let verdict = changed.check(&arena.measured.maze);
            assert_eq!(verdict == Verdict::Consistent, lie == terms.cheeses, "{lie:?}");
        }
        let mut replay = Replay::of_round(Arc::new(read), arena).unwrap();
        let mut world = World::new(Settings::default(), Language::English, 1);
        for told in story {
            assert_eq!(u64::from(replay.tick_shown()), told.0);
            let snapshot = replay.snapshot(0.0).unwrap();
            let eaten = [0, 1].map(|side| snapshot.sides[side].cheeses);
            let (cheeses, left) = (&snapshot.cheeses, &snapshot.cheeses_left);
            assert_eq!(seen(snapshot.ticks, cheeses, left, eaten, snapshot.verdict), told);
            replay.update(&Inputs::default(), &mut world);
        }
    }
}

#[test]
fn recordings_of_rounds_never_change() {
    let game = game("endless-bo1");
    let names = ["Ann", "Ben"].map(|name| name.parse().unwrap());
    let pair = Pair { minds: [Mind::ShortestWay, Mind::DepthFirst], dawdle: 20, seed: 4 };
    let text = Recording::of_round(&game, &played(&game, &pair, |_| {}), names).unwrap().write();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/rounds/endless.txt");
    assert_eq!(fs::read_to_string(path).unwrap(), text);
}
