//! The table at which mazes are drawn: a sheet, the tools to draw on it, and all that was done.
//!
//! Walls can be drawn with every tool, since a wall is what most places between rooms are pressed
//! for. What is drawn need not make a maze yet: the table says what is missing.

mod tool;

use std::collections::BTreeSet;

use super::rules::{RuleKind, RuleMark};
use crate::maze::{
    DRAFT_MOST_ROOMS, Direction, Directions, DraftError, DraftSheet, Size, Spec, Tile, Ways,
};
use tool::mark;
pub use tool::{TOOLS, Tool, ToolHow, ToolName};

/// The most bites that can be asked for.
const MOST_BITES: u8 = 3;

/// Why what is drawn cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// There are too few of what a tool draws: of what lies in rooms, or of what is between them.
    Missing(&'static Tool),
    /// There are too many of it.
    TooMany(&'static Tool),
    /// The two teapots of a pair are in one row or column.
    TeapotsInLine,
    /// A rule goes only with fewer rooms.
    TooLarge {
        /// A tool of the rule.
        tool: &'static Tool,
        /// The most rooms.
        most: u32,
    },
    /// There are too few or too many sets of rooms for tea.
    Sets,
    /// The rules of two tools do not go together.
    Apart(&'static Tool, &'static Tool),
    /// It is no maze for another reason.
    NoMaze,
}

/// The first tool of a rule.
fn tool_of(rule: RuleKind) -> &'static Tool {
    TOOLS.iter().find(|tool| tool.rule == Some(rule)).unwrap_or(&TOOLS[0])
}

/// What an error in a draft means to who draws.
fn unplayable(error: &DraftError) -> Unplayable {
    let of_field = |field: &str| {
        let rule = RuleKind::of_field(field);
        TOOLS.iter().find(|tool| tool.rule == rule && tool.field.is_none())
    };
    let counted = |tool: Option<&'static Tool>, found: u32, least: u32| match tool {
        Some(tool) if found < least => Unplayable::Missing(tool),
        Some(tool) => Unplayable::TooMany(tool),
        None => Unplayable::NoMaze,
    };
    match *error {
        DraftError::Number { letter, found, wanted } => {
            // Letters between rooms have no namesakes in rooms that other tools put there.
            let puts = |tool: &&Tool| tool.letter == Some(letter) || tool.between.contains(&letter);
            counted(TOOLS.iter().find(puts), found, wanted)
        }
        DraftError::Count { field, count, least, .. } => {
            counted(of_field(field), count.into(), least.into())
        }
        DraftError::TooLargeFor { field, most, .. } => RuleKind::of_field(field)
            .map_or(Unplayable::NoMaze, |rule| Unplayable::TooLarge { tool: tool_of(rule), most }),
        DraftError::TeapotsInLine(_) => Unplayable::TeapotsInLine,
        DraftError::Sets { .. } => Unplayable::Sets,
        _ => Unplayable::NoMaze,
    }
}

/// What a press did, to be done wherever the pointer goes on to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Does {
    Opens(bool),
    Puts(char, bool),
    Rubs,
}

/// A press that goes on until the pointer is released.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stroke {
    does: Does,
    /// Where the pointer was last.
    at: Tile,
    /// The sheet before, until something of the stroke can be taken back.
    before: Option<DraftSheet>,
}

/// The table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawingTable {
    sheet: DraftSheet,
    undone: Vec<DraftSheet>,
    done: Vec<DraftSheet>,
    /// The index of the tool in hand.
    pub tool: usize,
    /// The room or place between rooms that keys draw in.
    pub cursor: Tile,
    stroke: Option<Stroke>,
    /// Walls that are still being opened, the next one last.
    rest: Vec<Tile>,
}

/// How many rooms wide and high an empty sheet is.
const USUAL_SIDES: (u16, u16) = (6, 5);
/// The most rooms on a side.
pub const MOST_SIDE: u16 = 32;

impl Default for DrawingTable {
    fn default() -> Self {
        let size = Size::new(USUAL_SIDES.0, USUAL_SIDES.1).unwrap_or(Size::SMALLEST);
        Self::new(empty(size))
    }
}

