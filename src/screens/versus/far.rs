//! A match of which one player sits at another machine, or both do and it is only watched.

use super::{Phase, Versus, phase};
use crate::game::versus::card::FairnessCard;
use crate::game::versus::game::Match;
use crate::game::versus::player::VersusPlayer;
use crate::net::link::{FarLink, LinkEnd, SeenGestures};
use crate::net::packet::Gesture;
use crate::net::page_line::LineStage;
use crate::net::round::FarRound;
use crate::net::spectator::Spectator;
use crate::net::wire::Wire;
use crate::screens::prelude::*;

/// After so long a quiet the round can be finished alone, and after so long a wait for the loser be
/// ended.
const LONG_TICKS: u32 = 10 * TICKS_PER_SECOND;
/// After so long a pause of the other's.
const LONGEST_PAUSE_TICKS: u32 = 60 * TICKS_PER_SECOND;

/// The other machine, and the round with it.
#[derive(Clone, Debug)]
pub struct FarMatch {
    /// The line to it.
    pub link: FarLink,
    round: Option<FarRound>,
    /// The round as both have judged it, once it is over.
    judged: Option<Race>,
    /// For how long the other machine has held up the round.
    held_ticks: u32,
}

/// What keeps a match from going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FarTrouble {
    /// It is over before its end.
    End(LinkEnd),
    /// Nothing has been heard for so many seconds.
    Quiet(u32),
    /// The other machine has not come as far as this one.
    Slow,
    /// The other player has paused.
    Paused,
    /// The other player is not ready yet.
    NotReady,
}

impl FarMatch {
    /// A match over this line.
    pub const fn new(link: FarLink) -> Self {
        Self { link, round: None, judged: None, held_ticks: 0 }
    }

    /// The own side in a game.
    pub fn own_side(&self, game: &Match) -> usize {
        game.side_of(self.link.seat)
    }

    /// The names and looks of both.
    pub const fn players(&self) -> &[VersusPlayer; 2] {
        &self.link.players
    }

    /// Takes the maze of the next round.
    pub(super) fn take_round(&mut self, race: &Race, game: &Match) {
        self.round = Some(FarRound::new(race, self.own_side(game)));
        self.judged = None;
        self.link.be_ready();
    }

    /// One tick of what is said and heard.
    pub(super) fn talk(
        &mut self,
        wire: &mut Wire,
        game: &Match,
        shown: Option<&Race>,
        phase: &Phase,
        is_paused: bool,
    ) {
        self.link.is_paused = is_paused;
        // The line of a page does not come back.
        if wire.line.stage == LineStage::Broken {
            self.link.end.get_or_insert(LinkEnd::Left);
        }
        let round = self.round.as_mut().zip(shown);
        // Once the round is judged, the game counts it already.
        let before = self.judged.as_ref().and(round.as_ref()).and_then(|_| game.before_last());
        self.link.tick(wire, before.as_ref().unwrap_or(game), round);
        let is_held = self.trouble(phase, shown).is_some();
        self.held_ticks = if is_held { self.held_ticks.saturating_add(1) } else { 0 };
    }

    /// Whether the other mouse stands where it was a tick ago.
    pub(super) fn is_far_still(&self) -> bool {
        self.round.as_ref().is_some_and(|round| !round.is_far_moved)
    }

    /// One tick of the round.
    pub(super) fn tick(&mut self, shown: &mut Race, steering: Steering) -> Vec<RaceEvent> {
        self.round.as_mut().map_or_else(Vec::new, |round| round.tick(shown, steering))
    }

    /// Walks no farther.
    pub(super) fn stop(&mut self, shown: &Race) {
        if let Some(round) = &mut self.round {
            round.stop(shown);
        }
    }

    /// Goes on without the other machine.
    pub(super) fn go_on_alone(&mut self) {
        if let Some(round) = &mut self.round {
            round.go_on_alone();
            // What comes now comes too late.
            self.link.end.get_or_insert(LinkEnd::Left);
        }
    }

    /// Whether it goes on without the other machine.
    pub fn is_alone(&self) -> bool {
        self.round.as_ref().is_some_and(FarRound::is_alone)
    }

    /// Whether both have come to the end of the round.
    pub fn is_over(&self) -> bool {
        self.round.as_ref().is_some_and(FarRound::is_over)
    }

    /// The round as both have judged it, once it is over.
    pub const fn judged(&self) -> Option<&Race> {
        self.judged.as_ref()
    }

