//! The loop: keys in, ticks, events out to the disk, the log and the clipboard, a picture, and a
//! rest until the next frame is due.

mod ending;
mod events;
mod open;
mod picture;
mod race;
mod recordings;
mod records;
mod sound;
mod stage;
mod studio;

use std::path::Path;
use std::rc::Rc;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use icetea_maze::game::app::App;
use icetea_maze::game::clock::Clock;
use icetea_maze::game::input::Inputs;
use icetea_maze::game::opening::Order;
use icetea_maze::game::records::Day;
use icetea_maze::game::replay::Recording;
use icetea_maze::game::screen::watch::Bill;
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::game::versus::code::MatchCode;
use icetea_maze::maze::{Maze, Spec, Tile};
use icetea_maze::store::{Gallery, SavedRun, Store};
use macroquad::prelude::*;
use serde_json::{Value, json};

use super::backdrop::Backdrop;
use super::backstage::Backstage;
use super::fonts;
use super::frames::{Frames, Limiter};
use super::kept;
use super::keys::{Hits, Keys, wants_fullscreen_toggled, wants_screenshot};
use super::log::Log;
use super::logo::Logo;
use super::maze_view::Brushes;
use super::paint::Painter;
use super::palette::Palette;
use super::rescue;
use super::scene::{Fade, Looks, Notice, Pictures};
use super::sound::Speaker;
use super::sprites::Sprites;
use super::start::{SmallestSize, end_is_wanted};
use super::studio::Studio;
use super::today::today;
use super::words::sentences;
use super::worker::{Job, Worker};

/// Without the keys this many frames a second are enough.
const FRAMES_UNFOCUSED: f64 = 20.0;

/// What the window is opened with.
pub struct Options {
    store: Store,
    settings: Settings,
    log: Log,
    opening: Option<Opening>,
}

/// What to open at once.
pub enum Opening {
    Grown(Spec),
    Read(Box<Maze>),
    /// The lobby, with this match chosen.
    Match(MatchCode),
    /// A recording to be watched.
    Recording(Box<Recording>),
    /// The theatre.
    Watch(Bill),
    Screensaver,
}

impl Options {
    /// Looks up what is kept on disk.
    pub fn new(opening: Option<Opening>, log: Option<&Path>) -> std::io::Result<Self> {
        let log = Log::open(log)?;
        let mut store = Store::open(None);
        let settings = store.load_settings();
        Ok(Self { store, settings, log, opening })
    }

    pub const fn settings(&self) -> &Settings {
        &self.settings
    }
}

/// Plays until the window is closed.
pub async fn play(options: Options) {
    prevent_quit();
    let mut shell = Box::new(Shell::new(options));
    let mut painter = Painter::new(&fonts::FILES, Palette::of(shell.app.settings()));
    let mut keys = Keys::new();
    let mut hits = Hits::default();
    let mut clock = Clock::default();
    let mut limiter = Limiter::new();
    let mut smallest_size = SmallestSize::default();
    let mut last_frame = Instant::now();
    while !shell.is_over {
        rescue::attempt(|| {
            let now = Instant::now();
            let ticks = clock.advance((now - last_frame).as_secs_f64() * shell.app.pace());
            last_frame = now;
            keys.gather(&hits, shell.reading(), &shell.app.settings().bindings);
            shell.app.take_day(today());
            for _ in 0..ticks {
                shell.tick(&keys.take());
            }
            shell.open_dropped();
            shell.take_what_is_ready();
            shell.take_what_is_saved();
            shell.take_notice();
            shell.sound(keys.has_focus());
            if wants_fullscreen_toggled() {
                shell.toggle_fullscreen();
            }
            if is_quit_requested() || end_is_wanted() {
                shell.quit();
            }
            smallest_size.keep();
            let blend = if shell.is_still() { 0.0 } else { clock.blend() };
            shell.draw(&mut painter, &mut hits, blend);
            if wants_screenshot() {
                shell.save_screenshot();
            }
            shell.frames.note(now.elapsed(), &mut shell.log);
            let rate = f64::from(shell.app.settings().frame_rate);
            limiter.wait(if keys.has_focus() { rate } else { rate.min(FRAMES_UNFOCUSED) });
        });
        if let Some(report) = rescue::take_report() {
            shell.give_up(&report);
        }
        next_frame().await;
    }
}

