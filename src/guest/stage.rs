//! What is seen of a micromouse: where it is, and what it has found, marked and said.
//!
//! Everything that happens is a [`MouseEvent`].

use std::collections::BTreeMap;
use std::sync::Arc;

use super::body::{MouseBody, side_of};
use super::mouse_maze::{MouseCell, MouseMaze};
use super::run_log::Stage;
use super::score::MouseScore;
use crate::maze::{Direction, Directions};

/// Something that happens to a micromouse or its maze. Cells are given by their numbers.
#[derive(Clone, Debug, PartialEq)]
pub enum MouseEvent {
    /// It sets off for this many half steps.
    SetsOff(i32),
    /// It goes on by up to two half steps; the last of a move comes to rest.
    Moves {
        /// How far.
        half_steps: u8,
        /// Whether it comes to rest.
        is_last: bool,
    },
    /// It runs into a wall.
    Bumps,
    /// It turns by this many eighths clockwise.
    Turns(i8),
    /// It is put back to the start.
    IsReset,
    /// It looks from where it is, turned by this many eighths, and this many half steps far.
    Looks(i8, u16),
    /// It says that there is a wall, or none.
    Wall(u32, Direction, bool),
    /// It colours a cell, or takes its colour away.
    Colour(u32, Option<MarkColour>),
    /// It writes on a cell, or wipes it.
    Text(u32, Option<Arc<str>>),
    /// It takes all colours away.
    NoColours,
    /// It wipes all texts.
    NoTexts,
}

/// A colour that a mouse may give a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarkColour(u8);

/// The letters of the colours, light ones first, and how they look.
const COLOURS: [(char, u32); 17] = [
    ('k', 0x00_0000),
    ('b', 0x00_00B3),
    ('a', 0xB3_B3B3),
    ('c', 0x00_6666),
    ('g', 0x00_B300),
    ('o', 0xB3_6600),
    ('r', 0xCC_0000),
    ('w', 0xFF_FFFF),
    ('y', 0xB3_B300),
    ('B', 0x00_0033),
    ('C', 0x00_3333),
    ('A', 0x1A_1A1A),
    ('G', 0x00_4D00),
    ('O', 0x33_1A00),
    ('R', 0x4D_0000),
    ('V', 0x33_0033),
    ('Y', 0x33_3300),
];

impl MarkColour {
    /// The colour of this letter.
    pub fn of_letter(letter: char) -> Option<Self> {
        let place = COLOURS.iter().position(|&(known, _)| known == letter)?;
        Some(Self(place as u8))
    }

    /// Red, green and blue.
    pub const fn rgb(self) -> u32 {
        COLOURS[self.0 as usize].1
    }
}

/// What is seen at a moment.
#[derive(Clone, Debug)]
pub struct MouseStage {
    /// The maze.
    pub maze: Arc<MouseMaze>,
    /// Where the mouse is.
    pub body: MouseBody,
    /// What its runs cost.
    pub score: MouseScore,
    /// Whether it has just run into a wall.
    pub has_bumped: bool,
    cells: Vec<CellMarks>,
    texts: BTreeMap<u32, Arc<str>>,
}

#[derive(Clone, Copy, Debug, Default)]
struct CellMarks {
    is_found: bool,
    walls: Directions,
    colour: Option<MarkColour>,
}

impl Stage for MouseStage {
    type Event = MouseEvent;

    fn apply(&mut self, event: &MouseEvent) {
        self.has_bumped &= !Self::is_step(event);
        match *event {
            MouseEvent::SetsOff(half_steps) => {
                if self.body.cell() == [0, 0] {
                    self.score.begin_run();
                }
                self.score.add_distance(half_steps);
            }
            MouseEvent::Moves { half_steps, is_last } => {
                self.body = self.body.moved(i32::from(half_steps));
                self.find(self.body.cell());
                if is_last {
                    self.come_to_rest();
                }
            }
            MouseEvent::Bumps => self.has_bumped = true,
            MouseEvent::Turns(eighths) => {
                self.score.add_turn();
                self.body = self.body.turned(eighths);
                self.come_to_rest();
            }
            MouseEvent::IsReset => {
                self.body = MouseBody::START;
                self.score.reset();
            }
            MouseEvent::Looks(eighths, half_steps) => self.look(eighths, half_steps),
            MouseEvent::Wall(cell, side, is_there) => self.set_wall(cell, side, is_there),
            MouseEvent::Colour(cell, colour) => self.cells[cell as usize].colour = colour,
            MouseEvent::Text(cell, ref text) => {
                match text {
                    Some(text) => self.texts.insert(cell, Arc::clone(text)),
                    None => self.texts.remove(&cell),
                };
            }
            MouseEvent::NoColours => self.cells.iter_mut().for_each(|cell| cell.colour = None),
            MouseEvent::NoTexts => self.texts.clear(),
        }
    }

