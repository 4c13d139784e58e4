//! A look at a world from above: what is asked for at once, and what comes back.

use crate::maze::endless::Room;
use crate::maze::world::KeptWorld;
use crate::maze::{Direction, ProgressFn, report};

/// How many steps of a way are looked for at once.
const STEPS_AT_ONCE: usize = 16_384;

/// What of a world is to be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WorldLook {
    /// Which world.
    pub world: KeptWorld,
    /// The room whose distance from the cheese is asked for.
    pub room: Option<Room>,
    /// The room from which the way goes on.
    pub way_from: Option<Room>,
    /// Leaves to be seen from above, which the world keeps.
    pub leaves: Vec<[u32; 2]>,
    /// How closely: the logarithm to base 2 of how many rooms wide a sample is.
    pub finest: u32,
}

/// What was seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WorldSight {
    /// How many steps the room is from the cheese; none if it was not asked for, or the world is
    /// damaged there.
    pub depth: Option<u64>,
    /// The next part of the way, which is empty at the cheese; none if the world is damaged there.
    pub way: Option<Vec<Direction>>,
    /// The leaves that could not be seen, since the world is damaged.
    pub damaged: Vec<[u32; 2]>,
}

impl WorldLook {
    /// Looks. None if the caller gives up.
    pub async fn carry_out(self, on_progress: ProgressFn<'_>) -> Option<WorldSight> {
        let (world, mut sight) = (self.world, WorldSight::default());
        let side = i64::from(world.plan().side);
        let corner = |leaf: &[u32; 2]| {
            let [column, row] = leaf.map(|place| i64::from(place) * side);
            Room { column, row }
        };
        if let Some(room) = self.room.or(self.leaves.first().map(corner)) {
            while world.approach(room) == Some(false) {
                if !report(on_progress, 0.0).await {
                    return None;
                }
            }
        }
        sight.depth = self.room.and_then(|room| world.depth(room));
        for leaves in self.leaves.chunks(world.looks_at_once()) {
            if !report(on_progress, 0.5).await {
                return None;
            }
            sight.damaged.extend(world.look(leaves, self.finest));
        }
        sight.way = self.way_from.and_then(|room| world.way(room, STEPS_AT_ONCE));
        report(on_progress, 1.0).await.then_some(sight)
    }
}
