//! What is said across both halves: the countdown, who still has to wait, who has won, and the
//! menu of the break.

use icetea_maze::game::input::Target;
use icetea_maze::game::menu::Menu;
use icetea_maze::game::screen::versus::{PauseChoice, Phase, Versus};
use icetea_maze::game::tuning::{COUNTDOWN_NUMBERS, COUNTDOWN_TICKS, TICKS_PER_SECOND};
use icetea_maze::game::versus::round::{Round, Verdict};
use icetea_maze::game::versus::rules::Mode;
use macroquad::prelude::*;

use super::in_interface;
use crate::window::keys::Hits;
use crate::window::motion::BADGE;
use crate::window::paint::{Attention, Face, Painter, Style};
use crate::window::scene::players::name;
use crate::window::scene::{Context, FOOT};
use crate::window::words::filled;

/// How large the numbers of the countdown are at rest.
const NUMBER: f32 = 120.0;
/// For how long "Go!" is seen.
const GO_TICKS: u64 = TICKS_PER_SECOND as u64 * 2 / 3;

pub(super) fn draw(context: &Context, versus: &Versus, round: &Round, painter: &mut Painter) {
    match versus.phase() {
        Phase::Countdown(ticks) => {
            let number = COUNTDOWN_NUMBERS - ticks / COUNTDOWN_TICKS;
            let since = (ticks % COUNTDOWN_TICKS) as f32 / TICKS_PER_SECOND as f32;
            draw_large(context, versus, &number.max(1).to_string(), since, painter);
        }
        Phase::Running(None) => {
            if round.ticks() < GO_TICKS {
                let since = round.ticks() as f32 / TICKS_PER_SECOND as f32;
                draw_large(context, versus, context.words().versus.go, since, painter);
            }
            draw_waits(context, versus, round, painter);
        }
        Phase::Running(Some(_)) => draw_verdict(context, versus, round, painter),
        _ => {}
    }
}

/// The middle of each pane.
fn middles(context: &Context, versus: &Versus) -> Vec<(usize, Rect)> {
    let panes = versus.views().panes();
    let sides = if panes.is_shared() { 1 } else { 2 };
    (0..sides).map(|side| (side, in_interface(context, panes.of(side)))).collect()
}

/// A number that springs up in each pane.
fn draw_large(context: &Context, versus: &Versus, text: &str, since: f32, painter: &mut Painter) {
    let palette = painter.palette();
    for (_, pane) in middles(context, versus) {
        let rest = NUMBER.min(pane.h * 0.3);
        let size = (rest * (1.3 - 0.3 * BADGE.at(since))).round();
        let at = pane.center() + vec2(0.0, 0.35 * size);
        let disc = rest.max(painter.measure(Face::Title, rest, text) * 0.7);
        painter.circle(pane.center(), 0.78 * disc, palette.panel);
        painter.text(Style::new(Face::Title, size, palette.ink).centred(), at.x, at.y, text);
    }
}

/// How long somebody has to stand still yet.
fn draw_waits(context: &Context, versus: &Versus, round: &Round, painter: &mut Painter) {
    for side in (0..2).filter(|&side| round.waits(side) > 0) {
        let panes = versus.views().panes();
        let pane = in_interface(context, panes.of(side));
        let seconds = round.waits(side).div_ceil(TICKS_PER_SECOND);
        let text = filled(context.words().versus.wait, seconds);
        let x = if panes.is_shared() {
            pane.x + pane.w * (0.25 + 0.5 * side as f32)
        } else {
            pane.center().x
        };
        draw_label(painter, vec2(x, pane.y + 0.3 * pane.h), &text, "");
    }
}

/// Who has won, told to both.
fn draw_verdict(context: &Context, versus: &Versus, round: &Round, painter: &mut Painter) {
    let words = &context.words().versus;
    let game = versus.game();
    let Some(verdict) = round.verdict() else { return };
    for (side, pane) in middles(context, versus) {
        let (text, note) = match verdict {
            Verdict::Draw => {
                let is_same_moment = round.arena().mode() != Mode::Hunt;
                (words.draw.to_owned(), if is_same_moment { words.draw_note } else { "" })
            }
            Verdict::Won(winner) => {
                let seat = game.player_at(winner);
                let who = name(seat, context, game.code().rules());
                let is_loser = winner != side || versus.views().panes().is_shared();
                let may_go_on = is_loser && !round.is_over() && !game.is_computer(1 - winner);
                (filled(words.wins, who), if may_go_on { words.loser_note } else { "" })
            }
        };
        // Above the middle, where the own mouse is.
        let at = vec2(pane.center().x, pane.y + 0.30 * pane.h);
        draw_label(painter, at, &text, note);
    }
}

/// A sentence on a panel, and perhaps a smaller one below it.
fn draw_label(painter: &mut Painter, middle: Vec2, text: &str, note: &str) {
    let palette = painter.palette();
    let width =
        painter.measure(Face::Title, 32.0, text).max(painter.measure(Face::Body, 15.0, note));
    let height = if note.is_empty() { 60.0 } else { 84.0 };
    let rect = Rect::new(middle.x - width / 2.0 - 28.0, middle.y - 30.0, width + 56.0, height);
    painter.keep(painter.panel_reach(rect), &(text, note), |painter| {
        painter.panel(rect);
        let style = Style::new(Face::Title, 32.0, palette.ink).centred();
        painter.text(style, middle.x, middle.y + 11.0, text);
        let style = Style::new(Face::Body, 15.0, palette.muted_ink).centred();
        painter.text(style, middle.x, middle.y + 37.0, note);
    });
}

pub(super) fn draw_pause(
    context: &Context,
    menu: &Menu<PauseChoice>,
    painter: &mut Painter,
    hits: &mut Hits,
) {
    let words = context.words();
    let screen = painter.screen();
    let free = screen.h - FOOT;
    let mut veil = painter.palette().background;
    veil.a = 0.62;
    painter.rect(Rect::new(0.0, 0.0, screen.w, free), veil);
    let rows = menu.entries().len() as f32;
    let height = 88.0 + rows * 58.0 + 24.0;
    let rect = Rect::new((screen.w - 400.0) / 2.0, (free - height) / 2.0, 400.0, height);
    painter.panel(rect);
    let heading = Style::new(Face::Title, 36.0, painter.palette().ink).centred();
    painter.text(heading, rect.center().x, rect.y + 62.0, words.paused);
    for (place, (entry, _)) in menu.entries().enumerate() {
        let row = Rect::new(rect.x + 32.0, rect.y + 88.0 + 58.0 * place as f32, 336.0, 54.0);
        let attention = Attention::focused(place == menu.focus());
        painter.menu_row(row, words.versus.pause_menu[entry as usize], "", attention);
        context.hit(hits, row, Target::Entry(place));
    }
}
