//! What generators do, one step at a time: enough to draw the work and to repeat it.

use crate::maze::{Hop, Tile};

/// One step of a generator. `wall` is always the wall tile between two rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildStep {
    /// Union-find: the wall separated two sets. It was opened, and the larger set absorbed the
    /// other.
    Merged {
        /// The tile that was opened.
        wall: Tile,
        /// The set that grew.
        larger: RoomSet,
        /// The set that is no more.
        smaller: RoomSet,
    },
    /// The wall was looked at and stays.
    Kept {
        /// The tile that stays a wall.
        wall: Tile,
    },
    /// A tile was opened: a wall between two rooms, or any tile for the digger.
    Opened {
        /// The tile that was opened.
        tile: Tile,
        /// The room or tile from which it was opened.
        from: Tile,
    },
    /// The generator is done with this room or tile: nothing more can be opened from here.
    Backtracked {
        /// The room or tile that was given up.
        from: Tile,
    },
    /// A tile became a wall.
    Walled {
        /// The tile that was closed.
        tile: Tile,
    },
    /// A chamber is about to be divided by a cross of walls around a post.
    Crossed {
        /// The chamber's top left room.
        top_left: Tile,
        /// The chamber's bottom right room.
        bottom_right: Tile,
        /// The middle of the cross.
        post: Tile,
    },
    /// A random walk took a step. If it has been at `to` before, the loop since then is forgotten.
    Walked {
        /// The room it left.
        from: Tile,
        /// The room it is in.
        to: Tile,
    },
    /// The hunt found a room that is not reached but has a neighbour that is.
    Hunted {
        /// The room that was found.
        room: Tile,
    },
    /// A dead end was opened up.
    Looped {
        /// The tile that was opened.
        wall: Tile,
        /// What was a dead end.
        dead_end: Tile,
    },
}

/// What union-find does in the course of a step, before it is done. Rooms are given by numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildPart {
    /// The next wall came up.
    Took {
        /// The tile that it stands on.
        wall: Tile,
    },
    /// The find for a room hung one on its path a level higher.
    Halved {
        /// The room that is searched for.
        sought: u32,
        /// From where to where.
        hop: Hop,
    },
    /// The find set the parent of a room to its parent's parent, which changed nothing: the room
    /// hangs right below its root.
    Stayed {
        /// The room that is searched for.
        sought: u32,
        /// From where to where.
        hop: Hop,
    },
    /// The find climbed.
    WentUp {
        /// The room that is searched for.
        sought: u32,
        /// From where to where.
        hop: Hop,
    },
    /// The find reached a root.
    Found {
        /// The room that is searched for.
        sought: u32,
        /// The root of its set.
        root: u32,
    },
    /// The two roots were compared.
    Compared {
        /// The root of the room on the left or above, and that of the other one.
        roots: [u32; 2],
    },
    /// The wall was opened.
    Opened {
        /// The tile that it stood on.
        wall: Tile,
    },
}

/// A set of rooms in a union-find forest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomSet {
    /// The room that stands for the set.
    pub root: Tile,
    /// How many rooms were in it before the step.
    pub size: u32,
}

impl BuildStep {
    /// The tile that the step changed, and whether it is open now.
    pub const fn change(self) -> Option<(Tile, bool)> {
        match self {
            Self::Merged { wall: tile, .. }
            | Self::Opened { tile, .. }
            | Self::Looped { wall: tile, .. } => Some((tile, true)),
            Self::Walled { tile } => Some((tile, false)),
            Self::Kept { .. }
            | Self::Backtracked { .. }
            | Self::Crossed { .. }
            | Self::Walked { .. }
            | Self::Hunted { .. } => None,
        }
    }
}
