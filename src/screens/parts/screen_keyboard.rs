//! The screen keyboard, over the screen that the text is for: the text typed so far, and the keys.

use std::ops::Range;

use super::prelude::*;
use crate::game::screen_keyboard::{COLUMNS, ROWS, ScreenKey, ScreenKeyboard};
use crate::picture::control::FieldText;
use crate::screens::Writing;

/// Its maximum size: large enough for fingers.
const MOST: Vec2 = vec2(860.0, 440.0);
const FIELD: f32 = 44.0;

pub fn draw(context: &Context, keyboard: ScreenKeyboard, writing: &Writing, painter: &mut Painter) {
    let words = context.words();
    let panel = panel_over(painter, MOST);
    let [field, keys] = column(panel.inset(M)).gap(M).split([fixed(FIELD), grow(1.0)]);
    let palette = painter.palette;
    let ink = if writing.is_wrong { palette.danger } else { palette.ink };
    let caret = Some(writing.text.chars().count());
    let content =
        FieldText { text: &writing.text, ink, face: Typeface::Strong, caret, caret_shown: true };
    painter.field(field, content, false);
    let rows = column(keys).gap(S).evenly(ROWS);
    for (place, (key, row, columns)) in keyboard.keys().enumerate() {
        let rect = over_columns(rows[row], columns);
        let attention =
            Attention { focused: place == keyboard.focus(), pressed: keyboard.is_lit(key) };
        draw_key(painter, rect, key, attention, words);
        painter.control(rect, Target::ScreenKey(place));
    }
    let (key, sheet) = (&words.key, &words.screen_keyboard);
    foot(
        painter,
        &[
            (&ARROWS, key.choose),
            (&[Cap::Enter], sheet.write),
            (&[Cap::Word("Tab")], sheet.capitals),
            (&[Cap::Word("End")], sheet.done),
            (&ESC, sheet.erase),
        ],
    );
}

/// The part of a row that covers these columns.
fn over_columns(line: Rect, columns: Range<usize>) -> Rect {
    let places = row(line).gap(S).evenly(COLUMNS);
    places[columns.start].combine_with(places[columns.end - 1])
}

fn draw_key(
    painter: &mut Painter,
    rect: Rect,
    key: ScreenKey,
    attention: Attention,
    words: &Words,
) {
    let mut sign = [0; 4];
    let sheet = &words.screen_keyboard;
    let (kind, text, cap) = match key {
        ScreenKey::Sign(letter) => (ButtonKind::Plain, &*letter.encode_utf8(&mut sign), None),
        ScreenKey::Capitals => (ButtonKind::Plain, sheet.capitals, Some("Tab")),
        ScreenKey::Space => (ButtonKind::Plain, sheet.space, Some("Ins")),
        ScreenKey::Erase => (ButtonKind::Plain, sheet.erase, Some("Backspace")),
        ScreenKey::Done => (ButtonKind::Main, sheet.done, Some("End")),
    };
    // The labels of real keys are left out here: players who have them type with them.
    let cap = cap.map(Cap::Word).filter(|&cap| painter.is_on_pad(cap));
    painter.button(rect, kind, text, cap, attention);
}
