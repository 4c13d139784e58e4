//! The forest of union-find: the trees of the two rooms in question first, then the largest others,
//! each with its root on top, and the ways that the finds have climbed.

use super::counters::thousands;
use crate::game::theatre::{BuildAct, Finds, SetSizes};
use crate::maze::UnionFind;
use crate::picture::maze::set_pattern;
use crate::picture::scene::prelude::*;
use crate::words::WatchWords;
use std::collections::{HashMap, HashSet};

/// At most so many trees and nodes are drawn.
const MOST_TREES: usize = 6;
const MOST_NODES: usize = 160;
const LARGEST_RADIUS: f32 = 7.0;
const LEVEL_STEP: f32 = 30.0;

/// A tree as it is drawn: rooms by levels, each with its parent's place in the level above.
struct Tree {
    root: u32,
    levels: Vec<Vec<(u32, usize)>>,
}

/// Between two trees, in node widths; and between two nodes, at the most.
const BETWEEN: f32 = 1.5;
const WIDEST_SPACING: f32 = 2.2 * LARGEST_RADIUS + 3.0;

/// What the trees of a forest are drawn with.
struct Forest<'f> {
    build: &'f BuildAct,
    sets: &'f UnionFind,
    /// The rooms that the finds have come through.
    climbed: HashSet<u32>,
    radius: f32,
    /// From one level of a tree to the next.
    step: f32,
}

/// Draws the forest of a build; tells how many trees had no room.
pub fn draw(painter: &mut Painter, area: Rect, build: &BuildAct, sets: &UnionFind) -> u32 {
    let finds = build.finds();
    let trees = chosen_trees(sets, finds);
    let widths: Vec<f32> = trees.iter().map(Tree::width).collect();
    let total = widths.iter().sum::<f32>() + trees.len().saturating_sub(1) as f32 * BETWEEN;
    let spacing = (area.w / total.max(1.0)).min(WIDEST_SPACING);
    let deepest = trees.iter().map(|tree| tree.levels.len()).max().unwrap_or(1);
    let climbed = finds.map(|finds| finds.a.path.iter().chain(&finds.b.path).copied().collect());
    let forest = Forest {
        build,
        sets,
        climbed: climbed.unwrap_or_default(),
        radius: (spacing * 0.42).clamp(1.2, LARGEST_RADIUS),
        step: (area.h / deepest as f32).min(LEVEL_STEP),
    };
    let widths = widths.iter().map(|width| fixed(width * spacing));
    for (tree, place) in trees.iter().zip(row(area).gap(BETWEEN * spacing).each(widths)) {
        forest.draw_tree(painter, tree, place);
    }
    let all = build.set_sizes().map_or(0, SetSizes::sets);
    all.saturating_sub(trees.len() as u32)
}

impl Tree {
    /// How many nodes its widest level has, in node widths; a root and its number need some too.
    fn width(&self) -> f32 {
        self.levels.iter().map(Vec::len).max().unwrap_or(1).max(2) as f32
    }
}

/// The trees of *a* and *b*, and the largest others while there is room.
fn chosen_trees(forest: &UnionFind, finds: Option<&Finds>) -> Vec<Tree> {
    let mut children: HashMap<u32, Vec<u32>> = HashMap::new();
    let mut roots = Vec::new();
    for member in 0..forest.members() {
        match forest.parent(member) {
            Some(parent) => children.entry(parent).or_default().push(member),
            None => roots.push(member),
        }
    }
    roots.sort_by_key(|&root| std::cmp::Reverse(forest.size(root)));
    let asked = finds.into_iter().flat_map(|finds| [finds.a.path[0], finds.b.path[0]]);
    let mut wanted: Vec<u32> = asked.map(|room| forest.root(room)).collect();
    wanted.extend(roots);
    let mut trees: Vec<Tree> = Vec::new();
    let mut nodes = 0;
    for root in wanted {
        let size = forest.size(root) as usize;
        let has_room = trees.len() < 2 || nodes + size <= MOST_NODES;
        if trees.len() < MOST_TREES && has_room && trees.iter().all(|tree| tree.root != root) {
            nodes += size;
            trees.push(Tree { root, levels: levels(root, &children) });
        }
    }
    trees
}

