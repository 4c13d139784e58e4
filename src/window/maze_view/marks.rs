//! The marks on the floor between the walls: the trail, the path, backtracked rooms and the hint.
//!
//! Only what changed since the last call is processed, and only what is in view is drawn.

use icetea_maze::maze::{Tile, Trace};
use icetea_maze::picture::{Cells, Color, FloorPatch, Fog, MarkColours, Projection, Rect};
use macroquad::prelude::*;

use super::canvas::{Brushes, Quads, veil};
use super::far_walls::smoothstep;
use super::line_paint::LinePaint;
use super::mark_map::MarkMap;
use super::paws::Paws;
use super::seen::SeenTexels;

/// Below this pitch, in logical pixels, the trail is a line.
const LINE_BELOW: f32 = 32.0;

/// The width of the lines of a trail and of the player's path in results, in rooms.
const TRAIL_WIDTH: f32 = 0.25;
const DETOUR_WIDTH: f32 = 0.2;
/// The radius of the dots on backtracked rooms and on dead ends, in rooms.
const SMALL_DOT: f32 = 0.085;
const LARGE_DOT: f32 = 0.19;

/// Below this pitch, in physical pixels, blocks of rooms are drawn instead of rooms.
const BLOCKS_BELOW: f32 = 1.0;

/// Marks of one player or solver.
pub struct MarkTexels {
    /// The number of these marks in their view.
    number: u32,
    cells: Cells,
    map: MarkMap,
    paws: Paws,
    seen: SeenTexels,
    shown: [Vec<Tile>; 4],
    /// Whether they show a run or its result.
    pub telling: MarkTelling,
    /// What it means that a search is done with a tile.
    pub done_means: Trace,
    /// The fog over places that the player has not been near.
    pub(super) fog: Fog,
    /// The opacity of the hint, from 0 to 1.
    pub hint_seen: f32,
    /// How strongly the player's path in a result has the colour of detours, from 0 to 1.
    pub blame: f32,
    /// A colour of the trail other than the look's.
    pub trail: Option<Color>,
    /// Where the floor below them is not as elsewhere, and how often that has changed.
    pub(super) floor: Vec<FloorPatch>,
    floors: u32,
}

/// What marks belong to, which decides how they are painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkTelling {
    /// A run in progress.
    Run,
    /// A result: the player's path is a line in the colour of detours, the best path carries dots,
    /// and backtracked rooms are dead ends.
    Result,
}

/// What a picture of marks depends on besides the tiles.
pub(super) type MarksState = (FloorState, MarkTelling, Trace, [f32; 3]);

/// Whose floor it is, and how often that has changed.
pub(super) type FloorState = [u32; 2];

/// A kind of mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkLayer {
    /// Where a player walked: paw prints, or a line from afar.
    Trail,
    /// A solver's stack or the best path: a solid line.
    Way,
    /// Tiles that a search is done with, mostly left again, in any order: a wash and dots.
    Backtracked,
    /// The stretch of a hint: a glowing line.
    Hint,
}

impl MarkLayer {
    /// Whether the tiles follow each other.
    const fn is_line(self) -> bool {
        !matches!(self, Self::Backtracked)
    }
}

impl MarkTexels {
    /// No marks. Made by [`MazeView::marks`](super::MazeView::marks).
    pub(super) fn new(cells: Cells, number: u32) -> Self {
        let shown = [const { Vec::new() }; 4];
        Self {
            number,
            cells,
            map: MarkMap::new(cells),
            paws: Paws::new(cells),
            seen: SeenTexels::new(cells),
            shown,
            telling: MarkTelling::Run,
            done_means: Trace::Backtracked,
            fog: Fog::NONE,
            hint_seen: 1.0,
            blame: 1.0,
            trail: None,
            floor: Vec::new(),
            floors: 0,
        }
    }

    /// Changes the floor below them.
    pub fn lay(&mut self, floor: &[FloorPatch]) {
        if self.floor != floor {
            self.floor = floor.to_vec();
            self.floors += 1;
        }
    }

    /// Changes the fog. What was seen follows from the trail and from how far one sees.
    pub fn set_fog(&mut self, fog: Fog) {
        let sees_as_far = fog.sight_rooms == self.fog.sight_rooms;
        self.fog = fog;
        if !sees_as_far {
            self.seen.forget();
            for &tile in &self.shown[MarkLayer::Trail as usize] {
                self.seen.look_from(tile, fog.sight_rooms);
            }
        }
    }

    /// Shows these tiles as marks of this kind, instead of those shown before. Cheap if both begin
    /// alike, as with a trail that grows, or a stack that grows and shrinks.
    pub fn show(&mut self, mark: MarkLayer, tiles: &[Tile]) {
        let shown = self.shown(mark);
        let same = shown.iter().zip(tiles).take_while(|(old, new)| old == new).count();
        self.show_beyond(mark, tiles, same);
    }

