//! The progress of a film, at the lower end of the maze.

use super::layout::WatchStage;
use crate::screens::parts::prelude::*;

/// The size of the card.
const CARD: Vec2 = vec2(360.0, 64.0);

pub fn draw(painter: &mut Painter, stage: &WatchStage, share: f32, words: &str) {
    let [_, place, _] = column(stage.maze).split([grow(1.0), fixed(CARD.y), fixed(M)]);
    let panel = middle(place, CARD);
    painter.panel(panel);
    let [line, track] =
        column(panel.inset_by(vec2(L, S))).gap(S).centred().split([fixed(LINE), fixed(M - XS)]);
    painter.words(line, painter.ink(Typeface::Body, BODY), words);
    painter.wait(track, share);
}
