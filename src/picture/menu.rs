//! The items of a menu. The one with the focus is the screen's main button: it fills
//! with mint, shows the slice of lemon and the key that goes.

use super::furniture::{Attention, ButtonKind};
use super::geometry::{Color, Rect, vec2};
use super::key_cap::Cap;
use super::layout::{column, fixed, grow, row};
use super::painter::Painter;
use super::sizes::S;
use super::text::{HALF_LETTER, Style};
use super::typeface::Face;

/// How high a row is drawn; a lower one shrinks with all that is in it.
const HEIGHT: f32 = 54.0;
const WORDS_LEFT: f32 = 64.0;
const WORDS_SIZE: f32 = 22.0;
const FOCUSED_SIZE: f32 = 26.0;
const LEMON_LEFT: f32 = 34.0;
const LEMON_RADIUS: f32 = 15.0;
const LEMON_TURN: f32 = 0.35;
const CAP_HEIGHT: f32 = 26.0;
const CAP_RIGHT: f32 = 18.0;
/// How high a choice in an item is, in parts of it, and the lip of the button below it.
const CHOICE: f32 = 0.72;
const LIP: f32 = 4.0;

impl Painter<'_> {
    /// An item, and behind it in small letters what it is about. While
    /// the focus is on it, it shows its name only.
    pub fn menu_row(&mut self, rect: Rect, words: &str, note: &str, attention: Attention) {
        if !attention.focused {
            let end = self.menu_words(rect, self.palette().ink, words);
            let style = Style::new(Face::Body, 15.0, self.palette().muted_ink);
            let note_x = end + 14.0;
            let baseline = rect.center().y - 2.0 + WORDS_SIZE * HALF_LETTER;
            self.text_within(style, note_x, baseline, rect.right() - note_x, note);
            return;
        }
        let size = rect.h / HEIGHT;
        let cap = CAP_HEIGHT * size;
        let cap_x = rect.right() - CAP_RIGHT * size - cap;
        let middle = self.focused_menu_row(rect, words, cap_x - 8.0, attention);
        self.key_cap(Cap::Enter, cap_x, middle - cap / 2.0, cap, attention.pressed);
    }

    /// An item that is a choice between two arrows, so wide at its end; tells where that lies.
    pub fn menu_choice(
        &mut self,
        rect: Rect,
        words: &str,
        (value, width): (&str, f32),
        attention: Attention,
    ) -> Rect {
        let [label, end] = row(rect.inset_by(vec2(S, 0.0))).gap(S).split([grow(1.0), fixed(width)]);
        if attention.focused {
            self.focused_menu_row(rect, words, label.right(), attention);
        } else {
            self.menu_words(rect, self.palette().ink, words);
        }
        // The face of a button ends above its lip.
        let [choice] = column(end.offset(vec2(0.0, -LIP / 2.0)))
            .centred()
            .split([grow(1.0).at_most(CHOICE * rect.h)]);
        self.stepper(choice, (value, self.palette().ink), "", [true; 2], false);
        choice
    }

    /// The item that has the focus, with its words up to here; tells where its middle is.
    fn focused_menu_row(&mut self, rect: Rect, words: &str, end: f32, attention: Attention) -> f32 {
        let (face, ink) = self.button_body(rect, ButtonKind::Main, attention);
        let size = rect.h / HEIGHT;
        let (middle, x) = (face.center().y, rect.x + WORDS_LEFT * size);
        self.lemon(vec2(rect.x + LEMON_LEFT * size, middle), LEMON_RADIUS * size, LEMON_TURN);
        let style = Style::new(Face::Title, FOCUSED_SIZE * size, ink);
        self.text_within(style, x, middle + style.size * HALF_LETTER, end - x, words);
        middle
    }

    /// An item that cannot be chosen now: struck out, so that it need not be dim.
    pub fn closed_menu_row(&mut self, rect: Rect, words: &str) {
        let ink = self.palette().muted_ink;
        let end = self.menu_words(rect, ink, words);
        let start = vec2(rect.x + WORDS_LEFT * rect.h / HEIGHT - 4.0, rect.center().y - 2.0);
        self.line(start, vec2(end + 4.0, start.y), 2.0, ink);
    }

    fn menu_words(&mut self, rect: Rect, ink: Color, words: &str) -> f32 {
        let size = rect.h / HEIGHT;
        let style = Style::new(Face::Menu, (WORDS_SIZE * size).max(18.0), ink);
        let baseline = rect.center().y - 2.0 + style.size * HALF_LETTER;
        self.text(style, rect.x + WORDS_LEFT * size, baseline, words)
    }
}
