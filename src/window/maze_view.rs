//! Draws a maze into a rectangle of the window, from a single room down to the largest maze there
//! is.
//!
//! From the floor up: background and floor, marks, walls, lantern. Close up, walls are baked tiles
//! of poured glass; far out, and in flat looks, one shader draws them from one byte a room. While
//! the camera does not zoom, the painted maze is cached: a frame costs one copy of it.

mod atlas;
mod canvas;
mod far_texels;
mod far_walls;
mod glow;
mod ground;
mod lantern;
mod layers;
mod line_paint;
mod living_texels;
mod living_view;
mod living_walls;
mod mark_map;
mod marks;
mod near_walls;
mod paws;
mod seen;
mod sheet;
mod standing_walls;
mod state_texels;
mod states;
mod tile_cache;
mod warm_up;

use std::rc::Rc;

use icetea_maze::maze::{Grid, Maze};
use icetea_maze::picture::{Area, Color, Projection, Rect, ViewColours, WallShape, floor_shift};
use macroquad::prelude::*;

pub use canvas::{Brushes, draw_over, mq_colour, whole_of};
use canvas::{draw_into_texture, fill};
pub use far_texels::{FarTexels, far_texels};
use far_walls::{FarWalls, FlatPaint};
use ground::GroundTexels;
use lantern::Lamp;
use layers::{Layers, near_share};
pub use living_view::LivingView;
use marks::{FloorState, MarksState};
pub use marks::{MarkLayer, MarkTelling, MarkTexels};
use near_walls::NearWalls;
use tile_cache::TileCache;

/// For how many pictures that do not need it something painted is kept.
pub const PICTURES_KEPT: u32 = 90;

/// A maze, ready to be drawn.
pub struct MazeView {
    brushes: Rc<Brushes>,
    colours: ViewColours,
    far: FarWalls,
    near: NearWalls,
    /// The floor with all that lies and stands on it, for each pane that shows it.
    tile_caches: [TileCache<TileCacheKey>; PANES],
    /// The area that the tile cache of each pane shows, as it was prepared.
    kept: [Option<Area>; PANES],
    map: TileCache<MapKey>,
    /// Physical pixels from room to room in the last frame of each pane.
    last_pitches: [f32; PANES],
    marks_made: u32,
}

/// The panes in which a maze can be shown: two halves, or one that both players share.
const PANES: usize = 3;

/// What the cached picture depends on besides maze and colours: the pitch, the density, the state
/// of the marks, and the number of walls that are not painted yet.
type TileCacheKey = (f32, f32, MarksState, usize);

/// What a cached map depends on: pitch, density, the state of the floor, the colours of walls and
/// paper, and the number of walls that are not painted yet.
type MapKey = (f32, f32, FloorState, [Color; 2], usize);

/// What one frame shows.
pub struct MazeFrame<'a> {
    /// The maze that the view was made of.
    pub maze: &'a Maze,
    /// The visible part of it.
    pub projection: Projection,
    /// What was left in it.
    pub marks: &'a mut MarkTexels,
    /// Where the lantern is, in tiles, in looks that have one.
    pub lantern: Option<Vec2>,
}

impl MazeView {
    /// A view of the maze that the texels were made of.
    pub fn new(brushes: Rc<Brushes>, texels: FarTexels, colours: &ViewColours) -> Self {
        Self {
            brushes,
            colours: *colours,
            far: FarWalls::new(texels),
            near: NearWalls::default(),
            tile_caches: [const { TileCache::new() }; PANES],
            kept: [None; PANES],
            map: TileCache::new(),
            last_pitches: [0.0; PANES],
            marks_made: 0,
        }
    }

    /// Replaces the texels when more of the maze is known; what was known must not have changed.
    pub fn learn(&mut self, texels: FarTexels) {
        self.far.learn(texels);
        self.tile_caches.iter_mut().for_each(TileCache::forget);
        self.map.forget();
    }

    /// Repaints everything from the next frame on.
    pub fn set_colours(&mut self, colours: &ViewColours) {
        if *colours != self.colours {
            self.colours = *colours;
            self.near.clear();
            self.tile_caches.iter_mut().for_each(TileCache::forget);
            self.map.forget();
        }
    }

    /// Drops all that can be painted again, for as long as the maze is not shown.
    pub fn drop_painted(&mut self) {
        self.near.clear();
        self.tile_caches = [const { TileCache::new() }; PANES];
        self.map = TileCache::new();
    }

    /// Empty marks for one player or solver in this maze.
    pub fn marks(&mut self) -> MarkTexels {
        self.marks_made += 1;
        MarkTexels::new(self.far.cells, self.marks_made)
    }

    /// Where a tile's middle lies in the maze, in rooms.
    fn position(&self, tile: Vec2) -> Vec2 {
        self.far.cells.position(tile)
    }

    /// Whether any picture since the last call lacks walls that are not painted yet.
    pub fn take_lacks(&mut self) -> bool {
        self.far.take_lacks()
    }

    /// Paints what the picture of this pane lacks, perhaps with another player's marks as well. To
    /// be done for all panes before anything is drawn: in software it is expensive to switch to a
    /// texture while the window is half drawn.
    pub fn prepare_pane(
        &mut self,
        frame: &mut MazeFrame,
        pane: usize,
        beside: Option<&mut MarkTexels>,
    ) {
        let projection = frame.projection;
        let (shape, cells) = (self.shape(), self.far.cells);
        let near = near_share(shape, projection.logical_pitch());
        if near > 0.0 {
            let look = (&*self.brushes, &self.colours.walls, shape);
            self.near.prepare(cells, frame.maze.grid(), &projection, look);
        }
        if near < 1.0 {
            self.far.load(frame.maze.grid(), &projection);
        }
        self.kept[pane] = self.keep(frame, pane, beside, &projection);
    }

