//! The result of a round, side by side.

use super::{feet, ways};
use crate::game::clock::milliseconds_of;
use crate::game::menu::Menu;
use crate::game::race::{Race, RaceEnd};
use crate::game::tuning::TICKS_PER_SECOND;
use crate::game::versus::card::{Account, Advantage, FairnessCard, Loss};
use crate::game::versus::rules::Mode;
use crate::screens::parts::duel::hud::draw_wins;
use crate::screens::parts::players::{self, draw_sign, name};
use crate::screens::parts::prelude::*;
use crate::screens::versus::far::FarTrouble;
use crate::screens::versus::{CardChoice, Versus};
use crate::words::VersusWords;

/// The maximum size of the card, where there is room for it and where there is little.
const CARD: Vec2 = vec2(880.0, 600.0);
const LOW_CARD: Vec2 = vec2(880.0, 450.0);
/// The size of both players above their numbers, and the height of a line.
const FIGURE: [f32; 2] = [72.0, 48.0];
const STEP: [f32; 2] = [36.0, 27.0];
/// The width of the buttons.
const BUTTONS: [f32; 2] = [280.0, 180.0];

pub(super) fn draw<'a>(
    context: &Context<'a>,
    versus: &Versus,
    (round, card, menu): (&'a Race, &FairnessCard, &Menu<CardChoice>),
    painter: &mut Painter<'a>,
) {
    let words = &context.words().versus;
    painter.background();
    let screen = painter.screen;
    let (size, is_low) = (Sizes::of(screen), usize::from(is_compact(screen)));
    let game = &versus.game;
    let heading = match round.verdict {
        Some(RaceEnd::Won(side)) => {
            words.wins(name(game.player_at(side), context, game.code.rules()))
        }
        _ => words.draw.to_owned(),
    };
    let room = feet::told_across(versus, &heading, painter);
    let rect = middle(room.inset(M), [CARD, LOW_CARD][is_low]);
    painter.panel(rect);
    let rows = rows(context.words(), round, card);
    let [head, both, table, below, buttons] =
        column(rect.inset_by(vec2(L, size.pad))).gap(S).split([
            fixed(size.title + S),
            fixed(FIGURE[is_low]),
            fixed(STEP[is_low] * rows.len() as f32),
            grow(1.0),
            fixed(size.main),
        ]);
    let columns = |line: Rect| row(line).gap(M).split([grow(4.0), grow(3.0), grow(3.0)]);
    let rest = painter.heading(head, painter.ink(Typeface::Title, size.title), &heading);
    let line = sentences::round(words, game.round_number(), game.code.rules().best_of);
    painter.words(rest, painter.muted(Typeface::Strong, BODY).right(), &line);

    let [label, places @ ..] = columns(both);
    let [asked, answer] = column(label).split([fixed(L), grow(1.0)]);
    painter.words(asked, painter.ink(Typeface::Title, NUMBER), words.fairness);
    draw_answer(context, versus, (round, card), answer, painter);
    for (side, place) in places.into_iter().enumerate() {
        draw_player(context, versus, side, place, painter);
    }
    for ((label, values), line) in rows.iter().zip(column(table).evenly(rows.len())) {
        let [label_at, places @ ..] = columns(line);
        painter.words(label_at, painter.muted(Typeface::Body, BODY), label);
        for (place, value) in places.into_iter().zip(values) {
            painter.words(place, painter.ink(Typeface::Title, NUMBER), value);
        }
        let edge = Rect { y: line.bottom() - 1.0, h: 1.0, ..line };
        painter.rect(edge, painter.palette.panel_edge);
    }
    let is_hunt = round.arena.mode.counts_points();
    let [left, places @ ..] = columns(below);
    let [label, map, _] = column(left).gap(XS).split([fixed(LINE), grow(1.0), fixed(XS)]);
    let what = if is_hunt { words.card_ways } else { words.card_lost };
    painter.words(label, painter.muted(Typeface::Body, BODY), what);
    ways::draw(context, versus, (round, card), map, painter);
    if !is_hunt {
        for (side, place) in places.into_iter().enumerate() {
            draw_losses(context, round, card, side, place, painter);
        }
    }
    let [next, between, lobby] =
        row(buttons).split([fixed(BUTTONS[0]), grow(1.0), fixed(BUTTONS[1])]);
    let go_on = match (game.is_over(), game.code.rules().best_of.needed()) {
        (false, _) => words.next_round,
        (true, 1) => context.words().key.go_on,
        (true, _) => words.who_won,
    };
    let goes_on = menu.entries().any(|entry| entry == (CardChoice::Next, true));
    for (place, (is_there, rect, kind, text)) in
        [(goes_on, next, ButtonKind::Main, go_on), (true, lobby, ButtonKind::Plain, words.lobby)]
            .into_iter()
            .enumerate()
    {
        if is_there {
            let cap = (menu.focus == place).then_some(Cap::Enter);
            painter.button(rect, kind, text, cap, Attention::focused(menu.focus == place));
            painter.control(rect, Target::Entry(place));
        }
    }
    if !goes_on && versus.spectator.is_some() {
        let soon = Rect { w: lobby.x - M - next.x, ..next };
        let words = &context.words().meeting;
        let says = match versus.far_trouble() {
            Some(FarTrouble::End(_)) => words.watched_end.to_owned(),
            Some(FarTrouble::Quiet(seconds)) => words.watched_quiet(seconds),
            _ => words.next_round_soon.to_owned(),
        };
        painter.words(soon, painter.ink(Typeface::Body, BODY), &says);
    }
    if let Some(seat) = versus.waits_for_us() {
        let says = context.words().meeting.waits_for_you(name(seat, context, game.code.rules()));
        let style = painter.ink(Typeface::Body, BODY).centred();
        if painter.measure(style.face, style.size, &says) <= between.w {
            painter.words(between, style, &says);
        }
    }
    let enter = match menu.focused() {
        Some(CardChoice::Next) => context.words().key.go_on,
        _ => words.lobby,
    };
    let are_still = versus.are_hands_still();
    draw_foot(context, [are_still; 2], goes_on.then_some(enter), painter);
}

