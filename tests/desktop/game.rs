//! A game on a desktop, as a player has it: keys go in, the log and pictures come out.

mod ends;

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use icetea_maze::maze::Direction;
use serde_json::Value;
use tempfile::TempDir;

use super::{Desktop, Difference, Helper, difference, program, wait_until};

/// The share of pixels that may differ from a golden picture, of all and of those of a square.
const MOST_DIFFERENT: [f64; 2] = [0.005, 0.03];
/// The share of pixels that may differ from one moment to the next where everything is at rest: the
/// characters never are, quite.
const MOST_MOVING: f64 = 0.002;

/// A game that is being played.
pub struct Game<'a> {
    desktop: &'a Desktop,
    child: Helper,
    log: PathBuf,
    complaints: PathBuf,
    /// How many lines of the log were told already.
    read_lines: usize,
    window: String,
    begun: Instant,
    outside: TempDir,
}

impl Drop for Game<'_> {
    fn drop(&mut self) {
        self.desktop.windows.borrow_mut().retain(|window| *window != self.window);
    }
}

impl<'a> Game<'a> {
    pub(super) fn start(
        desktop: &'a Desktop,
        arguments: &[&str],
        variables: &[(&str, &str)],
    ) -> Self {
        let outside = tempfile::tempdir().unwrap();
        let log = outside.path().join("log.jsonl");
        let complaints = outside.path().join("stderr");
        let child = program()
            .args(arguments)
            .arg("--log")
            .arg(&log)
            .env("DISPLAY", &desktop.display)
            .env("ICETEA_MAZE_DIR", desktop.folder.path())
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            // Where tests run it is quiet: no device, whatever the machine has.
            .env("ALSA_CONFIG_PATH", "/dev/null")
            .envs(variables.iter().copied())
            .stdout(Stdio::null())
            .stderr(File::create(&complaints).unwrap())
            .spawn()
            .unwrap();
        let mut game = Self {
            desktop,
            child: Helper(child),
            log,
            complaints,
            read_lines: 0,
            window: String::new(),
            begun: Instant::now(),
            outside,
        };
        game.find_window();
        game
    }

    /// Waits for a window that has the keys and that no other game has.
    pub fn find_window(&mut self) {
        self.desktop.windows.borrow_mut().retain(|window| *window != self.window);
        let search = ["search", "--onlyvisible", "--name", "^Icetea Maze$"];
        let found = wait_until(|| {
            let windows = self.desktop.xdotool(&search)?;
            let active = self.desktop.xdotool(&["getactivewindow"])?;
            let is_new = !self.desktop.windows.borrow().contains(&active);
            (is_new && windows.lines().any(|window| window == active)).then_some(active)
        });
        self.window = found.unwrap_or_else(|| self.fail("there is no window that has the keys"));
        self.desktop.windows.borrow_mut().push(self.window.clone());
    }

