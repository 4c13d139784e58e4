//! How two machines in one network find each other and agree on a match.
//!
//! Each says twice a second that it is here. Whoever chooses another invites it to the match of
//! their own lobby, with the key of that match; the other sees what it would play, and accepts or
//! not. The key is said in the open: it keeps out whoever merely sends, not whoever listens in.

use std::net::{IpAddr, SocketAddr};

use crate::game::tuning::TICKS_PER_SECOND;
use crate::game::versus::code::MatchCode;
use crate::game::versus::player::VersusPlayer;
use crate::game::versus::rules::Seat;

use super::link::FarLink;
use super::packet::{Hello, Invitation, InvitationReply, Packet, Playing, VERSION, match_of};
use super::spectator::Spectator;
use super::wire::{MatchKey, PORTS, PORTS_V6, Whom, Wire};

/// How often it says that it is here, and how often it invites until there is an answer.
const TICKS_BETWEEN: u32 = TICKS_PER_SECOND / 2;
/// For how long a machine is listed that says nothing more.
const MOST_QUIET_TICKS: u32 = 4 * TICKS_PER_SECOND;
/// For how long an answer to an invitation is awaited.
const MOST_WAIT_TICKS: u32 = 60 * TICKS_PER_SECOND;
/// After so long a search it is said what may keep the machines apart.
const LONG_TICKS: u32 = 10 * TICKS_PER_SECOND;
/// For how long a machine is not heard that was just declined.
const MUTED_TICKS: u32 = 3 * TICKS_PER_SECOND;
/// The most machines that are listed.
pub const MOST_LISTED: usize = 8;

/// Another machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Neighbour {
    /// Tells it from all others.
    pub id: u64,
    /// Where it was heard.
    pub address: SocketAddr,
    /// What it does there.
    pub does: Doing,
    /// Who sits there.
    pub player: VersusPlayer,
    quiet_ticks: u32,
}

/// What another machine does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doing {
    /// It looks for another one too.
    Looks,
    /// It speaks another version.
    SpeaksOtherwise,
    /// It plays a match, which can be watched.
    Plays {
        /// Against whom.
        against: VersusPlayer,
        /// Which one.
        code: MatchCode,
    },
}

/// What has become of the own invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InviteState {
    /// This player is being asked.
    Waits(VersusPlayer),
    /// This player does not want to play.
    Refused(VersusPlayer),
    /// This player has not answered.
    Unanswered(VersusPlayer),
}

/// An invitation by another machine.
#[derive(Clone, Debug)]
pub struct Invited {
    /// By whom.
    pub by: Neighbour,
    /// To what.
    pub code: MatchCode,
    key: MatchKey,
    quiet_ticks: u32,
}

/// The own invitation, until it is answered.
#[derive(Clone, Debug)]
struct SentInvitation {
    invitation: Invitation,
    to: Neighbour,
    waited_ticks: u32,
}

/// The search for other machines.
#[derive(Clone, Debug)]
pub struct Meeting {
    id: u64,
    player: VersusPlayer,
    /// The machines that are there, in the order in which they were found.
    pub neighbours: Vec<Neighbour>,
    /// The invitation that waits for the player.
    pub invited: Option<Invited>,
    /// What has become of the own invitation.
    pub asked: Option<InviteState>,
    sent: Option<SentInvitation>,
    /// Whose invitations are not shown for so many ticks more, as one was just declined.
    muted: Vec<(u64, u32)>,
    /// The addresses that the player has named last.
    named: Vec<SocketAddr>,
    ticks: u32,
    /// For how long nobody has been there.
    quiet_ticks: u32,
}

impl Meeting {
    /// A search by this player; `id` is not that of any other machine.
    pub const fn new(id: u64, player: VersusPlayer) -> Self {
        Self {
            id,
            player,
            neighbours: Vec::new(),
            invited: None,
            asked: None,
            sent: None,
            muted: Vec::new(),
            named: Vec::new(),
            ticks: 0,
            quiet_ticks: 0,
        }
    }

    /// Whether nobody has been found for long.
    pub const fn is_in_vain(&self) -> bool {
        self.neighbours.is_empty() && self.quiet_ticks >= LONG_TICKS
    }

    /// Looks at these addresses too, in place of those before.
    pub fn look_at(&mut self, addresses: Vec<SocketAddr>) {
        self.named = addresses;
        (self.ticks, self.quiet_ticks) = (0, 0);
    }

