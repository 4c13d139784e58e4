//! What was played so far: a list of kinds, and beside it numbers and a chart of the chosen one.

mod chart;
mod detail;
mod layout;
mod list;
mod none;

use self::layout::Layout;
use super::prelude::*;
use crate::game::records::Kind;
use crate::game::screen::records::{Button, Focus, RecordsScreen, rows};

pub fn draw(context: &Context, screen: &RecordsScreen, painter: &mut Painter) {
    let words = context.words();
    painter.background();
    let layout = Layout::new(painter.screen());
    let heading = painter.ink(Face::Title, layout.size.title);
    painter.words(layout.heading, heading, words.records.records);
    let rows = rows(context.app.archive().shown());
    match rows.get(screen.chosen()) {
        Some(&row) => {
            list::draw(context, screen, &rows, &layout, painter);
            painter.panel(layout.detail);
            detail::draw(context, row, &layout, painter);
            draw_note(context, layout.note, painter);
            for (button, rect) in Button::ALL.into_iter().zip(layout.buttons) {
                if button.can_be_pressed(context.app.archive()) {
                    draw_button(context, screen, button, rect, painter);
                }
            }
        }
        None => none::draw(context, screen, &layout, painter),
    }
    draw_foot(context, painter, rows.len());
}

/// Whether what was cleared can come back, and what stays whatever is cleared.
fn draw_note(context: &Context, note: Rect, painter: &mut Painter) {
    let (words, palette) = (&context.words().records, painter.palette());
    let (text, colour) = if context.app.archive().can_undo() {
        (words.can_undo, palette.accent_text)
    } else {
        (words.cannot_undo, palette.muted_ink)
    };
    painter.words(note, Style::new(Face::Body, LABEL, colour), text);
}

fn draw_button(
    context: &Context,
    screen: &RecordsScreen,
    button: Button,
    rect: Rect,
    painter: &mut Painter,
) {
    let words = &context.words().records;
    let (kind, text) = match button {
        Button::Clear => (ButtonKind::Plain, words.clear),
        Button::ClearAll if screen.is_asking() => (ButtonKind::Second, words.press_again),
        Button::ClearAll => (ButtonKind::Plain, words.clear_all),
        Button::Undo => (ButtonKind::Main, words.undo),
    };
    let attention = Attention::focused(screen.focus() == Focus::Button(button));
    painter.button(rect, kind, text, None, attention);
    painter.control(rect, Target::Entry(button as usize));
}

/// How large mazes of a kind are, and how they were built.
fn kind_words(kind: Kind, words: &Words) -> [String; 2] {
    match kind {
        Kind::Grown { size, generator } => {
            let built = words.said(generator.info().title);
            [format!("{} × {}", size.width(), size.height()), built.to_owned()]
        }
        Kind::Elsewhere => {
            [words.records.elsewhere.to_owned(), words.records.elsewhere_note.to_owned()]
        }
    }
}

/// The streak as it is today.
fn streak_words(context: &Context) -> String {
    let streak = context.app.archive().shown().daily();
    context.words().records.days_in_a_row(streak.current(context.app.today()))
}

fn draw_foot(context: &Context, painter: &mut Painter, rows: usize) {
    let (key, words) = (&context.words().key, &context.words().records);
    foot_of(
        painter,
        &[
            (rows > 0, &UP_DOWN, key.choose),
            (rows > 0, &ASIDE, words.buttons),
            (rows > 0, &[Cap::Word("Backspace")], words.clear),
            (context.app.archive().can_undo(), &[Cap::Of(Command::Undo)], words.undo),
            (true, &ESC, key.back),
        ],
    );
}
