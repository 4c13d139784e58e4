//! A maze is being played: the run, the camera, and the menu of the break.

mod costly;

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::game::camera::{Camera, Pace};
use crate::game::course::Course;
use crate::game::ghost::Ghost;
use crate::game::input::{Action, Inputs, KeySet, Reading};
use crate::game::menu::Menu;
use crate::game::run::{Run, RunEvent};
use crate::game::screen::Next;
use crate::game::screen::facts::{Facts, Manner, MazeShown, Need};
use crate::game::screen::leading::{Footing, Leading};
use crate::game::screen::watch::Bill;
use crate::game::settings::{LiveSettings, Settings, Walking};
use crate::game::tuning::{JOY_TICKS, USUAL_SPEED_PERCENT};
use crate::game::walker::Steering;
use crate::maze::{Direction, Tile};
pub use costly::Costly;
use costly::Doubt;

/// A run on the screen.
#[derive(Debug)]
pub struct Play {
    run: Run,
    camera: Camera,
    pause: Option<Menu<PauseChoice>>,
    joy_ticks: u32,
    doubt: Doubt,
    leading: Leading,
    /// Where the mouse goes on to by itself, if a walking key need not be held.
    tapped: Option<Direction>,
    /// Every place the mouse has been at.
    explored: BTreeSet<Tile>,
    /// How many places there are.
    places: usize,
    /// The best time of this maze before this run, in milliseconds, once it is looked up.
    pub best: Option<u64>,
    /// Somebody to race against, if there is anybody.
    ghost: Option<Arc<Ghost>>,
    /// Where the mouse and the ghost both were last, and by how many ticks it is ahead of the ghost.
    lead: Option<(Tile, i64)>,
}

/// An entry of the menu of the break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PauseChoice {
    /// Go on.
    Resume,
    /// The same maze from the start.
    Restart,
    /// A maze with a new seed.
    NewMaze,
    /// The theatre with this maze; the run waits meanwhile.
    Watch,
    /// The maze as a file to keep.
    Export,
    /// The settings.
    Settings,
    /// The page of keys.
    HowTo,
    /// The title; the run waits there.
    Title,
}

impl Play {
    /// Shows a run.
    pub fn new(run: Run) -> Self {
        let grid = run.course().maze.grid();
        let camera = camera_on(run.course(), run.pose(0.0).at);
        let places = match run.course().rooms() {
            Some((columns, rows)) => usize::from(columns) * usize::from(rows),
            None => grid.open_count(),
        };
        let explored = run.trail().iter().copied().collect();
        Self {
            run,
            camera,
            pause: None,
            joy_ticks: 0,
            doubt: Doubt::default(),
            leading: Leading::default(),
            tapped: None,
            explored,
            places,
            best: None,
            ghost: None,
            lead: None,
        }
    }

    /// The same with room above the maze for a card, even where all of it is in sight.
    #[must_use]
    pub fn below_a_card(mut self) -> Self {
        self.camera = self.camera.with_nothing_beside();
        self
    }

    /// The run.
    pub const fn run(&self) -> &Run {
        &self.run
    }

    /// The run, when its screen is no longer needed.
    pub fn into_run(self) -> Run {
        self.run
    }

    /// Whether there is something to lose: the run has begun and is not over.
    pub const fn is_under_way(&self) -> bool {
        self.run.has_begun() && !self.run.is_finished()
    }

    /// What is in sight.
    pub const fn camera(&self) -> &Camera {
        &self.camera
    }

    /// Takes note of how large the pane is, and an interface pixel, in logical pixels.
    pub fn fit(&mut self, pane: (f32, f32), scale: f32) {
        self.camera.fit(pane, scale);
    }

    /// Whether the game takes a break.
    pub const fn is_paused(&self) -> bool {
        self.pause.is_some()
    }

    /// The menu of the break.
    pub const fn pause(&self) -> Option<&Menu<PauseChoice>> {
        self.pause.as_ref()
    }

    /// Puts somebody beside the mouse to race against.
    pub fn race(&mut self, ghost: Arc<Ghost>) {
        self.ghost = Some(ghost);
    }

    /// Whom the mouse can race against.
    pub const fn ghost(&self) -> Option<&Arc<Ghost>> {
        self.ghost.as_ref()
    }

    /// By how many ticks the mouse is ahead of the ghost, or behind if it is less than none, as far
    /// as the places tell at which both were.
    pub fn lead_ticks(&self) -> Option<i64> {
        self.lead.map(|(_, ticks)| ticks)
    }

