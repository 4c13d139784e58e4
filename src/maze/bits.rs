//! A long row of bits: which tiles are open, which rooms have been reached.

use std::ops::Range;

/// A fixed number of bits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bits {
    words: Vec<u64>,
}

impl Bits {
    /// At least `count` zeros, rounded up to whole words; the extra zeros never change.
    pub fn zeros(count: usize) -> Self {
        Self { words: vec![0; count.div_ceil(64)] }
    }

    /// At least `count` ones, rounded up to whole words.
    pub fn ones_only(count: usize) -> Self {
        let mut words = vec![u64::MAX; count.div_ceil(64)];
        if let Some(last) = words.last_mut().filter(|_| !count.is_multiple_of(64)) {
            *last >>= 64 - count % 64;
        }
        Self { words }
    }

    /// The bits of these words, the lowest bit of the first word first.
    pub const fn of_words(words: Vec<u64>) -> Self {
        Self { words }
    }

    /// How many bits there are, including those that fill up the last word.
    pub const fn length(&self) -> usize {
        64 * self.words.len()
    }

    /// The bit at `index`.
    #[inline]
    pub fn get(&self, index: usize) -> bool {
        self.words[index / 64] >> (index % 64) & 1 == 1
    }

    /// Sets the bit at `index` to `value`.
    #[inline]
    pub fn set(&mut self, index: usize, value: bool) {
        let word = &mut self.words[index / 64];
        let bit = 1 << (index % 64);
        if value {
            *word |= bit;
        } else {
            *word &= !bit;
        }
    }

    /// Sets the bit at `index` and returns whether it was zero before.
    #[inline]
    pub fn insert(&mut self, index: usize) -> bool {
        let word = &mut self.words[index / 64];
        let bit = 1 << (index % 64);
        let was_zero = *word & bit == 0;
        *word |= bit;
        was_zero
    }

    /// Sets the first bit of a range, the third and so on.
    pub fn set_every_other(&mut self, range: Range<usize>) {
        let every_other =
            if range.start.is_multiple_of(2) { u64::MAX / 3 } else { u64::MAX / 3 * 2 };
        for (word, mask) in Self::masks(range) {
            self.words[word] |= every_other & mask;
        }
    }

    /// How many bits are one.
    pub fn count(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// All words, the first bit of each being its lowest.
    pub fn words_mut(&mut self) -> &mut [u64] {
        &mut self.words
    }

    /// The words that hold the bits of a range, each with a mask of those within it.
    pub fn words(&self, range: Range<usize>) -> impl Iterator<Item = (u64, u64)> + '_ {
        Self::masks(range).map(|(place, mask)| (self.words[place], mask))
    }

    /// The indices of the words that hold the bits of a range, each with its mask.
    fn masks(range: Range<usize>) -> impl Iterator<Item = (usize, u64)> {
        (range.start / 64..range.end.div_ceil(64)).map(move |place| {
            let first = range.start.saturating_sub(64 * place);
            let after = (64 * (place + 1)).saturating_sub(range.end);
            (place, u64::MAX << first & u64::MAX >> after)
        })
    }

    /// The 64 bits from an index on; zeros after the end.
    #[inline]
    pub fn word_from(&self, start: usize) -> u64 {
        let (place, shift) = (start / 64, start % 64);
        let word = |place: usize| self.words.get(place).copied().unwrap_or(0);
        // Two shifts, because a shift by 64 is not allowed.
        word(place) >> shift | word(place + 1) << 1 << (63 - shift)
    }

    /// Sets the bits from `start` on where `other` has ones in a range.
    pub fn add(&mut self, start: usize, other: &Self, range: Range<usize>) {
        for offset in (0..range.len()).step_by(64) {
            let left = range.len() - offset;
            let ones = if left < 64 { !(u64::MAX << left) } else { u64::MAX };
            self.add_word(start + offset, other.word_from(range.start + offset) & ones);
        }
    }

    /// Sets the bits from `start` on where `word` has ones.
    #[inline]
    pub fn add_word(&mut self, start: usize, word: u64) {
        let (place, shift) = (start / 64, start % 64);
        for (place, part) in [(place, word << shift), (place + 1, word >> 1 >> (63 - shift))] {
            // There is no word after the end, and no bit to set in it.
            if part != 0 {
                self.words[place] |= part;
            }
        }
    }

    /// Clears the bit at `index` and returns whether it was one before.
    #[inline]
    pub fn take(&mut self, index: usize) -> bool {
        let word = &mut self.words[index / 64];
        let bit = 1 << (index % 64);
        let was_one = *word & bit != 0;
        *word &= !bit;
        was_one
    }

    /// The indices of all ones, from either end.
    pub fn ones(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        self.words.iter().enumerate().filter(|&(_, &word)| word != 0).flat_map(|(place, &word)| {
            (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| place * 64 + bit)
        })
    }
}

/// The indices of the ones in a word.
pub fn ones(mut word: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let place = word.trailing_zeros();
        if word == 0 {
            return None;
        }
        word &= word - 1;
        Some(place)
    })
}

