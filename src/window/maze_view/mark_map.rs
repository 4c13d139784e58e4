//! The marked rooms, and the sides their lines run to, as texels.
//!
//! Each room has a texel, in pages that exist only where something is marked; for views from far
//! out there are counts by blocks of rooms. Setting a mark costs the same in any maze, and all
//! marks of a kind are removed page by page: a search may have left millions.

use icetea_maze::maze::{Direction, Tile};
use icetea_maze::picture::{Cells, Rect};
use macroquad::prelude::*;

use super::sheet::TexelSheet;

/// Rooms along a side of a page.
pub(super) const PAGE_ROOMS: u32 = 512;
/// The bit of a room that is marked itself; the four lower bits are the sides its lines run to.
const MIDDLE: u8 = 16;

/// Marks of all kinds; a kind is a channel of the texels.
pub(super) struct MarkMap {
    cells: Cells,
    /// How many pages lie side by side.
    across: u32,
    pages: Vec<Option<Box<Page>>>,
    blocks: Blocks,
    /// First and last column and row of the rooms that have changed since the last query.
    changed: Option<[u32; 4]>,
}

/// A square of rooms.
struct Page {
    sheet: TexelSheet,
    /// How many rooms have a mark of each kind.
    marked: [u32; 4],
}

/// How many rooms of each block are marked.
struct Blocks {
    /// Rooms along a side of a block.
    side: u32,
    /// Blocks side by side.
    across: u32,
    counts: Vec<[u16; 4]>,
    sheet: TexelSheet,
}

impl MarkMap {
    pub fn new(cells: Cells) -> Self {
        let (columns, rows) = cells.rooms();
        let [across, down] = [columns, rows].map(|rooms| rooms.div_ceil(PAGE_ROOMS));
        let pages = (0..across * down).map(|_| None).collect();
        Self { cells, across, pages, blocks: Blocks::new(columns, rows), changed: None }
    }

    pub fn is_empty(&self) -> bool {
        self.pages.iter().all(Option::is_none)
    }

    /// Removes all marks of a kind.
    pub fn wipe(&mut self, kind: usize) {
        for (place, slot) in (0..).zip(&mut self.pages) {
            let Some(page) = slot.as_mut().filter(|page| page.marked[kind] > 0) else { continue };
            page.marked[kind] = 0;
            if page.marked == [0; 4] {
                *slot = None;
            } else {
                page.sheet.wipe(kind);
            }
            let first = [place % self.across, place / self.across].map(|at| at * PAGE_ROOMS);
            let (columns, rows) = self.cells.rooms();
            let last = [(first[0], columns), (first[1], rows)]
                .map(|(at, rooms)| (at + PAGE_ROOMS).min(rooms) - 1);
            self.blocks.wipe(kind, first, last);
            note(&mut self.changed, first);
            note(&mut self.changed, last);
        }
    }

    /// Marks the step between two tiles, or removes the mark. Returns whether anything changed.
    pub fn mark_step(&mut self, kind: usize, from: Tile, to: Tile, on: bool) -> bool {
        let [Some(one), Some(other)] = [(from, to), (to, from)].map(|(a, b)| direction(a, b))
        else {
            return false;
        };
        let first = self.mark_side(kind, from, one, on);
        self.mark_side(kind, to, other, on) || first
    }

    /// Marks a tile by itself, or removes the mark. A tile between two rooms marks the sides on
    /// which it touches them.
    pub fn mark_tile(&mut self, kind: usize, tile: Tile, on: bool) {
        if let Some(room) = self.cells.room(tile) {
            self.change(kind, room, MIDDLE, on);
            return;
        }
        for direction in Direction::ALL {
            self.mark_side(kind, tile.step(direction), direction.opposite(), on);
        }
    }

    fn mark_side(&mut self, kind: usize, tile: Tile, side: Direction, on: bool) -> bool {
        self.cells.room(tile).is_some_and(|room| self.change(kind, room, 1 << side as u8, on))
    }

    fn change(&mut self, kind: usize, (column, row): (u32, u32), bits: u8, on: bool) -> bool {
        let place = row / PAGE_ROOMS * self.across + column / PAGE_ROOMS;
        let slot = &mut self.pages[place as usize];
        let (x, y) = (column % PAGE_ROOMS, row % PAGE_ROOMS);
        let old = slot.as_ref().map_or(0, |page| page.sheet.get(x, y, kind));
        let new = if on { old | bits } else { old & !bits };
        if new == old {
            return false;
        }
        let page = slot.get_or_insert_with(Box::default);
        page.sheet.set(x, y, kind, new);
        note(&mut self.changed, [column, row]);
        if (old == 0) != (new == 0) {
            let marked = &mut page.marked[kind];
            *marked = if on { *marked + 1 } else { *marked - 1 };
            self.blocks.count(kind, column, row, on);
        }
        true
    }

