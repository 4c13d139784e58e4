//! Zeros and ones with something between them: `0 1 1`, `0,1,1` or `[[0, 1], [1, 0]]`.
//!
//! They may have decimals, as in `0.0` or `1.`. Blanks mean nothing here, nor do blank lines.

use std::iter;

use super::TextError;
use super::plan::Plan;
use super::sheet::Sheet;
use super::symbols::{Meaning, mark};

const SEPARATORS: [char; 5] = [' ', ',', ';', '[', ']'];

/// Decimals behind this have never been seen; it keeps the memory small.
const LONGEST_REST: usize = 32;

/// How the rows of tokens end.
pub struct Tokens {
    in_brackets: bool,
}

struct Token {
    row: usize,
    column: usize,
    first: char,
    /// Empty nearly always, and then it takes no memory.
    rest: String,
    line: usize,
    cell: usize,
}

impl Tokens {
    /// Whether the text is of this kind: its first row tells.
    pub fn recognise(sheet: &Sheet<'_>) -> Option<Self> {
        if !sheet.contains(&['0']) {
            return None;
        }
        let tokens = Self { in_brackets: sheet.contains(&['[']) };
        let mut count = 0;
        for token in tokens.all(sheet).take_while(|token| token.row == 0) {
            token.meaning()?;
            count += 1;
        }
        (count > 1 || count == 1 && tokens.in_brackets).then_some(tokens)
    }

    /// The tiles, one a token; rows that end early are walls from there on.
    pub fn read(&self, sheet: &Sheet<'_>) -> Result<Plan, TextError> {
        let (columns, rows) = self.all(sheet).fold((0, 0), |(columns, rows), token| {
            (columns.max(token.column + 1), rows.max(token.row + 1))
        });
        let mut plan = Plan::new(columns, rows)?;
        for token in self.all(sheet) {
            let place = || sheet.place(token.line, token.cell);
            let meaning = token.meaning().ok_or_else(|| TextError::NeitherZeroNorOne {
                place: place(),
                found: token.word(),
            })?;
            plan.note(token.column, token.row, meaning, place)?;
        }
        Ok(plan)
    }

    /// All tokens. Rows end with their bracket or, where there are none, with their line.
    fn all(&self, sheet: &Sheet<'_>) -> impl Iterator<Item = Token> {
        let (mut row, mut column, mut last_line) = (0, 0, 0);
        let mut cells = sheet.cells().peekable();
        iter::from_fn(move || {
            loop {
                let (line, cell, symbol) = cells.next()?;
                let ends_row = if self.in_brackets { symbol == ']' } else { line != last_line };
                last_line = line;
                if ends_row && column > 0 {
                    row += 1;
                    column = 0;
                }
                if SEPARATORS.contains(&symbol) {
                    continue;
                }
                let mut rest = String::new();
                while let Some((_, _, next)) = cells.next_if(|&(next_line, _, next)| {
                    next_line == line && !SEPARATORS.contains(&next)
                }) {
                    if rest.len() < LONGEST_REST {
                        rest.push(next);
                    }
                }
                column += 1;
                return Some(Token { row, column: column - 1, first: symbol, rest, line, cell });
            }
        })
    }
}

impl Token {
    fn word(&self) -> String {
        format!("{}{}", self.first, self.rest)
    }

    fn meaning(&self) -> Option<Meaning> {
        if self.rest.starts_with('.') {
            return match self.word().parse() {
                Ok(0.0 | 2.0) => Some(Meaning::Open),
                Ok(1.0) => Some(Meaning::Wall),
                _ => None,
            };
        }
        match self.first {
            _ if !self.rest.is_empty() => None,
            '0' | '2' => Some(Meaning::Open),
            '1' => Some(Meaning::Wall),
            letter => mark(letter),
        }
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
