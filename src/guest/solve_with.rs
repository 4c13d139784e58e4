//! A stack of the player's own: the program asks what lies beside a room, pushes, pops, and says
//! the path that it found.
//!
//! A path is right if it leads from the start to the goal, each room open to the one before. It
//! may come by a room twice: that is longer than need be, and no lie. `no path` is right if there
//! is none. What a stack would not do is noted and ends nothing.

use std::fmt::{self, Write};

use super::Host;
use super::notebook::{MOST_EVENTS, MOST_JUDGED_ROOMS, Notebook, noted_text, room, rooms};
use super::passages::{beside, shortest};
use crate::maze::{Grid, Maze, Size, Tile};

/// Why a maze cannot be solved by a program of the player's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotForSolvers {
    /// The maze does not consist of rooms with walls between them.
    #[error("this maze is not made of rooms: a program is told of rooms by their numbers")]
    NoRooms,
    /// It is too large.
    #[error(
        "{0} rooms are too many for a program: at most {most} are solved with one",
        most = MOST_JUDGED_ROOMS
    )]
    Rooms(u32),
}

/// Something that happened between the game and the program. Rooms are given by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolveEvent {
    /// The program asked what lies beside a room, and was told.
    Beside(u32),
    /// The program pushed a room.
    Push(u32),
    /// The program took the topmost room from its stack.
    Pop,
    /// The program marked a room.
    Mark(u32),
    /// The program took a mark away.
    Unmark(u32),
    /// The program said its path, or that there is none.
    Ended,
    /// The program noted a text, which has this number in its notebook.
    Note(u32),
    /// The program said a line without meaning, which has this number in its notebook.
    Meaningless(u32),
    /// What the program said just before shows a slip, whose kind has this number in its notebook.
    Slip(u32),
}

/// What a stack that solves a maze does not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StackSlip {
    /// It asked beside a room where it has never been.
    AskedAfar(u32),
    /// It pushed a room that is not open to the one on top.
    PushedAfar {
        /// What it pushed.
        room: u32,
        /// What was on top.
        top: u32,
    },
    /// It pushed another room than the start on an empty stack.
    BeganElsewhere {
        /// What it pushed.
        room: u32,
        /// Where the maze starts.
        start: u32,
    },
    /// It pushed a room that was on the stack already.
    PushedTwice(u32),
    /// It popped from an empty stack.
    PoppedNothing,
}

impl fmt::Display for StackSlip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AskedAfar(room) => {
                write!(f, "what lies beside {room} was asked, but {room} was never pushed")
            }
            Self::PushedAfar { room, top } => {
                write!(f, "{room} was pushed on top of {top}, which is not open to it")
            }
            Self::BeganElsewhere { room, start } => {
                write!(f, "{room} was pushed on an empty stack, but the maze starts at {start}")
            }
            Self::PushedTwice(room) => {
                write!(f, "{room} was pushed, but it was on the stack already")
            }
            Self::PoppedNothing => f.write_str("a room was popped from an empty stack"),
        }
    }
}

/// Why what a program ended with is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongPath {
    /// The path begins at another room than the start.
    Begins {
        /// Where it begins.
        room: u32,
        /// Where the maze starts.
        start: u32,
    },
    /// The path ends at another room than the goal.
    Ends {
        /// Where it ends.
        room: u32,
        /// Where the goal is.
        goal: u32,
    },
    /// Two rooms that follow each other in the path are not open to each other.
    Parted {
        /// The place of the first of them in the path, counted from 1.
        place: u32,
        /// The two rooms.
        rooms: [u32; 2],
    },
    /// The path has no room.
    Empty,
    /// The program said that there is no path, but this is one.
    ThereIsOne(Vec<u32>),
}

impl fmt::Display for WrongPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Begins { room, start } => {
                write!(f, "the path begins at {room}, but the maze starts at {start}")
            }
            Self::Ends { room, goal } => {
                write!(f, "the path ends at {room}, but the goal is {goal}")
            }
            Self::Parted { place, rooms: [a, b] } => write!(
                f,
                "the path is broken after its room {place}: there is no way from {a} to {b}"
            ),
            Self::Empty => f.write_str("the path has no room"),
            Self::ThereIsOne(way) => {
                let walls = way.len().saturating_sub(1);
                write!(f, "there is a path: one of {walls} steps")?;
                if let [start, next, .., goal] = way[..] {
                    write!(f, ", from {start} by {next} to {goal}")?;
                }
                Ok(())
            }
        }
    }
}

