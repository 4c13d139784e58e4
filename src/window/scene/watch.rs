//! The theatre: the maze at the present step, the numbers, the structure and the program that
//! belong to it, and the timeline.

pub(super) mod counters;
mod filming;
mod forest;
pub(super) mod layout;
pub(super) mod moment;
mod program;
mod still;
mod structure;
pub(super) mod timeline;

use icetea_maze::game::bindings::Command;
use icetea_maze::game::screen::watch::{Source, Watch};
use icetea_maze::game::theatre::{Mark, Show};
use icetea_maze::maze::{Generator, Solver, Trace};
use macroquad::prelude::*;

use self::layout::Layout;
pub use self::still::still;
use super::{Context, Pictures, foot};
use crate::window::keys::Hits;
use crate::window::maze_view::{Camera, LivingView};
use crate::window::paint::{Cap, Face, Fill, LegendMark, Painter, Style, Way};
use crate::window::sprites::{Sprites, cheese_frame, draw_standing, princess_frame};
use crate::window::words::Words;

/// On a narrower card the Ice-Tea Princess would stand on the program.
const LEAST_CARD_FOR_HER: f32 = 350.0;

pub fn draw(
    context: &Context,
    watch: &Watch,
    painter: &mut Painter,
    pictures: &mut Pictures,
    hits: &mut Hits,
) {
    let words = context.words();
    painter.background();
    let layout = Layout::new(painter.screen(), watch.shows_panel());
    match watch.timeline() {
        Some(timeline) => {
            let show = timeline.show();
            draw_heading(painter, &layout, watch, show, words);
            draw_maze(context, watch, show, &layout, painter, pictures);
            if let Some(cards) = &layout.cards {
                counters::draw(painter, cards.counters, show, &words.watch);
                if let Some(card) = cards.structure {
                    structure::draw(painter, card, show, context.app.language());
                }
                program::draw(painter, cards.program, show.cursor(), context.app.language());
                draw_princess(context, pictures, cards.program, show);
            }
            timeline::draw(context, watch, timeline, &layout, painter, hits);
            if let Some(menu) = watch.darkroom().menu() {
                filming::draw_menu(context, menu, painter, hits);
            } else if let Some(share) = watch.darkroom().share() {
                filming::draw_progress(painter, &layout, share, words.watch.filming);
            }
        }
        None => draw_rehearsal(painter, layout.maze, watch.rehearsed(), words),
    }
    draw_foot(painter, watch, words);
}

fn draw_heading(painter: &mut Painter, layout: &Layout, watch: &Watch, show: &Show, words: &Words) {
    let palette = painter.palette();
    let title = match (show.build(), show.search()) {
        (Some(build), _) => words.generators[place_of(build.spec().generator())],
        (None, Some(search)) => words.watch.solvers[solver_place(search.solver())],
        (None, None) => "",
    };
    let at = layout.heading;
    let size = if layout.maze.y > 50.0 { 28.0 } else { 22.0 };
    let x = painter.text(Style::new(Face::Title, size, palette.ink), at.x, at.y, title);
    let note = match watch.bill().source {
        Source::Grown(spec) => spec.to_string(),
        Source::Given(_) => String::new(),
    };
    let legend = draw_legend(painter, layout, show, words);
    let style = Style::new(Face::Mono, 14.0, palette.muted_ink);
    if painter.measure(style.face, style.size, &note) <= legend - x - 34.0 {
        painter.text(style, x + 18.0, at.y, &note);
    }
}

/// What the colours mean now, right of the heading; tells where it begins.
fn draw_legend(painter: &mut Painter, layout: &Layout, show: &Show, words: &Words) -> f32 {
    let mut entries = Vec::new();
    match (show.build(), show.search()) {
        (Some(build), _) if build.set_sizes().is_some() => {
            entries.push((LegendMark::Flat, words.watch.not_tried));
            entries.push((LegendMark::Wall, words.watch.kept_legend));
        }
        (None, Some(search)) => {
            entries.push((LegendMark::Way, words.way));
            entries.extend(search.solver().info().traces.iter().map(|trace| match trace {
                Trace::GivenBack => (LegendMark::Back, words.given_back),
                Trace::Skipped | Trace::Filled => (LegendMark::Skipped, words.watch.skipped),
                Trace::Sealed => (LegendMark::Sealed, words.watch.sealed),
                Trace::Frontier => (LegendMark::Frontier, words.watch.frontier),
            }));
        }
        _ => {}
    }
    let style = Style::new(Face::Body, 14.0, painter.palette().ink);
    let mut x = layout.maze.right();
    for (mark, text) in entries.into_iter().rev() {
        let width = painter.measure(style.face, style.size, text);
        let left = x - width - 38.0;
        if left < layout.maze.x + layout.maze.w * 0.45 {
            break;
        }
        painter.legend(Rect::new(left, layout.heading.y - 15.0, 30.0, 18.0), mark);
        painter.text(style, left + 36.0, layout.heading.y, text);
        x = left - 16.0;
    }
    x
}

fn draw_maze(
    context: &Context,
    watch: &Watch,
    show: &Show,
    layout: &Layout,
    painter: &mut Painter,
    pictures: &mut Pictures,
) {
    let Some(view) = pictures.living.as_mut() else { return };
    let pane = context.to_window(layout.maze);
    let camera = camera(pane, view.size(), watch, |tile| view.position(tile));
    view.draw(&camera, context.seconds);
    draw_show(context, show, view, &camera, painter, &pictures.sprites);
}

