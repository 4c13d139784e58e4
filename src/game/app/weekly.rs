//! The maze of the week, which waits behind whatever else was left since.

use std::mem;

use super::{App, Event, Unfinished};
use crate::game::records::{Week, WeekSoFar};
use crate::game::saved_run::Saved;
use crate::game::sighted::Sighted;
use crate::maze::{Spec, Tile};

impl App {
    /// Offers what was left of the maze of a week, behind what was left last.
    pub fn offer_weekly(&mut self, saved: Saved) {
        self.left_before = Unfinished::Saved(Box::new(saved));
    }

    /// Something was left. What was left before it is not forgotten at once, and a week's maze not for
    /// anything else.
    pub(super) fn leave(&mut self, left: Unfinished) {
        let before = mem::replace(&mut self.unfinished, left);
        let key = self.unfinished.key();
        if self.left_before.key() == key {
            self.left_before = Unfinished::Nothing;
        }
        if before.is_something() && before.key() != key && self.left_before.week().is_none() {
            self.left_before = before;
        }
    }

    /// Where nothing waits, what was left before it does.
    pub(super) fn bring_back(&mut self) {
        if !self.unfinished.is_something() && self.left_before.is_something() {
            self.turn_round();
        }
    }

    /// On with what was left in the maze of this spec, or into it from its start.
    pub(super) fn come_back_or_open(&mut self, spec: Spec, events: &mut Vec<Event>) {
        if self.left_before.spec() == Some(spec) {
            self.turn_round();
        }
        if self.unfinished.spec() == Some(spec) {
            self.continue_run(events);
        } else {
            self.open_spec(spec, events);
        }
    }

    fn turn_round(&mut self) {
        mem::swap(&mut self.unfinished, &mut self.left_before);
        self.saved = self.unfinished.key();
    }

    /// How far the maze of this week has come, if it was begun and left.
    pub fn week_so_far(&self) -> Option<WeekSoFar> {
        let spec = Week::of(self.today).spec();
        let mut left = [&self.unfinished, &self.left_before].into_iter();
        let left = left.find(|left| left.spec() == Some(spec))?;
        let mut sighted = Sighted::new(spec.size());
        match left {
            Unfinished::Left(run) => sighted.look_along(run.runner(0).trail()),
            Unfinished::Saved(saved) => {
                let Saved::Run(run) = &**saved else { return None };
                sighted.look_along(&run.rooms_walked().collect::<Vec<Tile>>());
            }
            Unfinished::Nothing => return None,
        }
        Some(WeekSoFar { rooms_seen: sighted.count(), milliseconds: left.milliseconds() })
    }
}

impl Unfinished {
    /// The week whose maze it is in, if it is that of one.
    fn week(&self) -> Option<Week> {
        Week::of_spec(&self.spec()?)
    }
}
