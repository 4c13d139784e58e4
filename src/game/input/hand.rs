//! What a player has in hand: it decides what is shown beside things to press, and how large they are.

use super::Family;

/// What was used last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InputDevice {
    /// A keyboard, or a mouse.
    #[default]
    Keys,
    /// A gamepad.
    Pad(Family),
    /// Nothing but fingers.
    Finger,
}

impl InputDevice {
    /// Whose gamepad it is, if it is one.
    pub const fn pad(self) -> Option<Family> {
        match self {
            Self::Pad(family) => Some(family),
            Self::Keys | Self::Finger => None,
        }
    }
}
