//! Ice on which a mouse slides on: it is never shut in, and the recording proves all of it.

use std::collections::BTreeSet;
use std::sync::Arc;

use icetea_maze::game::race::{Race, RaceEvent};
use icetea_maze::game::replay::{Drift, Recording, Verdict};
use icetea_maze::game::rules::{Puzzle, RuleMark};
use icetea_maze::game::tuning::RUN_TICKS_PER_TILE;
use icetea_maze::game::walker::Steering;
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Direction, Maze, Solver, Spec, Tile};
use proptest::prelude::*;

use crate::puzzles::{
    self, all_nodes, assert_recording_tells_all, assert_solvers_finish, fewest_strides_going,
    finished, measured, puzzle, recording, walk,
};

fn any_spec() -> impl Strategy<Value = Spec> {
    let quest = puzzles::any_quest(&[
        ("cheeses", 0..=2),
        ("keys", 0..=1),
        ("plates", 0..=2),
        ("flaps", 0..=3),
        ("ice", 1..=1),
    ]);
    puzzles::any_spec(quest, 9)
}

/// The rooms with ice.
pub fn ice(puzzle: &Puzzle) -> BTreeSet<Tile> {
    let marks = puzzle.marks(puzzle.begin(), puzzle.begin()).into_iter();
    let icy = |mark| if let RuleMark::Ice { at, .. } = mark { Some(at) } else { None };
    marks.filter_map(icy).collect()
}

/// The rooms through which a mouse slides that goes in a direction, in a maze without other rules.
pub fn slide(maze: &Maze, ice: &BTreeSet<Tile>, from: Tile, way: Direction) -> Vec<Tile> {
    let (mut here, mut rooms) = (from, Vec::new());
    while maze.grid().is_open(here.step(way)) {
        here = here.go(way, 2);
        rooms.push(here);
        if !ice.contains(&here) {
            break;
        }
    }
    rooms
}

/// Presses a direction and waits until the mouse stands. Returns the rooms it came to.
fn push(race: &mut Race, way: Direction) -> Vec<Tile> {
    let mut events =
        race.tick(&[Steering { held: Some(way), pressed: Some(way), ..Steering::default() }]);
    while race.runner(0).is_walking() {
        events.extend(race.tick(&[Steering::default()]));
    }
    let room = |event| match event {
        RaceEvent::Stepped { tile, .. } => Some(tile),
        _ => None,
    };
    events.into_iter().filter_map(room).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, ..ProptestConfig::default() })]

    #[test]
    fn nobody_is_ever_shut_in(spec in any_spec()) {
        let measured = measured(&spec);
        let Some(puzzle) = &measured.rules.puzzle else { return Ok(()) };
        for (room, state) in all_nodes(puzzle) {
            prop_assert!(puzzle.steps(room, state).is_some(), "{}", spec);
        }
        let ice = ice(puzzle);
        prop_assert!(ice.iter().all(|&tile| measured.maze.grid().is_open(tile)));
        prop_assert!(!ice.contains(&measured.maze.start()));
        prop_assert!(!ice.iter().any(|&tile| puzzle.is_thing(tile) || measured.maze.is_goal(tile)));
    }

    #[test]
    fn the_shortest_way_is_the_shortest(spec in any_spec()) {
        let quest = puzzles::quest(&[("cheeses", spec.quest().count("cheeses")), ("ice", 1)]);
        let spec = spec.with_quest(quest).unwrap();
        let measured = measured(&spec);
        let puzzle = puzzle(&measured);
        let ice = ice(puzzle);
        let fewest = fewest_strides_going(&measured.maze, |place, way| {
            // Nothing lies on ice, so only the last room may have a cheese.
            let rooms = slide(&measured.maze, &ice, place, way);
            rooms.last().map(|&to| (to, rooms.len() as u32))
        });
        prop_assert_eq!(measured.shortest, fewest, "{}", spec);
    }

    /// Wherever the mouse goes, it slides as far as it should, and the recording is believed.
    #[test]
    fn a_slide_ends_where_the_ice_does_or_at_a_wall(
        (spec, pushes, seed) in (any_spec(), 0_u32..30, any::<u64>()),
    ) {
        let quest = puzzles::quest(&[("cheeses", spec.quest().count("cheeses")), ("ice", 1)]);
        let spec = spec.with_quest(quest).unwrap();
        let measured = measured(&spec);
        let ice = ice(puzzle(&measured));
        let mut race = Race::alone(Arc::clone(&measured));
        let mut dice = Dice::new(seed);
        for _ in 0..pushes {
            let way = Direction::nth(dice.below(4) as u8);
            let rooms = slide(&measured.maze, &ice, race.runner(0).place(), way);
            let (ticks, pushed) = (race.ticks, push(&mut race, way));
            prop_assert_eq!(&pushed, &rooms, "{}", spec);
            if rooms.first().is_some_and(|room| ice.contains(room)) && rooms.len() > 1 {
                let pace = u64::from(2 * RUN_TICKS_PER_TILE);
                prop_assert_eq!(race.ticks - ticks, 1 + rooms.len() as u64 * pace);
            }
            if race.is_over() {
                break;
            }
        }
        prop_assert_eq!(finished(&mut race).check(&measured.maze), Verdict::Consistent, "{}", spec);
    }

    /// With any other rules beside it, a recording is believed and plays as the race went.
    #[test]
    fn a_recording_tells_the_whole_race(
        (spec, strides, seed) in (any_spec(), 0_u32..40, any::<u64>()),
    ) {
        assert_recording_tells_all(&spec, strides, seed);
    }
}

