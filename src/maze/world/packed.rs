//! Numbers of seven bits a byte, the lowest bits first: small ones take little room.

/// Bytes to which numbers are added.
pub(super) struct PackedOut<'a>(pub &'a mut Vec<u8>);

impl PackedOut<'_> {
    pub fn add_all(&mut self, numbers: impl IntoIterator<Item = u64>) {
        for mut rest in numbers {
            while rest >= 0x80 {
                self.0.push(rest as u8 | 0x80);
                rest >>= 7;
            }
            self.0.push(rest as u8);
        }
    }

    /// Adds what is added from one number to another: the sign is in the lowest bit.
    pub fn add_change(&mut self, from: u64, to: u64) {
        let added = to.wrapping_sub(from).cast_signed();
        self.add_all([(added << 1 ^ added >> 63).cast_unsigned()]);
    }
}

/// What is left to read.
pub(super) struct PackedIn<'a>(pub &'a [u8]);

impl PackedIn<'_> {
    pub fn next(&mut self) -> Option<u64> {
        let end = self.0.iter().take(10).position(|byte| byte & 0x80 == 0)?;
        let (number, rest) = self.0.split_at(end + 1);
        self.0 = rest;
        Some(number.iter().rev().fold(0, |sum, &byte| sum << 7 | u64::from(byte & 0x7f)))
    }

    pub fn changed(&mut self, from: u64) -> Option<u64> {
        let folded = self.next()?;
        Some(from.wrapping_add((folded >> 1) ^ (folded & 1).wrapping_neg()))
    }
}