pub(super) fn draw_foot(
    context: &Context,
    [can_save, can_choose]: [bool; 2],
    enter: Option<&str>,
    painter: &mut Painter,
) {
    let words = context.words();
    let key = &words.key;
    foot_of(
        painter,
        &[
            (enter.is_some(), &[Cap::Enter], enter.unwrap_or_default()),
            (can_save, &[Cap::Of(KeyCommand::WatchAgain)], words.replay.watch_again),
            (can_save, &[Cap::Of(KeyCommand::SaveRecording)], words.versus.save_round),
            (enter.is_some() && can_choose, &UP_DOWN, key.choose),
            (true, &COPY, words.copy),
            (true, &ESC, words.versus.lobby),
        ],
    );
}

/// Whether the round was fair and what one player had before the other, as far as there is room.
fn draw_answer(
    context: &Context,
    versus: &Versus,
    (round, card): (&Race, &FairnessCard),
    place: Rect,
    painter: &mut Painter,
) {
    let (words, game) = (&context.words().versus, &versus.game);
    let called = |side| name(game.player_at(side), context, game.code.rules());
    let told = card.advantages.iter().map(|&advantage| match advantage {
        Advantage::Nearer { side, strides } => words.nearer(called(side), strides),
        Advantage::Faster { side } => words.faster(called(side)),
        Advantage::Earlier { side, ticks } => words.earlier(called(side), ticks / TICKS_PER_SECOND),
    });
    let answer = match (round.verdict, card.was_decisive) {
        _ if card.advantages.is_empty() => Some(words.fair.to_owned()),
        (Some(RaceEnd::Won(side)), Some(false)) => Some(words.fair_anyway(called(side))),
        (_, Some(true)) => Some(words.unfair.to_owned()),
        _ => None,
    };
    let lines = (place.h / LINE).max(1.0) as usize;
    let places = column(place).each(std::iter::repeat_n(fixed(LINE), lines));
    for (text, line) in answer.into_iter().chain(told).zip(places) {
        let letters = painter.shrunk(Typeface::Body, BODY, line.w, &text);
        painter.words(line, painter.ink(Typeface::Body, letters), &text);
    }
}

