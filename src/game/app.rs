//! The whole game but for its face: which screen has the keys, and what the world outside has to
//! do for it.
//!
//! It knows no thread and no disk. What takes long or lasts is asked for by an [`Event`], and
//! whoever owns the app hands the answer back.

use std::sync::Arc;

use super::input::{Action, Inputs};
use super::run::{Course, Run, RunEvent, Summary};
use super::screen::loading::Loading;
use super::screen::play::Play;
use super::screen::settings::SettingsScreen;
use super::screen::title::{Entry, Title};
use super::screen::{Next, Screen};
use super::settings::{Language, Settings};
use crate::maze::random::Dice;
use crate::maze::{Spec, Tile};

/// The game.
#[derive(Debug)]
pub struct App {
    settings: Settings,
    /// The language of the system, used unless the settings say otherwise.
    system_language: Language,
    screen: Screen,
    /// Screens that wait below the one that has the keys, the nearest last.
    waiting: Vec<Screen>,
    /// A run that was left in the middle.
    unfinished: Option<Run>,
    /// The maze that was asked for last and has not come yet.
    awaited: Option<Spec>,
    /// For new seeds only; no maze and no rule depends on it.
    dice: Dice,
}

/// What the world outside is asked to do, or told.
#[derive(Debug)]
pub enum Event {
    /// Another screen has the keys.
    Screen(&'static str),
    /// Build this maze and hand it to [`App::take_course`]; what was asked for before is void.
    Build(Spec),
    /// The maze that was asked for is not wanted any more.
    CancelBuild,
    /// A run of this maze begins or goes on.
    Opened(Arc<Course>),
    /// The mouse came to this place.
    Stepped(Tile),
    /// There was a wall.
    Bumped,
    /// A hint was given.
    Hinted,
    /// Auto-solve: "searching", "found", "no path" or "off".
    Solving(&'static str),
    /// A run is over.
    Finished(Summary),
    /// What is unfinished has changed: keep [`App::unfinished`] on disk, or remove it there.
    KeepRun,
    /// Keep [`App::settings`] on disk.
    KeepSettings,
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
            unfinished: None,
            awaited: None,
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

    /// The run that was left in the middle, or that is being played.
    pub const fn unfinished(&self) -> Option<&Run> {
        match &self.screen {
            Screen::Play(play) if play.run().has_begun() && !play.run().is_finished() => {
                Some(play.run())
            }
            _ => self.unfinished.as_ref(),
        }
    }

    /// Offers a run of the last time, to be continued from the title.
    pub fn offer(&mut self, run: Run) {
        self.unfinished = Some(run);
        if matches!(self.screen, Screen::Title(_)) {
            self.screen = Screen::Title(Title::new(true));
        }
    }

    /// Opens a maze at once, as for a file or a code on the command line.
    pub fn open(&mut self, course: Arc<Course>) -> Vec<Event> {
        let mut events = Vec::new();
        self.play(Run::new(course), &mut events);
        events.push(Event::Screen(self.screen.name()));
        events
    }

    /// Asks for the maze of a spec and shows how far it has come until it is there.
    pub fn open_spec(&mut self, spec: Spec) -> Vec<Event> {
        let mut events = Vec::new();
        self.go(Next::Open(spec), &mut events);
        events.push(Event::Screen(self.screen.name()));
        events
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

    /// Takes a maze that was built.
    pub fn take_course(&mut self, course: Arc<Course>) -> Vec<Event> {
        let mut events = Vec::new();
        if course.spec.is_some() && course.spec == self.awaited {
            self.awaited = None;
            match &mut self.screen {
                Screen::Title(title) => title.preview = Some(course),
                Screen::Loading(_) => {
                    self.play(Run::new(course), &mut events);
                    events.push(Event::Screen(self.screen.name()));
                }
                _ => {}
            }
        }
        events
    }

    /// Hears how far the maze that was asked for has come, from 0 to 1.
    pub const fn take_progress(&mut self, share: f32) {
        if let Screen::Loading(loading) = &mut self.screen {
            loading.share = share;
        }
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
        if let Screen::Play(play) = &mut self.screen {
            play.fit(pane, scale);
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
        let language = self.language();
        let dice = &mut self.dice;
        let roll = || u64::from(dice.below(1_000_000));
        let next = match &mut self.screen {
            Screen::Title(title) => {
                let (next, entry) = title.tick(inputs, &mut self.settings, roll);
                match entry {
                    Some(Entry::Continue) => {
                        self.unfinished.take().map_or(Next::Stay, |run| Next::Resume(Box::new(run)))
                    }
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
                events.extend(run_events.into_iter().map(|event| match event {
                    RunEvent::Stepped(tile) => Event::Stepped(tile),
                    RunEvent::Bumped => Event::Bumped,
                    RunEvent::Solved { found: true } => Event::Solving("found"),
                    RunEvent::Solved { found: false } => Event::Solving("no path"),
                    RunEvent::Finished => Event::Finished(play.run().summary()),
                }));
                next
            }
            Screen::Results(results) => results.tick(inputs, roll),
            Screen::Settings(screen) => screen.tick(inputs, &mut self.settings, language),
            Screen::HowTo => {
                let is_read = |action: &Action| {
                    matches!(action, Action::Back | Action::Confirm | Action::Click(_))
                };
                if inputs.actions.iter().any(is_read) { Next::Back } else { Next::Stay }
            }
        };
        self.go(next, &mut events);
        self.ask_for_preview(&mut events);
        if self.settings != settings_before {
            events.push(Event::KeepSettings);
        }
        if self.screen.name() != name_before {
            events.push(Event::Screen(self.screen.name()));
        }
        events
    }

    /// The code of the maze that is chosen, played or was played.
    pub fn code(&self) -> Option<String> {
        let spec = match &self.screen {
            Screen::Title(_) => Title::spec(&self.settings.maze).ok(),
            Screen::Play(play) => play.run().course().spec,
            Screen::Results(results) => results.run().course().spec,
            _ => None,
        };
        spec.map(|spec| spec.to_string())
    }

    fn go(&mut self, next: Next, events: &mut Vec<Event>) {
        match next {
            Next::Stay => {}
            Next::Back => {
                if matches!(self.screen, Screen::Loading(_)) {
                    self.awaited = None;
                    events.push(Event::CancelBuild);
                }
                self.screen = self.waiting.pop().unwrap_or_else(|| self.fresh_title());
            }
            Next::Title => {
                self.leave_run(events);
                self.screen = self.fresh_title();
            }
            Next::Open(spec) => {
                self.leave_run(events);
                let preview = match &mut self.screen {
                    Screen::Title(title) => title.preview.take(),
                    _ => None,
                };
                if let Some(course) = preview.filter(|course| course.spec == Some(spec)) {
                    self.play(Run::new(course), events);
                    return;
                }
                self.screen = Screen::Loading(Loading { spec, share: 0.0 });
                if self.awaited != Some(spec) {
                    self.awaited = Some(spec);
                    events.push(Event::Build(spec));
                }
            }
            Next::Resume(run) => self.play(*run, events),
            Next::Results(results) => {
                events.push(Event::KeepRun);
                self.screen = Screen::Results(results);
            }
            Next::Settings => self.cover(Screen::Settings(SettingsScreen::default())),
            Next::HowTo => self.cover(Screen::HowTo),
            Next::Quit => events.push(Event::Quit),
        }
    }

    fn fresh_title(&self) -> Screen {
        Screen::Title(Title::new(self.unfinished.is_some()))
    }

    /// Shows a screen above the present one.
    fn cover(&mut self, screen: Screen) {
        let below = std::mem::replace(&mut self.screen, screen);
        self.waiting.push(below);
    }

    fn play(&mut self, run: Run, events: &mut Vec<Event>) {
        self.waiting.clear();
        events.push(Event::Opened(run.course().clone()));
        self.screen = Screen::Play(Box::new(Play::new(run)));
    }

    /// Keeps the run that is being played for later, if it is worth it.
    fn leave_run(&mut self, events: &mut Vec<Event>) {
        if let Screen::Play(play) = &self.screen
            && play.run().has_begun()
            && !play.run().is_finished()
        {
            self.unfinished = Some(play.run().clone());
            events.push(Event::KeepRun);
        }
    }

    /// The title shows the very maze that will be played.
    fn ask_for_preview(&mut self, events: &mut Vec<Event>) {
        let Screen::Title(title) = &self.screen else { return };
        let Ok(spec) = Title::spec(&self.settings.maze) else { return };
        let shown = title.preview.as_ref().and_then(|course| course.spec);
        if shown != Some(spec) && self.awaited != Some(spec) {
            self.awaited = Some(spec);
            events.push(Event::Build(spec));
        }
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
