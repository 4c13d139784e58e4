//! A match that is played: the round on the screen, whose keys are whose, and what is said between
//! two rounds.

mod banner;
mod card;
mod ways;

use super::duel::hud::{self, Figures, Score};
use super::duel::{Cast, Duel};
use super::players::{OWN_CAPS, RUN_CAPS, name};
use super::prelude::*;
use super::press_on_foot;
use crate::game::race::Race;
use crate::game::request::Request;
use crate::game::screen::loading::Loading;
use crate::game::screen::versus::{Phase, Versus};

/// How high the coloured edge above the own keys is.
const EDGE: f32 = 3.0;

pub fn draw<'a>(context: &Context<'a>, versus: &'a Versus, painter: &mut Painter<'a>) {
    match (versus.phase(), versus.round()) {
        (Phase::Waiting, _) | (_, None) => {
            let request = Request::Arena(versus.game().plan());
            let loading = Loading { request, share: versus.share };
            page::draw_loading(context, &loading, painter);
        }
        (Phase::Countdown(_) | Phase::Running(_), Some(round)) => {
            draw_round(context, versus, round, painter);
        }
        (Phase::Card(card, menu), Some(round)) => {
            card::draw(context, versus, (round, card, menu), painter);
        }
        (Phase::Over(menu), _) => card::draw_over(context, versus, menu, painter),
    }
}

fn draw_round<'a>(
    context: &Context<'a>,
    versus: &'a Versus,
    round: &'a Race,
    painter: &mut Painter<'a>,
) {
    let Some(snapshot) = versus.snapshot(context.blend) else { return };
    let cast = [0, 1].map(|side| cast(context, versus, side));
    let duel = Duel { context, snapshot, views: versus.views(), cast };
    duel.draw(painter);
    hud::draw(&duel, &figures(context, versus), painter);
    banner::draw(versus, round, &duel, painter);
    draw_foot(context, versus, painter);
    if let Some(menu) = versus.pause() {
        banner::draw_pause(context, menu, painter);
    }
}

/// Who sits on a side.
fn cast<'a>(context: &Context<'a>, versus: &Versus, side: usize) -> Cast<'a> {
    let seat = versus.game().player_at(side);
    let coat = context.app.settings().versus.players[seat.index()].coat;
    Cast { name: name(seat, context, versus.game().code().rules()), coat }
}

fn figures(context: &Context, versus: &Versus) -> Figures {
    let (game, words) = (versus.game(), &context.words().versus);
    let best_of = game.code().rules().best_of;
    let wins = [0, 1].map(|side| game.wins(game.player_at(side)));
    // The round that was decided is counted only once its card is seen.
    let number = game.round_number() + 1;
    Figures {
        score: Some(Score { wins, needed: best_of.needed() }),
        has_bar: has_bar(context, versus),
        line: sentences::round(words, number, best_of),
    }
}

/// Whether everybody at the keyboard agrees to see how far it is to go.
fn has_bar(context: &Context, versus: &Versus) -> bool {
    let players = &context.app.settings().versus.players;
    let game = versus.game();
    (0..2).all(|side| game.is_computer(side) || players[game.player_at(side).index()].wants_bar)
}

/// Whose keys are whose: each player's on the own side, and what is for both between them.
fn draw_foot(context: &Context, versus: &Versus, painter: &mut Painter) {
    let words = context.words();
    let key = &words.key;
    if versus.pause().is_some() {
        foot(painter, &[(&[Cap::Enter], key.take), (&[Cap::Word("Esc")], words.pause_menu.resume)]);
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
    painter.keep(rect, |painter| {
        painter.foot(rect, &[middle]);
        let palette = painter.palette();
        for side in 0..2 {
            let x = rect.w / 2.0 * side as f32;
            let edge = Rect::new(x, rect.y, rect.w / 2.0, EDGE);
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
