//! Where the next cheese lies when two run for it in a maze without end: as far from the one as from
//! the other, as nearly as can be, wherever they are.
//!
//! There is one way between the two, and whatever hangs off its middle is equally far from both. So
//! the search begins there and goes on towards both ends until something is far enough away.

use crate::game::endless::{draw, levels, steps_to};
use crate::game::tuning::ENDLESS_LEAST_STEPS_OF_TWO;
use crate::maze::{Directions, Grid, Tile};

/// Where the cheese after so many lies for two at the ends of this way, if there is any room for it.
///
/// Nobody has it nearer than [`ENDLESS_LEAST_STEPS_OF_TWO`], and of all rooms of which that is true it
/// is one of those where the ways of both differ least. Among them it is as far as a cheese should be
/// after so many, or as near to that as can be.
pub fn lay(grid: &Grid, way: &[Tile], seed: u64, eaten: u32) -> Option<Tile> {
    let (steps, wanted) = (way.len().checked_sub(1)?, steps_to(eaten) as usize);
    // By how much the one may have it nearer than the other.
    let leads = (steps % 2..=steps).step_by(2);
    let found = leads.map(|lead| {
        let place = (steps - lead) / 2;
        let mut places: Vec<_> =
            [place, steps - place].map(|place| beyond(grid, way, place, wanted)).into();
        // It is the same lot whoever of the two is counted first.
        places.sort_unstable();
        places.dedup();
        let near = places.iter().map(|(near, _)| *near).max().unwrap_or_default();
        let rooms = places.into_iter().filter(|place| place.0 == near);
        (near, rooms.flat_map(|(_, rooms)| rooms).collect::<Vec<_>>())
    });
    let mut best = (0, Vec::new());
    for (near, rooms) in found {
        if near > best.0 {
            best = (near, rooms);
        }
        if best.0 >= ENDLESS_LEAST_STEPS_OF_TWO as usize {
            break;
        }
    }
    draw(&best.1, seed, eaten)
}

/// The rooms that hang off a place of the way and are as far as wanted from its nearer end, or else
/// the farthest, and how far that is.
fn beyond(grid: &Grid, way: &[Tile], place: usize, wanted: usize) -> (usize, Vec<Tile>) {
    let here = way[place];
    let towards =
        |next: Option<usize>| way.get(next?).and_then(|&next| here.direction_towards(next));
    let along = [place.checked_sub(1), place.checked_add(1)].map(towards);
    let barred = Directions::of(|direction| along.contains(&Some(direction)));
    let near = place.min(way.len() - 1 - place);
    let levels = levels(grid, here, barred).take(wanted.saturating_sub(near) + 1);
    let (deep, rooms) = levels.enumerate().last().unwrap_or_default();
    (near + deep, rooms)
}
