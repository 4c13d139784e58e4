//! The work on the bench in a bookmark: the walls of a maze, a card, or operations of one's own.

use std::fmt;

use crate::game::lab::{Card, Offer, cards};
use crate::maze::Spec;
use crate::maze::bench::Operation;

/// The word for the bench in a bookmark.
pub(super) const BENCH: &str = "bench";

/// The work on a bench.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Work {
    /// The walls of a maze.
    Walls(Spec),
    /// A card, by its place on the shelf.
    Card(usize),
    /// These operations on this many members.
    Free(u32, Vec<Operation>),
}

impl Work {
    /// The work of a card, if it can be written in a bookmark.
    pub fn of(card: &Card) -> Option<Self> {
        if let Some(place) = cards().iter().position(|one| one == card) {
            return Some(Self::Card(place));
        }
        match card.maze {
            None => Some(Self::Free(card.members, card.operations.clone())),
            Some(spec) => (Card::of_maze(&spec)? == *card).then_some(Self::Walls(spec)),
        }
    }

    /// The card for this work.
    pub fn card(&self) -> Option<Card> {
        match self {
            Self::Walls(spec) => Card::of_maze(spec),
            Self::Card(place) => cards().get(*place).cloned(),
            Self::Free(members, operations) => {
                Some(Card { operations: operations.clone(), ..Card::blank(*members) })
            }
        }
    }
}

impl fmt::Display for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Walls(spec) => write!(f, "{spec}"),
            Self::Card(place) => f.write_str(Offer::Card(*place).name()),
            Self::Free(members, operations) => {
                write!(f, "{BENCH}{members}")?;
                for (place, operation) in operations.iter().enumerate() {
                    f.write_str(if place == 0 { ":" } else { "," })?;
                    match operation {
                        Operation::Union(a, b) => write!(f, "{a}+{b}")?,
                        Operation::Find(member) => write!(f, "{member}")?,
                    }
                }
                Ok(())
            }
        }
    }
}
