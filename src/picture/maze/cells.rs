//! A maze cut into square cells that are drawn one by one.
//!
//! In a maze of rooms a cell is a room, and a ring of cells about the maze holds the outer half of
//! the border. In any other grid a cell lies between the middles of four tiles, so that walls are
//! rounded where they join there too.

use std::ops::Range;

use crate::game::measured_maze::MeasuredMaze;
use crate::game::theatre::{Show, TileMarks};
use crate::maze::{Grid, Tile};
use crate::picture::geometry::{Rect, Vec2, vec2};

use super::colours::WallShape;

/// The walls and posts of a cell: bits 0 to 3 for the walls above, left, right and below, bits 4 to
/// 7 for the posts top left, top right, bottom left and bottom right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellPattern(pub u8);

impl CellPattern {
    const ABOVE: u8 = 1;
    const LEFT: u8 = 2;
    const RIGHT: u8 = 4;
    const BELOW: u8 = 8;
    const POSTS: u8 = 0xF0;

    /// A pattern from four posts, with a wall between any two of them that are neighbours.
    const fn between_posts(posts: u8) -> Self {
        Self(
            posts
                | joined(posts, 0x30, Self::ABOVE)
                | joined(posts, 0x50, Self::LEFT)
                | joined(posts, 0xA0, Self::RIGHT)
                | joined(posts, 0xC0, Self::BELOW),
        )
    }

    /// Whether each wall has a post at both of its ends.
    const fn has_posts(self) -> bool {
        self.0 & !Self::POSTS & !Self::between_posts(self.0 & Self::POSTS).0 == 0
    }

    /// Whether all walls and posts stand.
    pub const fn is_full(self) -> bool {
        self.0 == u8::MAX
    }

    /// How many of the four walls stand.
    pub const fn wall_count(self) -> u32 {
        (self.0 & !Self::POSTS).count_ones()
    }
}

/// The wall's bit if both posts of the pair stand.
const fn joined(posts: u8, pair: u8, wall: u8) -> u8 {
    if posts & pair == pair { wall } else { 0 }
}

/// What a cell is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellLayout {
    /// A room, with walls on its borders.
    Rooms,
    /// The square between the middles of four tiles.
    Tiles,
}

/// How a grid is cut into cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cells {
    /// What a cell is.
    pub layout: CellLayout,
    /// Its width in cells.
    pub columns: u32,
    /// Its height in cells.
    pub rows: u32,
    /// Whether posts between rooms may be missing, as while a maze is built.
    pub loose_posts: bool,
    /// Whether some rooms are none: of the walls there, only those about the others are drawn.
    pub has_voids: bool,
}

impl Cells {
    /// The cells of a grid. Looks at every tile.
    pub fn of(grid: &Grid) -> Self {
        let layout = if grid.rooms().is_some() { CellLayout::Rooms } else { CellLayout::Tiles };
        let has_voids = layout == CellLayout::Rooms && grid.has_voids();
        Self::with_voids(layout, grid, has_voids)
    }

    /// The cells of a measured maze.
    pub fn of_measured(measured: &MeasuredMaze) -> Self {
        let layout = if measured.rooms().is_some() { CellLayout::Rooms } else { CellLayout::Tiles };
        Self::with_voids(layout, measured.maze.grid(), measured.has_voids())
    }

    fn with_voids(layout: CellLayout, grid: &Grid, has_voids: bool) -> Self {
        let cells = Self::laid_out(layout, grid.columns(), grid.rows(), has_voids);
        Self { has_voids, ..cells }
    }

    /// The cells of a maze that is built or solved; `of_rooms` says whether its tiles at odd
    /// coordinates are rooms.
    pub fn of_show(show: &Show, of_rooms: bool) -> Self {
        let layout = if of_rooms { CellLayout::Rooms } else { CellLayout::Tiles };
        Self::of_marks(layout, show.marks())
    }

