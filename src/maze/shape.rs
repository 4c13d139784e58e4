//! Which rooms of a rectangle a maze has, where it does not have all of them.
//!
//! A shape is a set of bits, wherever it comes from: no font and no picture decides what a maze is.

mod error;

pub use error::{SHAPE_MOST_ROOMS, ShapeError};

use super::bits::Bits;
use super::for_good::ForGood;
use super::packed;
use super::packed::arithmetic::{Coder, Likely, Packer, Unpacker};
use super::{Direction, Grid, Size, Tile, UnionFind};

/// How a shape begins in a code.
pub(super) const SHAPE: &str = "shape";

/// The rooms that a maze has of those of a rectangle: at least two, and all of them hang together.
///
/// ```
/// use icetea_maze::maze::{Generator, Shape, Size, Spec, Tile};
///
/// let shape = Shape::new(Size::new(3, 2)?, |room| room != Tile::new(3, 1))?;
/// let spec = Spec::new(Generator::Kruskal, shape.size(), 7).with_shape(shape)?;
/// assert_eq!(spec.rooms(), 5);
/// assert_eq!(spec.to_string().parse(), Ok(spec));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    size: Size,
    /// A one for each of its rooms, by its number.
    rooms: Bits,
    /// How many they are.
    count: u32,
    start: Tile,
    goal: Tile,
    /// All of this, packed.
    code: String,
}

/// All shapes that specs point to.
static KEPT: ForGood<Shape> = ForGood::new();

impl Shape {
    /// The rooms of a rectangle for which this holds.
    pub fn new(size: Size, mut holds: impl FnMut(Tile) -> bool) -> Result<Self, ShapeError> {
        Self::of_bits(size, set_of(size, |number| holds(size.room(number)))?)
    }

    /// The rooms of a rectangle for which this holds, with as few more as it takes to join those that
    /// are apart, such as the letters of a word.
    pub fn joined(size: Size, mut holds: impl FnMut(Tile) -> bool) -> Result<Self, ShapeError> {
        let mut rooms = set_of(size, |number| holds(size.room(number)))?;
        join(size, &mut rooms);
        Self::of_bits(size, rooms)
    }

    fn of_bits(size: Size, rooms: Bits) -> Result<Self, ShapeError> {
        let count = rooms.count() as u32;
        let numbers = || rooms.ones().map(|number| number as u32);
        // From the corner at the top left to the one at the bottom right, as in a rectangle.
        let along = |&room: &Tile| (u32::from(room.column) + u32::from(room.row), room.row);
        let [start, goal] = [
            numbers().map(|number| size.room(number)).min_by_key(along),
            numbers().map(|number| size.room(number)).max_by_key(along),
        ];
        let (Some(start), Some(goal), 2..) = (start, goal, count) else {
            return Err(ShapeError::TooSmall);
        };
        let (_, unions) = sets_of(size, &rooms);
        let parts = count - unions;
        if parts > 1 {
            return Err(ShapeError::Parts(parts));
        }
        let mut packer = Packer::new();
        walk(&mut rooms.clone(), size, &mut packer);
        let code = packed::packed(&size.to_string(), &packer.finish());
        Ok(Self { size, rooms, count, start, goal, code })
    }

    /// The shape that has these words in a code, which is there for good.
    pub fn read(size: Size, code: &str) -> Result<&'static Self, ShapeError> {
        if let Some(kept) = KEPT.find(|kept| kept.size == size && kept.code == code) {
            return Ok(kept);
        }
        let mut rooms = set_of(size, |_| false)?;
        let bits = packed::unpacked(&size.to_string(), code)?;
        walk(&mut rooms, size, &mut Unpacker::new(bits));
        Ok(Self::of_bits(size, rooms)?.kept())
    }

    /// An equal shape that is there for good.
    pub fn kept(self) -> &'static Self {
        KEPT.keep(self)
    }

    /// The rectangle about it.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// How many rooms it has.
    pub const fn count(&self) -> u32 {
        self.count
    }

    /// Whether a room of the rectangle is one of its own.
    #[inline]
    pub fn contains(&self, room: Tile) -> bool {
        self.rooms.get(self.size.number(room) as usize)
    }

    /// Its rooms with all walls between them standing.
    pub(super) fn closed_grid(&self) -> Grid {
        let mut grid = Grid::walls(self.size.columns(), self.size.rows());
        self.rooms().for_each(|room| grid.open(room));
        grid
    }

    /// All its rooms, row by row.
    pub fn rooms(&self) -> impl Iterator<Item = Tile> {
        self.rooms.ones().map(|number| self.size.room(number as u32))
    }

    /// Its room that is the nearest to the top left corner.
    pub const fn start(&self) -> Tile {
        self.start
    }

    /// Its room that is the nearest to the bottom right corner.
    pub const fn goal(&self) -> Tile {
        self.goal
    }

    /// Its words in a code.
    pub fn code(&self) -> &str {
        &self.code
    }
}

