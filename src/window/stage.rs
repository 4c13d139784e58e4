//! A maze on the graphics card, with its marks: made anew for each measured maze, and repainted
//! when the look changes.

use std::rc::Rc;
use std::sync::Arc;

use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::solving::Solving;
use icetea_maze::game::walker::tiles_between;
use icetea_maze::maze::{Tile, Trace};
use icetea_maze::picture::{
    FloorPatch, Fog, HintShown, Projection, Traces, Vec2, ViewColours, blame, passed,
};

use super::maze_view::{
    Brushes, FarTexels, MarkLayer, MarkTelling, MarkTexels, MazeFrame, MazeView,
};

/// A measured maze that can be drawn.
pub struct DrawableMaze {
    pub measured: Arc<MeasuredMaze>,
    pub view: MazeView,
    marks: MarkTexels,
    /// Empty marks, for pictures without any.
    no_marks: MarkTexels,
    /// The trail of the run, tile by tile.
    trail: Vec<Tile>,
    /// The search that is shown, and after how many steps.
    search: Option<(Arc<()>, u64)>,
    /// The number of tiles of the best path that are shown.
    best_shown: usize,
}

impl DrawableMaze {
    pub fn new(
        measured: Arc<MeasuredMaze>,
        texels: FarTexels,
        brushes: Rc<Brushes>,
        colours: &ViewColours,
    ) -> Self {
        let mut view = MazeView::new(brushes, texels, colours);
        let (marks, no_marks) = (view.marks(), view.marks());
        let (trail, search, best_shown) = (Vec::new(), None, 0);
        Self { measured, view, marks, no_marks, trail, search, best_shown }
    }

    /// Whether this is the same maze, however much of it is known.
    pub fn is_of(&self, measured: &MeasuredMaze) -> bool {
        let spec = self.measured.spec;
        Arc::ptr_eq(&self.measured.maze, &measured.maze) || spec.is_some() && spec == measured.spec
    }

    /// Whether more of the same endless maze may be known in `measured`, or another part of it.
    pub fn learns_from(&self, measured: &MeasuredMaze) -> bool {
        let is_partly_known = self.measured.known_part().is_some();
        is_partly_known && !Arc::ptr_eq(&self.measured.maze, &measured.maze)
    }

    /// Shows what is now known.
    pub fn learn(&mut self, measured: Arc<MeasuredMaze>, texels: FarTexels) {
        self.measured = measured;
        self.view.learn(texels);
    }

    /// Updates the marks to these traces.
    pub fn show(&mut self, traces: &Traces) {
        match traces {
            Traces::None => {}
            Traces::Run { trail, solving, hint, fog } => {
                self.marks.set_fog(*fog);
                self.marks.telling = MarkTelling::Run;
                self.show_trail(trail);
                self.show_search(*solving);
                self.show_hint(hint.as_ref());
            }
            Traces::Lesson { path, closed } => {
                self.marks.set_fog(Fog::NONE);
                self.marks.telling = MarkTelling::Run;
                self.marks.done_means = Trace::Backtracked;
                self.show_trail(&[]);
                self.search = None;
                self.show_hint(None);
                self.marks.show(MarkLayer::Way, &tiles_between(path));
                self.marks.show(MarkLayer::Backtracked, closed);
            }
            Traces::Result { trail, dead_ends, best, share } => {
                self.marks.set_fog(Fog::NONE);
                self.show_result(trail, dead_ends, best, *share);
            }
        }
    }

    /// A frame that shows these traces on this floor.
    pub fn frame(
        &mut self,
        traces: &Traces,
        floor: &[FloorPatch],
        projection: Projection,
        lantern: Option<Vec2>,
    ) -> (&mut MazeView, MazeFrame<'_>) {
        let marks = match traces {
            Traces::None => &mut self.no_marks,
            _ => &mut self.marks,
        };
        if let Traces::Run { fog, .. } = traces {
            marks.set_fog(*fog);
        }
        marks.lay(floor);
        (&mut self.view, MazeFrame { maze: self.measured.floor(), projection, marks, lantern })
    }

    fn show_hint(&mut self, hint: Option<&HintShown>) {
        self.marks.hint_seen = hint.map_or(1.0, |hint| hint.seen);
        self.marks.show(MarkLayer::Hint, hint.map_or(&[], |hint| &hint.tiles));
    }

    /// Shows the player's path, its dead ends, and this share of the best path.
    fn show_result(&mut self, trail: &[Tile], dead_ends: &[Tile], best: &[Tile], share: f32) {
        if self.marks.telling != MarkTelling::Result {
            self.marks.telling = MarkTelling::Result;
            self.show_trail(trail);
            self.show_hint(None);
            self.show_search(None);
            self.marks.show(MarkLayer::Backtracked, dead_ends);
            self.best_shown = 0;
        }
        self.marks.blame = blame(share);
        let passed = passed(best.len(), share);
        if passed != self.best_shown {
            let same = self.best_shown.min(passed);
            self.best_shown = passed;
            self.marks.show_beyond(MarkLayer::Way, &best[..passed], same);
        }
    }

    /// Shows a search, or none. Of the search that is shown already only changes are read: it may
    /// have millions of tiles.
    fn show_search(&mut self, solving: Option<&Solving>) {
        let Some(solving) = solving else {
            self.search = None;
            self.marks.done_means = Trace::Backtracked;
            self.marks.show(MarkLayer::Way, &[]);
            self.marks.show(MarkLayer::Backtracked, &[]);
            return;
        };
        let known = self.search.take().filter(|(search, _)| Arc::ptr_eq(search, &solving.identity));
        let [path_kept, done_known] = known.map_or([0; 2], |(_, steps)| {
            let done = self.marks.shown(MarkLayer::Backtracked).len();
            [solving.path_kept_since(steps), done]
        });
        self.marks.done_means = solving.done_means();
        self.marks.show_beyond(MarkLayer::Way, solving.path(), path_kept);
        self.marks.show_beyond(MarkLayer::Backtracked, solving.done(), done_known);
        self.search = Some((Arc::clone(&solving.identity), solving.steps()));
    }

    /// Shows a trail, given by its places. If the trail has only grown, only its new part is read.
    fn show_trail(&mut self, places: &[Tile]) {
        let known = self.trail.len();
        let stride = usize::from(self.measured.stride_tiles);
        let wanted = places.len().saturating_sub(1) * stride + usize::from(!places.is_empty());
        let goes_on = wanted >= known
            && self.trail.first() == places.first()
            && known > 0
            && places.get((known - 1) / stride) == self.trail.last();
        if !goes_on {
            self.trail = tiles_between(places);
            self.marks.show(MarkLayer::Trail, &self.trail);
        } else if wanted > known {
            let from = (known - 1) / stride;
            self.trail.extend(tiles_between(&places[from..]).into_iter().skip(1));
            self.marks.show_beyond(MarkLayer::Trail, &self.trail, known);
        }
    }
}
