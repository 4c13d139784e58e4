//! The list of saved runs: the latest of each kind first, then the rest. The chosen one can be
//! continued, or deleted after a second press.

pub(crate) mod view;

use crate::game::saved_run::SavedKey;
use crate::game::store_task::StoreTask;
use crate::screens::prelude::*;

/// The screen that lists the saved runs.
#[derive(Clone, Debug, Default)]
pub struct UnfinishedRuns {
    /// The index of the chosen run.
    pub chosen: usize,
    /// Whether deleting the chosen run waits for its second press.
    pub is_asking: bool,
}

impl UnfinishedRuns {
    /// The buttons that continue the run of this index, and that delete it.
    pub const fn targets(place: usize) -> [Target; 2] {
        [Target::Entry(place), Target::Choice(place, 0)]
    }

    /// One tick with these saved runs.
    pub fn tick(&mut self, inputs: &Inputs, runs: &[SavedKey]) -> Vec<Command> {
        let count = runs.len();
        for action in &inputs.actions {
            let was_asking = self.is_asking;
            // Pointers move by themselves, so this does not cancel the question.
            self.is_asking &=
                matches!(action, Action::Point(Target::Entry(place)) if *place == self.chosen);
            match *action {
                Action::Back => return vec![Command::Back],
                Action::Go(Direction::Down) => self.chosen = (self.chosen + 1) % count.max(1),
                Action::Go(Direction::Up) => {
                    self.chosen = self.chosen.checked_sub(1).unwrap_or(count.saturating_sub(1));
                }
                Action::Home => self.chosen = 0,
                Action::Skip => self.chosen = count.saturating_sub(1),
                Action::Point(Target::Entry(place)) if place < count => self.chosen = place,
                Action::Confirm => {
                    return Destination::Continue(self.chosen).open();
                }
                Action::Click(Target::Entry(place)) if place < count => {
                    return Destination::Continue(place).open();
                }
                Action::Erase => {
                    if let Some(unwanted) = self.forget(self.chosen, was_asking, runs) {
                        return unwanted;
                    }
                }
                Action::Click(Target::Choice(place, _)) if place < count => {
                    if let Some(unwanted) = self.forget(place, was_asking, runs) {
                        return unwanted;
                    }
                }
                _ => {}
            }
        }
        Vec::new()
    }

    /// Asks whether to delete the run, or deletes it; after the last one the screen closes.
    fn forget(
        &mut self,
        place: usize,
        was_asking: bool,
        runs: &[SavedKey],
    ) -> Option<Vec<Command>> {
        if !was_asking || place != self.chosen {
            (self.chosen, self.is_asking) = (place, true);
            return None;
        }
        let left = runs.len().saturating_sub(1);
        self.chosen = place.min(left.saturating_sub(1));
        let deleted = Command::Keep(StoreTask::ClearRun(runs.get(place)?.clone()));
        Some([deleted].into_iter().chain((left == 0).then_some(Command::Back)).collect())
    }
}

impl ScreenState for UnfinishedRuns {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits::at_rest("unfinished", KeySet::Menu).in_turn()
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        let keys: Vec<SavedKey> =
            world.all_to_continue().into_iter().map(|left| left.saved.key()).collect();
        let commands = self.tick(inputs, &keys);
        for command in &commands {
            if let Command::Keep(StoreTask::ClearRun(key)) = command {
                world.left.retain(|left| left.saved.key() != *key);
            }
        }
        commands
    }

    fn place_of_focus(&self) -> [usize; 2] {
        [0, self.chosen]
    }
}
