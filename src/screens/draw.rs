//! The table where mazes are drawn: the sheet on the left, the tools on the right.
//!
//! What is drawn is looked at after every stroke: how many ways there are as the walls stand, and,
//! once it is a maze, how many moves it takes with its rules, which is worked out elsewhere.

pub(crate) mod view;

use std::ops::Range;

use crate::game::drawing_table::{DrawingTable, TOOLS, Unplayable};
use crate::game::rules::{MazeRules, RuleMark};
use crate::game::settings::Walking;
use crate::maze::{DraftSheet, Maze, Ways};
use crate::screens::prelude::*;

/// The screen where mazes are drawn.
#[derive(Clone, Debug)]
pub struct DrawScreen {
    /// The table, with all that was done.
    pub table: DrawingTable,
    /// The part of the panel that has the focus; none while keys draw on the sheet.
    pub panel: Option<usize>,
    /// Whether one key goes through the places of a row, and not through the rows.
    in_row: bool,
    /// Whether the text pasted last was no maze that can be drawn.
    pub is_refused: bool,
    /// The room in the middle of the part that is seen, where not all of the sheet is.
    middle: Tile,
    /// How far the wheel was turned without another tool.
    turned: f32,
    /// For how many ticks nothing was drawn.
    still: u16,
    looked_at: LookedAt,
    /// The maze that was worked out last, with its rules.
    worked_out: Option<Arc<MeasuredMaze>>,
}

/// What is known of what is drawn.
#[derive(Clone, Debug)]
pub struct LookedAt {
    sheet: DraftSheet,
    /// Its walls as they stand.
    pub walls: Arc<MeasuredMaze>,
    /// Whether opening walls would join rooms that are not joined yet.
    has_rest: bool,
    /// The ways as the walls stand.
    pub ways: Ways,
    /// What is seen of what lies there, and where.
    pub marks: Vec<(Tile, RuleMark)>,
    /// What can be played, if it can be: as it was before the stroke that is being drawn.
    pub spec: Result<Spec, Unplayable>,
    /// Whether it is of the sheet as it is now.
    is_of_now: bool,
}

/// What a button below the tools does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawButton {
    /// One column less, or one more.
    Width(i16),
    /// One row less, or one more.
    Height(i16),
    /// Opens walls until all rooms are joined.
    Rest,
    /// Begins anew.
    Wipe,
    /// Swaps left and right.
    Mirror,
    /// Turns it.
    Turn,
    /// Puts it into the pack.
    Keep,
    /// Plays it.
    Play,
}

/// The buttons, in the order in which they follow the tools.
pub const BUTTONS: [DrawButton; 10] = [
    DrawButton::Width(-1),
    DrawButton::Width(1),
    DrawButton::Height(-1),
    DrawButton::Height(1),
    DrawButton::Rest,
    DrawButton::Wipe,
    DrawButton::Mirror,
    DrawButton::Turn,
    DrawButton::Keep,
    DrawButton::Play,
];

/// How many places of the panel can have the focus.
const PLACES: usize = TOOLS.len() + BUTTONS.len();
/// Where not all of a sheet is seen, it can be seen in at most so many parts across, and as many down,
/// each of so many rooms or more.
pub const PARTS: u16 = 14;
const LEAST_OF_PART: u16 = 4;
/// A sheet of more rooms is looked at closely only once nothing was drawn for some ticks, since that
/// takes longer than a frame.
const QUICK_ROOMS: u32 = 1024;
const STILL_TICKS: u16 = 40;
/// How many tools lie in a row.
pub const TOOLS_ABREAST: usize = 6;
/// How many buttons there are in each row below them.
const BUTTONS_ABREAST: [usize; 4] = [4, 2, 2, 2];

/// The rows of the panel.
fn rows() -> Vec<Range<usize>> {
    let tools = TOOLS.len();
    let of_tools = (0..tools.div_ceil(TOOLS_ABREAST)).map(|row| row * TOOLS_ABREAST);
    let mut rows: Vec<_> =
        of_tools.map(|first| first..(first + TOOLS_ABREAST).min(tools)).collect();
    let mut first = tools;
    for abreast in BUTTONS_ABREAST {
        rows.push(first..first + abreast);
        first += abreast;
    }
    rows
}

impl LookedAt {
    fn new(table: &DrawingTable, spec: Result<Spec, Unplayable>) -> Self {
        let sheet = table.sheet().clone();
        let [start, goal] =
            ['M', 'C'].map(|letter| sheet.rooms(letter).max().unwrap_or(sheet.size().start()));
        let walls = Maze::new(sheet.grid().clone(), start, vec![goal]).expect("both are in rooms");
        let walls = Arc::new(MeasuredMaze::new(walls, None));
        let ways = sheet.ways().unwrap_or(Ways::None(Vec::new()));
        let has_rest = sheet.has_rest();
        Self { walls, has_rest, ways, marks: table.marks(), spec, is_of_now: false, sheet }
    }
}

