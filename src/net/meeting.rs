//! How two machines in one network find each other and agree on a match.
//!
//! Each says twice a second that it is here. Whoever chooses another invites it to the match of
//! their own lobby, with the key of that match; the other sees what it would play, and accepts or
//! not. The key is said in the open: it keeps out who does not listen in.

use std::net::SocketAddr;

use crate::game::tuning::TICKS_PER_SECOND;
use crate::game::versus::code::MatchCode;
use crate::game::versus::player::{Coat, VersusPlayer};
use crate::game::versus::rules::{Rival, Seat};

use super::link::FarLink;
use super::packet::{Hello, Invitation, InvitationReply, NetPlayer, Packet, VERSION};
use super::wire::{MatchKey, PORTS, Whom, Wire};

/// How often it says that it is here, and how often it invites until there is an answer.
const TICKS_BETWEEN: u32 = TICKS_PER_SECOND / 2;
/// For how long a machine is listed that says nothing more.
const MOST_QUIET_TICKS: u32 = 4 * TICKS_PER_SECOND;
/// For how long an answer to an invitation is awaited.
const MOST_WAIT_TICKS: u32 = 60 * TICKS_PER_SECOND;
/// The most machines that are listed.
pub const MOST_LISTED: usize = 8;

/// Another machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Neighbour {
    /// Tells it from all others.
    pub id: u64,
    /// Where it was heard.
    pub address: SocketAddr,
    /// Whether it speaks the same version.
    pub is_alike: bool,
    /// Who sits there.
    pub player: NetPlayer,
    quiet_ticks: u32,
}

/// What has become of the own invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InviteState {
    /// This player is being asked.
    Waits(NetPlayer),
    /// This player does not want to play.
    Refused(NetPlayer),
    /// This player has not answered.
    Unanswered(NetPlayer),
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

/// The search for other machines.
#[derive(Clone, Debug)]
pub struct Meeting {
    id: u64,
    player: NetPlayer,
    /// The machines that are there, in the order in which they were found.
    pub neighbours: Vec<Neighbour>,
    /// The invitation that waits for the player.
    pub invited: Option<Invited>,
    /// What has become of the own invitation.
    pub asked: Option<InviteState>,
    invitation: Option<(Invitation, SocketAddr, u32)>,
    /// Addresses that the player has named.
    named: Vec<SocketAddr>,
    ticks: u32,
}

impl Meeting {
    /// A search by this player; `id` is not that of any other machine.
    pub const fn new(id: u64, player: NetPlayer) -> Self {
        Self {
            id,
            player,
            neighbours: Vec::new(),
            invited: None,
            asked: None,
            invitation: None,
            named: Vec::new(),
            ticks: 0,
        }
    }

    /// Looks at this address too.
    pub fn look_at(&mut self, address: SocketAddr) {
        if !self.named.contains(&address) && self.named.len() < MOST_LISTED {
            self.named.push(address);
            self.ticks = 0;
        }
    }

    /// Invites a machine to a match.
    pub fn invite(&mut self, place: usize, code: &MatchCode, key: MatchKey) {
        let Some(other) = self.neighbours.get(place).filter(|other| other.is_alike) else { return };
        let invitation = Invitation { from: self.id, to: other.id, key, code: code.to_string() };
        self.asked = Some(InviteState::Waits(other.player.clone()));
        self.invitation = Some((invitation, other.address, 0));
    }

    /// Whether this machine is invited, and has not answered yet.
    pub fn asks(&self, id: u64) -> bool {
        self.invitation.as_ref().is_some_and(|(invitation, ..)| invitation.to == id)
    }

    /// Answers the invitation: returns the match and the line to it if it is accepted.
    pub fn answer(&mut self, accepts: bool, wire: &mut Wire) -> Option<(MatchCode, FarLink)> {
        let Invited { by, code, key, .. } = self.invited.take()?;
        self.say_answer(&by, accepts, wire);
        let players = agreed(&by.player, &self.player);
        let link = FarLink::new(Seat::Two, players, key, by.address);
        accepts
            .then(|| (code, link.accepting(InvitationReply { from: self.id, to: by.id, accepts })))
    }

    fn say_answer(&self, to: &Neighbour, accepts: bool, wire: &mut Wire) {
        let answer = Packet::Reply(InvitationReply { from: self.id, to: to.id, accepts });
        wire.to_send.push((Whom::One(to.address), answer.to_bytes()));
    }