/// A fixed number of bits whose first one is found at once: above each row of words is another row
/// with a bit for each word, which says whether the word has any one.
#[derive(Clone, Debug)]
pub struct OrderedBits {
    rows: Vec<Bits>,
    count: usize,
}

impl OrderedBits {
    /// At least `count` zeros.
    pub fn zeros(count: usize) -> Self {
        let mut rows = vec![Bits::zeros(count)];
        while let [.., last] = &rows[..]
            && last.words.len() > 1
        {
            rows.push(Bits::zeros(last.words.len()));
        }
        Self { rows, count: 0 }
    }

    /// Sets the bit at `index`.
    pub fn insert(&mut self, index: usize) {
        self.count += usize::from(!self.rows[0].get(index));
        let mut place = index;
        for row in &mut self.rows {
            let was_empty = row.words[place / 64] == 0;
            row.set(place, true);
            if !was_empty {
                break;
            }
            place /= 64;
        }
    }

    /// Clears the bit at `index`.
    pub fn remove(&mut self, index: usize) {
        self.count -= usize::from(self.rows[0].get(index));
        let mut place = index;
        for row in &mut self.rows {
            row.set(place, false);
            if row.words[place / 64] != 0 {
                break;
            }
            place /= 64;
        }
    }

    /// The index of the first one.
    pub fn first(&self) -> Option<usize> {
        let mut place = 0;
        for row in self.rows.iter().rev() {
            let word = row.words.get(place).filter(|word| **word != 0)?;
            place = 64 * place + word.trailing_zeros() as usize;
        }
        Some(place)
    }

    /// How many bits are one.
    pub const fn count(&self) -> usize {
        self.count
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::maze::random::Dice;

    #[test]
    fn remembers_what_was_set() {
        let mut bits = Bits::zeros(130);
        for index in [0, 63, 64, 129] {
            assert!(bits.insert(index));
            assert!(!bits.insert(index));
        }
        bits.set(63, false);
        assert_eq!(bits.ones().collect::<Vec<_>>(), [0, 64, 129]);
        assert_eq!(bits.ones().next_back(), Some(129));
        assert_eq!(bits.count(), 3);
    }

    #[test]
    fn the_first_of_ordered_bits_is_that_of_a_set_in_order() {
        for count in [1, 64, 65, 4096, 4097, 300_000] {
            let (mut bits, mut set) = (OrderedBits::zeros(count), BTreeSet::new());
            let mut dice = Dice::new(count as u64);
            for _ in 0..2000 {
                let index = dice.below(count as u32) as usize;
                if dice.chance(60) {
                    bits.insert(index);
                    set.insert(index);
                } else {
                    let index = bits.first().unwrap_or(index);
                    bits.remove(index);
                    set.remove(&index);
                }
                assert_eq!((bits.first(), bits.count()), (set.first().copied(), set.len()));
            }
        }
    }

    #[test]
    fn behind_the_last_one_come_zeros() {
        for count in [1, 63, 64, 65, 128, 130] {
            assert_eq!(Bits::ones_only(count).count(), count);
            assert_eq!(Bits::ones_only(count).ones().next_back(), Some(count - 1));
        }
    }

    #[test]
    fn a_range_is_found_in_its_words() {
        let mut bits = Bits::zeros(200);
        for index in (0..200).filter(|index| index % 3 == 0) {
            bits.set(index, true);
        }
        for (start, end) in
            (0..200).flat_map(|start| (start + 1..=200).map(move |end| (start, end)))
        {
            let words: Vec<_> = bits.words(start..end).collect();
            let all: u32 = words.iter().map(|(_, mask)| mask.count_ones()).sum();
            let ones: u32 = words.iter().map(|(word, mask)| (word & mask).count_ones()).sum();
            assert_eq!(all as usize, end - start);
            assert_eq!(ones as usize, (start..end).filter(|&index| bits.get(index)).count());
        }
    }

    #[test]
    fn a_range_is_added_at_any_place() {
        let mut bits = Bits::zeros(200);
        for index in (0..200).filter(|index| index % 7 < 3) {
            bits.set(index, true);
        }
        for (start, length, target) in (0..70)
            .flat_map(|start| [1, 5, 63, 64, 65, 130].map(|length| (start, length)))
            .flat_map(|(start, length)| [0, 1, 63, 64, 70].map(|target| (start, length, target)))
        {
            let mut sum = Bits::zeros(200);
            sum.add(target, &bits, start..start + length);
            let expected = (0..length).filter(|&at| bits.get(start + at)).map(|at| target + at);
            assert!(sum.ones().eq(expected), "{length} bits from {start} at {target}");
        }
    }

    #[test]
    fn a_bit_is_taken_once() {
        let mut bits = Bits::ones_only(70);
        assert!(bits.take(69) && !bits.take(69));
        assert_eq!((bits.count(), bits.word_from(6), bits.word_from(70)), (69, !(1 << 63), 0));
    }
}
