//! Key caps: how a screen shows what a key does. Arrows are drawn, everything else is the key's
//! name; a cap is lit while its key is held. The cap of a command is that of its present key.

use crate::game::bindings::Command;
use crate::game::input::Key;

use super::geometry::{Rect, vec2};
use super::icon::Way;
use super::painter::Painter;
use super::text::Style;
use super::typeface::Face;

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
    /// The key that this command has at present.
    Of(Command),
}

impl Cap {
    /// The key that it shows, unless that is only held beside others.
    pub fn key(self) -> Option<Key> {
        match self {
            Self::Arrow(Way::Up) => Some(Key::Up),
            Self::Arrow(Way::Down) => Some(Key::Down),
            Self::Arrow(Way::Left) => Some(Key::Left),
            Self::Arrow(Way::Right) => Some(Key::Right),
            Self::Enter => Some(Key::Enter),
            Self::Space => Some(Key::Space),
            Self::Word("Shift" | "Shift R" | "Ctrl") | Self::Of(_) => None,
            Self::Word(word) => Key::ALL.iter().copied().find(|key| key.label() == word),
        }
    }

    /// What stands on this key.
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

/// How large the letters on a key cap are: never too small to be read.
fn letters(height: f32) -> f32 {
    (height / 2.0).max(13.0)
}

impl Painter<'_> {
    /// Draws a key cap and tells how wide it is.
    pub fn key_cap(&mut self, cap: Cap, x: f32, y: f32, height: f32, lit: bool) -> f32 {
        let palette = self.palette();
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
        match self.present(cap) {
            Cap::Arrow(path) => self.arrow(path, middle, height * 0.22, ARROW_LINE, ink),
            Cap::Enter => self.enter(middle, height * 0.22, ink),
            Cap::Space => self.space_bar(middle, ink),
            Cap::Word(word) => {
                let style = Style::new(Face::Strong, letters(height), ink).centred();
                self.text(style, middle.x, middle.y + height * 0.18, word);
            }
            Cap::Of(_) => {}
        }
        key.w
    }

    /// The cap that a command has now.
    pub fn present(&self, cap: Cap) -> Cap {
        match cap {
            Cap::Of(command) => Cap::of_key(self.bindings().key(command)),
            cap => cap,
        }
    }

    /// How wide a key cap is.
    pub fn key_cap_width(&self, cap: Cap, height: f32) -> f32 {
        match self.present(cap) {
            Cap::Word(word) if word.chars().nth(1).is_some() => {
                (self.measure(Face::Strong, letters(height), word) + 18.0).round().max(height)
            }
            _ => height,
        }
    }
}
