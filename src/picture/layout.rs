//! Places by rule: a rectangle is shared out among things in a row or a column, and each says how
//! much it wants. What is shared out never leaves the rectangle and never overlaps; where there is
//! no room for everything, what can be done without is left out.
//!
//! ```text
//! let [heading, tabs, body] = column(area).gap(S).split([fixed(40.0), fixed(34.0), grow(1.0)]);
//! let [list, detail] = row(body).gap(L).split([grow(0.4).at_most(600.0), grow(0.6)]);
//! ```

use super::geometry::{Rect, Vec2};

/// How much of a row's width or a column's height a part wants.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Portion {
    least: f32,
    most: f32,
    share: f32,
    can_go: bool,
}

/// This length exactly.
pub const fn fixed(length: f32) -> Portion {
    Portion { least: length, most: length, share: 0.0, can_go: false }
}

/// A share of what is left, in proportion to the other shares.
pub const fn grow(share: f32) -> Portion {
    Portion { least: 0.0, most: f32::INFINITY, share, can_go: false }
}

/// A flexible length between these two.
pub const fn between(least: f32, most: f32) -> Portion {
    Portion { least, most, share: 1.0, can_go: false }
}

/// Left out, whatever room there is.
pub const fn nothing() -> Portion {
    Portion { least: f32::INFINITY, most: f32::INFINITY, share: 0.0, can_go: true }
}

impl Portion {
    /// At least this length.
    #[must_use]
    pub const fn at_least(self, least: f32) -> Self {
        Self { least, most: self.most.max(least), ..self }
    }

    /// At most this length.
    #[must_use]
    pub const fn at_most(self, most: f32) -> Self {
        Self { most, least: self.least.min(most), ..self }
    }

    /// Left out, with its gap, where the least lengths do not all fit; the last of such parts go
    /// first. What is left out is an empty rectangle.
    #[must_use]
    pub const fn if_room(self) -> Self {
        Self { can_go: true, ..self }
    }
}

/// Parts beside or below each other.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    area: Rect,
    is_row: bool,
    gap: f32,
    widest_gap: f32,
    /// The share of the spare room that lies before the first part.
    lead: f32,
}

/// Parts beside each other, each as high as the area.
pub const fn row(area: Rect) -> Line {
    Line { area, is_row: true, gap: 0.0, widest_gap: 0.0, lead: 0.0 }
}

/// Parts below each other, each as wide as the area.
pub const fn column(area: Rect) -> Line {
    Line { area, is_row: false, gap: 0.0, widest_gap: 0.0, lead: 0.0 }
}

/// A rectangle in the middle of another, at most this large.
pub fn middle(area: Rect, most: Vec2) -> Rect {
    let [across] = row(area).centred().split([grow(1.0).at_most(most.x)]);
    let [place] = column(across).centred().split([grow(1.0).at_most(most.y)]);
    place
}

/// Cells of the same size, row after row, in this many columns.
pub fn grid(area: Rect, columns: usize, count: usize, gap: f32) -> Vec<Rect> {
    let rows = column(area).gap(gap).evenly(count.div_ceil(columns));
    rows.into_iter().flat_map(|one| row(one).gap(gap).evenly(columns)).take(count).collect()
}

impl Line {
    /// Leaves this gap between two parts.
    #[must_use]
    pub const fn gap(self, gap: f32) -> Self {
        Self { gap, ..self }
    }

    /// Lets gaps grow to this where there is spare room.
    #[must_use]
    pub const fn up_to(self, widest_gap: f32) -> Self {
        Self { widest_gap, ..self }
    }

    /// Leaves the spare room on both sides.
    #[must_use]
    pub const fn centred(self) -> Self {
        Self { lead: 0.5, ..self }
    }

    /// Where each of the parts is.
    pub fn split<const N: usize>(self, parts: [Portion; N]) -> [Rect; N] {
        let mut places = [Rect::default(); N];
        for (place, rect) in places.iter_mut().zip(self.each(parts)) {
            *place = rect;
        }
        places
    }

