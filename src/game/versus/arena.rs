//! The maze of one round, with what both have to do in it.
//!
//! All rules are told in the first one's maze. Where the second one's is the mirror image, only
//! what is shown and what is pressed is mirrored: that is what makes it fair. So it can as well be
//! drawn alike for both, and the round is the same.

use std::sync::Arc;

use super::cheeses;
use super::distances::Distances;
use super::rules::{Mode, Rules};
use crate::game::course::Course;
use crate::game::walker::{Pose, Steering};
use crate::maze::{Direction, Grid, Maze, Spec, Tile};

/// What an arena is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArenaPlan {
    /// What the maze grows from.
    pub spec: Spec,
    /// What wins the round.
    pub mode: Mode,
    /// Whether the second one sees it as in a mirror.
    pub is_mirrored: bool,
}

/// The maze of one round. Sides are counted 0 and 1.
#[derive(Debug)]
pub struct Arena {
    plan: ArenaPlan,
    course: Arc<Course>,
    mirror_image: Option<Maze>,
    starts: [Tile; 2],
    /// How far it is to where each of them wants to go.
    to_target: [Arc<Distances>; 2],
    cheeses: Vec<Tile>,
    /// How far it is to each of them, in a hunt.
    to_cheeses: Vec<Distances>,
    /// How far both have it to all cheeses together.
    ways_to_cheeses: [u32; 2],
}

impl ArenaPlan {
    /// The plan of a round.
    pub const fn new(spec: Spec, rules: Rules) -> Self {
        Self { spec, mode: rules.mode, is_mirrored: rules.is_mirrored }
    }

    /// The same, seen by both as it is on the map. What is played is the same.
    #[must_use]
    pub const fn drawn_alike(self) -> Self {
        Self { is_mirrored: false, ..self }
    }
}

impl Arena {
    /// Measures the maze that grew from the plan's spec. Looks at every room.
    pub fn new(plan: ArenaPlan, course: Arc<Course>) -> Self {
        let maze = &course.maze;
        let (start, goal, grid) = (maze.start(), maze.goal(), maze.grid());
        let to = |target| Arc::new(Distances::to(target, grid, course.stride_tiles));
        let to_goal = to(goal);
        let (starts, to_target) = match plan.mode {
            Mode::Race => ([start, start], [Arc::clone(&to_goal), to_goal]),
            Mode::Meet | Mode::Hunt => ([start, goal], [to_goal, to(start)]),
        };
        // On the way to the other's start one comes from one's own.
        let from_start = [&*to_target[1], &*to_target[0]];
        let cheeses = match plan.mode {
            Mode::Race => maze.goals().to_vec(),
            Mode::Meet => Vec::new(),
            Mode::Hunt => cheeses::lay(grid, from_start, plan.spec.seed()),
        };
        let ways_to_cheeses =
            from_start.map(|one| cheeses.iter().filter_map(|&room| one.from(room)).sum());
        let to_cheeses = match plan.mode {
            Mode::Hunt => {
                cheeses.iter().map(|&at| Distances::to(at, grid, course.stride_tiles)).collect()
            }
            Mode::Race | Mode::Meet => Vec::new(),
        };
        let mirror_image = plan.is_mirrored.then(|| mirror_image(maze));
        Self { plan, course, mirror_image, starts, to_target, cheeses, to_cheeses, ways_to_cheeses }
    }

    /// What it was made of.
    pub const fn plan(&self) -> &ArenaPlan {
        &self.plan
    }

    /// What wins the round.
    pub const fn mode(&self) -> Mode {
        self.plan.mode
    }

    /// The first one's maze.
    pub const fn course(&self) -> &Arc<Course> {
        &self.course
    }

    /// The tiles of the first one's maze.
    pub fn grid(&self) -> &Grid {
        self.course.maze.grid()
    }

    /// The maze as a side sees it.
    pub fn maze_of(&self, side: usize) -> &Maze {
        self.mirror_image.as_ref().filter(|_| side == 1).unwrap_or(&self.course.maze)
    }

    /// Whether a side sees all mirrored.
    pub const fn is_mirrored(&self, side: usize) -> bool {
        self.plan.is_mirrored && side == 1
    }

