//! The proof that a file is a maze: opens every leaf and trusts nothing that the building knew.
//!
//! Each leaf is a forest, every set of which has one way out towards the goal. The sets of all leaves
//! are put together square by square; an open wall that leads back into its own set would be a ring,
//! and a set that is left alone would be an island. One set and one opening fewer than rooms are a tree.

use std::sync::Arc;

use super::each_leaf::see_each_leaf;
use super::guide::OpenLeaf;
use super::{Guide, WorldError, WorldFile};
use crate::maze::{ProgressFn, UnionFind};

/// Checks all of a world on this many threads. Returns how many walls are open; nothing if the
/// caller gives up.
pub async fn check(
    world: &Arc<WorldFile>,
    threads: usize,
    on_progress: ProgressFn<'_>,
) -> Result<Option<u64>, WorldError> {
    let look = |leaf: &OpenLeaf, _| Sets {
        count: leaf.sets,
        exits: leaf.exits.iter().map(|exit| (exit.wall, exit.set)).collect(),
        opened: leaf.walls.opened,
    };
    let whole = see_each_leaf(world, None, threads, on_progress, look, Sets::join).await?;
    let Some(whole) = whole else { return Ok(None) };
    if whole.count != 1 || !whole.exits.is_empty() {
        return Err(WorldError::Untrue("some rooms cannot be reached"));
    }
    if whole.opened != world.spec().rooms() - 1 {
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

/// The sets of a square that can be left.
#[derive(Default)]
struct Sets {
    count: u32,
    /// The open walls that lead out, and the set of each.
    exits: Vec<(u64, u32)>,
    opened: u64,
}

impl Sets {
    /// Puts the parts of a square together.
    fn join(parts: Vec<Self>) -> Result<Self, WorldError> {
        let mut whole = Self::default();
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
                    return Err(WorldError::Untrue("there is a ring"));
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
        Ok(Self { count: count + alone, exits: left, opened: whole.opened })
    }
}
