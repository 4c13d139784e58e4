//! Wilson's random walks: each is highlighted, loses its loops, and joins the tree.

use super::growth::reach;
use crate::game::theatre::{Mark, TileMarks};
use crate::maze::BuildStep;

pub(super) fn paint(marks: &mut TileMarks, step: BuildStep) {
    match step {
        BuildStep::Walked { from, to } => {
            let Some(direction) = from.direction_towards(to) else { return };
            marks.turn(from, Mark::Fresh, Mark::Walk);
            match marks.mark(to) {
                // A loop: everything since the previous visit to this room is erased.
                Mark::Walk => {
                    let mut end = from;
                    while end != to {
                        marks.set(end, Mark::Fresh);
                        end = end.go(marks.came(end).opposite(), 2);
                    }
                }
                Mark::Fresh => {
                    marks.set(to, Mark::Walk);
                    marks.set_came(to, direction);
                }
                _ => {}
            }
        }
        // The walk is opened from its beginning, so the next room is on the walk or in the tree.
        BuildStep::Opened { tile, from } => {
            marks.set(tile, Mark::Joined);
            reach(marks, from, Mark::Joined);
        }
        _ => {}
    }
}
