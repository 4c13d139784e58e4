//! How mazes come on the screen and leave it: what is asked for, what comes, and what becomes of
//! the run that was being played.

use std::sync::Arc;

use super::{App, Event};
use crate::game::opening::{Order, Ready, Unfinished};
use crate::game::race::Race;
use crate::game::screen::how_to::HowTo;
use crate::game::screen::loading::Loading;
use crate::game::screen::lobby::Lobby;
use crate::game::screen::play::Play;
use crate::game::screen::screensaver::Screensaver;
use crate::game::screen::title::Title;
use crate::game::screen::watch::{Bill, Watch};
use crate::game::screen::{Next, Screen};
use crate::game::versus::code::MatchCode;
use crate::maze::Spec;

impl App {
    /// The run that is being played, or was left in the middle since the game was opened.
    pub fn unfinished(&self) -> Option<&Race> {
        let playing = self.waiting.iter().chain([&self.screen]).find_map(|screen| match screen {
            Screen::Play(play) if play.is_under_way() => Some(play.race()),
            _ => None,
        });
        playing.or(match &self.unfinished {
            Unfinished::Left(run) => Some(run),
            Unfinished::Kept { .. } | Unfinished::Nothing => None,
        })
    }

    /// What can be continued from the title.
    pub const fn to_continue(&self) -> &Unfinished {
        &self.unfinished
    }

    /// Offers a run of last time, to be continued from the title, and says how many rooms wide and
    /// high its maze is if it is one of rooms, and how long it has taken.
    pub fn offer(&mut self, rooms: Option<(u16, u16)>, milliseconds: u64) {
        self.unfinished = Unfinished::Kept { rooms, milliseconds };
        if matches!(self.screen, Screen::Title(_)) {
            self.screen = self.fresh_title();
        }
    }

    /// Opens a maze from outside, as of the command line or of a file that was dropped. Until it
    /// is there, and again if nothing comes of it, the screen below stays as it is.
    pub fn open(&mut self, order: Order) -> Vec<Event> {
        let mut events = Vec::new();
        let name_before = self.screen.name();
        if matches!(self.screen, Screen::Loading(_)) {
            self.screen = Screen::Loading(Loading::new(order));
        } else {
            self.cover(Screen::Loading(Loading::new(order)));
        }
        // Another file is another order.
        self.awaited = None;
        self.recordings.to_watch = None;
        self.ask_for(order, &mut events);
        self.tell_screen(name_before, &mut events);
        events
    }

    /// Opens the lobby with a match from outside.
    pub fn invite(&mut self, code: &MatchCode) -> Vec<Event> {
        let mut events = Vec::new();
        let name_before = self.screen.name();
        self.go(Next::Lobby, &mut events);
        Lobby::choose(code, &mut self.settings);
        self.tell_screen(name_before, &mut events);
        events
    }

    /// Opens the theatre with something from outside.
    pub fn watch(&mut self, bill: Bill) -> Vec<Event> {
        let mut events = Vec::new();
        let name_before = self.screen.name();
        self.show(bill, &mut events);
        self.tell_screen(name_before, &mut events);
        events
    }

    /// Begins the screensaver; behind it waits the screen that there is.
    pub fn begin_screensaver(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        let name_before = self.screen.name();
        self.fall_asleep();
        self.tell_screen(name_before, &mut events);
        events
    }

    pub(super) fn show(&mut self, bill: Bill, events: &mut Vec<Event>) {
        self.give_up(events);
        self.cover(Screen::Watch(Box::new(Watch::new(bill))));
        self.ask_for_what_waits(events);
    }

    pub(super) fn fall_asleep(&mut self) {
        let (high, low) = (self.dice.below(u32::MAX), self.dice.below(u32::MAX));
        let seed = u64::from(high) << 32 | u64::from(low);
        self.cover(Screen::Screensaver(Box::new(Screensaver::new(seed))));
    }

    /// Takes what the last order has come to.
    pub fn take(&mut self, ready: Ready) -> Vec<Event> {
        let mut events = Vec::new();
        let Some(order) = self.awaited.take() else { return events };
        let name_before = self.screen.name();
        match (&mut self.screen, ready) {
            (Screen::Title(title), Ready::Course(course)) => {
                title.preview = Some(Arc::clone(&course));
                events.push(Event::Previewed(course));
            }
            (Screen::Lobby(lobby), Ready::Course(course)) => {
                lobby.preview = Some(Arc::clone(&course));
                events.push(Event::Previewed(course));
            }
            (Screen::Loading(_), Ready::Course(course)) if self.recordings.to_watch.is_some() => {
                self.watch_recording(course, &mut events);
            }
            (Screen::Loading(_), Ready::Arena(arena)) => self.watch_round(arena, &mut events),
            (Screen::Loading(_), Ready::Course(course)) => {
                self.leave_run(&mut events);
                self.play(Race::alone(course), &mut events);
            }
            (Screen::Watch(watch), Ready::Timeline(timeline)) => watch.take(*timeline),
            (Screen::School(school), Ready::Course(course)) => {
                school.take(course);
                self.tell_school();
            }
            (Screen::SideBySide(contest), Ready::Contest(rehearsed)) => contest.take(*rehearsed),
            (Screen::Versus(versus), Ready::Arena(arena)) => versus.take(arena),
            (Screen::Loading(_), Ready::Run(run)) => {
                self.unfinished = Unfinished::Nothing;
                self.play(*run, &mut events);
            }
            (Screen::Loading(_), Ready::Nothing) => {
                if order == Order::Resume {
                    self.unfinished = Unfinished::Nothing;
                }
                self.screen = self.waiting.pop().unwrap_or_else(|| self.fresh_title());
            }
            _ => {}
        }
        self.tell_screen(name_before, &mut events);
        events
    }

