//! Where the mouse was: of a maze that is too large to be shown, so much is.

use crate::game::camera::Bounds;
use crate::game::screen::sight::place_in_rooms;
use crate::maze::Tile;

/// Where the mouse was, and how many places of its trail that tells of.
#[derive(Clone, Debug, Default)]
pub(super) struct Walked {
    bounds: Option<Bounds>,
    counted: usize,
}

impl Walked {
    /// With those places of a trail that have come since.
    pub fn along(&mut self, trail: &[Tile], stride_tiles: u16) -> Bounds {
        let place = |tile: &Tile| {
            place_in_rooms((tile.column.into(), tile.row.into()), stride_tiles.into())
        };
        let bounds = self.bounds.get_or_insert_with(|| Bounds::at(place(&trail[0])));
        trail[self.counted..].iter().for_each(|tile| bounds.take_in(place(tile)));
        self.counted = trail.len();
        *bounds
    }
}
