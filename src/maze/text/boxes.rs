//! Walls as lines of box drawing characters, light, heavy or double.
//!
//! ```text
//! ┌───┬───┐   ┌─┬─┐   ┌─────┐
//! │   │   │   │ ╵ │   │     │
//! │   ╵   │   └───┘   └─────┘
//! └───────┘
//! ```
//!
//! Where each character is a tile, lines that touch are joined. Where rooms are several characters
//! wide, everything but straight lines is on a lattice; and where there are no lines for the rooms
//! at all, only the arms of the characters show the walls beside them.

use super::TextError;
use super::corners::{Lattice, common_divisor};
use super::guess::{Confidence, Guess};
use super::plan::Plan;
use super::sheet::TextSheet;
use super::symbols::{Meaning, is_box_drawing, is_step, mark};
use super::tiles;
use crate::maze::Warning;

const RIGHT: u8 = 1;
const DOWN: u8 = 2;
const LEFT: u8 = 4;
const UP: u8 = 8;
const ACROSS: u8 = LEFT | RIGHT;
const ALONG: u8 = UP | DOWN;

/// The directions in which a character's lines leave its middle, of any thickness.
const fn arms(symbol: char) -> u8 {
    match symbol {
        '─' | '━' | '┄' | '┅' | '┈' | '┉' | '╌' | '╍' | '═' | '╼' | '╾' => {
            ACROSS
        }
        '│' | '┃' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏' | '║' | '╽' | '╿' => {
            ALONG
        }
        '┌'..='┏' | '╒'..='╔' | '╭' => DOWN | RIGHT,
        '┐'..='┓' | '╕'..='╗' | '╮' => DOWN | LEFT,
        '└'..='┗' | '╘'..='╚' | '╰' => UP | RIGHT,
        '┘'..='┛' | '╛'..='╝' | '╯' => UP | LEFT,
        '├'..='┣' | '╞'..='╠' => ALONG | RIGHT,
        '┤'..='┫' | '╡'..='╣' => ALONG | LEFT,
        '┬'..='┳' | '╤'..='╦' => ACROSS | DOWN,
        '┴'..='┻' | '╧'..='╩' => ACROSS | UP,
        '┼'..='╋' | '╪'..='╬' => ACROSS | ALONG,
        '╴' | '╸' => LEFT,
        '╵' | '╹' => UP,
        '╶' | '╺' => RIGHT,
        '╷' | '╻' => DOWN,
        _ => 0,
    }
}

#[derive(Debug, Default)]
struct Lines {
    /// The distance in columns and lines between characters that are more than a straight line.
    column_pitch: usize,
    row_pitch: usize,
    width: usize,
    height: usize,
    /// How many characters touch another one without a line that leads to it.
    unjoined: usize,
    /// How many lines lead to a character without one that leads back.
    loose: usize,
    has_blanks: bool,
}

impl Lines {
    /// Looks at the lines of a text that has little else; `None` for others.
    fn of<R: Iterator<Item = char>>(rows: impl Iterator<Item = R>) -> Option<Self> {
        let mut lines = Self::default();
        let (mut above, mut here): (Vec<u8>, Vec<u8>) = (Vec::new(), Vec::new());
        for (row, cells) in rows.enumerate() {
            here.clear();
            for (column, symbol) in cells.enumerate() {
                let arms = arms(symbol);
                if arms == 0 && !is_floor(symbol) && symbol != '▪' {
                    return None;
                }
                lines.has_blanks |= symbol == ' ';
                if arms > 0 && arms != ACROSS {
                    lines.column_pitch = common_divisor(lines.column_pitch, column);
                }
                if arms > 0 && arms != ALONG {
                    lines.row_pitch = common_divisor(lines.row_pitch, row);
                }
                let left = here.last().copied().unwrap_or(0);
                lines.join(left, left & RIGHT > 0, arms, arms & LEFT > 0);
                let top = above.get(column).copied().unwrap_or(0);
                lines.join(top, top & DOWN > 0, arms, arms & UP > 0);
                here.push(arms);
            }
            let end = here.iter().rposition(|&arms| arms > 0).map_or(0, |last| last + 1);
            lines.width = lines.width.max(end);
            lines.height = row + 1;
            std::mem::swap(&mut above, &mut here);
        }
        (lines.width > 0).then_some(lines)
    }

    /// Counts how two neighbours are joined, as seen from each of them.
    fn join(&mut self, one: u8, one_leads: bool, other: u8, other_leads: bool) {
        let do_touch = one > 0 && other > 0;
        self.unjoined += usize::from(do_touch && !(one_leads && other_leads));
        self.loose += usize::from(do_touch && one_leads != other_leads);
    }

    /// Whether rooms may be wider or higher than a character.
    const fn is_coarse(&self) -> bool {
        self.row_pitch >= 2
            && self.column_pitch >= 2
            && (self.column_pitch > 2 || self.row_pitch > 2)
            && self.has_blanks
    }

