//! The theatre on the screen: a maze is built and solved, and any step of it can be looked at.
//!
//! What is shown is named by a [`Bill`]. Its first time through is long work, so it is asked for;
//! until it comes there is nothing to play.

mod darkroom;

use std::sync::Arc;

use super::{Next, buttons};
use crate::game::course::Course;
use crate::game::input::{Action, Inputs};
use crate::game::theatre::film::{Acts, Film};
use crate::game::theatre::{Deck, Show, Timeline};
use crate::game::tuning::{
    CAMERA_HALF_LIFE_TICKS, THEATRE_CLOSEST_ZOOM, THEATRE_LOOPS_PERCENT, ZOOM_FACTOR,
};
use crate::maze::{Generator, Maze, Percent, Solver, Spec, Stop};

pub use darkroom::Darkroom;

/// What is to be shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Bill {
    /// Which maze.
    pub source: Source,
    /// How it is solved.
    pub solver: Solver,
}

/// Where the maze comes from.
#[derive(Clone, Debug)]
pub enum Source {
    /// It is built before your eyes.
    Grown(Spec),
    /// It is there already.
    Given(Arc<Maze>),
}

/// What the theatre wants of the world outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// The bill is another one, and has to be rehearsed.
    Rehearse,
    /// This moment as a picture.
    SavePicture,
    /// A film of these acts.
    Film(Acts),
    /// The film is not wanted any more.
    GiveUpFilm,
}

/// The theatre.
#[derive(Debug)]
pub struct Watch {
    bill: Bill,
    timeline: Option<Box<Timeline>>,
    deck: Deck,
    shows_panel: bool,
    /// How many times larger than the whole maze it is shown.
    zoom: f32,
    /// What is looked at, in tiles.
    gaze: (f32, f32),
    /// How far the rehearsal has come, from 0 to 1.
    rehearsed: f32,
    darkroom: Darkroom,
}

impl PartialEq for Source {
    /// Whether both are the same. Mazes that are there already are told apart by where they are.
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Grown(one), Self::Grown(other)) => one == other,
            (Self::Given(one), Self::Given(other)) => Arc::ptr_eq(one, other),
            _ => false,
        }
    }
}

impl Source {
    /// Whether tiles at odd coordinates are rooms with walls between them.
    pub fn is_of_rooms(&self) -> bool {
        match self {
            Self::Grown(spec) => spec.generator().is_of_rooms(),
            Self::Given(maze) => maze.grid().rooms().is_some(),
        }
    }

    /// How many tiles the maze has.
    pub fn tiles(&self) -> u64 {
        match self {
            Self::Grown(spec) => {
                let side = |rooms: u16| 2 * u64::from(rooms) + 1;
                side(spec.size().width()) * side(spec.size().height())
            }
            Self::Given(maze) => maze.grid().tiles() as u64,
        }
    }

    /// What the maze grows from, if it does.
    pub const fn spec(&self) -> Option<Spec> {
        match self {
            Self::Grown(spec) => Some(*spec),
            Self::Given(_) => None,
        }
    }

    /// The same with another seed, if it grows from one.
    pub(super) const fn change_seed(&mut self, seed: u64) {
        if let Self::Grown(spec) = self {
            *spec = spec.another(seed);
        }
    }

    /// The same from the next generator, or the one before, if it comes from one.
    pub(super) fn change_generator(&mut self, backwards: bool) {
        let Self::Grown(spec) = self else { return };
        let is_present = |one: &Generator| one.name() == spec.generator().name();
        let next = neighbour(&Generator::ALL, is_present, backwards);
        let stop = if next.can_stop_joined() { spec.stop() } else { Stop::Full };
        let grown = Spec::new(next, spec.size(), spec.seed()).with_loops(spec.loops());
        *spec = grown.with_stop(stop).unwrap_or(grown);
    }

    /// The same with more loops, or after all of them with none.
    pub(super) fn change_loops(&mut self) {
        let Self::Grown(spec) = self else { return };
        let loops = (spec.loops().get() + THEATRE_LOOPS_PERCENT) % (100 + THEATRE_LOOPS_PERCENT);
        if let Ok(loops) = Percent::new(loops.min(100)) {
            *spec = spec.with_loops(loops);
        }
    }

    /// The maze of a code, if the text is one.
    pub(super) fn paste(&mut self, text: &str) {
        if let Ok(spec) = text.parse() {
            *self = Self::Grown(spec);
        }
    }
}

impl Bill {
    /// The maze of a course, as the theatre shows it at first.
    pub fn of_course(course: &Course) -> Self {
        let source = match course.spec {
            Some(spec) => Source::Grown(spec),
            None => Source::Given(Arc::new(course.maze.clone())),
        };
        Self { source, solver: Solver::DepthFirst }
    }

    /// The show before its first step.
    pub fn show(&self) -> Show {
        match &self.source {
            Source::Grown(spec) => Show::new(spec, self.solver),
            Source::Given(maze) => Show::of_search(Arc::clone(maze), self.solver),
        }
    }

    /// Whether tiles at odd coordinates are rooms with walls between them.
    pub fn is_of_rooms(&self) -> bool {
        self.source.is_of_rooms()
    }

    /// What the maze grows from, if it does.
    pub const fn spec(&self) -> Option<Spec> {
        self.source.spec()
    }
}

impl Watch {
    /// A theatre that waits for its first rehearsal.
    pub fn new(bill: Bill) -> Self {
        let mut deck = Deck::new(u64::MAX);
        deck.toggle();
        Self {
            bill,
            timeline: None,
            deck,
            shows_panel: true,
            zoom: 1.0,
            gaze: (0.0, 0.0),
            rehearsed: 0.0,
            darkroom: Darkroom::default(),
        }
    }

