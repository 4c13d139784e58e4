//! How one comes into the laboratory.

use crate::game::lab::{Card, Offer, Prepared, RoomSearch, SearchCard, Skill, search_cards};
use crate::game::theatre::StepSize;
use crate::maze::bench::Variant;

/// What the laboratory begins with.
#[derive(Clone, Debug)]
pub enum LabStart {
    /// The shelf.
    Shelf,
    /// Something from the shelf.
    Offer(Offer),
    /// A card from outside, after so many of its operations.
    Card(Box<Card>, usize),
    /// A bench by these rules and beside others, at a move, or from there to another one again and
    /// again.
    Bench(Box<Card>, Variant, Option<Variant>, (u64, Option<u64>)),
    /// The exercise that grows from a seed.
    Exercise(Skill, u64),
    /// A search to be done by oneself.
    Search(Box<RoomSearch>),
    /// A search that a card has prepared, where that lies on the shelf, at a step, or from there to
    /// another one again and again, counted so.
    Lecture(Box<SearchCard>, Option<usize>, (u64, Option<u64>), StepSize),
}

impl LabStart {
    /// A card from outside.
    pub fn of_card(card: Prepared) -> Self {
        match card {
            Prepared::Bench(card) => Self::Card(Box::new(card), 0),
            Prepared::Search(card) => {
                Self::Lecture(Box::new(card), None, (0, None), StepSize::Rooms)
            }
        }
    }

    /// A search from the shelf, if it lies there.
    pub fn of_search(place: usize, moment: (u64, Option<u64>), counted: StepSize) -> Option<Self> {
        let card = search_cards().get(place)?.clone();
        Some(Self::Lecture(Box::new(card), Some(place), moment, counted))
    }
}
