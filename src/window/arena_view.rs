//! The maze of a round of two on the graphics card: both players see the same walls, or the second
//! one their mirror image, and each has marks of their own.

use std::rc::Rc;
use std::sync::Arc;

use icetea_maze::game::race::arena::Arena;
use icetea_maze::game::walker::tiles_between;
use icetea_maze::maze::Tile;
use icetea_maze::picture::{Color, Projection, SeenBy, Vec2, ViewColours};

use super::maze_view::{Brushes, FarTexels, MarkLayer, MarkTexels, MazeFrame, MazeView};

/// The index of the pane that both share; the others are indexed by side.
const SHARED: usize = 2;

/// An arena that can be drawn.
pub struct ArenaView {
    pub arena: Arc<Arena>,
    /// The first side's walls, and the second side's if they differ.
    first: MazeView,
    second: Option<MazeView>,
    marks: [MarkTexels; 2],
    /// How many places of each trail are shown.
    shown: [usize; 2],
    trails: [Vec<Tile>; 2],
    /// Empty marks, created when they are first needed.
    no_marks: Option<Box<MarkTexels>>,
}

impl ArenaView {
    pub fn new(
        arena: Arc<Arena>,
        texels: FarTexels,
        mirrored: Option<FarTexels>,
        brushes: &Rc<Brushes>,
        colours: &ViewColours,
    ) -> Self {
        let mut first = MazeView::new(Rc::clone(brushes), texels, colours);
        let mut second = mirrored.map(|texels| MazeView::new(Rc::clone(brushes), texels, colours));
        let one = first.marks();
        let two = second.as_mut().unwrap_or(&mut first).marks();
        let (marks, trails) = ([one, two], Default::default());
        Self { arena, first, second, marks, shown: [0; 2], trails, no_marks: None }
    }

    /// Repaints everything in another look.
    pub fn set_colours(&mut self, colours: &ViewColours, trails: [Color; 2]) {
        for view in [&mut self.first].into_iter().chain(&mut self.second) {
            view.set_colours(colours);
        }
        for (marks, trail) in self.marks.iter_mut().zip(trails) {
            marks.trail = Some(trail);
        }
    }

    /// Whether any picture since the last call lacks walls that are not painted yet.
    pub fn take_lacks(&mut self) -> bool {
        let second = self.second.as_mut().is_some_and(MazeView::take_lacks);
        self.first.take_lacks() || second
    }

    /// Shows both trails. Where a trail has only grown, only its new part is read.
    pub fn show(&mut self, trails: [&[Tile]; 2]) {
        for (side, places) in trails.into_iter().enumerate() {
            if places.len() == self.shown[side] {
                continue;
            }
            if places.len() < self.shown[side] || self.trails[side].is_empty() {
                self.trails[side] = self.tiles(side, places);
            } else {
                let beyond = self.tiles(side, &places[self.shown[side] - 1..]);
                self.trails[side].extend(beyond.into_iter().skip(1));
            }
            self.shown[side] = places.len();
            let (marks, trail) = (&mut self.marks[side], &self.trails[side]);
            let known = marks.shown(MarkLayer::Trail).len().min(trail.len());
            marks.show_beyond(MarkLayer::Trail, trail, known);
        }
    }

    fn tiles(&self, side: usize, places: &[Tile]) -> Vec<Tile> {
        let seen: Vec<Tile> = places.iter().map(|&tile| self.arena.tile_for(side, tile)).collect();
        tiles_between(&seen)
    }

    /// Paints what is missing of the picture of a pane, before anything is drawn.
    pub fn prepare(&mut self, seen_by: SeenBy, projection: Projection) {
        let (view, mut frame, pane, beside) = self.frame(seen_by, projection, None);
        view.prepare_pane(&mut frame, pane, beside);
    }

    /// Draws what was prepared.
    pub fn draw(&mut self, seen_by: SeenBy, projection: Projection, lantern: Option<Vec2>) {
        let (view, mut frame, pane, beside) = self.frame(seen_by, projection, lantern);
        view.draw_pane(&mut frame, pane, beside);
    }

    /// Draws it as a small map.
    pub fn draw_map(&mut self, seen_by: SeenBy, projection: Projection, colours: [Color; 2]) {
        let (view, mut frame, ..) = self.frame(seen_by, projection, None);
        let [walls, paper] = colours;
        view.draw_map(&mut frame, walls, paper);
    }

    /// The view of a side, what a frame of it shows, its pane, and the other marks that are shown
    /// with it.
    fn frame(
        &mut self,
        seen_by: SeenBy,
        projection: Projection,
        lantern: Option<Vec2>,
    ) -> (&mut MazeView, MazeFrame<'_>, usize, Option<&mut MarkTexels>) {
        let Self { arena, first, second, marks: [one, two], no_marks, .. } = self;
        let (view, marks, side, pane, beside) = match seen_by {
            SeenBy::Side(1) => (second.as_mut().unwrap_or(first), two, 1, 1, None),
            SeenBy::Side(_) => (first, one, 0, 0, None),
            SeenBy::Both => (first, one, 0, SHARED, Some(two)),
            SeenBy::Nobody => {
                let marks = no_marks.get_or_insert_with(|| Box::new(first.marks()));
                (first, marks.as_mut(), 0, 0, None)
            }
        };
        (view, MazeFrame { maze: arena.maze_of(side), projection, marks, lantern }, pane, beside)
    }
}
