//! What keeps a match with another machine from going on.

use crate::net::link::LinkEnd;
use crate::net::packet::Gesture;
use crate::screens::parts::duel::{Duel, hud};
use crate::screens::parts::players::name;
use crate::screens::parts::prelude::*;
use crate::screens::versus::Versus;
use crate::screens::versus::far::FarTrouble;

/// The height of a gesture.
const BUBBLE: f32 = 40.0;
/// The most width of what is said.
const WIDTH: f32 = 520.0;

pub(super) fn draw(context: &Context, versus: &Versus, painter: &mut Painter) {
    let Some(trouble) = versus.far_trouble() else { return };
    let words = &context.words().meeting;
    let is_watched = versus.spectator.is_some();
    let name = name(versus.waited_for(), context, versus.game.code.rules());
    let told = match trouble {
        FarTrouble::Quiet(seconds) if is_watched => words.watched_quiet(seconds),
        FarTrouble::End(_) if is_watched => words.watched_end.to_owned(),
        FarTrouble::NotReady | FarTrouble::Slow => words.not_ready(&name),
        FarTrouble::Paused => words.paused(&name),
        FarTrouble::Quiet(seconds) => words.quiet(&name, seconds),
        FarTrouble::End(LinkEnd::Left) => words.left(&name),
        FarTrouble::End(LinkEnd::Impossible(what)) => words.impossible(&name, what.to_string()),
    };
    let room = above_foot(painter.screen);
    let width = WIDTH.min(room.w - 2.0 * M);
    let ink = painter.ink(Typeface::Strong, ROW);
    let lines = painter.broken(ink, width - 2.0 * L, &told).len() as f32;
    let line = (1.4 * ROW).round();
    let panel = middle(room, vec2(width, lines * line + 2.0 * L));
    painter.panel(panel);
    let at = (panel.center().x, panel.y + L + ROW);
    painter.paragraph(ink.centred(), at, (width - 2.0 * L, line), &told);
}

/// The gestures that players make, each below the own panel.
pub(super) fn draw_gestures(versus: &Versus, duel: &Duel, painter: &mut Painter) {
    let Some(seen) = versus.seen_gestures() else { return };
    let words = &duel.context.words().meeting;
    for side in 0..2 {
        let Some(gesture) = seen.of(versus.game.player_at(side)) else { continue };
        let told = if gesture == Gesture::Wave { words.wave } else { words.squeak };
        let width = painter.measure(Typeface::Title, NUMBER, told) + 2.0 * M;
        let place = hud::below_panel(duel, side, vec2(width, BUBBLE));
        painter.panel(place);
        painter.words(place, painter.ink(Typeface::Title, NUMBER).centred(), told);
    }
}
