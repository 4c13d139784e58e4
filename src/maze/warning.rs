//! What was assumed where a file did not say it. The sentences are in each language's words.

use super::Maze;

/// A maze from outside, and what had to be assumed to read it.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The maze.
    pub maze: Maze,
    /// What may be different from what was assumed; empty for a file that leaves no doubt.
    pub warnings: Vec<Warning>,
}

/// Something that was assumed.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Warning {
    /// The border contradicts the usual meaning of the characters or numbers, which were exchanged.
    Exchanged,
    /// The border contradicts the characters, but they are those that this program writes.
    InsideOut,
    /// Only the border shows which characters are walls, and not clearly.
    WallByBorder(String),
    /// Only the border shows that blanks are walls, and not clearly.
    BlankWallByBorder,
    /// Walls between posts that stand far apart, but too few of them.
    PerhapsWide,
    /// Lines that do not join as they would between tiles or between posts.
    Unjoined,
    /// A line ends early on the right.
    ShortLine(usize),
    /// A line in the middle is empty.
    EmptyLine(usize),
    /// A line of words or numbers beside the maze that may matter.
    LeftOut(usize),
    /// The file states another size than it has.
    OtherSize {
        /// The line that states the size.
        line: usize,
        /// The size that it states.
        claimed: String,
        /// How many tiles wide the maze is.
        columns: u16,
        /// How many tiles high it is.
        rows: u16,
    },
    /// There are more blocks of text; the first was read.
    FirstOfSeveral,
    /// A mark is where the wall below its room would be.
    FloorBelowMark,
    /// Numbers that mark the ends.
    NumberedEnds,
    /// Start and goal as two numbers each.
    PlacesAs {
        /// Whether the row comes first.
        row_first: bool,
    },
    /// The file may not be a maze at all. This comes first.
    NoMaze(Doubt),
    /// A start is marked, but neither a mark nor an opening shows the goal.
    NoGoalMark,
    /// A goal is marked, but neither a mark nor an opening shows the start.
    NoStartMark,
    /// There is no mark, and the openings are not two.
    ManyOpenings(usize),
    /// A picture with something around it.
    Margin {
        /// How many pixel columns at the left.
        left: u32,
        /// How many pixel rows above.
        top: u32,
        /// How many pixel columns at the right.
        right: u32,
        /// How many pixel rows below.
        bottom: u32,
    },
    /// A picture in which the walls are lighter.
    LightWalls,
    /// A picture of walls that are thinner or thicker than the rooms between them.
    Lines {
        /// How thick walls are.
        wall: f64,
        /// How wide rooms are.
        room: f64,
    },
    /// A picture whose tiles are not a whole number of pixels.
    Fractional(f64),
    /// A spot of colour in a picture.
    Spot {
        /// Its colour.
        hue: Hue,
        /// Whether it is the start, or else the goal.
        is_start: bool,
    },
    /// Some of the picture does not fit the tiles.
    Misfit(u32),
}

/// Whether the first warning is that the file may not be a maze.
pub const fn may_be_no_maze(warnings: &[Warning]) -> bool {
    matches!(warnings, [Warning::NoMaze(_), ..])
}

/// Why a file may not be a maze.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// There is only one open tile.
    OneTile,
    /// This percentage of the border is open.
    OpenBorder(usize),
    /// No path leads from the start to a goal.
    NoWay,
    /// Only the walls form a path, and there are too many openings for a border.
    OnlyWalls,
    /// There are openings anywhere, and tiles that cannot be reached.
    Parts,
    /// There are openings anywhere, and only this percentage of the tiles is open.
    MostlyWall(usize),
}

/// Colours that are distinguished from each other, those of starts first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "a colour is called by what it is")]
pub enum Hue {
    Green,
    Cyan,
    Blue,
    Yellow,
    Magenta,
    Red,
}

impl Hue {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Green, Self::Cyan, Self::Blue, Self::Yellow, Self::Magenta, Self::Red];
}
