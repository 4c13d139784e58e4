//! A world as it looks from above, at any distance: how far its rooms are from the goal, and which walls
//! stand out.
//!
//! A wall stands out by the **detour** around it: how much nearer to the goal one of its sides is than
//! the other. From afar only great detours are seen; coming nearer, more and more walls appear, until
//! all of them are there. So at every distance there is a maze to see, and it is the real one.

use super::leaf::LeafWalls;
use super::{Depths, Surveyor, WorldError};

/// A room, or a square of rooms, from above.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReliefSample {
    /// How far it is from the goal on average: [`u16::MAX`] is the far end of the scale.
    pub share: u16,
    /// The greatest detour around a wall within it, or between it and the next samples of its leaf on the
    /// right and below: eight times its logarithm to base 2.
    pub ridge: u8,
}

/// Samples of squares of one size.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReliefLevel {
    /// How many samples it is wide.
    pub columns: u32,
    /// The samples, row by row.
    pub samples: Vec<ReliefSample>,
}

/// A leaf from above.
#[derive(Clone, Debug)]
pub struct Relief {
    finest: u32,
    /// The finest level first, each next one half as wide and high.
    levels: Vec<ReliefLevel>,
    /// The walls, if each room has a sample.
    walls: Option<LeafWalls>,
}

impl ReliefSample {
    /// How much it stands out among squares of 2 to the power of `level` rooms, from 0 to 1.
    pub fn strength(self, level: f32) -> f32 {
        /// How fast detours grow with the distance between two places of a maze.
        const GROWTH: f32 = 1.25;
        /// The logarithm of the least detour that is seen beside a room, and how many more until one
        /// stands out most.
        const LEAST: f32 = 3.0;
        const RANGE: f32 = 5.0;
        ((f32::from(self.ridge) / 8.0 - LEAST - GROWTH * level) / RANGE).clamp(0.0, 1.0)
    }
}

/// Eight times the logarithm to base 2, nearly: straight lines lead from power to power.
fn ridge(detour: u64) -> u8 {
    let Some(whole) = detour.checked_ilog2() else { return 0 };
    let eighths = if whole < 3 { detour << (3 - whole) } else { detour >> (whole - 3) };
    (8 * whole + (eighths & 7) as u32).min(255) as u8
}

impl ReliefLevel {
    /// Samples of places whose distances from the goal are these.
    fn of_depths(columns: usize, depths: &[u64], farthest: u64) -> Self {
        let scale = f64::from(u16::MAX) / farthest.max(1) as f64;
        let mut samples = Vec::with_capacity(depths.len());
        let mut rows = depths.chunks_exact(columns).peekable();
        while let Some(row) = rows.next() {
            let below = rows.peek().copied().unwrap_or(row);
            for (column, (&depth, &below)) in row.iter().zip(below).enumerate() {
                let right = row.get(column + 1).copied().unwrap_or(depth);
                let detour = depth.abs_diff(right).max(depth.abs_diff(below));
                let share = (depth as f64 * scale) as u16;
                samples.push(ReliefSample { share, ridge: ridge(detour) });
            }
        }
        Self { columns: columns as u32, samples }
    }

    /// How many samples high it is.
    pub const fn rows(&self) -> u32 {
        match self.columns {
            0 => 0,
            columns => self.samples.len() as u32 / columns,
        }
    }

    /// A square of it, from this sample to the right and down; less where it ends, none beyond.
    pub fn part(&self, [column, row]: [u32; 2], side: u32) -> Option<Self> {
        let columns = self.columns.saturating_sub(column).min(side);
        let rows = self.rows().saturating_sub(row).min(side);
        let row_of =
            |row: u32| &self.samples[(row * self.columns + column) as usize..][..columns as usize];
        let samples = (row..row + rows).flat_map(row_of).copied().collect();
        (columns > 0 && rows > 0).then_some(Self { columns, samples })
    }

