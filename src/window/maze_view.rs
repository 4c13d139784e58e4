//! Draws a maze into a rectangle of the window, from a single room down to ten thousand rooms a
//! side.
//!
//! From the floor up: background and floor, marks, walls, lantern. Near, walls are baked tiles of
//! poured glass; far out, and in flat looks, one shader draws them from one byte a room.

mod atlas;
mod camera;
mod canvas;
mod cells;
mod colours;
mod far_texels;
mod far_walls;
mod glow;
mod ground;
mod lantern;
mod living_view;
mod living_walls;
mod mark_map;
mod marks;
mod minimap;
mod near_walls;
mod paws;
mod sheet;
mod standing;
mod state_looks;
mod state_texels;
mod states;

use std::rc::Rc;

use icetea_maze::maze::Maze;
use macroquad::prelude::*;

pub use camera::Camera;
pub use canvas::Brushes;
pub use colours::{LanternColours, MarkColours, ViewColours, WallColours, WallShape};
pub use far_texels::{FarTexels, far_texels};
use far_walls::{FarWalls, FlatPaint, smoothstep};
use ground::Ground;
pub use living_view::LivingView;
pub use marks::{Mark, Marks, Telling};
pub use minimap::Minimap;
use near_walls::NearWalls;
pub use state_looks::{StateColours, shades};

/// Between these pitches, in logical pixels, the tiles fade in over the far walls. Close together:
/// drawing both is dear in software, and no camera should rest there.
const NEAR_FADE: (f32, f32) = (14.0, 15.0);
/// Under this pitch, in logical pixels, marks lie over the walls, which would hide them.
const MARKS_ABOVE: f32 = 5.0;

/// A maze, ready to be drawn.
pub struct MazeView {
    brushes: Rc<Brushes>,
    colours: ViewColours,
    far: FarWalls,
    near: NearWalls,
}

/// What one frame shows.
pub struct Frame<'a> {
    /// The maze the view was made of.
    pub maze: &'a Maze,
    /// What of it is seen.
    pub camera: &'a Camera,
    /// What was walked.
    pub marks: &'a mut Marks,
    /// Where the lantern is, in tiles, in looks that have one.
    pub lantern: Option<Vec2>,
}

impl MazeView {
    /// A view of the maze that the texels were made of.
    pub fn new(brushes: Rc<Brushes>, texels: FarTexels, colours: &ViewColours) -> Self {
        Self { brushes, colours: *colours, far: FarWalls::new(texels), near: NearWalls::default() }
    }

    /// Paints everything anew from the next frame on.
    pub fn set_colours(&mut self, colours: &ViewColours) {
        if *colours != self.colours {
            self.colours = *colours;
            self.near.clear();
        }
    }

    /// No marks yet: for one player or solver in this maze.
    pub fn marks(&self) -> Marks {
        Marks::new(self.far.cells())
    }

    /// How many rooms the maze is wide and high; tiles if it is not one of rooms.
    pub fn size(&self) -> Vec2 {
        self.far.cells().size()
    }

    /// Where a tile's middle lies in the maze, in rooms.
    pub fn position(&self, tile: Vec2) -> Vec2 {
        self.far.cells().position(tile)
    }

    /// Where a tile's middle lies in the window.
    pub fn to_screen(&self, camera: &Camera, tile: Vec2) -> Vec2 {
        camera.to_screen(self.position(tile))
    }

    /// Where on a tile one stands: a little below its middle, since the wall above hides some.
    pub fn to_standing(&self, camera: &Camera, tile: Vec2) -> Vec2 {
        camera.to_screen(self.position(tile) + vec2(0.0, self.floor_shift(camera.pitch)))
    }

    /// Draws the maze into the camera's pane. The default camera must be set.
    pub fn draw(&mut self, frame: &mut Frame) {
        self.far.load_next();
        let projection = frame.camera.projection();
        let shape = self.shape();
        let near = smoothstep(NEAR_FADE.0, NEAR_FADE.1, frame.camera.pitch);
        let near = if shape.gloss { near } else { 0.0 };
        let (cells, walls) = (self.far.cells(), &self.colours.walls);
        if near > 0.0 {
            self.near.prepare(&self.brushes, cells, walls, shape, &projection);
        }
        let ground = self.ground();
        ground.draw_background(&projection);
        ground.draw_floor(&projection);
        let lift = self.floor_shift(frame.camera.pitch);
        let marks_above = frame.camera.pitch < MARKS_ABOVE;
        let marks = &self.colours.marks;
        if !marks_above {
            frame.marks.draw(&self.brushes, &projection, marks, lift, true);
        }
        if near < 1.0 {
            let paint = FlatPaint::of(walls, shape, frame.camera.pitch);
            self.far.draw(&self.brushes, &projection, &paint);
        }
        if marks_above {
            frame.marks.draw(&self.brushes, &projection, marks, lift, true);
        }
        if near > 0.0 {
            self.near.draw(&self.brushes, cells, frame.maze.grid(), &projection, near);
        }
        if let (Some(colours), Some(tile)) = (&self.colours.lantern, frame.lantern) {
            let place = self.position(tile) + vec2(0.0, lift);
            lantern::draw(&self.brushes, &projection, colours, place);
        }
    }

    /// Draws the maze as a map: hair lines, no background.
    fn draw_map(&mut self, frame: &mut Frame, colour: Color) {
        let projection = frame.camera.projection();
        let width = projection.dpi * (projection.pitch / projection.dpi / 6.0).clamp(0.8, 1.4);
        let paint = FlatPaint::map(colour, self.shape(), projection.pitch, width);
        self.ground().draw_floor(&projection);
        self.far.draw(&self.brushes, &projection, &paint);
        frame.marks.draw(&self.brushes, &projection, &self.colours.marks, 0.0, false);
    }

    fn ground(&self) -> Ground<'_> {
        Ground { brushes: &self.brushes, colours: &self.colours, cells: self.far.cells() }
    }

    /// How walls are built in this maze.
    fn shape(&self) -> WallShape {
        self.far.cells().shape(self.colours.shape)
    }

    /// How far below its middle the visible middle of a room is, in rooms.
    fn floor_shift(&self, logical_pitch: f32) -> f32 {
        0.45 * self.shape().at_pitch(logical_pitch).lift
    }
}
