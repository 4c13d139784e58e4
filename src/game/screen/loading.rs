//! Something is made ready somewhere else; Esc gives up.

use crate::game::input::{Action, Inputs, KeySet};
use crate::game::request::Request;
use crate::game::screen::Next;
use crate::game::screen::facts::{Facts, Manner, Need};
use crate::game::settings::Settings;

/// What is awaited, and how far it has come.
#[derive(Clone, Debug)]
pub struct Loading {
    /// What is made ready.
    pub request: Request,
    /// Which share of it is done, from 0 to 1.
    pub share: f32,
}

impl Loading {
    /// A wait that has just begun.
    pub const fn new(request: Request) -> Self {
        Self { request, share: 0.0 }
    }

    /// One tick.
    pub fn tick(&self, inputs: &Inputs) -> Next {
        let gives_up = inputs.actions.contains(&Action::Back);
        if gives_up { Next::Back } else { Next::Stay }
    }
}

impl Facts for Loading {
    fn manner(&self) -> Manner {
        Manner::at_rest("loading", KeySet::Menu)
    }

    fn need(&self, _: &Settings) -> Need {
        Need::Met
    }

    fn take_progress(&mut self, share: f32) {
        self.share = share;
    }
}
