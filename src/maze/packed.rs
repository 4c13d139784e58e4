//! Bits in letters and digits, as the last part of a code: those that an [arithmetic] coder has packed,
//! and a sum of everything before it.

pub(super) mod arithmetic;

/// The characters, each for five bits. Those that look alike are left out.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const BITS_OF_DIGIT: usize = 5;
/// The sum is below this prime, the largest that fits its digits. So no two codes that differ in one
/// character have the same, nor do those in which two neighbours are swapped.
const SUM_BELOW: u64 = 1_048_573;
const DIGITS_OF_SUM: usize = 4;
const SUM_BASE: u64 = 257;

/// Why packed bits cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NotPacked {
    /// No digit.
    Character(char),
    /// Something is missing or mistyped.
    Sum,
}

/// These bits, which are the end of a code that begins with `head`.
pub(super) fn packed(head: &str, bits: &[bool]) -> String {
    let number = |bits: &[bool]| {
        let padded = bits.iter().copied().chain(std::iter::repeat(false)).take(BITS_OF_DIGIT);
        padded.fold(0, |number, bit| 2 * number + usize::from(bit))
    };
    let text: String =
        bits.chunks(BITS_OF_DIGIT).map(|bits| char::from(DIGITS[number(bits)])).collect();
    let sum = sum_of(&format!("{head}-{text}"));
    let places = (0..DIGITS_OF_SUM).rev().map(|place| sum >> (BITS_OF_DIGIT * place));
    let digits = places.map(|digit| char::from(DIGITS[digit as usize % DIGITS.len()]));
    text + &digits.collect::<String>()
}

/// The bits of an end of a code that begins with `head`.
pub(super) fn unpacked(
    head: &str,
    text: &str,
) -> Result<impl Iterator<Item = bool> + use<>, NotPacked> {
    let digit = |letter: char| {
        let place = DIGITS.iter().position(|&digit| char::from(digit) == letter);
        place.ok_or(NotPacked::Character(letter))
    };
    let mut digits: Vec<usize> = text.chars().map(digit).collect::<Result<_, _>>()?;
    let split = digits.len().checked_sub(DIGITS_OF_SUM).ok_or(NotPacked::Sum)?;
    let sum = digits.drain(split..).fold(0, |sum, digit| sum << BITS_OF_DIGIT | digit as u64);
    if sum != sum_of(&format!("{head}-{}", &text[..split])) {
        return Err(NotPacked::Sum);
    }
    let bits = |digit: usize| (0..BITS_OF_DIGIT).rev().map(move |place| digit >> place & 1 == 1);
    Ok(digits.into_iter().flat_map(bits))
}

/// The sum of a text.
pub(super) fn sum_of(text: &str) -> u64 {
    text.bytes().fold(1, |sum, byte| (sum * SUM_BASE + u64::from(byte)) % SUM_BELOW)
}