    /// Which share of all rooms, or tiles where there are none, the mouse has been in.
    pub fn explored_share(&self) -> f32 {
        self.explored.len() as f32 / self.places.max(1) as f32
    }

    /// What is done if its key is pressed once more.
    pub const fn asked(&self) -> Option<Costly> {
        self.doubt.asked()
    }

    /// How long the mouse has been rejoicing.
    pub const fn joy_ticks(&self) -> u32 {
        self.joy_ticks
    }

    /// One tick; `roll` makes a new seed.
    pub fn tick(
        &mut self,
        inputs: &Inputs,
        settings: &mut LiveSettings,
        events: &mut Vec<RunEvent>,
        mut roll: impl FnMut() -> u64,
    ) -> Next {
        if inputs.focus_lost && !self.run.is_finished() {
            self.take_break();
        }
        let mut pressed = None;
        for action in &inputs.actions {
            let choice = if let Some(menu) = &mut self.pause {
                match action {
                    Action::Back | Action::Pause => Some(PauseChoice::Resume),
                    Action::Watch => Some(PauseChoice::Watch),
                    action => menu.act(action),
                }
            } else {
                match action {
                    Action::Go(direction) if self.run.solving().is_none() => {
                        pressed = Some(*direction);
                        self.leading.forget();
                    }
                    Action::Lead(x, y) => self.lead((*x, *y)),
                    Action::LeadNoMore => self.leading.let_go(),
                    Action::Back | Action::Pause => self.take_break(),
                    action if !self.doubt.is_sure(action, &self.run) => {}
                    action => {
                        if let Some(next) = self.command(action, settings, &mut roll) {
                            return next;
                        }
                    }
                }
                None
            };
            if let Some(next) = choice.and_then(|choice| self.choose(choice, &mut roll)) {
                return next;
            }
        }
        if self.is_paused() {
            return Next::Stay;
        }
        self.doubt.tick();
        self.leading.tick();
        let dash = self.leading.take_dash();
        let held = match settings.walking {
            Walking::Hold => inputs.held,
            Walking::Tap => self.go_on_by_itself(pressed),
        };
        let held = held.or_else(|| self.leading.direction(&footing(&self.run)));
        let steering =
            Steering { held, pressed: pressed.or(dash), run: inputs.run || dash.is_some() };
        let happened = self.run.tick(steering);
        if self.run.has_begun() && settings.game_speed_percent < USUAL_SPEED_PERCENT {
            self.run.slow_down();
        }
        self.explored.extend(happened.iter().filter_map(|event| match event {
            RunEvent::Stepped(tile) => Some(*tile),
            _ => None,
        }));
        self.compare(&happened);
        events.extend(happened);
        let stride = f32::from(self.run.course().stride_tiles);
        self.camera.set_pace(Pace::of(settings));
        self.camera.follow(place_in_rooms(self.run.pose(0.0).at, stride));
        if self.run.is_finished() {
            self.joy_ticks += 1;
            let is_impatient = inputs.actions.contains(&Action::Confirm);
            if self.joy_ticks >= JOY_TICKS || is_impatient {
                return Next::Results;
            }
        }
        Next::Stay
    }

    /// Sees how far ahead of the ghost the mouse is when it comes to a place of both, and how that
    /// shrinks while it comes to no other.
    fn compare(&mut self, happened: &[RunEvent]) {
        let Some(ghost) = &self.ghost else { return };
        for event in happened {
            if let RunEvent::Stepped(tile) = event {
                let ticks = ghost.lead_ticks(&self.run, *tile);
                self.lead = ticks.map(|ticks| (*tile, ticks)).or(self.lead);
            }
        }
        if let Some((place, ticks)) = &mut self.lead {
            *ticks = ghost.lead_at_most(&self.run, *place).map_or(*ticks, |most| most.min(*ticks));
        }
    }

    /// The direction that was tapped last, until it was tapped again or the mouse stands before a
    /// wall.
    fn go_on_by_itself(&mut self, pressed: Option<Direction>) -> Option<Direction> {
        if let Some(pressed) = pressed {
            self.tapped = (self.tapped != Some(pressed)).then_some(pressed);
        } else if !self.run.is_walking() {
            self.tapped = None;
        }
        self.tapped
    }

    /// Leads the mouse to the place that lies so many logical pixels from the corner of the pane.
    fn lead(&mut self, at: (f32, f32)) {
        if self.run.solving().is_some() {
            return;
        }
        let mouse = footing(&self.run);
        let place = mouse.place_at(self.camera.place_at(at));
        self.leading.lead(&mouse, place, at);
    }

