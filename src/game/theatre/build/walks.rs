//! Wilson's random walks: each is lit, forgets its loops, and joins the tree.

use super::growth::reach;
use crate::game::theatre::{Mark, Picture};
use crate::maze::BuildStep;

pub(super) fn paint(picture: &mut Picture, step: BuildStep) {
    match step {
        BuildStep::Walked { from, to } => {
            let Some(direction) = from.direction_towards(to) else { return };
            picture.turn(from, Mark::Fresh, Mark::Walk);
            match picture.mark(to) {
                // A loop: what was walked since it was there before is forgotten.
                Mark::Walk => {
                    let mut end = from;
                    while end != to {
                        picture.set(end, Mark::Fresh);
                        end = end.go(picture.came(end).opposite(), 2);
                    }
                }
                Mark::Fresh => {
                    picture.set(to, Mark::Walk);
                    picture.set_came(to, direction);
                }
                _ => {}
            }
        }
        // The walk is opened from its begin on: what lies beyond is on it still, or in the tree.
        BuildStep::Opened { tile, from } => {
            picture.set(tile, Mark::Joined);
            reach(picture, from, Mark::Joined);
        }
        _ => {}
    }
}
