//! A maze with a quest: the things in it that can be taken, and what is open after some of them
//! are.
//!
//! Each set of taken things is a stage, and each stage is a maze like any other: its goals are the
//! things that are left, a locked door is a wall, and a wall that moves is where it stands then. So
//! any algorithm for mazes works on each stage. The shortest way through all of them is known from
//! everywhere.

mod lay;
mod moving_wall;
mod ways;

use std::sync::Arc;

use crate::maze::{Grid, Maze, Size, Spec, Tile};
pub use moving_wall::MovingWall;

/// Which things were taken: one bit for each of the [things](Stages::things).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TakenThings(u8);

/// Something that a mouse takes by coming to its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thing {
    /// Its kind.
    pub kind: ThingKind,
    /// Its place.
    pub at: Tile,
}

/// The kind of a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThingKind {
    /// All of these have to be eaten.
    Cheese,
    /// This opens all doors.
    Key,
    /// This sinks when a mouse first steps on it, and its wall moves.
    Plate,
}

/// The quest of a maze.
#[derive(Clone, Debug)]
pub struct Stages {
    /// All things, cheeses first.
    pub things: Vec<Thing>,
    size: Size,
    /// The open tiles with doors, which are locked without the key.
    pub doors: Vec<Tile>,
    /// The walls that move, one for each plate.
    walls: Vec<MovingWall>,
    /// The maze without the walls that move, if there are any.
    floor: Option<Arc<Maze>>,
    /// The maze of each stage, by what was taken; none at the end.
    mazes: Vec<Option<Arc<Maze>>>,
    /// The number of strides to the end, by what was taken and by room.
    steps: Vec<Vec<u32>>,
}

impl TakenThings {
    /// Nothing was taken.
    pub const NOTHING: Self = Self(0);

    const fn has(self, thing: usize) -> bool {
        self.0 >> thing & 1 == 1
    }

    const fn with(self, thing: usize) -> Self {
        Self(self.0 | 1 << thing)
    }

    const fn without(self, thing: usize) -> Self {
        Self(self.0 & !(1 << thing))
    }
}

impl Stages {
    /// The quest of the maze of this spec, if it has one with things to take.
    ///
    /// ```
    /// use icetea_maze::game::stages::{Stages, TakenThings};
    /// use icetea_maze::maze::Build;
    ///
    /// let spec = "prim1-9x6-cheeses2-7".parse()?;
    /// let maze = Build::new(&spec).finish();
    /// let stages = Stages::of(&spec, &maze).expect("it has a quest");
    /// let [one, other] = [0, 1].map(|number| stages.things[number].at);
    /// let taken = stages.come_to(stages.come_to(TakenThings::NOTHING, other), one);
    /// assert!(stages.are_done(taken), "in any order");
    /// # Ok::<(), icetea_maze::maze::SpecError>(())
    /// ```
    pub fn of(spec: &Spec, maze: &Maze) -> Option<Self> {
        let (size, grid) = (spec.size(), maze.grid());
        if (size.columns(), size.rows()) != (grid.columns(), grid.rows()) {
            return None;
        }
        let mut stages = Self::laid(spec, maze)?;
        stages.mazes = stages.all_taken().map(|taken| stages.maze_after(maze, taken)).collect();
        stages.measure();
        stages.floor = stages.lay_floor(maze);
        Some(stages)
    }

    fn all_taken(&self) -> impl Iterator<Item = TakenThings> + use<> {
        (0..1 << self.things.len()).map(TakenThings)
    }

    fn maze_after(&self, maze: &Maze, taken: TakenThings) -> Option<Arc<Maze>> {
        if self.are_done(taken) {
            return None;
        }
        let things = self.left(taken).filter(|thing| thing.kind != ThingKind::Plate);
        let goals = things.map(|thing| thing.at).collect();
        Maze::new(self.grid_after(maze.grid(), taken), maze.start(), goals).ok().map(Arc::new)
    }

    fn grid_after(&self, grid: &Grid, taken: TakenThings) -> Grid {
        let mut grid = grid.clone();
        for &door in self.doors_locked(taken) {
            grid.set(door, false);
        }
        for (wall, _) in self.walls(taken).filter(|(_, has_moved)| *has_moved) {
            wall.stand_at_last(&mut grid);
        }
        grid
    }

    /// The maze itself, with all cheeses as goals and all doors open.
    pub fn with_cheeses(&self, maze: &Maze) -> Maze {
        let cheeses = self.cheeses().collect();
        Maze::new(maze.grid().clone(), maze.start(), cheeses).unwrap_or_else(|_| maze.clone())
    }

    /// The things that are left.
    pub fn left(&self, taken: TakenThings) -> impl Iterator<Item = Thing> + '_ {
        let things = self.things.iter().enumerate();
        things.filter(move |(number, _)| !taken.has(*number)).map(|(_, &thing)| thing)
    }

    /// The places of all cheeses.
    pub fn cheeses(&self) -> impl Iterator<Item = Tile> + '_ {
        let cheeses = self.things.iter().filter(|thing| thing.kind == ThingKind::Cheese);
        cheeses.map(|thing| thing.at)
    }

    /// The doors that are locked.
    pub fn doors_locked(&self, taken: TakenThings) -> &[Tile] {
        let has_key = self.left(taken).all(|thing| thing.kind != ThingKind::Key);
        if has_key { &[] } else { &self.doors }
    }

    /// The walls that move, and whether they have moved.
    pub fn walls(&self, taken: TakenThings) -> impl Iterator<Item = (MovingWall, bool)> + '_ {
        let first = self.things.len() - self.walls.len();
        let walls = self.walls.iter().enumerate();
        walls.map(move |(number, &wall)| (wall, taken.has(first + number)))
    }

    /// The plates, each with its place and whether it was stepped on, in the order of their walls.
    pub fn plates(&self, taken: TakenThings) -> impl Iterator<Item = (Tile, bool)> + '_ {
        let things = self.things.iter().enumerate();
        let plates = things.filter(|(_, thing)| thing.kind == ThingKind::Plate);
        plates.map(move |(number, thing)| (thing.at, taken.has(number)))
    }

    /// The maze without the walls that move, if there are any: floor is in their place.
    pub const fn floor(&self) -> Option<&Arc<Maze>> {
        self.floor.as_ref()
    }

    /// The tiles that are open whatever was taken, except for locked doors.
    pub fn always_open(&self, grid: &Grid) -> Grid {
        let mut grid = grid.clone();
        for wall in &self.walls {
            grid.set(wall.to, false);
        }
        grid
    }

    /// The maze after this was taken; none at the end.
    pub fn maze(&self, taken: TakenThings) -> Option<&Arc<Maze>> {
        self.mazes[usize::from(taken.0)].as_ref()
    }

    /// What is taken after coming to a place.
    pub fn come_to(&self, taken: TakenThings, place: Tile) -> TakenThings {
        self.thing_at(place).map_or(taken, |thing| taken.with(thing))
    }

    /// What is taken after coming to all these places.
    pub fn come_along(&self, places: &[Tile]) -> TakenThings {
        places.iter().fold(TakenThings::NOTHING, |taken, &place| self.come_to(taken, place))
    }

    fn thing_at(&self, place: Tile) -> Option<usize> {
        self.things.iter().position(|thing| thing.at == place)
    }

    /// Whether all cheeses are eaten.
    pub fn are_done(&self, taken: TakenThings) -> bool {
        self.left(taken).all(|thing| thing.kind != ThingKind::Cheese)
    }
}
