//! What the laboratory opens with.

use super::{Card, Offer, Prepared, RoomSearch, SearchCard, Skill, search_cards};
use crate::game::theatre::StepSize;
use crate::maze::bench::Variant;

/// What the laboratory opens with.
#[derive(Clone, Debug)]
pub enum LabStart {
    /// The shelf.
    Shelf,
    /// Something from the shelf.
    Offer(Offer),
    /// A card from outside, after the first of its operations, of which the number is given.
    Card(Box<Card>, usize),
    /// A bench with these rules, compared with others, at a move or repeating the moves from there
    /// to another one.
    Bench(Box<Card>, Variant, Option<Variant>, (u64, Option<u64>)),
    /// The exercise that grows from this seed.
    Exercise(Skill, u64),
    /// A search for the player to carry out.
    Search(Box<RoomSearch>),
    /// A search that a card has prepared, with its place on the shelf if it has one, at a step or
    /// repeating the steps from there to another one, counted in this unit.
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

    /// A search card, if there is one at this place on the shelf.
    pub fn of_search(place: usize, moment: (u64, Option<u64>), counted: StepSize) -> Option<Self> {
        let card = search_cards().get(place)?.clone();
        Some(Self::Lecture(Box::new(card), Some(place), moment, counted))
    }
}
