//! The theatre's or the export screen's maze, drawn again at the size of the saved picture.

use super::layout::WatchStage;
use super::showing::WatchScene;
use super::{draw_scene, draw_stage, lens};
use crate::game::app::{App, StageFilm};
use crate::game::screen::Screen;
use crate::game::screen::watch::Watch;
use crate::picture::maze::{PixelScale, view_colours};
use crate::picture::measures::Measures;
use crate::picture::motion::Motions;
use crate::picture::palette::Palette;
use crate::picture::scene::export;
use crate::picture::scene::postcard::postcard;
use crate::picture::scene::prelude::*;
use crate::picture::scene::sheet::{Still, finished};
use crate::picture::{Item, View};

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
fn whole_stage<'a>(app: &'a App, watch: &'a Watch, view: &View<'a>, density: f32) -> Still<'a> {
    let settings = &app.settings;
    let scale = PixelScale { logical: density / view.dpi, dpi: view.dpi };
    let pane = sheet(WHOLE_STAGE);
    let motions = Motions::Reduced;
    let context = Context {
        app,
        scale,
        blend: 0.0,
        frames: SpriteFrames { seconds: 0.0, motions },
        motions,
        pane,
        is_deaf: true,
        has_thin_walls: settings.thin_walls,
    };
    let measures = Measures { typefaces: view.typefaces, density };
    let mut painter =
        Painter::new(Palette::of(settings), &settings.bindings, pane, measures, app.language());
    let with_foot = Rect { h: pane.h + FOOT, ..pane };
    draw_stage(&context, watch, with_foot, &mut painter);
    finished(painter, pane, scale, settings)
}

/// The current frame of a film with all panels.
pub fn film_frame<'a>(film: &'a StageFilm, view: &View<'a>) -> Option<Still<'a>> {
    let Screen::Watch(watch) = &film.app.screen else { return None };
    let mut still = whole_stage(&film.app, watch, view, DENSITY_OF_FILM);
    for item in &mut still.picture.items {
        if let Item::Maze(maze) = item
            && let Shown::Show { lane, .. } = &mut maze.shown
        {
            *lane += LANES_OF_SCREEN;
        }
    }
    Some(still)
}

/// The whole maze, or the visible part of it when zoomed in. A pixel of the picture is a pixel of
/// the screen, and nothing on it depends on the time.
pub fn still<'a>(app: &'a App, view: &View<'a>) -> Option<Still<'a>> {
    if let Screen::Watch(watch) = &app.screen
        && watch.film_export.wants_whole_stage
    {
        watch.timeline()?;
        return Some(whole_stage(app, watch, view, DENSITY));
    }
    let scale = PixelScale { logical: 1.0 / view.dpi, dpi: view.dpi };
    let (cells, lens) = match &app.screen {
        Screen::Watch(watch) => {
            let show = watch.timeline()?.show();
            let cells = Cells::of_show(show, watch.show_spec.is_of_rooms());
            (cells, lens_on(watch, cells, view))
        }
        Screen::Export(export) => {
            let cells = Cells::of_measured(&export.measured);
            (cells, Lens::on_sheet(cells.size(), export.wish.longer_side as f32))
        }
        Screen::Results(results) => return Some(postcard(app, results, view)),
        _ => return None,
    };
    let settings = &app.settings;
    let palette = Palette::of(settings);
    let measures = Measures { typefaces: view.typefaces, density: 1.0 };
    let mut painter =
        Painter::new(palette, &settings.bindings, lens.pane, measures, app.language());
    let shape = view_colours(palette, settings.thin_walls).shape;
    match &app.screen {
        Screen::Watch(watch) => {
            let (show, of_rooms) = (watch.timeline()?.show(), watch.show_spec.is_of_rooms());
            let shown = Shown::Show { show, lane: 0, of_rooms, is_slow: false };
            painter.maze(MazeItem { shown, lens, ground: Ground::Window { lantern: None } });
            let sight = MazeSight::new(cells, shape, lens, scale);
            let frames = SpriteFrames { seconds: 0.0, motions: Motions::Reduced };
            let scene = WatchScene::new(watch, show, crate::words::Words::of(app.language()));
            draw_scene(frames, &scene, &sight, &mut painter);
        }
        Screen::Export(export) => {
            export::draw_picture(export, (cells, shape, scale), lens, &mut painter);
        }
        _ => return None,
    }
    Some(finished(painter, lens.pane, scale, settings))
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