/// A sheet with a mouse, a cheese and all walls.
fn empty(size: Size) -> DraftSheet {
    let mut sheet = DraftSheet::walls(size);
    sheet.put('M', size.start());
    sheet.put('C', size.goal());
    sheet
}

impl DrawingTable {
    /// A table with this sheet on it.
    pub fn new(sheet: DraftSheet) -> Self {
        let cursor = sheet.size().start();
        let (undone, done, rest) = (Vec::new(), Vec::new(), Vec::new());
        let sheet = sheet.as_letters_say();
        let mut table = Self { sheet, undone, done, tool: 0, cursor, stroke: None, rest };
        table.tidy();
        table
    }

    /// The sheet.
    pub const fn sheet(&self) -> &DraftSheet {
        &self.sheet
    }

    /// The maze of what is drawn, if that is one, and why not otherwise.
    pub fn spec(&self) -> Result<Spec, Unplayable> {
        let mut sheet = self.sheet.clone();
        if sheet.count("pour") > 0 {
            let sets = u8::try_from(sheet.count_sets()).unwrap_or(u8::MAX);
            if !sheet.ask("pour", sets) {
                return Err(Unplayable::Sets);
            }
        }
        let draft = sheet.draft().map_err(|error| unplayable(&error))?;
        match RuleKind::apart(&draft.quest()) {
            Some((one, other)) => Err(Unplayable::Apart(tool_of(one), tool_of(other))),
            None => Ok(Spec::drawn(draft)),
        }
    }

    /// The ways from the mouse to the cheese as the walls stand.
    pub fn ways(&self) -> Option<Ways> {
        self.sheet.ways()
    }

    /// Moves the cursor there.
    pub fn point(&mut self, at: Tile) {
        if is_there(&self.sheet, at) {
            self.cursor = at;
        }
    }

    /// Draws with the tool in hand, and goes on with that until [it is lifted](Self::lift).
    pub fn press(&mut self, at: Tile) {
        self.point(at);
        if self.cursor != at {
            return;
        }
        self.settle();
        let before = self.sheet.clone();
        let does = if at.is_room() { self.press_room(at) } else { self.press_between(at) };
        self.tidy();
        let before = self.keep(before);
        self.stroke = does.map(|does| Stroke { does, at, before });
    }

    /// Whether a press there would change anything.
    pub fn would_change(&self, at: Tile) -> bool {
        let mut other = Self { tool: self.tool, ..Self::new(self.sheet.clone()) };
        other.press(at);
        other.sheet != self.sheet
    }

    /// The pointer is moved on while it is pressed, perhaps too fast to be seen everywhere between.
    pub fn sweep(&mut self, at: Tile) {
        let Some(stroke) = self.stroke.take_if(|_| is_there(&self.sheet, at)) else { return };
        let Stroke { does, at: from, before } = stroke;
        let far = |from: u16, to: u16| i32::from(to) - i32::from(from);
        let (right, down) = (far(from.column, at.column), far(from.row, at.row));
        let steps = right.abs().max(down.abs());
        for step in 1..=steps {
            let part = |all: i32| (2 * all * step + steps * all.signum()) / (2 * steps);
            let passed = from.moved((part(right), part(down))).unwrap_or(at);
            self.draw_on(does, passed);
        }
        self.cursor = at;
        self.tidy();
        let before = before.and_then(|before| self.keep(before));
        self.stroke = Some(Stroke { does, at, before });
    }

    fn draw_on(&mut self, does: Does, at: Tile) {
        match does {
            _ if !is_there(&self.sheet, at) => {}
            Does::Opens(open) if !at.is_room() => self.sheet.set(at, open),
            Does::Puts(letter, true) if at.is_room() && !self.has(letter, at) => {
                self.sheet.put(letter, at);
            }
            Does::Puts(letter, false) if at.is_room() => {
                self.sheet.take(letter, at);
            }
            Does::Rubs => self.rub(at),
            _ => {}
        }
    }

    /// The pointer is released.
    pub fn lift(&mut self) {
        self.stroke = None;
    }

