//! Continuing the maze of a week, of a stop or of any other spec.

use super::App;
use crate::game::command::Command;
use crate::game::records::{Week, WeekSoFar};
use crate::game::saved_run::SavedGame;
use crate::game::sighted::Sighted;
use crate::maze::{Spec, Tile};

impl App {
    /// Continues a saved run in the maze of this spec, or starts one.
    pub(super) fn come_back_or_open(&mut self, spec: Spec, commands: &mut Vec<Command>) {
        match self.left.iter().position(|left| left.saved.spec() == Some(spec)) {
            Some(place) => self.continue_run(place, commands),
            None => self.open_spec(spec, commands),
        }
    }

    /// The player's progress in this week's maze, if it was begun and left.
    pub fn week_so_far(&self) -> Option<WeekSoFar> {
        let spec = Week::of(self.today).spec();
        let left = self.left.iter().find(|left| left.saved.spec() == Some(spec))?;
        let SavedGame::Run(run) = &left.saved else { return None };
        let mut sighted = Sighted::new(spec.size());
        sighted.look_along(&run.rooms_walked().collect::<Vec<Tile>>());
        Some(WeekSoFar { rooms_seen: sighted.count(), milliseconds: run.milliseconds })
    }
}
