//! `make`: build a maze and write it down.

use icetea_maze::maze::{Solver, Spec};

use super::args::MakeArguments;
use super::sizes::CodeArgument;
use super::solve::search;
use super::{CliError, Outcome, source, world};
use crate::console::tell;

pub fn run(arguments: &MakeArguments) -> Result<Outcome, CliError> {
    if world::is_meant(arguments) {
        return world::make(arguments);
    }
    let spec = arguments.maze.map_or_else(|| arguments.spec.spec(), CodeArgument::spec)?;
    let output = arguments.output.check()?;
    output.check_size((spec.size().columns(), spec.size().rows()))?;
    let maze = source::build(&spec)?;
    if let Some(line) = arguments.one_line {
        output.write_line(&maze, &line.corners(&maze)?)?;
        return Ok(done(arguments, &spec));
    }
    let path = if arguments.solution { search(Solver::BreadthFirst, &maze)?.0 } else { None };
    output.write(&maze, path.as_deref())?;
    Ok(done(arguments, &spec))
}

/// Tells the code of what cannot be had again by its options alone.
fn done(arguments: &MakeArguments, spec: &Spec) -> Outcome {
    if arguments.maze.is_none() && arguments.spec.has_rolled() || arguments.spec.shape.is_some() {
        tell(&spec.to_string());
    }
    Outcome::Done
}