    /// Whether rooms are wider than a character: then nearly all posts of the lattice are there.
    fn is_wide<R: Iterator<Item = char>>(&self, rows: impl Iterator<Item = R>) -> bool {
        let (pitch, row_pitch) = (self.column_pitch, self.row_pitch);
        if !self.is_coarse()
            || !(self.width - 1).is_multiple_of(pitch)
            || !(self.height - 1).is_multiple_of(row_pitch)
        {
            return false;
        }
        let (across, along) = ((self.width - 1) / pitch - 1, (self.height - 1) / row_pitch - 1);
        let mut posts = 0;
        for cells in rows.step_by(row_pitch).skip(1).take(along) {
            let on_lattice = cells.step_by(pitch).skip(1).take(across);
            posts += on_lattice.filter(|&symbol| arms(symbol) > 0).count();
        }
        posts > 0 && 2 * posts >= across * along
    }

    /// Whether lines follow each other without room for rooms between them.
    const fn is_dense(&self) -> bool {
        self.row_pitch == 1 && self.unjoined > 0 && self.loose == 0 && self.column_pitch > 0
    }
}

/// Whether the rows would be taken for rooms that are wider than a character.
pub fn would_be_wide<R: Iterator<Item = char>, I: Iterator<Item = R>>(
    rows: impl Fn() -> I,
) -> bool {
    Lines::of(rows()).is_some_and(|lines| lines.is_wide(rows()))
}

/// Whether the walls are lines, and how to read them.
pub fn recognise<'a>(sheet: &TextSheet<'a>) -> Option<Guess<'a>> {
    if !sheet.is_of_box_drawing() {
        return None;
    }
    let sheet = *sheet;
    let lines = Lines::of(sheet.rows())?;
    let (confidence, warning) = if lines.is_wide(sheet.rows()) {
        let (column_pitch, row_pitch) = (lines.column_pitch, lines.row_pitch);
        let lattice = Lattice { column_pitch, row_pitch, post: '┼' };
        let read = Box::new(move || lattice.read(&sheet));
        return Some(Guess { confidence: Confidence::Certain, read });
    } else if lines.is_dense() {
        let read = Box::new(move || read_dense(&sheet, &lines));
        return Some(Guess { confidence: Confidence::Certain, read });
    } else if lines.is_coarse() {
        (Confidence::Likely, Warning::PerhapsWide)
    } else if lines.loose > 0 && (lines.column_pitch, lines.row_pitch) != (2, 2) {
        (Confidence::Likely, Warning::Unjoined)
    } else {
        return None;
    };
    let read = Box::new(move || {
        let mut plan = tiles::read_any(&sheet)?;
        plan.warn([warning]);
        Ok(plan)
    });
    Some(Guess { confidence, read })
}

/// The tiles where each line of the text is one of the lattice: the arms show the walls.
fn read_dense(sheet: &TextSheet<'_>, lines: &Lines) -> Result<Plan, TextError> {
    let pitch = lines.column_pitch;
    let (columns, rows) = ((lines.width - 1) / pitch * 2 + 1, 2 * lines.height - 1);
    let mut plan = Plan::new(columns, rows)?;
    let place = || sheet.place(0, 0);
    for row in 0..rows {
        for column in 0..columns {
            plan.note(column, row, Meaning::Open, place)?;
        }
    }
    for (row, column, symbol) in sheet.cells() {
        if symbol != ' ' && !is_box_drawing(symbol) {
            let place = sheet.place(row, column);
            return Err(TextError::Unexpected { place, found: symbol, wall: '─', open: ' ' });
        }
        let (x, y) = (column / pitch * 2, row * 2);
        let arms = arms(symbol);
        if !column.is_multiple_of(pitch) || arms == 0 {
            continue;
        }
        plan.note(x, y, Meaning::Wall, place)?;
        let ends = [
            (arms & RIGHT > 0 && x + 1 < columns, x + 1, y),
            (arms & DOWN > 0 && y + 1 < rows, x, y + 1),
            (arms & LEFT > 0 && x > 0, x.wrapping_sub(1), y),
            (arms & UP > 0 && y > 0, x, y.wrapping_sub(1)),
        ];
        for (_, x, y) in ends.into_iter().filter(|end| end.0) {
            plan.note(x, y, Meaning::Wall, place)?;
        }
    }
    Ok(plan)
}

/// Whether the character may stand between lines.
fn is_floor(symbol: char) -> bool {
    symbol == ' ' || mark(symbol).is_some() || is_step(symbol)
}

#[cfg(test)]
mod tests {
    use super::super::examples::assert_reads;

    const ROOMS: [&str; 5] = ["#######", "#S  # #", "### # #", "#    G#", "#######"];

    #[test]
    fn rooms_may_be_several_characters_wide_or_none_high() {
        for text in [
            "┌───────┬───┐\n│       │   │\n├───╴   ╵   │\n│           │\n└───────────┘",
            "┏━━━━━┳━━┓\n┃     ┃  ┃\n┣━━╸  ╹  ┃\n┃        ┃\n┗━━━━━━━━┛",
            "╔═══════╦═══╗\n║ S     ║   ║\n╠════   ║   ║\n║         G ║\n╚═══════════╝",
            "╭───┬─╮\n├─╴ ╵ │\n╰─────╯",
            "┌─┬┐\n├╴╵│\n└──┘",
        ] {
            assert_reads(text, &ROOMS);
        }
    }
}
