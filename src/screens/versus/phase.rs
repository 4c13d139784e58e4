//! The phases of a match.

use super::menus::{CardChoice, OverChoice};
use crate::game::menu::Menu;
use crate::game::versus::card::FairnessCard;

/// The phase of a match.
#[derive(Clone, Debug)]
pub enum Phase {
    /// The maze is being built.
    Waiting,
    /// The maze is there, and the player at the other machine is waited for.
    Ready,
    /// The countdown, with the ticks since it began.
    Countdown(u32),
    /// The round, with the ticks since it was decided, if it is.
    Running(Option<u32>),
    /// The card with the outcome of the round.
    Card(Box<FairnessCard>, Menu<CardChoice>),
    /// The match is over.
    Over(Menu<OverChoice>),
}
