//! A display of its own with a window manager, and the game on it.

mod game;
mod picture;

use std::cell::RefCell;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

pub use game::Game;
pub use picture::{Difference, Elsewhere, difference, difference_from};
use tempfile::TempDir;

/// Longer than anything takes on a slow machine that draws without a graphics card.
pub const PATIENCE: Duration = Duration::from_secs(60);
const BETWEEN_LOOKS: Duration = Duration::from_millis(15);
const SCREEN: &str = "1280x900x24";

/// The program, without a display and with no settings but the given ones.
pub fn program() -> Command {
    program_in(None)
}

/// The program in a network namespace.
fn program_in(network: Option<&str>) -> Command {
    let program = env!("CARGO_BIN_EXE_icetea-maze");
    let mut command = match network {
        Some(name) => {
            let mut command = Command::new("ip");
            command.args(["netns", "exec", name, program]);
            command
        }
        None => Command::new(program),
    };
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command.stdin(Stdio::null());
    command
}

/// The library that shows a program another time than the system's.
pub fn faked_time() -> PathBuf {
    let folders = fs::read_dir("/usr/lib").unwrap().map(|entry| entry.unwrap().path());
    let mut found = folders.map(|folder| folder.join("faketime/libfaketime.so.1"));
    found.find(|library| library.exists()).expect("libfaketime is not installed")
}

/// Tries again and again until there is an answer.
pub fn wait_until<T>(mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        if let Some(answer) = look() {
            return Some(answer);
        }
        if Instant::now() > deadline {
            return None;
        }
        sleep(BETWEEN_LOOKS);
    }
}

/// A process that ends with its parent.
struct Helper(Child);

impl Drop for Helper {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A display, its window manager, and the folder of the game's data.
pub struct Desktop {
    display: String,
    pub folder: TempDir,
    /// The network namespace that games run in, if it is not this one.
    pub network: Option<String>,
    /// The windows of all running games.
    windows: RefCell<Vec<String>>,
    /// Dropped in this order.
    _manager: Helper,
    _server: Helper,
}

impl Desktop {
    pub fn new() -> Self {
        let (server, display) = (90..190).find_map(serve).expect("no display can be opened");
        let folder = tempfile::tempdir().unwrap();
        let manager = Command::new("openbox")
            .env("DISPLAY", &display)
            .env("HOME", folder.path())
            .env("XDG_CONFIG_HOME", folder.path().join("openbox"))
            .env("XDG_CACHE_HOME", folder.path().join("openbox"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("openbox does not start");
        let windows = RefCell::default();
        let (network, manager) = (None, Helper(manager));
        let desktop =
            Self { display, folder, network, windows, _manager: manager, _server: server };
        wait_until(|| desktop.xdotool(&["get_num_desktops"])).expect("openbox does not answer");
        desktop.set("");
        desktop
    }

    /// One with reduced motion, whose pictures can be compared with golden ones.
    pub fn at_rest() -> Self {
        let desktop = Self::new();
        desktop.set("reduced_motion: true");
        desktop
    }

    /// Saves these settings before the game starts, the others at their defaults. It opens with the
    /// title, as for a player who has been here before.
    pub fn set(&self, settings: &str) {
        let content = format!("(version: 1, content: (lesson_settled: true, {settings}))");
        fs::write(self.folder.path().join("settings.ron"), content).unwrap();
    }

    /// The output of xdotool, if it succeeds.
    fn xdotool(&self, arguments: &[&str]) -> Option<String> {
        let output = Command::new("timeout")
            .args(["10", "xdotool"])
            .args(arguments)
            .env("DISPLAY", &self.display)
            .output()
            .expect("xdotool does not start");
        output.status.success().then(|| String::from_utf8(output.stdout).unwrap().trim().to_owned())
    }

    /// Starts the game and waits until its window has the focus.
    pub fn start(&self, arguments: &[&str]) -> Game<'_> {
        self.opening(arguments, &[])
    }

    /// Starts the game on the day of the golden pictures, some of which show the date.
    pub fn start_on_their_day(&self) -> Game<'_> {
        let library = faked_time();
        let variables = [
            ("LD_PRELOAD", library.to_str().unwrap()),
            ("FAKETIME", "@2026-11-26 12:00:00"),
            ("FAKETIME_DONT_FAKE_MONOTONIC", "1"),
            ("TZ", "UTC"),
        ];
        self.opening(&[], &variables)
    }

    /// Starts the game with environment variables.
    pub fn opening(&self, arguments: &[&str], variables: &[(&str, &str)]) -> Game<'_> {
        Game::start(self, arguments, variables)
    }
}

/// A server for the display of this number, unless it is taken.
fn serve(number: u32) -> Option<(Helper, String)> {
    // It must not outlive a test that is killed.
    let mut server = Command::new("setpriv")
        .args(["--pdeathsig", "KILL", "Xvfb", &format!(":{number}")])
        .args(["-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"])
        // Without it, a client would be thrown out that comes just when the first one goes.
        .arg("-noreset")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("Xvfb does not start");
    let answer = server.stdout.take().unwrap();
    let server = Helper(server);
    let mut line = String::new();
    BufReader::new(answer).read_line(&mut line).unwrap();
    (!line.trim().is_empty()).then(|| (server, format!(":{}", line.trim())))
}
