//! The whole game but for its face: which screen has the keys, and what the world outside has to
//! do for it.
//!
//! It knows no thread and no disk. What takes long or lasts is asked for by an [`Event`], and
//! whoever owns the app hands the answer back.

mod open;
mod past_runs;
mod recordings;

use std::sync::Arc;

use super::course::Course;
use super::input::{Action, Inputs};
use super::opening::{Order, Unfinished};
use super::replay::Recording;
use super::run::{Run, RunEvent, Summary};
use super::screen::contest::SideBySide;
use super::screen::export::{Export, FileKind};
use super::screen::lobby::Lobby;
use super::screen::results::Results;
use super::screen::school::RatSchool;
use super::screen::screensaver::Screensaver;
use super::screen::settings::SettingsScreen;
use super::screen::title::{Entry, Title};
use super::screen::versus::{Versus, VersusEvent};
use super::screen::watch::{Watch, Wish};
use super::screen::{Next, Screen};
use super::settings::{Language, Settings};
use super::theatre::film::Acts;
use crate::maze::random::Dice;
use crate::maze::{Maze, Tile};
use past_runs::PastRuns;
use recordings::Recordings;
pub use recordings::Refusal;

/// The game.
#[derive(Debug)]
pub struct App {
    settings: Settings,
    /// The language of the system, used unless the settings say otherwise.
    system_language: Language,
    screen: Screen,
    /// Screens that wait below the one that has the keys, the nearest last.
    waiting: Vec<Screen>,
    /// What can be continued.
    unfinished: Unfinished,
    /// What was asked for last and has not come yet.
    awaited: Option<Order>,
    /// What the player has run in this session, as far as a school may ask for it.
    past_runs: PastRuns,
    /// The school that the player has left to run its maze.
    left_school: Option<Box<RatSchool>>,
    /// What was recorded, and against whom the maze at hand can be raced.
    recordings: Recordings,
    /// For new seeds only; no maze and no rule depends on it.
    dice: Dice,
}

