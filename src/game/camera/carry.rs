//! From one piece of a plane to the next, without anybody seeing it.

use super::Camera;

impl Camera {
    /// Looks at a maze of another size in which everything lies so much farther right and down.
    pub fn carry_over(&mut self, size: (f32, f32), by: (f32, f32)) {
        self.size = size;
        for centre in [&mut self.centre, &mut self.last_centre] {
            *centre = (centre.0 + by.0, centre.1 + by.1);
        }
    }
}
