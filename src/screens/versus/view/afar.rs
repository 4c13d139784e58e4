//! What keeps a match with another machine from going on.

use crate::net::link::LinkEnd;
use crate::screens::parts::players::name;
use crate::screens::parts::prelude::*;
use crate::screens::versus::Versus;
use crate::screens::versus::far::FarTrouble;

/// The most width of what is said.
const WIDTH: f32 = 520.0;

pub(super) fn draw(context: &Context, versus: &Versus, painter: &mut Painter) {
    let (Some(trouble), Some(far)) = (versus.far_trouble(), &versus.far) else { return };
    let words = &context.words().meeting;
    let name = name(far.link.seat.other(), context, versus.game.code.rules());
    let told = match trouble {
        FarTrouble::NotReady | FarTrouble::Slow => words.not_ready(&name),
        FarTrouble::Paused => words.paused(&name),
        FarTrouble::Quiet(seconds) => words.quiet(&name, seconds.max(1)),
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
