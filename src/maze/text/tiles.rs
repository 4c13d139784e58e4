//! Texts in which every tile is a character, or a pair of them.
//!
//! Which characters these are is not known beforehand: the text is counted first, then read.

use std::iter;

use super::guess::{Confidence, Guess};
use super::legend::{Census, Legend};
use super::plan::Plan;
use super::sheet::TextSheet;
use super::{Place, TextError, pairs, spaced, wide};

/// Where the characters come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextKind {
    /// They are in the text.
    Text,
    /// They stand for numbers and words.
    Data,
}

/// Any text can be of this kind.
#[allow(clippy::unnecessary_wraps, reason = "all recognisers look alike")]
pub fn recognise<'a>(sheet: &TextSheet<'a>) -> Option<Guess<'a>> {
    let sheet = *sheet;
    Some(Guess { confidence: Confidence::Possible, read: Box::new(move || read_any(&sheet)) })
}

/// The tiles of a text, with separators or without.
pub fn read_any(sheet: &TextSheet<'_>) -> Result<Plan, TextError> {
    if spaced::fit(sheet.rows()) { read_sheet(&sheet.every_second()) } else { read_sheet(sheet) }
}

/// The tiles of a text that no other recogniser claims.
fn read_sheet(sheet: &TextSheet<'_>) -> Result<Plan, TextError> {
    if let Some(lattice) = wide::lattice(|| sheet.rows()) {
        return lattice.read(sheet);
    }
    let size = [sheet.width(), sheet.height()];
    let mut plan = if pairs::fit(sheet.rows()) {
        let size = [size[0].div_ceil(2), size[1]];
        read(size, TextKind::Text, || paired(sheet), |row, column| sheet.place(row, 2 * column))?
    } else {
        read(size, TextKind::Text, || sheet.rows(), |row, column| sheet.place(row, column))?
    };
    plan.warn_of_missing(sheet);
    Ok(plan)
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

/// One character for every pair of them.
fn paired(sheet: &TextSheet<'_>) -> impl Iterator<Item = impl Iterator<Item = char>> {
    sheet.rows().map(|mut cells| {
        iter::from_fn(move || Some(pairs::symbol(cells.next()?, cells.next().unwrap_or(' '))))
    })
}
