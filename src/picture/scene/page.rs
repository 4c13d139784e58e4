//! The wait for a large maze.

use super::prelude::*;
use crate::game::screen::loading::Loading;

/// How large the princess is, and how wide the bar.
const PRINCESS: f32 = 160.0;
const BAR: f32 = 480.0;

pub fn draw_loading(context: &Context, loading: &Loading, painter: &mut Painter) {
    let words = context.words();
    painter.background();
    let area = middle(above_foot(painter.screen()), vec2(BAR, PRINCESS + 4.0 * L));
    let [figure, heading, track] =
        column(area).gap(M).split([grow(1.0), fixed(LARGE + XS), fixed(M - XS)]);
    let feet = vec2(figure.center().x, figure.bottom());
    painter.standing(Sheet::Princess, context.frames.princess(), feet, PRINCESS);
    let what = if loading.request.is_reading() { words.reading } else { words.building };
    painter.words(heading, painter.ink(Face::Title, LARGE + XS).centred(), what);
    painter.wait(track, loading.share);
    foot(painter, &[(&ESC, words.key.cancel)]);
}
