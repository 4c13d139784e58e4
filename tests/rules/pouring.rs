//! Tea to pour: a wall between two sets costs the rooms of the smaller one, there is as little tea as
//! suffices, a mouse may lose its way and is told so, and the recording proves all of it.

use std::collections::BTreeSet;
use std::sync::Arc;

use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::{Race, RaceEvent};
use icetea_maze::game::rules::{Puzzle, RuleMark, RuleSupply, RulesState};
use icetea_maze::maze::random::Dice;
use icetea_maze::maze::{Direction, Quest, Tile};
use proptest::prelude::*;

use crate::gnawing::{has_true_sets, is_edge};
use crate::puzzles::{
    self, assert_recording_tells_all, assert_rules_are_checked, assert_solvers_finish, measured,
    puzzle, walk,
};

const CODE: &str = "kruskal1-5x4-cheeses2-pour6-7";

fn alone() -> impl Strategy<Value = Quest> {
    puzzles::any_quest(&[("cheeses", 0..=3), ("pour", 2..=9)])
}

fn cups_left(puzzle: &Puzzle, state: RulesState) -> Option<u32> {
    puzzle.supplies(state).find_map(|supply| match supply {
        RuleSupply::Tea(left) => Some(left),
        _ => None,
    })
}

fn melted(puzzle: &Puzzle, state: RulesState) -> BTreeSet<Tile> {
    let marks = puzzle.marks(state, state).into_iter();
    marks
        .filter_map(|mark| if let RuleMark::Melted { at, .. } = mark { Some(at) } else { None })
        .collect()
}

/// What a mouse has done so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Done {
    melted: BTreeSet<Tile>,
    eaten: BTreeSet<Tile>,
    poured: u32,
}

/// The rooms that can be come to without pouring.
fn set_around(measured: &MeasuredMaze, melted: &BTreeSet<Tile>, room: Tile) -> BTreeSet<Tile> {
    let (mut set, mut border) = (BTreeSet::from([room]), vec![room]);
    while let Some(room) = border.pop() {
        for way in Direction::ALL {
            let passage = room.step(way);
            let is_open = measured.floor().grid().is_open(passage) || melted.contains(&passage);
            if is_open && set.insert(room.go(way, 2)) {
                border.push(room.go(way, 2));
            }
        }
    }
    set
}

/// What a mouse has done after a stride with which it may pour so much in all, if nothing bars it.
fn after_stride(
    measured: &MeasuredMaze,
    from: Tile,
    way: Direction,
    cups: u32,
    mut done: Done,
) -> Option<Done> {
    let (passage, to) = (from.step(way), from.go(way, 2));
    if is_edge(measured, passage) {
        return None;
    }
    if !measured.floor().grid().is_open(passage) && !done.melted.contains(&passage) {
        let own = set_around(measured, &done.melted, from);
        let other = set_around(measured, &done.melted, to);
        done.poured += own.len().min(other.len()) as u32;
        done.melted.insert(passage);
        if own.contains(&to) || done.poured > cups {
            return None;
        }
    }
    done.eaten.extend(measured.maze.is_goal(to).then_some(to));
    Some(done)
}

/// The number of strides from a room to the end with so many cups in all.
fn fewest_strides(measured: &MeasuredMaze, from: Tile, cups: u32, done: &Done) -> Option<u32> {
    let goals = measured.rules.puzzle.as_ref().map(|puzzle| puzzle.cheeses(puzzle.begin()));
    let goals = goals.unwrap_or_default();
    let mut wave = vec![(from, done.clone())];
    let mut seen: BTreeSet<(Tile, Done)> = wave.iter().cloned().collect();
    for strides in 0.. {
        let is_done = |(_, done): &(Tile, Done)| goals.iter().all(|goal| done.eaten.contains(goal));
        if wave.is_empty() || wave.iter().any(is_done) {
            return (!wave.is_empty()).then_some(strides);
        }
        let before = std::mem::take(&mut wave);
        for (from, done) in before {
            for way in Direction::ALL {
                let next = after_stride(measured, from, way, cups, done.clone());
                let next = next.map(|done| (from.go(way, 2), done));
                wave.extend(next.filter(|node| seen.insert(node.clone())));
            }
        }
    }
    None
}

