//! Walls as plain capsules, drawn by a shader from one byte a cell: for whole mazes, for maps and
//! for looks that are flat anyway.
//!
//! Where a room is smaller than a pixel the mean tone of each block of rooms takes over, so that
//! no pattern appears that is not in the maze.

use icetea_maze::picture::{Cells, Color, Layout, Projection, Rect, WallColours, WallShape};
use macroquad::prelude::*;

use super::canvas::{Brushes, Quads, veil};
use super::far_texels::{FarTexels, PAGE_CELLS, Page};

/// The textures of a whole maze.
pub(super) struct FarWalls {
    cells: Cells,
    density: Texture2D,
    /// How much of the maze, in cells, the density's texels span: the last ones reach beyond it.
    density_span: Vec2,
    pages: Vec<LoadedPage>,
    waiting: Vec<Page>,
}

struct LoadedPage {
    /// In cells.
    first: Vec2,
    texture: Texture2D,
}

/// How flat walls are painted.
pub(super) struct FlatPaint {
    shape: WallShape,
    face: Color,
    side: Color,
    outline: Color,
    shadow: Color,
    /// Width of the outline in physical pixels.
    rim: f32,
}

impl FlatPaint {
    /// The flat look of walls at this pitch. The smaller a room, the less of the outline is left,
    /// or nothing else would be seen of a wall.
    pub fn of(colours: &WallColours, shape: WallShape, logical_pitch: f32) -> Self {
        let shape = shape.at_pitch(logical_pitch);
        if !shape.gloss {
            let top = colours.top;
            let clear = Color { a: 0.0, ..top };
            return Self { shape, face: top, side: top, outline: top, shadow: clear, rim: 0.0 };
        }
        let near = ((logical_pitch - 5.0) / 13.0).clamp(0.0, 1.0);
        // The tone that the baked tiles have on average, highlights included.
        let face = colours.top.mix(colours.top_lit, 0.75).mix(colours.edge, 0.34);
        Self {
            shape,
            face: face.mix(colours.top, 0.35).mix(face, near),
            side: colours.side.mix(colours.side_foot, 0.35),
            outline: colours.side.mix(colours.outline, near),
            shadow: Color { a: 0.8 * colours.shadow.a, ..colours.shadow },
            rim: 0.8 * near,
        }
    }

    /// Hair lines for a map: `width` in physical pixels.
    pub fn map(colour: Color, shape: WallShape, physical_pitch: f32, width: f32) -> Self {
        let half_thickness = (width / 2.0 / physical_pitch).min(0.16);
        let shape = WallShape { half_thickness, lift: 0.0, waver_px: 0.0, ..shape };
        let shadow = Color { a: 0.0, ..colour };
        Self { shape, face: colour, side: colour, outline: colour, shadow, rim: 0.0 }
    }
}

impl FarWalls {
    /// Hands the density over at once; pages follow with [`FarWalls::load_next`].
    pub fn new(texels: FarTexels) -> Self {
        let FarTexels { cells, pages, density } = texels;
        let texture =
            Texture2D::from_rgba8(density.width as u16, density.height as u16, &density.bytes);
        texture.set_filter(FilterMode::Linear);
        let span = vec2(density.width as f32, density.height as f32) * density.block as f32;
        let waiting = pages.into_iter().rev().collect();
        Self { cells, density: texture, density_span: span, pages: Vec::new(), waiting }
    }

    pub const fn cells(&self) -> Cells {
        self.cells
    }

    /// How many pages are still on their way.
    pub const fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Hands one more page over to the graphics card: one a frame keeps every frame short.
    pub fn load_next(&mut self) {
        let Some(page) = self.waiting.pop() else { return };
        let texture = Texture2D::from_rgba8(page.width as u16, page.height as u16, &page.bytes);
        texture.set_filter(FilterMode::Nearest);
        let first = vec2(page.first_column as f32, page.first_row as f32);
        self.pages.push(LoadedPage { first, texture });
    }

