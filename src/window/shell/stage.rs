//! What of the game is a maze is put on the graphics card before a frame, and follows the game.

use std::rc::Rc;
use std::sync::Arc;

use icetea_maze::game::opening::Unfinished;
use icetea_maze::game::race::arena::Arena;
use icetea_maze::game::screen::Screen;
use icetea_maze::game::screen::contest::SideBySide;
use icetea_maze::game::screen::replay::Sight;
use icetea_maze::game::theatre::{Changes, Event, Show};
use icetea_maze::maze::BuildStep;

use macroquad::prelude::Color;

use super::Shell;
use crate::window::maze_view::{Brushes, LivingView, StateColours, ViewColours, far_texels};
use crate::window::palette::Palette;
use crate::window::ring::Ring;
use crate::window::sample;
use crate::window::stage::{state_colours, view_colours};

/// How much is seen of the paw prints of two.
const TRAIL_ALPHA: f32 = 0.75;

impl Shell {
    /// The stage of the course that the screen shows, repainted if the look has changed.
    pub(super) fn prepare_stage(&mut self) {
        let Some(brushes) = &self.brushes else { return };
        let settings = self.app.settings();
        let palette = Palette::of(settings);
        let thin_walls = settings.thin_walls;
        let paint = TheatrePaint {
            brushes,
            colours: view_colours(palette, thin_walls),
            states: state_colours(palette),
            seconds: self.begun.elapsed().as_secs_f64(),
        };
        if let Some(watch) = self.app.watch_mut() {
            let of_rooms = watch.bill().is_of_rooms();
            let is_slow = watch.deck().is_slow_enough_to_see();
            if let Some(timeline) = watch.timeline_mut() {
                paint.follow(timeline.show_mut(), of_rooms, is_slow, &mut self.pictures.living);
            }
            return;
        }
        if let Some(screensaver) = self.app.screensaver_mut() {
            let of_rooms = screensaver.is_of_rooms();
            paint.follow(screensaver.show_mut(), of_rooms, true, &mut self.pictures.living);
            return;
        }
        let Some(contest) = self.app.side_by_side_mut() else {
            self.pictures.lanes.clear();
            return self.prepare_course();
        };
        paint.follow_lanes(contest, &mut self.pictures.lanes);
    }

    /// What the maze of two is painted with.
    pub(super) fn ring_colours(&self) -> ViewColours {
        let settings = self.app.settings();
        view_colours(Palette::of(settings), settings.thin_walls)
    }

    /// The same for what two play in.
    fn prepare_ring(&mut self) {
        let colours = self.ring_colours();
        let palette = Palette::of(self.app.settings());
        let standing = match self.app.screen() {
            Screen::Versus(versus) => versus.standing(0.0),
            Screen::Replay(replay) => replay.standing(0.0),
            Screen::Settings(_) => return,
            _ => None,
        };
        let (Some(standing), Some(brushes)) = (standing, &self.brushes) else {
            self.pictures.ring = None;
            return;
        };
        let trails = standing.sides.each_ref().map(|side| {
            let colour = palette.players[side.seat.index()];
            Color { a: TRAIL_ALPHA, ..colour }
        });
        let ring = &mut self.pictures.ring;
        // Another screen may have had the graphics card meanwhile.
        ring.take_if(|ring| !Arc::ptr_eq(&ring.arena, standing.arena));
        if ring.is_none() {
            *ring = painted_ring(standing.arena, brushes, &colours);
        }
        if let Some(ring) = ring {
            ring.set_colours(&colours, trails);
        }
    }