    /// The cells of these marks.
    pub fn of_marks(layout: CellLayout, marks: &TileMarks) -> Self {
        let has_voids = layout == CellLayout::Rooms && marks.has_voids;
        Self { has_voids, ..Self::with_loose_posts(layout, marks.columns, marks.rows) }
    }

    /// The cells of a grid of this many tiles, with posts that may be missing.
    pub fn with_loose_posts(layout: CellLayout, columns: u16, rows: u16) -> Self {
        Self::laid_out(layout, columns, rows, true)
    }

    fn laid_out(layout: CellLayout, columns: u16, rows: u16, loose_posts: bool) -> Self {
        let cells = |tiles: u16| match layout {
            CellLayout::Rooms => u32::from(tiles / 2) + 2,
            CellLayout::Tiles => u32::from(tiles) + 1,
        };
        Self { layout, columns: cells(columns), rows: cells(rows), loose_posts, has_voids: false }
    }

    /// The given shape, adapted to these cells.
    pub fn shape(self, shape: WallShape) -> WallShape {
        match self.layout {
            CellLayout::Rooms => shape,
            CellLayout::Tiles => shape.of_tiles(),
        }
    }

    /// The width and height of the maze in rooms, or in tiles if it has no rooms.
    pub fn rooms(self) -> (u32, u32) {
        match self.layout {
            CellLayout::Rooms => (self.columns - 2, self.rows - 2),
            CellLayout::Tiles => (self.columns - 1, self.rows - 1),
        }
    }

    /// The column and row of a tile's room, if it is a room; without rooms every tile is one.
    pub fn room(self, tile: Tile) -> Option<(u32, u32)> {
        let (column, row) = match self.layout {
            CellLayout::Tiles => (tile.column, tile.row),
            CellLayout::Rooms if tile.column % 2 == 1 && tile.row % 2 == 1 => {
                (tile.column / 2, tile.row / 2)
            }
            CellLayout::Rooms => return None,
        };
        let (columns, rows) = self.rooms();
        let room = (u32::from(column), u32::from(row));
        (room.0 < columns && room.1 < rows).then_some(room)
    }

    /// Its width and height in rooms, or in tiles, as lengths.
    pub fn size(self) -> Vec2 {
        let (columns, rows) = self.rooms();
        vec2(columns as f32, rows as f32)
    }

    /// All of it, in rooms.
    pub fn whole(self) -> Rect {
        let size = self.size();
        Rect::new(0.0, 0.0, size.x, size.y)
    }

    /// Where the first cell begins, in rooms.
    pub const fn origin(self) -> f32 {
        match self.layout {
            CellLayout::Rooms => -1.0,
            CellLayout::Tiles => -0.5,
        }
    }

    /// Where a tile's middle lies, in rooms; between tiles for anything that moves.
    pub fn position(self, tile: Vec2) -> Vec2 {
        match self.layout {
            CellLayout::Rooms => tile / 2.0,
            CellLayout::Tiles => tile + 0.5,
        }
    }

    /// The walls and posts of a cell.
    pub fn pattern(self, grid: &Grid, column: u32, row: u32) -> CellPattern {
        let mut found = CellPattern(0);
        self.each_pattern(grid, column..column + 1, row, |_, pattern| found = pattern);
        found
    }

