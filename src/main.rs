//! Picks the face: a subcommand goes to the command line, all else opens the window.

mod cli;
mod window;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run()
}
