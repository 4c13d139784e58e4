//! The endless mode: cheese after cheese in a maze without end, each farther than the one before.
//!
//! A run is a sequence of legs, and a leg is a race of one in a piece that is cut out of the plane
//! around the mouse. The plane is a tree, so a way found in such a piece is the only one there is.
//! The place of the next cheese depends on the seed, the number of cheeses eaten and the place of
//! the last one, so not on anything the player does. Each piece includes the previous one, so that
//! the trail and all that was seen stay.
//!
//! In a [world](crate::maze::world) crumbs lie on the way to the one cheese at its far end, and if the mouse
//! strays from one, the next lies on the way from where it is. There is no clock.

mod clock;
mod piece;
mod tree;

use std::sync::Arc;

use super::measured_maze::{MeasuredMaze, Measuring};
use super::tuning::{
    ENDLESS_EDGE_ROOMS, ENDLESS_MARGIN_ROOMS, ENDLESS_MARGIN_ROOMS_OF_TWO, WORLD_CRUMB_STEPS,
};
use crate::maze::endless::Room;
use crate::maze::{Directions, Endless, Grid, Maze, ProgressFn, Tile};
pub use clock::{over_after, steps_to, worth_ticks};
use piece::STRIDE;
pub use piece::{Piece, STRIDE as PLANE_STRIDE};
pub use tree::{draw, levels, way};

/// The share of the work, as measured, after which the cheese is found.
const FOUND: f64 = 0.3;
const CUT: f64 = 0.5;

/// The description of a leg's piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegPlan {
    /// The plane.
    pub endless: Endless,
    /// How many cheeses were eaten before.
    pub eaten: u32,
    /// The room of the mouse.
    pub mouse: Room,
    /// The room of the cheese, if it is already known.
    pub cheese: Option<Room>,
    /// The previous piece.
    pub kept: Option<Piece>,
}

/// A piece of the plane that contains the way to a cheese.
#[derive(Clone, Debug)]
pub struct Leg {
    /// The description that it was cut by.
    pub plan: LegPlan,
    /// The maze of the piece.
    pub measured: Arc<MeasuredMaze>,
    /// Its position.
    piece: Piece,
}

impl LegPlan {
    /// The beginning of a run.
    pub fn first(endless: Endless) -> Self {
        Self { endless, eaten: 0, mouse: Room::default(), cheese: None, kept: None }
    }

    /// Cuts the leg's piece, with the way to the cheese and the previous piece in it. None if it
    /// was cancelled, or if no piece contains the way.
    pub async fn cut(self, on_progress: ProgressFn<'_>) -> Option<Leg> {
        self.cut_about(ENDLESS_MARGIN_ROOMS, on_progress).await
    }

    /// The arena of two: everything that they can ever see, with the first cheese.
    pub async fn cut_for_two(
        endless: Endless,
        on_progress: ProgressFn<'_>,
    ) -> Option<Arc<MeasuredMaze>> {
        let leg = Self::first(endless).cut_about(ENDLESS_MARGIN_ROOMS_OF_TWO, on_progress).await?;
        Some(leg.measured)
    }

    async fn cut_about(self, mut margin: u16, on_progress: ProgressFn<'_>) -> Option<Leg> {
        loop {
            let near = Piece::around(self.mouse, margin);
            let grid = near.cut(self.endless, &mut |share| on_progress(FOUND * share)).await?;
            if let Some(cheese) = self.find_cheese(&grid, near) {
                let piece = self.kept.map_or(near, |kept| near.with(kept));
                let grid = if piece == near {
                    grid
                } else {
                    let mut on_progress = |share| on_progress(FOUND + (CUT - FOUND) * share);
                    piece.cut(self.endless, &mut on_progress).await?
                };
                let [mouse, cheese] = [self.mouse, cheese].map(|room| piece.tile(room));
                let maze = Maze::new(grid, mouse?, vec![cheese?]).ok()?;
                let mut on_progress = |share| on_progress(CUT + (1.0 - CUT) * share);
                let measured = Measuring::new(maze, None).finish_while(&mut on_progress).await?;
                return Some(Leg { plan: self, measured: Arc::new(measured), piece });
            }
            // A world has a crumb near every room, unless its file is forged.
            if self.endless.world().is_some() {
                return None;
            }
            margin *= 2;
        }
    }

    /// The room of the cheese, if the way to it is in this piece.
    fn find_cheese(self, grid: &Grid, piece: Piece) -> Option<Room> {
        let mut levels = levels(grid, piece.tile(self.mouse)?, Directions::default());
        if let Some(world) = self.endless.world() {
            let is_there = |cheese: &Room| {
                let tile = piece.tile(*cheese);
                tile.is_some_and(|tile| levels.any(|level| level.contains(&tile)))
            };
            let known = self.cheese.filter(is_there);
            return known.or_else(|| world.room_towards_goal(self.mouse, WORLD_CRUMB_STEPS));
        }
        if let Some(cheese) = self.cheese {
            let tile = piece.tile(cheese)?;
            return levels.any(|level| level.contains(&tile)).then_some(cheese);
        }
        let rooms = levels.nth(steps_to(self.eaten) as usize)?;
        draw(&rooms, self.endless.seed(), self.eaten).map(|tile| piece.room(tile))
    }
}

impl Leg {
    /// The room of the plane at this tile of the piece.
    pub fn room(&self, tile: Tile) -> Room {
        self.piece.room(tile)
    }

    /// The tile of this room, if it is in the piece.
    pub fn tile(&self, room: Room) -> Option<Tile> {
        self.piece.tile(room)
    }

    /// The room with the cheese.
    pub fn cheese(&self) -> Room {
        self.room(self.measured.maze.goal())
    }

    /// Whether its cheese is that of a whole world, and no crumb on the way there.
    pub fn is_last(&self) -> bool {
        self.plan.endless.world().is_some_and(|world| self.cheese() == world.goal())
    }

    /// The leg after this one.
    pub fn next(&self) -> LegPlan {
        let (plan, kept) = (self.plan, Some(self.piece));
        let eaten = plan.eaten.saturating_add(1);
        LegPlan { eaten, mouse: self.cheese(), cheese: None, kept, ..plan }
    }

    /// The present leg in a piece around this place.
    pub fn around(&self, place: Tile) -> LegPlan {
        let (mouse, cheese, kept) = (self.room(place), Some(self.cheese()), Some(self.piece));
        LegPlan { mouse, cheese, kept, ..self.plan }
    }

    /// Whether the piece ends near this place.
    pub fn ends_near(&self, place: Tile) -> bool {
        let grid = self.measured.maze.grid();
        let margin = STRIDE * ENDLESS_EDGE_ROOMS;
        let is_near = |at: u16, tiles: u16| at < margin || at.saturating_add(margin) >= tiles;
        is_near(place.column, grid.columns()) || is_near(place.row, grid.rows())
    }

    /// How many tiles farther right and down everything lies in this piece than in another.
    pub fn shift_from(&self, other: &Self) -> (i32, i32) {
        self.piece.shift_from(other.piece)
    }
}
