//! Blank columns left of a maze that is indented as a whole.
//!
//! They could be open tiles as well. So they are left out only where the maze has a closed left
//! border without them or is drawn between posts; the writer shows a first column that is open
//! from top to bottom by dots.

use super::corners::Lattice;
use super::sheet::Sheet;
use super::symbols::is_open;

/// The sheet without its indentation.
pub fn without(sheet: Sheet<'_>) -> Sheet<'_> {
    let indents = sheet.rows().map(|row| row.take_while(|&symbol| symbol == ' ').count());
    let margin = indents.min().unwrap_or(0);
    if margin == 0 || margin >= sheet.width() {
        return sheet;
    }
    let indented = sheet.without_left(margin);
    let is_closed =
        indented.rows().all(|mut row| row.next().is_some_and(|symbol| !is_open(symbol)));
    if is_closed || Lattice::recognise(&indented).is_some() { indented } else { sheet }
}
