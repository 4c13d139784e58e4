//! A text as lines of characters, before their meaning is known.
//!
//! Blank lines around the text and blanks to the right of everything are gone, and tabs have become
//! blanks. Errors still get the line and column of the original text.

use std::iter;
use std::ops::Range;

use super::Place;
use super::cells::{LineCells, is_blank, is_wide, width_at};

/// The lines that are not blank, all as wide as the widest.
///
/// They are split anew for every pass: a list of them would take many times the memory of a text
/// that is nothing but line ends.
#[derive(Clone, Copy)]
pub struct TextSheet<'a> {
    text: &'a str,
    first_line: usize,
    /// How many characters come before it in its first line.
    before: usize,
    height: usize,
    width: usize,
    /// How many columns of the text lie left of the sheet.
    left: usize,
    /// The distance in lines of the text between those of the sheet.
    line_step: usize,
    /// Whether characters that are drawn twice as wide as others fill two cells.
    doubles_wide: bool,
    /// Whether every byte is one cell.
    is_plain: bool,
}

impl<'a> TextSheet<'a> {
    /// The lines of a text with this many other lines before it, or `None` if all are blank.
    pub fn new(text: &'a str, lines_before: usize) -> Option<Self> {
        let is_nothing = |symbol| is_blank(symbol) || is_line_end(symbol);
        let first = text.find(|symbol| !is_nothing(symbol))?;
        let begin = text[..first].rfind(is_line_end).map_or(0, |end| end + 1);
        let last = text.trim_end_matches(is_nothing).len();
        let end = text[last..].find(is_line_end).map_or(text.len(), |after| last + after);
        let first_line = lines_before + split_lines(&text[..begin]).count();
        let text = &text[begin..end];
        let is_all_narrow = text.is_ascii() || !text.contains(is_wide);
        let doubles_wide = !is_all_narrow && !is_even(text, false) && is_even(text, true);
        let (mut height, mut width) = (0, 0);
        let (mut odd_lines_are_empty, mut even_lines_are_full) = (true, true);
        for line in split_lines(text) {
            let own = width_of(line, doubles_wide);
            if height % 2 == 1 {
                odd_lines_are_empty &= line.is_empty();
            } else {
                even_lines_are_full &= !line.is_empty();
            }
            height += 1;
            width = width.max(own);
        }
        let is_spaced = odd_lines_are_empty && even_lines_are_full && height > 1;
        let line_step = 1 + usize::from(is_spaced);
        let height: usize = height;
        let height = height.div_ceil(line_step);
        let sheet = Self::whole(text, first_line);
        Some(Self { height, width, line_step, doubles_wide, ..sheet })
    }

    /// A part of a text, not blank and not a drawing: its lines serve only for positions.
    pub fn of_part(text: &'a str, part: Range<usize>) -> Self {
        let begin = text[..part.start].rfind(is_line_end).map_or(0, |end| end + 1);
        let first_line = split_lines(&text[..begin]).count();
        let before = text[begin..part.start].chars().count();
        let sheet = Self::whole(&text[part], first_line);
        Self { before, width: usize::MAX, ..sheet }
    }

    /// All lines of a text, before anything is known of them.
    fn whole(text: &'a str, first_line: usize) -> Self {
        Self {
            text,
            first_line,
            before: 0,
            height: 0,
            width: 0,
            left: 0,
            line_step: 1,
            doubles_wide: false,
            is_plain: text.is_ascii() && !text.contains('\t'),
        }
    }

    /// The sheet without its first columns.
    pub const fn without_left(mut self, columns: usize) -> Self {
        self.left += columns;
        self.width -= columns;
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
    pub fn rows(&self) -> impl Iterator<Item = LineCells<'a>> + use<'a> {
        let &Self { width, left, line_step, doubles_wide, is_plain, .. } = self;
        split_lines(self.text).step_by(line_step).map(move |line| {
            if is_plain {
                let cells = line.as_bytes().get(left..).unwrap_or_default();
                return LineCells::Plain(cells[..cells.len().min(width)].iter());
            }
            LineCells::new(line, doubles_wide, left, width)
        })
    }

    /// All characters with their row and column, counted from 0.
    pub fn cells(&self) -> impl Iterator<Item = (usize, usize, char)> + use<'a> {
        self.rows().enumerate().flat_map(|(row, cells)| {
            cells.enumerate().map(move |(column, symbol)| (row, column, symbol))
        })
    }

    /// Whether any of these characters occurs in the text.
    pub fn contains(&self, symbols: &[char]) -> bool {
        // One by one, since a search for a single character is much faster than one for several.
        symbols.iter().any(|&symbol| self.text.contains(symbol))
    }

