//! Remarks on what is suspicious in a possible recording: that it is faster than any hand on a key.
//!
//! These are no verdicts: a player who knows a maze by heart, or leads the mouse with the pointer,
//! can come close, and a script with pauses is not noticed. The computer's play gets no remarks.

use super::{Recorded, Recording};
use crate::game::race::Stride;
use crate::game::tuning::{
    FASTEST_HAND_PRESSES, FASTEST_HAND_TICKS, LEAST_CHOICES_TO_REMARK, REACTION_TICKS,
};
use crate::maze::{Grid, Maze};

/// A remark on one player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name} {striking}")]
pub struct Remark {
    /// The player.
    pub name: String,
    /// What is suspicious.
    pub striking: Striking,
}

/// What can be suspicious.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum Striking {
    /// Every choice was made in the very tick in which it arose.
    #[error("never stood at a junction, choosing {choices} times")]
    NeverStood { choices: usize },
    #[error("was faster than human reaction at every junction, choosing {choices} times")]
    FasterThanReaction { choices: usize },
    #[error("pressed {FASTEST_HAND_PRESSES} keys in less than a second")]
    FasterThanHands,
}

impl Recording {
    /// The remarks on it, in its maze, where it must be possible.
    pub fn remarks(&self, maze: &Maze) -> Vec<Remark> {
        let is_steered = |player: &&Recorded| !self.helped && player.track.pace_ticks().is_none();
        let steered = self.players.iter().filter(is_steered);
        let each = steered.flat_map(|player| {
            let presses = presses(player, maze.grid());
            let striking = [at_choices(&presses), of_hands(&presses)];
            let name = player.name.as_str();
            striking
                .into_iter()
                .flatten()
                .map(|striking| Remark { name: name.to_owned(), striking })
        });
        each.collect()
    }
}

/// A stride that began with the press of a key.
struct Press {
    tick: u32,
    /// For how long the mouse had stood, if there was a choice.
    stood_at_choice: Option<u32>,
}

/// The strides, except the first, that need the press of a key.
fn presses(player: &Recorded, grid: &Grid) -> Vec<Press> {
    let strides = player.track.strides();
    let pairs = strides.iter().zip(strides.iter().skip(1));
    let pressed = pairs.filter_map(|(before, stride)| {
        let is_junction = grid.ways(stride.from) > 2;
        let stood = stride.tick - player.track.arrival_tick(before);
        let stood_at_choice = is_junction.then_some(stood);
        needs_key(before, stride, is_junction)
            .then_some(Press { tick: stride.tick, stood_at_choice })
    });
    pressed.collect()
}

/// Whether a stride needs a key press. Following a corridor or walking straight on with a held key
/// does not, but a run ends at every junction.
fn needs_key(before: &Stride, stride: &Stride, is_junction: bool) -> bool {
    let turns = stride.direction != before.direction;
    let turns_back = stride.direction == before.direction.opposite();
    turns_back || is_junction && (turns || stride.runs)
}

fn at_choices(presses: &[Press]) -> Option<Striking> {
    let stood = || presses.iter().filter_map(|press| press.stood_at_choice);
    let choices = stood().count();
    let longest = stood().max().filter(|_| choices >= LEAST_CHOICES_TO_REMARK)?;
    match longest {
        0 => Some(Striking::NeverStood { choices }),
        1..REACTION_TICKS => Some(Striking::FasterThanReaction { choices }),
        _ => None,
    }
}

fn of_hands(presses: &[Press]) -> Option<Striking> {
    let is_too_fast =
        |few: &[Press]| few[FASTEST_HAND_PRESSES - 1].tick - few[0].tick < FASTEST_HAND_TICKS;
    presses.windows(FASTEST_HAND_PRESSES).any(is_too_fast).then_some(Striking::FasterThanHands)
}
