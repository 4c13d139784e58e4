//! What stands out in a recording, though it can have happened: that no hand on a key is as quick.
//!
//! These are remarks and no verdict: whoever knows a maze by heart, or leads the mouse by the pointer,
//! can come near, and a script that rests now and then shows nothing of the kind. Where the computer
//! steers nothing is remarked.

use super::{Recorded, Recording};
use crate::game::race::Stride;
use crate::game::tuning::{
    FASTEST_HAND_PRESSES, FASTEST_HAND_TICKS, LEAST_CHOICES_TO_REMARK, REACTION_TICKS,
};
use crate::maze::{Grid, Maze};

/// What stands out in what one player did.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name} {striking}")]
pub struct Remark {
    /// The player.
    pub name: String,
    /// What it is.
    pub striking: Striking,
}

/// What can stand out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Striking {
    /// Every way was chosen in the very tick in which there was a choice.
    #[error("never stood at a junction, choosing {choices} times")]
    NeverStood {
        /// How often.
        choices: usize,
    },
    /// Every way was chosen sooner than anybody sees that there is a choice.
    #[error("was faster than human reaction at every junction, choosing {choices} times")]
    FasterThanReaction {
        /// How often.
        choices: usize,
    },
    /// Keys were pressed faster than fingers move.
    #[error("pressed {FASTEST_HAND_PRESSES} keys in less than a second")]
    FasterThanHands,
}

impl Recording {
    /// What stands out in it, in its maze, in which it can have happened.
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

/// A stride that began with a key.
struct Press {
    tick: u32,
    /// For how long the mouse had stood, if there was a choice.
    stood_at_choice: Option<u32>,
}

/// The strides but the first that no mouse makes unless a key is pressed for them.
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

/// A corridor is followed without one, and whoever holds a key walks straight on; a run ends at every
/// junction.
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
