//! The lobby: a card for each player with the own keys on it, and the rules between them.

mod layout;
mod preview;

use self::layout::Layout;
use super::players::{OWN_CAPS, RUN_CAPS, draw_sign, is_ghost, name, sheet};
use super::prelude::*;
use super::press_on;
use crate::game::ghost::Ghost;
use crate::game::screen::lobby::{Lobby, Row};
use crate::game::settings::Settings;
use crate::game::versus::rules::{Rival, Rules, Seat};
use crate::picture::form::FormRow;
use crate::words::MazesWords;

const CAP: f32 = 28.0;
const CAP_STEP: f32 = 32.0;
const SMALL_CAP: f32 = 24.0;
/// How high a portrait is, at least and at most; what is below it comes first.
const PORTRAIT: [f32; 2] = [72.0, 230.0];
const NAME: f32 = 40.0;
const OWN_KEYS: f32 = 80.0;
/// How large a sign is, and the letters that ask to join.
const SIGN: f32 = 7.0;
const JOIN: f32 = 17.0;

pub fn draw<'a>(context: &Context<'a>, lobby: &'a Lobby, painter: &mut Painter<'a>) {
    let words = context.words();
    painter.backdrop(context.frames.seconds);
    let layout = Layout::new(painter.screen());
    let palette = painter.palette();
    let heading = Style::new(Face::Title, layout.size.title, palette.ink);
    let end = painter.words(layout.head, heading, words.versus.two_players);
    if let Some(code) = context.app.code() {
        let beside = Rect { x: end + L, w: layout.head.right() - end - L, ..layout.head };
        painter.words(beside, Style::new(Face::Mono, BODY, palette.muted_ink).right(), &code);
    }
    for seat in Seat::ALL {
        let rect = layout.cards[seat.index()];
        draw_card(context, lobby, seat, rect, painter);
        painter.control(rect, Target::Entry(seat.index()));
    }
    draw_rules(context, lobby, &layout, painter);
    if let Some(area) = layout.preview {
        preview::draw(context, lobby, area, painter);
    }
    draw_foot(context, lobby, painter);
}

fn draw_card(context: &Context, lobby: &Lobby, seat: Seat, rect: Rect, painter: &mut Painter) {
    let (words, settings, palette) = (context.words(), context.app.settings(), painter.palette());
    let rules = settings.versus.rules();
    let has_joined = lobby.has_joined(seat, settings);
    painter.panel(rect);
    let colour = palette.players[seat.index()];
    if has_joined {
        painter.round_border(rect, 20.0, 3.0, colour);
    }
    let [head, portrait, title, keys, first, second] = column(rect.inset(M)).split([
        fixed(L),
        grow(1.0).at_least(PORTRAIT[0]).at_most(PORTRAIT[1]),
        fixed(NAME),
        fixed(OWN_KEYS),
        fixed(CAP_STEP),
        fixed(CAP_STEP),
    ]);
    draw_sign(painter, seat, vec2(head.x + S + XS, head.center().y), SIGN, palette.panel);
    let [_, label] = row(head).split([fixed(L + XS), grow(1.0)]);
    let muted = Style::new(Face::Strong, BODY, palette.muted_ink);
    painter.words(label, muted, words.versus.players.of(seat));
    let side = portrait.h;
    let feet = vec2(portrait.center().x, portrait.y + side * 0.94);
    let frame = if has_joined {
        context.frames.celebration(context.frames.seconds as f32)
    } else {
        context.frames.resting()
    };
    let sprite = sheet(seat, settings);
    if is_ghost(seat, rules) {
        painter.ghost(sprite, frame, feet, side);
    } else {
        painter.standing(sprite, frame, feet, side);
    }
    let name_style = Style::new(Face::Title, HEADING, palette.ink).centred();
    painter.words(title, name_style, &name(seat, context, rules));
    let body = Style::new(Face::Body, BODY, palette.ink).centred();
    let [above, below, _] = column(keys).split([fixed(L), fixed(L), grow(1.0)]);
    if is_ghost(seat, rules) {
        let best = lobby.ghost(settings).map(|ghost| best_run(words, ghost));
        painter.words(above, body, best.as_deref().unwrap_or_default());
        return;
    }
    if let Rival::Computer { mind, speed } = rules.rival
        && seat == Seat::Two
    {
        painter.words(above, body, words.versus.minds.of(mind));
        painter.words(below, body, &words.versus.speed(speed.tiles_per_second()));
        return;
    }
    draw_own_keys(painter, seat, vec2(keys.center().x, keys.y), words);
    if !has_joined {
        let strong = Style::new(Face::Strong, JOIN, palette.accent_text).centred();
        painter.words(first, strong, words.versus.join);
        return;
    }
    let player = &settings.versus.players[seat.index()];
    let [left, up, down, right] = OWN_CAPS[seat.index()];
    let coat = words.versus.coats.of(player.coat);
    let bar = words.versus.bar_wanted.of(player.wants_bar);
    for (line, caps, label, value) in [
        (first, [left, right], words.versus.coat, coat),
        (second, [up, down], words.versus.bar, bar),
    ] {
        let widths = caps.map(|cap| painter.key_cap_width(cap, SMALL_CAP));
        let value_width = painter.measure(Face::Strong, BODY, value);
        let [one, two, label_at, value_at] = row(line).gap(XS).split([
            fixed(widths[0]),
            fixed(widths[1]),
            grow(1.0),
            fixed(value_width),
        ]);
        for (cap, place) in caps.into_iter().zip([one, two]) {
            let place = middle(place, vec2(place.w, SMALL_CAP));
            painter.key_cap(cap, place.x, place.y, SMALL_CAP, false);
            if lobby.form.place().is_none() {
                press_on(painter, place, cap);
            }
        }
        painter.words(label_at, Style::new(Face::Body, BODY, palette.muted_ink), label);
        painter.words(value_at, Style::new(Face::Strong, BODY, palette.ink), value);
    }
}