/// How much the program did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StackCounts {
    /// How often it asked what lies beside a room.
    pub asked: u32,
    /// How often it pushed a room.
    pub pushed: u32,
    /// How often it popped one.
    pub popped: u32,
    /// How many rooms were on its stack at most.
    pub peak: u32,
    /// How many steps its path has.
    pub steps: u32,
}

/// The game's side of a stack of the player's own.
#[derive(Clone, Debug)]
pub struct SolveWith {
    grid: Grid,
    size: Size,
    ends: [u32; 2],
    stack: Vec<u32>,
    /// For each room whether it was ever pushed, and how often it is on the stack.
    pushed: Vec<(bool, u32)>,
    counts: StackCounts,
    events: Vec<SolveEvent>,
    notebook: Notebook<StackSlip>,
    wrong: Option<WrongPath>,
    is_done: bool,
}

/// A line that means something.
enum Saying {
    Beside(u32),
    Push(u32),
    Pop,
    Mark(u32),
    Unmark(u32),
    Path(Vec<u32>),
    NoPath,
    Note,
}

impl SolveWith {
    /// A maze of rooms to be solved, from its start to the first of its goals.
    pub fn new(maze: &Maze) -> Result<Self, NotForSolvers> {
        let grid = maze.grid();
        let rooms = grid.rooms().and_then(|(width, height)| Size::new(width, height).ok());
        let size = rooms.ok_or(NotForSolvers::NoRooms)?;
        let ends = [maze.start(), maze.goal()];
        if !ends.into_iter().all(is_room) {
            return Err(NotForSolvers::NoRooms);
        }
        if size.rooms() > MOST_JUDGED_ROOMS {
            return Err(NotForSolvers::Rooms(size.rooms()));
        }
        Ok(Self {
            grid: grid.clone(),
            size,
            ends: ends.map(|end| size.number(end)),
            stack: Vec::new(),
            pushed: vec![(false, 0); size.rooms() as usize],
            counts: StackCounts::default(),
            events: Vec::new(),
            notebook: Notebook::default(),
            wrong: None,
            is_done: false,
        })
    }

    /// How many rooms wide and high the maze is.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The numbers of the start and of the goal.
    pub const fn ends(&self) -> [u32; 2] {
        self.ends
    }

    /// What is on its stack now, the topmost last.
    pub fn stack(&self) -> &[u32] {
        &self.stack
    }

    /// How much the program did.
    pub const fn counts(&self) -> StackCounts {
        self.counts
    }

    /// All that happened, in order; beyond [`MOST_EVENTS`] nothing is kept.
    pub fn events(&self) -> &[SolveEvent] {
        &self.events
    }

    /// Its stack after this many events, the topmost room last, and for each room whether it was
    /// marked then.
    pub fn moment(&self, events: usize) -> (Vec<u32>, Vec<bool>) {
        let (mut stack, mut marked) = (Vec::new(), vec![false; self.pushed.len()]);
        for &event in &self.events[..events] {
            match event {
                SolveEvent::Push(room) => stack.push(room),
                SolveEvent::Pop => drop(stack.pop()),
                SolveEvent::Mark(room) => marked[room as usize] = true,
                SolveEvent::Unmark(room) => marked[room as usize] = false,
                _ => {}
            }
        }
        (stack, marked)
    }

    /// Its notes, lines without meaning and slips.
    pub const fn notebook(&self) -> &Notebook<StackSlip> {
        &self.notebook
    }

    /// Why what it ended with is wrong.
    pub const fn wrong(&self) -> Option<&WrongPath> {
        self.wrong.as_ref()
    }

    /// Whether it ended with a path, or rightly with none.
    pub const fn is_right(&self) -> bool {
        self.is_done && self.wrong.is_none()
    }

    fn log(&mut self, event: SolveEvent) {
        if self.events.len() < MOST_EVENTS {
            self.events.push(event);
        }
    }

    fn note(&mut self, slip: StackSlip) {
        let number = self.notebook.note(slip, self.counts.pushed);
        self.log(SolveEvent::Slip(number));
    }

    fn are_open(&self, a: u32, b: u32) -> bool {
        beside(&self.grid, self.size, a).any(|room| room == b)
    }

