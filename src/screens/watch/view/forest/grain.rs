//! The size of a forest's nodes, and the room that its trees take.

use crate::picture::geometry::{Vec2, vec2};
use std::collections::HashMap;

/// The maximum numbers of trees and of nodes that are drawn without numbers.
const MOST_TREES: usize = 6;
const MOST_NODES: usize = 160;
pub const LARGEST_RADIUS: f32 = 7.0;
const DOT_LEVEL: f32 = 30.0;
/// The sizes of nodes with numbers, the largest first.
const NUMBERED_RADII: [f32; 7] = [44.0, 34.0, 26.0, 20.0, 16.0, 13.0, LEAST_NUMBERED];
/// In smaller nodes numbers are illegible.
pub const LEAST_NUMBERED: f32 = 9.5;
/// Between two trees, in node widths.
const BETWEEN: f32 = 1.5;
const BETWEEN_NUMBERED: f32 = 0.4;
/// The minimum distances of nodes, of levels, and above a root, in radii.
pub const SPACING: f32 = 2.15;
pub const LEVEL: f32 = 2.3;
pub const ABOVE: f32 = 0.35;

/// A tree as it is drawn: its rooms by level, each with the index of its parent in the level above.
pub struct Tree {
    pub root: u32,
    pub rooms: usize,
    pub levels: Vec<Vec<(u32, usize)>>,
}

/// The largest nodes with which a tree fits a place, by its width and by its height.
pub fn fits(tree: &Tree, place: Vec2) -> [f32; 2] {
    let high = 2.0 + ABOVE + LEVEL * (tree.levels.len() - 1) as f32;
    [place.x / (SPACING * tree.widest() as f32), place.y / high]
}

/// The layout of trees that cannot all have homes.
#[derive(Clone, Copy)]
pub struct Grain {
    pub radius: f32,
    /// From node to node in a row.
    spacing: f32,
    /// Between trees, in node widths.
    between: f32,
    /// From level to level.
    level: f32,
    has_numbers: bool,
}

impl Grain {
    /// The largest layout of these trees in an area, with those that fit, in rows. `numbered` is
    /// the maximum size of nodes with numbers.
    pub fn of(trees: Vec<Tree>, area: Vec2, numbered: Option<f32>) -> (Vec<Vec<Tree>>, Self) {
        let grains = NUMBERED_RADII
            .into_iter()
            .filter(|&radius| numbered.is_some_and(|largest| radius <= largest))
            .map(Self::numbered);
        let layouts = grains.map(|grain| (grain.rows(&trees, area), grain));
        let count = |rows: &[Vec<usize>]| rows.iter().map(Vec::len).sum::<usize>();
        let fitting = layouts.into_iter().find(|(rows, _)| count(rows) == trees.len());
        let (rows, grain) = fitting
            .or_else(|| {
                let smallest = Self::numbered(LEAST_NUMBERED);
                let rows = smallest.rows(&trees, area);
                let has_first = rows.first().is_some_and(|row| row.first() == Some(&0));
                (numbered.is_some() && has_first).then_some((rows, smallest))
            })
            .unwrap_or_else(|| {
                let few = few_of(&trees);
                let grain = Self::plain(few.iter().map(|&place| &trees[place]), area);
                (vec![few], grain)
            });
        let mut trees: Vec<Option<Tree>> = trees.into_iter().map(Some).collect();
        let mut take = |place: usize| trees[place].take();
        let rows: Vec<Vec<Tree>> =
            rows.into_iter().map(|row| row.into_iter().filter_map(&mut take).collect()).collect();
        (rows, grain)
    }

    const fn numbered(radius: f32) -> Self {
        Self {
            radius,
            spacing: SPACING * radius,
            between: BETWEEN_NUMBERED,
            level: LEVEL * radius,
            has_numbers: true,
        }
    }

    fn plain<'t>(trees: impl Iterator<Item = &'t Tree> + Clone, area: Vec2) -> Self {
        let widest = trees.clone().map(|tree| tree.widest().max(2) as f32).sum::<f32>();
        let total = widest + trees.clone().count().saturating_sub(1) as f32 * BETWEEN;
        let spacing = (area.x / total.max(1.0)).min(SPACING * LARGEST_RADIUS + 3.0);
        let deepest = trees.map(|tree| tree.levels.len()).max().unwrap_or(1);
        Self {
            radius: (spacing / SPACING).min(LARGEST_RADIUS),
            spacing,
            between: BETWEEN,
            level: (area.y / deepest as f32).min(DOT_LEVEL),
            has_numbers: false,
        }
    }

    /// The width of a tree, including the number of its rooms beside the root.
    pub fn width(self, tree: &Tree) -> f32 {
        let least = if self.has_numbers && tree.rooms == 1 { 1 } else { 2 };
        tree.widest().max(least) as f32 * self.spacing
    }

    fn height(self, tree: &Tree) -> f32 {
        (2.0 + ABOVE) * self.radius + (tree.levels.len() - 1) as f32 * self.level
    }

    /// Between two trees and between two rows of them.
    pub fn gap(self) -> f32 {
        self.between * self.spacing
    }

    /// The height of a row of trees.
    pub fn row_height(self, trees: &[Tree]) -> f32 {
        trees.iter().map(|tree| self.height(tree)).fold(0.0, f32::max)
    }

    /// The indices of the trees that fit, row by row: each in the first row with room for it.
    fn rows(self, trees: &[Tree], area: Vec2) -> Vec<Vec<usize>> {
        let mut rows: Vec<(Vec<usize>, Vec2)> = Vec::new();
        let mut used = 0.0;
        for (place, tree) in trees.iter().enumerate() {
            // A tree that is too wide is folded.
            let (width, height) = (self.width(tree).min(area.x), self.height(tree));
            let row = rows.iter().position(|(_, taken)| {
                let higher = (height - taken.y).max(0.0);
                taken.x + self.gap() + width <= area.x && used + higher <= area.y
            });
            let below = if rows.is_empty() { 0.0 } else { self.gap() };
            if let Some((row, taken)) = row.map(|row| &mut rows[row]) {
                row.push(place);
                used += (height - taken.y).max(0.0);
                *taken = vec2(taken.x + self.gap() + width, taken.y.max(height));
            } else if width <= area.x && used + below + height <= area.y {
                rows.push((vec![place], vec2(width, height)));
                used += below + height;
            }
        }
        rows.into_iter().map(|(row, _)| row).collect()
    }
}

impl Tree {
    pub fn widest(&self) -> usize {
        self.levels.iter().map(Vec::len).max().unwrap_or(1)
    }
}

/// The members of a tree by level, siblings side by side.
pub fn levels(root: u32, children: &HashMap<u32, Vec<u32>>) -> Vec<Vec<(u32, usize)>> {
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

/// The indices of as many trees as can be told apart without numbers.
fn few_of(trees: &[Tree]) -> Vec<usize> {
    let mut nodes = 0;
    let mut few = Vec::new();
    for (place, tree) in trees.iter().enumerate() {
        let has_room = few.len() < 2 || nodes + tree.rooms <= MOST_NODES;
        if few.len() < MOST_TREES && has_room {
            nodes += tree.rooms;
            few.push(place);
        }
    }
    few
}
