//! What a new player learns at the first stops of the journey: each thing where it is needed, by doing
//! it once.

use super::Play;
use crate::game::lesson::Tip;
use crate::game::settings::LiveSettings;
use crate::game::tuning::{HINT_TIP_SECONDS, RUN_TIP_ROOMS, TICKS_PER_SECOND};

impl Tip {
    const ALL: [Self; 3] = [Self::Walk, Self::Run, Self::Hint];
    /// The last stop at which a tip is given.
    const LAST_STOP: usize = 19;

    /// Whether it is needed now.
    fn is_needed(self, play: &Play) -> bool {
        let rooms = play.race.measured().room_count();
        match self {
            Self::Walk => !play.race.has_begun(),
            // In a tiny maze every run is over at once.
            Self::Run => rooms >= Some(RUN_TIP_ROOMS) && !play.is_slippery(),
            Self::Hint => play.race.ticks > u64::from(HINT_TIP_SECONDS * TICKS_PER_SECOND),
        }
    }

    /// Whether the player is doing it.
    fn is_done(self, play: &Play) -> bool {
        match self {
            Self::Walk => play.race.has_begun(),
            Self::Run => play.runner().is_running(),
            Self::Hint => play.knows_idea() || play.race.hint().is_some(),
        }
    }
}

impl Play {
    /// What the player should be told now.
    pub fn tip(&self, settings: &LiveSettings) -> Option<Tip> {
        let stop = self.stop.filter(|stop| !stop.is_old())?.place();
        let is_busy = self.is_paused() || self.race.is_over() || self.race.solving().is_some();
        let is_new = |tip: &Tip| !settings.learnt.contains(tip) && tip.is_needed(self);
        Tip::ALL.into_iter().find(is_new).filter(|_| !is_busy && stop <= Tip::LAST_STOP)
    }

    /// Remembers what the player has learnt.
    pub(super) fn learn(&self, settings: &mut LiveSettings) {
        for tip in Tip::ALL {
            if !settings.learnt.contains(&tip) && tip.is_done(self) {
                settings.change().learnt.insert(tip);
            }
        }
    }
}
