//! The ghost beside the mouse, and how far the mouse is ahead of it.

use crate::screens::prelude::*;

/// The ghost to race against, if there is one.
#[derive(Clone, Debug, Default)]
pub(super) struct Rivalry {
    ghost: Option<Arc<Ghost>>,
    /// The last place that both passed, and by how many ticks the mouse was ahead there.
    lead: Option<(Tile, i64)>,
}

impl Rivalry {
    pub fn seat(&mut self, ghost: Arc<Ghost>) {
        self.ghost = Some(ghost);
    }

    /// Adapts to a new piece, in which everything lies so many tiles farther right and down.
    pub fn carry_over(&mut self, by: (i32, i32)) {
        self.ghost = self.ghost.as_ref().map(|ghost| Arc::new(ghost.moved(by)));
        let moved = |(tile, ticks): (Tile, i64)| Some((tile.moved(by)?, ticks));
        self.lead = self.lead.and_then(moved);
    }

    pub const fn ghost(&self) -> Option<&Arc<Ghost>> {
        self.ghost.as_ref()
    }

    pub fn lead_ticks(&self) -> Option<i64> {
        self.lead.map(|(_, ticks)| ticks)
    }

    /// Measures the lead when the mouse reaches a place that the ghost passes too, and lets it
    /// shrink while the mouse is elsewhere. Where there are rules the mouse passes the same
    /// places again and again, so these are not compared.
    pub fn see(&mut self, race: &Race, happened: &[RaceEvent]) {
        let Some(ghost) = self.ghost.as_ref().filter(|_| race.puzzle().is_none()) else { return };
        for event in happened {
            if let RaceEvent::Stepped { tile, .. } = event {
                let ticks = ghost.lead_ticks(race, *tile);
                self.lead = ticks.map(|ticks| (*tile, ticks)).or(self.lead);
            }
        }
        if let Some((place, ticks)) = &mut self.lead {
            *ticks = ghost.lead_at_most(race, *place).map_or(*ticks, |most| most.min(*ticks));
        }
    }
}
