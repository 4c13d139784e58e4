//! `draw`: the code of a maze that was drawn as a picture of characters, or the picture of any code.

use std::io::{self, Read, Write};

use icetea_maze::game::rules::MazeRules;
use icetea_maze::maze::{DRAFT_MOST_ROOMS, Draft, Spec};

use super::args::DrawArguments;
use super::source::{MazeArgument, bytes};
use super::{CliError, Outcome};
use crate::console;

/// The most bytes of a picture: each room takes four characters in two lines, and the fields some more.
const MOST_BYTES: u64 = 64 * DRAFT_MOST_ROOMS as u64;

pub fn run(arguments: &DrawArguments) -> Result<Outcome, CliError> {
    let mut out = console::output()?;
    match MazeArgument::find(&arguments.maze)? {
        MazeArgument::Code(spec) => {
            let not_drawn = |error| CliError::NoDraft { name: spec.to_string(), error };
            write!(out, "{}", MazeRules::draft(&spec).map_err(not_drawn)?)?;
        }
        MazeArgument::File(path) => {
            let name = path.display().to_string();
            match bytes(&path, MOST_BYTES) {
                Ok(bytes) => tell(name, &bytes, &mut out)?,
                Err(error) => return Err(CliError::CannotRead { name, error }),
            }
        }
        MazeArgument::StandardInput => {
            let mut bytes = Vec::new();
            io::stdin().take(MOST_BYTES).read_to_end(&mut bytes)?;
            tell("standard input".to_owned(), &bytes, &mut out)?;
        }
    }
    out.flush()?;
    Ok(Outcome::Done)
}

fn tell(name: String, bytes: &[u8], out: &mut impl Write) -> Result<(), CliError> {
    let draft: Draft = String::from_utf8_lossy(bytes)
        .parse()
        .map_err(|error| CliError::NoDraft { name, error })?;
    Ok(writeln!(out, "{}", Spec::drawn(draft))?)
}
