//! How one comes into the laboratory.

use crate::game::lab::{Card, Offer, RoomSearch, Skill};
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
}
