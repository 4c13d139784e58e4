//! Texts in which every tile is a character, or a pair of them.
//!
//! Which characters these are is not known beforehand: the text is counted first, then read.

use std::iter;

use super::guess::{Confidence, Guess};
use super::legend::{Census, Legend};
use super::plan::Plan;
use super::sheet::Sheet;
use super::{Place, TextError, pairs, spaced};

/// What the characters come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// They stand in the text.
    Text,
    /// They stand for numbers and words.
    Data,
}

/// Any text can be of this kind.
#[allow(clippy::unnecessary_wraps, reason = "all recognisers look alike")]
pub fn recognise<'a>(sheet: &Sheet<'a>) -> Option<Guess<'a>> {
    let sheet = *sheet;
    Some(Guess { confidence: Confidence::Possible, read: Box::new(move || read_any(&sheet)) })
}

/// The tiles of a text, with separators or without.
pub fn read_any(sheet: &Sheet<'_>) -> Result<Plan, TextError> {
    if spaced::fit(sheet.rows()) { read_sheet(&sheet.every_second()) } else { read_sheet(sheet) }
}

/// The tiles of a text that is of no other kind.
fn read_sheet(sheet: &Sheet<'_>) -> Result<Plan, TextError> {
    let size = [sheet.width(), sheet.height()];
    let mut plan = if pairs::fit(sheet.rows()) {
        let size = [size[0].div_ceil(2), size[1]];
        read(size, Kind::Text, || paired(sheet), |row, column| sheet.place(row, 2 * column))?
    } else {
        read(size, Kind::Text, || sheet.cells(), |row, column| sheet.place(row, column))?
    };
    plan.warn_of_missing(sheet);
    Ok(plan)
}

/// The tiles that characters show, each with its row and column.
pub fn read<I: Iterator<Item = (usize, usize, char)>>(
    [columns, rows]: [usize; 2],
    kind: Kind,
    symbols: impl Fn() -> I,
    place: impl Fn(usize, usize) -> Place,
) -> Result<Plan, TextError> {
    let mut plan = Plan::new(columns, rows)?;
    let mut census = Census::default();
    symbols().for_each(|(row, column, symbol)| {
        let is_on_border = row == 0 || row == rows - 1 || column == 0 || column == columns - 1;
        census.count(symbol, row, column, is_on_border);
    });
    census.settle();
    let legend =
        Legend::new(&census, kind == Kind::Data).map_err(|stray| TextError::Unexpected {
            place: place(stray.row, stray.column),
            found: stray.found,
            wall: stray.wall,
            open: stray.open,
        })?;
    let mut noted = Ok(());
    // Gone through from within, each row is a loop of its own.
    symbols().for_each(|(row, column, symbol)| {
        if noted.is_ok() {
            noted = plan.note(column, row, legend.meaning(symbol), || place(row, column));
        }
    });
    noted?;
    plan.warn(legend.warnings);
    plan.turn_inside_out(legend.is_doubtful);
    Ok(plan)
}

/// One character for every pair of them, with its row and column.
fn paired(sheet: &Sheet<'_>) -> impl Iterator<Item = (usize, usize, char)> {
    sheet.rows().enumerate().flat_map(|(row, mut cells)| {
        let pairs =
            iter::from_fn(move || Some(pairs::symbol(cells.next()?, cells.next().unwrap_or(' '))));
        pairs.enumerate().map(move |(column, symbol)| (row, column, symbol))
    })
}
