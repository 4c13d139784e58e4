//! The rooms of a maze that is being built: where they are and which were reached.
//!
//! A room is known by its tile; its neighbours are two tiles away, and the wall to each is the
//! tile between.

use crate::maze::bits::Bits;
use crate::maze::random::Dice;
use crate::maze::{Direction, Grid, Maze, Size, Tile};

/// A grid of open rooms, all walls between them standing.
pub(super) fn closed_grid(size: Size) -> Grid {
    let mut grid = Grid::walls(size.columns(), size.rows());
    for row in (1..size.rows()).step_by(2) {
        for column in (1..size.columns()).step_by(2) {
            grid.open(Tile::new(column, row));
        }
    }
    grid
}

/// Where the rooms are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rooms {
    size: Size,
    columns: u16,
    rows: u16,
}

impl Rooms {
    pub const fn new(size: Size) -> Self {
        Self { size, columns: size.columns(), rows: size.rows() }
    }

    pub const fn count(self) -> u32 {
        self.size.rooms()
    }

    pub const fn width(self) -> u32 {
        self.size.width() as u32
    }

    /// The room's number, counted row by row.
    #[inline]
    pub const fn index(self, room: Tile) -> u32 {
        room.row as u32 / 2 * self.width() + room.column as u32 / 2
    }

    /// The room with this number: the inverse of [`Rooms::index`].
    #[inline]
    pub const fn at(self, index: u32) -> Tile {
        Tile::new((index % self.width() * 2 + 1) as u16, (index / self.width() * 2 + 1) as u16)
    }

    /// The room next door, if there is one.
    #[inline]
    pub const fn neighbour(self, room: Tile, direction: Direction) -> Option<Tile> {
        let next = room.go(direction, 2);
        if next.column < self.columns && next.row < self.rows { Some(next) } else { None }
    }

    /// Any of the rooms.
    pub fn random(self, dice: &mut Dice) -> Tile {
        self.at(dice.below(self.count()))
    }
}

/// Some of the four directions, in their order.
#[derive(Clone, Copy)]
pub(super) struct Choices {
    directions: [Direction; 4],
    count: u8,
}

impl Choices {
    /// The directions that `wanted` agrees to.
    #[inline]
    pub fn of(wanted: impl Fn(Direction) -> bool) -> Self {
        let mut choices = Self { directions: Direction::ALL, count: 0 };
        for direction in Direction::ALL {
            choices.directions[choices.count as usize & 3] = direction;
            choices.count += u8::from(wanted(direction));
        }
        choices
    }

    /// One of them, each equally likely; a single one is taken without a draw.
    #[inline]
    pub fn pick(self, dice: &mut Dice) -> Option<Direction> {
        let chosen = match self.count {
            0 => return None,
            1 => 0,
            count => dice.below(u32::from(count)),
        };
        Some(self.directions[chosen as usize & 3])
    }
}

/// The rooms that a generator has reached.
#[derive(Clone, Debug)]
pub(super) struct Reached {
    rooms: Rooms,
    bits: Bits,
    count: u32,
}

impl Reached {
    pub fn new(rooms: Rooms) -> Self {
        Self { rooms, bits: Bits::zeros(rooms.count() as usize), count: 0 }
    }

    #[inline]
    pub fn contains(&self, room: Tile) -> bool {
        self.bits.get(self.rooms.index(room) as usize)
    }

    #[inline]
    pub fn insert(&mut self, room: Tile) {
        self.count += u32::from(self.bits.insert(self.rooms.index(room) as usize));
    }

    /// The ways to neighbours that are not reached.
    #[inline]
    pub fn fresh_around(&self, room: Tile) -> Choices {
        Choices::of(|direction| {
            self.rooms.neighbour(room, direction).is_some_and(|next| !self.contains(next))
        })
    }

    /// The ways to neighbours that are reached.
    #[inline]
    pub fn reached_around(&self, room: Tile) -> Choices {
        Choices::of(|direction| {
            self.rooms.neighbour(room, direction).is_some_and(|next| self.contains(next))
        })
    }

    pub fn has_both_ends(&self, maze: &Maze) -> bool {
        self.contains(maze.start()) && self.contains(maze.goal())
    }

    pub fn progress(&self) -> (u64, u64) {
        (u64::from(self.count), u64::from(self.rooms.count()))
    }
}
