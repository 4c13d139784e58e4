//! Bits packed by how likely they are: an arithmetic coder after Witten, Neal and Cleary.
//!
//! It has whole numbers only, so it gives the same on every machine.

/// The coder works on a range of 32-bit numbers.
const TOP: u64 = 1 << 32;
const HALF: u64 = TOP / 2;
const QUARTER: u64 = TOP / 4;

/// How likely a one is, as a share.
#[derive(Clone, Copy, Debug)]
pub(in crate::maze) struct Likely {
    pub ones: u64,
    pub all: u64,
}

impl Likely {
    pub const EVEN: Self = Self { ones: 1, all: 2 };
}

/// Where bits come from or go to: one walk through what is packed writes it and reads it.
pub(in crate::maze) trait Coder {
    /// Passes on a bit that is known to the writer, and returns it.
    fn bit(&mut self, bit: bool, likely: Likely) -> bool;
}

/// The numbers that are still possible.
#[derive(Debug)]
struct Range {
    low: u64,
    high: u64,
}

impl Range {
    const ALL: Self = Self { low: 0, high: TOP - 1 };

    /// The last number that stands for a one.
    const fn last_one(&self, likely: Likely) -> u64 {
        let width = self.high - self.low + 1;
        self.low + width * likely.ones / likely.all - 1
    }

    const fn narrow(&mut self, bit: bool, last_one: u64) {
        if bit {
            self.high = last_one;
        } else {
            self.low = last_one + 1;
        }
    }

    /// What can be taken from all numbers before they are doubled: 0, a half, or a quarter where
    /// the half is not decided yet.
    const fn decided(&self) -> Option<u64> {
        if self.high < HALF {
            Some(0)
        } else if self.low >= HALF {
            Some(HALF)
        } else if self.low >= QUARTER && self.high < HALF + QUARTER {
            Some(QUARTER)
        } else {
            None
        }
    }

    const fn double(&mut self, less: u64) {
        self.low = 2 * (self.low - less);
        self.high = 2 * (self.high - less) + 1;
    }
}

/// Packs bits.
#[derive(Debug)]
pub(in crate::maze) struct Packer {
    range: Range,
    /// How many bits follow the next one that are its opposite.
    pending: usize,
    packed: Vec<bool>,
}

impl Packer {
    pub const fn new() -> Self {
        Self { range: Range::ALL, pending: 0, packed: Vec::new() }
    }

    fn put(&mut self, bit: bool) {
        self.packed.push(bit);
        self.packed.extend((0..self.pending).map(|_| !bit));
        self.pending = 0;
    }

    /// The packed bits, without the zeros at their end.
    pub fn finish(mut self) -> Vec<bool> {
        self.pending += 1;
        self.put(self.range.low >= QUARTER);
        while self.packed.last() == Some(&false) {
            self.packed.pop();
        }
        self.packed
    }
}

impl Coder for Packer {
    fn bit(&mut self, bit: bool, likely: Likely) -> bool {
        self.range.narrow(bit, self.range.last_one(likely));
        while let Some(less) = self.range.decided() {
            match less {
                QUARTER => self.pending += 1,
                half => self.put(half == HALF),
            }
            self.range.double(less);
        }
        bit
    }
}

/// Unpacks bits. Behind the end there are zeros.
#[derive(Debug)]
pub(in crate::maze) struct Unpacker<I> {
    range: Range,
    number: u64,
    packed: I,
}

impl<I: Iterator<Item = bool>> Unpacker<I> {
    pub fn new(mut packed: I) -> Self {
        let mut next = || u64::from(packed.next().unwrap_or_default());
        let number = (0..TOP.ilog2()).fold(0, |number, _| 2 * number + next());
        Self { range: Range::ALL, number, packed }
    }
}

impl<I: Iterator<Item = bool>> Coder for Unpacker<I> {
    fn bit(&mut self, _: bool, likely: Likely) -> bool {
        let last_one = self.range.last_one(likely);
        let bit = self.number <= last_one;
        self.range.narrow(bit, last_one);
        while let Some(less) = self.range.decided() {
            let next = u64::from(self.packed.next().unwrap_or_default());
            self.number = 2 * (self.number - less) + next;
            self.range.double(less);
        }
        bit
    }
}
