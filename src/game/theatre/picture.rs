//! The picture at one step: a mark for each tile, and which of them changed since it was last
//! looked at.
//!
//! It promises that whoever applies the changes to what was drawn before has the present picture,
//! so that the work of a frame follows what happened and not the size of the maze. It knows
//! nothing of what builds or solves.

use super::Mark;
use crate::game::tuning::THEATRE_MOST_LISTED_CHANGES;
use crate::maze::{Direction, Grid, Tile};

/// What is to be drawn, tile by tile.
#[derive(Clone, Debug)]
pub struct Picture {
    columns: u16,
    rows: u16,
    marks: Vec<Mark>,
    /// Two bits a tile: in which direction the tile was last come to.
    came: Vec<u8>,
    changes: Changes,
    /// How many tiles were ever given another mark, those that were given one twice counted twice.
    painted: u64,
}

/// Which tiles look different now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Changes {
    /// Too many to list: draw everything.
    All,
    /// The numbers of these tiles, counted row by row. One may stand here twice.
    Tiles(Vec<u32>),
}

impl Picture {
    /// A picture of a grid, with a first mark for each tile.
    pub(super) fn new(grid: &Grid, mark: impl Fn(Tile) -> Mark) -> Self {
        Self {
            columns: grid.columns(),
            rows: grid.rows(),
            marks: (0..grid.tiles()).map(|index| mark(grid.tile(index))).collect(),
            came: vec![0; grid.tiles().div_ceil(4)],
            changes: Changes::All,
            painted: 0,
        }
    }

    /// How many tiles wide it is.
    pub const fn columns(&self) -> u16 {
        self.columns
    }

    /// How many tiles high it is.
    pub const fn rows(&self) -> u16 {
        self.rows
    }

    /// All marks, row by row.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// The mark of a tile; outside there are walls.
    pub fn mark(&self, tile: Tile) -> Mark {
        self.place(tile).map_or(Mark::Wall, |place| self.marks[place])
    }

    /// In which direction a tile was last come to: how the line of a way, a trail, a walk or a path
    /// runs through it. For other tiles, and where the line begins, it says nothing.
    pub fn came(&self, tile: Tile) -> Direction {
        let place = self.place(tile).unwrap_or(0);
        Direction::nth(self.came[place / 4] >> (place % 4 * 2))
    }

    /// Which tiles changed since this was last asked. At first, and after a jump, all did.
    pub fn take_changes(&mut self) -> Changes {
        std::mem::replace(&mut self.changes, Changes::Tiles(Vec::new()))
    }

    /// Forgets what changed: everything has to be drawn.
    pub(super) fn change_all(&mut self) {
        self.changes = Changes::All;
    }

    /// How often a tile was given another mark.
    pub(super) const fn painted(&self) -> u64 {
        self.painted
    }

    pub(super) fn set(&mut self, tile: Tile, mark: Mark) {
        let Some(place) = self.place(tile) else { return };
        if std::mem::replace(&mut self.marks[place], mark) == mark {
            return;
        }
        self.painted += 1;
        if let Changes::Tiles(tiles) = &mut self.changes {
            tiles.push(place as u32);
            if tiles.len() > THEATRE_MOST_LISTED_CHANGES {
                self.changes = Changes::All;
            }
        }
    }

    /// Sets a mark where another one stands now; elsewhere it does nothing.
    pub(super) fn turn(&mut self, tile: Tile, from: Mark, to: Mark) {
        if self.mark(tile) == from {
            self.set(tile, to);
        }
    }

    pub(super) fn set_came(&mut self, tile: Tile, direction: Direction) {
        if let Some(place) = self.place(tile) {
            let shift = place % 4 * 2;
            let byte = &mut self.came[place / 4];
            *byte = *byte & !(3 << shift) | (direction as u8) << shift;
        }
    }

    #[inline]
    fn place(&self, tile: Tile) -> Option<usize> {
        let is_inside = tile.column < self.columns && tile.row < self.rows;
        is_inside.then(|| tile.row as usize * self.columns as usize + tile.column as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_changed_is_told_and_only_once() {
        let mut picture = Picture::new(&Grid::walls(5, 4), |_| Mark::Wall);
        assert_eq!(picture.take_changes(), Changes::All);
        picture.set(Tile::new(3, 2), Mark::Joined);
        picture.set(Tile::new(3, 2), Mark::Joined);
        picture.set(Tile::new(5, 2), Mark::Joined);
        assert_eq!(picture.take_changes(), Changes::Tiles(vec![13]));
        assert_eq!(picture.take_changes(), Changes::Tiles(Vec::new()));
    }

    #[test]
    fn what_is_too_much_to_list_is_everything() {
        let grid = Grid::walls(1000, 90);
        let mut picture = Picture::new(&grid, |_| Mark::Wall);
        picture.take_changes();
        for index in 0..THEATRE_MOST_LISTED_CHANGES {
            picture.set(grid.tile(index), Mark::Joined);
        }
        assert!(matches!(&picture.changes, Changes::Tiles(_)));
        picture.set(grid.tile(THEATRE_MOST_LISTED_CHANGES), Mark::Joined);
        assert_eq!(picture.take_changes(), Changes::All);
    }

    #[test]
    fn directions_do_not_disturb_their_neighbours() {
        let mut picture = Picture::new(&Grid::walls(9, 2), |_| Mark::Wall);
        let direction = |column| Direction::nth((column * 3 % 4) as u8);
        for column in (0..9).chain(0..9) {
            picture.set_came(Tile::new(column, 1), direction(column));
        }
        for column in 0..9 {
            assert_eq!(picture.came(Tile::new(column, 1)), direction(column));
        }
    }
}
