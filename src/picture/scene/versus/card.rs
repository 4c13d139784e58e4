//! What a round came to, side by side, and at last who has won the match.

use super::ways;
use crate::game::clock::milliseconds_of;
use crate::game::menu::Menu;
use crate::game::race::{Race, RaceEnd};
use crate::game::screen::versus::{CardChoice, OverChoice, Versus};
use crate::game::tuning::TICKS_PER_SECOND;
use crate::game::versus::card::{Account, FairnessCard, Loss};
use crate::game::versus::rules::Mode;
use crate::picture::scene::duel::hud::draw_wins;
use crate::picture::scene::is_compact;
use crate::picture::scene::players::{draw_sign, is_ghost, name, sheet};
use crate::picture::scene::prelude::*;
use crate::picture::sparks::draw_confetti;
use crate::words::VersusWords;

pub(super) fn draw<'a>(
    context: &Context<'a>,
    versus: &Versus,
    (round, card, menu): (&'a Race, &FairnessCard, &Menu<CardChoice>),
    painter: &mut Painter<'a>,
) {
    let words = &context.words().versus;
    let palette = painter.palette();
    painter.background();
    let screen = painter.screen();
    let is_compact = is_compact(screen);
    let room = screen.h - FOOT;
    let width = (screen.w - 48.0).min(880.0);
    let height = (room - 32.0).min(if is_compact { 450.0 } else { 600.0 });
    let rect = Rect::new((screen.w - width) / 2.0, (room - height) / 2.0, width, height);
    painter.panel(rect);
    let game = versus.game();
    let heading = match round.verdict() {
        Some(RaceEnd::Won(side)) => {
            let seat = game.player_at(side);
            let rules = game.code().rules();
            words.wins(name(seat, context, rules))
        }
        _ => words.draw.to_owned(),
    };
    let (size, top) = if is_compact { (26.0, 40.0) } else { (36.0, 58.0) };
    let style = Style::new(Face::Title, size, palette.ink);
    painter.name_within(style, rect.x + 28.0, rect.y + top, rect.w * 0.6, &heading);
    let line = sentences::round(words, game.round_number(), game.code().rules().best_of);
    let style = Style::new(Face::Strong, 15.0, palette.muted_ink).right();
    painter.text(style, rect.right() - 28.0, rect.y + top, &line);

    let columns = [rect.x + rect.w * 0.40, rect.x + rect.w * 0.70];
    let mut y = rect.y + top + if is_compact { 34.0 } else { 58.0 };
    for (side, x) in columns.into_iter().enumerate() {
        draw_player(context, versus, side, vec2(x, y), painter, is_compact);
    }
    let style = Style::new(Face::Title, if is_compact { 18.0 } else { 24.0 }, palette.ink);
    painter.text_within(style, rect.x + 28.0, y + 8.0, columns[0] - rect.x - 90.0, words.fairness);
    let step = if is_compact { 27.0 } else { 36.0 };
    y += step + if is_compact { 20.0 } else { 28.0 };
    for (label, values) in rows(words, round, card) {
        let label_style = Style::new(Face::Body, 15.0, palette.muted_ink);
        painter.text_within(label_style, rect.x + 28.0, y, columns[0] - rect.x - 40.0, label);
        for (x, value) in columns.into_iter().zip(values) {
            let style = Style::new(Face::Title, 20.0, palette.ink);
            painter.text_within(style, x, y + 1.0, rect.w * 0.28, &value);
        }
        painter.rect(Rect::new(rect.x + 28.0, y + 8.0, rect.w - 56.0, 1.0), palette.panel_edge);
        y += step;
    }
    let is_hunt = round.arena().mode() == Mode::Hunt;
    let label = if is_hunt { words.card_ways } else { words.card_lost };
    let label_style = Style::new(Face::Body, 15.0, palette.muted_ink);
    painter.text_within(label_style, rect.x + 28.0, y, columns[0] - rect.x - 40.0, label);
    let (left, top, bottom) = (rect.x + 28.0, y + 12.0, rect.bottom() - 80.0);
    let area = Rect::new(left, top, columns[0] - 24.0 - left, bottom - top);
    ways::draw(context, versus, (round, card), area, painter);
    if !is_hunt {
        for (side, x) in columns.into_iter().enumerate() {
            draw_losses(context, round, card, side, vec2(x, y), rect.w * 0.28, painter);
        }
    }
    let button = Rect::new(rect.x + 28.0, rect.bottom() - 66.0, 280.0_f32.min(rect.w * 0.4), 48.0);
    let next = if game.is_over() { words.who_won } else { words.next_round };
    let attention = |place: usize| Attention::focused(menu.focus() == place);
    painter.button(button, ButtonKind::Main, next, Some(Cap::Enter), attention(0));
    painter.control(button, Target::Entry(0));
    let lobby = Rect::new(rect.right() - 28.0 - 180.0, button.y, 180.0, 48.0);
    painter.button(lobby, ButtonKind::Plain, words.lobby, None, attention(1));
    painter.control(lobby, Target::Entry(1));
    draw_foot(context, true, painter);
}

