//! A match: the round on the screen, the players' keys, and the cards between two rounds.

pub mod afar;
pub mod banner;
pub mod card;
pub mod feet;
pub mod ways;
pub mod winner;

use crate::game::race::Race;
use crate::picture::{PixelScale, WalkArea};
use crate::screens::loading;
use crate::screens::parts::duel::hud::{self, Figures, RoundScore};
use crate::screens::parts::duel::{Cast, Duel};
use crate::screens::parts::players::name;
use crate::screens::parts::prelude::*;
use crate::screens::versus::{Phase, Versus};

pub fn draw<'a>(context: &Context<'a>, versus: &'a Versus, painter: &mut Painter<'a>) {
    match (&versus.phase, versus.round()) {
        (Phase::Waiting, _) | (_, None) => loading::view::draw_loading(context, false, painter),
        // Nobody studies the maze before both are ready.
        (Phase::Ready, _) => {
            painter.background();
            afar::draw(context, versus, painter);
            feet::draw(context, versus, None, painter);
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
    let duel = Duel { context, snapshot, views: &versus.views, cast };
    duel.draw(painter);
    hud::draw(&duel, &figures(context, versus), painter);
    if versus.far_trouble().is_none() {
        banner::draw(versus, round, &duel, painter);
    }
    afar::draw_gestures(versus, &duel, painter);
    if versus.pause().is_none() {
        afar::draw(context, versus, painter);
    }
    let far_foot = feet::far_foot(&duel);
    if let Some(menu) = versus.pause() {
        let says = |entry| context.words().versus.pause_menu.of(entry);
        let room = above_foot(painter.screen);
        painter.turned_if(versus.is_paused_across(), room, |painter| {
            menu_over(painter, context.words().paused, menu, says);
        });
    }
    feet::draw(context, versus, far_foot, painter);
}

fn cast<'a>(context: &Context<'a>, versus: &Versus, side: usize) -> Cast<'a> {
    let seat = versus.game.player_at(side);
    let coat = context.screen.seated(&context.world.settings)[seat.index()].coat;
    Cast { name: name(seat, context, versus.game.code.rules()), coat }
}

fn figures(context: &Context, versus: &Versus) -> Figures {
    let (game, words) = (&versus.game, &context.words().versus);
    let best_of = game.code.rules().best_of;
    let wins = [0, 1].map(|side| game.wins(game.player_at(side)));
    // The decided round is counted only once its card is shown.
    let number = game.round_number() + 1;
    let watchers = versus.far.as_ref().map_or(0, |far| far.link.watchers());
    Figures {
        score: Some(RoundScore { wins, needed: best_of.needed() }),
        has_bar: has_bar(context, versus),
        line: match watchers {
            0 => sentences::round(words, number, best_of),
            count => context.words().meeting.watchers(words.round(number), count as u64),
        },
    }
}

/// Whether all players at the keyboard agree to see how far it is to go.
fn has_bar(context: &Context, versus: &Versus) -> bool {
    let players = context.screen.seated(&context.world.settings);
    let game = &versus.game;
    (0..2).all(|side| game.is_computer(side) || players[game.player_at(side).index()].wants_bar)
}

/// The parts of the pane where a pointer or a finger leads each player's mouse.
///
/// Each player has the half with their own mouse, and in one view for both the half nearer to them.
pub fn seats(versus: &Versus, pane: Rect, scale: PixelScale) -> Vec<WalkArea> {
    let (panes, game) = (&versus.views.panes, &versus.game);
    let player = |side| game.player_at(side).index();
    if let Some(own) = versus.own_side() {
        return vec![WalkArea { place: pane, player: player(own), is_across: false }];
    }
    if panes.is_shared() {
        let line = if pane.w > pane.h { row(pane) } else { column(pane) };
        let halves = line.split::<2>([grow(1.0); 2]).into_iter().enumerate();
        let seat = |(side, place)| WalkArea { place, player: player(side), is_across: false };
        return halves.map(seat).collect();
    }
    let half = |side| {
        let of_side = panes.of(side);
        let logical = Rect::new(of_side.x, of_side.y, of_side.width, of_side.height);
        let place = logical.scaled(1.0 / scale.logical);
        WalkArea { place, player: player(side), is_across: panes.across() == Some(side) }
    };
    [0, 1].map(half).to_vec()
}
