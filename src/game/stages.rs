//! A maze with a quest: what lies in it to be taken, and what of it is open after what was taken.
//!
//! After each thing that was taken the mouse is in another stage, and each stage is a maze like any
//! other: its goals are what is still to be taken, a locked door is a wall in it, and a wall that
//! moves stands where it stands then. So whatever knows how to go through a maze knows how to go
//! through each stage. The shortest way through all of them is known from everywhere.

mod lay;
mod moving_wall;
mod ways;

use std::sync::Arc;

use crate::maze::{Grid, Maze, Size, Spec, Tile};
pub use moving_wall::MovingWall;

/// What was taken: a bit for each of the [things](Stages::things).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TakenThings(u8);

/// Something to be taken, by coming to its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thing {
    /// What it is.
    pub kind: ThingKind,
    /// Where it lies.
    pub at: Tile,
}

/// What it is that can be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThingKind {
    /// All of them have to be eaten.
    Cheese,
    /// It opens all doors.
    Key,
    /// It sinks under whoever comes there first, and its wall moves.
    Plate,
}

/// What lies in a maze with a quest.
#[derive(Clone, Debug)]
pub struct Stages {
    /// All things, those that are eaten first.
    pub things: Vec<Thing>,
    size: Size,
    /// The open tiles in which doors stand that are locked without the key.
    pub doors: Vec<Tile>,
    /// The walls that move, one for each plate.
    walls: Vec<MovingWall>,
    /// The maze without any of those, if there are any.
    floor: Option<Arc<Maze>>,
    /// The maze of each stage, by what was taken; nothing where all is done.
    mazes: Vec<Option<Arc<Maze>>>,
    /// How many strides it is to the end, by what was taken and by room.
    steps: Vec<Vec<u32>>,
}

impl TakenThings {
    /// Nothing.
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
    /// The stages of the maze of this spec, if its quest has any.
    ///
    /// ```
    /// use icetea_maze::game::stages::{Stages, Taken};
    /// use icetea_maze::maze::Build;
    ///
    /// let spec = "prim1-9x6-cheeses2-7".parse()?;
    /// let maze = Build::new(&spec).finish();
    /// let stages = Stages::of(&spec, &maze).expect("it has a quest");
    /// let [one, other] = [0, 1].map(|number| stages.things()[number].at);
    /// let taken = stages.come_to(stages.come_to(Taken::NOTHING, other), one);
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

    /// The maze itself, with all cheeses as its goals and its doors open.
    pub fn with_cheeses(&self, maze: &Maze) -> Maze {
        let cheeses = self.cheeses().collect();
        Maze::new(maze.grid().clone(), maze.start(), cheeses).unwrap_or_else(|_| maze.clone())
    }

    /// The things that are not taken yet.
    pub fn left(&self, taken: TakenThings) -> impl Iterator<Item = Thing> + '_ {
        let things = self.things.iter().enumerate();
        things.filter(move |(number, _)| !taken.has(*number)).map(|(_, &thing)| thing)
    }

    /// Where all cheeses lay at first.
    pub fn cheeses(&self) -> impl Iterator<Item = Tile> + '_ {
        let cheeses = self.things.iter().filter(|thing| thing.kind == ThingKind::Cheese);
        cheeses.map(|thing| thing.at)
    }

    /// Those of them that are locked.
    pub fn doors_locked(&self, taken: TakenThings) -> &[Tile] {
        let has_key = self.left(taken).all(|thing| thing.kind != ThingKind::Key);
        if has_key { &[] } else { &self.doors }
    }

    /// The walls that move, and whether they have.
    pub fn walls(&self, taken: TakenThings) -> impl Iterator<Item = (MovingWall, bool)> + '_ {
        let first = self.things.len() - self.walls.len();
        let walls = self.walls.iter().enumerate();
        walls.map(move |(number, &wall)| (wall, taken.has(first + number)))
    }

    /// The plates, each as it lies and whether somebody has stepped on it, in the order of their
    /// walls.
    pub fn plates(&self, taken: TakenThings) -> impl Iterator<Item = (Tile, bool)> + '_ {
        let things = self.things.iter().enumerate();
        let plates = things.filter(|(_, thing)| thing.kind == ThingKind::Plate);
        plates.map(move |(number, thing)| (thing.at, taken.has(number)))
    }

    /// The maze without any wall that moves, if it has such ones: what they leave is floor.
    pub const fn floor(&self) -> Option<&Arc<Maze>> {
        self.floor.as_ref()
    }

    /// The tiles that are open whatever was taken, but for locked doors.
    pub fn always_open(&self, grid: &Grid) -> Grid {
        let mut grid = grid.clone();
        for wall in &self.walls {
            grid.set(wall.to, false);
        }
        grid
    }

    /// The maze as it is after this was taken; nothing once all is done.
    pub fn maze(&self, taken: TakenThings) -> Option<&Arc<Maze>> {
        self.mazes[usize::from(taken.0)].as_ref()
    }

    /// What is taken after somebody has come to a place.
    pub fn come_to(&self, taken: TakenThings, place: Tile) -> TakenThings {
        self.thing_at(place).map_or(taken, |thing| taken.with(thing))
    }

    /// What is taken after all these places.
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
