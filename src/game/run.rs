//! One player's way through one maze: the walker, the time, the trail, and the help that was asked
//! for.
//!
//! Everything is counted in strides: from room to room, or from tile to tile where there are no
//! rooms. Time begins with the first step and stands still unless ticks are handed in.

use std::sync::Arc;

use super::clock::milliseconds_of;
use super::course::Course;
use super::input::Action;
use super::replay::Track;
use super::solving::{Solving, SolvingEvent};
use super::tuning::{HINT_STRIDES, HINT_TICKS, TICKS_PER_SECOND};
use super::walker::{Pose, Steering, WalkEvent, Walker};
use crate::maze::{Direction, Tile};

/// One player's way through a course.
#[derive(Clone, Debug)]
pub struct Run {
    course: Arc<Course>,
    walker: Walker,
    ticks: u64,
    /// Every place it was at, in order, the start first.
    trail: Vec<Tile>,
    /// What it did at which tick, unless the beginning of it is not known or it is too long.
    track: Option<Track>,
    helped: bool,
    is_slow: bool,
    is_finished: bool,
    hint: Option<Hint>,
    solving: Option<Solving>,
}

/// The next stretch of the way, lit up.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The places to go through, from where the mouse stood.
    pub tiles: Vec<Tile>,
    /// How long it has been shown.
    pub shown_ticks: u32,
}

/// What happened in one tick of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunEvent {
    /// The mouse came to this place.
    Stepped(Tile),
    /// There was a wall.
    Bumped,
    /// Auto-solve has found the way, or that there is none.
    Solved {
        /// Whether there is a way.
        found: bool,
    },
    /// The mouse stands at the cheese.
    Finished,
}

/// What a finished run comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How long it took.
    pub milliseconds: u64,
    /// The strides walked.
    pub steps: u32,
    /// The strides of a shortest way.
    pub shortest: u32,
    /// How many dead ends were walked into to their end.
    pub dead_ends: u32,
    /// Whether a hint or auto-solve was used.
    pub helped: bool,
    /// Whether the game went slower than usual at any moment.
    pub is_slow: bool,
}

impl Summary {
    /// Whether it may be a record: nobody showed the way, and the game was as fast as it is for all.
    pub const fn sets_records(&self) -> bool {
        !self.helped && !self.is_slow
    }
}

impl Run {
    /// A run that has not begun.
    pub fn new(course: Arc<Course>) -> Self {
        let start = course.maze.start();
        let track = Track::new(start, course.stride_tiles);
        Self {
            walker: Walker::new(start),
            course,
            ticks: 0,
            trail: vec![start],
            track: Some(track),
            helped: false,
            is_slow: false,
            is_finished: false,
            hint: None,
            solving: None,
        }
    }

    /// A run as it was left: its trail ends where the mouse stands.
    pub fn resume(course: Arc<Course>, trail: Vec<Tile>, milliseconds: u64, helped: bool) -> Self {
        let mut run = Self::new(course);
        if let Some(&place) = trail.last() {
            run.walker = Walker::new(place);
            run.trail = trail;
        }
        let ticks_per_second = u64::from(TICKS_PER_SECOND);
        run.ticks =
            milliseconds / 1000 * ticks_per_second + milliseconds % 1000 * ticks_per_second / 1000;
        run.helped = helped;
        if run.has_begun() {
            run.track = None;
        }
        run
    }

    /// The same run with what the mouse did until this tick, if that brings it to where it stands.
    #[must_use]
    pub fn recall(mut self, track: Track, ticks: u32) -> Self {
        if track.places_by(ticks).eq(self.trail.iter().copied()) {
            self.ticks = u64::from(ticks);
            self.track = Some(track.until(ticks));
        }
        self
    }

    /// One tick. While auto-solve is on, the keys steer nobody.
    pub fn tick(&mut self, steering: Steering) -> Vec<RunEvent> {
        if self.is_finished {
            return Vec::new();
        }
        let mut events = Vec::new();
        if let Some(hint) = &mut self.hint {
            hint.shown_ticks += 1;
        }
        self.hint = self.hint.take().filter(|hint| hint.shown_ticks < HINT_TICKS);

        let steering = match &mut self.solving {
            None => steering,
            Some(solving) => {
                let (steering, event) = solving.tick(&self.walker);
                if let Some(SolvingEvent::Over { found }) = event {
                    events.push(RunEvent::Solved { found });
                }
                steering
            }
        };
        let walked = self.walker.tick(self.course.maze.grid(), self.course.stride_tiles, steering);
        if self.has_begun() {
            self.ticks += 1;
        }
        for event in walked {
            match event {
                WalkEvent::SetOut { direction, runs } => {
                    self.ticks = self.ticks.max(1);
                    self.note_stride(direction, runs);
                }
                WalkEvent::Bumped => events.push(RunEvent::Bumped),
                WalkEvent::Arrived(tile) => {
                    self.trail.push(tile);
                    events.push(RunEvent::Stepped(tile));
                    if self.course.maze.is_goal(tile) {
                        self.is_finished = true;
                        self.solving = None;
                        events.push(RunEvent::Finished);
                        break;
                    }
                }
            }
        }
        events
    }