    fn is_step(event: &MouseEvent) -> bool {
        use MouseEvent::{Bumps, IsReset, Moves, Turns};
        matches!(event, Moves { .. } | Bumps | Turns(_) | IsReset)
    }

    fn weight(&self) -> usize {
        self.maze.cells()
    }
}

impl MouseStage {
    /// Before the mouse does anything.
    pub fn new(maze: Arc<MouseMaze>) -> Self {
        let cells = vec![CellMarks::default(); maze.cells()];
        let (body, score) = (MouseBody::START, MouseScore::new());
        let texts = BTreeMap::new();
        let mut stage = Self { maze, body, score, has_bumped: false, cells, texts };
        stage.find(stage.body.cell());
        stage
    }

    fn come_to_rest(&mut self) {
        let cell = self.body.cell();
        if self.maze.is_goal(cell) {
            self.score.finish_run();
        } else if cell == [0, 0] {
            self.score.end_run();
        }
    }

    fn find(&mut self, [x, y]: MouseCell) {
        if let Some(number) = self.maze.number(x.into(), y.into()) {
            self.cells[number].is_found = true;
        }
    }

    /// Finds the cells as far as the mouse can see.
    fn look(&mut self, eighths: i8, half_steps: u16) {
        let eye = self.body.turned(eighths);
        let free = eye.free(&self.maze, i32::from(half_steps));
        for gone in 0..free {
            self.find(eye.moved(gone).cell());
        }
    }

    /// Both cells beside a wall know it.
    fn set_wall(&mut self, cell: u32, side: Direction, is_there: bool) {
        let mark = |cell: &mut CellMarks, side| {
            cell.walls = if is_there { cell.walls.with(side) } else { cell.walls.without(side) };
        };
        mark(&mut self.cells[cell as usize], side);
        if let Some(beyond) = self.beyond(cell, side) {
            mark(&mut self.cells[beyond], side.opposite());
        }
    }

    fn beyond(&self, cell: u32, side: Direction) -> Option<usize> {
        let width = u32::from(self.maze.width);
        let (x, y) = (i64::from(cell % width), i64::from(cell / width));
        match side {
            Direction::Right => self.maze.number(x + 1, y),
            Direction::Left => self.maze.number(x - 1, y),
            Direction::Up => self.maze.number(x, y + 1),
            Direction::Down => self.maze.number(x, y - 1),
        }
    }

    /// Whether the mouse has been in a cell, or seen it.
    pub fn has_found(&self, cell: usize) -> bool {
        self.cells[cell].is_found
    }

    /// How many cells it has been in, or seen.
    pub fn found(&self) -> usize {
        self.cells.iter().filter(|cell| cell.is_found).count()
    }

    /// The sides of a cell where the mouse says that walls are.
    pub fn walls(&self, cell: usize) -> Directions {
        self.cells[cell].walls
    }

    /// The colour that the mouse has given a cell.
    pub fn colour(&self, cell: usize) -> Option<MarkColour> {
        self.cells[cell].colour
    }

    /// What the mouse has written, cell by cell.
    pub fn texts(&self) -> impl Iterator<Item = (usize, &str)> {
        self.texts.iter().map(|(&cell, text)| (cell as usize, &**text))
    }

    /// Whether there is a wall within so many half steps, looking where it faces, turned by so many
    /// eighths.
    pub fn sees_wall(&self, eighths: i8, half_steps: i32) -> bool {
        let half_steps = half_steps.max(1);
        self.body.turned(eighths).free(&self.maze, half_steps) < half_steps
    }

    /// The side of a cell that the mouse faces, if it faces one.
    pub fn faces(&self) -> Option<Direction> {
        let way = [[0, 1], [1, 0], [0, -1], [-1, 0]];
        self.body.heading.is_multiple_of(2).then(|| side_of(way[self.body.heading as usize / 2]))
    }
}
