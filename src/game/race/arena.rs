//! The maze of one race, with what is to be done in it.
//!
//! One alone has to come to a goal, and nothing more is measured for that than what the maze knows
//! already. For two it is measured how far each of them has it.
//!
//! All rules are told in the first one's maze. Where the second one's is the mirror image, only
//! what is shown and what is pressed is mirrored: that is what makes it fair. So it can as well be
//! drawn alike for both, and the round is the same.

use std::sync::Arc;

use super::distances::Distances;
use super::{chase, cheeses};
use crate::game::course::Course;
use crate::game::endless::way;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::tuning::HUNT_CHEESES;
use crate::game::versus::rules::{Mode, Rules};
use crate::game::walker::{Pose, Steering};
use crate::maze::{Direction, Grid, Maze, ProgressFn, Tile, at_once};

/// What an arena for two is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArenaPlan {
    /// What the maze is or is cut out of.
    pub course: Course,
    /// What wins the round.
    pub mode: Mode,
    /// Whether the second one sees it as in a mirror.
    pub is_mirrored: bool,
}

/// The maze of one race. Sides are counted 0 and 1, as runners are.
#[derive(Clone, Debug)]
pub struct Arena {
    /// The first one's maze.
    pub measured: Arc<MeasuredMaze>,
    course: Option<Course>,
    /// What wins the race.
    pub mode: Mode,
    mirror_image: Option<Maze>,
    /// Where each begins.
    pub starts: [Tile; 2],
    /// How far it is to where each of two wants to go; in a maze without end, to where they begin.
    to_target: Option<[Arc<Distances>; 2]>,
    /// Where the cheeses lie at first.
    pub cheeses: Vec<Tile>,
    /// How far it is to each of them, in a hunt.
    to_cheeses: Vec<Distances>,
    /// How far both have it to all cheeses together.
    paths_to_cheeses: [u32; 2],
}

impl ArenaPlan {
    /// The plan of a round.
    pub const fn new(course: Course, rules: Rules) -> Self {
        Self { course, mode: rules.mode, is_mirrored: rules.is_mirrored }
    }

    /// What it takes for each room beside the measured maze: a mirror image, and four bytes for every
    /// place to which distances are known.
    pub const fn bytes_per_room(self) -> u64 {
        1 + 4 * self.places() as u64
    }

    /// To how many places distances are known.
    const fn places(self) -> u32 {
        match self.mode {
            Mode::Race | Mode::Endless => 1,
            Mode::Meet => 2,
            Mode::Hunt => 2 + HUNT_CHEESES as u32,
        }
    }

    /// The same, seen by both as it is on the map. What is played is the same.
    #[must_use]
    pub const fn drawn_alike(self) -> Self {
        Self { is_mirrored: false, ..self }
    }
}

impl Arena {
    /// A maze for one alone, who wants to come to any of its goals.
    pub fn alone(measured: Arc<MeasuredMaze>) -> Self {
        let start = measured.maze.start();
        Self {
            course: None,
            mode: Mode::Race,
            mirror_image: None,
            starts: [start, start],
            to_target: None,
            cheeses: measured.maze.goals().to_vec(),
            to_cheeses: Vec::new(),
            paths_to_cheeses: [0, 0],
            measured,
        }
    }

    /// Measures the maze of the plan's course. Looks at every room.
    pub fn new(plan: ArenaPlan, measured: Arc<MeasuredMaze>) -> Self {
        at_once(Self::new_while(plan, measured, &mut |_| true)).expect("nobody gives it up")
    }

    /// The same for somebody who hears how far it has come and may give it up by saying false.
    pub async fn new_while(
        plan: ArenaPlan,
        measured: Arc<MeasuredMaze>,
        on_progress: ProgressFn<'_>,
    ) -> Option<Self> {
        let maze = &measured.maze;
        let (start, goal, grid) = (maze.start(), maze.goal(), maze.grid());
        let stride_tiles = measured.stride_tiles;
        let (mut done, all) = (0.0, f64::from(plan.places()));
        let mut to = async |target| {
            let mut on_progress = |share| on_progress((done + share) / all);
            let distances = Distances::to_while(target, grid, stride_tiles, &mut on_progress).await;
            done += 1.0;
            distances
        };
        let (starts, to_target) = match plan.mode {
            Mode::Race | Mode::Endless => {
                let target = if plan.mode == Mode::Race { goal } else { start };
                let all = Arc::new(to(target).await?);
                ([start, start], [Arc::clone(&all), all])
            }
            Mode::Meet | Mode::Hunt => {
                let from_goal = Arc::new(to(goal).await?);
                ([start, goal], [from_goal, Arc::new(to(start).await?)])
            }
        };
        // On the way to the other's start one comes from one's own.
        let from_start = [&*to_target[1], &*to_target[0]];
        let cheeses = match plan.mode {
            Mode::Race | Mode::Endless => maze.goals().to_vec(),
            Mode::Meet => Vec::new(),
            Mode::Hunt => cheeses::lay(grid, from_start, plan.course.seed()),
        };
        let paths_to_cheeses =
            from_start.map(|one| cheeses.iter().filter_map(|&room| one.from(room)).sum());
        let mut to_cheeses = Vec::new();
        if plan.mode == Mode::Hunt {
            for &cheese in &cheeses {
                to_cheeses.push(to(cheese).await?);
            }
        }
        let mirror_image = plan.is_mirrored.then(|| mirror_image(maze));
        Some(Self {
            course: Some(plan.course),
            mode: plan.mode,
            to_target: Some(to_target),
            measured,
            mirror_image,
            starts,
            cheeses,
            to_cheeses,
            paths_to_cheeses,
        })
    }

