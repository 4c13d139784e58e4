//! What is seen of a union-find of the player's own: its forest as it tells of it, and ours.

use crate::guest::build_with::{BuildEvent, ForestCounts, ReferenceHops, WrongAnswer};
use crate::guest::notebook::Notebook;
use crate::guest::{Misconception, Stage};
use crate::screens::prelude::*;

/// A moment of a build.
#[derive(Clone, Debug)]
pub struct BuildStage {
    /// The size of the maze.
    pub size: Size,
    /// The maze and our forest, after the walls that were answered.
    pub show: Show,
    /// Its forest: the parent of each node, a root being its own.
    pub parents: Vec<u32>,
    /// How much it did.
    pub counts: ForestCounts,
    /// The wall that waits for its answer, as the rooms beside it.
    pub wall: Option<[u32; 2]>,
    /// The last step, or what was wrong with it.
    pub last: Option<BuildEvent>,
    /// The kinds of misconceptions so far.
    pub seen: Notebook<Misconception>,
    /// The wrong answer that ended it.
    pub wrong: Option<Arc<WrongAnswer>>,
    /// Whether every wall was answered, and rightly.
    pub is_right: bool,
    /// What other rules take for the same walls.
    pub others: Option<ReferenceHops>,
}

impl BuildStage {
    /// Before the first wall.
    pub fn new(spec: &Spec) -> Self {
        Self {
            size: spec.size(),
            show: Show::of_build(spec),
            parents: (0..spec.size().rooms()).collect(),
            counts: ForestCounts::default(),
            wall: None,
            last: None,
            seen: Notebook::default(),
            wrong: None,
            is_right: false,
            others: None,
        }
    }

    /// The wall that waits for its answer.
    pub fn wall_tile(&self) -> Option<Tile> {
        let [a, b] = self.wall?.map(|room| self.size.room(room));
        Some(Tile::new(a.column.midpoint(b.column), a.row.midpoint(b.row)))
    }

    /// The path from a node to its root, both included.
    pub fn way(&self, node: u32) -> Vec<u32> {
        let up = |&node: &u32| Some(self.parents[node as usize]).filter(|&up| up != node);
        std::iter::successors(Some(node), up).collect()
    }

    /// How many nodes each tree has, at its root: none outside of the maze's shape.
    pub fn sizes(&self) -> Vec<u32> {
        let mut roots = self.parents.clone();
        for node in 0..roots.len() {
            let mut root = node;
            while roots[root] as usize != root {
                root = roots[root] as usize;
            }
            // All that was passed points to the root now, so that the next walks are short.
            let mut at = node;
            while roots[at] as usize != root {
                at = std::mem::replace(&mut roots[at], root as u32) as usize;
            }
        }
        let mut sizes = vec![0; roots.len()];
        let spec = self.show.build().map(|build| *build.spec());
        let is_there = |node: u32| spec.is_none_or(|spec| spec.has_room(node));
        for (root, node) in roots.into_iter().zip(0..) {
            sizes[root as usize] += u32::from(is_there(node));
        }
        sizes
    }
}

impl Stage for BuildStage {
    type Event = BuildEvent;

    fn apply(&mut self, event: &BuildEvent) {
        self.counts.count(event);
        if let Some((node, parent)) = event.change() {
            self.parents[node as usize] = parent;
        }
        match event {
            BuildEvent::Wall(rooms) => self.wall = Some(*rooms),
            BuildEvent::Answer(_) => {
                self.wall = None;
                let walls = u64::from(self.counts.answers);
                while self.show.build().is_some_and(|build| build.counts.tried < walls) {
                    if !self.show.advance() {
                        break;
                    }
                }
            }
            BuildEvent::Mistaken(seen) => self.seen.note(*seen),
            BuildEvent::Wrong(wrong) => self.wrong = Some(Arc::clone(wrong)),
            BuildEvent::Done => self.is_right = true,
            BuildEvent::Others(hops) => self.others = Some(*hops),
            _ => {}
        }
        if !matches!(event, BuildEvent::Others(_)) {
            self.last = Some(event.clone());
        }
    }

    fn is_step(event: &BuildEvent) -> bool {
        use BuildEvent::{Done, Mistaken, Others, Wrong};
        !matches!(event, Mistaken(_) | Wrong(_) | Done | Others(_))
    }

    fn weight(&self) -> usize {
        self.parents.len()
    }
}
