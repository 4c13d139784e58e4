//! A picture of a maze that is kept from frame to frame while the pitch does not change: only what
//! comes into view and what has changed is painted, and the rest of a frame is one copy.
//!
//! The texture is a ring both across and down. A pixel of the maze always lies at the same texel,
//! so what scrolls out makes room for what scrolls in, and nothing is ever moved.

use icetea_maze::picture::{Area, Projection, Rect};
use macroquad::prelude::*;

use super::canvas::{Quads, draw_into_texture, veil};
use crate::window::turn::upright;

/// How far beyond the view is painted when it moves, in physical pixels: frequent small areas cost
/// more than an occasional strip.
pub(super) const AHEAD: i32 = 96;
/// The maximum size: beyond a driver's limit the texture would be black.
const MOST_TEXELS: i32 = 8192;

/// The cached picture; the key identifies what it shows.
pub(super) struct TileCache<Key> {
    ring: Ring,
    target: Option<RenderTarget>,
    key: Option<Key>,
}

/// The part of a maze that lies in the texture.
#[derive(Default)]
struct Ring {
    /// In texels.
    width: i32,
    height: i32,
    kept: Option<Area>,
}

impl<Key: PartialEq> TileCache<Key> {
    pub const fn new() -> Self {
        Self { ring: Ring { width: 0, height: 0, kept: None }, target: None, key: None }
    }

    /// Invalidates all of it.
    pub fn forget(&mut self) {
        self.key = None;
    }

    /// Paints what is missing of the view, and what has changed of the rest; nothing beyond the
    /// bounds has to be kept. `paint` paints the maze into the pane of a projection. Afterwards the
    /// default camera is set. Returns whether the cache now covers all of the view.
    pub fn cover(
        &mut self,
        projection: &Projection,
        key: Key,
        (sight, bounds): (Area, Area),
        changed: Option<Area>,
        mut paint: impl FnMut(&Projection),
    ) -> bool {
        if !self.make_room(projection) {
            return false;
        }
        if self.key.as_ref() != Some(&key) {
            self.ring.kept = None;
            self.key = Some(key);
        }
        let changed = changed.and_then(|area| area.shared(self.ring.kept?));
        let missing = self.ring.cover(sight, bounds);
        let changed = changed.and_then(|area| area.shared(self.ring.kept?));
        let Some(target) =
            self.target.as_ref().filter(|_| changed.is_some() || !missing.is_empty())
        else {
            return self.target.is_some();
        };
        upright(|| {
            draw_into_texture(target, projection.dpi);
            for piece in missing.into_iter().chain(changed).flat_map(|area| self.ring.pieces(area))
            {
                paint(&projection.showing(piece, self.ring.texel(piece)));
            }
            set_default_camera();
        });
        true
    }

    /// Draws an area that is cached. The brush gets the size of the texture and, as each quad's
    /// spare numbers, where the texture would begin relative to a place in the pane.
    pub fn draw(&self, projection: &Projection, area: Area, brush: &Material, from: Option<Vec2>) {
        let Some(target) = &self.target else { return };
        let texels = target.texture.size();
        let mut quads = Quads::new(Some(target.texture.clone()));
        for piece in self.ring.pieces(area) {
            let size = vec2(piece.width() as f32, piece.height() as f32);
            let (corner, texel) = (projection.corner_of(piece), self.ring.texel(piece));
            let outer = Rect::new(corner.x, corner.y, size.x, size.y);
            let (low, part) = (texel / texels, size / texels);
            let away = corner - texel - from.unwrap_or_default();
            let inner = Rect::new(low.x, low.y, part.x, part.y);
            quads.add(outer, inner, veil(1.0), vec4(away.x, away.y, 0.0, 0.0));
        }
        if from.is_some() {
            brush.set_uniform("texels", texels);
        }
        quads.draw(projection, brush);
    }

    /// Makes the texture large enough for the pane; returns whether that succeeded.
    fn make_room(&mut self, projection: &Projection) -> bool {
        let width = projection.pane.w as i32 + AHEAD;
        let height = projection.pane.h as i32 + AHEAD;
        if width.max(height) > MOST_TEXELS {
            return false;
        }
        if (self.ring.width, self.ring.height) != (width, height) {
            let target = render_target(width as u32, height as u32);
            // Texels lie on pixels.
            target.texture.set_filter(FilterMode::Nearest);
            *self =
                Self { ring: Ring { width, height, kept: None }, target: Some(target), key: None };
        }
        true
    }
}

