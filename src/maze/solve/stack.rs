//! The depth-first stack: the way from the start to where the search is, and at each tile of it the
//! directions that are still to be tried.

use crate::maze::{Direction, Directions, Grid, Tile};

/// In which order the directions at a tile are tried.
#[derive(Clone, Copy, Debug)]
pub(super) enum Order {
    /// Right, down, left, up, wherever it comes from.
    Fixed,
    /// Quarter turns clockwise from the direction in which it came.
    Turning([u8; 4]),
}

impl Order {
    /// The direction that is tried at this place in the order.
    #[inline]
    const fn direction(self, came: Direction, place: u8) -> Direction {
        match self {
            Self::Fixed => Direction::nth(place),
            Self::Turning(turns) => Direction::nth(came as u8 + turns[place as usize & 3]),
        }
    }

    /// The places in the order at which an open direction is tried, as bits.
    #[inline]
    fn places(self, came: Direction, open: Directions) -> u8 {
        match self {
            Self::Fixed => open.bits(),
            Self::Turning(_) => (0..4)
                .map(|place| u8::from(open.contains(self.direction(came, place))) << place)
                .sum(),
        }
    }
}

/// A tile of the way and how far the search is with it.
#[derive(Clone, Copy, Debug)]
struct Entry {
    tile: Tile,
    /// The direction of the step that led here.
    came: Direction,
    /// One bit for each open direction that was not tried, in the order in which they are tried.
    untried: u8,
}

/// A tile of the depth-first stack, as a picture shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StackEntry {
    /// The tile.
    pub tile: Tile,
    /// The open directions that are still to be tried from it.
    pub untried: Directions,
    /// The first of them to be tried.
    pub next: Option<Direction>,
}

#[derive(Clone, Debug)]
pub(super) struct Stack {
    order: Order,
    entries: Vec<Entry>,
}

impl Stack {
    pub const fn new(order: Order) -> Self {
        Self { order, entries: Vec::new() }
    }

    /// Goes on to a tile. The way back is no direction to try.
    #[inline]
    pub fn push(&mut self, grid: &Grid, tile: Tile, came: Direction) {
        let mut open = grid.open_around(tile);
        if !self.entries.is_empty() {
            open = open.without(came.opposite());
        }
        let untried = self.order.places(came, open);
        self.entries.push(Entry { tile, came, untried });
    }

    /// Tries the next direction at the last tile.
    #[inline]
    pub fn try_next(&mut self) -> Option<Direction> {
        let top = self.entries.last_mut()?;
        if top.untried == 0 {
            return None;
        }
        let direction = self.order.direction(top.came, top.untried.trailing_zeros() as u8);
        top.untried &= top.untried - 1;
        Some(direction)
    }

    /// Gives back the last tile.
    #[inline]
    pub fn pop(&mut self) -> Option<Tile> {
        self.entries.pop().map(|entry| entry.tile)
    }

    /// The last tile.
    #[inline]
    pub fn last(&self) -> Option<Tile> {
        self.entries.last().map(|entry| entry.tile)
    }

    /// The direction of the step to the last tile, unless that is the start.
    pub fn came(&self) -> Option<Direction> {
        self.entries[1..].last().map(|entry| entry.came)
    }

    #[inline]
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// All entries from bottom to top.
    pub fn told(&self) -> impl ExactSizeIterator<Item = StackEntry> + DoubleEndedIterator + '_ {
        self.entries.iter().map(|entry| {
            let direction = |place| self.order.direction(entry.came, place);
            let is_untried = |place: u8| entry.untried >> place & 1 == 1;
            let mut untried = (0..4).filter(|&place| is_untried(place)).map(direction);
            StackEntry {
                tile: entry.tile,
                untried: Directions::of(|one| untried.clone().any(|other| other == one)),
                next: untried.next(),
            }
        })
    }

    pub fn tiles(&self) -> Vec<Tile> {
        self.entries.iter().map(|entry| entry.tile).collect()
    }
}
