//! The characters and things: sheets of frames, and which frame shows what.

use icetea_maze::game::walker::{Gait, Pose};
use icetea_maze::maze::Direction;
use macroquad::prelude::*;

/// The side of a frame in its sheet, and where the feet are in it.
const FRAME: f32 = 128.0;
const FEET: Vec2 = vec2(64.0, 112.0);

/// Every sheet, on the graphics card.
pub struct Sprites {
    pub mouse: Texture2D,
    pub cheese: Texture2D,
    pub start_door: Texture2D,
    pub goal_mat: Texture2D,
    pub princess: Texture2D,
}

macro_rules! sheet {
    ($name:literal) => {{
        let bytes = include_bytes!(concat!("../../assets/art/", $name, ".png"));
        let texture = Texture2D::from_file_with_format(bytes, Some(ImageFormat::Png));
        texture.set_filter(FilterMode::Linear);
        texture
    }};
}

impl Sprites {
    pub fn load() -> Self {
        Self {
            mouse: sheet!("mouse"),
            cheese: sheet!("cheese"),
            start_door: sheet!("start_door"),
            goal_mat: sheet!("goal_mat"),
            princess: sheet!("princess"),
        }
    }
}

/// Draws a frame of a sheet with its feet at this place, `side` large.
pub fn draw_standing(sheet: &Texture2D, frame: (u16, u16), feet: Vec2, side: f32) {
    draw_frame(sheet, frame, feet - FEET / FRAME * side, side);
}

/// Draws a frame of a sheet with its middle at this place.
pub fn draw_lying(sheet: &Texture2D, frame: (u16, u16), middle: Vec2, side: f32) {
    draw_frame(sheet, frame, middle - side / 2.0, side);
}

fn draw_frame(sheet: &Texture2D, (column, row): (u16, u16), corner: Vec2, side: f32) {
    let source = Rect::new(f32::from(column) * FRAME, f32::from(row) * FRAME, FRAME, FRAME);
    let params = DrawTextureParams {
        dest_size: Some(Vec2::splat(side)),
        source: Some(source),
        ..DrawTextureParams::default()
    };
    // On whole pixels, so that nothing shimmers.
    let dpi = screen_dpi_scale();
    let corner = (corner * dpi).round() / dpi;
    draw_texture_ex(sheet, corner.x, corner.y, WHITE, params);
}

/// Which frame of a character's sheet shows this pose at this time; `joy_seconds` is above 0 at
/// the cheese.
pub fn character_frame(pose: Pose, seconds: f64, joy_seconds: f32) -> (u16, u16) {
    let row = match pose.heading {
        Direction::Down => 0,
        Direction::Up => 1,
        Direction::Right => 2,
        Direction::Left => 3,
    };
    if joy_seconds > 0.0 {
        return (10 + looped(f64::from(joy_seconds), &[90, 90, 200, 120]), 0);
    }
    let column = match pose.gait {
        Gait::Walking(tiles) => 4 + (tiles * 3.0) as u16 % 6,
        Gait::Bumped(seconds) => 14 + u16::from(seconds > 0.09),
        Gait::Idle => looped(seconds, &[620, 180, 480, 140]),
    };
    (column, row)
}

/// Which frame of the cheese's gleam shows now.
pub fn cheese_frame(seconds: f64) -> (u16, u16) {
    (looped(seconds, &[900, 130, 130, 200]), 0)
}

/// Which frame of the princess at rest shows now.
pub fn princess_frame(seconds: f64) -> (u16, u16) {
    (looped(seconds, &[520, 220, 420, 140]), 0)
}

/// The place in a loop of frames that last so many milliseconds each.
fn looped(seconds: f64, frames: &[u16]) -> u16 {
    let whole: f64 = frames.iter().copied().map(f64::from).sum();
    let mut rest = seconds * 1000.0 % whole;
    for (place, &length) in frames.iter().enumerate() {
        rest -= f64::from(length);
        if rest < 0.0 {
            return place as u16;
        }
    }
    0
}
