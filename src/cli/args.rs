//! The arguments of the command line.

mod of_world;

use std::ffi::OsString;
use std::hash::{BuildHasher, RandomState};
use std::num::NonZero;
use std::path::PathBuf;

use clap::{ArgAction, Args, Parser, Subcommand};
use icetea_maze::game::settings::Language;
use icetea_maze::guest::GuestLimits;
use icetea_maze::maze::text::TextStyle;
use icetea_maze::maze::{
    Endless, Generator, OneLine, Percent, Size, Solver, Spec, StopRule, spec::seed,
};

use icetea_maze::maze::world::SquarePlace;
use icetea_maze::picture::{AnswersPerPage, PaperSize};

use super::error::CliError;
use super::shape::shape;
use super::sizes::{self, CodeArgument, SizeArgument};
pub use of_world::{SurveyArguments, VerifyArguments, ViewArguments};

/// Mazes that union-find builds and a depth-first stack solves.
#[derive(Parser)]
#[command(version, args_conflicts_with_subcommands = true, subcommand_precedence_over_arg = true)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Option<CliCommand>,

    /// What to open: a file, a code, a challenge or a bookmark
    #[arg(value_name = "FILE, CODE or CHALLENGE", conflicts_with = "spec")]
    pub maze: Option<OsString>,

    #[command(flatten)]
    pub spec: SpecArguments,

    /// Log what happens, one JSON object per line
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,

    /// Say in words what is shown, one line each, on standard error
    #[arg(long)]
    pub speak: bool,

    /// Keep everything beside the program, from now on
    #[arg(long)]
    pub portable: bool,
}

#[derive(Subcommand)]
pub enum CliCommand {
    /// Build a maze and print or save it
    Make(MakeArguments),
    /// Find a path through a maze
    Solve(SolveArguments),
    /// Describe a maze
    Info(InfoArguments),
    /// Say how good a puzzle a maze is
    Judge(JudgeArguments),
    /// Print the code of a maze that you have drawn by hand as text
    Draw(DrawArguments),
    /// Put mazes into a pack, to be played one after the other
    Pack(PackArguments),
    /// Check that a recording is consistent: exits with 0 if so, with 1 if not
    Replay(ReplayArguments),
    /// Watch a maze being built and solved, step by step
    Watch(WatchArguments),
    /// Run an algorithm yourself: a card, an exercise or your own file
    Lab(LabArguments),
    /// Write a worksheet for paper, and its solution beside it
    Worksheet(WorksheetArguments),
    /// Write a book of mazes for paper, with all answers
    Book(BookArguments),
    /// Watch a micromouse of your own, a program in any language
    Mouse(MouseArguments),
    /// Prove that a world is a maze: opens all of its leaves
    Verify(VerifyArguments),
    /// Measure a world for the map of it in the window
    Survey(SurveyArguments),
    /// See a world from above: a picture of any part, or tiles of all of it
    View(ViewArguments),
    /// Send a micromouse of your own, or several, through many mazes
    Trial(TrialArguments),
    /// Watch a union-find of your own, or check it
    BuildWith(JudgedArguments),
    /// Watch a stack of your own, or check it
    SolveWith(JudgedArguments),
}

#[derive(Args)]
pub struct MakeArguments {
    /// What to build, as a code such as kruskal1-30x20-233
    #[arg(value_name = "CODE", conflicts_with = "spec")]
    pub maze: Option<CodeArgument>,

    #[command(flatten)]
    pub spec: SpecArguments,

    #[command(flatten)]
    pub output: OutputArguments,

    /// Of a world, build only this square of leaves: LEVEL,COLUMN,ROW, where a square of level 3 is
    /// 8 leaves of 1024 rooms wide; the output is a part
    #[arg(long, value_name = "3,0,1", value_parser = sizes::square)]
    pub square: Option<SquarePlace>,

    /// Of a world, take these parts as they are
    #[arg(long, value_name = "FILES", num_args = 1..)]
    pub parts: Vec<PathBuf>,

