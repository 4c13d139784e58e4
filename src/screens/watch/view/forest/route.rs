//! The path of a line between nodes that touches no other node: up and down between the nodes of a
//! level, and across between two levels.

use super::stand::Stand;
use crate::picture::geometry::{Vec2, vec2};

/// How far from the middle below a node the pointers of its children end, in radii.
const ASIDE_AT_PARENT: f32 = 0.2;
/// Where it goes across between two levels, in parts of the gap between them.
const ACROSS: f32 = 0.3;

/// The corners of the path between two nodes of a tree, given by level and index there.
pub fn route(stand: &Stand, from: (usize, usize), to: (usize, usize)) -> Vec<Vec2> {
    let (high, low) = if from.0 <= to.0 { (from, to) } else { (to, from) };
    let at = |(level, place): (usize, usize)| stand.levels[level].nodes[place].at;
    // Nearer to the lower nodes than most arrowheads are.
    let above =
        |level: usize| stand.y(level) - stand.radius - ACROSS * (stand.step - 2.0 * stand.radius);
    let radius = vec2(0.0, stand.radius);
    let (first, last) = (at(high), at(low));
    let mut way = Vec::new();
    let mut x = first.x;
    if high.0 == low.0 {
        way.extend([first - radius, vec2(x, above(low.0))]);
    } else {
        way.extend([first + radius, vec2(x, above(high.0 + 1))]);
        for level in high.0 + 1..low.0 {
            x = gap(stand, level, last.x);
            way.extend([vec2(x, above(level)), vec2(x, above(level + 1))]);
        }
    }
    way.extend([vec2(last.x, above(low.0)), last - radius]);
    if from.0 > to.0 {
        way.reverse();
    }
    way
}

/// Where the path crosses a level close to `x`: between two nodes of it, or beside all of them.
fn gap(stand: &Stand, level: usize, x: f32) -> f32 {
    let nodes: Vec<f32> = stand.levels[level].nodes.iter().map(|node| node.at.x).collect();
    let clear = 1.15 * stand.radius;
    let between = nodes.windows(2).map(|pair| {
        let (low, high) = (pair[0] + clear, pair[1] - clear);
        if low < high { x.clamp(low, high) } else { 0.5 * (pair[0] + pair[1]) }
    });
    let ends = [
        nodes.first().map(|&first| x.min(first - clear)),
        nodes.last().map(|&last| x.max(last + clear)),
    ];
    let all = between.chain(ends.into_iter().flatten());
    all.min_by(|one, other| (one - x).abs().total_cmp(&(other - x).abs())).unwrap_or(x)
}

/// From the top of a node to near the lowest point of its parent, so that it passes below all
/// others of the upper level and above all of the lower one.
pub fn pointer(stand: &Stand, node: Vec2, parent: Vec2) -> [Vec2; 2] {
    let aside = ASIDE_AT_PARENT * stand.radius;
    let aside = (0.1 * (node.x - parent.x)).clamp(-aside, aside);
    [node - vec2(0.0, stand.radius), parent + vec2(aside, stand.radius)]
}
