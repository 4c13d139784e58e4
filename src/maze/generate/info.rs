//! The facts about a generator, which stand beside its code.

use super::{Grow, Job};
use crate::maze::{Cursor, Lines, Maze, Program};

/// The facts about a generator.
#[derive(Debug)]
pub struct GeneratorInfo {
    /// The name in codes and on the command line, by which every language has its title.
    pub name: &'static str,
    /// The revisions of its rules, the newest last. A new one is added when the same seed would
    /// give another maze, so that a code never silently means something else.
    pub revisions: &'static [u32],
    /// Whether start and goal may be joined before everything else is reached.
    pub can_stop_joined: bool,
    /// Whether it can build in a shape that is no rectangle.
    pub can_be_shaped: bool,
    /// The most memory that each room takes, the maze included, when the steps are not watched.
    pub bytes_per_room: u64,
    /// How it proceeds.
    pub style: GrowthStyle,
    /// Its program, line by line.
    pub program: &'static Program,
    /// The lines that have run before its first step.
    pub begun: Lines,
    /// Makes a generator that has not taken a step, for a maze whose rooms are all closed.
    pub(super) begin: fn(&mut Maze, Job) -> Box<dyn Grow>,
}

impl GeneratorInfo {
    /// Where in its program it is before its first step.
    pub const fn cursor(&self) -> Cursor {
        Cursor { program: self.program, lines: self.begun }
    }
}

/// How a generator proceeds, which decides how it is best shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GrowthStyle {
    /// Joins sets of rooms, here and there.
    Sets,
    /// Continues from the top of a stack of rooms.
    Stack,
    /// Continues from any of a list of rooms.
    List,
    /// Continues into any room of a frontier.
    Frontier,
    /// Continues from the last room, and hunts for another one where it is stuck.
    Hunt,
    /// Joins random walks to a tree.
    Walks,
    /// Goes row by row.
    Rows,
    /// Goes row by row in runs.
    Runs,
    /// Goes row by row, each room by itself.
    RoomByRoom,
    /// Divides chambers.
    Chambers,
    /// Digs tile by tile with a stack, without rooms.
    Digging,
}
