//! The theatre, drawn again at the size of the saved picture.

use super::layout::WatchStage;
use super::showing::WatchScene;
use super::{draw_scene, draw_stage, lens};
use crate::picture::View;
use crate::screens::parts::prelude::*;
use crate::screens::parts::sheet::{Sheet, Still};
use crate::screens::parts::whole_stage::{stage_frame, stage_still};
use crate::screens::watch::Watch;
use crate::world::World;

/// The longer side of a picture, in pixels.
const LONGER_SIDE: f32 = 2000.0;
/// The maximum pitch of pictures of small mazes, in pixels.
const LARGEST_PITCH: f32 = 160.0;

/// The current frame of a film with all panels.
pub fn film_frame<'a>(world: &'a World, watch: &'a Watch, view: &View<'a>) -> Still<'a> {
    stage_frame((world, watch), view, |context, room, painter| {
        draw_stage(context, watch, room, painter);
    })
}

/// The whole maze, or the visible part of it when zoomed in, or if that is wanted the whole stage. A
/// pixel of the picture is a pixel of the screen, and nothing on it depends on the time.
pub fn still<'a>(world: &'a World, watch: &'a Watch, view: &View<'a>) -> Option<Still<'a>> {
    let timeline = watch.timeline()?;
    let (show, name) = (
        timeline.show(),
        format!("{} step {}", watch.show_spec.source.name_of_files(), timeline.step()),
    );
    if watch.film_export.wants_whole_stage {
        let name = format!("{name} with panels");
        return Some(stage_still((world, watch), view, name, |context, room, painter| {
            draw_stage(context, watch, room, painter);
        }));
    }
    let of_rooms = watch.show_spec.is_of_rooms();
    let cells = Cells::of_show(show, of_rooms);
    let lens = lens_on(watch, cells, view);
    let mut sheet = Sheet::new(world, lens.pane.size(), 1.0, view);
    let shown = Shown::Show { show, lane: 0, of_rooms, is_slow: false };
    let ground = Ground::Window { lantern: None };
    sheet.painter.maze(MazeItem::new(shown, lens, ground));
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
    let pane = WatchStage::with_cards(window, watch.spread(), None).0.maze.size();
    lens(sheet(pane * LONGER_SIDE / pane.max_element()), cells, watch)
}

fn sheet(size: Vec2) -> Rect {
    Rect::new(0.0, 0.0, size.x.max(1.0), size.y.max(1.0))
}
