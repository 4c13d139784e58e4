//! Runs programs of the player's own, as guests: without a shell, in their folder, with a clean
//! environment, and within bounds.
//!
//! A guest talks to a [`Host`] in lines. Whatever it does, the conversation ends, and its children
//! end with it. On Linux its processes and their memory are looked at ten times a second; elsewhere
//! only what it says is bounded, and only the guest itself is ended.

#[cfg(target_os = "linux")]
mod bond;
#[cfg(target_os = "linux")]
mod family;
#[cfg_attr(not(target_os = "linux"), path = "process/threads.rs")]
mod pipes;

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use icetea_maze::guest::{COMMAND_FILE, Conversation, GuestEnd, GuestLimits, Host};

use pipes::{Heard, Pipes};

/// A program and its arguments, and the folder that it runs in.
#[derive(Clone, Debug)]
pub struct Guest {
    pub words: Vec<OsString>,
    pub folder: PathBuf,
}

/// More than any command has.
const MOST_BYTES: u64 = 1 << 12;

/// The command that stands in a folder, if one does.
pub fn command_in(folder: &Path) -> io::Result<Option<String>> {
    let file = folder.join(COMMAND_FILE);
    // A pipe might never be opened.
    if !file.is_file() {
        return Ok(None);
    }
    let mut text = String::new();
    File::open(file)?.take(MOST_BYTES).read_to_string(&mut text)?;
    let command = text.lines().next().unwrap_or_default().trim();
    Ok((!command.is_empty()).then(|| command.to_owned()))
}

/// How often a guest's processes are looked at.
const LOOK: Duration = Duration::from_millis(100);
/// How long a guest may take to end by itself once all is said.
const FAREWELL: Duration = Duration::from_millis(500);
/// What a guest keeps of the environment.
const ENVIRONMENT: [&str; 7] = ["PATH", "HOME", "LANG", "TMPDIR", "TEMP", "SYSTEMROOT", "USER"];

/// Lets a guest talk to a host until either has nothing more to say. `goes_on` is asked at least ten
/// times a second.
pub fn converse<H: Host>(
    guest: &Guest,
    host: &mut H,
    limits: &GuestLimits,
    mut goes_on: impl FnMut(&mut H) -> bool,
) -> GuestEnd {
    let mut running = match Running::start(guest) {
        Ok(running) => running,
        Err(error) => return GuestEnd::NotStarted(sentence(&error)),
    };
    let mut told = String::new();
    host.greet(&mut told);
    running.pipes.send(told.as_bytes());
    let mut conversation = Conversation::new(*limits);
    let begun = Instant::now();
    let mut looked = begun;
    let end = loop {
        told.clear();
        let heard = running.pipes.wait(LOOK);
        let is_quiet = !matches!(heard, Heard::Said(_));
        match heard {
            Heard::Nothing => {}
            Heard::Said(bytes) => conversation.hear(bytes, host, &mut told, begun.elapsed()),
            Heard::Logged(bytes) => conversation.take_log(bytes, host),
            Heard::End => break running.own_end(),
        }
        running.pipes.send(told.as_bytes());
        if host.is_done() {
            running.pipes.flush(FAREWELL);
            break GuestEnd::Done;
        }
        let now = Instant::now();
        if let Some(end) = conversation.beyond(now - begun, running.pipes.waiting()) {
            break end;
        }
        if now - looked >= LOOK {
            looked = now;
            if let Some(end) = running.oversized(limits) {
                break end;
            }
            // A child of it may still hold its output.
            if is_quiet && let Ok(Some(status)) = running.child.try_wait() {
                break end_of(status);
            }
            if !goes_on(host) {
                break GuestEnd::Stopped;
            }
        }
    };
    goes_on(host);
    end
}

/// An error of the system without its number.
fn sentence(error: &io::Error) -> String {
    let sentence = error.to_string();
    sentence.split(" (os error").next().unwrap_or_default().to_lowercase()
}

/// A guest that has been started.
struct Running {
    child: Child,
    pipes: Pipes,
    #[cfg(target_os = "linux")]
    family: family::GuestFamily,
}

impl Running {
    fn start(guest: &Guest) -> io::Result<Self> {
        let (program, arguments) = guest.words.split_first().ok_or(io::ErrorKind::NotFound)?;
        let folder = std::path::absolute(&guest.folder)?;
        if !folder.is_dir() {
            return Err(io::Error::other(format!("there is no folder {}", folder.display())));
        }
        // A path is meant from the guest's folder; a bare name is looked for where the system looks.
        let is_path = Path::new(program).components().nth(1).is_some();
        let program = if is_path { folder.join(program).into() } else { program.clone() };
        let mut command = Command::new(program);
        command.args(arguments).current_dir(folder).env_clear();
        command.envs(ENVIRONMENT.iter().filter_map(|name| Some((name, std::env::var_os(name)?))));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(target_os = "linux")]
        let family = family::GuestFamily::found(&mut command);
        #[cfg(windows)]
        std::os::windows::process::CommandExt::creation_flags(&mut command, NO_WINDOW);
        let mut child = command.spawn()?;
        let pipes = Pipes::of(&mut child)?;
        Ok(Self {
            #[cfg(target_os = "linux")]
            family: family.of(child.id()),
            child,
            pipes,
        })
    }

    /// How the guest ended, once it says nothing more.
    fn own_end(&mut self) -> GuestEnd {
        let until = Instant::now() + FAREWELL;
        while Instant::now() < until {
            match self.child.try_wait() {
                Ok(Some(status)) => return end_of(status),
                Ok(None) => std::thread::sleep(Duration::from_millis(1)),
                Err(_) => break,
            }
        }
        GuestEnd::Finished
    }

    /// How it is ended if it has become too large.
    fn oversized(&mut self, limits: &GuestLimits) -> Option<GuestEnd> {
        #[cfg(target_os = "linux")]
        {
            let (processes, mib) = self.family.size();
            if processes > limits.processes {
                return Some(GuestEnd::TooManyProcesses(limits.processes));
            }
            if mib > limits.memory_mib {
                return Some(GuestEnd::TooMuchMemory(limits.memory_mib));
            }
        }
        let _ = limits;
        None
    }
}

/// The guest's processes end with the conversation, whatever they are doing.
impl Drop for Running {
    fn drop(&mut self) {
        #[cfg(target_os = "linux")]
        self.family.end();
        let _ = self.child.kill();
        let _ = self.child.wait();
        #[cfg(target_os = "linux")]
        self.family.end();
    }
}

/// No console opens for a guest.
#[cfg(windows)]
const NO_WINDOW: u32 = 0x0800_0000;

fn end_of(status: ExitStatus) -> GuestEnd {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return GuestEnd::Killed(signal);
    }
    match status.code() {
        Some(0) | None => GuestEnd::Finished,
        Some(code) => GuestEnd::Failed(code),
    }
}