    /// Where each of any number of parts is.
    pub fn each(self, parts: impl IntoIterator<Item = Portion>) -> Vec<Rect> {
        let mut parts: Vec<Option<Portion>> = parts.into_iter().map(Some).collect();
        let whole = if self.is_row { self.area.w } else { self.area.h }.max(0.0);
        let room = |parts: &[Option<Portion>]| {
            let gaps = parts.iter().flatten().count().saturating_sub(1);
            whole - self.gap * gaps as f32
        };
        let least = |parts: &[Option<Portion>]| {
            parts.iter().flatten().map(|part| part.least).sum::<f32>() - HAIR
        };
        while least(&parts) > room(&parts) {
            let Some(last) = parts.iter().rposition(|part| part.is_some_and(|part| part.can_go))
            else {
                break;
            };
            parts[last] = None;
        }
        let present: Vec<Portion> = parts.iter().flatten().copied().collect();
        let lengths = lengths(&present, room(&parts).max(0.0));
        let spare = (room(&parts) - lengths.iter().sum::<f32>()).max(0.0);
        let gaps = lengths.len().saturating_sub(1).max(1) as f32;
        let wider = (spare / gaps).min(self.widest_gap - self.gap).max(0.0);
        let gap = self.gap + wider;
        let mut at = self.lead * (spare - wider * gaps).max(0.0);
        let mut lengths = lengths.into_iter();
        let place = |part: Option<Portion>| {
            let (start, length) = (at, part.and_then(|_| lengths.next()));
            at += length.map_or(0.0, |length| length + gap);
            self.place(start, length.unwrap_or_default())
        };
        parts.into_iter().map(place).collect()
    }

    /// This many parts of the same length.
    pub fn evenly(self, count: usize) -> Vec<Rect> {
        self.each(std::iter::repeat_n(grow(1.0), count))
    }

    fn place(&self, start: f32, length: f32) -> Rect {
        let Rect { x, y, w, h } = self.area;
        if self.is_row {
            Rect::new(x + start, y, length, h)
        } else {
            Rect::new(x, y + start, w, length)
        }
    }
}

/// Lengths that differ by less count as equal.
const HAIR: f32 = 0.01;

