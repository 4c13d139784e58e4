//! Somebody who watches a match of two other machines: one of them is asked twenty times a second
//! what has become known since, and both now and then; the round is played again as they tell it.

use std::net::SocketAddr;

use crate::game::race::{Race, RaceEvent};
use crate::game::tuning::{RECORDING_MOST_STRIDES, TICKS_PER_SECOND};
use crate::game::versus::game::Match;
use crate::game::versus::player::VersusPlayer;
use crate::game::versus::rules::Seat;
use crate::game::walker::Steering;

use super::link::{QUIET_TICKS, SeenGestures, TICKS_BETWEEN};
use super::packet::{Gestures, Packet, Progress, ToldStride, WatchAnswer, WatchRequest, match_of};
use super::round::LATE_TICKS;
use super::wire::{MatchKey, Whom, Wire};

/// How often everybody is asked: so both players know who watches, and where one has gone or moved the
/// other answers.
const TICKS_BETWEEN_CALLS: u32 = TICKS_PER_SECOND;
/// When nothing was heard for so long, there is nobody to ask but everybody.
const LOST_TICKS: u32 = 2 * TICKS_PER_SECOND;
/// From so far behind what is known on, everything in between is passed over.
const MISSED_TICKS: u32 = TICKS_PER_SECOND;
/// The most ticks that are passed over at once, so that no frame waits.
const MOST_TICKS_AT_ONCE: u32 = 500;
/// No round has this number: whoever has seen none is shown the present one.
const ANY_STAGE: u32 = u32::MAX;

/// Somebody who watches a match.
#[derive(Clone, Debug)]
pub struct Spectator {
    /// Tells the match from all others: the number of its host.
    pub id: u64,
    /// Who plays, by seat.
    pub players: [VersusPlayer; 2],
    /// The gestures that are to be seen.
    pub seen_gestures: SeenGestures,
    /// What it asks with; nothing is believed that does not name it.
    pub ticket: MatchKey,
    /// Whether the mice stand where they were a tick ago, as no more is known of them.
    pub is_still: bool,
    address: SocketAddr,
    /// The round that is seen, once one is.
    seen: Option<SeenRound>,
    ticks_since_heard: u32,
    ticks: u32,
}

/// What is known of a round.
#[derive(Clone, Debug, Default)]
struct SeenRound {
    stage: u32,
    /// How far each seat has come.
    seats: [Progress; 2],
    /// The strides of each seat.
    strides: [Vec<ToldStride>; 2],
    /// For how long nothing new was told.
    ticks_since_news: u32,
}

impl Spectator {
    /// Somebody who watches what is played at this address, with a ticket that nobody can guess.
    pub fn new(id: u64, players: [VersusPlayer; 2], address: SocketAddr, ticket: MatchKey) -> Self {
        Self {
            id,
            players,
            seen_gestures: SeenGestures::default(),
            ticket,
            is_still: true,
            address,
            seen: None,
            ticks_since_heard: 0,
            ticks: 0,
        }
    }

    /// For how many seconds nothing was heard, if that is long.
    pub fn quiet_seconds(&self) -> Option<u32> {
        (self.ticks_since_heard >= QUIET_TICKS).then_some(self.ticks_since_heard / TICKS_PER_SECOND)
    }

