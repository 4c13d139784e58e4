//! A rectangle of rooms of the plane, and the tiles of its rooms in the grid that is cut out there.

use crate::game::tuning::ENDLESS_KEPT_ROOMS;
use crate::maze::endless::Room;
use crate::maze::{Endless, Grid, ProgressFn, Size, Tile};

/// The distance between two rooms, in tiles.
pub const STRIDE: u16 = 2;
/// Pieces begin at multiples of so many rooms, so that the pattern of the floor does not move from
/// one to the next.
const ALIGNED: u16 = 16;

/// A rectangle of rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The room in its upper left corner.
    first: Room,
    width: u16,
    height: u16,
}

impl Piece {
    /// The piece that extends so far around a room on all sides.
    pub(super) fn around(room: Room, margin: u16) -> Self {
        let aligned = |at: i64| {
            let first = at.wrapping_sub(margin.into());
            first.wrapping_sub(first.rem_euclid(ALIGNED.into()))
        };
        let first = Room { column: aligned(room.column), row: aligned(room.row) };
        let side = margin.saturating_mul(2).saturating_add(ALIGNED);
        Self { first, width: side, height: side }
    }

    /// The smallest piece that contains this one and another, unless that is too far away.
    pub(super) fn with(self, other: Self) -> Self {
        let (columns, rows) = (
            other.first.column.wrapping_sub(self.first.column),
            other.first.row.wrapping_sub(self.first.row),
        );
        let join = |side: u16, from: i64, other: u16| {
            let (side, most) = (i64::from(side), i64::from(ENDLESS_KEPT_ROOMS));
            let low = from.clamp(-most, 0);
            let high = from.saturating_add(other.into()).clamp(side, side + most);
            (low, u16::try_from(high - low).unwrap_or(u16::MAX))
        };
        let (left, width) = join(self.width, columns, other.width);
        let (up, height) = join(self.height, rows, other.height);
        Self { first: self.first.beside(left, up), width, height }
    }

    /// The piece around the start of a run and all of these rooms.
    pub fn about(rooms: impl Iterator<Item = Room>) -> Self {
        let begin = Self::around(Room::default(), ALIGNED);
        rooms.fold(begin, |piece, room| piece.with(Self::around(room, ALIGNED)))
    }

    /// Cuts the piece out of the plane.
    pub async fn cut(self, endless: Endless, on_progress: ProgressFn<'_>) -> Option<Grid> {
        endless.cut_while(self.first, Size::new(self.width, self.height).ok()?, on_progress).await
    }

    pub(super) fn room(self, tile: Tile) -> Room {
        self.first.beside((tile.column / STRIDE).into(), (tile.row / STRIDE).into())
    }

    /// The tile of a room, if it is in the piece.
    pub fn tile(self, room: Room) -> Option<Tile> {
        let tile = |at: i64, from: i64, side: u16| {
            let place = u16::try_from(at.wrapping_sub(from)).ok().filter(|&place| place < side)?;
            Some(STRIDE * place + 1)
        };
        let column = tile(room.column, self.first.column, self.width)?;
        Some(Tile::new(column, tile(room.row, self.first.row, self.height)?))
    }

    /// How many tiles farther right and down everything lies in it than in another.
    pub(super) fn shift_from(self, other: Self) -> (i32, i32) {
        let tiles = |from: i64, to: i64| i32::from(STRIDE) * from.wrapping_sub(to) as i32;
        (tiles(other.first.column, self.first.column), tiles(other.first.row, self.first.row))
    }
}
