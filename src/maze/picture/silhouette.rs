//! Which pixels of a picture are wall, without the margin around them.

use super::error::PictureError;
use super::image::Image;
use super::tones::{Tone, Tones};
use crate::maze::bits::Bits;

/// The walls of a picture, and the smallest rectangle that holds them.
pub struct Silhouette {
    rows: Vec<Bits>,
    /// How far the first wall is from the left and from the top, in pixels of the picture.
    pub left: u32,
    pub top: u32,
    pub width: u32,
    pub height: u32,
}

/// How often runs of wall pixels and of open pixels have each length.
pub struct RunLengths {
    pub walls: Vec<u64>,
    pub gaps: Vec<u64>,
}

impl Silhouette {
    /// The pixels of one tone as walls. `None` if there are none.
    pub fn of(image: &Image, tones: &Tones, wall: Tone) -> Result<Option<Self>, PictureError> {
        let (width, height) = image.size();
        let mut rows = vec![Bits::zeros(width as usize); height as usize];
        image.each_pixel(|x, y, colour| {
            if tones.tone(colour) == wall {
                rows[y as usize].set(x as usize, true);
            }
        })?;
        let (mut left, mut right) = (width, 0);
        for row in &rows {
            left = row.ones().next().map_or(left, |first| left.min(first as u32));
            right = row.ones().next_back().map_or(right, |last| right.max(last as u32));
        }
        let has_walls = |row: &Bits| row.ones().next().is_some();
        let (Some(top), Some(bottom)) =
            (rows.iter().position(has_walls), rows.iter().rposition(has_walls))
        else {
            return Ok(None);
        };
        rows.truncate(bottom + 1);
        rows.drain(..top);
        let height = rows.len() as u32;
        Ok(Some(Self { rows, left, top: top as u32, width: right - left + 1, height }))
    }

    /// Whether a pixel is wall, counted from the first wall.
    #[inline]
    pub fn is_wall(&self, x: u32, y: u32) -> bool {
        self.rows[y as usize].get((self.left + x) as usize)
    }

    /// The side of the largest squares that the walls are a grid of: it divides the width, the
    /// height and every position where a row or a column differs from the one before.
    pub fn largest_tile_side(&self) -> u32 {
        let mut side = greatest_common_divisor(self.width, self.height);
        for (y, row) in (0..).zip(&self.rows) {
            if side == 1 {
                break;
            }
            if y > 0 && *row == self.rows[y as usize - 1] {
                continue;
            }
            side = greatest_common_divisor(side, y);
            for x in 1..self.width {
                if self.is_wall(x, y) != self.is_wall(x - 1, y) {
                    side = greatest_common_divisor(side, x);
                }
            }
        }
        side
    }

    /// The lengths of all runs of one kind, across and down, that lie between others.
    pub fn runs(&self) -> RunLengths {
        let longest = self.width.max(self.height) as usize;
        let mut runs = RunLengths { walls: vec![0; longest + 1], gaps: vec![0; longest + 1] };
        // For each column: whether its current run is wall, and where that began.
        let mut columns = vec![(false, 0_u32); self.width as usize];
        for y in 0..self.height {
            let mut row = (false, 0);
            for (x, column) in (0..).zip(&mut columns) {
                let is_wall = self.is_wall(x, y);
                runs.go_on(&mut row, is_wall, x);
                runs.go_on(column, is_wall, y);
            }
            let was_wall = row.0;
            runs.go_on(&mut row, !was_wall, self.width);
        }
        for column in &mut columns {
            let was_wall = column.0;
            runs.go_on(column, !was_wall, self.height);
        }
        runs
    }
}

impl RunLengths {
    /// Counts the run that ends here, if one does.
    #[inline]
    fn go_on(&mut self, (was_wall, begin): &mut (bool, u32), is_wall: bool, at: u32) {
        if *was_wall == is_wall {
            return;
        }
        let lengths = if *was_wall { &mut self.walls } else { &mut self.gaps };
        lengths[(at - *begin) as usize] += 1;
        (*was_wall, *begin) = (is_wall, at);
    }

    /// The shortest usual length, averaged with its direct neighbours: it occurs at least once per
    /// `rarity` occurrences of the most frequent length.
    pub fn usual(lengths: &[u64], rarity: u64) -> Option<f64> {
        let near = |length: usize| {
            let reach = if length < 3 { 0 } else { 1 + length / 8 };
            length.saturating_sub(reach).max(1)..(length + reach + 1).min(lengths.len())
        };
        let weight = |length: usize| lengths[near(length)].iter().sum::<u64>();
        let most =
            (1..lengths.len()).map(|length| lengths[length]).max().filter(|&most| most > 0)?;
        let first = (1..lengths.len()).find(|&length| rarity * lengths[length] >= most)?;
        // Among neighbouring lengths, the middle one.
        let middle =
            near(first).filter(|&it| it >= first).max_by_key(|&it| (weight(it), lengths[it]))?;
        let sum: f64 = near(middle).map(|length| lengths[length] as f64 * length as f64).sum();
        Some(sum / weight(middle) as f64)
    }
}

fn greatest_common_divisor(mut a: u32, mut b: u32) -> u32 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;

    fn silhouette(rows: &[&str]) -> Silhouette {
        let width = rows[0].len() as u32;
        let rows: Vec<Bits> = rows
            .iter()
            .map(|row| {
                let mut walls = Bits::zeros(row.len());
                row.match_indices('#').for_each(|(x, _)| walls.set(x, true));
                walls
            })
            .collect();
        Silhouette { width, height: rows.len() as u32, rows, left: 0, top: 0 }
    }

    #[test]
    fn the_largest_tiles_that_fit_are_found() {
        assert_eq!(silhouette(&["#"]).largest_tile_side(), 1);
        assert_eq!(silhouette(&["####", "####"]).largest_tile_side(), 2);
        assert_eq!(silhouette(&["##  ", "##  "]).largest_tile_side(), 2);
        assert_eq!(silhouette(&["#   ", "#   "]).largest_tile_side(), 1);
        assert_eq!(silhouette(&["####", "    "]).largest_tile_side(), 1);
        assert_eq!(silhouette(&["   ###   ", "   ###   ", "   ###   "]).largest_tile_side(), 3);
    }

    #[test]
    fn runs_are_counted_across_and_along() {
        let runs = silhouette(&["##  ##", "##  ##"]).runs();
        assert_eq!(&runs.walls[1..3], [0, 8]);
        assert_eq!(&runs.gaps[1..3], [0, 4]);
    }
}
