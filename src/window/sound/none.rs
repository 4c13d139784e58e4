//! The device of a system for which there is none.

use super::desk::Desk;

/// Says why nothing is heard.
pub fn play(_: Desk, _: impl FnOnce()) -> Result<(), String> {
    Err("on this system the game has no sound".to_owned())
}
