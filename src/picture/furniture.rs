//! The furniture of screens: panels, buttons, chips, rows and labels, in the measures of the art
//! direction. Everything is drawn in the given place; nothing here knows about clicks or keys.

use super::geometry::{Color, Rect, Vec2, vec2};
use super::key_cap::Cap;
use super::painter::Painter;
use super::sizes::{BODY, LABEL, M, PANEL_RADIUS, ROW};
use super::text::{HALF_LETTER, Style};
use super::typeface::Typeface;

const LIP: f32 = 4.0;
const SUNK: f32 = 3.0;
const BUTTON_RADIUS: f32 = 14.0;
const ROW_RADIUS: f32 = 12.0;
const THIN_LINE: f32 = 1.5;
const SQUARE: f32 = 16.0;
/// Panels lower than this are a little less round.
const LOW_PANEL: f32 = 200.0;

/// The size of a button's words, in parts of its height.
const BUTTON_WORDS: f32 = 0.39;

/// Whether a thing has the focus, and whether it is held down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attention {
    pub focused: bool,
    pub pressed: bool,
}

/// What a button means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonKind {
    /// The one that confirms or goes on; a screen has one.
    Main,
    /// The bright one beside it, such as the one that rolls a seed.
    Second,
    Plain,
}

impl Attention {
    /// Not held down, with the focus or without.
    pub fn focused(focused: bool) -> Self {
        Self { focused, pressed: false }
    }
}

