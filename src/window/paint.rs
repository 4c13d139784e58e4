//! The painter: crisp text, smooth shapes and the furniture of the screens, in a look's colours.
//! Everything takes interface pixels: the painter turns them into the screen's, at any scale and
//! density, and snaps what stands still to whole ones.

mod brush;
mod contour;
mod control;
pub mod finish;
mod foot;
mod furniture;
mod icon;
mod key_cap;
mod legend;
mod letters;
mod menu;
mod picture;
mod shape;
mod text;
mod typeface;

use icetea_maze::game::bindings::Bindings;
use macroquad::math::{Rect, Vec2, vec2};
use macroquad::window::{screen_dpi_scale, screen_height, screen_width};

use self::brush::Brush;
use self::letters::Letters;
use self::picture::Pictures;
use super::keys::Press;
use super::palette::Palette;

pub use self::control::FieldText;
pub use self::furniture::{Attention, ButtonKind};
pub use self::icon::Way;
pub use self::key_cap::Cap;
pub use self::legend::LegendMark;
pub use self::shape::Fill;
pub use self::text::Style;
pub use self::typeface::{Face, FontFiles};

/// Paints one frame after the other; owns the glyphs, and borrows a palette for each frame.
pub struct Painter {
    palette: &'static Palette,
    /// For key caps.
    bindings: Bindings,
    scale: f32,
    /// How many of the screen's pixels an interface pixel is.
    density: f32,
    letters: Letters,
    brush: Brush,
    pictures: Pictures,
    /// Keys that this frame shows and that can be clicked.
    pub presses: Vec<(Rect, Press)>,
}

impl Painter {
    /// A painter that writes with these fonts. The window must be open.
    pub fn new(fonts: &FontFiles, palette: &'static Palette) -> Self {
        let letters = Letters::new(fonts);
        let brush = Brush::new(letters.plain_page());
        let pictures = Pictures::new();
        Self {
            palette,
            bindings: Bindings::default(),
            scale: 1.0,
            density: 1.0,
            letters,
            brush,
            pictures,
            presses: Vec::new(),
        }
    }

    /// Starts a frame. `scale` is how large the player wants the interface, and key caps show the
    /// keys of `bindings`.
    pub fn begin(&mut self, palette: &'static Palette, scale: f32, bindings: &Bindings) {
        self.palette = palette;
        if self.bindings != *bindings {
            self.bindings.clone_from(bindings);
        }
        self.scale = scale;
        self.density = scale * screen_dpi_scale();
        self.presses.clear();
        self.letters.begin_frame();
        self.pictures.begin_frame();
        self.brush.begin_frame(screen_dpi_scale());
    }

    /// The frame's colours.
    pub fn palette(&self) -> &'static Palette {
        self.palette
    }

    /// The whole window, in interface pixels.
    pub fn screen(&self) -> Rect {
        Rect::new(0.0, 0.0, screen_width() / self.scale, screen_height() / self.scale)
    }

    /// The nearest place that falls on a whole pixel of the screen.
    fn snap(&self, length: f32) -> f32 {
        (length * self.density).round()
    }

    fn snapped(&self, rect: Rect) -> Rect {
        let (left, top) = (self.snap(rect.x), self.snap(rect.y));
        Rect::new(left, top, self.snap(rect.right()) - left, self.snap(rect.bottom()) - top)
    }

    fn physical(&self, point: Vec2) -> Vec2 {
        point * self.density
    }
}

/// The rectangle `by` further in on every side; a negative length goes out.
fn inset(rect: Rect, by: f32) -> Rect {
    Rect::new(rect.x + by, rect.y + by, rect.w - 2.0 * by, rect.h - 2.0 * by)
}

/// The square of this radius about a point.
fn about(centre: Vec2, radius: f32) -> Rect {
    let corner = centre - vec2(radius, radius);
    Rect::new(corner.x, corner.y, 2.0 * radius, 2.0 * radius)
}
