//! The map of what each lane has looked at: one picture of the maze in which each lane has its
//! colour and its own corner of every room, so that one glance shows who was where. It is painted
//! once, pixel by pixel.

use super::geometry::{Rect, Vec2, vec2};
use super::painter::Painter;
use super::palette::Palette;
use crate::game::theatre::Rehearsed;
use crate::maze::{Maze, Tile};

/// The share of the distance between rooms that a wall takes.
const WALL_SHARE: f32 = 0.2;
/// The free margin about a corner, in parts of its side.
const MARGIN: f32 = 0.14;

/// An image: its pixels row by row, each as red, green, blue and opacity.
pub struct ContestImage {
    /// Its width in pixels.
    pub width: u16,
    /// Its height in pixels.
    pub height: u16,
    /// Four bytes a pixel.
    pub bytes: Vec<u8>,
}

/// The largest picture of a contest that fits these pixels, if there is room.
pub fn lookers_image(contest: &Rehearsed, free: Vec2, palette: &Palette) -> Option<ContestImage> {
    let maze = contest.contest.lanes.first()?.show().maze();
    let map = Map::new(maze, &contest.lookers);
    let pitch = (free / (map.rooms + WALL_SHARE)).min_element();
    let pixels = ((map.rooms + WALL_SHARE) * pitch).floor();
    (pixels.min_element() >= 1.0)
        .then(|| map.paint((pixels.x as u16, pixels.y as u16), pitch, palette))
}

/// A maze, and the lanes that looked at each of its tiles.
struct Map<'a> {
    maze: &'a Maze,
    lookers: &'a [u8],
    /// Its width and height in rooms, or in tiles if it has no rooms.
    rooms: Vec2,
    is_of_rooms: bool,
}

impl<'a> Map<'a> {
    fn new(maze: &'a Maze, lookers: &'a [u8]) -> Self {
        let grid = maze.grid();
        let (columns, rows) = grid.rooms().unwrap_or((grid.columns(), grid.rows()));
        let rooms = vec2(f32::from(columns), f32::from(rows));
        Self { maze, lookers, rooms, is_of_rooms: grid.rooms().is_some() }
    }

    /// The tile at this distance from the left or upper edge, in rooms, and the position within it,
    /// from 0 to 1.
    fn tile_at(&self, rooms: f32) -> (u16, f32) {
        if !self.is_of_rooms {
            let inner = (rooms - WALL_SHARE / 2.0).max(0.0);
            return (inner as u16, inner.fract());
        }
        let (number, part) = (2 * rooms.floor() as u16, rooms.fract());
        if part < WALL_SHARE {
            (number, part / WALL_SHARE)
        } else {
            (number + 1, (part - WALL_SHARE) / (1.0 - WALL_SHARE))
        }
    }

    fn paint(&self, (width, height): (u16, u16), pitch: f32, palette: &Palette) -> ContestImage {
        let floor = palette.floor.to_bytes();
        let pixels = usize::from(width) * usize::from(height);
        let mut bytes: Vec<u8> = std::iter::repeat_n(floor, pixels).flatten().collect();
        let grid = self.maze.grid();
        let place = |pixel: u16, tiles: u16| {
            let (tile, part) = self.tile_at((f32::from(pixel) + 0.5) / pitch);
            (tile.min(tiles - 1), part)
        };
        let columns: Vec<_> = (0..width).map(|x| place(x, grid.columns())).collect();
        for y in 0..height {
            let (row, down) = place(y, grid.rows());
            for (x, &(column, across)) in (0..width).zip(&columns) {
                let tile = Tile::new(column, row);
                let is_passage = self.is_of_rooms && (column % 2 == 0 || row % 2 == 0);
                let colour = if !grid.is_open(tile) {
                    palette.wall.top
                } else if is_passage {
                    continue;
                } else {
                    let Some(lane) = corner_at(vec2(across, down)) else { continue };
                    let lookers = self.lookers.get(grid.index(tile)).copied().unwrap_or(0);
                    if lookers >> lane & 1 == 0 {
                        continue;
                    }
                    palette.lanes[lane]
                };
                let place = 4 * (usize::from(y) * usize::from(width) + usize::from(x));
                bytes[place..place + 4].copy_from_slice(&colour.to_bytes());
            }
        }
        ContestImage { width, height, bytes }
    }
}

/// The lane whose corner of a room this is: they go from left to right and from top to bottom.
fn corner_at(place: Vec2) -> Option<usize> {
    let half = place * 2.0;
    let is_inside = |part: f32| (MARGIN..=1.0 - MARGIN).contains(&part);
    let is_lower_or_right = |half: f32| usize::from(half >= 1.0);
    let inside = is_inside(half.x.fract()) && is_inside(half.y.fract());
    inside.then(|| is_lower_or_right(half.x) + 2 * is_lower_or_right(half.y))
}

impl Painter<'_> {
    /// A room with the corner of one lane.
    pub fn lookers_corner(&mut self, room: Rect, lane: usize) {
        let palette = self.palette;
        self.rect(room, palette.floor);
        let half = room.size() / 2.0;
        let corner = vec2((lane % 2) as f32, (lane / 2) as f32) * half + room.point();
        let inner = half * (1.0 - 2.0 * MARGIN);
        let margin = half * MARGIN;
        let rect = Rect::new(corner.x + margin.x, corner.y + margin.y, inner.x, inner.y);
        self.rect(rect, palette.lanes[lane % palette.lanes.len()]);
        self.round_border(room, 2.0, 1.5, palette.wall.top);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use crate::maze::{Build, Spec};

    use super::*;

    #[test]
    fn each_lane_has_a_corner_of_its_own() {
        let corners = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)];
        for (lane, at) in corners.into_iter().enumerate() {
            assert_eq!(corner_at(at.into()), Some(lane));
        }
        for between in [(0.5, 0.25), (0.0, 0.75), (0.25, 0.49), (1.0, 1.0)] {
            assert_eq!(corner_at(between.into()), None);
        }
    }

    #[test]
    fn every_tile_has_its_place_on_the_picture() {
        for code in ["kruskal1-3x2-1", "kruskal1-9x14-1", "dig1-5x4-1"] {
            let maze = Build::new(&code.parse::<Spec>().unwrap()).finish();
            let map = Map::new(&maze, &[]);
            let [mut across, mut down] = [BTreeSet::new(), BTreeSet::new()];
            for (tiles, rooms) in [(&mut across, map.rooms.x), (&mut down, map.rooms.y)] {
                let whole = ((rooms + WALL_SHARE) * 100.0) as u16;
                tiles.extend((0..whole).map(|at| map.tile_at(f32::from(at) / 100.0).0));
            }
            let grid = maze.grid();
            let all = |count: u16| (0..count).collect::<BTreeSet<_>>();
            assert!(across.is_superset(&all(grid.columns())), "{code} {across:?}");
            assert!(down.is_superset(&all(grid.rows())), "{code} {down:?}");
        }
    }
}
