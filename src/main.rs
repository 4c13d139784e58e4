//! Picks the face: a subcommand goes to the command line, anything else opens the window. In a
//! browser there is only the window.

// No console opens behind the window.
#![cfg_attr(windows, windows_subsystem = "windows")]

#[cfg(not(target_family = "wasm"))]
mod again;
#[cfg(not(target_family = "wasm"))]
mod cli;
mod console;
mod free_memory;
#[cfg(not(target_family = "wasm"))]
mod process;
mod window;

use std::process::ExitCode;

#[cfg(not(target_family = "wasm"))]
use cli::Face;
#[cfg(target_family = "wasm")]
use icetea_maze::app::Opening;
use icetea_maze::maze::memory;

fn main() -> ExitCode {
    console::join();
    console::outlive_large_files();
    memory::ask(free_memory::free_memory);
    open()
}

#[cfg(not(target_family = "wasm"))]
fn open() -> ExitCode {
    match cli::run() {
        Face::Terminal(code) => code,
        Face::Window(wish) => code_of(window::run(wish.opening, wish.log, wish.speaks)),
    }
}

/// What follows `#` in the page's address is the opening. The page provides the file for a log.
#[cfg(target_family = "wasm")]
fn open() -> ExitCode {
    let asked = std::env::args().nth(1);
    let log = std::fs::File::options().write(true).open("/log").ok();
    code_of(window::run(asked.map(|text| Opening::asked_by(&text)), log, true))
}

fn code_of(played: Result<(), window::GameFault>) -> ExitCode {
    played.map_or(ExitCode::FAILURE, |()| ExitCode::SUCCESS)
}
