//! Zeros and ones with something between them: `0 1 1`, `0,1,1` or `[[0, 1], [1, 0]]`.
//!
//! Blanks mean nothing here, nor do blank lines.

use super::TextError;
use super::plan::Plan;
use super::sheet::Sheet;
use super::symbols::{Meaning, mark};

const SEPARATORS: [char; 5] = [' ', ',', ';', '[', ']'];

/// How the rows of tokens end.
pub struct Tokens {
    in_brackets: bool,
}

struct Token {
    row: usize,
    column: usize,
    symbol: char,
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
        let mut first_row = tokens.all(sheet).take_while(|token| token.row == 0);
        let mut last = first_row.next().filter(Token::is_known)?;
        let mut is_separated = tokens.in_brackets;
        for token in first_row {
            let is_apart = token.line != last.line || token.cell > last.cell + 1;
            if !is_apart || !token.is_known() {
                return None;
            }
            is_separated = true;
            last = token;
        }
        is_separated.then_some(tokens)
    }

    /// The tiles, one a token; rows that end early are walls from there on.
    pub fn read(&self, sheet: &Sheet<'_>) -> Result<Plan, TextError> {
        let (columns, rows) = self.all(sheet).fold((0, 0), |(columns, rows), token| {
            (columns.max(token.column + 1), rows.max(token.row + 1))
        });
        let mut plan = Plan::new(columns, rows)?;
        for token in self.all(sheet) {
            let place = || sheet.place(token.line, token.cell);
            let meaning = token.meaning().ok_or_else(|| TextError::Unexpected {
                place: place(),
                found: token.symbol,
                wall: '1',
                open: '0',
            })?;
            plan.note(token.column, token.row, meaning, place)?;
        }
        Ok(plan)
    }

    /// All tokens. Rows end with their bracket or, where there are none, with their line.
    fn all(&self, sheet: &Sheet<'_>) -> impl Iterator<Item = Token> {
        let (mut row, mut column, mut last_line) = (0, 0, 0);
        sheet.cells().filter_map(move |(line, cell, symbol)| {
            let ends_row = if self.in_brackets { symbol == ']' } else { line != last_line };
            last_line = line;
            if ends_row && column > 0 {
                row += 1;
                column = 0;
            }
            if SEPARATORS.contains(&symbol) {
                return None;
            }
            column += 1;
            Some(Token { row, column: column - 1, symbol, line, cell })
        })
    }
}

impl Token {
    fn meaning(&self) -> Option<Meaning> {
        match self.symbol {
            '0' | '2' => Some(Meaning::Open),
            '1' => Some(Meaning::Wall),
            letter => mark(letter),
        }
    }

    fn is_known(&self) -> bool {
        self.meaning().is_some()
    }
}
