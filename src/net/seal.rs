//! Nobody but the two machines of a match can say anything in it: each of its packets ends with a
//! code that takes the key to make.

use std::net::SocketAddr;

use hmac_sha256::HMAC;

use super::packet::is_of_match;
use super::wire::{MatchKey, Whom, Wire};

/// The bytes of such a code.
const BYTES: usize = 8;

impl Wire {
    /// Takes a packet that has come, if it is one that is heard: what claims to be part of a match has
    /// to be sealed with its key.
    pub fn take(&mut self, from: SocketAddr, bytes: &[u8]) {
        let said = if is_of_match(bytes) {
            self.key.as_ref().and_then(|key| open(key, bytes))
        } else {
            Some(bytes).filter(|_| self.hears(from.ip()))
        };
        if let Some(said) = said.map(<[u8]>::to_vec) {
            self.received.push((from, said));
        }
    }

    /// Returns what a socket has to send, sealed where it is part of a match. What is for callers is
    /// laid by for these.
    pub fn take_outgoing(&mut self) -> Vec<(Whom, Vec<u8>)> {
        let mut outgoing = std::mem::take(&mut self.to_send);
        for (_, bytes) in &mut outgoing {
            if let Some(key) = self.key.filter(|_| is_of_match(bytes)) {
                *bytes = seal(&key, std::mem::take(bytes));
            }
        }
        let callers = &self.callers;
        for (whom, bytes) in &outgoing {
            let meant = callers.iter().filter(|&&one| [Whom::All, Whom::One(one)].contains(whom));
            self.to_callers.extend(meant.map(|&one| (one, bytes.clone())));
        }
        let is_for_caller = |whom| matches!(whom, Whom::One(to) if callers.contains(&to));
        outgoing.retain(|(whom, _)| !is_for_caller(*whom));
        outgoing
    }
}

/// Adds the code.
pub fn seal(key: &MatchKey, mut bytes: Vec<u8>) -> Vec<u8> {
    let code = HMAC::mac(&bytes, key);
    bytes.extend(&code[..BYTES]);
    bytes
}

/// What was sealed with this key; none if it was not.
pub fn open<'a>(key: &MatchKey, bytes: &'a [u8]) -> Option<&'a [u8]> {
    let (said, code) = bytes.split_at_checked(bytes.len().checked_sub(BYTES)?)?;
    let expected = HMAC::mac(said, key);
    let differing =
        code.iter().zip(&expected).fold(0, |differing, (one, other)| differing | (one ^ other));
    (differing == 0).then_some(said)
}
