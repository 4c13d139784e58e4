//! A small map of the whole maze, and where things are on it.

use super::{Lens, MazeSight};
use crate::picture::geometry::{Rect, Vec2};

/// The smallest side of the frame about the visible part.
const SMALLEST_FRAME: f32 = 6.0;

/// A small map of the maze somewhere in the window.
#[derive(Clone, Copy, Debug)]
pub struct Minimap {
    /// Where it lies; it has the maze's proportions.
    pub place: Rect,
    /// Where its tiles lie.
    pub sight: MazeSight,
}

impl Minimap {
    /// The size of a map of this many rooms that fits `room`.
    pub fn size_in(room: Vec2, rooms: Vec2) -> Vec2 {
        (rooms * (room / rooms).min_element()).round().max(Vec2::ONE)
    }

    /// The largest map that fits at the right of `room`, at its lower or upper end. `sight` is any
    /// view of the maze.
    pub fn within(sight: &MazeSight, room: Rect, is_low: bool) -> Self {
        let rooms = sight.size();
        let size = Self::size_in(room.size(), rooms);
        let y = if is_low { room.bottom() - size.y } else { room.y };
        let place = Rect::new(room.right() - size.x, y, size.x, size.y);
        Self { place, sight: MazeSight { lens: Lens::whole(rooms, place, 0.0), ..*sight } }
    }

    /// A map of this part of the maze, in rooms, that fills `room`.
    pub fn of_part(sight: &MazeSight, room: Rect, middle: Vec2, rooms: Vec2) -> Self {
        let pitch = (room.size() / rooms).min_element();
        let lens = Lens { centre: middle, pitch, pane: room };
        Self { place: room, sight: MazeSight { lens, ..*sight } }
    }

    /// The part of the maze that another lens shows, unless it is all of it.
    pub fn frame(&self, seen: &MazeSight) -> Option<Rect> {
        let corner = |point: Vec2| {
            self.sight.room_to_screen(seen.to_rooms(point).clamp(Vec2::ZERO, seen.size()))
        };
        let pane = seen.lens.pane;
        let low = corner(pane.point());
        let size = corner(pane.point() + pane.size()) - low;
        // Never too small to be seen.
        let least = size.max(Vec2::splat(SMALLEST_FRAME));
        let low = low - (least - size) / 2.0;
        let is_all = size.cmpge(self.place.size() - 1.0).all();
        let frame = Rect::between(low, low + least);
        if is_all { None } else { frame.intersect(self.place) }
    }
}
