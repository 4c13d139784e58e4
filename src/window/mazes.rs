//! The mazes on the graphics card, each made when a picture first shows it and kept as long as it
//! may be shown again.

use std::rc::Rc;
use std::sync::Arc;

use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::race::arena::Arena;
use icetea_maze::game::theatre::{Show, StepEvent};
use icetea_maze::maze::{BuildStep, Tile, at_once};
use icetea_maze::picture::{
    Ground, MazeItem, Motions, Palette, Picture, Projection, Shown, Vec2, ViewColours,
    state_colours, tile_vec, view_colours,
};

use macroquad::prelude::RenderTarget;

use super::arena_view::ArenaView;
use super::maze_view::{Brushes, FarTexels, LivingView, PICTURES_KEPT, far_texels, whole_of};
use super::stage::DrawableMaze;

/// All mazes that can currently be drawn.
pub struct Mazes {
    brushes: Rc<Brushes>,
    /// Mazes to play; the one that was shown last is at the end.
    stages: Vec<Kept<DrawableMaze>>,
    /// Painted walls of a maze that may be shown.
    painted: Option<(Arc<MeasuredMaze>, FarTexels)>,
    painted_arena: Option<(Arc<Arena>, [Option<FarTexels>; 2])>,
    /// The arena of two players.
    arena: Option<Kept<ArenaView>>,
    /// Mazes that are built or solved, by lane.
    lanes: Vec<Option<Kept<LivingView>>>,
    /// Whether something moved by itself in the last picture.
    pub is_moving: bool,
}

/// A view, dropped after [`PICTURES_KEPT`] pictures in a row that did not need it. Of a maze to play,
/// only what can be painted again is dropped.
struct Kept<T> {
    view: T,
    unneeded: u32,
}

impl<T> Kept<T> {
    const fn new(view: T) -> Self {
        Self { view, unneeded: 0 }
    }

    /// Counts a picture that may not need it.
    fn age(kept: &mut Option<Self>) {
        if let Some(kept) = kept {
            kept.unneeded += 1;
        }
        kept.take_if(|kept| kept.unneeded > PICTURES_KEPT);
    }
}

/// How the mazes of a picture are painted.
pub struct MazePaint {
    pub palette: &'static Palette,
    has_thin_walls: bool,
    motions: Motions,
    /// The time, for things that glow for a moment.
    pub seconds: f64,
}

/// The light about a wall that was kept: its place in the window and the pitch there, in the
/// screen's pixels, whether the wall is upright, and the brightness.
pub struct Flash {
    pub at: Vec2,
    pub pitch: f32,
    pub is_upright: bool,
    pub brightness: f32,
}

impl MazePaint {
    pub fn new(picture: &Picture, seconds: f64) -> Self {
        let (palette, motions) = (picture.palette, picture.motions);
        Self { palette, has_thin_walls: picture.has_thin_walls, motions, seconds }
    }

    fn colours(&self, item: &MazeItem) -> ViewColours {
        let palette = item.palette.unwrap_or(self.palette);
        let colours = view_colours(palette, self.has_thin_walls);
        match item.ground {
            Ground::Window { .. } | Ground::Map { .. } => colours,
            Ground::Panel => {
                ViewColours { background: self.palette.panel, squares: None, ..colours }
            }
        }
    }
}

impl Mazes {
    pub const fn new(brushes: Rc<Brushes>) -> Self {
        Self {
            brushes,
            stages: Vec::new(),
            painted: None,
            painted_arena: None,
            arena: None,
            lanes: Vec::new(),
            is_moving: false,
        }
    }

    /// Takes the painted walls of a maze that may be shown.
    pub fn take_in(&mut self, measured: Arc<MeasuredMaze>, texels: FarTexels) {
        self.painted = Some((measured, texels));
    }

    /// Takes an arena's painted walls: the second side's only if they differ.
    pub fn take_in_arena(&mut self, arena: Arc<Arena>, texels: [Option<FarTexels>; 2]) {
        self.painted_arena = Some((arena, texels));
    }

