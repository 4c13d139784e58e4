//! Walls as plain capsules, drawn by a shader from one byte a cell: for whole mazes, for maps and
//! for looks that are flat anyway.
//!
//! Where a room is smaller than a pixel the mean tone of each block of rooms is drawn instead, so
//! that no pattern appears that is not in the maze.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use icetea_maze::maze::Grid;
use icetea_maze::picture::{CellLayout, Cells, Color, Projection, Rect, WallColours, WallShape};
use macroquad::prelude::*;

use super::canvas::{Brushes, Quads, veil};
use super::far_texels::{FarTexels, PAGE_CELLS, page};

/// The textures of a maze: one of blocks for all of it, and pages of single cells that come and go
/// with the view.
pub(super) struct FarWalls {
    pub cells: Cells,
    density: Texture2D,
    /// How much of the maze, in cells, the density's texels span: the last ones reach beyond it.
    density_span: Vec2,
    /// The known rooms, unless all of them are known.
    known: Option<Rect>,
    pages: BTreeMap<(u32, u32), LoadedPage>,
    /// How often pages were looked up.
    looks: u64,
    /// The number of pages that were missing at the last look.
    pub waiting: usize,
    lacks: bool,
}

struct LoadedPage {
    texture: Texture2D,
    /// Its rooms that were known when it was made.
    known: Rect,
    /// The last look at which it was in view.
    seen: u64,
}

/// How long a frame makes pages before it leaves the rest to the next one.
const LOADING: Duration = Duration::from_millis(5);
/// The maximum number of pages that are kept besides those in view: 64 MB.
const PAGES_KEPT: usize = 256;

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
    /// The flat look of walls at this pitch. The smaller a room, the thinner the outline, as
    /// otherwise nothing else of a wall would be visible.
    pub fn of(colours: &WallColours, shape: WallShape, logical_pitch: f32) -> Self {
        let shape = shape.at_pitch(logical_pitch);
        if !shape.gloss {
            let top = colours.top;
            let clear = Color { a: 0.0, ..top };
            return Self { shape, face: top, side: top, outline: top, shadow: clear, rim: 0.0 };
        }
        let near = ((logical_pitch - 5.0) / 13.0).clamp(0.0, 1.0);
        // The mean tone of the baked tiles, highlights included.
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

    /// Hairlines for a map: `width` in physical pixels.
    pub fn map(colour: Color, shape: WallShape, physical_pitch: f32, width: f32) -> Self {
        let half_thickness = (width / 2.0 / physical_pitch).min(0.16);
        let shape = WallShape { half_thickness, lift: 0.0, waver_px: 0.0, ..shape };
        let shadow = Color { a: 0.0, ..colour };
        Self { shape, face: colour, side: colour, outline: colour, shadow, rim: 0.0 }
    }
}

impl FarWalls {
    /// Uploads the density at once; pages follow with [`FarWalls::load`].
    pub fn new(texels: FarTexels) -> Self {
        let FarTexels { cells, density, known } = texels;
        let texture =
            Texture2D::from_rgba8(density.width as u16, density.height as u16, &density.bytes);
        texture.set_filter(FilterMode::Linear);
        let density_span = vec2(density.width as f32, density.height as f32) * density.block as f32;
        Self {
            cells,
            density: texture,
            density_span,
            known,
            pages: BTreeMap::new(),
            looks: 0,
            waiting: 0,
            lacks: false,
        }
    }

    /// Replaces the density when more of the maze is known; pages stay until they are made anew.
    pub fn learn(&mut self, texels: FarTexels) {
        let pages = std::mem::take(&mut self.pages);
        *self = Self { pages, looks: self.looks, ..Self::new(texels) };
    }

    /// The rooms of a page that are known, if there are any.
    fn known_of(&self, (column, row): (u32, u32)) -> Option<Rect> {
        let first = vec2(column as f32, row as f32) + self.cells.origin();
        let page = Rect::new(first.x, first.y, PAGE_CELLS as f32, PAGE_CELLS as f32);
        let known = self.known.map_or(Some(page), |known| page.intersect(known));
        known.and_then(Rect::unless_empty)
    }

    /// Whether any pages were missing since the last call.
    pub fn take_lacks(&mut self) -> bool {
        std::mem::take(&mut self.lacks)
    }

    /// Makes some of the pages that are in view and missing, and drops those that were not in view
    /// for long.
    pub fn load(&mut self, grid: &Grid, projection: &Projection) {
        self.looks += 1;
        self.waiting = 0;
        let begun = Instant::now();
        for first in pages_in_sight(self.cells, projection) {
            let Some(known) = self.known_of(first) else { continue };
            let loaded = self.pages.get_mut(&first);
            if let Some(page) = loaded.filter(|page| page.known.combine_with(known) == page.known) {
                page.seen = self.looks;
            } else if self.waiting == 0 && begun.elapsed() < LOADING {
                let page = page(grid, self.cells, first);
                let texture =
                    Texture2D::from_rgba8(page.width as u16, page.height as u16, &page.bytes);
                texture.set_filter(FilterMode::Nearest);
                self.pages.insert(first, LoadedPage { texture, known, seen: self.looks });
            } else {
                self.waiting += 1;
            }
        }
        self.lacks |= self.waiting > 0;
        if self.pages.len() > PAGES_KEPT {
            let mut looks: Vec<u64> = self.pages.values().map(|page| page.seen).collect();
            looks.sort_unstable();
            let oldest = looks[looks.len() - PAGES_KEPT];
            self.pages.retain(|_, page| page.seen >= oldest);
        }
    }

