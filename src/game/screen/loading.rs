//! A maze is being built somewhere else; Esc gives up.

use crate::game::input::{Action, Inputs};
use crate::game::screen::Next;
use crate::maze::Spec;

/// Which maze is awaited, and how far it has come.
#[derive(Clone, Copy, Debug)]
pub struct Loading {
    /// The maze that is being built.
    pub spec: Spec,
    /// Which share of it is done, from 0 to 1.
    pub share: f32,
}

impl Loading {
    /// One tick.
    pub fn tick(&self, inputs: &Inputs) -> Next {
        let gives_up = inputs.actions.contains(&Action::Back);
        if gives_up { Next::Back } else { Next::Stay }
    }
}
