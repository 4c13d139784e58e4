//! A draft: a maze that was drawn by hand, wall by wall and thing by thing.
//!
//! It is written down in two ways that say the same: as a [picture of characters](text) that one can
//! draw in any editor, and as [one line](code) that people send each other. What lies where stands in
//! the table of [`SYMBOLS`]; what it means is decided by the game, as with any [`Quest`].

mod arithmetic;
mod code;
mod error;
mod symbol;
mod text;

use std::sync::{Mutex, PoisonError};

pub use error::{DRAFT_MOST_ROOMS, DraftError};
pub(super) use symbol::{SYMBOLS, Slot, Symbol};

use super::{Grid, Quest, QuestField, Size, Tile, UnionFind};

/// A maze that was drawn by hand.
///
/// ```
/// use icetea_maze::maze::{Draft, Spec};
///
/// let draft: Draft = "
/// thread1
/// +---+---+
/// | M   o |
/// +   +   +
/// |   | C |
/// +---+---+"
///     .parse()?;
/// let spec = Spec::drawn(draft);
/// assert_eq!(spec.to_string().parse(), Ok(spec));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Draft {
    size: Size,
    quest: Quest,
    grid: Grid,
    /// In the order of the symbols, those of one symbol row by row.
    things: Vec<(&'static Symbol, Tile)>,
}

/// All drafts that specs point to. A spec is small and copied everywhere, so drafts are kept for good;
/// the sum at the end of a code lets in only those that somebody has drawn.
static KEPT: Mutex<Vec<&'static Draft>> = Mutex::new(Vec::new());

impl Draft {
    /// What these walls, letters and fields say; a field that letters show may be missing.
    pub fn new(
        size: Size,
        grid: Grid,
        letters: &[(char, Tile)],
        said: Quest,
    ) -> Result<Self, DraftError> {
        let mut draft = Self { size, quest: said, grid, things: Vec::new() };
        let symbol = |&(letter, at): &(char, Tile)| {
            let unknown = DraftError::Letter { letter, line: at.row + 1 };
            Ok((symbol::of_letter(letter, !is_room(at)).ok_or(unknown)?, at))
        };
        let mut symbols: Vec<_> = letters.iter().map(symbol).collect::<Result<_, _>>()?;
        // What is in the middle of a room decides what can be beside it.
        symbols.sort_by_key(|(symbol, _)| symbol.slot != Slot::Thing);
        for (symbol, at) in symbols {
            if !draft.candidates(symbol).contains(&at) {
                return Err(DraftError::Letter { letter: symbol.letter, line: at.row + 1 });
            }
            draft.things.push((symbol, at));
        }
        draft.quest = symbol::counted(&draft.things, said)?;
        draft.checked()
    }

    /// How large it is.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// What it asks for.
    pub const fn quest(&self) -> Quest {
        self.quest
    }

    /// Its walls.
    pub(super) const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The rooms with this letter, row by row.
    pub fn rooms(&self, letter: char) -> impl Iterator<Item = Tile> {
        self.tiles(letter, true)
    }

    /// The tiles between two rooms with this letter, row by row.
    pub fn places(&self, letter: char) -> impl Iterator<Item = Tile> {
        self.tiles(letter, false)
    }

    fn tiles(&self, letter: char, is_room: bool) -> impl Iterator<Item = Tile> {
        let things = self
            .things
            .iter()
            .filter(move |(symbol, at)| symbol.letter == letter && self::is_room(*at) == is_room);
        things.map(|&(_, at)| at)
    }

    /// Where the mouse begins.
    pub fn start(&self) -> Tile {
        self.rooms('M').next().expect("it was checked")
    }

    /// The last of the cheeses, row by row.
    pub fn goal(&self) -> Tile {
        self.rooms('C').last().expect("it was checked")
    }

    /// Whether walls alone keep the mouse from the goal.
    pub fn is_walled_off(&self) -> bool {
        let sets = self.sets();
        !sets.joined(self.size.number(self.start()), self.size.number(self.goal()))
    }

    /// Where a symbol can be put, row by row.
    fn candidates(&self, symbol: &Symbol) -> Vec<Tile> {
        let is_free = |at: &Tile| {
            let in_the_way =
                |(one, there): &(&Symbol, Tile)| there == at && one.slot.is_one_with(symbol.slot);
            !self.things.iter().any(in_the_way)
        };
        let rooms = (0..self.size.rooms()).map(|number| self.size.room(number));
        let is_start = |room: &Tile| self.rooms('M').any(|start| start == *room);
        // A mouse could slide from teapot to teapot for ever.
        let has_teapot =
            |room: &Tile| ['t', 'u', 'w'].iter().any(|&pot| self.rooms(pot).any(|at| at == *room));
        match symbol.slot {
            Slot::Thing | Slot::Right => rooms.filter(is_free).collect(),
            Slot::Left => {
                let may_be = |room: &Tile| is_free(room) && !is_start(room) && !has_teapot(room);
                rooms.filter(may_be).collect()
            }
            between => {
                let is_open = |at: &Tile| self.grid.is_open(*at);
                let fits = |at: &Tile| match between {
                    Slot::Wall => !is_open(at),
                    Slot::PassageDown => is_open(at) && at.row.is_multiple_of(2),
                    Slot::PassageAcross => is_open(at) && at.column.is_multiple_of(2),
                    _ => is_open(at),
                };
                places_between(self.size).filter(|at| fits(at) && is_free(at)).collect()
            }
        }
    }

