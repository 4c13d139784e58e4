//! What is shown across the halves: how long a player still has to wait, and who has won.

use super::{Duel, hud};
use crate::game::race::RaceEnd;
use crate::game::tuning::TICKS_PER_SECOND;
use crate::screens::parts::prelude::*;

/// How far down the text is.
const LIFT: f32 = 0.15;

/// How long a player still has to stand still.
pub fn draw_waits(duel: &Duel, painter: &mut Painter) {
    for (side, snapshot) in duel.snapshot.sides.iter().enumerate() {
        if snapshot.wait_ticks == 0 {
            continue;
        }
        let seconds = snapshot.wait_ticks.div_ceil(TICKS_PER_SECOND);
        let text = duel.context.words().versus.wait(seconds);
        let mut free = hud::free_to_tell(duel, side);
        if duel.views.panes.is_shared() {
            free.w /= 2.0;
            free.x += free.w * side as f32;
        }
        duel.for_side(side, painter, |painter| draw_label(painter, free, &text, ""));
    }
}

/// Which player has won, shown to both; the loser's side has a note more.
pub fn draw_verdict(duel: &Duel, loser_note: &str, painter: &mut Painter) {
    let words = &duel.context.words().versus;
    let Some(verdict) = duel.snapshot.verdict else { return };
    for side in 0..duel.panes().len() {
        let (text, note) = match verdict {
            RaceEnd::Draw => {
                let is_same_moment = !duel.snapshot.arena.mode.is_hunt();
                (words.draw.to_owned(), if is_same_moment { words.draw_note } else { "" })
            }
            RaceEnd::Won(winner) => {
                let is_loser = winner != side || duel.views.panes.is_shared();
                let note = if is_loser { loser_note } else { "" };
                (words.wins(&duel.cast[winner].name), note)
            }
        };
        let free = hud::free_to_tell(duel, side);
        duel.for_side(side, painter, |painter| draw_label(painter, free, &text, note));
    }
}

/// A sentence on a panel, and perhaps a smaller one below it, in the free part of a pane: above the
/// middle, where the player's mouse is.
fn draw_label(painter: &mut Painter, free: Rect, text: &str, note: &str) {
    let (most, padding) = (free.w - 2.0 * (L + M), 2.0 * L);
    let title = painter.ink(Typeface::Title, LARGE).centred();
    let small = painter.muted(Typeface::Body, BODY).centred();
    let width = |style: Style, text| painter.measure(style.face, style.size, text);
    let wide = width(title, text).max(width(small, note)).min(most) + padding;
    let high = LARGE + L + if note.is_empty() { 0.0 } else { L };
    let top = free.y + (LIFT * free.h).max(LARGE + S) - LARGE;
    let rect = Rect::new(free.center().x - wide / 2.0, top, wide, high);
    painter.keep(painter.panel_reach(rect), |painter| {
        painter.panel(rect);
        let inner = rect.inset_by(vec2(padding / 2.0 - 1.0, S));
        let below = if note.is_empty() { nothing() } else { fixed(L) };
        let [line, below] = column(inner).split([grow(1.0), below]);
        painter.words(line, title, text);
        if below.h > 0.0 {
            painter.words(below, small, note);
        }
    });
}