    /// What is shown.
    pub const fn bill(&self) -> &Bill {
        &self.bill
    }

    /// The show, once it was rehearsed.
    pub fn timeline(&self) -> Option<&Timeline> {
        self.timeline.as_deref()
    }

    /// The buttons.
    pub const fn deck(&self) -> &Deck {
        &self.deck
    }

    /// Whether the panel with the structures is shown.
    pub const fn shows_panel(&self) -> bool {
        self.shows_panel
    }

    /// How much larger than the whole maze it is shown, and the tile that is looked at.
    pub const fn view(&self) -> (f32, (f32, f32)) {
        (self.zoom, self.gaze)
    }

    /// How far the rehearsal has come, from 0 to 1.
    pub const fn rehearsed(&self) -> f32 {
        self.rehearsed
    }

    /// Where films are made.
    pub const fn darkroom(&self) -> &Darkroom {
        &self.darkroom
    }

    /// The same, to tell it how far a film has come.
    pub const fn darkroom_mut(&mut self) -> &mut Darkroom {
        &mut self.darkroom
    }

    /// A film of these acts, still to be made; nothing before the rehearsal is over.
    pub fn film(&self, acts: Acts) -> Option<Film> {
        let timeline = self.timeline()?;
        let (build_steps, steps) = (timeline.build_steps(), timeline.steps());
        Some(Film::new(self.bill.show(), acts, build_steps, steps, self.bill.is_of_rooms()))
    }

    /// Whether the rehearsal has not come yet.
    pub const fn waits(&self) -> bool {
        self.timeline.is_none()
    }

    /// Hears how far the rehearsal has come.
    pub const fn take_progress(&mut self, share: f32) {
        self.rehearsed = share;
    }

    /// Takes what was rehearsed, and plays it if the show before it played.
    pub fn take(&mut self, timeline: Timeline) {
        self.deck = self.deck.reload(timeline.steps());
        self.timeline = Some(Box::new(timeline));
    }

    /// One tick; `roll` makes a new seed. What is wanted comes back beside where to go.
    pub fn tick(&mut self, inputs: &Inputs, mut roll: impl FnMut() -> u64) -> (Next, Vec<Wish>) {
        let mut wishes = Vec::new();
        let before = self.bill.clone();
        let is_ready = self.timeline.is_some();
        for action in &inputs.actions {
            let has_build = self.bill.spec().is_some();
            if is_ready && self.darkroom.hears(action, has_build, &mut wishes) {
                continue;
            }
            match action {
                Action::Back => return (Next::Back, wishes),
                Action::Confirm if is_ready => return (self.play_this(), wishes),
                Action::SavePicture if is_ready => wishes.push(Wish::SavePicture),
                Action::SideBySide => return (Next::SideBySide(self.bill.clone()), wishes),
                Action::School => return (Next::School(self.bill.source.clone()), wishes),
                action => {
                    self.move_along(action, inputs);
                    self.change_bill(action, inputs.run, &mut roll);
                }
            }
        }
        if self.bill != before {
            wishes.push(Wish::Rehearse);
            self.timeline = None;
            self.rehearsed = 0.0;
        }
        if let Some(timeline) = &mut self.timeline {
            self.deck.tick();
            timeline.seek(self.deck.step());
        }
        self.look();
        (Next::Stay, wishes)
    }

    /// The buttons of the timeline, and the view.
    fn move_along(&mut self, action: &Action, inputs: &Inputs) {
        buttons::press(&mut self.deck, action, inputs);
        match action {
            Action::Next => self.shows_panel = !self.shows_panel,
            Action::Zoom(notches) => {
                let zoom = self.zoom * ZOOM_FACTOR.powf(*notches);
                self.zoom = zoom.clamp(1.0, THEATRE_CLOSEST_ZOOM);
            }
            _ => {}
        }
    }

    /// What changes the show itself. With Shift a choice goes backwards.
    fn change_bill(&mut self, action: &Action, backwards: bool, roll: &mut impl FnMut() -> u64) {
        let source = &mut self.bill.source;
        match action {
            Action::Paste(text) => source.paste(text),
            Action::NextSolver => {
                let is_present = |&one: &Solver| one == self.bill.solver;
                self.bill.solver = neighbour(&Solver::ALL, is_present, backwards);
            }
            Action::NewSeed => source.change_seed(roll()),
            Action::NextGenerator => source.change_generator(backwards),
            Action::MoreLoops => source.change_loops(),
            _ => {}
        }
    }

    /// Into the maze that is shown, to play it.
    fn play_this(&self) -> Next {
        match &self.bill.source {
            Source::Grown(spec) => Next::Open(*spec),
            Source::Given(maze) => Next::OpenMaze(Arc::clone(maze)),
        }
    }

    /// The gaze goes gently to where something happens.
    fn look(&mut self) {
        let Some(tile) = self.timeline().and_then(|timeline| timeline.show().moment().at) else {
            return;
        };
        let share = 1.0 - 0.5_f32.powf(1.0 / CAMERA_HALF_LIFE_TICKS);
        self.gaze.0 += (f32::from(tile.column) - self.gaze.0) * share;
        self.gaze.1 += (f32::from(tile.row) - self.gaze.1) * share;
    }
}

/// The one after the present one, or before it; the last is followed by the first.
pub(super) fn neighbour<T: Copy>(all: &[T], is_present: impl Fn(&T) -> bool, backwards: bool) -> T {
    let at = all.iter().position(is_present).unwrap_or(0);
    let by = if backwards { all.len() - 1 } else { 1 };
    all[(at + by) % all.len()]
}
