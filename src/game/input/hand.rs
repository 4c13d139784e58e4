//! The input device in use: it decides which keys are shown, and how large controls are.

use super::Family;

/// The device that was used last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InputDevice {
    /// A keyboard, or a mouse.
    #[default]
    Keys,
    /// A gamepad.
    Pad(Family),
    /// Only fingers.
    Finger,
}

impl InputDevice {
    /// The family of the gamepad, if it is one.
    pub const fn pad(self) -> Option<Family> {
        match self {
            Self::Pad(family) => Some(family),
            Self::Keys | Self::Finger => None,
        }
    }
}
