//! Flags that the player plants to find a place again and to look at it from anywhere.

use super::Play;
use crate::screens::prelude::*;

impl Play {
    /// Whether flags can be planted: not in a maze without end, whose pieces are replaced.
    pub const fn has_flags(&self) -> bool {
        self.plane.is_none()
    }

    /// Plants a flag where the mouse is, or removes the one there.
    pub(super) fn put_up_flag(&mut self) {
        if self.has_flags() {
            self.looks_at = None;
            self.race.toggle_flag();
        }
    }

    /// Looks at the next flag or the previous one; beyond the last comes the mouse.
    pub(super) fn look_at_flag(&mut self, by: i8) {
        if self.race.flags.is_empty() {
            return;
        }
        let stands = self.race.flags.len() + 1;
        let now = self.looks_at.map_or(0, |flag| flag + 1);
        let next = if by < 0 { now + stands - 1 } else { now + 1 } % stands;
        self.looks_at = next.checked_sub(1);
        self.overview.give_up();
        if self.camera.shows_all() {
            self.camera.toggle_whole();
        }
    }

    /// Walking brings the camera back to the mouse.
    pub(super) fn come_back(&mut self, steering: Steering) {
        if steering.held.is_some() || steering.pressed.is_some() {
            self.looks_at = None;
        }
    }

    /// The flag that the camera looks at, in rooms.
    pub(super) fn looked_at(&self) -> Option<(f32, f32)> {
        let flag: Tile = *self.race.flags.get(self.looks_at?)?;
        let at = (f32::from(flag.column), f32::from(flag.row));
        Some(place_in_rooms(at, self.race.measured().stride_tiles.into()))
    }
}
