//! Keys on a string: only the one taken last opens a door, a mouse may lose its way and is told so,
//! and the recording proves all of it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use icetea_maze::game::race::{Race, RaceEvent};
use icetea_maze::game::rules::{KeyColour, Puzzle, RuleMark, RuleSupply, RulesState};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Direction, Maze, Spec, Tile};
use proptest::prelude::*;

use crate::puzzles::{
    self, assert_recording_tells_all, assert_rules_are_checked, assert_solvers_finish, measured,
    puzzle, walk,
};

const CODE: &str = "kruskal1-6x5-loops20-string4-7";

fn any_spec() -> impl Strategy<Value = Spec> {
    let quest = puzzles::any_quest(&[
        ("cheeses", 0..=2),
        ("keys", 0..=1),
        ("plates", 0..=2),
        ("flaps", 0..=2),
        ("teapots", 0..=1),
        ("ice", 0..=1),
        ("melting", 0..=1),
        ("string", 2..=5),
    ]);
    puzzles::any_spec(quest, 7)
}

/// This spec with nothing but cheeses and keys on a string in its maze.
fn with_string_alone(spec: Spec) -> Spec {
    let fields = ["cheeses", "string"].map(|field| (field, spec.quest().count(field)));
    spec.with_quest(puzzles::quest(&fields)).unwrap()
}

/// The keys that lie in the maze, the locked doors, and the keys on the string, the one taken last at
/// the end.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Locks {
    keys: BTreeMap<Tile, KeyColour>,
    doors: BTreeMap<Tile, KeyColour>,
    string: Vec<KeyColour>,
}

impl Locks {
    fn seen(puzzle: &Puzzle, state: RulesState) -> Self {
        let (mut keys, mut doors) = (BTreeMap::new(), BTreeMap::new());
        for mark in puzzle.marks(state, state) {
            match mark {
                RuleMark::ColouredKey { colour, at } => _ = keys.insert(at, colour),
                RuleMark::ColouredDoor { colour, at } => _ = doors.insert(at, colour),
                _ => {}
            }
        }
        let held = puzzle.supplies(state).find_map(|supply| match supply {
            RuleSupply::Keys(held) => Some(held),
            _ => None,
        });
        let held = held.unwrap_or_default();
        Self { keys, doors, string: held.into_iter().flatten().rev().collect() }
    }

    /// After a stride, if a mouse can go it.
    fn after(&self, maze: &Maze, from: Tile, way: Direction) -> Option<Self> {
        let (mut next, passage) = (self.clone(), from.step(way));
        if let Some(colour) = next.doors.remove(&passage)
            && next.string.pop() != Some(colour)
        {
            return None;
        }
        next.string.extend(next.keys.remove(&from.go(way, 2)));
        maze.grid().is_open(passage).then_some(next)
    }
}

/// The number of strides from a room to where all cheeses are eaten.
fn fewest_strides(maze: &Maze, from: Tile, locks: &Locks, eaten: &BTreeSet<Tile>) -> Option<u32> {
    let mut wave = vec![(from, locks.clone(), eaten.clone())];
    let mut seen: BTreeSet<_> = wave.iter().cloned().collect();
    for strides in 0.. {
        if wave.iter().any(|(_, _, eaten)| eaten.len() == maze.goals().len()) {
            return Some(strides);
        }
        let before = std::mem::take(&mut wave);
        for (place, locks, eaten) in before {
            for way in Direction::ALL {
                let Some(next) = locks.after(maze, place, way) else { continue };
                let (to, mut eaten) = (place.go(way, 2), eaten.clone());
                eaten.extend(maze.is_goal(to).then_some(to));
                let node = (to, next, eaten);
                wave.extend(seen.insert(node.clone()).then_some(node));
            }
        }
        if wave.is_empty() {
            return None;
        }
    }
    None
}