    /// Hears how far what was asked for has come, from 0 to 1.
    pub const fn take_progress(&mut self, share: f32) {
        match &mut self.screen {
            Screen::Loading(loading) => loading.share = share,
            Screen::Watch(watch) => watch.take_progress(share),
            Screen::SideBySide(contest) => contest.take_progress(share),
            Screen::School(school) => school.take_progress(share),
            Screen::Versus(versus) => versus.share = share,
            _ => {}
        }
    }

    /// Hears how far the film has come, from 0 to 1, or that none is made any more.
    pub const fn take_film_progress(&mut self, share: Option<f32>) {
        if let Screen::Watch(watch) = &mut self.screen {
            watch.darkroom_mut().take_progress(share);
        }
    }

    /// Gives up what was asked for.
    pub(super) fn give_up(&mut self, events: &mut Vec<Event>) {
        if self.awaited.take().is_some() {
            events.push(Event::CancelOrder);
        }
    }

    fn ask_for(&mut self, order: Order, events: &mut Vec<Event>) {
        if self.awaited != Some(order) {
            self.awaited = Some(order);
            events.push(Event::Prepare(order));
        }
    }

    /// Asks for what the screen that has the keys cannot do without: at first, and again if it was
    /// given up while another screen lay above.
    pub(super) fn ask_for_what_waits(&mut self, events: &mut Vec<Event>) {
        let order = match &self.screen {
            Screen::School(school) => match school.awaited() {
                Some(spec) => Order::Grow(spec),
                None => return,
            },
            Screen::Lobby(lobby) => match lobby.wonders_about(&self.settings) {
                Some(spec) => Order::Grow(spec),
                None => return,
            },
            Screen::Watch(watch) if watch.waits() => Order::Rehearse,
            Screen::SideBySide(contest) if contest.waits() => Order::Compete,
            Screen::Versus(versus) if versus.waits() => Order::Arena(versus.game().plan()),
            _ => return,
        };
        self.ask_for(order, events);
    }

    /// Into the maze of this spec: at once if the title shows it, else when it is built.
    pub(super) fn open_spec(&mut self, spec: Spec, events: &mut Vec<Event>) {
        self.leave_run(events);
        let preview = match &mut self.screen {
            Screen::Title(title) => title.preview.take(),
            _ => None,
        };
        match preview.filter(|course| course.spec == Some(spec)) {
            Some(course) => self.play(Race::alone(course), events),
            None => self.wait_for(Order::Grow(spec), events),
        }
    }

    /// Into the run that was left in the middle.
    pub(super) fn continue_run(&mut self, events: &mut Vec<Event>) {
        match std::mem::replace(&mut self.unfinished, Unfinished::Nothing) {
            Unfinished::Left(run) => self.play(*run, events),
            kept @ Unfinished::Kept { .. } => {
                // Should it be given up, it is there again.
                self.unfinished = kept;
                self.wait_for(Order::Resume, events);
            }
            Unfinished::Nothing => {}
        }
    }

    fn wait_for(&mut self, order: Order, events: &mut Vec<Event>) {
        self.recordings.to_watch = None;
        self.screen = Screen::Loading(Loading::new(order));
        self.ask_for(order, events);
    }

    pub(super) fn play(&mut self, run: Race, events: &mut Vec<Event>) {
        self.give_up(events);
        self.waiting.clear();
        self.settings.lesson_settled = true;
        events.push(Event::Opened(Arc::clone(run.course())));
        let mut play = Play::new(run);
        self.recordings.seat_rival(&mut play, events);
        self.screen = Screen::Play(Box::new(play));
    }

    /// Keeps the run that is being played for later, if it is worth it. Its screen is gone then;
    /// if it is the present one, another has to be put there.
    pub(super) fn leave_run(&mut self, events: &mut Vec<Event>) {
        if let Some(run) = self.take_run(Play::is_under_way) {
            self.unfinished = Unfinished::Left(Box::new(run));
            events.push(Event::KeepRun);
        }
    }

    /// Takes the run off its screen, if it is as wanted. A screen that waits is gone then; where
    /// the present one was, another has to be put.
    pub(super) fn take_run(&mut self, is_wanted: impl Fn(&Play) -> bool) -> Option<Race> {
        let is_it = |screen: &Screen| match screen {
            Screen::Play(play) => is_wanted(play),
            _ => false,
        };
        let screen = match self.waiting.iter().position(is_it) {
            Some(place) => self.waiting.remove(place),
            None if is_it(&self.screen) => {
                std::mem::replace(&mut self.screen, Screen::HowTo(HowTo::default()))
            }
            None => return None,
        };
        match screen {
            Screen::Play(play) => Some(play.into_race()),
            _ => None,
        }
    }

    /// The title shows the very maze that will be played.
    pub(super) fn ask_for_preview(&mut self, events: &mut Vec<Event>) {
        let Screen::Title(title) = &mut self.screen else { return };
        let Ok(spec) = Title::spec(&self.settings.maze) else { return };
        if title.preview.as_ref().and_then(|course| course.spec) == Some(spec) {
            return;
        }
        match &self.unfinished {
            Unfinished::Left(run) if run.course().spec == Some(spec) => {
                let course = Arc::clone(run.course());
                title.preview = Some(Arc::clone(&course));
                events.push(Event::Previewed(course));
                self.give_up(events);
            }
            _ => self.ask_for(Order::Grow(spec), events),
        }
    }
}
