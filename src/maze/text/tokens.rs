//! Numbers, words or quoted characters with something between them: `0 1 1`, `"0","1"`, `[[true,
//! false]]`.
//!
//! Each becomes one character, so that they are counted and read like any other tiles. Numbers may
//! have decimals, as in `0.0` or `1.`. Blanks and blank lines mean nothing here.

use std::iter;

use super::cells::is_blank;
use super::plan::Plan;
use super::sheet::{TextSheet, is_line_end};
use super::symbols::{FULL, mark};
use super::{TextError, tiles};

/// Longer words have no meaning.
const LONGEST_WORD: usize = 33;

/// How the rows of tokens end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowEnd {
    Line,
    Bracket,
    Semicolon,
    Every(usize),
}

struct Token<'a> {
    row: usize,
    column: usize,
    word: &'a str,
    is_quoted: bool,
    at: usize,
}

/// Whether the text is of this kind without any list, judged by its first row.
pub fn fit(sheet: &TextSheet<'_>) -> bool {
    let has_word = || ["alse", "ALSE"].iter().any(|word| sheet.text().contains(word));
    if !sheet.contains(&['0', '"', '\'']) && !has_word() {
        return false;
    }
    let mut count = 0;
    let mut first_row = tokens(sheet.text(), RowEnd::Line).take_while(|token| token.row == 0);
    first_row.all(|token| token.symbol().inspect(|_| count += 1).is_some()) && count > 1
}

/// The tiles, one a token; rows that end early are walls from there on.
pub fn read(sheet: &TextSheet<'_>, row_end: RowEnd) -> Result<Plan, TextError> {
    let tokens = || tokens(sheet.text(), row_end);
    let (drawing, size) = drawn(sheet, tokens())?;
    let drawing = TextSheet::of_part(&drawing, 0..drawing.len());
    let place = |row: usize, column: usize| {
        let token = tokens().find(|it| (it.row, it.column) == (row, column));
        sheet.place_at(token.map_or(0, |token| token.at))
    };
    let mut plan =
        tiles::read(size, tiles::TextKind::Data, || drawing.rows(), place).map_err(|error| {
            match error {
                TextError::Unexpected { place, found, .. } if found.is_ascii_digit() => {
                    TextError::NeitherZeroNorOne { place, found: found.to_string() }
                }
                other => other,
            }
        })?;
    plan.warn_of_missing(size[0], || drawing.rows(), |row| place(row, 0).line);
    Ok(plan)
}

/// The tokens with a character for each and a line for each row, and the columns and rows.
fn drawn<'a>(
    sheet: &TextSheet<'_>,
    tokens: impl Iterator<Item = Token<'a>>,
) -> Result<(String, [usize; 2]), TextError> {
    let mut drawing = String::new();
    let (mut columns, mut last_row) = (0, 0);
    for token in tokens {
        let Some(symbol) = token.symbol() else {
            let place = sheet.place_at(token.at);
            return Err(if token.word.starts_with("...") {
                TextError::Abbreviated { place }
            } else {
                TextError::NeitherZeroNorOne { place, found: token.beginning().to_owned() }
            });
        };
        if token.row != last_row {
            drawing.push('\n');
        }
        drawing.push(symbol);
        columns = columns.max(token.column + 1);
        last_row = token.row;
    }
    Ok((drawing, [columns, last_row + 1]))
}

/// All tokens of a text.
fn tokens(text: &str, row_end: RowEnd) -> impl Iterator<Item = Token<'_>> {
    let (mut at, mut row, mut column) = (0, 0, 0);
    iter::from_fn(move || {
        loop {
            let symbol = symbol_at(text, at)?;
            let ends_row = match row_end {
                RowEnd::Line => is_line_end(symbol),
                RowEnd::Bracket => matches!(symbol, ']' | '}' | ')'),
                RowEnd::Semicolon => symbol == ';' || is_line_end(symbol),
                RowEnd::Every(columns) => column == columns,
            };
            if ends_row && column > 0 {
                row += 1;
                column = 0;
            }
            if !is_separator(symbol) {
                break;
            }
            at += symbol.len_utf8();
        }
        let begin = at;
        let quote = symbol_at(text, at).filter(|symbol| matches!(symbol, '"' | '\''));
        at += usize::from(quote.is_some());
        let word_begin = at;
        while let Some(symbol) = symbol_at(text, at)
            && quote.map_or(!is_separator(symbol), |it| it != symbol && !is_line_end(symbol))
        {
            at += symbol.len_utf8();
        }
        let word = &text[word_begin..at];
        at += usize::from(quote.is_some() && symbol_at(text, at) == quote);
        column += 1;
        Some(Token { row, column: column - 1, word, is_quoted: quote.is_some(), at: begin })
    })
}

