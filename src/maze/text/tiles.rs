//! Texts in which every tile is a character, or a pair of them.
//!
//! Which characters these are is not known beforehand: the text is counted first, then read.

use std::iter;

use super::legend::{Census, Legend};
use super::plan::Plan;
use super::sheet::Sheet;
use super::{TextError, pairs};

/// The tiles of a text that is of no other kind.
pub fn read(sheet: &Sheet<'_>) -> Result<Plan, TextError> {
    let width = if pairs::fit(sheet.rows()) { 2 } else { 1 };
    let (columns, rows) = (sheet.width().div_ceil(width), sheet.height());
    let mut plan = Plan::new(columns, rows)?;
    let mut census = Census::default();
    for (row, column, symbol) in symbols(sheet, width) {
        let is_on_border = row == 0 || row == rows - 1 || column == 0 || column == columns - 1;
        census.count(symbol, row, column, is_on_border);
    }
    let legend = Legend::new(&census).map_err(|stray| TextError::Unexpected {
        place: sheet.place(stray.row, stray.column * width),
        found: stray.found,
        wall: stray.wall,
        open: stray.open,
    })?;
    for (row, column, symbol) in symbols(sheet, width) {
        plan.note(column, row, legend.meaning(symbol), || sheet.place(row, column * width))?;
    }
    Ok(plan)
}

/// One character for every tile, with its row and column.
fn symbols(sheet: &Sheet<'_>, width: usize) -> impl Iterator<Item = (usize, usize, char)> {
    sheet.rows().enumerate().flat_map(move |(row, mut cells)| {
        let symbols = iter::from_fn(move || {
            let first = cells.next()?;
            Some(if width == 1 { first } else { pairs::symbol(first, cells.next().unwrap_or(' ')) })
        });
        symbols.enumerate().map(move |(column, symbol)| (row, column, symbol))
    })
}
