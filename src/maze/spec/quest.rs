//! What a maze asks for besides reaching its goal.
//!
//! It changes nothing that is built: where cheeses, keys, doors, traps and plates are is decided by
//! the game, and follows from the maze's walls and seed.

/// What a maze asks for besides reaching its goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Quest {
    /// There is a second cheese, and both have to be eaten, in any order.
    pub has_two_cheeses: bool,
    /// The path to the goal is locked, and the key has to be found first.
    pub is_locked: bool,
    /// A mouse trap patrols in it.
    pub has_trap: bool,
    /// How many plates lie in it, each of which moves a wall when a runner steps on it; at most
    /// [`MOST_PLATES`].
    pub plates: u8,
}

/// The most plates that a maze may have.
pub const MOST_PLATES: u8 = 3;

impl Quest {
    /// No quest.
    pub const NONE: Self =
        Self { has_two_cheeses: false, is_locked: false, has_trap: false, plates: 0 };

    /// The fields of a code that stand for it.
    pub(super) fn fields(self) -> impl Iterator<Item = String> {
        let fields = [
            (self.has_two_cheeses, Self::TWO_CHEESES),
            (self.is_locked, Self::LOCKED),
            (self.has_trap, Self::TRAP),
        ];
        let there = fields.into_iter().filter(|(is_there, _)| *is_there);
        let plates = (self.plates > 0).then(|| format!("{}{}", Self::PLATES, self.plates));
        there.map(|(_, field)| field.to_owned()).chain(plates)
    }

    pub(super) const TWO_CHEESES: &'static str = "cheeses2";
    pub(super) const LOCKED: &'static str = "keys1";
    pub(super) const TRAP: &'static str = "traps1";
    pub(super) const PLATES: &'static str = "plates";
}
