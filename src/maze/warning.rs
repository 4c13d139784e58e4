//! What was assumed where a file did not say it. The sentences are among the words of each language.

use super::Maze;

/// A maze from outside, and what had to be assumed to read it.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The maze.
    pub maze: Maze,
    /// What may be otherwise than it was taken; nothing for a file that leaves no doubt.
    pub warnings: Vec<Warning>,
}

/// Something that was assumed.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Warning {
    /// The border tells against what the characters or numbers usually mean.
    Exchanged,
    /// It does, but the characters are those that are written here.
    InsideOut,
    /// Nothing but the border told what the walls are, and it does not say so clearly.
    WallByBorder(String),
    /// The same where blanks are the walls.
    BlankWallByBorder,
    /// Walls between posts that stand far apart, but too few of them.
    PerhapsWide,
    /// Lines that do not join as they would between tiles or between posts.
    Unjoined,
    /// Something is missing at the right.
    ShortLine(usize),
    /// Nothing is in the middle.
    EmptyLine(usize),
    /// A line of words or numbers beside the maze that may matter.
    LeftOut(usize),
    /// The file says another size than it has.
    OtherSize {
        /// Where the size is said.
        line: usize,
        /// What is said there.
        claimed: String,
        /// How many tiles wide the maze is.
        columns: u16,
        /// How many tiles high it is.
        rows: u16,
    },
    /// There are more blocks of text.
    FirstOfSeveral,
    /// A mark stands where the wall below its room would be.
    FloorBelowMark,
    /// Numbers that mark the ends.
    NumberedEnds,
    /// Start and goal as two numbers each.
    PlacesAs {
        /// Whether the row comes first.
        row_first: bool,
    },
    /// It may be no maze at all. This comes first.
    NoMaze(Doubt),
    /// A start is marked, but neither a mark nor an opening tells the goal.
    NoGoalMark,
    /// A goal is marked, but neither a mark nor an opening tells the start.
    NoStartMark,
    /// No mark, and no two openings either.
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
    /// A picture of walls that are thinner than what is between them, or thicker.
    Lines {
        /// How thick walls are.
        wall: f64,
        /// How wide rooms are.
        room: f64,
    },
    /// A picture whose tiles are no whole number of pixels.
    Fractional(f64),
    /// Spots of colour in a picture.
    Spot {
        /// Their colour.
        hue: Hue,
        /// Whether it is the start, or else the goal.
        is_start: bool,
    },
    /// The picture is not all tiles.
    Misfit(u32),
}

/// Whether what was assumed is first of all that it is a maze.
pub const fn may_be_no_maze(warnings: &[Warning]) -> bool {
    matches!(warnings, [Warning::NoMaze(_), ..])
}

/// Why a file may be no maze.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// There is but one tile to stand on.
    OneTile,
    /// So many percent of the border are open.
    OpenBorder(usize),
    /// No way leads from the start to a goal.
    NoWay,
    /// Nothing but walls does, and there are too many openings for a border.
    OnlyWalls,
    /// There are openings anywhere, and tiles that cannot be reached.
    Parts,
    /// There are openings anywhere, and only so many percent of the tiles are open.
    MostlyWall(usize),
}

/// Colours that are told from each other, those of starts first.
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
