//! How mazes are generated: one file a generator, all of them step by step.
//!
//! A [`Build`] is an iterator over what its generator really does. The instant maze is that
//! iterator drained; only Kruskal's, `dig` and Wilson's have a second, faster way to it, and laws
//! over all sizes hold both ways equal (`tests/maze/`), so that what is watched and what is played
//! never differ. It knows no time: the caller decides how fast it goes.
//!
//! [`Generator`] lists the generators; the facts about each stand beside its code and are returned
//! by [`Generator::info`].

mod backtracker;
mod binary_tree;
mod build;
mod dig;
mod division;
mod drawn;
mod eller;
mod grow;
mod growing_tree;
mod hunt_and_kill;
mod info;
mod kruskal;
mod loops;
mod prim;
mod rooms;
mod sidewinder;
mod step;
pub mod weight;
mod wilson;

use std::fmt;

use super::{Draft, Percent};
pub use build::Build;
pub use build::all_threads;
pub(super) use drawn::INFO as DRAWN;
use grow::{Grow, Job};
pub use info::{GeneratorInfo, GrowthStyle};
pub use kruskal::Near;
pub(super) use kruskal::{contract, leaf, plane, square, squares, tile};
pub use step::{BuildPart, BuildStep, RoomSet};

/// An algorithm that builds mazes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Generator {
    /// Union-find: walls in random order, each opened if it separates two sets.
    Kruskal,
    /// Random depth-first search with a stack.
    Backtracker,
    /// A random room of the frontier is joined, again and again.
    Prim,
    /// Chambers are divided by crosses of walls.
    Division,
    /// A digger that opens tile by tile, without rooms.
    Dig,
    /// Loop-erased random walks: every maze is equally likely.
    Wilson,
    /// A random walk until it is stuck, then a hunt for a room to go on from.
    HuntAndKill,
    /// Row by row, remembering only which rooms of a row are joined.
    Eller,
    /// Row by row, runs to the right with one passage up each.
    Sidewinder,
    /// Each room opens up or left.
    BinaryTree,
    /// Continues from the newest room, or from a random one in this share of the steps.
    GrowingTree {
        /// 0 behaves like the backtracker, 100 much like Prim's.
        random: Percent,
    },
    /// Nothing is random: it is what somebody has drawn, with everything that lies in it. No stop
    /// rule, loops, quest or seed changes it.
    Drawn(&'static Draft),
}

impl Generator {
    /// Every generator that makes mazes from seeds, the default first, the growing tree with its
    /// usual share of random steps.
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

    /// The facts about it.
    pub const fn info(self) -> &'static GeneratorInfo {
        match self {
            Self::Kruskal => &kruskal::INFO,
            Self::Backtracker => &backtracker::INFO,
            Self::Prim => &prim::INFO,
            Self::Division => &division::INFO,
            Self::Dig => &dig::INFO,
            Self::Wilson => &wilson::INFO,
            Self::HuntAndKill => &hunt_and_kill::INFO,
            Self::Eller => &eller::INFO,
            Self::Sidewinder => &sidewinder::INFO,
            Self::BinaryTree => &binary_tree::INFO,
            Self::GrowingTree { .. } => &growing_tree::INFO,
            Self::Drawn(_) => &drawn::INFO,
        }
    }

    /// The default share of random steps of a growing tree.
    pub const USUAL_RANDOM: Percent = Percent::HALF;

    /// The share of random steps, for those that have one.
    pub const fn random(self) -> Option<Percent> {
        if let Self::GrowingTree { random } = self { Some(random) } else { None }
    }

    /// What was drawn, if it is that.
    pub const fn draft(self) -> Option<&'static Draft> {
        if let Self::Drawn(draft) = self { Some(draft) } else { None }
    }

    /// The name in codes and on the command line.
    pub const fn name(self) -> &'static str {
        self.info().name
    }

    /// The newest revision of its rules, which builds new mazes.
    pub const fn revision(self) -> u32 {
        match self.info().revisions {
            [.., newest] => *newest,
            [] => 0,
        }
    }

    /// Whether it may join start and goal before everything else is reached.
    pub const fn can_stop_joined(self) -> bool {
        self.info().can_stop_joined
    }

    /// Whether it can build in a shape that is no rectangle.
    pub const fn can_be_shaped(self) -> bool {
        self.info().can_be_shaped
    }

    /// Whether it joins rooms, the tiles at odd coordinates, by opening walls between them.
    pub const fn is_of_rooms(self) -> bool {
        !matches!(self.info().style, GrowthStyle::Digging)
    }
}

/// The name, which reads back, with a growing tree's share of random steps if that is unusual.
impl fmt::Display for Generator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self.random() {
            Some(random) if random != Self::USUAL_RANDOM => write!(f, ":{random}"),
            _ => Ok(()),
        }
    }
}
