//! `dig` without steps. For each tile it counts the open ones beside it, so that a look at the four
//! around the digger tells where it may go on.

use super::super::rooms::pick;
use crate::maze::random::Dice;
use crate::maze::{Direction, Directions, Grid, Tile};

/// More open neighbours than any tile has: this tile is open itself, or belongs to the border.
const NEVER: u8 = 8;

const TILES_AT_ONCE: u64 = 1 << 16;

/// Digs without reporting each step.
pub(super) struct Digger {
    /// The distance in the array to the neighbouring tile, by direction.
    steps: [usize; 4],
    open_beside: Vec<u8>,
    /// Where the digger is, and the tile at which it stops at the latest.
    place: usize,
    until: Option<usize>,
    path: Vec<Direction>,
    opened: u64,
}

impl Digger {
    /// Begins to dig into a grid of walls, as long as possible or up to the tile `until`.
    pub fn new(grid: &mut Grid, start: Tile, until: Option<Tile>) -> Self {
        let columns = grid.columns() as usize;
        let mut open_beside = vec![0_u8; grid.tiles()];
        for row in open_beside.chunks_exact_mut(columns) {
            (row[0], row[columns - 1]) = (NEVER, NEVER);
        }
        open_beside[..columns].fill(NEVER);
        open_beside[grid.tiles() - columns..].fill(NEVER);
        let steps = [1, columns, 1_usize.wrapping_neg(), columns.wrapping_neg()];
        let (place, until) = (grid.index(start), until.map(|tile| grid.index(tile)));
        open(grid.words_mut(), &mut open_beside, steps, place);
        Self { steps, open_beside, place, until, path: Vec::new(), opened: 1 }
    }

    /// How many tiles are open.
    pub const fn opened(&self) -> u64 {
        self.opened
    }

    /// Digs on for a while; returns whether there may be more to dig.
    pub fn advance(&mut self, grid: &mut Grid, dice: &mut Dice) -> bool {
        let Self { steps, open_beside, path, .. } = self;
        let (words, steps, mut place) = (grid.words_mut(), *steps, self.place);
        let mut left = TILES_AT_ONCE;
        while left > 0 && Some(place) != self.until {
            let may_dig = |way| open_beside[place.wrapping_add(steps[way as usize])] == 1;
            if let Some(way) = pick(Directions::of(may_dig), dice) {
                place = place.wrapping_add(steps[way as usize]);
                open(words, open_beside, steps, place);
                path.push(way);
                left -= 1;
            } else if let Some(came) = path.pop() {
                place = place.wrapping_sub(steps[came as usize]);
            } else {
                break;
            }
        }
        self.place = place;
        self.opened += TILES_AT_ONCE - left;
        left == 0
    }
}

#[inline(always)]
fn open(words: &mut [u64], open_beside: &mut [u8], steps: [usize; 4], place: usize) {
    words[place / 64] |= 1 << (place % 64);
    open_beside[place] = NEVER;
    for step in steps {
        open_beside[place.wrapping_add(step)] += 1;
    }
}
