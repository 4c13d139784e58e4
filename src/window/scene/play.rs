//! A maze being played: walls, mouse and cheese, and above them what one needs to know.

use icetea_maze::game::input::Target;
use icetea_maze::game::run::Run;
use icetea_maze::game::screen::play::Play;
use icetea_maze::game::tuning::TICKS_PER_SECOND;
use icetea_maze::maze::Tile;
use macroquad::prelude::*;

use super::{ARROWS, Context, Pictures, clock_text, foot, minimap_place, needs_minimap};
use crate::window::keys::Hits;
use crate::window::maze_view::{Camera, Frame, MapDot};
use crate::window::paint::{Attention, Cap, Face, Painter, Style, Way};
use crate::window::sprites::{Sprites, character_frame, cheese_frame, draw_lying, draw_standing};
use crate::window::stage::{Stage, map_colours};
use crate::window::words::Words;

/// How much of the height the menu of the break and the foot take together.
const FOOT_AND_MENU: f32 = 516.0;
/// From this pitch on the mouse is as large as its room; farther out it stays this large.
const SMALLEST_MOUSE: f32 = 26.0;

pub fn draw(
    context: &Context,
    play: &Play,
    painter: &mut Painter,
    pictures: &mut Pictures,
    hits: &mut Hits,
    pane: Rect,
) {
    let words = context.words();
    let run = play.run();
    let (centre, pitch) = play.camera().view(context.blend);
    let camera = Camera { centre: Vec2::from(centre), pitch, pane };
    painter.background();
    if let Some(stage) = &mut pictures.stage {
        stage.show_run(run, context.app.settings().trail, context.blend);
        draw_maze(context, play, stage, &camera);
        draw_things(context, play, stage, &camera, &pictures.sprites);
        if play.camera().shows_all() {
            draw_labels(context, run, stage, &camera, painter);
        }
        draw_minimap(context, run, stage, &camera, painter);
    }
    if context.app.settings().hud {
        draw_hud(context, play, painter, words);
    }
    draw_foot(play, painter, words);
    if play.is_paused() {
        draw_pause(context, play, painter, hits, words);
    }
}

fn tile_vec(tile: Tile) -> Vec2 {
    vec2(f32::from(tile.column), f32::from(tile.row))
}

fn draw_maze(context: &Context, play: &Play, stage: &mut Stage, camera: &Camera) {
    let lantern = Vec2::from(play.run().pose(context.blend).at);
    let mut frame =
        Frame { maze: &stage.course.maze, camera, marks: &mut stage.marks, lantern: Some(lantern) };
    stage.view.draw(&mut frame);
}

/// The start door, the cheese on its mat, and the mouse, those farther down last.
fn draw_things(context: &Context, play: &Play, stage: &Stage, camera: &Camera, sprites: &Sprites) {
    let side = camera.pitch.max(SMALLEST_MOUSE);
    let place = |tile: Vec2| stage.view.to_standing(camera, tile);
    let maze = &stage.course.maze;
    let feet = vec2(0.0, 0.26 * side);
    draw_standing(&sprites.start_door, (1, 0), place(tile_vec(maze.start())) + feet, side * 0.8);
    let is_joyful = play.run().is_finished();
    for &goal in maze.goals() {
        let middle = place(tile_vec(goal));
        draw_lying(&sprites.goal_mat, (u16::from(is_joyful), 0), middle + feet * 0.6, side * 0.9);
        if !is_joyful || play.run().place() != goal {
            draw_standing(
                &sprites.cheese,
                cheese_frame(context.seconds),
                middle + feet,
                side * 0.9,
            );
        }
    }
    let pose = play.run().pose(context.blend);
    let joy = play.joy_ticks() as f32 / TICKS_PER_SECOND as f32;
    let frame = character_frame(pose, context.seconds, joy);
    draw_standing(&sprites.mouse, frame, place(Vec2::from(pose.at)) + feet, side);
}

/// "You" and "Cheese" where the whole maze is in sight.
fn draw_labels(
    context: &Context,
    run: &Run,
    stage: &Stage,
    camera: &Camera,
    painter: &mut Painter,
) {
    let words = context.words();
    let you = Vec2::from(run.pose(context.blend).at);
    let goal = tile_vec(run.course().maze.goal());
    let red = painter.palette().players[0];
    for (place, text, colour) in
        [(goal, words.cheese, Color::from_hex(0x00A8_6400)), (you, words.you, red)]
    {
        let screen = painter.screen();
        let at = stage.view.to_screen(camera, place) / context.scale;
        let width = painter.measure(Face::Title, 16.0, text) + 24.0;
        let x = (at.x - width / 2.0).clamp(4.0, screen.w - width - 4.0);
        let y = (at.y - 62.0).max(4.0);
        painter.round_rect(Rect::new(x, y, width, 32.0), 16.0, colour);
        painter.text(
            Style::new(Face::Title, 16.0, WHITE).centred(),
            x + width / 2.0,
            y + 22.0,
            text,
        );
    }
}

