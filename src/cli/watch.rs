//! `watch`: open the window in the theatre, or as a screensaver.

use std::sync::Arc;

use icetea_maze::game::app::Opening;
use icetea_maze::game::screen::watch::{Bill, Source as Shown};

use super::args::WatchArguments;
use super::replay::{self, is_recording_in};
use super::{CliError, Outcome, Source, open_window};

pub fn run(arguments: &WatchArguments) -> Result<Outcome, CliError> {
    let opening = if arguments.is_endless {
        Opening::Screensaver
    } else if let Some(file) =
        arguments.maze.as_deref().filter(|maze| is_recording_in(maze.as_ref()))
    {
        Opening::Recording(Box::new(replay::read(file)?))
    } else {
        Opening::Watch(Bill { source: source(arguments)?, solver: arguments.solver })
    };
    open_window(Some(opening), arguments.log.as_deref())
}

fn source(arguments: &WatchArguments) -> Result<Shown, CliError> {
    let Some(maze) = &arguments.maze else { return Ok(Shown::Grown(arguments.spec.spec()?)) };
    Ok(match Source::find(maze)? {
        Source::Code(spec) => Shown::Grown(spec),
        source => Shown::Given(Arc::new(source.maze()?.0)),
    })
}
