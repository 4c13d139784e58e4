//! Left in the middle, and gone on with another day.

use super::EndlessGame;
use crate::game::endless::Leg;
use crate::game::race::Race;
use crate::game::saved_run::SavedEndless;
use crate::game::screen::play::Play;

impl EndlessGame {
    /// What is to be kept of it, if there is something to lose: it has begun and is not over.
    pub fn save(&self) -> Option<SavedEndless> {
        let is_begun = self.play.race().has_begun() || self.is_resumed;
        let [mouse, cheese] = [self.leg.room(self.play.runner().place()), self.leg.cheese()]
            .map(|room| (room.column, room.row));
        (is_begun && self.card.is_none()).then(|| SavedEndless {
            code: self.endless().to_string(),
            mouse,
            cheese,
            clock_ticks: self.clock_ticks,
            left_at_cheeses: self.left_at_cheeses.clone(),
            sets_records: self.sets_records(),
        })
    }

    /// The run as it was left, in its piece of the plane. Its clock waits for the first step.
    pub fn resume(leg: Leg, saved: SavedEndless) -> Self {
        let SavedEndless { clock_ticks, left_at_cheeses, sets_records, .. } = saved;
        let start = leg.measured.maze.start();
        let race = Race::resume(leg.measured.clone(), vec![start], 0, !sets_records);
        let play = Play::on_plane(leg.plan.endless, race, Vec::new());
        Self { play, clock_ticks, left_at_cheeses, is_resumed: true, ..Self::new(leg) }
    }
}
