//! The foot of a match: each player's keys, and those for both. A player across the screen has a
//! foot of their own at the far edge, turned to them.

use crate::game::versus::rules::Seat;
use crate::screens::parts::duel::Duel;
use crate::screens::parts::foot::{self, press_on_foot};
use crate::screens::parts::players::{OWN_CAPS, RUN_CAPS};
use crate::screens::parts::prelude::*;
use crate::screens::versus::far::FarTrouble;
use crate::screens::versus::{Phase, Versus};

/// The height of the coloured edge above a player's keys.
const EDGE: f32 = 3.0;
/// The width of the middle of the foot, and from which width on there is room for the running keys.
const MIDDLE: f32 = 160.0;
const WIDE: f32 = 1000.0;
/// From this height on there is room for a strip at the far edge beside a card.
const LEAST_HEIGHT: f32 = 600.0;

/// The foot of the player across the screen, if there is one.
pub(super) fn far_foot(duel: &Duel) -> Option<Rect> {
    let pane = duel.panes()[duel.views.panes.across()?];
    Some(Rect { y: 0.0, h: pane.y, ..pane })
}

pub(super) fn draw(
    context: &Context,
    versus: &Versus,
    far_foot: Option<Rect>,
    painter: &mut Painter,
) {
    let near_foot = foot::place(painter);
    if versus.pause().is_some() {
        let words = context.words();
        let entries: [(&[Cap], &str); 3] = [
            (&UP_DOWN, words.key.choose),
            (&[Cap::Enter], words.key.take),
            (&ESC, words.pause_menu.resume),
        ];
        foot::foot(painter, &entries);
        if let Some(rect) = far_foot {
            painter.turned(rect, |painter| {
                painter.keep(rect, |painter| painter.foot(rect, &entries));
                press_on_foot(painter, rect, &entries);
            });
        }
        return;
    }
    if versus.spectator.is_some() {
        return foot::foot_of(painter, &[(true, &ESC, context.words().key.back)]);
    }
    if versus.far.is_some() {
        return draw_afar(context, versus, painter);
    }
    let middle = middle(context, versus);
    let Some(rect) = far_foot else {
        draw_for_both(versus, near_foot, middle, context.words(), painter);
        press_on_foot(painter, near_foot, &[middle]);
        return;
    };
    draw_own(Seat::One, near_foot, middle, context.words(), painter);
    press_on_foot(painter, near_foot, &[middle]);
    painter.turned(rect, |painter| {
        draw_own(Seat::Two, rect, middle, context.words(), painter);
        if is_decided(versus) {
            press_on_foot(painter, rect, &[middle]);
            return;
        }
        // The menu that it opens must be readable from there.
        for (place, _) in painter.foot_caps(rect, &[middle]) {
            painter.control(place, Target::PauseAcross);
        }
    });
}

/// The keys of the only player here.
fn draw_afar(context: &Context, versus: &Versus, painter: &mut Painter) {
    let (key, words) = (&context.words().key, &context.words().meeting);
    let is_lost = matches!(versus.far_trouble(), Some(FarTrouble::End(_)));
    let has_come = versus.own_side().is_some_and(|own| {
        versus.round().is_some_and(|round| round.runner(own).arrived_after.is_some())
    });
    let waits = matches!(versus.phase, Phase::Ready);
    let is_played = !is_lost && !waits;
    let walks = versus.moves() && !has_come;
    let alone = versus.may_go_on_alone();
    let end_round = if has_come { key.skip_loser } else { words.give_up };
    foot::foot_of(
        painter,
        &[
            (walks, &foot::WALK, key.walk),
            (walks, &RUN_CAPS[..1], key.run_short),
            (alone, &[Cap::Enter], words.go_on_alone),
            (versus.may_end_round() && !alone, &[Cap::Enter], end_round),
            (is_played, &[Cap::Of(KeyCommand::Pause)], key.pause),
            (versus.is_under_way(), &[Cap::Of(KeyCommand::Hint)], words.squeak_key),
            (versus.is_under_way(), &[Cap::Of(KeyCommand::Flag)], words.wave_key),
            (!is_played, &ESC, words.to_lobby),
        ],
    );
}

const fn is_decided(versus: &Versus) -> bool {
    matches!(&versus.phase, Phase::Running(Some(_)))
}

/// The keys for both while the round is played, and once it is decided.
fn middle(context: &Context, versus: &Versus) -> (&'static [Cap], &'static str) {
    let key = &context.words().key;
    if is_decided(versus) {
        (&[Cap::Enter], key.skip_loser)
    } else {
        (&[Cap::Of(KeyCommand::Pause)], key.pause)
    }
}

/// Each player's keys on their own side, and those for both between them.
fn draw_for_both(
    versus: &Versus,
    rect: Rect,
    middle: (&[Cap], &str),
    words: &Words,
    painter: &mut Painter,
) {
    let game = &versus.game;
    let [left, _, right] = row(rect).split([grow(1.0), fixed(MIDDLE), grow(1.0)]);
    painter.keep(rect, |painter| {
        painter.foot(rect, &[middle]);
        for (side, (own, half)) in [left, right].into_iter().zip(row(rect).evenly(2)).enumerate() {
            let seat = game.player_at(side);
            painter.rect(Rect { h: EDGE, ..half }, painter.palette.players[seat.index()]);
            if !game.is_computer(side) {
                draw_own_keys(seat, own, rect.w >= WIDE, words, painter);
            }
        }
    });
}

/// One player's keys, and those for both.
fn draw_own(seat: Seat, rect: Rect, middle: (&[Cap], &str), words: &Words, painter: &mut Painter) {
    let [own, ..] = row(rect).split::<3>([grow(1.0), fixed(MIDDLE), grow(1.0)]);
    painter.keep(rect, |painter| {
        painter.foot(rect, &[middle]);
        painter.rect(Rect { h: EDGE, ..rect }, painter.palette.players[seat.index()]);
        draw_own_keys(seat, own, rect.w >= WIDE, words, painter);
    });
}

/// Players with fingers have no keys.
fn draw_own_keys(seat: Seat, place: Rect, is_wide: bool, words: &Words, painter: &mut Painter) {
    if painter.is_touched() {
        return;
    }
    let (seat, key) = (seat.index(), &words.key);
    let entries: [(&[Cap], &str); 2] =
        [(&OWN_CAPS[seat], key.walk), (&RUN_CAPS[seat..=seat], key.run_short)];
    painter.foot_entries(place, &entries[..if is_wide { 2 } else { 1 }]);
}

/// A screen's text about the match for the player across, on a strip at the far edge; returns what
/// is left of the screen above the foot.
pub(super) fn told_across(versus: &Versus, text: &str, painter: &mut Painter) -> Rect {
    let screen = painter.screen;
    let room = above_foot(screen);
    if versus.views.panes.across().is_none() || screen.h < LEAST_HEIGHT {
        return room;
    }
    let [strip, rest] = column(room).split([fixed(painter.foot), grow(1.0)]);
    painter.turned(strip, |painter| {
        painter.keep(strip, |painter| {
            painter.foot(strip, &[]);
            painter.rect(Rect { h: EDGE, ..strip }, painter.palette.players[Seat::Two.index()]);
            let style = painter.ink(Typeface::Title, NUMBER).centred();
            painter.words(strip.inset_by(vec2(M, 0.0)), style, text);
        });
    });
    rest
}