    /// Calls `visit` for some cells of a row, each with its column and pattern.
    #[inline]
    pub fn each_pattern(
        self,
        grid: &Grid,
        columns: Range<u32>,
        row: u32,
        mut visit: impl FnMut(u32, CellPattern),
    ) {
        if self.has_voids {
            columns.for_each(|column| visit(column, pattern_by_rooms(grid, column, row)));
            return;
        }
        // The number of tiles from cell to cell, and of cells that a word of tiles shows entirely.
        let (step, at_once) = match self.layout {
            CellLayout::Rooms => (2, 31),
            CellLayout::Tiles => (1, 63),
        };
        let first_tile = |cell: u32| step * (cell.cast_signed() - 1);
        for first in columns.clone().step_by(at_once) {
            let walls = |below| grid.walls_from(first_tile(first), first_tile(row) + below);
            let (above, beside, below) = (walls(0), walls(1), walls(step));
            for column in first..columns.end.min(first + at_once as u32) {
                let shift = step as u32 * (column - first);
                let three = |walls: u64| (walls >> shift) as usize & 7;
                visit(
                    column,
                    match self.layout {
                        CellLayout::Rooms => CellPattern(
                            TOP[three(above)] | MIDDLE[three(beside)] | BOTTOM[three(below)],
                        ),
                        CellLayout::Tiles => {
                            // The second post is the next tile; no wall lies between.
                            let posts = |walls: u64| three(walls) & 1 | (three(walls) & 2) << 1;
                            CellPattern::between_posts(TOP[posts(above)] | BOTTOM[posts(below)])
                        }
                    },
                );
            }
        }
    }

    /// Every pattern that shows anything and that a cell of this layout can have.
    pub fn patterns(self) -> Vec<CellPattern> {
        match self.layout {
            CellLayout::Tiles => {
                (1..16).map(|posts| CellPattern::between_posts(posts << 4)).collect()
            }
            CellLayout::Rooms if self.loose_posts => {
                (1..=u8::MAX).map(CellPattern).filter(|pattern| pattern.has_posts()).collect()
            }
            CellLayout::Rooms => {
                let rooms = (0..16).map(|walls| CellPattern::POSTS | walls);
                let outside = [0x10, 0x20, 0x40, 0x80].into_iter();
                let beside = [
                    (0x30, CellPattern::ABOVE),
                    (0x50, CellPattern::LEFT),
                    (0xA0, CellPattern::RIGHT),
                    (0xC0, CellPattern::BELOW),
                ]
                .into_iter()
                .flat_map(|(posts, wall)| [posts, posts | wall]);
                rooms.chain(outside).chain(beside).map(CellPattern).collect()
            }
        }
    }
}

/// The walls and posts of a room that stand beside any room at all.
fn pattern_by_rooms(grid: &Grid, column: u32, row: u32) -> CellPattern {
    // Tiles to the left of the first and above it are none.
    let tile = |right: u32, down: u32| {
        let [column, row] = [2 * column + right, 2 * row + down]
            .map(|at| at.checked_sub(2).and_then(|at| u16::try_from(at).ok()));
        Some(Tile::new(column?, row?))
    };
    let stands = |right: u32, down: u32| tile(right, down).is_some_and(|at| grid.has_wall(at));
    let walls = [(1, 0), (0, 1), (2, 1), (1, 2)];
    let posts = [(0, 0), (2, 0), (0, 2), (2, 2)];
    let bits = walls.into_iter().chain(posts).zip(0..);
    CellPattern(bits.map(|((right, down), bit)| u8::from(stands(right, down)) << bit).sum())
}

/// Post, wall and post above a cell, for each set of them; then left and right, and below.
const TOP: [u8; 8] = sets([0x10, CellPattern::ABOVE, 0x20]);
const MIDDLE: [u8; 8] = sets([CellPattern::LEFT, 0, CellPattern::RIGHT]);
const BOTTOM: [u8; 8] = sets([0x40, CellPattern::BELOW, 0x80]);

/// The sum of every set of three parts.
const fn sets(parts: [u8; 3]) -> [u8; 8] {
    let mut sets = [0; 8];
    let mut set = 0;
    while set < 8 {
        let mut part = 0;
        while part < 3 {
            if set >> part & 1 == 1 {
                sets[set] |= parts[part];
            }
            part += 1;
        }
        set += 1;
    }
    sets
}

#[cfg(test)]
mod tests {
    use crate::maze::{Build, Spec};

    use super::*;

