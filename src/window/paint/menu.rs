//! The items of the title's menu. The one with the focus is the screen's main button: it fills
//! with mint, shows the slice of lemon and the key that goes.

use macroquad::math::{Rect, vec2};

use super::Painter;
use super::furniture::{Attention, ButtonKind, HALF_LETTER};
use super::key_cap::Cap;
use super::text::Style;
use super::typeface::Face;

const WORDS_LEFT: f32 = 64.0;
const LEMON_LEFT: f32 = 34.0;
const LEMON_RADIUS: f32 = 15.0;
const LEMON_TURN: f32 = 0.35;
const CAP_HEIGHT: f32 = 26.0;
const CAP_RIGHT: f32 = 18.0;

impl Painter {
    /// An item, and behind it in small letters what it is about. While
    /// the focus is on it, it shows its name only.
    pub fn menu_row(&mut self, rect: Rect, words: &str, note: &str, attention: Attention) {
        let x = rect.x + WORDS_LEFT;
        if attention.focused {
            let (face, ink) = self.button_body(rect, ButtonKind::Main, attention);
            let middle = face.center().y;
            self.lemon(vec2(rect.x + LEMON_LEFT, middle), LEMON_RADIUS, LEMON_TURN);
            let cap_x = rect.right() - CAP_RIGHT - CAP_HEIGHT;
            let style = Style::new(Face::Title, 26.0, ink);
            let baseline = middle + style.size * HALF_LETTER;
            self.text_within(style, x, baseline, cap_x - x - 8.0, words);
            self.key_cap(
                Cap::Enter,
                cap_x,
                middle - CAP_HEIGHT / 2.0,
                CAP_HEIGHT,
                attention.pressed,
            );
            return;
        }
        let style = Style::new(Face::Menu, 22.0, self.palette.ink);
        let baseline = rect.center().y - 2.0 + style.size * HALF_LETTER;
        let end = self.text(style, x, baseline, words);
        let note_style = Style::new(Face::Body, 15.0, self.palette.muted_ink);
        let note_x = end + 14.0;
        self.text_within(note_style, note_x, baseline, rect.right() - note_x, note);
    }
}
