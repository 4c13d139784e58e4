//! The foot of every screen: which key does what, now. It stays calm, is always in the same place,
//! and does not shrink: entries without room on it are on its other pages.

use std::ops::Range;

use super::furniture::{Attention, ButtonKind};
use super::geometry::Rect;
use super::key_cap::Cap;
use super::layout::{column, fixed, row};
use super::painter::Painter;
use super::sizes::{BODY, KEY, L, M, S, XS};
use super::text::{HALF_LETTER, Style};
use super::typeface::Typeface;

/// The space above and below a key for fingers, which takes the rest of the foot's height.
const AROUND_BUTTONS: f32 = 8.0;

impl Painter<'_> {
    /// Keys and the words for what they do, centred, the most important first.
    pub fn foot(&mut self, rect: Rect, entries: &[(&[Cap], &str)]) {
        let palette = self.palette;
        self.rect(rect, palette.panel);
        self.rect(Rect { h: palette.finish.panel_line, ..rect }, palette.panel_edge);
        self.foot_entries(rect, entries);
    }

    /// The entries of a foot without the strip behind them.
    pub fn foot_entries(&mut self, rect: Rect, entries: &[(&[Cap], &str)]) {
        for ((caps, words), place) in entries.iter().zip(self.foot_places(rect, entries)) {
            let height = self.foot_key();
            if self.is_touched() && is_one(caps) {
                let [button] = column(place).centred().split([fixed(height)]);
                self.foot_button(button, words);
                continue;
            }
            let beside = self.keys(Rect { w: place.w + XS, ..place }, caps, height);
            let style = self.muted(Typeface::Body, BODY);
            self.text(style, beside.x, rect.center().y + 5.0, words);
        }
    }

    /// Where each key of a foot is; a key that stands alone includes the words beside it.
    pub fn foot_caps(&self, rect: Rect, entries: &[(&[Cap], &str)]) -> Vec<(Rect, Vec<Cap>)> {
        let mut places = Vec::new();
        for ((caps, _), place) in entries.iter().zip(self.foot_places(rect, entries)) {
            if is_one(caps) {
                places.push((place, caps.iter().map(|&cap| self.present(cap)).collect()));
                continue;
            }
            let widths = caps.iter().map(|&cap| fixed(self.key_cap_width(cap, self.foot_key())));
            let keys = row(place).gap(XS).each(widths);
            places.extend(keys.into_iter().zip(caps.iter().map(|&cap| vec![self.present(cap)])));
        }
        places
    }

    /// Whether all entries have room on a foot.
    pub fn foot_fits(&self, rect: Rect, entries: &[(&[Cap], &str)]) -> bool {
        self.foot_length(entries) <= rect.w - 2.0 * self.foot_gap()
    }

    /// The ranges of entries on each page of a foot that shows `always` on all of them.
    pub fn foot_pages(
        &self,
        rect: Rect,
        entries: &[(&[Cap], &str)],
        always: &[(&[Cap], &str)],
    ) -> Vec<Range<usize>> {
        let widths: Vec<f32> = entries.iter().map(|entry| self.foot_width(entry)).collect();
        let gap = self.foot_gap();
        pages(rect.w - 3.0 * gap - self.foot_length(always), &widths, gap)
    }

    /// The height of keys: buttons for fingers are higher.
    fn foot_key(&self) -> f32 {
        if self.is_touched() { self.foot - AROUND_BUTTONS } else { KEY }
    }

    fn foot_gap(&self) -> f32 {
        if self.is_touched() { S } else { L }
    }

    /// A button for fingers, without the name of a key that they do not have.
    fn foot_button(&mut self, place: Rect, words: &str) {
        let (face, ink) = self.button_body(place, ButtonKind::Plain, Attention::default());
        let style = Style::new(Typeface::Body, BODY, ink);
        self.text(style, face.x + M, face.center().y + BODY * HALF_LETTER, words);
    }

    fn foot_length(&self, entries: &[(&[Cap], &str)]) -> f32 {
        let gap = self.foot_gap();
        entries.iter().map(|entry| self.foot_width(entry) + gap).sum::<f32>() - gap
    }

    fn foot_width(&self, (caps, words): &(&[Cap], &str)) -> f32 {
        let words = self.measure(Typeface::Body, BODY, words);
        if self.is_touched() && is_one(caps) {
            return (words + 2.0 * M).max(self.foot_key());
        }
        self.keys_width(caps, self.foot_key()) + S + words
    }

    fn foot_places(&self, rect: Rect, entries: &[(&[Cap], &str)]) -> Vec<Rect> {
        let widths = entries.iter().map(|entry| fixed(self.foot_width(entry)));
        row(rect).gap(self.foot_gap()).centred().each(widths)
    }
}

/// Whether it is one key, alone or with Ctrl held.
fn is_one(caps: &[Cap]) -> bool {
    caps.len() == 1 || caps.first() == Some(&Cap::Word("Ctrl"))
}

/// Distributes entries of these widths among pages of the width `room`; each page has at least one.
fn pages(room: f32, widths: &[f32], gap: f32) -> Vec<Range<usize>> {
    let mut starts = vec![0];
    let mut taken = 0.0;
    for (entry, width) in widths.iter().enumerate() {
        if taken > 0.0 && taken + gap + width > room {
            starts.push(entry);
            taken = 0.0;
        }
        taken += width + if taken > 0.0 { gap } else { 0.0 };
    }
    let ends = starts.iter().skip(1).copied().chain([widths.len()]);
    starts.iter().copied().zip(ends).map(|(start, end)| start..end).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_is_on_one_page_in_its_order_and_no_page_is_too_full() {
        let widths = [124.0, 118.0, 90.0, 148.0, 150.0];
        let width = |page: &Range<usize>| {
            widths[page.clone()].iter().map(|width| width + L).sum::<f32>() - L
        };
        let mut most = 1;
        for room in (0..900_u16).rev().map(f32::from) {
            let pages = pages(room, &widths, L);
            assert_eq!(pages.iter().cloned().flatten().collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
            assert_eq!(pages.len() == 1, room >= width(&(0..5)));
            assert!(pages.len() >= most, "less room, more pages");
            most = pages.len();
            for page in pages.iter().filter(|page| page.len() > 1) {
                assert!(width(page) <= room, "{page:?} in {room}");
            }
        }
        assert_eq!(most, 5);
        assert_eq!(pages(0.0, &[], L).len(), 1);
    }
}
