//! Endless: cheese after cheese in a maze without end, each farther than the one before.
//!
//! A run is a sequence of legs, and a leg is a race of one in a piece that is cut out of the plane
//! around the mouse. The plane is one tree, so a way that is found in such a piece is the only one
//! there is. Which room has the next cheese depends on the seed, on how many were eaten and on where
//! the last one was, and so on nothing that the player does. What was cut before is cut again, so
//! that the trail and all that was seen stay.

mod clock;
mod piece;

use std::sync::Arc;

use super::measured_maze::{MeasuredMaze, Measuring};
use super::tuning::{ENDLESS_EDGE_ROOMS, ENDLESS_MARGIN_ROOMS};
use crate::maze::endless::Room;
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Direction, Endless, GoesOn, Grid, Maze, Tile};
pub use clock::{over_after, steps_to, worth_ticks};
use piece::STRIDE;
pub use piece::{Piece, STRIDE as PLANE_STRIDE};

/// At these shares of the work, as was timed, the cheese is found and all is cut.
const FOUND: f64 = 0.3;
const CUT: f64 = 0.5;

/// What a leg is cut out for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegPlan {
    /// The plane.
    pub endless: Endless,
    /// How many cheeses were eaten before.
    pub eaten: u32,
    /// Where the mouse stands.
    pub mouse: Room,
    /// Where the cheese is, if that is known already.
    pub cheese: Option<Room>,
    /// What was cut before.
    pub kept: Option<Piece>,
}

/// A piece of the plane with the way to a cheese in it.
#[derive(Clone, Debug)]
pub struct Leg {
    /// What it was cut out for.
    pub plan: LegPlan,
    /// The piece.
    pub measured: Arc<MeasuredMaze>,
    /// Where it lies.
    piece: Piece,
}

impl LegPlan {
    /// The beginning of a run.
    pub fn first(endless: Endless) -> Self {
        Self { endless, eaten: 0, mouse: Room::default(), cheese: None, kept: None }
    }

    /// The leg, in a piece that holds the way to the cheese and what was cut before; nothing as soon
    /// as nobody wants it any more, or if no piece holds the way.
    pub fn cut(self, goes_on: GoesOn) -> Option<Leg> {
        let mut margin = ENDLESS_MARGIN_ROOMS;
        loop {
            let near = Piece::around(self.mouse, margin);
            let grid = near.cut(self.endless, &mut |share| goes_on(FOUND * share))?;
            if let Some(cheese) = self.find_cheese(&grid, near) {
                let piece = self.kept.map_or(near, |kept| near.with(kept));
                let grid = if piece == near {
                    grid
                } else {
                    let mut goes_on = |share| goes_on(FOUND + (CUT - FOUND) * share);
                    piece.cut(self.endless, &mut goes_on)?
                };
                let [mouse, cheese] = [self.mouse, cheese].map(|room| piece.tile(room));
                let maze = Maze::new(grid, mouse?, vec![cheese?]).ok()?;
                let mut goes_on = |share| goes_on(CUT + (1.0 - CUT) * share);
                let measured = Measuring::new(maze, None).finish_while(&mut goes_on)?;
                return Some(Leg { plan: self, measured: Arc::new(measured), piece });
            }
            margin *= 2;
        }
    }

    /// Where the cheese is, if the way to it is in this piece.
    fn find_cheese(self, grid: &Grid, piece: Piece) -> Option<Room> {
        let mouse = piece.tile(self.mouse)?;
        let known = match self.cheese {
            Some(cheese) => Some(piece.tile(cheese)?),
            None => None,
        };
        // In a tree nobody comes to a place twice but by going back.
        let mut border = vec![(mouse, None)];
        let mut steps = 0;
        while !border.is_empty() && (known.is_some() || steps < steps_to(self.eaten)) {
            if known.is_some_and(|cheese| border.iter().any(|&(tile, _)| tile == cheese)) {
                return self.cheese;
            }
            let onward = |&(tile, came): &(Tile, Option<Direction>)| {
                let open = grid.open_around(tile);
                let ways = Direction::ALL.into_iter().filter(move |&way| open.contains(way));
                let ways = ways.filter(move |way| came != Some(way.opposite()));
                ways.map(move |way| (tile.go(way, STRIDE), Some(way)))
            };
            border = border.iter().flat_map(onward).collect();
            steps += 1;
        }
        let mut dice = Dice::new(split_mix(self.endless.seed(), self.eaten.into()));
        let most = u32::try_from(border.len()).ok().filter(|&most| most > 0)?;
        border.get(dice.below(most) as usize).map(|&(tile, _)| piece.room(tile))
    }
}

impl Leg {
    /// The room of the plane at this place of the piece.
    pub fn room(&self, tile: Tile) -> Room {
        self.piece.room(tile)
    }

    /// The tile of this room, if the piece reaches so far.
    pub fn tile(&self, room: Room) -> Option<Tile> {
        self.piece.tile(room)
    }

    /// The room with the cheese.
    pub fn cheese(&self) -> Room {
        self.room(self.measured.maze.goal())
    }

    /// The leg after this one.
    pub fn next(&self) -> LegPlan {
        let (plan, kept) = (self.plan, Some(self.piece));
        let eaten = plan.eaten.saturating_add(1);
        LegPlan { eaten, mouse: self.cheese(), cheese: None, kept, ..plan }
    }

    /// The same leg in a piece around this place.
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
