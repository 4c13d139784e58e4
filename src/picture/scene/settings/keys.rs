//! A page of keys: every command with the key that it has now, and what is said when one is given
//! another.

use super::layout::Layout;
use crate::game::screen::settings::{Said, SettingsScreen};
use crate::picture::scene::prelude::*;

pub fn draw(context: &Context, screen: &SettingsScreen, layout: &Layout, painter: &mut Painter) {
    let page = screen.page();
    let (places, button, said) = layout.keys(page);
    for (place, (&command, &rect)) in page.commands().iter().zip(&places).enumerate() {
        draw_command(context, screen, command, rect, screen.focus() == Some(place), painter);
        painter.control(rect, Target::Field(place));
    }
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
    command: Command,
    rect: Rect,
    focused: bool,
    painter: &mut Painter,
) {
    let palette = painter.palette();
    if focused {
        painter.round_rect(rect, 8.0, palette.field);
        painter.focus_ring(
            Rect { x: rect.x + 3.0, y: rect.y + 3.0, w: rect.w - 6.0, h: rect.h - 6.0 },
            6.0,
        );
    }
    let cap = (rect.h - 4.0).clamp(22.0, 28.0);
    let waits = screen.waiting() == Some(command);
    let shown = if waits { Cap::Word("…") } else { Cap::Of(command) };
    let width = painter.key_cap_width(shown, cap);
    let x = rect.right() - width - 12.0;
    painter.key_cap(shown, x, rect.center().y - cap / 2.0, cap, waits);
    let style = Style::new(Face::Body, if rect.h < 32.0 { 15.0 } else { 16.0 }, palette.ink);
    let words = context.words().commands.of(command);
    painter.text_within(style, rect.x + 14.0, rect.center().y + 5.5, x - rect.x - 22.0, words);
}

/// What the page has to say now, in at most two lines.
fn draw_said(context: &Context, screen: &SettingsScreen, rect: Rect, painter: &mut Painter) {
    let (palette, words) = (painter.palette(), context.words());
    let name = |command: Command| words.commands.of(command);
    let (sentence, colour) = match (screen.waiting(), screen.said()) {
        (Some(command), _) => (words.keys.press(name(command)), palette.ink),
        (None, Some(Said::Swapped(other))) => (words.keys.swapped(name(other)), palette.ink),
        (None, Some(Said::Reserved)) => (words.keys.reserved.to_owned(), palette.danger),
        (None, Some(Said::AllUsual)) => (words.keys.all_usual.to_owned(), palette.ink),
        (None, None) => (words.keys.always.to_owned(), palette.muted_ink),
    };
    let style = Style::new(Face::Strong, 14.0, colour);
    painter.paragraph(style, (rect.x, rect.y + 16.0), (rect.w, 19.0), &sentence);
}

pub fn draw_foot(painter: &mut Painter, screen: &SettingsScreen, words: &Words) {
    if screen.waiting().is_some() {
        foot(painter, &[(&[Cap::Word("Esc")], words.keys.leave)]);
        return;
    }
    let arrows =
        [Cap::Arrow(Way::Left), Cap::Arrow(Way::Up), Cap::Arrow(Way::Down), Cap::Arrow(Way::Right)];
    foot(
        painter,
        &[
            (&arrows, words.key.choose),
            (&[Cap::Enter], words.keys.change),
            (&[Cap::Word("Tab")], words.key.next_page),
            (&[Cap::Word("Esc")], words.key.back),
            (&[Cap::Word("Ctrl"), Cap::Word("Backspace")], words.keys.usual),
        ],
    );
}
