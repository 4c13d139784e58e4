//! The foot of every screen: which key does what there now. Each key on it can be clicked.

use crate::game::bindings::KeyCommand;
use crate::game::input::Key;
use crate::picture::geometry::{Rect, vec2};
use crate::picture::icon::Way;
use crate::picture::key_cap::Cap;
use crate::picture::layout::{column, fixed, grow, middle, row};
use crate::picture::painter::Painter;
use crate::picture::sizes::{BODY, FOOT, KEY, L, S};
use crate::picture::text::Style;
use crate::picture::typeface::Typeface;
use crate::words::Words;

/// The four arrow keys, and two of them.
pub const ARROWS: [Cap; 4] =
    [Cap::Arrow(Way::Left), Cap::Arrow(Way::Up), Cap::Arrow(Way::Down), Cap::Arrow(Way::Right)];
pub const ASIDE: [Cap; 2] = [Cap::Arrow(Way::Left), Cap::Arrow(Way::Right)];
pub const UP_DOWN: [Cap; 2] = [Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)];
/// The keys that copy and paste.
pub const COPY: [Cap; 2] = [Cap::Word("Ctrl"), Cap::Word("C")];
pub const PASTE: [Cap; 2] = [Cap::Word("Ctrl"), Cap::Word("V")];
pub const ESC: [Cap; 1] = [Cap::Word("Esc")];
/// The key that opens the screen keyboard.
pub const TYPE: [Cap; 1] = [Cap::Word("F2")];

/// The keys for walking that are shown to a single player.
pub const WALK: [Cap; 4] = [
    Cap::Of(KeyCommand::SecondLeft),
    Cap::Of(KeyCommand::SecondUp),
    Cap::Of(KeyCommand::SecondDown),
    Cap::Of(KeyCommand::SecondRight),
];

/// The width of the hint that a code can be copied: the keys, or for fingers the word.
pub fn copy_width(painter: &Painter, words: &Words, height: f32) -> f32 {
    if painter.is_touched() {
        painter.measure(Typeface::Strong, BODY, words.copy)
    } else {
        painter.keys_width(&COPY, height)
    }
}

/// The hint that a code can be copied, at the left of a line.
pub fn draw_copy(painter: &mut Painter, words: &Words, line: Rect, height: f32) {
    if painter.is_touched() {
        let style = Style::new(Typeface::Strong, BODY, painter.palette.accent_text);
        painter.words(line, style, words.copy);
    } else {
        painter.keys(line, &COPY, height);
    }
}

/// Keys and what they do, the most important first. What has no room is on the foot's other pages;
/// the key that goes back is on all of them.
pub fn foot(painter: &mut Painter, entries: &[(&[Cap], &str)]) {
    foot_with(painter, entries, None);
}

/// A foot whose first page has only so many entries, if it is for keys.
fn foot_with(painter: &mut Painter, entries: &[(&[Cap], &str)], most: Option<usize>) {
    if painter.is_without_foot() {
        return;
    }
    let entries = &touchable(painter, entries);
    let (rect, (turned, more)) = (place(painter), painter.foot_turned);
    let turned = if painter.is_projected { turned / 2 } else { turned };
    let is_back = |entry: &(&[Cap], &str)| *entry.0 == ESC;
    let mut always: Vec<(&[Cap], &str)> = entries.iter().copied().filter(is_back).collect();
    always.push((&[Cap::Word("F1")], more));
    let turns: Vec<_> = entries.iter().copied().filter(|entry| !is_back(entry)).collect();
    let first = most.filter(|&most| turns.len() > most && !painter.is_touched());
    let turned_over = || {
        let mut pages = painter.foot_pages(rect, &turns, &always);
        if let Some(most) = first.filter(|&most| pages[0].len() > most) {
            pages.insert(0, 0..most);
        }
        [&turns[pages[turned % pages.len()].clone()], &always].concat()
    };
    let fits = first.is_none() && painter.foot_fits(rect, entries);
    let entries = if fits { entries } else { &turned_over() };
    painter.keep(rect, |painter| painter.foot(rect, entries));
    press_on_foot(painter, rect, entries);
}

/// Asks a question above the foot, whose buttons stay where they are.
pub fn ask_above(painter: &mut Painter, question: &str) {
    let foot = place(painter);
    let style = painter.ink(Typeface::Strong, BODY).centred();
    let width = painter.measure(style.face, style.size, question) + 2.0 * L;
    let card = middle(foot.offset(vec2(0.0, -FOOT)), vec2(width.min(foot.w), FOOT - S));
    painter.panel(card);
    painter.words(card, style, question);
}

/// The entries that can be used: fingers cannot hold a modifier.
fn touchable<'e>(painter: &Painter, entries: &[(&'e [Cap], &'e str)]) -> Vec<(&'e [Cap], &'e str)> {
    let does_something =
        |caps: &[Cap]| caps.iter().any(|&cap| painter.present(cap).key().is_some());
    let is_there = |entry: &&(&[Cap], &str)| !painter.is_touched() || does_something(entry.0);
    entries.iter().filter(is_there).copied().collect()
}

/// The foot with only the entries that do something now.
pub fn foot_of(painter: &mut Painter, entries: &[(bool, &[Cap], &str)]) {
    let present = entries.iter().filter(|(is_there, ..)| *is_there);
    foot(painter, &present.map(|&(_, caps, words)| (caps, words)).collect::<Vec<_>>());
}

/// A foot with few entries, so that they are read, and all of them for players who ask.
pub fn short_foot(painter: &mut Painter, entries: &[(bool, &[Cap], &str)]) {
    const MOST: usize = 4;
    let present = entries.iter().filter(|(is_there, ..)| *is_there);
    let present: Vec<_> = present.map(|&(_, caps, words)| (caps, words)).collect();
    foot_with(painter, &present, Some(MOST));
}

/// Where the foot is hidden, the indispensable keys at the end of the line at the top; returns what
/// is left of it.
pub fn instead_of_foot(painter: &mut Painter, line: Rect) -> Rect {
    if !painter.is_without_foot() {
        return line;
    }
    let caps = [Cap::Word("F1"), Cap::Word("Esc")];
    let [more, back] = caps.map(|cap| fixed(painter.key_cap_width(cap, KEY)));
    let [rest, more, back] = row(line).gap(S).split([grow(1.0), more, back]);
    for (cap, place) in caps.into_iter().zip([more, back]) {
        let [place] = column(place).centred().split([fixed(KEY)]);
        painter.key_cap(cap, place.x, place.y, KEY, false);
        press_on(painter, place, cap);
    }
    rest
}

/// Where the foot is.
pub fn place(painter: &Painter) -> Rect {
    let screen = painter.screen;
    Rect { y: screen.h - FOOT, h: painter.foot, ..screen }
}

/// Makes the keys of a foot clickable.
pub fn press_on_foot(painter: &mut Painter, rect: Rect, entries: &[(&[Cap], &str)]) {
    for (place, caps) in painter.foot_caps(rect, entries) {
        let with_control = caps.len() > 1;
        if let Some(key) = caps.last().and_then(|cap| cap.key()) {
            painter.key_control(place, key, with_control);
        }
    }
}

/// Makes a key cap clickable.
pub fn press_on(painter: &mut Painter, rect: Rect, cap: Cap) {
    if let Some(key) = painter.present(cap).key() {
        painter.key_control(rect, key, false);
    }
}

/// Makes the keys that copy clickable.
pub fn press_to_copy(painter: &mut Painter, rect: Rect) {
    painter.key_control(rect, Key::C, true);
}
