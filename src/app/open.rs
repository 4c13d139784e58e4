//! How mazes are opened: what is requested, what is done with the answers, and what happens to the
//! run that was being played.

use crate::game::endless::{Leg, LegPlan};
use crate::game::replay::Course;
use crate::maze::Endless;
use crate::maze::endless::NamedWorld;
use crate::maze::world::KeptWorld;
use crate::screens::endless::EndlessGame;
use crate::screens::world_map::WorldMap;
use std::sync::Arc;

use super::App;
use crate::game::command::{Command, OpenRefusal};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::race::Race;
use crate::game::request::{Purpose, Request, Response};
use crate::game::saved_run::SavedGame;
use crate::game::store_task::StoreTask;
use crate::game::theatre::ShowSpec;
use crate::maze::{Spec, Tile, Warning, may_be_no_maze};
use crate::screens::Screen;
use crate::screens::how_to::HowTo;
use crate::screens::lesson::FirstLesson;
use crate::screens::loading::Loading;
use crate::screens::own_program::OwnProgram;
use crate::screens::play::Play;
use crate::screens::screensaver::Screensaver;
use crate::screens::versus::Versus;
use crate::screens::watch::Watch;

impl App {
    pub(super) fn show(&mut self, show_spec: ShowSpec, commands: &mut Vec<Command>) {
        self.cover(Screen::Watch(Box::new(Watch::new(show_spec))));
        self.ask_for_what_is_needed(commands);
    }

    pub(super) fn fall_asleep(&mut self) {
        let (high, low) = (self.world.dice.below(u32::MAX), self.world.dice.below(u32::MAX));
        let seed = u64::from(high) << 32 | u64::from(low);
        self.cover(Screen::Screensaver(Box::new(Screensaver::new(seed))));
    }

    /// Takes the response to the last request, and does with it what that was made for. A response
    /// for a screen that is gone is dropped, and so is one for a loading screen that another screen
    /// covers: it repeats its request when it is shown again.
    pub fn take(&mut self, response: Response) -> Vec<Command> {
        let mut commands = Vec::new();
        let Some(pending) = self.pending.take() else { return commands };
        let name_before = self.screen.name();
        let needs_it =
            |screen: &Screen| screen.state().need(&self.world.settings).as_ref() == Some(&pending);
        let is_for_shown = needs_it(&self.screen);
        if let Response::TooLarge(too_little) = response {
            commands.push(Command::Refused(OpenRefusal::Memory(too_little)));
            if matches!(pending.1, Purpose::Preview | Purpose::Picture | Purpose::Survey) {
                // It is optional, so it is not requested again.
                self.pending = Some(pending);
            } else if is_for_shown {
                self.uncover();
            }
        } else if let (_, Purpose::Open | Purpose::Watch(_) | Purpose::Replay(_)) = pending {
            if is_for_shown {
                self.load(pending, response, &mut commands);
            }
        } else {
            let found = self.waiting.iter_mut().chain([&mut self.screen]).find(|it| needs_it(it));
            let Some(screen) = found else { return commands };
            if let (Purpose::Preview, Response::MeasuredMaze(measured)) = (pending.1, &response) {
                commands.push(Command::Keep(StoreTask::FindBestRun(Arc::clone(measured))));
            }
            screen.state_mut().take_response(response);
        }
        self.tell_screen(name_before, &mut commands);
        commands
    }

    /// Replaces the loading screen by what was loaded.
    fn load(
        &mut self,
        (request, purpose): (Request, Purpose),
        response: Response,
        commands: &mut Vec<Command>,
    ) {
        if let Purpose::Replay(recording) = purpose {
            return self.replay(recording, response, commands);
        }
        match response {
            Response::MeasuredMaze(measured) => self.play_or_ask(measured, Vec::new(), commands),
            Response::Read(measured, warnings) => {
                if let Request::Read { name, .. } = request {
                    self.world.take_name(&measured.maze, &name);
                }
                self.play_or_ask(measured, warnings, commands);
            }
            Response::Run(run) => {
                self.take_left();
                self.play(*run, commands);
            }
            Response::Misfit => {
                self.set_aside(commands);
                self.uncover();
            }
            Response::Recording(recording) => self.load_recording(*recording, commands),
            Response::ToldRun(told) => {
                let Request::Read { name, .. } = request else { return };
                let (run, scene, end) = *told;
                self.uncover();
                self.cover_with(OwnProgram::retold(name, run, scene, end));
            }
            Response::Unreadable(file, why) => {
                commands.push(Command::Unreadable(file, why));
                self.uncover();
            }
            Response::Leg(leg) => {
                self.leave_run(commands);
                self.play_endless(*leg, commands);
            }
            Response::World(world) => self.open_endless(Endless::of_world(world), commands),
            Response::Challenge(leg, verdict) => {
                commands.extend(self.world.recordings.hear_of_challenge(verdict));
                self.leave_run(commands);
                self.play_endless(*leg, commands);
            }
            // Nothing that is opened consists of these.
            Response::Timeline(_)
            | Response::Contest(_)
            | Response::Arena(_)
            | Response::Sight(_)
            | Response::Retraced(_)
            | Response::TooLarge(_) => self.uncover(),
        }
    }

