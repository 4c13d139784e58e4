//! What only a face can do.

use crate::game::input::Key;

/// What only a face can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaceCommand {
    /// Look what the clipboard has, and hand it in to [`Keyboard::paste`](super::Keyboard::paste).
    Paste,
    /// The whole screen, or a window again.
    Fullscreen,
    /// A picture of the window.
    Screenshot,
}

impl FaceCommand {
    /// What this key asks for, wherever it is pressed.
    pub(super) const fn of(key: Key, with_alt: bool) -> Option<Self> {
        match key {
            Key::Enter if with_alt => Some(Self::Fullscreen),
            Key::F11 => Some(Self::Fullscreen),
            Key::F12 => Some(Self::Screenshot),
            _ => None,
        }
    }
}
