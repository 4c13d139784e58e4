//! How far a match has come, and what the world hears of it.

use super::menus::{CardChoice, OverChoice};
use crate::game::menu::Menu;
use crate::game::race::RaceEvent;
use crate::game::records::MatchKind;
use crate::game::versus::card::FairnessCard;
use crate::game::versus::rules::Seat;

/// How far a round has come.
#[derive(Clone, Debug)]
pub enum Phase {
    /// Its maze is built.
    Waiting,
    /// The numbers have been shown for so many ticks.
    Countdown(u32),
    /// It is run, and was decided so many ticks ago if it is decided.
    Running(Option<u32>),
    /// What it came to.
    Card(Box<FairnessCard>, Menu<CardChoice>),
    /// The match is over.
    Over(Menu<OverChoice>),
}

/// What happened in a match.
#[derive(Clone, Copy, Debug)]
pub enum VersusEvent {
    /// The countdown has come to this number.
    Counted(u32),
    /// Something in a round; places are told as the runner's own half shows them.
    Raced(RaceEvent),
    /// The match is over: who has won it, if anybody has.
    Over(MatchKind, Option<Seat>),
}
