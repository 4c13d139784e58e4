//! Kruskal's algorithm in a tile of 64 × 64 rooms, which fits into the processor's nearest cache.
//!
//! Most walls are settled by the [look](super::certain) at their neighbours; union-find joins what
//! these have opened, and only the walls that are still in doubt are sorted.

use super::certain::{ABOVE, BEFORE, Certain, LANES, ROWS, SIDE, WeightLattice, look};
use super::contract::{ContractedSets, Contraction, Edge, OUTSIDE};
use super::order::put_in_order;
use crate::maze::bits::ones;
use crate::maze::generate::weight::Weights;

/// Settles one tile at a time, in memory that is reused for the next one.
pub struct TileWork {
    /// How many rooms the maze is wide and high.
    size: [u32; 2],
    weights: Weights,
    ends: [Option<[u32; 2]>; 2],
    right: WeightLattice,
    below: WeightLattice,
    turned_right: WeightLattice,
    turned_below: WeightLattice,
    opened: [Certain; 2],
    kept: [Certain; 2],
    sets: ContractedSets,
    /// The keys of the walls in doubt: the first ones, as many as are counted.
    doubtful: Vec<u64>,
    doubtful_count: usize,
    ordered: Vec<u64>,
}

/// The opened walls of a tile, a bit for each room of each row: those on the right, those below.
pub struct Opened {
    pub walls: [[u64; SIDE]; 2],
}

/// How many rooms a tile is wide and high.
pub const TILE_SIDE: u32 = SIDE as u32;

/// Stands for a missing wall: it is never opened, and there is no way around it.
const NO_WALL: i16 = i16::MAX;

impl TileWork {
    /// Tiles of a maze this many rooms wide and high. `ends` are rooms, by column and row, whose sets
    /// are never forgotten.
    pub fn new(size: [u32; 2], seed: u64, ends: [Option<[u32; 2]>; 2]) -> Box<Self> {
        Box::new(Self {
            size,
            weights: Weights::new(seed),
            ends,
            right: [[NO_WALL; LANES]; ROWS],
            below: [[NO_WALL; LANES]; ROWS],
            turned_right: [[NO_WALL; LANES]; ROWS],
            turned_below: [[NO_WALL; LANES]; ROWS],
            opened: [const { Certain::NOTHING }; 2],
            kept: [const { Certain::NOTHING }; 2],
            sets: ContractedSets::default(),
            doubtful: vec![0; 2 * ROOMS + 4 * SIDE],
            doubtful_count: 0,
            ordered: Vec::new(),
        })
    }

    /// Settles what can be settled in the tile whose first room is in this column and row. The rest
    /// becomes a part of the graph of tiles, whose walls are numbered from room `first` on.
    pub fn settle(
        &mut self,
        [column, row]: [u32; 2],
        first: [u32; 2],
        tiles: &mut Contraction,
    ) -> Opened {
        let rows = SIDE.min((self.size[1] - row) as usize);
        self.weigh(column, row, rows);
        let [right, down] = &mut self.opened;
        look(rows, &self.right, &self.below, right, down);
        let [down, right] = &mut self.kept;
        look(rows, &self.turned_right, &self.turned_below, down, right);
        // Walls that may join the two ends must come up in order. Far from them, a certainly opened
        // wall is never the heaviest of a path, since one before or after it is heavier.
        if self.is_near_an_end(column, row) {
            self.opened = [const { Certain::NOTHING }; 2];
        }
        let mut opened = self.certainly_opened(rows);
        self.join(rows, &opened);
        self.doubt(column, row);
        self.decide([column, row], first, tiles, &mut opened);
        opened
    }

    /// Weighs the walls of the tile and those around it.
    fn weigh(&mut self, column: u32, row: u32, rows: usize) {
        let [width, height] = self.size;
        // The rooms within the maze among those looked at, counted from three left of the tile.
        let first = AROUND.saturating_sub(column);
        let end = (width + AROUND - column).min(SIDE as u32 + 2 * AROUND);
        let begin = BEFORE - AROUND as usize;
        let places = begin + first as usize..begin + end as usize;
        let [mut on_right, mut underneath] = [[0; LANES]; 2];
        // The lattice of pillars needs one row more than that of rooms.
        let looked_at = ROWS.min(ROWS - SIDE + rows + 1);
        for place in 0..looked_at {
            let (right, below) = (&mut self.right[place], &mut self.below[place]);
            let row = (row + place as u32).wrapping_sub(ABOVE as u32);
            if row >= height {
                right.fill(NO_WALL);
                below.fill(NO_WALL);
                continue;
            }
            let (weights, first) = (self.weights.row(row), column + first - AROUND);
            let walls = on_right[places.clone()].iter_mut().zip(&mut underneath[places.clone()]);
            for ((right, below), column) in walls.zip(first..) {
                let room = weights.room(column);
                (*right, *below) = (room.right, room.below);
            }
            for lane in 0..LANES {
                (right[lane], below[lane]) = (coarse(on_right[lane]), coarse(underneath[lane]));
            }
            if places.len() < SIDE + 2 * AROUND as usize {
                right[..places.start].fill(NO_WALL);
                below[..places.start].fill(NO_WALL);
                // The last room of a row has no wall on its right.
                let is_last = first + places.len() as u32 == width;
                right[places.end - usize::from(is_last)..].fill(NO_WALL);
                below[places.end..].fill(NO_WALL);
            }
            if row + 1 == height {
                below.fill(NO_WALL);
            }
        }
        for (turned, below) in self.turned_right[..looked_at].iter_mut().zip(&self.below) {
            for (turned, weight) in turned.iter_mut().zip(&below[1..]) {
                *turned = !weight;
            }
        }
        for (turned, right) in self.turned_below[..looked_at].iter_mut().zip(&self.right[1..]) {
            for (turned, weight) in turned.iter_mut().zip(right) {
                *turned = !weight;
            }
        }
    }

