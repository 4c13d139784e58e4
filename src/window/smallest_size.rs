//! Keeps the window large enough for every screen, as far as the system permits.

use macroquad::prelude::*;

/// The smallest window in which every screen has room, in logical pixels.
pub const SMALLEST: (u16, u16) = (640, 400);

/// Keeps the window from staying smaller than the screens need.
#[derive(Default)]
pub struct SmallestSize {
    /// The size at which the system was asked for more. It may refuse, and is not asked twice.
    asked_at: Option<Vec2>,
}

impl SmallestSize {
    /// Asks for a larger window if this one is too small.
    pub fn keep(&mut self) {
        if cfg!(target_family = "wasm") {
            // The size of a page is fixed by its place.
            return;
        }
        let size = vec2(screen_width(), screen_height());
        let smallest = vec2(SMALLEST.0.into(), SMALLEST.1.into());
        let wanted = size.max(smallest);
        if wanted != size && self.asked_at != Some(size) {
            self.asked_at = Some(size);
            request_new_screen_size(wanted.x, wanted.y);
        }
    }
}
