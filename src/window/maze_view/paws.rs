//! Paw prints along a trail: close up three a room, left and right alternately, turned ahead.
//!
//! A trail may be far longer than what is in view, so its steps are scanned by stretches.

use icetea_maze::maze::Tile;
use icetea_maze::picture::{CellLayout, Cells, Color, Projection, Rect};
use macroquad::prelude::*;

use super::canvas::{Brushes, Quads};

/// Tiles in a stretch that is drawn or skipped as a whole.
const STRETCH: usize = 128;
/// Prints from room to room.
const PRINTS_A_ROOM: f32 = 3.0;
/// How far a print lies beside the middle, in rooms.
const ASIDE: f32 = 0.07;
/// Size of a paw's unit, in rooms.
const UNIT: f32 = 0.05;

/// Half a side of the square that a print is drawn in, in paw's units.
const REACH: f32 = 1.8;

/// The data of a trail besides its tiles.
pub(super) struct Paws {
    cells: Cells,
    /// For each tile whether the step to it was walked for the first time: walking back leaves no
    /// second prints on top of the first.
    is_first: Vec<bool>,
    /// The bounding rectangle of the tiles of each stretch.
    stretches: Vec<[Tile; 2]>,
}

impl Paws {
    pub const fn new(cells: Cells) -> Self {
        Self { cells, is_first: Vec::new(), stretches: Vec::new() }
    }

    pub const fn len(&self) -> usize {
        self.is_first.len()
    }

    /// Adds a tile.
    pub fn push(&mut self, tile: Tile, is_first: bool) {
        if self.is_first.len().is_multiple_of(STRETCH) {
            self.stretches.push([tile, tile]);
        }
        if let Some([low, high]) = self.stretches.last_mut() {
            *low = Tile::new(low.column.min(tile.column), low.row.min(tile.row));
            *high = Tile::new(high.column.max(tile.column), high.row.max(tile.row));
        }
        self.is_first.push(is_first);
    }

    /// Shortens the trail to `len` tiles. The last rectangle may stay larger than necessary.
    pub fn truncate(&mut self, len: usize) {
        self.is_first.truncate(len);
        self.stretches.truncate(len.div_ceil(STRETCH));
    }

    /// Draws the prints in view.
    pub fn draw(
        &self,
        brushes: &Brushes,
        projection: &Projection,
        trail: &[Tile],
        colour: Color,
        lift: f32,
    ) {
        let sight = projection.sight();
        let margin = Vec2::splat(1.0);
        let (low, high) = (sight.point() - margin, sight.point() + sight.size() + margin);
        let place =
            |tile: Tile| self.cells.position(vec2(f32::from(tile.column), f32::from(tile.row)));
        let unit = (UNIT * projection.pitch).max(2.2 * projection.dpi);
        let reach = Vec2::splat(unit * REACH);
        brushes.paw.set_uniform("unit", unit);
        let mut quads = Quads::new(None);
        for (stretch, corners) in self.stretches.iter().enumerate() {
            let [first, last] = corners.map(place);
            if last.cmplt(low).any() || first.cmpgt(high).any() {
                continue;
            }
            let begin = (stretch * STRETCH).max(1);
            for step in begin..((stretch + 1) * STRETCH).min(trail.len()) {
                let to = place(trail[step]);
                if !self.is_first[step] || to.cmplt(low).any() || to.cmpgt(high).any() {
                    continue;
                }
                let from = place(trail[step - 1]);
                for (at, aside) in self.prints(step) {
                    let ahead = (to - from).normalize_or_zero();
                    let middle = from.lerp(to, at) + ahead.perp() * aside + vec2(0.0, lift);
                    let place = projection.place(middle);
                    if place.cmpge(-reach).all()
                        && (place - reach).cmple(projection.pane.size()).all()
                    {
                        add_print(&mut quads, place, ahead, unit, colour);
                    }
                }
            }
        }
        quads.draw(projection, &brushes.paw);
    }

    /// The prints between the previous tile and this one: how far between them, from 0 to 1, and
    /// how far to the right.
    fn prints(&self, step: usize) -> impl Iterator<Item = (f32, f32)> {
        let tiles_a_room = if self.cells.layout == CellLayout::Rooms { 2 } else { 1 };
        let spacing = tiles_a_room as f32 / PRINTS_A_ROOM;
        // Counted from the trail's last whole number of prints: far along, single precision would
        // make them jump.
        let whole = (step - 1) / tiles_a_room * tiles_a_room;
        let walked = (step - 1 - whole) as f32;
        let before = whole / tiles_a_room * PRINTS_A_ROOM as usize;
        (0..PRINTS_A_ROOM as usize).filter_map(move |print| {
            let at = (print as f32 + 0.5) * spacing - walked;
            let aside = if (before + print).is_multiple_of(2) { ASIDE } else { -ASIDE };
            (0.0..1.0).contains(&at).then_some((at, aside))
        })
    }
}

/// Adds a paw whose toes point ahead.
fn add_print(quads: &mut Quads, middle: Vec2, ahead: Vec2, unit: f32, colour: Color) {
    let corner = middle - REACH * unit;
    let outer = Rect::new(corner.x, corner.y, 2.0 * REACH * unit, 2.0 * REACH * unit);
    // Walks are vertical or horizontal, so the paw is turned within its square.
    let carried = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| {
        let away = vec2(x, y) * REACH;
        vec2(away.dot(ahead.perp()), -away.dot(ahead))
    });
    quads.add_carrying(outer, carried, colour.to_bytes(), Vec4::ZERO);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_prints_lie_from_room_to_room() {
        let cells = Cells {
            layout: CellLayout::Rooms,
            columns: 9,
            rows: 9,
            loose_posts: false,
            has_voids: false,
        };
        let paws = Paws::new(cells);
        let places: Vec<f32> = (1..=4)
            .flat_map(|step| paws.prints(step).map(move |(at, _)| (step - 1) as f32 + at))
            .collect();
        assert_eq!(places.len(), 6);
        assert!(places.windows(2).all(|pair| (pair[1] - pair[0] - 2.0 / 3.0).abs() < 1e-4));
    }
}
