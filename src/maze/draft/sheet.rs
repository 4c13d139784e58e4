//! What a maze is drawn on: walls and things that need not make a maze yet.

use std::ops::Range;

use super::symbol::{self, SYMBOLS, Slot, Symbol};
use super::{Draft, DraftError, places_between};
use crate::maze::random::Dice;
use crate::maze::{
    Direction, Grid, Quest, QuestField, SHAPE, Shape, ShapeError, Size, Tile, UnionFind,
};

/// The fields whose walls may be opened anywhere, so that nothing may be behind them but a room.
const OF_RECTANGLES: [&str; 2] = ["gnaw", "pour"];

/// What a maze is drawn on: walls between rooms, and letters for the things in them.
///
/// ```
/// use icetea_maze::maze::{DraftSheet, Size, Tile};
///
/// let mut sheet = DraftSheet::walls(Size::new(2, 2)?);
/// assert!(sheet.put('M', Tile::new(1, 1)) && sheet.put('C', Tile::new(3, 1)));
/// sheet.set(Tile::new(2, 1), true);
/// assert_eq!(sheet.to_string(), "+---+---+\n| M   C |\n+---+---+\n|   |   |\n+---+---+\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DraftSheet {
    pub(super) size: Size,
    /// What no letter shows; a field that letters show need not be here.
    pub(super) quest: Quest,
    /// Rooms that are walls do not belong to the maze, and nothing leads into them.
    pub(super) grid: Grid,
    /// Row by row, those of one tile in the order of the symbols.
    pub(super) things: Vec<Put>,
}

