//! Where tiles are, and how to step from tile to tile. Which of them are open is not known here.

use std::cmp::Ordering;

/// One square of the grid, counted from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    /// How many tiles lie to the left.
    pub column: u16,
    /// How many tiles lie above.
    pub row: u16,
}

impl Tile {
    /// The tile at this column and row.
    pub const fn new(column: u16, row: u16) -> Self {
        Self { column, row }
    }

    /// Whether it is a corner post of a maze of rooms: neither a room nor between two.
    pub const fn is_post(self) -> bool {
        self.column.is_multiple_of(2) && self.row.is_multiple_of(2)
    }

    /// Whether it is a room of a maze of rooms.
    pub const fn is_room(self) -> bool {
        self.column % 2 == 1 && self.row % 2 == 1
    }

    /// The tile `count` steps further on, at most [`MAX_SIDE`](super::MAX_SIDE) of them. It may lie
    /// outside of a given grid; where it would be left of or above all tiles it wraps around, which
    /// is outside of every grid too.
    #[inline]
    #[must_use]
    pub const fn go(self, direction: Direction, count: u16) -> Self {
        // A table, since a branch on a random direction is mispredicted most of the time.
        const STEPS: [(u16, u16); 4] = [(1, 0), (0, 1), (u16::MAX, 0), (0, u16::MAX)];
        let (right, down) = STEPS[direction as usize];
        Self::new(
            self.column.wrapping_add(right.wrapping_mul(count)),
            self.row.wrapping_add(down.wrapping_mul(count)),
        )
    }

    /// The neighbour in that direction.
    #[inline]
    #[must_use]
    pub const fn step(self, direction: Direction) -> Self {
        self.go(direction, 1)
    }

    /// The tile this much farther right and down, if its coordinates are in range.
    pub fn moved(self, (right, down): (i32, i32)) -> Option<Self> {
        let along = |at: u16, by: i32| u16::try_from(i32::from(at).checked_add(by)?).ok();
        Some(Self::new(along(self.column, right)?, along(self.row, down)?))
    }

    /// How many steps lie between two tiles if there are no walls.
    pub const fn distance(self, other: Self) -> u32 {
        self.column.abs_diff(other.column) as u32 + self.row.abs_diff(other.row) as u32
    }

    /// The direction of another tile in the same row or column.
    pub fn direction_towards(self, other: Self) -> Option<Direction> {
        match (other.column.cmp(&self.column), other.row.cmp(&self.row)) {
            (Ordering::Greater, Ordering::Equal) => Some(Direction::Right),
            (Ordering::Equal, Ordering::Greater) => Some(Direction::Down),
            (Ordering::Less, Ordering::Equal) => Some(Direction::Left),
            (Ordering::Equal, Ordering::Less) => Some(Direction::Up),
            _ => None,
        }
    }

    /// The direction of the neighbour `other`, or `None` if the two do not touch.
    pub fn direction_to(self, other: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.step(direction) == other)
    }
}

/// Tiles are ordered as text is read: row by row, from the left.
impl Ord for Tile {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.row, self.column).cmp(&(other.row, other.column))
    }
}

impl PartialOrd for Tile {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// One of the four directions from a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
#[repr(u8)]
pub enum Direction {
    /// The column grows.
    Right,
    /// The row grows.
    Down,
    /// The column shrinks.
    Left,
    /// The row shrinks.
    Up,
}

impl Direction {
    /// All four, clockwise, in the order in which everything here tries them.
    pub const ALL: [Self; 4] = [Self::Right, Self::Down, Self::Left, Self::Up];

    /// The direction at this index of [`Direction::ALL`], modulo its length.
    #[inline]
    pub const fn nth(place: u8) -> Self {
        Self::ALL[(place & 3) as usize]
    }

    /// Its letter: R, D, L or U.
    #[inline]
    pub const fn letter(self) -> char {
        ['R', 'D', 'L', 'U'][self as usize]
    }