    /// Invites a machine to a match.
    pub fn invite(&mut self, place: usize, code: &MatchCode, key: MatchKey) {
        let Some(to) = self.neighbours.get(place).filter(|it| it.does == Doing::Looks) else {
            return;
        };
        let invitation = Invitation { from: self.id, to: to.id, key, code: code.to_string() };
        self.asked = Some(InviteState::Waits(to.player.clone()));
        self.sent = Some(SentInvitation { invitation, to: to.clone(), waited_ticks: 0 });
    }

    /// Watches the match that a machine plays, with a ticket that nobody can guess.
    pub fn watch(&self, place: usize, ticket: MatchKey) -> Option<(MatchCode, Spectator)> {
        let Neighbour { id, address, does, player, .. } = self.neighbours.get(place)?;
        let Doing::Plays { against, code } = does else { return None };
        let players = [player.clone(), against.clone()];
        Some((*code, Spectator::new(*id, players, *address, ticket)))
    }

    /// Whether this machine is invited, and has not answered yet.
    pub fn asks(&self, id: u64) -> bool {
        self.sent.as_ref().is_some_and(|sent| sent.to.id == id)
    }

    /// Answers the invitation: returns the match and the line to it if it is accepted.
    pub fn answer(&mut self, accepts: bool, wire: &mut Wire) -> Option<(MatchCode, FarLink)> {
        let Invited { by, code, key, .. } = self.invited.take()?;
        let answer = InvitationReply { from: self.id, to: by.id, key, accepts };
        wire.to_send.push((Whom::One(by.address), Packet::Reply(answer).to_bytes()));
        if !accepts {
            self.muted.push((by.id, MUTED_TICKS));
            return None;
        }
        let players = agreed(&by.player, &self.player);
        Some((code, FarLink::new(by.id, Seat::Two, players, key, by.address).accepting(answer)))
    }

    /// One tick: returns the match and the line to it if the own invitation was accepted.
    pub fn tick(&mut self, wire: &mut Wire) -> Option<(MatchCode, FarLink)> {
        wire.is_wanted = true;
        wire.key = None;
        let mut agreed = None;
        for (from, bytes) in std::mem::take(&mut wire.received) {
            match Packet::read(&bytes) {
                Some(Packet::Hello(hello)) => self.meet(from, hello, wire),
                Some(Packet::Playing(playing)) => self.see(from, playing),
                Some(Packet::Invitation(invitation)) => {
                    agreed = agreed.or(self.be_invited(from, &invitation, wire));
                }
                Some(Packet::Reply(answer)) => agreed = agreed.or(self.be_answered(from, answer)),
                Some(Packet::Progress(_) | Packet::WatchRequest(_) | Packet::WatchAnswer(_))
                | None => {}
            }
        }
        for one in &mut self.neighbours {
            one.quiet_ticks += 1;
        }
        self.neighbours.retain(|one| one.quiet_ticks < MOST_QUIET_TICKS);
        let is_gone = |sent: &SentInvitation| {
            !self.neighbours.iter().any(|one| one.id == sent.to.id && one.does == Doing::Looks)
        };
        if let Some(sent) = self.sent.take_if(|sent| is_gone(sent)) {
            self.asked = Some(InviteState::Unanswered(sent.to.player));
        }
        self.quiet_ticks =
            if self.neighbours.is_empty() { self.quiet_ticks.saturating_add(1) } else { 0 };
        for (_, ticks) in &mut self.muted {
            *ticks = ticks.saturating_sub(1);
        }
        self.muted.retain(|(_, ticks)| *ticks > 0);
        if let Some(invited) = &mut self.invited {
            invited.quiet_ticks += 1;
        }
        self.invited.take_if(|invited| invited.quiet_ticks > MOST_QUIET_TICKS);
        if self.ticks.is_multiple_of(TICKS_BETWEEN) {
            self.say(wire);
        }
        self.ticks = self.ticks.wrapping_add(1);
        agreed
    }

    fn say(&mut self, wire: &mut Wire) {
        let hello = self.hello(true);
        wire.to_send.push((Whom::All, hello.clone()));
        for &address in &self.named {
            wire.to_send.push((Whom::One(address), hello.clone()));
        }
        let Some(sent) = &mut self.sent else { return };
        let bytes = Packet::Invitation(sent.invitation.clone()).to_bytes();
        wire.to_send.push((Whom::One(sent.to.address), bytes));
        sent.waited_ticks += TICKS_BETWEEN;
        if sent.waited_ticks > MOST_WAIT_TICKS {
            self.asked = self.sent.take().map(|sent| InviteState::Unanswered(sent.to.player));
        }
    }

