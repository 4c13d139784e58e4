//! Encodes bits as letters, six in each, and decodes them: the letters of URL-safe base64.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const LETTER_BITS: u32 = 6;

/// Bits in the order in which they were pushed.
#[derive(Default)]
pub struct BitWriter {
    letters: String,
    /// The bits that do not fill a letter yet, and their number.
    rest: u8,
    rest_bits: u32,
}

impl BitWriter {
    /// Appends the lowest bits of a number, the highest of them first.
    pub fn push(&mut self, number: u64, bits: u32) {
        for place in (0..bits).rev() {
            self.rest = self.rest << 1 | (number >> place & 1) as u8;
            self.rest_bits += 1;
            if self.rest_bits == LETTER_BITS {
                self.letters.push(char::from(LETTERS[usize::from(self.rest)]));
                (self.rest, self.rest_bits) = (0, 0);
            }
        }
    }

    /// The letters; the last one is padded with zeros.
    pub fn text(mut self) -> String {
        if self.rest_bits > 0 {
            self.push(0, LETTER_BITS - self.rest_bits);
        }
        self.letters
    }
}

/// Reads the bits of letters.
pub struct BitReader<'a> {
    letters: &'a [u8],
    /// How many bits were read.
    taken: usize,
}

impl<'a> BitReader<'a> {
    /// None if the text contains other characters.
    pub fn new(text: &'a str) -> Option<Self> {
        let letters = text.as_bytes();
        letters.iter().all(|letter| LETTERS.contains(letter)).then_some(Self { letters, taken: 0 })
    }

    /// The number in the next `bits` bits, if there are as many.
    pub fn take(&mut self, bits: u32) -> Option<u64> {
        let mut number = 0;
        for _ in 0..bits {
            let letter = self.letters.get(self.taken / LETTER_BITS as usize)?;
            let value = LETTERS.iter().position(|known| known == letter)?;
            let place = LETTER_BITS as usize - 1 - self.taken % LETTER_BITS as usize;
            number = number << 1 | (value >> place & 1) as u64;
            self.taken += 1;
        }
        Some(number)
    }

    /// Whether nothing is left but the padding of the last letter.
    pub fn ends_here(mut self) -> bool {
        let left = self.letters.len() * LETTER_BITS as usize - self.taken;
        left < LETTER_BITS as usize && self.take(left as u32) == Some(0)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_is_pushed_is_taken(numbers in prop::collection::vec((any::<u64>(), 1..=64_u32), 0..40)) {
            let mut writer = BitWriter::default();
            for &(number, bits) in &numbers {
                writer.push(number, bits);
            }
            let text = writer.text();
            let mut reader = BitReader::new(&text).unwrap();
            for (number, bits) in numbers {
                prop_assert_eq!(reader.take(bits), Some(number & (u64::MAX >> (64 - bits))));
            }
            prop_assert!(reader.ends_here());
        }
    }

    #[test]
    fn signs_that_are_no_letters_hold_no_bits() {
        assert!(BitReader::new("AZaz09-_").is_some());
        for text in ["A+", "/", "=", "é", " "] {
            assert!(BitReader::new(text).is_none(), "{text}");
        }
    }

    #[test]
    fn behind_the_last_bit_come_only_the_zeros_that_fill_up_its_letter() {
        for (text, bits, ends) in
            [("", 0, true), ("A", 1, true), ("A", 0, false), ("AA", 1, false), ("B", 5, false)]
        {
            let mut reader = BitReader::new(text).unwrap();
            reader.take(bits).unwrap();
            assert_eq!(reader.ends_here(), ends, "{text} after {bits}");
        }
    }
}
