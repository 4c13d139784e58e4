//! A maze as a part of a picture: which maze with which marks, and where its tiles lie on the
//! screen. How it is painted is not known here.

mod area;
mod cells;
mod colours;
mod floor;
mod lens;
mod minimap;
mod of_palette;
mod state_looks;
mod traces;

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::geometry::{Color, Vec2, hash_lengths, vec2};
use super::palette::Palette;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::race::arena::Arena;
use crate::game::theatre::Show;
use crate::maze::Tile;

pub use area::Area;
pub use cells::{CellLayout, CellPattern, Cells};
pub use colours::{LanternColours, MarkColours, ViewColours, WallColours, WallShape};
pub use floor::FloorPatch;
pub use lens::{Lens, PixelScale, Projection};
pub use minimap::Minimap;
pub use of_palette::{state_colours, view_colours};
pub use state_looks::{Pattern, StateColours, StateLook, look, set_pattern};
pub use traces::{Fog, HintShown, Traces, blame, fog_of_plane, passed, tip};

/// A maze to draw.
#[derive(Debug)]
pub struct MazeItem<'a> {
    /// The maze, and what was done in it.
    pub shown: Shown<'a>,
    /// The part of it that is visible, and where it lies.
    pub lens: Lens,
    /// What lies behind it.
    pub ground: Ground,
    /// Where its floor is not as elsewhere.
    pub floor: Vec<FloorPatch>,
    /// Its colours, where they are not those of the whole picture.
    pub palette: Option<&'static Palette>,
}

impl<'a> MazeItem<'a> {
    /// A maze with the same floor everywhere.
    pub const fn new(shown: Shown<'a>, lens: Lens, ground: Ground) -> Self {
        Self { shown, lens, ground, floor: Vec::new(), palette: None }
    }

    /// With this floor where it is not as elsewhere.
    #[must_use]
    pub fn with_floor(self, floor: Vec<FloorPatch>) -> Self {
        Self { floor, ..self }
    }

    /// In these colours.
    #[must_use]
    pub fn with_palette(self, palette: &'static Palette) -> Self {
        Self { palette: Some(palette), ..self }
    }
}

/// What lies behind a maze.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ground {
    /// The window's background; in looks that have a lantern, it is at this tile.
    Window {
        /// Where the light is, in tiles.
        lantern: Option<Vec2>,
    },
    /// A panel.
    Panel,
    /// A sheet of paper, on which walls are hairlines of this colour.
    Map {
        /// The colour of the walls.
        walls: Color,
        /// The colour of the sheet.
        paper: Color,
    },
}

/// The kind of maze that is shown.
#[derive(Debug)]
pub enum Shown<'a> {
    /// A maze to play, with the marks in it.
    MeasuredMaze(&'a Arc<MeasuredMaze>, Traces<'a>),
    /// The arena of a round of two, seen by one player or by both.
    Arena {
        /// The arena.
        arena: &'a Arc<Arena>,
        /// Whose view it is.
        seen_by: SeenBy,
        /// The tiles both have visited, in the first player's maze.
        trails: [&'a [Tile]; 2],
        /// The colours of the trails.
        colours: [Color; 2],
    },
    /// A maze that is built or solved step by step.
    Show {
        /// The show.
        show: &'a Show,
        /// Its number among shows that are shown side by side.
        lane: usize,
        /// Whether its tiles at odd coordinates are rooms.
        of_rooms: bool,
        /// Whether each step is seen by itself, so that its marks may glow and flow.
        is_slow: bool,
    },
}

/// Whose view of a round is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeenBy {
    /// One player's, with that player's own trail.
    Side(usize),
    /// Both players', with both trails.
    Both,
    /// No player's: without trails.
    Nobody,
}

/// Where the tiles of a maze lie on the screen.
#[derive(Clone, Copy, Debug)]
pub struct MazeSight {
    cells: Cells,
    shape: WallShape,
    /// The part of the maze that is visible.
    pub lens: Lens,
    scale: PixelScale,
}

impl MazeSight {
    /// A maze cut into these cells, with walls of this shape, seen through a lens.
    pub fn new(cells: Cells, shape: WallShape, lens: Lens, scale: PixelScale) -> Self {
        Self { cells, shape: cells.shape(shape), lens, scale }
    }

    /// The distance from room to room.
    pub const fn pitch(&self) -> f32 {
        self.lens.pitch
    }

    /// Its width and height in rooms, or in tiles if it has no rooms.
    pub fn size(&self) -> Vec2 {
        self.cells.size()
    }

    /// Where a place of the maze, in rooms, lies in the window.
    pub fn room_to_screen(&self, rooms: Vec2) -> Vec2 {
        self.lens.projection(self.scale).to_window(rooms) / self.scale.density()
    }

    /// Which place of the maze, in rooms, lies under a point of the window.
    pub fn to_rooms(self, point: Vec2) -> Vec2 {
        self.lens.projection(self.scale).to_rooms(point * self.scale.density())
    }

    /// Where a tile's middle lies in the window; between tiles for anything that moves.
    pub fn to_screen(self, tile: Vec2) -> Vec2 {
        self.room_to_screen(self.cells.position(tile))
    }

    /// Where a figure stands on a tile: a little below the middle, as the wall above hides some.
    pub fn to_standing(self, tile: Vec2) -> Vec2 {
        let shift = floor_shift(self.shape, self.lens.pitch * self.scale.logical);
        self.room_to_screen(self.cells.position(tile) + vec2(0.0, shift))
    }
}

/// How far the visible middle of a room is below its real one, in rooms.
pub fn floor_shift(shape: WallShape, logical_pitch: f32) -> f32 {
    0.45 * shape.at_pitch(logical_pitch).lift
}

/// A tile's coordinates as a vector.
pub fn tile_vec(tile: Tile) -> Vec2 {
    vec2(f32::from(tile.column), f32::from(tile.row))
}

impl Hash for MazeItem<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let palette = self.palette.map(std::ptr::from_ref);
        (&self.shown, self.lens, self.ground, &self.floor, palette).hash(state);
    }
}

impl Hash for Ground {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::mem::discriminant(self).hash(state);
        match self {
            Self::Window { lantern } => {
                hash_lengths(&lantern.map_or([-1.0; 2], |at| at.to_array()), state);
            }
            Self::Panel => {}
            Self::Map { walls, paper } => (walls, paper).hash(state),
        }
    }
}

impl Hash for Shown<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Self::MeasuredMaze(measured, traces) => (Arc::as_ptr(measured), traces).hash(state),
            Self::Arena { arena, seen_by, trails, colours } => {
                let ends = trails.map(|trail| (trail.len(), trail.last()));
                (Arc::as_ptr(arena), seen_by, ends, colours).hash(state);
            }
            Self::Show { show, lane, of_rooms, is_slow } => {
                let which = (std::ptr::from_ref(*show), show.step, lane);
                (which, of_rooms, is_slow).hash(state);
            }
        }
    }
}
