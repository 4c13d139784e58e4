//! Playing a maze alone: the race, the camera, and the pause menu.

mod command;
mod confirm;
mod finish;
mod flags;
mod giant;
mod hindered;
mod overview;
mod pause;
mod plane;
mod rivalry;
mod state;
mod stop;
mod tip;
pub(crate) mod view;
mod walk;
mod walked;
mod week_sight;

pub use super::pointer_walk::WalkRefusal;
use crate::game::camera::{Camera, CameraPace};
use crate::game::journey::StopRival;
use crate::game::race::Runner;
use crate::game::race::solving::Solving;
use crate::game::settings::Walking;
use crate::game::tuning::{PUFF_TICKS, USUAL_SPEED_PERCENT};
use crate::screens::pointer_walk::PointerWalk;
use crate::screens::prelude::*;
use crate::screens::sight::camera_on;
pub use confirm::Confirm;
use confirm::Confirmation;
use hindered::Hindered;
use overview::Overview;
pub use pause::PauseChoice;
use plane::PlaneRun;
use rivalry::Rivalry;
use walk::Walk;
use week_sight::WeekSight;

/// The screen on which one player plays a maze.
#[derive(Clone, Debug)]
pub struct Play {
    /// The race.
    pub race: Race,
    /// What is in view.
    pub camera: Camera,
    overview: Overview,
    pause: Option<Menu<PauseChoice>>,
    /// How long the celebration at the cheese has lasted.
    pub joy_ticks: u32,
    confirmation: Confirmation,
    pointer_walk: PointerWalk,
    /// The last click that was refused, and how many ticks ago.
    pub refusal: Option<(WalkRefusal, u32)>,
    walk: Walk,
    /// What kept the mouse from where it was to go, if that is to be told.
    hindered: Option<Hindered>,
    /// For how many ticks the mouse has stood where no way is left; a bump counts as many.
    stuck_ticks: u32,
    /// The way back of the mouse after a move was taken back.
    pub glide: Option<Glide>,
    /// How many places the maze has.
    places: usize,
    /// The stop of the journey, if it is one.
    pub stop: Option<Stop>,
    /// The plane that the maze is a piece of, if it is one.
    plane: Option<PlaneRun>,
    /// What the mouse has seen, in the maze of a week.
    week_sight: Option<WeekSight>,
    /// The index of the flag that the camera looks at in place of the mouse.
    pub looks_at: Option<usize>,
    /// The best time in this maze before this run, in milliseconds, once it is looked up.
    pub best: Option<u64>,
    rivalry: Rivalry,
    /// Whether the maze is of the pack that was opened last.
    pub in_pack: bool,
    /// The rival at this stop of the journey.
    rival: Option<StopRival>,
    /// After how many steps the player has asked what the stop is about, if at all.
    idea_asked_after: Option<u32>,
}

/// A mouse on its way back to where it was before a move.
#[derive(Clone, Copy, Debug)]
pub struct Glide {
    /// Where it was when the move was taken back, in tiles.
    pub from: (f32, f32),
    /// How many ticks ago that was.
    pub ticks: u32,
}

impl Play {
    /// Shows a race of one runner.
    pub fn new(race: Race) -> Self {
        let measured = race.measured();
        let rooms = measured.room_count().map(|rooms| rooms as usize);
        let places = rooms.unwrap_or_else(|| measured.maze.grid().open_count());
        let spec = measured.spec;
        let mut play = Self {
            camera: camera_on(measured, race.runner(0).pose(0.0).at),
            stop: Stop::of(spec),
            in_pack: false,
            race,
            overview: Overview::default(),
            pause: None,
            joy_ticks: 0,
            confirmation: Confirmation::default(),
            pointer_walk: PointerWalk::default(),
            refusal: None,
            walk: Walk::default(),
            hindered: None,
            stuck_ticks: 0,
            glide: None,
            places,
            week_sight: spec.as_ref().and_then(WeekSight::of),
            looks_at: None,
            plane: None,
            best: None,
            rivalry: Rivalry::default(),
            rival: None,
            idea_asked_after: None,
        };
        play.rival = StopRival::of(play.race.measured());
        play.look_about();
        play.tell_camera();
        play
    }

