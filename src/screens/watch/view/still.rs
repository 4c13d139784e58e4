//! The theatre, drawn again at the size of the saved picture.

use super::layout::WatchStage;
use super::showing::WatchScene;
use super::{draw_scene, draw_stage, lens};
use crate::picture::{Item, View};
use crate::screens::parts::prelude::*;
use crate::screens::parts::sheet::{Sheet, Still};
use crate::screens::watch::Watch;
use crate::world::World;

/// The longer side of a picture, in pixels.
const LONGER_SIDE: f32 = 2000.0;
/// The maximum pitch of pictures of small mazes, in pixels.
const LARGEST_PITCH: f32 = 160.0;

/// The size of the sheet for the stage with all its cards, in interface pixels, and the picture's
/// pixels for each of them.
const WHOLE_STAGE: Vec2 = vec2(1280.0, 720.0 - FOOT);
const DENSITY: f32 = 1.5;
/// The density of a film, which has many pictures.
const DENSITY_OF_FILM: f32 = 1.0;
/// A film's lane numbers start after those of screens, so that neither repaints the other's mazes.
const LANES_OF_SCREEN: usize = 4;

/// Everything that shows the show. Controls, which need a window, are left out.
fn whole_stage<'a>(
    (world, watch): (&'a World, &'a Watch),
    view: &View<'a>,
    (density, name): (f32, String),
) -> Still<'a> {
    let mut sheet = Sheet::new(world, WHOLE_STAGE, density, view);
    let pane = sheet.pane;
    let context = Context::of_still(world, watch, sheet.scale, pane);
    draw_stage(&context, watch, Rect { h: pane.h + FOOT, ..pane }, &mut sheet.painter);
    sheet.finish(name)
}

/// The current frame of a film with all panels.
pub fn film_frame<'a>(of: (&'a World, &'a Watch), view: &View<'a>) -> Still<'a> {
    let mut still = whole_stage(of, view, (DENSITY_OF_FILM, String::new()));
    for item in &mut still.picture.items {
        if let Item::Maze(maze) = item
            && let Shown::Show { lane, .. } = &mut maze.shown
        {
            *lane += LANES_OF_SCREEN;
        }
    }
    still
}

/// The whole maze, or the visible part of it when zoomed in, or if that is wanted the whole stage. A
/// pixel of the picture is a pixel of the screen, and nothing on it depends on the time.
pub fn still<'a>(world: &'a World, watch: &'a Watch, view: &View<'a>) -> Option<Still<'a>> {
    let timeline = watch.timeline()?;
    let (show, name) =
        (timeline.show(), format!("{} step {}", watch.name_of_files(), timeline.step()));
    if watch.film_export.wants_whole_stage {
        let all = (DENSITY, format!("{name} with panels"));
        return Some(whole_stage((world, watch), view, all));
    }
    let of_rooms = watch.show_spec.is_of_rooms();
    let cells = Cells::of_show(show, of_rooms);
    let lens = lens_on(watch, cells, view);
    let mut sheet = Sheet::new(world, lens.pane.size(), 1.0, view);
    let shown = Shown::Show { show, lane: 0, of_rooms, is_slow: false };
    let ground = Ground::Window { lantern: None };
    sheet.painter.maze(MazeItem { shown, lens, ground });
    let context = Context::of_still(world, watch, sheet.scale, sheet.pane);
    let scene = WatchScene::new(watch, show, context.words());
    draw_scene(context.frames, &scene, &context.sight(cells, lens), &mut sheet.painter);
    Some(sheet.finish(name))
}

/// The visible part of a show.
fn lens_on(watch: &Watch, cells: Cells, view: &View) -> Lens {
    if watch.view().0 <= 1.0 {
        let largest = LARGEST_PITCH * cells.size().max_element();
        return Lens::on_sheet(cells.size(), LONGER_SIDE.min(largest));
    }
    let window = Rect::new(0.0, 0.0, view.window.x, view.window.y);
    let pane = WatchStage::with_cards(window, watch.spread()).0.maze.size();
    lens(sheet(pane * LONGER_SIDE / pane.max_element()), cells, watch)
}

fn sheet(size: Vec2) -> Rect {
    Rect::new(0.0, 0.0, size.x.max(1.0), size.y.max(1.0))
}
