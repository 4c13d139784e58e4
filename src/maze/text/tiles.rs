//! Texts in which every tile is a character, or a pair of them, with separators or without.
//!
//! Which characters these are is not known beforehand: the text is counted first, then read. The
//! writer puts the questions of this file to its own text: what looks like pairs it writes in pairs,
//! and where blanks would be taken for separators, it writes dots.

use std::iter;

use super::legend::{Census, Legend};
use super::notations::solid_posts;
use super::plan::Plan;
use super::scanner::Lattice;
use super::sheet::TextSheet;
use super::symbols::{is_box_drawing, is_open, mark};
use super::{Place, TextError};

/// Fewer rows or columns than these with a separator after each tile match by chance too easily.
const LEAST_SPACED: usize = 3;

/// Where the characters come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextKind {
    /// They are in the text.
    Text,
    /// They stand for numbers and words.
    Data,
}

/// The tiles of a text that has no other notation.
pub fn read_any(sheet: &TextSheet<'_>) -> Result<Plan, TextError> {
    let [width, height] = [sheet.width(), sheet.height()];
    if are_spaced(sheet.rows()) {
        let rows = || sheet.rows().map(|row| row.step_by(2));
        read_rows([width.div_ceil(2), height], rows, |row, column| sheet.place(row, 2 * column))
    } else {
        read_rows([width, height], || sheet.rows(), |row, column| sheet.place(row, column))
    }
}

fn read_rows<R: Iterator<Item = char>, I: Iterator<Item = R>>(
    [width, height]: [usize; 2],
    rows: impl Fn() -> I,
    place: impl Fn(usize, usize) -> Place,
) -> Result<Plan, TextError> {
    if let Some((post, pitch)) = solid_posts(&rows) {
        return Lattice::of_posts(post, pitch, [width, height]).scan(rows(), place);
    }
    let mut plan = if are_pairs(rows()) {
        let pairs = || rows().map(|mut cells| iter::from_fn(move || pair(&mut cells)));
        let size = [width.div_ceil(2), height];
        read(size, TextKind::Text, pairs, |row, column| place(row, 2 * column))?
    } else {
        read([width, height], TextKind::Text, &rows, &place)?
    };
    plan.warn_of_missing(width, rows, |row| place(row, 0).line);
    Ok(plan)
}

/// The one character that means as much as the next pair.
fn pair(cells: &mut impl Iterator<Item = char>) -> Option<char> {
    let (first, second) = (cells.next()?, cells.next().unwrap_or(' '));
    Some(if mark(second).is_some() { second } else { first })
}

/// The tiles that the characters of lines show.
pub fn read<R: Iterator<Item = char>, I: Iterator<Item = R>>(
    [columns, rows]: [usize; 2],
    kind: TextKind,
    lines: impl Fn() -> I,
    place: impl Fn(usize, usize) -> Place,
) -> Result<Plan, TextError> {
    let mut plan = Plan::new(columns, rows)?;
    let census = Census::of(lines(), [columns, rows]);
    let legend =
        Legend::new(&census, kind == TextKind::Data).map_err(|stray| TextError::Unexpected {
            place: place(stray.row, stray.column),
            found: stray.found,
            wall: stray.wall,
            open: stray.open,
        })?;
    for (row, cells) in lines().enumerate() {
        let meanings = cells.map(|symbol| legend.meaning(symbol));
        plan.note_row(row, meanings, |column| place(row, column))?;
    }
    plan.warn(legend.warnings);
    plan.turn_inside_out(legend.is_doubtful);
    Ok(plan)
}

/// Whether every second character is a separator in all rows, and the others show a maze: they
/// begin every row, and there are different ones.
pub fn are_spaced<R: Iterator<Item = char>>(rows: impl Iterator<Item = R>) -> bool {
    let mut separator = None;
    let mut first_tile = None;
    let mut has_different_tiles = false;
    let (mut row_count, mut columns) = (0, 0);
    for mut row in rows {
        row_count += 1;
        let mut width = 0;
        while let Some(tile) = row.next() {
            let is_at_begin = width == 0;
            width += 1;
            if tile == ',' || tile == ' ' && is_at_begin {
                return false;
            }
            has_different_tiles |= *first_tile.get_or_insert(tile) != tile;
            let Some(sign) = row.next() else { break };
            if !matches!(sign, ' ' | ',') || *separator.get_or_insert(sign) != sign {
                return false;
            }
        }
        if width == 0 {
            return false;
        }
        columns = columns.max(width);
    }
    separator.is_some()
        && has_different_tiles
        && row_count >= LEAST_SPACED
        && columns >= LEAST_SPACED
}

