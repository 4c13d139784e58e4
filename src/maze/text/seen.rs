//! The text as a screen would show it: without terminal escapes and selectors of glyphs.
//!
//! Blanks on a coloured background become a character for each colour: they may be the walls.

use std::borrow::Cow;
use std::str::Chars;

const ESCAPE: char = '\u{1b}';
/// Old systems put these at the end of a text.
const END_OF_FILE: [char; 2] = ['\u{1a}', '\0'];
/// The first of the characters that stand for blanks on a coloured background.
const GROUNDS: u32 = 0xE000;

/// The text as a screen would show it.
pub fn seen(text: &str) -> Cow<'_, str> {
    let is_end = |symbol: char| END_OF_FILE.contains(&symbol) || symbol.is_whitespace();
    let text = if text.ends_with(END_OF_FILE) { text.trim_end_matches(is_end) } else { text };
    if text.contains(ESCAPE) {
        return Cow::Owned(without_escapes(text));
    }
    if text.is_ascii() || !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().filter(|&symbol| !is_hidden(symbol)).collect())
}

/// Variation selectors, joiners, and byte order marks within the text.
const fn is_hidden(symbol: char) -> bool {
    matches!(symbol, '\u{fe0e}' | '\u{fe0f}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}')
}

fn without_escapes(text: &str) -> String {
    let mut seen = String::with_capacity(text.len());
    let mut ground = None;
    let mut symbols = text.chars();
    while let Some(symbol) = symbols.next() {
        match symbol {
            ESCAPE => obey(&mut symbols, &mut ground),
            ' ' => seen.push(ground.unwrap_or(' ')),
            _ if is_hidden(symbol) => {}
            _ => seen.push(symbol),
        }
    }
    seen
}

/// Consumes and applies an escape sequence.
fn obey(symbols: &mut Chars, ground: &mut Option<char>) {
    match symbols.next() {
        Some('[') => {
            let mut parameters = String::new();
            for symbol in symbols.by_ref() {
                match symbol {
                    '\u{40}'..='\u{7e}' => {
                        if symbol == 'm' {
                            paint(&parameters, ground);
                        }
                        return;
                    }
                    _ if parameters.len() < 64 => parameters.push(symbol),
                    _ => {}
                }
            }
        }
        Some(']') => {
            while symbols.next().is_some_and(|symbol| !matches!(symbol, '\u{7}' | '\\')) {}
        }
        Some('(' | ')') => {
            symbols.next();
        }
        _ => {}
    }
}

/// Applies the background colour that a sequence sets.
fn paint(parameters: &str, ground: &mut Option<char>) {
    let mut numbers = parameters.split([';', ':']).map(|number| number.parse().unwrap_or(0_u32));
    while let Some(number) = numbers.next() {
        match number {
            0 | 27 | 49 => *ground = None,
            7 => *ground = char::from_u32(GROUNDS),
            40..=47 | 100..=107 => *ground = char::from_u32(GROUNDS + number),
            38 | 48 => {
                let colour = match numbers.next() {
                    Some(5) => 0x100 + numbers.next().unwrap_or(0) % 0x100,
                    _ => numbers
                        .by_ref()
                        .take(3)
                        .fold(0x200, |sum, part| 0x200 + ((sum - 0x200) << 4 | part.min(255) >> 4)),
                };
                if number == 48 {
                    *ground = char::from_u32(GROUNDS + colour);
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_seen_is_left_out() {
        for (text, expected) in [
            ("# #\n", "# #\n"),
            ("# #\n\u{1a}\0", "# #"),
            ("\u{2b1b}\u{fe0f}\u{2b1c}\u{fe0f}", "\u{2b1b}\u{2b1c}"),
            ("\u{1b}[1;31m#\u{1b}[0m \u{1b}[38;5;200m#\u{1b}[m", "# #"),
            ("\u{1b}]0;title\u{7}#\u{1b}(B#", "##"),
            ("\u{1b}[", ""),
        ] {
            assert_eq!(seen(text), expected, "{text:?}");
        }
    }

    #[test]
    fn grounds_are_characters() {
        let grounds =
            seen("\u{1b}[47m  \u{1b}[0m  \u{1b}[48;5;7m \u{1b}[48;2;255;255;255m \u{1b}[7m ");
        let mut kinds: Vec<char> = grounds.chars().collect();
        assert_eq!(kinds.len(), 7);
        kinds.dedup();
        assert_eq!(kinds.len(), 5);
        assert_eq!(kinds[1], ' ');
    }
}
