//! The first act: a maze is built.
//!
//! It keeps the build itself, the marks of its tiles, and the numbers that a panel shows. Whatever is
//! drawn or counted comes from the steps that the generator really took, or from its own
//! structures; nothing is worked out apart.

mod dealing;
mod finds;
mod growth;
mod halls;
mod painter;
mod rows;
mod set_sizes;
mod sets;
mod walks;

use super::{TileArea, TileMarks, Tint};
use crate::game::tuning::{THEATRE_FOREST_MOST_ROOMS, THEATRE_NUMBERED_MOST_ROOMS};
use crate::maze::{
    Build, BuildPart, BuildStep, Cursor, Maze, RoomSet, Size, Spec, Traced, UnionFind,
    order_of_sets,
};
pub use finds::{Climb, Finds};
use painter::{BuildPainter, BuildScene};
pub use set_sizes::SetSizes;
use std::sync::Arc;

/// A build that is being watched.
#[derive(Clone, Debug)]
pub struct BuildAct {
    build: Build,
    /// What is to be drawn.
    pub marks: TileMarks,
    painter: BuildPainter,
    /// What it has done so far.
    pub counts: BuildCounts,
    sizes: Option<SetSizes>,
    /// See [`Self::order`].
    pub order: Arc<[u32]>,
    /// The parts of the last step but the last of them, where the forest is shown.
    pub parts: Vec<Traced<BuildPart>>,
    last: Option<Traced<BuildStep>>,
    scene: BuildScene,
}

/// What a build has done so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BuildCounts {
    /// Walls that were looked at: those opened and those kept.
    pub tried: u64,
    /// Tiles that were opened.
    pub opened: u64,
    /// Walls that were looked at and stay.
    pub kept: u64,
    /// Walls that were built.
    pub walled: u64,
    /// Steps of random walks.
    pub walked: u64,
    /// Rooms or tiles that the generator went back from.
    pub backtracked: u64,
    /// The most that the stack or frontier ever held.
    pub held_most: usize,
}

impl BuildAct {
    /// A build that has not begun.
    pub fn new(spec: &Spec) -> Self {
        let build = Build::new(spec);
        let painter = BuildPainter::new(spec);
        let has_sets = build.sets().is_some();
        Self {
            counts: BuildCounts { held_most: build.held(), ..BuildCounts::default() },
            marks: painter.first_marks(&build),
            build,
            painter,
            order: if has_sets { order(spec) } else { Arc::default() },
            sizes: has_sets.then(|| SetSizes::of_single_rooms(spec.size().rooms())),
            parts: Vec::new(),
            last: None,
            scene: BuildScene::default(),
        }
    }

    /// Does the next thing; says whether there was one.
    pub fn step(&mut self) -> bool {
        self.parts.clear();
        let told = if self.shows_forest() {
            self.build.next_watched(|part| self.parts.push(part))
        } else {
            self.build.next_told()
        };
        self.last = told.or(self.last);
        let Some(Traced { step, .. }) = told else { return false };
        self.count(step);
        self.scene = self.painter.paint(&mut self.marks, step, &self.build, self.scene);
        true
    }

    /// Whether the forest is small enough to be shown member by member.
    fn shows_forest(&self) -> bool {
        self.build.spec.size().rooms() <= THEATRE_FOREST_MOST_ROOMS && self.build.sets().is_some()
    }

    fn count(&mut self, step: BuildStep) {
        let counts = &mut self.counts;
        match step {
            BuildStep::Merged { larger, smaller, .. } => {
                counts.tried += 1;
                counts.opened += 1;
                if let Some(sizes) = &mut self.sizes {
                    sizes.merge(larger.size, smaller.size);
                }
            }
            BuildStep::Kept { .. } => {
                counts.tried += 1;
                counts.kept += 1;
            }
            BuildStep::Opened { .. } | BuildStep::Looped { .. } => {
                counts.tried += 1;
                counts.opened += 1;
            }
            BuildStep::Backtracked { .. } => counts.backtracked += 1,
            BuildStep::Walled { .. } => counts.walled += 1,
            BuildStep::Walked { .. } => counts.walked += 1,
            BuildStep::Crossed { .. } | BuildStep::Hunted { .. } => {}
        }
        counts.held_most = counts.held_most.max(self.build.held());
    }

    /// The maze as far as it is built.
    pub const fn maze(&self) -> &Maze {
        &self.build.maze
    }

    /// What it grows from.
    pub const fn spec(&self) -> &Spec {
        &self.build.spec
    }

    /// Which share of the work at hand is done, from 0 to 1, as near as it can be told.
    pub fn progress(&self) -> f64 {
        self.build.progress()
    }

    /// How much the stack or frontier holds now.
    pub fn held(&self) -> usize {
        self.build.held()
    }

    /// The sizes of all sets, for union-find.
    pub const fn set_sizes(&self) -> Option<&SetSizes> {
        self.sizes.as_ref()
    }

    /// The true forest of sets, while union-find is at work on a maze small enough to show it.
    pub fn forest(&self) -> Option<&UnionFind> {
        self.build.sets().filter(|_| self.shows_forest())
    }

    /// All sets with their tints, the largest first, where the forest is shown. Rooms alone have no
    /// tint.
    pub fn sets(&self) -> Option<Vec<(RoomSet, Option<Tint>)>> {
        let (forest, size) = (self.forest()?, self.build.spec.size());
        let roots = (0..forest.members()).filter(|&room| forest.parent(room).is_none());
        let mut sets: Vec<_> = roots
            .map(|root| {
                let set = RoomSet { root: size.room(root), size: forest.size(root) };
                (set, self.marks.mark(set.root).tint())
            })
            .collect();
        sets.sort_by_key(|(set, _)| std::cmp::Reverse(set.size));
        Some(sets)
    }

    /// What the two finds of the last step did, where the forest is shown.
    pub fn finds(&self) -> Option<Finds> {
        let parts: Vec<_> = self.parts.iter().map(|told| told.step).collect();
        Finds::of(&parts, self.spec().size())
    }

    /// What it did last.
    pub fn last(&self) -> Option<BuildStep> {
        self.last.map(|told| told.step)
    }

    /// Where it is in its program: the lines that its last step ran.
    pub fn cursor(&self) -> Cursor {
        self.last.map_or(self.spec().generator().info().cursor(), |told| told.cursor)
    }

    /// The rooms that the generator is busy with: a row, a run, a chamber.
    pub const fn area(&self) -> Option<TileArea> {
        self.scene.area
    }

    /// The tint that the smaller set had before the last merge.
    pub const fn old_tint(&self) -> Option<Tint> {
        self.scene.old_tint
    }
}

fn order(spec: &Spec) -> Arc<[u32]> {
    let size = spec.size();
    if size.rooms() > THEATRE_NUMBERED_MOST_ROOMS {
        return Arc::default();
    }
    let unions = Build::new(spec).filter_map(|step| match step {
        BuildStep::Merged { wall, .. } => Some(Size::sides(wall).map(|room| size.number(room))),
        _ => None,
    });
    order_of_sets(size.rooms(), unions).into()
}
