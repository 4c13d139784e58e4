//! The ways in which a maze can be built, and when each is done.

use std::fmt;
use std::str::FromStr;

use super::{Percent, SpecError, seed};
use crate::maze::names;

/// The way in which a maze is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Generator {
    /// Union-find: walls in random order, each opened if it parts two sets.
    Kruskal,
    /// Random depth-first search with a stack.
    Backtracker,
    /// A random room of the frontier is joined, again and again.
    Prim,
    /// Chambers are divided by crosses of walls.
    Division,
    /// A digger that knows no rooms and opens tile by tile.
    Dig,
    /// Loop-erased random walks: every maze is equally likely.
    Wilson,
    /// A random walk until it is stuck, then a hunt for a room to go on from.
    HuntAndKill,
    /// Row by row, remembering only which rooms of a row are joined.
    Eller,
    /// Row by row, runs to the right with one way up each.
    Sidewinder,
    /// Each room opens up or left.
    BinaryTree,
    /// Goes on from the newest room, or from a random one in this share of the steps.
    GrowingTree {
        /// 0 is the backtracker's manner, 100 much like Prim's.
        random: Percent,
    },
}

/// When a generator is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stop {
    /// When every room is reached.
    #[default]
    Full,
    /// As soon as start and goal are joined; what is not reached by then stays closed.
    Joined,
}

impl Generator {
    /// The share of random steps that a growing tree has unless told otherwise.
    pub const USUAL_RANDOM: Percent = Percent(50);

    /// Every generator, the default first, the growing tree as usual.
    pub const ALL: [Self; 11] = [
        Self::Kruskal,
        Self::Backtracker,
        Self::Prim,
        Self::Division,
        Self::Dig,
        Self::Wilson,
        Self::HuntAndKill,
        Self::Eller,
        Self::Sidewinder,
        Self::BinaryTree,
        Self::GrowingTree { random: Self::USUAL_RANDOM },
    ];

    /// The name in codes and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Kruskal => "kruskal",
            Self::Backtracker => "backtracker",
            Self::Prim => "prim",
            Self::Division => "division",
            Self::Dig => "dig",
            Self::Wilson => "wilson",
            Self::HuntAndKill => "hunt-and-kill",
            Self::Eller => "eller",
            Self::Sidewinder => "sidewinder",
            Self::BinaryTree => "binary-tree",
            Self::GrowingTree { .. } => "growing-tree",
        }
    }

    pub(super) fn names(wanted: impl Fn(Self) -> bool) -> Vec<&'static str> {
        Self::ALL.into_iter().filter(|&one| wanted(one)).map(Self::name).collect()
    }

    /// Which version of its rules this program follows. It rises when the same seed would give
    /// another maze, so that a code never silently means something else.
    pub const fn revision(self) -> u32 {
        1
    }

    /// Whether start and goal may be joined before all the rest is.
    pub const fn can_stop_joined(self) -> bool {
        !matches!(self, Self::Division | Self::Eller | Self::Sidewinder | Self::BinaryTree)
    }
}

impl Stop {
    /// Both rules.
    pub const ALL: [Self; 2] = [Self::Full, Self::Joined];

    /// The name in codes and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Joined => "joined",
        }
    }
}

/// The name, and a growing tree's share of random steps if it is not as usual: what reads back.
impl fmt::Display for Generator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GrowingTree { random } if *random != Self::USUAL_RANDOM => {
                write!(f, "{}:{random}", self.name())
            }
            _ => f.write_str(self.name()),
        }
    }
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Reads a generator's name; a growing tree may say its share of random steps, as in
/// `growing-tree:30`.
impl FromStr for Generator {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let plain = seed::plain(text);
        let (name, share) = match plain.split_once(':') {
            Some((name, share)) => (name, Some(share)),
            None => (&plain[..], None),
        };
        let generator = names::find("generator", name, &Self::ALL, Self::name)?;
        match (generator, share) {
            (_, None) => Ok(generator),
            (Self::GrowingTree { .. }, Some(share)) => {
                Ok(Self::GrowingTree { random: share.parse()? })
            }
            (_, Some(share)) => Err(SpecError::Field(format!(":{share}"))),
        }
    }
}

impl FromStr for Stop {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        Ok(names::find("stop rule", &seed::plain(text), &Self::ALL, Self::name)?)
    }
}
