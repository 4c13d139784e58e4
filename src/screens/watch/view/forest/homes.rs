//! A home for every member, where there is room: sets that will be joined have adjacent homes, so a
//! tree grows over the homes of its members, and no other node moves.

use super::grain::{ABOVE, LEAST_NUMBERED, LEVEL, Tree, fits};
use crate::picture::geometry::{Rect, Vec2, vec2};

/// The minimum distance of homes, in radii.
const BESIDE: f32 = 2.5;
/// The minimum number of levels for which a line of homes has room.
const LEVELS: [f32; 2] = [3.0, 2.0];

/// The homes of some members, line after line.
pub struct Homes {
    area: Rect,
    columns: usize,
    lines: usize,
    /// The maximum size of nodes.
    pub radius: f32,
    /// The index of each member's home.
    places: Vec<usize>,
}

impl Homes {
    /// Homes in this order in an area, if all of them are large enough: nodes stay within these
    /// sizes, and are large enough for numbers if possible.
    pub fn of(order: &[u32], area: Rect, [least, largest]: [f32; 2]) -> Option<Self> {
        let members = order.len();
        let radius = |lines: usize, levels: f32| {
            let cell = area.size() / vec2(members.div_ceil(lines) as f32, lines as f32);
            let high = cell.y / (2.0 + ABOVE + LEVEL * (levels - 1.0));
            largest.min(cell.x / BESIDE).min(high)
        };
        let best = |levels: f32| {
            let all = (1..=members).map(|lines| (radius(lines, levels), lines));
            all.reduce(|best, one| if one.0 > best.0 { one } else { best })
        };
        let found =
            |least: f32| LEVELS.into_iter().filter_map(best).find(|&(radius, _)| radius >= least);
        let (radius, lines) = found(LEAST_NUMBERED).or_else(|| found(least))?;
        let numbers = order.iter().max().map_or(0, |&last| last as usize + 1);
        let mut places = vec![0; numbers];
        for (place, &member) in order.iter().enumerate() {
            places[member as usize] = place;
        }
        Some(Self { area, columns: members.div_ceil(lines), lines, radius, places })
    }

    /// The place of a tree: the homes of its members, or as many of them as lie in a rectangle,
    /// whichever gives the largest nodes.
    pub fn place(&self, tree: &Tree) -> Rect {
        let members = tree.levels.iter().flatten().map(|&(member, _)| self.places[member as usize]);
        let (first, last) = members
            .fold((usize::MAX, 0), |(first, last), place| (first.min(place), last.max(place)));
        let [top, bottom] = [first, last].map(|place| place / self.columns);
        let [left, right] = [first, last].map(|place| place % self.columns);
        let end = self.columns - 1;
        // The columns of the first line that reach into the last, all full lines, and the first and
        // the last line.
        let filled = (top + usize::from(left > 0), (bottom + usize::from(right == end)));
        let whole = [
            (top, bottom + 1, left, right),
            (filled.0, filled.1, 0, end),
            (top, top + 1, left, if top == bottom { right } else { end }),
            (bottom, bottom + 1, if top == bottom { left } else { 0 }, right),
        ];
        let homes = |line: usize, column: usize| line * self.columns + column;
        let is_own = |&(top, end, left, right): &(usize, usize, usize, usize)| {
            let is_some = top < end && left <= right;
            is_some && homes(top, left) >= first && homes(end - 1, right) <= last
        };
        let places = whole.into_iter().filter(is_own).map(|(top, end, left, right)| {
            Rect::between(self.corner(top, left), self.corner(end, right + 1))
        });
        let radius = |place: &Rect| {
            let [width, height] = fits(tree, place.size());
            self.radius.min(width).min(height)
        };
        places
            .reduce(|best, one| if radius(&one) > radius(&best) { one } else { best })
            .unwrap_or(self.area)
    }

    fn corner(&self, line: usize, column: usize) -> Vec2 {
        let share = vec2(column as f32, line as f32) / vec2(self.columns as f32, self.lines as f32);
        self.area.point() + share * self.area.size()
    }
}
