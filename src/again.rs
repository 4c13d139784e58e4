//! The game starts itself anew where it cannot go on as it is: all is kept, and nothing else of it stays.

use std::env;
use std::process::Command;

use crate::console;

/// Says to the new one that it is one.
const VARIABLE: &str = "ICETEA_MAZE_AGAIN";

/// Whether this game was started by one that could not go on. What it was told to begin with has begun.
pub fn is_again() -> bool {
    env::var_os(VARIABLE).is_some()
}

/// Puts a new game in the place of this one.
pub fn start() -> ! {
    let begun = env::current_exe().and_then(|program| {
        let mut again = Command::new(program);
        again.args(env::args_os().skip(1)).env(VARIABLE, "1");
        #[cfg(unix)]
        return Err::<(), _>(std::os::unix::process::CommandExt::exec(&mut again));
        #[cfg(not(unix))]
        again.spawn().map(drop)
    });
    if let Err(error) = &begun {
        console::complain(&format!(
            "cannot start anew, as the clock of this machine asks for: {error}"
        ));
    }
    std::process::exit(i32::from(begun.is_err()))
}
