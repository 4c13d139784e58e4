//! The bench of the laboratory: a union-find with a choice of rules, which reports every move.
//!
//! Any operations can be replayed under any [`Variant`]; the worth of each rule shows in the number
//! of hops, which are the reads of `parent` in the lines of the program that ran. It promises the
//! sets that [`UnionFind`](crate::maze::UnionFind) makes and, by size and halving, the very same
//! forest. It is made to be looked at and not for large numbers.

mod find;
mod forest;
mod operation;
mod replay;
mod tally;
mod union;

use super::Hop;
use super::names::{self, UnknownName};
use std::fmt;
use std::str::FromStr;

pub use forest::Forest;
pub use operation::{MOST_MEMBERS, Operation, OperationError};
pub use replay::BenchReplay;
pub use tally::{Accesses, CountedSets, Operations, UnionOrder};

/// Which of two roots is hung below the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Link {
    /// Always the second one's below the first's.
    Naive,
    /// That of the smaller set.
    #[default]
    BySize,
    /// That of the lower rank.
    ByRank,
}

/// What a find does to the path it climbs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Compression {
    /// Nothing.
    None,
    /// It hangs every other member on the path one level higher.
    #[default]
    Halving,
    /// It hangs all members of the path directly below the root.
    Full,
}

/// The rules of a union-find.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Variant {
    /// How sets are joined.
    pub link: Link,
    /// How paths are shortened.
    pub compression: Compression,
}

/// One move of an operation. It changes at most one pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// The operation begins.
    Began(Operation),
    /// The find climbed: from a member to its parent, or by halving to its new parent.
    Climbed(Hop),
    /// A member now hangs higher: no longer below `over`, but below `to`.
    Rehung(Hop),
    /// The find reached the root.
    Found {
        /// The member that was searched for.
        sought: u32,
        /// The root of its set.
        root: u32,
    },
    /// Both members have this root: there is nothing to join.
    Same(u32),
    /// One root was hung below the other. Each comes with its size or rank before.
    Linked {
        /// The one that is no longer a root.
        below: (u32, u32),
        /// The one that stays a root.
        above: (u32, u32),
    },
}

impl Link {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Naive, Self::BySize, Self::ByRank];

    /// Its name in a card.
    pub const fn name(self) -> &'static str {
        ["naive", "size", "rank"][self as usize]
    }

    /// The weight of a member by itself, which is its size or its rank.
    pub(crate) fn weight_alone(self) -> u32 {
        u32::from(self == Self::BySize)
    }

    /// Which of two roots of these weights stays a root, and its weight then.
    pub(crate) fn joined(self, [a, b]: [u32; 2]) -> (usize, u32) {
        match self {
            Self::Naive => (0, 0),
            Self::BySize => (usize::from(a < b), a + b),
            Self::ByRank => (usize::from(a < b), a.max(b) + u32::from(a == b)),
        }
    }
}

impl Compression {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::None, Self::Halving, Self::Full];

    /// Its name in a card.
    pub const fn name(self) -> &'static str {
        ["none", "halving", "full"][self as usize]
    }
}

impl Variant {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        Link::ALL.into_iter().flat_map(|link| {
            Compression::ALL.into_iter().map(move |compression| Self { link, compression })
        })
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.link.name(), self.compression.name())
    }
}

impl FromStr for Variant {
    type Err = UnknownName;

    /// Reads the link rule and the compression rule: `size halving`.
    fn from_str(words: &str) -> Result<Self, UnknownName> {
        let (link, compression) = words.trim().split_once(' ').unwrap_or((words, ""));
        Ok(Self {
            link: names::find("link rule", link, &Link::ALL, Link::name)?,
            compression: names::find(
                "compression",
                compression.trim(),
                &Compression::ALL,
                Compression::name,
            )?,
        })
    }
}

impl Move {
    /// How many levels the hop climbed.
    pub const fn levels(self) -> u32 {
        match self {
            Self::Climbed(hop) => 1 + (hop.to != hop.over) as u32,
            _ => 0,
        }
    }
}