    /// Draws what is in sight.
    pub fn draw(&self, brushes: &Brushes, projection: &Projection, paint: &FlatPaint) {
        let scene = FarScene { brushes, projection, paint, cells: self.cells };
        // Pages that are still on their way are stood in for by their mean tone.
        let single = single_share(projection) * f32::from(self.waiting.is_empty());
        if single < 1.0 {
            scene.draw_mean(&self.density, self.density_span, 1.0 - single);
        }
        if single > 0.0 {
            for page in &self.pages {
                if let Some(part) = scene.part_in_sight(page.first) {
                    scene.draw_page(&page.texture, page.first, part, single);
                }
            }
        }
    }
}

/// How much of single walls is seen; the rest is their mean tone.
pub(super) fn single_share(projection: &Projection) -> f32 {
    smoothstep(0.7, 1.5, projection.pitch)
}

/// What far walls are drawn with.
pub(super) struct FarScene<'a> {
    pub brushes: &'a Brushes,
    pub projection: &'a Projection,
    pub paint: &'a FlatPaint,
    pub cells: Cells,
}

impl FarScene<'_> {
    /// Draws the mean tone of blocks; the texture of their density spans so many cells.
    pub fn draw_mean(&self, density: &Texture2D, span: Vec2, seen: f32) {
        let (brush, paint) = (&self.brushes.mean_walls, self.paint);
        brush.set_uniform("thick", paint.shape.half_thickness);
        brush.set_uniform("lift", paint.shape.lift);
        brush.set_uniform("face", paint.face);
        brush.set_uniform("side", paint.side);
        // Only the maze itself: half a block of the ring about it would show as a grey rim.
        let rooms = Rect::new(0.0, 0.0, self.cells.size().x, self.cells.size().y);
        let first = -Vec2::splat(self.cells.origin()) / span;
        let share = self.cells.size() / span;
        let mut quads = Quads::new(Some(density.clone()));
        quads.add(
            self.projection.place_rect(rooms),
            Rect::new(first.x, first.y, share.x, share.y),
            veil(seen),
            Vec4::ZERO,
        );
        quads.draw(self.projection, brush);
    }

    /// Which part of the page whose first cell is this one is in sight.
    pub fn part_in_sight(&self, first_cell: Vec2) -> Option<Rect> {
        let first = first_cell + self.cells.origin();
        let last = vec2(self.cells.columns as f32, self.cells.rows as f32) - first_cell;
        let span = last.min(Vec2::splat(PAGE_CELLS as f32));
        Rect::new(first.x, first.y, span.x, span.y).intersect(self.projection.sight())
    }

    /// Draws a part of the single walls of the page whose first cell is this one.
    pub fn draw_page(&self, texture: &Texture2D, first_cell: Vec2, part: Rect, seen: f32) {
        let (paint, shape) = (self.paint, &self.paint.shape);
        let is_ink = shape.lift == 0.0;
        let brush = if is_ink { &self.brushes.ink_walls } else { &self.brushes.far_walls };
        let pitch = self.projection.pitch;
        let drawn_by_hand = smoothstep(6.0, 12.0, pitch / self.projection.dpi);
        let waver = shape.waver_px * self.projection.dpi / pitch * drawn_by_hand;
        brush.set_uniform("solid", f32::from(self.cells.layout == Layout::Tiles));
        brush.set_uniform("pitch", pitch);
        brush.set_uniform("thick", shape.half_thickness);
        brush.set_uniform("lift", shape.lift);
        brush.set_uniform("waver", waver);
        brush.set_uniform("shadow_soft", shape.shadow_softness);
        brush.set_uniform("rim", paint.rim / pitch);
        brush.set_uniform("face", paint.face);
        brush.set_uniform("side", paint.side);
        brush.set_uniform("outline", paint.outline);
        brush.set_uniform("shadow", paint.shadow);
        brush.set_uniform("texels", texture.size());
        brush.set_uniform("page", first_cell);
        let mut quads = Quads::new(Some(texture.clone()));
        let inner = part.offset(-(first_cell + self.cells.origin()));
        quads.add(self.projection.place_rect(part), inner, veil(seen), Vec4::ZERO);
        quads.draw(self.projection, brush);
    }
}

/// From 0 at `low` to 1 at `high`, smooth at both ends.
pub(super) fn smoothstep(low: f32, high: f32, value: f32) -> f32 {
    let t = ((value - low) / (high - low)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}