    /// Keeps room above the maze for a card, even where all of it is in view.
    #[must_use]
    pub fn below_a_card(mut self) -> Self {
        self.camera = self.camera.with_nothing_beside();
        self
    }

    /// The only runner.
    pub fn runner(&self) -> &Runner {
        self.race.runner(0)
    }

    /// The race, when the screen is no longer needed.
    pub fn into_race(self) -> Race {
        self.race
    }

    /// Whether there is something to lose: the race has begun and is not over.
    pub fn is_under_way(&self) -> bool {
        self.race.has_begun() && !self.race.is_over()
    }

    /// Whether the game is paused.
    pub const fn is_paused(&self) -> bool {
        self.pause.is_some()
    }

    /// The pause menu, while the game is paused.
    pub const fn pause(&self) -> Option<&Menu<PauseChoice>> {
        self.pause.as_ref()
    }

    /// Adds a ghost for the mouse to race against.
    pub fn seat(&mut self, ghost: Arc<Ghost>) {
        self.rivalry.seat(ghost);
    }

    /// The ghost that the mouse races against.
    pub const fn ghost(&self) -> Option<&Arc<Ghost>> {
        self.rivalry.ghost()
    }

    /// By how many ticks the mouse is ahead of the ghost (negative if behind), compared at the last
    /// place that both have passed.
    pub fn lead_ticks(&self) -> Option<i64> {
        self.rivalry.lead_ticks()
    }

    /// The share of rooms, or of tiles where there are none, that the mouse has been in; in a vast
    /// maze, that it has seen.
    pub fn explored_share(&self) -> f32 {
        let seen = self.rooms_seen().map(|rooms| rooms as usize);
        let explored = seen.unwrap_or_else(|| self.runner().places_explored());
        explored as f32 / self.places.max(1) as f32
    }

    /// The action that needs a second press of its key to confirm it.
    pub const fn asked(&self) -> Option<Confirm> {
        self.confirmation.asked()
    }

    /// The direction that is offered now, if the player walks with one key.
    pub fn offered(&self, walking: Walking) -> Option<Direction> {
        let may_go = self.offers_ways(walking) && !self.is_paused() && !self.race.is_over();
        (may_go && !self.runner().is_walking()).then(|| self.walk.offered(&self.race)).flatten()
    }

    fn offers_ways(&self, walking: Walking) -> bool {
        walking == Walking::OneKey && self.race.solving().is_none()
    }

