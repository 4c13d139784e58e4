//! How far a step of a search goes.

use crate::maze::names::{self, UnknownName};

/// How far a step of a search goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StepSize {
    /// From room to room, where a maze has rooms within walls.
    #[default]
    Rooms,
    /// From tile to tile.
    Tiles,
}

impl StepSize {
    /// Both step sizes.
    pub const ALL: [Self; 2] = [Self::Rooms, Self::Tiles];

    /// Its name in a bookmark and in a card.
    pub const fn name(self) -> &'static str {
        ["rooms", "tiles"][self as usize]
    }

    /// The step size of this name.
    pub fn named(word: &str) -> Result<Self, UnknownName> {
        names::find("stride", word, &Self::ALL, Self::name)
    }

    /// The other step size.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Rooms => Self::Tiles,
            Self::Tiles => Self::Rooms,
        }
    }
}
