//! `mouse`: watch a micromouse of the player's own, or write one to begin with.

use std::path::Path;

use icetea_maze::app::Opening;
use icetea_maze::guest::{GuestOrder, contest_spec, join_words};
use icetea_maze::screens::micromouse::Micromouse;

use super::args::MouseArguments;
use super::guests::contestant;
use super::{CliError, MazeArgument, Outcome, open_window, starters};
use crate::console;

pub fn run(arguments: &MouseArguments) -> Result<Outcome, CliError> {
    if let Some([language, folder]) = arguments.new.as_deref() {
        console::tell(&starters::write(language, Path::new(folder))?);
        return Ok(Outcome::Done);
    }
    let guest = contestant(&arguments.command, &arguments.guest)?.guest;
    let words: Vec<_> = guest.words.iter().map(|word| word.to_string_lossy()).collect();
    let (command, folder) = (join_words(&words), guest.folder.to_string_lossy().into_owned());
    let order = GuestOrder { command, folder, limits: arguments.guest.limits() };
    let goal = arguments.goal.place();
    let source = if let Some(maze) = &arguments.maze {
        MazeArgument::find(maze)?
    } else {
        MazeArgument::Code(contest_spec(super::args::roll()))
    };
    let (name, shown) = match source {
        MazeArgument::Code(spec) => (spec.to_string(), Micromouse::grown(order, spec, goal)),
        source => {
            let found = source.maze()?;
            found.warn();
            let shown = Micromouse::given(order, &found.maze, goal);
            (found.file, shown)
        }
    };
    let shown = shown.map_err(|error| CliError::NoMouseMaze { maze: name, error })?;
    let opening = Opening::Micromouse(Box::new(shown));
    open_window(Some(opening), arguments.log.as_deref(), arguments.speak)
}