    /// On how many threads a world is built (default: one for each core)
    #[arg(long, value_name = "COUNT")]
    pub threads: Option<NonZero<usize>>,

    /// Draw the shortest path
    #[arg(long)]
    pub solution: bool,

    /// Draw one line that no pen has to be lifted for, as SVG: the tour round all passages, or all walls
    #[arg(long, value_name = "tour|walls", conflicts_with_all = ["solution", "style", "pixels"])]
    pub one_line: Option<OneLine>,
}

/// What a maze grows from, piece by piece or as a code.
#[derive(Args)]
#[group(id = "spec", multiple = true)]
pub struct SpecArguments {
    /// Size in rooms, width x height: 2x2 to 32767x32767 (default: 30x20); a world, written to a .maze
    /// file, may have up to 1000000x1000000
    #[arg(long, value_name = "30x20", allow_hyphen_values = true)]
    pub size: Option<SizeArgument>,

    /// Any number or text; a new one is rolled if none is given
    #[arg(long, value_name = "233|TEXT", value_parser = typed_seed, allow_hyphen_values = true)]
    pub seed: Option<u64>,

    #[arg(long, value_name = "NAME", help = generators())]
    pub generator: Option<Generator>,

    /// Share of the dead ends to open up (default: 0)
    #[arg(long, value_name = "PERCENT", allow_hyphen_values = true)]
    pub loops: Option<Percent>,

    /// Which rooms there are: circle, heart, star, cat, mouse, cheese, teacup, word:ANNA,
    /// or what is dark or coloured in a PNG picture (default: all)
    #[arg(long, value_name = "NAME|word:TEXT|FILE")]
    pub shape: Option<String>,

    /// When to stop: full (every room reached, the default) or joined (as soon as
    /// start and goal are connected)
    #[arg(long, value_name = "RULE")]
    pub stop: Option<StopRule>,

    /// All of the above as one code, such as kruskal1-30x20-233
    #[arg(
        long,
        value_name = "CODE",
        conflicts_with_all = ["size", "seed", "generator", "loops", "shape", "stop"]
    )]
    pub code: Option<CodeArgument>,
}

impl SpecArguments {
    /// The spec that the options ask for.
    pub fn spec(&self) -> Result<Spec, CliError> {
        self.spec_sized(Size::new(30, 20)?)
    }

    /// The spec that the options ask for, in this size unless they name one.
    pub fn spec_sized(&self, size: Size) -> Result<Spec, CliError> {
        if let Some(spec) = self.code()? {
            return Ok(spec);
        }
        self.spec_of(self.size()?.unwrap_or(size), self.seed.unwrap_or_else(roll))
    }

    /// The maze of the code, if there is one.
    pub fn code(&self) -> Result<Option<Spec>, CliError> {
        self.code.map(CodeArgument::spec).transpose()
    }

    /// The size, if there is one.
    pub fn size(&self) -> Result<Option<Size>, CliError> {
        self.size.map(SizeArgument::size).transpose()
    }

    /// What the options ask for that stand beside a size and a seed.
    pub fn spec_of(&self, size: Size, seed: u64) -> Result<Spec, CliError> {
        let generator = self.generator.unwrap_or(Generator::Kruskal);
        let spec = Spec::new(generator, size, seed)
            .with_loops(self.loops.unwrap_or(Percent::NONE))
            .with_stop(self.stop.unwrap_or_default())?;
        let Some(named) = &self.shape else { return Ok(spec) };
        Ok(spec.with_shape(shape(named, size)?)?)
    }

    /// Whether any option is given.
    pub const fn is_given(&self) -> bool {
        self.code.is_some()
            || self.size.is_some()
            || self.seed.is_some()
            || self.generator.is_some()
            || self.loops.is_some()
            || self.shape.is_some()
            || self.stop.is_some()
    }

    /// Whether the seed is going to be rolled.
    pub const fn has_rolled(&self) -> bool {
        self.code.is_none() && self.seed.is_none()
    }
}

