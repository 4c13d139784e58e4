//! What is copied goes to the system's clipboard, and stays there.

use macroquad::miniquad::window;
use macroquad::prelude::{KeyCode, is_key_down};

/// A copied text that is kept in the clipboard while the keys that copied it are held: macroquad's
/// own widgets, which the game does not use, empty the clipboard in every frame in which Ctrl+C is
/// down.
#[derive(Default)]
pub struct Clipboard {
    held: Option<String>,
}

impl Clipboard {
    pub fn copy(&mut self, text: &str) {
        window::clipboard_set(text);
        self.held = Some(text.to_owned());
    }

    /// Called once a frame: copies the text again, until the keys are up.
    pub fn keep(&mut self) {
        let Some(text) = &self.held else { return };
        window::clipboard_set(text);
        if ![KeyCode::C, KeyCode::X].into_iter().any(is_key_down) {
            self.held = None;
        }
    }
}
