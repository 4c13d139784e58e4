//! `solve`: find the way through a maze.

use std::io::Write;

use icetea_maze::game::walker::stride_tiles;
use icetea_maze::maze::memory;
use icetea_maze::maze::{Blocked, Maze, SearchCounts, Solve, Solver, Tile};
use serde::Serialize;

use super::args::SolveArguments;
use super::progress::ProgressLine;
use super::{CliError, MazeArgument, Outcome, world};
use crate::console::{self, tell};

/// What `--json` prints about a solution. Tiles are [column, row], counted from 0.
#[derive(Serialize)]
struct Report {
    solver: &'static str,
    found: bool,
    /// Moves from start to goal.
    steps: Option<usize>,
    entered: u64,
    #[serde(rename = "given_back")]
    backtracked: u64,
    peak: usize,
    start: [u16; 2],
    /// The goal that was reached, or else the first.
    goal: [u16; 2],
    /// How many tiles can be reached, if there is no path …
    reachable: Option<usize>,
    /// … and then the fewest walls to open to make one.
    walls_to_open: Option<Vec<[u16; 2]>>,
    /// What had to be assumed to read the maze.
    warnings: Vec<String>,
}

pub fn run(arguments: &SolveArguments) -> Result<Outcome, CliError> {
    let source = MazeArgument::find(&arguments.maze)?;
    if let MazeArgument::File(file) = &source
        && world::is_world(file)
    {
        return world::solve(file, arguments);
    }
    for (is_given, option) in [(arguments.from.is_some(), "from"), (arguments.to.is_some(), "to")] {
        if is_given {
            return Err(CliError::OptionOfOtherKind { option, kind: "a world" });
        }
    }
    let output = arguments.output.check()?;
    if let MazeArgument::Code(spec) = &source {
        output.check_size((spec.size().columns(), spec.size().rows()))?;
    }
    let found = source.maze()?;
    if !arguments.json {
        found.warn();
    }
    let maze = &found.maze;
    output.check_size((maze.grid().columns(), maze.grid().rows()))?;
    let (path, counts) = search(arguments.solver, maze)?;
    let blocked = path.is_none().then(|| Blocked::survey(maze));
    let outcome = if path.is_some() { Outcome::Done } else { Outcome::NoPath };

    let print = || -> Result<(), CliError> {
        if !arguments.json || arguments.output.output.is_some() {
            output.write(maze, path.as_deref())?;
        }
        if arguments.json {
            let blocked = blocked.as_ref();
            let mut report = report(arguments.solver, maze, path.as_deref(), counts, blocked);
            report.warnings = found.sentences();
            let line = console::json_line(&report)?;
            writeln!(console::output()?, "{line}")?;
        } else {
            tell(&sentence(arguments.solver, maze, path.as_deref(), counts, blocked.as_ref()));
        }
        Ok(())
    };
    match print() {
        // The reader has closed the pipe, but the shell still needs the exit code.
        Err(error) if error.is_closed_pipe() => Ok(outcome),
        printed => printed.map(|()| outcome),
    }
}

/// Solves a maze, with a running count of tiles if it takes long.
pub fn search(solver: Solver, maze: &Maze) -> Result<(Option<Vec<Tile>>, SearchCounts), CliError> {
    memory::check(maze.grid().tiles() as u64 / 4, solver.info().bytes_per_room)?;
    let mut progress = ProgressLine::new("Solving");
    let mut solve = Solve::new(solver, maze);
    solve.leap(maze);
    while solve.advance(maze, 1 << 20) {
        progress.show_count(solve.counts.entered);
    }
    Ok((solve.path(), solve.counts))
}

fn report(
    solver: Solver,
    maze: &Maze,
    path: Option<&[Tile]>,
    counts: SearchCounts,
    blocked: Option<&Blocked>,
) -> Report {
    let pair = |tile: Tile| [tile.column, tile.row];
    let goal = path.and_then(|path| path.last().copied()).unwrap_or(maze.goal());
    Report {
        solver: solver.name(),
        found: path.is_some(),
        steps: path.map(|path| path.len() - 1),
        entered: counts.entered,
        backtracked: counts.backtracked,
        peak: counts.peak,
        start: pair(maze.start()),
        goal: pair(goal),
        reachable: blocked.map(|blocked| blocked.reachable.len()),
        walls_to_open: blocked.map(|blocked| blocked.walls.iter().copied().map(pair).collect()),
        warnings: Vec::new(),
    }
}

/// The answer for people. Where there are rooms, a step leads from room to room, as in the game; what
/// the search cost is counted in tiles, as it goes.
fn sentence(
    solver: Solver,
    maze: &Maze,
    path: Option<&[Tile]>,
    counts: SearchCounts,
    blocked: Option<&Blocked>,
) -> String {
    let name = solver.name();
    let SearchCounts { entered, backtracked, peak } = counts;
    let cost = format!("{entered} tiles entered, {backtracked} backtracked, at most {peak} held");
    let has_rooms = maze.grid().rooms().is_some();
    let Some(path) = path else {
        let (reachable, walls) =
            blocked.map_or((&[][..], &[][..]), |one| (&one.reachable[..], &one.walls[..]));
        let places = reachable.iter().filter(|tile| !has_rooms || tile.is_room()).count();
        let noun = match (has_rooms, places) {
            (true, 1) => "room",
            (true, _) => "rooms",
            (false, 1) => "tile",
            (false, _) => "tiles",
        };
        let reachable = format!("{places} {noun}");
        let places: Vec<String> =
            walls.iter().map(|tile| format!("column {}, row {}", tile.column, tile.row)).collect();
        return format!(
            "{name}: no path; {cost}. {reachable} can be reached. Fewest walls to open: \
             {} ({})",
            walls.len(),
            places.join("; ")
        );
    };
    let steps = (path.len() - 1) / usize::from(stride_tiles(maze.grid()));
    format!("{name}: {steps} steps; {cost}")
}
