//! The camera in an endless or vast maze: only the known part counts, and a change from one piece
//! to the next is invisible.

use super::{Bounds, Camera};

impl Camera {
    /// Sets the known part of a maze without end.
    pub const fn know(&mut self, known: Bounds) {
        self.know_part(known);
        self.has_borders = false;
    }

    /// Sets the known part of a maze whose borders are known.
    pub const fn know_part(&mut self, known: Bounds) {
        self.known = Some(known);
    }

    /// Changes to a maze of another size, in which everything lies so much farther right and down.
    pub fn carry_over(&mut self, size: (f32, f32), by: (f32, f32)) {
        self.size = size;
        for centre in [&mut self.centre, &mut self.last_centre] {
            *centre = (centre.0 + by.0, centre.1 + by.1);
        }
    }
}