    /// Shows these tiles where it is known that the first `same` of them are shown already: the
    /// cost depends on the others alone.
    pub fn show_beyond(&mut self, mark: MarkLayer, tiles: &[Tile], same: usize) {
        let kind = mark as usize;
        let mut shown = std::mem::take(&mut self.shown[kind]);
        if same < shown.len() {
            if same == 0 {
                self.map.wipe(kind);
                shown = Vec::new();
            } else {
                self.put(mark, &shown, same, false);
                shown.truncate(same);
            }
            if mark == MarkLayer::Trail {
                self.paws.truncate(same);
                self.seen.forget();
            }
            if mark != MarkLayer::Way {
                // A tile that was passed twice has lost its mark with the second pass. A stack
                // passes none twice.
                self.put(mark, &shown, 0, true);
            }
        }
        shown.extend_from_slice(&tiles[same..]);
        self.put(mark, &shown, same, true);
        self.shown[kind] = shown;
    }

    /// The tiles shown as marks of this kind.
    pub fn shown(&self, mark: MarkLayer) -> &[Tile] {
        &self.shown[mark as usize]
    }

    /// Marks the tiles from `first` on, or removes their marks.
    fn put(&mut self, mark: MarkLayer, tiles: &[Tile], first: usize, on: bool) {
        let kind = mark as usize;
        for place in first..tiles.len() {
            let tile = tiles[place];
            // What is a line now may have begun as a single tile.
            if !mark.is_line() || tiles.len() == 1 || !on && place == 0 {
                self.map.mark_tile(kind, tile, on);
            }
            let before = place.checked_sub(1).map(|before| tiles[before]);
            let is_new = before
                .is_some_and(|before| mark.is_line() && self.map.mark_step(kind, before, tile, on));
            if mark == MarkLayer::Trail && on {
                self.seen.look_from(tile, self.fog.sight_rooms);
                if place >= self.paws.len() {
                    self.paws.push(tile, is_new);
                }
            }
        }
    }

    /// What a picture of marks depends on besides the tiles: which marks, what they belong to, and
    /// the shares of hint, fog and detours.
    pub(super) const fn state(&self) -> MarksState {
        let shares = [self.hint_seen, self.blame, self.fog.density];
        (self.floor_state(), self.telling, self.done_means, shares)
    }

    /// What a picture of the floor below them depends on.
    pub(super) const fn floor_state(&self) -> FloorState {
        [self.number, self.floors]
    }

    /// The area of rooms whose marks have changed since the last call.
    pub(super) fn take_changed(&mut self, projection: &Projection) -> Option<Rect> {
        let seen = self.seen.take_changed().filter(|_| self.fog.density > 0.0);
        let marked = self.map.take_changed(projection.pitch < BLOCKS_BELOW);
        seen.into_iter().chain(marked).reduce(Rect::combine_with)
    }

    /// Draws the fog, if there is any, over all that was drawn before within walls of half this
    /// thickness.
    pub(super) fn draw_fog(
        &mut self,
        brushes: &Brushes,
        projection: &Projection,
        colour: Color,
        rim: f32,
    ) {
        if self.fog.density > 0.0 {
            self.seen.fog(brushes, projection, Color { a: self.fog.density, ..colour }, rim);
        }
    }

