//! What finding roots has cost in a build, step by step: counted as it happens, for a chart.

use super::BuildAct;
use crate::maze::UnionFind;

/// What it has come to after a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FindCost {
    /// How many finds there were so far.
    pub finds: u32,
    /// How often all of them have read `parent`.
    pub hops: u32,
    /// How many levels the deepest room lies below its root now.
    pub depth: u32,
}

impl FindCost {
    /// How many hops a find has taken on the average.
    pub fn hops_per_find(self) -> f64 {
        f64::from(self.hops) / f64::from(self.finds.max(1))
    }
}

/// One for each step of a build, as far as the forest is shown.
#[derive(Clone, Debug, Default)]
pub(super) struct FindCosts {
    /// The costs of the steps so far, the first one first.
    pub of_steps: Vec<FindCost>,
    /// The depth of each room, to be worked out without asking twice.
    depths: Vec<u32>,
}

impl FindCosts {
    /// A step was taken.
    pub fn note(&mut self, build: &BuildAct) {
        let (Some(forest), Some(_)) = (build.forest(), build.finds()) else { return };
        let before = self.of_steps.last().copied().unwrap_or_default();
        let hops: u32 = build.parts.iter().map(|told| told.cursor.hops()).sum();
        let depth = self.deepest(forest);
        let cost = FindCost { finds: before.finds + 2, hops: before.hops + hops, depth };
        self.of_steps.push(cost);
    }

    /// How deep the deepest member lies.
    fn deepest(&mut self, forest: &UnionFind) -> u32 {
        const UNKNOWN: u32 = u32::MAX;
        self.depths.clear();
        self.depths.resize(forest.members() as usize, UNKNOWN);
        let mut way = Vec::new();
        for member in 0..forest.members() {
            let mut at = member;
            let mut depth = loop {
                match (self.depths[at as usize], forest.parent(at)) {
                    (UNKNOWN, Some(parent)) => {
                        way.push(at);
                        at = parent;
                    }
                    (UNKNOWN, None) => {
                        self.depths[at as usize] = 0;
                        break 0;
                    }
                    (depth, _) => break depth,
                }
            };
            for below in way.drain(..).rev() {
                depth += 1;
                self.depths[below as usize] = depth;
            }
        }
        self.depths.iter().copied().max().unwrap_or(0)
    }
}
