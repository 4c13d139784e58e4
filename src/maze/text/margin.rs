//! Blank columns left of a maze that is indented as a whole.
//!
//! They could be open tiles as well. So they are left out only where the maze has a closed left
//! border without them or is drawn between posts or the like; the writer shows a first column that
//! is open from top to bottom by dots.

use super::sheet::TextSheet;
use super::symbols::is_open;

/// The sheet without its indentation, if that makes it closed or certain to be of some kind.
pub fn without<'a>(
    sheet: TextSheet<'a>,
    is_certain: impl Fn(&TextSheet<'a>) -> bool,
) -> TextSheet<'a> {
    let indents = sheet.rows().map(|row| row.take_while(|&symbol| symbol == ' ').count());
    let margin = indents.min().unwrap_or(0);
    if margin == 0 || margin >= sheet.width() {
        return sheet;
    }
    let indented = sheet.without_left(margin);
    let is_closed =
        indented.rows().all(|mut row| row.next().is_some_and(|symbol| !is_open(symbol)));
    if is_closed || is_certain(&indented) { indented } else { sheet }
}
