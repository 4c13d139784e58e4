//! A floor that melts behind the mouse: a mouse may lose its way, is told so, and the recording
//! proves all of it.

use std::collections::BTreeSet;
use std::sync::Arc;

use icetea_maze::game::race::{Race, RaceEvent};
use icetea_maze::game::replay::{Drift, Recording, Verdict};
use icetea_maze::game::rules::{Puzzle, RuleMark, RulesState};
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Direction, Maze, Solver, Spec, Tile};
use proptest::prelude::*;

use crate::puzzles::{
    self, assert_recording_tells_all, assert_solvers_finish, finished, measured, puzzle, recording,
    walk,
};

const CODE: &str = "kruskal1-6x5-loops40-cheeses2-melting1-7";

fn any_spec() -> impl Strategy<Value = Spec> {
    let quest = puzzles::any_quest(&[
        ("cheeses", 0..=2),
        ("keys", 0..=1),
        ("plates", 0..=2),
        ("flaps", 0..=2),
        ("teapots", 0..=1),
        ("ice", 0..=1),
        ("melting", 1..=1),
    ]);
    puzzles::any_spec(quest, 7)
}

/// This spec with nothing but cheeses in its maze, whose floor melts.
fn with_melting_alone(spec: Spec) -> Spec {
    let fields = ["cheeses", "melting"].map(|field| (field, spec.quest().count(field)));
    spec.with_quest(puzzles::quest(&fields)).unwrap()
}

/// The rooms that melt, and those that are gone in a state.
pub fn floor(puzzle: &Puzzle, state: RulesState) -> [BTreeSet<Tile>; 2] {
    let mut floor = [BTreeSet::new(), BTreeSet::new()];
    for mark in puzzle.marks(state, state) {
        if let RuleMark::Melting { at, is_gone, .. } = mark {
            floor[0].insert(at);
            floor[1].extend(is_gone.then_some(at));
        }
    }
    floor
}

/// The number of strides to the end of a maze with nothing but cheeses in it, some of which are
/// eaten, when some rooms melt and others are gone.
pub fn fewest_strides(
    maze: &Maze,
    from: Tile,
    [melting, gone]: &[BTreeSet<Tile>; 2],
    eaten: &[Tile],
) -> Option<u32> {
    // A set has the rooms that were left and the cheeses that were eaten since.
    puzzles::fewest_strides(
        from,
        |_, been| maze.goals().iter().all(|cheese| eaten.contains(cheese) || been.contains(cheese)),
        |place, way, mut been| {
            let to = place.go(way, 2);
            been.insert(place);
            let is_gone = gone.contains(&to) || melting.contains(&to) && been.contains(&to);
            been.retain(|room| melting.contains(room) || maze.is_goal(*room));
            been.extend(maze.is_goal(to).then_some(to));
            (maze.grid().is_open(place.step(way)) && !is_gone).then_some(been)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 80, ..ProptestConfig::default() })]

    #[test]
    fn the_shortest_way_is_the_shortest(spec in any_spec()) {
        let measured = measured(&with_melting_alone(spec));
        let Some(puzzle) = &measured.rules.puzzle else { return Ok(()) };
        let (maze, floor) = (&measured.maze, floor(puzzle, puzzle.begin()));
        let fewest = fewest_strides(maze, maze.start(), &floor, &[]);
        prop_assert!(fewest.is_some() && !floor[0].is_empty(), "{}", spec);
        prop_assert_eq!(measured.shortest, fewest, "{}", spec);
    }

    /// A mouse is stranded where no way leads to the end, and nowhere else; it is told when it comes
    /// there, and when it asks for help. What is gone is what it has left.
    #[test]
    fn who_loses_the_way_is_told_so(
        (spec, strides, seed) in (any_spec(), 0_u32..30, any::<u64>()),
    ) {
        let measured = measured(&with_melting_alone(spec));
        let Some(puzzle) = &measured.rules.puzzle else { return Ok(()) };
        let (mut race, mut dice) = (Race::alone(Arc::clone(&measured)), Dice::new(seed));
        let [melting, _] = floor(puzzle, puzzle.begin());
        for _ in 0..strides {
            let was_stranded = race.is_stranded();
            let from = race.runner(0).place();
            let way = Direction::nth(dice.below(4) as u8);
            let events = if measured.maze.grid().is_open(from.step(way)) {
                walk(&mut race, from.go(way, 2))
            } else {
                Vec::new()
            };
            if race.is_over() {
                return Ok(());
            }
            let [_, gone] = floor(puzzle, race.state);
            let (trail, here) = (&race.runner(0).trail, race.runner(0).place());
            let left: BTreeSet<Tile> = trail[..trail.len() - 1].iter().copied().collect();
            prop_assert_eq!(&gone, &left.intersection(&melting).copied().collect());
            prop_assert!(!gone.contains(&here), "{}", spec);
            let eaten: Vec<Tile> = left.into_iter().chain([here]).collect();
            let fewest =
                fewest_strides(&measured.maze, here, &[melting.clone(), gone], &eaten);
            prop_assert_eq!(puzzle.steps(here, race.state), fewest, "{}", spec);
            prop_assert_eq!(race.is_stranded(), fewest.is_none(), "{}", spec);
            let is_told = events.contains(&RaceEvent::Stranded { is_asked: false });
            prop_assert_eq!(is_told, race.is_stranded() && !was_stranded);
        }
        if race.is_stranded() {
            prop_assert_eq!(race.ask_hint(), Some(RaceEvent::Stranded { is_asked: true }));
            for solver in Solver::ALL {
                prop_assert_eq!(race.toggle_solving(solver), Some(RaceEvent::Stranded { is_asked: true }));
                prop_assert!(race.solving().is_none() && !race.is_helped());
            }
        }
    }

    /// With any other rules beside it, a race is resumed as it was, stranded or not, and a recording
    /// is believed and plays as the race went.
    #[test]
    fn a_recording_tells_the_whole_race(
        (spec, strides, seed) in (any_spec(), 0_u32..12, any::<u64>()),
    ) {
        assert_recording_tells_all(&spec, strides, seed);
    }
}

