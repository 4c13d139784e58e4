//! A maze of rooms as a writer sees it: walls, doors and ends.

use icetea_maze::maze::{Maze, Tile};

pub struct Plan<'a> {
    maze: &'a Maze,
    has_doors: bool,
}

impl<'a> Plan<'a> {
    pub fn of(maze: &'a Maze, has_doors: bool) -> Self {
        Self { maze, has_doors }
    }

    pub fn columns(&self) -> u16 {
        self.maze.grid().columns()
    }

    pub fn rows(&self) -> u16 {
        self.maze.grid().rows()
    }

    pub fn ends(&self) -> [Tile; 2] {
        [self.maze.start(), self.maze.goal()]
    }

    /// Whether there is wall; doors are above the first room and below the last one.
    pub fn is_wall(&self, column: u16, row: u16) -> bool {
        let doors = [(1, 0), (self.columns() - 2, self.rows() - 1)];
        let is_door = self.has_doors && doors.contains(&(column, row));
        !is_door && !self.maze.grid().is_open(Tile::new(column, row))
    }

    /// The walls as ink: the arms at a post, right, down, left and up.
    pub fn arms(&self, column: u16, row: u16) -> usize {
        let is_wall = |dx: i32, dy: i32| {
            let (x, y) = (i32::from(column) + dx, i32::from(row) + dy);
            let is_within = (0..i32::from(self.columns())).contains(&x)
                && (0..i32::from(self.rows())).contains(&y);
            usize::from(is_within && self.is_wall(x as u16, y as u16))
        };
        is_wall(1, 0) | is_wall(0, 1) << 1 | is_wall(-1, 0) << 2 | is_wall(0, -1) << 3
    }

    /// Each row, each tile as one of two words, or a word for its mark.
    pub fn rows_of<'b>(
        &self,
        wall: &'b str,
        open: &'b str,
        marks: Option<[&'b str; 2]>,
    ) -> Vec<Vec<&'b str>> {
        let word = |column, row| {
            let end = self.ends().iter().position(|&end| end == Tile::new(column, row));
            match marks.zip(end) {
                Some((marks, end)) => marks[end],
                None if self.is_wall(column, row) => wall,
                None => open,
            }
        };
        (0..self.rows())
            .map(|row| (0..self.columns()).map(|column| word(column, row)).collect())
            .collect()
    }

    /// All rows as text.
    pub fn text(&self, wall: &str, open: &str, between: &str, line_end: &str) -> String {
        let rows = self.rows_of(wall, open, None);
        rows.into_iter().map(|row| row.join(between) + line_end).collect()
    }
}
