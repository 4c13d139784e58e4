//! Endless: cheese after cheese in a maze without end, each farther than the one before.
//!
//! A run is a sequence of legs, and a leg is a race of one in a piece that is cut out of the plane
//! around the mouse. The plane is one tree, so a way that is found in such a piece is the only one
//! there is. Which room has the next cheese depends on the seed, on how many were eaten and on where
//! the last one was, and so on nothing that the player does.

use std::sync::Arc;

use super::measured_maze::MeasuredMaze;
use super::tuning::{
    ENDLESS_EDGE_ROOMS, ENDLESS_FIRST_STEPS, ENDLESS_FIRST_WORTH_PERCENT, ENDLESS_HALFWAY_CHEESES,
    ENDLESS_LAST_WORTH_PERCENT, ENDLESS_MARGIN_ROOMS, ENDLESS_MORE_STEPS, WALK_TICKS_PER_TILE,
};
use crate::maze::endless::Room;
use crate::maze::random::{Dice, split_mix};
use crate::maze::{Direction, Endless, GoesOn, Grid, Maze, Size, Tile};

/// How many tiles lie between two rooms.
const STRIDE: u16 = 2;
/// Pieces begin at multiples of so many rooms, so that what is painted on the floor stays where it is
/// from one to the next.
const ALIGNED: u16 = 16;
/// The piece is known to be large enough at this share of the work, as was timed.
const CUT: f64 = 0.5;

/// How many steps it is to the cheese after so many were eaten.
pub const fn steps_to(eaten: u32) -> u32 {
    ENDLESS_FIRST_STEPS.saturating_add(eaten.saturating_mul(ENDLESS_MORE_STEPS))
}

/// What the cheese after so many is worth, in ticks.
pub const fn worth_ticks(eaten: u32) -> u32 {
    let (first, last) = (ENDLESS_FIRST_WORTH_PERCENT as u64, ENDLESS_LAST_WORTH_PERCENT as u64);
    let (halfway, eaten_before) = (ENDLESS_HALFWAY_CHEESES as u64, eaten as u64);
    let walk_ticks = steps_to(eaten) as u64 * STRIDE as u64 * WALK_TICKS_PER_TILE as u64;
    let more = walk_ticks * (first - last) * halfway / (halfway + eaten_before);
    ((walk_ticks * last + more) / 100) as u32
}

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
}

/// A piece of the plane with the way to a cheese in it.
#[derive(Clone, Debug)]
pub struct Leg {
    /// What it was cut out for.
    pub plan: LegPlan,
    /// The piece.
    pub measured: Arc<MeasuredMaze>,
    /// The room at its upper left corner.
    origin: Room,
}

impl LegPlan {
    /// The beginning of a run.
    pub fn first(endless: Endless) -> Self {
        Self { endless, eaten: 0, mouse: Room::default(), cheese: None }
    }

    /// The leg, in the smallest piece that holds the way to the cheese; nothing as soon as nobody wants
    /// it any more, or if none does that is as large as a maze may be.
    pub fn cut(self, goes_on: GoesOn) -> Option<Leg> {
        let mut margin = ENDLESS_MARGIN_ROOMS;
        loop {
            if !goes_on(0.0) {
                return None;
            }
            let side = 2 * margin + ALIGNED;
            let size = Size::new(side, side).ok()?;
            let aligned = |at: i64| {
                let first = at.wrapping_sub(margin.into());
                first.wrapping_sub(first.rem_euclid(ALIGNED.into()))
            };
            let origin = Room { column: aligned(self.mouse.column), row: aligned(self.mouse.row) };
            let grid = self.endless.cut(origin, size);
            if let (Some(mouse), Some(cheese)) =
                (tile_in(&grid, origin, self.mouse), self.find_cheese(&grid, origin))
            {
                if !goes_on(CUT) {
                    return None;
                }
                let maze = Maze::new(grid, mouse, vec![cheese]).ok()?;
                let measured = Arc::new(MeasuredMaze::new(maze, None));
                return Some(Leg { plan: self, measured, origin });
            }
            margin *= 2;
        }
    }

    /// Where in a piece the cheese is, if the way to it is in there.
    fn find_cheese(self, grid: &Grid, origin: Room) -> Option<Tile> {
        let mouse = tile_in(grid, origin, self.mouse)?;
        let known = match self.cheese {
            Some(cheese) => Some(tile_in(grid, origin, cheese)?),
            None => None,
        };
        // In a tree nobody comes to a place twice but by going back.
        let mut border = vec![(mouse, None)];
        let mut steps = 0;
        while !border.is_empty() && (known.is_some() || steps < steps_to(self.eaten)) {
            if known.is_some_and(|cheese| border.iter().any(|&(tile, _)| tile == cheese)) {
                return known;
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
        border.get(dice.below(most) as usize).map(|&(tile, _)| tile)
    }
}

impl Leg {
    /// The room of the plane at this place of the piece.
    pub fn room(&self, tile: Tile) -> Room {
        self.origin.beside((tile.column / STRIDE).into(), (tile.row / STRIDE).into())
    }

    /// The room with the cheese.
    pub fn cheese(&self) -> Room {
        self.room(self.measured.maze.goal())
    }

    /// The leg after this one.
    pub fn next(&self) -> LegPlan {
        let plan = self.plan;
        LegPlan { eaten: plan.eaten.saturating_add(1), mouse: self.cheese(), cheese: None, ..plan }
    }

    /// The same leg in a piece around this place.
    pub fn around(&self, place: Tile) -> LegPlan {
        LegPlan { mouse: self.room(place), cheese: Some(self.cheese()), ..self.plan }
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
        let tiles = |from: i64, to: i64| i32::from(STRIDE) * from.wrapping_sub(to) as i32;
        (tiles(other.origin.column, self.origin.column), tiles(other.origin.row, self.origin.row))
    }
}

/// The tile of a room in a piece that begins at this room, if it is in there.
fn tile_in(grid: &Grid, origin: Room, room: Room) -> Option<Tile> {
    let tile = |at: i64, from: i64| {
        let tile = at.wrapping_sub(from).checked_mul(STRIDE.into())?.checked_add(1)?;
        u16::try_from(tile).ok()
    };
    let tile = Tile::new(tile(room.column, origin.column)?, tile(room.row, origin.row)?);
    grid.is_open(tile).then_some(tile)
}
