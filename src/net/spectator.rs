//! Somebody who watches a match of two other machines: one of them is asked twenty times a second
//! what has become known since, and the round is played again as both have told it.

use std::net::SocketAddr;

use crate::game::race::{Race, RaceEvent};
use crate::game::tuning::{RECORDING_MOST_STRIDES, TICKS_PER_SECOND};
use crate::game::versus::game::Match;
use crate::game::versus::player::VersusPlayer;
use crate::game::versus::rules::Seat;
use crate::game::walker::Steering;

use super::link::SeenGestures;
use super::packet::{Gestures, Look, Packet, Progress, Shown, ToldStride};
use super::wire::{MatchKey, Whom, Wire};

/// How often it asks.
const TICKS_BETWEEN: u32 = TICKS_PER_SECOND / 20;
/// When nothing was heard for so long, the match is waited for.
const QUIET_TICKS: u32 = TICKS_PER_SECOND;
/// From so far behind what is known on, the mice are hurried.
const LATE_TICKS: u64 = TICKS_PER_SECOND as u64 / 5;
/// From so far behind on, everything in between is passed over.
const MISSED_TICKS: u64 = TICKS_PER_SECOND as u64;
/// The most ticks that are passed over at once, so that no frame waits.
const MOST_TICKS_AT_ONCE: u64 = 500;

/// No round has this number: whoever has seen none is shown the present one.
const ANY_STAGE: u32 = u32::MAX;

/// Somebody who watches a match.
#[derive(Clone, Debug)]
pub struct Spectator {
    /// Who plays, by seat.
    pub players: [VersusPlayer; 2],
    /// The gestures that are to be seen.
    pub seen_gestures: SeenGestures,
    gestures: Option<[Gestures; 2]>,
    address: SocketAddr,
    /// Names what is for it.
    pub ticket: MatchKey,
    /// The round that is seen, once one is.
    seen: Option<SeenRound>,
    ticks_since_heard: u32,
    ticks_until_asked: u32,
}

/// What is known of a round.
#[derive(Clone, Debug, Default)]
struct SeenRound {
    stage: u32,
    /// How far each seat has come.
    seats: [Progress; 2],
    /// The strides of each seat.
    strides: [Vec<ToldStride>; 2],
}

impl Spectator {
    /// Somebody who watches what is played at this address, with a ticket that nobody can guess.
    pub fn new(players: [VersusPlayer; 2], address: SocketAddr, ticket: MatchKey) -> Self {
        Self {
            players,
            seen_gestures: SeenGestures::default(),
            gestures: None,
            address,
            ticket,
            seen: None,
            ticks_since_heard: 0,
            ticks_until_asked: 0,
        }
    }

    /// For how many seconds nothing was heard, if that is long.
    pub fn quiet_seconds(&self) -> Option<u32> {
        (self.ticks_since_heard >= QUIET_TICKS).then_some(self.ticks_since_heard / TICKS_PER_SECOND)
    }

    /// Whether the match is over before its end.
    pub fn is_broken_off(&self) -> bool {
        self.seats().iter().any(|seat| seat.has_left)
    }

    /// Whether somebody has paused.
    pub fn is_paused(&self) -> bool {
        self.seats().iter().any(|seat| seat.is_paused)
    }

    /// Who has paused, or is not ready yet.
    pub fn waited_for(&self) -> Option<Seat> {
        let is_waited_for = |seat: &Progress| seat.is_paused || !seat.is_ready;
        let place = self.seats().iter().position(is_waited_for)?;
        Some(Seat::ALL[place])
    }

    /// Whether both players are ready, so that the round begins.
    pub fn are_ready(&self) -> bool {
        self.seen.is_some() && self.seats().iter().all(|seat| seat.is_ready)
    }

    /// By which tick everything is known.
    pub fn known_ticks(&self) -> u64 {
        let ticks = self.seats().iter().map(|seat| u64::from(seat.tick));
        ticks.min().unwrap_or_default()
    }

    fn seats(&self) -> &[Progress] {
        self.seen.as_ref().map_or(&[], |seen| &seen.seats)
    }