    /// Drops all mazes that the picture did not show, except for the one shown last before it and
    /// the one that will be continued.
    pub fn tidy(&mut self, shown: usize, continued: Option<&Arc<MeasuredMaze>>) {
        let spare = self.stages.len().saturating_sub(shown + 1);
        let is_continued =
            |stage: &DrawableMaze| continued.is_some_and(|continued| stage.is_of(continued));
        let mut place = 0;
        self.stages.retain(|kept| {
            place += 1;
            place > spare || is_continued(&kept.view)
        });
    }

    /// Begins a new picture.
    pub fn begin(&mut self) {
        self.is_moving = false;
        for kept in &mut self.stages {
            kept.unneeded += 1;
            if kept.unneeded == PICTURES_KEPT {
                kept.view.view.drop_painted();
            }
        }
        Kept::age(&mut self.arena);
        self.lanes.iter_mut().for_each(Kept::age);
    }

    /// Paints what is missing of a maze's picture. To be done before anything is drawn: in software
    /// it is expensive to switch to a texture while the window is half drawn.
    pub fn prepare(&mut self, item: &MazeItem, projection: Projection, paint: &MazePaint) {
        let is_map = matches!(item.ground, Ground::Map { .. });
        let colours = paint.colours(item);
        match &item.shown {
            Shown::MeasuredMaze(measured, traces) => {
                let Some(stage) = self.stage(measured, &colours) else { return };
                if is_map {
                    return;
                }
                stage.view.set_colours(&colours);
                stage.show(traces);
                let (view, mut frame) = stage.frame(traces, &item.floor, projection, None);
                view.prepare_pane(&mut frame, 0, None);
            }
            Shown::Arena { arena, seen_by, trails, colours: of_trails } => {
                let Some(view) = self.arena(arena, &colours) else { return };
                view.set_colours(&colours, *of_trails);
                view.show(*trails);
                if !is_map {
                    view.prepare(*seen_by, projection);
                }
            }
            Shown::Show { show, lane, of_rooms, is_slow } => {
                let view = self.living(show, *lane, *of_rooms, &colours, paint);
                view.set_motions(paint.motions);
                view.set_colours(&colours, &state_colours(paint.palette));
                let has_changed = view.follow(show.marks(), &projection, paint.seconds);
                if has_changed && *is_slow {
                    view.flow(show.flow(), show.moment().old_tint, paint.seconds);
                    if let StepEvent::Built(BuildStep::Kept { wall }) = show.moment().event {
                        view.keep(wall, paint.seconds);
                    }
                }
                view.prepare(&projection);
            }
        }
    }

    /// Draws a maze that was prepared, and returns the wall in it that flashes, if any.
    pub fn draw(
        &mut self,
        item: &MazeItem,
        projection: Projection,
        paint: &MazePaint,
    ) -> Option<Flash> {
        let lantern = match item.ground {
            Ground::Window { lantern } => lantern,
            Ground::Panel | Ground::Map { .. } => None,
        };
        match &item.shown {
            Shown::MeasuredMaze(measured, traces) => {
                let stage = self.stage(measured, &paint.colours(item))?;
                let (view, mut frame) = stage.frame(traces, &item.floor, projection, lantern);
                match item.ground {
                    Ground::Map { walls, paper } => view.draw_map(&mut frame, walls, paper),
                    Ground::Window { .. } | Ground::Panel => view.draw_pane(&mut frame, 0, None),
                }
                let lacks = view.take_lacks();
                self.is_moving |= lacks;
            }
            Shown::Arena { arena, seen_by, .. } => {
                let view = self.arena(arena, &paint.colours(item))?;
                match item.ground {
                    Ground::Map { walls, paper } => {
                        view.draw_map(*seen_by, projection, [walls, paper]);
                    }
                    Ground::Window { .. } | Ground::Panel => {
                        view.draw(*seen_by, projection, lantern);
                    }
                }
                let lacks = view.take_lacks();
                self.is_moving |= lacks;
            }
            Shown::Show { lane, .. } => {
                let view = &mut self.lanes.get_mut(*lane)?.as_mut()?.view;
                view.draw(&projection, paint.seconds);
                let flash = view.flash(paint.seconds);
                let is_moving = view.is_moving(paint.seconds);
                let position = |wall: Tile| view.cells().position(tile_vec(wall));
                let flash = flash.map(|(wall, brightness)| Flash {
                    at: projection.to_window(position(wall)),
                    pitch: projection.pitch,
                    is_upright: wall.row % 2 == 1,
                    brightness,
                });
                self.is_moving |= is_moving;
                return flash.filter(|flash| projection.pane.contains(flash.at));
            }
        }
        None
    }