    /// What it was made of, if it is one for two.
    pub fn plan(&self) -> Option<ArenaPlan> {
        let course = self.course?;
        Some(ArenaPlan { course, mode: self.mode, is_mirrored: self.mirror_image.is_some() })
    }

    /// The tiles of the first one's maze.
    pub fn grid(&self) -> &Grid {
        self.measured.maze.grid()
    }

    /// The maze as a side sees it.
    pub fn maze_of(&self, side: usize) -> &Maze {
        self.mirror_image.as_ref().filter(|_| side == 1).unwrap_or(&self.measured.maze)
    }

    /// Whether a side sees all mirrored.
    pub const fn is_mirrored(&self, side: usize) -> bool {
        self.mirror_image.is_some() && side == 1
    }

    /// Whether the sides see it differently.
    pub const fn has_mirror(&self) -> bool {
        self.mirror_image.is_some()
    }

    /// How far it is to where one of two wants to go: to the cheese, or to the other's start.
    pub fn to_target(&self, side: usize) -> Option<&Distances> {
        self.to_target.as_ref().map(|both| &*both[side])
    }

    /// The places of a shortest path of one of two to where it wants to go.
    pub fn path_to_target(&self, side: usize) -> impl Iterator<Item = Tile> + '_ {
        let distances = self.to_target(side).into_iter();
        distances.flat_map(move |distances| distances.path(self.starts[side], self.grid()))
    }

    /// Where a side wants to go, if it is one place.
    pub fn target(&self, side: usize) -> Option<Tile> {
        match self.mode {
            Mode::Race => Some(self.measured.maze.goal()),
            Mode::Meet => Some(self.starts[1 - side]),
            Mode::Hunt | Mode::Endless => None,
        }
    }

    /// Whether a side has come where it wants to go when it is here.
    pub fn is_target(&self, side: usize, place: Tile) -> bool {
        match self.mode {
            Mode::Race => self.measured.maze.is_goal(place),
            Mode::Meet => self.starts[1 - side] == place,
            Mode::Hunt | Mode::Endless => false,
        }
    }

    /// How far a side has it at the least: to its target, to the first cheese of a maze without end, or
    /// to all cheeses of a hunt together.
    pub fn shortest(&self, side: usize) -> u32 {
        match self.mode {
            Mode::Hunt => self.paths_to_cheeses[side],
            // There is as far as back.
            Mode::Race | Mode::Meet | Mode::Endless => self.measured.shortest.unwrap_or_default(),
        }
    }

    /// Which share of its way a side has still to go from a place, from 0 to 1. In a hunt that is
    /// the way to the nearest cheese, as a share of the way between both starts.
    pub fn share_to_go(&self, side: usize, place: Tile, cheeses_left: &[Tile]) -> f32 {
        let left = match self.mode {
            Mode::Hunt => self.to_nearest(place, cheeses_left),
            Mode::Race | Mode::Meet => {
                self.to_target(side).and_then(|distances| distances.from(place))
            }
            Mode::Endless => {
                cheeses_left.first().map(|&cheese| self.steps_between([place, cheese]))
            }
        };
        let all = self.measured.shortest.unwrap_or_default();
        (left.unwrap_or_default() as f32 / all.max(1) as f32).min(1.0)
    }

    /// The way between two rooms of a maze without end.
    pub fn way(&self, ends: [Tile; 2]) -> Vec<Tile> {
        let to_start = self.to_target(0).into_iter();
        to_start.flat_map(|to_start| way(self.grid(), to_start, ends)).collect()
    }

    /// How long it is.
    pub fn steps_between(&self, ends: [Tile; 2]) -> u32 {
        (self.way(ends).len() as u32).saturating_sub(1)
    }

    /// Where the next cheese of a maze without end lies after so many, while two are there.
    pub fn next_cheese(&self, places: [Tile; 2], eaten: u32) -> Option<Tile> {
        chase::lay(self.grid(), &self.way(places), self.course?.seed(), eaten)
    }

    /// How far it is from a place to the nearest of these cheeses.
    fn to_nearest(&self, place: Tile, cheeses: &[Tile]) -> Option<u32> {
        let lies = |&(cheese, _): &(&Tile, &Distances)| cheeses.contains(cheese);
        let ways = self.cheeses.iter().zip(&self.to_cheeses).filter(lies);
        ways.filter_map(|(_, distances)| distances.from(place)).min()
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