/// The own four keys as they lie on the keyboard, and the one to run beside them.
fn draw_own_keys(painter: &mut Painter, seat: Seat, top: Vec2, words: &Words) {
    let [left, up, down, right] = OWN_CAPS[seat.index()];
    let run = RUN_CAPS[seat.index()];
    let run_words = words.key.run_short;
    let run_width =
        painter.key_cap_width(run, 24.0).max(painter.measure(Face::Body, 14.0, run_words));
    let x = top.x - (3.0 * CAP_STEP + 14.0 + run_width) / 2.0;
    painter.key_cap(up, x + CAP_STEP, top.y, CAP, false);
    for (place, cap) in [left, down, right].into_iter().enumerate() {
        painter.key_cap(cap, x + CAP_STEP * place as f32, top.y + CAP_STEP, CAP, false);
    }
    let beside = x + 3.0 * CAP_STEP + 12.0;
    painter.key_cap(run, beside, top.y + CAP_STEP + 4.0, 24.0, false);
    let style = Style::new(Face::Body, 14.0, painter.palette().muted_ink);
    painter.text(style, beside + 2.0, top.y + CAP_STEP - 4.0, run_words);
}

fn draw_rules(context: &Context, lobby: &Lobby, layout: &Layout, painter: &mut Painter) {
    let (words, settings, palette) = (context.words(), context.app.settings(), painter.palette());
    let rules = settings.versus.rules();
    painter.panel(layout.rules);
    for (rule, &rect) in Row::ALL.into_iter().zip(&layout.rows) {
        let ink = if rule.counts(rules) { palette.ink } else { palette.muted_ink };
        let (control, label) = (rule.control(settings, false), words.versus.rows.of(rule));
        FormRow::new(&lobby.form, rule, control, label, context.frames.seconds).draw_beside(
            rect,
            ink,
            painter,
            |_| match rule.named() {
                Some(seat) if lobby.form.focus() == Some(rule) => {
                    settings.versus.players[seat.index()].name.clone()
                }
                Some(seat) => name(seat, context, rules).into_owned(),
                None => value(rule, settings, words),
            },
        );
    }
    draw_note(context, lobby, layout.note, rules, painter);
    let is_ready = lobby.is_ready(settings);
    let kind = if is_ready { ButtonKind::Main } else { ButtonKind::Plain };
    let (cap, attention) = (is_ready.then_some(Cap::Enter), Attention::default());
    painter.button(layout.start, kind, words.versus.start, cap, attention);
    painter.control(layout.start, Target::Entry(2));
}

