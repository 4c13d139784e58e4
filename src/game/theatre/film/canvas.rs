//! The pixels of a film: the marks of a show, drawn small.
//!
//! If there is room, a room is several pixels wide and a wall fewer; states have patterns, and ways
//! are lines. In a maze with more tiles than the film may have pixels, a pixel shows the most
//! important mark of a square of tiles. The picture depends on the marks alone.

use std::collections::BTreeSet;

use super::FilmFrame;
use super::ink::FilmInk;
use super::scale::{FilmScale, PixelArea};
use crate::game::theatre::{Changes, Mark, Show, TileMarks};
use crate::maze::{Direction, Tile};

/// The pixels of the present frame.
#[derive(Debug)]
pub struct Canvas {
    scale: FilmScale,
    of_rooms: bool,
    width: u16,
    height: u16,
    /// The ink number of each pixel.
    pub pixels: Vec<u8>,
    start: Tile,
    goals: BTreeSet<Tile>,
}

impl Canvas {
    /// A canvas for the marks of a show, still empty.
    pub fn new(show: &Show, of_rooms: bool) -> Self {
        let marks = show.marks();
        let (columns, rows) = (u32::from(marks.columns), u32::from(marks.rows));
        let scale = FilmScale::fitting(columns.max(rows), of_rooms);
        let (width, height) = (scale.pixels(columns) as u16, scale.pixels(rows) as u16);
        let pixels = vec![FilmInk::Same.number(); usize::from(width) * usize::from(height)];
        let (start, goals) = (show.maze().start(), BTreeSet::new());
        Self { scale, of_rooms, width, height, pixels, start, goals }
    }

    /// Width and height in pixels.
    pub const fn size(&self) -> (u16, u16) {
        (self.width, self.height)
    }

    /// Draws the changes; returns them as a frame without a duration.
    pub fn follow(&mut self, show: &Show, changes: Changes<'_>) -> FilmFrame {
        let marks = show.marks();
        let before = self.pixels.clone();
        match changes {
            Changes::All => {
                // The goal of a maze may still move while it is built.
                self.start = show.maze().start();
                self.goals = show.maze().goals().iter().copied().collect();
                self.draw_all(marks);
            }
            Changes::Tiles(tiles) => {
                let columns = u32::from(marks.columns);
                for &index in tiles {
                    let tile = Tile::new((index % columns) as u16, (index / columns) as u16);
                    self.draw(marks, tile);
                    // Lines end at the neighbours, or between rooms one tile further.
                    for direction in Direction::ALL {
                        let beside = tile.step(direction);
                        self.draw(marks, beside);
                        self.draw(marks, beside.step(direction));
                    }
                }
            }
        }
        self.news(&before)
    }

    fn draw_all(&mut self, marks: &TileMarks) {
        let step = match self.scale {
            FilmScale::Large { .. } => 1,
            FilmScale::Small { tiles } => tiles as usize,
        };
        for row in (0..marks.rows).step_by(step) {
            for column in (0..marks.columns).step_by(step) {
                self.draw(marks, Tile::new(column, row));
            }
        }
    }

    fn draw(&mut self, marks: &TileMarks, tile: Tile) {
        if tile.column >= marks.columns || tile.row >= marks.rows {
            return;
        }
        match self.scale {
            FilmScale::Large { .. } => self.draw_tile(marks, tile),
            FilmScale::Small { tiles } => self.draw_square(marks, tile, tiles as u16),
        }
    }

    fn draw_tile(&mut self, marks: &TileMarks, tile: Tile) {
        let area = self.scale.area(tile);
        let mark = marks.mark(tile);
        let pattern = pattern(mark);
        for y in area.top..area.bottom {
            for x in area.left..area.right {
                let is_pattern = pattern.is_some_and(|shows| shows(area, x, y));
                let ink = if is_pattern { FilmInk::Pattern(mark) } else { FilmInk::Ground(mark) };
                self.put(x, y, ink);
            }
        }
        self.draw_line(marks, tile, area);
        let sign = if tile == self.start {
            Some(FilmInk::Start)
        } else if self.goals.contains(&tile) {
            Some(FilmInk::Goal)
        } else {
            None
        };
        if let Some(ink) = sign.filter(|_| !mark.is_wall()) {
            self.fill(area.inner(2), ink);
        }
    }

    /// Draws a tile's line: its middle, and from there to each side that the line crosses.
    fn draw_line(&mut self, marks: &TileMarks, tile: Tile, area: PixelArea) {
        let Some((mark, crosses)) = self.line(marks, tile) else { return };
        let middle = area.inner(3);
        self.fill(middle, FilmInk::Line(mark));
        for side in Direction::ALL.into_iter().filter(|&side| crosses[side as usize]) {
            let arm = match side {
                Direction::Right => PixelArea { right: area.right, ..middle },
                Direction::Down => PixelArea { bottom: area.bottom, ..middle },
                Direction::Left => PixelArea { left: area.left, ..middle },
                Direction::Up => PixelArea { top: area.top, ..middle },
            };
            self.fill(arm, FilmInk::Line(mark));
        }
    }

