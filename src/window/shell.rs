//! The main loop: input, ticks, commands to the disk, the log and the clipboard, a picture, and a
//! rest until the next frame is due.

mod commands;
mod ending;
mod exports;
mod open;
mod picture;
mod race;
mod recordings;
mod saving;
mod taking_over;
#[cfg(target_family = "wasm")]
mod turns;

use std::fs::File;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use icetea_maze::app::{App, Opening, Speech};
use icetea_maze::cues;
use icetea_maze::felt::Felt;
use icetea_maze::game::clock::Clock;
use icetea_maze::game::input::{Inputs, JustPressed};
use icetea_maze::game::keyboard::FaceCommand;
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::arena::Arena;
use icetea_maze::game::settings::{Language, Settings};
use icetea_maze::maze::Tile;
use icetea_maze::picture::Announcement;
use icetea_maze::store::{Disk, Gallery, Store};
use icetea_maze::words::Words;
use macroquad::prelude::*;
use serde_json::{Value, json};

use ending::next_frame;
#[cfg(target_os = "linux")]
pub use ending::{LeftAt, settle_without_display};

use super::clipboard::Clipboard;
use super::exports::Exports;
use super::fade::Fade;
use super::frames::{Answers, FrameCounter, FrameLimiter};
use super::guests::{self, Guests};
use super::keys::{Hits, Keys};
use super::log::Log;
use super::maze_view::FarTexels;
use super::player::PicturePlayer;
use super::seen::ToldState;
use super::smallest_size::SmallestSize;
use super::socket::Socket;
use super::sound::{DeviceChange, Speaker};
use super::today::{seconds, today};
#[cfg(not(target_family = "wasm"))]
use super::translator::Translator;
use super::voice::ScreenReader;
#[cfg(not(target_family = "wasm"))]
use super::wall_clock::{self, WallClock};
use super::worker::Worker;
use super::{crash_report, end_signal, memory};
#[cfg(not(target_family = "wasm"))]
use crate::again;

/// After this many passes with an unchanged picture, fewer passes a second are enough. The player's
/// input is still handled at once.
const PASSES_UNTIL_CALM: u32 = 30;
const RATE_IN_CALM: f64 = 12.0;
/// A message this long before a new screen may belong to it.
const ANNOUNCED_WITH_A_SCREEN: Duration = Duration::from_millis(500);
/// Frames a second while the window is not focused.
const FRAMES_UNFOCUSED: f64 = 20.0;

/// What the window is opened with.
pub struct Options {
    store: Store,
    pub settings: Settings,
    log: Log,
    opening: Option<Opening>,
    prints_speech: bool,
}

impl Options {
    /// Reads what is saved on disk.
    pub fn new(opening: Option<Opening>, log: Option<File>, prints_speech: bool) -> Self {
        let mut store = Store::open(None);
        store.tell_of_rescue(&Gallery::open(None));
        let settings = store.load_settings();
        let log = Log::new(log);
        Self { store, settings, log, opening, prints_speech }
    }
}

