//! What is seen of the rules of a maze.

use super::{KeyColour, RuleStride};
use crate::maze::{Directions, Tile};

/// Something that is seen of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleMark {
    /// A cheese.
    Cheese(Tile),
    /// The cheese of the twin.
    TwinCheese(Tile),
    /// The twin.
    Twin {
        /// Its room before the last change.
        from: Tile,
        /// Its room.
        to: Tile,
        /// Whether it swaps left and right.
        is_mirrored: bool,
    },
    /// A cat.
    Cat {
        /// Her room before the last change.
        from: Tile,
        /// Her room.
        to: Tile,
        /// Where she goes next.
        next: Tile,
    },
    /// A stride on the cat's way back, the first from where she began.
    CatTrail(RuleStride),
    /// A key on the floor.
    Key(Tile),
    /// A locked door between two rooms.
    Door(Tile),
    /// A door between two rooms that was unlocked.
    OpenDoor {
        /// Where it is.
        at: Tile,
        /// Whether it was open before the last change.
        was_open: bool,
    },
    /// A key on the floor that opens doors of its colour.
    ColouredKey {
        /// The colour.
        colour: KeyColour,
        /// Where it lies.
        at: Tile,
    },
    /// A locked door of a colour between two rooms.
    ColouredDoor {
        /// The colour.
        colour: KeyColour,
        /// Where it is.
        at: Tile,
    },
    /// A plate on the floor.
    Plate {
        /// Tells it from others, from 0.
        number: usize,
        /// Where it lies.
        at: Tile,
        /// Whether it was stepped on.
        is_down: bool,
    },
    /// A teapot.
    Teapot {
        /// The number of its pair, from 0.
        number: usize,
        /// Where it stands.
        at: Tile,
    },
    /// Ice on the floor of a room.
    Ice {
        /// The room.
        at: Tile,
        /// The directions in which the ice goes on.
        joined: Directions,
    },
    /// The floor of a room that melts.
    Melting {
        /// The room.
        at: Tile,
        /// Whether it is gone.
        is_gone: bool,
        /// Whether it was before the last change.
        was_gone: bool,
    },
    /// A room of a closed set.
    Set {
        /// Where it is.
        at: Tile,
        /// The number of the set.
        set: u32,
        /// Its number before the last change.
        old_set: u32,
    },
    /// A wall that the mouse has bitten through.
    Bitten {
        /// Where it is.
        at: Tile,
        /// The set on both sides.
        set: u32,
    },
    /// A wall that has melted.
    Melted {
        /// Where it was.
        at: Tile,
        /// The set on both sides.
        set: u32,
    },
    /// How many rooms a closed set has.
    SetSize {
        /// One of them.
        at: Tile,
        /// Their number.
        rooms: u32,
    },
    /// The ball of thread at the start.
    Ball {
        /// Where it lies.
        at: Tile,
        /// For how many more rooms the thread is long enough.
        left: u32,
        /// Its length.
        length: u32,
    },
    /// A piece of thread, the first from the start on.
    Thread(RuleStride),
    /// A bead.
    Bead {
        /// Where it lies.
        at: Tile,
        /// Whether the thread lies through it.
        is_strung: bool,
    },
    /// A dome over the cheese.
    Dome {
        /// Where it is.
        at: Tile,
        /// Whether it is lifted.
        is_up: bool,
        /// Whether it was before the last change.
        was_up: bool,
    },
    /// A flap between two rooms.
    Flap {
        /// The stride that it let through before the last change.
        before: RuleStride,
        /// The stride that it lets through.
        now: RuleStride,
    },
    /// A wall that moves.
    Wall {
        /// The number of its plate.
        number: usize,
        /// Its place at first.
        from: Tile,
        /// Its place after it has moved.
        to: Tile,
        /// Whether it has moved.
        has_moved: bool,
        /// Whether it had before the last change.
        had_moved: bool,
    },
}
