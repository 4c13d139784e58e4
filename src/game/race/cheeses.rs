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
    let ways = |tile: Tile| {
        let ways = [distances[0].from(tile)?, distances[1].from(tile)?];
        (distances[0].is_place(tile) && !ways.contains(&0)).then_some(ways)
    };
    let free: Vec<_> = grid.open_tiles().filter_map(|tile| Some((tile, ways(tile)?))).collect();
    // None lies at a player's door, if there is room elsewhere.
    let farthest = free.iter().map(|&(_, [one, _])| one).max().unwrap_or_default();
    let is_far = |(_, ways): &&(_, [u32; 2])| ways.iter().all(|&way| way >= farthest / HUNT_DOOR);
    let far: Vec<_> = free.iter().filter(is_far).copied().collect();
    let free = if far.len() > 2 * HUNT_CHEESES { far } else { free };
    let mut dice = Dice::new(split_mix(seed, STREAM));
    let mut laid = vec![between(grid, distances, seed)];
    while laid.len() + 2 <= HUNT_CHEESES.min(free.len() / 2) {
        let draws = HUNT_PAIRS.min(1 + HUNT_LOOKS / free.len());
        let draws = (0..draws).filter_map(|_| {
            let &(tile, [one, two]) = free.get(dice.below(free.len() as u32) as usize)?;
            let others = free.iter().filter(|&&(other, _)| other != tile && !laid.contains(&other));
            let unfair = |ways: [u32; 2]| ways[0].abs_diff(two) + ways[1].abs_diff(one);
            let (other, ways) = others.min_by_key(|&&(_, ways)| unfair(ways))?;
            (!laid.contains(&tile)).then_some((unfair(*ways), [tile, *other]))
        });
        let Some((_, pair)) = draws.min_by_key(|&(unfair, _)| unfair) else { break };
        laid.extend(pair);
    }
    laid.sort_unstable();
    laid
}

/// Places the cheeses of a hunt of version 0.2, given the distances from both starts.
///
/// They are drawn at random. Then each in turn is moved elsewhere, also at random, and stays there
/// if that is fairer.
pub fn lay_first(grid: &Grid, distances: [&Distances; 2], seed: u64) -> Vec<Tile> {
    let is_free = |tile: &Tile| {
        distances
            .iter()
            .all(|one| one.is_place(*tile) && one.from(*tile).is_some_and(|far| far > 0))
    };
    let mut free: Vec<Tile> = grid.open_tiles().filter(is_free).collect();
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

/// Places a single cheese for two runners: at one of the places that are as equally far from both
/// starts as possible.
pub fn between(grid: &Grid, distances: [&Distances; 2], seed: u64) -> Tile {
    let unfair = |tile: Tile| {
        let [one, two] = distances.map(|one| one.from(tile));
        // A start is as unfair as can be.
        Some(if one? * two? == 0 { u32::MAX } else { one?.abs_diff(two?) })
    };
    let places = grid.open_tiles().filter(|&tile| distances[0].is_place(tile));
    let places: Vec<_> = places.filter_map(|tile| Some((unfair(tile)?, tile))).collect();
    let least = places.iter().map(|&(unfair, _)| unfair).min();
    let fair: Vec<_> = places.iter().filter(|&&(unfair, _)| Some(unfair) == least).collect();
    fair[Dice::new(split_mix(seed, STREAM)).below(fair.len() as u32) as usize].1
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
