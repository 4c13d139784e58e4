//! A match of two other machines, which is only watched.

use super::far::FarTrouble;
use super::{Phase, Versus};
use crate::game::versus::game::Match;
use crate::game::versus::player::VersusPlayer;
use crate::net::link::{LinkEnd, SeenGestures};
use crate::net::spectator::Spectator;
use crate::net::wire::Wire;
use crate::screens::prelude::*;

impl Versus {
    /// A match that somebody watches.
    pub fn watched(game: Match, spectator: Box<Spectator>) -> Self {
        Self { spectator: Some(spectator), ..Self::new(game) }
    }

    /// Whether somebody plays at another machine.
    pub const fn is_afar(&self) -> bool {
        self.far.is_some() || self.spectator.is_some()
    }

    /// Who plays, if somebody does at another machine.
    pub(super) fn players_afar(&self) -> Option<&[VersusPlayer; 2]> {
        let watched = self.spectator.as_ref().map(|spectator| &spectator.players);
        self.far.as_ref().map(|far| far.players()).or(watched)
    }

    /// The gestures of players at different machines.
    pub fn seen_gestures(&self) -> Option<&SeenGestures> {
        let watched = self.spectator.as_ref().map(|spectator| &spectator.seen_gestures);
        self.far.as_ref().map(|far| &far.link.seen_gestures).or(watched)
    }

    /// Who keeps a match from going on, if that is known.
    pub fn waited_for(&self) -> Seat {
        let watched = self.spectator.as_ref().and_then(|spectator| spectator.waited_for());
        let far = self.far.as_ref().map(|far| far.link.seat.other());
        far.or(watched).unwrap_or(Seat::One)
    }

    /// One tick of what is said to other machines, and heard.
    pub(super) fn talk(&mut self, wire: &mut Wire, is_paused: bool) {
        if let Some(far) = &mut self.far {
            far.talk(wire, &self.game, self.round.as_ref(), &self.phase, is_paused);
        }
        let is_end_seen = matches!(self.phase, Phase::Card(..) | Phase::Over(_));
        let spectator = self.spectator.as_mut();
        if let Some(game) = spectator.and_then(|spectator| spectator.tick(wire, is_end_seen)) {
            self.game = game.drawn_alike(self.game.is_drawn_alike);
            (self.phase, self.round) = (Phase::Waiting, None);
        }
    }

    pub(super) fn trouble_of_watched(&self, spectator: &Spectator) -> Option<FarTrouble> {
        let known = u64::from(spectator.known_ticks());
        let is_behind = self.round.as_ref().is_some_and(|round| round.ticks < known);
        let is_over = self.round.as_ref().is_some_and(Race::is_over);
        match self.phase {
            Phase::Waiting | Phase::Over(_) => None,
            Phase::Running(_) if is_behind || is_over => None,
            _ if spectator.is_broken_off() => Some(FarTrouble::End(LinkEnd::Left)),
            _ if spectator.quiet_seconds().is_some() => {
                spectator.quiet_seconds().map(FarTrouble::Quiet)
            }
            Phase::Ready => Some(FarTrouble::NotReady),
            Phase::Card(..) => None,
            _ => spectator.is_paused().then_some(FarTrouble::Paused),
        }
    }
}
