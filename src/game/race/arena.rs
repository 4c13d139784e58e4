//! The maze of a race, with the task in it.
//!
//! A single runner only has to reach a goal, for which the measured maze is enough. For two runners
//! the distances from either side are measured as well.
//!
//! All rules are in terms of the first runner's maze. If the second one's is its mirror image, only
//! the display and the keys are mirrored, which is what makes it fair; so both can also be drawn
//! alike without any change to the round.

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

/// The description of an arena for two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArenaPlan {
    /// The maze, or the plane that the maze is a piece of.
    pub course: Course,
    /// What wins the round.
    pub mode: Mode,
    /// Whether the second player sees the maze mirrored.
    pub is_mirrored: bool,
}

/// The maze of a race. Sides are numbered 0 and 1, like runners.
#[derive(Clone, Debug)]
pub struct Arena {
    /// The first runner's maze.
    pub measured: Arc<MeasuredMaze>,
    course: Option<Course>,
    /// What wins the race.
    pub mode: Mode,
    mirror_image: Option<Maze>,
    /// The starts.
    pub starts: [Tile; 2],
    /// For two runners the distances to the target of each; in a maze without end, to their start.
    to_target: Option<[Arc<Distances>; 2]>,
    /// The cheeses at the start.
    pub cheeses: Vec<Tile>,
    /// In a hunt or a game of snatch, the distances to each cheese.
    to_cheeses: Vec<Distances>,
    /// For each runner the least way to all cheeses together.
    paths_to_cheeses: [u32; 2],
}

impl ArenaPlan {
    /// The plan of a round.
    pub const fn new(course: Course, rules: Rules) -> Self {
        Self { course, mode: rules.mode, is_mirrored: rules.is_mirrored }
    }

    /// The memory for each room in addition to the measured maze: a mirror image, and four bytes
    /// for each place to which distances are kept.
    pub const fn bytes_per_room(self) -> u64 {
        1 + 4 * self.places() as u64
    }

    /// To how many places distances are kept.
    const fn places(self) -> u32 {
        match self.mode {
            Mode::Race | Mode::Endless => 1,
            Mode::Meet => 2,
            Mode::Snatch => 3,
            Mode::Hunt | Mode::FirstHunt => 2 + HUNT_CHEESES as u32,
        }
    }

    /// Shows both players the maze as it is on the map, without a change to the round.
    #[must_use]
    pub const fn drawn_alike(self) -> Self {
        Self { is_mirrored: false, ..self }
    }
}

impl Arena {
    /// A maze for a single runner, who wants to reach any of its goals.
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

    /// Measures the maze for this plan. Costs a look at every room.
    pub fn new(plan: ArenaPlan, measured: Arc<MeasuredMaze>) -> Self {
        at_once(Self::new_while(plan, measured, &mut |_| true)).expect("nobody gives it up")
    }

