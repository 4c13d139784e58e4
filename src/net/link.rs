//! The line between the two machines of a match: which round each is in, what was said last, and
//! whether the other is still there.

use std::net::{IpAddr, SocketAddr};

use crate::game::race::Race;
use crate::game::tuning::TICKS_PER_SECOND;
use crate::game::versus::game::Match;
use crate::game::versus::player::VersusPlayer;
use crate::game::versus::rules::Seat;

use super::packet::{
    Gesture, Gestures, InvitationReply, Packet, Playing, Progress, WatchAnswer, WatchRequest,
};
use super::round::{FarRound, Impossible};
use super::wire::{MatchKey, Whom, Wire};

/// How often something is said.
pub(super) const TICKS_BETWEEN: u32 = TICKS_PER_SECOND / 20;
/// For how long a gesture is seen.
const GESTURE_TICKS: u32 = 2 * TICKS_PER_SECOND;
/// When nothing was heard for so long, the other is waited for.
pub(super) const QUIET_TICKS: u32 = TICKS_PER_SECOND;
/// The most who can watch.
pub const MOST_WATCHERS: usize = 8;
/// The most of these at one address.
pub const MOST_AT_ONE_ADDRESS: usize = 2;
/// Whoever asks again before this is not answered.
const LEAST_TICKS_BETWEEN: u32 = TICKS_BETWEEN / 2;
/// The most who are told of the match each time that something is said.
const MOST_GREETED: u32 = 4;
/// Whoever has asked nothing for so long does not watch any more.
const GONE_TICKS: u32 = 3 * TICKS_PER_SECOND;

/// Why a match on two machines is over before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkEnd {
    /// The other player has gone.
    Left,
    /// What the other machine has told cannot be true.
    Impossible(Impossible),
}

/// The gesture that each player has just made, by seat, and how many ticks ago.
#[derive(Clone, Copy, Debug, Default)]
pub struct SeenGestures([Option<(Gesture, u32)>; 2]);

impl SeenGestures {
    /// The gesture of a seat that is to be seen.
    pub fn of(&self, seat: Seat) -> Option<Gesture> {
        self.0[seat.index()].map(|(gesture, _)| gesture)
    }

    /// Whether one was made in this tick.
    pub fn is_new(&self) -> bool {
        self.0.iter().flatten().any(|&(_, ago)| ago == 0)
    }

    /// One is made.
    pub(super) const fn see(&mut self, seat: Seat, gesture: Gesture) {
        self.0[seat.index()] = Some((gesture, 0));
    }

    /// One tick.
    pub(super) fn tick(&mut self) {
        for seen in &mut self.0 {
            *seen = seen.map(|(gesture, ago)| (gesture, ago + 1)).filter(|it| it.1 < GESTURE_TICKS);
        }
    }
}

/// The line to the other machine.
#[derive(Clone, Debug)]
pub struct FarLink {
    /// Tells the match from all others: the number of its host's search.
    id: u64,
    /// The own seat: who has invited sits in the first.
    pub seat: Seat,
    /// Both players, as both machines name them.
    pub players: [VersusPlayer; 2],
    /// Why it is over, if it is.
    pub end: Option<LinkEnd>,
    /// Whether the own player has paused.
    pub is_paused: bool,
    /// The gestures that are to be seen.
    pub seen_gestures: SeenGestures,
    gestures: Gestures,
    key: MatchKey,
    far_address: SocketAddr,
    /// The number of the own round.
    stage: u32,
    is_ready: bool,
    /// What was heard last.
    far: Progress,
    /// The round before, of which the other may still have to be told.
    last: Option<Box<(FarRound, Race)>>,
    ticks_since_heard: u32,
    ticks_until_said: u32,
    /// What the guest has said to the invitation, and says again if it comes again.
    answer: Option<InvitationReply>,
    /// Those who watch.
    watchers: Vec<Watcher>,
    /// How many were told of the match since something was said.
    greeted: u32,
}

/// Somebody who watches.
#[derive(Clone, Copy, Debug)]
struct Watcher {
    ticket: MatchKey,
    ip: IpAddr,
    /// For how many ticks nothing was asked.
    quiet_ticks: u32,
}

impl FarLink {
    /// A line to a machine at this address; `id` is that of the host's search.
    pub fn new(
        id: u64,
        seat: Seat,
        players: [VersusPlayer; 2],
        key: MatchKey,
        far_address: SocketAddr,
    ) -> Self {
        Self {
            id,
            seat,
            players,
            end: None,
            is_paused: false,
            seen_gestures: SeenGestures::default(),
            gestures: Gestures::default(),
            key,
            far_address,
            stage: 0,
            is_ready: false,
            far: Progress::default(),
            last: None,
            ticks_since_heard: 0,
            ticks_until_said: 0,
            answer: None,
            watchers: Vec::new(),
            greeted: 0,
        }
    }

