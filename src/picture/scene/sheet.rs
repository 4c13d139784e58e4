//! A picture that is saved: on a sheet of its own instead of the window.

use crate::game::settings::Settings;
use crate::picture::Picture;
use crate::picture::geometry::{Rect, Vec2};
use crate::picture::maze::PixelScale;
use crate::picture::motion::Motions;
use crate::picture::painter::{Painter, TakenItems};

/// A picture to be saved.
pub struct Still<'a> {
    /// Its contents.
    pub picture: Picture<'a>,
    /// Its size, in pixels.
    pub pixels: Vec2,
}

/// What was painted on a sheet.
pub fn finished<'a>(
    painter: Painter<'a>,
    sheet: Rect,
    scale: PixelScale,
    settings: &Settings,
) -> Still<'a> {
    let palette = painter.palette;
    let TakenItems { items, controls, focus } = painter.finish();
    let picture = Picture {
        items,
        controls,
        focus,
        window: sheet.size(),
        pane: sheet,
        leads_in_pane: false,
        seats: Vec::new(),
        scale,
        palette,
        has_thin_walls: settings.thin_walls,
        motions: Motions::Reduced,
    };
    Still { picture, pixels: (sheet.size() * scale.density()).round() }
}
