//! A text as a QR code.

use super::prelude::*;
use crate::picture::geometry::WHITE;
use crate::picture::qr::{QUIET_ZONE, modules};

/// The corner radius of the sheet behind a code.
const RADIUS: f32 = 10.0;
/// The minimum size of a module, in pixels.
const LEAST_MODULE: f32 = 2.0;
/// The share of the shorter side of the screen that a code in a corner takes.
const SHARE: f32 = 0.34;

/// The modules of a text, if there is room for them.
pub fn modules_in(painter: &Painter, place: Rect, text: &str) -> Option<Vec<Vec<bool>>> {
    let side = (place.size().min_element() * painter.density()).floor();
    modules(text, ((side / LEAST_MODULE) as usize).saturating_sub(2 * QUIET_ZONE))
}

/// Draws the current moment as a code in the lower corner of a place, if that is on; returns what
/// is left of the place.
pub fn in_corner(context: &Context, place: Rect, painter: &mut Painter) -> Rect {
    let code = if context.world.shows_code { context.code() } else { None };
    let Some(text) = code else { return place };
    let side = SHARE * painter.screen.size().min_element();
    let [rest, corner] = if place.w > place.h {
        let [rest, corner] = row(place).gap(S).split([grow(1.0), fixed(side)]);
        let [_, corner] = column(corner).split([grow(1.0), fixed(side)]);
        [rest, corner]
    } else {
        let [rest, corner] = column(place).gap(S).split([grow(1.0), fixed(side)]);
        let [_, corner] = row(corner).split([grow(1.0), fixed(side)]);
        [rest, corner]
    };
    let Some(modules) = modules_in(painter, corner, &text) else { return place };
    draw(painter, &modules, corner);
    rest
}

/// Dark modules on white in whole pixels, whatever the look, so that phones can read them.
pub fn draw(painter: &mut Painter, modules: &[Vec<bool>], place: Rect) {
    let density = painter.density();
    let count = (modules.len() + 2 * QUIET_ZONE) as f32;
    let module = (place.size().min_element() * density / count).floor() / density;
    let sheet = middle(place, Vec2::splat(module * count));
    let sheet = Rect {
        x: (sheet.x * density).round() / density,
        y: (sheet.y * density).round() / density,
        ..sheet
    };
    painter.round_rect(sheet, RADIUS, WHITE);
    let first = sheet.point() + QUIET_ZONE as f32 * module;
    for (y, row) in modules.iter().enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|one, next| one == next) {
            if run[0] {
                let corner = first + vec2(x as f32, y as f32) * module;
                let bar = Rect::new(corner.x, corner.y, run.len() as f32 * module, module);
                painter.rect(bar, Color::hex(0));
            }
            x += run.len();
        }
    }
}
