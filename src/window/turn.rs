//! Draws turned by half a turn about a point, for a player who sits across the screen: by a matrix
//! that the graphics card applies to each corner, so that other drawing code need not know. Whole
//! pixels stay whole pixels, and letters as sharp as upright ones.

use std::cell::Cell;

use macroquad::math::{Mat4, Vec2, vec3};
use macroquad::window::get_internal_gl;

thread_local! {
    /// The centre of the current turn, in logical pixels.
    static TURNED_ABOUT: Cell<Option<Vec2>> = const { Cell::new(None) };
}

/// Draws something turned by half a turn.
pub fn turned(about: Vec2, draw: impl FnOnce()) {
    with(Some(about), draw);
}

/// Draws without the current turn, into a texture.
pub fn upright<T>(draw: impl FnOnce() -> T) -> T {
    with(None, draw)
}

fn with<T>(about: Option<Vec2>, draw: impl FnOnce() -> T) -> T {
    let before = TURNED_ABOUT.replace(about);
    change(before, about);
    let drawn = draw();
    change(about, before);
    TURNED_ABOUT.set(before);
    drawn
}

/// Sets the centre of the turn for what is drawn from now on, or none.
#[allow(unsafe_code, reason = "a camera of its own would have all drawn that was gathered so far")]
fn change(before: Option<Vec2>, about: Option<Vec2>) {
    if before == about {
        return;
    }
    // SAFETY: macroquad is used from this thread alone, and this borrow of it ends here.
    let gl = unsafe { get_internal_gl() }.quad_gl;
    if before.is_some() {
        gl.pop_model_matrix();
    }
    if let Some(about) = about {
        let back = Mat4::from_translation((2.0 * about).extend(0.0));
        gl.push_model_matrix(back * Mat4::from_scale(vec3(-1.0, -1.0, 1.0)));
    }
}
