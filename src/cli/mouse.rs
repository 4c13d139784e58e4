//! `mouse`: watch a micromouse of the player's own, or write one to begin with; and how other programs
//! of theirs are watched.

use std::ffi::OsString;
use std::path::Path;
use std::sync::Arc;

use icetea_maze::app::Opening;
use icetea_maze::game::theatre::Source;
use icetea_maze::game::told_run::{MOST_TOLD_BYTES, ToldRun};
use icetea_maze::guest::{GoalPlace, GuestOrder, GuestTask, contest_spec, join_words};
use icetea_maze::maze::at_once;
use icetea_maze::screens::own_program::OwnProgram;

use super::args::{GuestArguments, MouseArguments};
use super::guests::contestant;
use super::source::bytes;
use super::{CliError, MazeArgument, Outcome, open_window, starters};
use crate::console;

pub fn run(arguments: &MouseArguments) -> Result<Outcome, CliError> {
    if let Some([language, folder]) = arguments.new.as_deref() {
        console::tell(&starters::write(language, Path::new(folder))?);
        return Ok(Outcome::Done);
    }
    let maze = match &arguments.maze {
        Some(maze) => MazeArgument::find(maze)?,
        None => MazeArgument::Code(contest_spec(super::args::roll())),
    };
    let MouseArguments { guest, goal, log, speak, command, .. } = arguments;
    watch((command, guest, GuestTask::Walk), maze, goal.place(), (log.as_deref(), *speak))
}

/// Shows a program at its work.
pub fn watch(
    (command, guest, task): (&[OsString], &GuestArguments, GuestTask),
    maze: MazeArgument,
    goal: GoalPlace,
    (log, speak): (Option<&Path>, bool),
) -> Result<Outcome, CliError> {
    let limits = guest.limits();
    let guest = contestant(command, guest)?.guest;
    let words: Vec<_> = guest.words.iter().map(|word| word.to_string_lossy()).collect();
    let (command, folder) = (join_words(&words), guest.folder.to_string_lossy().into_owned());
    let order = GuestOrder { task, command, folder, limits, ..GuestOrder::default() };
    let (name, source) = match maze {
        MazeArgument::Code(spec) => (spec.to_string(), Source::Grown(spec)),
        maze => {
            let found = maze.maze()?;
            found.warn();
            let maze = Arc::new(found.maze);
            (found.file, Source::Given { is_of_rooms: maze.grid().rooms().is_some(), maze })
        }
    };
    let shown = OwnProgram::new(order, source, goal);
    let shown = shown.map_err(|error| CliError::Unfit { maze: name, error })?;
    open_window(Some(Opening::OwnProgram(Box::new(shown))), log, speak)
}

/// A run of a program that was kept in a file.
pub fn retold(file: &Path) -> Result<OwnProgram, CliError> {
    let name = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy().into_owned();
    let bytes = bytes(file, MOST_TOLD_BYTES as u64 + 1)
        .map_err(|error| CliError::CannotRead { name: name.clone(), error })?;
    let read = ToldRun::read(&bytes).and_then(|run| {
        let retold = at_once(run.retell(&mut |_| true)).expect("nobody cancels it");
        retold.map(|(scene, end)| OwnProgram::retold(name.clone(), run, scene, end))
    });
    read.map_err(|error| CliError::NoToldRun { name, error })
}
