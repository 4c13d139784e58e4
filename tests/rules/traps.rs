//! The mouse trap that goes round a maze: it follows a wall and catches mice, and the recording
//! proves all of it.

use std::sync::Arc;

use icetea_maze::game::input::Action;
use icetea_maze::game::journey::Stop;
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::{Race, RaceEvent, Track};
use icetea_maze::game::replay::{Drift, Recorded, Recording, Verdict};
use icetea_maze::game::rules::patrol::Patrol;
use icetea_maze::game::saved_run::SavedRun;
use icetea_maze::game::tuning::{PATROL_HOLD_TICKS, PATROL_TICKS_PER_ROOM};
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Direction, Solver, Spec};
use proptest::prelude::*;

use crate::puzzles::{self, Seen, measured, recording};

fn any_spec() -> impl Strategy<Value = Spec> {
    let quest = (any::<bool>(), any::<bool>(), 0_u8..=3).prop_map(
        |(has_two_cheeses, is_locked, plates)| {
            puzzles::quest(&[
                ("cheeses", 2 * u8::from(has_two_cheeses)),
                ("keys", is_locked.into()),
                ("traps", 1),
                ("plates", plates),
            ])
        },
    );
    puzzles::any_spec(quest, 10)
}

fn trap(measured: &MeasuredMaze) -> &Patrol {
    measured.rules.patrol().expect("it has a trap")
}

/// Random keys, early and late, walking and running.
fn play(race: &mut Race, ticks: u32, dice: &mut Dice) -> u32 {
    let (mut caught, mut held) = (0, None);
    for _ in 0..ticks {
        let pressed = dice.chance(12).then(|| Direction::nth(dice.below(4) as u8));
        held = if dice.chance(3) { None } else { pressed.or(held) };
        let events =
            race.tick(&[Steering { held, pressed, run: dice.chance(20), ..Steering::default() }]);
        let is_catch = |event: &&RaceEvent| matches!(event, RaceEvent::Caught { .. });
        caught += events.iter().filter(is_catch).count() as u32;
    }
    caught
}

fn solve(race: &mut Race, solver: Solver) {
    race.toggle_solving(solver);
    for _ in 0..60_000 {
        race.steer_solving(&Action::Skip);
        race.tick(&[Steering::default()]);
        if race.is_over() {
            return;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, ..ProptestConfig::default() })]

    /// From room to room, always with the wall on the same hand, in an endless round.
    #[test]
    fn the_trap_goes_round_along_a_wall(spec in any_spec()) {
        let measured = measured(&spec);
        let (trap, mut grid) = (measured.rules.patrol(), measured.maze.grid().clone());
        // For the trap, a wall stands wherever one may come.
        let walls = measured.rules.puzzle.iter().flat_map(|puzzle| Seen::at_first(puzzle).walls);
        walls.for_each(|([_, to], _)| grid.set(to, false));
        prop_assume!(trap.is_some());
        let trap = trap.unwrap();
        let rounds = trap.round_ticks() / PATROL_TICKS_PER_ROOM;
        let rooms: Vec<_> = trap.rooms().collect();
        prop_assert_eq!(rooms.len() as u64, rounds);
        let way = |place: usize| {
            let [from, to] = [place, place + 1].map(|place| rooms[place % rooms.len()]);
            from.direction_towards(to).expect("the next room is beside it")
        };
        let is_to_hand = |place: usize, is_left_handed: bool| {
            let (here, on) = (rooms[(place + 1) % rooms.len()], way((place + 1) % rooms.len()));
            let mut turn = way(place);
            turn = if is_left_handed { turn.counterclockwise() } else { turn.clockwise() };
            while !grid.open_around(here).contains(turn) {
                turn = if is_left_handed { turn.clockwise() } else { turn.counterclockwise() };
            }
            turn == on
        };
        prop_assert!([true, false].iter().any(|&left| (0..rooms.len()).all(|at| is_to_hand(at, left))));
        for tick in 0..trap.round_ticks() {
            let (here, next) = (trap.room(tick), trap.room(tick + 1));
            prop_assert!(here == next || here.direction_towards(next).is_some());
            prop_assert_eq!(here, trap.room(tick + trap.round_ticks()));
        }
    }

    /// Whatever is pressed, and wherever the run is left and resumed.
    #[test]
    fn whom_it_caught_can_be_told_from_the_recording(
        (spec, ticks, seed) in (any_spec(), 0_u32..2_000, any::<u64>()),
    ) {
        let measured = measured(&spec);
        prop_assume!(measured.rules.patrol().is_some());
        let mut race = Race::alone(Arc::clone(&measured));
        let mut dice = Dice::new(seed);
        play(&mut race, ticks, &mut dice);
        if !race.is_over() && race.has_begun() && dice.coin() {
            let again = SavedRun::of(&race).resume(Arc::clone(&measured)).expect("it fits");
            // An unfinished stride is not saved, nor is a catch on it.
            if !race.runner(0).is_walking() {
                prop_assert_eq!(again.held_ticks(), race.held_ticks());
            }
            race = again;
        }
        play(&mut race, 600, &mut dice);
        solve(&mut race, Solver::BreadthFirst);
        prop_assert!(race.is_over(), "{} cannot be done", spec);
        let recording = recording(&race);
        prop_assert_eq!(recording.check(&measured.maze), Verdict::Consistent, "{}", spec);
    }
}

