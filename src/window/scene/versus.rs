//! Two in one maze: a half of the window for each, the seam between them, and what is said across
//! it.

mod banner;
mod card;
mod half;
mod hud;
mod map;

use icetea_maze::game::bindings::Command;
use icetea_maze::game::opening::Order;
use icetea_maze::game::screen::loading::Loading;
use icetea_maze::game::screen::versus::{Phase, Versus};
use icetea_maze::game::versus::panes::{Pane, Panes};
use icetea_maze::game::versus::round::{Round, Verdict};
use icetea_maze::game::versus::rules::Seat;
use macroquad::prelude::*;

use super::players::{OWN_CAPS, RUN_CAPS};
use super::{Context, Pictures, foot, page, press_on_foot};
use crate::window::keys::Hits;
use crate::window::paint::{Cap, Face, Painter, Style};

/// How wide the coloured edge of a half is, and a stripe of the seam, in interface pixels.
const EDGE: f32 = 4.0;
const STRIPE: f32 = 18.0;

pub fn draw(
    context: &Context,
    versus: &Versus,
    painter: &mut Painter,
    pictures: &mut Pictures,
    hits: &mut Hits,
    pane: Rect,
) {
    hits.pane = versus.moves().then_some(pane);
    match (versus.phase(), versus.round()) {
        (Phase::Waiting, _) | (_, None) => {
            let order = Order::Arena(versus.game().plan());
            let loading = Loading { order, share: versus.share };
            page::draw_loading(context, loading, painter, pictures);
        }
        (Phase::Countdown(_) | Phase::Running(_), Some(round)) => {
            draw_round(context, versus, round, painter, pictures, hits);
        }
        (Phase::Card(card, menu), Some(round)) => {
            card::draw(context, versus, (round, card, menu), painter, pictures, hits);
        }
        (Phase::Over(menu), _) => card::draw_over(context, versus, menu, painter, pictures, hits),
    }
}

fn draw_round(
    context: &Context,
    versus: &Versus,
    round: &Round,
    painter: &mut Painter,
    pictures: &mut Pictures,
    hits: &mut Hits,
) {
    let Pictures { ring: Some(ring), sprites, .. } = pictures else { return };
    ring.show(round, context.app.settings().trail);
    let panes = versus.views().panes();
    let cameras = [0, 1].map(|side| half::camera(context, versus, side));
    if let [Some(one), Some(two)] = cameras
        && !panes.is_shared()
    {
        ring.prepare(&[one, two]);
    }
    painter.background();
    if panes.is_shared() {
        half::draw_shared(context, versus, round, ring, painter, sprites);
    } else {
        // The winner's sparks fly over the seam: the other half is drawn after them.
        let first = usize::from(round.verdict() == Some(Verdict::Won(1)));
        for side in [first, 1 - first] {
            half::draw(context, versus, round, side, ring, painter, sprites);
        }
    }
    if let Panes::Halves { seam, .. } = panes {
        draw_seam(context, versus, *seam, panes.is_side_by_side(), painter);
        for side in 0..2 {
            map::draw(context, versus, round, side, ring, painter, sprites);
        }
    }
    hud::draw(context, versus, round, painter, sprites);
    banner::draw(context, versus, round, painter);
    draw_foot(context, versus, painter);
    if let Some(menu) = versus.pause() {
        banner::draw_pause(context, menu, painter, hits);
    }
}

/// A pane in interface pixels.
fn in_interface(context: &Context, pane: Pane) -> Rect {
    let scale = context.scale;
    Rect::new(pane.x / scale, pane.y / scale, pane.width / scale, pane.height / scale)
}

