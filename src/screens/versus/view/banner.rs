//! The large texts across both halves during a round: the countdown, how long a player still waits,
//! and who has won.

use crate::game::race::{Race, RaceEnd};
use crate::game::tuning::{COUNTDOWN_NUMBERS, COUNTDOWN_TICKS, TICKS_PER_SECOND};
use crate::picture::motion::BADGE;
use crate::screens::parts::duel::{Duel, hud, telling};
use crate::screens::parts::prelude::*;
use crate::screens::versus::{Phase, Versus};

/// The size of the countdown's numbers at rest.
const NUMBER: f32 = 120.0;
/// And in a view for both, where it stands below the clock.
const NUMBER_BY_THE_CLOCK: f32 = 64.0;
/// How wide a word in its place may be, in parts of its height.
const MOST_WIDE: f32 = 1.7;
/// For how long it is shown who has won while the other may walk on.
const VERDICT_TICKS: u32 = 3 * TICKS_PER_SECOND;
/// For how long "Go!" is shown.
const GO_TICKS: u64 = TICKS_PER_SECOND as u64 * 2 / 3;

pub(super) fn draw(versus: &Versus, round: &Race, duel: &Duel, painter: &mut Painter) {
    let words = duel.context.words();
    match &versus.phase {
        Phase::Countdown(ticks) => {
            let number = COUNTDOWN_NUMBERS - ticks / COUNTDOWN_TICKS;
            let since = (ticks % COUNTDOWN_TICKS) as f32 / TICKS_PER_SECOND as f32;
            draw_large(duel, &number.max(1).to_string(), since, painter);
        }
        Phase::Running(None) => {
            if round.ticks < GO_TICKS {
                let since = round.ticks as f32 / TICKS_PER_SECOND as f32;
                draw_large(duel, words.versus.go, since, painter);
            }
            telling::draw_waits(duel, painter);
        }
        Phase::Running(Some(ticks)) => {
            let may_go_on = match round.verdict {
                Some(RaceEnd::Won(winner)) => {
                    !round.is_over() && !versus.game.is_computer(1 - winner)
                }
                _ => false,
            };
            let is_loser = versus.own_side().is_none_or(
                |own| matches!(round.verdict, Some(RaceEnd::Won(winner)) if winner != own),
            );
            let is_watched = versus.spectator.is_some();
            let note = match (may_go_on && is_loser && !is_watched, painter.is_touched()) {
                (false, _) => "",
                (true, _) if versus.far.is_some() => words.meeting.far_note,
                (true, false) => words.versus.loser_note,
                (true, true) => words.versus.loser_note_touched,
            };
            // Whoever walks on needs to see the maze; how to skip stands in the foot.
            let is_in_the_way = !note.is_empty() && *ticks > VERDICT_TICKS;
            if !is_in_the_way || painter.is_touched() {
                telling::draw_verdict(duel, note, painter);
            }
        }
        _ => {}
    }
}

/// A number that springs up in each pane.
fn draw_large(duel: &Duel, text: &str, since: f32, painter: &mut Painter) {
    let palette = painter.palette;
    for (side, pane) in duel.panes().into_iter().enumerate() {
        // Where both see the whole maze its middle is not hidden.
        let (middle, most) = if duel.views.panes.is_shared() {
            let clock = hud::clock_for_both(duel, painter.screen);
            (vec2(clock.center().x, clock.bottom() + NUMBER_BY_THE_CLOCK), NUMBER_BY_THE_CLOCK)
        } else {
            (hud::middle_of_free(duel, side), NUMBER)
        };
        let usual = most.min(pane.h * 0.3);
        let wide = painter.measure(Typeface::Title, usual, text);
        let rest = usual * (MOST_WIDE * usual / wide).min(1.0);
        let size = (rest * (1.3 - 0.3 * duel.context.motions.at(BADGE, since))).round();
        let at = middle + vec2(0.0, 0.35 * size);
        let disc = rest.max(painter.measure(Typeface::Title, rest, text) * 0.7);
        duel.for_side(side, painter, |painter| {
            painter.circle(middle, 0.78 * disc, palette.panel);
            painter.text(
                Style::new(Typeface::Title, size, palette.ink).centred(),
                at.x,
                at.y,
                text,
            );
        });
    }
}