    /// The stage of a maze, which now counts as the one shown last.
    fn stage(
        &mut self,
        measured: &Arc<MeasuredMaze>,
        colours: &ViewColours,
    ) -> Option<&mut DrawableMaze> {
        let known = self.stages.iter().position(|kept| kept.view.is_of(measured));
        let mut stage = known.map(|known| self.stages.remove(known).view);
        if stage.as_ref().is_none_or(|stage| stage.learns_from(measured)) {
            let painted = self.painted.take_if(|(of, _)| Arc::ptr_eq(of, measured));
            let texels = match (painted, measured.spec.filter(MeasuredMaze::is_giant)) {
                (Some((_, texels)), _) => texels,
                (None, Some(_)) => FarTexels::unpainted(measured),
                (None, None) => at_once(far_texels(measured.floor(), &mut |_| true))?,
            };
            if let Some(stage) = &mut stage {
                stage.learn(Arc::clone(measured), texels);
            } else {
                let brushes = Rc::clone(&self.brushes);
                stage = Some(DrawableMaze::new(Arc::clone(measured), texels, brushes, colours));
            }
        }
        self.stages.extend(stage.map(Kept::new));
        self.stages.last_mut().map(|kept| &mut kept.view)
    }

    fn arena(&mut self, arena: &Arc<Arena>, colours: &ViewColours) -> Option<&mut ArenaView> {
        // Another screen may have used the graphics card meanwhile.
        self.arena.take_if(|kept| !Arc::ptr_eq(&kept.view.arena, arena));
        if self.arena.is_none() {
            let painted = self.painted_arena.take_if(|(of, _)| Arc::ptr_eq(of, arena));
            let [first, second] = painted.map(|(_, texels)| texels).unwrap_or_default();
            let paint = |side: usize| at_once(far_texels(arena.maze_of(side), &mut |_| true));
            let first = first.or_else(|| paint(0))?;
            let second = if arena.is_mirrored(1) { second.or_else(|| paint(1)) } else { None };
            let brushes = &self.brushes;
            let view = ArenaView::new(Arc::clone(arena), first, second, brushes, colours);
            self.arena = Some(Kept::new(view));
        }
        let kept = self.arena.as_mut()?;
        kept.unneeded = 0;
        Some(&mut kept.view)
    }

    fn living(
        &mut self,
        show: &Show,
        lane: usize,
        of_rooms: bool,
        colours: &ViewColours,
        paint: &MazePaint,
    ) -> &mut LivingView {
        if self.lanes.len() <= lane {
            self.lanes.resize_with(lane + 1, || None);
        }
        let kept = &mut self.lanes[lane];
        kept.take_if(|kept| !kept.view.fits(show.marks(), of_rooms));
        let kept = kept.get_or_insert_with(|| {
            let states = state_colours(paint.palette);
            let brushes = Rc::clone(&self.brushes);
            Kept::new(LivingView::new(brushes, show.marks(), of_rooms, colours, &states))
        });
        kept.unneeded = 0;
        &mut kept.view
    }

    /// Draws a show or a maze onto a texture, at rest.
    pub fn draw_onto(
        &mut self,
        item: &MazeItem,
        target: &RenderTarget,
        projection: Projection,
        paint: &MazePaint,
    ) {
        let colours = paint.colours(item);
        match &item.shown {
            Shown::Show { show, lane, of_rooms, .. } => {
                let view = self.living(show, *lane, *of_rooms, &colours, paint);
                let whole = (target, whole_of(target));
                view.draw_onto(show.marks(), whole, &projection, AFTER_ALL_GLOW);
            }
            Shown::MeasuredMaze(measured, traces) => {
                if let Some(stage) = self.stage(measured, &colours) {
                    let (view, mut frame) = stage.frame(traces, &item.floor, projection, None);
                    view.draw_onto(&mut frame, target);
                }
            }
            Shown::Arena { .. } => {}
        }
    }
}

/// By then every glow has faded.
const AFTER_ALL_GLOW: f64 = f64::INFINITY;
