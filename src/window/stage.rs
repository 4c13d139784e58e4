//! A maze on the graphics card, with its marks: made anew for each course, and repainted when the
//! look changes.

use std::rc::Rc;
use std::sync::Arc;

use icetea_maze::game::course::Course;
use icetea_maze::game::race::solving::Solving;
use icetea_maze::game::race::{Hint, Race};
use icetea_maze::game::tuning::{HINT_TICKS, TICKS_PER_SECOND};
use icetea_maze::maze::Tile;
use macroquad::prelude::*;

use super::maze_view::{
    Brushes, FarTexels, Mark, MarkColours, Marks, MazeView, StateColours, Telling, ViewColours,
};
use super::motion::{HINT_FADE, HINT_RUN};
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
    /// Which search is shown.
    search: Option<Arc<()>>,
    /// How many tiles of the best way a result shows by now.
    best_way_shown: usize,
    /// Where the light of a hint is, in tiles, while it runs.
    pub light: Option<Vec2>,
}

impl Stage {
    pub fn new(
        course: Arc<Course>,
        texels: FarTexels,
        brushes: Rc<Brushes>,
        colours: &ViewColours,
    ) -> Self {
        let mut view = MazeView::new(brushes, texels, colours);
        let (marks, no_marks) = (view.marks(), view.marks());
        Self {
            course,
            view,
            marks,
            no_marks,
            trail: Vec::new(),
            search: None,
            best_way_shown: 0,
            light: None,
        }
    }

    /// Shows what a run has left behind and what helps it.
    pub fn show_run(&mut self, run: &Race, with_trail: bool, blend: f32) {
        self.marks.telling = Telling::Run;
        let places = if with_trail { run.runner(0).trail() } else { &[] };
        self.show_trail(places);
        self.show_search(run.solving());
        self.show_hint(run.hint(), blend);
    }

    /// Shows the places that a recorded mouse has come to by now.
    pub fn show_replay(&mut self, places: &[Tile]) {
        self.marks.telling = Telling::Run;
        self.show_trail(places);
        self.show_search(None);
        self.show_hint(None, 0.0);
    }

    /// Lights the stretch of a hint behind a light that runs along it, and fades it out at last.
    fn show_hint(&mut self, hint: Option<&Hint>, blend: f32) {
        self.light = None;
        let Some(hint) = hint else {
            self.marks.show(Mark::Hint, &[]);
            return;
        };
        let tiles = tiles_between(&hint.tiles);
        let [shown, all] = [hint.shown_ticks as f32 + blend, HINT_TICKS as f32]
            .map(|ticks| ticks / TICKS_PER_SECOND as f32);
        let share = HINT_RUN.at(shown);
        self.marks.hint_seen = 1.0 - HINT_FADE.at(shown - all + HINT_FADE.seconds());
        self.marks.show(Mark::Hint, &tiles[..passed(tiles.len(), share)]);
        self.light = (share < 1.0).then(|| tip(&tiles, share)).flatten().map(|[_, light]| light);
    }

    /// Shows the way of somebody who learns, and what is remembered as closed.
    pub fn show_lesson(&mut self, way: &[Tile], closed: &[Tile]) {
        self.marks.telling = Telling::Run;
        self.show_trail(&[]);
        self.search = None;
        self.marks.show(Mark::Hint, &[]);
        self.marks.show(Mark::Way, &tiles_between(way));
        self.marks.show(Mark::GivenBack, closed);
    }

    /// Shows a way and nothing else.
    pub fn show_way(&mut self, way: &[Tile]) {
        if self.marks.shown(Mark::Way).len() != way.len() || !self.trail.is_empty() {
            self.show_lesson(way, &[]);
        }
    }

    /// Shows the way that was walked, its dead ends, and so much of the best way. Returns the last
    /// tile of that and the place to which the next stretch of it is drawn, while it is drawn.
    pub fn show_result(&mut self, run: &Race, best_way: &[Tile], share: f32) -> Option<[Vec2; 2]> {
        if self.marks.telling != Telling::Result {
            self.marks.telling = Telling::Result;
            self.show_trail(run.runner(0).trail());
            self.marks.show(Mark::Hint, &[]);
            self.show_search(None);
            self.marks.show(Mark::GivenBack, &dead_ends(run));
            self.best_way_shown = 0;
        }
        let passed = passed(best_way.len(), share);
        if passed != self.best_way_shown {
            let same = self.best_way_shown.min(passed);
            self.best_way_shown = passed;
            self.marks.show_beyond(Mark::Way, &best_way[..passed], same);
        }
        (share < 1.0).then(|| tip(best_way, share)).flatten()
    }

