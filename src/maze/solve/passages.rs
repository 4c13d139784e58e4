//! The passages between the rooms of a grid, one bit each: 64 rooms are processed together.
//!
//! Solvers work on these instead of the tiles when their steps are not watched. Each row of rooms
//! begins at a whole word, and an empty row lies above the first and below the last, so that every
//! neighbour of a room has a place.

use crate::maze::bits::Bits;
use crate::maze::{Direction, Grid, Tile};

/// Which rooms are joined. A room is known by its place, the number of its bit.
#[derive(Clone)]
pub struct Passages {
    /// How many words hold the bits of a row.
    words: usize,
    rows: usize,
    right: Vec<u64>,
    down: Vec<u64>,
}

impl Passages {
    /// The passages of a grid of rooms whose border is closed; `None` for any other.
    pub fn of(grid: &Grid) -> Option<Self> {
        let (width, height) = grid.rooms()?;
        if grid.border_openings().next().is_some() {
            return None;
        }
        let (columns, width, rows) = (grid.columns() as usize, width as usize, height as usize);
        let words = width.div_ceil(64);
        let mut right = vec![0; (rows + 2) * words];
        let mut down = right.clone();
        for row in 0..rows {
            for word in 0..words {
                let first = (2 * row + 1) * columns + 128 * word + 1;
                // After the last room of a row the bits are zero.
                let rooms = u64::MAX >> (64 * (word + 1)).saturating_sub(width);
                let every_other = |tile: usize| {
                    let [low, high] = [tile, tile + 64].map(|at| grid.open_bits().word_from(at));
                    (gathered(low) | gathered(high) << 32) & rooms
                };
                let at = (row + 1) * words + word;
                right[at] = every_other(first + 1);
                down[at] = every_other(first + columns);
            }
        }
        Some(Self { words, rows, right, down })
    }

    /// The place of a room, if the tile is one.
    pub const fn place(&self, tile: Tile) -> Option<usize> {
        let is_room = tile.column % 2 == 1 && tile.row % 2 == 1;
        let row = tile.row as usize / 2 + 1;
        if is_room { Some(64 * self.words * row + tile.column as usize / 2) } else { None }
    }

    /// The room at a place: the inverse of [`Passages::place`].
    pub const fn room(&self, place: usize) -> Tile {
        // Numbers of half the width are divided in half the time.
        let (place, row) = (place as u32, 64 * self.words as u32);
        Tile::new((2 * (place % row) + 1) as u16, (2 * (place / row) - 1) as u16)
    }

    /// How many places there are.
    pub const fn places(&self) -> usize {
        64 * self.right.len()
    }

    /// The offset of a neighbour's place, in the order of [`Direction::ALL`].
    pub const fn steps(&self) -> [usize; 4] {
        let row = 64 * self.words;
        [1, row, 1_usize.wrapping_neg(), row.wrapping_neg()]
    }

    /// The open directions from a room, a bit for each in the order of [`Direction::ALL`].
    #[inline(always)]
    pub fn from(&self, place: usize) -> u8 {
        let bit = |of: &[u64], place: usize| (of[place / 64] >> (place % 64)) as u8 & 1;
        bit(&self.right, place)
            | bit(&self.down, place) << 1
            | bit(&self.right, place - 1) << 2
            | bit(&self.down, place - 64 * self.words) << 3
    }

    /// Closes a passage of a room.
    #[inline]
    pub fn close(&mut self, place: usize, way: Direction) {
        let (of, place) = match way {
            Direction::Right => (&mut self.right, place),
            Direction::Down => (&mut self.down, place),
            Direction::Left => (&mut self.right, place - 1),
            Direction::Up => (&mut self.down, place - 64 * self.words),
        };
        of[place / 64] &= !(1 << (place % 64));
    }

    /// Closes the only passage of every dead end except these rooms, all at once, `times` times
    /// over. So no dead end that is closed is longer than that.
    pub fn close_dead_ends(&mut self, times: usize, but: [usize; 2]) {
        let words = self.words;
        // The dead ends of a row are closed only when those of the next one are known.
        let mut dead = vec![0; (words + 1) * times];
        let mut next = vec![0; words + 1];
        for (time, row) in waves(times, self.rows + 1) {
            let here = row * words;
            self.find_dead_ends(here, &mut next);
            for place in but.map(|place| place.wrapping_sub(64 * here)) {
                if let Some(word) = next[..words].get_mut(place / 64) {
                    *word &= !(1 << (place % 64));
                }
            }
            let dead = &mut dead[time * (words + 1)..][..=words];
            if row > 1 {
                self.close_around(here - words, dead);
            }
            dead.copy_from_slice(&next);
        }
    }

