//! The layers of a maze, from the bottom up: background, floor, marks and walls.

use icetea_maze::maze::Grid;
use icetea_maze::picture::{Cells, Projection, ViewColours, WallShape, floor_shift};

use super::canvas::Brushes;
use super::far_walls::{FarWalls, FlatPaint, smoothstep};
use super::ground::GroundTexels;
use super::marks::MarkTexels;
use super::near_walls::NearWalls;

/// Between these pitches, in logical pixels, the tiles fade in over the far walls. The two are
/// close together, as drawing both is expensive in software, and no camera should rest there.
const NEAR_FADE: (f32, f32) = (14.0, 15.0);
/// Below this pitch, in logical pixels, marks lie over the walls, which would hide them.
const MARKS_ABOVE: f32 = 5.0;

/// How far the dark lies on the outer wall, as a share of half its thickness.
const DARK_ON_RIM: f32 = 0.6;

/// The opacity of baked walls at this pitch; the rest are far walls.
pub(super) fn near_share(shape: WallShape, logical_pitch: f32) -> f32 {
    if shape.gloss { smoothstep(NEAR_FADE.0, NEAR_FADE.1, logical_pitch) } else { 0.0 }
}

/// Everything of a maze that does not move.
pub(super) struct Layers<'a> {
    pub brushes: &'a Brushes,
    pub colours: &'a ViewColours,
    pub far: &'a FarWalls,
    pub near: &'a NearWalls,
    pub grid: &'a Grid,
    pub marks: &'a mut MarkTexels,
    /// Another player's marks, over the first.
    pub beside: Option<&'a mut MarkTexels>,
}

impl Layers<'_> {
    /// Paints the pane with opaque colours.
    pub fn paint(&mut self, projection: &Projection) {
        let cells = self.far.cells;
        let shape = cells.shape(self.colours.shape);
        let pitch = projection.logical_pitch();
        let ground = self.ground(cells);
        ground.draw_background(projection);
        ground.draw_floor(projection);
        ground.draw_patches(projection, &self.marks.floor);
        let marks_above = pitch < MARKS_ABOVE;
        if !marks_above {
            self.paint_marks(projection, shape);
        }
        let near = near_share(shape, pitch);
        if near < 1.0 {
            let paint = FlatPaint::of(&self.colours.walls, shape, pitch);
            self.far.draw(self.brushes, projection, &paint);
        }
        if marks_above {
            self.paint_marks(projection, shape);
        }
        if near > 0.0 {
            self.near.draw(self.brushes, cells, self.grid, projection, near);
        }
        let is_dark = self.marks.fog.is_dark;
        let fog = if is_dark { self.colours.dark } else { self.colours.background };
        // In the dark not even what joins the outer wall is seen.
        let rim = if is_dark { -DARK_ON_RIM } else { 1.0 } * shape.half_thickness;
        self.marks.draw_fog(self.brushes, projection, fog, rim);
    }

    fn paint_marks(&mut self, projection: &Projection, shape: WallShape) {
        let lift = floor_shift(shape, projection.logical_pitch());
        for marks in [Some(&mut *self.marks), self.beside.as_deref_mut()].into_iter().flatten() {
            marks.draw(self.brushes, projection, &self.colours.marks, lift, true);
        }
    }

    fn ground(&self, cells: Cells) -> GroundTexels<'_> {
        GroundTexels { brushes: self.brushes, colours: self.colours, cells, grid: self.grid }
    }
}
