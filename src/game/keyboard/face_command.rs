//! Commands that only a front end can carry out.

use crate::game::input::Key;

/// A command that only a front end can carry out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaceCommand {
    /// Read the clipboard and pass its text to [`Keyboard::paste`](super::Keyboard::paste).
    Paste,
    /// Switch between fullscreen and a window.
    Fullscreen,
    /// Save a picture of the window.
    Screenshot,
}

impl FaceCommand {
    /// The command of this key, on any screen.
    pub(super) const fn of(key: Key, with_alt: bool) -> Option<Self> {
        match key {
            Key::Enter if with_alt => Some(Self::Fullscreen),
            Key::F11 => Some(Self::Fullscreen),
            Key::F12 => Some(Self::Screenshot),
            _ => None,
        }
    }
}
