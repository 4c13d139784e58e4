//! The foot of every screen: which key does what, now. It stays calm, is always in the same place,
//! and does not shrink: where there is no room for all words, the last keys stand alone, and what
//! then has no room is left out.

use super::geometry::Rect;
use super::key_cap::Cap;
use super::painter::Painter;
use super::sizes::{BODY, KEY, L, S, XS};
use super::typeface::Face;

/// Between keys that stand alone.
const SMALL_GAP: f32 = 14.0;
/// So much of the room the first keys have for their words, whatever becomes of the last ones.
const ROOM_FOR_WORDS: f32 = 0.72;

impl Painter<'_> {
    /// Keys and the words for what they do, centred. The first come first: those at the end lose
    /// their words, and then their place, where there is no room.
    pub fn foot(&mut self, rect: Rect, entries: &[(&[Cap], &str)]) {
        let palette = self.palette();
        self.rect(rect, palette.panel);
        self.rect(Rect { h: palette.finish.panel_line, ..rect }, palette.panel_edge);
        self.foot_entries(rect, entries);
    }

    /// The same without the strip that they lie on.
    pub fn foot_entries(&mut self, rect: Rect, entries: &[(&[Cap], &str)]) {
        for place in self.foot_places(rect, entries) {
            let (caps, words) = entries[place.entry];
            let line = Rect { x: place.x, w: place.width + XS, ..rect };
            let beside = self.keys(line, caps, KEY);
            if place.has_words {
                let style = self.muted(Face::Body, BODY);
                self.text(style, beside.x, rect.center().y + 5.0, words);
            }
        }
    }

    /// Where each key of a foot is, with the words beside it if it is alone.
    pub fn foot_caps(&self, rect: Rect, entries: &[(&[Cap], &str)]) -> Vec<(Rect, Vec<Cap>)> {
        let mut caps = Vec::new();
        for Place { entry, mut x, width, .. } in self.foot_places(rect, entries) {
            let entry = &entries[entry];
            let row = Rect::new(x, rect.y, width, rect.h);
            let present = |cap: &Cap| self.present(*cap);
            let is_one = entry.0.len() == 1 || entry.0.first() == Some(&Cap::Word("Ctrl"));
            if is_one {
                caps.push((row, entry.0.iter().map(present).collect()));
                continue;
            }
            for cap in entry.0 {
                let width = self.key_cap_width(*cap, KEY);
                caps.push((Rect { x, w: width, ..row }, vec![present(cap)]));
                x += width + XS;
            }
        }
        caps
    }

    /// Which entries there is room for, and where they begin.
    fn foot_places(&self, rect: Rect, entries: &[(&[Cap], &str)]) -> Vec<Place> {
        let widths: Vec<_> = entries
            .iter()
            .map(|(caps, words)| {
                let alone = self.keys_width(caps, KEY);
                [alone, alone + S + self.measure(Face::Body, BODY, words)]
            })
            .collect();
        let (mut places, width) = shared_out(rect.w - 2.0 * L, &widths);
        let left = rect.center().x - width / 2.0;
        for place in &mut places {
            place.x += left;
        }
        places
    }
}

/// Where an entry of a foot is.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Place {
    entry: usize,
    x: f32,
    width: f32,
    has_words: bool,
}

/// Shares a width out among entries, each of which may be shown without words or with them, and
/// tells how much of it that takes.
fn shared_out(room: f32, widths: &[[f32; 2]]) -> (Vec<Place>, f32) {
    let taken = |with_words: usize, count: usize| {
        let of = |(place, [alone, all]): (usize, &[f32; 2])| {
            if place < with_words { all + L } else { alone + SMALL_GAP }
        };
        let last_gap = if with_words < count { SMALL_GAP } else { L };
        widths[..count].iter().enumerate().map(of).sum::<f32>() - last_gap
    };
    let counts = (0..=widths.len()).rev();
    let with_words = counts
        .clone()
        .find(|&words| {
            taken(words, widths.len()) <= room || taken(words, words) <= ROOM_FOR_WORDS * room
        })
        .unwrap_or(0);
    let count = counts.clone().find(|&count| taken(with_words.min(count), count) <= room);
    let count = count.unwrap_or(0);
    let mut x = 0.0;
    let places = widths[..count].iter().enumerate().map(|(entry, [alone, all])| {
        let has_words = entry < with_words;
        let (width, gap) = if has_words { (*all, L) } else { (*alone, SMALL_GAP) };
        let place = Place { entry, x, width, has_words };
        x += width + gap;
        place
    });
    (places.collect(), taken(with_words.min(count), count).max(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_words_go_first_then_the_last_keys_and_nothing_overlaps() {
        let widths: Vec<[f32; 2]> =
            [(124.0, 40.0), (28.0, 90.0), (60.0, 30.0), (28.0, 120.0), (90.0, 60.0)]
                .map(|(caps, words)| [caps, caps + words])
                .to_vec();
        let mut last = usize::MAX;
        for room in (0..900_u16).rev() {
            let (places, width) = shared_out(f32::from(room), &widths);
            assert!(width <= f32::from(room));
            for pair in places.windows(2) {
                assert!(pair[0].x + pair[0].width + SMALL_GAP <= pair[1].x, "{places:?}");
                assert!(pair[0].has_words || !pair[1].has_words);
            }
            assert!(places.last().is_none_or(|last| (last.x + last.width - width).abs() < 0.01));
            let words = places.iter().filter(|place| place.has_words).count();
            let end = places.iter().rfind(|place| place.has_words).map(|last| last.x + last.width);
            let most = end.is_none_or(|end| end <= ROOM_FOR_WORDS * f32::from(room));
            assert!(places.len() == widths.len() || most, "words stand only where they may");
            assert!(words <= last, "less room, fewer words");
            last = words;
        }
        assert_eq!((shared_out(0.0, &widths).0.len(), last), (0, 0));
    }
}
