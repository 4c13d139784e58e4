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
        for (x, place) in self.foot_places(rect, entries) {
            self.entry(&entries[place], x, rect.center().y);
        }
    }

    /// Where each key of a foot is, with the words beside it if it is alone.
    pub fn foot_caps<'a>(
        &self,
        rect: Rect,
        entries: &[(&'a [Cap<'a>], &str)],
    ) -> Vec<(Rect, Vec<Cap<'a>>)> {
        let mut caps = Vec::new();
        for (mut x, place) in self.foot_places(rect, entries) {
            let entry = &entries[place];
            let row = Rect::new(x, rect.y, self.entry_width(entry), rect.h);
            let present = |cap: &Cap<'a>| self.present(*cap);
            let is_one = entry.0.len() == 1 || entry.0.first() == Some(&Cap::Word("Ctrl"));
            if is_one {
                caps.push((row, entry.0.iter().map(present).collect()));
                continue;
            }
            for cap in entry.0 {
                let width = self.key_cap_width(*cap, CAP_HEIGHT);
                caps.push((Rect { x, w: width, ..row }, vec![present(cap)]));
                x += width + CAP_GAP;
            }
        }
        caps
    }

    /// Which entries there is room for, and where they begin.
    fn foot_places(&self, rect: Rect, entries: &[(&[Cap], &str)]) -> Vec<(f32, usize)> {
        let room = rect.w - 2.0 * ENTRY_GAP;
        let mut width = -ENTRY_GAP;
        let mut places = Vec::new();
        for (place, entry) in entries.iter().enumerate() {
            let begin = width + ENTRY_GAP;
            let end = begin + self.entry_width(entry);
            if end > room {
                break;
            }
            places.push((begin, place));
            width = end;
        }
        let left = rect.center().x - width / 2.0;
        places.into_iter().map(|(begin, place)| (left + begin, place)).collect()
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
