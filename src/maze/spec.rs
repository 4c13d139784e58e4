//! Everything that a maze grows from, checked once and for all.
//!
//! A [`Spec`] that exists can be built. How it is written as one line of text that people send
//! each other is in [`code`]; where seeds come from is in [`seed`].

pub mod code;
pub mod seed;

use std::fmt;

use super::Tile;
use super::names::{self, UnknownName};

/// The fewest rooms a side of a maze may have.
pub const MIN_ROOMS: u16 = 2;
/// The most rooms a side of a maze may have.
pub const MAX_ROOMS: u16 = 10_000;

/// Size, generator, stop rule, loops and seed: the same spec gives the same maze, for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    generator: Generator,
    size: Size,
    stop: Stop,
    loops: Percent,
    seed: u64,
}

/// How many rooms wide and high a maze is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    width: u16,
    height: u16,
}

/// A whole number from 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Percent(u8);

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

/// Why there is no such spec.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// A side is too short or too long.
    #[error(
        "{side} {rooms} is too {}: a maze is {MIN_ROOMS} to 10,000 rooms {}",
        if *.rooms < u64::from(MIN_ROOMS) { "small" } else { "large" },
        if *.side == "width" { "wide" } else { "high" }
    )]
    Side {
        /// "width" or "height".
        side: &'static str,
        /// What was asked for.
        rooms: u64,
    },
    /// Not a size at all.
    #[error("'{0}' is no size: write width x height in rooms, as in 30x20")]
    Size(String),
    /// Not a share of a hundred.
    #[error("'{0}' is no percentage: write a whole number from 0 to 100")]
    Percent(String),
    /// No generator or stop rule has this name.
    #[error(transparent)]
    Name(#[from] UnknownName),
    /// The generator joins start and goal only at its very end.
    #[error(
        "{generator} cannot stop when start and goal are joined, for that is only so at its end; \
         leave out 'joined' or use {}",
        names::list(&Generator::names(Generator::can_stop_joined))
    )]
    NeverJoined {
        /// The generator that cannot.
        generator: Generator,
    },
    /// The code names a generator without saying which revision of it.
    #[error("the revision is missing after {generator}: write {generator}{}", .generator.revision())]
    NoRevision {
        /// The generator it names.
        generator: Generator,
    },
    /// The code was made by a newer or an older program.
    #[error(
        "{generator}{revision} is not known here: this program builds {generator}{}",
        .generator.revision()
    )]
    Revision {
        /// The generator it names.
        generator: Generator,
        /// The revision it names.
        revision: String,
    },
    /// A code lacks a part.
    #[error("the {0} is missing: a code looks like kruskal1-30x20-233")]
    Missing(&'static str),
    /// A field that stands twice, or that only another generator has.
    #[error("'{0}' does not belong here: a code looks like kruskal1-30x20-loops10-233")]
    Field(String),
}

impl Spec {
    /// A full maze without loops.
    pub const fn new(generator: Generator, size: Size, seed: u64) -> Self {
        Self { generator, size, stop: Stop::Full, loops: Percent(0), seed }
    }

    /// The same with another stop rule, if the generator can do that.
    pub fn with_stop(self, stop: Stop) -> Result<Self, SpecError> {
        if stop == Stop::Joined && !self.generator.can_stop_joined() {
            return Err(SpecError::NeverJoined { generator: self.generator });
        }
        Ok(Self { stop, ..self })
    }

    /// The same with this share of its dead ends opened up.
    #[must_use]
    pub const fn with_loops(self, loops: Percent) -> Self {
        Self { loops, ..self }
    }

    /// The same with another seed.
    #[must_use]
    pub const fn with_seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// How it is built.
    pub const fn generator(&self) -> Generator {
        self.generator
    }

    /// How large it is.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// When its generator is done.
    pub const fn stop(&self) -> Stop {
        self.stop
    }

    /// Which share of its dead ends is opened up.
    pub const fn loops(&self) -> Percent {
        self.loops
    }

    /// The number that all its chances come from.
    pub const fn seed(&self) -> u64 {
        self.seed
    }
}

impl Size {
    /// A size of this many rooms.
    pub fn new(width: u16, height: u16) -> Result<Self, SpecError> {
        Self::from_counts(u64::from(width), u64::from(height))
    }

    fn from_counts(width: u64, height: u64) -> Result<Self, SpecError> {
        let check = |side, rooms: u64| match u16::try_from(rooms) {
            Ok(rooms) if (MIN_ROOMS..=MAX_ROOMS).contains(&rooms) => Ok(rooms),
            _ => Err(SpecError::Side { side, rooms }),
        };
        Ok(Self { width: check("width", width)?, height: check("height", height)? })
    }

    /// How many rooms wide.
    pub const fn width(self) -> u16 {
        self.width
    }

    /// How many rooms high.
    pub const fn height(self) -> u16 {
        self.height
    }

    /// How many rooms there are.
    pub const fn rooms(self) -> u32 {
        self.width as u32 * self.height as u32
    }

    /// How many tiles wide.
    pub const fn columns(self) -> u16 {
        2 * self.width + 1
    }

    /// How many tiles high.
    pub const fn rows(self) -> u16 {
        2 * self.height + 1
    }

    /// The top left room.
    pub const fn start(self) -> Tile {
        Tile::new(1, 1)
    }

    /// The bottom right room.
    pub const fn goal(self) -> Tile {
        Tile::new(self.columns() - 2, self.rows() - 2)
    }
}

impl Percent {
    /// A share, unless it is above 100.
    pub fn new(percent: u8) -> Result<Self, SpecError> {
        if percent > 100 {
            return Err(SpecError::Percent(percent.to_string()));
        }
        Ok(Self(percent))
    }

    /// The number, 0 to 100.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// This share of a count, rounded to the nearest whole.
    pub const fn of(self, count: usize) -> usize {
        (count * self.0 as usize + 50) / 100
    }
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

    fn names(wanted: impl Fn(Self) -> bool) -> Vec<&'static str> {
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

impl fmt::Display for Generator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

impl fmt::Display for Percent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
