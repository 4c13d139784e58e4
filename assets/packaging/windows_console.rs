//! `icetea-maze` in a console of Windows. A program with a window does not keep the console waiting
//! and what it prints lands behind the prompt; this one starts it, waits for it, and hands its exit
//! code on. The system takes a `.com` before an `.exe` of the same name.

use std::env;
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let program = env::current_exe().map(|own| own.with_extension("exe"));
    let ended =
        program.and_then(|program| Command::new(program).args(env::args_os().skip(1)).status());
    match ended {
        Ok(status) => {
            ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1))
        }
        Err(error) => {
            eprintln!("icetea-maze: the program beside this one cannot be started: {error}");
            ExitCode::FAILURE
        }
    }
}
