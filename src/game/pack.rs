//! Packs: mazes with a title and in an order, which are played one after the other, with medals as at
//! the stops of the journey.
//!
//! A pack is a text that anybody can write: a first line `pack1` with the title, then a line for each
//! maze, its code and perhaps its name.
//!
//! ```
//! use icetea_maze::game::pack::Pack;
//!
//! let pack: Pack = "pack1 Anna’s garden\nkruskal1-5x4-7 Next door\nwilson1-9x6-3\n".parse()?;
//! assert_eq!((pack.title.as_str(), pack.mazes[0].name.as_str()), ("Anna’s garden", "Next door"));
//! # Ok::<(), icetea_maze::game::pack::PackError>(())
//! ```

use std::fmt;
use std::str::FromStr;

use crate::maze::{Spec, SpecError};

/// The most mazes of a pack.
pub const PACK_MOST_MAZES: usize = 200;
/// The most bytes of a pack.
pub const PACK_MOST_BYTES: usize = 500_000;
/// The most rooms of each maze.
pub const PACK_MOST_ROOMS: u32 = 250_000;

/// The word that a pack begins with, before the number of its version.
const PACK: &str = "pack";
const VERSION: &str = "1";
/// The most characters of a title or name; what is longer is cut.
const MOST_CHARACTERS: usize = 60;

/// What is wrong with a longer code is not said in detail.
const MOST_SHOWN_BYTES: usize = 200;

/// Mazes with a title.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pack {
    /// The title.
    pub title: String,
    /// The mazes, in the order in which they are played, none of them twice.
    pub mazes: Vec<PackMaze>,
}

/// A maze of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackMaze {
    /// The maze.
    pub spec: Spec,
    /// Its name, or nothing.
    pub name: String,
}

/// Why a text is no pack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {number}, '{line}': {flaw}")]
pub struct PackError {
    /// The number of the line, from 1.
    pub number: usize,
    /// The line.
    pub line: String,
    /// What is wrong with it.
    pub flaw: PackFlaw,
}

/// What is wrong with a line of a pack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum PackFlaw {
    #[error("a pack begins with a line '{PACK}{VERSION} TITLE'")]
    Beginning,
    /// It does not begin with a code.
    #[error(transparent)]
    Code(SpecError),
    /// It begins with what is too long to say what is wrong with it.
    #[error("this code is damaged")]
    Damaged,
    #[error("a pack is at most {PACK_MOST_BYTES} bytes long")]
    TooLong,
    #[error("a maze of a pack has at most {PACK_MOST_ROOMS} rooms")]
    TooLarge,
    #[error("this maze has come before")]
    Twice,
    /// It is the last line, and there are no mazes, or it is one too many.
    #[error("a pack has 1 to {PACK_MOST_MAZES} mazes")]
    Count,
}

/// Whether a file claims to be a pack, going by its first bytes.
pub fn is_pack(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    bytes.strip_prefix(PACK.as_bytes()).and_then(<[u8]>::first).is_some_and(u8::is_ascii_digit)
}

impl Pack {
    /// The index of a maze.
    pub fn position(&self, spec: Option<Spec>) -> Option<usize> {
        self.mazes.iter().position(|maze| Some(maze.spec) == spec)
    }

    /// Adds a maze at the end, unless it is there or too large, or there are too many.
    pub fn add(&mut self, maze: PackMaze) -> Result<(), PackFlaw> {
        self.push(maze)?;
        if self.to_string().len() > PACK_MOST_BYTES {
            self.mazes.pop();
            return Err(PackFlaw::TooLong);
        }
        Ok(())
    }

    fn push(&mut self, maze: PackMaze) -> Result<(), PackFlaw> {
        if maze.spec.size().rooms() > PACK_MOST_ROOMS {
            return Err(PackFlaw::TooLarge);
        }
        if self.position(Some(maze.spec)).is_some() {
            return Err(PackFlaw::Twice);
        }
        if self.mazes.len() == PACK_MOST_MAZES {
            return Err(PackFlaw::Count);
        }
        self.mazes.push(maze);
        Ok(())
    }
}

impl FromStr for Pack {
    type Err = PackError;

    /// Reads a pack; empty lines and those that begin with `#` mean nothing.
    fn from_str(text: &str) -> Result<Self, PackError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let error = |(number, line): (usize, &str), flaw| PackError {
            number: number + 1,
            line: one_line(line),
            flaw,
        };
        let mut lines = text.lines().enumerate();
        let first = lines.next().unwrap_or_default();
        if text.len() > PACK_MOST_BYTES {
            return Err(error(first, PackFlaw::TooLong));
        }
        let (word, title) = in_two(first.1);
        if word.strip_prefix(PACK) != Some(VERSION) {
            return Err(error(first, PackFlaw::Beginning));
        }
        let (mut pack, mut last) = (Self { title: one_line(title), mazes: Vec::new() }, first);
        for line in lines {
            last = line;
            let said = line.1.trim();
            if said.is_empty() || said.starts_with('#') {
                continue;
            }
            let (code, name) = in_two(said);
            let flaw = |flaw| {
                let is_shown = code.len() <= MOST_SHOWN_BYTES;
                error(line, if is_shown { PackFlaw::Code(flaw) } else { PackFlaw::Damaged })
            };
            let spec = code.parse().map_err(flaw)?;
            pack.push(PackMaze { spec, name: one_line(name) }).map_err(|flaw| error(line, flaw))?;
        }
        if pack.mazes.is_empty() {
            return Err(error(last, PackFlaw::Count));
        }
        Ok(pack)
    }
}

impl fmt::Display for Pack {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(formatter, "{}", format!("{PACK}{VERSION} {}", one_line(&self.title)).trim_end())?;
        for PackMaze { spec, name } in &self.mazes {
            writeln!(formatter, "{}", format!("{spec} {}", one_line(name)).trim_end())?;
        }
        Ok(())
    }
}

/// The first word of a line, and what follows it.
fn in_two(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace).unwrap_or((line, ""))
}

/// As much of a text as is shown, without anything that is no character of a line.
fn one_line(text: &str) -> String {
    let all = text.trim().chars().filter(|one| !one.is_control());
    all.take(MOST_CHARACTERS).collect::<String>().trim().to_owned()
}