    /// Whether a stroke or the rest is still being drawn.
    pub const fn is_busy(&self) -> bool {
        self.stroke.is_some() || !self.rest.is_empty()
    }

    /// Ends what is still being drawn, before something else is done.
    fn settle(&mut self) {
        self.lift();
        let rest = std::mem::take(&mut self.rest);
        self.open(rest);
    }

    /// Takes away what lies at the cursor.
    pub fn erase(&mut self) {
        self.step(|table| table.rub(table.cursor));
    }

    /// Takes away everything there but the mouse and the last cheese.
    fn rub(&mut self, at: Tile) {
        let here = |&(_, there): &(char, Tile)| there == at;
        let letters: Vec<(char, Tile)> = self.sheet.letters().filter(here).collect();
        for (letter, at) in letters {
            if !self.is_needed(letter) {
                self.sheet.take(letter, at);
            }
        }
    }

    /// Whether it is the only mouse or the last cheese.
    fn is_needed(&self, letter: char) -> bool {
        matches!(letter, 'M' | 'C') && self.sheet.rooms(letter).count() == 1
    }

    fn press_room(&mut self, at: Tile) -> Option<Does> {
        let tool = &TOOLS[self.tool];
        let Some(letter) = tool.letter else {
            if tool.name == ToolName::Rubber {
                self.rub(at);
                return Some(Does::Rubs);
            }
            return tool.between.is_empty().then_some(Does::Opens(true));
        };
        let goes_on = tool.how == ToolHow::Floor;
        if self.has(letter, at) {
            if !self.is_needed(letter) {
                self.sheet.take(letter, at);
            }
            return goes_on.then_some(Does::Puts(letter, false));
        }
        let in_the_way: Vec<char> = self.sheet.in_the_way(letter, at).collect();
        if in_the_way.iter().any(|&other| self.is_needed(other)) {
            return None;
        }
        for other in in_the_way {
            self.sheet.take(other, at);
        }
        let before: Vec<Tile> = self.sheet.rooms(letter).collect();
        for &old in before.iter().rev().skip(tool.most - 1) {
            self.sheet.take(letter, old);
        }
        self.sheet.put(letter, at);
        goes_on.then_some(Does::Puts(letter, true))
    }

    fn press_between(&mut self, at: Tile) -> Option<Does> {
        let tool = &TOOLS[self.tool];
        match *tool.between {
            [] if tool.name == ToolName::Rubber => {
                self.rub(at);
                return Some(Does::Rubs);
            }
            [] => return Some(self.press_wall(at)),
            [door] => {
                if !self.sheet.take(door, at) {
                    self.put_between(door, at, true);
                }
            }
            [wall, place] => {
                if self.sheet.take(wall, at) || self.sheet.take(place, at) {
                    return None;
                }
                let has_wall = self.sheet.places(wall).next().is_some();
                let (letter, open) = if has_wall { (place, true) } else { (wall, false) };
                self.sheet.take_between(letter);
                self.put_between(letter, at, open);
            }
            ref flaps => self.press_flap(at, flaps),
        }
        None
    }

    fn press_wall(&mut self, at: Tile) -> Does {
        let open = !self.sheet.grid().is_open(at);
        self.sheet.set(at, open);
        Does::Opens(open)
    }

    /// A flap opens to one side, then to the other, and then it is gone.
    fn press_flap(&mut self, at: Tile, flaps: &[char]) {
        let is_across = at.column.is_multiple_of(2);
        let (one, other) = if is_across { (flaps[0], flaps[1]) } else { (flaps[2], flaps[3]) };
        if self.sheet.take(one, at) {
            self.sheet.put(other, at);
        } else if !self.sheet.take(other, at) {
            self.put_between(one, at, true);
        }
    }

    fn put_between(&mut self, letter: char, at: Tile, open: bool) {
        self.sheet.set(at, open);
        self.sheet.clear(at);
        self.sheet.put(letter, at);
    }

