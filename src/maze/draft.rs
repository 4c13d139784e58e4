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
    /// Its code without the generator, which says all of this. It is packed once, and asked for often.
    code: String,
}

/// All drafts that specs point to. A spec is small and copied everywhere, so drafts are kept for good;
/// the sum at the end of a code lets in only those that somebody has drawn.
static KEPT: Mutex<Vec<&'static Draft>> = Mutex::new(Vec::new());

impl Draft {
    /// What the walls between rooms, letters and fields say; a field that letters show may be missing.
    pub(crate) fn new(
        size: Size,
        grid: &Grid,
        letters: &[(char, Tile)],
        said: Quest,
    ) -> Result<Self, DraftError> {
        let mut draft = Self::closed(size, said);
        if size.rooms() > DRAFT_MOST_ROOMS {
            return Err(DraftError::TooLarge(size.rooms()));
        }
        places_between(size).for_each(|at| draft.grid.set(at, grid.is_open(at)));
        let symbol = |&(letter, at): &(char, Tile)| {
            let unknown = DraftError::Letter { letter, line: at.row + 1 };
            Ok((symbol::of_letter(letter, !is_room(at)).ok_or(unknown)?, at))
        };
        let mut symbols: Vec<_> = letters.iter().map(symbol).collect::<Result<_, _>>()?;
        // What is in the middle of a room decides what can be beside it.
        symbols.sort_by_key(|(symbol, _)| symbol.slot != Slot::Thing);
        for (symbol, at) in symbols {
            if !draft.fits(symbol, at) {
                return Err(DraftError::Letter { letter: symbol.letter, line: at.row + 1 });
            }
            draft.things.push((symbol, at));
        }
        draft.quest = symbol::counted(&draft.things, said)?;
        draft.checked()
    }

    /// With all walls and nothing else.
    fn closed(size: Size, quest: Quest) -> Self {
        let (things, code) = (Vec::new(), String::new());
        Self { size, quest, grid: size.closed_grid(), things, code }
    }

    /// Its code without the generator.
    pub(super) fn code(&self) -> &str {
        &self.code
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
        if symbol.slot.is_between() {
            return places_between(self.size).filter(|&at| self.fits(symbol, at)).collect();
        }
        let rooms = (0..self.size.rooms()).map(|number| self.size.room(number));
        rooms.filter(|&at| self.fits(symbol, at)).collect()
    }

    /// Whether a symbol can be put into a room, or between two rooms if it is one for there.
    fn fits(&self, symbol: &Symbol, at: Tile) -> bool {
        let mut here = self.things.iter().filter(|(_, there)| *there == at).map(|(one, _)| one);
        let is_open = self.grid.is_open(at);
        let is_possible = match symbol.slot {
            Slot::Thing | Slot::Right => true,
            // A mouse could slide from teapot to teapot for ever.
            Slot::Left => !here.clone().any(|one| ['M', 't', 'u', 'w'].contains(&one.letter)),
            Slot::Passage => is_open,
            Slot::PassageDown => is_open && at.row.is_multiple_of(2),
            Slot::PassageAcross => is_open && at.column.is_multiple_of(2),
            Slot::Wall => !is_open,
        };
        is_possible && !here.any(|one| one.slot.is_one_with(symbol.slot))
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
        Self { quest: Quest::NONE, things: things.collect(), ..self.clone() }.with_code()
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

    /// The draft that is there for good and has this code.
    fn kept_as(code: &str) -> Option<Self> {
        let kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|draft| draft.code == code).map(|&draft| draft.clone())
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
        Ok(self.with_code())
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
