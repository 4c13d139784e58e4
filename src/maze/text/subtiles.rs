//! Characters that show several tiles each: half blocks, quarters of blocks and Braille.

use std::iter;

use super::TextError;
use super::guess::{Confidence, Guess};
use super::plan::Plan;
use super::sheet::TextSheet;
use super::symbols::Meaning;

/// Quarters of blocks: a bit for each, upper left, upper right, lower left, lower right.
const QUARTERS: [char; 16] =
    [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];
/// The positions of the dots of Braille, in the order of their bits.
const DOTS: [(usize, usize); 8] = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)];

/// How many tiles a character shows, across and down.
type Size = (usize, usize);

/// Whether the characters show several tiles each.
pub fn recognise<'a>(sheet: &TextSheet<'a>) -> Option<Guess<'a>> {
    let (sheet, size) = (*sheet, size_of(sheet)?);
    Some(Guess { confidence: Confidence::Certain, read: Box::new(move || read(&sheet, size)) })
}

fn size_of(sheet: &TextSheet<'_>) -> Option<Size> {
    let (mut has_rows, mut has_columns, mut has_dots) = (false, false, false);
    if sheet.is_ascii() {
        return None;
    }
    for (_, _, symbol) in sheet.cells() {
        match symbol {
            ' ' | '█' => {}
            '▀' | '▄' => has_rows = true,
            '▌' | '▐' => has_columns = true,
            '\u{2800}'..='\u{28ff}' => has_dots = true,
            _ if QUARTERS.contains(&symbol) => (has_rows, has_columns) = (true, true),
            _ => return None,
        }
    }
    match (has_dots, has_columns, has_rows) {
        (true, false, false) => Some((2, 4)),
        (false, false, false) | (true, ..) => None,
        (_, across, along) => Some((1 + usize::from(across), 1 + usize::from(along))),
    }
}

fn read(sheet: &TextSheet<'_>, (width, height): Size) -> Result<Plan, TextError> {
    let mut plan = Plan::new(sheet.width() * width, sheet.height() * height)?;
    let nowhere = || sheet.place(0, 0);
    for (row, cells) in sheet.rows().enumerate() {
        let blanks = iter::repeat(' ');
        for (column, symbol) in cells.chain(blanks).take(sheet.width()).enumerate() {
            for (x, y) in (0..height).flat_map(|y| (0..width).map(move |x| (x, y))) {
                let meaning = if is_filled(symbol, x, y) { Meaning::Wall } else { Meaning::Open };
                plan.note(column * width + x, row * height + y, meaning, nowhere)?;
            }
        }
    }
    plan.trim(width as u16 - 1, height as u16 - 1);
    plan.turn_inside_out(true);
    Ok(plan)
}

/// Whether the tile at this position of a character is filled; half blocks are two quarters.
fn is_filled(symbol: char, x: usize, y: usize) -> bool {
    if let '\u{2800}'..='\u{28ff}' = symbol {
        let bits = symbol as u32 - 0x2800;
        return DOTS.iter().position(|&dot| dot == (x, y)).is_some_and(|bit| bits >> bit & 1 == 1);
    }
    let bits = QUARTERS.iter().position(|&quarter| quarter == symbol).unwrap_or(0);
    bits >> (2 * y + x) & 1 == 1
}

#[cfg(test)]
mod tests {
    use super::super::examples::assert_reads;

    const ROOMS: [&str; 5] = ["#######", "#S  # #", "### # #", "#    G#", "#######"];

    #[test]
    fn a_character_may_be_several_tiles() {
        for text in ["█▀▀▀█▀█\n█▀▀ ▀ █\n▀▀▀▀▀▀▀", "▛▀▛▌\n▛▘▘▌\n▀▀▀▘", "⡯⠍⠏⡇\n⠉⠉⠉⠁"]
        {
            assert_reads(text, &ROOMS);
        }
    }
}
