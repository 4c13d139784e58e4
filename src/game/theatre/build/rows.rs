//! Generators that work row by row: Eller, the sidewinder and the binary tree.

use crate::game::theatre::{Mark, TileArea, TileMarks};
use crate::maze::{BuildStep, Direction, Size, Tile};

/// Paints the rows as they are worked on.
#[derive(Clone, Debug)]
pub(super) struct BuildRows {
    size: Size,
    extent: Extent,
    /// The first room of the sidewinder's present run.
    run: Tile,
}

/// The part of a row that is worked on at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    Row,
    Run,
    Room,
}

impl BuildRows {
    pub const fn new(size: Size, extent: Extent) -> Self {
        Self { size, extent, run: size.start() }
    }

    /// Paints a step and returns the row or run that it belongs to.
    pub fn paint(&mut self, marks: &mut TileMarks, step: BuildStep) -> Option<TileArea> {
        let (wall, from) = match step {
            BuildStep::Opened { tile, from } => {
                marks.set(tile, Mark::Joined);
                for room in Size::sides(tile) {
                    marks.set(room, Mark::Joined);
                }
                (tile, from)
            }
            BuildStep::Kept { wall } => {
                marks.set(wall, Mark::Wall);
                (wall, Size::sides(wall)[0])
            }
            _ => return None,
        };
        Some(match self.extent {
            Extent::Row => TileArea::row(self.size, from.row),
            Extent::Run => self.run(marks, wall, from),
            Extent::Room => {
                for side in [Direction::Up, Direction::Left] {
                    marks.turn(from.step(side), Mark::Untried, Mark::Wall);
                }
                TileArea { top_left: from, bottom_right: from }
            }
        })
    }

    /// The run up to this step. Once its way up is opened, its other walls above are final.
    fn run(&mut self, marks: &mut TileMarks, wall: Tile, from: Tile) -> TileArea {
        if self.run.row != from.row {
            self.run = Tile::new(1, from.row);
        }
        let top_left = self.run;
        let is_rising = wall.row < from.row;
        if !is_rising {
            let end = if marks.mark(wall) == Mark::Wall { 0 } else { 2 };
            return TileArea { top_left, bottom_right: from.go(Direction::Right, end) };
        }
        // The run ends where the wall on its right was kept, or at the end of its row.
        let mut last = from;
        while !marks.mark(last.step(Direction::Right)).is_wall() {
            last = last.go(Direction::Right, 2);
        }
        for column in (top_left.column..=last.column).step_by(2) {
            marks.turn(Tile::new(column, from.row - 1), Mark::Untried, Mark::Wall);
        }
        self.run = last.go(Direction::Right, 2);
        TileArea { top_left, bottom_right: last }
    }
}