/// Shares the room out: flexible parts divide what the others leave, within their limits. Where
/// even the least lengths do not fit, all are shortened in proportion.
fn lengths(parts: &[Portion], room: f32) -> Vec<f32> {
    let least: f32 = parts.iter().map(|part| part.least).sum();
    if least > room {
        return parts.iter().map(|part| part.least * room / least).collect();
    }
    let mut settled: Vec<Option<f32>> =
        parts.iter().map(|part| (part.share <= 0.0).then_some(part.least)).collect();
    loop {
        let taken: f32 = settled.iter().flatten().sum();
        let growing = || parts.iter().zip(&settled).filter(|(_, length)| length.is_none());
        let shares: f32 = growing().map(|(part, _)| part.share).sum();
        let of = |part: &Portion| part.share * (room - taken) / shares;
        let bound = |part: &Portion| of(part).clamp(part.least, part.most);
        let excess: f32 = growing().map(|(part, _)| bound(part) - of(part)).sum();
        let is_settled = |part: &Portion| {
            let by = bound(part) - of(part);
            excess.abs() <= HAIR || (excess > 0.0 && by > 0.0) || (excess < 0.0 && by < 0.0)
        };
        let next: Vec<Option<f32>> = parts
            .iter()
            .zip(&settled)
            .map(|(part, length)| length.or_else(|| is_settled(part).then(|| bound(part))))
            .collect();
        if next == settled {
            return next.into_iter().map(Option::unwrap_or_default).collect();
        }
        settled = next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREA: Rect = Rect::new(3.0, 5.0, 400.0, 90.0);

    /// Parts of every kind, in every number and order.
    fn parts(seed: usize) -> Vec<Portion> {
        let kinds = [
            fixed(30.0),
            grow(1.0),
            grow(2.0).at_least(60.0),
            grow(3.0).at_most(50.0),
            fixed(45.0).if_room(),
            between(20.0, 90.0).if_room(),
        ];
        (0..seed % 7).map(|place| kinds[(seed / 7 + place * (seed % 5)) % kinds.len()]).collect()
    }

    #[test]
    fn what_is_shared_out_keeps_its_order_its_gaps_and_its_bounds() {
        for seed in 0..500 {
            for room in [0.0, 7.0, 55.0, 140.0, 400.0, 3000.0] {
                for (gap, lead) in [(0.0, 0.0), (6.0, 0.5), (20.0, 1.0)] {
                    let area = Rect { w: room, ..AREA };
                    let parts = parts(seed);
                    let line = Line { lead, ..row(area).gap(gap).up_to(gap * lead * 3.0) };
                    let places = line.each(parts.clone());
                    let seen: Vec<_> =
                        places.iter().zip(&parts).filter(|(place, _)| place.w > 0.0).collect();
                    for pair in seen.windows(2) {
                        assert!(pair[0].0.right() + gap <= pair[1].0.x + HAIR, "{places:?}");
                    }
                    let gaps = gap * places.len() as f32;
                    let needed: f32 = parts.iter().map(|part| part.least).sum::<f32>() + gaps;
                    for (place, part) in seen {
                        assert!(place.x >= area.x - HAIR, "{place:?}");
                        assert!(place.right() <= area.right() + HAIR || gaps > room, "{place:?}");
                        assert!(place.w <= part.most + HAIR, "{place:?} {part:?}");
                        assert!(needed > room || place.w >= part.least - HAIR, "{place:?}");
                        assert_eq!((place.y, place.h), (area.y, area.h));
                    }
                }
            }
        }
    }

    #[test]
    fn nothing_is_wasted_while_something_can_grow() {
        for seed in 0..500 {
            for room in [200.0, 1000.0] {
                let mut parts = parts(seed);
                parts.push(grow(1.0));
                let places = row(Rect { w: room, ..AREA }).each(parts.clone());
                let all: f32 = places.iter().map(|place| place.w).sum();
                assert!((all - room).abs() < 0.1, "{all} of {room}: {parts:?}");
            }
        }
    }

    #[test]
    fn the_last_that_can_go_go_first_and_a_column_is_a_row_on_its_side() {
        let parts = [fixed(40.0), fixed(30.0).if_room(), grow(1.0), fixed(20.0).if_room()];
        let widths =
            |w: f32| row(Rect { w, ..AREA }).gap(10.0).split(parts).map(|place| place.w as u16);
        assert_eq!(widths(400.0), [40, 30, 280, 20]);
        assert_eq!(widths(119.0), [40, 30, 29, 0]);
        assert_eq!(widths(79.0), [40, 0, 29, 0]);
        assert_eq!(widths(29.0), [19, 0, 0, 0]);
        let lying = row(Rect::new(1.0, 2.0, 90.0, 7.0)).gap(4.0).centred().split(parts);
        let standing = column(Rect::new(2.0, 1.0, 7.0, 90.0)).gap(4.0).centred().split(parts);
        let turned = standing.map(|Rect { x, y, w, h }| Rect::new(y, x, h, w));
        assert_eq!(lying, turned);
    }

    #[test]
    fn a_grid_fills_its_area_and_the_middle_is_in_the_middle() {
        for (columns, count) in [(1, 5), (2, 5), (3, 3), (4, 9)] {
            let cells = grid(AREA, columns, count, 6.0);
            assert_eq!(cells.len(), count);
            let whole = cells.iter().copied().reduce(Rect::combine_with).unwrap();
            assert!((whole.size() - AREA.size()).abs().max_element() < HAIR, "{whole:?}");
        }
        let place = middle(AREA, Vec2::new(100.0, 900.0));
        assert_eq!((place.size(), place.center()), (Vec2::new(100.0, 90.0), AREA.center()));
    }
}
