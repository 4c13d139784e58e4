//! Effects of the last change in the theatre: a set's new colour flows over it room by room, and
//! rooms that were touched glow a little longer.

use std::collections::VecDeque;

use icetea_maze::maze::Tile;
use icetea_maze::picture::{AFTERGLOW, Cells, Color, FLOW, KEPT, Motions, Projection, Rect};
use macroquad::prelude::*;

use super::canvas::{Brushes, Quads, tint};

/// More than this at once are too many to be highlighted.
const MOST_TOUCHED: usize = 400;
/// The opacity of a room's glow at first.
const SHINE: f32 = 0.45;
/// The time that the flow takes from room to room, and its maximum in all, in seconds.
const SECONDS_A_ROOM: f32 = 0.012;
const LONGEST_FLOW: f32 = 0.28;
/// The minimum time between two flashes, in seconds.
const BETWEEN_FLASHES: f64 = 0.5;

/// What glows, and what the flow has not reached yet.
pub(super) struct Glow {
    pub motions: Motions,
    touched: VecDeque<(Tile, f64)>,
    flow: Option<Flow>,
    /// The wall that flashed last, and when.
    kept: Option<(Tile, f64)>,
}

struct Flow {
    /// Each with its distance from the opening.
    rooms: Vec<(Tile, u32)>,
    /// Their former colour.
    colour: Color,
    since: f64,
}

impl Glow {
    pub const fn new(motions: Motions) -> Self {
        Self { motions, touched: VecDeque::new(), flow: None, kept: None }
    }

    /// Whether something still glows or flows.
    pub fn is_moving(&self, now: f64) -> bool {
        !self.touched.is_empty() || self.flow.is_some() || self.flash(now).is_some()
    }

    /// Makes rooms or tiles that were touched glow.
    pub fn touch(&mut self, tiles: impl Iterator<Item = Tile>, now: f64) {
        if self.motions == Motions::Reduced {
            return;
        }
        self.touched.extend(tiles.map(|tile| (tile, now)));
        let surplus = self.touched.len().saturating_sub(MOST_TOUCHED);
        self.touched.drain(..surplus);
    }

    /// Lets these rooms change from this former colour one by one.
    pub fn flow(&mut self, rooms: Vec<(Tile, u32)>, colour: Color, now: f64) {
        if self.motions == Motions::Reduced {
            return;
        }
        self.flow = Some(Flow { rooms, colour, since: now });
    }

    /// Makes a wall that was kept flash, unless another one just did.
    pub fn keep(&mut self, wall: Tile, now: f64) {
        if self.kept.is_none_or(|(_, since)| now - since >= BETWEEN_FLASHES)
            && self.motions == Motions::Full
        {
            self.kept = Some((wall, now));
        }
    }

    /// The wall that flashes, and its brightness, from 1 down to 0.
    pub fn flash(&self, now: f64) -> Option<(Tile, f32)> {
        let (wall, since) = self.kept?;
        let left = 1.0 - self.motions.at(KEPT, (now - since) as f32);
        (now >= since && left > 0.0).then_some((wall, left))
    }

    /// Ends all effects, after a jump to another moment.
    pub fn clear(&mut self) {
        *self = Self::new(self.motions);
    }

    /// Draws what is in view, on the floor.
    pub fn draw(
        &mut self,
        brushes: &Brushes,
        projection: &Projection,
        cells: Cells,
        shine: Color,
        now: f64,
    ) {
        let place = |tile: Tile| {
            let middle = cells.position(vec2(f32::from(tile.column), f32::from(tile.row)));
            projection.place_rect(Rect::new(middle.x - 0.5, middle.y - 0.5, 1.0, 1.0))
        };
        let mut quads = Quads::new(None);
        let longest = f64::from(LONGEST_FLOW + self.motions.seconds_of(FLOW));
        self.flow = self.flow.take().filter(|flow| now - flow.since < longest);
        if let Some(flow) = &self.flow {
            for &(room, distance) in &flow.rooms {
                let wait = (distance as f32 * SECONDS_A_ROOM).min(LONGEST_FLOW);
                let left = 1.0 - self.motions.at(FLOW, (now - flow.since) as f32 - wait);
                quads.add(place(room), Rect::default(), tint(flow.colour, left), Vec4::ZERO);
            }
        }
        while self
            .touched
            .front()
            .is_some_and(|touch| now - touch.1 > f64::from(self.motions.seconds_of(AFTERGLOW)))
        {
            self.touched.pop_front();
        }
        for &(tile, since) in &self.touched {
            let left = 1.0 - self.motions.at(AFTERGLOW, (now - since) as f32);
            quads.add(place(tile), Rect::default(), tint(shine, SHINE * left), Vec4::ZERO);
        }
        quads.draw(projection, &brushes.plain);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn walls_flash_at_most_twice_a_second_and_only_briefly() {
        let mut glow = Glow::new(Motions::Full);
        let mut flashes = Vec::new();
        for frame in 0..600_u16 {
            let now = f64::from(frame) / 60.0;
            glow.keep(Tile::new(frame, 0), now);
            if let Some((wall, brightness)) = glow.flash(now) {
                assert!((0.0..=1.0).contains(&brightness));
                assert!(frame - wall.column <= 11, "{frame} {wall:?}");
                flashes.push(wall);
            }
        }
        flashes.dedup();
        assert_eq!(flashes.len(), 20);
        assert!(glow.flash(1e6).is_none() && glow.flash(0.0).is_none());
    }
}
