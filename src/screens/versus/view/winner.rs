//! The winner of the match.

use super::card::draw_foot;
use super::feet;
use crate::game::menu::Menu;
use crate::picture::sparks::draw_confetti;
use crate::screens::parts::players::{self, name};
use crate::screens::parts::prelude::*;
use crate::screens::versus::{OverChoice, Versus};

/// The maximum size of the panel, and the size of the winner.
const PANEL: Vec2 = vec2(640.0, 560.0);
const FIGURE: f32 = 190.0;
/// The relative size of the loser beside the winner.
const LOSER: f32 = 0.8;

pub(super) fn draw(
    context: &Context,
    versus: &Versus,
    menu: &Menu<OverChoice>,
    painter: &mut Painter,
) {
    let words = &context.words().versus;
    painter.background();
    let size = Sizes::of(painter.screen);
    let (game, frames) = (&versus.game, context.frames);
    let (leader, seconds) = (game.leader(), frames.seconds as f32);
    let text = match leader {
        Some(seat) => words.wins_match(name(seat, context, game.code.rules())),
        None => words.match_draw.to_owned(),
    };
    let room = feet::told_across(versus, &text, painter);
    let panel = middle(room.inset(M), PANEL);
    painter.panel(panel);
    if leader.is_some() {
        let confetti = Rect { h: panel.h * 0.6, ..panel };
        let seed = game.code.course().seed();
        draw_confetti(painter, context.motions, confetti, seed, seconds);
    }
    let [heading, stage, names, entries, note] = column(panel.inset_by(vec2(L, M))).gap(S).split([
        fixed(size.title + S),
        grow(1.0).at_most(FIGURE),
        fixed(KEY),
        fixed(3.0 * (size.main + XS)),
        fixed(LINE),
    ]);
    painter.words(heading, painter.ink(Typeface::Title, size.title).centred(), &text);
    let columns = |place: Rect| row(place).split::<3>([grow(1.0), fixed(MENU_ROW + M), grow(1.0)]);
    let [one, between, two] = columns(stage);
    let [name_one, _, name_two] = columns(names);
    let score = [0, 1].map(|side| game.wins(game.player_at(side)).to_string()).join(" : ");
    painter.words(between, painter.ink(Typeface::Title, LARGE).centred(), &score);
    for (side, (place, below)) in [(one, name_one), (two, name_two)].into_iter().enumerate() {
        let seat = game.player_at(side);
        let (frame, share) = match leader {
            Some(leader) if leader == seat => (frames.celebration(seconds), 1.0),
            Some(_) => (frames.resting(), LOSER),
            None => (frames.resting(), 1.0),
        };
        let feet = (vec2(place.center().x, place.bottom()), share * place.h);
        players::draw(painter, context, seat, frame, feet);
        let style = painter.ink(Typeface::Title, NUMBER).centred();
        painter.words(below, style, &name(seat, context, game.code.rules()));
    }
    let says = [words.rematch, words.lobby, context.words().title];
    let entries = middle(entries, vec2(MENU, entries.h));
    menu_rows(painter, entries, menu, |entry| says[entry as usize]);
    if let Some(seat) = versus.waits_for_us() {
        let says = context.words().meeting.waits_for_you(name(seat, context, game.code.rules()));
        painter.words(note, painter.ink(Typeface::Strong, BODY).centred(), &says);
    }
    draw_foot(context, [false, true], Some(context.words().key.take), painter);
}
