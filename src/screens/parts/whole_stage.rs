//! A stage with all its panels, on a sheet instead of the window.

use super::sheet::{Sheet, Still};
use crate::picture::geometry::{Rect, Vec2, vec2};
use crate::picture::maze::Shown;
use crate::picture::painter::Painter;
use crate::picture::sizes::FOOT;
use crate::picture::{Item, View};
use crate::screens::state::{Context, ScreenState};
use crate::world::World;

/// The size of the sheet for a stage with all its panels, in interface pixels, and the picture's
/// pixels for each of them.
const WHOLE_STAGE: Vec2 = vec2(1280.0, 720.0 - FOOT);
const DENSITY: f32 = 1.5;
/// The density of a film, which has many pictures.
const DENSITY_OF_FILM: f32 = 1.0;
/// A film's lane numbers start after those of screens, so that neither repaints the other's mazes.
const LANES_OF_SCREEN: usize = 4;

/// Everything that shows a show, as a picture under this name; `paint` paints it in a room with a
/// foot. Controls, which need a window, are left out.
pub fn stage_still<'a>(
    (world, screen): (&'a World, &'a dyn ScreenState),
    view: &View<'a>,
    name: String,
    paint: impl FnOnce(&Context<'a>, Rect, &mut Painter<'a>),
) -> Still<'a> {
    whole_stage((world, screen), view, (DENSITY, name), paint)
}

/// A frame of a film of everything that shows a show.
pub fn stage_frame<'a>(
    of: (&'a World, &'a dyn ScreenState),
    view: &View<'a>,
    paint: impl FnOnce(&Context<'a>, Rect, &mut Painter<'a>),
) -> Still<'a> {
    let mut still = whole_stage(of, view, (DENSITY_OF_FILM, String::new()), paint);
    for item in &mut still.picture.items {
        if let Item::Maze(maze) = item
            && let Shown::Show { lane, .. } = &mut maze.shown
        {
            *lane += LANES_OF_SCREEN;
        }
    }
    still
}

fn whole_stage<'a>(
    (world, screen): (&'a World, &'a dyn ScreenState),
    view: &View<'a>,
    (density, name): (f32, String),
    paint: impl FnOnce(&Context<'a>, Rect, &mut Painter<'a>),
) -> Still<'a> {
    let mut sheet = Sheet::new(world, WHOLE_STAGE, density, view);
    let pane = sheet.pane;
    let context = Context::of_still(world, screen, sheet.scale, pane);
    paint(&context, Rect { h: pane.h + FOOT, ..pane }, &mut sheet.painter);
    sheet.finish(name)
}
