//! A maze as a micromouse knows it: cells counted from the bottom left, and walls between them.

use std::sync::Arc;

use crate::maze::{Build, Direction, Generator, Grid, Maze, Size, Spec, Tile};

/// The most cells a side of a maze for a mouse may have.
pub const MAX_CELLS: u16 = 256;
/// How many cells the side of a contest's maze has.
const CONTEST_CELLS: u16 = 16;

/// A maze as in a contest.
pub fn contest_spec(seed: u64) -> Spec {
    let size = Size::new(CONTEST_CELLS, CONTEST_CELLS).expect("it is a usual size");
    Spec::new(Generator::Kruskal, size, seed)
}

/// Where the mouse has to get to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GoalPlace {
    /// To the middle, which is one, two or four cells.
    #[default]
    Middle,
    /// To where the maze says.
    OfMaze,
}

/// A maze for a mouse, which starts at the bottom left and faces north.
#[derive(Clone, Debug)]
pub struct MouseMaze {
    /// The maze as it is seen, with start and goals where the mouse has them.
    pub maze: Arc<Maze>,
    /// How many cells it is wide.
    pub width: u16,
    /// How many cells it is high.
    pub height: u16,
    goals: Vec<MouseCell>,
}

/// A cell: its column, and its row from the bottom.
pub type MouseCell = [u16; 2];

/// Why a mouse cannot walk in a maze.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum NoMouseMaze {
    #[error("a mouse needs a maze of rooms within walls, and this is another kind of grid")]
    NoRooms,
    #[error("a mouse needs a closed maze: this one is open at column {}, row {}", .0.column, .0.row)]
    Open(Tile),
    #[error(
        "{width} × {height} rooms are too many: a maze for a mouse has at most {most} × {most}",
        most = MAX_CELLS
    )]
    TooLarge { width: u16, height: u16 },
    #[error(
        "a mouse starts in the corner below to the left and has to get to the middle, and this maze has no room there"
    )]
    NoEnds,
    #[error("a mouse starts in a corner, and this maze starts at column {}, row {}", .0.column, .0.row)]
    NoCorner(Tile),
}

impl MouseMaze {
    /// The maze as it is, whatever start it has of its own, with the goal in the middle.
    pub fn as_it_is(maze: &Maze) -> Result<Self, NoMouseMaze> {
        let [width, height] = rooms_of(maze)?;
        Self::with_goals(maze.grid().clone(), [width, height], middle(width, height))
    }

    /// The maze of this spec, turned so that its start is at the bottom left.
    pub fn grown(spec: &Spec, goal: GoalPlace) -> Result<Self, NoMouseMaze> {
        // What is too large is not built first.
        check_sides([spec.size().width(), spec.size().height()])?;
        Self::turned(&Build::new(spec).finish(), goal)
    }

    /// The maze turned so that its start is at the bottom left.
    pub fn turned(maze: &Maze, goal: GoalPlace) -> Result<Self, NoMouseMaze> {
        rooms_of(maze)?;
        let (mut grid, mut start) = (maze.grid().clone(), maze.start());
        let mut goals = maze.goals().to_vec();
        for _ in 0..4 {
            if start == Tile::new(1, grid.rows() - 2) {
                let [width, height] = [grid.columns() / 2, grid.rows() / 2];
                let of_maze = || goals.iter().map(|&goal| cell_of(goal, height)).collect();
                let goals =
                    if goal == GoalPlace::Middle { middle(width, height) } else { of_maze() };
                return Self::with_goals(grid, [width, height], goals);
            }
            let columns = grid.columns();
            let turn = |tile: Tile| Tile::new(tile.row, columns - 1 - tile.column);
            let mut turned = Grid::walls(grid.rows(), columns);
            grid.open_tiles().for_each(|tile| turned.open(turn(tile)));
            start = turn(start);
            for goal in &mut goals {
                *goal = turn(*goal);
            }
            grid = turned;
        }
        Err(NoMouseMaze::NoCorner(maze.start()))
    }

    fn with_goals(
        grid: Grid,
        [width, height]: [u16; 2],
        mut goals: Vec<MouseCell>,
    ) -> Result<Self, NoMouseMaze> {
        let tile = |cell| tile_of(cell, height);
        // In a shape, some of the middle may be no room.
        goals.retain(|&goal| grid.is_open(tile(goal)));
        let start = tile([0, 0]);
        let mut shown: Vec<Tile> = goals.iter().copied().map(tile).collect();
        // In a tiny maze the start lies in the middle too.
        if shown.len() > 1 {
            shown.retain(|&goal| goal != start);
        }
        let maze = Maze::new(grid, start, shown).map_err(|_| NoMouseMaze::NoEnds)?;
        Ok(Self { maze: Arc::new(maze), width, height, goals })
    }

    /// Whether a mouse can walk in a maze with the goal in the middle.
    pub fn can_be(maze: &Maze) -> bool {
        // A large one is not looked through.
        let most = 2 * MAX_CELLS + 1;
        let is_open = |[width, height]: [u16; 2]| {
            let is_room = |cell| maze.grid().is_open(tile_of(cell, height));
            is_room([0, 0]) && middle(width, height).into_iter().any(is_room)
        };
        maze.grid().columns().max(maze.grid().rows()) <= most && rooms_of(maze).is_ok_and(is_open)
    }

    /// How many cells it has.
    pub const fn cells(&self) -> usize {
        self.width as usize * self.height as usize
    }

    /// The number of a cell, if it lies in the maze.
    pub fn number(&self, x: i64, y: i64) -> Option<usize> {
        let is_inside =
            (0..i64::from(self.width)).contains(&x) && (0..i64::from(self.height)).contains(&y);
        is_inside.then(|| y as usize * self.width as usize + x as usize)
    }

    /// The tile of the cell with this number.
    pub const fn tile(&self, number: usize) -> Tile {
        let width = self.width as usize;
        tile_of([(number % width) as u16, (number / width) as u16], self.height)
    }

    /// Whether there is a wall on this side of a cell.
    pub fn has_wall(&self, [x, y]: MouseCell, side: Direction) -> bool {
        !self.maze.grid().is_open(tile_of([x, y], self.height).step(side))
    }

    /// Whether this cell is a goal.
    pub fn is_goal(&self, cell: MouseCell) -> bool {
        self.goals.contains(&cell)
    }
}

/// The rooms of a closed maze of them.
fn rooms_of(maze: &Maze) -> Result<[u16; 2], NoMouseMaze> {
    let (width, height) = maze.grid().rooms().ok_or(NoMouseMaze::NoRooms)?;
    if let Some(opening) = maze.grid().border_openings().next() {
        return Err(NoMouseMaze::Open(opening));
    }
    check_sides([width, height])
}

const fn check_sides([width, height]: [u16; 2]) -> Result<[u16; 2], NoMouseMaze> {
    if width > MAX_CELLS || height > MAX_CELLS {
        return Err(NoMouseMaze::TooLarge { width, height });
    }
    Ok([width, height])
}

const fn tile_of([x, y]: MouseCell, height: u16) -> Tile {
    Tile::new(2 * x + 1, 2 * (height - 1 - y) + 1)
}

const fn cell_of(tile: Tile, height: u16) -> MouseCell {
    [tile.column / 2, height - 1 - tile.row / 2]
}

fn middle(width: u16, height: u16) -> Vec<MouseCell> {
    let both = |side: u16| [(side - 1) / 2, side / 2];
    let mut cells: Vec<MouseCell> =
        both(width).into_iter().flat_map(|x| both(height).map(|y| [x, y])).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}
