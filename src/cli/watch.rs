//! `watch`: open the window in the theatre, or as a screensaver.

use std::sync::Arc;

use icetea_maze::game::app::StartWith;
use icetea_maze::game::theatre::{ShowSpec, Source as Shown};

use super::args::WatchArguments;
use super::replay::{self, is_recording_in};
use super::{CliError, MazeArgument, Outcome, open_window};

pub fn run(arguments: &WatchArguments) -> Result<Outcome, CliError> {
    let start_with = if arguments.is_endless {
        StartWith::Screensaver
    } else if let Some(file) =
        arguments.maze.as_deref().filter(|maze| is_recording_in(maze.as_ref()))
    {
        StartWith::Recording(Box::new(replay::read(file)?))
    } else {
        StartWith::Watch(ShowSpec { source: source(arguments)?, solver: arguments.solver })
    };
    open_window(Some(start_with), arguments.log.as_deref(), false)
}

fn source(arguments: &WatchArguments) -> Result<Shown, CliError> {
    let Some(maze) = &arguments.maze else { return Ok(Shown::Grown(arguments.spec.spec()?)) };
    Ok(match MazeArgument::find(maze)? {
        MazeArgument::Code(spec) => Shown::Grown(spec),
        source => {
            let found = source.maze()?;
            found.warn();
            Shown::given(Arc::new(found.maze))
        }
    })
}
