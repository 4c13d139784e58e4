//! The game starts itself anew where it cannot go on as it is: all is kept, and nothing else of it stays.

use std::process::Command;
use std::{env, io};

/// Says to the new one that it is one.
const VARIABLE: &str = "ICETEA_MAZE_AGAIN";

/// Whether this game was started by one that could not go on. What it was told to begin with has begun.
pub fn is_again() -> bool {
    env::var_os(VARIABLE).is_some()
}

/// Puts a new game in the place of this one. Comes back only if that cannot be done.
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