    /// Whether an end is in this tile or in a neighbouring one.
    fn is_near_an_end(&self, column: u32, row: u32) -> bool {
        self.ends.iter().flatten().any(|end| {
            let from_tile = [(end[0], column), (end[1], row)];
            let tile_of = |room: u32| room / SIDE as u32;
            from_tile.into_iter().all(|(end, first)| tile_of(end).abs_diff(tile_of(first)) <= 1)
        })
    }

    /// The walls within the tile that the look at their neighbours opens.
    fn certainly_opened(&self, rows: usize) -> Opened {
        let mut opened = Opened { walls: [[0; SIDE]; 2] };
        for row in 0..rows {
            opened.walls[0][row] = self.opened[0].rows[row + 1] & WITHIN;
        }
        opened.walls[1][..rows - 1].copy_from_slice(&self.opened[1].rows[1..rows]);
        opened
    }

    /// Joins the rooms on both sides of every opened wall.
    fn join(&mut self, rows: usize, opened: &Opened) {
        self.sets.reset(ROOMS as u32);
        let all_parents = self.sets.parents.chunks_exact_mut(SIDE).zip((0..).step_by(SIDE));
        for ((parents, first), right) in all_parents.zip(opened.walls[0]).take(rows) {
            let (mut root, joined) = (first, right << 1);
            for ((parent, room), column) in parents.iter_mut().zip(first..).zip(0..SIDE) {
                root = if joined >> column & 1 == 1 { root } else { room };
                *parent = root;
            }
        }
        for row in 0..rows - 1 {
            let above = row * SIDE;
            let first = first_of_each_run(opened.walls[1][row], opened.walls[0][row + 1] << 1);
            for column in ones(first) {
                let room = above + column as usize;
                let run = self.sets.parents[room + SIDE];
                self.sets.parents[run as usize] = self.sets.parents[room];
            }
            for column in ones(opened.walls[1][row] & !first) {
                let room = above as u32 + column;
                self.sets.join(room, room + SIDE as u32);
            }
        }
        let parents = self.sets.parents.first_chunk_mut::<ROOMS>().expect("all rooms");
        for room in 0..SIDE * rows {
            parents[room % ROOMS] = parents[parents[room % ROOMS] as usize % ROOMS];
        }
    }

    /// Lists the walls that are still in doubt, and those that lead out of the tile.
    fn doubt(&mut self, column: u32, row: u32) {
        let [width, height] = self.size;
        let right_walls = ones_below(width - 1 - column.min(width - 1));
        let below_walls = ones_below(width - column);
        let (list, parents) = (&mut self.doubtful, &self.sets.parents[..ROOMS]);
        let mut count = 0;
        for place in 0..SIDE.min((height - row) as usize) {
            let weights = self.weights.row(row + place as u32);
            let kept = self.kept[1].rows[place];
            let doubtful = !(kept | self.opened[0].rows[place + 1]) & WITHIN & right_walls;
            for at in ones(doubtful) {
                let room = place * SIDE + at as usize;
                let weight = weights.room(column + at).right;
                list[count] = local_key(weight, place as u32 + 1, at + 1, 0, false);
                count += usize::from(parents[room] != parents[room + 1]);
            }
            if !kept & right_walls & !WITHIN != 0 {
                let weight = weights.room(column + SIDE as u32 - 1).right;
                list[count] = local_key(weight, place as u32 + 1, SIDE as u32, 0, true);
                count += 1;
            }
            if column > 0 && !self.kept[1].before[place] {
                let weight = weights.room(column - 1).right;
                list[count] = local_key(weight, place as u32 + 1, 0, 0, true);
                count += 1;
            }
        }
        let first = usize::from(row == 0);
        for place in first..=SIDE.min((height - 1 - row) as usize) {
            let weights = self.weights.row(row + place as u32 - 1);
            let kept = self.kept[0].rows[place] << 1 | u64::from(self.kept[0].before[place]);
            let is_exit = place == 0 || place == SIDE;
            let opened = if is_exit { 0 } else { self.opened[1].rows[place] };
            for at in ones(!(kept | opened) & below_walls) {
                let weight = weights.room(column + at).below;
                list[count] = local_key(weight, place as u32, at + 1, 1, is_exit);
                let above = (place.max(1) - 1) * SIDE + at as usize;
                let is_parting = parents[above] != parents[(above + SIDE) % ROOMS];
                count += usize::from(is_exit | is_parting);
            }
        }
        self.doubtful_count = count;
    }