    fn take_break(&mut self) {
        self.doubt.forget();
        self.leading.forget();
        self.tapped = None;
        if self.pause.is_none() {
            let grows = self.run.course().spec.is_some();
            self.pause = Some(Menu::new([
                (PauseChoice::Resume, true),
                (PauseChoice::Restart, true),
                (PauseChoice::NewMaze, grows),
                (PauseChoice::Watch, true),
                (PauseChoice::Export, true),
                (PauseChoice::Settings, true),
                (PauseChoice::HowTo, true),
                (PauseChoice::Title, true),
            ]));
        }
    }

    fn command(
        &mut self,
        action: &Action,
        settings: &mut LiveSettings,
        roll: &mut impl FnMut() -> u64,
    ) -> Option<Next> {
        match action {
            Action::Next => self.camera.toggle_whole(),
            Action::Zoom(notches) => self.camera.zoom(*notches),
            Action::Trail => settings.change().trail = !settings.trail,
            Action::Ghost if self.ghost.is_some() => {
                settings.change().ghost = !settings.ghost;
            }
            Action::Hud => settings.change().hud = !settings.hud,
            Action::Hint => self.run.ask_hint(),
            Action::Solve => self.run.toggle_solving(),
            Action::Restart => return self.choose(PauseChoice::Restart, roll),
            Action::NewSeed => return self.choose(PauseChoice::NewMaze, roll),
            action => self.run.steer_solving(action),
        }
        None
    }

    fn choose(&mut self, choice: PauseChoice, roll: &mut impl FnMut() -> u64) -> Option<Next> {
        match choice {
            PauseChoice::Resume => self.pause = None,
            PauseChoice::Restart => {
                return Some(Next::Play(Box::new(Run::new(self.run.course().clone()))));
            }
            PauseChoice::NewMaze => {
                let spec = self.run.course().spec;
                return spec.map(|spec| Next::Open(spec.another(roll())));
            }
            PauseChoice::Watch => return Some(Next::Watch(Bill::of_course(self.run.course()))),
            PauseChoice::Export => return Some(Next::Export(Arc::clone(self.run.course()))),
            PauseChoice::Settings => return Some(Next::Settings),
            PauseChoice::HowTo => return Some(Next::HowTo),
            PauseChoice::Title => return Some(Next::Title),
        }
        None
    }
}

/// Where the mouse stands, for whoever leads it.
fn footing(run: &Run) -> Footing<'_> {
    Footing {
        grid: run.course().maze.grid(),
        stride: run.course().stride_tiles,
        here: run.destination(),
        ahead: run.is_walking().then(|| run.pose(0.0).heading),
    }
}

/// How large a maze is in rooms. Where there are no rooms, tiles are the rooms.
pub(super) fn size_in_rooms(course: &Course) -> (f32, f32) {
    let (grid, stride) = (course.maze.grid(), f32::from(course.stride_tiles));
    let offset = if stride > 1.0 { 1.0 } else { 0.0 };
    ((f32::from(grid.columns()) - offset) / stride, (f32::from(grid.rows()) - offset) / stride)
}

/// A camera on a maze, looking at this place in tiles.
pub(super) fn camera_on(course: &Course, at: (f32, f32)) -> Camera {
    Camera::new(size_in_rooms(course), place_in_rooms(at, course.stride_tiles.into()))
}

/// A place in tiles as a place in rooms: room tiles are in the middle of their rooms. Where there
/// are no rooms, tiles are the rooms.
pub(super) fn place_in_rooms((column, row): (f32, f32), stride: f32) -> (f32, f32) {
    if stride > 1.0 { (column / stride, row / stride) } else { (column + 0.5, row + 0.5) }
}

impl Facts for Play {
    fn manner(&self) -> Manner {
        let is_paused = self.is_paused();
        let keys = if is_paused { KeySet::Menu } else { KeySet::Play };
        Manner {
            name: if is_paused { "pause" } else { "play" },
            reading: Reading::in_a_race(keys),
            moves: !is_paused,
            is_a_game: true,
        }
    }

    fn maze<'a>(&'a self, _: &Settings) -> MazeShown<'a> {
        MazeShown::Alone(self.run.course())
    }

    fn code(&self, _: &Settings) -> Option<String> {
        self.run.course().spec.map(|spec| spec.to_string())
    }

    fn need(&self, _: &Settings) -> Need {
        Need::Nothing
    }

    fn fit(&mut self, pane: (f32, f32), scale: f32, _: &Settings) {
        self.fit(pane, scale);
    }
}
