//! The words of the command line.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{ArgAction, Args, Parser, Subcommand};
use icetea_maze::maze::text::TextStyle;
use icetea_maze::maze::{Generator, Percent, Size, Solver, Spec, Stop, spec::seed};

/// Mazes that union-find builds and a depth-first stack solves.
#[derive(Parser)]
#[command(version, args_conflicts_with_subcommands = true, subcommand_precedence_over_arg = true)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Option<Command>,

    /// A maze to play: a file or a code
    #[arg(value_name = "FILE or CODE")]
    pub maze: Option<OsString>,
}

#[derive(Subcommand)]
pub enum Command {
    /// Build a maze and write it down
    Make(MakeArguments),
    /// Find the way through a maze
    Solve(SolveArguments),
    /// Say what kind of maze it is
    Info(InfoArguments),
}

#[derive(Args)]
pub struct MakeArguments {
    #[command(flatten)]
    pub spec: SpecArguments,

    #[command(flatten)]
    pub output: OutputArguments,

    /// Draw the shortest way in
    #[arg(long)]
    pub solution: bool,
}

/// What a maze grows from, piece by piece or as a code.
#[derive(Args)]
pub struct SpecArguments {
    /// Rooms, width x height: 2x2 to 10000x10000
    #[arg(long, value_name = "30x20", default_value = "30x20", allow_hyphen_values = true)]
    pub size: Size,

    /// A number or any text; without it a new one is rolled
    #[arg(long, value_name = "233|TEXT", value_parser = seed::parse, allow_hyphen_values = true)]
    pub seed: Option<u64>,

    /// How it is built: kruskal, backtracker, prim, division, dig, wilson, hunt-and-kill, eller,
    /// sidewinder, binary-tree, growing-tree (growing-tree:0 newest, :100 random)
    #[arg(long, value_name = "NAME", default_value = "kruskal")]
    pub generator: Generator,

    /// Which share of the dead ends is opened up
    #[arg(long, value_name = "PERCENT", default_value = "0", allow_hyphen_values = true)]
    pub loops: Percent,

    /// When it is done: full (every room reached) or joined (start and goal meet)
    #[arg(long, value_name = "RULE", default_value = "full")]
    pub stop: Stop,

    /// All of this in one word, such as kruskal1-30x20-233
    #[arg(
        long,
        value_name = "CODE",
        conflicts_with_all = ["size", "seed", "generator", "loops", "stop"]
    )]
    pub code: Option<Spec>,
}

/// How a maze is written down, and where.
#[derive(Args)]
pub struct OutputArguments {
    /// How the text looks: hash, blocks, binary, lines or corners
    #[arg(long, value_name = "STYLE")]
    pub style: Option<TextStyle>,

    /// Leave the border closed beside start and goal
    #[arg(long = "no-doors", action = ArgAction::SetFalse)]
    pub doors: bool,

    /// Where to write: .txt, .png or .svg; - is standard output
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// How many pixels of a PNG a tile is wide: 1 to 64
    #[arg(long, value_name = "PIXELS")]
    pub pixels: Option<u32>,
}

#[derive(Args)]
pub struct SolveArguments {
    /// A file, a code, or - for standard input
    pub maze: OsString,

    /// Who looks for the way: depth-first, sharp-depth-first, breadth-first, a-star,
    /// dead-end-filler, wall-follower, wall-follower-left or tremaux
    #[arg(long, value_name = "NAME", default_value = "depth-first")]
    pub solver: Solver,

    #[command(flatten)]
    pub output: OutputArguments,

    /// Draw the way in, as is done anyway: so that the options of make can be used again
    #[arg(long, hide = true)]
    pub solution: bool,

    /// Print what was found as one JSON object, and no drawing unless --output says where
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct InfoArguments {
    /// A file, a code, or - for standard input
    pub maze: OsString,

    /// Print it as one JSON object
    #[arg(long)]
    pub json: bool,
}