    /// Closes dead ends of any length, except for these rooms, until none is left.
    pub fn close_all_dead_ends(&mut self, but: [usize; 2]) {
        // Most are short. The rest is followed room by room.
        self.close_dead_ends(16, but);
        let steps = self.steps();
        let mut dead = vec![0; self.words];
        for row in 1..=self.rows {
            self.find_dead_ends(row * self.words, &mut dead);
            for end in Bits::of_words(dead.clone()).ones() {
                let mut room = 64 * self.words * row + end;
                let mut ways = self.from(room);
                while ways.is_power_of_two() && !but.contains(&room) {
                    self.close(room, first(ways));
                    room = room.wrapping_add(steps[first(ways) as usize]);
                    ways = self.from(room);
                }
            }
        }
    }

    /// The rooms of a row that have only one passage.
    fn find_dead_ends(&self, here: usize, dead: &mut [u64]) {
        let words = self.words;
        let (right, before) = (&self.right[here..][..words], &self.right[here - 1..][..words]);
        let (down, up) = (&self.down[here..][..words], &self.down[here - words..][..words]);
        for (at, dead) in dead[..words].iter_mut().enumerate() {
            let left = right[at] << 1 | before[at] >> 63;
            let (level, steep) = (right[at] | left, down[at] | up[at]);
            let two = right[at] & left | down[at] & up[at] | level & steep;
            *dead = (level | steep) & !two;
        }
    }

    /// Closes all passages of these rooms of a row.
    fn close_around(&mut self, here: usize, rooms: &[u64]) {
        let words = self.words;
        let (rooms, next) = (&rooms[..words], &rooms[1..][..words]);
        let right = &mut self.right[here..][..words];
        let (up, down) = self.down[here - words..][..2 * words].split_at_mut(words);
        for at in 0..words {
            right[at] &= !(rooms[at] | rooms[at] >> 1 | next[at] << 63);
            up[at] &= !rooms[at];
            down[at] &= !rooms[at];
        }
    }

    /// Adds to these rooms their neighbours through passages, `times` times over.
    pub fn spread(&self, rooms: &mut Bits, times: usize) {
        let words = self.words;
        let rooms = rooms.words_mut();
        let mut sum = vec![0; words];
        for (_, row) in waves(times, self.rows) {
            let here = row * words;
            let (all, before, next) =
                (&rooms[here..][..words], &rooms[here - 1..][..words], &rooms[here + 1..][..words]);
            let (above, below) = (&rooms[here - words..][..words], &rooms[here + words..][..words]);
            let (right, left) = (&self.right[here..][..words], &self.right[here - 1..][..words]);
            let (down, up) = (&self.down[here..][..words], &self.down[here - words..][..words]);
            for (at, sum) in sum[..words].iter_mut().enumerate() {
                let on_right = all[at] >> 1 | next[at] << 63;
                let from_left = (all[at] & right[at]) << 1 | (before[at] & left[at]) >> 63;
                let across = from_left | on_right & right[at];
                *sum = all[at] | across | above[at] & up[at] | below[at] & down[at];
            }
            rooms[here..here + words].copy_from_slice(&sum);
        }
    }
}

/// The first of these directions.
#[inline]
pub const fn first(ways: u8) -> Direction {
    Direction::nth(ways.trailing_zeros() as u8)
}

/// The rows from 1 to `last`, each `times` times, and each time two rows behind the time before:
/// its data is still in the cache then.
fn waves(times: usize, last: usize) -> impl Iterator<Item = (usize, usize)> {
    (1..last + 2 * times).flat_map(move |wave| {
        let row_at = move |time| (time, wave.wrapping_sub(2 * time));
        (0..times).map(row_at).filter(move |&(_, row)| (1..=last).contains(&row))
    })
}

/// Every other bit, from the lowest on, side by side.
const fn gathered(bits: u64) -> u64 {
    let bits = bits & 0x5555_5555_5555_5555;
    let bits = (bits | bits >> 1) & 0x3333_3333_3333_3333;
    let bits = (bits | bits >> 2) & 0x0f0f_0f0f_0f0f_0f0f;
    let bits = (bits | bits >> 4) & 0x00ff_00ff_00ff_00ff;
    let bits = (bits | bits >> 8) & 0x0000_ffff_0000_ffff;
    (bits | bits >> 16) & 0xffff_ffff
}
