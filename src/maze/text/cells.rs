//! The characters of a line, each repeated by its width.

use std::slice;
use std::str::Chars;

const TAB_STOP: usize = 8;

/// The cells of a line that are on the sheet.
pub enum LineCells<'a> {
    /// Each byte is a cell.
    Plain(slice::Iter<'a, u8>),
    /// There are wide characters, tabs or other blanks in the line.
    Drawn(Drawn<'a>),
}

impl<'a> LineCells<'a> {
    /// The cells of a line from a column on, and at most `count` of them.
    pub fn new(line: &'a str, doubles_wide: bool, column: usize, count: usize) -> Self {
        let (symbols, rest) = (line.chars(), (' ', 0));
        let mut cells = Drawn { symbols, column: 0, doubles_wide, rest, left: usize::MAX };
        for _ in 0..column {
            cells.next();
        }
        Self::Drawn(Drawn { left: count, ..cells })
    }
}

impl Iterator for LineCells<'_> {
    type Item = char;

    #[inline]
    fn next(&mut self) -> Option<char> {
        match self {
            Self::Plain(bytes) => bytes.next().map(|&byte| char::from(byte)),
            Self::Drawn(cells) => cells.next(),
        }
    }

    /// A loop of its own for nearly all lines: each byte is a tile.
    #[inline]
    fn fold<B, F: FnMut(B, char) -> B>(self, first: B, mut add: F) -> B {
        if let Self::Plain(bytes) = self {
            return bytes.fold(first, |sum, &byte| add(sum, char::from(byte)));
        }
        let mut sum = first;
        for cell in self {
            sum = add(sum, cell);
        }
        sum
    }

    fn count(self) -> usize {
        match self {
            Self::Plain(bytes) => bytes.len(),
            cells @ Self::Drawn(_) => cells.fold(0, |count, _| count + 1),
        }
    }
}

/// Cells of a line whose characters differ in width.
pub struct Drawn<'a> {
    symbols: Chars<'a>,
    column: usize,
    doubles_wide: bool,
    /// The previous symbol, and how many more cells it fills.
    rest: (char, usize),
    /// How many more cells are wanted.
    left: usize,
}

impl Drawn<'_> {
    #[inline]
    fn next(&mut self) -> Option<char> {
        self.left = self.left.checked_sub(1)?;
        let (symbol, more) = self.rest;
        if more > 0 {
            self.rest.1 = more - 1;
            return Some(symbol);
        }
        let symbol = self.symbols.next()?;
        if symbol > ' ' && symbol < '\u{80}' {
            self.column += 1;
            return Some(symbol);
        }
        let width = width_at(symbol, self.column, self.doubles_wide);
        self.column += width;
        let symbol = if is_blank(symbol) { ' ' } else { symbol };
        self.rest = (symbol, width - 1);
        Some(symbol)
    }
}

/// Space, tab, and the two other spaces that are as wide as a character.
pub const fn is_blank(symbol: char) -> bool {
    matches!(symbol, ' ' | '\t' | '\u{a0}' | '\u{3000}')
}

/// Whether terminals show the character two columns wide.
pub const fn is_wide(symbol: char) -> bool {
    matches!(symbol, '\u{1100}'..='\u{115f}' | '\u{2b1b}' | '\u{2b1c}' | '\u{2b50}'
        | '\u{2e80}'..='\u{a4cf}' | '\u{ac00}'..='\u{d7a3}' | '\u{ff01}'..='\u{ff60}'
        | '\u{25fd}' | '\u{25fe}' | '\u{26aa}' | '\u{26ab}' | '\u{1f300}'..='\u{1faff}')
}

/// How many cells a character fills that begins at a column.
pub const fn width_at(symbol: char, column: usize, doubles_wide: bool) -> usize {
    match symbol {
        '\t' => TAB_STOP - column % TAB_STOP,
        _ if doubles_wide && is_wide(symbol) => 2,
        _ => 1,
    }
}
