//! Which world it is: its size and seed, and both as a code like that of any other maze.

use std::fmt;
use std::str::FromStr;

use super::WorldError;
use crate::maze::spec::code::parse_seed;
use crate::maze::spec::seed;
use crate::maze::{Generator, Spec, SpecError, StopRule};

/// The most rooms a side of a world may have.
pub const MAX_WORLD_ROOMS: u32 = 1_000_000;

const GENERATOR: &str = "kruskal1";

/// The size and seed of a world.
///
/// ```
/// use icetea_maze::maze::world::WorldSpec;
///
/// let spec: WorldSpec = "kruskal1-1000000x31623-7".parse()?;
/// assert_eq!((spec.width(), spec.height(), spec.seed()), (1_000_000, 31_623, 7));
/// assert_eq!(spec.to_string(), "kruskal1-1000000x31623-7");
/// assert!("kruskal1-1000001x2-7".parse::<WorldSpec>().is_err());
/// # Ok::<(), icetea_maze::maze::world::WorldError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WorldSpec {
    width: u32,
    height: u32,
    seed: u64,
}

impl WorldSpec {
    /// A world this many rooms wide and high.
    pub fn new(width: u32, height: u32, seed: u64) -> Result<Self, WorldError> {
        for side in [width, height] {
            if !(2..=MAX_WORLD_ROOMS).contains(&side) {
                return Err(WorldError::Side(side.into()));
            }
        }
        Ok(Self { width, height, seed })
    }

    /// The world that is this maze, if it is by the walls' weights alone.
    pub fn of(spec: &Spec) -> Option<Self> {
        let is_pure = spec.generator() == Generator::Kruskal
            && spec.stop() == StopRule::Full
            && spec.loops().get() == 0
            && spec.shape().is_none()
            && spec.quest().fields().next().is_none();
        let size = spec.size();
        is_pure.then(|| Self {
            width: size.width().into(),
            height: size.height().into(),
            seed: spec.seed(),
        })
    }

    /// How many rooms wide.
    pub const fn width(self) -> u32 {
        self.width
    }

    /// How many rooms high.
    pub const fn height(self) -> u32 {
        self.height
    }

    /// How many rooms wide and high.
    pub const fn size(self) -> [u32; 2] {
        [self.width, self.height]
    }

    /// How many rooms there are.
    pub const fn rooms(self) -> u64 {
        self.width as u64 * self.height as u64
    }

    /// The number that determines all of its walls.
    pub const fn seed(self) -> u64 {
        self.seed
    }

    /// The column and row of the cheese: the last of both.
    pub const fn goal(self) -> [u32; 2] {
        [self.width - 1, self.height - 1]
    }
}

impl fmt::Display for WorldSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{GENERATOR}-{}x{}-{}", self.width, self.height, self.seed)
    }
}

/// Reads a code as tolerantly as those of other mazes are read.
impl FromStr for WorldSpec {
    type Err = WorldError;

    fn from_str(code: &str) -> Result<Self, WorldError> {
        match code.parse::<Spec>() {
            Ok(spec) => Self::of(&spec).ok_or(WorldError::NotByWeights),
            Err(SpecError::Side { rooms, .. }) => {
                let plain: String = seed::plain(code);
                let mut fields = plain.splitn(3, '-').map(str::trim);
                let (head, size) = (fields.next(), fields.next().unwrap_or_default());
                if head != Some(GENERATOR) {
                    return Err(WorldError::NotByWeights);
                }
                let side = |text: &str| text.trim().parse::<u32>().ok();
                let (width, height) = size.split_once('x').unwrap_or((size, size));
                let (Some(width), Some(height)) = (side(width), side(height)) else {
                    return Err(WorldError::Side(rooms));
                };
                Self::new(width, height, parse_seed(fields.next().unwrap_or_default())?)
            }
            Err(error) => Err(error.into()),
        }
    }
}
