//! What a reader has found so far: tiles, and marks on some of them.
//!
//! Sizes are checked before there is a grid, and a second start is refused.

use super::symbols::Meaning;
use super::{Place, TextError};
use crate::maze::{Grid, MAX_SIDE, Maze, Tile, endpoints};

/// A maze in the making. Tiles of which nothing was said are walls.
#[derive(Debug)]
pub struct Plan {
    grid: Grid,
    start: Option<(Tile, Place)>,
    goals: Vec<Tile>,
}

impl Plan {
    /// Nothing but walls.
    pub fn new(columns: usize, rows: usize) -> Result<Self, TextError> {
        if columns.max(rows) > MAX_SIDE as usize {
            return Err(TextError::TooLarge { columns, rows });
        }
        let grid = Grid::walls(columns as u16, rows as u16);
        Ok(Self { grid, start: None, goals: Vec::new() })
    }

    /// Notes what a character at `place` says of the tile at this column and row.
    pub fn note(
        &mut self,
        column: usize,
        row: usize,
        meaning: Meaning,
        place: impl FnOnce() -> Place,
    ) -> Result<(), TextError> {
        let tile = Tile::new(column as u16, row as u16);
        self.grid.set(tile, meaning != Meaning::Wall);
        match (meaning, self.start) {
            (Meaning::Start, None) => self.start = Some((tile, place())),
            (Meaning::Start, Some((earlier, first))) if earlier != tile => {
                return Err(TextError::TwoStarts { first, second: place() });
            }
            (Meaning::Goal, _) => self.goals.push(tile),
            _ => {}
        }
        Ok(())
    }

    /// The maze. Marked tiles are open, whatever else was said of them.
    pub fn finish(mut self) -> Result<Maze, TextError> {
        let start = self.start.map(|(tile, _)| tile);
        for &tile in self.goals.iter().chain(&start) {
            self.grid.open(tile);
        }
        let maze = endpoints::settle(self.grid, start, self.goals).ok_or(TextError::NoOpenTile)?;
        Ok(maze?)
    }
}
