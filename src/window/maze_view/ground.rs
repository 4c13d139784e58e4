//! The lowest layers: the background about the maze, and the floor of its rooms.

use icetea_maze::maze::{Direction, Grid, Tile};
use icetea_maze::picture::{
    CellLayout, Cells, Color, FloorPatch, Projection, Rect, ViewColours, tile_vec,
};
use macroquad::prelude::*;

use super::canvas::{Brushes, Quads, fill, tint, veil};
use super::far_walls::smoothstep;

/// How wide the edge of something on the floor is, in rooms.
const EDGE: f32 = 0.035;
/// The distance of the lines of squared paper, in logical pixels.
const SQUARE: f32 = 16.0;

/// The floor of a maze, in rooms.
pub(super) fn floor(cells: Cells) -> Rect {
    // Round corners of walls as wide as a tile must not show floor beyond them.
    let inset = if cells.layout == CellLayout::Tiles { 0.3 } else { 0.0 };
    let size = cells.size() - 2.0 * inset;
    Rect::new(inset, inset, size.x, size.y)
}

pub(super) struct GroundTexels<'a> {
    pub brushes: &'a Brushes,
    pub colours: &'a ViewColours,
    pub cells: Cells,
    pub grid: &'a Grid,
}

impl GroundTexels<'_> {
    pub fn draw_background(&self, projection: &Projection) {
        let pane = Rect::new(0.0, 0.0, projection.pane.w, projection.pane.h);
        let floor = projection.place_rect(self.floor()).intersect(pane).unwrap_or_default();
        // Only what the floor leaves free, since large areas are expensive in software.
        let beside = [
            Rect::new(0.0, 0.0, pane.w, floor.y),
            Rect::new(0.0, floor.bottom(), pane.w, pane.h - floor.bottom()),
            Rect::new(0.0, floor.y, floor.x, floor.h),
            Rect::new(floor.right(), floor.y, pane.w - floor.right(), floor.h),
        ];
        let brush = &self.brushes.floor;
        brush.set_uniform("even", self.colours.background);
        brush.set_uniform("odd", self.colours.background);
        let voids = self.runs(projection, false).map(|run| projection.place_rect(run));
        let mut quads = Quads::new(None);
        for rect in beside.into_iter().chain(voids).filter(|rect| rect.w > 0.0 && rect.h > 0.0) {
            quads.add(rect, rect, veil(1.0), Vec4::ZERO);
        }
        if quads.is_empty() {
            return;
        }
        quads.draw(projection, brush);
        let Some(colour) = self.colours.squares else { return };
        let (step, width) = (SQUARE * projection.dpi, projection.dpi.round().max(1.0));
        // The lines belong to the window: panes side by side share one sheet of paper.
        let first = |start: f32| (step - start % step) % step;
        for line in 0..=(pane.w / step) as u32 {
            let x = (first(projection.pane.x) + line as f32 * step).floor();
            fill(projection, Rect::new(x, 0.0, width, pane.h), colour);
        }
        for line in 0..=(pane.h / step) as u32 {
            let y = (first(projection.pane.y) + line as f32 * step).floor();
            fill(projection, Rect::new(0.0, y, pane.w, width), colour);
        }
    }

    /// The floor, in rooms.
    pub fn floor(&self) -> Rect {
        floor(self.cells)
    }

    /// Runs of rooms in sight that are there, or of those that are not, if some are not.
    fn runs(&self, projection: &Projection, are_there: bool) -> impl Iterator<Item = Rect> {
        let sight = self.floor().intersect(projection.sight()).filter(|_| self.cells.has_voids);
        let range = |low: f32, length: f32| low.floor() as u16..(low + length).ceil() as u16;
        let sight = sight.unwrap_or_default();
        let (columns, rows) = (range(sight.x, sight.w), range(sight.y, sight.h));
        rows.flat_map(move |row| {
            let is_it = move |column: u16| {
                self.grid.is_open(Tile::new(2 * column + 1, 2 * row + 1)) == are_there
            };
            let all: Vec<u16> = columns.clone().filter(|&column| is_it(column)).collect();
            let run = |run: &[u16]| Rect::new(run[0].into(), row.into(), run.len() as f32, 1.0);
            all.chunk_by(|one, next| one + 1 == *next).map(run).collect::<Vec<_>>()
        })
    }

    pub fn draw_floor(&self, projection: &Projection) {
        let Some(seen) = self.floor().intersect(projection.sight()) else { return };
        let (floor, second) = (self.colours.floor, self.colours.second_floor);
        let odd = floor.mix(Color { a: 1.0, ..second }, second.a);
        // Rooms too small to tell apart are drawn in their mean tone, or they would flicker.
        let apart = smoothstep(1.5, 6.0, projection.pitch);
        let mean = floor.mix(odd, 0.5);
        let brush = &self.brushes.floor;
        brush.set_uniform("even", mean.mix(floor, apart));
        brush.set_uniform("odd", mean.mix(odd, apart));
        let mut quads = Quads::new(None);
        let whole = (!self.cells.has_voids).then_some(seen);
        for run in whole.into_iter().chain(self.runs(projection, true)) {
            quads.add(projection.place_rect(run), run, veil(1.0), Vec4::ZERO);
        }
        quads.draw(projection, brush);
    }

    /// What lies on the floor, each with an edge where it ends.
    pub fn draw_patches(&self, projection: &Projection, patches: &[FloorPatch]) {
        let mut quads = Quads::new(None);
        let mut add = |rooms: Rect, colour: Color| {
            quads.add(projection.place_rect(rooms), rooms, tint(colour, 1.0), Vec4::ZERO);
        };
        for patch in patches {
            let middle = self.cells.position(tile_vec(patch.room));
            let room = Rect::about(middle, 0.5);
            if !room.overlaps(&projection.sight()) {
                continue;
            }
            add(room, patch.colour);
            let Some((colour, joined)) = patch.edge else { continue };
            for side in Direction::ALL.into_iter().filter(|&side| !joined.contains(side)) {
                add(side_of(room, side), colour);
            }
        }
        if !quads.is_empty() {
            quads.draw(projection, &self.brushes.plain);
        }
    }
}

/// The edge of a room on one side.
fn side_of(room: Rect, side: Direction) -> Rect {
    match side {
        Direction::Up => Rect { h: EDGE, ..room },
        Direction::Right => Rect { x: room.right() - EDGE, w: EDGE, ..room },
        Direction::Down => Rect { y: room.bottom() - EDGE, h: EDGE, ..room },
        Direction::Left => Rect { w: EDGE, ..room },
    }
}