    fn read(&self, line: &str) -> Option<Saying> {
        let count = self.size.rooms();
        let mut words = line.split_ascii_whitespace();
        let word = words.next()?;
        let one = |words| rooms(words, count).map(|[room]| room);
        Some(match word {
            "beside" => Saying::Beside(one(words)?),
            "push" => Saying::Push(one(words)?),
            "mark" => Saying::Mark(one(words)?),
            "unmark" => Saying::Unmark(one(words)?),
            "path" => Saying::Path(words.map(|word| room(word, count)).collect::<Option<_>>()?),
            "note" => Saying::Note,
            "pop" if words.next().is_none() => Saying::Pop,
            "no" if words.eq(["path"]) => Saying::NoPath,
            _ => return None,
        })
    }

    fn ask(&mut self, asked: u32, told: &mut String) {
        self.counts.asked += 1;
        self.log(SolveEvent::Beside(asked));
        if !self.pushed[asked as usize].0 {
            self.note(StackSlip::AskedAfar(asked));
        }
        let _ = write!(told, "beside {asked}");
        for room in beside(&self.grid, self.size, asked) {
            let _ = write!(told, " {room}");
        }
        told.push('\n');
    }

    fn push(&mut self, room: u32) {
        self.counts.pushed += 1;
        self.log(SolveEvent::Push(room));
        let [start, _] = self.ends;
        match self.stack.last() {
            None if room != start => self.note(StackSlip::BeganElsewhere { room, start }),
            _ if self.pushed[room as usize].1 > 0 => self.note(StackSlip::PushedTwice(room)),
            Some(&top) if !self.are_open(top, room) => {
                self.note(StackSlip::PushedAfar { room, top });
            }
            _ => {}
        }
        // A stack that only grows is kept no longer than its log is.
        if self.stack.len() < MOST_EVENTS {
            self.stack.push(room);
            self.pushed[room as usize] = (true, self.pushed[room as usize].1 + 1);
            self.counts.peak = self.counts.peak.max(self.stack.len() as u32);
        }
    }

    fn pop(&mut self) {
        self.log(SolveEvent::Pop);
        if let Some(room) = self.stack.pop() {
            self.counts.popped += 1;
            self.pushed[room as usize].1 -= 1;
        } else {
            self.note(StackSlip::PoppedNothing);
        }
    }

    fn end(&mut self, wrong: Option<WrongPath>) {
        self.log(SolveEvent::Ended);
        self.wrong = wrong;
        self.is_done = true;
    }

    fn judge(&self, path: &[u32]) -> Option<WrongPath> {
        let [start, goal] = self.ends;
        let (Some(&first), Some(&last)) = (path.first(), path.last()) else {
            return Some(WrongPath::Empty);
        };
        if first != start {
            return Some(WrongPath::Begins { room: first, start });
        }
        let parted = path.windows(2).zip(1..).find(|(pair, _)| !self.are_open(pair[0], pair[1]));
        if let Some((pair, place)) = parted {
            return Some(WrongPath::Parted { place, rooms: [pair[0], pair[1]] });
        }
        (last != goal).then_some(WrongPath::Ends { room: last, goal })
    }
}

impl Host for SolveWith {
    fn greet(&mut self, told: &mut String) {
        let [start, goal] = self.ends;
        let _ = write!(told, "icetea 1\nrooms {}\nstart {start}\ngoal {goal}\n", self.size.rooms());
    }

    fn hear(&mut self, line: &str, told: &mut String) {
        if self.is_done {
            return;
        }
        self.notebook.next_line();
        match self.read(line) {
            Some(Saying::Beside(room)) => self.ask(room, told),
            Some(Saying::Push(room)) => self.push(room),
            Some(Saying::Pop) => self.pop(),
            Some(Saying::Mark(room)) => self.log(SolveEvent::Mark(room)),
            Some(Saying::Unmark(room)) => self.log(SolveEvent::Unmark(room)),
            Some(Saying::Path(path)) => {
                self.counts.steps = path.len().saturating_sub(1) as u32;
                let wrong = self.judge(&path);
                self.end(wrong);
            }
            Some(Saying::NoPath) => {
                let [start, goal] = self.ends;
                let way = shortest(&self.grid, self.size, start, goal);
                self.end(way.map(WrongPath::ThereIsOne));
            }
            Some(Saying::Note) => {
                if let Some(number) = self.notebook.keep(noted_text(line), true) {
                    self.log(SolveEvent::Note(number));
                }
            }
            None => {
                if let Some(number) = self.notebook.keep(line.trim(), false) {
                    self.log(SolveEvent::Meaningless(number));
                }
            }
        }
    }

    fn is_done(&self) -> bool {
        self.is_done
    }
}

const fn is_room(tile: Tile) -> bool {
    tile.column % 2 == 1 && tile.row % 2 == 1
}
