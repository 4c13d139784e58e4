//! Randomness that never changes.
//!
//! A maze code is a promise for ever, so every value that a maze depends on comes from here: from
//! Xoshiro256++ and SplitMix64 as their authors published them, and from a few lines on top, so
//! that no new version of a crate can change it. `tests/golden` holds their values.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A stream of random draws that a seed determines.
#[derive(Clone, Debug)]
pub struct Dice {
    source: Xoshiro256PlusPlus,
}

impl Dice {
    /// The stream of this seed; 0 is a seed like any other.
    pub fn new(seed: u64) -> Self {
        Self { source: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// A number from 0 to `bound - 1`, each equally likely.
    ///
    /// Lemire's method: the upper half of a product is the draw, and the few values of the lower
    /// half that would favour some draws are rejected and drawn again.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let mut product = self.half() * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = self.half() * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// True in `percent` of a hundred cases.
    #[inline]
    pub fn chance(&mut self, percent: u8) -> bool {
        self.below(100) < u32::from(percent)
    }

    /// True in half of all cases.
    #[inline]
    pub fn coin(&mut self) -> bool {
        self.below(2) == 0
    }

    /// The upper 32 bits of the next value, which are the better ones.
    #[inline]
    fn half(&mut self) -> u64 {
        self.source.next_u64() >> 32
    }
}

/// What SplitMix64 adds to its state at each step.
const GOLDEN_GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

/// The value with this number, from 0, in the SplitMix64 stream of a seed. It is a pure function,
/// so any value can be computed at any time.
#[inline]
pub const fn split_mix(seed: u64, number: u64) -> u64 {
    let state = seed.wrapping_add(GOLDEN_GAMMA.wrapping_mul(number.wrapping_add(1)));
    let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

/// Turns a text into a number: FNV-1a over its bytes, 64 bits.
pub fn text_hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_xoshiro::SplitMix64;

    #[test]
    fn xoshiro_is_seeded_as_its_authors_say() {
        let mut dice = Dice::new(0);
        let first: [u64; 3] = std::array::from_fn(|_| dice.source.next_u64());
        assert_eq!(first, [0x5317_5d61_490b_23df, 0x61da_6f3d_c380_d507, 0x5c0f_df91_ec9a_7bfc]);
    }

    #[test]
    fn split_mix_is_the_published_stream() {
        let mut stream = SplitMix64::seed_from_u64(233);
        for number in 0..1000 {
            assert_eq!(split_mix(233, number), stream.next_u64());
        }
    }

    #[test]
    fn text_hash_is_the_published_one() {
        assert_eq!(text_hash(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(text_hash("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(text_hash("foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn draws_are_even() {
        let mut dice = Dice::new(7);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[dice.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
        assert_eq!(dice.below(1), 0);
    }
}