/// What the world outside is asked to do, or told.
#[derive(Debug)]
pub enum Event {
    /// Another screen has the keys.
    Screen(&'static str),
    /// Make this ready and hand it to [`App::take`]; what was asked for before is void.
    Prepare(Order),
    /// What was asked for is not wanted any more.
    CancelOrder,
    /// A run of this maze begins or goes on.
    Opened(Arc<Course>),
    /// The title shows this maze, as it will be played.
    Previewed(Arc<Course>),
    /// The mouse came to this place.
    Stepped(Tile),
    /// There was a wall.
    Bumped,
    /// A hint was given.
    Hinted,
    /// All sound was switched off, or on again.
    Muted(bool),
    /// Auto-solve: "searching", "found", "no path" or "off".
    Solving(&'static str),
    /// Something happened between two players.
    Versus(VersusEvent),
    /// A run is over.
    Finished(Summary),
    /// What is unfinished has changed: keep [`App::unfinished`] on disk. If there is none, what is
    /// kept there stays if it can [still be continued](Unfinished::Kept), and else is removed.
    KeepRun,
    /// Keep [`App::settings`] on disk.
    KeepSettings,
    /// Open this maze.
    OpenMaze(Arc<Maze>),
    /// Save the round whose card is shown as a file.
    SaveRound,
    /// Save this recording as a file.
    SaveRecording(Arc<Recording>),
    /// Put this challenge into the clipboard.
    Challenge(String),
    /// A recording or a challenge is not taken.
    Refused(Refusal),
    /// Save what the theatre shows as a picture.
    SavePicture,
    /// Keep this maze as a file, with its best way or without.
    ExportMaze(Arc<Course>, FileKind, bool),
    /// Make a film of these acts of what the theatre shows.
    Film(Acts),
    /// The film is not wanted any more.
    GiveUpFilm,
    /// Put this text into the clipboard.
    Copy(String),
    /// Close the window.
    Quit,
}

impl App {
    /// A game that begins with the title. `entropy` is for rolling seeds.
    pub fn new(settings: Settings, system_language: Language, entropy: u64) -> Self {
        Self {
            settings,
            system_language,
            screen: Screen::Title(Title::new(false)),
            waiting: Vec::new(),
            unfinished: Unfinished::Nothing,
            awaited: None,
            past_runs: PastRuns::default(),
            left_school: None,
            recordings: Recordings::default(),
            dice: Dice::new(entropy),
        }
    }

    /// What the player has set.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The language in use.
    pub fn language(&self) -> Language {
        self.settings.language.unwrap_or(self.system_language)
    }

    /// The screen that has the keys.
    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    /// The theatre, if it has the keys, to ask it what changed.
    pub const fn watch_mut(&mut self) -> Option<&mut Watch> {
        match &mut self.screen {
            Screen::Watch(watch) => Some(watch),
            _ => None,
        }
    }

    /// The screensaver, if nobody is there, to ask it what changed.
    pub const fn screensaver_mut(&mut self) -> Option<&mut Screensaver> {
        match &mut self.screen {
            Screen::Screensaver(screensaver) => Some(screensaver),
            _ => None,
        }
    }

    /// What goes side by side, if it has the keys, to ask it what changed.
    pub const fn side_by_side_mut(&mut self) -> Option<&mut SideBySide> {
        match &mut self.screen {
            Screen::SideBySide(contest) => Some(contest),
            _ => None,
        }
    }

    /// Fills the screen with the window, or no longer.
    pub fn toggle_fullscreen(&mut self) -> Vec<Event> {
        self.settings.fullscreen = !self.settings.fullscreen;
        vec![Event::KeepSettings]
    }

    /// Remembers how large the window is, in logical pixels.
    pub const fn keep_window_size(&mut self, size: (u16, u16)) {
        self.settings.window = size;
    }

    /// Hears the best time, in milliseconds, of the maze that is played or was finished, as it was
    /// before that run.
    pub fn take_best(&mut self, best: Option<u64>) {
        match &mut self.screen {
            Screen::Play(play) => play.best = best,
            Screen::Results(results) => results.best_before = best,
            _ => {}
        }
    }

    /// Takes note of how large the pane of the maze is, and an interface pixel, in logical pixels.
    pub fn fit(&mut self, pane: (f32, f32), scale: f32) {
        match &mut self.screen {
            Screen::Play(play) => play.fit(pane, scale),
            Screen::Replay(replay) => replay.fit(pane, scale),
            Screen::Screensaver(screensaver) => screensaver.fit(pane, scale),
            Screen::Versus(versus) => versus.fit(pane, scale, &self.settings),
            _ => {}
        }
    }

    /// How fast the ticks follow each other, as a share of the usual.
    pub fn pace(&self) -> f64 {
        match self.screen {
            Screen::Play(_) => f64::from(self.settings.game_speed_percent) / 100.0,
            _ => 1.0,
        }
    }

    /// Exactly one tick.
    pub fn tick(&mut self, inputs: &Inputs) -> Vec<Event> {
        let mut events = Vec::new();
        let name_before = self.screen.name();
        let settings_before = self.settings.clone();
        if inputs.actions.contains(&Action::Copy)
            && let Some(code) = self.code()
        {
            events.push(Event::Copy(code));
        }
        self.mute(inputs, &mut events);
        let language = self.language();
        let dice = &mut self.dice;
        let roll = || u64::from(dice.below(1_000_000));
        let next = match &mut self.screen {
            Screen::Title(_) if self.recordings.is_declined(inputs) => Next::Stay,
            Screen::Title(title) => {
                if self.recordings.may_race(inputs) {
                    self.settings.ghost = !self.settings.ghost;
                }
                let (next, entry) = title.tick(inputs, &mut self.settings, roll);
                match entry {
                    Some(Entry::Continue) => Next::Continue,
                    _ => next,
                }
            }
            Screen::Loading(loading) => loading.tick(inputs),
            Screen::Play(play) => {
                let was_solving = play.run().solving().is_some();
                let had_hint = play.run().hint().map(|hint| hint.shown_ticks);
                let mut run_events = Vec::new();
                let next = play.tick(inputs, &mut self.settings, &mut run_events, roll);
                tell_of_help(play.run(), was_solving, had_hint, &mut events);
                events.extend(run_events.iter().map(|event| told(event, play.run())));
                next
            }
            Screen::Results(results) => results.tick(inputs, roll),
            Screen::Replay(replay) => replay.tick(inputs, &mut self.settings),
            Screen::Watch(watch) => {
                let (next, wishes) = watch.tick(inputs, roll);
                for wish in wishes {
                    events.push(match wish {
                        Wish::Rehearse => {
                            self.awaited = Some(Order::Rehearse);
                            Event::Prepare(Order::Rehearse)
                        }
                        Wish::SavePicture => Event::SavePicture,
                        Wish::Film(acts) => Event::Film(acts),
                        Wish::GiveUpFilm => Event::GiveUpFilm,
                    });
                }
                next
            }
            Screen::Screensaver(screensaver) => screensaver.tick(inputs),
            Screen::SideBySide(contest) => {
                let (next, is_changed) = contest.tick(inputs, roll);
                if is_changed {
                    self.give_up(&mut events);
                }
                next
            }
            Screen::School(school) => {
                let (next, is_changed) = school.tick(inputs, roll);
                if is_changed {
                    self.give_up(&mut events);
                }
                next
            }
            Screen::Lobby(lobby) => lobby.tick(inputs, &mut self.settings, roll),
            Screen::Versus(versus) => {
                let (next, told) = versus.tick(inputs, &mut self.settings);
                events.extend(told.into_iter().map(Event::Versus));
                next
            }
            Screen::Export(export) => {
                let (next, is_wanted) = export.tick(inputs);
                if is_wanted {
                    let course = Arc::clone(export.course());
                    events.push(Event::ExportMaze(course, export.kind(), export.with_way()));
                }
                next
            }
            Screen::Settings(screen) => screen.tick(inputs, &mut self.settings, language),
            Screen::HowTo => {
                let is_read = |action: &Action| {
                    matches!(action, Action::Back | Action::Confirm | Action::Click(_))
                };
                if inputs.actions.iter().any(is_read) { Next::Back } else { Next::Stay }
            }
        };
        self.take_challenge(inputs, &mut events);
        self.share_run(inputs, &mut events);
        self.go(next, &mut events);
        self.take_match(inputs, &mut events);
        self.ask_for_preview(&mut events);
        self.check_challenge(&mut events);
        self.ask_for_what_waits(&mut events);
        if self.settings != settings_before {
            events.push(Event::KeepSettings);
        }
        self.tell_screen(name_before, &mut events);
        events
    }

    fn mute(&mut self, inputs: &Inputs, events: &mut Vec<Event>) {
        let muted = &mut self.settings.volumes.muted;
        for _ in inputs.actions.iter().filter(|&action| *action == Action::Mute) {
            *muted = !*muted;
            events.push(Event::Muted(*muted));
        }
    }

    fn tell_screen(&self, name_before: &str, events: &mut Vec<Event>) {
        if self.screen.name() != name_before {
            events.push(Event::Screen(self.screen.name()));
        }
    }

    /// The code of the maze that is chosen, played or was played.
    pub fn code(&self) -> Option<String> {
        match &self.screen {
            Screen::Lobby(_) => {
                return Lobby::code(&self.settings).ok().map(|code| code.to_string());
            }
            Screen::Versus(versus) => return Some(versus.game().code().to_string()),
            _ => {}
        }
        let spec = match &self.screen {
            Screen::Title(_) => Title::spec(&self.settings.maze).ok(),
            Screen::Play(play) => play.run().course().spec,
            Screen::Results(results) => results.run().course().spec,
            Screen::Replay(replay) => replay.course().spec,
            Screen::Watch(watch) => watch.bill().spec(),
            Screen::SideBySide(contest) => contest.lineup().source.spec(),
            Screen::School(school) => school.source().spec(),
            _ => None,
        };
        spec.map(|spec| spec.to_string())
    }

    fn go(&mut self, next: Next, events: &mut Vec<Event>) {
        match next {
            Next::Stay => {}
            Next::Back => {
                if self.screen.has_asked() {
                    self.give_up(events);
                }
                self.screen = self.waiting.pop().unwrap_or_else(|| self.fresh_title());
            }
            Next::Title if self.is_run_for_school() => {
                if let Some(school) = self.left_school.take() {
                    self.screen = Screen::School(school);
                    self.tell_school();
                }
            }
            Next::Title => {
                self.leave_run(events);
                self.recordings.challenge = None;
                self.screen = self.fresh_title();
            }
            Next::Open(spec) => self.open_spec(spec, events),
            Next::Continue => self.continue_run(events),
            Next::Play(run) => {
                let below = std::mem::replace(&mut self.screen, Screen::HowTo);
                if let Screen::School(school) = below {
                    self.left_school = Some(school);
                }
                self.play(*run, events);
            }
            Next::Results => {
                let best = if let Screen::Play(play) = &self.screen { play.best } else { None };
                if let Some(run) = self.take_run(|_| true) {
                    events.push(Event::KeepRun);
                    self.past_runs.note(&run);
                    self.screen = Screen::Results(Box::new(Results::new(run, best)));
                }
            }
            Next::WatchAgain => self.watch_again(),
            Next::RaceTheBest => self.race_the_best(events),
            Next::Watch(bill) => self.show(bill, events),
            Next::Screensaver => self.fall_asleep(),
            Next::SideBySide(bill) => {
                self.give_up(events);
                self.cover(Screen::SideBySide(Box::new(SideBySide::new(&bill))));
            }
            Next::School(source) => {
                self.give_up(events);
                self.cover(Screen::School(Box::new(RatSchool::new(source))));
                self.tell_school();
            }
            Next::Lobby => {
                self.give_up(events);
                self.screen = Screen::Lobby(Lobby::default());
            }
            Next::Versus(code) => {
                self.give_up(events);
                self.screen = Screen::Versus(Box::new(match self.seated_ghost().cloned() {
                    Some(ghost) => Versus::against(code, ghost),
                    None => Versus::new(code),
                }));
            }
            Next::OpenMaze(maze) => events.push(Event::OpenMaze(maze)),
            Next::Export(course) => self.cover(Screen::Export(Export::new(course))),
            Next::Settings => self.cover(Screen::Settings(SettingsScreen::default())),
            Next::HowTo => self.cover(Screen::HowTo),
            Next::Quit => events.push(Event::Quit),
        }
    }

    /// Opens the lobby with the code of a match that was pasted on the title.
    fn take_match(&mut self, inputs: &Inputs, events: &mut Vec<Event>) {
        let pasted = inputs.actions.iter().find_map(|action| match action {
            Action::Paste(text) if Lobby::is_meant_by(text) => Some(text),
            _ => None,
        });
        if let (Screen::Title(_), Some(text)) = (&self.screen, pasted) {
            self.go(Next::Lobby, events);
            if let Screen::Lobby(lobby) = &mut self.screen {
                lobby.paste(text, &mut self.settings);
            }
        }
    }

    /// Whether the results on the screen are of a run that a school waits for.
    pub fn is_run_for_school(&self) -> bool {
        let awaited = self.left_school.as_ref().and_then(|school| school.course());
        match (&self.screen, awaited) {
            (Screen::Results(results), Some(course)) => Arc::ptr_eq(results.run().course(), course),
            _ => false,
        }
    }

    /// Hands the player's runs in to the school that has the keys.
    fn tell_school(&mut self) {
        if let Screen::School(school) = &mut self.screen {
            self.past_runs.hand_in(school);
        }
    }

    fn fresh_title(&self) -> Screen {
        Screen::Title(Title::new(self.unfinished.is_something()))
    }

    /// Shows a screen above the present one.
    fn cover(&mut self, screen: Screen) {
        let below = std::mem::replace(&mut self.screen, screen);
        self.waiting.push(below);
    }
}

/// What the world hears of an event of a run.
fn told(event: &RunEvent, run: &Run) -> Event {
    match event {
        RunEvent::Stepped(tile) => Event::Stepped(*tile),
        RunEvent::Bumped => Event::Bumped,
        RunEvent::Solved { found: true } => Event::Solving("found"),
        RunEvent::Solved { found: false } => Event::Solving("no path"),
        RunEvent::Finished => Event::Finished(run.summary()),
    }
}

/// What the log wants to know of hints and auto-solve.
fn tell_of_help(run: &Run, was_solving: bool, had_hint: Option<u32>, events: &mut Vec<Event>) {
    match (was_solving, run.solving().is_some()) {
        (false, true) => events.push(Event::Solving("searching")),
        (true, false) if !run.is_finished() => events.push(Event::Solving("off")),
        _ => {}
    }
    let has_hint = run.hint().map(|hint| hint.shown_ticks);
    if has_hint.is_some_and(|ticks| had_hint.is_none_or(|before| ticks < before)) {
        events.push(Event::Hinted);
    }
}
