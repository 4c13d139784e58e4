//! What is said to both across their halves: who still has to wait, and who has won.

use super::{Duel, hud};
use crate::game::race::RaceEnd;
use crate::game::tuning::TICKS_PER_SECOND;
use crate::game::versus::rules::Mode;
use crate::picture::scene::prelude::*;

/// How long somebody has to stand still yet.
pub fn draw_waits(duel: &Duel, painter: &mut Painter) {
    for (side, snapshot) in duel.snapshot.sides.iter().enumerate() {
        if snapshot.wait_ticks == 0 {
            continue;
        }
        let seconds = snapshot.wait_ticks.div_ceil(TICKS_PER_SECOND);
        let text = duel.context.words().versus.wait(seconds);
        let mut free = hud::free_below(duel, side);
        if duel.views.panes().is_shared() {
            free.w /= 2.0;
            free.x += free.w * side as f32;
        }
        draw_label(painter, free, &text, "");
    }
}

/// Who has won, told to both; the loser hears a word more.
pub fn draw_verdict(duel: &Duel, loser_note: &str, painter: &mut Painter) {
    let words = &duel.context.words().versus;
    let Some(verdict) = duel.snapshot.verdict else { return };
    for side in 0..duel.panes().len() {
        let (text, note) = match verdict {
            RaceEnd::Draw => {
                let is_same_moment = duel.snapshot.arena.mode() != Mode::Hunt;
                (words.draw.to_owned(), if is_same_moment { words.draw_note } else { "" })
            }
            RaceEnd::Won(winner) => {
                let is_loser = winner != side || duel.views.panes().is_shared();
                let note = if is_loser { loser_note } else { "" };
                (words.wins(&duel.cast[winner].name), note)
            }
        };
        draw_label(painter, hud::free_below(duel, side), &text, note);
    }
}

/// A sentence on a panel, and perhaps a smaller one below it, in what is free of a pane: above the
/// middle, where the own mouse is.
fn draw_label(painter: &mut Painter, free: Rect, text: &str, note: &str) {
    const PADDING: f32 = 28.0;
    let palette = painter.palette();
    let middle = vec2(free.center().x, free.y + (0.15 * free.h).max(42.0));
    let most = free.w - 2.0 * PADDING - 16.0;
    let width = painter.measure(Face::Title, 32.0, text).min(most);
    let width = width.max(painter.measure(Face::Body, 15.0, note).min(most));
    let height = if note.is_empty() { 60.0 } else { 84.0 };
    let left = middle.x - width / 2.0 - PADDING;
    let rect = Rect::new(left, middle.y - 30.0, width + 2.0 * PADDING, height);
    painter.keep(painter.panel_reach(rect), |painter| {
        painter.panel(rect);
        let style = Style::new(Face::Title, 32.0, palette.ink).centred();
        painter.name_within(style, middle.x, middle.y + 11.0, width + 1.0, text);
        let style = Style::new(Face::Body, 15.0, palette.muted_ink).centred();
        painter.name_within(style, middle.x, middle.y + 37.0, width + 1.0, note);
    });
}
