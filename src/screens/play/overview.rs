//! The part of the maze that has to be in view while a search is shown.

use crate::game::race::solving::Solving;
use crate::screens::prelude::*;

/// The area that the camera zooms out to, unless the player has moved it.
#[derive(Clone, Debug, Default)]
pub(super) struct Overview {
    search: Option<Arc<()>>,
    bounds: Option<Bounds>,
    /// How many steps of the search, and finished tiles, are already included.
    seen: (u64, usize),
}

impl Overview {
    /// Everything that should be in view while this search is shown: the mouse, and every place
    /// that the search has reached.
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
            // The result is kept for later: for a giant it would take millions of tiles again.
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

    /// The player has moved the camera: this search no longer does.
    pub fn give_up(&mut self) {
        self.bounds = None;
    }
}