    /// The sets of rooms that its walls part.
    fn sets(&self) -> UnionFind {
        let mut sets = UnionFind::new(self.size.rooms());
        for place in places_between(self.size).filter(|&place| self.grid.is_open(place)) {
            let [one, other] = Size::sides(place).map(|room| self.size.number(room));
            sets.union(one, other);
        }
        sets
    }

    /// Its walls, mouse and goal alone.
    #[must_use]
    pub(super) fn without_quest(&self) -> Self {
        let [mouse, cheese] = ['M', 'C'].map(|letter| symbol::of_letter(letter, false));
        let things = [mouse, cheese].into_iter().flatten().zip([self.start(), self.goal()]);
        Self { quest: Quest::NONE, things: things.collect(), ..self.clone() }
    }

    /// An equal draft that is there for good.
    pub(super) fn kept(self) -> &'static Self {
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().copied().find(|&draft| *draft == self);
        found.unwrap_or_else(|| {
            let draft = Box::leak(Box::new(self));
            kept.push(draft);
            draft
        })
    }

    /// The part of its code between the generator and the end.
    fn head(&self) -> String {
        let fields = self.quest.to_string();
        if fields.is_empty() { self.size.to_string() } else { format!("{}-{fields}", self.size) }
    }

    /// Whether everything is there that its quest asks for, and nothing else.
    fn checked(mut self) -> Result<Self, DraftError> {
        self.things.sort_by_key(|(symbol, at)| (symbol.place(), at.row, at.column));
        let rooms = self.size.rooms();
        if rooms > DRAFT_MOST_ROOMS {
            return Err(DraftError::TooLarge(rooms));
        }
        for (&QuestField { name: field, most_rooms: most, .. }, _) in self.quest.fields() {
            if rooms > most {
                return Err(DraftError::TooLargeFor { field, rooms, most });
            }
        }
        for symbol in &SYMBOLS {
            let found = self.things.iter().filter(|(one, _)| *one == symbol).count() as u32;
            let wanted = symbol.number(&self.quest);
            let is_missing = symbol.is_wanted(&self.quest) && found == 0;
            if is_missing || wanted.is_some_and(|wanted| wanted != found) {
                let (letter, wanted) = (symbol.letter, wanted.unwrap_or(1));
                return Err(DraftError::Number { letter, found, wanted });
            }
        }
        let shared = |letters: &[char], is_room| -> u32 {
            letters.iter().map(|&letter| self.tiles(letter, is_room).count() as u32).sum()
        };
        for (field, letters, is_room, found) in [
            ("flaps", "< > ^ v", false, shared(&['<', '>', '^', 'v'], false)),
            ("string", "b r g", true, shared(&['b', 'r', 'g'], true)),
        ] {
            let wanted = self.quest.count(field).into();
            if found != wanted {
                return Err(DraftError::Together { letters, is_room, found, wanted });
            }
        }
        for (key, door) in [('b', 'B'), ('r', 'R'), ('g', 'G')] {
            let [found, wanted] = [shared(&[door], false), shared(&[key], true)];
            if found != wanted {
                return Err(DraftError::Number { letter: door, found, wanted });
            }
        }
        for letter in ['t', 'u', 'w'] {
            let pots: Vec<Tile> = self.rooms(letter).collect();
            if let [one, other] = pots[..]
                && (one.column == other.column || one.row == other.row)
            {
                return Err(DraftError::TeapotsInLine(letter));
            }
        }
        let wanted = u32::from(self.quest.count("pour"));
        let sets = self.sets();
        let found = (0..rooms).filter(|&room| sets.root(room) == room).count() as u32;
        if wanted > 0 && wanted != found {
            return Err(DraftError::Sets { found, wanted });
        }
        Ok(self)
    }
}

const fn is_room(at: Tile) -> bool {
    at.column % 2 == 1 && at.row % 2 == 1
}

/// All tiles between two rooms: for each room row by row the one to its right, and the one below.
fn places_between(size: Size) -> impl Iterator<Item = Tile> {
    let rooms = (0..size.rooms()).map(move |number| size.room(number));
    let places = rooms
        .flat_map(|Tile { column, row }| [Tile::new(column + 1, row), Tile::new(column, row + 1)]);
    places.filter(move |at| at.column + 1 < size.columns() && at.row + 1 < size.rows())
}