/// What is wrong, who is missing, or what wins a round.
fn draw_note(context: &Context, lobby: &Lobby, rect: Rect, rules: Rules, painter: &mut Painter) {
    let (words, palette) = (context.words(), painter.palette());
    let settings = context.app.settings();
    let too_large = Lobby::code(settings).err();
    let (text, colour) = match lobby.complaint.as_ref().or(too_large.as_ref()) {
        Some(complaint) => {
            (sentences::match_complaint(context.app.language(), complaint), palette.danger)
        }
        None if says_of_ghost(lobby, settings) => {
            (ghost_note(lobby, settings, words), palette.accent_text)
        }
        None if lobby.form.focus() == Some(Row::Mazes) => {
            (mazes(&words.versus.mazes_notes, settings).to_owned(), palette.muted_ink)
        }
        None if !lobby.is_ready(settings) => {
            (words.versus.who_is_missing.to_owned(), palette.accent_text)
        }
        None => (words.versus.mode_notes.of(rules.mode).to_owned(), palette.muted_ink),
    };
    let style = Style::new(Face::Body, 15.0, colour);
    painter.paragraph(style, (rect.x, rect.y + 15.0), (rect.w, 20.0), &text);
}

/// Whether a ghost is spoken of: while the rival is chosen, or where the ghost is missing.
fn says_of_ghost(lobby: &Lobby, settings: &Settings) -> bool {
    let is_chosen = settings.versus.rules().rival == Rival::Ghost;
    let is_missing = is_chosen && lobby.ghost(settings).is_none();
    !lobby.wonders(settings) && (is_missing || lobby.form.focus() == Some(Row::Rival))
}

/// Whether a ghost can take the second seat, and if not, why.
fn ghost_note(lobby: &Lobby, settings: &Settings, words: &Words) -> String {
    match lobby.ghost(settings) {
        _ if !settings.versus.rules().suit_a_ghost() => words.versus.ghost_unsuited.to_owned(),
        Some(ghost) => words.versus.ghost_kept(clock_text(ghost.milliseconds())),
        None => words.versus.ghost_missing.to_owned(),
    }
}

fn best_run(words: &Words, ghost: &Ghost) -> String {
    words.versus.ghost_time(clock_text(ghost.milliseconds()))
}

/// What a row says.
fn value(row: Row, settings: &Settings, words: &Words) -> String {
    let (words, rules) = (&words.versus, settings.versus.rules());
    match row {
        Row::NameOne | Row::NameTwo => String::new(),
        Row::Rival => words.rival(rules.rival).to_owned(),
        Row::Speed => match rules.rival {
            Rival::Human | Rival::Ghost => "–".to_owned(),
            Rival::Computer { speed, .. } => words.speed(speed.tiles_per_second()),
        },
        Row::Mode => words.modes.of(rules.mode).to_owned(),
        Row::Mazes => mazes(&words.mazes, settings).to_owned(),
        Row::BestOf => sentences::best_of(words, rules.best_of),
        Row::HeadStart => match rules.head_start {
            None => words.no_head_start.to_owned(),
            Some(lead) => words.head_start(lead.player.number(), lead.seconds),
        },
    }
}

/// What is said of the mazes that are chosen.
fn mazes(words: &MazesWords, settings: &Settings) -> &'static str {
    words.of(settings.versus.rules().is_mirrored, settings.versus.draws_alike)
}

fn draw_foot(context: &Context, lobby: &Lobby, painter: &mut Painter) {
    let (words, settings) = (context.words(), context.app.settings());
    let key = &words.key;
    let mut entries: Vec<(&[Cap], &str)> = Vec::new();
    if lobby.is_ready(settings) {
        entries.push((&[Cap::Enter], key.start));
    }
    entries.push((&[Cap::Word("Tab")], key.seats_or_rules));
    if lobby.form.place().is_some() {
        entries.push((&[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)], key.choose));
    }
    if lobby.form.turns(|row| row.control(settings, false)) {
        entries.push((&[Cap::Arrow(Way::Left), Cap::Arrow(Way::Right)], key.change));
    }
    entries.push((&[Cap::Word("Esc")], key.back));
    if !lobby.is_typing() {
        entries.push((&[Cap::Of(Command::NewMaze)], key.new_seed));
    }
    entries.push((&[Cap::Word("Ctrl"), Cap::Word("C")], words.copy));
    entries.push((&[Cap::Word("Ctrl"), Cap::Word("V")], key.paste));
    foot(painter, &entries);
}