impl DrawScreen {
    /// The table with this maze on it, or with what lay there last.
    pub fn new(world: &World, spec: Option<&Spec>) -> Self {
        let last = || world.settings.drawing.parse().ok();
        let of_last = || last().map_or_else(DrawingTable::default, DrawingTable::new);
        let mut table = world.table.clone().unwrap_or_else(of_last);
        let drawn = spec.filter(|&spec| table.spec().ok() != Some(*spec));
        if let Some(draft) = drawn.and_then(|spec| MazeRules::draft(spec).ok()) {
            table.put_on(draft.sheet());
        }
        table.lift();
        let looked_at = LookedAt::new(&table, table.spec());
        Self {
            middle: table.cursor,
            table,
            panel: None,
            in_row: false,
            is_refused: false,
            turned: 0.0,
            still: 0,
            looked_at,
            worked_out: None,
        }
    }

    /// The room in the middle of the part that is seen, where not all of the sheet is.
    pub const fn middle(&self) -> Tile {
        self.middle
    }

    /// The first and the last room of a part of the sheet, if it has any.
    pub fn part(&self, number: u16) -> Option<[Tile; 2]> {
        let size = self.table.sheet().size();
        let side = |part: u16, rooms: u16| {
            let parts = (rooms / LEAST_OF_PART).clamp(1, PARTS);
            let end = |part: u16| (u32::from(part) * u32::from(rooms) / u32::from(parts)) as u16;
            (part < parts).then(|| [2 * end(part) + 1, 2 * end(part + 1) - 1])
        };
        let [left, right] = side(number % PARTS, size.width())?;
        let [top, bottom] =
            side(number / PARTS, size.height()).filter(|_| number < PARTS * PARTS)?;
        Some([Tile::new(left, top), Tile::new(right, bottom)])
    }

    /// What is known of what is drawn.
    pub const fn looked_at(&self) -> &LookedAt {
        &self.looked_at
    }

    /// The least moves that the maze takes with its rules, if there is a way; none until that is
    /// worked out.
    pub fn moves(&self) -> Option<Option<u32>> {
        let worked_out = self.worked_out.as_ref()?;
        let is_it = worked_out.spec == self.looked_at.spec.as_ref().ok().copied();
        is_it.then_some(worked_out.shortest)
    }

    /// Looks at what is drawn now.
    fn look(&mut self) {
        if *self.table.sheet() != self.looked_at.sheet {
            if self.table.sheet().size() != self.looked_at.sheet.size() {
                self.middle = self.table.cursor;
            }
            self.looked_at = LookedAt::new(&self.table, self.looked_at.spec.clone());
            self.still = 0;
        }
    }

    /// Looks at what can be played of it, and keeps it until the next start.
    fn look_closely(&mut self, world: &mut World) {
        self.look();
        if !self.looked_at.is_of_now && !self.table.is_busy() {
            self.looked_at.spec = self.table.spec();
            self.looked_at.is_of_now = true;
            world.settings.change().drawing = self.table.sheet().to_string();
        }
    }

    /// Whether a button does something now.
    pub fn can(&self, button: DrawButton) -> bool {
        match button {
            DrawButton::Rest => self.looked_at.has_rest,
            DrawButton::Keep => self.looked_at.spec.is_ok() && self.moves().flatten().is_some(),
            DrawButton::Play => self.looked_at.spec.is_ok() && self.moves() != Some(None),
            _ => true,
        }
    }

    /// Whether something is done with the maze as it is drawn now.
    fn takes_maze(&self, action: &Action) -> bool {
        let place = match *action {
            Action::Pause | Action::Records | Action::Watch | Action::Back => return true,
            Action::Click(Target::Entry(place)) => Some(place),
            Action::Confirm => self.panel,
            _ => None,
        };
        let button = place.and_then(|place| place.checked_sub(TOOLS.len()));
        let button = button.and_then(|button| BUTTONS.get(button));
        matches!(button, Some(DrawButton::Keep | DrawButton::Play))
    }

    /// Whether Enter does something where the focus is.
    pub fn enter_acts(&self) -> bool {
        let Some(place) = self.panel else { return self.table.would_change(self.table.cursor) };
        match place.checked_sub(TOOLS.len()) {
            None => self.table.can_take(place),
            Some(button) => BUTTONS.get(button).is_some_and(|&button| self.can(button)),
        }
    }