    /// One tick: returns the match and the line to it if the own invitation was accepted.
    pub fn tick(&mut self, wire: &mut Wire) -> Option<(MatchCode, FarLink)> {
        wire.is_wanted = true;
        wire.key = None;
        let mut agreed = None;
        for (from, bytes) in std::mem::take(&mut wire.received) {
            match Packet::read(&bytes) {
                Some(Packet::Hello(hello)) => self.meet(from, hello, wire),
                Some(Packet::Invitation(invitation)) => self.be_invited(from, &invitation, wire),
                Some(Packet::Reply(answer)) => agreed = agreed.or(self.be_answered(from, answer)),
                Some(Packet::Progress(_)) | None => {}
            }
        }
        for one in &mut self.neighbours {
            one.quiet_ticks += 1;
        }
        self.neighbours.retain(|one| one.quiet_ticks < MOST_QUIET_TICKS);
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
        let Some((invitation, address, waited)) = &mut self.invitation else { return };
        let bytes = Packet::Invitation(invitation.clone()).to_bytes();
        wire.to_send.push((Whom::One(*address), bytes));
        *waited += TICKS_BETWEEN;
        if *waited > MOST_WAIT_TICKS {
            self.invitation = None;
            if let Some(InviteState::Waits(player)) = self.asked.take() {
                self.asked = Some(InviteState::Unanswered(player));
            }
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
        let mut one =
            Neighbour { id, address, is_alike: version == VERSION, player, quiet_ticks: 0 };
        if let Some(known) = self.neighbours.iter_mut().find(|known| known.id == id) {
            // It is heard on several ways: the first one stays while it is good.
            if known.quiet_ticks <= TICKS_BETWEEN {
                one.address = known.address;
            }
            *known = one;
        } else if self.neighbours.len() < MOST_LISTED {
            self.neighbours.push(one);
        } else {
            return;
        }
        if asks {
            wire.to_send.push((Whom::One(address), self.hello(false)));
        }
    }

    fn be_invited(&mut self, from: SocketAddr, invitation: &Invitation, wire: &mut Wire) {
        let Some(by) = self.neighbours.iter().find(|one| one.id == invitation.from) else { return };
        let by = Neighbour { address: from, ..by.clone() };
        let code = invitation.code.parse::<MatchCode>();
        let code = code.ok().filter(|code| code.rules().rival == Rival::Human);
        if invitation.to != self.id {
            return;
        }
        let Some(code) = code else { return self.say_answer(&by, false, wire) };
        // The first of two stays, as it is being read.
        if self.invited.as_ref().is_none_or(|invited| invited.by.id == by.id) {
            self.invited = Some(Invited { by, code, key: invitation.key, quiet_ticks: 0 });
        }
    }

    fn be_answered(
        &mut self,
        from: SocketAddr,
        answer: InvitationReply,
    ) -> Option<(MatchCode, FarLink)> {
        let (invitation, ..) = self.invitation.as_ref()?;
        if (answer.from, answer.to) != (invitation.to, self.id) {
            return None;
        }
        let (invitation, ..) = self.invitation.take()?;
        let other = self.neighbours.iter().find(|one| one.id == answer.from)?;
        if !answer.accepts {
            self.asked = Some(InviteState::Refused(other.player.clone()));
            return None;
        }
        self.asked = None;
        let code = invitation.code.parse().ok()?;
        let players = agreed(&self.player, &other.player);
        Some((code, FarLink::new(Seat::One, players, invitation.key, from)))
    }
}

/// Both players as both machines show them: the guest wears another coat than the host.
fn agreed(host: &NetPlayer, guest: &NetPlayer) -> [VersusPlayer; 2] {
    let player = |it: &NetPlayer, coat| VersusPlayer {
        name: it.name.clone(),
        coat,
        ..VersusPlayer::default()
    };
    let guests: Coat =
        if guest.coat == host.coat { guest.coat.next_but(1, host.coat) } else { guest.coat };
    [player(host, host.coat), player(guest, guests)]
}

/// The address that a text names, at the usual port unless it says another.
pub fn address_in(text: &str) -> Option<SocketAddr> {
    let text = text.trim();
    let ip = text.parse().ok().map(|ip| SocketAddr::new(ip, *PORTS.start()));
    ip.or_else(|| text.parse().ok())
}
