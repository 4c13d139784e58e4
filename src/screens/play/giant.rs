//! A giant maze, which is playable while it is still being built and measured.

use super::Play;
use crate::screens::prelude::*;

impl Play {
    /// Explores a maze that is still being built, before the mouse comes to an unknown part of it.
    pub(super) fn look_about(&mut self) {
        if let Some(measured) = self.race.measured().seen_from(self.runner().place()) {
            self.race.learn(Arc::new(measured));
        }
        if let Some(week_sight) = &mut self.week_sight {
            week_sight.look_along(&self.race.runner(0).trail);
        }
    }

    /// Whether enough is known for a help to show the way: a hint needs the way from every place,
    /// auto-solve all walls.
    pub fn shows_way(&self, action: &Action) -> bool {
        let measured = self.race.measured();
        measured.knows_ways() || *action == Action::Solve && measured.known_part().is_none()
    }
}
