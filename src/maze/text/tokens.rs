//! Numbers, words or quoted characters with something between them: `0 1 1`, `"0","1"`,
//! `[[true, false]]`.
//!
//! Each becomes one character, so that they are counted and read as any other tiles are. Numbers
//! may have decimals, as in `0.0` or `1.`. Blanks mean nothing here, nor do blank lines.

use std::iter;

use super::guess::{Confidence, Guess};
use super::plan::Plan;
use super::sheet::Sheet;
use super::symbols::{FULL, mark};
use super::{TextError, tiles};
use crate::maze::Warning;

/// Longer words have no meaning; it keeps the memory small.
const LONGEST_REST: usize = 32;

/// How the rows of tokens end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowEnd {
    Line,
    Bracket,
    Semicolon,
    Every(usize),
}

struct Token {
    row: usize,
    column: usize,
    first: char,
    /// Empty nearly always, and then it takes no memory.
    rest: String,
    is_quoted: bool,
    line: usize,
    cell: usize,
}

/// Whether the text is of this kind without any list: its first row tells.
pub fn recognise<'a>(sheet: &Sheet<'a>) -> Option<Guess<'a>> {
    if !sheet.contains(&['0', '"', '\'']) && !sheet.contains_text(&["alse", "ALSE"]) {
        return None;
    }
    let mut count = 0;
    for token in tokens(sheet, RowEnd::Line).take_while(|token| token.row == 0) {
        token.symbol()?;
        count += 1;
    }
    let sheet = *sheet;
    (count > 1).then(|| Guess {
        confidence: Confidence::Certain,
        read: Box::new(move || read(&sheet, RowEnd::Line)),
    })
}

/// The tiles, one a token; rows that end early are walls from there on.
pub fn read(sheet: &Sheet<'_>, row_end: RowEnd) -> Result<Plan, TextError> {
    let (columns, rows) = tokens(sheet, row_end).fold((0, 0), |(columns, rows), token| {
        (columns.max(token.column + 1), rows.max(token.row + 1))
    });
    let place = |row: usize, column: usize| {
        let token = tokens(sheet, row_end).find(|it| (it.row, it.column) == (row, column));
        token.map_or(sheet.place(0, 0), |token| sheet.place(token.line, token.cell))
    };
    let mut short_line = None;
    let mut last = (0, 0, 0);
    for token in tokens(sheet, row_end) {
        if token.symbol().is_none() {
            let place = sheet.place(token.line, token.cell);
            return Err(if token.word().starts_with("...") {
                TextError::Abbreviated { place }
            } else {
                TextError::NeitherZeroNorOne { place, found: token.word() }
            });
        }
        if token.row != last.0 && last.1 + 1 < columns && short_line.is_none() {
            short_line = Some(last.2);
        }
        last = (token.row, token.column, token.line);
    }
    if last.1 + 1 < columns && short_line.is_none() {
        short_line = Some(last.2);
    }
    let symbols = || {
        tokens(sheet, row_end).map(|token| (token.row, token.column, token.symbol().unwrap_or('0')))
    };
    let mut plan = tiles::read([columns, rows], tiles::Kind::Data, symbols, place).map_err(
        |error| match error {
            TextError::Unexpected { place, found, .. } if found.is_ascii_digit() => {
                TextError::NeitherZeroNorOne { place, found: found.to_string() }
            }
            other => other,
        },
    )?;
    plan.warn(short_line.map(|line| Warning::ShortLine(sheet.place(line, 0).line)));
    Ok(plan)
}

/// All tokens of a sheet.
fn tokens(sheet: &Sheet<'_>, row_end: RowEnd) -> impl Iterator<Item = Token> {
    let (mut row, mut column, mut last_line) = (0, 0, 0);
    let mut cells = sheet.cells().peekable();
    iter::from_fn(move || {
        loop {
            let (line, cell, symbol) = cells.next()?;
            let ends_row = match row_end {
                RowEnd::Line => line != last_line,
                RowEnd::Bracket => matches!(symbol, ']' | '}' | ')'),
                RowEnd::Semicolon => symbol == ';' || line != last_line,
                RowEnd::Every(columns) => column == columns,
            };
            last_line = line;
            if ends_row && column > 0 {
                row += 1;
                column = 0;
            }
            if is_separator(symbol) {
                continue;
            }
            let is_quoted = matches!(symbol, '"' | '\'');
            let is_end = |next: char| if is_quoted { next == symbol } else { is_separator(next) };
            let mut first = if is_quoted { None } else { Some(symbol) };
            let mut rest = String::new();
            while let Some((_, _, next)) =
                cells.next_if(|&(next_line, _, next)| next_line == line && !is_end(next))
            {
                if first.is_none() {
                    first = Some(next);
                } else if rest.len() < LONGEST_REST {
                    rest.push(next);
                }
            }
            if is_quoted {
                cells.next_if(|&(next_line, _, next)| next_line == line && next == symbol);
            }
            column += 1;
            let first = first.unwrap_or(' ');
            return Some(Token { row, column: column - 1, first, rest, is_quoted, line, cell });
        }
    })
}

const fn is_separator(symbol: char) -> bool {
    matches!(symbol, ' ' | ',' | ';' | '[' | ']' | '{' | '}' | '(' | ')')
}

impl Token {
    fn word(&self) -> String {
        format!("{}{}", self.first, self.rest)
    }

    /// The character that stands for the token.
    #[inline]
    fn symbol(&self) -> Option<char> {
        match self.first {
            first if self.rest.is_empty() && self.is_quoted => Some(first),
            first @ ('0'..='3') if self.rest.is_empty() => Some(first),
            first if self.rest.is_empty() => mark(first).map(|_| first),
            _ => symbol_of(&self.word()),
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
