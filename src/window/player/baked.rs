//! Furniture that seldom changes, painted once into an image: in software one rectangle costs far
//! less than the many small triangles of round corners, soft shadows, key caps and letters. The key
//! of an image covers all that it depends on but fonts that are still to come, so it is never out of date.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use macroquad::color::{BLANK, WHITE};
use macroquad::miniquad::{BlendFactor, BlendState, BlendValue, Equation, PipelineParams};
use macroquad::prelude::{
    Camera2D, DrawTextureParams, FilterMode, Material, MaterialParams, RenderTarget, ShaderSource,
    clear_background, draw_texture_ex, gl_use_default_material, gl_use_material, load_material,
    render_target, screen_dpi_scale, set_camera, set_default_camera,
};

use icetea_maze::picture::{Item, Rect, fonts};

use super::{MazePaint, PicturePlayer};
use crate::window::turn::upright;

/// Besides those of the last frame, the latest images are kept up to this many texels in total.
const MOST_TEXELS: f32 = (2 << 20) as f32;

/// All cached images.
pub(super) struct BakedPictures {
    materials: Option<Materials>,
    painted: HashMap<u64, Kept>,
    frame: u64,
    is_painting: bool,
}

struct Kept {
    target: RenderTarget,
    last_shown: u64,
}

/// The materials for painting on a transparent sheet, and for drawing such a sheet.
struct Materials {
    paint: Material,
    lay: Material,
}

impl BakedPictures {
    pub fn new() -> Self {
        Self {
            materials: Materials::load().ok(),
            painted: HashMap::new(),
            frame: 0,
            is_painting: false,
        }
    }

    pub fn begin_frame(&mut self) {
        self.frame += 1;
        let mut latest: Vec<(u64, Kept)> = self.painted.drain().collect();
        latest.sort_unstable_by_key(|(_, picture)| Reverse(picture.last_shown));
        let mut texels = 0.0;
        self.painted.extend(latest.into_iter().filter(|(_, picture)| {
            texels += picture.target.texture.size().element_product();
            texels <= MOST_TEXELS || picture.last_shown + 1 == self.frame
        }));
    }
}

impl Materials {
    fn load() -> Result<Self, macroquad::Error> {
        let over = BlendFactor::OneMinusValue(BlendValue::SourceAlpha);
        let blend = |colour| BlendState::new(Equation::Add, colour, over);
        let material = |colour| {
            load_material(
                ShaderSource::Glsl {
                    vertex: include_str!("../maze_view/shaders/quad.vert"),
                    fragment: include_str!("../maze_view/shaders/sprite.frag"),
                },
                MaterialParams {
                    pipeline_params: PipelineParams {
                        color_blend: Some(blend(colour)),
                        alpha_blend: Some(blend(BlendFactor::One)),
                        ..PipelineParams::default()
                    },
                    ..MaterialParams::default()
                },
            )
        };
        // The painted sheet has premultiplied colours, which can be blended over anything.
        let paint = material(BlendFactor::Value(BlendValue::SourceAlpha))?;
        Ok(Self { paint, lay: material(BlendFactor::One)? })
    }
}

impl PicturePlayer {
    /// Draws things within a rectangle from a cached image while they stay the same.
    pub(super) fn keep(&mut self, rect: Rect, items: &[Item], paint: &MazePaint) {
        let place = self.snapped(rect);
        let has_materials = self.kept.materials.is_some();
        if self.kept.is_painting || !has_materials || place.w < 1.0 || place.h < 1.0 {
            for item in items {
                self.draw(item, paint);
            }
            return;
        }
        let mut hasher = DefaultHasher::new();
        let scale = [self.scale.logical, self.scale.dpi].map(f32::to_bits);
        (items, place, scale).hash(&mut hasher);
        let key = hasher.finish();
        if !self.kept.painted.contains_key(&key) {
            let target = upright(|| self.painted(place, items, paint));
            self.kept.painted.insert(key, Kept { target, last_shown: 0 });
        }
        self.lay(key, place);
        if self.glyphs.is_full() || !fonts::are_complete() {
            // Letters are missing: the next frame has room for them.
            self.kept.painted.remove(&key);
        }
    }

    /// Paints onto a sheet for this part of the window, in the screen's pixels.
    fn painted(&mut self, place: Rect, items: &[Item], paint: &MazePaint) -> RenderTarget {
        let target = render_target(place.w as u32, place.h as u32);
        target.texture.set_filter(FilterMode::Nearest);
        let dpi = screen_dpi_scale();
        set_camera(&Camera2D {
            render_target: Some(target.clone()),
            zoom: 2.0 * dpi / place.size(),
            target: place.center() / dpi,
            ..Camera2D::default()
        });
        clear_background(BLANK);
        if let Some(materials) = &self.kept.materials {
            gl_use_material(&materials.paint);
        }
        self.kept.is_painting = true;
        for item in items {
            self.draw(item, paint);
        }
        self.kept.is_painting = false;
        gl_use_default_material();
        set_default_camera();
        target
    }

    fn lay(&mut self, key: u64, place: Rect) {
        let kept = &mut self.kept;
        let picture = kept.painted.get_mut(&key);
        let (Some(picture), Some(materials)) = (picture, &kept.materials) else { return };
        picture.last_shown = kept.frame;
        let dpi = screen_dpi_scale();
        let (corner, size) = (place.point() / dpi, place.size() / dpi);
        let params = DrawTextureParams { dest_size: Some(size), ..DrawTextureParams::default() };
        gl_use_material(&materials.lay);
        draw_texture_ex(&picture.target.texture, corner.x, corner.y, WHITE, params);
        gl_use_default_material();
    }
}