#[test]
fn auto_solve_knows_how_ice_slides() {
    assert_solvers_finish("kruskal1-6x5-loops40-cheeses2-ice1-7", 5, 4_000);
    assert_solvers_finish("prim1-7x6-loops60-cheeses2-keys1-flaps2-ice1-3", 5, 4_000);
}

/// Auto-solve may begin in the middle of a slide, and a run may be resumed there.
#[test]
fn a_slide_goes_on_whatever_comes_between() {
    let measured = measured(&"kruskal1-6x5-loops40-cheeses2-ice1-7".parse().unwrap());
    let puzzle = puzzle(&measured);
    let mut race = Race::alone(Arc::clone(&measured));
    let mut slides = 0;
    while !race.is_over() {
        let way = puzzle.path(race.runner(0).place(), race.state).nth(1);
        let place = race.runner(0).place();
        let held = way.and_then(|next| place.direction_towards(next));
        race.tick(&[Steering { held, pressed: held, ..Steering::default() }]);
        while race.state.ahead.is_none() && race.runner(0).is_walking() {
            race.tick(&[Steering::default()]);
        }
        if let Some(ahead) = race.state.ahead {
            slides += 1;
            let trail = race.runner(0).trail.clone();
            let mut resumed = Race::resume(Arc::clone(&measured), trail, 1_000, false);
            assert_eq!(resumed.state, race.state);
            resumed.toggle_solving(Solver::DepthFirst);
            resumed.tick(&[Steering::default()]);
            assert_eq!(resumed.runner(0).destination(), ahead.to);
            for _ in 0..4_000 {
                resumed.tick(&[Steering::default()]);
            }
            assert!(resumed.is_over());
        }
        while race.runner(0).is_walking() {
            race.tick(&[Steering::default()]);
        }
    }
    assert!(slides > 2, "{slides}");
}

#[test]
fn who_stops_on_ice_is_not_believed() {
    let spec: Spec = "kruskal1-6x5-loops40-cheeses2-ice1-7".parse().unwrap();
    let without = spec.with_quest(puzzles::quest(&[("cheeses", 2)])).unwrap();
    let plain = measured(&without);
    let mut race = Race::alone(Arc::clone(&plain));
    for place in plain.path_from(plain.maze.start()).step_by(2).skip(1) {
        walk(&mut race, place);
    }
    let Recording { kind, helped, ticks, players, .. } = recording(&race);
    let verdict = Recording::new(kind, spec, helped, ticks, players).check(&measured(&spec).maze);
    assert!(matches!(verdict, Verdict::Drifts(Drift::Wall { .. })), "{verdict}");
}

#[test]
fn a_maze_with_ice_has_at_most_so_many_rooms() {
    let refused = "kruskal1-20x6-ice1-7".parse::<Spec>().unwrap_err();
    assert!(refused.to_string().contains("100"), "{refused}");
    assert!("kruskal1-10x10-ice1-7".parse::<Spec>().is_ok());
}

/// The places of things are a promise: they may never change.
#[test]
fn ice_lies_where_it_always_lay() {
    let measured = measured(&"kruskal1-6x5-loops40-cheeses2-ice1-7".parse().unwrap());
    let ice = ice(puzzle(&measured));
    let told: Vec<_> = ice.iter().map(|room| (room.column, room.row)).collect();
    let lay = [
        [(5, 1), (7, 1), (9, 1)],
        [(5, 3), (7, 3), (9, 3)],
        [(1, 5), (3, 5), (5, 5)],
        [(7, 5), (9, 5), (1, 7)],
        [(3, 7), (5, 7), (7, 7)],
        [(11, 7), (1, 9), (3, 9)],
        [(5, 9), (7, 9), (9, 9)],
    ];
    assert_eq!(told, lay.concat());
    assert_eq!(measured.shortest, Some(21));
}