    /// Says this again where the invitation comes again, as the first answer was lost.
    #[must_use]
    pub fn accepting(self, answer: InvitationReply) -> Self {
        Self { answer: Some(answer), ..self }
    }

    /// The own side has its maze, and waits for the other.
    pub fn be_ready(&mut self) {
        self.is_ready = true;
    }

    /// Whether both are ready, so that the round can begin.
    pub fn can_begin(&self) -> bool {
        self.is_ready && self.far.stage == self.stage && self.far.is_ready
    }

    /// Goes on to the next round, after this one.
    pub fn go_on(&mut self, round: FarRound, shown: Race) {
        self.last = Some(Box::new((round, shown)));
        self.stage += 1;
        self.is_ready = false;
    }

    /// Whether the other has gone on to a round, and waits there.
    pub const fn is_far_ahead(&self) -> bool {
        self.far.stage > self.stage && self.end.is_none()
    }

    /// Makes a gesture to the other.
    pub const fn make(&mut self, gesture: Gesture) {
        self.gestures.add(gesture);
        self.seen_gestures.see(self.seat, gesture);
    }

    /// How many watch.
    pub const fn watchers(&self) -> usize {
        self.watchers.len()
    }

    /// Whether the other player has paused.
    pub const fn is_far_paused(&self) -> bool {
        self.far.is_paused
    }

    /// For how many seconds nothing was heard, if that is long.
    pub fn quiet_seconds(&self) -> Option<u32> {
        (self.ticks_since_heard >= QUIET_TICKS).then_some(self.ticks_since_heard / TICKS_PER_SECOND)
    }

    /// One tick: takes what has come, and says what is due. The match is as it stood before this
    /// round.
    pub fn tick(
        &mut self,
        wire: &mut Wire,
        game: &Match,
        mut round: Option<(&mut FarRound, &Race)>,
    ) {
        wire.is_wanted = true;
        wire.key = Some(self.key);
        self.ticks_since_heard = self.ticks_since_heard.saturating_add(1);
        self.seen_gestures.tick();
        for watcher in &mut self.watchers {
            watcher.quiet_ticks += 1;
        }
        self.watchers.retain(|watcher| watcher.quiet_ticks < GONE_TICKS);
        for (from, bytes) in std::mem::take(&mut wire.received) {
            match (Packet::read(&bytes), self.answer) {
                (Some(Packet::Progress(progress)), _) => {
                    let round = round.as_mut().map(|(round, shown)| (&mut **round, *shown));
                    self.hear(from, progress, round);
                }
                (Some(Packet::Invitation(it)), Some(answer)) if it.key == self.key => {
                    wire.to_send.push((Whom::One(from), Packet::Reply(answer).to_bytes()));
                }
                (Some(Packet::Hello(hello)), _) if hello.asks && self.may_greet() => {
                    self.greeted += 1;
                    let (id, code) = (self.id, game.code.to_string());
                    let playing = Playing { id, players: self.players.clone(), code };
                    wire.to_send.push((Whom::One(from), Packet::Playing(playing).to_bytes()));
                }
                (Some(Packet::WatchRequest(look)), _) if self.lets_watch(from.ip(), look) => {
                    let round = round.as_ref().map(|(round, shown)| (&**round, *shown));
                    let shown = Packet::WatchAnswer(self.shown(look, game, round).into());
                    wire.to_send.push((Whom::One(from), shown.to_bytes()));
                }
                _ => {}
            }
        }
        self.ticks_until_said = self.ticks_until_said.saturating_sub(1);
        if self.ticks_until_said == 0 {
            self.ticks_until_said = TICKS_BETWEEN;
            self.greeted = 0;
            let progress = self.progress(round.map(|(round, shown)| (&*round, shown)));
            wire.to_send.push(self.said(progress.clone()));
            wire.farewell = Some(self.said(Progress { has_left: true, ..progress }));
        }
    }

    /// Whether somebody who looks for others is told of the match.
    const fn may_greet(&self) -> bool {
        self.end.is_none() && self.greeted < MOST_GREETED
    }