    fn patterns_are_listed(grid: &Grid) {
        let cells = Cells::of(grid);
        let listed = cells.patterns();
        for row in 0..cells.rows {
            for column in 0..cells.columns {
                let pattern = cells.pattern(grid, column, row);
                assert!(pattern == CellPattern(0) || listed.contains(&pattern), "{pattern:?}");
            }
        }
    }

    #[test]
    fn every_cell_has_a_tile_to_be_drawn_with() {
        let spec: Spec = "kruskal1-9x7-3".parse().unwrap();
        let rooms = Build::new(&spec).finish();
        patterns_are_listed(rooms.grid());
        let mut plaza = Grid::walls(6, 5);
        for (column, row) in [(1, 1), (2, 1), (2, 2), (4, 0), (4, 3)] {
            plaza.open(Tile::new(column, row));
        }
        assert_eq!(Cells::of(&plaza).layout, CellLayout::Tiles);
        patterns_are_listed(&plaza);
    }

    /// However many cells are read at once, each shows its own walls and no others.
    #[test]
    fn cells_show_the_walls_about_them() {
        for code in ["kruskal1-70x9-3", "kruskal1-9x70-3", "dig1-66x5-3", "dig1-3x40-3"] {
            let maze = Build::new(&code.parse::<Spec>().unwrap()).finish();
            let (grid, cells) = (maze.grid(), Cells::of(maze.grid()));
            let is_wall = |column: u32, row: u32| {
                let inside = column < grid.columns().into() && row < grid.rows().into();
                inside && !grid.is_open(Tile::new(column as u16, row as u16))
            };
            for row in 0..cells.rows {
                cells.each_pattern(grid, 0..cells.columns, row, |column, pattern| {
                    let (far, first) = match cells.layout {
                        CellLayout::Rooms => {
                            (2, [2 * column, 2 * row].map(|at| at.wrapping_sub(2)))
                        }
                        CellLayout::Tiles => (1, [column, row].map(|at| at.wrapping_sub(1))),
                    };
                    let stands = |right: u32, down: u32| {
                        is_wall(first[0].wrapping_add(right), first[1].wrapping_add(down))
                    };
                    let posts = [stands(0, 0), stands(far, 0), stands(0, far), stands(far, far)];
                    let walls = match cells.layout {
                        CellLayout::Rooms => {
                            [stands(1, 0), stands(0, 1), stands(2, 1), stands(1, 2)]
                        }
                        CellLayout::Tiles => [(0, 1), (0, 2), (1, 3), (2, 3)]
                            .map(|(one, other)| posts[one] && posts[other]),
                    };
                    let bits = walls.into_iter().chain(posts).zip(0..);
                    let expected: u8 = bits.map(|(stands, bit)| u8::from(stands) << bit).sum();
                    assert_eq!(pattern, CellPattern(expected), "{code}: {column}, {row}");
                    assert_eq!(pattern, cells.pattern(grid, column, row));
                });
            }
        }
    }

    #[test]
    fn loose_posts_make_forty_six_patterns() {
        let cells = Cells::with_loose_posts(CellLayout::Rooms, 5, 5);
        assert_eq!(cells.patterns().len(), 46);
        assert!(cells.patterns().contains(&CellPattern(0x30 | 1)));
        assert!(!cells.patterns().contains(&CellPattern(0x10 | 1)));
    }

    #[test]
    fn a_room_shows_its_own_walls() {
        let mut grid = Grid::walls(5, 3);
        for column in 1..4 {
            grid.open(Tile::new(column, 1));
        }
        let cells = Cells::of(&grid);
        assert_eq!(cells.pattern(&grid, 1, 1), CellPattern(0xF0 | 1 | 2 | 8));
        assert_eq!(cells.pattern(&grid, 2, 1), CellPattern(0xF0 | 1 | 4 | 8));
        assert_eq!(cells.pattern(&grid, 0, 1), CellPattern(0xA0 | 4));
        assert_eq!(cells.pattern(&grid, 0, 0), CellPattern(0x80));
    }
}