    /// Reports progress to a callback, which can cancel the measuring by returning false.
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
            Mode::Meet | Mode::Hunt | Mode::FirstHunt | Mode::Snatch => {
                let from_goal = Arc::new(to(goal).await?);
                ([start, goal], [from_goal, Arc::new(to(start).await?)])
            }
        };
        // The other's target is one's own start, so its distances are from there.
        let from_start = [&*to_target[1], &*to_target[0]];
        let cheeses = match plan.mode {
            Mode::Race | Mode::Endless => maze.goals().to_vec(),
            Mode::Meet => Vec::new(),
            Mode::Snatch => vec![cheeses::between(grid, from_start, plan.course.seed())],
            Mode::Hunt => cheeses::lay(grid, from_start, plan.course.seed()),
            Mode::FirstHunt => cheeses::lay_first(grid, from_start, plan.course.seed()),
        };
        let paths_to_cheeses =
            from_start.map(|one| cheeses.iter().filter_map(|&room| one.from(room)).sum());
        let mut to_cheeses = Vec::new();
        if plan.mode.is_hunt() || plan.mode == Mode::Snatch {
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

    /// The plan, if it is an arena for two.
    pub fn plan(&self) -> Option<ArenaPlan> {
        let course = self.course?;
        Some(ArenaPlan { course, mode: self.mode, is_mirrored: self.mirror_image.is_some() })
    }

    /// The grid of the first runner's maze.
    pub fn grid(&self) -> &Grid {
        self.measured.maze.grid()
    }

    /// The maze as a side sees it.
    pub fn maze_of(&self, side: usize) -> &Maze {
        self.mirror_image.as_ref().filter(|_| side == 1).unwrap_or(&self.measured.maze)
    }

    /// Whether a side sees everything mirrored.
    pub const fn is_mirrored(&self, side: usize) -> bool {
        self.mirror_image.is_some() && side == 1
    }

    /// Whether the sides see the maze differently.
    pub const fn has_mirror(&self) -> bool {
        self.mirror_image.is_some()
    }

    /// The distances to the target of one of two runners: the cheese, or the other's start.
    pub fn to_target(&self, side: usize) -> Option<&Distances> {
        self.to_target.as_ref().map(|both| &*both[side])
    }

    /// The places of a shortest path of one of two runners to its target.
    pub fn path_to_target(&self, side: usize) -> impl Iterator<Item = Tile> + '_ {
        let distances = self.to_target(side).into_iter();
        distances.flat_map(move |distances| distances.path(self.starts[side], self.grid()))
    }

    /// The target of a side, if it is a single place.
    pub fn target(&self, side: usize) -> Option<Tile> {
        match self.mode {
            Mode::Race => Some(self.measured.maze.goal()),
            Mode::Meet => Some(self.starts[1 - side]),
            Mode::Hunt | Mode::FirstHunt | Mode::Endless | Mode::Snatch => None,
        }
    }

    /// Whether a place is a target of a side.
    pub fn is_target(&self, side: usize, place: Tile) -> bool {
        match self.mode {
            Mode::Race => self.measured.maze.is_goal(place),
            Mode::Meet => self.starts[1 - side] == place,
            Mode::Hunt | Mode::FirstHunt | Mode::Endless | Mode::Snatch => false,
        }
    }

    /// The least number of strides for a side: to its target, to the first cheese of a maze without
    /// end, or to all cheeses of a hunt together.
    pub fn shortest(&self, side: usize) -> u32 {
        match self.mode {
            Mode::Hunt | Mode::FirstHunt | Mode::Snatch => self.paths_to_cheeses[side],
            // Both directions are the same distance.
            Mode::Race | Mode::Meet | Mode::Endless => self.measured.shortest.unwrap_or_default(),
        }
    }

    /// The share of its way that a side still has before it at a place, from 0 to 1. In a hunt that
    /// is the distance to the nearest cheese, relative to the distance between the starts.
    pub fn share_to_go(&self, side: usize, place: Tile, cheeses_left: &[Tile]) -> f32 {
        let left = match self.mode {
            Mode::Hunt | Mode::FirstHunt | Mode::Snatch => self.to_nearest(place, cheeses_left),
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

    /// The length of that way.
    pub fn steps_between(&self, ends: [Tile; 2]) -> u32 {
        (self.way(ends).len() as u32).saturating_sub(1)
    }

    /// The next cheese of a maze without end after so many, with both runners at these places.
    pub fn next_cheese(&self, places: [Tile; 2], eaten: u32) -> Option<Tile> {
        chase::lay(self.grid(), &self.way(places), self.course?.seed(), eaten)
    }

    /// The distance from a place to the nearest of these cheeses.
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

    /// What a side's keys mean in the first runner's maze.
    pub fn steering_of(&self, side: usize, pressed: Steering) -> Steering {
        if self.is_mirrored(side) { mirrored_steering(pressed) } else { pressed }
    }
}

/// Swaps left and right.
pub fn mirrored_steering(steering: Steering) -> Steering {
    Steering {
        held: steering.held.map(mirrored_direction),
        pressed: steering.pressed.map(mirrored_direction),
        ..steering
    }
}

/// Swaps left and right.
pub const fn mirrored_direction(direction: Direction) -> Direction {
    match direction {
        Direction::Left => Direction::Right,
        Direction::Right => Direction::Left,
        Direction::Up | Direction::Down => direction,
    }
}

/// The position of a tile in the mirror image.
pub const fn mirrored_tile(grid: &Grid, tile: Tile) -> Tile {
    Tile::new(grid.columns() - 1 - tile.column, tile.row)
}

/// The maze with left and right swapped.
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