fn levels(root: u32, children: &HashMap<u32, Vec<u32>>) -> Vec<Vec<(u32, usize)>> {
    let mut levels = vec![vec![(root, 0)]];
    while let Some(last) = levels.last() {
        let next: Vec<_> = last
            .iter()
            .enumerate()
            .flat_map(|(place, (room, _))| {
                children.get(room).into_iter().flatten().map(move |&child| (child, place))
            })
            .collect();
        if next.is_empty() {
            break;
        }
        levels.push(next);
    }
    levels
}

impl Forest<'_> {
    fn draw_tree(&self, painter: &mut Painter, tree: &Tree, area: Rect) {
        let (palette, radius, size) = (painter.palette(), self.radius, self.build.spec().size());
        let at = |level: usize, place: usize| {
            let count = tree.levels[level].len() as f32;
            let share = (place as f32 + 0.5) / count;
            let used = (area.w * (count / tree.width())).max(area.w * 0.6);
            let left = area.center().x - used / 2.0;
            vec2(left + used * share, area.y + radius + self.step * level as f32)
        };
        // Many lines beside each other would be one dark area.
        let crowded = (self.radius / LARGEST_RADIUS).clamp(0.12, 0.55);
        for level in 1..tree.levels.len() {
            for (place, &(room, parent)) in tree.levels[level].iter().enumerate() {
                let over = tree.levels[level - 1][parent].0;
                let is_climbed = self.climbed.contains(&room) && self.climbed.contains(&over);
                let (width, colour) = if is_climbed {
                    (3.0, palette.ink)
                } else {
                    (1.0, Color { a: crowded, ..palette.muted_ink })
                };
                painter.line(at(level - 1, parent), at(level, place), width, colour);
            }
        }
        for (level, nodes) in tree.levels.iter().enumerate() {
            for (place, &(room, _)) in nodes.iter().enumerate() {
                let tint = self.build.marks().mark(size.room(room)).tint();
                let fill = tint.map_or(palette.floor, |tint| palette.sets[tint.index()]);
                let edge =
                    if self.climbed.contains(&room) { palette.ink } else { palette.muted_ink };
                let centre = at(level, place);
                painter.circle(centre, radius + 1.0, edge);
                painter.circle(centre, radius, fill);
                if let (Some(colour), Some(tint)) = (palette.set_pattern, tint) {
                    draw_pattern(painter, centre, radius, set_pattern(tint), colour);
                }
            }
        }
        let beside = at(0, 0) + vec2(radius + 5.0, 4.5 - 0.6 * radius.max(5.0));
        let (style, rooms) = (painter.muted(Face::Strong, NOTE), self.sets.size(tree.root));
        painter.text(style, beside.x, beside.y, &rooms.to_string());
    }
}

/// The pattern of a node's set, as far as there is room for one.
fn draw_pattern(painter: &mut Painter, centre: Vec2, radius: f32, pattern: usize, colour: Color) {
    match pattern {
        1 => {
            let along = vec2(0.6, -0.6) * radius;
            painter.line(centre - along, centre + along, (0.35 * radius).max(1.0), colour);
        }
        2 => painter.circle(centre, 0.4 * radius, colour),
        _ => {}
    }
}

/// How far the finds have climbed, and how many trees are not shown.
pub fn draw_caption(
    painter: &mut Painter,
    line: Rect,
    finds: Option<&Finds>,
    hidden: u32,
    words: &WatchWords,
) {
    let climbs = finds.map(|finds| words.climbs(finds.a.levels(), finds.b.levels()));
    let rest = climbs
        .map_or(line, |climbs| painter.heading(line, painter.ink(Face::Strong, NOTE), &climbs));
    let more = if hidden > 0 { words.more_trees(thousands(hidden.into())) } else { String::new() };
    let width = painter.measure(Face::Strong, NOTE, &more);
    let [between, right] = row(rest).gap(M).split([grow(1.0), fixed(width)]);
    painter.note(right, painter.muted(Face::Strong, NOTE).right(), &more);
    let halved = finds.map_or(0, |finds| finds.a.rehung.len() + finds.b.rehung.len());
    if halved > 0 {
        painter.note(between, painter.muted(Face::Body, NOTE), &words.halved(halved));
    }
}
