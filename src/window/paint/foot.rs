//! The foot of every screen: which key does what, now. It stays calm, is always in the same place,
//! and leaves out what does not fit rather than shrink.

use macroquad::math::Rect;

use super::Painter;
use super::key_cap::Cap;
use super::text::Style;
use super::typeface::Face;

const CAP_HEIGHT: f32 = 28.0;
const CAP_GAP: f32 = 4.0;
const WORD_GAP: f32 = 8.0;
const ENTRY_GAP: f32 = 24.0;
const WORD_SIZE: f32 = 15.0;

impl Painter {
    /// Keys and the words for what they do, centred. The first come first: those at the end are
    /// left out where there is no room.
    pub fn foot(&mut self, rect: Rect, entries: &[(&[Cap], &str)]) {
        let palette = self.palette;
        self.rect(rect, palette.panel);
        self.rect(Rect { h: palette.finish.panel_line, ..rect }, palette.panel_edge);
        let room = rect.w - 2.0 * ENTRY_GAP;
        let mut width = -ENTRY_GAP;
        let fitting = entries.iter().take_while(|entry| {
            width += self.entry_width(entry) + ENTRY_GAP;
            width <= room
        });
        let fitting = &entries[..fitting.count()];
        let widths = fitting.iter().map(|entry| self.entry_width(entry) + ENTRY_GAP);
        let mut x = rect.center().x - (widths.sum::<f32>() - ENTRY_GAP) / 2.0;
        for entry in fitting {
            self.entry(entry, x, rect.center().y);
            x += self.entry_width(entry) + ENTRY_GAP;
        }
    }

    fn entry(&mut self, (caps, words): &(&[Cap], &str), mut x: f32, middle: f32) {
        for &cap in *caps {
            x += self.key_cap(cap, x, middle - CAP_HEIGHT / 2.0, CAP_HEIGHT, false) + CAP_GAP;
        }
        let style = Style::new(Face::Body, WORD_SIZE, self.palette.muted_ink);
        self.text(style, x - CAP_GAP + WORD_GAP, middle + 5.0, words);
    }

    fn entry_width(&self, (caps, words): &(&[Cap], &str)) -> f32 {
        let caps: f32 = caps.iter().map(|&cap| self.key_cap_width(cap, CAP_HEIGHT) + CAP_GAP).sum();
        caps - CAP_GAP + WORD_GAP + self.measure(Face::Body, WORD_SIZE, words)
    }
}