    /// Whether a player has left, and nobody goes on alone.
    pub fn is_broken_off(&self) -> bool {
        let has_ended = |seen: &SeenRound| {
            seen.ticks_since_news >= QUIET_TICKS && seen.seats.iter().any(|seat| seat.has_left)
        };
        self.seen.as_ref().is_some_and(has_ended)
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
    pub fn known_ticks(&self) -> u32 {
        self.seats().iter().map(|seat| seat.tick).min().unwrap_or_default()
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
        if let Some(seen) = &mut self.seen {
            seen.ticks_since_news = seen.ticks_since_news.saturating_add(1);
        }
        self.seen_gestures.tick();
        let mut begun = None;
        for (from, bytes) in std::mem::take(&mut wire.received) {
            if let Some(Packet::WatchAnswer(shown)) = Packet::read(&bytes)
                && (shown.id, shown.ticket) == (self.id, self.ticket)
            {
                self.address = from;
                self.ticks_since_heard = 0;
                begun = self.see(*shown).or(begun);
            }
        }
        let whom = if self.ticks.is_multiple_of(TICKS_BETWEEN_CALLS) {
            Some(Whom::All)
        } else {
            let is_due = self.ticks.is_multiple_of(TICKS_BETWEEN);
            (is_due && self.ticks_since_heard < LOST_TICKS).then_some(Whom::One(self.address))
        };
        let request = whom.map(|whom| (whom, Packet::WatchRequest(self.request(is_end_seen))));
        wire.to_send.extend(request.map(|(whom, packet)| (whom, packet.to_bytes())));
        self.ticks = self.ticks.wrapping_add(1);
        begun
    }

    fn request(&self, is_end_seen: bool) -> WatchRequest {
        let Self { id, ticket, .. } = *self;
        let stage = self.seen.as_ref().map_or(ANY_STAGE, |seen| seen.stage);
        match &self.seen {
            Some(seen) if !is_end_seen => {
                let heard = seen.strides.each_ref().map(|strides| strides.len() as u32);
                WatchRequest { id, ticket, stage, heard }
            }
            _ => WatchRequest { id, ticket, stage: stage.saturating_add(1), heard: [0; 2] },
        }
    }

    fn see(&mut self, shown: WatchAnswer) -> Option<Match> {
        let stage = shown.seats[0].stage;
        let mut begun = None;
        match &self.seen {
            Some(seen) if stage <= seen.stage => {}
            // Until both have begun the next round, there is time to look at the last one.
            Some(_) if !shown.seats.iter().all(|seat| seat.is_ready) => {}
            _ if stage == ANY_STAGE => {}
            _ => {
                let game = Match::new(match_of(&shown.code)?);
                begun = Some(game.after(shown.winners, shown.are_sides_swapped)?);
                let seats = shown
                    .seats
                    .each_ref()
                    .map(|seat| Progress { gestures: seat.gestures, ..Progress::default() });
                self.seen = Some(SeenRound { stage, seats, ..SeenRound::default() });
            }
        }
        let seen = self.seen.as_mut()?;
        for (seat, told) in Seat::ALL.into_iter().zip(shown.seats) {
            let (gestures, has_left) = (told.gestures, told.has_left);
            if told.stage == seen.stage && seen.hear(seat, told) {
                self.seen_gestures.see(seat, gestures.last());
            }
            seen.seats[seat.index()].has_left |= has_left;
        }
        begun
    }

    /// One tick of the round: as many of its ticks as are due.
    pub fn play(&mut self, round: &mut Race, game: &Match) -> Vec<RaceEvent> {
        let known = u64::from(self.known_ticks());
        let behind = known.saturating_sub(round.ticks).min(MOST_TICKS_AT_ONCE.into()) as u32;
        let ticks = match behind {
            0..=LATE_TICKS => behind.min(1),
            _ if behind <= MISSED_TICKS => 2,
            _ => behind,
        };
        self.is_still = ticks == 0;
        let mut events = Vec::new();
        let Some(seen) = &self.seen else { return events };
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
    /// Takes what was told of a seat, and says whether it has made a gesture.
    fn hear(&mut self, seat: Seat, mut told: Progress) -> bool {
        let strides = &mut self.strides[seat.index()];
        let seat = &mut self.seats[seat.index()];
        let (first, known) = (told.first as usize, strides.len());
        // What lies between was lost, or it was overtaken.
        if first > known || told.tick < seat.tick {
            return false;
        }
        let news = told.strides.get(known - first..).unwrap_or_default();
        strides.extend(news.iter().take(RECORDING_MOST_STRIDES - known));
        if told.tick > seat.tick {
            self.ticks_since_news = 0;
        }
        let before: Gestures = seat.gestures;
        let has_made_one = told.gestures.are_after(before);
        told.gestures = if has_made_one { told.gestures } else { before };
        told.strides.clear();
        *seat = told;
        has_made_one
    }

    /// How a seat sets out in this tick.
    fn steering(&self, seat: Seat, now: u64) -> Steering {
        let strides = &self.strides[seat.index()];
        let sets_out = strides.binary_search_by_key(&now, |&(tick, ..)| tick.into());
        let stride = sets_out.ok().map(|place| strides[place]);
        stride.map_or_else(Steering::default, |(_, to, runs)| Steering::setting_out(to, runs))
    }
}
