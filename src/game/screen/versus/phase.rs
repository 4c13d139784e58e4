//! The phases of a match, and the events that it reports.

use super::menus::{CardChoice, OverChoice};
use crate::game::menu::Menu;
use crate::game::race::RaceEvent;
use crate::game::records::MatchKind;
use crate::game::versus::card::FairnessCard;
use crate::game::versus::rules::Seat;

/// The phase of a match.
#[derive(Clone, Debug)]
pub enum Phase {
    /// The maze is being built.
    Waiting,
    /// The countdown, with the ticks since it began.
    Countdown(u32),
    /// The round, with the ticks since it was decided, if it is.
    Running(Option<u32>),
    /// The card with the outcome of the round.
    Card(Box<FairnessCard>, Menu<CardChoice>),
    /// The match is over.
    Over(Menu<OverChoice>),
}

/// An event of a match.
#[derive(Clone, Copy, Debug)]
pub enum VersusEvent {
    /// The countdown has come to this number.
    Counted(u32),
    /// An event of the race; its places are as the runner's own half shows them.
    Raced(RaceEvent),
    /// The match is over; with the winner, if there is one.
    Over(MatchKind, Option<Seat>),
}
