//! The lobby: a card for each player with the own keys on it, and the rules between them.

mod layout;
mod preview;

use self::layout::Layout;
use super::players::{OWN_CAPS, RUN_CAPS, draw_sign, is_ghost, name, sheet};
use super::{Context, clock_text, foot, press_on};
use crate::game::bindings::Command;
use crate::game::ghost::Ghost;
use crate::game::input::Target;
use crate::game::screen::lobby::{Lobby, Row};
use crate::game::settings::Settings;
use crate::game::versus::rules::{Rival, Rules, Seat};
use crate::picture::form::FormRow;
use crate::picture::furniture::{Attention, ButtonKind};
use crate::picture::geometry::{Rect, Vec2, vec2};
use crate::picture::icon::Way;
use crate::picture::key_cap::Cap;
use crate::picture::painter::Painter;
use crate::picture::sizes::{BODY, L};
use crate::picture::text::Style;
use crate::picture::typeface::Face;
use crate::words::{MazesWords, Words, sentences};

const CAP: f32 = 28.0;
const CAP_STEP: f32 = 32.0;

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
    draw_foot(painter, words, lobby.form.place().is_some());
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
    let middle = rect.center().x;
    draw_sign(painter, seat, vec2(rect.x + 28.0, rect.y + 28.0), 7.0, palette.panel);
    let label = Style::new(Face::Strong, 15.0, palette.muted_ink);
    painter.text(label, rect.x + 44.0, rect.y + 33.0, words.versus.players.of(seat));
    // What stands below the picture needs so much; the picture takes what is left.
    let below = 206.0;
    let side = (rect.h - below - 34.0).clamp(72.0, 230.0);
    let feet = vec2(middle, rect.y + 34.0 + side * 0.94);
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
    let mut y = rect.y + 34.0 + side + 26.0;
    let room = rect.w - 24.0;
    let title = Style::new(Face::Title, 24.0, palette.ink).centred();
    painter.name_within(title, middle, y, room, &name(seat, context, rules));
    y += 12.0;
    let body = Style::new(Face::Body, 15.0, palette.ink).centred();
    if is_ghost(seat, rules) {
        let best = lobby.ghost(settings).map(|ghost| best_run(words, ghost));
        painter.text_within(body, middle, y + 22.0, room, best.as_deref().unwrap_or_default());
        return;
    }
    if let Rival::Computer { mind, speed } = rules.rival
        && seat == Seat::Two
    {
        painter.text_within(body, middle, y + 22.0, room, words.versus.minds.of(mind));
        let speed = words.versus.speed(speed.tiles_per_second());
        painter.text_within(body, middle, y + 46.0, room, &speed);
        return;
    }
    draw_own_keys(painter, seat, vec2(middle, y), words);
    y += 2.0 * CAP_STEP + 26.0;
    if !has_joined {
        let strong = Style::new(Face::Strong, 17.0, palette.accent_text).centred();
        painter.text_within(strong, middle, y + 8.0, room, words.versus.join);
        return;
    }
    let player = &settings.versus.players[seat.index()];
    let keys = OWN_CAPS[seat.index()];
    let coat = words.versus.coats.of(player.coat);
    let bar = words.versus.bar_wanted.of(player.wants_bar);
    for (caps, label, value) in
        [([keys[0], keys[3]], words.versus.coat, coat), ([keys[1], keys[2]], words.versus.bar, bar)]
    {
        let mut x = rect.x + 16.0;
        for cap in caps {
            let width = painter.key_cap(cap, x, y - 16.0, 24.0, false);
            press_on(painter, Rect::new(x, y - 16.0, width, 24.0), cap);
            x += width + 4.0;
        }
        let label_style = Style::new(Face::Body, 15.0, palette.muted_ink);
        let value_style = Style::new(Face::Strong, 15.0, palette.ink).right();
        let width = painter.measure(Face::Strong, 15.0, value);
        painter.text_within(label_style, x + 6.0, y + 1.0, rect.right() - 26.0 - width - x, label);
        painter.text(value_style, rect.right() - 16.0, y + 1.0, value);
        y += 32.0;
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
    for (row, &rect) in Row::ALL.into_iter().zip(&layout.rows) {
        let ink = if row.counts(rules) { palette.ink } else { palette.muted_ink };
        let (control, label) = (row.control(settings, false), words.versus.rows.of(row));
        FormRow::new(&lobby.form, row, control, label, context.frames.seconds).draw_beside(
            rect,
            ink,
            painter,
            |_| match row.named() {
                Some(seat) if lobby.form.focus() == Some(row) => {
                    settings.versus.players[seat.index()].name.clone()
                }
                Some(seat) => name(seat, context, rules).into_owned(),
                None => value(row, settings, words),
            },
        );
    }
    draw_note(context, lobby, layout.note, rules, painter);
    let is_ready = lobby.is_ready(settings);
    let kind = if is_ready { ButtonKind::Main } else { ButtonKind::Plain };
    let attention = Attention::default();
    painter.button(layout.start, kind, words.versus.start, Some(Cap::Enter), attention);
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

fn draw_foot(painter: &mut Painter, words: &Words, is_in_rules: bool) {
    let key = &words.key;
    let mut entries: Vec<(&[Cap], &str)> = vec![(&[Cap::Enter], key.start)];
    entries.push((&[Cap::Word("Tab")], key.seats_or_rules));
    if is_in_rules {
        entries.push((&[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)], key.choose));
        entries.push((&[Cap::Arrow(Way::Left), Cap::Arrow(Way::Right)], key.change));
    }
    entries.push((&[Cap::Word("Esc")], key.back));
    entries.push((&[Cap::Of(Command::NewMaze)], key.new_seed));
    entries.push((&[Cap::Word("Ctrl"), Cap::Word("C")], words.copy));
    entries.push((&[Cap::Word("Ctrl"), Cap::Word("V")], key.paste));
    foot(painter, &entries);
}
