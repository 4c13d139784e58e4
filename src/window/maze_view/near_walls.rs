//! Walls of glass as sprites: a baked tile for each room in view.
//!
//! While the camera zooms the nearest baked pitch is scaled; new tiles are baked when it rests or
//! when no pitch is near enough.

use std::ops::Range;

use icetea_maze::maze::Grid;
use icetea_maze::picture::{Cells, Projection, Rect, WallColours, WallShape};
use macroquad::prelude::*;

use super::PICTURES_KEPT;
use super::atlas::{Atlas, TileLook};
use super::canvas::{Brushes, Quads, veil};
use super::tile_cache::AHEAD;

/// How many texels of baked pitches are kept besides the current one: zooming in and out again
/// should bake nothing twice, but tiles of large rooms take tens of megabytes.
const MOST_SPARE_TEXELS: f32 = (2 << 20) as f32;
/// How far tiles may be scaled while the camera moves.
const FARTHEST_SCALE: f32 = 1.35;

/// The tiles at the pitches that were needed last, the latest at the end.
#[derive(Default)]
pub(super) struct NearWalls {
    atlases: Vec<Atlas>,
    last_pitch: f32,
    /// The number of pictures since the pitch has changed.
    rested: u32,
}

impl NearWalls {
    /// Drops all tiles after a change of colours.
    pub fn clear(&mut self) {
        self.atlases.clear();
    }

    /// Makes sure that there are tiles to draw with. May draw into a texture, and sets the default
    /// camera then.
    pub fn prepare(
        &mut self,
        cells: Cells,
        grid: &Grid,
        projection: &Projection,
        (brushes, colours, shape): (&Brushes, &WallColours, WallShape),
    ) {
        let wanted = projection.pitch.round().clamp(1.0, Atlas::LARGEST);
        let rests = (projection.pitch - self.last_pitch).abs() < 0.01;
        self.last_pitch = projection.pitch;
        self.rested = if rests { self.rested + 1 } else { 0 };
        // The camera no longer zooms, so the other pitches are not needed.
        if self.rested == PICTURES_KEPT {
            self.atlases.drain(..self.atlases.len().saturating_sub(1));
        }
        let farthest = if rests { 1.0 } else { FARTHEST_SCALE };
        let scale = |atlas: &Atlas| (atlas.pitch / wanted).max(wanted / atlas.pitch);
        let nearest = (0..self.atlases.len())
            .min_by(|&a, &b| scale(&self.atlases[a]).total_cmp(&scale(&self.atlases[b])));
        match nearest {
            Some(place) if scale(&self.atlases[place]) <= farthest => {
                let atlas = self.atlases.remove(place);
                self.atlases.push(atlas);
            }
            _ => {
                let mut texels = 0.0;
                let spare = self.atlases.iter().rev().take_while(|atlas| {
                    texels += atlas.texture().size().element_product();
                    texels <= MOST_SPARE_TEXELS
                });
                self.atlases.drain(..self.atlases.len() - spare.count());
                self.atlases.push(Atlas::new(cells, wanted));
            }
        }
        let Some(atlas) = self.atlases.last_mut() else { return };
        atlas.bake(cells, &TileLook { brushes, colours, shape, dpi: projection.dpi }, || {
            let mut is_seen = [false; 256];
            // The tile cache may paint this far beyond the view.
            let [columns, rows] = in_sight(cells, projection, AHEAD as f32 / projection.pitch);
            for row in rows {
                cells.each_pattern(grid, columns.clone(), row, |_, pattern| {
                    is_seen[usize::from(pattern.0)] = true;
                });
            }
            is_seen
        });
    }

    /// Draws the rooms in view with the opacity `seen`, from 0 to 1.
    pub fn draw(
        &self,
        brushes: &Brushes,
        cells: Cells,
        grid: &Grid,
        projection: &Projection,
        seen: f32,
    ) {
        let Some(atlas) = self.atlases.last() else { return };
        // Texels that lie on pixels need no filter, which is expensive in software.
        let is_exact = (projection.pitch - atlas.pitch).abs() < f32::EPSILON;
        let filter = if is_exact { FilterMode::Nearest } else { FilterMode::Linear };
        atlas.texture().set_filter(filter);
        let mut quads = Quads::new(Some(atlas.texture().clone()));
        let [columns, rows] = in_sight(cells, projection, 0.0);
        for row in rows {
            for column in columns.clone() {
                let pattern = cells.pattern(grid, column, row);
                let Some(part) = atlas.part(pattern, (column + row) % 2) else { continue };
                let corner = vec2(column as f32, row as f32) + cells.origin();
                let low = projection.place(corner).round();
                let high = projection.place(corner + 1.0).round();
                let outer = Rect::new(low.x, low.y, high.x - low.x, high.y - low.y);
                quads.add(outer, part, veil(seen), Vec4::ZERO);
            }
        }
        quads.draw(projection, &brushes.sprite);
    }
}

/// The columns and rows of cells that are in view or at most this far beyond.
fn in_sight(cells: Cells, projection: &Projection, beyond: f32) -> [Range<u32>; 2] {
    let sight = projection.sight();
    let range = |low: f32, length: f32, count: u32| {
        let first = (low - beyond - cells.origin()).floor().max(0.0) as u32;
        let end = (low + length + beyond - cells.origin()).ceil().max(0.0) as u32;
        first..end.min(count)
    };
    [range(sight.x, sight.w, cells.columns), range(sight.y, sight.h, cells.rows)]
}