impl Painter<'_> {
    /// The background, which has to come first: it covers everything drawn before.
    pub fn background(&mut self) {
        let screen = self.screen;
        self.clear(self.palette.background);
        let Some(line) = self.palette.squared_lines else { return };
        let hairline = 1.0 / self.measures.density;
        for column in 1..(screen.w / SQUARE).ceil() as u16 {
            self.rect(Rect { x: f32::from(column) * SQUARE, w: hairline, ..screen }, line);
        }
        for row in 1..(screen.h / SQUARE).ceil() as u16 {
            self.rect(Rect { y: f32::from(row) * SQUARE, h: hairline, ..screen }, line);
        }
    }

    /// A panel that other things lie on, with its shadow. Small ones are a little less round.
    pub fn panel(&mut self, rect: Rect) {
        let radius = if rect.h < LOW_PANEL { M } else { PANEL_RADIUS };
        let finish = &self.palette.finish;
        let shadow = &finish.panel_shadow;
        let below = rect.offset(Vec2::from(shadow.offset));
        if shadow.softness > 0.0 {
            let narrower = Rect { x: below.x + 2.0, w: below.w - 4.0, ..below };
            self.soft_shadow(narrower, radius, shadow.softness, shadow.colour);
        } else {
            self.round_rect(below, radius, shadow.colour);
        }
        self.round_rect(rect, radius, self.palette.panel);
        if let Some(shine) = finish.panel_shine {
            let line = Rect::new(rect.x + radius, rect.y + 2.0, rect.w - 2.0 * radius, 2.0);
            self.rect(line, shine);
        }
        self.round_border(rect, radius, finish.panel_line, self.palette.panel_edge);
    }

    /// The area of a panel with its border and shadow.
    pub fn panel_reach(&self, rect: Rect) -> Rect {
        let shadow = &self.palette.finish.panel_shadow;
        let below = rect.offset(Vec2::from(shadow.offset));
        rect.combine_with(below.inset(-shadow.softness)).inset(-1.0)
    }

    /// The ring that shows the keyboard focus.
    pub fn focus_ring(&mut self, rect: Rect, radius: f32) {
        self.put_focus(rect);
        self.round_border(rect.inset(-6.0), radius + 6.0, 3.0, self.palette.focus);
    }

    /// A button, and beside its words the key that does the same. The key stands before a number,
    /// so that it is not read as one more digit.
    pub fn button(
        &mut self,
        rect: Rect,
        kind: ButtonKind,
        words: &str,
        cap: Option<Cap>,
        attention: Attention,
    ) {
        let (face, ink) = self.button_body(rect, kind, attention);
        let cap = cap.filter(|_| !self.is_touched());
        let cap_height = if rect.h < 50.0 { 24.0 } else { 26.0 };
        let gap = 10.0;
        let beside = cap.map_or(0.0, |cap| gap + self.key_cap_width(cap, cap_height));
        let room = rect.w - 16.0 - beside;
        let most = self.letters((rect.h * BUTTON_WORDS).round());
        let size = self.shrunk(Typeface::Title, most, room, words);
        let style = Style::new(Typeface::Title, size, ink);
        let width = self.measure(Typeface::Title, size, words).min(room);
        let middle = face.center();
        let x = middle.x - 0.5 * (width + beside);
        let is_number = !words.contains(char::is_alphabetic);
        let (words_x, cap_x) = if is_number { (x + beside, x) } else { (x, x + width + gap) };
        self.text_within(style, words_x, middle.y + size * HALF_LETTER, room, words);
        if let Some(cap) = cap {
            self.key_cap(cap, cap_x, middle.y - cap_height / 2.0, cap_height, false);
        }
    }

    /// A chip: one of a few choices.
    pub fn chip(&mut self, rect: Rect, words: &str, chosen: bool, focused: bool) {
        let palette = self.palette;
        let radius = rect.h / 2.0;
        let (face, ink) = if chosen {
            self.round_rect(rect, radius, palette.finish.chosen);
            (Typeface::Strong, palette.finish.chosen_ink)
        } else {
            self.frame(rect, radius);
            (Typeface::Body, palette.ink)
        };
        self.words(rect.inset_by(vec2(6.0, 0.0)), Style::new(face, BODY, ink).centred(), words);
        if focused {
            self.focus_ring(rect, radius);
        }
    }

    /// The label of a row of settings; the whole row shows the focus of the control at its end.
    pub fn row(&mut self, rect: Rect, words: &str, focused: bool) {
        if focused {
            self.round_rect(rect.inset(-4.0), ROW_RADIUS + 4.0, self.palette.field);
            self.focus_ring(rect, ROW_RADIUS);
        }
        let style = Style::new(Typeface::Body, ROW, self.palette.ink);
        self.text(style, rect.x + M, rect.center().y + ROW * HALF_LETTER, words);
    }

    /// A label over or before a control.
    pub fn label(&mut self, place: Rect, words: &str) {
        if place.unless_empty().is_some() {
            self.words(place, Style::new(Typeface::Strong, LABEL, self.palette.muted_ink), words);
        }
    }

    /// A label, and its value at the end of the line.
    pub fn label_pair(&mut self, line: Rect, words: &str, value: &str) {
        let palette = self.palette;
        self.words(line, Style::new(Typeface::Strong, BODY, palette.muted_ink), words);
        self.words(line, Style::new(Typeface::Title, ROW, palette.ink).right(), value);
    }

    /// A button without words; returns its top face and the colour to write on it with.
    pub(crate) fn button_body(
        &mut self,
        rect: Rect,
        kind: ButtonKind,
        attention: Attention,
    ) -> (Rect, Color) {
        let palette = self.palette;
        let finish = &palette.finish;
        let (top, lip, ink) = match kind {
            ButtonKind::Main => (palette.accent, finish.main_lip, palette.accent_ink),
            ButtonKind::Second => {
                (palette.second_accent, finish.second_lip, palette.second_accent_ink)
            }
            ButtonKind::Plain => (finish.plain_top, finish.plain_lip, palette.ink),
        };
        let sunk = if attention.pressed { SUNK } else { 0.0 };
        let body = Rect::new(rect.x, rect.y + sunk, rect.w, rect.h - sunk);
        let face = Rect { h: rect.h - LIP, ..body };
        self.round_rect(body, BUTTON_RADIUS, lip);
        self.round_rect(face, BUTTON_RADIUS, top);
        let plain = (kind == ButtonKind::Plain).then_some(finish.plain_edge);
        if let Some(edge) = finish.button_edge.or(plain) {
            self.round_border(face, BUTTON_RADIUS, THIN_LINE, edge);
        } else if let Some(shine) = finish.button_shine {
            let line = Rect::new(face.x + 10.0, face.y + 4.0, face.w - 20.0, 4.0);
            self.round_rect(line, 2.0, shine);
        }
        if attention.focused {
            self.focus_ring(rect, BUTTON_RADIUS);
        }
        (face, ink)
    }

    /// A recess for something to choose or to write in.
    pub(crate) fn frame(&mut self, rect: Rect, radius: f32) {
        self.round_rect(rect, radius, self.palette.field);
        self.round_border(rect, radius, THIN_LINE, self.palette.finish.control_edge);
    }
}