    /// How long it has been running.
    pub fn age(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Presses a key and lets it go.
    pub fn tap(&self, key: &str) {
        if self.desktop.xdotool(&["key", "--delay", "20", key]).is_none() {
            self.fail(&format!("{key} cannot be pressed"));
        }
    }

    /// Holds keys down together.
    pub fn hold(&self, keys: &[&str]) {
        self.send("keydown", keys);
    }

    /// Lets keys go that were held down.
    pub fn let_go(&self, keys: &[&str]) {
        self.send("keyup", keys);
    }

    fn send(&self, command: &str, keys: &[&str]) {
        if self.desktop.xdotool(&[&[command], keys].concat()).is_none() {
            self.fail(&format!("{command} of {keys:?} is not possible"));
        }
    }

    /// Taps the arrow of this direction.
    pub fn walk(&self, direction: Direction) {
        self.tap(match direction {
            Direction::Right => "Right",
            Direction::Down => "Down",
            Direction::Left => "Left",
            Direction::Up => "Up",
        });
    }

    /// All sentences that were said so far.
    pub fn heard(&self) -> Vec<String> {
        let text = self.complained();
        let whole = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
        whole.map(|line| line.trim_end().to_owned()).collect()
    }

    /// All whole lines of the log so far.
    pub fn lines(&self) -> Vec<Value> {
        let text = fs::read_to_string(&self.log).unwrap_or_default();
        let whole = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
        whole.map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// The next line of this event for which `fits` holds; what comes before it is passed over.
    pub fn wait_for(&mut self, event: &str, fits: impl Fn(&Value) -> bool) -> Value {
        let found = wait_until(|| {
            let lines = self.lines();
            let is_it = |line: &Value| line["event"] == event && fits(line);
            let skipped = lines.iter().skip(self.read_lines).position(is_it)?;
            let place = self.read_lines + skipped;
            Some((place + 1, lines[place].clone()))
        });
        let Some((read_lines, line)) = found else {
            self.fail(&format!("no {event} as it should be"));
        };
        self.read_lines = read_lines;
        line
    }

    /// Waits until another screen has the keys and is seen.
    pub fn wait_for_screen(&mut self, name: &str) {
        self.wait_for("screen", |line| line["name"] == name);
        if wait_until(|| (self.seen()["screen"] == name).then_some(())).is_none() {
            self.fail(&format!("nothing is seen of {name}"));
        }
    }

    /// What can be pressed now, and on which screen.
    fn seen(&self) -> Value {
        self.lines().into_iter().rfind(|line| line["event"] == "seen").unwrap_or_default()
    }

    /// What the keys have, by the name that is read aloud.
    fn focused(&self) -> Vec<String> {
        let seen = self.seen();
        let controls = seen["controls"].as_array().into_iter().flatten();
        let names = controls.filter(|one| one["focus"] == true);
        names.filter_map(|one| one["name"].as_str()).map(str::to_owned).collect()
    }

    /// Goes down with the keys until they have what is called so, or begins so.
    pub fn go_to(&self, name: &str) {
        let mut passed = Vec::new();
        let found = wait_until(|| {
            let focused = self.focused();
            if has(&focused, name) {
                return Some(());
            }
            // Each is left once it has come.
            if passed.last() != Some(&focused) {
                passed.push(focused);
                self.tap("Down");
            }
            None
        });
        if found.is_none() {
            self.fail(&format!("the keys do not come to {name}, but to {passed:?}"));
        }
    }

    /// Presses what has the keys as soon as it is called so.
    pub fn confirm(&self, name: &str) {
        if wait_until(|| has(&self.focused(), name).then_some(())).is_none() {
            self.fail(&format!("the keys have {:?} and not {name}", self.focused()));
        }
        self.tap("Return");
    }

    /// Goes there, and presses it.
    pub fn choose(&self, name: &str) {
        self.go_to(name);
        self.tap("Return");
    }

    /// Waits until whole seconds have passed in the window from now on.
    pub fn wait_for_frames(&mut self, count: usize) {
        self.read_lines = self.lines().len();
        for _ in 0..count {
            self.wait_for("frame", |_| true);
        }
    }

    /// Asks for another size of the window and waits until it has it.
    pub fn resize(&self, width: u32, height: u32) {
        let (columns, rows) = (width.to_string(), height.to_string());
        self.desktop.xdotool(&["windowsize", &self.window, &columns, &rows]);
        self.wait_for_size(width, height);
    }

    /// Waits until the window is as large as this.
    pub fn wait_for_size(&self, width: u32, height: u32) {
        let wanted = (width, height);
        if wait_until(|| (self.size() == wanted).then_some(())).is_none() {
            self.fail(&format!("the window is {:?} and not {wanted:?}", self.size()));
        }
    }

    /// How large the window is.
    pub fn size(&self) -> (u32, u32) {
        let answer = self.desktop.xdotool(&["getwindowgeometry", "--shell", &self.window]);
        let answer = answer.unwrap_or_default();
        let number = |name: &str| {
            answer.lines().find_map(|line| line.strip_prefix(name)?.parse().ok()).unwrap_or(0)
        };
        (number("WIDTH="), number("HEIGHT="))
    }

    /// How many colours the window shows.
    pub fn colours(&self) -> usize {
        let picture = Command::new("timeout")
            .args(["10", "import", "-window", &self.window, "-depth", "8", "rgb:-"])
            .env("DISPLAY", &self.desktop.display)
            .output()
            .expect("import does not start");
        let (pixels, _) = picture.stdout.as_chunks::<3>();
        pixels.iter().collect::<std::collections::HashSet<_>>().len()
    }

    /// Waits until the window shows a picture and no plain area.
    pub fn wait_for_picture(&self) {
        if wait_until(|| (self.colours() > 16).then_some(())).is_none() {
            self.fail("the window is empty");
        }
    }

    /// Waits until the window looks like a picture of `tests/golden/pictures`, but for another
    /// driver's edges. With `GOLDEN=write` in the environment a picture that is missing is taken.
    pub fn wait_to_look_like(&self, name: &str) {
        self.wait_to_look_like_but(name, None);
    }

    /// The same, with a rectangle, by its left, top, right and bottom, where it may differ.
    pub fn wait_to_look_like_but(&self, name: &str, place: Option<[usize; 4]>) {
        let golden = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("tests/golden/pictures")
            .join(name)
            .with_extension("png");
        let taken = self.outside.path().join("window.png");
        if !golden.exists() && std::env::var("GOLDEN").as_deref() == Ok("write") {
            fs::copy(self.look(name), &golden).unwrap();
        }
        let mut nearest: Option<Difference> = None;
        let looks_like_it = wait_until(|| {
            self.try_to_take_picture(&taken).then_some(())?;
            let differs = difference(&golden, &taken, place)?;
            if nearest.is_none_or(|nearest| differs.worst < nearest.worst) {
                nearest = Some(differs);
            }
            let [of_all, of_a_square] = MOST_DIFFERENT;
            (differs.share <= of_all && differs.worst.0 <= of_a_square).then_some(())
        });
        if looks_like_it.is_none() {
            let kept = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name).with_extension("png");
            let _ = fs::copy(&taken, &kept);
            self.fail(&format!("{name} differs: {nearest:?}; it is kept as {}", kept.display()));
        }
    }

    /// How the window looks once everything has come to rest but what never does, as a picture of
    /// this name.
    pub fn look(&self, name: &str) -> PathBuf {
        let file = |last: &str| self.outside.path().join(format!("{name}{last}.png"));
        let (before, now) = (file(" before"), file(""));
        let is_at_rest = wait_until(|| {
            let _ = fs::rename(&now, &before);
            self.try_to_take_picture(&now).then_some(())?;
            let differs = before.exists().then(|| difference(&before, &now, None)).flatten()?;
            (differs.share <= MOST_MOVING).then_some(())
        });
        if is_at_rest.is_none() {
            self.fail("it does not come to rest");
        }
        now
    }

    /// Says whether it could: a machine that is busy may not answer in time.
    fn try_to_take_picture(&self, file: &Path) -> bool {
        Command::new("timeout")
            .args(["10", "import", "-window", &self.window, "-depth", "8"])
            .arg(file)
            .env("DISPLAY", &self.desktop.display)
            .status()
            .is_ok_and(|status| status.success())
    }

    fn complained(&self) -> String {
        fs::read_to_string(&self.complaints).unwrap_or_default()
    }

    fn fail(&self, what: &str) -> ! {
        let lines = self.lines();
        let last: Vec<String> =
            lines.iter().skip(lines.len().saturating_sub(12)).map(ToString::to_string).collect();
        let (log, complaints) = (last.join("\n"), self.complained());
        let focus = self.desktop.xdotool(&["getwindowfocus"]).unwrap_or_default();
        panic!(
            "{what}\nkeys go to window {focus}, this one is {}\nlog: … {log}\n\
             standard error: {complaints}",
            self.window,
        );
    }
}

/// Whether one of these is called so, or begins so.
fn has(focused: &[String], name: &str) -> bool {
    focused.iter().any(|one| format!("{one} ").starts_with(&format!("{name} ")))
}
