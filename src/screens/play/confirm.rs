//! Actions that would spoil a run have to be confirmed by a second press.

use crate::game::tuning::{ASK_AGAIN_TICKS, LOSS_FROM_TICKS};
use crate::screens::prelude::*;

/// An action that would cost something during a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirm {
    /// Restarting the maze: the run is lost.
    Restart,
    /// Another maze: the run is lost.
    NewMaze,
    /// Auto-solve: a helped run sets no record.
    Solve,
    /// A hint: a helped run sets no record.
    Hint,
}

/// The action that waits for its second press, and for how long it still does.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Confirmation {
    asked: Option<(Confirm, u32)>,
}

impl Confirm {
    /// What this action would cost the run now, if anything. At a stop a hint costs medals even before the
    /// first step, and to begin again is part of the puzzle.
    fn of(action: &Action, race: &Race, is_at_stop: bool) -> Option<Self> {
        let costs = race.has_begun() || (is_at_stop && *action == Action::Hint);
        if !costs || race.is_over() || race.is_stranded() {
            return None;
        }
        let is_long = race.ticks >= LOSS_FROM_TICKS;
        match action {
            Action::Restart if is_long && !is_at_stop => Some(Self::Restart),
            Action::NewSeed if is_long => Some(Self::NewMaze),
            Action::Solve if race.sets_records() => Some(Self::Solve),
            Action::Hint if race.sets_records() => Some(Self::Hint),
            _ => None,
        }
    }
}

impl Confirmation {
    /// Whether to carry out the action: it costs nothing, or this is its second press. Otherwise it
    /// starts to wait for the second press.
    pub fn is_sure(&mut self, action: &Action, race: &Race, is_at_stop: bool) -> bool {
        let Some(confirm) = Confirm::of(action, race, is_at_stop) else { return true };
        let was_asked = self.asked.take().is_some_and(|(asked, _)| asked == confirm);
        if !was_asked {
            self.asked = Some((confirm, ASK_AGAIN_TICKS));
        }
        was_asked
    }

    pub fn tick(&mut self) {
        self.asked = self.asked.and_then(|(confirm, ticks)| Some((confirm, ticks.checked_sub(1)?)));
    }

    pub fn forget(&mut self) {
        self.asked = None;
    }

    pub const fn asked(self) -> Option<Confirm> {
        match self.asked {
            Some((confirm, _)) => Some(confirm),
            None => None,
        }
    }
}