    /// Takes a tool in hand; one that only counts does so.
    pub fn take_tool(&mut self, tool: usize) {
        let Some(taken) = TOOLS.get(tool) else { return };
        self.tool = tool;
        if let Some(field) = taken.field {
            let count = match (field, self.sheet.count(field)) {
                ("gnaw", bites) => (bites + 1) % (MOST_BITES + 1),
                // How many sets there are is counted later.
                ("pour", 0) => 2,
                (_, 0) => 1,
                _ => 0,
            };
            self.step(|table| {
                table.sheet.ask(field, count);
            });
        }
    }

    /// How many of something a tool has drawn, or asked for.
    pub fn count(&self, tool: &Tool) -> usize {
        match (tool.letter, tool.field) {
            (_, Some(field)) => self.sheet.count(field).into(),
            (Some(letter), _) => self.sheet.rooms(letter).count(),
            _ => tool.between.iter().map(|&letter| self.sheet.places(letter).count()).sum(),
        }
    }

    /// Moves the cursor to the next room or place between rooms.
    pub fn go(&mut self, way: Direction) {
        let step = |at: Tile| {
            let is_on = match way {
                Direction::Left => at.column > 1,
                Direction::Up => at.row > 1,
                Direction::Right => at.column + 2 < self.sheet.size().columns(),
                Direction::Down => at.row + 2 < self.sheet.size().rows(),
            };
            is_on.then(|| at.step(way))
        };
        let next = step(self.cursor);
        let next = next.and_then(|at| if at.is_post() { step(at) } else { Some(at) });
        self.cursor = next.unwrap_or(self.cursor);
    }

    /// Moves the cursor on as one reads; says whether there was a next place.
    pub fn go_on(&mut self) -> bool {
        let columns = self.sheet.size().columns();
        let here = self.cursor;
        let on_line = (here.column + 1..columns).map(|column| Tile::new(column, here.row));
        let below = (1..columns).map(|column| Tile::new(column, here.row + 1));
        let next = on_line.chain(below).find(|&at| is_there(&self.sheet, at));
        self.cursor = next.unwrap_or(here);
        next.is_some()
    }

    /// Takes the last step back.
    pub fn undo(&mut self) -> bool {
        self.settle();
        let Some(before) = self.done.pop() else { return false };
        self.undone.push(std::mem::replace(&mut self.sheet, before));
        self.keep_cursor();
        true
    }

    /// Does again what was taken back last.
    pub fn redo(&mut self) -> bool {
        self.settle();
        let Some(next) = self.undone.pop() else { return false };
        self.done.push(std::mem::replace(&mut self.sheet, next));
        self.keep_cursor();
        true
    }

    /// Whether there is something to take back, and to do again.
    pub const fn can_go_back(&self) -> [bool; 2] {
        [!self.done.is_empty(), !self.undone.is_empty()]
    }

    /// Keeps the cursor on the sheet.
    fn keep_cursor(&mut self) {
        if !is_there(&self.sheet, self.cursor) {
            self.cursor = self.sheet.size().start();
        }
    }

    /// Begins to open walls until all rooms are joined, one [tick](Self::tick) after the other.
    pub fn build_rest(&mut self, seed: u64) {
        self.settle();
        self.rest = self.sheet.rest(seed).into_iter().rev().collect();
        if !self.rest.is_empty() {
            self.done.push(self.sheet.clone());
            self.undone.clear();
        }
    }

    /// Opens the next walls of the rest; says whether there were any.
    pub fn tick(&mut self) -> bool {
        // All of it takes about a second, however large it is.
        let walls = self.rest.len().min(1 + self.sheet.size().rooms() as usize / WALLS_PER_TICK);
        let next = self.rest.split_off(self.rest.len() - walls);
        self.open(next);
        walls > 0
    }

    fn open(&mut self, walls: Vec<Tile>) {
        for wall in walls {
            self.sheet.set(wall, true);
        }
        self.tidy();
    }

    /// Swaps left and right.
    pub fn mirror(&mut self) {
        self.change(DraftSheet::mirrored);
    }

    /// Turns it to the right by a quarter.
    pub fn turn(&mut self) {
        self.change(DraftSheet::turned);
    }

    /// Begins anew, with all walls.
    pub fn wipe(&mut self) {
        self.change(|sheet| empty(sheet.size()));
    }

