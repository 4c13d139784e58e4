//! Codes and sizes that may be too large for a maze that is held, and squares of such worlds.

use std::str::FromStr;

use icetea_maze::maze::world::{SquarePlace, WorldError, WorldSpec};
use icetea_maze::maze::{Size, Spec, SpecError};

use super::CliError;

/// The code of a maze or a world.
#[derive(Clone, Copy)]
pub enum CodeArgument {
    Maze(Spec),
    World(WorldSpec),
}

impl CodeArgument {
    /// The maze; an error if it is too large to be held.
    pub const fn spec(self) -> Result<Spec, CliError> {
        match self {
            Self::Maze(spec) => Ok(spec),
            Self::World(world) => Err(CliError::OnlyAsWorld(world)),
        }
    }

    /// The world that it is; an error if it is not by the walls' weights.
    pub fn world(self) -> Result<WorldSpec, CliError> {
        match self {
            Self::Maze(spec) => Ok(WorldSpec::of(&spec).ok_or(WorldError::NotByWeights)?),
            Self::World(world) => Ok(world),
        }
    }
}

impl FromStr for CodeArgument {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse::<Spec>() {
            Ok(spec) => Ok(Self::Maze(spec)),
            Err(SpecError::Side { .. }) => {
                text.parse().map(Self::World).map_err(|error: WorldError| error.to_string())
            }
            Err(error) => Err(error.to_string()),
        }
    }
}

/// The size of a maze or a world.
#[derive(Clone, Copy)]
pub struct SizeArgument {
    pub width: u32,
    pub height: u32,
}

impl SizeArgument {
    /// The size of a maze; an error if that is too large.
    pub fn size(self) -> Result<Size, CliError> {
        Ok(format!("{}x{}", self.width, self.height).parse::<Size>()?)
    }
}

impl FromStr for SizeArgument {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse::<Size>() {
            Ok(size) => Ok(Self { width: size.width().into(), height: size.height().into() }),
            Err(SpecError::Side { side, rooms }) => {
                let world = format!("kruskal1-{text}-0").parse::<WorldSpec>();
                let error = SpecError::Side { side, rooms }.to_string();
                world
                    .map(|spec| Self { width: spec.width(), height: spec.height() })
                    .map_err(|_| error)
            }
            Err(error) => Err(error.to_string()),
        }
    }
}

/// A square of leaves.
pub fn square(text: &str) -> Result<SquarePlace, String> {
    let numbers: Option<Vec<u32>> = text.split(',').map(|part| part.trim().parse().ok()).collect();
    match numbers.as_deref() {
        Some(&[level, column, row]) => Ok(SquarePlace { level, column, row }),
        _ => Err("a square is its level, column and row: 3,0,1".to_owned()),
    }
}

/// The column and the row of a room of a world.
pub fn room(text: &str) -> Result<[u32; 2], String> {
    pair(text, ',').ok_or_else(|| "a room is its column and row: 1200,34".to_owned())
}

/// A room, if a world has it.
pub fn within([column, row]: [u32; 2], spec: WorldSpec) -> Result<[u32; 2], CliError> {
    let is_there = column < spec.width() && row < spec.height();
    is_there.then_some([column, row]).ok_or(CliError::NoRoom { column, row, spec })
}

/// How many pixels wide and high a picture is.
pub fn pixels(text: &str) -> Result<[u32; 2], String> {
    let size = pair(text, 'x').filter(|size| !size.contains(&0));
    size.ok_or_else(|| "a size is its width and height in pixels: 1920x1080".to_owned())
}

fn pair(text: &str, between: char) -> Option<[u32; 2]> {
    let (first, second) = text.split_once(between)?;
    Some([first.trim().parse().ok()?, second.trim().parse().ok()?])
}

/// From how far a world is seen: 0 is a room a pixel, each next number twice as far.
pub fn scale(text: &str) -> Result<i32, String> {
    let power = |text: &str| {
        let number = text.trim().parse::<u32>().ok().filter(|number| number.is_power_of_two());
        number.map(|number| number.ilog2().cast_signed())
    };
    let scale = match text.split_once('/') {
        Some((one, of)) => power(of).filter(|_| one.trim() == "1").map(|power| -power),
        None => power(text),
    };
    let scale = scale.filter(|scale| (-4..=10).contains(scale));
    scale.ok_or_else(|| "it is 1/16, 1/8 … 1/2, 1, 2, 4 … or 1024".to_owned())
}
