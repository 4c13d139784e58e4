//! Generators that start with a hall or with rock: the division by crosses, and the digger.

use crate::game::theatre::{Mark, TileArea, TileMarks};
use crate::maze::{BuildStep, Direction};

/// Paints a step of the division; returns the chamber if it will be divided.
pub(super) fn divide(marks: &mut TileMarks, step: BuildStep) -> Option<TileArea> {
    match step {
        BuildStep::Walled { tile } => marks.set(tile, Mark::Wall),
        BuildStep::Opened { tile, .. } => marks.set(tile, Mark::Joined),
        BuildStep::Crossed { top_left, bottom_right, .. } => {
            return Some(TileArea { top_left, bottom_right });
        }
        _ => {}
    }
    None
}

/// Paints a step of the digger. What it digs is its trail until it goes back; a wall where it can
/// no longer dig is final.
pub(super) fn dig(marks: &mut TileMarks, step: BuildStep, has_stack: bool) {
    match step {
        BuildStep::Opened { tile, from } => {
            marks.set(tile, if has_stack { Mark::Trail } else { Mark::Joined });
            if let Some(direction) = from.direction_to(tile) {
                marks.set_came(tile, direction);
            }
            for wall in Direction::ALL.map(|direction| tile.step(direction)) {
                let ways = Direction::ALL
                    .into_iter()
                    .filter(|&direction| !marks.mark(wall.step(direction)).is_wall());
                if ways.count() > 1 {
                    marks.turn(wall, Mark::Untried, Mark::Wall);
                }
            }
        }
        BuildStep::Backtracked { from } => marks.set(from, Mark::Joined),
        BuildStep::Walled { tile } => marks.set(tile, Mark::Wall),
        _ => {}
    }
}
