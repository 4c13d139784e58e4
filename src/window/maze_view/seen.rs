//! The ground that a player has been near: as far as one sees from a place when a game begins. All
//! other ground may have fog.
//!
//! A texel covers a room, or a square of them in a large maze, so that it costs as little there.

use icetea_maze::maze::Tile;
use icetea_maze::picture::{Cells, Color, Projection, Rect};
use macroquad::prelude::*;

use super::canvas::{Brushes, Quads, veil};
use super::ground;
use super::sheet::TexelSheet;

/// The most texels along a side.
const MOST_TEXELS: u32 = 512;
/// The channels for texels that were seen, and for those a player looked from.
const SEEN: usize = 0;
const LOOKED_FROM: usize = 1;

/// What a player has been near.
pub(super) struct SeenTexels {
    cells: Cells,
    /// Rooms along a side of a texel.
    side: u32,
    sheet: TexelSheet,
    changed: Option<Rect>,
}

impl SeenTexels {
    pub fn new(cells: Cells) -> Self {
        let (columns, rows) = cells.rooms();
        let side = columns.max(rows).div_ceil(MOST_TEXELS).max(1);
        let sheet =
            TexelSheet::new(columns.div_ceil(side), rows.div_ceil(side), FilterMode::Linear);
        Self { cells, side, sheet, changed: None }
    }

    /// Marks everything as unseen.
    pub fn forget(&mut self) {
        *self = Self::new(self.cells);
    }

    /// Marks what is seen from a tile, `sight_rooms` rooms far.
    pub fn look_from(&mut self, tile: Tile, sight_rooms: u32) {
        let Some((column, row)) = self.cells.room(tile) else { return };
        let (x, y) = (column / self.side, row / self.side);
        if self.sheet.get(x, y, LOOKED_FROM) != 0 {
            return;
        }
        self.sheet.set(x, y, LOOKED_FROM, u8::MAX);
        let reach = sight_rooms.div_ceil(self.side);
        let (columns, rows) = (self.sheet.size().x as u32, self.sheet.size().y as u32);
        let around = |at: u32, most: u32| at.saturating_sub(reach)..(at + reach + 1).min(most);
        for near_y in around(y, rows) {
            for near_x in around(x, columns) {
                let (across, down) = (near_x.abs_diff(x), near_y.abs_diff(y));
                if across * across + down * down <= reach * reach + reach {
                    self.sheet.set(near_x, near_y, SEEN, u8::MAX);
                }
            }
        }
        let side = self.side as f32;
        // The light ends softly, in the neighbouring texels.
        let changed =
            Rect::about(vec2(x as f32 + 0.5, y as f32 + 0.5) * side, (reach as f32 + 2.0) * side);
        self.changed = Some(self.changed.map_or(changed, |before| before.combine_with(changed)));
    }

    /// The area of rooms in which more was seen since the last call.
    pub const fn take_changed(&mut self) -> Option<Rect> {
        self.changed.take()
    }

    /// Draws fog of this colour over all other ground within walls of half this thickness, with a soft
    /// edge.
    pub fn fog(&mut self, brushes: &Brushes, projection: &Projection, colour: Color, rim: f32) {
        let ground = ground::floor(self.cells).inset(rim);
        let Some(seen) = ground.intersect(projection.sight()) else { return };
        let span = self.sheet.size() * self.side as f32;
        brushes.fog.set_uniform("texel", 1.0 / self.sheet.size());
        brushes.fog.set_uniform("colour", colour);
        let mut quads = Quads::new(Some(self.sheet.texture()));
        let inner = Rect::new(seen.x / span.x, seen.y / span.y, seen.w / span.x, seen.h / span.y);
        quads.add(projection.place_rect(seen), inner, veil(1.0), Vec4::ZERO);
        quads.draw(projection, &brushes.fog);
    }
}

#[cfg(test)]
mod tests {
    use icetea_maze::game::tuning::SIGHT_ROOMS;
    use icetea_maze::picture::CellLayout;

    use super::*;

    fn seen(columns: u32, rows: u32) -> SeenTexels {
        let (columns, rows) = (columns + 2, rows + 2);
        SeenTexels::new(Cells {
            layout: CellLayout::Rooms,
            columns,
            rows,
            loose_posts: false,
            has_voids: false,
        })
    }

    fn is_seen(seen: &SeenTexels, column: u32, row: u32) -> bool {
        seen.sheet.get(column / seen.side, row / seen.side, SEEN) != 0
    }

    #[test]
    fn one_sees_as_far_on_all_sides_and_no_farther() {
        for (columns, rows) in [(40, 30), (1_000, 700), (3, 9_000)] {
            let mut seen = seen(columns, rows);
            let at = (columns / 2, rows / 3);
            seen.look_from(Tile::new(2 * at.0 as u16 + 1, 2 * at.1 as u16 + 1), SIGHT_ROOMS);
            let slack = 2 * seen.side;
            for (right, down) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                for away in 0..60 {
                    let place = |at: u32, by: i32| at.checked_add_signed(by * away);
                    let (Some(column), Some(row)) = (place(at.0, right), place(at.1, down)) else {
                        continue;
                    };
                    if column >= columns || row >= rows {
                        continue;
                    }
                    let sees = is_seen(&seen, column, row);
                    let away = away.unsigned_abs();
                    assert!(sees || away > SIGHT_ROOMS, "{away} of {columns} x {rows}");
                    assert!(!sees || away <= SIGHT_ROOMS + slack, "{away} of {columns} x {rows}");
                }
            }
        }
    }

    #[test]
    fn what_was_seen_stays_and_nothing_else_is_seen() {
        let mut seen = seen(60, 40);
        let way: Vec<(u32, u32)> = (3..50).map(|column| (column, 8 + column / 2)).collect();
        for (number, &(column, row)) in way.iter().enumerate() {
            seen.look_from(Tile::new(2 * column as u16 + 1, 2 * row as u16 + 1), SIGHT_ROOMS);
            for (x, y) in (0..60_u32).flat_map(|x| (0..40_u32).map(move |y| (x, y))) {
                let away = way[..=number]
                    .iter()
                    .map(|&(column, row)| x.abs_diff(column).pow(2) + y.abs_diff(row).pow(2));
                let nearest = away.min().unwrap_or(u32::MAX);
                let reach = SIGHT_ROOMS * SIGHT_ROOMS + SIGHT_ROOMS;
                assert_eq!(is_seen(&seen, x, y), nearest <= reach, "{x}, {y} after {number}");
            }
        }
    }

    #[test]
    fn what_was_seen_is_told_once_and_forgotten_with_the_trail() {
        let mut seen = seen(40, 30);
        assert_eq!(seen.take_changed(), None);
        seen.look_from(Tile::new(21, 31), SIGHT_ROOMS);
        seen.look_from(Tile::new(22, 31), SIGHT_ROOMS);
        let changed = seen.take_changed().unwrap();
        assert!(changed.contains(vec2(10.5, 15.5)) && changed.w < 20.0, "{changed:?}");
        seen.look_from(Tile::new(21, 31), SIGHT_ROOMS);
        assert_eq!(seen.take_changed(), None, "nothing new is seen from there");
        seen.forget();
        assert!(!is_seen(&seen, 10, 15));
    }
}
