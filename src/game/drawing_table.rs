//! The table at which mazes are drawn: a sheet, the tools to draw on it, and all that was done.
//!
//! Walls can be drawn with every tool, since a wall is what most places between rooms are pressed
//! for. What is drawn need not make a maze yet: the table says what is missing.

mod copy;
mod press;
mod tool;
mod unplayable;

use std::collections::BTreeSet;

use super::rules::{RuleKind, RuleMark};
use crate::maze::{
    DRAFT_MOST_ROOMS, Direction, Directions, DraftSheet, SheetChange, Size, Spec, Tile,
};
use copy::Copying;
use tool::mark;
pub use tool::{TOOLS, Tool, ToolHow, ToolName};
pub use unplayable::Unplayable;
use unplayable::{tool_of, unplayable};

/// The most bites that can be asked for.
const MOST_BITES: u8 = 3;

/// What a press did, to be done wherever the pointer goes on to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Does {
    Opens(bool),
    /// A corridor from room to room.
    Digs,
    Puts(char, bool),
    Rubs,
    /// Whether rooms become part of the maze.
    Brushes(bool),
    Selects,
}

/// A press that goes on until the pointer is released.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stroke {
    does: Does,
    /// Where the pointer was last.
    at: Tile,
}

/// The table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawingTable {
    sheet: DraftSheet,
    undone: Vec<SheetChange>,
    done: Vec<SheetChange>,
    /// The index of the tool in hand.
    pub tool: usize,
    /// The room or place between rooms that keys draw in.
    pub cursor: Tile,
    /// How many rooms wide the brush is.
    brush: u16,
    copying: Copying,
    /// The rooms that were pressed last, the newest at the end.
    placed: Vec<Tile>,
    stroke: Option<Stroke>,
    /// Walls that are still being opened, the next one last.
    rest: Vec<Tile>,
    /// The sheet before what is still being drawn.
    before: Option<DraftSheet>,
}