/// A number or any text, but no code: as a seed it would silently give another maze.
fn typed_seed(text: &str) -> Result<u64, String> {
    if Spec::is_meant_by(text) || Endless::is_meant_by(text) {
        return Err("this is a code and no seed; as a text it is written behind a ~".into());
    }
    seed::parse(text).map_err(|error| error.to_string())
}

fn generators() -> String {
    let names = Generator::ALL.map(Generator::name).join(", ");
    format!(
        "How it is built: {names} (growing-tree:0 newest, :100 random) (default: {})",
        Generator::ALL[0].name()
    )
}

fn solvers() -> String {
    format!(
        "How to solve it: {}",
        Solver::with_estimates().map(Solver::name).collect::<Vec<_>>().join(", ")
    )
}

/// A new seed, short enough to tell a friend.
pub fn roll() -> u64 {
    RandomState::new().hash_one("seed") % 1_000_000
}

/// How a maze is written down, and where.
#[derive(Args)]
pub struct OutputArguments {
    /// Style of a text: hash, blocks, binary, lines or corners
    #[arg(long, value_name = "STYLE")]
    pub style: Option<TextStyle>,

    /// Keep the border closed beside start and goal
    #[arg(long = "no-doors", action = ArgAction::SetFalse)]
    pub doors: bool,

    /// Where to write it: a .txt, .png, .svg or .maze file, or - for standard output
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// Pixels per tile in a PNG: 1 to 64
    #[arg(long, value_name = "PIXELS")]
    pub pixels: Option<u32>,
}

#[derive(Args)]
pub struct SolveArguments {
    /// A file, a code, or - for standard input
    pub maze: OsString,

    #[arg(long, value_name = "NAME", default_value = "depth-first", help = solvers())]
    pub solver: Solver,

    #[command(flatten)]
    pub output: OutputArguments,

    /// Of a world, the room where the path begins, as its column and row (default: 0,0)
    #[arg(long, value_name = "COLUMN,ROW", value_parser = sizes::room)]
    pub from: Option<[u32; 2]>,

    /// Of a world, the room where it ends (default: that of the goal)
    #[arg(long, value_name = "COLUMN,ROW", value_parser = sizes::room)]
    pub to: Option<[u32; 2]>,

    /// Draw the path; done anyway, and accepted so that the options of make work here too
    #[arg(long, hide = true)]
    pub solution: bool,

    /// Print the result as one JSON object, and draw nothing without --output
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct InfoArguments {
    /// A file, a code, or - for standard input
    pub maze: OsString,

    /// Print the result as one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct JudgeArguments {
    /// A code, such as kruskal1-6x5-loops40-cheeses2-ice1-7
    pub code: Spec,

    /// A line for each of so many mazes, with seeds from that of the code on, if every rule matters
    #[arg(long, value_name = "COUNT")]
    pub seeds: Option<u64>,
}

#[derive(Args)]
pub struct DrawArguments {
    /// A picture of characters, or - for standard input; for a code its picture is printed
    #[arg(value_name = "FILE or CODE")]
    pub maze: OsString,
}

#[derive(Args)]
pub struct PackArguments {
    /// Its title
    pub title: String,

    /// Codes, files with a code or a picture of characters, or folders of such files
    #[arg(required = true, value_name = "FILE or CODE")]
    pub mazes: Vec<OsString>,
}

#[derive(Args)]
pub struct ReplayArguments {
    /// A recording, or - for standard input
    pub file: OsString,

    /// Print the result as one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct WatchArguments {
    /// A file (a maze, a recording or a run of a program), a code or a bookmark such as
    /// kruskal1-4x3-7@12-18 loop; without it a maze is built from the options
    #[arg(value_name = "FILE, CODE or BOOKMARK", conflicts_with = "spec")]
    pub maze: Vec<OsString>,

    #[command(flatten)]
    pub spec: SpecArguments,

    #[arg(long, value_name = "NAME", default_value = "depth-first", help = solvers())]
    pub solver: Solver,