/// The character that begins at a byte; nearly all are one byte long.
#[inline]
fn symbol_at(text: &str, at: usize) -> Option<char> {
    match text.as_bytes().get(at) {
        Some(&byte) if byte.is_ascii() => Some(char::from(byte)),
        _ => text[at..].chars().next(),
    }
}

#[inline]
const fn is_separator(symbol: char) -> bool {
    matches!(symbol, ',' | ';' | '[' | ']' | '{' | '}' | '(' | ')')
        || is_blank(symbol)
        || is_line_end(symbol)
}

impl Token<'_> {
    /// As much of it as could have a meaning.
    fn beginning(&self) -> &str {
        let end = self.word.char_indices().nth(LONGEST_WORD);
        end.map_or(self.word, |(end, _)| &self.word[..end])
    }

    #[inline]
    fn symbol(&self) -> Option<char> {
        if let [digit @ b'0'..=b'3'] = self.word.as_bytes() {
            return Some(char::from(*digit));
        }
        let mut symbols = self.word.chars();
        match (symbols.next().unwrap_or(' '), symbols.next()) {
            (only, None) if self.is_quoted => Some(if is_blank(only) { ' ' } else { only }),
            (only, None) => mark(only).map(|_| only),
            _ => symbol_of(self.beginning()),
        }
    }
}

/// The character that stands for a number or a word.
pub fn symbol_of(word: &str) -> Option<char> {
    match word {
        "true" | "True" | "TRUE" | "wall" => return Some('1'),
        "false" | "False" | "FALSE" | "open" | "path" => return Some('0'),
        "start" => return Some('S'),
        "goal" | "end" | "exit" => return Some('G'),
        _ => {}
    }
    let number = match word.strip_prefix("0x") {
        Some(digits) => u8::from_str_radix(digits, 16).ok()?,
        None if word.starts_with(|symbol: char| symbol.is_ascii_digit()) => {
            let number: f64 = word.parse().ok()?;
            let is_whole = number.fract() == 0.0 && number <= f64::from(u8::MAX);
            is_whole.then_some(number as u8)?
        }
        None => return None,
    };
    match number {
        0..=3 => Some(char::from(b'0' + number)),
        u8::MAX => Some(FULL),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::examples::{SMALL, assert_reads};

    #[test]
    fn zeros_and_ones_may_stand_apart() {
        for text in [
            "1 1 1 1 1\n1 0 0 0 1\n1 1 1 1 1",
            "1,1,1,1,1\r\n1,0,2,0,1\r\n1,1,1,1,1\r\n",
            "1;1;1;1;1;\n1;S;0;G;1;\n1;1;1;1;1;",
            "1\t1\t1\t1\t1\n1\t0\t0\t0\t1\n1\t1\t1\t1\t1",
            "[[1, 1, 1, 1, 1],\n [1, 0, 0, 0, 1],\n [1, 1, 1, 1, 1]]",
            "[[1,1,1,1,1],[1,0,0,0,1],[1,1,1,1,1]]",
            "[\n  [1, 1, 1,\n   1, 1],\n  [1, 0, 0,\n   0, 1],\n  [1, 1, 1,\n   1, 1]\n]\n",
            "1 1 1 1 1\n\n1 0 0 0\n\n1",
            "1.0 1.0 1.0 1.0 1.0\n1.0 0.0 0.0 0.0 1.0\n1.0 1.0 1.0 1.0 1.0",
            "1.0,1.0,1.0,1.0,1.0\n1.0,0.0,2.0,0.0,1.0\n1.0,1.0,1.0,1.0,1.0",
            "1.00e+00,1,1,1,1\n1.00e+00,0.00e+00,0.00e+00,0.00e+00,1\n1,1,1,1,1",
            "[[1. 1. 1. 1. 1.]\n [1. 0. 0. 0. 1.]\n [1. 1. 1. 1. 1.]]",
        ] {
            assert_reads(text, &SMALL);
        }
    }
}
