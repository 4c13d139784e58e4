//! One scanner for all mazes whose characters stand for more or less than a tile each: walls between
//! posts, lines, floors, and parts of characters.
//!
//! How a maze is drawn is a [`Notation`], one value in the table of [`super::notations`]. Its
//! measurements in a text are a [`Lattice`]. The scanner knows neither characters nor distances.

use super::plan::Plan;
use super::symbols::Meaning;
use super::{Place, TextError};
use crate::maze::Warning;
use crate::maze::bits::{Bits, ones};

/// A way of drawing mazes.
#[derive(Debug)]
pub struct Notation {
    /// The column and the row of the tile that a character stands for: each from the pitch and from
    /// the character's column or line.
    pub tile: [fn(usize, usize) -> usize; 2],
    /// Whether the tiles of even and odd rows, and of even and odd columns there, are open where no
    /// character says anything.
    pub is_open: [[bool; 2]; 2],
    /// What a character says that stands for the tile at a column and row.
    pub sign: fn(&Lattice, [usize; 2], char) -> Sign,
    /// Where a mark stands: [`HERE`], or [`UP`] if floors and marks share lines.
    pub mark: u16,
    /// Whether a character shows several tiles: some at the end may not be meant, and nothing but
    /// the border shows which of them are the walls.
    pub has_parts: bool,
}

/// Where the tiles of a text are.
#[derive(Clone, Copy, Debug)]
pub struct Lattice {
    pub notation: &'static Notation,
    /// How many characters and lines it is from one post to the next, or how many tiles a character
    /// shows.
    pub pitch: [usize; 2],
    pub post: char,
    /// How many columns and rows of tiles there are.
    pub size: [usize; 2],
}

/// What a character says.
pub enum Sign {
    Nothing,
    /// Its tile is open, unless another character of it is a wall.
    Open,
    /// These tiles are walls, as seen from its own: a bit for each.
    Walls(u16),
    Mark(Meaning),
    /// It should not be there, but could be a wall like this one.
    Stray(char),
}

/// The steps to the right and down that the bits of [`Sign::Walls`] stand for, those to the parts of
/// a character in the order of Braille's dots.
const STEPS: [[isize; 2]; 10] =
    [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2], [0, 3], [1, 3], [-1, 0], [0, -1]];
pub const HERE: u16 = 1;
pub const DOWN: u16 = 1 << 1;
pub const RIGHT: u16 = 1 << 3;
pub const LEFT: u16 = 1 << 8;
pub const UP: u16 = 1 << 9;

impl Lattice {
    /// The tiles that the characters of a text show. Where a line ends early, its rooms are open all
    /// the same: only blanks get lost there.
    pub fn scan<R: Iterator<Item = char>>(
        &self,
        lines: impl Iterator<Item = R>,
        place: impl Fn(usize, usize) -> Place,
    ) -> Result<Plan, TextError> {
        let &Self { notation, pitch, size: [columns, rows], .. } = self;
        let &Notation { tile, is_open, sign, mark, has_parts } = notation;
        let mut plan = Plan::new(columns, rows)?;
        let mut walls = Bits::zeros(columns * rows);
        for row in 0..rows {
            let is_open = is_open[row % 2];
            let meanings = (0..columns)
                .map(|column| if is_open[column % 2] { Meaning::Open } else { Meaning::Wall });
            plan.note_row(row, meanings, |_| place(0, 0))?;
        }
        for (line, cells) in lines.enumerate() {
            let row = tile[1](pitch[1], line);
            for (column, symbol) in cells.enumerate() {
                let (at, place) = ([tile[0](pitch[0], column), row], || place(line, column));
                match sign(self, at, symbol) {
                    Sign::Nothing => {}
                    Sign::Open => plan.note(at, Meaning::Open, place)?,
                    Sign::Walls(bits) => self.reach(at, bits).for_each(|[column, row]| {
                        walls.set(row * columns + column, true);
                    }),
                    Sign::Mark(meaning) => {
                        let at = self.reach(at, mark).next().unwrap_or(at);
                        plan.note(at, meaning, place)?;
                        if mark == UP && line.is_multiple_of(pitch[1]) && pitch[0] == 2 {
                            plan.warn([Warning::FloorBelowMark]);
                        }
                    }
                    Sign::Stray(wall) => {
                        let (place, found) = (place(), symbol);
                        return Err(TextError::Unexpected { place, found, wall, open: ' ' });
                    }
                }
            }
        }
        plan.close(&walls);
        if has_parts {
            plan.trim(pitch.map(|tiles| tiles as u16 - 1));
            plan.turn_inside_out(true);
        }
        Ok(plan)
    }

    /// The tiles that bits stand for, as seen from one of them, without those outside of the maze.
    #[inline]
    fn reach(&self, from: [usize; 2], bits: u16) -> impl Iterator<Item = [usize; 2]> + use<> {
        let [columns, rows] = self.size;
        ones(u64::from(bits)).filter_map(move |bit| {
            let [right, down] = STEPS[bit as usize];
            let to = [from[0].wrapping_add_signed(right), from[1].wrapping_add_signed(down)];
            (to[0] < columns && to[1] < rows).then_some(to)
        })
    }
}
