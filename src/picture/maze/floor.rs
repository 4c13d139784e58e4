//! Parts of a maze's floor that are not as elsewhere. They lie below marks and walls.

use super::super::geometry::Color;
use crate::maze::{Directions, Tile};

/// The floor of a room in another colour.
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct FloorPatch {
    /// The room.
    pub room: Tile,
    /// What is laid over its floor.
    pub colour: Color,
    /// The colour of its edge, where it does not go on in one of these directions.
    pub edge: Option<(Color, Directions)>,
}
