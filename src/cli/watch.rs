//! `watch`: open the window in the theatre, or as a screensaver.

use std::ffi::OsStr;
use std::sync::Arc;

use icetea_maze::app::Opening;
use icetea_maze::game::replay::is_recording;
use icetea_maze::game::theatre::{ShowSpec, Source as Shown};
use icetea_maze::game::told_run::is_told_run;
use icetea_maze::maze::Warning;

use super::args::WatchArguments;
use super::lab::{bookmark, is_bookmark, one_line};
use super::source::begins;
use super::{CliError, MazeArgument, Outcome, open_window};
use super::{mouse, replay};

pub fn run(arguments: &WatchArguments) -> Result<Outcome, CliError> {
    let opening = if arguments.is_endless {
        Opening::Screensaver
    } else {
        match one_line(&arguments.maze) {
            Some(line) if is_bookmark(&line) => bookmark(&line)?,
            Some(file) if begins(file.as_ref(), is_told_run) => {
                Opening::OwnProgram(Box::new(mouse::retold(file.as_ref())?))
            }
            Some(file) if begins(file.as_ref(), is_recording) => {
                Opening::Recording(Box::new(replay::read(&file)?))
            }
            maze => {
                let (source, warnings, file) = source(maze.as_deref(), arguments)?;
                Opening::Watch(ShowSpec::of(source, arguments.solver), warnings, file)
            }
        }
    };
    open_window(Some(opening), arguments.log.as_deref(), arguments.speak)
}

/// What is shown; if it came from a file, with what had to be assumed to read it and its name.
fn source(
    maze: Option<&OsStr>,
    arguments: &WatchArguments,
) -> Result<(Shown, Vec<Warning>, String), CliError> {
    let grown = |spec| (Shown::Grown(spec), Vec::new(), String::new());
    let Some(maze) = maze else { return Ok(grown(arguments.spec.spec()?)) };
    Ok(match MazeArgument::find(maze)? {
        MazeArgument::Code(spec) => grown(spec),
        source => {
            let found = source.maze()?;
            (Shown::given(Arc::new(found.maze)), found.warnings, found.file)
        }
    })
}
