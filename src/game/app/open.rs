//! How mazes are opened: what is requested, what is done with the answers, and what happens to the
//! run that was being played.

use std::path::Path;
use std::sync::Arc;

use super::{App, Event, OpenRefusal};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::race::Race;
use crate::game::request::{Request, Response};
use crate::game::saved_run::SavedGame;
use crate::game::screen::how_to::HowTo;
use crate::game::screen::lesson::FirstLesson;
use crate::game::screen::loading::Loading;
use crate::game::screen::play::Play;
use crate::game::screen::screensaver::Screensaver;
use crate::game::screen::versus::Versus;
use crate::game::screen::watch::Watch;
use crate::game::screen::{Need, Screen};
use crate::game::store_task::StoreTask;
use crate::game::theatre::ShowSpec;
use crate::maze::{Maze, Spec, Tile, Warning, may_be_no_maze, visible};

impl App {
    pub(super) fn show(&mut self, show_spec: ShowSpec, events: &mut Vec<Event>) {
        self.cover(Screen::Watch(Box::new(Watch::new(show_spec))));
        self.ask_for_what_waits(events);
    }

    pub(super) fn fall_asleep(&mut self) {
        let (high, low) = (self.dice.below(u32::MAX), self.dice.below(u32::MAX));
        let seed = u64::from(high) << 32 | u64::from(low);
        self.cover(Screen::Screensaver(Box::new(Screensaver::new(seed))));
    }

    /// Takes the answer to the last request.
    pub fn take(&mut self, answer: Response) -> Vec<Event> {
        let mut events = Vec::new();
        let awaited = self.awaited.take();
        if awaited.is_none() {
            return events;
        }
        if let (Some(Request::Read { name, .. }), Response::Read(measured, _)) = (&awaited, &answer)
        {
            self.take_name(&measured.maze, name);
        }
        let name_before = self.screen.name();
        match (&mut self.screen, answer) {
            (Screen::Title(title), Response::MeasuredMaze(measured)) => {
                title.preview = Some(Arc::clone(&measured));
                events.push(Event::Previewed(measured));
            }
            (Screen::Lobby(lobby), Response::MeasuredMaze(measured)) => {
                lobby.preview = Some(Arc::clone(&measured));
                events.push(Event::Previewed(measured));
            }
            (Screen::Watch(watch), Response::Timeline(timeline)) => watch.take(*timeline),
            (Screen::School(school), Response::MeasuredMaze(measured)) => {
                school.take(measured);
                self.tell_school();
            }
            (Screen::SideBySide(contest), Response::Contest(rehearsed)) => contest.take(*rehearsed),
            (Screen::Versus(versus), Response::Arena(arena)) => versus.take(arena),
            (Screen::Endless(game), Response::Leg(leg)) => game.take(*leg),
            (screen, Response::TooLarge(too_little)) => {
                events.push(Event::Refused(OpenRefusal::Memory(too_little)));
                // A preview and the ways are optional, so they are not requested again.
                if matches!(screen, Screen::Title(_) | Screen::Lobby(_) | Screen::Play(_)) {
                    self.awaited = awaited;
                } else {
                    self.uncover();
                }
            }
            (Screen::Loading(_), answer) => self.load(answer, &mut events),
            (screen, Response::MeasuredMaze(measured)) => {
                for screen in self.waiting.iter_mut().chain([screen]) {
                    if let Screen::Play(play) = screen {
                        play.take(&measured);
                    }
                }
            }
            // Another screen covers the one that made the request, which will repeat it.
            _ => {}
        }
        self.tell_screen(name_before, &mut events);
        events
    }

    /// Remembers the name, without folders, of the file that this maze was read from.
    pub(super) fn take_name(&mut self, maze: &Arc<Maze>, name: &str) {
        let name = Path::new(name).file_name().map_or(name.into(), |name| name.to_string_lossy());
        self.read = Some((Arc::clone(maze), visible(&name)));
    }