fn draw_foot(context: &Context, can_save: bool, painter: &mut Painter) {
    let words = context.words();
    let key = &words.key;
    let mut entries: Vec<(&[Cap], &str)> = vec![
        (&[Cap::Enter], key.go_on),
        (&[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)], key.choose),
        (&[Cap::Word("Ctrl"), Cap::Word("C")], words.copy),
        (&[Cap::Word("Esc")], words.versus.lobby),
    ];
    if can_save {
        entries.insert(1, (&[Cap::Of(Command::WatchAgain)], words.replay.watch_again));
        entries.insert(2, (&[Cap::Of(Command::SaveRecording)], words.versus.save_round));
    }
    foot(painter, &entries);
}

/// Who it is, and how many rounds they have won.
fn draw_player(
    context: &Context,
    versus: &Versus,
    side: usize,
    at: Vec2,
    painter: &mut Painter,
    is_compact: bool,
) {
    let settings = context.app.settings();
    let game = versus.game();
    let rules = game.code().rules();
    let seat = game.player_at(side);
    let size = if is_compact { 48.0 } else { 72.0 };
    let feet = at + vec2(-0.42 * size, 0.28 * size);
    let frame = context.frames.resting();
    let sheet = sheet(seat, settings);
    if is_ghost(seat, rules) {
        painter.ghost(sheet, frame, feet, size);
    } else {
        painter.standing(sheet, frame, feet, size);
    }
    let palette = painter.palette();
    draw_sign(painter, seat, at + vec2(6.0, -6.0), 5.0, palette.panel);
    let called = name(seat, context, rules);
    painter.name_within(
        Style::new(Face::Title, 20.0, palette.ink),
        at.x + 20.0,
        at.y,
        150.0,
        &called,
    );
    draw_wins(painter, at + vec2(9.0, 18.0), game.wins(seat), rules.best_of.needed());
}

/// The lines of the card: what each is about, and both values.
fn rows<'a>(
    words: &'a VersusWords,
    round: &Race,
    card: &FairnessCard,
) -> Vec<(&'a str, [String; 2])> {
    let of = |value: &dyn Fn(&Account) -> String| [0, 1].map(|side| value(&card.accounts[side]));
    let is_hunt = round.arena().mode() == Mode::Hunt;
    let mut rows = Vec::new();
    if is_hunt {
        rows.push((words.cheeses, of(&|account| account.cheeses.to_string())));
        rows.push((words.card_all_cheeses, of(&|account| account.shortest.to_string())));
    } else {
        let time = |account: &Account| match account.ticks {
            Some(ticks) => clock_text(milliseconds_of(ticks)),
            None => words.not_there.to_owned(),
        };
        rows.push((words.card_time, of(&time)));
        rows.push((words.card_shortest, of(&|account| account.shortest.to_string())));
        let junctions = |account: &Account| account.junctions.unwrap_or_default().to_string();
        rows.push((words.card_junctions, of(&junctions)));
    }
    rows.push((words.card_steps, of(&|account| account.steps.to_string())));
    rows.push((words.card_dead_ends, of(&|account| account.dead_ends.len().to_string())));
    rows
}

/// Where a side has lost time, in its own maze.
fn draw_losses(
    context: &Context,
    round: &Race,
    card: &FairnessCard,
    side: usize,
    at: Vec2,
    width: f32,
    painter: &mut Painter,
) {
    let words = &context.words().versus;
    let style = Style::new(Face::Body, 15.0, painter.palette().ink);
    let losses = &card.accounts[side].losses;
    if losses.is_empty() {
        painter.text_within(style, at.x, at.y, width, words.no_loss);
    }
    for (place, loss) in losses.iter().enumerate() {
        let y = at.y + 20.0 * place as f32;
        painter.text_within(style, at.x, y, width, &told(words, round, side, loss));
    }
}