    /// A screensaver: one maze after another, until a key is pressed
    #[arg(long = "loop", conflicts_with_all = ["maze", "spec", "solver"])]
    pub is_endless: bool,

    /// Log what happens, one JSON object per line
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,

    /// Say in words what is shown, one line each, on standard error
    #[arg(long)]
    pub speak: bool,
}

#[derive(Args)]
pub struct LabArguments {
    /// What to begin with: a card or an exercise by its name, a card of your own, or a bookmark such
    /// as kruskal1-4x3-7@12-18 size halving loop; without it, the shelf with all of them
    #[arg(value_name = "NAME, FILE or BOOKMARK")]
    pub what: Vec<OsString>,

    /// Mark the results in a text, one a line, and print them as a CSV table; - is standard input
    #[arg(long, value_name = "FILE", conflicts_with = "what")]
    pub check: Option<PathBuf>,

    /// Log what happens, one JSON object per line
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,

    /// Say in words what is shown, one line each, on standard error
    #[arg(long)]
    pub speak: bool,
}

#[derive(Args)]
pub struct WorksheetArguments {
    /// What to do on it: the code of a small maze, a card by its name, a card of your own, or a
    /// bookmark such as kruskal1-4x3-7 size none, whose rules are then used
    #[arg(value_name = "CODE, NAME, FILE or BOOKMARK", required = true)]
    pub what: Vec<OsString>,

    /// The .svg file to write; the solution goes into FILE-solution.svg
    #[arg(long, value_name = "FILE")]
    pub output: PathBuf,

    /// In which language: english, chinese, german, spanish, french, portuguese, russian, ukrainian or
    /// korean
    #[arg(long, value_name = "NAME", default_value = "english")]
    pub language: Language,
}

#[derive(Args)]
pub struct BookArguments {
    #[command(flatten)]
    pub spec: SpecArguments,

    /// How many mazes: 1 to 500
    #[arg(long, value_name = "COUNT", default_value_t = 20, value_parser = clap::value_parser!(u16).range(1..=500))]
    pub mazes: u16,

    /// Let the mazes grow, and put the easiest first
    #[arg(long)]
    pub easy_to_hard: bool,

    /// PaperSize: a4 or letter
    #[arg(long, value_name = "NAME", default_value = "a4")]
    pub paper: PaperSize,

    /// Mazes on a page: 1, 2 or 4
    #[arg(long, value_name = "COUNT", default_value_t = 1, value_parser = one_two_or_four)]
    pub per_page: u8,

    /// Answers on a page: 4, 6 or 9
    #[arg(long, value_name = "COUNT", default_value = "6")]
    pub answers: AnswersPerPage,

    /// Wide rooms and thick walls
    #[arg(long)]
    pub large_print: bool,

    /// What the book is called
    #[arg(long, value_name = "TEXT")]
    pub title: Option<String>,

    /// The beginning of an address: with a maze's code behind it, it is in the maze's QR code
    #[arg(long, value_name = "ADDRESS")]
    pub link: Option<String>,

    /// The .pdf file to write
    #[arg(long, value_name = "FILE")]
    pub output: PathBuf,

    /// In which language: english, chinese, german, spanish, french, portuguese, russian, ukrainian or
    /// korean
    #[arg(long, value_name = "NAME", default_value = "english")]
    pub language: Language,
}

fn one_two_or_four(text: &str) -> Result<u8, String> {
    let count = text.parse().ok().filter(|count| matches!(count, 1 | 2 | 4));
    count.ok_or_else(|| "there are 1, 2 or 4 mazes on a page".to_owned())
}

/// A program of the player's own, and what it is kept within.
#[derive(Args)]
pub struct GuestArguments {
    /// The folder that it runs in; its command may stand there, in guest.txt
    #[arg(long, value_name = "FOLDER")]
    pub dir: Option<PathBuf>,

