//! The same digging with nobody watching. Of each tile it is known how many open ones are beside
//! it, so that a look at the four around the digger tells where it may go on.

use super::super::rooms::pick;
use crate::maze::random::Dice;
use crate::maze::{Direction, Directions, Grid, Tile};

/// More open tiles than there are beside any: this one is open itself, or of the border.
const NEVER: u8 = 8;

/// Digs into a grid of walls from the start until there is nothing more to dig, or as far as to
/// this tile. Hears how many tiles are open, and may be told to give up; it says if it was not.
pub(super) fn dig(
    grid: &mut Grid,
    start: Tile,
    until: Option<Tile>,
    dice: &mut Dice,
    goes_on: &mut dyn FnMut(u64) -> bool,
) -> bool {
    let columns = grid.columns() as usize;
    let steps = [1, columns, 1_usize.wrapping_neg(), columns.wrapping_neg()];
    let (mut place, until) = (grid.index(start), until.map(|tile| grid.index(tile)));
    let mut open_beside = vec![0_u8; grid.tiles()];
    for row in open_beside.chunks_exact_mut(columns) {
        (row[0], row[columns - 1]) = (NEVER, NEVER);
    }
    open_beside[..columns].fill(NEVER);
    open_beside[grid.tiles() - columns..].fill(NEVER);

    let words = grid.words_mut();
    let mut open = |place: usize, open_beside: &mut [u8]| {
        words[place / 64] |= 1 << (place % 64);
        open_beside[place] = NEVER;
        for step in steps {
            open_beside[place.wrapping_add(step)] += 1;
        }
    };
    let mut path: Vec<Direction> = Vec::new();
    let mut opened = 1;
    open(place, &mut open_beside);
    while Some(place) != until {
        let may_dig = |way| open_beside[place.wrapping_add(steps[way as usize])] == 1;
        if let Some(way) = pick(Directions::of(may_dig), dice) {
            place = place.wrapping_add(steps[way as usize]);
            open(place, &mut open_beside);
            path.push(way);
            opened += 1;
            if opened % (1 << 16) == 0 && !goes_on(opened) {
                return false;
            }
        } else if let Some(came) = path.pop() {
            place = place.wrapping_sub(steps[came as usize]);
        } else {
            break;
        }
    }
    true
}
