//! The symbols of a draft: what can be put where, and how often.

use super::DraftError;
use crate::maze::{QUEST_FIELDS, Quest, Tile};

/// Something that can be put into a draft.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(in crate::maze) struct Symbol {
    /// In rooms and in places between rooms a letter may mean different things.
    pub letter: char,
    pub slot: Slot,
    /// The field of a code that asks for it; none for mouse and cheese.
    field: &'static str,
    number: Number,
}

/// Where a symbol can be. A room has three slots, a place between two rooms has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::maze) enum Slot {
    /// In the middle of a room.
    Thing,
    /// Before the middle, and not where the mouse begins.
    Left,
    /// Behind the middle.
    Right,
    /// Between two open rooms.
    Passage,
    /// There, with one room above and one below.
    PassageDown,
    /// There, with one room on the left and one on the right.
    PassageAcross,
    /// Between two rooms that a wall parts.
    Wall,
}

/// How many there are of a symbol, by the count of its field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Number {
    /// One, or as many as the field says.
    AtLeastOne,
    /// As many as the field says.
    Count,
    /// This many if the field says at least that.
    From(u8, u32),
    /// As many as one likes, at least one.
    Any,
    /// It depends on other symbols of the field.
    Shared,
}

const fn symbol(letter: char, slot: Slot, field: &'static str, number: Number) -> Symbol {
    Symbol { letter, slot, field, number }
}

/// All symbols, in the order in which a code has them.
pub(in crate::maze) static SYMBOLS: [Symbol; 35] = {
    use Number::{Any, AtLeastOne, Count, From, Shared};
    use Slot::{Left, Passage, PassageAcross, PassageDown, Right, Thing, Wall};
    [
        symbol('M', Thing, "", AtLeastOne),
        symbol('C', Thing, "cheeses", AtLeastOne),
        symbol('K', Thing, "keys", From(1, 1)),
        symbol('D', Passage, "keys", Any),
        symbol('T', Left, "traps", From(1, 1)),
        symbol('1', Thing, "plates", From(1, 1)),
        symbol('1', Wall, "plates", From(1, 1)),
        symbol('a', Passage, "plates", From(1, 1)),
        symbol('2', Thing, "plates", From(2, 1)),
        symbol('2', Wall, "plates", From(2, 1)),
        symbol('b', Passage, "plates", From(2, 1)),
        symbol('3', Thing, "plates", From(3, 1)),
        symbol('3', Wall, "plates", From(3, 1)),
        symbol('c', Passage, "plates", From(3, 1)),
        symbol('<', PassageAcross, "flaps", Shared),
        symbol('>', PassageAcross, "flaps", Shared),
        symbol('^', PassageDown, "flaps", Shared),
        symbol('v', PassageDown, "flaps", Shared),
        symbol('t', Thing, "teapots", From(1, 2)),
        symbol('u', Thing, "teapots", From(2, 2)),
        symbol('w', Thing, "teapots", From(3, 2)),
        symbol('~', Left, "ice", Any),
        symbol(':', Right, "melting", Any),
        symbol('b', Thing, "string", Shared),
        symbol('r', Thing, "string", Shared),
        symbol('g', Thing, "string", Shared),
        symbol('B', Passage, "string", Shared),
        symbol('R', Passage, "string", Shared),
        symbol('G', Passage, "string", Shared),
        symbol('N', Thing, "twins", From(1, 1)),
        symbol('E', Thing, "twins", From(1, 1)),
        symbol('W', Thing, "mirror", From(1, 1)),
        symbol('Y', Thing, "mirror", From(1, 1)),
        symbol('o', Thing, "thread", Count),
        symbol('X', Left, "cat", From(1, 1)),
    ]
};

impl Symbol {
    /// How many of it a quest asks for, if that is for the quest alone to say.
    pub fn number(&self, quest: &Quest) -> Option<u32> {
        let count = quest.count(self.field);
        match self.number {
            Number::AtLeastOne => Some(count.max(1).into()),
            Number::Count => Some(count.into()),
            Number::From(least, number) => Some(if count >= least { number } else { 0 }),
            Number::Any | Number::Shared => Some(0).filter(|_| count == 0),
        }
    }

    /// Its place in the table.
    pub fn place(&self) -> Option<usize> {
        SYMBOLS.iter().position(|one| one == self)
    }

    /// Whether it cannot be put where another one is already.
    pub fn is_barred_by(&self, other: &Self) -> bool {
        // A mouse could slide from teapot to teapot for ever.
        let is_bare = ['M', 't', 'u', 'w'].contains(&other.letter) && other.slot == Slot::Thing;
        self.slot.is_one_with(other.slot) || self.slot == Slot::Left && is_bare
    }

    /// Whether a quest asks for at least one.
    pub fn is_wanted(&self, quest: &Quest) -> bool {
        self.number == Number::Any && quest.count(self.field) > 0
    }
}

impl Slot {
    /// Whether two symbols in one tile are in each other's way.
    pub fn is_one_with(self, other: Self) -> bool {
        let in_rooms = [Self::Thing, Self::Left, Self::Right];
        self == other || !in_rooms.contains(&self)
    }

    /// Whether it is between two rooms.
    pub fn is_between(self) -> bool {
        !matches!(self, Self::Thing | Self::Left | Self::Right)
    }
}

/// The symbol with a letter in rooms or between them.
pub(super) fn of_letter(letter: char, is_between: bool) -> Option<&'static Symbol> {
    let fits = |one: &&Symbol| one.letter == letter && one.slot.is_between() == is_between;
    SYMBOLS.iter().find(fits)
}

/// Whether letters show how many there are of a field.
pub(super) fn shows(field: &str) -> bool {
    SYMBOLS.iter().any(|symbol| symbol.field == field)
}

/// A quest with what these symbols ask for, where it does not say so itself.
pub(super) fn counted(things: &[(&Symbol, Tile)], said: Quest) -> Result<Quest, DraftError> {
    let unsaid = QUEST_FIELDS.iter().filter(|field| said.count(field.name) == 0);
    unsaid.into_iter().try_fold(said, |quest, field| {
        let symbols = things.iter().map(|(symbol, _)| symbol).filter(|one| one.field == field.name);
        let count = symbols.fold(0, |count: u8, symbol| match symbol.number {
            Number::From(least, _) => count.max(least),
            Number::Any => count.max(1),
            // For each key there is a door.
            Number::Shared if symbol.field == "string" && symbol.slot == Slot::Passage => count,
            Number::AtLeastOne | Number::Count | Number::Shared => count.saturating_add(1),
        });
        // One cheese lies in every maze.
        let count = if field.name == "cheeses" && count == 1 { 0 } else { count };
        let (least, most) = (*field.counts.start(), *field.counts.end());
        let field = field.name;
        quest.with(field, count).ok_or(DraftError::Count { field, count, least, most })
    })
}