    /// Draws a pane that was prepared.
    pub fn draw_pane(
        &mut self,
        frame: &mut MazeFrame,
        pane: usize,
        beside: Option<&mut MarkTexels>,
    ) {
        let projection = frame.projection;
        let shape = self.shape();
        let lamp = self.colours.lantern.zip(frame.lantern).map(|(colours, tile)| {
            let shift = vec2(0.0, floor_shift(shape, projection.logical_pitch()));
            Lamp { colours, place: self.position(tile) + shift }
        });
        let mut layers = Layers {
            brushes: &self.brushes,
            colours: &self.colours,
            far: &self.far,
            near: &self.near,
            grid: frame.maze.grid(),
            marks: frame.marks,
            beside,
        };
        let mut paint = |projection: &Projection| {
            layers.paint(projection);
            if let Some(lamp) = &lamp {
                lamp.veil(&self.brushes, projection);
            }
        };
        let Some(kept) = self.kept[pane] else {
            paint(&projection);
            return;
        };
        for area in projection.area().beside(kept) {
            paint(&projection.part(area));
        }
        let brush = lamp.map_or(&self.brushes.tile_cache, |lamp| {
            lamp.lit_tile_cache(&self.brushes, &projection)
        });
        let tile_cache = &self.tile_caches[pane];
        tile_cache.draw(&projection, kept, brush, lamp.map(|lamp| projection.place(lamp.place)));
    }

    /// Draws a maze and what lies behind it onto a texture.
    pub fn draw_onto(&mut self, frame: &mut MazeFrame, target: &RenderTarget) {
        let projection = frame.projection;
        self.prepare_pane(frame, 0, None);
        draw_into_texture(target, projection.dpi);
        self.ground(frame.maze.grid()).draw_background(&projection);
        self.draw_pane(frame, 0, None);
        set_default_camera();
    }

    /// Caches a picture of the visible floor and what lies on it, unless the camera zooms, and
    /// returns its area. The background's squares belong to the window and cannot be cached.
    fn keep(
        &mut self,
        frame: &mut MazeFrame,
        pane: usize,
        mut beside: Option<&mut MarkTexels>,
        projection: &Projection,
    ) -> Option<Area> {
        let rests = (projection.pitch - self.last_pitches[pane]).abs() < f32::EPSILON;
        self.last_pitches[pane] = projection.pitch;
        if !rests {
            self.tile_caches[pane].forget();
            return None;
        }
        let floor = projection.area_of(self.ground(frame.maze.grid()).floor());
        let sight = floor.shared(projection.area())?;
        let key = (projection.pitch, projection.dpi, frame.marks.state(), self.far.waiting);
        let both = [Some(&mut *frame.marks), beside.as_deref_mut()].into_iter().flatten();
        let changed = both.filter_map(|marks| marks.take_changed(projection));
        let changed = changed.reduce(Rect::combine_with);
        let changed = changed.map(|rooms| projection.area_of(rooms));
        let mut layers = Layers {
            brushes: &self.brushes,
            colours: &self.colours,
            far: &self.far,
            near: &self.near,
            grid: frame.maze.grid(),
            marks: frame.marks,
            beside,
        };
        let paint = |projection: &Projection| layers.paint(projection);
        self.tile_caches[pane]
            .cover(projection, key, (sight, floor), changed, paint)
            .then_some(sight)
    }

    /// Draws the maze as a map on a sheet of paper: hairlines, and marks over them.
    pub fn draw_map(&mut self, frame: &mut MazeFrame, walls: Color, paper: Color) {
        let projection = frame.projection;
        self.far.load(frame.maze.grid(), &projection);
        let width = projection.dpi * (projection.pitch / projection.dpi / 6.0).clamp(0.8, 1.4);
        let paint = FlatPaint::map(walls, self.shape(), projection.pitch, width);
        let (cells, grid) = (self.far.cells, frame.maze.grid());
        let ground = GroundTexels { brushes: &self.brushes, colours: &self.colours, cells, grid };
        let (floor, state) = (&frame.marks.floor, frame.marks.floor_state());
        let draw = |projection: &Projection| {
            ground.draw_floor(projection);
            ground.draw_patches(projection, floor);
            self.far.draw(&self.brushes, projection, &paint);
        };
        let key = (projection.pitch, projection.dpi, state, [walls, paper], self.far.waiting);
        let sight = projection.area();
        let is_kept = self.map.cover(&projection, key, (sight, sight), None, |projection| {
            fill(projection, Rect::new(0.0, 0.0, projection.pane.w, projection.pane.h), paper);
            draw(projection);
        });
        if is_kept {
            self.map.draw(&projection, sight, &self.brushes.tile_cache, None);
        } else {
            draw(&projection);
        }
        frame.marks.draw_fog(&self.brushes, &projection, paper, 0.0);
        frame.marks.draw(&self.brushes, &projection, &self.colours.marks, 0.0, false);
    }

    fn ground<'a>(&'a self, grid: &'a Grid) -> GroundTexels<'a> {
        GroundTexels { brushes: &self.brushes, colours: &self.colours, cells: self.far.cells, grid }
    }

    fn shape(&self) -> WallShape {
        self.far.cells.shape(self.colours.shape)
    }
}