/// Candy stripes in the look's second accent, edged in the colours of both players.
fn draw_seam(
    context: &Context,
    versus: &Versus,
    seam: Pane,
    is_side_by_side: bool,
    painter: &mut Painter,
) {
    let rect = in_interface(context, seam);
    let colours = [0, 1].map(|side| versus.game().player_at(side).index());
    painter.keep(rect, &(colours, "seam"), |painter| {
        let palette = painter.palette();
        painter.rect(rect, palette.second_accent);
        let stripe = Color { a: 0.35, ..palette.wall.top };
        let (length, width) = if is_side_by_side { (rect.h, rect.w) } else { (rect.w, rect.h) };
        let mut at = -width;
        while at < length {
            let along = [at, at + STRIPE / 2.0, at + STRIPE / 2.0 + width, at + width];
            let across = [width, width, 0.0, 0.0];
            let corner = |place: usize| {
                let (along, across) = (along[place].clamp(0.0, length), across[place]);
                let at = if is_side_by_side { vec2(across, along) } else { vec2(along, across) };
                rect.point() + at
            };
            let mut corners = [0, 1, 2, 3].map(corner);
            if is_side_by_side {
                corners.reverse();
            }
            painter.polygon(&corners, stripe);
            at += STRIPE;
        }
        let edges = if is_side_by_side {
            [Rect { w: EDGE, ..rect }, Rect { x: rect.right() - EDGE, w: EDGE, ..rect }]
        } else {
            [Rect { h: EDGE, ..rect }, Rect { y: rect.bottom() - EDGE, h: EDGE, ..rect }]
        };
        for (edge, player) in edges.into_iter().zip(colours) {
            painter.rect(edge, palette.players[player]);
        }
    });
}

/// Whose keys are whose: each player's on the own side, and what is for both between them.
fn draw_foot(context: &Context, versus: &Versus, painter: &mut Painter) {
    let words = context.words();
    let key = &words.key;
    if versus.pause().is_some() {
        foot(painter, &[(&[Cap::Enter], key.start), (&[Cap::Word("Esc")], key.go_on)]);
        return;
    }
    let screen = painter.screen();
    let rect = Rect::new(0.0, screen.h - super::FOOT, screen.w, super::FOOT);
    let game = versus.game();
    let is_decided = matches!(versus.phase(), Phase::Running(Some(_)));
    let middle: (&[Cap], &str) = if is_decided {
        (&[Cap::Enter], key.skip_loser)
    } else {
        (&[Cap::Of(Command::Pause)], key.pause)
    };
    let is_narrow = screen.w < 1000.0;
    let seats = [0, 1].map(|side| game.player_at(side));
    painter.keep(rect, &(seats.map(Seat::number), is_decided, words.tagline), |painter| {
        painter.foot(rect, &[middle]);
        let palette = painter.palette();
        for side in 0..2 {
            let x = rect.w / 2.0 * side as f32;
            let edge = Rect::new(x, rect.y, rect.w / 2.0, EDGE - 1.0);
            painter.rect(edge, palette.players[seats[side].index()]);
            if game.is_computer(side) {
                continue;
            }
            let caps = OWN_CAPS[seats[side].index()];
            let run = RUN_CAPS[seats[side].index()];
            let mut entries: Vec<(&[Cap], &str)> = vec![(&caps, key.walk)];
            let run = [run];
            entries.push((&run, key.run_short));
            if is_narrow {
                entries.truncate(1);
            }
            draw_own_foot(painter, rect, side, &entries);
        }
    });
    press_on_foot(painter, rect, &[middle]);
}

fn draw_own_foot(painter: &mut Painter, rect: Rect, side: usize, entries: &[(&[Cap], &str)]) {
    const CAP: f32 = 28.0;
    let style = Style::new(Face::Body, 15.0, painter.palette().muted_ink);
    let width_of = |painter: &Painter, (caps, words): &(&[Cap], &str)| {
        let caps: f32 = caps.iter().map(|&cap| painter.key_cap_width(cap, CAP) + 4.0).sum();
        caps + 4.0 + painter.measure(style.face, style.size, words) + 24.0
    };
    let width: f32 = entries.iter().map(|entry| width_of(painter, entry)).sum::<f32>() - 24.0;
    // Between the outer edge and what stands in the middle.
    let room = rect.w / 2.0 - 80.0;
    let mut x = (room - width).max(24.0) / 2.0 + if side == 1 { rect.w / 2.0 + 80.0 } else { 0.0 };
    for entry in entries {
        let next = x + width_of(painter, entry);
        for &cap in entry.0 {
            x += painter.key_cap(cap, x, rect.center().y - CAP / 2.0, CAP, false) + 4.0;
        }
        painter.text(style, x + 4.0, rect.center().y + 5.0, entry.1);
        x = next;
    }
}