/// How many rooms wide and high an empty sheet is.
const USUAL_SIDES: (u16, u16) = (6, 5);
/// The most rooms on a side.
pub const MOST_SIDE: u16 = 200;
/// From so many rooms on, a side grows by more than one at a time: by how many.
const STRIDES: [(u16, i16); 2] = [(32, 8), (16, 2)];
/// How many ticks it takes to build the rest of a sheet.
const TICKS_OF_REST: usize = 90;
/// The widths of the brush in rooms.
const BRUSHES: [u16; 4] = [1, 3, 7, 15];
/// A maze has no fewer rooms.
const LEAST_ROOMS: u32 = 2;

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
        let mut table = Self {
            sheet: sheet.as_letters_say(),
            undone: Vec::new(),
            done: Vec::new(),
            tool: 0,
            cursor,
            brush: BRUSHES[0],
            copying: Copying::default(),
            placed: Vec::new(),
            stroke: None,
            rest: Vec::new(),
            before: None,
        };
        table.tidy();
        table.cursor = table.sheet.rooms('M').next().unwrap_or(cursor);
        table
    }

    /// The sheet.
    pub const fn sheet(&self) -> &DraftSheet {
        &self.sheet
    }

    /// The maze of what is drawn, if that is one, and why not otherwise.
    pub fn spec(&self) -> Result<Spec, Unplayable> {
        let mut sheet = self.sheet.clone();
        if sheet.count("pour") > 0 && !sheet.grid().has_voids() {
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

    /// Whether taking a tool in hand does anything.
    pub fn can_take(&self, tool: usize) -> bool {
        match TOOLS[tool].name {
            ToolName::InsideOut => self.sheet.grid().count_voids() >= LEAST_ROOMS,
            ToolName::Copy if self.tool == tool => self.copying != Copying::Nothing,
            _ => self.tool != tool || TOOLS[tool].counts(),
        }
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
        self.before = Some(self.sheet.clone());
        let does = match TOOLS[self.tool].name {
            ToolName::Copy => self.press_copy(room_near(at)),
            ToolName::Rooms => Some(self.press_brush(room_near(at))),
            _ if !self.sheet.contains(at) => None,
            _ if at.is_room() => self.press_room(at),
            _ => self.press_between(at),
        };
        self.tidy();
        self.stroke = does.map(|does| Stroke { does, at });
        if does.is_none() {
            self.keep();
        }
    }

    /// Whether a press there would change anything.
    pub fn would_change(&self, at: Tile) -> bool {
        let (sheet, copying) = (self.sheet.clone(), self.copying.clone());
        let mut other = Self { tool: self.tool, brush: self.brush, copying, ..Self::new(sheet) };
        other.press(at);
        other.sheet != self.sheet || other.copying != self.copying
    }

    /// The pointer is moved on while it is pressed, perhaps too fast to be seen everywhere between.
    pub fn sweep(&mut self, at: Tile) {
        let Some(stroke) = self.stroke.take_if(|_| is_there(&self.sheet, at)) else { return };
        let Stroke { does, at: from } = stroke;
        self.cursor = at;
        if does == Does::Digs {
            if !at.is_room() {
                self.stroke = Some(stroke);
                return;
            }
            let corner = Tile::new(at.column, from.row);
            self.draw_along(does, from, corner);
            self.draw_along(does, corner, at);
        } else {
            self.draw_along(does, from, at);
        }
        self.tidy();
        self.stroke = Some(Stroke { does, at });
    }

    fn draw_along(&mut self, does: Does, from: Tile, to: Tile) {
        let far = |from: u16, to: u16| i32::from(to) - i32::from(from);
        let (right, down) = (far(from.column, to.column), far(from.row, to.row));
        let steps = right.abs().max(down.abs());
        for step in 1..=steps {
            let part = |all: i32| (2 * all * step + steps * all.signum()) / (2 * steps);
            let passed = from.moved((part(right), part(down))).unwrap_or(to);
            self.draw_on(does, passed);
        }
    }

    fn draw_on(&mut self, does: Does, at: Tile) {
        match does {
            _ if !is_there(&self.sheet, at) => {}
            Does::Brushes(is_in) => self.brush(room_near(at), is_in),
            _ if !self.sheet.contains(at) => {}
            Does::Opens(open) if !at.is_room() => self.sheet.set(at, open),
            Does::Digs if !at.is_room() => self.sheet.set(at, true),
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
        if let Some(Stroke { does: Does::Selects, at }) = self.stroke.take() {
            self.end_part(room_near(at));
        }
        if self.rest.is_empty() {
            self.keep();
        }
    }

    /// Whether a stroke or the rest is still being drawn.
    pub const fn is_busy(&self) -> bool {
        self.stroke.is_some() || !self.rest.is_empty()
    }

    /// Ends what is still being drawn, before something else is done.
    pub fn settle(&mut self) {
        let rest = std::mem::take(&mut self.rest);
        self.open(rest);
        self.lift();
    }

    /// Takes away what lies at the cursor.
    pub fn erase(&mut self) {
        self.step(|table| table.rub(table.cursor));
    }

    /// Takes away everything there but the mouse and the last cheese.
    fn rub(&mut self, at: Tile) {
        let letters: Vec<char> = self.sheet.letters_at(at).collect();
        for letter in letters {
            if !self.is_needed(letter) {
                self.sheet.take(letter, at);
            }
        }
    }

    /// Whether it is the only mouse or the last cheese.
    fn is_needed(&self, letter: char) -> bool {
        matches!(letter, 'M' | 'C') && self.sheet.rooms(letter).count() == 1
    }

    /// Takes a tool in hand; one that only counts does so, and a brush in hand becomes a wider one.
    pub fn take_tool(&mut self, tool: usize) {
        let Some(taken) = TOOLS.get(tool) else { return };
        match taken.name {
            ToolName::InsideOut => {
                if self.can_take(tool) {
                    self.change(DraftSheet::inside_out);
                }
                return;
            }
            ToolName::Copy => self.copying = Copying::Nothing,
            ToolName::Rooms if self.tool == tool => {
                let wider = BRUSHES.into_iter().find(|&width| width > self.brush);
                self.brush = wider.unwrap_or(BRUSHES[0]);
            }
            _ => {}
        }
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
            _ if tool.how == ToolHow::Brush => self.brush.into(),
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

    /// Moves the cursor on in its row; says whether there was a next place.
    pub fn go_on(&mut self) -> bool {
        let here = self.cursor;
        self.go(Direction::Right);
        self.cursor != here
    }

    /// Moves the cursor to the beginning of the next row of rooms or of walls; says whether there was
    /// one.
    pub fn go_down(&mut self) -> bool {
        let next = Tile::new(1, self.cursor.row + 1);
        let is_on = is_there(&self.sheet, next);
        self.cursor = if is_on { next } else { self.cursor };
        is_on
    }

    /// How many rooms wide the tool in hand draws.
    pub fn width(&self) -> u16 {
        if TOOLS[self.tool].name == ToolName::Rooms { self.brush } else { 1 }
    }

    /// Takes the last step back.
    pub fn undo(&mut self) -> bool {
        self.settle();
        let Some(back) = self.done.pop() else { return false };
        self.undone.push(self.sheet.apply(back));
        self.keep_cursor();
        true
    }

    /// Does again what was taken back last.
    pub fn redo(&mut self) -> bool {
        self.settle();
        let Some(on) = self.undone.pop() else { return false };
        self.done.push(self.sheet.apply(on));
        self.keep_cursor();
        true
    }

    /// Whether there is something to take back, and to do again.
    pub fn can_go_back(&self) -> [bool; 2] {
        let has_changed = self.before.as_ref().is_some_and(|before| *before != self.sheet);
        [has_changed || !self.done.is_empty(), !self.undone.is_empty()]
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
        self.before = Some(self.sheet.clone()).filter(|_| !self.rest.is_empty());
    }

    /// Opens the next walls of the rest; says whether there were any.
    pub fn tick(&mut self) -> bool {
        // All of it takes about a second, however large it is.
        let walls = self.rest.len().min(1 + self.sheet.size().rooms() as usize / TICKS_OF_REST);
        if walls == 0 {
            return false;
        }
        let next = self.rest.split_off(self.rest.len() - walls);
        self.open(next);
        if self.rest.is_empty() {
            self.keep();
        }
        true
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

    /// Makes it `width` rooms wider and `height` higher; says whether that is possible.
    pub fn widen(&mut self, width: i16, height: i16) -> bool {
        let size = self.sheet.size();
        let side = |rooms: u16, more: i16| {
            let is_long = |&(from, _): &(u16, i16)| rooms > from || more > 0 && rooms == from;
            let stride = STRIDES.into_iter().find(is_long).map_or(1, |(_, stride)| stride);
            let next = rooms.saturating_add_signed(stride * more);
            let is_between = |&from: &u16| rooms.min(next) < from && from < rooms.max(next);
            let next = STRIDES.map(|(from, _)| from).into_iter().find(is_between).unwrap_or(next);
            // What was pasted may be longer, and be made shorter.
            if more > 0 { next.min(MOST_SIDE.max(rooms)) } else { next }
        };
        let [width, height] = [side(size.width(), width), side(size.height(), height)];
        let is_allowed = (width, height) != (size.width(), size.height())
            && u32::from(width) * u32::from(height) <= DRAFT_MOST_ROOMS;
        match Size::new(width, height) {
            Ok(size) if is_allowed => {
                self.change(|sheet| {
                    let mut resized = sheet.resized(size);
                    // A cheese in the corner stays there.
                    let corner = sheet.size().goal();
                    if sheet.rooms('C').eq([corner]) && resized.take('C', corner) {
                        resized.put('C', size.goal());
                    }
                    resized
                });
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
        self.before = Some(self.sheet.clone());
        change(self);
        self.tidy();
        self.keep_cursor();
        self.keep();
    }

    /// Keeps what was drawn, so that it can be taken back.
    fn keep(&mut self) {
        if let Some(before) = self.before.take().filter(|before| *before != self.sheet) {
            self.done.push(self.sheet.change_to(&before));
            self.undone.clear();
        }
    }

    /// Two rooms, a mouse and a cheese are never missing, and no wall moves to a place of which none is
    /// told.
    fn tidy(&mut self) {
        let size = self.sheet.size();
        let missing = (LEAST_ROOMS + self.sheet.grid().count_voids()).saturating_sub(size.rooms());
        let rooms = (0..size.rooms()).map(|number| size.room(number));
        let outside = rooms.filter(|&room| !self.sheet.has_room(room)).take(missing as usize);
        for room in outside.collect::<Vec<_>>() {
            self.sheet.set_room(room, true);
        }
        for tool in TOOLS {
            if let [wall, place] = *tool.between
                && self.sheet.places(wall).next().is_none()
            {
                self.sheet.take_between(place);
            }
        }
        for (letter, wished) in [('M', size.start()), ('C', size.goal())] {
            if self.sheet.rooms(letter).next().is_some() {
                continue;
            }
            let is_free = |at: &Tile| self.sheet.in_the_way(letter, *at).next().is_none();
            let can_be =
                |at: &Tile| !self.sheet.in_the_way(letter, *at).any(|it| self.is_needed(it));
            let nearest = |may: &dyn Fn(&Tile) -> bool| {
                self.sheet.all_rooms().filter(may).min_by_key(|room| room.distance(wished))
            };
            let room = nearest(&is_free).or_else(|| nearest(&can_be)).unwrap_or(wished);
            let others: Vec<char> = self.sheet.in_the_way(letter, room).collect();
            for other in others {
                self.sheet.take(other, room);
            }
            self.sheet.put(letter, room);
        }
    }

    fn has(&self, letter: char, at: Tile) -> bool {
        self.sheet.letters_at(at).any(|one| one == letter)
    }

    /// What is seen on the sheet besides its walls and the mouse, and where.
    pub fn marks(&self) -> Vec<(Tile, RuleMark)> {
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
        let of_letter = |(letter, at): (char, Tile)| {
            mark(letter, at, joined(at), place_of(letter)).map(|mark| (at, mark))
        };
        self.sheet.letters().filter_map(of_letter).collect()
    }
}

/// The room at a tile, or beside it.
const fn room_near(at: Tile) -> Tile {
    Tile::new(at.column | 1, at.row | 1)
}

/// Whether a tile is a room of a sheet or a place between two.
fn is_there(sheet: &DraftSheet, at: Tile) -> bool {
    let size = sheet.size();
    !at.is_post()
        && (1..size.columns() - 1).contains(&at.column)
        && (1..size.rows() - 1).contains(&at.row)
}