    /// Shows a search, or none. Of one that is shown already only what has changed is looked at:
    /// it may have millions of tiles.
    fn show_search(&mut self, solving: Option<&Solving>) {
        let (way, given_back) =
            solving.map_or((&[][..], &[][..]), |solving| (solving.way(), solving.given_back()));
        let is_known = match (&self.search, solving) {
            (Some(search), Some(solving)) => Arc::ptr_eq(search, solving.identity()),
            _ => false,
        };
        if is_known {
            let shown = self.marks.shown(Mark::Way);
            let same = common_tiles(shown, way);
            self.marks.show_beyond(Mark::Way, way, same);
            let known = self.marks.shown(Mark::GivenBack).len();
            self.marks.show_beyond(Mark::GivenBack, given_back, known);
        } else {
            self.marks.show(Mark::Way, way);
            self.marks.show(Mark::GivenBack, given_back);
        }
        self.search = solving.map(|solving| Arc::clone(solving.identity()));
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
            self.marks.show(Mark::Trail, &self.trail);
        } else if wanted > known {
            let from = (known - 1) / stride;
            self.trail.extend(tiles_between(&places[from..]).into_iter().skip(1));
            self.marks.show_beyond(Mark::Trail, &self.trail, known);
        }
    }
}

/// How many of so many tiles were passed after this share of the way.
const fn passed(tiles: usize, share: f32) -> usize {
    // Single precision does not count as far as the longest ways go.
    if tiles == 0 { 0 } else { ((tiles - 1) as f64 * share as f64) as usize + 1 }
}

/// The last tile that was passed after this share of the way, and how far it goes beyond.
fn tip(tiles: &[Tile], share: f32) -> Option<[Vec2; 2]> {
    let place = |tile: &Tile| vec2(f32::from(tile.column), f32::from(tile.row));
    let passed = passed(tiles.len(), share);
    let last = place(tiles.get(passed.checked_sub(1)?)?);
    let next = tiles.get(passed).map_or(last, place);
    Some([last, last.lerp(next, ((tiles.len() - 1) as f64 * f64::from(share)).fract() as f32)])
}

/// The rooms of a run from which no way led on.
fn dead_ends(run: &Race) -> Vec<Tile> {
    let maze = &run.course().maze;
    let is_dead_end = |tile: &Tile| maze.grid().ways(*tile) == 1 && !maze.is_goal(*tile);
    run.runner(0).trail().iter().skip(1).copied().filter(is_dead_end).collect()
}

/// How many tiles two states of one search's stack have in common: where one is the same, all
/// below it are.
fn common_tiles(one: &[Tile], other: &[Tile]) -> usize {
    let (mut same, mut open) = (0, one.len().min(other.len()));
    while same < open {
        let middle = same.midpoint(open);
        if one[middle] == other[middle] {
            same = middle + 1;
        } else {
            open = middle;
        }
    }
    same
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

/// What a look's palette means for the states of a build or a search.
pub fn state_colours(palette: &Palette) -> StateColours {
    StateColours {
        sets: palette.sets,
        set_pattern: palette.set_pattern,
        joined: Color { a: 0.3, ..palette.sets[0] },
        way: palette.way,
        casing: palette.panel,
        given_back: palette.given_back,
        skipped: palette.skipped,
        sealed: [palette.sealed_wash, palette.sealed_hatch],
        frontier: palette.frontier,
        hint: palette.hint,
        flat_wall: Color { a: 0.36, ..palette.wall.top },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_is_drawn_to_its_end_and_never_back() {
        for count in [0, 1, 2, 3, 7, 5_000] {
            let tiles: Vec<Tile> = (0..count).map(|column| Tile::new(column, 4)).collect();
            let mut last = 0.0;
            for step in 0..=1000 {
                let share = step as f32 / 1000.0;
                assert!(passed(tiles.len(), share) <= tiles.len());
                let Some([_, end]) = tip(&tiles, share) else {
                    assert_eq!(count, 0);
                    continue;
                };
                assert!(end.x >= last, "{end} after {last}");
                last = end.x;
            }
            assert_eq!(passed(tiles.len(), 1.0), tiles.len());
        }
    }
}
