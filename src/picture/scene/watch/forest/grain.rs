//! How large the nodes of a forest are, and how much room its trees take.

use crate::picture::geometry::Vec2;

/// At most so many trees and nodes are drawn without numbers.
const MOST_TREES: usize = 6;
const MOST_NODES: usize = 160;
pub const LARGEST_RADIUS: f32 = 7.0;
const LEVEL_STEP: f32 = 30.0;
/// How large nodes with numbers are, the largest first.
const NUMBERED_RADII: [f32; 7] = [34.0, 29.0, 24.0, 20.0, 16.0, 13.0, 11.0];
/// A level of a tree that is too wide stands in so many rows at the most.
const MOST_ROWS: usize = 4;
/// Between two trees, in node widths; and from node to node, in radii.
const BETWEEN: f32 = 1.5;
const BETWEEN_NUMBERED: f32 = 0.4;
const SPACING: f32 = 2.2;
/// From level to level at the least and at the most, in radii of nodes with numbers, and from row to
/// row in a level.
const LEVEL: f32 = 2.15;
const DEEPEST_LEVEL: f32 = 4.5;
/// Larger nodes than this stand farther apart: from node to node, and from level to level.
const ROOMY_ABOVE: f32 = 20.0;
const ROOMY: (f32, f32) = (2.7, 3.0);
const ROW_STEP: f32 = 2.1;
/// A tree as it is drawn: rooms by levels, each with its parent's place in the level above.
pub struct Tree {
    pub root: u32,
    pub rooms: usize,
    pub levels: Vec<Vec<(u32, usize)>>,
}

/// How nodes are laid out.
#[derive(Clone, Copy)]
pub struct Grain {
    pub radius: f32,
    /// From node to node in a row.
    pub spacing: f32,
    /// Between trees, in node widths.
    pub between: f32,
    /// From level to level, and from row to row of one.
    pub level: f32,
    pub row: f32,
    /// In how many rows a wide level stands.
    rows: usize,
    pub has_numbers: bool,
}

impl Grain {
    /// As large as these trees can be in an area, and those of them that have room. With numbers
    /// nodes are so large at the most.
    pub fn of(trees: Vec<Tree>, area: Vec2, numbered: Option<f32>) -> (Vec<Tree>, Self) {
        let is_numbered = numbered.is_some();
        let grains = NUMBERED_RADII
            .into_iter()
            .filter(|&radius| numbered.is_some_and(|largest| radius <= largest))
            .flat_map(|radius| (1..=MOST_ROWS).map(move |rows| Self::numbered(radius, rows)));
        let fitting = grains.filter(|_| is_numbered).find(|grain| grain.holds(&trees, area));
        let smallest = Self::SMALLEST_NUMBERED;
        let (trees, grain) = match fitting {
            Some(grain) => (trees, grain),
            None if is_numbered && smallest.holds(&trees[..1], area) => {
                (smallest.some_of(trees, area), smallest)
            }
            None => {
                let trees = some_of(trees);
                let grain = Self::plain(&trees, area);
                (trees, grain)
            }
        };
        let grain = grain.stretched(&trees, area.y);
        (trees, grain)
    }

    const SMALLEST_NUMBERED: Self = Self::numbered(NUMBERED_RADII[6], MOST_ROWS);

    const fn numbered(radius: f32, rows: usize) -> Self {
        let (spacing, level) = if radius > ROOMY_ABOVE { ROOMY } else { (SPACING, LEVEL) };
        Self {
            radius,
            spacing: spacing * radius,
            between: BETWEEN_NUMBERED,
            level: level * radius,
            row: ROW_STEP * radius,
            rows,
            has_numbers: true,
        }
    }

    fn plain(trees: &[Tree], area: Vec2) -> Self {
        let widest = trees.iter().map(|tree| tree.widest().max(2) as f32).sum::<f32>();
        let total = widest + trees.len().saturating_sub(1) as f32 * BETWEEN;
        let spacing = (area.x / total.max(1.0)).min(SPACING * LARGEST_RADIUS + 3.0);
        let deepest = trees.iter().map(|tree| tree.levels.len()).max().unwrap_or(1);
        Self {
            radius: (spacing * 0.42).clamp(1.2, LARGEST_RADIUS),
            spacing,
            between: BETWEEN,
            level: (area.y / deepest as f32).min(LEVEL_STEP),
            row: 0.0,
            rows: 1,
            has_numbers: false,
        }
    }

    /// In how many rows a level of so many nodes stands.
    pub fn rows_of(self, nodes: usize) -> usize {
        self.rows.min(nodes.div_ceil(2)).max(1)
    }

    /// How wide a tree is. The number of its rooms stands beside the root.
    pub fn width(self, tree: &Tree) -> f32 {
        let level =
            |nodes: &Vec<(u32, usize)>| nodes.len() as f32 / self.rows_of(nodes.len()) as f32;
        let widest = tree.levels.iter().map(level).fold(0.0, f32::max);
        let least = if self.has_numbers && tree.rooms == 1 { 1.0 } else { 2.0 };
        widest.max(least) * self.spacing
    }

    fn height(self, tree: &Tree) -> f32 {
        let rows: usize = tree.levels.iter().map(|level| self.rows_of(level.len()) - 1).sum();
        let levels = tree.levels.len() as f32 - 1.0;
        2.0 * self.radius + levels * self.level + rows as f32 * self.row
    }

    /// With as much from level to level as there is room for.
    fn stretched(self, trees: &[Tree], height: f32) -> Self {
        let deepest = trees.iter().map(|tree| tree.levels.len() - 1).max().unwrap_or(0).max(1);
        let spare = trees.iter().map(|tree| height - self.height(tree)).fold(height, f32::min);
        let most = if self.has_numbers { DEEPEST_LEVEL * self.radius } else { self.level };
        Self { level: (self.level + spare / deepest as f32).clamp(self.level, most), ..self }
    }

    /// As many trees as have room, the first ones first.
    fn some_of(self, trees: Vec<Tree>, area: Vec2) -> Vec<Tree> {
        let mut left = area.x;
        let has_room = |tree: &Tree| {
            let width = self.width(tree) + self.between * self.spacing;
            let fits = width <= left && self.height(tree) <= area.y;
            left -= if fits { width } else { 0.0 };
            fits
        };
        trees.into_iter().filter(has_room).collect()
    }

    fn holds(self, trees: &[Tree], area: Vec2) -> bool {
        let gaps = trees.len().saturating_sub(1) as f32 * self.between * self.spacing;
        let width = trees.iter().map(|tree| self.width(tree)).sum::<f32>() + gaps;
        width <= area.x && trees.iter().all(|tree| self.height(tree) <= area.y)
    }
}

impl Tree {
    pub fn widest(&self) -> usize {
        self.levels.iter().map(Vec::len).max().unwrap_or(1)
    }
}

/// As many of them as can be told apart without numbers.
fn some_of(trees: Vec<Tree>) -> Vec<Tree> {
    let mut nodes = 0;
    let mut some: Vec<Tree> = Vec::new();
    for tree in trees {
        let has_room = some.len() < 2 || nodes + tree.rooms <= MOST_NODES;
        if some.len() < MOST_TREES && has_room {
            nodes += tree.rooms;
            some.push(tree);
        }
    }
    some
}
