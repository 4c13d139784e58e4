//! Places the cheeses of a hunt: by the seed of the round, and as equally far from both starts as
//! possible.

use super::distances::Distances;
use crate::game::tuning::{HUNT_CHEESES, HUNT_DOOR, HUNT_DRAWS, HUNT_LOOKS, HUNT_PAIRS};
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Grid, Tile};

/// The offset of the draws in the seed's SplitMix64 stream: no maze draws from there.
const STREAM: u64 = 0x00c4_ee5e;

/// Places the cheeses for two runners, given the distances from their starts: one in between, and for
/// each that is nearer to one of them another that is as much nearer to the other.
pub fn lay(grid: &Grid, distances: [&Distances; 2], seed: u64) -> Vec<Tile> {
    let ways = |tile: Tile| ways(distances, tile).unwrap_or_default();
    let mut free: Vec<Tile> = places(grid, distances).collect();
    // None lies at a player's door, if there is room elsewhere.
    let farthest = free.iter().map(|&tile| ways(tile)[0]).max().unwrap_or_default();
    let is_far = |tile: &Tile| ways(*tile).iter().all(|&way| way >= farthest / HUNT_DOOR);
    if free.iter().filter(|tile| is_far(tile)).count() > 2 * HUNT_CHEESES {
        free.retain(is_far);
    }
    let mut dice = Dice::new(split_mix(seed, STREAM));
    let mut laid = vec![between(grid, distances, seed)];
    while laid.len() + 2 <= HUNT_CHEESES.min(free.len() / 2) {
        let draws = HUNT_PAIRS.min(1 + HUNT_LOOKS / free.len());
        let pairs = (0..draws).filter_map(|_| {
            let tile = free[dice.below(free.len() as u32) as usize];
            let [one, two] = ways(tile);
            let others = free.iter().filter(|&other| *other != tile && !laid.contains(other));
            let unfair = |&other: &Tile| {
                let [to_one, to_two] = ways(other);
                to_one.abs_diff(two) + to_two.abs_diff(one)
            };
            let other = others.min_by_key(|other| unfair(other))?;
            (!laid.contains(&tile)).then_some((unfair(other), [tile, *other]))
        });
        let Some((_, pair)) = pairs.min_by_key(|&(unfair, _)| unfair) else { break };
        laid.extend(pair);
    }
    laid.sort_unstable();
    laid
}

/// Places a single cheese for two runners: at one of the places that are as equally far from both
/// starts as possible.
pub fn between(grid: &Grid, distances: [&Distances; 2], seed: u64) -> Tile {
    let unfair = |tile: Tile| match ways(distances, tile) {
        // A start is as unfair as can be.
        Some([0, _] | [_, 0]) | None => u32::MAX,
        Some([one, two]) => one.abs_diff(two),
    };
    let reached = || grid.open_tiles().filter(|&tile| ways(distances, tile).is_some());
    let least = reached().map(unfair).min();
    let fair = || reached().filter(|&tile| Some(unfair(tile)) == least);
    let drawn = Dice::new(split_mix(seed, STREAM)).below(fair().count() as u32);
    fair().nth(drawn as usize).expect("the starts are reached")
}

/// The places where a cheese may lie: those that both reach, but for their starts.
fn places<'a>(grid: &'a Grid, distances: [&'a Distances; 2]) -> impl Iterator<Item = Tile> + 'a {
    grid.open_tiles()
        .filter(move |&tile| ways(distances, tile).is_some_and(|ways| !ways.contains(&0)))
}

/// The ways from both starts to a place, if both reach it.
fn ways(distances: [&Distances; 2], tile: Tile) -> Option<[u32; 2]> {
    let [one, two] = distances;
    one.is_place(tile).then_some([one.from(tile)?, two.from(tile)?])
}

/// Places the cheeses of a hunt of version 0.2, given the distances from both starts.
///
/// They are drawn at random. Then each in turn is moved elsewhere, also at random, and stays there
/// if that is fairer.
pub fn lay_first(grid: &Grid, distances: [&Distances; 2], seed: u64) -> Vec<Tile> {
    let mut free: Vec<Tile> = places(grid, distances).collect();
    let count = HUNT_CHEESES.min(free.len() / 2).max(1).min(free.len());
    let mut dice = Dice::new(split_mix(seed, STREAM));
    let mut draw = |from: usize| from + dice.below((free.len() - from) as u32) as usize;
    let draws: Vec<_> = (0..count).map(|place| (place, draw(place))).collect();
    let moves: Vec<_> = (0..HUNT_DRAWS)
        .filter(|_| count < free.len())
        .map(|number| (number as usize % count, draw(count)))
        .collect();
    for (place, other) in draws {
        free.swap(place, other);
    }
    let mut unfair = unfairness(distances, &free[..count]);
    for (place, other) in moves {
        free.swap(place, other);
        match unfairness(distances, &free[..count]) {
            fairer if fairer < unfair => unfair = fairer,
            _ => free.swap(place, other),
        }
    }
    free.truncate(count);
    free.sort_unstable();
    free
}

/// The difference in strides between both ways: to all cheeses together, and to the nearest.
pub fn unfairness(distances: [&Distances; 2], cheeses: &[Tile]) -> u64 {
    let ways =
        distances.map(|one| cheeses.iter().filter_map(|&room| one.from(room)).map(u64::from));
    let [one, two] = ways.map(|ways| {
        ways.fold((0_u64, u64::MAX), |(sum, least), path| (sum + path, least.min(path)))
    });
    one.0.abs_diff(two.0) + one.1.abs_diff(two.1)
}
