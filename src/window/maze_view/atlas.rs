//! The glass walls of every kind of room, baked into one texture.
//!
//! The wall shader is far too expensive for every frame, but a room's look depends on its own walls
//! alone: each kind is drawn once at a pitch, twice for the two phases of the highlight. In
//! software, baking all kinds of large rooms at once would delay the camera, and few of them are in
//! view: those are baked when they are needed.

use icetea_maze::picture::{CellLayout, CellPattern, Cells, Rect, WallColours, WallShape};
use macroquad::prelude::*;

use super::canvas::{Brushes, Quads, draw_into_texture};

/// Tiles in a row of the texture.
const TILES_ACROSS: usize = 8;
/// Pixels about a tile that continue its picture, so that scaling leaves no seams.
const GUTTER: f32 = 2.0;

/// Up to this pitch, in physical pixels, all kinds are baked at once.
const SMALL: f32 = 64.0;

/// Wall tiles at one pitch.
pub(super) struct Atlas {
    /// Physical pixels from room to room.
    pub pitch: f32,
    target: RenderTarget,
    /// The slot of each pattern, by its number; in tiles.
    slots: [Option<u8>; 256],
    /// The patterns that are not baked yet.
    lacking: Vec<CellPattern>,
}

pub(super) struct TileLook<'a> {
    pub brushes: &'a Brushes,
    pub colours: &'a WallColours,
    pub shape: WallShape,
    pub dpi: f32,
}

impl Atlas {
    /// The largest pitch that is baked, in physical pixels; closer up, tiles are enlarged.
    pub const LARGEST: f32 = 256.0;

    /// Nothing is baked yet. Sets the default camera.
    pub fn new(cells: Cells, pitch: f32) -> Self {
        let lacking = cells.patterns();
        let slot = pitch + 2.0 * GUTTER;
        let rows = (2 * lacking.len()).div_ceil(TILES_ACROSS);
        let target =
            render_target((slot * TILES_ACROSS as f32) as u32, (slot * rows as f32) as u32);
        let mut slots = [None; 256];
        for (slot, pattern) in lacking.iter().enumerate() {
            slots[usize::from(pattern.0)] = Some(2 * slot as u8);
        }
        draw_into_texture(&target, 1.0);
        clear_background(BLANK);
        set_default_camera();
        Self { pitch, target, slots, lacking }
    }

    /// Bakes those of the wanted patterns that are missing, or all if that is as cheap. If anything
    /// was baked, the default camera is set.
    pub fn bake(&mut self, cells: Cells, look: &TileLook, mut wanted: impl FnMut() -> [bool; 256]) {
        if self.lacking.is_empty() {
            return;
        }
        let wanted = if self.pitch > SMALL { wanted() } else { [true; 256] };
        let is_wanted = |pattern: &mut CellPattern| wanted[usize::from(pattern.0)];
        let patterns: Vec<CellPattern> = self.lacking.extract_if(.., is_wanted).collect();
        if patterns.is_empty() {
            return;
        }
        let (brush, pitch) = (&look.brushes.wall_tile, self.pitch);
        draw_into_texture(&self.target, 1.0);
        set_shape(look, pitch);
        brush.set_uniform("solid", f32::from(cells.layout == CellLayout::Tiles));
        for phase in 0..2 {
            brush.set_uniform("phase", phase as f32);
            let mut quads = Quads::new(None);
            for pattern in &patterns {
                let place = self.place(*pattern, phase).expect("every pattern has a slot");
                let outer = Rect::new(
                    place.x - GUTTER,
                    place.y - GUTTER,
                    place.w + 2.0 * GUTTER,
                    place.h + 2.0 * GUTTER,
                );
                let margin = GUTTER / pitch;
                let inner = Rect::new(-margin, -margin, 1.0 + 2.0 * margin, 1.0 + 2.0 * margin);
                let bit = |bit: u8| pattern.0 >> bit & 1;
                let walls = [0, 1, 2, 3].map(|place| 255 * bit(place));
                let posts = [4, 5, 6, 7].map(|place| f32::from(bit(place)));
                quads.add(outer, inner, walls, Vec4::from_array(posts));
            }
            quads.draw_as_they_are(brush);
        }
        set_default_camera();
    }

    pub const fn texture(&self) -> &Texture2D {
        &self.target.texture
    }

    /// The part of the texture, from 0 to 1, with this pattern; `None` if it is empty.
    pub fn part(&self, pattern: CellPattern, phase: u32) -> Option<Rect> {
        let place = self.place(pattern, phase)?;
        let size = self.target.texture.size();
        Some(Rect::new(place.x / size.x, place.y / size.y, place.w / size.x, place.h / size.y))
    }

    fn place(&self, pattern: CellPattern, phase: u32) -> Option<Rect> {
        let slot = usize::from(self.slots[usize::from(pattern.0)]?) + phase as usize;
        let step = self.pitch + 2.0 * GUTTER;
        let corner = vec2((slot % TILES_ACROSS) as f32, (slot / TILES_ACROSS) as f32) * step;
        Some(Rect::new(corner.x + GUTTER, corner.y + GUTTER, self.pitch, self.pitch))
    }
}

fn set_shape(look: &TileLook, pitch: f32) {
    let TileLook { brushes: Brushes { wall_tile: brush, .. }, colours, shape, dpi } = look;
    let detail = pitch / dpi;
    let shape = shape.at_pitch(detail);
    brush.set_uniform("pitch", pitch);
    brush.set_uniform("detail", detail);
    brush.set_uniform("thick", shape.half_thickness);
    brush.set_uniform("lift", shape.lift);
    brush.set_uniform("melt", shape.fillet);
    brush.set_uniform("shadow_way", shape.shadow_path);
    brush.set_uniform("shadow_soft", shape.shadow_softness);
    brush.set_uniform("top", colours.top);
    brush.set_uniform("top_lit", colours.top_lit);
    brush.set_uniform("side", colours.side);
    brush.set_uniform("side_foot", colours.side_foot);
    brush.set_uniform("edge", colours.edge);
    brush.set_uniform("outline", colours.outline);
    brush.set_uniform("shadow", colours.shadow);
}
