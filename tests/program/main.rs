//! The program from outside: its command line, its manual, and the disasters it outlives.

mod cli;
mod cli_replay;
mod disasters;
#[cfg(unix)]
mod guests;
mod manual;
