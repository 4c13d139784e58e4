//! The wait for a large maze.

use super::prelude::*;
use crate::game::screen::loading::Loading;
use crate::picture::item::Fill;

pub fn draw_loading(context: &Context, loading: &Loading, painter: &mut Painter) {
    let words = context.words();
    painter.background();
    let screen = painter.screen();
    let palette = painter.palette();
    let middle = vec2(screen.w / 2.0, screen.h / 2.0);
    let heading = Style::new(Face::Title, 36.0, palette.ink).centred();
    let what = if loading.request.is_reading() { words.reading } else { words.building };
    painter.text(heading, middle.x, middle.y, what);
    let track = Rect::new(middle.x - 240.0, middle.y + 32.0, 480.0, 12.0);
    painter.round_rect(track, 6.0, palette.field);
    let done = Rect { w: track.w * loading.share.clamp(0.03, 1.0), ..track };
    painter.round_rect(done, 6.0, Fill::Across(palette.second_accent, palette.accent));
    let feet = middle - vec2(0.0, 60.0);
    let frame = context.frames.princess();
    painter.standing(Sheet::Princess, frame, feet, 160.0);
    foot(painter, &[(&[Cap::Word("Esc")], words.key.cancel)]);
}
