//! A maze as it is to be written down: what every text style and every picture shows of it.

use super::bits::Bits;
use super::{Maze, Tile, endpoints};

/// What a tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// A wall.
    Wall,
    /// Open, with nothing special about it.
    Open,
    /// Open, and on the path that is drawn in.
    Way,
    /// The start, where it has to be marked.
    Start,
    /// A goal, where it has to be marked.
    Goal,
}

impl Ink {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Wall, Self::Open, Self::Way, Self::Start, Self::Goal];
}

/// A maze with or without doors, with or without a path drawn in.
///
/// Start and goal are marked only where a reader could not find them otherwise.
pub struct Drawing<'a> {
    /// The maze that is drawn.
    pub maze: &'a Maze,
    /// The border tiles that are drawn open although the maze itself is closed there.
    pub doors: Option<[Tile; 2]>,
    marked: bool,
    path: Option<Bits>,
}

impl<'a> Drawing<'a> {
    /// The maze alone.
    pub fn new(maze: &'a Maze) -> Self {
        let marked = endpoints::unmarked(maze.grid()).is_none_or(|found| {
            found.has_doors || found.start != maze.start() || [found.goal] != maze.goals()
        });
        Self { maze, doors: None, marked, path: None }
    }

    /// Opens the border above the start and below the goal, if they are at the inner corners of a
    /// closed border as in every generated maze. Other mazes stay as they are, with marks.
    #[must_use]
    pub fn with_doors(mut self) -> Self {
        let grid = self.maze.grid();
        let ends = Some((self.maze.start(), self.maze.goal()));
        let is_closed = grid.border_openings().next().is_none();
        if is_closed && self.maze.goals().len() == 1 && endpoints::inner_corners(grid) == ends {
            self.doors = endpoints::doors(grid);
            self.marked = false;
        }
        self
    }

    /// Draws in a path: tiles from start to goal.
    #[must_use]
    pub fn with_path(mut self, tiles: impl IntoIterator<Item = Tile>) -> Self {
        let grid = self.maze.grid();
        let mut path = Bits::zeros(grid.tiles());
        for tile in tiles {
            path.set(grid.index(tile), true);
        }
        self.path = Some(path);
        self
    }

    /// Whether a path is drawn in.
    pub const fn has_path(&self) -> bool {
        self.path.is_some()
    }

    /// Whether the path crosses this tile, even where a mark hides it.
    pub fn is_on_path(&self, tile: Tile) -> bool {
        let grid = self.maze.grid();
        let is_door = self.doors.is_some_and(|doors| doors.contains(&tile));
        self.path
            .as_ref()
            .is_some_and(|path| is_door || grid.contains(tile) && path.get(grid.index(tile)))
    }

    /// Whether start and goals are marked.
    pub const fn has_marks(&self) -> bool {
        self.marked
    }

    /// Whether each tile of a row is only wall or open: nearly no row has a door or a mark.
    fn is_plain(&self, row: u16) -> bool {
        let is_here = |tile: &Tile| tile.row == row;
        let is_marked = match self.maze.goals() {
            [goal] => [self.maze.start(), *goal].iter().any(is_here),
            _ => true,
        };
        !(self.doors.iter().flatten().any(is_here) || self.marked && is_marked)
    }

    /// The tiles of a row, a one for each that is open, if the row shows nothing else. Bits after
    /// the end of the row may have any value.
    pub fn open_words(&self, row: u16) -> Option<impl Iterator<Item = u64> + '_> {
        let grid = self.maze.grid();
        let first = grid.index(Tile::new(0, row));
        let places = (first..first + usize::from(grid.columns())).step_by(64);
        let is_all = self.path.is_none() && self.is_plain(row);
        is_all.then(|| places.map(|place| grid.open_bits().word_from(place)))
    }

    /// What the tiles of a row show.
    pub fn inks(&self, row: u16) -> impl Iterator<Item = Ink> + '_ {
        let grid = self.maze.grid();
        let is_plain = self.is_plain(row);
        let first = grid.index(Tile::new(0, row));
        (0..grid.columns()).map(move |column| {
            let index = first + usize::from(column);
            let is_on_path = || self.path.as_ref().is_some_and(|path| path.get(index));
            match grid.open_bits().get(index) {
                _ if !is_plain => self.ink(Tile::new(column, row)),
                false => Ink::Wall,
                true => {
                    if is_on_path() {
                        Ink::Way
                    } else {
                        Ink::Open
                    }
                }
            }
        })
    }

    /// What this tile shows. Outside of the grid everything is wall.
    pub fn ink(&self, tile: Tile) -> Ink {
        let grid = self.maze.grid();
        let is_door = self.doors.is_some_and(|doors| doors.contains(&tile));
        if !is_door && !grid.is_open(tile) {
            return Ink::Wall;
        }
        if self.marked && tile == self.maze.start() {
            return Ink::Start;
        }
        if self.marked && self.maze.is_goal(tile) {
            return Ink::Goal;
        }
        if self.is_on_path(tile) { Ink::Way } else { Ink::Open }
    }
}
