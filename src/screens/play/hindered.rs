//! What keeps the mouse from going somewhere, for as long as that is told, and that no way is left.

use super::Play;
use crate::game::rules::Hindrance;
use crate::game::tuning::{HINDRANCE_TICKS, STUCK_TOLD_TICKS, STUCK_TRY_TICKS};
use crate::screens::prelude::*;

/// A hindrance, and for how many ticks the mouse has stood before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hindered {
    told: Hindrance,
    place: Tile,
    ticks: u32,
}

impl Play {
    /// What keeps the mouse where it stands, if it has just tried to go on.
    pub fn hindrance(&self) -> Option<Hindrance> {
        let here = self.runner().place();
        let stands = !self.runner().is_walking() && !self.race.is_over();
        self.hindered.filter(|one| stands && one.place == here).map(|one| one.told)
    }

    /// Whether no way leads to the end any more and the player has had time to find that out, or asks.
    pub const fn knows_no_way(&self) -> bool {
        self.stuck_ticks >= STUCK_TOLD_TICKS
    }

    /// Counts for how long no way has been left.
    pub(super) fn notice_no_way(&mut self, happened: &[RaceEvent]) {
        if !self.race.is_stranded() {
            self.stuck_ticks = 0;
            return;
        }
        let is_try = |event: &RaceEvent| {
            matches!(event, RaceEvent::Bumped { .. } | RaceEvent::Stepped { .. })
        };
        let tries = happened.iter().any(is_try);
        let stands = u32::from(!self.runner().is_walking());
        let more = match tries {
            // There is nothing to try.
            _ if self.race.ways(self.runner().place()).is_empty() => STUCK_TOLD_TICKS,
            true => STUCK_TRY_TICKS,
            false => stands,
        };
        self.stuck_ticks = self.stuck_ticks.saturating_add(more);
    }

    /// Looks at why the mouse has bumped into something in this tick.
    pub(super) fn notice_hindrance(&mut self, happened: &[RaceEvent]) {
        let is_told = |hindered: &Hindered| hindered.ticks < HINDRANCE_TICKS;
        self.hindered = self.hindered.filter(is_told);
        self.hindered = self.hindered.map(|one| Hindered { ticks: one.ticks + 1, ..one });
        if happened.iter().any(|event| matches!(event, RaceEvent::Bumped { runner: 0 })) {
            let (place, towards) = (self.runner().place(), self.runner().pose(0.0).heading);
            let told =
                self.race.puzzle().and_then(|one| one.hindrance(place, towards, self.race.state));
            self.hindered = told.map(|told| Hindered { told, place, ticks: 0 });
        }
    }
}
