//! The state of each room in a build or a search, as texels, and the shader that paints them:
//! washes, patterns, walls that lie flat, and lines.
//!
//! Each room has a texel, in pages; only what changed is processed.

use icetea_maze::game::theatre::{Mark, TileMarks, Tint};
use icetea_maze::maze::{Direction, Tile};
use icetea_maze::picture::{CellLayout, Cells, Pattern, Projection, Rect, StateColours, look};
use macroquad::prelude::*;

use super::canvas::{Brushes, Quads, veil};
use super::far_walls::smoothstep;
use super::sheet::TexelPlane;
use super::state_texels::{CODE_STEP, code, texel};

/// Rooms along a side of a page.
const PAGE_ROOMS: u32 = 1024;
/// Below this pitch, in physical pixels, a room is nothing but its colour.
const FAR_BELOW: f32 = 2.5;
/// How many codes of marks there are room for.
const CODES: usize = 32;
/// The thickness of flat walls, in parts of standing ones.
const FLAT_SHARE: f32 = 0.72;

/// The states of all rooms, ready to be painted.
pub(super) struct States {
    cells: Cells,
    texels: TexelPlane,
    pub colours: StateColours,
    /// Their colours for the shader, created when they are first needed.
    palette: Option<Texture2D>,
}

impl States {
    /// Nothing is read yet.
    pub fn new(cells: Cells, colours: &StateColours) -> Self {
        let texels = TexelPlane::new(cells.rooms(), PAGE_ROOMS);
        Self { cells, texels, colours: *colours, palette: None }
    }

    pub fn set_colours(&mut self, colours: &StateColours) {
        if *colours != self.colours {
            (self.colours, self.palette) = (*colours, None);
        }
    }

    /// Reads the rooms in a row of cells, unless that is beyond the maze.
    pub fn look_at_row(&mut self, picture: &TileMarks, row: u32) {
        let (columns, rows) = self.cells.rooms();
        let above = u32::from(self.cells.layout == CellLayout::Rooms);
        if let Some(row) = row.checked_sub(above).filter(|&row| row < rows) {
            (0..columns).for_each(|column| self.put(picture, column, row));
        }
    }

    /// Updates the rooms that a tile is part of, and those whose lines may end there.
    pub fn follow(&mut self, picture: &TileMarks, tile: Tile) {
        let reach = if self.cells.layout == CellLayout::Rooms { 2 } else { 1 };
        self.follow_room(picture, tile);
        for direction in Direction::ALL {
            (1..=reach).for_each(|far| self.follow_room(picture, tile.go(direction, far)));
        }
    }

    /// Updates a tile, if it is a room.
    fn follow_room(&mut self, picture: &TileMarks, tile: Tile) {
        if let Some((column, row)) = self.cells.room(tile) {
            self.put(picture, column, row);
        }
    }

    fn put(&mut self, picture: &TileMarks, column: u32, row: u32) {
        let (sheet, (x, y)) = self.texels.sheet(column, row);
        sheet.set_texel(x, y, texel(picture, self.cells.layout, column, row));
    }

    /// Draws what is in view. `lift` is how far lines lie below the middle of the rooms.
    pub fn draw(
        &mut self,
        brushes: &Brushes,
        projection: &Projection,
        half_thickness: f32,
        lift: f32,
    ) {
        let detail = projection.logical_pitch();
        let brush = if projection.pitch < FAR_BELOW {
            &brushes.far_states
        } else {
            let brush = &brushes.states;
            brush.set_uniform("pitch", projection.pitch);
            brush.set_uniform("lift", lift);
            brush.set_uniform("flat_wall", half_thickness * FLAT_SHARE);
            brush.set_uniform("patterns", smoothstep(6.0, 9.0, detail));
            brush
        };
        let palette = self.palette.get_or_insert_with(|| palette(&self.colours));
        brush.set_texture("Palette", palette.clone());
        let sight = projection.sight();
        for (corner, sheet) in self.texels.laid() {
            let size = sheet.size();
            let page = Rect::new(corner.x, corner.y, size.x, size.y);
            let Some(seen) = page.intersect(sight) else { continue };
            brush.set_uniform("texels", size);
            let mut quads = Quads::new(Some(sheet.texture()));
            quads.add(projection.place_rect(seen), seen.offset(-corner), veil(1.0), Vec4::ZERO);
            quads.draw(projection, brush);
        }
    }

    #[cfg(test)]
    pub fn bytes(&self) -> Vec<u8> {
        self.texels.bytes()
    }
}

/// Every mark that a room can have.
fn marks() -> impl Iterator<Item = Mark> {
    let plain = Mark::PLAIN.into_iter().filter(|&mark| mark != Mark::Wall);
    plain.chain(Tint::ALL.map(Mark::Set))
}

/// The shader's table for codes: fills, lines, colours of patterns and the patterns themselves, a
/// row each; the last two texels are the casing of lines and the flat walls.
fn palette(colours: &StateColours) -> Texture2D {
    let mut bytes = vec![0; 4 * CODES * 4];
    let mut put = |row: usize, column: usize, texel: [u8; 4]| {
        let place = 4 * (row * CODES + column);
        bytes[place..place + 4].copy_from_slice(&texel);
    };
    for mark in marks() {
        let column = usize::from(code(mark) / CODE_STEP);
        let look = look(mark, colours);
        let pattern = match look.pattern {
            Pattern::None => 0,
            Pattern::Dots => 1,
            Pattern::Strokes => 2,
            Pattern::Hatch => 3,
            Pattern::Ring => 4,
        };
        put(0, column, look.fill.to_bytes());
        put(1, column, look.line.to_bytes());
        put(2, column, look.pattern_colour.to_bytes());
        put(3, column, [pattern * 32, 0, 0, u8::MAX]);
    }
    put(0, CODES - 2, colours.casing.to_bytes());
    put(0, CODES - 1, colours.flat_wall.to_bytes());
    let texture = Texture2D::from_rgba8(CODES as u16, 4, &bytes);
    texture.set_filter(FilterMode::Nearest);
    texture
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_mark_has_a_code_of_its_own() {
        let mut codes: Vec<u8> = marks().map(code).collect();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), marks().count());
        assert!(codes.iter().all(|&code| usize::from(code / CODE_STEP) < CODES - 2));
    }
}