fn set_of(size: Size, mut holds: impl FnMut(u32) -> bool) -> Result<Bits, ShapeError> {
    if size.rooms() > SHAPE_MOST_ROOMS {
        return Err(ShapeError::TooLarge(size.rooms()));
    }
    let mut rooms = Bits::zeros(size.rooms() as usize);
    for number in (0..size.rooms()).filter(|&number| holds(number)) {
        rooms.set(number as usize, true);
    }
    Ok(rooms)
}

/// The rooms beside one, by their numbers.
fn beside(size: Size, number: u32) -> impl Iterator<Item = u32> {
    let (width, column) = (u32::from(size.width()), number % u32::from(size.width()));
    Direction::ALL.into_iter().filter_map(move |direction| match direction {
        Direction::Right => (column + 1 < width).then_some(number + 1),
        Direction::Down => Some(number + width).filter(|&below| below < size.rooms()),
        Direction::Left => (column > 0).then(|| number - 1),
        Direction::Up => number.checked_sub(width),
    })
}

/// The sets of rooms that touch, and how many unions made them.
fn sets_of(size: Size, rooms: &Bits) -> (UnionFind, u32) {
    let (mut sets, mut unions) = (UnionFind::new(size.rooms()), 0);
    for number in rooms.ones().map(|number| number as u32) {
        for other in beside(size, number).filter(|&other| rooms.get(other as usize)) {
            unions += u32::from(sets.union(number, other).is_some());
        }
    }
    (sets, unions)
}

/// Adds rooms until all hang together. From all parts at once the rooms about them are flooded, and
/// where two floods meet there is a bridge; the shortest bridges that a union-find needs are built.
fn join(size: Size, rooms: &mut Bits) {
    /// From which room a flood came, and how far it has come.
    #[derive(Clone, Copy)]
    struct Came {
        from: u32,
        far: u32,
    }
    let mut came: Vec<Option<Came>> = vec![None; size.rooms() as usize];
    let mut queue: Vec<u32> = rooms.ones().map(|number| number as u32).collect();
    for &number in &queue {
        came[number as usize] = Some(Came { from: number, far: 0 });
    }
    let mut next = 0;
    while let Some(&number) = queue.get(next) {
        next += 1;
        let far = came[number as usize].map_or(0, |came| came.far + 1);
        for other in beside(size, number) {
            if came[other as usize].is_none() {
                came[other as usize] = Some(Came { from: number, far });
                queue.push(other);
            }
        }
    }
    let far = |number: u32| came[number as usize].map_or(0, |came| came.far);
    let mut bridges: Vec<[u32; 2]> = (0..size.rooms())
        .flat_map(|one| {
            beside(size, one).filter(move |&other| other > one).map(move |other| [one, other])
        })
        .collect();
    bridges.sort_by_key(|bridge| bridge.map(far).iter().sum::<u32>());
    let (mut sets, _) = sets_of(size, rooms);
    let way = |mut number: u32| {
        let mut way = vec![number];
        while let Some(Came { from, .. }) = came[number as usize].filter(|came| came.from != number)
        {
            number = from;
            way.push(number);
        }
        way
    };
    for ways in bridges.into_iter().map(|bridge| bridge.map(way)) {
        let ends = ways.each_ref().map(|way| way.last().copied().unwrap_or_default());
        if came[ends[0] as usize].is_none() || sets.union(ends[0], ends[1]).is_none() {
            continue;
        }
        for number in ways.into_iter().flatten() {
            rooms.set(number as usize, true);
        }
    }
}

/// Passes on each room. It is as likely to belong to the shape as those were before it that had the
/// same neighbours, so an outline of long lines takes few bits.
fn walk(rooms: &mut Bits, size: Size, coder: &mut impl Coder) {
    /// How often a room belonged to the shape, of how many times.
    #[derive(Clone, Copy)]
    struct Seen {
        ones: u64,
        all: u64,
    }
    const EXPECTED: u64 = 6;
    const NEIGHBOURS: [(i32, i32); 6] = [(-1, 0), (0, -1), (-1, -1), (1, -1), (-2, 0), (0, -2)];
    // At first, a room is taken to be like the neighbours to its left and above it, the first two.
    let mut seen: [Seen; 1 << NEIGHBOURS.len()] = std::array::from_fn(|context| Seen {
        ones: u64::from((context >> (NEIGHBOURS.len() - 2)).count_ones()) * EXPECTED / 2,
        all: EXPECTED,
    });
    let (width, height) = (i32::from(size.width()), i32::from(size.height()));
    for row in 0..height {
        for column in 0..width {
            let is_in = |(right, down): (i32, i32)| {
                let (column, row) = (column + right, row + down);
                let is_there = (0..width).contains(&column) && row >= 0;
                is_there && rooms.get((row * width + column) as usize)
            };
            let context =
                NEIGHBOURS.into_iter().fold(0, |context, at| 2 * context + usize::from(is_in(at)));
            let Seen { ones, all } = &mut seen[context];
            let likely = Likely { ones: 4 * *ones + 1, all: 4 * *all + 2 };
            let number = (row * width + column) as usize;
            let bit = coder.bit(rooms.get(number), likely);
            rooms.set(number, bit);
            *ones += u64::from(bit);
            *all += 1;
        }
    }
}