    /// Puts another sheet on the table.
    pub fn put_on(&mut self, sheet: DraftSheet) {
        self.change(|_| sheet.as_letters_say());
    }

    /// Makes it so many rooms wider and higher; says whether that is possible.
    pub fn widen(&mut self, width: i16, height: i16) -> bool {
        let size = self.sheet.size();
        let side = |rooms: u16, more| rooms.saturating_add_signed(more);
        let [width, height] = [side(size.width(), width), side(size.height(), height)];
        // What was pasted may be longer, and be made shorter.
        let is_allowed = width <= size.width().max(MOST_SIDE)
            && height <= size.height().max(MOST_SIDE)
            && u32::from(width) * u32::from(height) <= DRAFT_MOST_ROOMS;
        match Size::new(width, height) {
            Ok(size) if is_allowed => {
                self.change(|sheet| sheet.resized(size));
                true
            }
            _ => false,
        }
    }

    fn change(&mut self, change: impl FnOnce(&DraftSheet) -> DraftSheet) {
        self.step(|table| table.sheet = change(&table.sheet));
    }

    /// Does something that can be taken back.
    fn step(&mut self, change: impl FnOnce(&mut Self)) {
        self.settle();
        let before = self.sheet.clone();
        change(self);
        self.tidy();
        self.keep_cursor();
        self.keep(before);
    }

    /// Keeps the sheet from before a change, so that that can be taken back; gives it back if nothing
    /// has changed.
    fn keep(&mut self, before: DraftSheet) -> Option<DraftSheet> {
        if before == self.sheet {
            return Some(before);
        }
        self.done.push(before);
        self.undone.clear();
        None
    }

    /// A mouse and a cheese are never missing, and no wall moves to a place of which none is told.
    fn tidy(&mut self) {
        for tool in TOOLS {
            if let [wall, place] = *tool.between
                && self.sheet.places(wall).next().is_none()
            {
                self.sheet.take_between(place);
            }
        }
        let size = self.sheet.size();
        for (letter, wished) in [('M', size.start()), ('C', size.goal())] {
            if self.sheet.rooms(letter).next().is_some() {
                continue;
            }
            let rooms = [wished].into_iter().chain((0..size.rooms()).map(|it| size.room(it)));
            let is_free = |at: &Tile| self.sheet.in_the_way(letter, *at).next().is_none();
            let can_be =
                |at: &Tile| !self.sheet.in_the_way(letter, *at).any(|it| self.is_needed(it));
            let room = rooms.clone().find(is_free).or_else(|| rooms.clone().find(can_be));
            let room = room.unwrap_or(wished);
            let others: Vec<char> = self.sheet.in_the_way(letter, room).collect();
            for other in others {
                self.sheet.take(other, room);
            }
            self.sheet.put(letter, room);
        }
    }

    fn has(&self, letter: char, at: Tile) -> bool {
        self.sheet.letters().any(|one| one == (letter, at))
    }

    /// What is seen on the sheet besides its walls and the mouse.
    pub fn marks(&self) -> Vec<RuleMark> {
        let icy: BTreeSet<Tile> = self.sheet.rooms('~').collect();
        let joined = |at: Tile| {
            let is_joined =
                |way| self.sheet.grid().is_open(at.step(way)) && icy.contains(&at.go(way, 2));
            Directions::of(|way| icy.contains(&at) && is_joined(way))
        };
        let place_of = |wall: char| {
            let tool = TOOLS.iter().find(|tool| tool.between.first() == Some(&wall))?;
            let &[_, place] = tool.between else { return None };
            self.sheet.places(place).last()
        };
        let letters = self.sheet.letters();
        let marks =
            letters.filter_map(|(letter, at)| mark(letter, at, joined(at), place_of(letter)));
        marks.collect()
    }
}

/// Whether a tile is a room of a sheet or a place between two.
fn is_there(sheet: &DraftSheet, at: Tile) -> bool {
    let size = sheet.size();
    !at.is_post()
        && (1..size.columns() - 1).contains(&at.column)
        && (1..size.rows() - 1).contains(&at.row)
}

/// How many ticks it takes to build the rest of a sheet.
const WALLS_PER_TICK: usize = 90;
