//! Flaps that open one way only and turn when a mouse goes through: it is never shut in, and the
//! recording proves all of it.

use std::collections::BTreeSet;
use std::sync::Arc;

use icetea_maze::game::race::{Race, RaceEvent};
use icetea_maze::game::replay::{Drift, Recording, Verdict};
use icetea_maze::game::rules::{Puzzle, RuleMark, RuleStride};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Direction, Maze, Spec, Tile};
use proptest::prelude::*;

use crate::puzzles::{
    self, Seen, all_nodes, assert_solvers_finish, finished, measured, puzzle, recording, walk,
};

fn any_spec() -> impl Strategy<Value = Spec> {
    let quest = puzzles::any_quest(&[
        ("cheeses", 0..=2),
        ("keys", 0..=1),
        ("plates", 0..=1),
        ("flaps", 1..=6),
    ]);
    puzzles::any_spec(quest, 9)
}

/// The strides that flaps let through at first.
fn flaps(puzzle: &Puzzle) -> Vec<RuleStride> {
    let marks = puzzle.marks(puzzle.begin(), puzzle.begin()).into_iter();
    let flap = |mark| if let RuleMark::Flap { now, .. } = mark { Some(now) } else { None };
    marks.filter_map(flap).collect()
}

/// The number of strides to the end of a maze with nothing but flaps in it; a set has the passages
/// whose flaps were turned.
fn fewest_strides(maze: &Maze, flaps: &[RuleStride]) -> Option<u32> {
    puzzles::fewest_strides(
        maze.start(),
        |place, _| maze.is_goal(place),
        |place, way, mut turned| {
            let between = place.step(way);
            let flap = flaps.iter().find(|flap| flap.passage() == between);
            if let Some(flap) = flap {
                let is_first_way = flap.from == place;
                if is_first_way == turned.contains(&between) {
                    return None;
                }
                if !turned.insert(between) {
                    turned.remove(&between);
                }
            }
            maze.grid().is_open(between).then_some(turned)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, ..ProptestConfig::default() })]

    #[test]
    fn nobody_is_ever_shut_in(spec in any_spec()) {
        let measured = measured(&spec);
        let puzzle = puzzle(&measured);
        for (room, state) in all_nodes(puzzle) {
            prop_assert!(puzzle.steps(room, state).is_some(), "{}", spec);
        }
        let passages: BTreeSet<Tile> = flaps(puzzle).into_iter().map(RuleStride::passage).collect();
        prop_assert_eq!(passages.len(), flaps(puzzle).len());
        prop_assert!(passages.iter().all(|&place| measured.maze.grid().is_open(place)));
        let Seen { doors, walls, .. } = Seen::at_first(puzzle);
        let others = doors.into_iter().chain(walls.into_iter().flat_map(|(places, _)| places));
        prop_assert!(others.into_iter().all(|place| !passages.contains(&place)));
    }

    #[test]
    fn the_shortest_way_is_the_shortest(spec in any_spec()) {
        let flaps_alone = puzzles::quest(&[("flaps", spec.quest().count("flaps"))]);
        let spec = spec.with_quest(flaps_alone).unwrap();
        let measured = measured(&spec);
        let fewest = fewest_strides(&measured.maze, &flaps(puzzle(&measured)));
        prop_assert_eq!(measured.shortest, fewest, "{}", spec);
    }

    /// Wherever one goes, flaps let through what they should and turn, and the recording is
    /// believed.
    #[test]
    fn a_flap_turns_whenever_it_is_passed(
        (spec, strides, seed) in (any_spec(), 0_u32..40, any::<u64>()),
    ) {
        let measured = measured(&spec);
        let mut race = Race::alone(Arc::clone(&measured));
        let mut open: Vec<RuleStride> = flaps(puzzle(&measured));
        let mut dice = Dice::new(seed);
        for _ in 0..strides {
            let from = race.runner(0).place();
            let direction = Direction::nth(dice.below(4) as u8);
            let stride = RuleStride::new(from, direction);
            let grid = measured.maze.grid();
            let is_at_edge = [0, grid.columns() - 1].contains(&stride.passage().column)
                || [0, grid.rows() - 1].contains(&stride.passage().row);
            if is_at_edge {
                continue;
            }
            let steps = race.runner(0).steps();
            let events = walk(&mut race, stride.to);
            let has_passed = race.runner(0).steps() > steps;
            let flap = open.iter_mut().find(|flap| flap.passage() == stride.passage());
            if let Some(flap) = flap {
                prop_assert_eq!(has_passed, *flap == stride, "{}", spec);
                let is_told = |event: &RaceEvent| {
                    matches!(event, RaceEvent::Rule { event, .. } if event.name == "flap")
                };
                prop_assert_eq!(events.iter().any(is_told), has_passed && !race.is_over());
                *flap = if has_passed { flap.back() } else { *flap };
            }
            if race.is_over() {
                break;
            }
        }
        prop_assert_eq!(finished(&mut race).check(&measured.maze), Verdict::Consistent, "{}", spec);
    }
}

#[test]
fn auto_solve_knows_which_way_flaps_open() {
    assert_solvers_finish("kruskal1-6x5-loops40-flaps6-7", 5, 4_000);
    assert_solvers_finish("prim1-7x6-loops60-cheeses2-keys1-flaps4-3", 5, 4_000);
}

#[test]
fn who_goes_through_a_flap_the_wrong_way_is_not_believed() {
    let spec: Spec = "kruskal1-6x5-loops40-flaps6-7".parse().unwrap();
    let plain = measured(&spec.without_quest());
    let mut race = Race::alone(Arc::clone(&plain));
    for place in plain.path_from(plain.maze.start()).step_by(2).skip(1) {
        walk(&mut race, place);
    }
    let Recording { kind, helped, ticks, players, .. } = recording(&race);
    let verdict = Recording::new(kind, spec, helped, ticks, players).check(&measured(&spec).maze);
    assert!(matches!(verdict, Verdict::Drifts(Drift::Wall { .. })), "{verdict}");
}

/// The places of things are a promise: they may never change.
#[test]
fn flaps_hang_where_they_always_hung() {
    let measured = measured(&"kruskal1-6x5-loops40-flaps6-7".parse().unwrap());
    let flaps = flaps(puzzle(&measured));
    let told = flaps.iter().map(|flap| (flap.from.column, flap.from.row, flap.direction));
    let hung = [
        (7, 1, Direction::Left),
        (3, 7, Direction::Left),
        (7, 5, Direction::Left),
        (5, 5, Direction::Left),
        (3, 7, Direction::Right),
        (5, 1, Direction::Down),
    ];
    assert_eq!(told.collect::<Vec<_>>(), hung);
    assert_eq!(measured.shortest, Some(13));
}