impl Ring {
    /// Covers the view and keeps as much as possible of what is cached. Returns what is new.
    fn cover(&mut self, sight: Area, bounds: Area) -> Vec<Area> {
        let Some(kept) = self.kept.filter(|kept| kept.shared(sight).is_some()) else {
            self.kept = Some(sight);
            return vec![sight];
        };
        let across = (kept.left, kept.right);
        let (left, right) =
            moved(across, (sight.left, sight.right), (bounds.left, bounds.right), self.width);
        let down = (kept.top, kept.bottom);
        let (top, bottom) =
            moved(down, (sight.top, sight.bottom), (bounds.top, bounds.bottom), self.height);
        let now = Area { left, top, right, bottom };
        self.kept = Some(now);
        match now.shared(kept) {
            Some(still) => now.beside(still).collect(),
            None => vec![now],
        }
    }

    /// An area cut where the texture begins again.
    fn pieces(&self, area: Area) -> Vec<Area> {
        let across = cuts(area.left, area.right, self.width);
        let down = cuts(area.top, area.bottom, self.height);
        let row = |&(top, bottom): &(i32, i32)| {
            across.iter().map(move |&(left, right)| Area { left, top, right, bottom })
        };
        down.iter().flat_map(row).collect()
    }

    /// Where a piece begins in the texture.
    fn texel(&self, piece: Area) -> Vec2 {
        let (x, y) = (piece.left.rem_euclid(self.width), piece.top.rem_euclid(self.height));
        vec2(x as f32, y as f32)
    }
}

/// The new range that is kept, so that it holds what is seen: a little more than that where it had
/// to move, but within the bounds, and never longer than `most`.
fn moved(kept: (i32, i32), seen: (i32, i32), bounds: (i32, i32), most: i32) -> (i32, i32) {
    match (seen.0 < kept.0, seen.1 > kept.1) {
        (false, false) => kept,
        (true, true) => seen,
        (true, false) => {
            let low = (seen.1 - most).max(seen.0 - AHEAD).max(bounds.0).min(seen.0);
            (low, kept.1.min(low + most))
        }
        (false, true) => {
            let high = (seen.0 + most).min(seen.1 + AHEAD).min(bounds.1).max(seen.1);
            (kept.0.max(high - most), high)
        }
    }
}

/// A range cut at every multiple of a length.
fn cuts(from: i32, to: i32, length: i32) -> Vec<(i32, i32)> {
    let mut cuts = Vec::new();
    let mut low = from;
    while low < to {
        let high = ((low.div_euclid(length) + 1) * length).min(to);
        cuts.push((low, high));
        low = high;
    }
    cuts
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    fn places(area: Area) -> impl Iterator<Item = (i32, i32)> {
        (area.top..area.bottom).flat_map(move |y| (area.left..area.right).map(move |x| (x, y)))
    }

    /// What is seen is always what was painted last for that very pixel, however the view moves.
    #[test]
    fn each_pixel_in_sight_lies_at_its_texel() {
        let bounds = Area { left: 0, top: 0, right: 700, bottom: 420 };
        let mut ring = Ring { width: 130 + AHEAD, height: 50 + AHEAD, kept: None };
        let mut texels = HashMap::new();
        let mut painted = 0;
        let mut at = (0_i32, 0_i32);
        for step in 0..260_i32 {
            // Along, down and back by uneven strides, with an occasional leap.
            let stride = if step % 40 == 39 { (210, -130) } else { (17 - step / 8, step % 23 - 9) };
            at = ((at.0 + stride.0).clamp(-40, 640), (at.1 + stride.1).clamp(-20, 400));
            let sight = Area { left: at.0, top: at.1, right: at.0 + 130, bottom: at.1 + 50 };
            let Some(sight) = sight.shared(bounds) else { continue };
            for area in ring.cover(sight, bounds) {
                assert_eq!(area.shared(bounds), Some(area), "painted beyond the bounds");
                painted += area.width() * area.height();
                for piece in ring.pieces(area) {
                    let corner = ring.texel(piece).as_ivec2();
                    for (x, y) in places(piece) {
                        let texel = (corner.x + x - piece.left, corner.y + y - piece.top);
                        assert!(texel.0 < ring.width && texel.1 < ring.height);
                        texels.insert(texel, (x, y));
                    }
                }
            }
            for (x, y) in places(sight) {
                let texel = (x.rem_euclid(ring.width), y.rem_euclid(ring.height));
                assert_eq!(texels.get(&texel), Some(&(x, y)), "after {step} steps");
            }
        }
        assert!(painted < 260 * 130 * 50 / 2, "most of it was kept: {painted}");
    }

    #[test]
    fn what_lies_beside_a_part_and_the_part_are_the_whole() {
        let whole = Area { left: -3, top: 2, right: 9, bottom: 11 };
        for part in [
            whole,
            Area { left: 0, top: 3, right: 5, bottom: 8 },
            Area { left: -3, top: 2, right: 1, bottom: 11 },
        ] {
            let mut seen: Vec<_> = whole.beside(part).chain([part]).flat_map(places).collect();
            seen.sort_unstable();
            let mut all: Vec<_> = places(whole).collect();
            all.sort_unstable();
            assert_eq!(seen, all);
        }
    }
}
