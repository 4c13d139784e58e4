//! Reads any text that shows a maze, and detects how it does so.
//!
//! What surrounds the maze is left out first. Then the table of notations says how it is drawn, or
//! that each character is a tile. The cost depends only on the size of the text and the maze, and
//! any bytes at all lead to a maze, with what had to be assumed, or to a sentence that says why
//! there is none.

use super::data::{self, Rows};
use super::heading::{Body, numbers};
use super::notations::{self, Known};
use super::numbered;
use super::plan::Plan;
use super::sheet::TextSheet;
use super::symbols::is_open;
use super::tokens::{self, RowEnd};
use super::{TextError, encoding, promise, seen, tiles};
use crate::maze::memory;
use crate::maze::{Maze, Reading, Warning, may_be_no_maze};

/// The most memory that each byte of a text takes to decode it, to render it as on a screen and to
/// turn its data into a drawing: a coloured blank becomes three bytes, in a text that grows.
const BYTES_PER_BYTE: u64 = 5;

/// The maze that a text shows.
///
/// Reads everything that [`write`](super::write()) writes, and much of what other programs write:
/// any two characters or pairs of characters for walls and open tiles, rows of separate zeros and
/// ones, walls drawn between posts, and lists as programs print them.
pub fn read(bytes: &[u8]) -> Result<Maze, TextError> {
    Ok(examine(bytes)?.maze)
}

/// The maze that a text shows, and what had to be assumed to read it.
pub fn examine(bytes: &[u8]) -> Result<Reading, TextError> {
    memory::check(bytes.len() as u64, BYTES_PER_BYTE)?;
    let text = encoding::decode(bytes)?;
    let (promise, text) = promise::split(&text)?;
    let reading = examine_rows(text)?;
    match promise {
        // Written by this program: nothing had to be assumed.
        Some(promise) => Ok(Reading { maze: promise.keep(reading.maze)?, warnings: Vec::new() }),
        None => Ok(reading),
    }
}

fn examine_rows(text: &str) -> Result<Reading, TextError> {
    if let Some(maze) = numbered::read(text) {
        return Ok(Reading { maze, warnings: Vec::new() });
    }
    let text = seen::seen(text);
    let data = data::locate(&text)?;
    match data.rows {
        Rows::None => {
            let body = Body::of(&text);
            let mut reading = drawn(body.text, body.first_line)?.finish()?;
            let first = usize::from(may_be_no_maze(&reading.warnings));
            reading.warnings.splice(first..first, body.warnings);
            let (columns, rows) = (reading.maze.grid().columns(), reading.maze.grid().rows());
            if let Some((line, claimed)) = body.size
                && !fits(&numbers(&claimed), columns, rows)
            {
                reading.warnings.push(Warning::OtherSize { line, claimed, columns, rows });
            }
            Ok(reading)
        }
        Rows::Lines(lines) => {
            let mut plan = drawn(&lines, 0)?;
            plan.mark_ends(data.ends);
            plan.finish()
        }
        Rows::Tokens(range, row_end) => {
            let mut plan = tokens::read(&TextSheet::of_part(&text, range), row_end)?;
            plan.mark_ends(data.ends);
            plan.finish()
        }
    }
}

/// The maze that lines show, with this many other lines before them.
fn drawn(text: &str, lines_before: usize) -> Result<Plan, TextError> {
    let sheet = without_margin(TextSheet::new(text, lines_before).ok_or(TextError::Empty)?);
    if tokens::fit(&sheet) {
        return tokens::read(&sheet, RowEnd::Line);
    }
    match notations::find(&sheet) {
        Some(Known::Tiles(lattice)) => {
            lattice.scan(sheet.rows(), |line, column| sheet.place(line, column))
        }
        Some(Known::Doubt(warning)) => {
            let mut plan = tiles::read_any(&sheet)?;
            plan.warn([warning]);
            Ok(plan)
        }
        None => tiles::read_any(&sheet),
    }
}

/// The sheet without the blank columns left of a maze that is indented as a whole.
///
/// They could be open tiles as well. So they are left out only where the maze has a closed left
/// border without them or is certain to be in some notation; the writer shows a first column that
/// is open from top to bottom by dots.
fn without_margin(sheet: TextSheet<'_>) -> TextSheet<'_> {
    let indents = sheet.rows().map(|row| row.take_while(|&symbol| symbol == ' ').count());
    let margin = indents.min().unwrap_or(0);
    if margin == 0 || margin >= sheet.width() {
        return sheet;
    }
    let indented = sheet.without_left(margin);
    let is_closed =
        indented.rows().all(|mut row| row.next().is_some_and(|symbol| !is_open(symbol)));
    let is_certain =
        || tokens::fit(&indented) || matches!(notations::find(&indented), Some(Known::Tiles(_)));
    if is_closed || is_certain() { indented } else { sheet }
}

/// Whether two numbers are the sides of a grid, counted in tiles or in rooms.
fn fits(numbers: &[usize], columns: u16, rows: u16) -> bool {
    let [one, other] = *numbers else { return false };
    let sides = [usize::from(columns), usize::from(rows)];
    [[one, other], [other, one]].into_iter().any(|claimed| {
        claimed == sides || claimed.map(|rooms| rooms.saturating_mul(2).saturating_add(1)) == sides
    })
}

#[cfg(test)]
mod tests;
