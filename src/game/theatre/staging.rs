//! How a show is presented, without any effect on what happens in it.

use crate::maze::names::{self, UnknownName};

/// How a show is presented.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Staging {
    /// What fills the picture.
    pub spread: Spread,
    /// How a depth-first search is explained.
    pub telling: SearchTelling,
    /// Whether the costs of finds are shown.
    pub has_costs: bool,
    /// The marked steps.
    pub marks: MarkedSteps,
}

/// What fills the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spread {
    /// The maze, and beside it the data structure with the numbers and the program.
    #[default]
    Both,
    /// The maze alone.
    Maze,
    /// The data structure alone.
    Structure,
}

impl Spread {
    /// All of them, in the order in which they are switched.
    pub const ALL: [Self; 3] = [Self::Both, Self::Maze, Self::Structure];

    /// Its name in a bookmark.
    pub const fn name(self) -> &'static str {
        ["both", "maze", "structure"][self as usize]
    }

    pub(crate) const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }
}

/// How a depth-first search is explained.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SearchTelling {
    /// As a loop with an explicit stack.
    #[default]
    Loop,
    /// As a recursive function.
    Recursion,
}

impl SearchTelling {
    /// Its name in a card of the laboratory.
    const fn name(self) -> &'static str {
        match self {
            Self::Loop => "loop",
            Self::Recursion => "recursion",
        }
    }

    /// The one of this name.
    pub fn named(word: &str) -> Result<Self, UnknownName> {
        names::find("telling", word, &[Self::Loop, Self::Recursion], Self::name)
    }

    pub(crate) const fn other(self) -> Self {
        match self {
            Self::Loop => Self::Recursion,
            Self::Recursion => Self::Loop,
        }
    }
}

/// Steps of the timeline to return to, numbered from the left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MarkedSteps(Vec<u64>);

impl MarkedSteps {
    /// The most marks: as many as there are digit keys to reach them.
    pub const MOST: usize = 9;

    /// Marks at these steps; only the first ones if they are too many.
    pub fn at(mut steps: Vec<u64>) -> Self {
        steps.sort_unstable();
        steps.dedup();
        steps.truncate(Self::MOST);
        Self(steps)
    }

    /// Adds a mark at a step, if there is room, or removes the one there.
    pub fn toggle(&mut self, step: u64) {
        match self.0.binary_search(&step) {
            Ok(place) => drop(self.0.remove(place)),
            Err(place) if self.0.len() < Self::MOST => self.0.insert(place, step),
            Err(_) => {}
        }
    }

    /// Removes the marks after a step.
    pub fn keep_until(&mut self, step: u64) {
        self.0.retain(|&mark| mark <= step);
    }

    /// All marked steps.
    pub fn steps(&self) -> &[u64] {
        &self.0
    }
}