    /// Opens a maze, or if it is doubtful asks the player whether to play it.
    fn play_or_ask(
        &mut self,
        measured: Arc<MeasuredMaze>,
        warnings: Vec<Warning>,
        commands: &mut Vec<Command>,
    ) {
        if let Screen::Loading(loading) = &mut self.screen {
            if may_be_no_maze(&warnings) {
                loading.doubts = warnings;
            } else {
                commands.extend(Command::assumed(warnings));
            }
            if may_be_no_maze(&loading.doubts) {
                loading.doubtful = Some(measured);
                return;
            }
        }
        self.leave_run(commands);
        self.play(Race::alone(measured), commands);
    }

    /// Takes the progress of the film, from 0 to 1; none if no film is being made.
    pub fn take_film_progress(&mut self, share: Option<f32>) {
        self.screen.state_mut().take_film_progress(share);
    }

    /// Cancels the last request.
    pub(super) fn give_up(&mut self, commands: &mut Vec<Command>) {
        if self.pending.take().is_some() {
            commands.push(Command::CancelRequest);
        }
    }

    /// Requests what the screen on top needs, if that is not under way: the first time, when the
    /// need has changed, and again if the request was dropped while another screen was on top. The
    /// same request that was made for another purpose goes on for this one.
    pub(super) fn ask_for_what_is_needed(&mut self, commands: &mut Vec<Command>) {
        let Some((request, purpose)) = self.screen.state().need(&self.world.settings) else {
            return;
        };
        if self.pending.as_ref().is_none_or(|(pending, _)| *pending != request) {
            commands.push(Command::Ask(request.clone()));
        }
        self.pending = Some((request, purpose));
    }

    /// Opens the maze of this spec: at once if the title has built it or the surroundings of its
    /// start can be known, otherwise after it is built.
    pub(super) fn open_spec(&mut self, spec: Spec, commands: &mut Vec<Command>) {
        self.leave_run(commands);
        let preview = match &mut self.screen {
            Screen::Title(title) => title.preview.take(),
            _ => None,
        };
        let preview = preview.filter(|measured| measured.spec == Some(spec));
        match preview.or_else(|| self.begun(&spec, spec.size().start())) {
            Some(measured) => self.play(Race::alone(measured), commands),
            None => self.wait_for(Request::open(spec), commands),
        }
    }

    /// Continues a saved run in the maze of this spec, or starts one.
    pub(super) fn come_back_or_open(&mut self, spec: Spec, commands: &mut Vec<Command>) {
        match self.world.left.iter().position(|left| left.saved.spec() == Some(spec)) {
            Some(place) => self.continue_run(place, commands),
            None => self.open_spec(spec, commands),
        }
    }

    pub(super) fn open_endless(&mut self, endless: Endless, commands: &mut Vec<Command>) {
        self.leave_run(commands);
        self.world.settings.settle_lesson();
        let plan = self.left_in(endless).unwrap_or_else(|| LegPlan::first(endless));
        let unknown = self.world.recordings.unknown_challenge(endless);
        let challenge = |recording| Request::Challenge(plan, recording);
        self.wait_for(unknown.map_or(Request::Leg(plan), challenge), commands);
    }

    /// Walks through a world, which is built first if it is not here.
    pub(super) fn open_world(&mut self, named: NamedWorld, commands: &mut Vec<Command>) {
        let spec = named.spec;
        self.looks_for = Some(named);
        if let Some(world) = KeptWorld::find(spec) {
            self.open_endless(Endless::of_world(world), commands);
        } else {
            self.leave_run(commands);
            self.wait_for(Request::World(spec), commands);
        }
    }

    /// Where the mouse was left in a world, which nobody wants to begin anew.
    pub(super) fn left_in(&self, endless: Endless) -> Option<LegPlan> {
        endless.world()?;
        self.world.left.iter().find_map(|left| match &left.saved {
            SavedGame::Endless(run) => run.plan().filter(|plan| plan.endless == endless),
            _ => None,
        })
    }

    /// Starts a run in this piece of the plane, or continues a saved one.
    pub(super) fn play_endless(&mut self, leg: Leg, commands: &mut Vec<Command>) {
        self.waiting.clear();
        self.world.opened_on = self.world.today;
        let endless = leg.plan.endless;
        let saved = self.world.left.iter().find_map(|left| match &left.saved {
            SavedGame::Endless(run) if run.plan() == Some(leg.plan) => Some(run.clone()),
            _ => None,
        });
        let mut game = match saved {
            Some(run) => {
                self.saved = Some(SavedGame::Endless(run.clone()).key());
                self.take_left();
                EndlessGame::resume(leg, run)
            }
            None => EndlessGame::new(leg),
        };
        if let Some(ghost) = self.world.recordings.rival_on(Some(Course::Plane(endless))) {
            game.seat(&ghost);
        }
        commands.push(Command::Keep(StoreTask::FindBestEndless(endless)));
        self.screen = Screen::Endless(Box::new(game));
        self.look_for_room(endless);
    }

