//! Picks the face: a subcommand goes to the command line, all else opens the window.

// No console opens behind the window.
#![cfg_attr(windows, windows_subsystem = "windows")]

mod cli;
mod console;
mod window;

use std::process::ExitCode;

fn main() -> ExitCode {
    console::join();
    cli::run()
}