/// What stands on a maze that is drawn already: the cheese, and what the last step was about.
pub(super) fn draw_show(
    context: &Context,
    show: &Show,
    view: &LivingView,
    camera: &Camera,
    painter: &mut Painter,
    sprites: &Sprites,
) {
    let maze = show.maze();
    let feet = |tile: icetea_maze::maze::Tile| {
        let at = vec2(f32::from(tile.column), f32::from(tile.row));
        view.to_screen(camera, at) + vec2(0.0, camera.pitch * 0.28)
    };
    if camera.pitch > 9.0 && show.marks().mark(maze.goal()) != Mark::Wall {
        let side = camera.pitch * 1.15;
        let frame = cheese_frame(context.seconds);
        draw_standing(&sprites.cheese, frame, feet(maze.goal()), side);
    }
    moment::draw(context, painter, view, camera, show);
}

/// The whole maze in the pane, or nearer and about what happens.
fn camera(pane: Rect, size: Vec2, watch: &Watch, position: impl Fn(Vec2) -> Vec2) -> Camera {
    let (zoom, gaze) = watch.view();
    let margin = 0.4 * (pane.size() / (size + 0.8)).min_element();
    let whole = Camera::whole(size, pane, margin);
    if zoom <= 1.0 {
        return whole;
    }
    let pitch = (whole.pitch * zoom).min(160.0_f32.max(whole.pitch));
    let seen = pane.size() / pitch / 2.0 - 0.4;
    let centre = position(vec2(gaze.0, gaze.1));
    let keep = |at: f32, seen: f32, size: f32| {
        if 2.0 * seen >= size { size / 2.0 } else { at.clamp(seen, size - seen) }
    };
    Camera {
        centre: vec2(keep(centre.x, seen.x, size.x), keep(centre.y, seen.y, size.y)),
        pitch,
        pane,
    }
}

/// The Ice-Tea Princess opens walls as long as union-find is at work.
fn draw_princess(context: &Context, pictures: &Pictures, card: Rect, show: &Show) {
    let is_hers = show.build().is_some_and(|build| build.set_sizes().is_some());
    if !is_hers || card.w < LEAST_CARD_FOR_HER {
        return;
    }
    let feet = vec2(card.right() - 44.0, card.bottom() - 6.0) * context.scale;
    let side = 84.0 * context.scale;
    draw_standing(&pictures.sprites.princess, princess_frame(context.seconds), feet, side);
}

/// How far the first time through has come.
pub(super) fn draw_rehearsal(painter: &mut Painter, area: Rect, share: f32, words: &Words) {
    let palette = painter.palette();
    let middle = area.center();
    let style = Style::new(Face::Title, 24.0, palette.ink).centred();
    painter.text(style, middle.x, middle.y, words.watch.rehearsing);
    let track = Rect::new(middle.x - 200.0, middle.y + 24.0, 400.0, 12.0);
    painter.round_rect(track, 6.0, palette.field);
    let done = Rect { w: track.w * share.clamp(0.03, 1.0), ..track };
    painter.round_rect(done, 6.0, Fill::Across(palette.second_accent, palette.accent));
}

fn draw_foot(painter: &mut Painter, watch: &Watch, words: &Words) {
    let key = &words.key;
    if watch.darkroom().menu().is_some() {
        let choose: &[Cap] = &[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)];
        let esc: &[Cap] = &[Cap::Word("Esc")];
        foot(painter, &[(choose, key.choose), (&[Cap::Enter], key.take), (esc, key.back)]);
        return;
    }
    let mut entries: Vec<(&[Cap], &str)> = vec![
        (&[Cap::Of(Command::PlayPause)], key.play_pause),
        (&[Cap::Arrow(Way::Left), Cap::Arrow(Way::Right)], key.step),
        (&[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)], key.speed),
        (&[Cap::Of(Command::Solver)], key.solver),
    ];
    let is_filming = watch.darkroom().share().is_some();
    if is_filming {
        entries.insert(0, (&[Cap::Word("Esc")], key.cancel));
    }
    if watch.bill().spec().is_some() {
        entries.push((&[Cap::Of(Command::Generator)], key.generator));
        entries.push((&[Cap::Of(Command::NewSeed)], key.new_seed));
    }
    entries.push((&[Cap::Of(Command::SideBySide)], key.side_by_side));
    entries.push((&[Cap::Of(Command::School)], key.school));
    entries.push((&[Cap::Of(Command::Film)], key.film));
    if !is_filming {
        entries.push((&[Cap::Word("Esc")], key.back));
    }
    let rest: [(&[Cap], &str); 6] = [
        (&[Cap::Of(Command::Picture)], key.picture),
        (&[Cap::Enter], key.play_this),
        (&[Cap::Word("Tab")], key.panel),
        (&[Cap::Of(Command::Loops)], words.loops),
        (&[Cap::Word("Shift")], key.times_ten),
        (&[Cap::Word("Ctrl")], key.times_hundred),
    ];
    entries.extend(rest);
    foot(painter, &entries);
}

/// Its place among all generators.
pub(super) fn place_of(generator: Generator) -> usize {
    Generator::ALL.iter().position(|one| one.name() == generator.name()).unwrap_or_default()
}

/// Its place among all solvers.
pub(super) fn solver_place(solver: Solver) -> usize {
    Solver::ALL.iter().position(|&one| one == solver).unwrap_or_default()
}
