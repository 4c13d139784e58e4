//! A game on a desktop: keys go in, the log and pictures come out.

mod ends;

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use icetea_maze::maze::Direction;
use serde_json::Value;
use tempfile::TempDir;

use super::{Desktop, Difference, Helper, difference, program_in, wait_until};

/// The share of pixels that may differ from a golden picture, in all and in a square.
const MOST_DIFFERENT: [f64; 2] = [0.005, 0.03];
/// The share of pixels that may differ between two moments at rest, as characters are never quite
/// still.
const MOST_MOVING: f64 = 0.002;

/// A running game.
pub struct Game<'a> {
    desktop: &'a Desktop,
    child: Helper,
    log: PathBuf,
    complaints: PathBuf,
    /// The number of lines of the log that were read.
    read_lines: usize,
    window: String,
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
        // What stands behind -- is for a program of the player's own.
        let end = arguments.iter().position(|&word| word == "--").unwrap_or(arguments.len());
        let child = program_in(desktop.network.as_deref())
            .args(&arguments[..end])
            .arg("--log")
            .arg(&log)
            .args(&arguments[end..])
            .env("DISPLAY", &desktop.display)
            .env("ICETEA_MAZE_DIR", desktop.folder.path())
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            // Whether the page was built does not matter here.
            .env("ICETEA_MAZE_PAGE_FOLDER", outside.path())
            // No sound device, so that tests are silent.
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
            outside,
        };
        game.find_window();
        game
    }

    /// Waits for a window that has the focus and is not another game's.
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

    /// Presses and releases a key.
    pub fn tap(&self, key: &str) {
        if self.desktop.xdotool(&["key", "--delay", "20", key]).is_none() {
            self.fail(&format!("{key} cannot be pressed"));
        }
    }

    /// Holds keys down together.
    pub fn hold(&self, keys: &[&str]) {
        self.send("keydown", keys);
    }

    /// Releases keys that were held down.
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

    /// All sentences spoken so far.
    pub fn heard(&self) -> Vec<String> {
        let text = self.complained();
        let whole = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
        whole.map(|line| line.trim_end().to_owned()).collect()
    }

    /// All complete lines of the log so far.
    pub fn lines(&self) -> Vec<Value> {
        let text = fs::read_to_string(&self.log).unwrap_or_default();
        let whole = text.split_inclusive('\n').filter(|line| line.ends_with('\n'));
        whole.map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// The next line of this event for which `fits` holds; lines before it are skipped.
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

    /// The first line of this event, which may have come before lines that were waited for.
    pub fn first(&self, event: &str) -> Value {
        let first = || self.lines().into_iter().find(|line| line["event"] == event);
        wait_until(first).unwrap_or_else(|| self.fail(&format!("no {event}")))
    }

    /// Waits until another screen is open and shown.
    pub fn wait_for_screen(&mut self, name: &str) {
        self.wait_for("screen", |line| line["name"] == name);
        if wait_until(|| (self.seen()["screen"] == name).then_some(())).is_none() {
            self.fail(&format!("nothing is seen of {name}"));
        }
    }

    /// The current controls and their screen.
    fn seen(&self) -> Value {
        self.lines().into_iter().rfind(|line| line["event"] == "seen").unwrap_or_default()
    }

    /// The accessible names of the controls with the focus.
    fn focused(&self) -> Vec<String> {
        let seen = self.seen();
        let controls = seen["controls"].as_array().into_iter().flatten();
        let names = controls.filter(|one| one["focus"] == true);
        names.filter_map(|one| one["name"].as_str()).map(str::to_owned).collect()
    }

    /// Moves the focus down until it is on a control with this name, or this beginning of one.
    pub fn go_to(&self, name: &str) {
        let mut passed = Vec::new();
        let found = wait_until(|| {
            let focused = self.focused();
            if has(&focused, name) {
                return Some(());
            }
            // Each loses the focus again.
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

    /// Waits until the focused control has this name.
    pub fn wait_for_focus(&self, name: &str) {
        if wait_until(|| has(&self.focused(), name).then_some(())).is_none() {
            self.fail(&format!("the keys have {:?} and not {name}", self.focused()));
        }
    }

    /// Presses the focused control as soon as it has this name.
    pub fn confirm(&self, name: &str) {
        self.wait_for_focus(name);
        self.tap("Return");
    }

    /// Moves the focus there, and presses the control.
    pub fn choose(&self, name: &str) {
        self.go_to(name);
        self.tap("Return");
    }

    /// Waits for this many lines about frames, of which there is one a second.
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

    /// Waits until the window has this size.
    pub fn wait_for_size(&self, width: u32, height: u32) {
        let wanted = (width, height);
        if wait_until(|| (self.size() == wanted).then_some(())).is_none() {
            self.fail(&format!("the window is {:?} and not {wanted:?}", self.size()));
        }
    }

    /// The size of the window.
    pub fn size(&self) -> (u32, u32) {
        let answer = self.desktop.xdotool(&["getwindowgeometry", "--shell", &self.window]);
        let answer = answer.unwrap_or_default();
        let number = |name: &str| {
            answer.lines().find_map(|line| line.strip_prefix(name)?.parse().ok()).unwrap_or(0)
        };
        (number("WIDTH="), number("HEIGHT="))
    }

    /// The number of colours that the window shows.
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

    /// Waits until the window looks like a picture of `tests/golden/pictures`, except for another
    /// driver's edges. With `GOLDEN=write` in the environment a missing picture is taken.
    pub fn wait_to_look_like(&self, name: &str) {
        self.wait_to_look_like_but(name, None);
    }

    /// Waits for a picture that may differ in a rectangle (left, top, right, bottom).
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

    /// A picture of the window, under this name, once everything that ever rests has come to rest.
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

    /// Returns whether it succeeded: a busy machine may not answer in time.
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

/// Whether one of these has this name, or this beginning of one.
fn has(focused: &[String], name: &str) -> bool {
    focused.iter().any(|one| format!("{one} ").starts_with(&format!("{name} ")))
}