    /// The same for a maze to play.
    fn prepare_course(&mut self) {
        self.prepare_ring();
        let Some(brushes) = &self.brushes else { return };
        let settings = self.app.settings();
        let (palette, thin_walls) = (Palette::of(settings), settings.thin_walls);
        let course = match self.app.screen() {
            Screen::Title(title) => title.preview.as_ref(),
            Screen::Lobby(lobby) => lobby.preview(settings),
            Screen::Play(play) => Some(play.race().course()),
            Screen::Lesson(lesson) => Some(lesson.play().race().course()),
            Screen::Results(results) => Some(results.race().course()),
            Screen::Replay(replay) => match replay.sight() {
                Sight::Run { .. } => Some(replay.course()),
                Sight::Round(_) => None,
            },
            Screen::Export(export) => Some(export.course()),
            Screen::School(school) => school.course(),
            _ => None,
        };
        let mut colours = view_colours(palette, thin_walls);
        let is_bare = matches!(
            self.app.screen(),
            Screen::Play(_)
                | Screen::Lesson(_)
                | Screen::Results(_)
                | Screen::Replay(_)
                | Screen::School(_)
                | Screen::Export(_)
        );
        if !is_bare {
            colours.background = palette.panel;
            colours.squares = None;
        }
        if matches!(self.app.screen(), Screen::Settings(_)) {
            match &mut self.pictures.sample {
                Some(sample) => sample.view.set_colours(&colours),
                empty => *empty = sample::stage(Rc::clone(brushes), &colours),
            }
        }
        let Some(course) = course else { return };
        let stage = &mut self.pictures.stage;
        if let Some(stage) = stage.as_mut().filter(|stage| Arc::ptr_eq(&stage.course, course)) {
            stage.view.set_colours(&colours);
        } else {
            let continued = match self.app.to_continue() {
                Unfinished::Left(run) => Some(run.course()),
                Unfinished::Kept { .. } | Unfinished::Nothing => None,
            };
            self.backstage.change(stage, course, continued, brushes, &colours);
        }
    }
}

/// The ring of an arena whose painted walls are not at hand any more.
fn painted_ring(arena: &Arc<Arena>, brushes: &Rc<Brushes>, colours: &ViewColours) -> Option<Ring> {
    let paint = |side: usize| far_texels(arena.maze_of(side), |_| true);
    let mirrored = if arena.is_mirrored(1) { Some(paint(1)?) } else { None };
    Some(Ring::new(Arc::clone(arena), paint(0)?, mirrored, brushes, colours))
}

/// What the view of the theatre is painted with, and when.
struct TheatrePaint<'a> {
    brushes: &'a Rc<Brushes>,
    colours: ViewColours,
    states: StateColours,
    seconds: f64,
}

impl TheatrePaint<'_> {
    /// Lets the view follow what has happened since the last frame.
    fn follow(
        &self,
        show: &mut Show,
        of_rooms: bool,
        is_slow: bool,
        living: &mut Option<LivingView>,
    ) {
        let changes = show.take_changes();
        match living {
            Some(view) if view.fits(show.picture(), of_rooms) => {
                view.set_colours(&self.colours, &self.states);
                let has_changed = !matches!(&changes, Changes::Tiles(tiles) if tiles.is_empty());
                view.follow(show.picture(), changes, self.seconds);
                if has_changed && is_slow {
                    view.flow(show.flow(), show.moment().old_tint, self.seconds);
                    if let Event::Built(BuildStep::Kept { wall }) = show.moment().event {
                        view.keep(wall, self.seconds);
                    }
                }
            }
            other => {
                let brushes = Rc::clone(self.brushes);
                let (colours, states) = (&self.colours, &self.states);
                let view = LivingView::new(brushes, show.picture(), of_rooms, colours, states);
                *other = Some(view);
            }
        }
    }

    /// The same for the views of all lanes.
    fn follow_lanes(&self, screen: &mut SideBySide, lanes: &mut Vec<LivingView>) {
        let count = screen.lineup().lanes.len();
        let of_rooms: Vec<_> = (0..count).map(|lane| screen.lineup().is_of_rooms(lane)).collect();
        let is_slow = screen.deck().is_slow_enough_to_see();
        let Some(contest) = screen.contest_mut() else { return };
        let mut views = std::mem::take(lanes).into_iter();
        for (timeline, of_rooms) in contest.lanes_mut().iter_mut().zip(of_rooms) {
            let mut view = views.next();
            self.follow(timeline.show_mut(), of_rooms, is_slow, &mut view);
            lanes.extend(view);
        }
    }
}