/// Waits on the round of the trap until it comes.
fn caught(measured: &Arc<MeasuredMaze>) -> Race {
    let mut race = Race::alone(Arc::clone(measured));
    for seed in 0.. {
        if play(&mut race, 200, &mut Dice::new(seed)) > 0 && race.held_ticks() > 2 {
            return race;
        }
        if race.is_over() {
            race = Race::alone(Arc::clone(measured));
        }
    }
    unreachable!("it catches everybody some day")
}

#[test]
fn whoever_is_caught_stands_for_three_seconds_whatever_is_pressed() {
    let measured = measured(&"backtracker1-6x5-loops50-traps1-3".parse().unwrap());
    let mut race = caught(&measured);
    let left = race.held_ticks();
    assert!(left <= PATROL_HOLD_TICKS);
    // A stride that was begun is finished.
    let mut stands = None;
    for _ in 0..left {
        race.tick(&[Steering { held: Some(Direction::Up), run: true, ..Steering::default() }]);
        let steps = race.runner(0).steps();
        if !race.runner(0).is_walking() {
            assert_eq!(*stands.get_or_insert(steps), steps, "it stands");
        }
    }
    assert!(stands.is_some());
    let place = race.runner(0).place();
    let way = measured.maze.grid().open_around(place).nth(0);
    race.tick(&[Steering { held: way, pressed: way, ..Steering::default() }]);
    assert!(race.runner(0).is_walking(), "and goes on then");
}

#[test]
fn who_walks_out_of_the_trap_is_not_believed() {
    let measured = measured(&"backtracker1-6x5-loops50-traps1-3".parse().unwrap());
    let mut race = caught(&measured);
    solve(&mut race, Solver::BreadthFirst);
    let honest = recording(&race);
    assert_eq!(honest.check(&measured.maze), Verdict::Consistent);
    // That path without any of the waits.
    let Recorded { name, coat, steps, track } = honest.players[0].clone();
    let text: String = track.text().chars().filter(|sign| !sign.is_ascii_digit()).collect();
    let mut wait = 1;
    let hasty = loop {
        let start = Track::new(track.start(), 2);
        let hasty = start.with_text(&format!("{wait}{text}")).unwrap();
        let players = vec![Recorded { name: name.clone(), coat, steps, track: hasty.clone() }];
        let spec = measured.spec.unwrap();
        let recording = Recording::new(honest.kind, spec, honest.helped, hasty.end_tick(), players);
        // Begun at the right moment, the run meets the trap again.
        match recording.check(&measured.maze) {
            Verdict::Drifts(drift @ Drift::Caught { .. }) => break drift,
            verdict => assert_eq!(verdict, Verdict::Consistent),
        }
        wait += 7;
    };
    assert!(matches!(hasty, Drift::Caught { .. }));
}

#[test]
fn every_solver_comes_through() {
    let measured = measured(&"backtracker1-8x6-loops50-cheeses2-traps1-5".parse().unwrap());
    for solver in Solver::ALL {
        let mut race = Race::alone(Arc::clone(&measured));
        solve(&mut race, solver);
        assert!(race.is_over(), "{solver:?}");
        assert_eq!(recording(&race).check(&measured.maze), Verdict::Consistent);
    }
}

/// The trap's round is a promise: it may never change.
#[test]
fn the_trap_goes_where_it_always_went() {
    let measured = measured(&"backtracker1-6x5-loops50-traps1-3".parse().unwrap());
    let rooms: Vec<_> = trap(&measured).rooms().map(|room| (room.column, room.row)).collect();
    let first = [(11, 3), (11, 1), (9, 1), (7, 1), (7, 3), (5, 3), (5, 1), (5, 3), (7, 3), (7, 5)];
    assert_eq!((rooms.len(), &rooms[..10]), (50, &first[..]));
}

#[test]
fn the_trap_of_a_stop_is_in_the_way() {
    for stop in Stop::all().chain(Stop::old()) {
        let measured = measured(&stop.spec());
        let is_there = stop.spec().quest().count("traps") > 0;
        assert_eq!(measured.rules.patrol().is_some(), is_there, "{}", stop.code());
        if is_there {
            let rooms: Vec<_> = trap(&measured).rooms().collect();
            assert_ne!(rooms[0], measured.maze.start());
            let path = measured.path_from(measured.maze.start()).step_by(2);
            let met = path.filter(|place| rooms.contains(place)).count();
            assert!(met >= 3, "{}: {met} of {} rooms", stop.code(), rooms.len());
        }
    }
}
