//! A stack of the player's own: the program asks what lies beside a room, pushes, pops, and says
//! the path that it found.
//!
//! A path is right if it leads from the start to the goal, each room open to the one before. It
//! may come by a room twice: that is longer than need be, and no lie. `no path` is right if there
//! is none. What a stack would not do is noted and ends nothing.

use std::fmt::Write;
use std::sync::Arc;

use super::notebook::{MOST_JUDGED_ROOMS, Notebook, noted_text, room, rooms};
use super::passages::{beside, shortest};
use super::run_log::{LogKind, News, NewsDesk};
use super::{Host, Performer};
use crate::maze::{Grid, Maze, Size, Tile};

/// How many rooms a stack may hold.
const MOST_HELD: usize = 1 << 23;

/// Why a maze cannot be solved by a program of the player's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum NotForSolvers {
    #[error("this maze is not made of rooms: a program is told of rooms by their numbers")]
    NoRooms,
    #[error(
        "{0} rooms are too many for a program: at most {most} are solved with one",
        most = MOST_JUDGED_ROOMS
    )]
    Rooms(u32),
}

/// Something that happened between the game and the program. Rooms are given by their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// The program said its path.
    Path(Arc<[u32]>),
    /// The program said that there is none.
    NoPath,
    /// What the program said just before shows a slip.
    Slipped(StackSlip),
    /// What it ended with is wrong.
    Wrong(Arc<WrongPath>),
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

impl StackCounts {
    /// Counts something that happened, after which `held` rooms are on the stack.
    pub fn count(&mut self, event: &SolveEvent, held: usize) {
        match event {
            SolveEvent::Beside(_) => self.asked += 1,
            SolveEvent::Push(_) => self.pushed += 1,
            SolveEvent::Pop => self.popped += 1,
            SolveEvent::Path(path) => self.steps = path.len().saturating_sub(1) as u32,
            _ => {}
        }
        self.peak = self.peak.max(held as u32);
    }
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
    news: NewsDesk<SolveEvent>,
    notebook: Notebook<StackSlip>,
    wrong: Option<Arc<WrongPath>>,
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
            news: NewsDesk::default(),
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

    /// How much the program did.
    pub const fn counts(&self) -> StackCounts {
        self.counts
    }

    /// Its lines, those without meaning and its slips.
    pub const fn notebook(&self) -> &Notebook<StackSlip> {
        &self.notebook
    }

    /// Why what it ended with is wrong.
    pub fn wrong(&self) -> Option<&WrongPath> {
        self.wrong.as_deref()
    }

    /// Whether it ended with a path, or rightly with none.
    pub const fn is_right(&self) -> bool {
        self.is_done && self.wrong.is_none()
    }

    fn log(&mut self, event: SolveEvent) {
        self.counts.count(&event, self.stack.len());
        self.news.happen(event);
    }

    fn note(&mut self, slip: StackSlip) {
        self.notebook.note(slip);
        self.log(SolveEvent::Slipped(slip));
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
        let [start, _] = self.ends;
        let slip = match self.stack.last() {
            None if room != start => Some(StackSlip::BeganElsewhere { room, start }),
            _ if self.pushed[room as usize].1 > 0 => Some(StackSlip::PushedTwice(room)),
            Some(&top) if !self.are_open(top, room) => Some(StackSlip::PushedAfar { room, top }),
            _ => None,
        };
        // A stack that only grows is not kept for ever.
        if self.stack.len() < MOST_HELD {
            self.stack.push(room);
            self.pushed[room as usize] = (true, self.pushed[room as usize].1 + 1);
        }
        self.log(SolveEvent::Push(room));
        if let Some(slip) = slip {
            self.note(slip);
        }
    }

    fn pop(&mut self) {
        if let Some(room) = self.stack.pop() {
            self.pushed[room as usize].1 -= 1;
            self.log(SolveEvent::Pop);
        } else {
            self.note(StackSlip::PoppedNothing);
        }
    }

    fn end(&mut self, event: SolveEvent, wrong: Option<WrongPath>) {
        self.log(event);
        self.wrong = wrong.map(Arc::new);
        if let Some(wrong) = &self.wrong {
            let wrong = Arc::clone(wrong);
            self.log(SolveEvent::Wrong(wrong));
        }
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
        self.news.hear(line);
        self.notebook.next_line();
        match self.read(line) {
            Some(Saying::Beside(room)) => self.ask(room, told),
            Some(Saying::Push(room)) => self.push(room),
            Some(Saying::Pop) => self.pop(),
            Some(Saying::Mark(room)) => self.log(SolveEvent::Mark(room)),
            Some(Saying::Unmark(room)) => self.log(SolveEvent::Unmark(room)),
            Some(Saying::Path(path)) => {
                let wrong = self.judge(&path);
                self.end(SolveEvent::Path(path.into()), wrong);
            }
            Some(Saying::NoPath) => {
                let [start, goal] = self.ends;
                let way = shortest(&self.grid, self.size, start, goal);
                self.end(SolveEvent::NoPath, way.map(WrongPath::ThereIsOne));
            }
            Some(Saying::Note) => self.news.say(LogKind::Said, noted_text(line)),
            None => self.news.say(self.notebook.meaningless_line(), line.trim()),
        }
    }

    fn take_log(&mut self, line: &str) {
        self.news.take_log(line);
    }

    fn is_done(&self) -> bool {
        self.is_done
    }
}

impl Performer for SolveWith {
    type Event = SolveEvent;

    fn news(&mut self) -> &mut Vec<News<SolveEvent>> {
        self.news.kept()
    }
}

const fn is_room(tile: Tile) -> bool {
    tile.column % 2 == 1 && tile.row % 2 == 1
}
