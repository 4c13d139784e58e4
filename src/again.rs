//! Restarts the game where it cannot go on: everything is saved, and a new process takes its place.

use std::process::Command;
use std::{env, io};

/// Tells the new process that it is a restart.
const VARIABLE: &str = "ICETEA_MAZE_AGAIN";

/// Whether this process is a restart. What the arguments name has been opened by the first one.
pub fn is_again() -> bool {
    env::var_os(VARIABLE).is_some()
}

/// Replaces this process by a new one. Returns only if that fails.
pub fn start() -> io::Error {
    let program = match env::current_exe() {
        Ok(program) => program,
        Err(error) => return error,
    };
    let mut again = Command::new(program);
    again.args(env::args_os().skip(1)).env(VARIABLE, "1");
    #[cfg(unix)]
    return std::os::unix::process::CommandExt::exec(&mut again);
    #[cfg(not(unix))]
    match again.spawn() {
        Ok(_) => std::process::exit(0),
        Err(error) => error,
    }
}
