//! The places of a tree's nodes: each level in one row at its depth, and each node as near to its
//! parent as there is room. Nodes without room are folded into a number at the end of their level.

use super::grain::{ABOVE, LEAST_NUMBERED, LEVEL, SPACING, Tree, fits};
use crate::picture::geometry::{Rect, Vec2, vec2};
use std::collections::{HashMap, HashSet};

/// The maximum size of nodes without numbers, and the minimum, where some are left out.
const LARGEST_DOT: f32 = 7.0;
const SMALLEST_DOT: f32 = 1.5;
/// The maximum distances of levels and of nodes, in radii.
const DEEPEST: f32 = 3.6;
const WIDEST: f32 = 3.2;
/// Down to an easily read size, nodes get smaller rather than closer to their parents (in radii).
const ROOMY: f32 = 3.0;
const EASY: f32 = 13.0;
/// The room that the number of folded nodes takes.
const FOLD: Vec2 = vec2(72.0, 18.0);
/// If fewer nodes than this fit a level, a tree is drawn without numbers.
const FEWEST: f32 = 6.0;

/// The layout of a tree.
pub struct Stand {
    pub place: Rect,
    pub radius: f32,
    pub has_numbers: bool,
    /// From level to level.
    pub step: f32,
    pub levels: Vec<Level>,
}

/// All nodes of one depth.
#[derive(Default)]
pub struct Level {
    pub nodes: Vec<Node>,
    /// The number of nodes that do not fit, and where it is written.
    pub folded: Option<(usize, Rect)>,
}

/// A node that is shown.
pub struct Node {
    pub member: u32,
    /// The index of its parent among those shown in the level above.
    pub parent: usize,
    pub at: Vec2,
}

impl Stand {
    /// A layout in a place, with nodes no larger than this. The wanted nodes, with all above them,
    /// are the last to be folded.
    pub fn new(
        tree: &Tree,
        place: Rect,
        (largest, is_numbered): (f32, bool),
        wanted: &HashSet<u32>,
    ) -> Self {
        let [by_width, by_height] = fits(tree, place.size());
        let roomy = place.h / (2.0 + ABOVE + ROOMY * (tree.levels.len() - 1) as f32);
        let radius = largest.min(by_width).min(by_height).min(roomy.max(EASY));
        let least = FEWEST * SPACING * LEAST_NUMBERED + FOLD.x;
        let can_fold = by_height >= LEAST_NUMBERED && place.w >= least;
        let has_numbers =
            is_numbered && largest >= LEAST_NUMBERED && (radius >= LEAST_NUMBERED || can_fold);
        let radius = if has_numbers {
            radius.max(LEAST_NUMBERED)
        } else {
            radius.min(LARGEST_DOT).max(SMALLEST_DOT.min(by_height))
        };
        let below = (tree.levels.len() - 1).max(1) as f32;
        let step = (place.h - (2.0 + ABOVE) * radius) / below;
        let step = step.clamp(LEVEL * radius, DEEPEST * radius.max(LARGEST_DOT));
        let mut stand = Self { place, radius, has_numbers, step, levels: Vec::new() };
        stand.levels = stand.chosen(tree, wanted);
        stand.set_apart();
        stand
    }

    /// The height of a level's nodes.
    pub fn y(&self, level: usize) -> f32 {
        self.place.y + (1.0 + ABOVE) * self.radius + level as f32 * self.step
    }

    /// The minimum distance of nodes in a level.
    const fn spacing(&self) -> f32 {
        SPACING * self.radius
    }

    /// The level and the index there of each node that is shown.
    pub fn places(&self) -> HashMap<u32, (usize, usize)> {
        let of_level = |(depth, level): (usize, &'_ Level)| {
            let nodes = level.nodes.iter().enumerate();
            nodes.map(move |(place, node)| (node.member, (depth, place))).collect::<Vec<_>>()
        };
        self.levels.iter().enumerate().flat_map(of_level).collect()
    }

