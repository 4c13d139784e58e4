//! The items of a menu. The one with the focus is the screen's main button: it fills with mint and
//! shows the slice of lemon and the key that confirms it.

use crate::picture::furniture::{Attention, ButtonKind};
use crate::picture::geometry::{Color, Rect, Vec2, vec2};
use crate::picture::key_cap::Cap;
use crate::picture::layout::{column, fixed, grow, row};
use crate::picture::painter::Painter;
use crate::picture::sizes::{BODY, LABEL, MENU_ROW, NOTE, S, XS};
use crate::picture::text::{HALF_LETTER, Style};
use crate::picture::typeface::Typeface;
use crate::screens::title::Entry;

/// The height that a row is designed for; a lower one shrinks with all its contents.
const HEIGHT: f32 = 54.0;
const WORDS_LEFT: f32 = 64.0;
const WORDS_SIZE: f32 = 22.0;
/// How far long words reach into the gap beside an item.
const BEYOND: f32 = 12.0;
const FOCUSED_SIZE: f32 = 26.0;
/// The minimum size of words, in an item and in one that is lower than this.
const LEAST: f32 = 18.0;
const LOW: f32 = 37.0;
const LEMON_LEFT: f32 = 34.0;
const LEMON_RADIUS: f32 = 15.0;
const LEMON_TURN: f32 = 0.35;
/// The radius of an item's picture, of the coaster it lies on while it has the focus, and of the
/// lemon on the coaster's rim.
const SIGN: f32 = 18.0;
/// The maximum radius of a picture that is an item without words.
const SIGN_ALONE: f32 = 16.0;
const COASTER: f32 = 23.0;
const COASTER_LEMON: f32 = 11.0;
const ON_RIM: Vec2 = vec2(-18.0, -12.0);
/// The gap before a note, and the separator of its parts.
const NOTE_GAP: f32 = 8.0;
const SEPARATOR: &str = " · ";
const CAP_HEIGHT: f32 = 26.0;
const CAP_RIGHT: f32 = 18.0;
/// The height of a choice in an item, in parts of the item, and the lip of the button below it.
const CHOICE: f32 = 0.72;
const LIP: f32 = 4.0;

/// The contents of an item.
#[derive(Clone, Copy, Default)]
pub struct MenuRow<'s> {
    pub words: &'s str,
    /// The entry whose picture it shows.
    pub sign: Option<Entry>,
    /// Remarks in small letters.
    pub note: &'s str,
}