#[test]
fn auto_solve_leaves_no_room_too_early() {
    assert_solvers_finish(CODE, 1, 4_000);
    assert_solvers_finish("prim1-6x6-loops60-cheeses2-keys1-flaps2-melting1-3", 1, 4_000);
}

/// Auto-solve may be asked for on the way to where no way leads on.
#[test]
fn auto_solve_that_begins_too_late_says_so() {
    let measured = measured(&CODE.parse().unwrap());
    let puzzle = puzzle(&measured);
    let mut race = Race::alone(Arc::clone(&measured));
    let way = loop {
        let (place, state) = (race.runner(0).place(), race.state);
        let strands = |way: &Direction| {
            let after = puzzle.after_going(state, place, place.go(*way, 2));
            puzzle.steps(place.go(*way, 2), after).is_none() && !puzzle.is_done(after)
        };
        if let Some(way) = puzzle.ways(place, state).iter().find(strands) {
            break way;
        }
        let next = puzzles::rest_of_way(&race)[0];
        walk(&mut race, next);
    };
    race.tick(&[Steering { held: None, pressed: Some(way), ..Steering::default() }]);
    race.toggle_solving(Solver::DepthFirst);
    assert!(race.solving().unwrap().has_no_path());
    for _ in 0..100 {
        race.tick(&[Steering::default()]);
    }
    assert!(race.is_stranded() && race.solving().unwrap().has_no_path());
    assert_eq!(
        race.toggle_solving(Solver::DepthFirst).map(|_| race.solving().is_none()),
        Some(true)
    );
}

#[test]
fn who_walks_on_water_is_not_believed() {
    let spec: Spec = CODE.parse().unwrap();
    let without = spec.with_quest(puzzles::quest(&[("cheeses", 2)])).unwrap();
    let plain = measured(&without);
    let mut race = Race::alone(Arc::clone(&plain));
    let way: Vec<Tile> = plain.path_from(plain.maze.start()).step_by(2).collect();
    walk(&mut race, way[1]);
    walk(&mut race, way[0]);
    let Recording { kind, helped, ticks, players, .. } = {
        finished(&mut race);
        recording(&race)
    };
    let verdict = Recording::new(kind, spec, helped, ticks, players).check(&measured(&spec).maze);
    assert!(matches!(verdict, Verdict::Drifts(Drift::Wall { .. })), "{verdict}");
}

#[test]
fn a_maze_that_melts_has_at_most_so_many_rooms() {
    let refused = "kruskal1-7x6-melting1-7".parse::<Spec>().unwrap_err();
    assert!(refused.to_string().contains("36"), "{refused}");
    assert!("kruskal1-6x6-melting1-7".parse::<Spec>().is_ok());
}

/// The places of things are a promise: they may never change.
#[test]
fn the_floor_melts_where_it_always_melted() {
    let measured = measured(&CODE.parse().unwrap());
    let [melting, _] = floor(puzzle(&measured), puzzle(&measured).begin());
    let told: Vec<_> = melting.iter().map(|room| (room.column, room.row)).collect();
    let melts = [
        [(1, 1), (3, 1), (5, 1), (9, 1)],
        [(11, 1), (3, 3), (5, 3), (7, 3)],
        [(5, 5), (1, 7), (3, 7), (5, 7)],
        [(11, 7), (1, 9), (3, 9), (5, 9)],
    ];
    assert_eq!(told, melts.concat());
    assert_eq!(measured.shortest, Some(17));
}
