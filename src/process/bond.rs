//! What binds a guest to the game on Linux, so that it ends even where the game is killed.

#![allow(unsafe_code)]

use std::io;
use std::os::unix::process::CommandExt;
use std::process::Command;

use rustix::process::{Signal, getpid, getppid, set_parent_process_death_signal};

/// Has the system end a guest whose game was killed, even one that never reads or writes.
pub fn end_with_the_game(command: &mut Command) {
    let game = getpid();
    let bind = move || {
        set_parent_process_death_signal(Some(Signal::KILL))?;
        // The game may have been killed before.
        let is_alive = getppid() == Some(game);
        if is_alive { Ok(()) } else { Err(io::ErrorKind::NotFound.into()) }
    };
    // SAFETY: it makes calls of the system only, and takes no memory.
    unsafe {
        command.pre_exec(bind);
    }
}
