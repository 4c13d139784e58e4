//! The map of what each lane of a contest looked at, as a texture that is painted once.

use icetea_maze::game::theatre::Rehearsed;
use icetea_maze::picture::{Palette, Rect as PictureRect, lookers_image};
use macroquad::prelude::*;

/// The map as it was painted last.
#[derive(Default)]
pub(super) struct LookersPicture {
    made: Option<Made>,
}

struct Made {
    /// The contest, the room for the map, and the look.
    key: (*const Rehearsed, u64, [u32; 2], *const Palette),
    texture: Texture2D,
}

impl LookersPicture {
    /// Draws the map as large as it can be in the middle of a rectangle of the screen's pixels.
    pub fn draw(&mut self, place: PictureRect, contest: &Rehearsed, palette: &Palette) {
        let room = [place.w as u32, place.h as u32];
        let key = (
            std::ptr::from_ref(contest),
            contest.contest.steps(),
            room,
            std::ptr::from_ref(palette),
        );
        if self.made.as_ref().is_none_or(|made| made.key != key) {
            self.made = lookers_image(contest, place.size(), palette).map(|image| {
                let texture = Texture2D::from_rgba8(image.width, image.height, &image.bytes);
                texture.set_filter(FilterMode::Nearest);
                Made { key, texture }
            });
        }
        let Some(made) = &self.made else { return };
        let (pixels, dpi) = (made.texture.size(), screen_dpi_scale());
        let corner = (place.center() - pixels / 2.0).round() / dpi;
        let whole = DrawTextureParams { dest_size: Some(pixels / dpi), ..Default::default() };
        draw_texture_ex(&made.texture, corner.x, corner.y, WHITE, whole);
    }
}