    /// The area of rooms, or blocks of rooms, whose marks have changed since the last call.
    pub fn take_changed(&mut self, by_blocks: bool) -> Option<Rect> {
        let [left, right, top, bottom] = self.changed.take()?.map(|place| place as f32);
        // Marks extend a little into the next room, and the tone of a block far into the next one.
        let margin = if by_blocks { 2.0 * self.blocks.side as f32 } else { 1.0 };
        let size = vec2(right - left, bottom - top) + 1.0 + 2.0 * margin;
        Some(Rect::new(left - margin, top - margin, size.x, size.y))
    }

    /// The pages in view that hold marks of this kind: each with its place, its texture, and
    /// rectangles of its rooms in view that contain all such marks.
    pub fn pages_in(
        &mut self,
        kind: usize,
        sight: Rect,
    ) -> impl Iterator<Item = (Rect, Texture2D, Vec<Rect>)> {
        let (size, blocks) = (self.cells.size(), &self.blocks);
        let sight = sight.intersect(Rect::new(0.0, 0.0, size.x, size.y)).unwrap_or_default();
        let across = self.across;
        (0..).zip(&mut self.pages).filter_map(move |(place, slot)| {
            let Page { sheet, .. } = &mut **slot.as_mut().filter(|page| page.marked[kind] > 0)?;
            let (side, [column, row]) = (PAGE_ROOMS as f32, [place % across, place / across]);
            let page = Rect::new(column as f32 * side, row as f32 * side, side, side);
            let seen = page.intersect(sight)?;
            let parts = blocks.parts_in(kind, seen);
            (!parts.is_empty()).then(|| (page, sheet.texture(), parts))
        })
    }

    /// The counts, and how many rooms they span: the last blocks reach beyond the maze.
    pub fn blocks(&mut self) -> (Vec2, Texture2D) {
        let span = self.blocks.sheet.size() * self.blocks.side as f32;
        (span, self.blocks.sheet.texture())
    }
}

impl Default for Page {
    fn default() -> Self {
        Self { sheet: TexelSheet::new(PAGE_ROOMS, PAGE_ROOMS, FilterMode::Nearest), marked: [0; 4] }
    }
}

impl Blocks {
    fn new(columns: u32, rows: u32) -> Self {
        let side = if columns.max(rows) > 4096 { 16 } else { 4 };
        let [across, down] = [columns, rows].map(|rooms| rooms.div_ceil(side));
        let counts = vec![[0; 4]; across as usize * down as usize];
        Self { side, across, counts, sheet: TexelSheet::new(across, down, FilterMode::Linear) }
    }

    /// Removes the marks of a kind from one room to another.
    fn wipe(&mut self, kind: usize, first: [u32; 2], last: [u32; 2]) {
        for y in first[1] / self.side..=last[1] / self.side {
            for x in first[0] / self.side..=last[0] / self.side {
                self.counts[(y * self.across + x) as usize][kind] = 0;
                self.sheet.set(x, y, kind, 0);
            }
        }
    }

    fn count(&mut self, kind: usize, column: u32, row: u32, on: bool) {
        let (x, y) = (column / self.side, row / self.side);
        let count = &mut self.counts[(y * self.across + x) as usize][kind];
        *count = if on { *count + 1 } else { count.saturating_sub(1) };
        // A line straight through a block already fills it.
        let share = (255 * u32::from(*count) / self.side).min(255);
        self.sheet.set(x, y, kind, share as u8);
    }

    /// Runs of marked blocks within a rectangle of rooms, clipped to it.
    fn parts_in(&self, kind: usize, seen: Rect) -> Vec<Rect> {
        let side = self.side as f32;
        let size = self.sheet.size();
        let end = |edge: f32, most: f32| (edge / side).ceil().min(most) as u32;
        let (first_column, first_row) = ((seen.x / side) as u32, (seen.y / side) as u32);
        let (last_column, last_row) = (end(seen.right(), size.x), end(seen.bottom(), size.y));
        let mut parts = Vec::new();
        for row in first_row..last_row {
            let mut column = first_column;
            while column < last_column {
                let is_marked = |&column: &u32| self.sheet.get(column, row, kind) != 0;
                let begin = column;
                column += (begin..last_column).take_while(is_marked).count() as u32;
                if column > begin {
                    let (x, y) = (begin as f32 * side, row as f32 * side);
                    let part = Rect::new(x, y, (column - begin) as f32 * side, side);
                    parts.extend(part.intersect(seen));
                }
                column += 1;
            }
        }
        parts
    }
}

