//! What stands above the halves: who it is, steps and rounds, and the clock on the seam.

use icetea_maze::game::clock::milliseconds_of;
use icetea_maze::game::screen::versus::Versus;
use icetea_maze::game::versus::round::Round;
use icetea_maze::game::versus::rules::Mode;
use macroquad::prelude::*;

use super::in_interface;
use crate::window::paint::{Face, Painter, Style};
use crate::window::scene::players::{draw_sign, name, sheet};
use crate::window::scene::{Context, clock_text};
use crate::window::sprites::{Sprites, Within, resting_frame};
use crate::window::words::filled;

const MARGIN: f32 = 18.0;
const HEIGHT: f32 = 70.0;
/// How much higher a panel is with the bar of the way to go.
const BAR: f32 = 12.0;
const PORTRAIT: f32 = 48.0;
const CLOCK: Vec2 = vec2(172.0, 70.0);
/// From one disc of a won round to the next.
const DISC_STEP: f32 = 24.0;
/// How much room a name has to have.
const SHORT_NAME: f32 = 64.0;
/// How wide a panel is at the most.
const WIDEST: f32 = 312.0;

pub(super) fn draw(
    context: &Context,
    versus: &Versus,
    round: &Round,
    painter: &mut Painter,
    sprites: &Sprites,
) {
    for side in 0..2 {
        draw_side(context, versus, round, side, painter, sprites);
    }
    draw_clock(context, versus, round, painter);
}

fn draw_side(
    context: &Context,
    versus: &Versus,
    round: &Round,
    side: usize,
    painter: &mut Painter,
    sprites: &Sprites,
) {
    let (words, settings) = (context.words(), context.app.settings());
    let (game, panes) = (versus.game(), versus.views().panes());
    let rules = game.code().rules();
    let seat = game.player_at(side);
    let pane = in_interface(context, panes.of(side));
    let is_right = side == 1 && panes.is_side_by_side();
    // Beside the clock, which lies on the seam or in the middle of a shared view.
    let beside = if panes.is_shared() { pane.w / 2.0 } else { pane.w };
    let half_clock = CLOCK.x / 2.0;
    let room = if panes.is_side_by_side() { beside } else { beside / 2.0 } - half_clock;
    let width = (room - MARGIN - 8.0).min(WIDEST);
    let has_bar = has_bar(context, versus);
    let height = HEIGHT + if has_bar { BAR } else { 0.0 };
    let x = if is_right { pane.right() - MARGIN - width } else { pane.x + MARGIN };
    let y = pane.y + if side == 1 && !panes.is_side_by_side() { 24.0 } else { MARGIN };
    let panel = Rect::new(x, y, width, height);
    let needed = rules.best_of.needed();
    let wins = game.wins(seat);
    let called = name(seat, context, rules);
    let called = called.as_ref();
    let came = round.racer(side).arrived_after().map(milliseconds_of).map(clock_text);
    let note = match &came {
        Some(time) => time.as_str(),
        None => words.versus.players[seat.index()],
    };
    let is_hunt = round.arena().mode() == Mode::Hunt;
    // Mirrored: portraits are outside.
    let portrait = Rect::new(
        if is_right { panel.right() - 11.0 - PORTRAIT } else { x + 11.0 },
        y + 11.0,
        PORTRAIT,
        PORTRAIT,
    );
    let discs = DISC_STEP * f32::from(needed) - 4.0;
    let inner = if is_right { x + 18.0 } else { portrait.right() + 14.0 };
    let end = if is_right { portrait.x - 14.0 } else { panel.right() - 16.0 };
    let label = if is_hunt { words.versus.cheeses } else { words.steps };
    let label_width = painter.measure(Face::Strong, 13.0, label).max(44.0) + 14.0;
    // A short name comes before discs.
    let has_discs = end - inner - discs.max(44.0) - label_width >= SHORT_NAME;
    let rounds_x = end - if has_discs { discs.max(44.0) } else { 44.0 };
    let steps_x = rounds_x - label_width;
    let key = (called, note, wins, needed, seat.index(), label, has_bar);
    painter.keep(painter.panel_reach(panel), &key, |painter| {
        let palette = painter.palette();
        painter.panel(panel);
        painter.round_rect(portrait, 10.0, palette.field);
        painter.round_border(portrait, 10.0, 2.0, palette.players[seat.index()]);
        let title = Style::new(Face::Title, 20.0, palette.ink);
        painter.text_within(title, inner, y + 32.0, steps_x - inner - 8.0, called);
        draw_sign(painter, seat, vec2(inner + 6.0, y + 49.0), 4.5, palette.panel);
        let style = Style::new(Face::Strong, 13.0, palette.muted_ink);
        painter.text_within(style, inner + 17.0, y + 54.0, steps_x - inner - 21.0, note);
        painter.stat_label(steps_x, y + 26.0, label);
        painter.stat_label(rounds_x, y + 26.0, words.versus.rounds);
        if has_discs {
            draw_wins(painter, vec2(rounds_x + 9.0, y + 46.0), wins, needed);
        } else {
            let style = Style::new(Face::Title, 20.0, palette.ink);
            painter.text(style, rounds_x, y + 53.0, &format!("{wins} / {needed}"));
        }
    });
    let palette = painter.palette();
    let number =
        if is_hunt { round.racer(side).cheeses().into() } else { round.racer(side).steps() };
    let style = Style::new(Face::Title, 24.0, palette.ink);
    painter.text_within(style, steps_x, y + 54.0, 60.0, &number.to_string());
    let inside = Within { pane: context.to_window(portrait), tint: WHITE };
    let feet = (portrait.point() + vec2(PORTRAIT / 2.0, PORTRAIT * 1.32)) * context.scale;
    let frame = resting_frame(context.seconds);
    inside.draw_standing(sheet(seat, settings, sprites), frame, feet, 84.0 * context.scale);
    if has_bar {
        let bar = Rect::new(x + 14.0, panel.bottom() - 15.0, panel.w - 28.0, 7.0);
        let colour = palette.players[seat.index()];
        painter.progress(bar, 1.0 - round.share_to_go(side), colour);
    }
}