fn told(words: &VersusWords, round: &Race, side: usize, loss: &Loss) -> String {
    let arena = round.arena();
    let tile = arena.tile_for(side, loss.at);
    let stride = arena.measured().stride_tiles;
    let [column, row] = [tile.column, tile.row].map(|at| at / stride + 1);
    let tenths = loss.ticks * 10 / u64::from(TICKS_PER_SECOND);
    let seconds = format!("{}.{}", tenths / 10, tenths % 10);
    match loss.steps {
        0 => words.stood(seconds, column, row),
        steps => words.detour(seconds, steps, column, row),
    }
}

/// Who has won the match.
pub(super) fn draw_over(
    context: &Context,
    versus: &Versus,
    menu: &Menu<OverChoice>,
    painter: &mut Painter,
) {
    let words = &context.words().versus;
    let settings = context.app.settings();
    let palette = painter.palette();
    painter.background();
    let screen = painter.screen();
    let room = screen.h - FOOT;
    let (width, height) = ((screen.w - 48.0).min(640.0), (room - 32.0).min(560.0));
    let rect = Rect::new((screen.w - width) / 2.0, (room - height) / 2.0, width, height);
    painter.panel(rect);
    let game = versus.game();
    let rules = game.code().rules();
    let leader = game.leader();
    if leader.is_some() {
        let confetti = Rect { h: rect.h * 0.6, ..rect };
        draw_confetti(
            painter,
            context.motions,
            confetti,
            game.code().spec().seed(),
            context.frames.seconds as f32,
        );
    }
    let heading = match leader {
        Some(seat) => words.wins_match(name(seat, context, rules)),
        None => words.match_draw.to_owned(),
    };
    let middle = rect.center().x;
    let style = Style::new(Face::Title, 36.0, palette.ink).centred();
    painter.name_within(style, middle, rect.y + 58.0, rect.w - 40.0, &heading);
    // Three rows of the menu and a note below; the two of them take the rest.
    let menu_height = 3.0 * 56.0 + 44.0;
    let stage = rect.h - 72.0 - menu_height;
    let side = (stage - 52.0).clamp(64.0, 190.0);
    for (place, seat) in [game.player_at(0), game.player_at(1)].into_iter().enumerate() {
        let x = middle + rect.w * if place == 0 { -0.22 } else { 0.22 };
        let size = if leader == Some(seat.other()) { 0.8 * side } else { side };
        let frame = if leader == Some(seat) {
            context.frames.celebration(context.frames.seconds as f32)
        } else {
            context.frames.resting()
        };
        let feet = vec2(x, rect.y + 72.0 + side * 0.95);
        let sheet = sheet(seat, settings);
        if is_ghost(seat, rules) {
            painter.ghost(sheet, frame, feet, size);
        } else {
            painter.standing(sheet, frame, feet, size);
        }
        let y = rect.y + 72.0 + side + 22.0;
        let style = Style::new(Face::Title, 20.0, palette.ink).centred();
        painter.name_within(style, x, y, rect.w * 0.4, &name(seat, context, rules));
        let wins = game.wins(seat);
        let score = Style::new(Face::Title, 32.0, palette.ink).centred();
        let toward = if place == 0 { -28.0 } else { 28.0 };
        painter.text(score, middle + toward, rect.y + 72.0 + side * 0.6, &wins.to_string());
    }
    let colon = Style::new(Face::Title, 32.0, palette.ink).centred();
    painter.text(colon, middle, rect.y + 72.0 + side * 0.6, ":");
    let entries = [words.rematch, words.lobby, context.words().title];
    for (place, (entry, _)) in menu.entries().enumerate() {
        let y = rect.bottom() - menu_height + 56.0 * place as f32;
        let row = Rect::new(middle - 168.0, y, 336.0, 50.0);
        let attention = Attention::focused(place == menu.focus());
        painter.menu_row(row, entries[entry as usize], "", attention);
        painter.control(row, Target::Entry(place));
    }
    let note = Style::new(Face::Body, 15.0, palette.muted_ink).centred();
    painter.text(note, middle, rect.bottom() - 20.0, words.rematch_note);
    draw_foot(context, false, painter);
}