    /// The mark whose line runs through a tile, and the sides that the line crosses.
    fn line(&self, marks: &TileMarks, tile: Tile) -> Option<(Mark, [bool; 4])> {
        let mark = marks.mark(tile);
        let mut crosses = [false; 4];
        if !self.of_rooms {
            for side in Direction::ALL {
                crosses[side as usize] = joins(marks, tile, tile.step(side), side);
            }
            return is_line(mark).then_some((mark, crosses));
        }
        if tile.column % 2 == 1 && tile.row % 2 == 1 {
            for side in Direction::ALL {
                let beside = tile.step(side);
                // A search may stop between two rooms.
                let ends_between = marks.mark(beside) == Mark::Way && marks.came(beside) == side;
                crosses[side as usize] =
                    ends_between || joins(marks, tile, beside.step(side), side);
            }
            return is_line(mark).then_some((mark, crosses));
        }
        // Between two rooms; a random walk also passes walls that are not open yet.
        let ahead = if tile.row % 2 == 1 { Direction::Right } else { Direction::Down };
        let (one, other) = (tile.step(ahead.opposite()), tile.step(ahead));
        if joins(marks, one, other, ahead) {
            crosses[ahead as usize] = true;
            crosses[ahead.opposite() as usize] = true;
            return Some((marks.mark(one), crosses));
        }
        crosses[marks.came(tile).opposite() as usize] = true;
        (mark == Mark::Way).then_some((mark, crosses))
    }

    /// Draws the pixel of the square of tiles that contains this one.
    fn draw_square(&mut self, marks: &TileMarks, tile: Tile, side: u16) {
        let (left, top) = (tile.column / side * side, tile.row / side * side);
        let tiles = (0..side * side)
            .map(|nth| Tile::new(left.saturating_add(nth % side), top.saturating_add(nth / side)));
        let inside = tiles.filter_map(|tile| {
            let is_inside = tile.column < marks.columns && tile.row < marks.rows;
            is_inside.then(|| marks.mark(tile))
        });
        let Some(mark) = inside.max_by_key(|&mark| weight(mark)) else { return };
        let ink = if is_line(mark) { FilmInk::Line(mark) } else { FilmInk::Ground(mark) };
        self.put(u32::from(tile.column / side), u32::from(tile.row / side), ink);
    }

    fn fill(&mut self, area: PixelArea, ink: FilmInk) {
        for y in area.top..area.bottom {
            for x in area.left..area.right {
                self.put(x, y, ink);
            }
        }
    }

    fn put(&mut self, x: u32, y: u32, ink: FilmInk) {
        let place = y as usize * usize::from(self.width) + x as usize;
        if let Some(pixel) = self.pixels.get_mut(place) {
            *pixel = ink.number();
        }
    }

    /// The difference to the previous pixels. Without one, a single pixel that stays the same.
    fn news(&self, before: &[u8]) -> FilmFrame {
        let width = usize::from(self.width);
        let differs = |place: &usize| before[*place] != self.pixels[*place];
        let (mut left, mut right) = (width, 0);
        let (mut top, mut bottom) = (usize::from(self.height), 0);
        for place in (0..before.len()).filter(differs) {
            let (x, y) = (place % width, place / width);
            (left, right) = (left.min(x), right.max(x));
            (top, bottom) = (top.min(y), bottom.max(y));
        }
        if left > right {
            let pixels = vec![FilmInk::Same.number()];
            return FilmFrame { corner: (0, 0), size: (1, 1), pixels, centiseconds: 0 };
        }
        let places = (top..=bottom).flat_map(|y| (left..=right).map(move |x| y * width + x));
        let pixels = places
            .map(|place| if differs(&place) { self.pixels[place] } else { FilmInk::Same.number() })
            .collect();
        let size = ((right - left + 1) as u16, (bottom - top + 1) as u16);
        FilmFrame { corner: (left as u16, top as u16), size, pixels, centiseconds: 0 }
    }
}

const fn is_line(mark: Mark) -> bool {
    matches!(mark, Mark::Way | Mark::Path | Mark::Trail | Mark::Walk)
}

/// Whether a line runs between these two tiles, where `other` is in this direction.
fn joins(marks: &TileMarks, one: Tile, other: Tile, direction: Direction) -> bool {
    let are_lines = is_line(marks.mark(one)) && is_line(marks.mark(other));
    let comes_back = marks.came(one) == direction.opposite();
    are_lines && (marks.came(other) == direction || comes_back)
}

/// Whether a pixel of a tile belongs to the pattern of a state.
fn pattern(mark: Mark) -> Option<fn(PixelArea, u32, u32) -> bool> {
    match mark {
        Mark::Backtracked => Some(|area, x, y| {
            let dot = area.inner(4);
            area.right - area.left >= 4
                && (dot.left..dot.right).contains(&x)
                && (dot.top..dot.bottom).contains(&y)
        }),
        Mark::Skipped | Mark::Filled => Some(|_, x, y| (x + y) % 5 == 0),
        Mark::Sealed => Some(|_, x, y| (x + y) % 6 == 0 || (x + 6 - y % 6) % 6 == 0),
        Mark::Frontier => Some(|area, x, y| {
            let ring = area.inner(2);
            let hole = PixelArea {
                left: ring.left + 1,
                top: ring.top + 1,
                right: ring.right.saturating_sub(1),
                bottom: ring.bottom.saturating_sub(1),
            };
            let within = |area: PixelArea| {
                (area.left..area.right).contains(&x) && (area.top..area.bottom).contains(&y)
            };
            area.right - area.left >= 6 && within(ring) && !within(hole)
        }),
        _ => None,
    }
}

/// The priority of a mark where several share one pixel.
const fn weight(mark: Mark) -> u8 {
    match mark {
        Mark::Wall => 0,
        Mark::Untried => 1,
        Mark::Fresh => 2,
        Mark::Joined | Mark::Set(_) => 3,
        Mark::Entered | Mark::Reachable => 4,
        Mark::Backtracked | Mark::Skipped | Mark::Sealed | Mark::Filled => 5,
        Mark::Frontier | Mark::Missing => 6,
        Mark::Trail | Mark::Walk | Mark::Way | Mark::Path => 7,
    }
}
