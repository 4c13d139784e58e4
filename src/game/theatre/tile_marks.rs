//! What is drawn at one step: a mark for each tile, and a log of which of them changed.
//!
//! A viewer that follows the log is guaranteed to have the present marks, so that the work of a
//! frame depends on what happened and not on the size of the maze. It knows neither the
//! algorithm nor the viewers.

use super::Mark;
use super::change_log::{ChangeLog, ChangePlace, Changes};
use super::room_counts::is_room;
use crate::maze::{Direction, Grid, Tile};

/// The marks of all tiles of a maze.
#[derive(Clone, Debug)]
pub struct TileMarks {
    /// The width of the maze in tiles.
    pub columns: u16,
    /// The height of the maze in tiles.
    pub rows: u16,
    /// Whether some of its rooms are walls.
    pub has_voids: bool,
    marks: Vec<Mark>,
    /// Two bits for each tile: the direction in which it was last entered.
    came: Vec<u8>,
    log: ChangeLog,
    /// How many tiles are not walls, and how many of these were touched.
    open: u32,
    touched: u32,
    /// How many tiles at odd coordinates, where rooms are, were no walls at first, and how many of
    /// these were touched.
    rooms: u32,
    touched_rooms: u32,
}

impl TileMarks {
    /// The marks of a grid, with an initial one for each tile.
    pub(super) fn new(grid: &Grid, mark: impl Fn(Tile) -> Mark) -> Self {
        let marks: Vec<_> = (0..grid.tiles()).map(|index| mark(grid.tile(index))).collect();
        let count = |is_counted: fn(Mark) -> bool| {
            marks.iter().filter(|&&mark| is_counted(mark)).count() as u32
        };
        let count_rooms = |is_counted: fn(Mark) -> bool| {
            let is_counted =
                |index: &usize| is_counted(marks[*index]) && is_room(grid.tile(*index));
            (0..grid.tiles()).filter(is_counted).count() as u32
        };
        Self {
            columns: grid.columns(),
            rows: grid.rows(),
            has_voids: grid.has_voids(),
            open: count(|mark| !mark.is_wall()),
            touched: count(Mark::is_touched),
            rooms: count_rooms(|mark| !mark.is_wall()),
            touched_rooms: count_rooms(Mark::is_touched),
            marks,
            came: vec![0; grid.tiles().div_ceil(4)],
            log: ChangeLog::default(),
        }
    }

    /// All marks, row by row.
    pub fn all(&self) -> &[Mark] {
        &self.marks
    }

    /// The mark of a tile; outside the maze there are walls.
    pub fn mark(&self, tile: Tile) -> Mark {
        self.place(tile).map_or(Mark::Wall, |place| self.marks[place])
    }

    /// The direction in which a tile was last entered, as the line of a way, trail, walk or path
    /// runs. It has no meaning for other tiles, nor where the line begins.
    pub fn came(&self, tile: Tile) -> Direction {
        let place = self.place(tile).unwrap_or(0);
        Direction::nth(self.came[place / 4] >> (place % 4 * 2))
    }

    /// The share of walkable tiles that has been touched, from 0 to 1.
    pub fn touched_share(&self) -> f64 {
        f64::from(self.touched) / f64::from(self.open).max(1.0)
    }

    /// The share of the rooms that has been touched, from 0 to 1.
    pub(super) fn touched_share_of_rooms(&self) -> f64 {
        f64::from(self.touched_rooms) / f64::from(self.rooms).max(1.0)
    }

    /// What has changed since a viewer last looked; moves the viewer's position. At first, after a
    /// jump, and in another maze that is everything.
    pub fn changes_since(&self, place: &mut ChangePlace) -> Changes<'_> {
        self.log.read(place)
    }

    /// How many times a tile's mark was changed.
    pub(super) const fn painted(&self) -> u64 {
        self.log.count
    }

    pub(super) fn set(&mut self, tile: Tile, mark: Mark) {
        let Some(place) = self.place(tile) else { return };
        let before = std::mem::replace(&mut self.marks[place], mark);
        if before == mark {
            return;
        }
        self.open = self.open + u32::from(!mark.is_wall()) - u32::from(!before.is_wall());
        let [now, then] = [mark, before].map(|mark| u32::from(mark.is_touched()));
        self.touched = self.touched + now - then;
        if is_room(tile) {
            self.touched_rooms = self.touched_rooms + now - then;
        }
        self.log.note(place as u32);
    }

    /// Changes the mark of a tile from one to another, if it has the former.
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
    use crate::maze::random::Dice;

    #[test]
    fn only_what_changed_is_told() {
        let mut marks = TileMarks::new(&Grid::walls(5, 4), |_| Mark::Wall);
        let mut place = marks.log.end();
        marks.set(Tile::new(3, 2), Mark::Joined);
        marks.set(Tile::new(3, 2), Mark::Joined);
        marks.set(Tile::new(5, 2), Mark::Joined);
        assert_eq!(marks.changes_since(&mut place), Changes::Tiles(&[13]));
        assert!(marks.changes_since(&mut place).is_empty());
    }

    #[test]
    fn the_touched_share_is_what_a_look_at_every_tile_says() {
        let mut dice = Dice::new(3);
        let any = |dice: &mut Dice| Mark::PLAIN[dice.below(Mark::PLAIN.len() as u32) as usize];
        let grid = Grid::walls(6, 5);
        for first in Mark::PLAIN {
            let mut marks = TileMarks::new(&grid, |_| first);
            for _ in 0..200 {
                let open = marks.all().iter().filter(|mark| !mark.is_wall()).count();
                let touched = marks.all().iter().filter(|mark| mark.is_touched()).count();
                let share = touched as f64 / (open as f64).max(1.0);
                assert!((marks.touched_share() - share).abs() < 1e-12);
                marks.set(grid.tile(dice.below(30) as usize), any(&mut dice));
            }
        }
    }

    #[test]
    fn directions_do_not_disturb_their_neighbours() {
        let mut marks = TileMarks::new(&Grid::walls(9, 2), |_| Mark::Wall);
        let direction = |column| Direction::nth((column * 3 % 4) as u8);
        for column in (0..9).chain(0..9) {
            marks.set_came(Tile::new(column, 1), direction(column));
        }
        for column in 0..9 {
            assert_eq!(marks.came(Tile::new(column, 1)), direction(column));
        }
    }
}
