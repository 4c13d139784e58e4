//! The whole maze as a small picture, and where on it things are.

use super::{Lens, MazeSight};
use crate::picture::geometry::{Rect, Vec2};

/// The smallest frame about what is seen.
const SMALLEST_FRAME: f32 = 6.0;

/// A picture of the whole maze somewhere in the window.
#[derive(Clone, Copy, Debug)]
pub struct Minimap {
    /// Where it lies; it has the maze's proportions.
    pub place: Rect,
    /// Where its tiles lie.
    pub sight: MazeSight,
}

impl Minimap {
    /// How large a picture of a maze of so many rooms may be in so much room.
    pub fn size_in(room: Vec2, rooms: Vec2) -> Vec2 {
        (rooms * (room / rooms).min_element()).round().max(Vec2::ONE)
    }

    /// The largest picture that fits, at the right of `room`, at its lower end or at the upper one.
    /// `sight` is any sight of the maze.
    pub fn within(sight: &MazeSight, room: Rect, is_low: bool) -> Self {
        let rooms = sight.size();
        let size = Self::size_in(room.size(), rooms);
        let y = if is_low { room.bottom() - size.y } else { room.y };
        let place = Rect::new(room.right() - size.x, y, size.x, size.y);
        Self { place, sight: MazeSight { lens: Lens::whole(rooms, place, 0.0), ..*sight } }
    }

    /// A picture of this part of the maze, in rooms, that fills `room`.
    pub fn of_part(sight: &MazeSight, room: Rect, middle: Vec2, rooms: Vec2) -> Self {
        let pitch = (room.size() / rooms).min_element();
        let lens = Lens { centre: middle, pitch, pane: room };
        Self { place: room, sight: MazeSight { lens, ..*sight } }
    }

    /// What another lens sees of the maze, unless it is all of it.
    pub fn frame(&self, seen: &MazeSight) -> Option<Rect> {
        let corner = |point: Vec2| {
            self.sight.room_to_screen(seen.to_rooms(point).clamp(Vec2::ZERO, seen.size()))
        };
        let pane = seen.lens.pane;
        let low = corner(pane.point());
        let size = corner(pane.point() + pane.size()) - low;
        // Never smaller than can be seen.
        let least = size.max(Vec2::splat(SMALLEST_FRAME));
        let low = low - (least - size) / 2.0;
        let is_all = size.cmpge(self.place.size() - 1.0).all();
        let frame = Rect::between(low, low + least);
        if is_all { None } else { frame.intersect(self.place) }
    }
}