    /// Draws what is in view, shifted down to the visible middle of the rooms.
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
        let colours = MarkColours { trail: self.trail.unwrap_or(colours.trail), ..*colours };
        if projection.pitch < BLOCKS_BELOW {
            self.draw_blocks(brushes, projection, &colours);
            return;
        }
        match self.telling {
            MarkTelling::Run => self.draw_run(brushes, projection, &colours, lift, with_paws),
            MarkTelling::Result => self.draw_result(brushes, projection, &colours, lift),
        }
    }

    fn draw_run(
        &mut self,
        brushes: &Brushes,
        projection: &Projection,
        colours: &MarkColours,
        lift: f32,
        with_paws: bool,
    ) {
        let dot = if self.done_means == Trace::Frontier { 0.0 } else { SMALL_DOT };
        let done = colours.done(self.done_means);
        self.draw_ground(brushes, projection, MarkLayer::Backtracked, done, dot, lift);
        if with_paws && projection.logical_pitch() >= LINE_BELOW {
            let trail = &self.shown[MarkLayer::Trail as usize];
            self.paws.draw(brushes, projection, trail, colours.trail, lift);
        } else {
            self.draw_ground(brushes, projection, MarkLayer::Trail, colours.trail, 0.0, lift);
            let paint = LinePaint::plain(Color { a: 1.0, ..colours.trail }, TRAIL_WIDTH);
            self.draw_line(brushes, projection, MarkLayer::Trail, &paint, lift);
        }
        let path = LinePaint::cased(colours.path, colours.casing, projection.pitch);
        self.draw_line(brushes, projection, MarkLayer::Way, &path, lift);
        let hint = LinePaint::glowing(colours.hint, self.hint_seen);
        self.draw_line(brushes, projection, MarkLayer::Hint, &hint, lift);
    }

    fn draw_result(
        &mut self,
        brushes: &Brushes,
        projection: &Projection,
        colours: &MarkColours,
        lift: f32,
    ) {
        let walked = LinePaint::plain(self.walked(colours), DETOUR_WIDTH);
        self.draw_line(brushes, projection, MarkLayer::Trail, &walked, lift);
        let dead_ends = colours.backtracked;
        self.draw_ground(brushes, projection, MarkLayer::Backtracked, dead_ends, LARGE_DOT, lift);
        let dots = smoothstep(9.0, 16.0, projection.logical_pitch());
        let path = LinePaint::cased(colours.path, colours.casing, projection.pitch);
        let path = LinePaint { half_width: 0.15, dots, ..path };
        self.draw_line(brushes, projection, MarkLayer::Way, &path, lift);
    }

    /// The colour of the player's path in a result.
    fn walked(&self, colours: &MarkColours) -> Color {
        Color { a: 1.0, ..colours.trail }.mix(colours.backtracked, self.blame)
    }

    fn draw_line(
        &mut self,
        brushes: &Brushes,
        projection: &Projection,
        mark: MarkLayer,
        paint: &LinePaint,
        lift: f32,
    ) {
        let brush = &brushes.mark_line;
        // At least two and a half pixels wide, or it would be lost far out.
        brush.set_uniform("half_width", paint.half_width.max(1.25 / projection.pitch));
        brush.set_uniform("halo_edge", paint.halo_edge);
        brush.set_uniform("line", paint.line);
        brush.set_uniform("halo", paint.halo);
        brush.set_uniform("dots", paint.dots);
        self.draw_pages(brush, projection, mark, lift);
    }

    /// Tints the floor of marked rooms, with dots of this radius on it.
    fn draw_ground(
        &mut self,
        brushes: &Brushes,
        projection: &Projection,
        mark: MarkLayer,
        colour: Color,
        radius: f32,
        lift: f32,
    ) {
        let brush = &brushes.mark_dots;
        let dots = smoothstep(5.0, 9.0, projection.logical_pitch());
        brush.set_uniform("dots", if radius > 0.0 { dots } else { 0.0 });
        brush.set_uniform("radius", radius);
        // A line marks the sides of rooms only.
        brush.set_uniform("least", if mark.is_line() { 0.5_f32 } else { 15.5 });
        brush.set_uniform("colour", Color { a: 1.0, ..colour });
        self.draw_pages(brush, projection, mark, lift);
    }

    fn draw_pages(
        &mut self,
        brush: &Material,
        projection: &Projection,
        mark: MarkLayer,
        lift: f32,
    ) {
        let mut channel = [0.0; 4];
        channel[mark as usize] = 1.0;
        brush.set_uniform("channel", Vec4::from_array(channel));
        brush.set_uniform("pitch", projection.pitch);
        let sight = projection.sight();
        let sight = Rect { y: sight.y - lift, h: sight.h + lift, ..sight };
        for (page, texture, parts) in self.map.pages_in(mark as usize, sight) {
            brush.set_uniform("texels", page.size());
            let mut quads = Quads::new(Some(texture));
            for part in parts {
                let outer = projection.place_rect(part.offset(vec2(0.0, lift)));
                quads.add(outer, part.offset(-page.point()), veil(1.0), Vec4::ZERO);
            }
            quads.draw(projection, brush);
        }
    }

    fn draw_blocks(&mut self, brushes: &Brushes, projection: &Projection, colours: &MarkColours) {
        let brush = &brushes.far_marks;
        let walked = match self.telling {
            MarkTelling::Run => colours.trail,
            MarkTelling::Result => self.walked(colours),
        };
        brush.set_uniform("trail", Color { a: 1.0, ..walked });
        brush.set_uniform("way", colours.path);
        brush.set_uniform("given_back", colours.done(self.done_means));
        brush.set_uniform("hint", colours.hint);
        let (span, texture) = self.map.blocks();
        let size = self.cells.size();
        let mut quads = Quads::new(Some(texture));
        let outer = projection.place_rect(Rect::new(0.0, 0.0, size.x, size.y));
        let inner = Rect::new(0.0, 0.0, size.x / span.x, size.y / span.y);
        quads.add(outer, inner, veil(1.0), Vec4::ZERO);
        quads.draw(projection, brush);
    }
}
