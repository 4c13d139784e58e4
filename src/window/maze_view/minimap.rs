//! The whole maze as a small picture, and where on it things are.
//!
//! The picture is the far walls' own and is kept; the marks are drawn over it, and so follow the
//! trail by themselves.

use icetea_maze::maze::Maze;
use macroquad::prelude::*;

use super::camera::Camera;
use super::marks::Marks;
use super::{Frame, MazeView};

/// The smallest frame about what is seen, in logical pixels.
const SMALLEST_SIGHT: f32 = 6.0;

/// A picture of the whole maze somewhere in the window.
pub struct Minimap {
    /// Where it lies; it has the maze's proportions.
    pub place: Rect,
    camera: Camera,
}

impl Minimap {
    /// The largest picture of the view's maze that fits, in the upper right corner of `room`.
    pub fn within(view: &MazeView, room: Rect) -> Self {
        let rooms = view.size();
        let size = (rooms * (room.size() / rooms).min_element()).round().max(Vec2::ONE);
        let place = Rect::new(room.right() - size.x, room.y, size.x, size.y);
        Self { place, camera: Camera::whole(rooms, place, 0.0) }
    }

    /// Draws walls and marks; the paper has to lie there already.
    pub fn draw(
        &self,
        view: &mut MazeView,
        maze: &Maze,
        marks: &mut Marks,
        walls: Color,
        paper: Color,
    ) {
        view.draw_map(
            &mut Frame { maze, camera: &self.camera, marks, lantern: None },
            walls,
            paper,
        );
    }

    /// Where a tile's middle lies in the window.
    pub fn point(&self, view: &MazeView, tile: Vec2) -> Vec2 {
        view.to_screen(&self.camera, tile)
    }

    /// What a camera sees of the maze, unless it is all of it.
    pub fn sight(&self, view: &MazeView, camera: &Camera) -> Option<Rect> {
        let corner = |point: Vec2| {
            let rooms = camera.to_rooms(point).clamp(Vec2::ZERO, view.size());
            self.camera.to_screen(rooms)
        };
        let low = corner(camera.pane.point());
        let size = corner(camera.pane.point() + camera.pane.size()) - low;
        // Never smaller than can be seen.
        let least = size.max(Vec2::splat(SMALLEST_SIGHT));
        let low = low - (least - size) / 2.0;
        let is_all = size.cmpge(self.place.size() - 1.0).all();
        (!is_all).then(|| Rect::new(low.x, low.y, least.x, least.y))
    }
}
