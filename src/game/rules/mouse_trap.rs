//! A mouse trap that goes round the maze with a hand on the wall.

use super::board::Board;
use super::patrol::Patrol;
use super::{Entry, Part, STRIDE_TILES};
use crate::game::tuning::{PATROL_DRAWS, PATROL_MOST_ROOMS};
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Direction, Draft, Grid, Tile};

pub(super) const ENTRY: Entry = Entry::new("traps", lay, put);

/// The offset of the draws in the seed's SplitMix64 stream: no maze draws from there.
const STREAM: u64 = 0x0000_7a9a;

fn lay(_count: u8, board: &mut Board) -> Part {
    Part::Patrol(most_in_the_way(board))
}

/// Round from where it was drawn, with its right hand on the wall.
fn put(draft: &Draft, board: &mut Board) -> Part {
    let grid = without_closable(board);
    let begin = draft.rooms('T').next();
    let begin = begin.and_then(|room| Some((room, grid.open_around(room).iter().next()?)));
    let round = begin.and_then(|begin| round(&grid, begin, false));
    Part::Patrol(round.map(|round| Patrol { round }))
}

/// The maze with everything closed that opens and closes on the way.
fn without_closable(board: &Board) -> Grid {
    let mut grid = board.maze.grid().clone();
    for &place in &board.closable {
        grid.set(place, false);
    }
    grid
}

/// The round that is most in the way. No wall that moves is ever in its own way.
fn most_in_the_way(board: &Board) -> Option<Patrol> {
    let path: Vec<Tile> = board.from_start.path(board.goal(), board.maze.grid()).collect();
    path.first()?;
    let grid = without_closable(board);
    let mut dice = Dice::new(split_mix(board.spec.seed(), STREAM));
    let rounds = (0..PATROL_DRAWS).filter_map(|_| {
        let &place = path.get(dice.below(path.len() as u32) as usize)?;
        let ways: Vec<Direction> = grid.open_around(place).iter().collect();
        let &way = ways.get(dice.below(ways.len().max(1) as u32) as usize)?;
        round(&grid, (place, way), dice.coin())
    });
    // Of rounds that are equally in the way the first one is taken.
    let in_the_way = |round: &Vec<(Tile, Direction)>| {
        path.iter().filter(|place| round.iter().any(|(room, _)| room == *place)).count()
    };
    let mut best: Option<(usize, Vec<_>)> = None;
    for round in rounds {
        let count = in_the_way(&round);
        if best.as_ref().is_none_or(|(most, _)| count > *most) {
            best = Some((count, round));
        }
    }
    let (_, mut round) = best?;
    // It starts where it is farthest from the start.
    let far = |(room, _): &(Tile, Direction)| board.from_start.from(*room).unwrap_or_default();
    let first = (0..round.len()).rev().max_by_key(|&place| far(&round[place]))?;
    round.rotate_left(first);
    Some(Patrol { round })
}

/// The way along a wall until it repeats, unless it is too long: a hand on the wall always leads
/// back to the beginning.
fn round(
    grid: &Grid,
    begin: (Tile, Direction),
    is_left_handed: bool,
) -> Option<Vec<(Tile, Direction)>> {
    let (mut here, mut round) = (begin, Vec::new());
    while round.len() < PATROL_MOST_ROOMS {
        round.push(here);
        let (from, direction) = here;
        let place = from.go(direction, STRIDE_TILES);
        let hand = |turns: u8| {
            let turns = if is_left_handed { 7 - turns } else { turns + 1 };
            Direction::nth(direction as u8 + turns)
        };
        let open = grid.open_around(place);
        // In the direction of the hand, straight on, away from it, back.
        let order = [0, 3, 2, 1].map(hand);
        here = (place, order.into_iter().find(|&way| open.contains(way))?);
        if here == begin {
            return Some(round);
        }
    }
    None
}