    /// Replaces the loading screen by what was loaded.
    fn load(&mut self, answer: Response, events: &mut Vec<Event>) {
        match answer {
            Response::MeasuredMaze(measured) if self.recordings.to_watch.is_some() => {
                self.watch_recording(measured, events);
            }
            Response::MeasuredMaze(measured) => self.play_or_ask(measured, Vec::new(), events),
            Response::Read(measured, warnings) => self.play_or_ask(measured, warnings, events),
            Response::Run(run) => {
                self.take_left();
                self.play(*run, events);
            }
            Response::Misfit => {
                self.set_aside(events);
                self.uncover();
            }
            Response::Recording(recording) => self.load_recording(*recording, events),
            Response::Unreadable(file, why) => {
                events.push(Event::Unreadable(file, why));
                self.uncover();
            }
            Response::Arena(arena) => self.watch_round(arena, events),
            Response::Leg(leg) => self.play_endless(*leg, events),
            Response::Challenge(leg, verdict) => {
                self.recordings.hear_of_challenge(verdict, events);
                self.play_endless(*leg, events);
            }
            Response::Retraced(retraced) => self.watch_retraced(retraced, events),
            // The loading screen never waits for these.
            Response::Timeline(_) | Response::Contest(_) | Response::TooLarge(_) => self.uncover(),
        }
    }

    /// Opens a maze, or if it is doubtful asks the player whether to play it.
    fn play_or_ask(
        &mut self,
        measured: Arc<MeasuredMaze>,
        warnings: Vec<Warning>,
        events: &mut Vec<Event>,
    ) {
        if let Screen::Loading(loading) = &mut self.screen {
            if may_be_no_maze(&warnings) {
                loading.doubts = warnings;
            } else {
                events.extend(Event::assumed(warnings));
            }
            if may_be_no_maze(&loading.doubts) {
                loading.doubtful = Some(measured);
                return;
            }
        }
        self.leave_run(events);
        self.play(Race::alone(measured), events);
    }

    /// Takes the progress of the last request, from 0 to 1.
    pub fn take_progress(&mut self, share: f32) {
        self.screen.facts_mut().take_progress(share);
    }

    /// Takes the progress of the film, from 0 to 1; none if no film is being made.
    pub const fn take_film_progress(&mut self, share: Option<f32>) {
        if let Screen::Watch(watch) = &mut self.screen {
            watch.darkroom_mut().take_progress(share);
        }
    }

    /// Cancels the last request.
    pub(super) fn give_up(&mut self, events: &mut Vec<Event>) {
        if self.awaited.take().is_some() {
            events.push(Event::CancelRequest);
        }
    }

    pub(super) fn ask_for(&mut self, request: Request, events: &mut Vec<Event>) {
        if self.awaited.as_ref() != Some(&request) {
            self.awaited = Some(request.clone());
            events.push(Event::Request(request));
        }
    }

    /// Requests what the present screen needs, if that is not here yet: the first time, when the
    /// need has changed, and again if the request was dropped while another screen was on top.
    pub(super) fn ask_for_what_waits(&mut self, events: &mut Vec<Event>) {
        if let Need::Wants(request) = self.screen.state().need(&self.settings) {
            self.ask_for(request, events);
        }
    }

    /// Opens the maze of this spec: at once if the title has built it or the surroundings of its
    /// start can be known, otherwise after it is built.
    pub(super) fn open_spec(&mut self, spec: Spec, events: &mut Vec<Event>) {
        self.leave_run(events);
        let preview = match &mut self.screen {
            Screen::Title(title) => title.preview.take(),
            _ => None,
        };
        let preview = preview.filter(|measured| measured.spec == Some(spec));
        match preview.or_else(|| self.begun(&spec, spec.size().start())) {
            Some(measured) => self.play(Race::alone(measured), events),
            None => self.wait_for(Request::open(spec), events),
        }
    }

    /// The surroundings of a place in a giant before it is built. None if memory does not suffice
    /// for all of it, or if a challenge has to be checked, for which all of it is needed.
    pub(super) fn begun(&self, spec: &Spec, place: Tile) -> Option<Arc<MeasuredMaze>> {
        let may_begin = self.recordings.challenge.is_none();
        let may_begin = may_begin && Request::open(*spec).check_memory().is_ok();
        let near = may_begin.then(|| MeasuredMaze::near(spec, place));
        near.flatten().map(Arc::new)
    }