/// The number of strides from the start.
pub fn fewest_strides_in(measured: &MeasuredMaze, puzzle: &Puzzle) -> Option<u32> {
    let cups = cups_left(puzzle, puzzle.begin()).unwrap_or_default();
    fewest_strides(measured, measured.maze.start(), cups, &Done::default())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 50, ..ProptestConfig::default() })]

    #[test]
    fn there_is_as_little_tea_as_suffices(spec in puzzles::any_spec(alone(), 6)) {
        let measured = measured(&spec);
        let Some(puzzle) = &measured.rules.puzzle else { return Ok(()) };
        let fewest = fewest_strides_in(&measured, puzzle);
        prop_assert!(fewest.is_some(), "{}", spec);
        prop_assert_eq!(measured.shortest, fewest, "{}", spec);
        if let Some(cups) = cups_left(puzzle, puzzle.begin()) {
            let start = measured.maze.start();
            let with_less = fewest_strides(&measured, start, cups - 1, &Done::default());
            prop_assert_eq!(with_less, None, "{}", spec);
        }
    }

    /// A melted wall stays open, and one that no longer parts two sets stays closed. A mouse is stranded
    /// where no way leads to the end, and nowhere else, and is told when it comes there.
    #[test]
    fn a_wall_takes_a_cup_for_each_room_on_its_smaller_side(
        (spec, strides, seed) in (puzzles::any_spec(alone(), 6), 0_u32..40, any::<u64>()),
    ) {
        let measured = measured(&spec);
        let Some(puzzle) = &measured.rules.puzzle else { return Ok(()) };
        let (mut race, mut dice) = (Race::alone(Arc::clone(&measured)), Dice::new(seed));
        let Some(cups) = cups_left(puzzle, puzzle.begin()) else { return Ok(()) };
        let mut done = Done::default();
        for _ in 0..strides {
            let (from, was_stranded) = (race.runner(0).place(), race.is_stranded());
            let way = Direction::nth(dice.below(4) as u8);
            if is_edge(&measured, from.step(way)) {
                continue;
            }
            let next = after_stride(&measured, from, way, cups, done.clone());
            let events = walk(&mut race, from.go(way, 2));
            let place = if next.is_some() { from.go(way, 2) } else { from };
            prop_assert_eq!(race.runner(0).place(), place, "{}", spec);
            let has_poured = next.as_ref().is_some_and(|next| next.melted != done.melted);
            done = next.unwrap_or(done);
            if race.is_over() {
                return Ok(());
            }
            prop_assert_eq!(cups_left(puzzle, race.state), Some(cups - done.poured));
            prop_assert_eq!(&melted(puzzle, race.state), &done.melted, "{}", spec);
            prop_assert!(has_true_sets(&measured, &done.melted, puzzle, race.state), "{}", spec);
            for mark in puzzle.marks(race.state, race.state) {
                if let RuleMark::SetSize { at, rooms } = mark {
                    let set = set_around(&measured, &done.melted, at);
                    prop_assert_eq!(rooms as usize, set.len());
                }
            }
            let is_told = |event: &RaceEvent| {
                matches!(event, RaceEvent::Rule { event, .. } if event.name == "pour")
            };
            prop_assert_eq!(events.iter().any(is_told), has_poured);
            let fewest = fewest_strides(&measured, place, cups, &done);
            prop_assert_eq!(puzzle.steps(place, race.state), fewest, "{}", spec);
            prop_assert_eq!(race.is_stranded(), fewest.is_none(), "{}", spec);
            let is_told = events.contains(&RaceEvent::Stranded { is_asked: false });
            prop_assert_eq!(is_told, race.is_stranded() && !was_stranded);
        }
    }

    /// With any other rules beside it, a race is resumed as it was, and a recording is believed and
    /// plays as the race went.
    #[test]
    fn a_recording_tells_the_whole_race(
        (spec, strides, seed) in (puzzles::any_spec(puzzles::among_others("pour", 2..=9), 6), 0_u32..20, any::<u64>()),
    ) {
        assert_recording_tells_all(&spec, strides, seed);
    }
}

#[test]
fn auto_solve_pours_where_it_has_to() {
    assert_solvers_finish(CODE, 0, 6_000);
    assert_solvers_finish("prim1-5x5-loops20-cheeses2-pour7-3", 0, 6_000);
}

#[test]
fn who_goes_through_walls_is_not_believed() {
    assert_rules_are_checked("kruskal1-6x5-pour7-1");
}

/// The places of things are a promise: they may never change.
#[test]
fn the_sets_are_closed_where_they_always_were() {
    let measured = measured(&CODE.parse().unwrap());
    let puzzle = puzzle(&measured);
    let (built, floor) = (measured.maze.grid(), measured.floor().grid());
    let closed = built.open_tiles().filter(|&tile| !floor.is_open(tile));
    let told: Vec<_> = closed.map(|tile| (tile.column, tile.row)).collect();
    let cups = cups_left(puzzle, puzzle.begin());
    let closed_at = vec![(4, 1), (1, 2), (1, 4), (3, 4), (4, 5)];
    assert_eq!((told, cups, measured.shortest), (closed_at, Some(3), Some(11)));
}
