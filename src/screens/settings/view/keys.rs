//! A page of keys: every command with the key that is bound to it, and the message about a change.

use super::layout::SettingsLayout;
use crate::game::input::KeySet;
use crate::screens::parts::prelude::*;
use crate::screens::settings::{Said, SettingsPage, SettingsScreen};

pub fn draw(
    context: &Context,
    screen: &SettingsScreen,
    layout: &SettingsLayout,
    painter: &mut Painter,
) {
    let page = screen.page;
    let (places, button, said) = layout.keys(page);
    let is_of_mazes = page == SettingsPage::Keys;
    let before = painter.read_as(if is_of_mazes { KeySet::Play } else { KeySet::Theatre });
    for (place, (&command, &rect)) in page.commands().iter().zip(&places).enumerate() {
        draw_command(context, screen, command, rect, screen.focus() == Some(place), painter);
        painter.control(rect, Target::Field(place));
    }
    painter.read_as(before);
    let place = page.commands().len();
    let attention = Attention::focused(screen.focus() == Some(place));
    let words = context.words().keys.usual;
    painter.button(button, ButtonKind::Plain, words, None, attention);
    painter.control(button, Target::Field(place));
    draw_said(context, screen, said, painter);
}

fn draw_command(
    context: &Context,
    screen: &SettingsScreen,
    command: KeyCommand,
    rect: Rect,
    focused: bool,
    painter: &mut Painter,
) {
    if focused {
        painter.round_rect(rect, S, painter.palette.field);
        painter.focus_ring(rect.inset(3.0), S - 2.0);
    }
    let cap = (rect.h - XS).clamp(LOW_KEY, KEY);
    let waits = screen.waiting == Some(command);
    let shown = if waits { Cap::Word("…") } else { Cap::Of(command) };
    let width = painter.key_cap_width(shown, cap);
    let [words, key] = row(rect.inset_by(vec2(M, 0.0))).gap(S).split([grow(1.0), fixed(width)]);
    painter.key_cap(shown, key.x, key.center().y - cap / 2.0, cap, waits);
    let style = painter.ink(Typeface::Body, BODY);
    painter.words(words, style, context.words().commands.of(command));
}

/// The page's current message, in at most two lines.
fn draw_said(context: &Context, screen: &SettingsScreen, rect: Rect, painter: &mut Painter) {
    let (palette, words) = (painter.palette, context.words());
    let name = |command: KeyCommand| words.commands.of(command);
    let (sentence, colour) = match (screen.waiting, screen.said) {
        (Some(command), _) => (words.keys.press(name(command)), palette.ink),
        (None, Some(Said::Swapped(other))) => (words.keys.swapped(name(other)), palette.ink),
        (None, Some(Said::Ousted(other))) => (words.keys.ousted(name(other)), palette.ink),
        (None, Some(Said::Reserved)) => (words.keys.reserved.to_owned(), palette.danger),
        (None, Some(Said::AllUsual)) => (words.keys.all_usual.to_owned(), palette.ink),
        (None, None) => (words.keys.always.to_owned(), palette.muted_ink),
    };
    painter.lines(rect, Style::new(Typeface::Strong, LABEL, colour), &sentence);
}

pub fn draw_foot(painter: &mut Painter, screen: &SettingsScreen, words: &Words) {
    if screen.waiting.is_some() {
        return foot(painter, &[(&ESC, words.keys.leave)]);
    }
    foot(
        painter,
        &[
            (&ARROWS, words.key.choose),
            (&[Cap::Enter], words.keys.change),
            (&[Cap::Word("Tab")], words.key.next_page),
            (&ESC, words.key.back),
            (&[Cap::Word("Ctrl"), Cap::Word("Backspace")], words.keys.usual),
        ],
    );
}
