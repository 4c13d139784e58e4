//! The maze of a round of two on the graphics card: both see the same walls, or the second one
//! their mirror image, and each has marks of their own.

use std::rc::Rc;
use std::sync::Arc;

use icetea_maze::game::race::arena::Arena;
use icetea_maze::game::versus::standing::Standing;
use icetea_maze::maze::Tile;
use macroquad::prelude::*;

use super::maze_view::{
    Brushes, Camera, FarTexels, Frame, Mark, Marks, MazeView, Minimap, ViewColours,
};
use super::stage::tiles_between;

/// The number of the pane that both share; the others have those of their sides.
const SHARED: usize = 2;

/// An arena that can be drawn.
pub struct Ring {
    pub arena: Arc<Arena>,
    /// The first one's walls, and the second one's if they are others.
    first: MazeView,
    second: Option<MazeView>,
    marks: [Marks; 2],
    /// How many places of each trail are shown.
    shown: [usize; 2],
    trails: [Vec<Tile>; 2],
    /// No marks at all, once they are wanted.
    no_marks: Option<Box<Marks>>,
}

impl Ring {
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

    /// What a side sees its walls with.
    pub fn view(&self, side: usize) -> &MazeView {
        self.second.as_ref().filter(|_| side == 1).unwrap_or(&self.first)
    }

    /// Shows what both have left behind, or nothing of it.
    pub fn show(&mut self, standing: &Standing, with_trails: bool) {
        for side in 0..2 {
            let places = if with_trails { standing.sides[side].trail } else { &[] };
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
            let known = marks.shown(Mark::Trail).len().min(trail.len());
            marks.show_beyond(Mark::Trail, trail, known);
        }
    }

    fn tiles(&self, side: usize, places: &[Tile]) -> Vec<Tile> {
        let seen: Vec<Tile> = places.iter().map(|&tile| self.arena.tile_for(side, tile)).collect();
        tiles_between(&seen)
    }

    /// Paints what is missing of the pictures of both panes, before anything is drawn.
    pub fn prepare(&mut self, cameras: &[Camera; 2]) {
        for (side, camera) in cameras.iter().enumerate() {
            let (view, mut frame) = self.frame(side, camera, None);
            view.prepare_pane(&mut frame, side, None);
        }
    }

    /// Draws the maze as a side sees it, with its own trail.
    pub fn draw(&mut self, side: usize, camera: &Camera, lantern: Vec2) {
        let (view, mut frame) = self.frame(side, camera, Some(lantern));
        view.draw_pane(&mut frame, side, None);
    }

    /// Draws the maze once for both, with the trails of both.
    pub fn draw_shared(&mut self, camera: &Camera) {
        let [one, two] = &mut self.marks;
        let (view, maze) = (&mut self.first, self.arena.maze_of(0));
        let mut frame = Frame { maze, camera, marks: one, lantern: None };
        view.prepare_pane(&mut frame, SHARED, Some(two));
        view.draw_pane(&mut frame, SHARED, Some(two));
    }

    fn frame<'a>(
        &'a mut self,
        side: usize,
        camera: &'a Camera,
        lantern: Option<Vec2>,
    ) -> (&'a mut MazeView, Frame<'a>) {
        let view = self.second.as_mut().filter(|_| side == 1).unwrap_or(&mut self.first);
        let (maze, marks) = (self.arena.maze_of(side), &mut self.marks[side]);
        (view, Frame { maze, camera, marks, lantern })
    }

    /// Draws a small map of the first one's maze without any marks.
    pub fn draw_bare_map(&mut self, map: &Minimap, walls: Color, paper: Color) {
        let marks = self.no_marks.get_or_insert_with(|| Box::new(self.first.marks()));
        map.draw(&mut self.first, self.arena.maze_of(0), marks, walls, paper);
    }

    /// Draws the small map of a side's maze.
    pub fn draw_map(&mut self, side: usize, map: &Minimap, walls: Color, paper: Color) {
        let view = self.second.as_mut().filter(|_| side == 1).unwrap_or(&mut self.first);
        map.draw(view, self.arena.maze_of(side), &mut self.marks[side], walls, paper);
    }
}