/// The game and all that serves it.
struct Shell {
    app: App,
    store: Store,
    log: Log,
    worker: Worker,
    studio: Studio,
    /// The moment that the next frame shows is to be saved.
    wants_still: bool,
    /// What was dropped or named on the command line, until the game asks for it.
    handed_in: Option<Job>,
    /// The run of last time, until it is gone on with.
    kept_run: Option<SavedRun>,
    backstage: Backstage,
    pictures: Pictures,
    brushes: Option<Rc<Brushes>>,
    /// The key of the course that is played, for its records.
    record_key: String,
    /// The day on which it was opened.
    opened_on: Day,
    begun: Instant,
    frames: Frames,
    fade: Fade,
    speaker: Speaker,
    fills_screen: bool,
    notice: Option<(Notice, Instant)>,
    is_over: bool,
}

impl Shell {
    fn new(options: Options) -> Self {
        let Options { mut store, settings, log, opening } = options;
        let fills_screen = settings.fullscreen;
        let entropy = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let mut app = App::new(settings, system_language(), entropy.as_nanos() as u64);
        let kept_run = store.load_run();
        if let Some(run) = &kept_run {
            app.offer(kept::rooms(run), run.milliseconds);
        }
        let brushes = Brushes::load().ok().map(Rc::new);
        let mut shell = Self {
            app,
            store,
            log,
            worker: Worker::new(),
            studio: Studio::new(Gallery::open(None)),
            wants_still: false,
            handed_in: None,
            kept_run,
            backstage: Backstage::default(),
            pictures: Pictures {
                sprites: Sprites::load(),
                logo: Logo::default(),
                backdrop: brushes.clone().map(Backdrop::new),
                stage: None,
                living: None,
                lanes: Vec::new(),
                ring: None,
                looks: Looks::default(),
                sample: None,
            },
            brushes,
            record_key: String::new(),
            opened_on: Day::default(),
            begun: Instant::now(),
            frames: Frames::new(),
            fade: Fade::default(),
            speaker: Speaker::new(),
            fills_screen,
            notice: None,
            is_over: false,
        };
        shell.tell_app_of_records();
        shell.app.take_day(today());
        match opening {
            Some(Opening::Grown(spec)) => shell.open(Order::Grow(spec)),
            Some(Opening::Read(maze)) => shell.open_from_outside(Job::Measure(maze)),
            Some(Opening::Match(code)) => {
                let events = shell.app.invite(&code);
                shell.handle(events);
            }
            Some(Opening::Recording(recording)) => shell.watch_recording(*recording),
            Some(Opening::Watch(bill)) => {
                let events = shell.app.watch(bill);
                shell.handle(events);
            }
            Some(Opening::Screensaver) => {
                let events = shell.app.begin_screensaver();
                shell.handle(events);
            }
            None => shell.log.note("screen", json!({"name": shell.app.screen().name()})),
        }
        shell
    }

    fn tick(&mut self, inputs: &Inputs) {
        let events = self.app.tick(inputs);
        self.speaker.set_volumes(self.app.settings().volumes);
        self.handle(events);
        self.speaker.look(self.app.screen());
    }

    fn take_notice(&mut self) {
        if let Some(notice) = self.store.take_notices().into_iter().next() {
            self.say(sentences::notice(self.app.language(), &notice));
        }
    }

    /// Fills the screen with the window, or no longer. Asked again for what is so already, some
    /// systems would take the window away for a moment, and the keys from it.
    fn fill_screen(&mut self, is_wanted: bool) {
        if std::mem::replace(&mut self.fills_screen, is_wanted) != is_wanted {
            set_fullscreen(is_wanted);
        }
    }

    fn toggle_fullscreen(&mut self) {
        let events = self.app.toggle_fullscreen();
        self.handle(events);
    }

    /// Says that something is wrong.
    fn say(&mut self, sentence: String) {
        self.log.note("error", json!({ "text": sentence }));
        self.notice = Some((Notice { text: sentence, is_trouble: true }, Instant::now()));
    }

    /// Says that something went well.
    fn tell(&mut self, sentence: String) {
        self.notice = Some((Notice { text: sentence, is_trouble: false }, Instant::now()));
    }
}

fn pair(tile: Tile) -> Value {
    json!([tile.column, tile.row])
}

/// The language that the system is set to, as far as the game speaks it.
fn system_language() -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    match locale {
        Some(locale) if locale.starts_with("zh") => Language::Chinese,
        _ => Language::English,
    }
}
