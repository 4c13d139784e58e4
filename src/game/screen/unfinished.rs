//! All that was left in the middle: the latest of each kind first, and then the rest. What is chosen is
//! gone on with, or forgotten if that is said twice.

use super::Next;
use crate::game::input::{Action, Inputs, KeySet, Target};
use crate::game::screen::state::{ScreenState, ScreenTraits};
use crate::maze::Direction;

/// The list on the screen.
#[derive(Clone, Debug, Default)]
pub struct UnfinishedRuns {
    /// The place of the run that has the keys.
    pub chosen: usize,
    /// Forgetting the chosen one was asked for once.
    pub is_asking: bool,
}

impl UnfinishedRuns {
    /// What goes on with the run at this place, and what forgets it.
    pub const fn targets(place: usize) -> [Target; 2] {
        [Target::Entry(place), Target::Choice(place, 0)]
    }

    /// One tick, where so many runs are listed; tells too which is to be forgotten.
    pub fn tick(&mut self, inputs: &Inputs, count: usize) -> (Next, Option<usize>) {
        for action in &inputs.actions {
            let was_asking = self.is_asking;
            // A pointer is never quite still.
            self.is_asking &=
                matches!(action, Action::Point(Target::Entry(place)) if *place == self.chosen);
            match *action {
                Action::Back => return (Next::Back, None),
                Action::Go(Direction::Down) => self.chosen = (self.chosen + 1) % count.max(1),
                Action::Go(Direction::Up) => {
                    self.chosen = self.chosen.checked_sub(1).unwrap_or(count.saturating_sub(1));
                }
                Action::Home => self.chosen = 0,
                Action::Skip => self.chosen = count.saturating_sub(1),
                Action::Point(Target::Entry(place)) if place < count => self.chosen = place,
                Action::Confirm => return (Next::Continue(self.chosen), None),
                Action::Click(Target::Entry(place)) if place < count => {
                    return (Next::Continue(place), None);
                }
                Action::Erase => {
                    if let Some(unwanted) = self.forget(self.chosen, was_asking, count) {
                        return unwanted;
                    }
                }
                Action::Click(Target::Choice(place, _)) if place < count => {
                    if let Some(unwanted) = self.forget(place, was_asking, count) {
                        return unwanted;
                    }
                }
                _ => {}
            }
        }
        (Next::Stay, None)
    }

    /// Asks whether this one is to be forgotten, or forgets it; nothing is left to list after the
    /// last one.
    fn forget(
        &mut self,
        place: usize,
        was_asking: bool,
        count: usize,
    ) -> Option<(Next, Option<usize>)> {
        if !was_asking || place != self.chosen {
            (self.chosen, self.is_asking) = (place, true);
            return None;
        }
        let left = count.saturating_sub(1);
        self.chosen = place.min(left.saturating_sub(1));
        Some((if left > 0 { Next::Stay } else { Next::Back }, Some(place)))
    }
}

impl ScreenState for UnfinishedRuns {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits::at_rest("unfinished", KeySet::Menu)
    }
}
