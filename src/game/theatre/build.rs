//! The first act: a maze is built.
//!
//! It holds the build itself, the marks of its tiles, and the numbers for a panel. All of these
//! come from the steps and structures of the generator itself; nothing is computed a second time.

mod dealing;
mod finds;
mod growth;
mod halls;
mod painter;
mod rows;
mod set_sizes;
mod sets;
mod walks;

use super::{TileMarks, Tint};
use crate::game::tuning::{THEATRE_FOREST_MOST_ROOMS, THEATRE_NUMBERED_MOST_ROOMS};
use crate::maze::{
    Build, BuildPart, BuildStep, Cursor, Maze, RoomSet, Size, Spec, Tile, Traced, UnionFind,
    order_of_sets,
};
pub use finds::{Climb, Finds};
use painter::{BuildPainter, BuildScene};
pub use set_sizes::SetSizes;
use std::sync::Arc;

/// A build that is shown.
#[derive(Clone, Debug)]
pub struct BuildAct {
    build: Build,
    /// The marks of all tiles.
    pub marks: TileMarks,
    painter: BuildPainter,
    /// The counts so far.
    pub counts: BuildCounts,
    sizes: Option<SetSizes>,
    /// All rooms in an order in which every set that comes up is contiguous, if rooms have numbers.
    pub order: Arc<[u32]>,
    /// All parts of the last step except the final one, if the forest is shown.
    pub parts: Vec<Traced<BuildPart>>,
    last: Option<Traced<BuildStep>>,
    scene: BuildScene,
}

/// The counts of a build so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BuildCounts {
    /// Walls that were considered: opened or kept.
    pub tried: u64,
    /// Tiles that were opened.
    pub opened: u64,
    /// Walls that were considered and kept.
    pub kept: u64,
    /// Walls that were built.
    pub walled: u64,
    /// Steps of random walks.
    pub walked: u64,
    /// Rooms or tiles from which the generator went back.
    pub backtracked: u64,
    /// The peak size of the stack or frontier.
    pub held_most: usize,
}

/// The rooms that a generator works on at a time: a row, a run, a chamber.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileArea {
    /// The first room.
    pub top_left: Tile,
    /// The last room.
    pub bottom_right: Tile,
}

impl TileArea {
    /// A whole row of rooms.
    const fn row(size: Size, row: u16) -> Self {
        Self { top_left: Tile::new(1, row), bottom_right: Tile::new(size.columns() - 2, row) }
    }
}

impl BuildAct {
    /// A build before its first step.
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
            sizes: has_sets.then(|| SetSizes::of_single_rooms(spec.rooms())),
            parts: Vec::new(),
            last: None,
            scene: BuildScene::default(),
        }
    }

    /// Takes the next step; says whether there was one.
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

    /// The maze as far as it has been built.
    pub const fn maze(&self) -> &Maze {
        &self.build.maze
    }

    /// The spec of the maze.
    pub const fn spec(&self) -> &Spec {
        &self.build.spec
    }

    /// The estimated share of the work that is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        self.build.progress()
    }

    /// The present size of the stack or frontier.
    pub fn held(&self) -> usize {
        self.build.held()
    }

    /// What is on the stack of a generator that has one, the top last, in a maze small enough to show
    /// it.
    pub fn stack(&self) -> Option<Vec<Tile>> {
        let is_small = self.build.spec.size().rooms() <= THEATRE_FOREST_MOST_ROOMS;
        self.build.stack().filter(|_| is_small)
    }

    /// The sizes of all sets, for union-find.
    pub const fn set_sizes(&self) -> Option<&SetSizes> {
        self.sizes.as_ref()
    }

    /// The actual forest of sets, during union-find in a maze small enough to show it.
    pub fn forest(&self) -> Option<&UnionFind> {
        self.build.sets().filter(|_| self.shows_forest())
    }

    /// All sets with their tints, the largest first, if the forest is shown. Single rooms have no
    /// tint.
    pub fn sets(&self) -> Option<Vec<(RoomSet, Option<Tint>)>> {
        let (forest, spec) = (self.forest()?, &self.build.spec);
        let roots = (0..forest.members())
            .filter(|&room| forest.parent(room).is_none() && spec.has_room(room));
        let mut sets: Vec<_> = roots
            .map(|root| {
                let set = RoomSet { root: spec.size().room(root), size: forest.size(root) };
                (set, self.marks.mark(set.root).tint())
            })
            .collect();
        sets.sort_by_key(|(set, _)| std::cmp::Reverse(set.size));
        Some(sets)
    }

    /// The two finds of the last step, if the forest is shown.
    pub fn finds(&self) -> Option<Finds> {
        let parts: Vec<_> = self.parts.iter().map(|told| told.step).collect();
        Finds::of(&parts, self.spec().size())
    }

    /// The last step.
    pub fn last(&self) -> Option<BuildStep> {
        self.last.map(|told| told.step)
    }

    /// The position in its program: the lines that the last step ran.
    pub fn cursor(&self) -> Cursor {
        self.last.map_or(self.spec().generator().info().cursor(), |told| told.cursor)
    }

    /// The rooms that the generator works on: a row, a run, a chamber.
    pub const fn area(&self) -> Option<TileArea> {
        self.scene.area
    }

    /// The tint of the smaller set before the last merge.
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
    order_of_sets(size.rooms(), unions).into_iter().filter(|&room| spec.has_room(room)).collect()
}
