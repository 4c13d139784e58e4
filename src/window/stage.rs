//! A maze on the graphics card, with its marks: made anew for each course, and repainted when the
//! look changes.

use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;

use icetea_maze::game::run::{Course, Run};
use icetea_maze::game::solving::Solving;
use icetea_maze::maze::Tile;
use macroquad::prelude::*;

use super::maze_view::{
    Brushes, MapColours, Mark, MarkColours, Marks, MazeView, ViewColours, far_texels,
};
use super::palette::Palette;

/// A course that can be drawn.
pub struct Stage {
    pub course: Arc<Course>,
    pub view: MazeView,
    pub marks: Marks,
    /// No marks at all, for pictures without any.
    pub no_marks: Marks,
    /// The trail of the run as tiles, one after the other.
    trail: Vec<Tile>,
    shows_result: bool,
}

impl Stage {
    pub fn new(course: Arc<Course>, brushes: Rc<Brushes>, colours: &ViewColours) -> Self {
        let view = MazeView::new(brushes, far_texels(&course.maze), colours);
        let (marks, no_marks) = (view.marks(), view.marks());
        Self { course, view, marks, no_marks, trail: Vec::new(), shows_result: false }
    }

    /// Shows what a run has left behind and what helps it.
    pub fn show_run(&mut self, run: &Run, with_trail: bool) {
        self.shows_result = false;
        let places = if with_trail { run.trail() } else { &[] };
        self.show_trail(places);
        let way = run.solving().map_or_else(Vec::new, Solving::way);
        self.marks.show(Mark::Way, &way);
        self.marks.show(Mark::GivenBack, run.solving().map_or(&[], Solving::given_back));
        let hint = run.hint().map_or_else(Vec::new, |hint| tiles_between(&hint.tiles));
        self.marks.show(Mark::Hint, &hint);
    }

    /// Shows the best way, and where else one walked.
    pub fn show_result(&mut self, run: &Run, best_way: &[Tile]) {
        if std::mem::replace(&mut self.shows_result, true) {
            return;
        }
        self.show_trail(&[]);
        self.marks.show(Mark::Hint, &[]);
        self.marks.show(Mark::Way, best_way);
        let best: BTreeSet<Tile> = best_way.iter().copied().collect();
        let mut detours = tiles_between(run.trail());
        detours.retain(|tile| !best.contains(tile));
        self.marks.show(Mark::GivenBack, &detours);
    }

    fn show_trail(&mut self, places: &[Tile]) {
        let known = self.trail.len();
        let stride = usize::from(self.course.stride_tiles);
        let wanted = places.len().saturating_sub(1) * stride + usize::from(!places.is_empty());
        let goes_on = wanted >= known
            && self.trail.first() == places.first()
            && known > 0
            && places.get((known - 1) / stride) == self.trail.last();
        if !goes_on {
            self.trail = tiles_between(places);
        } else if wanted > known {
            let from = (known - 1) / stride;
            self.trail.extend(tiles_between(&places[from..]).into_iter().skip(1));
        }
        self.marks.show(Mark::Trail, &self.trail);
    }
}

/// All tiles of a way that is given by its places.
pub fn tiles_between(places: &[Tile]) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = places.first().copied().into_iter().collect();
    for pair in places.windows(2) {
        let mut tile = pair[0];
        while tile != pair[1]
            && let Some(direction) = tile.direction_towards(pair[1])
        {
            tile = tile.step(direction);
            tiles.push(tile);
        }
    }
    tiles
}

/// What a look's palette means for mazes.
pub fn view_colours(palette: &Palette, thin: bool) -> ViewColours {
    let shape = palette.wall_shape;
    ViewColours {
        background: palette.background,
        squares: palette.squared_lines,
        floor: palette.floor,
        second_floor: palette.second_floor,
        walls: palette.wall,
        shape: if thin { shape.thin() } else { shape },
        marks: MarkColours {
            trail: Color { a: 0.75, ..palette.trail },
            way: palette.way,
            casing: palette.panel,
            given_back: palette.given_back,
            hint: palette.hint,
        },
        lantern: palette.lantern,
    }
}

/// What a look's palette means for small maps.
pub fn map_colours(palette: &Palette) -> MapColours {
    MapColours { walls: palette.wall.top, rim: palette.panel, view: palette.ink }
}
