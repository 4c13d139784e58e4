//! The timeline controls that several screens share: which action does what to a [`Deck`].

use crate::game::tuning::{THEATRE_LEAP_STEPS, THEATRE_STRIDE_STEPS};
use crate::screens::prelude::*;

/// Applies the action to the deck, if it is one of the timeline controls.
pub(super) fn press(deck: &mut Deck, action: &Action, inputs: &Inputs) {
    let steps = steps_at_once(inputs);
    match action {
        Action::Go(Direction::Right) if inputs.finer => deck.part_by(1),
        Action::Go(Direction::Left) if inputs.finer => deck.part_by(-1),
        Action::PlayPause | Action::Pause | Action::Click(Target::Entry(0)) => deck.toggle(),
        Action::Go(Direction::Right) => deck.step_by(steps),
        Action::Go(Direction::Left) => deck.step_by(-steps),
        Action::Go(Direction::Up) | Action::Faster => deck.faster(),
        Action::Go(Direction::Down) | Action::Slower => deck.slower(),
        Action::Home => deck.home(),
        Action::Skip => deck.end(),
        Action::Loop => deck.mark(),
        Action::Drag(share) => deck.drag(f64::from(*share)),
        _ => {}
    }
}

/// How many steps one arrow key press moves, given the modifier keys that are held.
pub(super) const fn steps_at_once(inputs: &Inputs) -> i64 {
    match (inputs.leap, inputs.run) {
        (true, _) => THEATRE_LEAP_STEPS,
        (false, true) => THEATRE_STRIDE_STEPS,
        (false, false) => 1,
    }
}