    /// The nodes that fit, all in the middle.
    fn chosen(&self, tree: &Tree, wanted: &HashSet<u32>) -> Vec<Level> {
        let room = |width: f32| (width / self.spacing() + 0.01).max(1.0) as usize;
        let (most, beside_fold) = (room(self.place.w), room(self.place.w - FOLD.x));
        let mut shown: HashMap<usize, usize> = HashMap::from([(0, 0)]);
        let mut levels: Vec<Level> = Vec::new();
        for (depth, level) in tree.levels.iter().enumerate() {
            let mut can_stand: Vec<usize> =
                (0..level.len()).filter(|&place| shown.contains_key(&level[place].1)).collect();
            let most = if level.len() > most { beside_fold } else { most };
            can_stand.sort_by_key(|&place| !wanted.contains(&level[place].0));
            can_stand.truncate(most);
            can_stand.sort_unstable();
            let at = vec2(self.place.center().x, self.y(depth));
            let node = |&place: &usize| {
                let (member, parent) = level[place];
                Node { member, parent: shown[&parent], at }
            };
            let nodes: Vec<Node> = can_stand.iter().map(node).collect();
            let folded = level.len() - nodes.len();
            let told = Rect::new(self.place.right() - FOLD.x, at.y - 0.5 * FOLD.y, FOLD.x, FOLD.y);
            levels.push(Level { nodes, folded: (folded > 0).then_some((folded, told)) });
            shown = can_stand.into_iter().enumerate().map(|(new, old)| (old, new)).collect();
        }
        levels
    }

    /// Gives each node width for the number of leaves below it, and separates nodes of a level that
    /// are too close.
    fn set_apart(&mut self) {
        let mut ends: Vec<Vec<f32>> = Vec::new();
        for (depth, level) in self.levels.iter().enumerate().rev() {
            let mut own = vec![0.0; level.nodes.len()];
            if let (Some(below), Some(of)) = (self.levels.get(depth + 1), ends.last()) {
                for (node, ends) in below.nodes.iter().zip(of) {
                    own[node.parent] += ends;
                }
            }
            ends.push(own.into_iter().map(|ends: f32| ends.max(1.0)).collect());
        }
        ends.reverse();
        let is_folded = self.levels.iter().any(|level| level.folded.is_some());
        let width = self.place.w - if is_folded { FOLD.x } else { 0.0 };
        let unit = (width / ends[0][0]).min(WIDEST * self.radius);
        let mut left = vec![self.place.center().x - 0.5 * unit * ends[0][0]];
        for depth in 0..self.levels.len() {
            if depth > 0 {
                let mut next: Vec<f32> = left;
                left = Vec::new();
                for (node, ends) in self.levels[depth].nodes.iter().zip(&ends[depth]) {
                    left.push(next[node.parent]);
                    next[node.parent] += unit * ends;
                }
            }
            let wish = left.iter().zip(&ends[depth]).map(|(left, ends)| left + 0.5 * unit * ends);
            let folded = self.levels[depth].folded.map_or(0.0, |(_, told)| told.w);
            let edges = [
                self.place.x + 0.5 * self.spacing(),
                self.place.right() - folded - 0.5 * self.spacing(),
            ];
            let places = apart(wish, self.spacing(), edges);
            for (node, x) in self.levels[depth].nodes.iter_mut().zip(places) {
                node.at.x = x;
            }
        }
    }
}

/// The positions nearest to these wishes, in order, `spacing` apart and between two limits.
fn apart(wish: impl Iterator<Item = f32>, spacing: f32, [low, high]: [f32; 2]) -> Vec<f32> {
    // The wishes less the spacing before them; neighbours that would pass each other are grouped.
    let mut groups: Vec<(f32, usize)> = Vec::new();
    for (place, wish) in wish.enumerate() {
        let mut group = (wish - spacing * place as f32, 1);
        while let Some((mean, count)) = groups.pop_if(|(mean, _)| *mean > group.0) {
            let both = count + group.1;
            group = ((mean * count as f32 + group.0 * group.1 as f32) / both as f32, both);
        }
        groups.push(group);
    }
    let count: usize = groups.iter().map(|(_, count)| count).sum();
    let last = (high - spacing * count.saturating_sub(1) as f32).max(low);
    let each = groups.into_iter().flat_map(|(mean, count)| std::iter::repeat_n(mean, count));
    let stand = |(place, mean): (usize, f32)| mean.clamp(low, last) + spacing * place as f32;
    each.enumerate().map(stand).collect()
}
