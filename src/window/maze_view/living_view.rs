//! Draws a maze while it is built or solved: like a maze to play, but its walls come and go, and
//! each room shows its state.

use std::rc::Rc;

use icetea_maze::game::theatre::{Changes, TileMarks, Tint};
use icetea_maze::maze::Tile;
use icetea_maze::picture::{Cells, Motions, Projection, Rect, StateColours, ViewColours};
use macroquad::prelude::*;

use super::canvas::{Brushes, draw_into_part};
use super::far_walls::FlatPaint;
use super::glow::Glow;
use super::ground::GroundTexels;
use super::layers::near_share;
use super::living_texels::LivingTexels;
use super::near_walls::NearWalls;

/// A maze on the graphics card that follows a show.
pub struct LivingView {
    brushes: Rc<Brushes>,
    colours: ViewColours,
    near: NearWalls,
    texels: LivingTexels,
    glow: Glow,
}

impl LivingView {
    /// A view of these marks; `of_rooms` says whether its tiles at odd coordinates are rooms.
    pub fn new(
        brushes: Rc<Brushes>,
        picture: &TileMarks,
        of_rooms: bool,
        colours: &ViewColours,
        state_colours: &StateColours,
    ) -> Self {
        Self {
            brushes,
            colours: *colours,
            near: NearWalls::default(),
            texels: LivingTexels::new(picture, of_rooms, state_colours),
            glow: Glow::new(Motions::Full),
        }
    }

    /// Reads the changes since the last call, at this time in seconds; returns whether there were
    /// any.
    pub fn follow(&mut self, picture: &TileMarks, projection: &Projection, now: f64) -> bool {
        let cells = self.texels.cells();
        let sight = projection.sight();
        let row = |place: f32| (place - cells.origin()).max(0.0) as u32;
        let in_sight = row(sight.y)..row(sight.y + sight.h).saturating_add(1);
        let changes = self.texels.follow(picture, &in_sight);
        match changes {
            Changes::All => self.glow.clear(),
            Changes::Tiles(tiles) => {
                let grid = self.texels.walls.grid();
                let tiles = tiles.iter().map(|&place| grid.tile(place as usize));
                self.glow.touch(tiles.filter(|&tile| cells.room(tile).is_some()), now);
            }
        }
        !changes.is_empty()
    }

    /// Lets a set's new colour flow over it from where it was joined.
    pub fn flow(&mut self, rooms: Vec<(Tile, u32)>, old_tint: Option<Tint>, now: f64) {
        let old = old_tint
            .map_or(self.colours.floor, |tint| self.texels.states.colours.sets[tint.index()]);
        self.glow.flow(rooms, old, now);
    }

    /// Lets a wall that was kept flash.
    pub fn keep(&mut self, wall: Tile, now: f64) {
        self.glow.keep(wall, now);
    }

    /// The place of the light about a wall that was kept, in tiles, and its brightness, from 1 down
    /// to 0.
    pub fn flash(&self, now: f64) -> Option<(Tile, f32)> {
        self.glow.flash(now)
    }

    /// Whether something in it still moves by itself, or is not complete yet.
    pub fn is_moving(&self, now: f64) -> bool {
        self.glow.is_moving(now) || self.texels.is_behind()
    }

    /// Turns decorative motion on or off.
    pub fn set_motions(&mut self, motions: Motions) {
        self.glow.motions = motions;
    }

    /// How it is cut into rooms.
    pub const fn cells(&self) -> Cells {
        self.texels.cells()
    }

    /// Repaints everything from the next frame on.
    pub fn set_colours(&mut self, colours: &ViewColours, state_colours: &StateColours) {
        if *colours != self.colours {
            self.colours = *colours;
            self.near.clear();
        }
        self.texels.states.set_colours(state_colours);
    }

    /// Drops all that can be painted again, for as long as it is not shown.
    pub fn drop_painted(&mut self) {
        self.near.clear();
    }

    /// Whether it can follow these marks.
    pub fn fits(&self, picture: &TileMarks, of_rooms: bool) -> bool {
        self.texels.fits(picture, of_rooms)
    }

    /// Draws what was [prepared](Self::prepare) into the pane of a projection.
    pub fn draw(&mut self, projection: &Projection, now: f64) {
        self.paint(projection, now);
    }

    /// Draws these marks into a part of a texture as large as the pane.
    pub fn draw_onto(
        &mut self,
        picture: &TileMarks,
        (target, part): (&RenderTarget, Rect),
        projection: &Projection,
        now: f64,
    ) {
        self.follow(picture, projection, 0.0);
        self.texels.catch_up(picture);
        self.prepare(projection);
        draw_into_part(target, part, projection.dpi);
        self.paint(projection, now);
        set_default_camera();
    }

    /// Bakes walls, and may set the default camera.
    pub fn prepare(&mut self, projection: &Projection) {
        let cells = self.texels.cells();
        let shape = cells.shape(self.colours.shape);
        if self.near_share(projection) > 0.0 {
            let look = (&*self.brushes, &self.colours.walls, shape);
            self.near.prepare(cells, self.texels.walls.grid(), projection, look);
        }
    }

    /// The opacity of the baked walls.
    fn near_share(&self, projection: &Projection) -> f32 {
        near_share(self.colours.shape, projection.logical_pitch())
    }

    fn paint(&mut self, projection: &Projection, now: f64) {
        let near = self.near_share(projection);
        let LivingTexels { walls, states, .. } = &mut self.texels;
        let cells = walls.cells;
        let shape = cells.shape(self.colours.shape);
        let ground = GroundTexels {
            brushes: &self.brushes,
            colours: &self.colours,
            cells,
            grid: walls.grid(),
        };
        ground.draw_background(projection);
        ground.draw_floor(projection);
        let at_pitch = shape.at_pitch(projection.logical_pitch());
        let lift = 0.45 * at_pitch.lift;
        states.draw(&self.brushes, projection, at_pitch.half_thickness, lift);
        let shine = states.colours.hint;
        self.glow.draw(&self.brushes, projection, cells, shine, now);
        if near < 1.0 {
            let paint = FlatPaint::of(&self.colours.walls, shape, projection.logical_pitch());
            walls.draw(&self.brushes, projection, &paint);
        }
        if near > 0.0 {
            self.near.draw(&self.brushes, cells, walls.grid(), projection, near);
        }
    }
}
