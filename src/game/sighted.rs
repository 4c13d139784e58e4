//! Which rooms a mouse has seen: those near its places, one bit for each. The set follows from the
//! trail and can be recomputed from it.

use crate::game::tuning::SIGHT_ROOMS;
use crate::maze::bits::Bits;
use crate::maze::{Size, Tile};

/// The rooms of a maze that were seen.
#[derive(Clone, Debug)]
pub struct Sighted {
    size: Size,
    rooms: Bits,
    count: u32,
    /// How many places of the trail are included.
    looked: usize,
}

impl Sighted {
    /// No room seen yet.
    pub fn new(size: Size) -> Self {
        Self { size, rooms: Bits::zeros(size.rooms() as usize), count: 0, looked: 0 }
    }

    /// Adds what is seen from the places that were added to the trail since.
    pub fn look_along(&mut self, trail: &[Tile]) {
        for &place in trail.get(self.looked..).unwrap_or_default() {
            self.look_from(place);
        }
        self.looked = trail.len();
    }

    /// Adds what is seen from a place, as far as the fog is lifted there.
    fn look_from(&mut self, place: Tile) {
        let (column, row) = (u32::from(place.column / 2), u32::from(place.row / 2));
        let (width, height) = (u32::from(self.size.width()), u32::from(self.size.height()));
        let around =
            |at: u32, most: u32| at.saturating_sub(SIGHT_ROOMS)..(at + SIGHT_ROOMS + 1).min(most);
        for y in around(row, height) {
            for x in around(column, width) {
                if is_near((x.abs_diff(column), y.abs_diff(row)))
                    && self.rooms.insert((y * width + x) as usize)
                {
                    self.count += 1;
                }
            }
        }
    }

    /// Whether a room was seen.
    pub fn has(&self, room: Tile) -> bool {
        self.rooms.get(self.size.number(room) as usize)
    }

    /// The number of rooms that were seen.
    pub const fn count(&self) -> u32 {
        self.count
    }
}

/// Whether a room so many columns and rows away is in sight.
const fn is_near((across, down): (u32, u32)) -> bool {
    across * across + down * down <= SIGHT_ROOMS * SIGHT_ROOMS + SIGHT_ROOMS
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        /// All at once or bit by bit, along any trail and across any border.
        #[test]
        fn what_is_near_the_trail_is_seen_and_nothing_else(
            (width, height) in (2..30_u16, 2..30_u16),
            trail in prop::collection::vec((0..30_u16, 0..30_u16), 1..9),
            first in 0..9_usize,
        ) {
            let size = Size::new(width, height).unwrap();
            let rooms = |(x, y): (u16, u16)| (x % width, y % height);
            let places: Vec<Tile> =
                trail.iter().map(|&at| rooms(at)).map(|(x, y)| Tile::new(2 * x + 1, 2 * y + 1)).collect();
            let mut sighted = Sighted::new(size);
            sighted.look_along(&places[..first.min(places.len())]);
            sighted.look_along(&places);
            let mut count = 0;
            for room in (0..size.rooms()).map(|number| size.room(number)) {
                let is_seen = places.iter().any(|place| {
                    let away = |one: u16, other: u16| u32::from(one.abs_diff(other) / 2);
                    is_near((away(room.column, place.column), away(room.row, place.row)))
                });
                prop_assert_eq!(sighted.has(room), is_seen);
                count += u32::from(is_seen);
            }
            prop_assert_eq!(sighted.count(), count);
        }
    }
}
