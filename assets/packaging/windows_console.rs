//! `icetea-maze` in a Windows console. The console does not wait for a program with a window, whose
//! output would land after the prompt; this one starts it, waits for it, and returns its exit code.
//! The system prefers a `.com` to an `.exe` of the same name.

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
