//! Whatever can be left in the middle and gone on with another day.

use super::{MazeSource, SavedEndless, SavedMatch, SavedRun};
use crate::game::lesson::Step;
use crate::game::records::Week;

/// Something that was left in the middle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub enum Saved {
    /// A run of one.
    Run(SavedRun),
    /// A match of two.
    Match(SavedMatch),
    /// The first lesson, of which so many steps are done.
    Lesson(usize),
    /// A run without end.
    Endless(SavedEndless),
}

/// By what things that were left are told apart: there is never more than one of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedKey {
    /// The maze of a run.
    Maze(MazeSource),
    /// The code of a match.
    Match(String),
    /// The first lesson.
    Lesson,
    /// The run without end.
    Endless,
}

impl Saved {
    /// What tells it apart from others.
    pub fn key(&self) -> SavedKey {
        match self {
            Self::Run(run) => SavedKey::Maze(run.maze.clone()),
            Self::Match(saved) => SavedKey::Match(saved.code.clone()),
            Self::Lesson(_) => SavedKey::Lesson,
            Self::Endless(_) => SavedKey::Endless,
        }
    }

    /// Whether it makes sense, as far as that can be said without its maze.
    pub fn fits_together(&self) -> bool {
        match self {
            Self::Run(run) => run.fits_together(),
            Self::Match(saved) => saved.game().is_some(),
            Self::Lesson(done) => *done < Step::ALL.len(),
            Self::Endless(run) => run.plan().is_some(),
        }
    }

    /// The week whose maze it is in, if it is that of one.
    pub fn week(&self) -> Option<Week> {
        match self {
            Self::Run(run) => Week::of_spec(&run.maze.spec()?),
            Self::Match(_) | Self::Lesson(_) | Self::Endless(_) => None,
        }
    }

    /// How many rooms wide and high its maze is, as far as its code tells.
    pub fn rooms(&self) -> Option<(u16, u16)> {
        match self {
            Self::Run(run) => run.rooms(),
            Self::Match(saved) => saved.rooms(),
            Self::Lesson(_) | Self::Endless(_) => None,
        }
    }

    /// How long it has taken.
    pub fn milliseconds(&self) -> u64 {
        match self {
            Self::Run(run) => run.milliseconds,
            Self::Match(saved) => saved.milliseconds(),
            Self::Lesson(_) => 0,
            Self::Endless(run) => run.milliseconds(),
        }
    }
}

impl From<SavedRun> for Saved {
    fn from(run: SavedRun) -> Self {
        Self::Run(run)
    }
}
