//! A room or tile of the theatre as a texel: what the shader of states needs.

use icetea_maze::game::theatre::{Mark, TileMarks};
use icetea_maze::maze::{Direction, Tile};
use icetea_maze::picture::CellLayout;

/// The bit of a room that is on a line; the four lower bits are the sides to which the line runs.
const ON_LINE: u8 = 16;
/// The distance of the codes of marks, so that they can be told apart as shares of 255.
pub(super) const CODE_STEP: u8 = 8;

/// A room's texel: its mark, the walls about it that lie flat, and the sides its lines run to.
pub(super) fn texel(picture: &TileMarks, layout: CellLayout, column: u32, row: u32) -> [u8; 4] {
    let (column, row) = (column as u16, row as u16);
    let tile = match layout {
        CellLayout::Rooms => Tile::new(2 * column + 1, 2 * row + 1),
        CellLayout::Tiles => Tile::new(column, row),
    };
    let mark = picture.mark(tile);
    let bits = |has: &dyn Fn(Direction) -> bool| {
        Direction::ALL.iter().fold(0, |bits, &side| bits | u8::from(has(side)) << side as u8)
    };
    let lies_flat =
        |side| layout == CellLayout::Rooms && picture.mark(tile.step(side)) == Mark::Untried;
    let on_line = if is_line(mark) { ON_LINE } else { 0 };
    let lines = on_line | bits(&|side| joins(picture, layout, tile, side));
    [code(mark), bits(&lies_flat), lines, code(line_mark(picture, tile))]
}

/// Whether a line runs from this room or tile over its side.
fn joins(picture: &TileMarks, layout: CellLayout, tile: Tile, side: Direction) -> bool {
    if !is_line(picture.mark(tile)) {
        return false;
    }
    let follows = |next: Tile| is_line(picture.mark(next)) && picture.came(next) == side;
    let precedes =
        |last: Tile| is_line(picture.mark(last)) && picture.came(tile) == side.opposite();
    let beside = tile.step(side);
    match layout {
        CellLayout::Tiles => follows(beside) || precedes(beside),
        // A random walk passes walls that are not open, and a search may be between two rooms.
        CellLayout::Rooms => {
            let room = beside.step(side);
            let ends_between = picture.mark(beside) == Mark::Way && follows(beside);
            ends_between || follows(room) || precedes(room)
        }
    }
}

/// The mark whose line runs through a tile.
fn line_mark(picture: &TileMarks, tile: Tile) -> Mark {
    let mark = picture.mark(tile);
    if is_line(mark) { mark } else { Mark::Fresh }
}

const fn is_line(mark: Mark) -> bool {
    matches!(mark, Mark::Way | Mark::Path | Mark::Trail | Mark::Walk)
}

/// The number of a mark, a multiple of [`CODE_STEP`].
pub(super) fn code(mark: Mark) -> u8 {
    let code = match mark {
        Mark::Fresh | Mark::Wall => 0,
        Mark::Joined => 1,
        Mark::Set(tint) => 2 + tint.index() as u8,
        Mark::Trail => 14,
        Mark::Frontier => 15,
        Mark::Walk => 16,
        Mark::Way => 17,
        Mark::Entered => 18,
        Mark::Backtracked => 19,
        Mark::Skipped => 20,
        Mark::Sealed => 21,
        Mark::Filled => 22,
        Mark::Path => 23,
        Mark::Reachable => 24,
        Mark::Untried => 25,
        Mark::Missing => 26,
    };
    code * CODE_STEP
}

#[cfg(test)]
mod tests {
    use icetea_maze::game::theatre::Show;
    use icetea_maze::maze::{Generator, Size, Solver, Spec};

    use super::*;

    /// A line that leaves a room on one side enters the next one from the other, unless it ends
    /// between them.
    #[test]
    fn lines_meet_on_the_borders() {
        for generator in Generator::ALL.into_iter().filter(|&one| one != Generator::Dig) {
            for solver in Solver::ALL {
                let spec = Spec::new(generator, Size::new(7, 5).unwrap(), 11);
                let mut show = Show::new(&spec, solver);
                while show.advance() {
                    let picture = show.marks();
                    for (column, row) in (0..6).flat_map(|x| (0..5).map(move |y| (x, y))) {
                        let leaves = |column, side: Direction| {
                            texel(picture, CellLayout::Rooms, column, row)[2] >> side as u8 & 1 == 1
                        };
                        let right = leaves(column, Direction::Right);
                        let left = leaves(column + 1, Direction::Left);
                        let between = Tile::new(2 * column as u16 + 2, 2 * row as u16 + 1);
                        let ends_between = show.moment().at == Some(between);
                        assert!(right == left || ends_between, "{generator} {solver:?}");
                    }
                }
            }
        }
    }

    /// The number of sides is that of a line through this many rooms.
    #[test]
    fn a_walk_is_one_line() {
        let spec = Spec::new(Generator::Wilson, Size::new(9, 9).unwrap(), 5);
        let mut show = Show::of_build(&spec);
        while show.advance() {
            let picture = show.marks();
            let texels: Vec<[u8; 4]> = (0..9)
                .flat_map(|row| (0..9).map(move |column| (column, row)))
                .map(|(column, row)| texel(picture, CellLayout::Rooms, column, row))
                .filter(|texel| texel[0] == code(Mark::Walk))
                .collect();
            let sides: u32 = texels.iter().map(|texel| (texel[2] & 15).count_ones()).sum();
            assert_eq!(sides as usize, 2 * texels.len().saturating_sub(1));
        }
    }
}
