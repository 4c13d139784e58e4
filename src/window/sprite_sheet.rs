//! A sheet of frames at several sizes, each half of the one before: drawn from the nearest larger
//! one, a frame is as crisp and as steady when it is small as when it is large.

use macroquad::prelude::*;

use super::shrink::halved;

/// The side of a frame in its sheet, and where the feet are in it.
const FRAME: u16 = 128;
const FEET: Vec2 = vec2(64.0, 112.0);
/// How much of a ghost is seen.
const GHOST_OPACITY: f32 = 0.45;
/// The side of a frame in the smallest sheet: less is a blot anyway.
const SMALLEST_FRAME: u16 = 16;

/// Frames on the graphics card.
pub struct SpriteSheet {
    /// The largest first.
    levels: Vec<Texture2D>,
}

impl SpriteSheet {
    /// The sheet of a PNG.
    pub fn new(png: &[u8]) -> Self {
        let mut image = Image::from_file_with_format(png, Some(ImageFormat::Png))
            .expect("art that comes with the game is whole");
        let mut levels = Vec::new();
        let mut frame = FRAME;
        loop {
            let texture = Texture2D::from_image(&image);
            texture.set_filter(FilterMode::Linear);
            levels.push(texture);
            frame /= 2;
            if frame < SMALLEST_FRAME {
                return Self { levels };
            }
            image = halved(&image);
        }
    }

    /// Draws what lies within a rectangle of the window, in a tint.
    fn draw_cut(&self, (column, row): (u16, u16), corner: Vec2, side: f32, within: Within) {
        let dpi = screen_dpi_scale();
        let [corner, side] = [corner, Vec2::splat(side)].map(|length| (length * dpi).round() / dpi);
        let whole = Rect::new(corner.x, corner.y, side.x, side.y);
        let Some(seen) = whole.intersect(within.pane).filter(|seen| seen.w > 0.0 && seen.h > 0.0)
        else {
            return;
        };
        let level = level_for(side.x * dpi).min(self.levels.len() - 1);
        let frame = f32::from(FRAME >> level);
        let texels = frame / side.x;
        let source = Rect::new(
            f32::from(column) * frame + (seen.x - whole.x) * texels,
            f32::from(row) * frame + (seen.y - whole.y) * texels,
            seen.w * texels,
            seen.h * texels,
        );
        let params = DrawTextureParams {
            dest_size: Some(seen.size()),
            source: Some(source),
            ..DrawTextureParams::default()
        };
        draw_texture_ex(&self.levels[level], seen.x, seen.y, within.tint, params);
    }

    fn draw(&self, (column, row): (u16, u16), corner: Vec2, side: f32, tint: Color) {
        // On whole pixels, so that nothing shimmers.
        let dpi = screen_dpi_scale();
        let [corner, side] = [corner, Vec2::splat(side)].map(|length| (length * dpi).round() / dpi);
        let level = level_for(side.x * dpi).min(self.levels.len() - 1);
        let frame = f32::from(FRAME >> level);
        let source = Rect::new(f32::from(column) * frame, f32::from(row) * frame, frame, frame);
        let params = DrawTextureParams {
            dest_size: Some(side),
            source: Some(source),
            ..DrawTextureParams::default()
        };
        draw_texture_ex(&self.levels[level], corner.x, corner.y, tint, params);
    }
}

/// Where sprites may be seen, and in which tint.
#[derive(Clone, Copy)]
pub struct Within {
    /// What lies beyond is cut off.
    pub pane: Rect,
    /// White is the sprite's own colours; its alpha is how much is seen.
    pub tint: Color,
}

impl Within {
    /// Draws a frame of a sheet with its feet at this place, `side` large.
    pub fn draw_standing(self, sheet: &SpriteSheet, frame: (u16, u16), feet: Vec2, side: f32) {
        sheet.draw_cut(frame, feet - FEET / f32::from(FRAME) * side, side, self);
    }

    /// Draws a frame of a sheet with its middle at this place.
    pub fn draw_lying(self, sheet: &SpriteSheet, frame: (u16, u16), middle: Vec2, side: f32) {
        sheet.draw_cut(frame, middle - side / 2.0, side, self);
    }
}

/// Draws a frame of a sheet with its feet at this place, `side` large.
pub fn draw_standing(sheet: &SpriteSheet, frame: (u16, u16), feet: Vec2, side: f32) {
    sheet.draw(frame, feet - FEET / f32::from(FRAME) * side, side, WHITE);
}

/// Draws a frame of a sheet as one sees a ghost: what is behind shines through.
pub fn draw_ghost(sheet: &SpriteSheet, frame: (u16, u16), feet: Vec2, side: f32) {
    let corner = feet - FEET / f32::from(FRAME) * side;
    sheet.draw(frame, corner, side, Color { a: GHOST_OPACITY, ..WHITE });
}

/// Draws a frame of a sheet with its middle at this place.
pub fn draw_lying(sheet: &SpriteSheet, frame: (u16, u16), middle: Vec2, side: f32) {
    sheet.draw(frame, middle - side / 2.0, side, WHITE);
}

/// How often a frame has to be halved until it is hardly larger than this, in pixels.
fn level_for(side: f32) -> usize {
    (f32::from(FRAME) / side.max(1.0)).log2().floor().max(0.0) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_larger_frame_is_drawn() {
        for side in 1..=300_u16 {
            let frame = FRAME >> level_for(side.into());
            assert!(frame >= side.min(FRAME), "{side}: {frame}");
            assert!(frame < 2 * side || side >= FRAME, "{side}: {frame}");
        }
        assert_eq!(level_for(0.0), level_for(1.0));
    }
}
