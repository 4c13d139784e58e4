//! Rooms that are several characters wide or high between walls of one kind of character:
//!
//! ```text
//! #########
//! # S     #
//! #####   #
//! #     G #
//! #########
//! ```
//!
//! The writer asks the reader's question of its own text, and writes dots for its blanks where its
//! tiles would be taken for parts of wider ones.

use super::corners::{Lattice, common_divisor};
use super::symbols::{is_box_drawing, is_wall, mark};

/// Rooms are at most this many lines high.
const MOST_LINES: usize = 3;

/// The positions of the posts, if all of them stand, all walls between them are whole or absent,
/// and there are rooms beside each other, above each other, and a passage between some of these.
pub fn lattice<R: Iterator<Item = char>, I: Iterator<Item = R>>(
    rows: impl Fn() -> I,
) -> Option<Lattice> {
    let post = rows().next()?.next().filter(|&post| is_wall(post) && !is_box_drawing(post))?;
    (2..=MOST_LINES + 1).find_map(|row_pitch| {
        let column_pitch = distance_of_bars(rows(), row_pitch, post)?;
        let lattice = Lattice { column_pitch, row_pitch, post };
        is_whole(&lattice, rows()).then_some(lattice)
    })
}

/// The distance in columns between walls beside rooms, if that makes rooms of several characters.
fn distance_of_bars<R: Iterator<Item = char>>(
    rows: impl Iterator<Item = R>,
    row_pitch: usize,
    post: char,
) -> Option<usize> {
    let mut distance = 0;
    for (_, cells) in rows.enumerate().filter(|(row, _)| row % row_pitch > 0) {
        for (column, _) in cells.enumerate().filter(|&(_, symbol)| symbol == post) {
            distance = common_divisor(distance, column);
            if distance == 1 || distance == 2 && row_pitch == 2 {
                return None;
            }
        }
    }
    (distance > 0).then_some(distance)
}

/// Whether the posts and the walls between them are whole. The bars are known to be.
fn is_whole<R: Iterator<Item = char>>(lattice: &Lattice, rows: impl Iterator<Item = R>) -> bool {
    let &Lattice { column_pitch, row_pitch, post } = lattice;
    let (mut width, mut height, mut has_way) = (0, 0, false);
    let mut above: Vec<usize> = Vec::new();
    for (row, cells) in rows.enumerate() {
        let (mut walls, mut length) = (Vec::new(), 0);
        for symbol in cells {
            if symbol == post {
                walls.push(length);
            } else if symbol != ' ' && mark(symbol).is_none() {
                return false;
            }
            length += 1;
        }
        let is_whole = if row % row_pitch > 0 {
            row % row_pitch == 1 || walls == above
        } else {
            width = if row == 0 { length } else { width };
            has_way |= row > 0 && walls.len() < length;
            let is_wall = |column: &usize| walls.binary_search(column).is_ok();
            length == width
                && (0..width).all(|column| match column % column_pitch {
                    0 => is_wall(&column),
                    1 => true,
                    _ => is_wall(&column) == is_wall(&(column - 1)),
                })
        };
        if !is_whole {
            return false;
        }
        (above, height) = (walls, row + 1);
    }
    let fits = |side: usize, pitch: usize| side > 2 * pitch && side % pitch == 1;
    has_way && fits(width, column_pitch) && fits(height, row_pitch)
}

#[cfg(test)]
mod tests {
    use super::super::examples::assert_reads;

    #[test]
    fn rooms_may_be_several_characters_wide_or_high() {
        let rooms = ["#######", "#S  # #", "### # #", "#    G#", "#######"];
        for text in [
            "#############\n# S     #   #\n#####   #   #\n#         G #\n#############",
            "██████████\n█ S   █  █\n█     █  █\n████  █  █\n█       G█\n█        █\n██████████",
        ] {
            assert_reads(text, &rooms);
        }
    }

    #[test]
    fn halls_of_other_shapes_are_tiles() {
        let hall = ["#########", "#S      #", "#     ###", "#      G#", "#########"];
        assert_reads(&hall.join("\n"), &hall);
    }
}
