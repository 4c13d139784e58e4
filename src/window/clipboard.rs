//! What is copied goes to the system, and stays there.

use macroquad::miniquad::window;
use macroquad::prelude::{KeyCode, is_key_down};

/// The text that goes to the clipboard while somebody still holds the keys that copied it:
/// macroquad's own widgets, of which the game has none, empty the clipboard in every frame in
/// which Ctrl+C is down.
#[derive(Default)]
pub struct Clipboard {
    held: Option<String>,
}

impl Clipboard {
    pub fn copy(&mut self, text: &str) {
        window::clipboard_set(text);
        self.held = Some(text.to_owned());
    }

    /// Once in a frame: hands the text over again, until the keys are up.
    pub fn keep(&mut self) {
        let Some(text) = &self.held else { return };
        window::clipboard_set(text);
        if ![KeyCode::C, KeyCode::X].into_iter().any(is_key_down) {
            self.held = None;
        }
    }
}
