//! Walls as underscores below and bars beside the rooms:
//!
//! ```text
//! ._._._.     _____     ___ ___
//! |_  | |    |   | |   |   |   |
//! |_____|    |_|___|   |___    |
//! ```
//!
//! The first line is the ceiling. Each of the others is a row of rooms; where rooms are several
//! lines high, their floors are in the last of them.

use super::TextError;
use super::corners::common_divisor;
use super::guess::{Confidence, Guess};
use super::plan::Plan;
use super::sheet::TextSheet;
use super::symbols::{Meaning, is_step, mark};
use crate::maze::Warning;

/// The distances between bars and between lines with floors, and where the first bar is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pitch {
    columns: usize,
    rows: usize,
    rooms_across: usize,
}

/// Whether the walls are drawn this way.
pub fn recognise<'a>(sheet: &TextSheet<'a>) -> Option<Guess<'a>> {
    let (sheet, pitch) = (*sheet, Pitch::of(sheet)?);
    Some(Guess { confidence: Confidence::Certain, read: Box::new(move || read(&sheet, pitch)) })
}

impl Pitch {
    fn of(sheet: &TextSheet<'_>) -> Option<Self> {
        if !sheet.contains(&['_']) || !sheet.contains(&['|']) || sheet.height() < 2 {
            return None;
        }
        let (mut columns, mut rows, mut last_bar) = (0, 0, 0);
        for (row, column, symbol) in sheet.cells() {
            match symbol {
                '|' if row == 0 => return None,
                '|' => {
                    columns = common_divisor(columns, column);
                    last_bar = last_bar.max(column);
                }
                '_' => rows = common_divisor(rows, row),
                ' ' | '.' | ':' => {}
                _ if mark(symbol).is_some() || is_step(symbol) => {}
                _ => return None,
            }
        }
        if rows == 0 || columns < 2 {
            return None;
        }
        // Without floors inside, only the shape of the rooms shows how high they are: a line is
        // twice as high as a character is wide.
        if 2 * rows > columns || rows + 1 == sheet.height() {
            rows = (1..=(columns - 1) / 2).rev().find(|&it| rows.is_multiple_of(it)).unwrap_or(1);
        }
        let is_whole = (sheet.height() - 1).is_multiple_of(rows);
        is_whole.then_some(Self { columns, rows, rooms_across: last_bar / columns })
    }
}

fn read(sheet: &TextSheet<'_>, pitch: Pitch) -> Result<Plan, TextError> {
    let rooms_along = (sheet.height() - 1) / pitch.rows;
    let (columns, rows) = (2 * pitch.rooms_across + 1, 2 * rooms_along + 1);
    let mut plan = Plan::new(columns, rows)?;
    let nowhere = || sheet.place(0, 0);
    for row in 0..rows {
        for column in 0..columns {
            if row % 2 == 1 || column % 2 == 1 {
                plan.note(column, row, Meaning::Open, nowhere)?;
            }
        }
    }
    for (line, column, symbol) in sheet.cells() {
        let place = || sheet.place(line, column);
        let room = column / pitch.columns * 2 + 1;
        let is_bar_column = column.is_multiple_of(pitch.columns);
        let has_floor = line.is_multiple_of(pitch.rows);
        let row = line.div_ceil(pitch.rows) * 2;
        if is_bar_column {
            if symbol == '|' {
                plan.note(room - 1, row - 1, Meaning::Wall, place)?;
            }
        } else if room >= columns {
            if symbol != ' ' {
                let found = symbol;
                return Err(TextError::Unexpected { place: place(), found, wall: '_', open: ' ' });
            }
        } else if symbol == '_' {
            plan.note(room, row, Meaning::Wall, place)?;
        } else if let Some(meaning) = mark(symbol) {
            plan.note(room, row.max(1) - 1, meaning, place)?;
            if has_floor && pitch.columns == 2 {
                plan.warn([Warning::FloorBelowMark]);
            }
        }
    }
    Ok(plan)
}

#[cfg(test)]
mod tests {
    use super::super::examples::assert_reads;

    const ROOMS: [&str; 5] = ["#######", "#S# # #", "# # # #", "#    G#", "#######"];

    #[test]
    fn rooms_stand_on_underscores() {
        for text in [
            " _ _ _\n| | | |\n|_____|",
            "._._._.\n| | | |\n|_._._|",
            " _____\n| | | |\n|_____|",
            " ____ ____ ____\n|    |    |    |\n|    |    |    |\n|              |\n|______________|",
            " ____ ____ ____\n| S  |    |    |\n|    |    |    |\n|              |\n|___________G__|",
            " __ __ __\n|  |  |  |\n|__ __ __|",
        ] {
            assert_reads(text, &ROOMS);
        }
    }
}
