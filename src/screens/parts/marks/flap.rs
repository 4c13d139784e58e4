//! Flaps: two leaves between posts, and an arrow where they point.

use super::locks::{BRASS, WOOD};
use crate::game::rules::RuleStride;
use crate::screens::parts::prelude::*;

/// Half the width of a flap, and how far its leaves point, as shares of the distance between rooms.
const HALF: f32 = 0.33;
const LEAN: f32 = 0.26;
/// Half the thickness of a leaf at its post and at its tip.
const LEAF: [f32; 2] = [0.08, 0.05];
const POST: f32 = 0.1;
const KNOB: f32 = 0.04;
/// The arrow: half its width, its length, and how far behind the tips of the leaves it begins.
const ARROW: Vec2 = vec2(0.15, 0.22);
const BEHIND: f32 = 0.06;

/// A flap whose leaves have swung open as far as this in the direction of a stride, -1 being all the
/// way in the other direction.
pub(super) fn draw(
    stride: RuleStride,
    swung: f32,
    sight: &MazeSight,
    least: f32,
    painter: &mut Painter,
) {
    let pitch = sight.pitch().max(0.8 * least);
    let middle = sight.to_standing(tile_vec(stride.passage()));
    let ahead = (tile_vec(stride.to) - tile_vec(stride.from)).normalize_or_zero();
    let edge = (0.03 * pitch).max(1.0);
    let lean = ahead * LEAN * pitch * swung / 2.0;
    let posts = [-1.0, 1.0].map(|side| middle + ahead.perp() * HALF * pitch * side - lean);
    for (wider, colour) in [(edge, WOOD.edge), (0.0, WOOD.fill)] {
        for post in posts {
            let [thick, thin] = LEAF.map(|half| half * pitch + wider);
            let along = (middle + lean - post).normalize_or_zero();
            let (tip, across) = (middle + lean + along * wider, along.perp());
            let leaf = [
                post - across * thick,
                tip - across * thin,
                tip + across * thin,
                post + across * thick,
            ];
            painter.polygon(&leaf, colour);
            painter.circle(post, POST * pitch + wider, colour);
        }
    }
    for post in posts {
        painter.circle(post, KNOB * pitch, BRASS.fill);
    }
    let (ahead, base) = (ahead * swung, middle + lean - ahead * BEHIND * pitch);
    for (wider, colour) in [(1.6 * edge, BRASS.edge), (0.0, BRASS.fill)] {
        let size = ARROW * pitch + vec2(wider, wider);
        let aside = ahead.perp() * size.x;
        let foot = base - ahead * 0.6 * wider;
        painter.polygon(&[base + ahead * size.y, foot + aside, foot - aside], colour);
    }
}
