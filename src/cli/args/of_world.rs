//! What is asked of a world that is in a file.

use std::num::NonZero;
use std::path::PathBuf;

use clap::Args;

use crate::cli::sizes::{pixels, room, scale};

#[derive(Args)]
pub struct VerifyArguments {
    /// The .maze file of a world
    pub file: PathBuf,

    /// On how many threads (default: one for each core)
    #[arg(long, value_name = "COUNT")]
    pub threads: Option<NonZero<usize>>,
}

#[derive(Args)]
pub struct SurveyArguments {
    #[command(flatten)]
    pub world: VerifyArguments,

    /// Also find the longest path of the world: the two rooms that are farthest apart
    #[arg(long)]
    pub longest: bool,
}

#[derive(Args)]
pub struct ViewArguments {
    /// The .maze file of a world
    pub file: PathBuf,

    /// The room in the middle, as its column and row (default: the middle of the world)
    #[arg(long, value_name = "COLUMN,ROW", value_parser = room)]
    pub at: Option<[u32; 2]>,

    /// How near it is: 1/16 to 1024 rooms a pixel, each half of the next (default: all of the world)
    #[arg(long, value_name = "1/8|32", value_parser = scale)]
    pub rooms_per_pixel: Option<i32>,

    /// How many pixels wide and high the picture is
    #[arg(long, value_name = "1920x1080", value_parser = pixels)]
    pub size: Option<[u32; 2]>,

    /// Write a picture to this .png file
    #[arg(long, value_name = "FILE.png", required_unless_present = "tiles")]
    pub output: Option<PathBuf>,

    /// Write tiles of all of it for viewers of Deep Zoom: NAME.dzi and a folder beside it
    #[arg(long, value_name = "NAME", conflicts_with_all = ["output", "at", "size"])]
    pub tiles: Option<PathBuf>,
}
