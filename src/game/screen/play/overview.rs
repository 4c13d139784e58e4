//! What of the maze a search has to show: where it has been so far.

use std::sync::Arc;

use crate::game::camera::Bounds;
use crate::game::race::solving::Solving;
use crate::game::screen::sight::place_in_rooms;

/// How far out the camera draws for a search, unless the player has taken it in hand.
#[derive(Clone, Debug, Default)]
pub(super) struct Overview {
    search: Option<Arc<()>>,
    bounds: Option<Bounds>,
    /// How many steps of the search, and tiles that it is done with, were taken in.
    seen: (u64, usize),
}

impl Overview {
    /// All that should be in sight of this search, as long as it is shown: the mouse, and every
    /// place that it has come to.
    pub fn of(
        &mut self,
        solving: Option<&Solving>,
        mouse: (f32, f32),
        stride_tiles: u16,
    ) -> Option<Bounds> {
        let identity = solving.map(|it| &it.identity);
        if self.search.as_ref().map(Arc::as_ptr) != identity.map(Arc::as_ptr) {
            self.search = identity.cloned();
            self.bounds = identity.map(|_| Bounds::at(mouse));
            self.seen = (0, 0);
        }
        let (solving, bounds) = (solving?, self.bounds.as_mut()?);
        if !solving.is_searching() && solving.haste() == 1 {
            // What was taken in stays so: of a giant it is millions of tiles.
            return None;
        }
        bounds.take_in(mouse);
        let new = [
            &solving.path()[solving.path_kept_since(self.seen.0)..],
            &solving.done()[self.seen.1..],
        ];
        for tile in new.into_iter().flatten() {
            let at = (f32::from(tile.column), f32::from(tile.row));
            bounds.take_in(place_in_rooms(at, stride_tiles.into()));
        }
        self.seen = (solving.steps(), solving.done().len());
        Some(*bounds)
    }

    /// The player wants to see something else of this search.
    pub fn give_up(&mut self) {
        self.bounds = None;
    }
}
