//! The rooms of a maze that is being built: where they are and which have been reached.
//!
//! A room is identified by its tile; its neighbours are two tiles away, and the wall to each is the
//! tile between.

use crate::maze::bits::Bits;
use crate::maze::random::Dice;
use crate::maze::{Direction, Directions, Maze, Shape, Size, Tile};

#[derive(Clone, Copy, Debug)]
pub(super) struct Rooms {
    size: Size,
    shape: Option<&'static Shape>,
    columns: u16,
    rows: u16,
}

impl Rooms {
    pub const fn new(size: Size, shape: Option<&'static Shape>) -> Self {
        Self { size, shape, columns: size.columns(), rows: size.rows() }
    }

    /// How many there are.
    pub fn count(self) -> u32 {
        self.shape.map_or(self.numbers(), Shape::count)
    }

    /// How many numbers they have: in a shape, some belong to no room.
    pub const fn numbers(self) -> u32 {
        self.size.rooms()
    }

    pub const fn size(self) -> Size {
        self.size
    }

    /// Whether they are not all rooms of a rectangle.
    pub const fn are_shaped(self) -> bool {
        self.shape.is_some()
    }

    /// Whether a room of the rectangle is one of them.
    #[inline]
    pub fn contains(self, room: Tile) -> bool {
        self.shape.is_none_or(|shape| shape.contains(room))
    }

    /// The room at the end of the maze.
    pub fn goal(self) -> Tile {
        self.shape.map_or(self.size.goal(), Shape::goal)
    }

    pub const fn width(self) -> u32 {
        self.size.width() as u32
    }

    /// The room's number, counted row by row.
    #[inline]
    pub const fn index(self, room: Tile) -> u32 {
        self.size.number(room)
    }

    /// The room with this number: the inverse of [`Rooms::index`].
    #[inline]
    pub const fn at(self, index: u32) -> Tile {
        self.size.room(index)
    }

    /// The neighbouring room, if there is one.
    #[inline]
    pub fn neighbour(self, room: Tile, direction: Direction) -> Option<Tile> {
        let next = room.go(direction, 2);
        let is_there = next.column < self.columns && next.row < self.rows;
        Some(next).filter(|&next| is_there && self.contains(next))
    }

    /// Whether it is certain that there is a room on all four sides.
    #[inline]
    pub const fn is_inner(self, room: Tile) -> bool {
        self.shape.is_none()
            && room.column > 1
            && room.row > 1
            && room.column + 2 < self.columns
            && room.row + 2 < self.rows
    }

    /// A random room.
    pub fn random(self, dice: &mut Dice) -> Tile {
        let number = dice.below(self.count());
        let shaped = self.shape.and_then(|shape| shape.rooms().nth(number as usize));
        shaped.unwrap_or_else(|| self.at(number))
    }
}

/// One of these directions at random, each equally likely.
#[inline]
pub(super) fn pick(directions: Directions, dice: &mut Dice) -> Option<Direction> {
    if directions.is_empty() {
        return None;
    }
    directions.nth(dice.below(directions.len()))
}

/// The rooms that a generator has not reached yet.
///
/// A ring of places without rooms surrounds them, so that looking at a neighbour needs no check for
/// the border.
#[derive(Clone, Debug)]
pub(super) struct Fresh {
    rooms: Rooms,
    stride: usize,
    bits: Bits,
    reached: u32,
}

impl Fresh {
    /// All rooms, none of them reached.
    pub fn new(rooms: Rooms) -> Self {
        let (width, height) = (rooms.size.width() as usize, rooms.size.height() as usize);
        let stride = width + 2;
        let mut bits = Bits::zeros(stride * (height + 2));
        let row_of_rooms = Bits::ones_only(width);
        for row in 1..=height {
            bits.add(row * stride + 1, &row_of_rooms, 0..width);
        }
        let mut fresh = Self { rooms, stride, bits, reached: 0 };
        if rooms.are_shaped() {
            let all = (0..rooms.numbers()).map(|number| rooms.at(number));
            for room in all.filter(|&room| !rooms.contains(room)) {
                let place = fresh.place(room);
                fresh.bits.set(place, false);
            }
        }
        fresh
    }

    /// The index of a room among these and the ring around them.
    #[inline]
    const fn place(&self, room: Tile) -> usize {
        (room.row as usize / 2 + 1) * self.stride + room.column as usize / 2 + 1
    }

    /// Marks a room as reached.
    #[inline]
    pub fn reach(&mut self, room: Tile) {
        self.bits.set(self.place(room), false);
        self.reached += 1;
    }

    /// The directions of fresh neighbours.
    #[inline]
    pub fn around(&self, room: Tile) -> Directions {
        self.ways(&self.bits, room)
    }

    #[inline]
    fn ways(&self, bits: &Bits, room: Tile) -> Directions {
        let place = self.place(room);
        Directions::of(|direction| {
            bits.get(match direction {
                Direction::Right => place + 1,
                Direction::Down => place + self.stride,
                Direction::Left => place - 1,
                Direction::Up => place - self.stride,
            })
        })
    }

    pub fn has_neither_end(&self, maze: &Maze) -> bool {
        !self.bits.get(self.place(maze.start())) && !self.bits.get(self.place(maze.goal()))
    }

    pub fn progress(&self) -> (u64, u64) {
        (u64::from(self.reached), u64::from(self.rooms.count()))
    }
}

/// The rooms that a generator has reached, and those that it has not even seen.
#[derive(Clone, Debug)]
pub(super) struct Reached {
    fresh: Fresh,
    old: Bits,
}

impl Reached {
    pub fn new(rooms: Rooms) -> Self {
        let fresh = Fresh::new(rooms);
        Self { old: Bits::zeros(fresh.bits.length()), fresh }
    }

    /// The index of a room among these and the ring around them.
    #[inline]
    pub const fn place(&self, room: Tile) -> usize {
        self.fresh.place(room)
    }

    /// How many places there are.
    pub const fn places(&self) -> usize {
        self.old.length()
    }

    /// The offset of a neighbour's index, in the order of [`Direction::ALL`].
    pub const fn steps(&self) -> [usize; 4] {
        let stride = self.fresh.stride;
        [1, stride, 1_usize.wrapping_neg(), stride.wrapping_neg()]
    }

    #[inline]
    pub fn contains(&self, room: Tile) -> bool {
        self.holds(self.place(room))
    }

    /// Whether the room at an index is reached.
    #[inline]
    pub fn holds(&self, place: usize) -> bool {
        self.old.get(place)
    }

    #[inline]
    pub fn insert(&mut self, room: Tile) {
        self.old.set(self.place(room), true);
        self.fresh.reach(room);
    }

    /// Marks a room as seen, before it is reached: it is no longer fresh.
    #[inline]
    pub fn see(&mut self, room: Tile) {
        let place = self.place(room);
        self.fresh.bits.set(place, false);
    }

    /// The directions of fresh neighbours.
    #[inline]
    pub fn fresh_around(&self, room: Tile) -> Directions {
        self.fresh.around(room)
    }

    /// The directions of reached neighbours.
    #[inline]
    pub fn reached_around(&self, room: Tile) -> Directions {
        self.fresh.ways(&self.old, room)
    }

    pub fn has_both_ends(&self, maze: &Maze) -> bool {
        self.contains(maze.start()) && self.contains(maze.goal())
    }

    pub fn progress(&self) -> (u64, u64) {
        self.fresh.progress()
    }
}
