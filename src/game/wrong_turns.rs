//! Every wrong turn of a run, with its cost.
//!
//! From a place that is nearer to the goal than all before it, one stride should lead to the next
//! such place. All other strides there are the cost of the turn at the first of the two; the sum of
//! these in a finished run is its excess over a shortest path.

use std::collections::BTreeMap;
use std::iter;

use super::measured_maze::MeasuredMaze;
use super::race::{Race, Stretch, Track, stretches};
use super::tuning::WRONG_TURN_REST_TICKS;
use crate::maze::Tile;

/// A turn that led no nearer to the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongTurn {
    /// The place.
    pub at: Tile,
    /// How many strides followed until the mouse came nearer.
    pub strides: u32,
    /// The time until it set out the right way, without long rests, if that is known.
    pub ticks: Option<u32>,
}

/// The wrong turns of a run, the costliest first.
pub fn wrong_turns(race: &Race) -> Vec<WrongTurn> {
    let runner = race.runner(0);
    let (trail, distances) = (&runner.trail, steps_to_goal(race.measured(), &runner.trail));
    let turns = stretches(distances).filter_map(|stretch| {
        let Stretch { from, to: Some(to) } = stretch else { return None };
        let ticks = runner.track().and_then(|track| ticks_between(track, from, to));
        let strides = stretch.strides_in_vain(trail.len() - 1);
        (strides > 0).then_some(WrongTurn { at: trail[from], strides, ticks })
    });
    let mut wrong_turns: Vec<WrongTurn> = turns.collect();
    wrong_turns.sort_by_key(|wrong_turn| std::cmp::Reverse(wrong_turn.strides));
    wrong_turns
}

/// The places of a shortest way, which goes where the run went wherever that was as short: what is
/// not on it has cost something. Empty if no way is known.
pub fn best_way_along(race: &Race) -> Vec<Tile> {
    let (measured, trail) = (race.measured(), &race.runner(0).trail);
    let steps = steps_to_goal(measured, trail);
    if steps.is_empty() {
        return Vec::new();
    }
    let Some(puzzle) = &measured.rules.puzzle else {
        let stride = usize::from(measured.stride_tiles);
        return along(trail, &steps, |here| measured.path_from(here).nth(stride));
    };
    let been: Vec<_> =
        trail.iter().copied().zip(puzzle.states_along(trail.iter().copied())).collect();
    let best = along(&been, &steps, |(here, state)| puzzle.next(here, state));
    best.into_iter().map(|(place, _)| place).collect()
}

/// A best way from where a run began: as the run went on where that led nearer, else as `next` says.
fn along<At: Copy + Ord>(been: &[At], steps: &[u32], next: impl Fn(At) -> Option<At>) -> Vec<At> {
    let strides = been.windows(2).zip(steps.windows(2));
    let nearer = strides.filter(|(_, steps)| steps[1] < steps[0]);
    let onward: BTreeMap<At, At> = nearer.map(|(places, _)| (places[0], places[1])).collect();
    let next = |here: &At| onward.get(here).copied().or_else(|| next(*here));
    iter::successors(been.first().copied(), next).collect()
}

/// The time from reaching one place of a walk to leaving another. During a rest the player may
/// think of something else, so only its beginning counts.
fn ticks_between(track: &Track, from: usize, to: usize) -> Option<u32> {
    let strides = track.strides();
    let mut came = match from.checked_sub(1) {
        Some(stride) => track.arrival_tick(strides.get(stride)?),
        // The clock starts with the first stride.
        None => strides.first()?.tick,
    };
    let (last, before) = strides.get(from..to)?.split_last()?;
    let mut ticks = 0;
    for stride in before {
        let there = track.arrival_tick(stride);
        ticks += stride.tick.checked_sub(came)?.min(WRONG_TURN_REST_TICKS) + (there - stride.tick);
        came = there;
    }
    Some(ticks + last.tick.checked_sub(came)?.min(WRONG_TURN_REST_TICKS))
}

/// The number of tiles to the goal from each of these places; none if there is no way.
///
/// A way is followed only up to a place already seen, so all of them together cost no more than the
/// maze.
fn steps_to_goal(measured: &MeasuredMaze, places: &[Tile]) -> Vec<u32> {
    if let Some(puzzle) = &measured.rules.puzzle {
        let states = puzzle.states_along(places.iter().copied());
        let steps = places.iter().zip(states).map(|(&place, state)| puzzle.steps(place, state));
        return steps.collect::<Option<_>>().unwrap_or_default();
    }
    let grid = measured.maze.grid();
    // The steps from each tile seen so far.
    let mut known: BTreeMap<usize, u32> = BTreeMap::new();
    let mut steps = Vec::with_capacity(places.len());
    for &place in places {
        let is_new = |tile: &Tile| !known.contains_key(&grid.index(*tile));
        let new: Vec<Tile> = measured.path_from(place).take_while(is_new).collect();
        if let Some(&last) = new.last() {
            let beyond = measured.path_from(last).nth(1);
            let first = beyond.map_or(0, |tile| known[&grid.index(tile)] + 1);
            known.extend(new.iter().rev().map(|&tile| grid.index(tile)).zip(first..));
        }
        match known.get(&grid.index(place)) {
            Some(&here) => steps.push(here),
            None => return Vec::new(),
        }
    }
    steps
}