    fn act(
        &mut self,
        action: &Action,
        is_in_turn: bool,
        roll: impl FnOnce() -> u64,
    ) -> Vec<Command> {
        match *action {
            Action::Back if is_in_turn && self.in_row => self.in_row = false,
            Action::Back if self.panel.is_some() && !is_in_turn => self.panel = None,
            Action::Back => return Destination::Title.open(),
            Action::Next => {
                self.panel = if self.panel.is_some() { None } else { Some(self.table.tool) };
            }
            Action::Go(Direction::Down) if is_in_turn => self.go_on(),
            Action::Go(way) => match self.panel {
                None => {
                    self.table.go(way);
                    self.middle = self.table.cursor;
                }
                Some(place) => self.panel = beside(place, way),
            },
            Action::Confirm if is_in_turn && !self.in_row => self.in_row = true,
            Action::Confirm => match self.panel {
                None => {
                    self.table.press(self.table.cursor);
                    self.table.lift();
                }
                Some(place) => return self.choose(place, roll),
            },
            Action::Point(Target::Entry(place)) if place < PLACES => self.panel = Some(place),
            Action::Point(Target::Tile(at)) => {
                self.panel = None;
                self.table.point(at);
            }
            Action::Click(Target::Entry(place)) if place < PLACES => {
                return self.choose(place, roll);
            }
            Action::Click(Target::Part(number)) => {
                if let Some([first, last]) = self.part(number) {
                    let middle = |from: u16, to: u16| from.midpoint(to) | 1;
                    let column = middle(first.column, last.column);
                    self.middle = Tile::new(column, middle(first.row, last.row));
                    self.table.point(self.middle);
                    self.panel = None;
                }
            }
            Action::Click(Target::Tile(at)) => {
                self.panel = None;
                self.table.press(at);
            }
            Action::Sweep(at) => self.table.sweep(at),
            Action::Lift => self.table.lift(),
            Action::Page(by) => self.next_tool(by < 0),
            Action::Zoom(notches) => self.turn_wheel(notches),
            Action::Erase if self.panel.is_none() => self.table.erase(),
            Action::Undo | Action::TakeBack => {
                self.table.undo();
            }
            Action::Redo => {
                self.table.redo();
            }
            Action::NewSeed => self.table.build_rest(roll()),
            Action::Pause => return self.play(),
            Action::Records => return self.keep(),
            Action::Watch => {
                let spec = self.looked_at.spec.as_ref().ok();
                return spec.map_or_else(Vec::new, |&spec| {
                    Destination::Watch(ShowSpec::readable(spec)).open()
                });
            }
            Action::Paste(ref text) => self.paste(text),
            _ => {}
        }
        Vec::new()
    }

    /// The part of the panel that has the focus and those in its row, if one key goes through rows.
    pub fn row_in_turn(&self, settings: &Settings) -> Option<Range<usize>> {
        let is_scanned = settings.walking == Walking::OneKey && !self.in_row;
        is_scanned.then(|| self.panel.map_or(0..0, row_of))
    }

    /// Moves the focus to what comes next of all that is offered, for who has one key: first through
    /// the rows, then in one.
    fn go_on(&mut self) {
        match self.panel {
            None if self.in_row => {
                self.in_row = self.table.go_on();
                if !self.in_row {
                    self.table.cursor.column = 1;
                }
            }
            None => self.panel = if self.table.go_down() { None } else { Some(0) },
            Some(place) => {
                let row = row_of(place);
                if self.in_row {
                    self.in_row = place + 1 < row.end;
                    self.panel = Some(if self.in_row { place + 1 } else { row.start });
                } else {
                    self.panel = Some(row.end).filter(|&next| next < PLACES);
                    if self.panel.is_none() {
                        self.table.cursor = self.table.sheet().size().start();
                    }
                }
            }
        }
        self.middle = self.table.cursor;
    }

    /// A notch of the wheel is a tool.
    fn turn_wheel(&mut self, notches: f32) {
        self.turned += notches;
        if self.turned.abs() >= 1.0 {
            self.next_tool(self.turned > 0.0);
            self.turned = 0.0;
        }
    }

    fn next_tool(&mut self, is_back: bool) {
        let by = if is_back { TOOLS.len() - 1 } else { 1 };
        // One that counts up would do so.
        self.table.tool = (self.table.tool + by) % TOOLS.len();
        if self.panel.is_some_and(|place| place < TOOLS.len()) {
            self.panel = Some(self.table.tool);
        }
    }