    /// Continues a saved run. Until its maze is ready it stays among the saved ones, since the
    /// player may give up waiting.
    pub(super) fn continue_run(&mut self, place: usize, events: &mut Vec<Event>) {
        let Some(left) = self.left.get_mut(place) else { return };
        self.saved = Some(left.saved.key());
        if let Some(race) = left.race.take() {
            self.take_left();
            return self.play(*race, events);
        }
        match left.saved.clone() {
            SavedGame::Run(run) => {
                // The trail in a giant seldom leads beyond the surroundings that are known at once.
                let known = run.maze.spec().and_then(|spec| self.begun(&spec, run.place()));
                if let Some(race) = known.and_then(|known| run.resume(known)) {
                    self.take_left();
                    return self.play(race, events);
                }
                self.wait_for(Request::Resume(Arc::new(run)), events);
            }
            SavedGame::Match(saved) => match Versus::resume(&saved) {
                Some(versus) => {
                    self.take_left();
                    self.screen = Screen::Versus(Box::new(versus));
                }
                None => self.set_aside(events),
            },
            SavedGame::Endless(run) => match run.plan() {
                Some(plan) => self.wait_for(Request::Leg(plan), events),
                None => self.set_aside(events),
            },
            SavedGame::Lesson(done) => {
                self.take_left();
                self.cover(Screen::Lesson(Box::new(FirstLesson::resume(done))));
            }
        }
    }

    /// Sets aside a saved run that does not fit its maze.
    fn set_aside(&mut self, events: &mut Vec<Event>) {
        self.take_left();
        events.extend(self.saved.take().map(|what| Event::Keep(StoreTask::SetRunAside(what))));
    }

    pub(super) fn wait_for(&mut self, request: Request, events: &mut Vec<Event>) {
        self.recordings.to_watch = None;
        self.screen = Screen::Loading(Loading::new(request.clone()));
        self.ask_for(request, events);
    }

    pub(super) fn play(&mut self, run: Race, events: &mut Vec<Event>) {
        if self.awaited != Request::more_of(run.measured()) {
            self.give_up(events);
        }
        self.waiting.clear();
        self.settings.settle_lesson();
        self.opened_on = self.today;
        events.push(Event::Opened(Arc::clone(run.measured())));
        let mut play = Play::new(run);
        self.recordings.seat_rival(&mut play, events);
        self.screen = Screen::Play(Box::new(play));
    }

    /// Takes a run that fulfils the condition off its screen. A waiting screen is removed; the
    /// present one is replaced by a placeholder, which the caller has to replace.
    pub(super) fn take_run(&mut self, is_wanted: impl Fn(&Play) -> bool) -> Option<Race> {
        let is_it = |screen: &Screen| match screen {
            Screen::Play(play) => is_wanted(play),
            _ => false,
        };
        let screen = match self.waiting.iter().position(is_it) {
            Some(place) => self.waiting.remove(place),
            None if is_it(&self.screen) => {
                std::mem::replace(&mut self.screen, Screen::HowTo(HowTo::new(self.hand)))
            }
            None => return None,
        };
        match screen {
            Screen::Play(play) => Some(play.into_race()),
            _ => None,
        }
    }

    /// Requests a preview for the title, of the very maze that would be played.
    pub(super) fn ask_for_preview(&mut self, events: &mut Vec<Event>) {
        let Screen::Title(title) = &mut self.screen else { return };
        let Ok(spec) = self.settings.maze.spec() else { return };
        let preview = title.preview.as_ref().filter(|measured| measured.spec == Some(spec));
        if let Some(preview) = preview {
            if let Some(request) = Request::more_of(preview) {
                self.ask_for(request, events);
            }
            return;
        }
        let is_whole = |run: &Race| run.measured().known_part().is_none();
        match self.left.last().and_then(|left| left.race.as_deref()) {
            Some(run) if run.measured().spec == Some(spec) && is_whole(run) => {
                let measured = Arc::clone(run.measured());
                title.preview = Some(Arc::clone(&measured));
                events.push(Event::Previewed(measured));
                self.give_up(events);
            }
            _ => self.ask_for(Request::open(spec), events),
        }
    }
}
