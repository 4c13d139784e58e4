//! What was walked, on the floor between the walls: the trail, the way, what was given back and
//! the hint.
//!
//! Only what changed since the last call is worked on, and only what is in sight is drawn.

use icetea_maze::maze::Tile;
use macroquad::prelude::*;

use super::camera::Projection;
use super::canvas::{Brushes, Quads, veil};
use super::cells::Cells;
use super::colours::MarkColours;
use super::far_walls::smoothstep;
use super::mark_map::MarkMap;
use super::paws::Paws;

/// Under this pitch, in logical pixels, the trail is a line.
const LINE_BELOW: f32 = 32.0;

/// Marks of one player or solver.
pub struct Marks {
    cells: Cells,
    map: MarkMap,
    paws: Paws,
    shown: [Vec<Tile>; 4],
}

/// A kind of mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Where a player walked: paw prints, or a line from afar.
    Trail,
    /// A solver's stack or the best way: a solid line.
    Way,
    /// Tiles that were left again, in any order: a wash and dots.
    GivenBack,
    /// The next stretch: a glowing line.
    Hint,
}

impl Mark {
    /// Whether the tiles follow each other.
    const fn is_line(self) -> bool {
        !matches!(self, Self::GivenBack)
    }
}

impl Marks {
    /// No marks. Made by [`MazeView::marks`](super::MazeView::marks).
    pub(super) fn new(cells: Cells) -> Self {
        let shown = [const { Vec::new() }; 4];
        Self { cells, map: MarkMap::new(cells), paws: Paws::new(cells), shown }
    }

    /// Shows these tiles as marks of this kind, instead of those shown before. Cheap if they begin
    /// as the last ones did: a trail that grows, a stack that grows and shrinks.
    pub fn show(&mut self, mark: Mark, tiles: &[Tile]) {
        let kind = mark as usize;
        let mut shown = std::mem::take(&mut self.shown[kind]);
        let same = shown.iter().zip(tiles).take_while(|(old, new)| old == new).count();
        if same < shown.len() {
            self.put(mark, &shown, same, false);
            shown.truncate(same);
            if mark == Mark::Trail {
                self.paws.truncate(same);
            }
            // A tile that was passed twice has lost its mark with the second time.
            self.put(mark, &shown, 0, true);
        }
        shown.extend_from_slice(&tiles[same..]);
        self.put(mark, &shown, same, true);
        self.shown[kind] = shown;
    }

    /// Marks the tiles from `first` on, or takes their marks away.
    fn put(&mut self, mark: Mark, tiles: &[Tile], first: usize, on: bool) {
        let kind = mark as usize;
        for place in first..tiles.len() {
            let tile = tiles[place];
            if !mark.is_line() || tiles.len() == 1 {
                self.map.mark_tile(kind, tile, on);
            }
            let before = place.checked_sub(1).map(|before| tiles[before]);
            let is_new = before
                .is_some_and(|before| mark.is_line() && self.map.mark_step(kind, before, tile, on));
            if mark == Mark::Trail && on && place >= self.paws.len() {
                self.paws.push(tile, is_new);
            }
        }
    }

    /// Draws what is in sight, shifted down to the visible middle of the rooms.
    pub(super) fn draw(
        &mut self,
        brushes: &Brushes,
        projection: &Projection,
        colours: &MarkColours,
        lift: f32,
        with_paws: bool,
    ) {
        if self.map.is_empty() {
            return;
        }
        let single = smoothstep(0.7, 1.5, projection.pitch);
        let logical_pitch = projection.pitch / projection.dpi;
        if single < 0.5 {
            self.draw_blocks(brushes, projection, colours);
            return;
        }
        let with_paws = with_paws && logical_pitch >= LINE_BELOW;
        self.draw_rooms(brushes, projection, colours, lift, with_paws);
        if with_paws {
            self.paws.draw(
                brushes,
                projection,
                &self.shown[Mark::Trail as usize],
                colours.trail,
                lift,
            );
        }
    }

    fn draw_rooms(
        &mut self,
        brushes: &Brushes,
        projection: &Projection,
        colours: &MarkColours,
        lift: f32,
        with_paws: bool,
    ) {
        let brush = &brushes.marks;
        brush.set_uniform("pitch", projection.pitch);
        brush.set_uniform("trail_line", if with_paws { 0.0_f32 } else { 1.0 });
        brush.set_uniform("trail", Color { a: 1.0, ..colours.trail });
        brush.set_uniform("way", colours.way);
        brush.set_uniform("casing", colours.casing);
        brush.set_uniform("given_back", colours.given_back);
        brush.set_uniform("hint", colours.hint);
        let sight = projection.sight().offset(vec2(0.0, -lift));
        let sight = Rect { h: sight.h + lift, ..sight };
        let maze = Rect::new(0.0, 0.0, self.cells.size().x, self.cells.size().y);
        for (page, texture) in self.map.pages_in(sight) {
            let Some(part) = page.intersect(sight).and_then(|part| part.intersect(maze)) else {
                continue;
            };
            brush.set_uniform("texels", page.size());
            let mut quads = Quads::new(Some(texture));
            let outer = projection.place_rect(part.offset(vec2(0.0, lift)));
            quads.add(outer, part.offset(-page.point()), veil(1.0), Vec4::ZERO);
            quads.draw(brush);
        }
    }

    fn draw_blocks(&mut self, brushes: &Brushes, projection: &Projection, colours: &MarkColours) {
        let brush = &brushes.far_marks;
        brush.set_uniform("trail", Color { a: 1.0, ..colours.trail });
        brush.set_uniform("way", colours.way);
        brush.set_uniform("given_back", colours.given_back);
        brush.set_uniform("hint", colours.hint);
        let (span, texture) = self.map.blocks();
        let size = self.cells.size();
        let mut quads = Quads::new(Some(texture));
        let outer = projection.place_rect(Rect::new(0.0, 0.0, size.x, size.y));
        let inner = Rect::new(0.0, 0.0, size.x / span.x, size.y / span.y);
        quads.add(outer, inner, veil(1.0), Vec4::ZERO);
        quads.draw(brush);
    }
}
