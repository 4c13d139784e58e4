//! Where on the screen something can be pointed at or clicked, keys that are shown among it.

use icetea_maze::game::input::Target;
use macroquad::prelude::*;

/// Where on the screen something can be pointed at, in window pixels.
#[derive(Default)]
pub struct Hits {
    pub(super) targets: Vec<(Rect, Target)>,
    /// Keys that are shown and can be clicked.
    pub(super) keys: Vec<(Rect, Press)>,
    /// What the pointer leads a mouse in.
    pub pane: Option<Rect>,
}

/// A key as it can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    pub code: KeyCode,
    pub with_control: bool,
}

impl Hits {
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Something of the game.
    pub fn push(&mut self, hit: (Rect, Target)) {
        self.targets.push(hit);
    }

    /// A key that is shown.
    pub fn push_key(&mut self, rect: Rect, press: Press) {
        self.keys.push((rect, press));
    }
}
