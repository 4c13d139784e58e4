//! Draws a maze while it is built or solved: like a maze to play, but its walls come and go, and
//! each room shows its state.

use std::rc::Rc;

use icetea_maze::game::theatre::{ChangePlace, Changes, TileMarks, Tint};
use icetea_maze::maze::Tile;
use icetea_maze::picture::{Cells, Layout, Motions, Projection, StateColours, ViewColours};
use macroquad::prelude::*;

use super::canvas::{Brushes, draw_into_texture};
use super::far_walls::FlatPaint;
use super::glow::Glow;
use super::ground::Ground;
use super::layers::near_share;
use super::living_walls::LivingWalls;
use super::near_walls::NearWalls;
use super::standing_walls::StandingWalls;
use super::states::States;

/// A maze on the graphics card that follows a show.
pub struct LivingView {
    brushes: Rc<Brushes>,
    colours: ViewColours,
    state_colours: StateColours,
    cells: Cells,
    /// What of the show is taken over already.
    place: ChangePlace,
    standing: StandingWalls,
    near: NearWalls,
    far: LivingWalls,
    states: States,
    glow: Glow,
}

impl LivingView {
    /// A view of what these marks show; `of_rooms` says whether its tiles at odd coordinates are rooms.
    pub fn new(
        brushes: Rc<Brushes>,
        picture: &TileMarks,
        of_rooms: bool,
        colours: &ViewColours,
        state_colours: &StateColours,
    ) -> Self {
        let layout = if of_rooms { Layout::Rooms } else { Layout::Tiles };
        let cells = Cells::with_loose_posts(layout, picture.columns(), picture.rows());
        let standing = StandingWalls::new(picture, layout);
        Self {
            brushes,
            colours: *colours,
            state_colours: *state_colours,
            cells,
            place: picture.present_place(),
            near: NearWalls::default(),
            far: LivingWalls::new(standing.grid(), cells),
            states: States::new(cells, picture, state_colours),
            glow: Glow::new(Motions::Full),
            standing,
        }
    }

    /// Takes over what has changed since the last time, at this time in seconds; says whether
    /// anything has.
    pub fn follow(&mut self, picture: &TileMarks, now: f64) -> bool {
        let changes = picture.changes_since(&mut self.place);
        match changes {
            Changes::All => {
                self.glow.clear();
                self.standing = StandingWalls::new(picture, self.cells.layout);
                self.far = LivingWalls::new(self.standing.grid(), self.cells);
                self.states.follow_all(picture);
            }
            Changes::Tiles(tiles) => {
                let grid = self.standing.grid();
                let rooms = tiles.iter().map(|&place| grid.tile(place as usize));
                let layout = self.cells.layout;
                let is_room = |tile: &Tile| {
                    layout == Layout::Tiles || tile.column % 2 == 1 && tile.row % 2 == 1
                };
                self.glow.touch(rooms.filter(is_room), now);
                for &place in tiles {
                    let tile = self.standing.grid().tile(place as usize);
                    for moved in self.standing.follow(picture, tile) {
                        self.far.follow(self.standing.grid(), moved);
                    }
                    self.states.follow(picture, tile);
                }
            }
        }
        !changes.is_empty()
    }

    /// Lets the colour that a set has now flow over it from where it was joined.
    pub fn flow(&mut self, rooms: Vec<(Tile, u32)>, old_tint: Option<Tint>, now: f64) {
        let old = old_tint.map_or(self.colours.floor, |tint| self.state_colours.sets[tint.index()]);
        self.glow.flow(rooms, old, now);
    }

    /// Lets a wall that was kept flash.
    pub fn keep(&mut self, wall: Tile, now: f64) {
        self.glow.keep(wall, now);
    }

    /// Where the light about a wall that was kept lies, in tiles, and how bright it is from 1 down
    /// to 0.
    pub fn flash(&self, now: f64) -> Option<(Tile, f32)> {
        self.glow.flash(now)
    }

    /// Whether something in it still moves by itself.
    pub fn is_moving(&self, now: f64) -> bool {
        self.glow.is_moving(now)
    }

    /// Lets things move for show from now on, or no longer.
    pub fn set_motions(&mut self, motions: Motions) {
        self.glow.motions = motions;
    }

    /// How it is cut into rooms.
    pub const fn cells(&self) -> Cells {
        self.cells
    }

    /// Paints everything anew from the next frame on.
    pub fn set_colours(&mut self, colours: &ViewColours, state_colours: &StateColours) {
        if *colours != self.colours {
            self.colours = *colours;
            self.near.clear();
        }
        if *state_colours != self.state_colours {
            self.state_colours = *state_colours;
            self.states.set_colours(state_colours);
        }
    }

    /// Whether it can follow these marks.
    pub fn fits(&self, picture: &TileMarks, of_rooms: bool) -> bool {
        let grid = self.standing.grid();
        (grid.columns(), grid.rows()) == (picture.columns(), picture.rows())
            && (self.cells.layout == Layout::Rooms) == of_rooms
    }

    /// Draws what was [prepared](Self::prepare) into the pane of a projection.
    pub fn draw(&mut self, projection: &Projection, now: f64) {
        self.paint(projection, now);
    }

    /// Draws the maze into a texture as large as the pane.
    pub fn draw_onto(&mut self, target: &RenderTarget, projection: &Projection, now: f64) {
        self.prepare(projection);
        draw_into_texture(target, projection.dpi);
        self.paint(projection, now);
        set_default_camera();
    }

    /// Bakes walls, which ends with the default camera.
    pub fn prepare(&mut self, projection: &Projection) {
        let shape = self.cells.shape(self.colours.shape);
        if self.near_share(projection) > 0.0 {
            let walls = &self.colours.walls;
            self.near.prepare(&self.brushes, self.cells, walls, shape, projection);
        }
    }

    /// How much of the baked walls is seen.
    fn near_share(&self, projection: &Projection) -> f32 {
        near_share(self.colours.shape, projection.logical_pitch())
    }

    fn paint(&mut self, projection: &Projection, now: f64) {
        let shape = self.cells.shape(self.colours.shape);
        let ground = Ground { brushes: &self.brushes, colours: &self.colours, cells: self.cells };
        ground.draw_background(projection);
        ground.draw_floor(projection);
        let at_pitch = shape.at_pitch(projection.logical_pitch());
        let lift = 0.45 * at_pitch.lift;
        self.states.draw(&self.brushes, projection, at_pitch.half_thickness, lift);
        let shine = self.state_colours.hint;
        self.glow.draw(&self.brushes, projection, self.cells, shine, now);
        let near = self.near_share(projection);
        if near < 1.0 {
            let paint = FlatPaint::of(&self.colours.walls, shape, projection.logical_pitch());
            self.far.draw(&self.brushes, projection, &paint);
        }
        if near > 0.0 {
            let grid = self.standing.grid();
            self.near.draw(&self.brushes, self.cells, grid, projection, near);
        }
    }
}
