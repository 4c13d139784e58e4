//! In a maze without end or a vast one: what is known of it is the whole, and from one piece to the next
//! nobody sees a change.

use super::{Bounds, Camera};

impl Camera {
    /// Takes note that this is all that is known of a maze without end.
    pub const fn know(&mut self, known: Bounds) {
        self.know_part(known);
        self.has_borders = false;
    }

    /// Takes note that this is all that is known of a maze whose borders are.
    pub const fn know_part(&mut self, known: Bounds) {
        self.known = Some(known);
    }

    /// Looks at a maze of another size in which everything lies so much farther right and down.
    pub fn carry_over(&mut self, size: (f32, f32), by: (f32, f32)) {
        self.size = size;
        for centre in [&mut self.centre, &mut self.last_centre] {
            *centre = (centre.0 + by.0, centre.1 + by.1);
        }
    }
}
