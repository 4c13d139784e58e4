//! What was assumed where a file did not say it, in sentences for whoever opens the file.

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
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum Warning {
    /// The border tells against what the characters or numbers usually mean.
    #[error("walls and open tiles were exchanged, so that the border is closed")]
    Exchanged,
    /// It does, but the characters are those that are written here.
    #[error(
        "all the border is open: if what was taken for open is the walls, exchange the two in the \
         file"
    )]
    InsideOut,
    /// Nothing but the border told what the walls are, and it does not say so clearly.
    #[error("{0} was taken for wall, as most of the border is made of it")]
    WallByBorder(String),
    /// Walls between posts that stand far apart, but too few of them.
    #[error(
        "each character was taken for a tile; if rooms are several characters wide, this is \
         another maze"
    )]
    PerhapsWide,
    /// Lines that do not join as they would between tiles or between posts.
    #[error("the lines do not join everywhere: each character was taken for a tile")]
    Unjoined,
    /// Something is missing at the right.
    #[error("line {0} ends early: what is missing was taken for wall")]
    ShortLine(usize),
    /// Nothing is in the middle.
    #[error("line {0} is empty: it was taken for a row of walls")]
    EmptyLine(usize),
    /// A line of words or numbers beside the maze that may matter.
    #[error("line {0} was left out: it does not look like a part of the maze")]
    LeftOut(usize),
    /// The file says another size than it has.
    #[error("line {line} says {claimed}, but the maze has {columns} × {rows} tiles")]
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
    #[error("there are several blocks of text; the first was read")]
    FirstOfSeveral,
    /// A mark stands where the wall below its room would be.
    #[error("the floor below a mark cannot be seen: it was taken for open")]
    FloorBelowMark,
    /// Numbers that mark the ends.
    #[error("2 was taken for the start and 3 for the goal")]
    NumberedEnds,
    /// Start and goal as two numbers each.
    #[error("the places of start and goal were taken as [{0}], counted from 0")]
    PlacesAs(&'static str),
    /// No mark, and no two openings either.
    #[error(
        "nothing marks start and goal, and there are not two openings in the border but {0}: the \
         first and the last open tile were taken"
    )]
    ManyOpenings(usize),
    /// A picture with something around it.
    #[error("a margin was cut off: {left} pixels left, {top} above, {right} right, {bottom} below")]
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
    #[error("the light parts of the picture were taken for walls")]
    LightWalls,
    /// A picture of walls that are thinner than what is between them, or thicker.
    #[error("walls were taken to be {wall:.1} pixels thick and rooms {room:.1} pixels wide")]
    Lines {
        /// How thick walls are.
        wall: f64,
        /// How wide rooms are.
        room: f64,
    },
    /// A picture whose tiles are no whole number of pixels.
    #[error("tiles were taken to be {0:.2} pixels wide")]
    Fractional(f64),
    /// Spots of colour in a picture.
    #[error("the {colour} spot was taken for the {end}")]
    Spot {
        /// What the colour is called.
        colour: &'static str,
        /// Start or goal.
        end: &'static str,
    },
    /// The picture is not all tiles.
    #[error("{0} % of the picture do not fit into its tiles")]
    Misfit(u32),
}
