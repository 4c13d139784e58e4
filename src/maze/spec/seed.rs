//! Seeds as people give them: a number, or any text.

use super::SpecError;
use crate::maze::random::text_hash;

/// The seed that a person typed. Digits are a number as far as 64 bits go; any other text is
/// hashed, without regard to the case of Latin letters and to the number and places of spaces.
///
/// ```
/// use icetea_maze::maze::spec::seed::parse;
///
/// assert_eq!(parse(" 233 "), Ok(233));
/// assert_eq!(parse("Hello World"), parse("hello  world"));
/// assert_ne!(parse("笑"), parse("哭"));
/// assert!(parse("  ").is_err());
/// ```
pub fn parse(text: &str) -> Result<u64, SpecError> {
    let text = plain(text);
    let digits: String = text.split_ascii_whitespace().collect();
    if digits.is_empty() {
        return Err(SpecError::NoSeed);
    }
    let number = digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok());
    Ok(number.flatten().unwrap_or_else(|| {
        let words: Vec<_> = text.split_ascii_whitespace().collect();
        text_hash(&words.join(" "))
    }))
}

/// Replaces what a keyboard or a chat may have made of plain characters: full-width forms, dashes,
/// the multiplication sign, capital letters.
///
/// Only fixed ranges of characters are touched, never a table that grows with Unicode: the seed of
/// a text must not change.
pub(crate) fn plain(text: &str) -> String {
    text.chars()
        .map(|c| match c {
            '\u{ff01}'..='\u{ff5e}' => {
                char::from_u32(c as u32 - 0xff01 + 0x21).unwrap_or(c).to_ascii_lowercase()
            }
            '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
            '×' => 'x',
            '\u{3000}' | '\u{a0}' => ' ',
            _ => c.to_ascii_lowercase(),
        })
        .collect()
}