    fn hello(&self, asks: bool) -> Vec<u8> {
        let player = self.player.clone();
        Packet::Hello(Hello { id: self.id, version: VERSION, asks, player }).to_bytes()
    }

    fn meet(&mut self, address: SocketAddr, hello: Hello, wire: &mut Wire) {
        if hello.id == self.id {
            return;
        }
        let Hello { id, version, asks, player } = hello;
        let does = if version == VERSION { Doing::Looks } else { Doing::SpeaksOtherwise };
        let is_listed = self.list(Neighbour { id, address, does, player, quiet_ticks: 0 });
        if is_listed && asks {
            wire.to_send.push((Whom::One(address), self.hello(false)));
        }
    }

    fn see(&mut self, address: SocketAddr, playing: Playing) {
        let Playing { id, players: [player, against], code } = playing;
        let Some(code) = match_of(&code) else { return };
        let does = Doing::Plays { against, code };
        self.list(Neighbour { id, address, does, player, quiet_ticks: 0 });
    }

    /// Lists a machine that was heard, and returns whether there was room for it.
    fn list(&mut self, one: Neighbour) -> bool {
        if let Some(known) = self.neighbours.iter_mut().find(|known| known.id == one.id) {
            // It is heard on several ways: the first one counts while it is good.
            if known.address == one.address || known.quiet_ticks > TICKS_BETWEEN {
                *known = one;
            }
        } else if self.neighbours.len() < MOST_LISTED {
            self.neighbours.push(one);
        } else {
            return false;
        }
        true
    }

    /// Returns the match if both have invited each other: then the lower number is the host.
    fn be_invited(
        &mut self,
        from: SocketAddr,
        invitation: &Invitation,
        wire: &mut Wire,
    ) -> Option<(MatchCode, FarLink)> {
        let by = self.neighbours.iter().find(|one| one.id == invitation.from)?;
        let (by, key) = (Neighbour { address: from, ..by.clone() }, invitation.key);
        let code = match_of(&invitation.code)?;
        let is_muted = self.muted.iter().any(|(id, _)| *id == by.id);
        if invitation.to != self.id || is_muted {
            return None;
        }
        let are_crossed = self.asks(by.id);
        if are_crossed && self.id < by.id {
            return None;
        }
        match &mut self.invited {
            // The first of two stays, as it is being read.
            Some(invited) if invited.key == key => invited.quiet_ticks = 0,
            Some(_) => return None,
            None => self.invited = Some(Invited { by, code, key, quiet_ticks: 0 }),
        }
        are_crossed.then(|| self.answer(true, wire)).flatten()
    }

    fn be_answered(
        &mut self,
        from: SocketAddr,
        answer: InvitationReply,
    ) -> Option<(MatchCode, FarLink)> {
        let is_it = |sent: &mut SentInvitation| {
            let told = &sent.invitation;
            (answer.from, answer.to, answer.key) == (told.to, told.from, told.key)
        };
        let SentInvitation { invitation, to, .. } = self.sent.take_if(is_it)?;
        if !answer.accepts {
            self.asked = Some(InviteState::Refused(to.player));
            return None;
        }
        self.asked = None;
        let code = invitation.code.parse().ok()?;
        let players = agreed(&self.player, &to.player);
        Some((code, FarLink::new(self.id, Seat::One, players, invitation.key, from)))
    }
}

/// Both players as both machines show them: the guest wears another coat than the host.
fn agreed(host: &VersusPlayer, guest: &VersusPlayer) -> [VersusPlayer; 2] {
    let mut guest = guest.clone();
    if guest.coat == host.coat {
        guest.coat = guest.coat.next_but(1, host.coat);
    }
    [host.clone(), guest]
}

/// The addresses that a text names: with a port one, or else one for each port of a game. There are
/// none in a text that is no address.
pub fn addresses_in(text: &str) -> Vec<SocketAddr> {
    let text = text.trim();
    match text.parse::<IpAddr>() {
        // A machine of the link alone cannot be told without the link.
        Ok(IpAddr::V6(ip)) if ip.is_unicast_link_local() => Vec::new(),
        Ok(ip) => {
            let ports = if ip.is_ipv4() { PORTS } else { PORTS_V6 };
            ports.map(|port| SocketAddr::from((ip, port))).collect()
        }
        Err(_) => text.parse().into_iter().collect(),
    }
}