    /// Where each begins.
    pub const fn starts(&self) -> [Tile; 2] {
        self.starts
    }

    /// How far it is to where a side wants to go: to the cheese, or to the other's start.
    pub fn to_target(&self, side: usize) -> &Distances {
        &self.to_target[side]
    }

    /// Where a side wants to go, if it is one place.
    pub fn target(&self, side: usize) -> Option<Tile> {
        match self.plan.mode {
            Mode::Race => Some(self.course.maze.goal()),
            Mode::Meet => Some(self.starts[1 - side]),
            Mode::Hunt => None,
        }
    }

    /// Where the cheeses lie at first.
    pub fn cheeses(&self) -> &[Tile] {
        &self.cheeses
    }

    /// How far a side has it at the least: to its target, or to all cheeses together.
    pub fn shortest(&self, side: usize) -> u32 {
        match self.plan.mode {
            Mode::Hunt => self.ways_to_cheeses[side],
            Mode::Race | Mode::Meet => {
                self.to_target[side].from(self.starts[side]).unwrap_or_default()
            }
        }
    }

    /// Which share of its way a side has still to go from a place, from 0 to 1. In a hunt that is
    /// the way to the nearest cheese, as a share of the way between both starts.
    pub fn share_to_go(&self, side: usize, place: Tile, cheeses_left: &[Tile]) -> f32 {
        let to_target = &self.to_target[side];
        let (left, all) = match self.plan.mode {
            Mode::Hunt => (self.to_nearest(place, cheeses_left), to_target.from(self.starts[side])),
            Mode::Race | Mode::Meet => (to_target.from(place), Some(self.shortest(side))),
        };
        let [left, all] = [left, all].map(Option::unwrap_or_default);
        (left as f32 / all.max(1) as f32).min(1.0)
    }

    /// How far it is from a place to the nearest of these cheeses.
    fn to_nearest(&self, place: Tile, cheeses: &[Tile]) -> Option<u32> {
        let lies = |&(cheese, _): &(&Tile, &Distances)| cheeses.contains(cheese);
        let ways = self.cheeses.iter().zip(&self.to_cheeses).filter(lies);
        ways.filter_map(|(_, way)| way.from(place)).min()
    }

    /// A tile as a side sees it.
    pub fn tile_for(&self, side: usize, tile: Tile) -> Tile {
        if self.is_mirrored(side) { mirrored_tile(self.grid(), tile) } else { tile }
    }

    /// A pose as a side sees it.
    pub fn pose_for(&self, side: usize, pose: Pose) -> Pose {
        if !self.is_mirrored(side) {
            return pose;
        }
        let (column, row) = pose.at;
        let at = (f32::from(self.grid().columns() - 1) - column, row);
        Pose { at, heading: mirrored_direction(pose.heading), ..pose }
    }

    /// What a side's keys ask for in the first one's maze.
    pub fn steering_of(&self, side: usize, pressed: Steering) -> Steering {
        if self.is_mirrored(side) { mirrored_steering(pressed) } else { pressed }
    }
}

/// The same with left and right changed.
pub fn mirrored_steering(steering: Steering) -> Steering {
    Steering {
        held: steering.held.map(mirrored_direction),
        pressed: steering.pressed.map(mirrored_direction),
        ..steering
    }
}

/// The same with left and right changed.
pub const fn mirrored_direction(direction: Direction) -> Direction {
    match direction {
        Direction::Left => Direction::Right,
        Direction::Right => Direction::Left,
        Direction::Up | Direction::Down => direction,
    }
}

/// Where a tile is in the mirror image.
pub const fn mirrored_tile(grid: &Grid, tile: Tile) -> Tile {
    Tile::new(grid.columns() - 1 - tile.column, tile.row)
}

/// The maze with left and right changed.
pub fn mirror_image(maze: &Maze) -> Maze {
    let grid = maze.grid();
    let mut mirrored = Grid::walls(grid.columns(), grid.rows());
    for tile in grid.open_tiles() {
        mirrored.open(mirrored_tile(grid, tile));
    }
    let goals = maze.goals().iter().map(|&goal| mirrored_tile(grid, goal)).collect();
    Maze::new(mirrored, mirrored_tile(grid, maze.start()), goals)
        .expect("what is open in a maze is open in its mirror image")
}