/// Plays until the window is closed. The clock may have jumped since before it was opened.
pub async fn play(options: Options, #[cfg(not(target_family = "wasm"))] mut wall_clock: WallClock) {
    prevent_quit();
    // Before anything else opens a socket.
    let mut limiter = FrameLimiter::new();
    let mut shell = Box::new(Shell::new(options));
    let mut player = PicturePlayer::new();
    memory::give_back_the_shader_compiler();
    // A message could not be read before the first picture.
    if let Some((_, since)) = &mut shell.announcement {
        *since = Instant::now();
    }
    let mut keys = Keys::new();
    let (mut hits, mut clock) = (Hits::default(), Clock::default());
    let mut smallest_size = SmallestSize::default();
    let mut last_frame = Instant::now();
    while !shell.is_over {
        crash_report::attempt(|| {
            shell.answers.listen(keys.gather(&hits));
            shell.clipboard.keep();
            shell.open_dropped();
            smallest_size.keep();
            let mut wants_screenshot = false;
            // Carrying out commands may let the system show something else, which then has to be redrawn.
            let mut must_be_drawn = false;
            let mut unchanged = 0;
            loop {
                keys.gather_pads(&mut shell.app.world);
                let now = Instant::now();
                let ticks = clock.advance((now - last_frame).as_secs_f64() * shell.app.pace());
                last_frame = now;
                shell.app.world.take_time(today(), seconds());
                let mut just_pressed = JustPressed::default();
                for _ in 0..ticks {
                    let reading = shell.app.reading();
                    let mut inputs = keys.take(reading, &shell.app.world.settings.bindings);
                    just_pressed.apply(&mut inputs);
                    if inputs.stirred {
                        shell.stirred = shell.begun.elapsed().as_secs_f64();
                    }
                    shell.tick(&inputs);
                }
                wants_screenshot |= shell.run_face_commands(&mut keys);
                shell.felt.drain(..).for_each(|felt| keys.shake(felt));
                shell.take_what_is_ready();
                shell.take_what_is_saved();
                shell.take_news();
                #[cfg(not(target_family = "wasm"))]
                shell.show_translation();
                #[cfg(target_family = "wasm")]
                shell.guests.look();
                shell.sound(keys.has_focus());
                if is_quit_requested() || end_signal::has_come() {
                    shell.quit();
                }
                shell.hand_over_walls(&mut player);
                let moves = shell.app.screen.state().traits().moves;
                let blend = if moves { clock.blend() } else { 0.0 };
                let must_be_drawn_now =
                    must_be_drawn || wants_screenshot || cfg!(target_family = "wasm");
                let in_hand = keys.hand();
                let is_drawn =
                    shell.draw(&mut player, &mut hits, blend, must_be_drawn_now, in_hand);
                let rate = f64::from(shell.app.world.settings.frame_rate);
                let rate = if keys.has_focus() { rate } else { rate.min(FRAMES_UNFOCUSED) };
                if is_drawn {
                    shell.frames.note(now.elapsed());
                }
                shell.frames.tell(&mut shell.log);
                // A browser gets its thread back after each pass, and needs a picture each time.
                if is_drawn || shell.is_over || cfg!(target_family = "wasm") {
                    limiter.rest(rate);
                    break;
                }
                unchanged += 1;
                let is_calm = unchanged >= PASSES_UNTIL_CALM && !keys.have_pads();
                let rate = if is_calm { rate.min(RATE_IN_CALM) } else { rate };
                must_be_drawn = limiter.wait(rate);
                if must_be_drawn {
                    shell.answers.hear();
                }
            }
            if wants_screenshot {
                shell.save_screenshot();
            }
        });
        if let Some(report) = crash_report::take_report() {
            shell.give_up(report);
        }
        #[cfg(not(target_family = "wasm"))]
        if let Some(jump) = wall_clock.jump() {
            shell.quit();
            shell.close();
            wall_clock::end(jump);
        }
        // A page does this at its turn.
        if cfg!(not(target_family = "wasm")) {
            shell = shell.take_over_what_came();
        }
        #[cfg(target_family = "wasm")]
        turns::after_frame(&shell, last_frame);
        shell = next_frame(shell).await;
    }
    keys.say_farewell(&mut shell.app.world);
    shell.close();
}

/// Painted walls, and the maze they belong to.
enum Painted {
    MeasuredMaze(Arc<MeasuredMaze>, FarTexels),
    Arena(Arc<Arena>, [Option<FarTexels>; 2]),
}

/// The game and everything that serves it.
struct Shell {
    app: App,
    /// Where everything is saved.
    disk: Disk<Store>,
    log: Log,
    worker: Worker,
    guests: Guests,
    exports: Exports,
    /// Whether to save the moment that the next frame shows.
    wants_still: bool,
    /// Walls that a worker has painted, until the [`PicturePlayer`] takes them.
    painted: Option<Painted>,
    /// The digest of the picture that was drawn last.
    drawn: Option<u64>,
    /// When the last input came, in seconds since the start.
    stirred: f64,
    begun: Instant,
    frames: FrameCounter,
    seen: ToldState,
    answers: Answers,
    clipboard: Clipboard,
    fade: Fade,
    speaker: Speaker,
    /// Describes the picture, if that is wanted: on standard error, or by the system's voice.
    speech: Speech,
    prints_speech: bool,
    voice: ScreenReader,
    fills_screen: bool,
    announcement: Option<(Announcement, Instant)>,
    is_over: bool,
    /// A file with all of a player's data that is to replace the data here.
    to_take_over: Option<(Arc<Vec<u8>>, bool)>,
    /// Rumbles to start.
    felt: Vec<Felt>,
    /// The message about a fault of the game itself.
    crash_report: Option<String>,
    /// What is said to another machine, and heard from it.
    socket: Socket,
    #[cfg(not(target_family = "wasm"))]
    translator: Option<Translator>,
}

impl Shell {
    fn new(options: Options) -> Self {
        let Options { mut store, settings, log, opening, prints_speech } = options;
        let fills_screen = settings.fullscreen;
        let entropy = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let mut app = App::new(settings, system_language(), entropy.as_nanos() as u64);
        store.load_runs().into_iter().for_each(|left| app.offer(left));
        app.take_history(store.history().clone());
        app.take_journey(&store.load_journey());
        app.world.programs = store.load_programs();
        let mut shell = Self {
            app,
            worker: Worker::new(store.seals().clone()),
            guests: Guests::default(),
            exports: Exports::new(Gallery::open(None), store.seals().clone()),
            disk: Disk::start(store),
            log,
            wants_still: false,
            painted: None,
            drawn: None,
            stirred: 0.0,
            begun: Instant::now(),
            frames: FrameCounter::new(),
            seen: ToldState::default(),
            answers: Answers::default(),
            clipboard: Clipboard::default(),
            fade: Fade::default(),
            speaker: Speaker::new(),
            speech: Speech::default(),
            prints_speech,
            voice: ScreenReader::default(),
            fills_screen,
            announcement: None,
            is_over: false,
            to_take_over: None,
            felt: Vec::new(),
            crash_report: None,
            socket: Socket::default(),
            #[cfg(not(target_family = "wasm"))]
            translator: Translator::from_environment(),
        };
        shell.app.world.take_time(today(), seconds());
        shell.app.world.guest.page = guests::ON_PAGE;
        let commands = match opening {
            Some(opening) => shell.app.begin(opening),
            None => shell.app.greet(),
        };
        if commands.is_empty() {
            shell.log.note("screen", json!({"name": shell.app.screen.name()}));
        }
        shell.handle(commands);
        #[cfg(not(target_family = "wasm"))]
        if again::is_again() {
            shell.say(Words::of(shell.app.world.language()).trouble.files.clock_jumped.to_owned());
        }
        shell
    }

