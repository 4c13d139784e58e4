//! The sight of a world from above: which room is in the middle of the window, from how far it is seen,
//! and the flight from one such sight to another.

use std::sync::Arc;

use super::tuning::{
    AERIAL_FLIGHT_TICKS, AERIAL_NEAREST_LEVEL, AERIAL_PAN_SHARE_PER_SECOND, TICKS_PER_SECOND,
    ZOOM_FACTOR,
};
use crate::maze::endless::Room;
use crate::maze::world::KeptWorld;

/// A sight of a world. Its **level** is the logarithm to base 2 of how many rooms a logical pixel is
/// wide: with each level one sees twice as far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aerial {
    /// The place in the middle, in rooms.
    pub centre: [f64; 2],
    /// From how far it is seen.
    pub level: f64,
}

/// What the map of a world begins with.
#[derive(Clone, Debug)]
pub struct MapStart {
    /// Which world.
    pub world: KeptWorld,
    /// The room of the mouse.
    pub mouse: Room,
    /// How many logical pixels wide its rooms are.
    pub pitch: f32,
    /// Rooms along the mouse's trail.
    pub trail: Arc<[Room]>,
}

/// The sight of a world, and where it flies.
#[derive(Clone, Debug)]
pub struct AerialCamera {
    now: Aerial,
    /// The sight a tick ago.
    last: Aerial,
    flight: Option<Flight>,
    world: [f64; 2],
    pane: [f64; 2],
    /// The nearest level.
    nearest: f64,
}

#[derive(Clone, Copy, Debug)]
struct Flight {
    from: Aerial,
    /// The highest sight on the way, if it lies above both ends.
    over: Option<Aerial>,
    to: Aerial,
    ticks: u32,
}

impl Aerial {
    /// How many rooms a logical pixel is wide.
    pub fn rooms_per_pixel(self) -> f64 {
        self.level.exp2()
    }

    /// The first and the last corner of what is seen in a pane of this size in logical pixels, in rooms.
    pub fn corners(self, pane: [f64; 2]) -> [[f64; 2]; 2] {
        [-0.5, 0.5].map(|share| {
            [0, 1].map(|line| self.centre[line] + share * pane[line] * self.rooms_per_pixel())
        })
    }

    /// The sight on the way from this one to another after a share of it, as if one zoomed only: what both
    /// have at the same place of the window stays there.
    fn towards(self, to: Self, share: f64) -> Self {
        let level = self.level + (to.level - self.level) * share;
        let [from, until, now] = [self.level, to.level, level].map(f64::exp2);
        let moved = if (until - from).abs() > f64::EPSILON * from {
            (now - from) / (until - from)
        } else {
            share
        };
        let centre = [0, 1].map(|line| {
            self.centre[line] + (to.centre[line] - self.centre[line]) * moved.clamp(0.0, 1.0)
        });
        Self { centre, level }
    }
}

impl AerialCamera {
    /// A sight of a world of this size.
    pub fn new(world: [u32; 2], now: Aerial) -> Self {
        let nearest = AERIAL_NEAREST_LEVEL.min(now.level);
        let (world, pane) = (world.map(f64::from), [1280.0, 664.0]);
        Self { now, last: now, flight: None, world, pane, nearest }
    }

    /// Sets the size of the pane, in logical pixels, in which all of the world is to be seen still if it
    /// is now.
    pub fn fit(&mut self, pane: [f32; 2], is_whole: bool) {
        let pane = pane.map(|side| f64::from(side.max(1.0)));
        if pane.map(f64::to_bits) == self.pane.map(f64::to_bits) {
            return;
        }
        self.pane = pane;
        let goal = if is_whole { self.whole() } else { self.kept_in(self.goal()) };
        if self.flight.is_some() {
            self.flight = Some(Flight { from: self.now, over: None, to: goal, ticks: 0 });
        } else {
            (self.now, self.last) = (goal, goal);
        }
    }

    /// The sight at a moment between the last tick and this one.
    pub fn at(&self, blend: f32) -> Aerial {
        let share = f64::from(blend);
        let centre = [0, 1].map(|line| {
            let last = self.last.centre[line];
            last + (self.now.centre[line] - last) * share
        });
        Aerial { centre, level: self.last.level + (self.now.level - self.last.level) * share }
    }

    /// The sight after the last tick.
    pub const fn now(&self) -> Aerial {
        self.now
    }

    /// Where it flies, or where it is.
    pub fn goal(&self) -> Aerial {
        self.flight.map_or(self.now, |flight| flight.to)
    }

    /// Whether it flies.
    pub const fn is_flying(&self) -> bool {
        self.flight.is_some()
    }

    /// The size of the pane, in logical pixels.
    pub const fn pane(&self) -> [f64; 2] {
        self.pane
    }

    /// The sight of all of the world.
    pub fn whole(&self) -> Aerial {
        Aerial { centre: self.world.map(|side| side / 2.0), level: self.highest() }
    }

    fn highest(&self) -> f64 {
        /// How much of the window is left around the world.
        const AIR: f64 = 1.16;
        let fits = |line: usize| self.world[line] * AIR / self.pane[line];
        fits(0).max(fits(1)).log2().max(self.nearest)
    }

    /// Moves right and down by this many logical pixels.
    pub fn pan(&mut self, pixels: [f64; 2]) {
        self.flight = None;
        let rooms = self.now.rooms_per_pixel();
        let centre = [0, 1].map(|line| self.now.centre[line] + pixels[line] * rooms);
        self.now = self.kept_in(Aerial { centre, ..self.now });
    }