/// A symbol, and where it was put.
pub(super) type Put = (&'static Symbol, Tile);

/// By what they are in order.
pub(super) fn key(&(symbol, at): &Put) -> (Tile, Option<usize>) {
    (at, symbol.place())
}

impl DraftSheet {
    /// What the walls between rooms, letters and fields say.
    pub(super) fn new(
        size: Size,
        grid: &Grid,
        letters: &[(char, Tile)],
        said: Quest,
    ) -> Result<Self, DraftError> {
        let mut sheet = Self::closed(size, said);
        for room in (0..size.rooms()).map(|number| size.room(number)) {
            sheet.grid.set(room, grid.is_open(room));
        }
        sheet.all_places().for_each(|at| sheet.grid.set(at, grid.is_open(at)));
        let symbol = |&(letter, at): &(char, Tile)| {
            let unknown = DraftError::Letter { letter, line: at.row + 1 };
            let symbol = symbol::of_letter(letter, !at.is_room()).ok_or(unknown);
            symbol.map(|symbol| (symbol, at))
        };
        let mut symbols: Vec<_> = letters.iter().map(symbol).collect::<Result<_, _>>()?;
        // What is in the middle of a room decides what can be beside it.
        symbols.sort_by_key(|&(symbol, at)| (at, symbol.slot != Slot::Thing));
        for (symbol, at) in symbols {
            if !sheet.fits(symbol, at) {
                return Err(DraftError::Letter { letter: symbol.letter, line: at.row + 1 });
            }
            sheet.add((symbol, at));
        }
        if sheet.all_rooms().nth(1).is_none() {
            return Err(ShapeError::TooSmall.into());
        }
        Ok(sheet)
    }

    pub(super) fn add(&mut self, put: Put) {
        let place = self.things.partition_point(|one| key(one) < key(&put));
        self.things.insert(place, put);
    }

    /// All walls and nothing else.
    pub fn walls(size: Size) -> Self {
        Self::closed(size, Quest::NONE)
    }

    pub(super) fn closed(size: Size, quest: Quest) -> Self {
        Self { size, quest, grid: size.closed_grid(), things: Vec::new() }
    }

    /// The maze that is drawn, if it is one.
    pub fn draft(mut self) -> Result<Draft, DraftError> {
        self.quest = symbol::counted(&self.things, self.quest)?;
        self.checked()
    }

    /// How large it is.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The walls.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// How many of a field are asked for that no letter shows.
    pub fn count(&self, field: &str) -> u8 {
        self.quest.count(field)
    }

    /// The letters in a room or between two.
    pub fn letters_at(&self, at: Tile) -> impl Iterator<Item = char> {
        self.here(at).map(|symbol| symbol.letter)
    }

    /// The letters, and where they stand.
    pub fn letters(&self) -> impl Iterator<Item = (char, Tile)> {
        self.things.iter().map(|&(symbol, at)| (symbol.letter, at))
    }

    /// The rooms with this letter.
    pub fn rooms(&self, letter: char) -> impl Iterator<Item = Tile> {
        self.tiles(letter, true)
    }

    /// The tiles between two rooms with this letter.
    pub fn places(&self, letter: char) -> impl Iterator<Item = Tile> {
        self.tiles(letter, false)
    }

    /// All rooms of the maze, row by row.
    pub fn all_rooms(&self) -> impl Iterator<Item = Tile> {
        let rooms = (0..self.size.rooms()).map(|number| self.size.room(number));
        rooms.filter(|&room| self.has_room(room))
    }

    /// All tiles between two rooms of the maze, row by row.
    pub fn all_places(&self) -> impl Iterator<Item = Tile> + use<> {
        let voids = self.grid.has_voids().then(|| self.grid.clone());
        let is_in = move |at: &Tile| {
            let has_both = |grid: &Grid| Size::sides(*at).iter().all(|&room| grid.is_open(room));
            voids.as_ref().is_none_or(has_both)
        };
        places_between(self.size).filter(is_in)
    }

    /// Whether a room belongs to the maze.
    pub fn has_room(&self, room: Tile) -> bool {
        self.grid.is_open(room)
    }

    /// Whether a room belongs to the maze, or both on the sides of a place between two do.
    pub fn contains(&self, at: Tile) -> bool {
        let has_room = |room: &Tile| self.has_room(*room);
        if at.is_room() { has_room(&at) } else { Size::sides(at).iter().all(has_room) }
    }

    /// Makes a room part of the maze or takes it out, with everything in it and about it.
    pub fn set_room(&mut self, room: Tile, is_in: bool) {
        for way in Direction::ALL {
            let at = room.step(way);
            if self.grid.is_open(at) {
                self.set(at, false);
            }
            self.clear(at);
        }
        self.clear(room);
        self.grid.set(room, is_in);
    }

    /// With all rooms out of the maze that are in it, and all others in it.
    #[must_use]
    pub fn inside_out(&self) -> Self {
        let mut turned = Self::closed(self.size, self.quest);
        for room in (0..self.size.rooms()).map(|number| self.size.room(number)) {
            turned.grid.set(room, !self.has_room(room));
        }
        turned
    }

    /// Asks for `count` of a field, if there may be as many.
    pub fn ask(&mut self, field: &str, count: u8) -> bool {
        let quest = self.quest.with(field, count);
        self.quest = quest.unwrap_or(self.quest);
        quest.is_some()
    }

    /// Opens or closes a place between two rooms; what cannot stand there then is gone.
    pub fn set(&mut self, at: Tile, open: bool) {
        if self.grid.is_open(at) != open {
            self.grid.set(at, open);
            self.clear(at);
        }
    }

    /// Puts a letter into a room or between two; says whether it fits there.
    pub fn put(&mut self, letter: char, at: Tile) -> bool {
        let symbol = symbol::of_letter(letter, !at.is_room()).filter(|symbol| {
            self.is_possible(symbol, at) && self.in_the_way(letter, at).next().is_none()
        });
        symbol.inspect(|symbol| self.add((symbol, at))).is_some()
    }

    /// The letters there that cannot be in one tile with another letter, whichever comes first.
    pub fn in_the_way(&self, letter: char, at: Tile) -> impl Iterator<Item = char> {
        let symbol = symbol::of_letter(letter, !at.is_room());
        let is_apart = move |one: &&Symbol| {
            symbol.is_some_and(|symbol| symbol.is_barred_by(one) || one.is_barred_by(symbol))
        };
        self.here(at).filter(is_apart).map(|one| one.letter)
    }

    /// Takes a letter away; says whether it was there.
    pub fn take(&mut self, letter: char, at: Tile) -> bool {
        let mut found = self.range(at);
        let found = found.find(|&place| self.things[place].0.letter == letter);
        found.map(|place| self.things.remove(place)).is_some()
    }

    /// Takes a letter away wherever it is between rooms.
    pub fn take_between(&mut self, letter: char) {
        self.things.retain(|(symbol, at)| at.is_room() || symbol.letter != letter);
    }

    /// Takes everything away that is in a room or between two.
    pub fn clear(&mut self, at: Tile) {
        self.things.drain(self.range(at));
    }

    /// Where the things in a room or between two are.
    fn range(&self, at: Tile) -> Range<usize> {
        let first = self.things.partition_point(|&(_, there)| there < at);
        let here = self.things[first..].iter().take_while(|&&(_, there)| there == at);
        first..first + here.count()
    }

    /// How many sets of rooms the walls part.
    pub fn count_sets(&self) -> u32 {
        let sets = self.sets();
        let numbers = self.all_rooms().map(|room| self.size.number(room));
        numbers.filter(|&room| sets.root(room) == room).count() as u32
    }

    /// Whether opening walls would join rooms that are not joined yet.
    pub fn has_rest(&self) -> bool {
        let sets = self.sets();
        self.all_places().any(|wall| {
            let [one, other] = Size::sides(wall).map(|room| self.size.number(room));
            !sets.joined(one, other)
        })
    }

    /// The walls that a union-find opens, in this order, until all rooms are joined: where something
    /// stands, only if there is no other way.
    pub fn rest(&self, seed: u64) -> Vec<Tile> {
        let (mut sets, mut dice) = (self.sets(), Dice::new(seed));
        let mut walls: Vec<Tile> = self.all_places().collect();
        for place in (1..walls.len()).rev() {
            walls.swap(place, dice.below(place as u32 + 1) as usize);
        }
        walls.sort_by_key(|&wall| self.here(wall).next().is_some());
        walls.retain(|&wall| {
            let [one, other] = Size::sides(wall).map(|room| self.size.number(room));
            sets.union(one, other).is_some()
        });
        walls
    }

    /// Without the fields that letters show: letters alone say how many there are.
    #[must_use]
    pub fn as_letters_say(mut self) -> Self {
        let said = std::mem::take(&mut self.quest);
        for (field, count) in said.fields().filter(|(field, _)| !symbol::shows(field.name)) {
            self.ask(field.name, count);
        }
        self
    }

    /// In another size, with everything that has a place there.
    #[must_use]
    pub fn resized(&self, size: Size) -> Self {
        let is_there = |at: Tile| at.column + 1 < size.columns() && at.row + 1 < size.rows();
        self.moved(size, |at| Some(at).filter(|&at| is_there(at)), |letter| letter)
    }

    /// With left and right swapped.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let columns = self.size.columns();
        let to = |at: Tile| Some(Tile::new(columns - 1 - at.column, at.row));
        self.moved(self.size, to, |letter| match letter {
            '<' => '>',
            '>' => '<',
            letter => letter,
        })
    }

    /// Turned to the right by a quarter.
    #[must_use]
    pub fn turned(&self) -> Self {
        let rows = self.size.rows();
        let to = |at: Tile| Some(Tile::new(rows - 1 - at.row, at.column));
        self.moved(self.size.turned(), to, |letter| match letter {
            '>' => 'v',
            'v' => '<',
            '<' => '^',
            '^' => '>',
            letter => letter,
        })
    }

    fn moved(
        &self,
        size: Size,
        to: impl Fn(Tile) -> Option<Tile>,
        letter: impl Fn(char) -> char,
    ) -> Self {
        let mut moved = Self::closed(size, self.quest);
        let rooms = (0..self.size.rooms()).map(|number| self.size.room(number));
        rooms.chain(places_between(self.size)).for_each(|at| {
            if let Some(to) = to(at) {
                moved.grid.set(to, self.grid.is_open(at));
            }
        });
        for &(symbol, at) in &self.things {
            let between = symbol.slot.is_between();
            let (letter, to) = (letter(symbol.letter), to(at));
            let symbol = symbol::of_letter(letter, between);
            symbol.zip(to).into_iter().for_each(|put| moved.add(put));
        }
        moved
    }

    fn tiles(&self, letter: char, is_room: bool) -> impl Iterator<Item = Tile> {
        let things = self
            .things
            .iter()
            .filter(move |(symbol, at)| symbol.letter == letter && at.is_room() == is_room);
        things.map(|&(_, at)| at)
    }

    /// Where a symbol can be put, row by row.
    pub(super) fn candidates(&self, symbol: &Symbol) -> Vec<Tile> {
        if symbol.slot.is_between() {
            return self.all_places().filter(|&at| self.fits(symbol, at)).collect();
        }
        self.all_rooms().filter(|&at| self.fits(symbol, at)).collect()
    }

    /// Whether a symbol can be put into a room, or between two rooms if it is one for there.
    fn fits(&self, symbol: &Symbol, at: Tile) -> bool {
        self.is_possible(symbol, at) && !self.here(at).any(|one| symbol.is_barred_by(one))
    }

    /// Whether a symbol can be there as far as walls go.
    fn is_possible(&self, symbol: &Symbol, at: Tile) -> bool {
        let is_open = self.grid.is_open(at);
        match symbol.slot {
            Slot::Thing | Slot::Left | Slot::Right | Slot::Passage => is_open,
            Slot::PassageDown => is_open && at.row.is_multiple_of(2),
            Slot::PassageAcross => is_open && at.column.is_multiple_of(2),
            Slot::Wall => !is_open && self.contains(at),
        }
    }

    pub(super) fn here(&self, at: Tile) -> impl Iterator<Item = &'static Symbol> {
        self.things[self.range(at)].iter().map(|&(one, _)| one)
    }

    /// The sets of rooms that its walls part.
    pub(super) fn sets(&self) -> UnionFind {
        let mut sets = UnionFind::new(self.size.rooms());
        for place in places_between(self.size).filter(|&place| self.grid.is_open(place)) {
            let [one, other] = Size::sides(place).map(|room| self.size.number(room));
            sets.union(one, other);
        }
        sets
    }

    /// The part of its code between the generator and the end.
    pub(super) fn head(&self, shape: Option<&Shape>) -> String {
        let shape = shape.map(|shape| format!("{SHAPE}{}", shape.code()));
        let fields = Some(self.quest.to_string()).filter(|fields| !fields.is_empty());
        let parts = [Some(self.size.to_string()), shape, fields];
        parts.into_iter().flatten().collect::<Vec<_>>().join("-")
    }

    /// Which of its rooms the maze has, if not all.
    fn shape(&self) -> Result<Option<Shape>, ShapeError> {
        let shape = || Shape::new(self.size, |room| self.has_room(room));
        self.grid.has_voids().then(shape).transpose()
    }

    /// Whether everything is there that its quest asks for, and nothing else.
    pub(super) fn checked(self) -> Result<Draft, DraftError> {
        let (rooms, shape) = (self.size.rooms(), self.shape()?);
        let of_rectangle = OF_RECTANGLES.into_iter().find(|field| self.count(field) > 0);
        if let Some(field) = of_rectangle.filter(|_| shape.is_some()) {
            return Err(DraftError::ShapeAnd(field));
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
        let found = self.count_sets();
        if wanted > 0 && wanted != found {
            return Err(DraftError::Sets { found, wanted });
        }
        Ok(self.with_code(shape.map(Shape::kept)))
    }
}
