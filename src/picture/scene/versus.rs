//! A match that is played: the round on the screen, whose keys are whose, and what is said between
//! two rounds.

mod banner;
mod card;
mod ways;
mod winner;

use super::duel::hud::{self, Figures, Score};
use super::duel::{Cast, Duel};
use super::foot::{self, press_on_foot};
use super::players::{OWN_CAPS, RUN_CAPS, name};
use super::prelude::*;
use crate::game::race::Race;
use crate::game::request::Request;
use crate::game::screen::loading::Loading;
use crate::game::screen::versus::{Phase, Versus};

/// How high the coloured edge above the own keys is.
const EDGE: f32 = 3.0;
/// How wide the middle of the foot is, and from which width on there is room for the keys to run.
const MIDDLE: f32 = 160.0;
const WIDE: f32 = 1000.0;

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
        (Phase::Over(menu), _) => winner::draw(context, versus, menu, painter),
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
        let says = |entry| context.words().versus.pause_menu.of(entry);
        menu_over(painter, context.words().paused, menu, says);
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
        foot::foot(painter, &[(&[Cap::Enter], key.take), (&ESC, words.pause_menu.resume)]);
        return;
    }
    let (rect, game) = (foot::place(painter), versus.game());
    let is_decided = matches!(versus.phase(), Phase::Running(Some(_)));
    let middle: (&[Cap], &str) = if is_decided {
        (&[Cap::Enter], key.skip_loser)
    } else {
        (&[Cap::Of(Command::Pause)], key.pause)
    };
    let [left, _, right] = row(rect).split([grow(1.0), fixed(MIDDLE), grow(1.0)]);
    painter.keep(rect, |painter| {
        painter.foot(rect, &[middle]);
        for (side, (own, half)) in [left, right].into_iter().zip(row(rect).evenly(2)).enumerate() {
            let seat = game.player_at(side).index();
            painter.rect(Rect { h: EDGE, ..half }, painter.palette().players[seat]);
            let entries: [(&[Cap], &str); 2] =
                [(&OWN_CAPS[seat], key.walk), (&RUN_CAPS[seat..=seat], key.run_short)];
            let shown = if rect.w < WIDE { 1 } else { 2 };
            if !game.is_computer(side) {
                painter.foot_entries(own, &entries[..shown]);
            }
        }
    });
    press_on_foot(painter, rect, &[middle]);
}
