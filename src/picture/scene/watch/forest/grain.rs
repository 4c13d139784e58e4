//! How large the nodes of a forest are, and how much room its trees take.

use crate::picture::geometry::{Vec2, vec2};

/// At most so many trees and nodes are drawn without numbers.
const MOST_TREES: usize = 6;
const MOST_NODES: usize = 160;
pub const LARGEST_RADIUS: f32 = 7.0;
const LEVEL_STEP: f32 = 30.0;
/// How large nodes with numbers are, the largest first.
const NUMBERED_RADII: [f32; 7] = [34.0, 29.0, 24.0, 20.0, 16.0, 13.0, 11.0];
/// Nodes become so small before those of one level stand in more rows, as if they were of several
/// levels; even smaller ones are hard to read.
const LEAST_EASY_RADIUS: f32 = 13.0;
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
    /// As large as these trees can be in an area, and those of them that have room, in rows. With
    /// numbers nodes are so large at the most.
    pub fn of(trees: Vec<Tree>, area: Vec2, numbered: Option<f32>) -> (Vec<Vec<Tree>>, Self) {
        let radii = NUMBERED_RADII
            .into_iter()
            .filter(|&radius| numbered.is_some_and(|largest| radius <= largest));
        let in_rows = |rows| radii.clone().map(move |radius| Self::numbered(radius, rows));
        let (easy, small): (Vec<Self>, Vec<Self>) =
            (1..=MOST_ROWS).flat_map(in_rows).partition(|grain| grain.radius >= LEAST_EASY_RADIUS);
        let grains = easy.into_iter().chain(small);
        let layouts = grains.map(|grain| (grain.rows(&trees, area), grain));
        let smallest = Self::SMALLEST_NUMBERED;
        let count = |rows: &[Vec<usize>]| rows.iter().map(Vec::len).sum::<usize>();
        let fitting = layouts.into_iter().find(|(rows, _)| count(rows) == trees.len());
        let (rows, grain) = fitting
            .or_else(|| {
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
        let grain = grain.stretched(&rows, area.y);
        (rows, grain)
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

    fn plain<'t>(trees: impl Iterator<Item = &'t Tree> + Clone, area: Vec2) -> Self {
        let widest = trees.clone().map(|tree| tree.widest().max(2) as f32).sum::<f32>();
        let total = widest + trees.clone().count().saturating_sub(1) as f32 * BETWEEN;
        let spacing = (area.x / total.max(1.0)).min(SPACING * LARGEST_RADIUS + 3.0);
        let deepest = trees.map(|tree| tree.levels.len()).max().unwrap_or(1);
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
        let level = |nodes: &Vec<(u32, usize)>| self.level_width(nodes.len());
        let widest = tree.levels.iter().map(level).fold(0.0, f32::max);
        let least = if self.has_numbers && tree.rooms == 1 { 1.0 } else { 2.0 };
        widest.max(least * self.spacing)
    }

    /// How wide a level of so many nodes is: from row to row each stands a little farther on.
    pub fn level_width(self, nodes: usize) -> f32 {
        (1.0 + (nodes as f32 - 1.0) / self.rows_of(nodes) as f32) * self.spacing
    }

    fn height(self, tree: &Tree) -> f32 {
        let rows: usize = tree.levels.iter().map(|level| self.rows_of(level.len()) - 1).sum();
        let levels = tree.levels.len() as f32 - 1.0;
        2.0 * self.radius + levels * self.level + rows as f32 * self.row
    }

    /// Between two trees and between two rows of them.
    pub fn gap(self) -> f32 {
        self.between * self.spacing
    }

    /// How high a row of trees is.
    pub fn row_height(self, trees: &[Tree]) -> f32 {
        trees.iter().map(|tree| self.height(tree)).fold(0.0, f32::max)
    }

    /// With as much from level to level as there is room for.
    fn stretched(self, rows: &[Vec<Tree>], height: f32) -> Self {
        let used: f32 = rows.iter().map(|row| self.row_height(row) + self.gap()).sum();
        let deepest = |row: &Vec<Tree>| row.iter().map(|tree| tree.levels.len() - 1).max();
        let levels = rows.iter().filter_map(deepest).sum::<usize>().max(1);
        let most = if self.has_numbers { DEEPEST_LEVEL * self.radius } else { self.level };
        let level = self.level + (height + self.gap() - used) / levels as f32;
        Self { level: level.clamp(self.level, most), ..self }
    }

    /// The places of the trees that have room, row by row: each in the first row that can take it.
    fn rows(self, trees: &[Tree], area: Vec2) -> Vec<Vec<usize>> {
        let mut rows: Vec<(Vec<usize>, Vec2)> = Vec::new();
        let mut used = 0.0;
        for (place, tree) in trees.iter().enumerate() {
            let (width, height) = (self.width(tree), self.height(tree));
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

/// The places of as many of them as can be told apart without numbers.
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A root with so many below it.
    fn star(below: u32) -> Tree {
        let levels = vec![vec![(0, 0)], (1..=below).map(|room| (room, 0)).collect()];
        Tree { root: 0, rooms: below as usize + 1, levels }
    }

    #[test]
    fn nodes_of_one_level_stand_in_one_row_as_long_as_they_are_easy_to_read_there() {
        let least = SPACING * LEAST_EASY_RADIUS;
        for below in 3..30 {
            for (room, rows) in [(below as f32 + 0.1, 1), (0.5 * below as f32 + 0.7, 2)] {
                let area = vec2(room * least, 900.0);
                let (_, grain) = Grain::of(vec![star(below)], area, Some(NUMBERED_RADII[0]));
                assert_eq!(grain.rows_of(below as usize), rows, "{below}");
                assert!(grain.radius >= LEAST_EASY_RADIUS, "{below}: {}", grain.radius);
            }
        }
    }
}
