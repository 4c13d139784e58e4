//! The costs of the finds in a build after each step, counted as they occur, for a chart.

use super::BuildAct;
use crate::maze::UnionFind;

/// The costs up to a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FindCost {
    /// The number of finds.
    pub finds: u32,
    /// How often all of them have read `parent`.
    pub hops: u32,
    /// The depth of the deepest room below its root.
    pub depth: u32,
}

impl FindCost {
    /// The average number of hops of a find.
    pub fn reads_per_find(self) -> f64 {
        f64::from(self.hops) / f64::from(self.finds.max(1))
    }
}

/// The costs after each step of a build, as long as the forest is shown.
#[derive(Clone, Debug, Default)]
pub(super) struct FindCosts {
    /// The costs by step, the first one first.
    pub of_steps: Vec<FindCost>,
    /// A buffer for the depth of each room, so that none is computed twice.
    depths: Vec<u32>,
}

impl FindCosts {
    /// Adds the last step.
    pub fn note(&mut self, build: &BuildAct) {
        let (Some(forest), Some(_)) = (build.forest(), build.finds()) else { return };
        let before = self.of_steps.last().copied().unwrap_or_default();
        let hops: u32 = build.parts.iter().map(|told| told.cursor.hops()).sum();
        let depth = self.deepest(forest);
        let cost = FindCost { finds: before.finds + 2, hops: before.hops + hops, depth };
        self.of_steps.push(cost);
    }

    /// The depth of the deepest member.
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
