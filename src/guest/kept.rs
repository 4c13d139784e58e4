//! The programs that the player has run, so that none has to be typed twice, and what a mouse can be
//! set beside.

use crate::maze::Solver;

/// A program as the player has named it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub struct KeptProgram {
    /// The program and its arguments, as one line.
    pub command: String,
    /// The folder that it runs in; the present one if this is empty.
    pub folder: String,
}

/// The programs that were run last, the latest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub struct KeptPrograms(Vec<KeptProgram>);

/// The most that are kept.
const MOST: usize = 12;

impl KeptPrograms {
    /// All of them.
    pub fn all(&self) -> &[KeptProgram] {
        &self.0
    }

    /// Keeps one more, as the latest.
    pub fn keep(&mut self, program: KeptProgram) {
        self.0.retain(|one| *one != program);
        self.0.insert(0, program);
        self.0.truncate(MOST);
    }

    /// Adds those that another copy of the game has kept, as older ones.
    pub fn join(&mut self, other: &Self) {
        let new: Vec<_> = other.0.iter().filter(|one| !self.0.contains(one)).cloned().collect();
        self.0.extend(new);
        self.0.truncate(MOST);
    }
}

/// What a mouse is set beside, step by step in the same maze.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Beside {
    /// Nothing.
    #[default]
    Nobody,
    /// A search of the game's own.
    Search(Solver),
    /// Another program.
    Program(KeptProgram),
}

impl Beside {
    /// All that a program can be set beside.
    pub fn choices(kept: &KeptPrograms) -> Vec<Self> {
        let searches = Solver::ALL.into_iter().map(Self::Search);
        let programs = kept.all().iter().cloned().map(Self::Program);
        std::iter::once(Self::Nobody).chain(searches).chain(programs).collect()
    }
}