    fn choose(&mut self, place: usize, roll: impl FnOnce() -> u64) -> Vec<Command> {
        self.panel = Some(place);
        let Some(button) = place.checked_sub(TOOLS.len()) else {
            self.table.take_tool(place);
            return Vec::new();
        };
        match BUTTONS.get(button) {
            Some(&DrawButton::Width(by)) => {
                self.table.widen(by, 0);
            }
            Some(&DrawButton::Height(by)) => {
                self.table.widen(0, by);
            }
            Some(DrawButton::Rest) => self.table.build_rest(roll()),
            Some(DrawButton::Wipe) => self.table.wipe(),
            Some(DrawButton::Mirror) => self.table.mirror(),
            Some(DrawButton::Turn) => self.table.turn(),
            Some(DrawButton::Keep) => return self.keep(),
            Some(DrawButton::Play) => return self.play(),
            None => {}
        }
        Vec::new()
    }

    /// Plays what is drawn, if it is a maze that can be won.
    fn play(&self) -> Vec<Command> {
        match self.looked_at.spec {
            Ok(spec) if self.can(DrawButton::Play) => Destination::Maze(spec).open(),
            _ => Vec::new(),
        }
    }

    /// Puts what is drawn into the pack, if it is a maze that can be won.
    fn keep(&self) -> Vec<Command> {
        match self.looked_at.spec {
            Ok(spec) if self.can(DrawButton::Keep) => Destination::KeepInPack(spec).open(),
            _ => Vec::new(),
        }
    }

    /// Puts the maze of a code or of a picture of characters on the table.
    fn paste(&mut self, text: &str) {
        let of_code = |spec: Spec| MazeRules::draft(&spec).ok().map(|draft| draft.sheet());
        let sheet = match text.parse::<Spec>() {
            Ok(spec) => of_code(spec),
            Err(_) => text.parse().ok(),
        };
        self.is_refused = sheet.is_none();
        if let Some(sheet) = sheet {
            self.table.put_on(sheet);
        }
    }
}

/// The row of the panel that a part is in.
fn row_of(place: usize) -> Range<usize> {
    rows().into_iter().find(|row| row.contains(&place)).unwrap_or(place..place + 1)
}

/// The part of the panel beside this one; none at its left edge.
fn beside(place: usize, way: Direction) -> Option<usize> {
    let rows = rows();
    let Some(row) = rows.iter().position(|row| row.contains(&place)) else { return Some(place) };
    let here = &rows[row];
    let below = |row: usize| {
        let there = &rows[row];
        let middle = (2 * (place - here.start) + 1) * there.len() / (2 * here.len());
        there.start + middle.min(there.len() - 1)
    };
    match way {
        Direction::Left if place == here.start => None,
        Direction::Left => Some(place - 1),
        Direction::Right => Some((place + 1).min(here.end - 1)),
        Direction::Up => Some(row.checked_sub(1).map_or(place, below)),
        Direction::Down => Some(if row + 1 < rows.len() { below(row + 1) } else { place }),
    }
}

impl ScreenState for DrawScreen {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits::at_rest("draw", KeySet::Menu).in_turn()
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        let mut commands = Vec::new();
        for action in &inputs.actions {
            if self.takes_maze(action) {
                self.table.settle();
                self.look_closely(world);
            }
            // Pointers move by themselves.
            self.is_refused &= matches!(action, Action::Point(_) | Action::Lift);
            let is_in_turn = world.settings.walking == Walking::OneKey;
            commands.extend(self.act(action, is_in_turn, roll(&mut world.dice)));
        }
        self.table.tick();
        self.still = self.still.saturating_add(1);
        self.look();
        let is_quick = self.looked_at.sheet.size().rooms() <= QUICK_ROOMS;
        if is_quick || self.still >= STILL_TICKS {
            self.look_closely(world);
        }
        commands
    }

    fn place_of_focus(&self) -> [usize; 2] {
        let Tile { column, row } = self.table.cursor;
        let cursor = usize::from(row) * usize::from(self.table.sheet().size().columns());
        self.panel.map_or([0, cursor + usize::from(column)], |place| [1, place])
    }

    fn maze<'a>(&'a self, _: &Settings) -> MazeShown<'a> {
        MazeShown::InPanel(&self.looked_at.walls)
    }

    fn code(&self, _: &Settings) -> Option<String> {
        self.looked_at.spec.as_ref().ok().map(Spec::to_string)
    }

    fn need(&self, _: &Settings) -> Option<(Request, Purpose)> {
        let spec = *self.looked_at.spec.as_ref().ok()?;
        let is_known = self.worked_out.as_ref().is_some_and(|known| known.spec == Some(spec));
        (!is_known).then_some((Request::MeasuredMaze(spec), Purpose::Preview))
    }

    fn take_response(&mut self, response: Response) {
        if let Response::MeasuredMaze(measured) = response {
            self.worked_out = Some(measured);
        }
    }
}