/// Whether the rows are made of pairs: doubled characters of at most two kinds, walls among them,
/// or doubled ones for open tiles and two different ones for walls like `[]`. Known open tiles may
/// be of several kinds. Marks may be doubled or stand beside half of an open tile.
pub fn are_pairs<R: Iterator<Item = char>>(rows: impl Iterator<Item = R>) -> bool {
    let (mut open, mut others) = (Vec::new(), Vec::new());
    for mut row in rows {
        while let Some(first) = row.next() {
            let pair = [first, row.next().unwrap_or(' ')];
            if open.contains(&pair) || others.contains(&pair) {
                continue;
            }
            let Some(kind) = kind_of(pair) else { return false };
            if mark(kind[0]).is_some() {
                continue;
            }
            let kinds = if is_open(kind[0]) { &mut open } else { &mut others };
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
            if others.len() > 2 {
                return false;
            }
        }
    }
    let is_doubled = |[first, second]: [char; 2]| first == second;
    match others[..] {
        [wall] => is_doubled(wall) || !open.is_empty(),
        [one, other] if open.is_empty() => match (is_doubled(one), is_doubled(other)) {
            (true, true) => true,
            (true, false) => !other.contains(&one[0]),
            (false, true) => !one.contains(&other[0]),
            (false, false) => false,
        },
        _ => false,
    }
}

/// The pair that two characters are: two for a wall, an open tile or a mark. Beside a mark, half of
/// an open tile shows how these look.
fn kind_of([first, second]: [char; 2]) -> Option<[char; 2]> {
    let is_never_doubled =
        |symbol: char| matches!(symbol, '0' | '1' | '2') || is_box_drawing(symbol);
    if is_never_doubled(first) || is_never_doubled(second) {
        return None;
    }
    match [first, second].map(|symbol| mark(symbol).is_some()) {
        [true, true] if first == second => Some([first; 2]),
        [true, false] if is_open(second) => Some([second; 2]),
        [false, true] if is_open(first) => Some([first; 2]),
        [false, false] if first == second || !is_open(first) && !is_open(second) => {
            Some([first, second])
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asserts that something is so of some texts and not of others.
    fn assert_tells(is_so: fn(&str) -> bool, texts: &[&str], others: &[&str]) {
        let missed: Vec<_> = texts.iter().filter(|text| !is_so(text)).collect();
        let taken: Vec<_> = others.iter().filter(|text| is_so(text)).collect();
        assert!(missed.is_empty() && taken.is_empty(), "not {missed:?}, but {taken:?}");
    }

    #[test]
    fn separators_stand_at_every_second_place() {
        assert_tells(
            |text| are_spaced(text.split('/').map(str::chars)),
            &["# # #/# . #/# # #", "#,#,#,/#, ,#,/#,#,#,", "# # #/#   #/# #", "S G/# ./# #/# # #"],
            &[
                "# # #/# . #",
                "# #/# ./# #",
                "# # #/     /# # #",
                "# # #/# # #/# # #",
                "# # #/# .,#/# # #",
                "# # #/#.. #/# # #",
                "#,,,#/#,.,#/#,#,#",
                "#####/# . #/#####",
                "# # #//# . #",
            ],
        );
    }

    #[test]
    fn pairs_are_doubled_characters_or_two_for_a_wall() {
        assert_tells(
            |text| are_pairs(text.split('/').map(str::chars)),
            &[
                "##  ##/######",
                "xxyyxx",
                "##..SS##",
                "##..S ##",
                "██░░ G██",
                "##  ..##",
                "## S##",
                "██  ██",
                "##  ##S",
                "####",
                "[][][]/[]  []",
            ],
            &[
                "## ##", "....", "##  xxyy", "##xx..", "1100", "━━  ", "##SG", "S S ", "#S  ",
                "[][]", "[]  ##", "#.  ", "[][[[]", "[]<>",
            ],
        );
    }
}