/// Adds a place to the changed area.
fn note(changed: &mut Option<[u32; 4]>, [column, row]: [u32; 2]) {
    let [left, right, top, bottom] = changed.unwrap_or([column, column, row, row]);
    *changed = Some([left.min(column), right.max(column), top.min(row), bottom.max(row)]);
}

/// The direction of one tile from another in the same row or column.
fn direction(from: Tile, to: Tile) -> Option<Direction> {
    let (right, down) =
        (i32::from(to.column) - i32::from(from.column), i32::from(to.row) - i32::from(from.row));
    match (right.signum(), down.signum()) {
        (1, 0) => Some(Direction::Right),
        (0, 1) => Some(Direction::Down),
        (-1, 0) => Some(Direction::Left),
        (0, -1) => Some(Direction::Up),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use icetea_maze::picture::CellLayout;

    use super::*;

    fn map() -> MarkMap {
        MarkMap::new(Cells {
            layout: CellLayout::Rooms,
            columns: 12,
            rows: 12,
            loose_posts: false,
            has_voids: false,
        })
    }

    #[test]
    fn a_step_marks_both_rooms_up_to_their_border() {
        let (room, door, next) = (Tile::new(1, 1), Tile::new(2, 1), Tile::new(3, 1));
        let mut map = map();
        assert!(map.mark_step(1, room, door, true));
        assert!(map.mark_step(1, door, next, true));
        assert!(!map.mark_step(1, door, room, true), "the way back is marked already");
        let sheet = &map.pages[0].as_ref().unwrap().sheet;
        assert_eq!(sheet.get(0, 0, 1), 1 << Direction::Right as u8);
        assert_eq!(sheet.get(1, 0, 1), 1 << Direction::Left as u8);
        assert_eq!(map.blocks.counts[0], [0, 2, 0, 0]);
    }

    #[test]
    fn what_has_changed_is_told_once() {
        let mut map = map();
        assert_eq!(map.take_changed(false), None);
        map.mark_tile(0, Tile::new(5, 7), true);
        map.mark_tile(1, Tile::new(9, 7), true);
        assert_eq!(map.take_changed(false), Some(Rect::new(1.0, 2.0, 5.0, 3.0)));
        map.mark_tile(1, Tile::new(9, 7), true);
        assert_eq!(map.take_changed(false), None, "nothing is new");
        map.mark_tile(1, Tile::new(9, 7), false);
        assert_eq!(map.take_changed(false), Some(Rect::new(3.0, 2.0, 3.0, 3.0)));
    }

    #[test]
    fn what_is_taken_away_is_gone() {
        let mut map = map();
        let tiles = [Tile::new(3, 3), Tile::new(4, 3), Tile::new(5, 3)];
        for on in [true, false] {
            for tile in tiles {
                map.mark_tile(2, tile, on);
            }
            assert_eq!(map.blocks.counts[0][2], if on { 2 } else { 0 });
        }
    }

    #[test]
    fn what_is_wiped_off_is_as_if_it_had_never_been() {
        let cells = Cells {
            layout: CellLayout::Rooms,
            columns: 1_102,
            rows: 522,
            loose_posts: false,
            has_voids: false,
        };
        let tiles = |from: u16| (0..1_000).map(move |at| Tile::new(2 * at + 1, at / 2 * 2 + from));
        let (mut both, mut one) = (MarkMap::new(cells), MarkMap::new(cells));
        tiles(1).for_each(|tile| both.mark_tile(1, tile, true));
        for tile in tiles(5).take(300) {
            both.mark_tile(2, tile, true);
            one.mark_tile(2, tile, true);
        }
        both.take_changed(false);
        both.wipe(1);
        let texels = |map: &MarkMap| -> Vec<_> {
            map.pages
                .iter()
                .map(|page| page.as_ref().map(|page| page.sheet.bytes().to_vec()))
                .collect()
        };
        assert!(texels(&both) == texels(&one), "pages without a mark are gone");
        assert!(both.blocks.counts == one.blocks.counts);
        assert!(both.blocks.sheet.bytes() == one.blocks.sheet.bytes());
        let changed = both.take_changed(false).unwrap();
        assert!(tiles(1).all(|tile| {
            changed.contains(vec2(f32::from(tile.column / 2) + 0.5, f32::from(tile.row / 2) + 0.5))
        }));
        both.wipe(2);
        assert!(both.is_empty() && both.take_changed(false).is_some());
    }
}