    /// One tick: takes what has come, and asks for what is due; the end of the round is seen or not.
    /// Returns the match before a round of which nothing was known.
    pub fn tick(&mut self, wire: &mut Wire, is_end_seen: bool) -> Option<Match> {
        wire.is_wanted = true;
        wire.key = None;
        self.ticks_since_heard = self.ticks_since_heard.saturating_add(1);
        self.seen_gestures.tick();
        let mut begun = None;
        for (_, bytes) in std::mem::take(&mut wire.received) {
            if let Some(Packet::Shown(shown)) = Packet::read(&bytes)
                && shown.ticket == self.ticket
            {
                begun = self.see(*shown).or(begun);
            }
        }
        self.ticks_until_asked = self.ticks_until_asked.saturating_sub(1);
        if self.ticks_until_asked == 0 {
            self.ticks_until_asked = TICKS_BETWEEN;
            let look = Packet::Look(self.look(is_end_seen));
            wire.to_send.push((Whom::One(self.address), look.to_bytes()));
        }
        begun
    }

    fn look(&self, is_end_seen: bool) -> Look {
        let (ticket, stage) =
            (self.ticket, self.seen.as_ref().map_or(ANY_STAGE, |seen| seen.stage));
        match &self.seen {
            Some(seen) if !is_end_seen => {
                let heard = seen.strides.each_ref().map(|strides| strides.len() as u32);
                Look { ticket, stage, heard }
            }
            _ => Look { ticket, stage: stage.saturating_add(1), heard: [0; 2] },
        }
    }

    fn see(&mut self, shown: Shown) -> Option<Match> {
        let stage = shown.seats[0].stage;
        if stage == ANY_STAGE || self.seen.as_ref().is_some_and(|seen| stage < seen.stage) {
            return None;
        }
        let mut begun = None;
        if self.seen.as_ref().is_none_or(|seen| stage > seen.stage) {
            let code = shown.code.parse().ok()?;
            begun = Some(Match::new(code).after(shown.winners, shown.are_sides_swapped)?);
            self.seen = Some(SeenRound { stage, ..SeenRound::default() });
        }
        self.ticks_since_heard = 0;
        let gestures = shown.seats.each_ref().map(|seat| seat.gestures);
        if let Some(before) = self.gestures.replace(gestures) {
            for seat in
                Seat::ALL.into_iter().filter(|it| before[it.index()] != gestures[it.index()])
            {
                self.seen_gestures.see(seat, gestures[seat.index()].last());
            }
        }
        self.seen.as_mut()?.hear(shown.seats);
        begun
    }

    /// One tick of the round: as many of its ticks as are due.
    pub fn play(&self, round: &mut Race, game: &Match) -> Vec<RaceEvent> {
        let Some(seen) = &self.seen else { return Vec::new() };
        let behind = self.known_ticks().saturating_sub(round.ticks);
        let ticks = match behind {
            0..=LATE_TICKS => behind.min(1),
            ..=MISSED_TICKS => 2,
            _ => behind.min(MOST_TICKS_AT_ONCE),
        };
        let mut events = Vec::new();
        for _ in 0..ticks {
            let now = round.ticks + 1;
            let steerings = [0, 1].map(|side| seen.steering(game.player_at(side), now));
            let happened = round.tick_as_told(&steerings);
            // What is passed over makes no sound.
            if behind <= MISSED_TICKS {
                events.extend(happened);
            }
            if seen.seats.iter().any(|seat| seat.stop.is_some_and(|stop| now >= stop.into())) {
                round.skip();
            }
        }
        events
    }
}

impl SeenRound {
    fn hear(&mut self, told: [Progress; 2]) {
        for ((seat, strides), mut told) in self.seats.iter_mut().zip(&mut self.strides).zip(told) {
            let first = told.first as usize;
            if first > strides.len() || told.tick < seat.tick {
                // What lies between was lost, or it was overtaken.
                continue;
            }
            let news = told.strides.get(strides.len() - first..).unwrap_or_default();
            strides.extend(news.iter().take(RECORDING_MOST_STRIDES - strides.len()));
            told.strides.clear();
            *seat = told;
        }
    }

    /// How a seat sets out in this tick.
    fn steering(&self, seat: Seat, now: u64) -> Steering {
        let strides = &self.strides[seat.index()];
        let sets_out = strides.binary_search_by_key(&now, |&(tick, ..)| tick.into());
        sets_out.map_or_else(
            |_| Steering::default(),
            |place| {
                let (_, direction, runs) = strides[place];
                Steering { pressed: Some(direction), run: runs, held: None, insists: true }
            },
        )
    }
}