    /// Runs Kruskal's algorithm on the walls in doubt.
    fn decide(
        &mut self,
        [column, row]: [u32; 2],
        first: [u32; 2],
        tiles: &mut Contraction,
        opened: &mut Opened,
    ) {
        let side = SIDE as u32;
        put_in_order(&self.doubtful[..self.doubtful_count], |&key| key, [0, 11], &mut self.ordered);
        for (place, end) in self.ends.into_iter().enumerate() {
            let Some([end_column, end_row]) = end else { continue };
            if end_column / side == column / side && end_row / side == row / side {
                let room = end_row % side * side + end_column % side;
                tiles.ends[place] = Some(self.sets.name(room, tiles));
            }
        }
        for &key in &self.ordered {
            let (at_row, at_column) = (key as u32 >> 9, key as u32 >> 2 & 0x7f);
            let (is_below, is_exit) = (key as u32 >> 1 & 1, key & 1 == 1);
            let number = || {
                let room = [column + at_column - first[0], row + at_row - first[1]];
                key >> 32 << 32 | u64::from(wall_number(room, is_below == 1))
            };
            let room = at_row.max(1).wrapping_sub(1) * SIDE as u32 + at_column.max(1) - 1;
            if is_exit {
                let from = self.sets.name(room, tiles);
                tiles.edges.push(Edge { key: number(), from, to: OUTSIDE });
                continue;
            }
            // Without a branch, since it cannot be predicted which wall comes next.
            let joined = self.sets.join(room, room + 1 + is_below * (SIDE as u32 - 1));
            let row = &mut opened.walls[is_below as usize & 1][room as usize / SIDE % SIDE];
            *row |= u64::from(joined.is_certain()) << (room % SIDE as u32);
            if let Some([from, to]) = joined.perhaps() {
                tiles.edges.push(Edge { key: number(), from, to });
            }
        }
    }
}

/// The number of a wall on the right of a room or below it, in a part of a maze. Rooms are counted from
/// the one above and left of the part, whose walls may lead into it: numbers rise as they do in the
/// whole maze.
pub const fn wall_number([column, row]: [u32; 2], is_below: bool) -> u32 {
    (row << 15 | column) << 1 | is_below as u32
}

/// The room, counted from the part's first, and whether it is the wall below: what
/// [`wall_number`] numbers.
pub const fn numbered_wall(number: u32) -> ([u32; 2], bool) {
    ([(number >> 1 & 0x7fff).wrapping_sub(1), (number >> 16).wrapping_sub(1)], number & 1 == 1)
}

/// How far to the left and right of the tile walls are looked at.
const AROUND: u32 = 3;
const ROOMS: usize = SIDE * SIDE;
/// The rooms of a row whose wall on the right does not lead out of the tile.
const WITHIN: u64 = u64::MAX >> 1;

/// The upper half of a weight, as a signed number of the same order.
const fn coarse(weight: u32) -> i16 {
    (weight >> 16) as i16 ^ i16::MIN
}

/// A key that orders the walls of a tile as weight and number do. Its room is counted from the one
/// above and left of the tile.
const fn local_key(weight: u32, row: u32, column: u32, is_below: u32, is_exit: bool) -> u64 {
    (weight as u64) << 32 | (row << 9 | column << 2 | is_below << 1 | is_exit as u32) as u64
}

/// A word with its lowest `count` bits set.
const fn ones_below(count: u32) -> u64 {
    if count >= 64 { u64::MAX } else { !(u64::MAX << count) }
}

/// The first one of each run: a place belongs to the one before if its bit in `joined` is set.
const fn first_of_each_run(ones: u64, joined: u64) -> u64 {
    // All places that are in a run with a one before them.
    let (mut reached, mut joined_by) = ((ones << 1) & joined, joined);
    let mut step = 1;
    while step < 64 {
        reached |= (reached << step) & joined_by;
        joined_by &= joined_by << step;
        step *= 2;
    }
    ones & !reached
}
