//! Uses each shader once before anything is shown.
//!
//! Many drivers compile a shader only when something is first drawn with it. In software that takes
//! tens of milliseconds for each, and would delay the camera in the middle of its first zoom.

use icetea_maze::picture::Rect;
use macroquad::prelude::*;

use super::canvas::{Brushes, Quads, draw_into_texture, veil};

impl Brushes {
    /// Draws a pixel with each shader that a zoom may need, into the window and into a texture.
    pub fn warm_up(&self) {
        let [nearest, linear] = [FilterMode::Nearest, FilterMode::Linear].map(|filter| {
            let texture = Texture2D::from_rgba8(1, 1, &[0; 4]);
            texture.set_filter(filter);
            texture
        });
        let shaders = [
            (&self.sprite, &nearest),
            (&self.sprite, &linear),
            (&self.far_walls, &nearest),
            (&self.ink_walls, &nearest),
            (&self.mean_walls, &linear),
            (&self.mark_line, &nearest),
            (&self.mark_dots, &nearest),
            (&self.far_marks, &linear),
            (&self.tile_cache, &nearest),
        ];
        let draw = || {
            for (shader, texture) in shaders {
                let mut quads = Quads::new(Some(texture.clone()));
                let pixel = Rect::new(0.0, 0.0, 1.0, 1.0);
                quads.add(pixel, pixel, veil(1.0), Vec4::ZERO);
                quads.draw_as_they_are(shader);
            }
        };
        draw();
        draw_into_texture(&render_target(1, 1), 1.0);
        draw();
        set_default_camera();
    }
}
