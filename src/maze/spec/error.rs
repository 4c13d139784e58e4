//! Why there is no such spec, each error as one sentence.

use super::{MAX_ROOMS, MIN_ROOMS};
use crate::maze::names::{self, UnknownName};
use crate::maze::{DraftError, ShapeError};

/// Why there is no such spec.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum SpecError {
    #[error(
        "{} {rooms} is too {}: a maze is {MIN_ROOMS} to {},{:03} rooms {}",
        .side.name(),
        if *.rooms < u64::from(MIN_ROOMS) { "small" } else { "large" },
        MAX_ROOMS / 1000,
        MAX_ROOMS % 1000,
        .side.measure()
    )]
    Side { side: Dimension, rooms: u64 },
    #[error("'{0}' is not a size: write width x height in rooms, such as 30x20")]
    Size(String),
    #[error("'{0}' is not a percentage: write a whole number from 0 to 100")]
    Percent(String),
    /// No generator or stop rule has this name.
    #[error(transparent)]
    Name(#[from] UnknownName),
    #[error(
        "{} joins start and goal only at its very end: leave out 'joined' or use {}",
        .generator,
        names::list(.others)
    )]
    NeverJoined { generator: &'static str, others: Vec<&'static str> },
    #[error(
        "{generator} builds rectangles only: leave out the shape or use {}",
        names::list(.others)
    )]
    NeverShaped { generator: &'static str, others: Vec<&'static str> },
    #[error("this world is not here: open its .maze file first")]
    UnknownWorld,
    #[error(transparent)]
    Shape(#[from] ShapeError),
    #[error("there is no '{0}' in a maze with a shape: leave out one of them")]
    ShapeAndQuest(&'static str),
    #[error("the revision is missing after {generator}: write {generator}{newest}")]
    NoRevision { generator: &'static str, newest: u32 },
    /// The code was made by a newer or an older program.
    #[error(
        "{generator}{revision} is not known here: this program builds {}",
        with_revisions(.generator, .known)
    )]
    Revision { generator: &'static str, revision: String, known: &'static [u32] },
    #[error("{rooms} rooms are too many for '{field}': use at most {}", grouped(*.most))]
    TooLargeForQuest { field: &'static str, rooms: u32, most: u32 },
    #[error("{generator} digs no rooms: leave out '{field}' or use another generator")]
    NoRoomsForQuest { field: &'static str, generator: &'static str },
    #[error("a seed can be any number or text, but not empty")]
    NoSeed,
    #[error(transparent)]
    Draft(#[from] DraftError),
    #[error("the {0} is missing: a code looks like kruskal1-30x20-233")]
    Missing(&'static str),
    /// Neither a known field nor the text of a seed as it has to be written.
    #[error(
        "'{0}' does not belong here: a code looks like kruskal1-30x20-loops10-233; a text as a seed \
         is written behind a ~"
    )]
    TextSeed(String),
    /// A field that occurs twice, belongs to another generator, or is malformed.
    #[error("'{0}' does not belong here: a code looks like kruskal1-30x20-loops10-233")]
    Field(String),
}

/// "kruskal1", or "growing-tree1 or growing-tree2".
fn with_revisions(generator: &str, known: &[u32]) -> String {
    let known: Vec<_> = known.iter().map(|revision| format!("{generator}{revision}")).collect();
    names::list(&known.iter().map(|name| &name[..]).collect::<Vec<_>>())
}

/// A side of a maze.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dimension {
    /// From left to right.
    Width,
    /// From top to bottom.
    Height,
}

impl Dimension {
    const fn name(self) -> &'static str {
        match self {
            Self::Width => "width",
            Self::Height => "height",
        }
    }

    const fn measure(self) -> &'static str {
        match self {
            Self::Width => "wide",
            Self::Height => "high",
        }
    }
}

/// A number below a million with separated thousands.
fn grouped(number: u32) -> String {
    match (number / 1000, number % 1000) {
        (0, number) => number.to_string(),
        (thousands, rest) => format!("{thousands},{rest:03}"),
    }
}