    fn note_stride(&mut self, direction: Direction, runs: bool) {
        let tick = u32::try_from(self.ticks).ok();
        let noted =
            self.track.as_mut().zip(tick).map(|(track, tick)| track.set_out(tick, direction, runs));
        if noted != Some(true) {
            self.track = None;
        }
    }

    /// Lights up the next stretch of a shortest way, if there is a way.
    pub fn ask_hint(&mut self) {
        let way = self.course.way_from(self.walker.place());
        let stride = usize::from(self.course.stride_tiles);
        let tiles: Vec<Tile> = way.step_by(stride).take(HINT_STRIDES + 1).collect();
        if !tiles.is_empty() {
            self.hint = Some(Hint { tiles, shown_ticks: 0 });
            self.helped = true;
        }
    }

    /// Lets the depth-first solver take over, or takes the mouse back from it.
    pub fn toggle_solving(&mut self) {
        self.walker.let_go();
        if self.solving.take().is_none() && !self.is_finished {
            let stand = self.walker.destination(self.course.stride_tiles);
            self.solving = Some(Solving::new(Arc::clone(&self.course), stand));
            self.helped = true;
        }
    }

    /// What a key means for auto-solve, while it is on.
    pub fn steer_solving(&mut self, action: &Action) {
        let Some(solving) = &mut self.solving else { return };
        match action {
            Action::Faster | Action::Go(Direction::Up) => solving.hurry(),
            Action::Slower | Action::Go(Direction::Down) => solving.slow(),
            Action::Confirm => solving.toggle_pause(),
            Action::Skip => solving.skip(),
            _ => {}
        }
    }

    /// What the run comes to so far.
    pub fn summary(&self) -> Summary {
        let grid = self.course.maze.grid();
        let is_inner = |&(place, tile): &(usize, &Tile)| {
            place > 0 && !self.course.maze.is_goal(*tile) && grid.ways(*tile) == 1
        };
        Summary {
            milliseconds: self.milliseconds(),
            steps: self.steps(),
            shortest: self.course.shortest.unwrap_or(0),
            dead_ends: self.trail.iter().enumerate().filter(is_inner).count() as u32,
            helped: self.helped,
            is_slow: self.is_slow,
        }
    }

    /// The maze that is run.
    pub const fn course(&self) -> &Arc<Course> {
        &self.course
    }

    /// Where the mouse was at last.
    pub const fn place(&self) -> Tile {
        self.walker.place()
    }

    /// Where to draw the mouse, `blend` of a tick after the last one.
    pub fn pose(&self, blend: f32) -> Pose {
        self.walker.pose(self.course.stride_tiles, blend)
    }

    /// Where the mouse is, or comes to at the end of its stride.
    pub fn destination(&self) -> Tile {
        self.walker.destination(self.course.stride_tiles)
    }

    /// Whether the mouse is between two places.
    pub const fn is_walking(&self) -> bool {
        self.walker.is_walking()
    }

    /// Whether the mouse runs on by itself to the next junction.
    pub const fn is_running(&self) -> bool {
        self.walker.is_running()
    }

    /// Every place it was at, in order, the start first.
    pub fn trail(&self) -> &[Tile] {
        &self.trail
    }

    /// What the mouse did at which tick, if all of it is known.
    pub const fn track(&self) -> Option<&Track> {
        self.track.as_ref()
    }

    /// How many ticks it has taken.
    pub const fn ticks(&self) -> u64 {
        self.ticks
    }

    /// The strides walked.
    pub const fn steps(&self) -> u32 {
        (self.trail.len() - 1) as u32
    }

    /// Whether the first step was taken.
    pub const fn has_begun(&self) -> bool {
        self.ticks > 0
    }

    /// How long it has taken.
    pub const fn milliseconds(&self) -> u64 {
        milliseconds_of(self.ticks)
    }

    /// Whether the mouse is at the cheese.
    pub const fn is_finished(&self) -> bool {
        self.is_finished
    }

    /// Whether a hint or auto-solve was used.
    pub const fn is_helped(&self) -> bool {
        self.helped
    }

    /// Takes note that the game goes slower than usual.
    pub const fn slow_down(&mut self) {
        self.is_slow = true;
    }

    /// Whether the game went slower than usual at any moment.
    pub const fn is_slow(&self) -> bool {
        self.is_slow
    }

    /// Whether it may be a record.
    pub const fn sets_records(&self) -> bool {
        !self.helped && !self.is_slow
    }

    /// The stretch that is lit up.
    pub const fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// The solver at work.
    pub const fn solving(&self) -> Option<&Solving> {
        self.solving.as_ref()
    }
}