    /// Whether somebody who watches is answered: not too often, and not too many of them.
    fn lets_watch(&mut self, ip: IpAddr, WatchRequest { id, ticket, .. }: WatchRequest) -> bool {
        if id != self.id {
            return false;
        }
        if let Some(watcher) = self.watchers.iter_mut().find(|it| it.ticket == ticket) {
            let is_due = watcher.quiet_ticks >= LEAST_TICKS_BETWEEN;
            watcher.quiet_ticks = if is_due { 0 } else { watcher.quiet_ticks };
            return is_due;
        }
        let there = self.watchers.iter().filter(|it| it.ip == ip).count();
        let has_room = self.watchers.len() < MOST_WATCHERS && there < MOST_AT_ONE_ADDRESS;
        self.watchers.extend(has_room.then_some(Watcher { ticket, ip, quiet_ticks: 0 }));
        has_room
    }

    /// What somebody who watches does not know yet.
    fn shown(
        &self,
        look: WatchRequest,
        game: &Match,
        round: Option<(&FarRound, &Race)>,
    ) -> WatchAnswer {
        // Whoever has not seen the end of the last round is told that first.
        let lacks_end = look.heard != [0; 2] && look.stage.checked_add(1) == Some(self.stage);
        let last = self.last.as_ref().filter(|_| lacks_end);
        let round = last.map(|last| (&last.0, &last.1)).or(round);
        let stage = self.stage - u32::from(last.is_some());
        let heard = if look.stage == stage { look.heard } else { [0; 2] };
        let seats = Seat::ALL.map(|seat| {
            let (is_ready, is_paused, gestures) = if seat == self.seat {
                (self.is_ready, self.is_paused, self.gestures)
            } else {
                let is_there = self.far.stage == self.stage && self.far.is_ready;
                (is_there, self.far.is_paused, self.far.gestures)
            };
            let (is_own, first) = (seat == self.seat, heard[seat.index()] as usize);
            let told = round.map(|(round, shown)| round.told(shown, is_own, first));
            Progress {
                is_host: seat == Seat::One,
                stage,
                is_ready,
                is_paused,
                has_left: self.end.is_some(),
                gestures,
                ..told.unwrap_or_default()
            }
        });
        WatchAnswer {
            id: self.id,
            ticket: look.ticket,
            code: game.code.to_string(),
            are_sides_swapped: game.player_at(0) == Seat::Two,
            winners: game.winners().to_vec(),
            seats,
        }
    }

    fn said(&self, progress: Progress) -> (Whom, Vec<u8>) {
        (Whom::One(self.far_address), Packet::Progress(progress).to_bytes())
    }

    fn progress(&self, round: Option<(&FarRound, &Race)>) -> Progress {
        let is_of_last = self.far.stage < self.stage;
        let last = self.last.as_ref().filter(|_| is_of_last);
        let told = last.map(|last| (&last.0, &last.1)).or(round.filter(|_| !is_of_last));
        let told = told.map(|(round, shown)| round.progress(shown)).unwrap_or_default();
        Progress {
            is_host: self.seat == Seat::One,
            stage: self.stage,
            is_ready: self.is_ready,
            is_paused: self.is_paused,
            has_left: self.end.is_some(),
            gestures: self.gestures,
            is_of_last,
            ..told
        }
    }

    fn hear(
        &mut self,
        from: SocketAddr,
        progress: Progress,
        round: Option<(&mut FarRound, &Race)>,
    ) {
        let is_own = progress.is_host == (self.seat == Seat::One);
        if is_own || self.end.is_some() || progress.stage.abs_diff(self.stage) > 1 {
            return;
        }
        self.far_address = from;
        self.ticks_since_heard = 0;
        let of_stage = progress.stage.checked_sub(progress.is_of_last.into());
        let heard = match (&mut self.last, round) {
            (_, Some((round, shown))) if of_stage == Some(self.stage) => {
                round.hear(shown, &progress)
            }
            (Some(last), _) if of_stage.is_some_and(|of| of + 1 == self.stage) => {
                let (round, shown) = &mut **last;
                round.hear(shown, &progress)
            }
            _ => Ok(()),
        };
        if progress.has_left {
            self.end = Some(LinkEnd::Left);
        } else if let Err(impossible) = heard {
            self.end = Some(LinkEnd::Impossible(impossible));
        }
        // Packets overtake each other.
        let age = |it: &Progress| (it.stage, it.is_ready, if it.is_of_last { 0 } else { it.tick });
        if age(&progress) >= age(&self.far) {
            if progress.gestures != self.far.gestures {
                self.seen_gestures.see(self.seat.other(), progress.gestures.last());
            }
            self.far = progress;
        }
    }
}