    /// Four squares, row by row: those on the right and below may be smaller, or not there.
    pub fn of_quarters(quarters: [Option<Self>; 4]) -> Option<Self> {
        let [first, right, below, last] = quarters;
        let rows = |left: Self, right: Option<Self>| -> Vec<Vec<ReliefSample>> {
            let mut rows: Vec<Vec<ReliefSample>> =
                left.samples.chunks(left.columns as usize).map(<[_]>::to_vec).collect();
            if let Some(right) = right {
                for (row, more) in rows.iter_mut().zip(right.samples.chunks(right.columns as usize))
                {
                    row.extend(more);
                }
            }
            rows
        };
        let mut all = rows(first?, right);
        all.extend(below.map(|below| rows(below, last)).unwrap_or_default());
        let columns = all[0].len() as u32;
        Some(Self { columns, samples: all.concat() })
    }

    /// A world from so far above that its file alone tells how it looks.
    pub fn of_world(depths: &Depths) -> Self {
        Self::of_depths(depths.columns as usize, &depths.cells, depths.farthest())
    }

    /// Of four neighbours each; at an odd end its own stands for one that is not there.
    #[must_use]
    pub fn halved(&self) -> Self {
        let columns = self.columns.div_ceil(2);
        let mut samples = Vec::with_capacity(self.samples.len() / 4 + columns as usize);
        for two in self.samples.chunks(2 * self.columns as usize) {
            let (above, below) = two.split_at(self.columns as usize);
            let below = if below.is_empty() { above } else { below };
            samples.extend(above.chunks(2).zip(below.chunks(2)).map(|(above, below)| {
                let four = [above[0], above[above.len() - 1], below[0], below[below.len() - 1]];
                let sum: u32 = four.iter().map(|sample| u32::from(sample.share)).sum();
                let ridge = four.iter().fold(0, |most, sample| most.max(sample.ridge));
                ReliefSample { share: (sum / 4) as u16, ridge }
            }));
        }
        Self { columns, samples }
    }
}

impl Relief {
    /// A leaf from above, in squares of 2 to the power of `finest` rooms and in all larger ones. Colours
    /// tell distances up to `farthest`.
    pub fn new(
        surveyor: &mut Surveyor,
        leaf: [u32; 2],
        finest: u32,
        farthest: u64,
    ) -> Result<Self, WorldError> {
        let plan = surveyor.world().plan();
        let depths = surveyor.depths(leaf)?;
        let [width, height] = plan.size_of(leaf).map(|side| side as usize);
        let rows = depths.chunks_exact(plan.side as usize).take(height);
        let rooms: Vec<u64> = rows.flat_map(|row| &row[..width]).copied().collect();
        let mut level = ReliefLevel::of_depths(width, &rooms, farthest);
        for _ in 0..finest {
            level = level.halved();
        }
        let mut levels = vec![level];
        while levels[levels.len() - 1].samples.len() > 1 {
            levels.push(levels[levels.len() - 1].halved());
        }
        let walls =
            if finest == 0 { Some(surveyor.guide().leaf(leaf)?.walls.clone()) } else { None };
        Ok(Self { finest, levels, walls })
    }

    /// The logarithm to base 2 of how many rooms wide its smallest squares are.
    pub const fn finest(&self) -> u32 {
        self.finest
    }

    /// Squares of 2 to the power of `level` rooms, if it has them; the whole leaf, if it is smaller.
    pub fn level(&self, level: u32) -> Option<&ReliefLevel> {
        let number = level.checked_sub(self.finest)? as usize;
        self.levels.get(number.min(self.levels.len() - 1))
    }

    /// Whether the wall to the right of a room of the leaf is open, or the one below it; none if they were
    /// not looked at.
    pub fn is_open(&self, room: [u32; 2], is_below: bool) -> Option<bool> {
        self.walls.as_ref().map(|walls| walls.is_open(room, is_below))
    }

    /// How many bytes it takes.
    pub fn bytes(&self) -> usize {
        let samples: usize = self.levels.iter().map(|level| level.samples.len()).sum();
        let walls = self.walls.as_ref().map_or(0, |walls| 16 * walls.right.len());
        samples * size_of::<ReliefSample>() + walls
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ridges_are_logarithms() {
        assert_eq!([0, 1, 2, 3, 4, 6, 8, 9].map(ridge), [0, 0, 8, 12, 16, 20, 24, 25]);
        assert_eq!(ridge(u64::MAX), 255);
        assert!((1..100_000).all(|detour: u64| {
            let exact = 8.0 * (detour as f64).log2();
            (-1.7..0.1).contains(&(f64::from(ridge(detour)) - exact))
        }));
    }
}
