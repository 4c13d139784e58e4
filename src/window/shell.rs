//! The loop: keys in, ticks, events out to the disk, the log and the clipboard, a picture, and a
//! rest until the next frame is due.

mod open;
mod recordings;
mod sound;
mod stage;
mod studio;
mod versus;

use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use icetea_maze::game::app::{App, Event};
use icetea_maze::game::clock::Clock;
use icetea_maze::game::course::Course;
use icetea_maze::game::input::Inputs;
use icetea_maze::game::opening::{Order, Unfinished};
use icetea_maze::game::records::FinishedRun;
use icetea_maze::game::replay::Recording;
use icetea_maze::game::run::Summary;
use icetea_maze::game::screen::Screen;
use icetea_maze::game::screen::title::{Field, Focus};
use icetea_maze::game::screen::watch::Bill;
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::maze::{Maze, Spec, Tile};
use icetea_maze::store::{Gallery, SavedRun, Store, key_of};
use macroquad::miniquad::window;
use macroquad::prelude::*;
use serde_json::{Value, json};

use super::backdrop::Backdrop;
use super::backstage::Backstage;
use super::fonts;
use super::frames::{Frames, Limiter};
use super::kept;
use super::keys::{Hits, Keys, Letters, Reading, wants_fullscreen_toggled, wants_screenshot};
use super::log::Log;
use super::logo::Logo;
use super::maze_view::Brushes;
use super::motion;
use super::paint::Painter;
use super::palette::Palette;
use super::rescue;
use super::scene::{self, Fade, Looks, Notice, Pictures};
use super::sound::Speaker;
use super::sprites::Sprites;
use super::start::{SmallestSize, end_is_wanted};
use super::studio::Studio;
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
    let mut shell = Shell::new(options);
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
            begun: Instant::now(),
            frames: Frames::new(),
            fade: Fade::default(),
            speaker: Speaker::new(),
            fills_screen,
            notice: None,
            is_over: false,
        };
        match opening {
            Some(Opening::Grown(spec)) => shell.open(Order::Grow(spec)),
            Some(Opening::Read(maze)) => shell.open_from_outside(Job::Measure(maze)),
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

    fn handle(&mut self, events: Vec<Event>) {
        for event in events {
            self.speaker.hear(&event, self.app.screen());
            match event {
                Event::Screen(name) => {
                    show_mouse(name != "screensaver");
                    self.log.note("screen", json!({ "name": name }));
                }
                Event::Prepare(order) => self.prepare(order),
                Event::CancelOrder => self.worker.cancel(),
                Event::Opened(course) => self.opened(&course),
                Event::Previewed(course) => self.offer_best_run(&course),
                Event::Stepped(tile) => {
                    self.log.note("step", json!({"player": 1, "tile": pair(tile)}));
                    rescue::fail_if_told();
                }
                Event::Bumped => {}
                Event::Muted(is_mute) => self.tell_of_mute(is_mute),
                Event::Hinted => self.log.note("hint", json!({})),
                Event::Solving(state) => self.log.note("solve", json!({ "state": state })),
                Event::Finished(summary) => self.finished(&summary),
                Event::Versus(event) => self.tell_of_two(&event),
                Event::KeepRun => self.keep_run(),
                Event::KeepSettings => {
                    self.fill_screen(self.app.settings().fullscreen);
                    self.store.save_settings(self.app.settings());
                }
                Event::OpenMaze(maze) => {
                    self.open_from_outside(Job::Measure(Box::new(Maze::clone(&maze))));
                }
                Event::SaveRound => self.save_round(),
                Event::SaveRecording(recording) => self.save_recording(recording),
                Event::Challenge(line) => self.hand_out_challenge(&line),
                Event::Refused(refusal) => {
                    self.say(sentences::refusal(self.app.language(), &refusal));
                }
                Event::SavePicture => self.wants_still = true,
                Event::ExportMaze(course, kind, with_way) => {
                    self.export_maze(course, kind, with_way);
                }
                Event::Film(acts) => self.make_film(acts),
                Event::GiveUpFilm => self.studio.give_up_film(),
                Event::Copy(code) => window::clipboard_set(&code),
                Event::Quit => self.quit(),
            }
        }
    }

    fn opened(&mut self, course: &Arc<Course>) {
        self.record_key = match course.spec {
            Some(spec) => spec.to_string(),
            None => key_of(&course.maze),
        };
        let maze = &course.maze;
        let details = json!({
            "code": course.spec.map(|spec| spec.to_string()),
            "columns": maze.grid().columns(),
            "rows": maze.grid().rows(),
            "start": pair(maze.start()),
            "goal": pair(maze.goal()),
        });
        self.log.note("maze", details);
        let best = self.store.best(&self.record_key).and_then(|record| record.best_milliseconds);
        self.app.take_best(best);
        self.offer_best_run(course);
    }

    fn finished(&mut self, summary: &Summary) {
        let details = json!({
            "player": 1,
            "steps": summary.steps,
            "shortest": summary.shortest,
            "milliseconds": summary.milliseconds,
            "helped": summary.helped,
        });
        self.log.note("finish", details);
        let when = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let outcome = self.store.record_run(&FinishedRun {
            code: self.record_key.clone(),
            milliseconds: summary.milliseconds,
            steps: summary.steps,
            helped: summary.helped,
            when: when.as_secs(),
            ..FinishedRun::default()
        });
        self.app.take_best(outcome.previous_best);
        self.keep_recording();
    }

    fn keep_run(&mut self) {
        match (self.app.unfinished(), self.app.to_continue()) {
            (Some(run), _) => self.store.save_run(&kept::saved(run)),
            (None, Unfinished::Nothing) => self.store.clear_run(),
            (None, _) => {}
        }
    }

    /// Keeps what can be kept after a fault of the game itself, says where the report is, and ends.
    fn give_up(&mut self, report: &str) {
        self.is_over = true;
        rescue::attempt(|| self.keep_run());
        let sentence = match self.store.keep_report(report) {
            Some(path) => {
                format!("a fault of the game itself; {} says what happened", path.display())
            }
            None => "a fault of the game itself, of which no report could be kept".to_owned(),
        };
        self.log.note("error", json!({ "text": sentence }));
        crate::cli::tell(&format!("icetea-maze: {sentence}"));
    }

    fn quit(&mut self) {
        self.keep_run();
        if !self.app.settings().fullscreen {
            let size = (screen_width() as u16, screen_height() as u16);
            self.app.keep_window_size(size);
        }
        self.store.save_settings(self.app.settings());
        self.is_over = true;
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

    /// How the keys are to be read now.
    fn reading(&self) -> Reading {
        let letters = match self.app.screen() {
            Screen::Title(title) if title.focus() == Focus::Field(Field::Seed) => Letters::Text,
            Screen::Lobby(lobby) if lobby.is_typing() => Letters::Text,
            Screen::Results(_) => Letters::Results,
            Screen::Versus(versus) if versus.shows_card() => Letters::Results,
            Screen::Replay(_) => Letters::Replay,
            Screen::Watch(_) => Letters::Theatre,
            Screen::SideBySide(_) | Screen::School(_) => Letters::SideBySide,
            Screen::Play(play) if !play.is_paused() => Letters::Play,
            Screen::Versus(versus) if versus.is_under_way() => Letters::Play,
            Screen::Settings(settings) if settings.waiting().is_some() => Letters::Taken,
            _ => Letters::Menu,
        };
        Reading {
            arrows_repeat: !matches!(self.app.screen(), Screen::Play(_) | Screen::Versus(_)),
            letters,
        }
    }

    /// Whether nothing on the screen moves by ticks.
    const fn is_still(&self) -> bool {
        match self.app.screen() {
            Screen::Play(play) => play.is_paused(),
            Screen::Versus(versus) => !versus.moves(),
            Screen::Replay(replay) => !replay.deck().is_playing(),
            _ => true,
        }
    }

    fn draw(&mut self, painter: &mut Painter, hits: &mut Hits, blend: f32) {
        let settings = self.app.settings();
        motion::still_all(settings.reduced_motion);
        let palette = Palette::of(settings);
        let window = vec2(screen_width(), screen_height());
        let scale = scene::scale(window, settings.interface_percent);
        painter.begin(palette, scale, &settings.bindings);
        hits.clear();
        self.prepare_stage();
        let seconds = self.begun.elapsed().as_secs_f64();
        let notice = self
            .notice
            .as_ref()
            .filter(|(_, since)| since.elapsed() < Duration::from_secs(6))
            .map(|(notice, _)| notice);
        let context = {
            let is_deaf = self.speaker.is_deaf();
            scene::Context { app: &self.app, scale, blend, seconds, notice, is_deaf }
        };
        let pane = scene::draw(&context, painter, &mut self.pictures, hits);
        let veil = self.fade.veil(self.app.screen(), seconds);
        painter.rect(painter.screen(), Color { a: veil, ..palette.background });
        let is_wanted = std::mem::take(&mut self.wants_still);
        let still =
            is_wanted.then(|| scene::still(&context, painter, &mut self.pictures)).flatten();
        self.app.fit((pane.w, pane.h), scale);
        if let Some(still) = still {
            self.save_still(still);
        }
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
