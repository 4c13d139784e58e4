//! The maze without end: union-find's rule on a plane that has no border.
//!
//! Every wall has a [weight](super::weight) that depends only on where it is, and it is kept if its
//! two rooms are joined by lighter walls. That makes one tree of the whole plane, and any part of
//! it can be known by looking only around that part: a cut is a pure function of the seed and its
//! place. Coordinates have 64 bits and wrap around.
//!
//! A [world](super::world) is walked in the same way, though it has an end.

mod code;

use super::generate::contract::{Contraction, Contractor, Edge, OUTSIDE};
pub use super::generate::plane::Room;
use super::generate::plane::{IsWanted, WeightedPlane};
use super::weight::Weights;
use super::world::KeptWorld;
use super::{Direction, Grid, ProgressFn, Size, Tile, yield_now};
pub use code::NamedWorld;

/// A maze without end, or a world that is walked as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Endless {
    seed: u64,
    /// The world in which it is, if it has an end after all.
    world: Option<KeptWorld>,
}

/// The side in rooms of the part of a cut that is settled in one go.
const BLOCK: u16 = 256;
/// How many rooms around a block are looked at with it. More would cost more for every block, fewer
/// would leave more walls to be checked one by one: with this many, some twenty of a whole block.
const HALO: u32 = 16;

impl Endless {
    /// The maze of this seed.
    pub const fn new(seed: u64) -> Self {
        Self { seed, world: None }
    }

    /// A world, which is walked in pieces as a maze without end is. It begins at room 0, 0.
    pub fn of_world(world: KeptWorld) -> Self {
        Self { seed: world.spec().seed(), world: Some(world) }
    }

    /// The world in which it is, if it is none without end.
    pub const fn world(self) -> Option<KeptWorld> {
        self.world
    }

    /// Whether it has this room: all but those beyond a world.
    pub fn has(self, room: Room) -> bool {
        self.world.is_none_or(|world| world.has(room))
    }

    /// The number that determines the whole maze.
    pub const fn seed(self) -> u64 {
        self.seed
    }

    /// This many rooms, from `origin` to the right and down. The walls around them are closed, so
    /// rooms that are joined outside of the cut may not be joined within. `None` as soon as the
    /// caller gives up, even within a block.
    pub async fn cut_while(
        self,
        origin: Room,
        size: Size,
        on_progress: ProgressFn<'_>,
    ) -> Option<Grid> {
        if let Some(world) = self.world {
            return world.cut_while(origin, size, on_progress).await;
        }
        let mut grid = Grid::walls(size.columns(), size.rows());
        let mut settler = Settler::default();
        let mut settled = 0;
        let tile = |column: u32, row: u32| Tile::new(2 * column as u16 + 1, 2 * row as u16 + 1);
        for row in (0..size.height()).step_by(BLOCK.into()) {
            for column in (0..size.width()).step_by(BLOCK.into()) {
                let width = u32::from(BLOCK.min(size.width() - column));
                let height = u32::from(BLOCK.min(size.height() - row));
                let (column, row) = (u32::from(column), u32::from(row));
                let first = origin.beside(column.into(), row.into());
                for index in 0..width * height {
                    grid.open(tile(column + index % width, row + index / width));
                }
                let share = f64::from(settled) / f64::from(size.rooms());
                let open = |[right, down]: [u32; 2], side| {
                    grid.open(tile(column + right, row + down).step(side));
                };
                let is_wanted = &mut || on_progress(share);
                settler.settle(self, first, [width, height], open, is_wanted).await?;
                settled += width * height;
            }
        }
        for row in 0..size.rows() {
            grid.set(Tile::new(size.columns() - 1, row), false);
        }
        for column in 0..size.columns() {
            grid.set(Tile::new(column, size.rows() - 1), false);
        }
        Some(grid)
    }
}

/// Settles blocks. It is kept from block to block so that its memory is reused.
#[derive(Debug)]
struct Settler {
    contractor: Contractor,
    part: Contraction,
    rest: Contraction,
}

impl Default for Settler {
    fn default() -> Self {
        Self {
            contractor: Contractor::default(),
            part: Contraction::EMPTY,
            rest: Contraction::EMPTY,
        }
    }
}

impl Settler {
    /// Reports the open walls on the right and below of a block's rooms, until the caller gives up.
    async fn settle(
        &mut self,
        endless: Endless,
        first: Room,
        [width, height]: [u32; 2],
        mut open: impl FnMut([u32; 2], Direction),
        is_wanted: IsWanted<'_>,
    ) -> Option<()> {
        let frame = Frame { width: width + 2 * HALO, height: height + 2 * HALO };
        let halo = i64::from(HALO);
        frame.read(endless, first.beside(-halo, -halo), &mut self.part);
        self.rest.clear();
        let within_block = |number: u32| {
            let ([column, row], side) = frame.wall(number);
            let place = [column.wrapping_sub(HALO), row.wrapping_sub(HALO)];
            (place[0] < width && place[1] < height).then_some((place, side))
        };
        let mut tell = |number| {
            if let Some((place, side)) = within_block(number) {
                open(place, side);
            }
        };
        self.contractor.begin(&self.part, &mut self.rest);
        while self.contractor.advance(&mut self.rest, &mut tell) {
            yield_now().await;
            if !is_wanted() {
                return None;
            }
        }
        let plane = WeightedPlane { seed: endless.seed, within: None };
        for edge in self.rest.edges.iter().filter(|edge| edge.to != OUTSIDE) {
            yield_now().await;
            if let Some((place, side)) = within_block(edge.key as u32) {
                let room = first.beside(place[0].into(), place[1].into());
                if !plane.is_joined_around(room, side, is_wanted)? {
                    open(place, side);
                }
            }
        }
        Some(())
    }
}

/// The rooms that are looked at for a block, counted row by row.
#[derive(Clone, Copy)]
struct Frame {
    width: u32,
    height: u32,
}

impl Frame {
    /// All walls of these rooms, including those that lead out of the frame.
    fn read(self, endless: Endless, first: Room, part: &mut Contraction) {
        part.clear();
        part.vertices = self.width * self.height;
        // Starts one room further up and left, because the walls there lead into the frame.
        for row in 0..=self.height {
            let weights =
                Weights::new(endless.seed).row_of_plane(first.row.wrapping_add(i64::from(row) - 1));
            for column in 0..=self.width {
                let room = weights.room_of_plane(first.column.wrapping_add(i64::from(column) - 1));
                let number = (row * (self.width + 1) + column) * 2;
                let here = self.vertex(column, row);
                for (number, weight, beyond) in [
                    (number, room.right, self.vertex(column + 1, row)),
                    (number + 1, room.below, self.vertex(column, row + 1)),
                ] {
                    let (from, to) = (here.min(beyond), here.max(beyond));
                    if from != OUTSIDE {
                        let key = u64::from(weight) << 32 | u64::from(number);
                        part.edges.push(Edge { key, from, to });
                    }
                }
            }
        }
    }

    /// The room's number, if it lies within the frame; columns and rows count from 1.
    const fn vertex(self, column: u32, row: u32) -> u32 {
        let (column, row) = (column.wrapping_sub(1), row.wrapping_sub(1));
        if column < self.width && row < self.height { row * self.width + column } else { OUTSIDE }
    }

    /// The room that a wall belongs to, and the wall's side of it.
    const fn wall(self, number: u32) -> ([u32; 2], Direction) {
        let (room, line) = (number / 2, self.width + 1);
        let side = if number.is_multiple_of(2) { Direction::Right } else { Direction::Down };
        ([(room % line).wrapping_sub(1), (room / line).wrapping_sub(1)], side)
    }
}
