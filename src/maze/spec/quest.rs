//! What a maze asks for besides coming to its goal.
//!
//! It changes no wall: where cheeses, keys, doors and traps are is up to whoever plays in the maze,
//! and follows from its walls and its seed.

/// What a maze asks for besides coming to its goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Quest {
    /// There is a second cheese, and both have to be eaten, in any order.
    pub has_two_cheeses: bool,
    /// The way to the goal is locked, and the key has to be found first.
    pub is_locked: bool,
    /// A mouse trap goes round in it.
    pub has_trap: bool,
}

impl Quest {
    /// Nothing besides.
    pub const NONE: Self = Self { has_two_cheeses: false, is_locked: false, has_trap: false };

    /// The fields of a code that stand for it.
    pub(super) fn fields(self) -> impl Iterator<Item = &'static str> {
        let fields = [
            (self.has_two_cheeses, Self::TWO_CHEESES),
            (self.is_locked, Self::LOCKED),
            (self.has_trap, Self::TRAP),
        ];
        fields.into_iter().filter(|(is_there, _)| *is_there).map(|(_, field)| field)
    }

    pub(super) const TWO_CHEESES: &'static str = "cheeses2";
    pub(super) const LOCKED: &'static str = "keys1";
    pub(super) const TRAP: &'static str = "traps1";
}
