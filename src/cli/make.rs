//! `make`: build a maze and write it down.

use std::hash::{BuildHasher, RandomState};

use icetea_maze::maze::{Solver, Spec};

use super::args::{MakeArguments, SpecArguments};
use super::solve::search;
use super::{CliError, Outcome, source, tell};

pub fn run(arguments: &MakeArguments) -> Result<Outcome, CliError> {
    let spec = arguments.spec.spec()?;
    let output = arguments.output.check()?;
    let maze = source::build(&spec);
    let way = if arguments.solution { search(Solver::BreadthFirst, &maze).0 } else { None };
    output.write(&maze, way.as_deref())?;
    if arguments.spec.has_rolled() {
        tell(&spec.to_string());
    }
    Ok(Outcome::Done)
}

impl SpecArguments {
    fn spec(&self) -> Result<Spec, CliError> {
        if let Some(spec) = self.code {
            return Ok(spec);
        }
        let seed = self.seed.unwrap_or_else(roll);
        Ok(Spec::new(self.generator, self.size, seed)
            .with_loops(self.loops)
            .with_stop(self.stop)?)
    }

    /// Whether the seed is one that nobody knows yet.
    const fn has_rolled(&self) -> bool {
        self.code.is_none() && self.seed.is_none()
    }
}

/// A new seed, short enough to be told to a friend.
fn roll() -> u64 {
    RandomState::new().hash_one("seed") % 1_000_000
}
