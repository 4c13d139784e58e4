//! What a build or a search has made of each room, as texels, and the shader that paints them:
//! washes, patterns, walls that lie flat, and lines.
//!
//! A texel a room, in pages; only what changed is worked on.

use icetea_maze::game::theatre::{Mark, TileMarks, Tint};
use icetea_maze::maze::{Direction, Tile};
use icetea_maze::picture::{Cells, Layout, Pattern, Projection, Rect, StateColours, look};
use macroquad::prelude::*;

use super::canvas::{Brushes, Quads, veil};
use super::far_walls::smoothstep;
use super::sheet::Sheet;
use super::state_texels::{CODE_STEP, code, texel};

/// Rooms along a side of a page.
const PAGE_ROOMS: u32 = 1024;
/// Under this pitch, in physical pixels, a room is nothing but its colour.
const FAR_BELOW: f32 = 2.5;
/// How many codes of marks there are room for.
const CODES: usize = 32;
/// How thick flat walls are, in parts of standing ones.
const FLAT_SHARE: f32 = 0.72;

/// The states of all rooms, ready to be painted.
pub(super) struct States {
    cells: Cells,
    pages_across: u32,
    pages: Vec<Sheet>,
    palette: Texture2D,
}

impl States {
    /// Looks at every room.
    pub fn new(cells: Cells, picture: &TileMarks, colours: &StateColours) -> Self {
        let (columns, rows) = cells.rooms();
        let pages_across = columns.div_ceil(PAGE_ROOMS);
        let side = |length: u32, page: u32| (length - page * PAGE_ROOMS).min(PAGE_ROOMS);
        let pages = (0..rows.div_ceil(PAGE_ROOMS))
            .flat_map(|down| (0..pages_across).map(move |across| (across, down)))
            .map(|(across, down)| {
                Sheet::new(side(columns, across), side(rows, down), FilterMode::Nearest)
            })
            .collect();
        let mut states = Self { cells, pages_across, pages, palette: palette(colours) };
        states.follow_all(picture);
        states
    }

    pub fn set_colours(&mut self, colours: &StateColours) {
        self.palette = palette(colours);
    }

    /// Takes over every room.
    pub fn follow_all(&mut self, picture: &TileMarks) {
        let (columns, rows) = self.cells.rooms();
        for row in 0..rows {
            for column in 0..columns {
                self.put(picture, column, row);
            }
        }
    }

    /// Takes over the rooms that a tile is part of.
    pub fn follow(&mut self, picture: &TileMarks, tile: Tile) {
        let (columns, rows) = self.cells.rooms();
        let about = match self.cells.layout {
            Layout::Rooms if tile.column % 2 == 1 && tile.row % 2 == 1 => [tile, tile],
            Layout::Rooms if tile.column % 2 == 1 => {
                [tile.step(Direction::Up), tile.step(Direction::Down)]
            }
            Layout::Rooms => [tile.step(Direction::Left), tile.step(Direction::Right)],
            Layout::Tiles => [tile, tile],
        };
        for tile in about {
            let (column, row) = match self.cells.layout {
                Layout::Rooms => (u32::from(tile.column / 2), u32::from(tile.row / 2)),
                Layout::Tiles => (u32::from(tile.column), u32::from(tile.row)),
            };
            let is_post =
                self.cells.layout == Layout::Rooms && (tile.column % 2 == 0 || tile.row % 2 == 0);
            if !is_post && column < columns && row < rows {
                self.put(picture, column, row);
            }
        }
        if self.cells.layout == Layout::Tiles {
            // Lines end at the neighbours.
            for direction in Direction::ALL {
                let beside = tile.step(direction);
                let (column, row) = (u32::from(beside.column), u32::from(beside.row));
                if column < columns && row < rows {
                    self.put(picture, column, row);
                }
            }
        }
    }

    fn put(&mut self, picture: &TileMarks, column: u32, row: u32) {
        let page = (row / PAGE_ROOMS) * self.pages_across + column / PAGE_ROOMS;
        let texel = texel(picture, self.cells.layout, column, row);
        let sheet = &mut self.pages[page as usize];
        for (channel, value) in texel.into_iter().enumerate() {
            sheet.set(column % PAGE_ROOMS, row % PAGE_ROOMS, channel, value);
        }
    }

    /// Draws what is in sight. `lift` is how far lines lie below the middle of the rooms.
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
        brush.set_texture("Palette", self.palette.clone());
        let sight = projection.sight();
        for (place, sheet) in self.pages.iter_mut().enumerate() {
            let place = place as u32;
            let corner = vec2(
                ((place % self.pages_across) * PAGE_ROOMS) as f32,
                ((place / self.pages_across) * PAGE_ROOMS) as f32,
            );
            let size = sheet.size();
            let page = Rect::new(corner.x, corner.y, size.x, size.y);
            let Some(seen) = page.intersect(sight) else { continue };
            brush.set_uniform("texels", size);
            let mut quads = Quads::new(Some(sheet.texture()));
            quads.add(projection.place_rect(seen), seen.offset(-corner), veil(1.0), Vec4::ZERO);
            quads.draw(projection, brush);
        }
    }
}

/// Every mark that a room can have.
fn marks() -> impl Iterator<Item = Mark> {
    let plain = Mark::PLAIN.into_iter().filter(|&mark| mark != Mark::Wall);
    plain.chain(Tint::ALL.map(Mark::Set))
}

/// What the shader looks codes up in: fills, lines, colours of patterns and the patterns
/// themselves, a row each; the last two texels are the casing of lines and the flat walls.
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