    /// Carries out keys that are for the window; returns whether one asked for a screenshot.
    fn run_face_commands(&mut self, keys: &mut Keys) -> bool {
        let mut wants_screenshot = false;
        for command in keys.take_face_commands() {
            match command {
                FaceCommand::Paste => {
                    self.log.note("paste", json!({}));
                    keys.paste();
                }
                FaceCommand::Fullscreen => self.toggle_fullscreen(),
                FaceCommand::Screenshot => wants_screenshot = true,
            }
        }
        wants_screenshot
    }

    fn tick(&mut self, inputs: &Inputs) {
        self.socket.receive(&mut self.app.world.wire);
        let commands = self.app.tick(inputs);
        self.socket.send(&mut self.app.world.wire);
        self.speaker.set_volumes(self.app.world.settings.volumes);
        self.handle(commands);
        self.speaker.look(&self.app.screen);
    }

    /// Called once a frame. Music stops without the window's focus and in the screensaver.
    fn sound(&mut self, has_focus: bool) {
        self.speaker.set_tune(cues::tune(&self.app).filter(|_| has_focus));
        match self.speaker.news() {
            Some(DeviceChange::On) => self.log.note("sound", json!({"state": "on"})),
            Some(DeviceChange::None(why)) => {
                self.log.note("sound", json!({"state": "none", "why": why}));
            }
            None => {}
        }
    }

    /// Passes painted walls to the [`PicturePlayer`].
    fn hand_over_walls(&mut self, player: &mut PicturePlayer) {
        let Some(mazes) = &mut player.mazes else { return };
        match self.painted.take() {
            Some(Painted::MeasuredMaze(measured, texels)) => mazes.take_in(measured, texels),
            Some(Painted::Arena(arena, texels)) => mazes.take_in_arena(arena, texels),
            None => {}
        }
    }

    /// Switches the window to full screen or back. Repeating the current state would make some
    /// systems hide the window for a moment, and take its keyboard focus.
    fn fill_screen(&mut self, is_wanted: bool) {
        if std::mem::replace(&mut self.fills_screen, is_wanted) != is_wanted {
            set_fullscreen(is_wanted);
        }
    }

    fn toggle_fullscreen(&mut self) {
        let commands = self.app.toggle_fullscreen();
        self.handle(commands);
    }

    /// Shows what a translator has saved, and the first thing that is wrong with it.
    #[cfg(not(target_family = "wasm"))]
    fn show_translation(&mut self) {
        let shown = self.app.world.language();
        let Some(faults) = self.translator.as_mut().and_then(|words| words.look(shown)) else {
            return;
        };
        for fault in &faults {
            eprintln!("{fault}");
        }
        if let Some(first) = faults.into_iter().next() {
            self.say(first);
        }
    }

    /// Shows a message that something is wrong.
    fn say(&mut self, sentence: String) {
        self.speak(&sentence);
        self.log.note("error", json!({ "text": sentence }));
        self.announcement =
            Some((Announcement { text: sentence, is_trouble: true }, Instant::now()));
    }

    /// Removes a message with its screen, as it hides the keys, unless it is about the change.
    fn put_old_announcement_away(&mut self) {
        self.announcement.take_if(|(_, since)| since.elapsed() > ANNOUNCED_WITH_A_SCREEN);
    }

    /// Shows a message that something went well.
    fn tell(&mut self, sentence: String) {
        self.speak(&sentence);
        self.announcement =
            Some((Announcement { text: sentence, is_trouble: false }, Instant::now()));
    }
}

fn pair(tile: Tile) -> Value {
    json!([tile.column, tile.row])
}

/// The first of the languages that the system is set to, or the browser, that the game has. A system
/// that is set to none, by `C`, is not asked further.
fn system_language() -> Language {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    match named {
        Some(none) if ["C", "POSIX"].contains(&&*none) => Words::language_of([none]),
        // A page has told its browser's language in this way.
        Some(told) if cfg!(target_family = "wasm") => Words::language_of([told]),
        _ => Words::language_of(sys_locale::get_locales()),
    }
}
