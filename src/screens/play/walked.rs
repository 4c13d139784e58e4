//! The area that the mouse has walked: all that is shown of a maze without end.

use crate::screens::prelude::*;

/// The area, and how many places of the trail it covers.
#[derive(Clone, Debug, Default)]
pub(super) struct Walked {
    bounds: Option<Bounds>,
    counted: usize,
}

impl Walked {
    /// The area, extended by the places that were added to the trail since.
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
