//! The sockets of a match with another machine: one for IPv4 and, where there is IPv6, one for that.
//! They are open only while a screen needs them.

use std::collections::BTreeSet;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6, UdpSocket};
use std::time::{Duration, Instant};

use icetea_maze::net::wire::{
    GROUP_V6, MOST_PACKET_BYTES, MOST_PACKETS, PORTS, PORTS_V6, Whom, Wire,
};

use super::networks::{at_first_free, own_addresses, own_v6};

/// How often the machine's addresses are looked up, and sockets are asked for again.
const LOOK_AGAIN: Duration = Duration::from_secs(3);

/// The sockets, while they are open.
#[derive(Default)]
pub struct Socket {
    v4: Option<UdpSocket>,
    v6: Option<UdpSocket>,
    /// The links on which the group is heard.
    joined: Vec<u32>,
    /// Where everybody in the same networks hears.
    everybody: Vec<SocketAddr>,
    looked: Option<Instant>,
}

impl Socket {
    /// Takes what has come before a tick.
    pub fn receive(&mut self, wire: &mut Wire) {
        let mut bytes = [0; MOST_PACKET_BYTES + 1];
        for socket in self.v4.iter().chain(&self.v6) {
            for _ in 0..MOST_PACKETS {
                match socket.recv_from(&mut bytes) {
                    Ok((count, from)) if count <= MOST_PACKET_BYTES => {
                        wire.take(from, &bytes[..count]);
                    }
                    Err(error) if error.kind() == ErrorKind::WouldBlock => break,
                    // Windows says so when nobody listened where something was sent.
                    Ok(_) | Err(_) => {}
                }
            }
        }
    }

    /// Sends what is to be sent after a tick, and opens or closes the sockets.
    pub fn send(&mut self, wire: &mut Wire) {
        // Everybody is only looked for before a match.
        let looks = wire.to_send.iter().any(|(whom, _)| *whom == Whom::All);
        if wire.is_wanted && (looks || self.v4.is_none()) {
            self.tend(wire);
        }
        wire.have_secret(|secret| getrandom::fill(secret).is_ok());
        for (whom, bytes) in wire.take_outgoing() {
            match whom {
                Whom::One(to) => self.send_to(&bytes, to),
                Whom::All => self.everybody.iter().for_each(|&to| self.send_to(&bytes, to)),
            }
        }
        if !wire.is_wanted && (self.v4.is_some() || self.v6.is_some()) {
            wire.close();
            *self = Self::default();
        }
    }

    /// What cannot be sent is lost, as in any network.
    fn send_to(&self, bytes: &[u8], to: SocketAddr) {
        let socket = if to.is_ipv4() { &self.v4 } else { &self.v6 };
        if let Some(socket) = socket {
            _ = socket.send_to(bytes, to);
        }
    }

    fn tend(&mut self, wire: &mut Wire) {
        if self.looked.is_some_and(|looked| looked.elapsed() < LOOK_AGAIN) {
            return;
        }
        self.looked = Some(Instant::now());
        if self.v4.is_none() {
            match bound_v4() {
                Ok(socket) => (self.v4, wire.trouble) = (Some(socket), None),
                Err(error) => wire.trouble = Some(error.to_string()),
            }
        }
        // Another game on this machine is reached even without a network.
        let mut broadcasts = vec![Ipv4Addr::LOCALHOST];
        wire.own.clear();
        let port = self.v4.as_ref().and_then(|socket| Some(socket.local_addr().ok()?.port()));
        for address in own_addresses() {
            broadcasts.extend(address.broadcast);
            let own = SocketAddrV4::new(address.ip, port.unwrap_or_default());
            wire.own.push((own, address.netmask));
        }
        let to_all = |ip| PORTS.map(move |port| SocketAddr::from((ip, port)));
        self.everybody = broadcasts.into_iter().flat_map(to_all).collect();
        let own_v6 = own_v6();
        wire.own_v6 = own_v6.iter().map(|(ip, _)| *ip).collect();
        self.tend_v6(own_v6.into_iter().map(|(_, link)| link).collect());
    }

    /// Hears the group on every link, and speaks to it there.
    fn tend_v6(&mut self, links: BTreeSet<u32>) {
        if self.v6.is_none() && !links.is_empty() {
            // A machine without IPv6 does well without it.
            self.v6 = bound_v6().ok();
            self.joined.clear();
        }
        let Some(socket) = &self.v6 else { return };
        self.joined.retain(|link| links.contains(link));
        for link in links {
            if !self.joined.contains(&link) && socket.join_multicast_v6(&GROUP_V6, link).is_ok() {
                self.joined.push(link);
            }
            let at = |port| SocketAddrV6::new(GROUP_V6, port, 0, link);
            self.everybody.extend(PORTS_V6.map(|port| SocketAddr::V6(at(port))));
        }
    }
}

/// A socket at the first port that is free.
fn bound_v4() -> std::io::Result<UdpSocket> {
    at_first_free(PORTS, |port| {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, port))?;
        socket.set_broadcast(true)?;
        socket.set_nonblocking(true)?;
        Ok(socket)
    })
}

fn bound_v6() -> std::io::Result<UdpSocket> {
    at_first_free(PORTS_V6, |port| {
        let socket = UdpSocket::bind((Ipv6Addr::UNSPECIFIED, port))?;
        socket.set_nonblocking(true)?;
        Ok(socket)
    })
}
