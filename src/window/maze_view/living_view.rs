//! Draws a maze while it is built or solved: like a maze to play, but its walls come and go, and
//! each room shows its state.

use std::rc::Rc;

use icetea_maze::game::theatre::{ChangePlace, Changes, TileMarks, Tint};
use icetea_maze::maze::Tile;
use macroquad::prelude::*;

use super::camera::Camera;
use super::canvas::{Brushes, draw_into_texture};
use super::cells::{Cells, Layout};
use super::colours::ViewColours;
use super::far_walls::FlatPaint;
use super::glow::Glow;
use super::ground::Ground;
use super::layers::near_share;
use super::living_walls::LivingWalls;
use super::near_walls::NearWalls;
use super::standing::Standing;
use super::state_looks::StateColours;
use super::states::States;

/// A maze on the graphics card that follows a show.
pub struct LivingView {
    brushes: Rc<Brushes>,
    colours: ViewColours,
    state_colours: StateColours,
    cells: Cells,
    /// What of the show is taken over already.
    place: ChangePlace,
    standing: Standing,
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
        let standing = Standing::new(picture, layout);
        Self {
            brushes,
            colours: *colours,
            state_colours: *state_colours,
            cells,
            place: picture.present_place(),
            near: NearWalls::default(),
            far: LivingWalls::new(standing.grid(), cells),
            states: States::new(cells, picture, state_colours),
            glow: Glow::default(),
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
                self.standing = Standing::new(picture, self.cells.layout);
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

    /// The wall that flashes, and how brightly from 1 down to 0.
    pub fn flash(&self, now: f64) -> Option<(Tile, f32)> {
        self.glow.flash(now)
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

    /// How many rooms the maze is wide and high; tiles if it is not one of rooms.
    pub fn size(&self) -> Vec2 {
        self.cells.size()
    }

    /// Whether it can follow these marks.
    pub fn fits(&self, picture: &TileMarks, of_rooms: bool) -> bool {
        let grid = self.standing.grid();
        (grid.columns(), grid.rows()) == (picture.columns(), picture.rows())
            && (self.cells.layout == Layout::Rooms) == of_rooms
    }

    /// Where a tile's middle lies in the maze, in rooms.
    pub fn position(&self, tile: Vec2) -> Vec2 {
        self.cells.position(tile)
    }

    /// Where a tile's middle lies in the window.
    pub fn to_screen(&self, camera: &Camera, tile: Vec2) -> Vec2 {
        camera.to_screen(self.cells.position(tile))
    }

    /// Draws the maze into the camera's pane. The default camera must be set.
    pub fn draw(&mut self, camera: &Camera, now: f64) {
        self.prepare(camera);
        self.paint(camera, now);
    }

    /// Draws the maze into a texture as large as the camera's pane.
    pub fn draw_onto(&mut self, target: &RenderTarget, camera: &Camera, now: f64) {
        self.prepare(camera);
        draw_into_texture(target, screen_dpi_scale());
        self.paint(camera, now);
        set_default_camera();
    }

    /// Draws something over what was drawn into a texture, in lengths of the window.
    pub fn draw_over(target: &RenderTarget, draw: impl FnOnce()) {
        draw_into_texture(target, screen_dpi_scale());
        draw();
        set_default_camera();
    }

    /// Bakes walls, which ends with the default camera.
    fn prepare(&mut self, camera: &Camera) {
        let shape = self.cells.shape(self.colours.shape);
        if self.near_share(camera) > 0.0 {
            let (walls, projection) = (&self.colours.walls, camera.projection());
            self.near.prepare(&self.brushes, self.cells, walls, shape, &projection);
        }
    }

    /// How much of the baked walls is seen.
    fn near_share(&self, camera: &Camera) -> f32 {
        near_share(self.colours.shape, camera.pitch)
    }

    fn paint(&mut self, camera: &Camera, now: f64) {
        let projection = camera.projection();
        let shape = self.cells.shape(self.colours.shape);
        let ground = Ground { brushes: &self.brushes, colours: &self.colours, cells: self.cells };
        ground.draw_background(&projection);
        ground.draw_floor(&projection);
        let at_pitch = shape.at_pitch(camera.pitch);
        let lift = 0.45 * at_pitch.lift;
        self.states.draw(&self.brushes, &projection, at_pitch.half_thickness, lift);
        let shine = self.state_colours.hint;
        self.glow.draw(&self.brushes, &projection, self.cells, shine, now);
        let near = self.near_share(camera);
        if near < 1.0 {
            let paint = FlatPaint::of(&self.colours.walls, shape, camera.pitch);
            self.far.draw(&self.brushes, &projection, &paint);
        }
        if near > 0.0 {
            let grid = self.standing.grid();
            self.near.draw(&self.brushes, self.cells, grid, &projection, near);
        }
    }
}
