//! The whole maze as a small picture, with what the camera sees and who is where.
//!
//! The picture is the far walls' own, drawn anew each frame: that costs next to nothing, follows
//! the trail by itself and needs no texture of its own.

use icetea_maze::maze::Maze;
use macroquad::prelude::*;

use super::camera::Camera;
use super::marks::Marks;
use super::{Frame, MazeView};

/// A dot on the map.
#[derive(Clone, Copy, Debug)]
pub struct MapDot {
    /// Where, in tiles.
    pub tile: Vec2,
    /// What it is filled with.
    pub colour: Color,
    /// Its radius in logical pixels.
    pub radius: f32,
    /// Player 2 is a diamond, all else a disc.
    pub is_diamond: bool,
}

/// Colours of the map alone.
#[derive(Clone, Copy, Debug)]
pub struct MapColours {
    /// Walls.
    pub walls: Color,
    /// About the dots.
    pub rim: Color,
    /// About what the camera sees.
    pub view: Color,
}

/// A picture of the whole maze somewhere in the window.
pub struct Minimap {
    /// Where it lies; it has the maze's proportions.
    pub place: Rect,
}

impl Minimap {
    /// The largest picture of the view's maze that fits, in the upper right corner of `room`.
    pub fn within(view: &MazeView, room: Rect) -> Self {
        let rooms = view.size();
        let size = (rooms * (room.size() / rooms).min_element()).round().max(Vec2::ONE);
        Self { place: Rect::new(room.right() - size.x, room.y, size.x, size.y) }
    }

    /// Draws walls and marks, what `camera` sees, and the dots, the last on top.
    pub fn draw(
        &self,
        view: &mut MazeView,
        maze: &Maze,
        marks: &mut Marks,
        camera: &Camera,
        dots: &[MapDot],
        colours: &MapColours,
    ) {
        let whole = Camera::whole(view.size(), self.place, 0.0);
        view.draw_map(&mut Frame { maze, camera: &whole, marks, lantern: None }, colours.walls);
        self.draw_view(view, camera, &whole, colours);
        for dot in dots {
            let middle = view.to_screen(&whole, dot.tile);
            for (radius, colour) in [(dot.radius + 1.5, colours.rim), (dot.radius, dot.colour)] {
                if dot.is_diamond {
                    draw_poly(middle.x, middle.y, 4, radius * 1.3, 0.0, colour);
                } else {
                    draw_circle(middle.x, middle.y, radius, colour);
                }
            }
        }
    }

    fn draw_view(&self, view: &MazeView, camera: &Camera, whole: &Camera, colours: &MapColours) {
        let corner = |point: Vec2| {
            let rooms = camera.to_rooms(point).clamp(Vec2::ZERO, view.size());
            whole.to_screen(rooms)
        };
        let low = corner(camera.pane.point());
        let high = corner(camera.pane.point() + camera.pane.size());
        let size = high - low;
        // Nothing is gained by a frame about all of it.
        if size.cmpge(self.place.size() - 1.0).all() {
            return;
        }
        // Never smaller than can be seen.
        let least = size.max(Vec2::splat(6.0));
        let low = low - (least - size) / 2.0;
        draw_rectangle_lines(low.x, low.y, least.x, least.y, 4.0, colours.view);
    }
}
