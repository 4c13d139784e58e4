//! A round that was left in the middle goes on where it was: all that both did until then is done
//! once more, at one blow.

use super::steering::{Pointers, steerings};
use super::{Phase, Versus};
use crate::game::saved_run::{SavedMatch, SavedRound};
use crate::game::tuning::RESUMED_MOST_TICKS;
use crate::game::walker::Steering;

impl Versus {
    /// The match as it is to be kept, if there is something to lose.
    pub fn save(&self) -> Option<SavedMatch> {
        let round = match self.phase {
            // Until its maze is there, it is as it was left.
            Phase::Waiting => self.left.clone(),
            Phase::Running(_) => self.round.as_ref().and_then(SavedRound::of),
            _ => None,
        };
        SavedMatch::of(&self.game, round)
    }

    /// The match as it was left, if there is one.
    pub fn resume(saved: &SavedMatch) -> Option<Self> {
        Some(Self { left: saved.round.clone(), ..Self::new(saved.game()?) })
    }

    /// Brings the round, which has just been made ready, to where it was left, and pauses. One that
    /// makes no sense there begins anew.
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
            let steerings = steerings(&self.game, &again, &mut self.computer, pointers, nobody);
            again.tick(&steerings);
        }
        (0..2).filter(|&side| is_human[side]).for_each(|side| again.without_ghost(side));
        self.phase = Phase::Running(again.verdict.map(|_| 0));
        self.round = Some(again);
        self.take_pause();
    }
}