    /// How long it may say nothing
    #[arg(long, value_name = "SECONDS", default_value_t = GuestLimits::USUAL.silence_seconds)]
    pub silence: u32,

    /// How long it may take for a maze
    #[arg(long, value_name = "SECONDS", default_value_t = GuestLimits::USUAL.seconds)]
    pub time: u32,

    /// How much memory it may hold
    #[arg(long, value_name = "MIB", default_value_t = GuestLimits::USUAL.memory_mib)]
    pub memory: u32,
}

impl GuestArguments {
    pub const fn limits(&self) -> GuestLimits {
        let (silence_seconds, seconds) = (self.silence, self.time);
        GuestLimits { silence_seconds, seconds, memory_mib: self.memory, ..GuestLimits::USUAL }
    }
}

#[derive(Args)]
pub struct MouseArguments {
    /// A file or a code (default: a new maze of 16 x 16)
    #[arg(value_name = "FILE or CODE")]
    pub maze: Option<OsString>,

    #[command(flatten)]
    pub guest: GuestArguments,

    /// Where the mouse has to get to
    #[arg(long, value_name = "PLACE", value_enum, default_value_t)]
    pub goal: GoalArgument,

    /// Write a whole mouse in this language into a folder, to begin with
    #[arg(long, value_names = ["LANGUAGE", "FOLDER"], num_args = 2)]
    pub new: Option<Vec<OsString>>,

    /// Log what happens, one JSON object per line
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,

    /// Say in words what is shown, one line each, on standard error
    #[arg(long)]
    pub speak: bool,

    /// The program and its arguments
    #[arg(last = true, value_name = "COMMAND")]
    pub command: Vec<OsString>,
}

#[derive(Args)]
pub struct TrialArguments {
    /// How many mazes
    #[arg(long, value_name = "COUNT", default_value_t = 100)]
    pub mazes: u32,

    #[command(flatten)]
    pub spec: SpecArguments,

    #[command(flatten)]
    pub guest: GuestArguments,

    /// Where the mouse has to get to
    #[arg(long, value_name = "PLACE", value_enum, default_value_t)]
    pub goal: GoalArgument,

    /// Tell a mouse that it was reset, so many answers after it has come to the goal
    #[arg(long, value_name = "ANSWERS", default_value_t = 0)]
    pub reset_after: u64,

    /// How many mazes at a time (default: one for each core)
    #[arg(long, value_name = "COUNT")]
    pub jobs: Option<usize>,

    #[command(flatten)]
    pub report: GuestReportArguments,

    /// The program and its arguments; more programs follow, each after another --
    #[arg(last = true, value_name = "COMMAND")]
    pub command: Vec<OsString>,
}

/// What is printed about programs.
#[derive(Args)]
pub struct GuestReportArguments {
    /// Try the program in every folder in this one that has a guest.txt
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["dir", "command"])]
    pub class: Option<PathBuf>,

    /// Open no window: print one line a program, right or wrong
    #[arg(long)]
    pub check: bool,

    /// Open no window: print JSON objects, one per line
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct JudgedArguments {
    /// A code, or a file for solve-with (default: kruskal1-9x6-7)
    #[arg(value_name = "FILE or CODE")]
    pub maze: Option<OsString>,

    #[command(flatten)]
    pub guest: GuestArguments,

    #[command(flatten)]
    pub report: GuestReportArguments,

    /// Log what happens, one JSON object per line
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,

    /// The program and its arguments
    #[arg(last = true, value_name = "COMMAND")]
    pub command: Vec<OsString>,
}

impl JudgedArguments {
    /// Whether the program is watched, not only judged.
    pub const fn is_watched(&self) -> bool {
        let GuestReportArguments { class, check, json } = &self.report;
        class.is_none() && !*check && !*json
    }
}

/// Where a mouse has to get to.
#[derive(Clone, Copy, Default, clap::ValueEnum)]
pub enum GoalArgument {
    /// To the middle, as in every micromouse contest
    #[default]
    Middle,
    /// To the goal of the maze
    Own,
}