impl Painter<'_> {
    /// An item of a menu.
    pub fn menu_row(&mut self, rect: Rect, item: MenuRow, attention: Attention) {
        let palette = self.palette;
        let size = scale(rect);
        let words_width = self.measure(Typeface::Title, focused_letters(rect), item.words);
        let words_end = rect.x + WORDS_LEFT * size + words_width;
        // The note must not change when the item gets the focus.
        let note = self.menu_note_within(rect.right() - S - words_end, item);
        if !attention.focused {
            if let Some(sign) = item.sign {
                let at = vec2(rect.x + LEMON_LEFT * size, rect.center().y - 2.0);
                self.entry_icon(sign, at, SIGN * size, palette.ink);
            }
            let words_end = self.menu_words(rect, palette.ink, item.words);
            let baseline = rect.center().y - 2.0 + words_letters(rect) * HALF_LETTER;
            return self.menu_note(note, (words_end, baseline), palette.muted_ink);
        }
        let cap = CAP_HEIGHT * size;
        let cap_x = rect.right() - CAP_RIGHT * size - cap;
        let end = if rect.h < LOW { rect.right() } else { cap_x };
        let (middle, ink) = self.focused_menu_row(rect, item, end - S, attention);
        let baseline = middle + focused_letters(rect) * HALF_LETTER;
        self.menu_note(note, (words_end, baseline), ink);
        // The foot names the key as well, so it can be left out.
        let has_room = words_end + self.menu_note_width(note) <= cap_x - S;
        if has_room && !self.is_touched() {
            self.key_cap(Cap::Enter, cap_x, middle - cap / 2.0, cap, attention.pressed);
        }
    }

    /// An item of a menu that is a picture alone.
    pub fn menu_sign(&mut self, rect: Rect, sign: Entry, attention: Attention) {
        let mut middle = rect.center();
        let radius = SIGN_ALONE.min(rect.h / 2.0 - S);
        if attention.focused {
            middle = self.button_body(rect, ButtonKind::Main, attention).0.center();
            self.circle(middle, radius + XS, self.palette.panel);
        }
        self.entry_icon(sign, middle, radius, self.palette.ink);
    }

    /// The part of a note that fits, at first smaller, then cut, and the size of its letters.
    fn menu_note_within<'s>(&self, room: f32, item: MenuRow<'s>) -> (&'s str, f32) {
        let mut note = item.note;
        loop {
            for letters in [BODY, LABEL, NOTE] {
                if self.menu_note_width((note, letters)) <= room {
                    return (note, letters);
                }
            }
            match note.rsplit_once(SEPARATOR) {
                Some((before, _)) => note = before,
                None => return ("", NOTE),
            }
        }
    }

    /// The width of what stands after the words.
    fn menu_note_width(&self, (note, letters): (&str, f32)) -> f32 {
        let text = self.measure(Typeface::Body, letters, note);
        if text > 0.0 { NOTE_GAP + text } else { 0.0 }
    }

    /// The note after the words.
    fn menu_note(&mut self, (note, letters): (&str, f32), (x, baseline): (f32, f32), ink: Color) {
        self.text(Style::new(Typeface::Body, letters, ink), x + NOTE_GAP, baseline, note);
    }

    /// An item that is a choice between two arrows, this wide; returns the choice's place.
    pub fn menu_choice(
        &mut self,
        rect: Rect,
        words: &str,
        (value, width): (&str, f32),
        attention: Attention,
    ) -> Rect {
        let [label, end] = row(rect.inset_by(vec2(S, 0.0))).gap(S).split([grow(1.0), fixed(width)]);
        if attention.focused {
            let item = MenuRow { words, ..MenuRow::default() };
            self.focused_menu_row(rect, item, label.right(), attention);
        } else {
            self.menu_words(rect, self.palette.ink, words);
        }
        // The face of a button ends above its lip.
        let [choice] = column(end.offset(vec2(0.0, -LIP / 2.0)))
            .centred()
            .split([grow(1.0).at_most(CHOICE * rect.h)]);
        self.stepper(choice, (value, self.palette.ink), "", [true; 2], false);
        choice
    }

    /// The item with the focus, whose words end here; returns where its middle is, and the colour
    /// to write on it with.
    fn focused_menu_row(
        &mut self,
        rect: Rect,
        item: MenuRow,
        end: f32,
        attention: Attention,
    ) -> (f32, Color) {
        let (face, ink) = self.button_body(rect, ButtonKind::Main, attention);
        let size = scale(rect);
        let (middle, x) = (face.center().y, rect.x + WORDS_LEFT * size);
        let at = vec2(rect.x + LEMON_LEFT * size, middle);
        if let Some(sign) = item.sign {
            self.lemon(at + size * ON_RIM, COASTER_LEMON * size, LEMON_TURN);
            self.circle(at, COASTER * size, self.palette.panel);
            self.entry_icon(sign, at, SIGN * size, self.palette.ink);
        } else {
            self.lemon(at, LEMON_RADIUS * size, LEMON_TURN);
        }
        let letters = self.shrunk(Typeface::Title, focused_letters(rect), end - x, item.words);
        let style = Style::new(Typeface::Title, letters, ink);
        self.text_within(style, x, middle + style.size * HALF_LETTER, end - x, item.words);
        (middle, ink)
    }

    fn menu_words(&mut self, rect: Rect, ink: Color, words: &str) -> f32 {
        let size = scale(rect);
        let x = rect.x + WORDS_LEFT * size;
        let place = Rect { x, y: rect.y - 2.0, w: rect.right() + BEYOND - x, ..rect };
        self.words(place, Style::new(Typeface::Menu, words_letters(rect), ink), words)
    }
}

/// The scale of everything in an item. Rows made higher for fingers leave space instead of growing.
fn scale(rect: Rect) -> f32 {
    rect.h.min(MENU_ROW) / HEIGHT
}

/// The size of an item's words.
fn words_letters(rect: Rect) -> f32 {
    (WORDS_SIZE * scale(rect)).max(least(rect))
}

fn least(rect: Rect) -> f32 {
    if rect.h < LOW { BODY } else { LEAST }
}

/// The size of the words of the item with the focus.
fn focused_letters(rect: Rect) -> f32 {
    (FOCUSED_SIZE * scale(rect)).max(least(rect))
}