    /// One tick; `roll` makes a new seed.
    pub fn tick(
        &mut self,
        inputs: &Inputs,
        settings: &mut LiveSettings,
        events: &mut Vec<RaceEvent>,
        mut roll: impl FnMut() -> u64,
    ) -> Option<Destination> {
        if self.race.is_over() {
            return self.rejoice(inputs, settings, &mut roll);
        }
        if inputs.focus_lost {
            self.take_pause();
        }
        let (mut pressed, mut is_taken) = (None, false);
        for action in &inputs.actions {
            let choice = if let Some(menu) = &mut self.pause {
                let turns = pause::turns(menu, action);
                let choice = match action {
                    Action::Back | Action::Pause => Some(PauseChoice::Resume),
                    Action::Watch => Some(PauseChoice::Watch),
                    _ if turns.is_some() => None,
                    action => menu.act(action),
                };
                let is_next = choice == Some(PauseChoice::SolveWith);
                if let Some(is_back) = turns.or(is_next.then_some(false)) {
                    self.turn_solver(is_back, settings, events);
                }
                choice
            } else {
                match action {
                    Action::Go(direction) if self.race.solving().is_none() => {
                        pressed = Some(*direction);
                    }
                    Action::Confirm | Action::LeadNoMore if self.offers_ways(settings.walking) => {
                        is_taken = true;
                    }
                    Action::Lead(..) if self.offers_ways(settings.walking) => {}
                    Action::Lead(x, y) => self.lead((*x, *y)),
                    Action::LeadNoMore => {
                        let refusal = self.pointer_walk.let_go(&WalkContext::of(&self.race, 0));
                        self.refusal = refusal.map(|refusal| (refusal, 0)).or(self.refusal);
                    }
                    Action::Back | Action::Pause => self.take_pause(),
                    Action::Hint if self.has_idea_to_tell() => {
                        self.idea_asked_after = Some(self.race.runner(0).steps());
                    }
                    action if !self.is_sure(action) => {}
                    action => {
                        if let Some(next) = self.command(action, settings, events, &mut roll) {
                            return Some(next);
                        }
                    }
                }
                None
            };
            if let Some(next) = choice.and_then(|choice| self.choose(choice, &mut roll)) {
                return Some(next);
            }
        }
        if self.is_paused() {
            return None;
        }
        self.confirmation.tick();
        self.refusal = self.refusal.map(|(refusal, ticks)| (refusal, ticks + 1));
        self.glide = self.glide.map(|glide| Glide { ticks: glide.ticks + 1, ..glide });
        self.refusal.take_if(|(_, ticks)| *ticks > PUFF_TICKS || pressed.is_some());
        let keys = Steering { held: inputs.held, pressed, run: inputs.run, insists: false };
        let keys = self.walk.steer(settings.walking, keys, is_taken, &self.race);
        let steering = self.pointer_walk.steer(keys, &WalkContext::of(&self.race, 0));
        self.race.go_slowly(settings.game_speed_percent < USUAL_SPEED_PERCENT);
        self.come_back(steering);
        let happened = self.run(steering);
        self.learn(settings);
        self.look_about();
        self.notice_hindrance(&happened);
        self.notice_no_way(&happened);
        self.rivalry.see(&self.race, &happened);
        events.extend(happened);
        self.camera.set_pace(CameraPace::of(settings));
        let stride = self.race.measured().stride_tiles;
        let mouse = place_in_rooms(self.runner().pose(0.0).at, stride.into());
        self.tell_camera();
        match self.overview.of(self.race.solving(), mouse, stride) {
            Some(bounds) => self.camera.overlook(bounds),
            None => self.camera.follow(self.looked_at().unwrap_or(mouse)),
        }
        None
    }

    /// Advances the race by a tick, or by several while auto-solve hurries.
    fn run(&mut self, steering: Steering) -> Vec<RaceEvent> {
        let ticks = self.race.solving().map_or(1, Solving::haste);
        let mut happened = Vec::new();
        for _ in 0..ticks {
            // Of the places passed in a hurry only the last is reported.
            happened.retain(|event| !matches!(event, RaceEvent::Stepped { .. }));
            happened.extend(self.race.tick(&[steering]));
        }
        happened
    }

    /// Leads the mouse to the place at this position in the pane, in logical pixels.
    fn lead(&mut self, at: (f32, f32)) {
        if self.race.solving().is_some() {
            return;
        }
        let mouse = WalkContext::of(&self.race, 0);
        let place = mouse.place_at(self.camera.place_at(at));
        self.pointer_walk.lead(&mouse, place, at);
    }

    fn take_pause(&mut self) {
        self.confirmation.forget();
        self.pointer_walk.forget();
        self.walk.forget();
        if self.pause.is_none() {
            self.pause = Some(self.pause_menu());
        }
    }

    /// Switches to another solver; a search that is being shown starts over with it.
    fn turn_solver(
        &mut self,
        is_back: bool,
        settings: &mut LiveSettings,
        events: &mut Vec<RaceEvent>,
    ) {
        let solver = pause::beside(settings.solver(), self.race.measured(), is_back);
        solver.name().clone_into(&mut settings.change().solver);
        if self.race.solving().is_some() {
            events.extend(self.race.toggle_solving(solver));
            events.extend(self.race.toggle_solving(solver));
        }
    }
}
