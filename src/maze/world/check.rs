//! The proof that a file is a maze: opens every leaf and trusts nothing that the building knew.
//!
//! Each leaf is a forest, every set of which has one way out towards the goal. The sets of all leaves
//! are put together square by square; an open wall that leads back into its own set would be a ring,
//! and a set that is left alone would be an island. One set and one opening fewer than rooms are a tree.

use std::sync::{Arc, Mutex};

use super::guide::OpenLeaf;
use super::{Guide, WorldError, WorldFile};
use crate::maze::generate::leaf::LeafWork;
use crate::maze::generate::squares::{SquareWork, Squares, held};
use crate::maze::{ProgressFn, UnionFind};

/// Checks all of a world on this many threads. Returns how many walls are open; nothing if the
/// caller gives up.
pub async fn check(
    world: &Arc<WorldFile>,
    threads: usize,
    on_progress: ProgressFn<'_>,
) -> Result<Option<u64>, WorldError> {
    let plan = world.plan();
    let check = Check { world, error: Mutex::new(None) };
    let mut squares = Squares::new(plan.spec.size(), plan.side);
    let whole = squares.complete(&check, threads, on_progress).await;
    if let Some(error) = check.error.into_inner().unwrap_or_default() {
        return Err(error);
    }
    let Some(whole) = whole else { return Ok(None) };
    if whole.count != 1 || !whole.exits.is_empty() {
        return Err(WorldError::Untrue("some rooms cannot be reached"));
    }
    if whole.opened != plan.spec.rooms() - 1 {
        return Err(WorldError::Untrue("the open walls are not one fewer than the rooms"));
    }
    let mut steps = 0;
    Guide::new(world.clone()).walk([0, 0], |_| {
        steps += 1;
        steps <= world.steps()
    })?;
    if steps != world.steps() {
        return Err(WorldError::Untrue("start and goal are not so far apart"));
    }
    Ok(Some(whole.opened))
}

struct Check<'a> {
    world: &'a WorldFile,
    /// The first thing that was wrong.
    error: Mutex<Option<WorldError>>,
}

/// The sets of a square that can be left.
#[derive(Default)]
struct Sets {
    count: u32,
    /// The open walls that lead out, and the set of each.
    exits: Vec<(u64, u32)>,
    opened: u64,
}

impl Check<'_> {
    fn fail(&self, error: WorldError) {
        held(&self.error).get_or_insert(error);
    }
}

impl SquareWork for Check<'_> {
    type Worker = LeafWork;
    type Square = Sets;

    fn worker(&self) -> LeafWork {
        self.world.plan().work()
    }

    async fn leaf(
        &self,
        worker: &mut LeafWork,
        at: [u32; 2],
        on_rooms: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Sets> {
        let opened = OpenLeaf::new(self.world, worker, at);
        let leaf = opened.map_err(|error| self.fail(error)).ok()?;
        let [width, height] = self.world.plan().size_of(at);
        let is_wanted = on_rooms(width * height) && held(&self.error).is_none();
        is_wanted.then(|| Sets {
            count: leaf.sets,
            exits: leaf.exits.iter().map(|exit| (exit.wall, exit.set)).collect(),
            opened: leaf.walls.opened,
        })
    }

    fn join(&self, parts: Vec<Sets>) -> Sets {
        let mut whole = Sets::default();
        for part in parts {
            whole.exits.extend(part.exits.into_iter().map(|(wall, set)| (wall, set + whole.count)));
            whole.count += part.count;
            whole.opened += part.opened;
        }
        whole.exits.sort_unstable();
        let mut sets = UnionFind::new(whole.count);
        let mut left = Vec::new();
        let mut exits = whole.exits.iter().copied().peekable();
        while let Some((wall, set)) = exits.next() {
            match exits.next_if(|next| next.0 == wall) {
                Some((_, beyond)) if sets.union(set, beyond).is_none() => {
                    self.fail(WorldError::Untrue("there is a ring"));
                }
                Some(_) => {}
                None => left.push((wall, set)),
            }
        }
        let mut names = vec![None; whole.count as usize];
        let mut count = 0;
        for (_, set) in &mut left {
            *set = *names[sets.find(*set) as usize].get_or_insert_with(|| {
                count += 1;
                count - 1
            });
        }
        // A set that nobody can leave is all of the maze, or an island.
        let alone =
            (0..whole.count).filter(|&set| sets.find(set) == set && names[set as usize].is_none());
        let alone = alone.count() as u32;
        Sets { count: count + alone, exits: left, opened: whole.opened }
    }
}