    /// Moves in a direction for a tick, as long as a key is held.
    pub fn glide(&mut self, [right, down]: [f64; 2]) {
        let pixels = self.pane[0].min(self.pane[1]) * AERIAL_PAN_SHARE_PER_SECOND
            / f64::from(TICKS_PER_SECOND);
        self.pan([right * pixels, down * pixels]);
    }

    /// Zooms in (positive) or out by `notches`; the place that is this many logical pixels from the
    /// middle stays where it is.
    pub fn zoom(&mut self, notches: f32, from_middle: [f64; 2]) {
        self.flight = None;
        let level = self.now.level - f64::from(notches) * f64::from(ZOOM_FACTOR).log2();
        let level = level.clamp(self.nearest, self.highest());
        let moved = self.now.rooms_per_pixel() - level.exp2();
        let centre = [0, 1].map(|line| self.now.centre[line] + from_middle[line] * moved);
        self.now = self.kept_in(Aerial { centre, level });
    }

    /// Flies to another sight, or is there at once.
    pub fn fly(&mut self, to: Aerial, at_once: bool) {
        let to = self.kept_in(to);
        if at_once {
            (self.now, self.last, self.flight) = (to, to, None);
            return;
        }
        let from = self.now;
        let apart = (0..2).map(|line| (from.centre[line] - to.centre[line]).abs());
        // High enough to see both ends at once, but for what one end sees already.
        let across = apart.fold(0.0, f64::max) / (0.6 * self.pane[0].min(self.pane[1]));
        let level = across.max(f64::MIN_POSITIVE).log2().min(self.highest());
        let middle = [0, 1].map(|line| f64::midpoint(from.centre[line], to.centre[line]));
        let over = (level > from.level.max(to.level) + 0.5)
            .then(|| self.kept_in(Aerial { centre: middle, level }));
        self.flight = Some(Flight { from, over, to, ticks: 0 });
    }

    /// One tick.
    pub fn tick(&mut self) {
        self.last = self.now;
        let Some(flight) = &mut self.flight else { return };
        flight.ticks += 1;
        let share = f64::from(flight.ticks) / f64::from(AERIAL_FLIGHT_TICKS);
        let eased = share * share * (3.0 - 2.0 * share);
        let Flight { from, over, to, .. } = *flight;
        self.now = match over {
            Some(over) if eased < 0.5 => from.towards(over, 2.0 * eased),
            Some(over) => over.towards(to, 2.0 * eased - 1.0),
            None => from.towards(to, eased),
        };
        if flight.ticks >= AERIAL_FLIGHT_TICKS {
            (self.now, self.flight) = (to, None);
        }
    }

    /// The nearest sight that shows some of the world.
    fn kept_in(&self, sight: Aerial) -> Aerial {
        let level = sight.level.clamp(self.nearest, self.highest());
        let rooms = level.exp2();
        let centre = [0, 1].map(|line| {
            let (seen, side) = (self.pane[line] * rooms, self.world[line]);
            // Nothing moves while all of it is seen; near by, its border may come to the middle.
            let reach = side / 2.0 * (2.0 - 2.0 * seen / side).clamp(0.0, 1.0);
            sight.centre[line].clamp(side / 2.0 - reach, side / 2.0 + reach)
        });
        Aerial { centre, level }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn camera() -> AerialCamera {
        let near = Aerial { centre: [700.0, 30_000.0], level: -5.0 };
        let mut camera = AerialCamera::new([31_623, 31_623], near);
        camera.fit([800.0, 600.0], false);
        camera
    }

    #[test]
    fn flights_arrive_and_change_little_from_tick_to_tick() {
        let mut camera = camera();
        let far = Aerial { centre: [29_000.0, 1_000.0], level: -4.0 };
        for to in [camera.whole(), far] {
            camera.fly(to, false);
            let (mut ticks, goal) = (0, camera.goal());
            while camera.is_flying() {
                camera.tick();
                ticks += 1;
                let [before, after] = [camera.at(0.0), camera.at(1.0)];
                assert!((before.level - after.level).abs() < 0.5);
                let moved = (0..2).map(|line| (before.centre[line] - after.centre[line]).abs());
                let rooms = before.rooms_per_pixel().max(after.rooms_per_pixel());
                assert!(moved.fold(0.0, f64::max) < 100.0 * rooms, "tick {ticks}");
            }
            assert_eq!((camera.now(), ticks), (goal, AERIAL_FLIGHT_TICKS));
        }
    }

    #[test]
    fn what_is_zoomed_at_stays_where_it_is() {
        let mut camera = camera();
        camera.fly(Aerial { centre: [15_000.0, 15_000.0], level: 2.0 }, true);
        let place = |sight: Aerial| sight.centre[0] + 150.0 * sight.rooms_per_pixel();
        let before = place(camera.now());
        for notches in [3.0, -1.0, 2.5] {
            camera.zoom(notches, [150.0, 0.0]);
            assert!((place(camera.now()) - before).abs() < 1e-6);
        }
    }

    #[test]
    fn some_of_the_world_is_always_seen() {
        let mut camera = camera();
        for (notches, pan) in [(50.0, [1e9, -1e9]), (-80.0, [1e12, 1e12]), (9.0, [-1e9, 1e9])] {
            camera.zoom(notches, [0.0, 0.0]);
            camera.pan(pan);
            let sight = camera.now();
            assert!(sight.centre.iter().all(|place| (-1e4..5e4).contains(place)));
            assert!((AERIAL_NEAREST_LEVEL..=camera.highest()).contains(&sight.level));
        }
        camera.zoom(-80.0, [0.0, 0.0]);
        assert_eq!(camera.now(), camera.whole());
    }
}