    /// What keeps the match from going on; a round that is over has been won all the same.
    fn trouble(&self, phase: &Phase, shown: Option<&Race>) -> Option<FarTrouble> {
        let has_ended = self.is_over();
        let waits = shown.zip(self.round.as_ref()).is_some_and(|(shown, round)| round.waits(shown));
        match phase {
            Phase::Card(..) | Phase::Waiting => None,
            Phase::Running(_) if has_ended || self.is_alone() => None,
            _ if self.link.end.is_some() => self.link.end.map(FarTrouble::End),
            Phase::Over(_) => None,
            _ if self.link.quiet_seconds().is_some() => {
                self.link.quiet_seconds().map(FarTrouble::Quiet)
            }
            Phase::Ready => Some(FarTrouble::NotReady),
            _ if self.link.is_far_paused() => Some(FarTrouble::Paused),
            Phase::Running(_) if waits => Some(FarTrouble::Slow),
            _ => None,
        }
    }
}

impl Versus {
    /// A match with a player at another machine.
    pub fn far(game: Match, link: FarLink) -> Self {
        Self { far: Some(Box::new(FarMatch::new(link))), ..Self::new(game) }
    }

    /// The side of the player who sits here, if the other sits at another machine.
    pub fn own_side(&self) -> Option<usize> {
        self.far.as_ref().map(|far| far.own_side(&self.game))
    }

    /// Makes a gesture to the player at the other machine.
    pub(super) const fn make(&mut self, gesture: Gesture) {
        if let Some(far) = &mut self.far {
            far.link.make(gesture);
        }
    }

    /// The round as it is recorded and told of: as both machines have judged it.
    pub fn told_round(&self) -> Option<&Race> {
        self.far.as_ref().and_then(|far| far.judged()).or(self.round())
    }

    /// Whether the player may finish the round without the other machine: it is gone, or has held
    /// the round up for long.
    pub fn may_go_on_alone(&self) -> bool {
        let held = self.far.as_ref().map_or(0, |far| far.held_ticks);
        let is_gone = match self.far_trouble() {
            Some(FarTrouble::End(_)) => true,
            Some(FarTrouble::Quiet(_) | FarTrouble::Slow) => held >= LONG_TICKS,
            Some(FarTrouble::Paused) => held >= LONGEST_PAUSE_TICKS,
            Some(FarTrouble::NotReady) | None => false,
        };
        is_gone && matches!(self.phase, Phase::Running(_))
    }

    /// Whether the player may end a round that is decided: the loser at once, the winner once it has
    /// waited for long.
    pub fn may_end_round(&self) -> bool {
        let (Some(far), Some(round), Some(own)) = (&self.far, &self.round, self.own_side()) else {
            return false;
        };
        let Phase::Running(Some(ticks)) = self.phase else { return false };
        let has_come = round.runner(own).arrived_after.is_some();
        let has_waited = ticks >= LONG_TICKS || far.is_alone();
        !far.is_over() && (has_waited || !has_come)
    }

    /// What keeps a match on two machines from going on.
    pub fn far_trouble(&self) -> Option<FarTrouble> {
        match (&self.far, &self.spectator) {
            (Some(far), _) => far.trouble(&self.phase, self.round()),
            (None, Some(spectator)) => self.trouble_of_watched(spectator),
            (None, None) => None,
        }
    }

    /// Who has gone on and waits for the player here.
    pub fn waits_for_us(&self) -> Option<Seat> {
        let far = self.far.as_ref().filter(|far| far.link.is_far_ahead())?;
        Some(far.link.seat.other())
    }

    /// Whether the ticks of a round stand still because of the other machine.
    pub(super) fn is_held_from_afar(&self) -> bool {
        let is_far = self.far.is_some();
        is_far && matches!(self.far_trouble(), Some(FarTrouble::End(_) | FarTrouble::Paused))
    }

    /// Shows the card of the round as both machines have judged it.
    pub(super) fn show_judged(&mut self) -> bool {
        let (Some(far), Some(shown)) = (&mut self.far, &self.round) else { return false };
        let Some(judged) = far.round.as_ref().and_then(|round| round.judged(shown)) else {
            return false;
        };
        if let Some(verdict) = judged.verdict {
            self.game.note(verdict);
        }
        let menu = phase::of_card(!far.is_alone());
        self.phase = Phase::Card(Box::new(FairnessCard::of(&judged)), menu);
        far.judged = Some(judged);
        true
    }

    /// Goes on to the next round.
    pub(super) fn part_with_round(&mut self) {
        if let (Some(far), Some(shown)) = (&mut self.far, &self.round)
            && let Some(round) = far.round.take()
        {
            far.link.go_on(round, shown.clone());
        }
    }

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

    fn trouble_of_watched(&self, spectator: &Spectator) -> Option<FarTrouble> {
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
