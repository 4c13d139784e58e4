//! What goes in and out between the game and the network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4};

use super::page_line::PageLine;

/// A key that only the two machines of a match know.
pub type MatchKey = [u8; 16];

/// The ports at which a game listens: the first that is free, so that two games on one machine find
/// each other too.
pub const PORTS: std::ops::RangeInclusive<u16> = 47_620..=47_623;

/// The ports at which it listens by IPv6: others, as a socket for IPv6 may take those of IPv4 too.
pub const PORTS_V6: std::ops::RangeInclusive<u16> = 47_624..=47_627;
/// Where all games on a link are spoken to by IPv6.
pub const GROUP_V6: Ipv6Addr = Ipv6Addr::new(0xFF12, 0, 0, 0, 0, 0, 0x4954, 0x4D);

/// The most bytes that are read of a packet. line.js has the same number.
pub const MOST_PACKET_BYTES: usize = 512;
/// The most packets that are taken between two ticks.
pub const MOST_PACKETS: usize = 200;

/// Whom something is sent to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// Every machine in the same network.
    All,
    /// One machine.
    One(SocketAddr),
}

/// What has come and what is to be sent. It is open only while a screen needs it.
#[derive(Clone, Debug, Default)]
pub struct Wire {
    /// Whether a socket is wanted.
    pub is_wanted: bool,
    /// What seals everything of a match, while there is one.
    pub key: Option<MatchKey>,
    /// Randomness that nobody can guess; new each time the wire is opened.
    pub secret: MatchKey,
    /// This machine's own addresses, with the masks of their networks.
    pub own: Vec<(SocketAddrV4, Ipv4Addr)>,
    /// This machine's addresses of IPv6.
    pub own_v6: Vec<Ipv6Addr>,
    /// The addresses that the player has named: they may lie outside these networks.
    pub named: Vec<IpAddr>,
    /// Why there is no socket, if the system gave none.
    pub trouble: Option<String>,
    /// The line between two pages, where the game runs in one.
    pub line: PageLine,
    /// What has come, with where it came from.
    pub received: Vec<(SocketAddr, Vec<u8>)>,
    /// What is to be sent.
    pub to_send: Vec<(Whom, Vec<u8>)>,
    /// The pages that this game has served and that call it: they have no socket of their own.
    pub callers: Vec<SocketAddr>,
    /// What is to be sent to each of them.
    pub to_callers: Vec<(SocketAddr, Vec<u8>)>,
    /// What is to be said when the match is left, however that comes.
    pub farewell: Option<(Whom, Vec<u8>)>,
}

/// How often a farewell is said, as some of it may be lost.
const FAREWELLS: usize = 5;

/// The half of an address that all in a network share.
const fn network_of(ip: Ipv6Addr) -> u64 {
    (ip.to_bits() >> 64) as u64
}

impl Wire {
    /// Whether somebody at this address is heard who has no key: only on the own networks, unless
    /// the player has named the address.
    pub fn hears(&self, address: IpAddr) -> bool {
        let is_near = match address {
            IpAddr::V4(ip) => self.own.iter().any(|(own, mask)| own.ip() & mask == ip & mask),
            IpAddr::V6(ip) => self.own_v6.iter().any(|own| network_of(*own) == network_of(ip)),
        };
        is_near || address.is_loopback() || self.named.contains(&address)
    }

    /// Has a secret while it is wanted; `fill` draws one.
    pub fn have_secret(&mut self, fill: impl FnOnce(&mut MatchKey) -> bool) {
        if self.is_wanted && self.secret == MatchKey::default() && !fill(&mut self.secret) {
            self.trouble = Some("there is no randomness".to_owned());
        }
    }

    /// Forgets what belonged to a match or a search that is over.
    pub fn close(&mut self) {
        (self.key, self.secret, self.line) = (None, MatchKey::default(), PageLine::default());
        self.received.clear();
        self.named.clear();
    }

    /// Says farewell, if there is a match to leave.
    pub fn say_farewell(&mut self) {
        if let Some(farewell) = self.farewell.take() {
            self.to_send.extend(std::iter::repeat_n(farewell, FAREWELLS));
        }
    }
}