fn draw_minimap(
    context: &Context,
    run: &Run,
    stage: &mut Stage,
    camera: &Camera,
    painter: &mut Painter,
) {
    if !needs_minimap(camera, stage.view.size()) {
        return;
    }
    let map = minimap_place(stage, context, painter);
    let place = map.place;
    let frame = Rect::new(
        place.x / context.scale - 6.0,
        place.y / context.scale - 6.0,
        place.w / context.scale + 12.0,
        place.h / context.scale + 12.0,
    );
    painter.panel(frame);
    let palette = painter.palette();
    let maze = &run.course().maze;
    let goal = MapDot {
        tile: tile_vec(maze.goal()),
        colour: palette.second_accent,
        radius: 4.0,
        is_diamond: true,
    };
    let you = MapDot {
        tile: Vec2::from(run.pose(context.blend).at),
        colour: palette.players[0],
        radius: 4.5,
        is_diamond: false,
    };
    let colours = map_colours(palette);
    map.draw(&mut stage.view, maze, &mut stage.marks, camera, &[goal, you], &colours);
}

fn draw_hud(context: &Context, play: &Play, painter: &mut Painter, words: &Words) {
    let run = play.run();
    painter.panel(Rect::new(24.0, 24.0, 432.0, 80.0));
    let palette = painter.palette();
    let number = Style::new(Face::Title, 32.0, palette.ink);
    let best = play.best.map_or_else(|| "–".to_owned(), clock_text);
    let accent = Style::new(Face::Title, 32.0, palette.accent_text);
    painter.stat(48.0, 50.0, words.time, &clock_text(run.milliseconds()), number);
    painter.stat(208.0, 50.0, words.steps, &run.steps().to_string(), number);
    painter.stat(312.0, 50.0, words.best, &best, accent);
    let mut x = 24.0;
    if let Some(code) = context.app.code() {
        let width = painter.measure(Face::Mono, 15.0, &code) + 32.0;
        painter.panel(Rect::new(x, 112.0, width, 38.0));
        painter.text(Style::new(Face::Mono, 15.0, palette.ink), x + 16.0, 136.0, &code);
        x += width + 8.0;
    }
    let Some(solving) = run.solving() else { return };
    let state = if solving.has_no_way() {
        words.no_way
    } else if solving.is_searching() {
        words.searching
    } else {
        words.found
    };
    let speed = format!("{state} · {} {}", solving.speed(), words.steps_a_second);
    let width = painter.measure(Face::Strong, 15.0, &speed) + 32.0;
    painter.panel(Rect::new(x, 112.0, width, 38.0));
    painter.text(Style::new(Face::Strong, 15.0, palette.way), x + 16.0, 136.0, &speed);
}

fn draw_foot(play: &Play, painter: &mut Painter, words: &Words) {
    let key = &words.key;
    if play.is_paused() {
        foot(
            painter,
            &[
                (&[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)], key.choose),
                (&[Cap::Enter], key.start),
                (&[Cap::Word("Esc")], key.go_on),
            ],
        );
    } else if let Some(solving) = play.run().solving() {
        let mut entries: Vec<(&[Cap], &str)> = Vec::new();
        if solving.is_searching() {
            entries.push((&[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)], key.speed));
            entries.push((&[Cap::Space], key.hold));
            entries.push((&[Cap::Word("End")], key.skip));
        }
        entries.push((&[Cap::Word("Q")], key.take_back));
        entries.push((&[Cap::Word("P")], key.pause));
        foot(painter, &entries);
    } else {
        let whole = if play.camera().shows_all() { key.back_to_mouse } else { key.whole };
        foot(
            painter,
            &[
                (&ARROWS, key.walk),
                (&[Cap::Word("Shift")], key.run),
                (&[Cap::Word("Tab")], whole),
                (&[Cap::Word("H")], key.hint),
                (&[Cap::Word("Q")], key.solve),
                (&[Cap::Word("T")], key.trail),
                (&[Cap::Word("P")], key.pause),
                (&[Cap::Word("+"), Cap::Word("–")], key.zoom),
            ],
        );
    }
}

fn draw_pause(
    context: &Context,
    play: &Play,
    painter: &mut Painter,
    hits: &mut Hits,
    words: &Words,
) {
    let Some(menu) = play.pause() else { return };
    let screen = painter.screen();
    let mut veil = painter.palette().background;
    veil.a = 0.62;
    painter.rect(Rect::new(0.0, 0.0, screen.w, screen.h - super::FOOT), veil);
    let rect = Rect::new((screen.w - 400.0) / 2.0, (screen.h - FOOT_AND_MENU) / 2.0, 400.0, 460.0);
    painter.panel(rect);
    let heading = Style::new(Face::Title, 36.0, painter.palette().ink).centred();
    painter.text(heading, rect.center().x, rect.y + 62.0, words.paused);
    for (place, (entry, can_be_chosen)) in menu.entries().enumerate() {
        if !can_be_chosen {
            continue;
        }
        let row = Rect::new(rect.x + 32.0, rect.y + 88.0 + 58.0 * place as f32, 336.0, 54.0);
        let attention = Attention::focused(place == menu.focus());
        painter.menu_row(row, words.pause_menu[entry as usize], "", attention);
        context.hit(hits, row, Target::Entry(place));
    }
}