    /// The direction with this letter.
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|direction| direction.letter() == letter)
    }

    /// A quarter turn to the right.
    #[must_use]
    pub const fn clockwise(self) -> Self {
        Self::nth(self as u8 + 1)
    }

    /// A quarter turn to the left.
    #[must_use]
    pub const fn counterclockwise(self) -> Self {
        Self::nth(self as u8 + 3)
    }

    /// The direction back.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::nth(self as u8 + 2)
    }
}

/// Some of the four directions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Directions(u8);

impl Directions {
    /// The directions for which `wanted` returns true.
    #[inline(always)]
    pub fn of(wanted: impl Fn(Direction) -> bool) -> Self {
        let bit = |direction| u8::from(wanted(direction)) << direction as u8;
        let [right, down, left, up] = Direction::ALL;
        Self(bit(right) | bit(down) | bit(left) | bit(up))
    }

    /// Whether this one is among them.
    #[inline]
    pub const fn contains(self, direction: Direction) -> bool {
        self.0 >> direction as u8 & 1 == 1
    }

    /// These directions without this one.
    #[inline]
    #[must_use]
    pub const fn without(self, direction: Direction) -> Self {
        Self(self.0 & !(1 << direction as u8))
    }

    /// These directions and this one.
    #[inline]
    #[must_use]
    pub const fn with(self, direction: Direction) -> Self {
        Self(self.0 | 1 << direction as u8)
    }

    /// One bit for each direction, in the order of [`Direction::ALL`] from the lowest up.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        Self::LISTS[self.0 as usize & 15].1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The direction at this index among them, counted from 0.
    #[inline]
    pub fn nth(self, place: u32) -> Option<Direction> {
        let (list, count) = &Self::LISTS[self.0 as usize & 15];
        (place < *count).then(|| list[place as usize & 3])
    }

    /// All of them, in the order of [`Direction::ALL`].
    #[inline]
    pub fn iter(self) -> impl ExactSizeIterator<Item = Direction> + use<> {
        let (list, count) = Self::LISTS[self.0 as usize & 15];
        list.into_iter().take(count as usize)
    }

    /// For each set of directions a list that begins with them, and their number. Looking it up is
    /// faster than any loop: generators do it at every step.
    const LISTS: [([Direction; 4], u32); 16] = {
        let mut lists = [(Direction::ALL, 0); 16];
        let mut bits = 0;
        while bits < 16 {
            let mut place = 0;
            while place < 4 {
                if Self(bits).contains(Direction::nth(place)) {
                    let count = lists[bits as usize].1;
                    lists[bits as usize].0[count as usize] = Direction::nth(place);
                    lists[bits as usize].1 += 1;
                }
                place += 1;
            }
            bits += 1;
        }
        lists
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_comes_back_round() {
        for direction in Direction::ALL {
            assert_eq!(direction.clockwise().counterclockwise(), direction);
            assert_eq!(direction.clockwise().clockwise(), direction.opposite());
            assert_eq!(Tile::new(5, 5).step(direction).step(direction.opposite()), Tile::new(5, 5));
        }
    }

    #[test]
    fn sets_of_directions_list_what_they_hold() {
        for bits in 0..16_u8 {
            let set = Directions::of(|direction| bits >> direction as u8 & 1 == 1);
            let list: Vec<_> =
                Direction::ALL.into_iter().filter(|&one| set.contains(one)).collect();
            assert_eq!(set.bits(), bits);
            assert_eq!(set.iter().collect::<Vec<_>>(), list);
            assert_eq!(set.len() as usize, list.len());
            assert!((0..5).all(|place| set.nth(place) == list.get(place as usize).copied()));
            assert!(!set.without(Direction::Left).contains(Direction::Left));
            assert!(set.without(Direction::Left).with(Direction::Left).contains(Direction::Left));
        }
    }
}