/// Whether everybody at the keyboard agrees to see how far it is to go.
fn has_bar(context: &Context, versus: &Versus) -> bool {
    let players = &context.app.settings().versus.players;
    let game = versus.game();
    (0..2).all(|side| game.is_computer(side) || players[game.player_at(side).index()].wants_bar)
}

/// A disc for each round that has to be won, ticked where it is.
pub(super) fn draw_wins(painter: &mut Painter, first: Vec2, wins: u8, needed: u8) {
    let palette = painter.palette();
    for place in 0..needed.max(wins) {
        let at = first + vec2(DISC_STEP * f32::from(place), 0.0);
        painter.circle(at, 9.5, palette.ink);
        let is_won = place < wins;
        let face = if is_won { palette.second_accent } else { palette.panel };
        painter.circle(at, 8.0, face);
        if is_won {
            painter.tick(at, palette.second_accent_ink);
        }
    }
}

fn draw_clock(context: &Context, versus: &Versus, round: &Round, painter: &mut Painter) {
    let words = context.words();
    let panes = versus.views().panes();
    let (one, two) = (in_interface(context, panes.of(0)), in_interface(context, panes.of(1)));
    let middle = painter.screen().w / 2.0;
    let y = if panes.is_side_by_side() {
        MARGIN
    } else {
        f32::midpoint(one.bottom(), two.y) - CLOCK.y / 2.0
    };
    let x = middle;
    let panel = Rect::new(x - CLOCK.x / 2.0, y, CLOCK.x, CLOCK.y);
    let best_of = versus.game().code().rules().best_of.rounds();
    // The round that was decided is counted only once its card is seen.
    let number = versus.game().round_number() + 1;
    let line = filled(&filled(words.versus.round_of, number), best_of);
    painter.keep(painter.panel_reach(panel), &line, |painter| {
        painter.panel(panel);
        let style = Style::new(Face::Strong, 14.0, painter.palette().muted_ink).centred();
        painter.text_within(style, x, y + 58.0, CLOCK.x - 16.0, &line);
    });
    let style = Style::new(Face::Title, 30.0, painter.palette().ink).centred();
    painter.figures(style, x, y + 38.0, &clock_text(round.milliseconds()));
}
