//! A text as lines of characters, before anyone knows what they mean.
//!
//! Blank lines around the text and blanks to the right of everything are gone, and tabs have
//! become blanks. Errors still get the line and column of the text as it was.

use std::iter;

use super::Place;

const TAB_STOP: usize = 8;

/// Lines with something in them, all as wide as the widest.
///
/// They are split anew wherever they are gone through: a list of them would take many times the
/// memory of a text that is nothing but line ends.
#[derive(Clone, Copy)]
pub struct Sheet<'a> {
    text: &'a str,
    first_line: usize,
    height: usize,
    width: usize,
    /// How many columns of the text lie left of the sheet.
    left: usize,
    /// Every how many columns of the text are on the sheet.
    step: usize,
}

impl<'a> Sheet<'a> {
    /// The lines of a text, or `None` if all is blank.
    pub fn new(text: &'a str) -> Option<Self> {
        let is_nothing = |symbol| is_blank(symbol) || is_line_end(symbol);
        let first = text.find(|symbol| !is_nothing(symbol))?;
        let begin = text[..first].rfind(is_line_end).map_or(0, |end| end + 1);
        let last = text.trim_end_matches(is_nothing).len();
        let end = text[last..].find(is_line_end).map_or(text.len(), |after| last + after);
        let first_line = split_lines(&text[..begin]).count();
        let text = &text[begin..end];
        let width_of = |line| spans(without_trailing_blanks(line)).map(|(_, n)| n).sum();
        let width = split_lines(text).map(width_of).max()?;
        Some(Self { text, first_line, height: split_lines(text).count(), width, left: 0, step: 1 })
    }

    /// The sheet without its first columns.
    pub const fn without_left(mut self, columns: usize) -> Self {
        self.left += columns * self.step;
        self.width -= columns;
        self
    }

    /// The first, third, fifth column and so on.
    pub const fn every_second(mut self) -> Self {
        self.step *= 2;
        self.width = self.width.div_ceil(2);
        self
    }

    /// How many cells the widest line has before its trailing blanks.
    pub const fn width(&self) -> usize {
        self.width
    }

    /// How many lines there are.
    pub const fn height(&self) -> usize {
        self.height
    }

    /// The characters line by line, every blank as a space. A line may end early.
    pub fn rows(&self) -> impl Iterator<Item = impl Iterator<Item = char> + 'a> + 'a {
        let &Self { width, left, step, .. } = self;
        split_lines(self.text).map(move |line| {
            let cells = spans(line).flat_map(|(symbol, width)| {
                iter::repeat_n(if is_blank(symbol) { ' ' } else { symbol }, width)
            });
            cells.skip(left).step_by(step).take(width)
        })
    }

    /// All characters with their row and column, counted from 0.
    pub fn cells(&self) -> impl Iterator<Item = (usize, usize, char)> + 'a {
        self.rows().enumerate().flat_map(|(row, cells)| {
            cells.enumerate().map(move |(column, symbol)| (row, column, symbol))
        })
    }

    /// Whether any of these characters occurs in the text.
    pub fn contains(&self, symbols: &[char]) -> bool {
        // One by one, since a search for a single character is much faster than one for several.
        symbols.iter().any(|&symbol| self.text.contains(symbol))
    }

    /// Where the cell is in the original text.
    pub fn place(&self, row: usize, column: usize) -> Place {
        let line = split_lines(self.text).nth(row).unwrap_or_default();
        let ends = spans(line).scan(0, |end, (_, width)| {
            *end += width;
            Some(*end)
        });
        let column = self.left + column * self.step;
        let characters_before = ends.take_while(|&end| end <= column).count();
        Place { line: self.first_line + row, column: characters_before + 1 }
    }
}

/// Splits at LF, CR and CR LF. A text that ends with a line end has an empty line after it.
pub fn split_lines(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    iter::from_fn(move || {
        let text = rest?;
        let Some(end) = text.bytes().position(|byte| matches!(byte, b'\n' | b'\r')) else {
            return rest.take();
        };
        let after = if text[end..].starts_with("\r\n") { end + 2 } else { end + 1 };
        rest = Some(&text[after..]);
        Some(&text[..end])
    })
}

const fn is_line_end(symbol: char) -> bool {
    matches!(symbol, '\n' | '\r')
}

/// Space, tab, and the two other spaces that are as wide as a character.
const fn is_blank(symbol: char) -> bool {
    matches!(symbol, ' ' | '\t' | '\u{a0}' | '\u{3000}')
}

fn without_trailing_blanks(line: &str) -> &str {
    line.trim_end_matches(is_blank)
}

/// Every character with the number of cells that it fills.
fn spans(line: &str) -> impl Iterator<Item = (char, usize)> {
    let mut column = 0;
    line.chars().map(move |symbol| {
        let width = if symbol == '\t' { TAB_STOP - column % TAB_STOP } else { 1 };
        column += width;
        (symbol, width)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Vec<String> {
        let sheet = Sheet::new(text).unwrap();
        sheet.rows().map(Iterator::collect).collect()
    }

    #[test]
    fn lines_end_in_three_ways() {
        let lines: Vec<&str> = split_lines("a\nb\r\nc\rd\n\re\r\n").collect();
        assert_eq!(lines, ["a", "b", "c", "d", "", "e", ""]);
    }

    #[test]
    fn blanks_around_are_dropped_and_those_within_are_kept() {
        assert_eq!(rows("\n \t\n # \n\n#  #     \n   \n"), [" # ", "", "#  #"]);
        assert!(Sheet::new(" \t\r\n\u{3000}").is_none());
    }

    #[test]
    fn places_are_those_of_the_whole_text() {
        let sheet = Sheet::new(" \r\n\n\r  #\r\n\n q  \n\n").unwrap();
        assert_eq!((sheet.height(), sheet.width()), (3, 3));
        assert_eq!(sheet.place(0, 2), Place { line: 4, column: 3 });
        assert_eq!(sheet.place(2, 1), Place { line: 6, column: 2 });
    }

    #[test]
    fn columns_can_be_left_out() {
        let sheet = Sheet::new("  a,b,c\n  d,e\n").unwrap().without_left(2).every_second();
        assert_eq!(sheet.rows().map(Iterator::collect).collect::<Vec<String>>(), ["abc", "de"]);
        assert_eq!((sheet.width(), sheet.height()), (3, 2));
        assert_eq!(sheet.place(1, 1), Place { line: 2, column: 5 });
    }

    #[test]
    fn tabs_reach_to_the_next_stop() {
        assert_eq!(rows("#\t#\t\n########\t#"), ["#       #       ", "########        #"]);
        let sheet = Sheet::new("\n#\t#q").unwrap();
        assert_eq!(sheet.cells().last(), Some((0, 9, 'q')));
        assert_eq!(sheet.place(0, 9), Place { line: 2, column: 4 });
    }
}
