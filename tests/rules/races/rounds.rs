//! Replays of rounds of two: at every tick everything is as it was.

use icetea_maze::game::command::OpenRefusal;
use icetea_maze::game::input::{Action, Inputs};
use icetea_maze::game::race::Race;
use icetea_maze::game::replay::{Recording, ReplayKind, Verdict};
use icetea_maze::game::tuning::VERSUS_JOY_TICKS;
use icetea_maze::game::versus::game::Match;
use icetea_maze::game::versus::snapshot::{SideSnapshot, Snapshot};
use icetea_maze::maze::Direction;
use icetea_maze::screens::replay::Sight;

use super::duelists::{game, played, played_and_seen, recorded_round, swapped};
use super::player::Player;

const ROUNDS: [(&str, &str); 9] = [
    ("kruskal1-2x2-7", "race-bo1"),
    ("prim1-7x4-3", "race-bo3-mirrored"),
    ("backtracker1-3x9-1", "race-bo3-lead2x2"),
    ("dig1-6x5-loops40-2", "race-bo5-mirrored-lead1x3-short20"),
    ("prim1-7x4-3", "meet-bo3-mirrored-lead1x2"),
    ("wilson1-4x6-3", "meet-bo7-wall4"),
    ("kruskal1-6x5-5", "hunt-bo3"),
    ("kruskal1-6x5-loops50-5", "snatch-bo3"),
    ("backtracker1-5x8-1", "hunt-bo3-mirrored-deep12"),
];

/// All of a moment that is not only for show.
fn told(snapshot: &Snapshot) -> String {
    let sides = snapshot.sides.each_ref().map(|side| {
        let place = (side.steps(), side.place(), side.trail.first().copied());
        (side.seat, side.is_ghost, place, side.arrived_after, side.cheeses, side.wait_ticks)
    });
    let Snapshot { arena, ticks, cheeses_left, verdict, .. } = snapshot;
    format!("{ticks} {sides:?} {cheeses_left:?} {verdict:?} {:?}", arena.plan())
}

/// All of a moment, where both are drawn, and after how many steps.
type Moment = (String, [(f32, f32); 2], [usize; 2]);

fn moment(snapshot: &Snapshot) -> Moment {
    let sides = snapshot.sides.each_ref();
    (told(snapshot), sides.map(|side| side.pose.at), sides.map(SideSnapshot::steps))
}

/// Opens a recording as a replay, and pauses it.
fn watched(recording: &Recording) -> Player {
    let mut player = Player::new();
    let events = player.app.open_recording(recording.clone());
    player.carry_out(events);
    player.press(Action::PlayPause);
    player
}

fn drag_to(player: &mut Player, tick: u64) {
    let share = tick as f64 / player.replay().deck.steps as f64;
    let actions = vec![Action::Drag(share as f32)];
    player.tick(&Inputs { actions, ..Inputs::default() });
    assert_eq!(u64::from(player.replay().tick_shown()), tick);
}

/// A round, its moments tick by tick, and its recording.
fn seen(game: &Match, seed: u64, leaves_loser: bool) -> (Race, Vec<Moment>, Recording) {
    let mut moments = Vec::new();
    let see = |round: &Race| moments.push(moment(&round.snapshot(game, 0, 0.0)));
    let round = played_and_seen(game, seed, leaves_loser, see);
    let recording = recorded_round(game, &round);
    (round, moments, recording)
}

#[test]
fn a_round_is_watched_exactly_as_it_was_played() {
    for (number, (maze, rules)) in ROUNDS.into_iter().enumerate() {
        for (seed, leaves_loser) in [(3, false), (5, true)] {
            let game = game(maze, rules);
            let game = if number % 2 == 1 { swapped(&game) } else { game };
            let (round, moments, recording) = seen(&game, seed, leaves_loser);
            let mut player = watched(&recording);
            assert_eq!(player.replay().deck.steps, round.ticks);
            let last = moments.len() as u64 - 1;
            // Forwards, backwards and in jumps.
            let places = (0..=last).chain((0..=last).rev().step_by(7));
            for place in places.chain((0..=last).map(|at| at * 377 % last).step_by(5)) {
                drag_to(&mut player, place);
                let (said, at, _) = moment(&player.replay().snapshot(0.0).unwrap());
                let (was_said, was_at, steps) = &moments[place as usize];
                assert_eq!(said, *was_said, "{maze} {rules} {place}");
                // An unfinished stride is not recorded.
                for side in (0..2).filter(|&side| steps[side] < round.runner(side).trail.len() - 1)
                {
                    assert_eq!(at[side], was_at[side], "{maze} {rules} {place}");
                }
            }
        }
    }
}

