//! What has been seen of an open world from above, kept so that it need not be looked at again.

use std::collections::BTreeMap;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use super::{Relief, ReliefSample, Surveyor, WorldError, WorldFile};
use crate::maze::generate::all_threads;
use crate::maze::generate::squares::held;

/// How much memory the leaves that were seen may take.
pub(super) const MOST_BYTES: usize = 96 << 20;
/// How many leaves a way is followed through before it is asked whether that is still wanted.
const LEAVES_AT_ONCE: usize = 2;
/// How many look at once, who take some hundred megabytes each at most.
const MOST_SURVEYORS: usize = 4;

/// The leaves that were seen last, and who looks at them.
pub(super) struct SeenLeaves {
    /// Those who are not looking.
    surveyors: Mutex<Vec<Surveyor>>,
    kept: Mutex<KeptLeaves>,
    /// How often all was forgotten: who has looked meanwhile leaves nothing behind.
    epoch: AtomicU64,
}

#[derive(Default)]
struct KeptLeaves {
    /// With the time when each was asked for last.
    leaves: BTreeMap<[u32; 2], (Arc<Relief>, u64)>,
    /// How often one was asked for, as a clock.
    asked: u64,
    bytes: usize,
}

impl SeenLeaves {
    pub const fn new() -> Self {
        Self {
            surveyors: Mutex::new(Vec::new()),
            kept: Mutex::new(KeptLeaves { leaves: BTreeMap::new(), asked: 0, bytes: 0 }),
            epoch: AtomicU64::new(0),
        }
    }

    /// A leaf from above, if it was looked at as closely as this or more so.
    pub fn get(&self, leaf: [u32; 2], level: u32) -> Option<Arc<Relief>> {
        let mut kept = held(&self.kept);
        kept.asked += 1;
        let now = kept.asked;
        let (relief, asked) = kept.leaves.get_mut(&leaf)?;
        *asked = now;
        (relief.finest() <= level).then(|| Arc::clone(relief))
    }

    /// How many leaves are best looked at at once: one after the other where each who looks would first have
    /// to find out how far all is.
    pub fn at_once(world: &WorldFile) -> usize {
        if world.survey().is_some() { all_threads().min(MOST_SURVEYORS) } else { 1 }
    }

    /// Looks at leaves, each on a thread of its own if there are as many. Returns those that are damaged.
    pub fn look(&self, world: &Arc<WorldFile>, leaves: &[[u32; 2]], finest: u32) -> Vec<[u32; 2]> {
        let look = |leaf| self.look_at(world, leaf, finest).err().map(|_| leaf);
        thread::scope(|scope| {
            let mut here = leaves.first().copied().into_iter().collect::<Vec<_>>();
            let mut threads = Vec::new();
            for &leaf in leaves.iter().skip(1) {
                let thread = (Self::at_once(world) > 1)
                    .then(|| thread::Builder::new().spawn_scoped(scope, move || look(leaf)).ok());
                match thread.flatten() {
                    Some(thread) => threads.push(thread),
                    None => here.push(leaf),
                }
            }
            let mut damaged: Vec<_> = here.into_iter().filter_map(look).collect();
            let joined = threads
                .into_iter()
                .map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic)));
            damaged.extend(joined.flatten());
            damaged
        })
    }

    fn look_at(
        &self,
        world: &Arc<WorldFile>,
        leaf: [u32; 2],
        finest: u32,
    ) -> Result<(), WorldError> {
        let epoch = self.epoch.load(Ordering::Relaxed);
        let relief =
            self.survey(world, |surveyor| Relief::new(surveyor, leaf, finest, world.farthest()))?;
        let mut kept = held(&self.kept);
        if epoch != self.epoch.load(Ordering::Relaxed) {
            return Ok(());
        }
        kept.bytes += relief.bytes();
        let now = kept.asked;
        if let Some((before, _)) = kept.leaves.insert(leaf, (Arc::new(relief), now)) {
            kept.bytes -= before.bytes();
        }
        while kept.bytes > MOST_BYTES && kept.leaves.len() > 1 {
            let oldest = kept.leaves.iter().min_by_key(|(_, (_, asked))| *asked);
            let Some((&oldest, _)) = oldest else { break };
            if let Some((gone, _)) = kept.leaves.remove(&oldest) {
                kept.bytes -= gone.bytes();
            }
        }
        Ok(())
    }

    /// How many steps a room is from the goal.
    pub fn depth(&self, world: &Arc<WorldFile>, room: [u32; 2]) -> Result<u64, WorldError> {
        self.survey(world, |surveyor| surveyor.depth(room))
    }

    /// Goes on to find out how far a room is from the goal. Returns whether that is known now.
    pub fn approach(&self, world: &Arc<WorldFile>, room: [u32; 2]) -> Result<bool, WorldError> {
        self.survey(world, |surveyor| surveyor.approach(room, LEAVES_AT_ONCE))
    }

    /// How many bytes a leaf takes that is seen so closely.
    pub const fn bytes_of_leaf(side: u32, finest: u32) -> usize {
        let (rooms, across) = ((side * side / 4) as usize, (side >> finest) as usize);
        let walls = if finest == 0 { rooms } else { 0 };
        across * across * 4 / 3 * size_of::<ReliefSample>() + walls
    }

    fn survey<T>(&self, world: &Arc<WorldFile>, ask: impl FnOnce(&mut Surveyor) -> T) -> T {
        let epoch = self.epoch.load(Ordering::Relaxed);
        let free = held(&self.surveyors).pop();
        let mut surveyor = free.unwrap_or_else(|| Surveyor::new(world.clone()));
        let answer = ask(&mut surveyor);
        if epoch == self.epoch.load(Ordering::Relaxed) {
            held(&self.surveyors).push(surveyor);
        }
        answer
    }

    /// Drops all that can be looked at again.
    pub fn forget(&self) {
        self.epoch.fetch_add(1, Ordering::Relaxed);
        held(&self.surveyors).clear();
        *held(&self.kept) = KeptLeaves::default();
    }
}
