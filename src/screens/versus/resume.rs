//! Continues a saved round by replaying all that both runners did, in a single tick.

use super::steering::{Pointers, steerings};
use super::{Phase, Versus};
use crate::game::saved_run::{SavedMatch, SavedRound};
use crate::game::tuning::RESUMED_MOST_TICKS;
use crate::game::walker::Steering;

impl Versus {
    /// The saved form of the match, if there is something to lose.
    pub fn save(&self) -> Option<SavedMatch> {
        // The other machine cannot be saved.
        if self.is_afar() {
            return None;
        }
        let round = match self.phase {
            // Until its maze is ready, a restored round is still in its saved form.
            Phase::Waiting => self.left.clone(),
            Phase::Running(_) => self.round.as_ref().and_then(SavedRound::of),
            _ => None,
        };
        SavedMatch::of(&self.game, round)
    }

    /// Restores a saved match, if it is valid.
    pub fn resume(saved: &SavedMatch) -> Option<Self> {
        Some(Self { left: saved.round.clone(), ..Self::new(saved.game()?) })
    }

    /// Brings a round that was just prepared to its saved state, and pauses. If the saved state is
    /// invalid there, the round starts over.
    pub(super) fn catch_up(&mut self) {
        let (Some(left), Some(round)) = (self.left.take(), &self.round) else { return };
        let track =
            |side: usize| round.runner(side).track()?.clone().with_text(&left.strides[side]).ok();
        let (Some(one), Some(two)) = (track(0), track(1)) else { return };
        if left.ticks > RESUMED_MOST_TICKS {
            return;
        }
        let mut again = self.game.round(round.arena.clone());
        let is_human = [0, 1].map(|side| !self.game.is_computer(side));
        for (side, track) in [one, two].into_iter().enumerate().filter(|&(side, _)| is_human[side])
        {
            again = again.with_ghost(side, track);
        }
        for _ in 0..left.ticks {
            let nobody = [Steering::default(); 2];
            let pointers = &mut Pointers::default();
            let steerings = steerings(&again, &mut self.computer, pointers, nobody);
            again.tick(&steerings);
        }
        (0..2).filter(|&side| is_human[side]).for_each(|side| again.without_ghost(side));
        self.phase = Phase::Running(again.verdict.map(|_| 0));
        self.round = Some(again);
        self.take_pause();
    }
}
