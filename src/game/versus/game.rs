//! A match: its rounds, the score, and the sides of the players.
//!
//! Players are identified by seat, and each has one of two sides of the screen and of the arena: the
//! one on which their keys are. In matches of earlier versions a rematch swapped the sides.

use std::sync::Arc;

use super::code::MatchCode;
use super::computer::Computer;
use super::rules::{Rival, Seat};
use crate::game::course::Course;
use crate::game::ghost::Ghost;
use crate::game::race::arena::{Arena, ArenaPlan};
use crate::game::race::{Entrant, Race, RaceEnd};

/// A match in progress.
#[derive(Clone, Debug)]
pub struct Match {
    /// The whole match as one line of text.
    pub code: MatchCode,
    /// The ghost in the second seat, if there is one.
    ghost: Option<Arc<Ghost>>,
    /// Whether a mirrored maze is drawn alike for both.
    pub is_drawn_alike: bool,
    are_sides_swapped: bool,
    /// The winner of each round so far, if there is one.
    results: Vec<Option<Seat>>,
}

impl Match {
    /// A match before its first round.
    pub const fn new(code: MatchCode) -> Self {
        let is_drawn_alike = false;
        Self { code, ghost: None, is_drawn_alike, are_sides_swapped: false, results: Vec::new() }
    }

    /// Sets whether both see a mirrored maze as it is on the map.
    #[must_use]
    pub fn drawn_alike(self, is_drawn_alike: bool) -> Self {
        Self { is_drawn_alike, ..self }
    }

    /// Puts a ghost of this maze in the second seat.
    #[must_use]
    pub fn against(self, ghost: Arc<Ghost>) -> Self {
        Self { ghost: Some(ghost), ..self }
    }

    /// The match after this one, in other mazes.
    #[must_use]
    pub fn rematch(&self) -> Self {
        Self { code: self.code.next(), results: Vec::new(), ..self.clone() }
    }

    /// The match after these rounds, with the sides swapped or not, if it is not over yet.
    #[must_use]
    pub fn after(self, winners: Vec<Option<Seat>>, are_sides_swapped: bool) -> Option<Self> {
        let game = Self { results: winners, are_sides_swapped, ..self };
        (!game.is_over()).then_some(game)
    }

    /// The match before the last round that was recorded.
    pub fn before_last(&self) -> Option<Self> {
        let (_, results) = self.results.split_last()?;
        Some(Self { results: results.to_vec(), ..self.clone() })
    }

    /// The winner of each round so far, if there is one.
    pub fn winners(&self) -> &[Option<Seat>] {
        &self.results
    }

    /// The ghost in the second seat, if there is one.
    pub const fn ghost(&self) -> Option<&Arc<Ghost>> {
        self.ghost.as_ref()
    }

    /// The player on a side.
    pub const fn player_at(&self, side: usize) -> Seat {
        if (side == 1) == self.are_sides_swapped { Seat::One } else { Seat::Two }
    }

    /// The side of a player.
    pub fn side_of(&self, player: Seat) -> usize {
        usize::from(self.player_at(0) != player)
    }

    /// Whether a side is played by the computer or a ghost.
    pub fn is_computer(&self, side: usize) -> bool {
        self.player_at(side) == Seat::Two && self.code.rules().rival != Rival::Human
    }

    /// The number of the present or next round, from 0.
    pub const fn round_number(&self) -> u8 {
        self.results.len() as u8
    }

    /// What that round takes place in.
    pub const fn course(&self) -> Course {
        self.code.round_course(self.round_number())
    }

    /// The arena plan of that round.
    pub const fn plan(&self) -> ArenaPlan {
        let plan = ArenaPlan::new(self.course(), self.code.rules());
        if self.is_drawn_alike { plan.drawn_alike() } else { plan }
    }

    /// That round, in the arena of its plan.
    pub fn round(&self, arena: Arc<Arena>) -> Race {
        let entrant = |side| Entrant::of(self.code.rules(), self.player_at(side));
        let round = Race::of_two(arena, [0, 1].map(entrant));
        match &self.ghost {
            Some(ghost) => round.with_ghost(self.side_of(Seat::Two), (*ghost.track).clone()),
            None => round,
        }
    }

    /// The computer in that round, if there is one, with its side.
    pub fn computer(&self, arena: &Arc<Arena>) -> Option<(usize, Computer)> {
        let Rival::Computer { mind, .. } = self.code.rules().rival else { return None };
        let side = self.side_of(Seat::Two);
        Some((side, Computer::new(mind, Arc::clone(arena), side)))
    }

    /// Records the outcome of that round.
    pub fn note(&mut self, verdict: RaceEnd) {
        if !self.is_over() {
            self.results.push(match verdict {
                RaceEnd::Won(side) => Some(self.player_at(side)),
                RaceEnd::Draw => None,
            });
        }
    }

    /// How many rounds a player has won.
    pub fn wins(&self, player: Seat) -> u8 {
        self.results.iter().filter(|&&winner| winner == Some(player)).count() as u8
    }

    /// Whether it is decided: a player has won more than half of the rounds, or all are over.
    pub fn is_over(&self) -> bool {
        let best_of = self.code.rules().best_of;
        self.round_number() >= best_of.rounds()
            || Seat::ALL.iter().any(|&player| self.wins(player) >= best_of.needed())
    }

    /// The player who has won more rounds, if there is one.
    pub fn leader(&self) -> Option<Seat> {
        Seat::ALL.into_iter().find(|&player| self.wins(player) > self.wins(player.other()))
    }
}
