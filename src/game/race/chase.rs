//! Places the next cheese for two in a maze without end, as equally far from both as possible.

use crate::game::endless::{draw, levels, steps_to};
use crate::game::tuning::ENDLESS_LEAST_STEPS_OF_TWO;
use crate::maze::{Directions, Grid, Tile};

/// The cheese after so many, for runners at the ends of this way, if there is room for one.
pub fn lay(grid: &Grid, way: &[Tile], seed: u64, eaten: u32) -> Option<Tile> {
    let (steps, wanted) = (way.len().checked_sub(1)?, steps_to(eaten) as usize);
    // The difference between the two distances.
    let leads = (steps % 2..=steps).step_by(2);
    let found = leads.map(|lead| {
        let place = (steps - lead) / 2;
        let mut places: Vec<_> =
            [place, steps - place].map(|place| beyond(grid, way, place, wanted)).into();
        // Sorted, so that the draw does not depend on which runner is counted first.
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

/// The rooms that branch off a place of the way at the wanted distance from its nearer end, or else
/// the farthest, and their distance.
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
