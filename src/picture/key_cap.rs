//! Key caps: how a screen shows what a key does. Arrows are drawn, other keys are shown by their
//! names; a cap is lit while its key is held. The cap of a command is that of the key bound to it,
//! and while a gamepad is in use a key is shown as the button that stands for it.

use std::f32::consts::TAU;

use crate::game::bindings::KeyCommand;
use crate::game::input::{Button, Family, Key};

use super::geometry::{Color, Rect, Vec2, vec2};
use super::icon::Way;
use super::painter::Painter;
use super::text::Style;
use super::typeface::Typeface;

const RADIUS: f32 = 7.0;
const LIP: f32 = 3.0;
const RIM: f32 = 1.25;
const ARROW_LINE: f32 = 2.25;

/// What stands on a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cap {
    /// An arrow.
    Arrow(Way),
    /// The hook of the return key.
    Enter,
    /// The trough of the space bar.
    Space,
    /// A letter or a key's name.
    Word(&'static str),
    /// The key that is bound to this command.
    Of(KeyCommand),
}

impl Cap {
    /// The key that it shows, unless that is a modifier held with others.
    pub fn key(self) -> Option<Key> {
        match self {
            Self::Arrow(Way::Up) => Some(Key::Up),
            Self::Arrow(Way::Down) => Some(Key::Down),
            Self::Arrow(Way::Left) => Some(Key::Left),
            Self::Arrow(Way::Right) => Some(Key::Right),
            Self::Enter => Some(Key::Enter),
            Self::Space => Some(Key::Space),
            Self::Word("Shift" | "Right Shift" | "Ctrl") | Self::Of(_) => None,
            Self::Word(word) => Key::ALL.iter().copied().find(|key| key.label() == word),
        }
    }

    /// The cap of this key.
    pub const fn of_key(key: Key) -> Self {
        match key {
            Key::Up => Self::Arrow(Way::Up),
            Key::Down => Self::Arrow(Way::Down),
            Key::Left => Self::Arrow(Way::Left),
            Key::Right => Self::Arrow(Way::Right),
            Key::Space => Self::Space,
            key => Self::Word(key.label()),
        }
    }
}

/// The size of the letters on a key cap: never too small to be read.
fn letters(height: f32) -> f32 {
    (height / 2.0).max(13.0)
}

impl Painter<'_> {
    /// Draws a key cap and returns its width.
    pub fn key_cap(&mut self, cap: Cap, x: f32, y: f32, height: f32, lit: bool) -> f32 {
        let palette = self.palette;
        let finish = &palette.finish;
        let (top, lip, ink) = if lit {
            (palette.accent, finish.lit_key_lip, palette.accent_ink)
        } else {
            (finish.key_top, finish.key_lip, palette.ink)
        };
        let key = Rect::new(x, y, self.key_cap_width(cap, height), height);
        self.round_rect(key, RADIUS, lip);
        let face = Rect { h: height - LIP, ..key };
        self.round_rect_as_is(face.inset(RIM), RADIUS - RIM, top);
        let middle = vec2(key.center().x, y + (height - 2.0) / 2.0);
        if let Some(button) = self.button_of(cap) {
            self.button_face(button, middle, height, ink);
            return key.w;
        }
        match self.present(cap) {
            Cap::Arrow(path) => self.arrow(path, middle, height * 0.22, ARROW_LINE, ink),
            Cap::Enter => self.enter(middle, height * 0.22, ink),
            Cap::Space => self.space_bar(middle, ink),
            Cap::Word(word) => {
                let style = Style::new(Typeface::Strong, letters(height), ink).centred();
                self.text(style, middle.x, middle.y + height * 0.18, word);
            }
            Cap::Of(_) => {}
        }
        key.w
    }

    /// The cap with a command replaced by the key bound to it now.
    pub fn present(&self, cap: Cap) -> Cap {
        match cap {
            Cap::Of(command) => Cap::of_key(self.bindings.key(command)),
            cap => cap,
        }
    }

    /// The width of a key cap.
    pub fn key_cap_width(&self, cap: Cap, height: f32) -> f32 {
        let button = self.button_of(cap).map(|(family, button)| family.label(button).unwrap_or(""));
        let present = button.map_or_else(|| self.present(cap), Cap::Word);
        match present {
            Cap::Word(word) if word.chars().nth(1).is_some() => {
                (self.measure(Typeface::Strong, letters(height), word) + 18.0).round().max(height)
            }
            _ => height,
        }
    }

    /// Whether a gamepad is in use that has a button for this.
    pub fn is_on_pad(&self, cap: Cap) -> bool {
        self.button_of(cap).is_some()
    }

    /// The button that stands for a key on the gamepad in use. `None` for letters without a
    /// command, which are typed or held with another key, and for arrows, which every gamepad has.
    fn button_of(&self, cap: Cap) -> Option<(Family, Button)> {
        let is_letter = |word: &str| word.len() == 1 && word.starts_with(char::is_alphabetic);
        match (cap, self.present(cap)) {
            (Cap::Word(word), _) if is_letter(word) => None,
            (_, Cap::Arrow(_)) => None,
            (_, present) => self.button_for(present.key()?),
        }
    }

    /// The label of a button.
    fn button_face(
        &mut self,
        (family, button): (Family, Button),
        middle: Vec2,
        height: f32,
        ink: Color,
    ) {
        let r = height * 0.22;
        if let Some(label) = family.label(button) {
            let style = Style::new(Typeface::Strong, letters(height), ink).centred();
            self.text(style, middle.x, middle.y + height * 0.18, label);
            return;
        }
        match (family, button) {
            (_, Button::Go(direction)) => {
                self.arrow(Way::of(direction), middle, r, ARROW_LINE, ink);
            }
            (Family::PlayStation, Button::South) => {
                for slope in [-0.75, 0.75] {
                    let arm = vec2(0.75, slope) * r;
                    self.line(middle - arm, middle + arm, ARROW_LINE, ink);
                }
            }
            (Family::PlayStation, Button::East) => self.outline(16, middle, r, ink),
            (Family::PlayStation, Button::West) => self.outline(4, middle, r, ink),
            (Family::PlayStation, _) => self.outline(3, middle, r, ink),
            _ => {
                for (one, place) in [
                    (Button::South, vec2(0.0, r)),
                    (Button::East, vec2(r, 0.0)),
                    (Button::West, vec2(-r, 0.0)),
                    (Button::North, vec2(0.0, -r)),
                ] {
                    let dot = if one == button { 0.5 * r } else { 0.2 * r };
                    self.circle(middle + place, dot, ink);
                }
            }
        }
    }

    /// A regular polygon with this many corners that stands on a side.
    fn outline(&mut self, corners: u8, middle: Vec2, radius: f32, ink: Color) {
        let corner = |place: u8| {
            let turn = (f32::from(place) + 0.5) / f32::from(corners) * TAU;
            middle + radius * vec2(turn.sin(), turn.cos())
        };
        for place in 0..corners {
            self.line(corner(place), corner(place + 1), ARROW_LINE, ink);
        }
    }
}
