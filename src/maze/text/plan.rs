//! What a reader has found so far: tiles, and marks on some of them.
//!
//! Sizes are checked before there is a grid, and a second start is refused.

use super::symbols::Meaning;
use super::{Place, TextError};
use crate::maze::bits::Bits;
use crate::maze::memory::{self, BYTES_PER_TILE};
use crate::maze::{Grid, MAX_SIDE, Reading, Tile, Warning, endpoints, inside_out};

/// Two numbers that give a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Two numbers, either of which may be the column.
    Pair(usize, usize),
    /// The column and the row, by name.
    At { column: usize, row: usize },
}

/// A maze that is being read. Tiles that were not mentioned are walls.
#[derive(Debug)]
pub struct Plan {
    grid: Grid,
    start: Option<(Tile, Place)>,
    goals: Vec<Tile>,
    warnings: Vec<Warning>,
}

impl Plan {
    /// A plan of walls only.
    pub fn new(columns: usize, rows: usize) -> Result<Self, TextError> {
        if columns.max(rows) > MAX_SIDE as usize {
            return Err(TextError::TooLarge { columns, rows });
        }
        memory::check((columns * rows) as u64, BYTES_PER_TILE)?;
        let grid = Grid::walls(columns as u16, rows as u16);
        Ok(Self { grid, start: None, goals: Vec::new(), warnings: Vec::new() })
    }

    /// Notes what a character at `place` means for the tile at this column and row.
    #[inline]
    pub fn note(
        &mut self,
        [column, row]: [usize; 2],
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

    /// Notes what the characters of a row mean for its tiles.
    pub fn note_row(
        &mut self,
        row: usize,
        meanings: impl Iterator<Item = Meaning>,
        place: impl Fn(usize) -> Place,
    ) -> Result<(), TextError> {
        let mut marks = Vec::new();
        let (mut open, mut column) = (0, 0);
        let first = self.grid.index(Tile::new(0, row as u16));
        // Internal iteration gives a loop that need not check where the row ends.
        meanings.for_each(|meaning| {
            open |= u64::from(meaning != Meaning::Wall) << (column % 64);
            if matches!(meaning, Meaning::Start | Meaning::Goal) {
                marks.push((column, meaning));
            }
            column += 1;
            if column % 64 == 0 {
                self.grid.open_word(first + column - 64, open);
                open = 0;
            }
        });
        self.grid.open_word(first + column / 64 * 64, open);
        marks
            .into_iter()
            .try_for_each(|(column, mark)| self.note([column, row], mark, || place(column)))
    }

    /// Makes tiles walls: a bit for each, row by row.
    pub fn close(&mut self, walls: &Bits) {
        let all = walls.words(0..self.grid.tiles());
        self.grid.words_mut().iter_mut().zip(all).for_each(|(open, (wall, _))| *open &= !wall);
    }

    /// Notes what is assumed, if anything is.
    pub fn warn(&mut self, warnings: impl IntoIterator<Item = Warning>) {
        for warning in warnings {
            if !self.warnings.contains(&warning) {
                self.warnings.push(warning);
            }
        }
    }

    /// Adds a warning where a row of a text is shorter than its width, or empty.
    pub fn warn_of_missing<R: Iterator<Item = char>, I: Iterator<Item = R>>(
        &mut self,
        width: usize,
        rows: impl Fn() -> I,
        line: impl Fn(usize) -> usize,
    ) {
        let first = |least| rows().map(Iterator::count).position(|length| length < least);
        if let Some(row) = first(1) {
            self.warn([Warning::EmptyLine(line(row))]);
        } else if let Some(row) = first(width) {
            self.warn([Warning::ShortLine(line(row))]);
        }
    }

    /// Drops the last columns and rows if they are open from end to end and exist only because a
    /// character shows several tiles.
    pub fn trim(&mut self, [columns, rows]: [u16; 2]) {
        let grid = &self.grid;
        let is_open_column =
            |column| (0..grid.rows()).all(|row| grid.is_open(Tile::new(column, row)));
        let is_open_row =
            |row| (0..grid.columns()).all(|column| grid.is_open(Tile::new(column, row)));
        let (mut width, mut height) = (grid.columns(), grid.rows());
        while width > 1 && grid.columns() - width < columns && is_open_column(width - 1) {
            width -= 1;
        }
        while height > 1 && grid.rows() - height < rows && is_open_row(height - 1) {
            height -= 1;
        }
        let mut trimmed = Grid::walls(width, height);
        for tile in grid.open_tiles().filter(|&tile| trimmed.contains(tile)).collect::<Vec<_>>() {
            trimmed.open(tile);
        }
        self.grid = trimmed;
    }

    /// Exchanges walls and open tiles if the border is open from end to end but would be closed
    /// then; only warns if the characters leave no doubt what they are.
    pub fn turn_inside_out(&mut self, is_doubtful: bool) {
        let marks = self.goals.iter().copied().chain(self.start.map(|(tile, _)| tile));
        let Some((turned, is_joined)) = inside_out::turned(&self.grid, marks) else { return };
        if is_doubtful && is_joined {
            self.grid = turned;
            self.warn([Warning::Exchanged]);
        } else {
            self.warn([Warning::InsideOut]);
        }
    }

    /// Takes start and goal from numbers beside the maze.
    pub fn mark_ends(&mut self, ends: [Option<End>; 2]) {
        let tiles = |is_row_first: bool| {
            ends.map(|end| {
                let (column, row) = match end? {
                    End::Pair(column, row) if !is_row_first => (column, row),
                    End::At { column, row } | End::Pair(row, column) => (column, row),
                };
                let tile = Tile::new(u16::try_from(column).ok()?, u16::try_from(row).ok()?);
                self.grid.is_open(tile).then_some(tile)
            })
        };
        let (row_first, column_first) = (tiles(true), tiles(false));
        let count = |tiles: [Option<Tile>; 2]| tiles.iter().flatten().count();
        let is_row_first = count(row_first) >= count(column_first);
        let [start, goal] = if is_row_first { row_first } else { column_first };
        if ends.iter().any(|end| matches!(end, Some(End::Pair(one, other)) if one != other)) {
            self.warn([Warning::PlacesAs { row_first: is_row_first }]);
        }
        if let (Some(start), None) = (start, self.start) {
            self.start = Some((start, Place { line: 1, column: 1 }));
        }
        if self.goals.is_empty() {
            self.goals.extend(goal);
        }
    }

    /// The maze. Marked tiles are open, whatever else was noted for them.
    pub fn finish(mut self) -> Result<Reading, TextError> {
        let start = self.start.map(|(tile, _)| tile);
        for &tile in self.goals.iter().chain(&start) {
            self.grid.open(tile);
        }
        self.warn(endpoints::confirmation(&self.grid, start, &self.goals));
        let is_marked = start.is_some() && !self.goals.is_empty();
        let maze = endpoints::settle(self.grid, start, self.goals).ok_or(TextError::NoOpenTile)?;
        Ok(Reading { maze: maze?, warnings: self.warnings }.doubted(is_marked))
    }
}
