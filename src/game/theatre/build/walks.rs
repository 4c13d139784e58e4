//! Wilson's random walks: each is lit, forgets its loops, and joins the tree.

use super::growth::reach;
use crate::game::theatre::{Mark, TileMarks};
use crate::maze::BuildStep;

pub(super) fn paint(marks: &mut TileMarks, step: BuildStep) {
    match step {
        BuildStep::Walked { from, to } => {
            let Some(direction) = from.direction_towards(to) else { return };
            marks.turn(from, Mark::Fresh, Mark::Walk);
            match marks.mark(to) {
                // A loop: what was walked since it was there before is forgotten.
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
        // The walk is opened from its begin on: what lies beyond is on it still, or in the tree.
        BuildStep::Opened { tile, from } => {
            marks.set(tile, Mark::Joined);
            reach(marks, from, Mark::Joined);
        }
        _ => {}
    }
}