    /// All of its text, including blanks to the left of it.
    pub const fn text(&self) -> &'a str {
        self.text
    }

    /// The position in the original text of a byte of the sheet.
    pub fn place_at(&self, at: usize) -> Place {
        let (lines, last) =
            split_lines(&self.text[..at]).fold((0, ""), |(lines, _), line| (lines + 1, line));
        let before = if lines == 1 { self.before } else { 0 };
        let column = before + last.chars().count() + 1;
        Place { line: self.first_line + lines - 1, column }
    }

    /// The position of a cell in the original text.
    pub fn place(&self, row: usize, column: usize) -> Place {
        let row = row * self.line_step;
        let line = split_lines(self.text).nth(row).unwrap_or_default();
        let ends = spans(line, self.doubles_wide).scan(0, |end, (_, width)| {
            *end += width;
            Some(*end)
        });
        let column = self.left + column;
        let characters_before = ends.take_while(|&end| end <= column).count();
        let before = if row == 0 { self.before } else { 0 };
        Place { line: self.first_line + row, column: before + characters_before + 1 }
    }
}

/// Splits at LF, CR and CR LF. A text that ends with a line end has an empty line after it.
pub fn split_lines(text: &str) -> impl Iterator<Item = &str> {
    let (mut rest, mut feed) = (Some(0), None);
    iter::from_fn(move || {
        let begin = rest?;
        // One character at a time, which is much faster, and each part of the text only once.
        let next_feed = match feed {
            Some(next) if next >= begin => next,
            _ => text[begin..].find('\n').map_or(text.len(), |length| begin + length),
        };
        feed = Some(next_feed);
        let end = text[begin..next_feed].find('\r').map_or(next_feed, |length| begin + length);
        let width = if text[end..].starts_with("\r\n") { 2 } else { 1 };
        rest = (end < text.len()).then_some(end + width);
        Some(&text[begin..end])
    })
}

pub const fn is_line_end(symbol: char) -> bool {
    matches!(symbol, '\n' | '\r')
}

/// Whether all lines of a text that are not blank are equally wide.
fn is_even(text: &str, doubles_wide: bool) -> bool {
    let widths = || split_lines(text).map(|line| width_of(line, doubles_wide));
    let widest = widths().max();
    widths().all(|width| width == 0 || Some(width) == widest)
}

/// How wide a line is before its trailing blanks.
fn width_of(line: &str, doubles_wide: bool) -> usize {
    let line = line.trim_end_matches(is_blank);
    if line.is_ascii() && !line.contains('\t') {
        return line.len();
    }
    spans(line, doubles_wide).map(|(_, width)| width).sum()
}

/// Every character with the number of cells that it fills.
fn spans(line: &str, doubles_wide: bool) -> impl Iterator<Item = (char, usize)> {
    let mut column = 0;
    line.chars().map(move |symbol| {
        let width = width_at(symbol, column, doubles_wide);
        column += width;
        (symbol, width)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Vec<String> {
        let sheet = TextSheet::new(text, 0).unwrap();
        sheet.rows().map(Iterator::collect).collect()
    }

    #[test]
    fn lines_end_in_three_ways() {
        let lines: Vec<&str> = split_lines("a\nb\r\nc\rd\n\re\r\n").collect();
        assert_eq!(lines, ["a", "b", "c", "d", "", "e", ""]);
    }

    #[test]
    fn blanks_around_are_dropped_and_those_within_are_kept() {
        assert_eq!(rows("\n \t\n # \n#\n#  #     \n   \n"), [" # ", "#", "#  #"]);
        assert!(TextSheet::new(" \t\r\n\u{3000}", 0).is_none());
    }

    #[test]
    fn every_second_line_may_be_empty() {
        assert_eq!(rows("##\n\n# \n\n##"), ["##", "# ", "##"]);
        assert_eq!(rows("##\n\n# \n##"), ["##", "", "# ", "##"]);
    }

    #[test]
    fn places_are_those_of_the_whole_text() {
        let sheet = TextSheet::new(" \r\n\n\r  #\r\n\n q  \n\n", 0).unwrap();
        assert_eq!((sheet.height(), sheet.width()), (2, 3));
        assert_eq!(sheet.place(0, 2), Place { line: 4, column: 3 });
        assert_eq!(sheet.place(1, 1), Place { line: 6, column: 2 });
    }

    #[test]
    fn columns_can_be_left_out() {
        let sheet = TextSheet::new("  a,b,c\n  d,e\n", 0).unwrap().without_left(2);
        assert_eq!(sheet.rows().map(Iterator::collect).collect::<Vec<String>>(), ["a,b,c", "d,e"]);
        assert_eq!((sheet.width(), sheet.height()), (5, 2));
        assert_eq!(sheet.place(1, 2), Place { line: 2, column: 5 });
    }

    #[test]
    fn tabs_reach_to_the_next_stop() {
        assert_eq!(rows("#\t#\t\n########\t#"), ["#       #       ", "########        #"]);
        let sheet = TextSheet::new("\n#\t#q", 0).unwrap();
        assert_eq!(sheet.cells().last(), Some((0, 9, 'q')));
        assert_eq!(sheet.place(0, 9), Place { line: 2, column: 4 });
    }
}