#[test]
fn a_mirrored_round_is_watched_as_each_saw_it() {
    let game = game("prim1-7x4-3", "race-bo3-mirrored");
    let recording = recorded_round(&game, &played(&game, 3, false));
    for draws_alike in [false, true] {
        let mut player = Player::new();
        player.draw_alike(draws_alike);
        let events = player.app.open_recording(recording.clone());
        player.carry_out(events);
        let snapshot = player.replay().snapshot(0.0).unwrap();
        let (one, two) = (snapshot.pose_for(0, 0).at, snapshot.pose_for(1, 1).at);
        assert_eq!(one == two, draws_alike, "both begin at the start");
    }
}

#[test]
fn the_winner_rejoices_at_the_end_and_not_before() {
    for (maze, rules) in ROUNDS {
        let game = game(maze, rules);
        let recording = recorded_round(&game, &played(&game, 4, true));
        let mut player = watched(&recording);
        let joys = |player: &Player| {
            let snapshot = player.replay().snapshot(0.0).unwrap();
            snapshot.sides.each_ref().map(|side| side.joy_ticks > 0)
        };
        drag_to(&mut player, 0);
        assert_eq!(joys(&player), [false; 2], "{maze} {rules}");
        player.press(Action::Skip);
        let decided = |player: &Player| player.replay().snapshot(0.0).unwrap().decided_ticks;
        let before = decided(&player);
        player.wait(VERSUS_JOY_TICKS);
        assert_eq!(decided(&player), before + u64::from(VERSUS_JOY_TICKS), "the moment goes on");
        let ReplayKind::Round(played) = recording.kind else { panic!("a run") };
        for side in 0..2 {
            if Some(played.player_at(side)) == played.winner {
                assert!(joys(&player)[side], "{maze} {rules}");
            }
        }
    }
}

#[test]
fn arrows_stop_where_either_came_to_a_place() {
    let game = game("prim1-7x4-3", "meet-bo3");
    let recording = recorded_round(&game, &played(&game, 4, false));
    let mut player = watched(&recording);
    player.press(Action::Home);
    let arrivals = |side: usize| recording.players[side].track.arrivals().map(|(tick, _)| tick);
    let mut stops: Vec<u32> = arrivals(0).chain(arrivals(1)).collect();
    stops.sort_unstable();
    stops.dedup();
    for stop in stops {
        player.press(Action::Go(Direction::Right));
        assert_eq!(player.replay().tick_shown(), stop);
    }
}

#[test]
fn tab_shows_all_of_both_mazes_and_comes_back() {
    let game = game("kruskal1-40x30-3", "race-bo1");
    let recording = recorded_round(&game, &played(&game, 4, true));
    let mut player = watched(&recording);
    player.app.fit((1280.0, 600.0), 1.0);
    let pitches = |player: &Player| {
        let Sight::Round(sight) = &player.replay().sight else { panic!("a run") };
        [0, 1].map(|side| sight.views.of(side).unwrap().camera.view(0.0).1.round() as u32)
    };
    player.wait(300);
    let near = pitches(&player);
    player.press(Action::Next);
    player.wait(300);
    assert!(player.replay().shows_all());
    assert!(pitches(&player).iter().zip(near).all(|(far, near)| *far < near));
    player.press(Action::Next);
    player.wait(300);
    assert_eq!(pitches(&player), near);
}

#[test]
fn a_round_that_cannot_have_happened_is_not_watched() {
    let game = game("prim1-7x4-3", "race-bo3");
    let good = recorded_round(&game, &played(&game, 4, false));
    let Recording { kind, course, ticks, players, .. } = good;
    let late = Recording::new(kind, course, false, ticks + 1, players);
    let mut player = Player::new();
    let events = player.app.open_recording(late);
    player.carry_out(events);
    assert_eq!(player.app.screen.name(), "title");
    assert!(matches!(player.refusals()[..], [OpenRefusal::Untrue(Verdict::Drifts(_))]));
}
