//! What helps one who races alone: hints, and a search that takes over.

use std::sync::Arc;

use super::event::{RaceEvent, SearchEvent};
use super::solving::Solving;
use super::{Race, Runner};
use crate::game::input::Action;
use crate::game::tuning::{HINT_STRIDES, HINT_TICKS};
use crate::game::walker::Steering;
use crate::maze::{Direction, Tile};

/// The help that was asked for.
#[derive(Clone, Debug, Default)]
pub(super) struct Helps {
    hint: Option<Hint>,
    solving: Option<Solving>,
    were_used: bool,
}

/// The next stretch of the way, lit up.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The places to go through, from where the mouse stood.
    pub tiles: Vec<Tile>,
    /// How long it has been shown.
    pub shown_ticks: u32,
}

impl Helps {
    /// One tick: where the search steers the mouse, while it is on.
    pub fn tick(&mut self, runner: &Runner, events: &mut Vec<RaceEvent>) -> Option<Steering> {
        if let Some(hint) = &mut self.hint {
            hint.shown_ticks += 1;
        }
        self.hint.take_if(|hint| hint.shown_ticks >= HINT_TICKS);
        let (steering, event) = self.solving.as_mut()?.tick(runner);
        events.extend(event.map(RaceEvent::Search));
        Some(steering)
    }

    /// The race is over.
    pub fn end(&mut self) {
        self.solving = None;
    }

    pub const fn were_used(&self) -> bool {
        self.were_used
    }

    pub const fn use_them(&mut self, were_used: bool) {
        self.were_used = were_used;
    }
}

impl Race {
    /// Lights up the next stretch of a shortest way, if there is a way.
    pub fn ask_hint(&mut self) -> Option<RaceEvent> {
        let place = self.runners.first().filter(|_| self.is_alone())?.place();
        let course = self.arena.course();
        let stride = usize::from(course.stride_tiles);
        let tiles: Vec<Tile> =
            course.way_from(place).step_by(stride).take(HINT_STRIDES + 1).collect();
        (!tiles.is_empty()).then(|| {
            self.helps.hint = Some(Hint { tiles, shown_ticks: 0 });
            self.helps.were_used = true;
            RaceEvent::Hinted
        })
    }

    /// Lets the depth-first solver take over, or takes the mouse back from it.
    pub fn toggle_solving(&mut self) -> Option<RaceEvent> {
        if !self.is_alone() || self.is_over() {
            return None;
        }
        self.runners[0].let_go();
        let event = if self.helps.solving.take().is_some() {
            SearchEvent::GivenUp
        } else {
            let course = Arc::clone(self.arena.course());
            self.helps.solving = Some(Solving::new(course, self.runners[0].destination()));
            self.helps.were_used = true;
            SearchEvent::Begun
        };
        Some(RaceEvent::Search(event))
    }

    /// What a key means for auto-solve, while it is on.
    pub fn steer_solving(&mut self, action: &Action) {
        let Some(solving) = &mut self.helps.solving else { return };
        match action {
            Action::Faster | Action::Go(Direction::Up) => solving.hurry(),
            Action::Slower | Action::Go(Direction::Down) => solving.slow(),
            Action::Confirm => solving.toggle_pause(),
            Action::Skip => solving.skip(),
            _ => {}
        }
    }

    /// Whether a hint or auto-solve was used.
    pub const fn is_helped(&self) -> bool {
        self.helps.were_used
    }

    /// The stretch that is lit up.
    pub const fn hint(&self) -> Option<&Hint> {
        self.helps.hint.as_ref()
    }

    /// The solver at work.
    pub const fn solving(&self) -> Option<&Solving> {
        self.helps.solving.as_ref()
    }
}