/// The number of strides from the start.
pub fn fewest_strides_in(maze: &Maze, puzzle: &Puzzle) -> Option<u32> {
    let locks = Locks::seen(puzzle, puzzle.begin());
    fewest_strides(maze, maze.start(), &locks, &BTreeSet::new())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn the_shortest_way_is_the_shortest(spec in any_spec()) {
        let measured = measured(&with_string_alone(spec));
        let Some(puzzle) = &measured.rules.puzzle else { return Ok(()) };
        let fewest = fewest_strides_in(&measured.maze, puzzle);
        prop_assert!(fewest.is_some(), "{}", spec);
        prop_assert_eq!(measured.shortest, fewest, "{}", spec);
        let Locks { keys, doors, string } = Locks::seen(puzzle, puzzle.begin());
        prop_assert!(string.is_empty() && doors.keys().all(|&at| measured.maze.grid().is_open(at)));
        let colours = |of: BTreeMap<Tile, KeyColour>| -> Vec<KeyColour> {
            let mut colours: Vec<_> = of.into_values().collect();
            colours.sort_unstable();
            colours
        };
        prop_assert_eq!(colours(keys), colours(doors));
    }

    /// Wherever one goes, only the key taken last opens a door and is used up. A mouse is stranded
    /// where no way leads to the end, and nowhere else, and is told when it comes there.
    #[test]
    fn only_the_key_taken_last_opens(
        (spec, strides, seed) in (any_spec(), 0_u32..50, any::<u64>()),
    ) {
        let measured = measured(&with_string_alone(spec));
        let Some(puzzle) = &measured.rules.puzzle else { return Ok(()) };
        let (mut race, mut dice) = (Race::alone(Arc::clone(&measured)), Dice::new(seed));
        let maze = &measured.maze;
        let (mut locks, mut eaten) = (Locks::seen(puzzle, puzzle.begin()), BTreeSet::new());
        for _ in 0..strides {
            let (from, was_stranded) = (race.runner(0).place(), race.is_stranded());
            let way = Direction::nth(dice.below(4) as u8);
            if !maze.grid().is_open(from.step(way)) {
                continue;
            }
            let (to, before) = (from.go(way, 2), locks.clone());
            let events = walk(&mut race, to);
            let next = locks.after(maze, from, way);
            prop_assert_eq!(race.runner(0).place() == to, next.is_some(), "{}", spec);
            eaten.extend((next.is_some() && maze.is_goal(to)).then_some(to));
            locks = next.unwrap_or(locks);
            if race.is_over() {
                return Ok(());
            }
            prop_assert_eq!(&Locks::seen(puzzle, race.state), &locks, "{}", spec);
            let told = events.iter().find_map(|event| match event {
                RaceEvent::Rule { event, .. } => Some(event.name),
                _ => None,
            });
            let name = if before.keys == locks.keys { "door" } else { "key" };
            prop_assert_eq!(told, (before != locks).then_some(name), "{}", spec);
            let here = race.runner(0).place();
            let fewest = fewest_strides(maze, here, &locks, &eaten);
            prop_assert_eq!(puzzle.steps(here, race.state), fewest, "{}", spec);
            prop_assert_eq!(race.is_stranded(), fewest.is_none(), "{}", spec);
            let is_told = events.contains(&RaceEvent::Stranded { is_asked: false });
            prop_assert_eq!(is_told, race.is_stranded() && !was_stranded);
        }
    }

    /// With any other rules beside it, a race is resumed as it was, and a recording is believed and
    /// plays as the race went.
    #[test]
    fn a_recording_tells_the_whole_race(
        (spec, strides, seed) in (any_spec(), 0_u32..30, any::<u64>()),
    ) {
        assert_recording_tells_all(&spec, strides, seed);
    }
}

#[test]
fn auto_solve_takes_keys_in_the_right_order() {
    assert_solvers_finish(CODE, 1, 6_000);
    assert_solvers_finish("prim1-7x6-loops20-cheeses2-flaps2-string3-3", 1, 6_000);
}

#[test]
fn who_goes_through_locked_doors_is_not_believed() {
    assert_rules_are_checked(CODE);
}

/// The places of things are a promise: they may never change.
#[test]
fn keys_lie_where_they_always_lay() {
    let measured = measured(&CODE.parse().unwrap());
    let Locks { keys, doors, .. } = Locks::seen(puzzle(&measured), puzzle(&measured).begin());
    let told = |of: BTreeMap<Tile, KeyColour>| -> Vec<_> {
        of.into_iter().map(|(at, colour)| (at.column, at.row, colour)).collect()
    };
    let [blue, red] = [KeyColour::Blue, KeyColour::Red];
    assert_eq!(told(keys), [(3, 5, blue), (7, 5, red), (9, 5, red), (9, 9, blue)]);
    assert_eq!(told(doors), [(6, 5, blue), (10, 5, red), (9, 6, blue), (10, 9, red)]);
    assert_eq!(measured.shortest, Some(31));
}
