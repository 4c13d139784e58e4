//! The depth-first stack: the path from the start to where the search is, and at each tile of it
//! the directions that are still to be tried.

use crate::maze::{Direction, Directions, Grid, Tile};

/// In which order the directions at a tile are tried.
#[derive(Clone, Copy, Debug)]
pub(super) enum StackOrder {
    /// Right, down, left, up, wherever the search comes from.
    Fixed,
    /// Quarter turns clockwise from the direction of the last step.
    Turning([u8; 4]),
}

impl StackOrder {
    /// The direction at this position of the order.
    #[inline]
    const fn direction(self, came: Direction, place: u8) -> Direction {
        match self {
            Self::Fixed => Direction::nth(place),
            Self::Turning(turns) => Direction::nth(came as u8 + turns[place as usize & 3]),
        }
    }

    /// The positions in the order of the open directions, as bits.
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

/// A tile of the path and what is left to try there, in a byte: its position follows from the steps
/// that led there.
#[derive(Clone, Copy, Debug)]
struct Entry(u8);

impl Entry {
    const fn new(came: Direction, untried: u8) -> Self {
        Self((came as u8) << 4 | untried)
    }

    /// The direction of the step that led here.
    const fn came(self) -> Direction {
        Direction::nth(self.0 >> 4)
    }

    /// One bit for each open direction that was not tried, in the order in which they are tried.
    const fn untried(self) -> u8 {
        self.0 & 0xf
    }
}

/// A tile of the depth-first stack, for a picture of it.
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
    order: StackOrder,
    entries: Vec<Entry>,
    /// Where the first and the last entry are, if there is any.
    bottom: Tile,
    top: Tile,
}

impl Stack {
    pub const fn new(order: StackOrder) -> Self {
        let nowhere = Tile::new(0, 0);
        Self { order, entries: Vec::new(), bottom: nowhere, top: nowhere }
    }

    /// Goes on to a tile. The direction back is not one to try.
    #[inline]
    pub fn push(&mut self, grid: &Grid, tile: Tile, came: Direction) {
        let mut open = grid.open_around(tile);
        if self.entries.is_empty() {
            self.bottom = tile;
        } else {
            open = open.without(came.opposite());
        }
        let untried = self.order.places(came, open);
        self.entries.push(Entry::new(came, untried));
        self.top = tile;
    }

    /// Begins at a tile with these directions to try, in the fixed order.
    pub fn begin(&mut self, tile: Tile, untried: u8) {
        (self.bottom, self.top) = (tile, tile);
        self.entries.push(Entry::new(Direction::Right, untried));
    }

    /// Goes on through a passage, in which nothing is to be tried, to the room behind it.
    pub fn go_on_to_room(&mut self, way: Direction, untried: u8) {
        self.entries.extend([0, untried].map(|untried| Entry::new(way, untried)));
        self.top = self.top.go(way, 2);
    }

    /// Tries the next direction at the last tile.
    #[inline]
    pub fn try_next(&mut self) -> Option<Direction> {
        let top = self.entries.last_mut()?;
        let untried = top.untried();
        if untried == 0 {
            return None;
        }
        let direction = self.order.direction(top.came(), untried.trailing_zeros() as u8);
        *top = Entry::new(top.came(), untried & (untried - 1));
        Some(direction)
    }

    /// Removes the last tile.
    #[inline]
    pub fn pop(&mut self) -> Option<Tile> {
        let entry = self.entries.pop()?;
        let left = self.top;
        self.top = left.step(entry.came().opposite());
        Some(left)
    }

    /// The last tile.
    #[inline]
    pub fn last(&self) -> Option<Tile> {
        (!self.entries.is_empty()).then_some(self.top)
    }

    /// The direction of the step to the last tile, unless that is the start.
    pub fn came(&self) -> Option<Direction> {
        self.entries[1..].last().map(|entry| entry.came())
    }

    #[inline]
    pub const fn len(&self) -> usize {
        self.entries.len()
    }

    /// All entries from bottom to top.
    pub fn told(&self) -> StackView<'_> {
        StackView { order: self.order, entries: &self.entries, first: self.bottom, last: self.top }
    }

    pub fn tiles(&self) -> Vec<Tile> {
        let mut tile = self.bottom;
        let others = self.entries.iter().skip(1).map(|entry| {
            tile = tile.step(entry.came());
            tile
        });
        self.last().map(|_| self.bottom).into_iter().chain(others).collect()
    }
}

/// The entries of a stack, from either end.
pub(super) struct StackView<'a> {
    order: StackOrder,
    entries: &'a [Entry],
    first: Tile,
    last: Tile,
}

impl StackView<'_> {
    fn told(&self, tile: Tile, entry: Entry) -> StackEntry {
        let direction = |place| self.order.direction(entry.came(), place);
        let is_untried = |place: u8| entry.untried() >> place & 1 == 1;
        let mut untried = (0..4).filter(|&place| is_untried(place)).map(direction);
        StackEntry {
            tile,
            untried: Directions::of(|one| untried.clone().any(|other| other == one)),
            next: untried.next(),
        }
    }
}

impl Iterator for StackView<'_> {
    type Item = StackEntry;

    fn next(&mut self) -> Option<StackEntry> {
        let (entry, rest) = self.entries.split_first()?;
        let told = self.told(self.first, *entry);
        self.entries = rest;
        self.first = rest.first().map_or(self.first, |next| self.first.step(next.came()));
        Some(told)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.entries.len(), Some(self.entries.len()))
    }
}

impl DoubleEndedIterator for StackView<'_> {
    fn next_back(&mut self) -> Option<StackEntry> {
        let (entry, rest) = self.entries.split_last()?;
        let told = self.told(self.last, *entry);
        self.entries = rest;
        self.last = self.last.step(entry.came().opposite());
        Some(told)
    }
}

impl ExactSizeIterator for StackView<'_> {}