    /// Draws what is in view. Pages that are still missing, and unknown parts of the others, are
    /// replaced by their mean tone.
    pub fn draw(&self, brushes: &Brushes, projection: &Projection, paint: &FlatPaint) {
        let scene = FarScene { brushes, projection, paint, cells: self.cells };
        let single = single_share(projection);
        let pages: Vec<_> = pages_in_sight(self.cells, projection)
            .filter_map(|first| {
                let part = scene.part_in_sight(vec2(first.0 as f32, first.1 as f32))?;
                let page = self.pages.get(&first);
                let page = page.and_then(|page| Some((page, part.intersect(page.known)?)));
                Some((first, part, page))
            })
            .collect();
        let mut means = Vec::new();
        for (_, part, page) in &pages {
            match page {
                Some((_, known)) => {
                    means.push((*known, 1.0 - single));
                    means.extend(beside(*part, *known).map(|unknown| (unknown, 1.0)));
                }
                None => means.push((*part, 1.0)),
            }
        }
        if pages.is_empty() {
            means.push((self.cells.whole(), 1.0 - single));
        }
        scene.draw_mean(&self.density, self.density_span, &means);
        for (first, _, page) in pages {
            if let Some((page, known)) = page {
                let first = vec2(first.0 as f32, first.1 as f32);
                scene.draw_page(&page.texture, first, known, single);
            }
        }
    }
}

/// The parts of a rectangle outside of another one in it.
fn beside(outer: Rect, inner: Rect) -> impl Iterator<Item = Rect> {
    let (right, bottom) = (outer.right(), outer.bottom());
    let parts = [
        (outer.point(), vec2(right, inner.y)),
        (vec2(outer.x, inner.bottom()), vec2(right, bottom)),
        (vec2(outer.x, inner.y), vec2(inner.x, inner.bottom())),
        (vec2(inner.right(), inner.y), vec2(right, inner.bottom())),
    ];
    parts.into_iter().filter_map(|(low, high)| Rect::between(low, high).unless_empty())
}

/// The first cells of all pages in view, where single walls are visible.
fn pages_in_sight(cells: Cells, projection: &Projection) -> impl Iterator<Item = (u32, u32)> {
    let sight = projection.sight();
    let along = |begin: f32, length: f32, count: u32| {
        let page =
            |place: f32| ((place - cells.origin()).max(0.0) as u32 / PAGE_CELLS) * PAGE_CELLS;
        (page(begin)..count.min(page(begin + length) + PAGE_CELLS)).step_by(PAGE_CELLS as usize)
    };
    let columns = along(sight.x, sight.w, cells.columns);
    let rows = along(sight.y, sight.h, cells.rows);
    let is_seen = single_share(projection) > 0.0;
    rows.filter(move |_| is_seen)
        .flat_map(move |row| columns.clone().map(move |column| (column, row)))
}

/// The opacity of single walls; the rest is their mean tone.
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
    /// Draws the mean tone of blocks in these parts of the maze, each with its opacity; the texture
    /// of their density spans this many cells.
    pub fn draw_mean(&self, density: &Texture2D, span: Vec2, parts: &[(Rect, f32)]) {
        let (brush, paint) = (&self.brushes.mean_walls, self.paint);
        brush.set_uniform("thick", paint.shape.half_thickness);
        brush.set_uniform("lift", paint.shape.lift);
        brush.set_uniform("face", paint.face);
        brush.set_uniform("side", paint.side);
        let mut quads = Quads::new(Some(density.clone()));
        for &(part, seen) in parts.iter().filter(|(_, seen)| *seen > 0.0) {
            // Only the maze itself: half a block of the ring about it would show as a grey rim.
            let Some(rooms) = part.intersect(self.cells.whole()) else { continue };
            let (first, share) =
                ((rooms.point() - self.cells.origin()) / span, rooms.size() / span);
            quads.add(
                self.projection.place_rect(rooms),
                Rect::new(first.x, first.y, share.x, share.y),
                veil(seen),
                Vec4::ZERO,
            );
        }
        quads.draw(self.projection, brush);
    }

    /// The part in view of the page with this first cell.
    pub fn part_in_sight(&self, first_cell: Vec2) -> Option<Rect> {
        let first = first_cell + self.cells.origin();
        let last = vec2(self.cells.columns as f32, self.cells.rows as f32) - first_cell;
        let span = last.min(Vec2::splat(PAGE_CELLS as f32));
        Rect::new(first.x, first.y, span.x, span.y).intersect(self.projection.sight())
    }

    /// Draws a part of the single walls of the page with this first cell.
    pub fn draw_page(&self, texture: &Texture2D, first_cell: Vec2, part: Rect, seen: f32) {
        let (paint, shape) = (self.paint, &self.paint.shape);
        let is_ink = shape.lift == 0.0;
        let brush = if is_ink { &self.brushes.ink_walls } else { &self.brushes.far_walls };
        let pitch = self.projection.pitch;
        let drawn_by_hand = smoothstep(6.0, 12.0, pitch / self.projection.dpi);
        let waver = shape.waver_px * self.projection.dpi / pitch * drawn_by_hand;
        brush.set_uniform("solid", f32::from(self.cells.layout == CellLayout::Tiles));
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
