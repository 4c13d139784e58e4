//! The controls and other active areas of the screen, including the keys shown on it.

use icetea_maze::game::input::Target;
use icetea_maze::game::keyboard::Press;
use icetea_maze::game::pointer::Under;
use icetea_maze::game::tuning::TOUCH_PIXELS;
use icetea_maze::picture::{ControlTarget, Hotspot, Picture, Rect, WalkArea, under_finger};
use macroquad::prelude::Vec2;

/// What can be pointed at, in logical pixels.
#[derive(Default)]
pub struct Hits {
    controls: Vec<Hotspot>,
    /// Where the pointer leads a mouse.
    pub pane: Option<Rect>,
    /// Where a finger leads which player's mouse.
    seats: Vec<WalkArea>,
}

impl Hits {
    /// The areas of a picture.
    pub fn of(picture: &Picture) -> Self {
        let to_window = |rect: Rect| rect.scaled(picture.scale.logical);
        let pane = picture.leads_in_pane.then(|| to_window(picture.pane));
        let moved = |one: &Hotspot| Hotspot { place: to_window(one.place), ..one.clone() };
        let controls = picture.controls.iter().map(moved).collect();
        let seat = |seat: &WalkArea| WalkArea { place: to_window(seat.place), ..*seat };
        let seats = picture.seats.iter().map(seat).collect();
        Self { controls, pane, seats }
    }

    /// What lies under a pointer or is meant by a finger, and the key if it is one on the screen.
    pub(super) fn under(&self, at: Vec2, is_finger: bool) -> (Under, Option<Press>) {
        let found = if is_finger {
            under_finger(&self.controls, at, TOUCH_PIXELS)
        } else {
            let is_key = |one: &&Hotspot| matches!(one.target, ControlTarget::Key(_));
            let mut hit = self.controls.iter().filter(|one| one.place.contains(at));
            // Of keys, the first that was added, which lies in no other.
            hit.clone().rfind(|one| !is_key(one)).or_else(|| hit.find(is_key))
        };
        match found.map(|one| (one.place, one.target)) {
            Some((bar, ControlTarget::Target(Target::Bar))) => (Under::Bar(bar.x, bar.w), None),
            Some((_, ControlTarget::Target(target))) => (Under::Target(target), None),
            Some((_, ControlTarget::Key(press))) => (Under::Key, Some(press)),
            None if self.pane.is_some_and(|pane| pane.contains(at)) => (Under::Pane, None),
            None => (Under::Nothing, None),
        }
    }

    /// Whether fingers can lead a mouse on this screen.
    pub(super) const fn has_seats(&self) -> bool {
        !self.seats.is_empty()
    }

    pub(super) fn seat_at(&self, at: Vec2) -> Option<&WalkArea> {
        if !matches!(self.under(at, true).0, Under::Pane) {
            return None;
        }
        self.seats.iter().find(|seat| seat.place.contains(at))
    }
}
