//! The glass and the game's name, scaled once to exactly the pixels they fill.

use icetea_maze::game::settings::{Language, Look};
use macroquad::prelude::*;

use super::shrink::shrunk;

/// The size of the letters in their pictures, and where they begin there.
const LETTERS: f32 = 190.0;
const LEFT: f32 = 26.0;
const BASELINE: f32 = 184.0;
/// The foot of the glass in its own picture, and the size that the letters beside it would have.
const GLASS_FOOT: f32 = 249.6;
const GLASS_LETTERS: f32 = 177.8;
/// Where the glass stands before the letters, in parts of their size.
const GLASS_LEFT: f32 = 1.32;

/// The pictures as they were scaled last.
#[derive(Default)]
pub struct Logo {
    made: Option<Made>,
}

struct Made {
    key: (Language, Look, u32),
    name: LogoTexture,
    glass: LogoTexture,
}

/// A texture, and how many pixels of the screen it fills.
struct LogoTexture {
    texture: Texture2D,
    pixels: Vec2,
}

impl Logo {
    /// Draws the name with letters of this size in logical pixels, from a place on their base line.
    pub fn draw(&mut self, language: Language, look: Look, size: f32, at: Vec2) {
        let dpi = screen_dpi_scale();
        let pixels = (size * dpi).round().max(1.0);
        let key = (language, look, pixels as u32);
        if self.made.as_ref().is_none_or(|made| made.key != key) {
            self.made = make(key);
        }
        let Some(made) = &self.made else { return };
        let foot = GLASS_FOOT / GLASS_LETTERS;
        made.name.draw(at - vec2(LEFT, BASELINE) / LETTERS * size);
        made.glass.draw(at + vec2(-GLASS_LEFT, 0.1 - foot) * size);
    }
}

impl LogoTexture {
    fn draw(&self, corner: Vec2) {
        let dpi = screen_dpi_scale();
        let corner = (corner * dpi).round() / dpi;
        let params = DrawTextureParams {
            dest_size: Some(self.pixels / dpi),
            ..DrawTextureParams::default()
        };
        draw_texture_ex(&self.texture, corner.x, corner.y, WHITE, params);
    }
}

fn make(key: (Language, Look, u32)) -> Option<Made> {
    let (language, look, pixels) = key;
    let picture = |bytes: &[u8], letters: f32| {
        let image = Image::from_file_with_format(bytes, Some(ImageFormat::Png)).ok()?;
        let scale = pixels as f32 / letters;
        let texture = Texture2D::from_image(&shrunk(&image, scale));
        texture.set_filter(FilterMode::Linear);
        let wanted = (vec2(image.width.into(), image.height.into()) * scale).round();
        let pixels = if scale > 1.0 { wanted } else { texture.size() };
        Some(LogoTexture { texture, pixels })
    };
    Some(Made {
        key,
        name: picture(name_picture(language, look), LETTERS)?,
        glass: picture(include_bytes!("../../assets/art/glass.png"), GLASS_LETTERS)?,
    })
}

fn name_picture(language: Language, look: Look) -> &'static [u8] {
    macro_rules! art {
        ($name:literal) => {
            include_bytes!(concat!("../../assets/art/logo_", $name, ".png")).as_slice()
        };
    }
    match (language, look) {
        (Language::Chinese, Look::IceTea) => art!("zh_tea"),
        (Language::Chinese, Look::Night) => art!("zh_night"),
        (Language::Chinese, Look::Paper) => art!("zh_paper"),
        (_, Look::IceTea) => art!("en_tea"),
        (_, Look::Night) => art!("en_night"),
        (_, Look::Paper) => art!("en_paper"),
    }
}
