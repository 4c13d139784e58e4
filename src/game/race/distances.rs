//! The distances from every place of a maze to one of them, in strides.

use std::collections::VecDeque;

use crate::maze::{Direction, Grid, ProgressFn, Tile, at_once, report};

/// The distance in strides from each place to one of them. Places are rooms, or open tiles where
/// there are no rooms.
#[derive(Clone, Debug)]
pub struct Distances {
    stride_tiles: u16,
    width: usize,
    strides: Vec<u32>,
}

/// After how many places to check whether the result is still wanted.
const LOOK: usize = 1 << 14;
/// There is no way.
const UNREACHABLE: u32 = u32::MAX;

impl Distances {
    /// The distances of all places that can reach `target`, with strides of so many tiles.
    ///
    /// ```
    /// use icetea_maze::game::race::distances::Distances;
    /// use icetea_maze::maze::{Tile, read};
    ///
    /// let maze = read(b"#######\n#S    #\n##### #\n#G    #\n#######\n")?;
    /// let distances = Distances::to(maze.goal(), maze.grid(), 2);
    /// assert_eq!(distances.from(maze.start()), Some(5));
    /// assert_eq!(distances.from(Tile::new(5, 1)), Some(3));
    /// # Ok::<(), icetea_maze::maze::ReadError>(())
    /// ```
    pub fn to(target: Tile, grid: &Grid, stride_tiles: u16) -> Self {
        at_once(Self::to_while(target, grid, stride_tiles, &mut |_| true))
            .expect("nobody gives it up")
    }

    /// Measures the distances, reporting progress to a callback that can cancel by returning false.
    pub async fn to_while(
        target: Tile,
        grid: &Grid,
        stride_tiles: u16,
        on_progress: ProgressFn<'_>,
    ) -> Option<Self> {
        let [width, height] =
            [grid.columns(), grid.rows()].map(|side| usize::from(side / stride_tiles));
        let mut distances =
            Self { stride_tiles, width, strides: vec![UNREACHABLE; width * height] };
        let Some(first) = distances.place(target) else { return Some(distances) };
        distances.strides[first] = 0;
        let mut queue = VecDeque::from([target]);
        let mut looked_at = 0_usize;
        while distances.spread(&mut queue, grid) {
            looked_at += LOOK;
            let share = looked_at as f64 / distances.strides.len() as f64;
            if !report(on_progress, share.min(1.0)).await {
                return None;
            }
        }
        Some(distances)
    }

    /// Expands some more places of the queue; says whether there may be others.
    fn spread(&mut self, queue: &mut VecDeque<Tile>, grid: &Grid) -> bool {
        for _ in 0..LOOK {
            let Some(here) = queue.pop_front() else { return false };
            let next = self.from(here).unwrap_or_default() + 1;
            for direction in grid.open_around(here).iter() {
                let beyond = here.go(direction, self.stride_tiles);
                if let Some(place) = self.place(beyond)
                    && self.strides[place] == UNREACHABLE
                {
                    self.strides[place] = next;
                    queue.push_back(beyond);
                }
            }
        }
        true
    }

    /// The distance from a place; none if there is no way, or no such place.
    pub fn from(&self, place: Tile) -> Option<u32> {
        let strides = self.strides[self.place(place)?];
        (strides != UNREACHABLE).then_some(strides)
    }

    /// Whether a mouse can stand on this open tile.
    pub const fn is_place(&self, tile: Tile) -> bool {
        self.stride_tiles == 1 || tile.column % 2 == 1 && tile.row % 2 == 1
    }

    /// The places of a shortest path from here, including both ends.
    pub fn path<'a>(&'a self, from: Tile, grid: &'a Grid) -> impl Iterator<Item = Tile> + 'a {
        let first = self.from(from).map(|_| from);
        std::iter::successors(first, move |&here| {
            let nearer = self.from(here)?.checked_sub(1)?;
            let leads_on = |direction: Direction| {
                let beyond = here.go(direction, self.stride_tiles);
                (self.from(beyond) == Some(nearer)).then_some(beyond)
            };
            grid.open_around(here).iter().find_map(leads_on)
        })
    }

    fn place(&self, tile: Tile) -> Option<usize> {
        let [column, row] =
            [tile.column, tile.row].map(|side| usize::from(side / self.stride_tiles));
        let place = row * self.width + column;
        (column < self.width && place < self.strides.len()).then_some(place)
    }
}
