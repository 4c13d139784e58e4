//! The socket of a match with another machine. It is open only while a screen needs it.

use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddrV4, UdpSocket};
use std::time::{Duration, Instant};

use icetea_maze::net::wire::{MOST_PACKET_BYTES, MOST_PACKETS, PORTS, Whom, Wire};

use super::networks::{at_first_free, own_addresses};

/// How often the machine's addresses are looked up, and a socket is asked for again.
const LOOK_AGAIN: Duration = Duration::from_secs(3);

/// The socket, while it is open.
#[derive(Default)]
pub struct Socket {
    open: Option<UdpSocket>,
    /// Where everybody in the same networks hears.
    everybody: Vec<Ipv4Addr>,
    looked: Option<Instant>,
}

impl Socket {
    /// Takes what has come before a tick.
    pub fn receive(&mut self, wire: &mut Wire) {
        let Some(socket) = &self.open else { return };
        let mut bytes = [0; MOST_PACKET_BYTES + 1];
        for _ in 0..MOST_PACKETS {
            match socket.recv_from(&mut bytes) {
                Ok((count, from)) if count <= MOST_PACKET_BYTES => wire.take(from, &bytes[..count]),
                Err(error) if error.kind() == ErrorKind::WouldBlock => return,
                // Windows says so when nobody listened where something was sent.
                Ok(_) | Err(_) => {}
            }
        }
    }

    /// Sends what is to be sent after a tick, and opens or closes the socket.
    pub fn send(&mut self, wire: &mut Wire) {
        // Everybody is only looked for before a match.
        let looks = wire.to_send.iter().any(|(whom, _)| *whom == Whom::All);
        if wire.is_wanted && (looks || self.open.is_none()) {
            self.tend(wire);
        }
        wire.have_secret(|secret| getrandom::fill(secret).is_ok());
        for (whom, bytes) in wire.take_outgoing() {
            let Some(socket) = &self.open else { continue };
            // What cannot be sent is lost, as in any network.
            match whom {
                Whom::One(to) => _ = socket.send_to(&bytes, to),
                Whom::All => {
                    for &ip in &self.everybody {
                        for port in PORTS {
                            _ = socket.send_to(&bytes, (ip, port));
                        }
                    }
                }
            }
        }
        if !wire.is_wanted && self.open.take().is_some() {
            wire.close();
            self.looked = None;
        }
    }

    fn tend(&mut self, wire: &mut Wire) {
        if self.looked.is_some_and(|looked| looked.elapsed() < LOOK_AGAIN) {
            return;
        }
        self.looked = Some(Instant::now());
        if self.open.is_none() {
            match bound() {
                Ok(socket) => (self.open, wire.trouble) = (Some(socket), None),
                Err(error) => wire.trouble = Some(error.to_string()),
            }
        }
        // Another game on this machine is reached even without a network.
        self.everybody = vec![Ipv4Addr::LOCALHOST];
        wire.own.clear();
        let port = self.open.as_ref().and_then(|socket| Some(socket.local_addr().ok()?.port()));
        for address in own_addresses() {
            self.everybody.extend(address.broadcast);
            let own = SocketAddrV4::new(address.ip, port.unwrap_or_default());
            wire.own.push((own, address.netmask));
        }
    }
}

/// A socket at the first port that is free.
fn bound() -> std::io::Result<UdpSocket> {
    at_first_free(PORTS, |port| {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, port))?;
        socket.set_broadcast(true)?;
        socket.set_nonblocking(true)?;
        Ok(socket)
    })
}
