//! How one comes into the laboratory.

use crate::game::lab::{Card, Offer, RoomSearch};

/// What the laboratory begins with.
#[derive(Clone, Debug)]
pub enum LabStart {
    /// The shelf.
    Shelf,
    /// Something from the shelf.
    Offer(Offer),
    /// A card from outside, after so many of its operations.
    Card(Box<Card>, usize),
    /// A search to be done by oneself.
    Search(Box<RoomSearch>),
}