/// The player's name, and how many rounds they have won.
fn draw_player(
    context: &Context,
    versus: &Versus,
    side: usize,
    place: Rect,
    painter: &mut Painter,
) {
    let game = &versus.game;
    let (rules, seat) = (game.code.rules(), game.player_at(side));
    let [figure, beside] = row(place).gap(S).split([fixed(place.h), grow(1.0)]);
    let feet = (vec2(figure.center().x, figure.bottom() - XS), figure.h);
    let frame = context.frames.resting();
    players::draw(painter, context, seat, frame, feet);
    let [called, wins] = column(beside).centred().split([grow(1.0).at_most(KEY); 2]);
    let [sign, called] = row(called).split([fixed(M), grow(1.0)]);
    let at = vec2(sign.x + 6.0, sign.center().y);
    draw_sign(painter, seat, at, 5.0, painter.palette.panel);
    painter.words(called, painter.ink(Typeface::Title, NUMBER), &name(seat, context, rules));
    draw_wins(painter, wins, game.wins(seat), rules.best_of.needed());
}

/// The lines of the card: what each is about, and both values.
fn rows<'a>(words: &'a Words, round: &Race, card: &FairnessCard) -> Vec<(&'a str, [String; 2])> {
    let (words, number) = (&words.versus, &words.number);
    let of = |value: &dyn Fn(&Account) -> String| [0, 1].map(|side| value(&card.accounts[side]));
    let steps = (words.card_steps, of(&|account| number.of(account.steps)));
    if round.arena.mode == Mode::Snatch {
        return vec![(words.card_carried, of(&|account| number.of(account.cheeses))), steps];
    }
    let mut rows = if round.arena.mode.counts_points() {
        vec![
            (words.cheeses, of(&|account| number.of(account.cheeses))),
            (words.card_all_cheeses, of(&|account| number.of(account.shortest))),
        ]
    } else {
        let time = |account: &Account| match account.ticks {
            Some(ticks) => number.clock(milliseconds_of(ticks)),
            None => words.not_there.to_owned(),
        };
        let junctions = |account: &Account| number.of(account.junctions.unwrap_or_default());
        vec![
            (words.card_time, of(&time)),
            (words.card_shortest, of(&|account| number.of(account.shortest))),
            (words.card_junctions, of(&junctions)),
        ]
    };
    rows.push(steps);
    rows.push((words.card_dead_ends, of(&|account| number.of(account.dead_ends.len() as u64))));
    rows
}

/// Where a side has lost time, in its own maze.
fn draw_losses(
    context: &Context,
    round: &Race,
    card: &FairnessCard,
    side: usize,
    place: Rect,
    painter: &mut Painter,
) {
    let words = &context.words().versus;
    let losses = &card.accounts[side].losses;
    let told = losses.iter().map(|loss| told(words, round, side, loss));
    let none = losses.is_empty().then(|| words.no_loss.to_owned());
    let lines = column(place).each((0..losses.len().max(1)).map(|_| fixed(LINE)));
    for (text, line) in told.chain(none).zip(lines) {
        painter.words(line, painter.ink(Typeface::Body, BODY), &text);
    }
}

fn told(words: &VersusWords, round: &Race, side: usize, loss: &Loss) -> String {
    let arena = &round.arena;
    let tile = arena.tile_for(side, loss.at);
    let stride = arena.measured.stride_tiles;
    let [column, row] = [tile.column, tile.row].map(|at| at / stride + 1);
    let tenths = loss.ticks * 10 / u64::from(TICKS_PER_SECOND);
    let seconds = format!("{}.{}", tenths / 10, tenths % 10);
    match loss.steps {
        0 => words.stood(seconds, column, row),
        steps => words.detour(seconds, steps, column, row),
    }
}
