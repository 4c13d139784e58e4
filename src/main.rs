//! Picks the face: a subcommand goes to the command line, all else opens the window.

// No console opens behind the window.
#![cfg_attr(windows, windows_subsystem = "windows")]

mod cli;
mod console;
mod free_memory;
mod window;

use std::process::ExitCode;

use cli::Face;
use icetea_maze::maze::memory;

fn main() -> ExitCode {
    console::join();
    memory::ask(free_memory::free_memory);
    match cli::run() {
        Face::Terminal(code) => code,
        Face::Window(wish) => match window::run(wish.start_with, wish.log) {
            Ok(()) => ExitCode::SUCCESS,
            Err(window::Fault) => ExitCode::FAILURE,
        },
    }
}
