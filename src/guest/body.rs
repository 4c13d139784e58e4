//! Where a micromouse stands, and which walls it meets, in half steps.
//!
//! The middle of the cell at the bottom left is (1, 1), and a wall lies at an even coordinate. On
//! the edge between two cells a mouse may turn into a diagonal, which leads from edge to edge.

use super::mouse_maze::{MouseCell, MouseMaze};
use crate::maze::Direction;

/// A place and a heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MouseBody {
    /// Half steps from the left and from the bottom edge of the maze.
    pub at: [i32; 2],
    /// Eighths of a turn clockwise from north.
    pub heading: u8,
}

impl MouseBody {
    /// In the cell at the bottom left, facing north.
    pub const START: Self = Self { at: [1, 1], heading: 0 };

    /// The cell it is in; an edge belongs to the cell beyond it.
    pub const fn cell(self) -> MouseCell {
        [(self.at[0] / 2) as u16, (self.at[1] / 2) as u16]
    }

    /// Turned by `eighths` eighths clockwise.
    #[must_use]
    pub const fn turned(self, eighths: i8) -> Self {
        Self {
            heading: (self.heading.cast_signed() + eighths).rem_euclid(8).cast_unsigned(),
            ..self
        }
    }

    /// `half_steps` half steps on.
    #[must_use]
    pub const fn moved(self, half_steps: i32) -> Self {
        let [right, up] = self.way();
        Self { at: [self.at[0] + right * half_steps, self.at[1] + up * half_steps], ..self }
    }

    /// A half step, to the right and up.
    const fn way(self) -> [i32; 2] {
        [[0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1]]
            [self.heading as usize & 7]
    }

    const fn is_diagonal(self) -> bool {
        self.heading % 2 == 1
    }

    /// Whether the next half step is blocked: by a wall, or by the post where walls meet.
    pub fn is_blocked(self, maze: &MouseMaze) -> bool {
        let ([right, up], is_diagonal) = (self.way(), self.is_diagonal());
        let has_wall = |[x, y]: [i32; 2], side| {
            let cell = maze.number(x.into(), y.into());
            cell.is_some_and(|_| maze.has_wall([x as u16, y as u16], side))
        };
        let [x, y] = self.at;
        match [x % 2, y % 2] {
            [1, 1] => is_diagonal || has_wall([x / 2, y / 2], side_of([right, up])),
            // On the edge between two cells side by side …
            [0, 1] if !is_diagonal => right == 0,
            [0, 1] => has_wall([x / 2 - i32::from(right < 0), y / 2], side_of([0, up])),
            // … and of two above each other.
            _ if !is_diagonal => up == 0,
            _ => has_wall([x / 2, y / 2 - i32::from(up < 0)], side_of([right, 0])),
        }
    }

    /// How many half steps it can go, at most this many.
    pub fn free(self, maze: &MouseMaze, most: i32) -> i32 {
        (0..most).find(|&gone| self.moved(gone).is_blocked(maze)).unwrap_or(most)
    }
}

/// The side of a cell in this direction, to the right and up.
pub(super) const fn side_of([right, up]: [i32; 2]) -> Direction {
    match (right, up) {
        (0, 1) => Direction::Up,
        (1, _) => Direction::Right,
        (0, _) => Direction::Down,
        _ => Direction::Left,
    }
}
