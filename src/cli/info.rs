//! `info`: describe a maze.

use std::io::{self, Write};

use icetea_maze::game::walker::stride_tiles;
use icetea_maze::maze::Survey;
use serde::Serialize;

use super::args::InfoArguments;
use super::progress::ProgressLine;
use super::source::Found;
use super::{CliError, MazeArgument, Outcome, world};
use crate::console;

/// What `--json` prints about a maze.
#[derive(Serialize)]
struct Report {
    code: Option<String>,
    columns: u16,
    rows: u16,
    rooms: Option<u32>,
    /// How many tiles a step of the game is long: JSON counts tiles, as version 0.2 did.
    #[serde(skip)]
    stride: u32,
    open_tiles: usize,
    dead_ends: usize,
    junctions: usize,
    corridors: usize,
    mean_corridor: f64,
    longest_corridor: u32,
    connected: bool,
    parts: usize,
    loops: usize,
    perfect: bool,
    shortest: Option<u32>,
    #[serde(rename = "share_on_way")]
    share_on_path: Option<f64>,
    longest: u32,
    /// What had to be assumed to read it, as sentences.
    warnings: Vec<String>,
}

impl Report {
    fn new(found: &Found) -> Self {
        let Found { maze, spec, .. } = found;
        let mut progress = ProgressLine::new("Measuring");
        let survey = Survey::showing(maze, &mut |share| progress.show_share(share));
        drop(progress);
        Self {
            code: spec.map(|spec| spec.to_string()),
            columns: maze.grid().columns(),
            rows: maze.grid().rows(),
            rooms: survey.rooms.map(|(width, height)| {
                u32::from(width) * u32::from(height) - maze.grid().count_voids()
            }),
            stride: stride_tiles(maze.grid()).into(),
            open_tiles: survey.open_tiles,
            dead_ends: survey.dead_ends,
            junctions: survey.junctions,
            corridors: survey.corridors.count,
            mean_corridor: survey.corridors.mean,
            longest_corridor: survey.corridors.longest,
            connected: survey.is_connected(),
            parts: survey.parts,
            loops: survey.loops,
            perfect: survey.is_perfect(),
            shortest: survey.shortest,
            share_on_path: survey.share_on_path(),
            longest: survey.longest,
            warnings: found.sentences(),
        }
    }

    /// Writes the report for people, one fact a line.
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        if let Some(code) = &self.code {
            writeln!(out, "code          {code}")?;
        }
        writeln!(out, "tiles         {} x {}, {} open", self.columns, self.rows, self.open_tiles)?;
        if let Some(rooms) = self.rooms {
            writeln!(out, "rooms         {rooms}")?;
        }
        writeln!(out, "dead ends     {}", self.dead_ends)?;
        writeln!(out, "junctions     {}", self.junctions)?;
        writeln!(
            out,
            "corridors     {}, {:.1} steps on average, {} at the most",
            self.corridors,
            self.mean_corridor / f64::from(self.stride),
            self.longest_corridor / self.stride
        )?;
        let places = if self.rooms.is_some() { "rooms" } else { "tiles" };
        let kind = match (self.connected, self.loops) {
            (true, 0) => format!("perfect: one path between any two {places}"),
            (true, loops) => format!("connected, {loops} loops"),
            (false, loops) => format!("{} parts, {loops} loops", self.parts),
        };
        writeln!(out, "kind          {kind}")?;
        match (self.shortest, self.share_on_path) {
            (Some(moves), Some(share)) => {
                let steps = moves / self.stride;
                let share = self.rooms.map_or(share, |all| f64::from(steps + 1) / f64::from(all));
                writeln!(
                    out,
                    "shortest path {steps} steps, {:.1} % of the {}",
                    100.0 * share,
                    if self.rooms.is_some() { "rooms" } else { "open tiles" }
                )?;
            }
            _ => writeln!(out, "shortest path none")?,
        }
        writeln!(out, "longest path  {} steps", self.longest / self.stride)
    }
}

pub fn run(arguments: &InfoArguments) -> Result<Outcome, CliError> {
    let source = MazeArgument::find(&arguments.maze)?;
    if let MazeArgument::File(file) = &source
        && world::is_world(file)
    {
        return world::info(file, arguments);
    }
    let found = source.maze()?;
    let report = Report::new(&found);
    let mut out = console::output()?;
    if arguments.json {
        let line = console::json_line(&report)?;
        writeln!(out, "{line}")?;
    } else {
        found.warn();
        report.write(&mut out)?;
    }
    out.flush()?;
    Ok(Outcome::Done)
}
