//! A match that was left in the middle, as plain data.

use std::sync::Arc;

use crate::game::clock::milliseconds_of;
use crate::game::ghost::Ghost;
use crate::game::race::Race;
use crate::game::replay::Recording;
use crate::game::versus::code::MatchCode;
use crate::game::versus::game::Match;
use crate::game::versus::rules::Seat;

/// An unfinished match.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub struct SavedMatch {
    /// The match as one line of text.
    pub code: String,
    /// Whether a mirrored maze is drawn alike for both.
    pub drawn_alike: bool,
    /// Whether player 2 is on the first side.
    pub sides_swapped: bool,
    /// The winner of each finished round, if there is one.
    pub winners: Vec<Option<Seat>>,
    /// The recording of the ghost, if one runs.
    pub ghost: Option<String>,
    /// The next round, if it has begun.
    pub round: Option<SavedRound>,
    /// When it was left, in seconds since 1970; 0 if unknown.
    #[cfg_attr(feature = "store", serde(default, skip_serializing_if = "super::saved::is_untold"))]
    pub left_at: u64,
}

/// An unfinished round: the movements of both until a tick. A stride that has only begun is not
/// part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub struct SavedRound {
    /// The number of ticks.
    pub ticks: u32,
    /// The strides of both sides, as in a recording.
    pub strides: [String; 2],
}

impl SavedMatch {
    /// The present state of a match with its unfinished round, if there is something to lose: it
    /// has begun and is not over.
    pub fn of(game: &Match, round: Option<SavedRound>) -> Option<Self> {
        let is_under_way = round.is_some() || !game.winners().is_empty();
        (is_under_way && !game.is_over()).then(|| Self {
            code: game.code.to_string(),
            drawn_alike: game.is_drawn_alike,
            sides_swapped: game.player_at(0) == Seat::Two,
            winners: game.winners().to_vec(),
            ghost: game.ghost().map(|ghost| ghost.recording().write()),
            round,
            left_at: 0,
        })
    }

    /// Restores the match, if it is valid; its round still has to be restored.
    pub fn game(&self) -> Option<Match> {
        let mut game = Match::new(self.code.parse().ok()?).drawn_alike(self.drawn_alike);
        if let Some(recording) = &self.ghost {
            game = game.against(Arc::new(Ghost::of_best(&Recording::read(recording).ok()?)?));
        }
        game.after(self.winners.clone(), self.sides_swapped)
    }

    /// How many rounds each player has won.
    pub fn wins(&self) -> [usize; 2] {
        let wins = |seat| self.winners.iter().filter(|&&winner| winner == Some(seat)).count();
        [wins(Seat::One), wins(Seat::Two)]
    }

    /// The width and height of its mazes in rooms, if they have an end.
    pub fn rooms(&self) -> Option<(u16, u16)> {
        let size = self.code.parse::<MatchCode>().ok()?.course().spec()?.size();
        Some((size.width(), size.height()))
    }

    /// The time of its round so far.
    pub fn milliseconds(&self) -> u64 {
        self.round.as_ref().map_or(0, |round| milliseconds_of(round.ticks.into()))
    }
}

impl SavedRound {
    /// The present state of a round, if both tracks are complete.
    pub fn of(round: &Race) -> Option<Self> {
        let ticks = u32::try_from(round.ticks).ok().filter(|&ticks| ticks > 0)?;
        let strides = |side| {
            let track = round.runner(side).track()?;
            let mut text = String::new();
            track.write_strides(0..track.steps_by(ticks), &mut text);
            Some(text)
        };
        Some(Self { ticks, strides: [strides(0)?, strides(1)?] })
    }
}