    /// Shows the room that a link names on the map of its world.
    fn look_for_room(&mut self, endless: Endless) {
        let named = self
            .looks_for
            .take()
            .filter(|named| endless.world().is_some_and(|world| world.spec() == named.spec));
        if let (Some(room), Screen::Endless(game)) =
            (named.and_then(|named| named.room), &self.screen)
            && let Some(start) = game.map()
        {
            self.cover_with_map(WorldMap::new(start).at_room(room));
        }
    }

    /// The surroundings of a place in a giant before it is built. None if memory does not suffice
    /// for all of it, or if a challenge has to be checked, for which all of it is needed.
    pub(super) fn begun(&self, spec: &Spec, place: Tile) -> Option<Arc<MeasuredMaze>> {
        let may_begin = self.world.recordings.challenge.is_none();
        let may_begin = may_begin && Request::open(*spec).check_memory().is_ok();
        let near = may_begin.then(|| MeasuredMaze::near(spec, place));
        near.flatten().map(Arc::new)
    }

    /// Continues a saved run. Until its maze is ready it stays among the saved ones, since the
    /// player may give up waiting.
    pub(super) fn continue_run(&mut self, place: usize, commands: &mut Vec<Command>) {
        let Some(left) = self.world.left.get_mut(place) else { return };
        self.saved = Some(left.saved.key());
        if let Some(race) = left.race.take() {
            self.take_left();
            return self.play(*race, commands);
        }
        match left.saved.clone() {
            SavedGame::Run(run) => {
                // The trail in a giant seldom leads beyond the surroundings that are known at once.
                let known = run.maze.spec().and_then(|spec| self.begun(&spec, run.place()));
                if let Some(race) = known.and_then(|known| run.resume(known)) {
                    self.take_left();
                    return self.play(race, commands);
                }
                self.wait_for(Request::Resume(Arc::new(run)), commands);
            }
            SavedGame::Match(saved) => match Versus::resume(&saved) {
                Some(versus) => {
                    self.take_left();
                    self.screen = Screen::Versus(Box::new(versus));
                }
                None => self.set_aside(commands),
            },
            SavedGame::Endless(run) => match run.plan() {
                Some(plan) => self.wait_for(Request::Leg(plan), commands),
                None => match NamedWorld::read(&run.code) {
                    Some(named) => self.wait_for(Request::World(named.spec), commands),
                    None => self.set_aside(commands),
                },
            },
            SavedGame::Lesson(done) => {
                self.take_left();
                self.cover(Screen::Lesson(Box::new(FirstLesson::resume(done))));
            }
        }
    }

    /// Sets aside a saved run that does not fit its maze.
    fn set_aside(&mut self, commands: &mut Vec<Command>) {
        self.take_left();
        commands.extend(self.saved.take().map(|what| Command::Keep(StoreTask::SetRunAside(what))));
    }

    pub(super) fn wait_for(&mut self, request: Request, commands: &mut Vec<Command>) {
        self.screen = Screen::Loading(Loading::new(request, Purpose::Open));
        self.ask_for_what_is_needed(commands);
    }

    pub(super) fn play(&mut self, run: Race, commands: &mut Vec<Command>) {
        let more = Request::more_of(run.measured());
        if self.pending.as_ref().map(|(request, _)| request) != more.as_ref() {
            self.give_up(commands);
        }
        self.waiting.clear();
        self.world.settings.settle_lesson();
        self.world.opened_on = self.world.today;
        commands.push(Command::Opened(Arc::clone(run.measured())));
        let mut play = Play::new(run);
        play.in_pack = self.world.is_in_pack(play.race.measured());
        let measured = Arc::clone(play.race.measured());
        commands.extend(self.world.recordings.check(&measured));
        if let Some(ghost) = self.world.recordings.rival_on(measured.spec.map(Course::Maze)) {
            play.seat(ghost);
        }
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
                std::mem::replace(&mut self.screen, Screen::HowTo(HowTo::default()))
            }
            None => return None,
        };
        match screen {
            Screen::Play(play) => Some(play.into_race()),
            _ => None,
        }
    }

    /// Shows the maze of the run that was left last as the preview of the title if it is the chosen
    /// one, instead of building it again.
    pub(super) fn preview_what_was_left(&mut self, commands: &mut Vec<Command>) {
        let Screen::Title(title) = &mut self.screen else { return };
        let left = self.world.left.last().and_then(|left| left.race.as_deref()).map(Race::measured);
        let chosen = self.world.settings.maze.spec().ok();
        if let Some(measured) = left
            && chosen.is_some()
            && measured.spec == chosen
            && measured.known_part().is_none()
            && title.preview.as_ref().is_none_or(|preview| preview.spec != chosen)
        {
            let measured = Arc::clone(measured);
            title.preview = Some(Arc::clone(&measured));
            commands.push(Command::Keep(StoreTask::FindBestRun(measured)));
            self.give_up(commands);
        }
    }
}
