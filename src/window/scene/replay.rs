//! A recording that is watched: the maze as it was played, and the timeline below it.

mod round;

use icetea_maze::game::bindings::Command;
use icetea_maze::game::camera;
use icetea_maze::game::screen::replay::{Replay, RoundSight, Sight};
use icetea_maze::game::theatre::Speed;
use icetea_maze::game::tuning::TICKS_PER_SECOND;
use icetea_maze::maze::Tile;
use macroquad::prelude::*;

use super::watch::layout::Layout;
use super::watch::timeline::{draw_button, draw_knob, offer_bar, tell};
use super::{Context, FOOT, Pictures, clock_text, foot};
use crate::window::keys::Hits;
use crate::window::maze_view::{Camera, Frame};
use crate::window::paint::{Cap, Face, Painter, Style, Way};
use crate::window::sprites::{Sprites, character_frame, cheese_frame, draw_lying, draw_standing};
use crate::window::stage::Stage;

/// How high the timeline is, above the foot.
pub(super) const TIMELINE: f32 = 64.0;
/// From this pitch on a mouse is as large as its room; farther out it stays this large.
const SMALLEST_MOUSE: f32 = 36.0;

pub fn draw(
    context: &Context,
    replay: &Replay,
    painter: &mut Painter,
    pictures: &mut Pictures,
    hits: &mut Hits,
    pane: Rect,
) {
    match replay.sight() {
        Sight::Run { camera, .. } => draw_run(context, replay, camera, painter, pictures, pane),
        Sight::Round(sight) => round::draw(context, replay, sight, painter, pictures),
    }
    draw_timeline(context, replay, painter, hits);
    draw_foot(context, replay, painter);
}

fn draw_run(
    context: &Context,
    replay: &Replay,
    camera: &camera::Camera,
    painter: &mut Painter,
    pictures: &mut Pictures,
    pane: Rect,
) {
    painter.background();
    if let Some(stage) = &mut pictures.stage {
        let is_shown = context.app.settings().trail;
        stage.show_replay(if is_shown { replay.places(0) } else { &[] });
        let (centre, pitch) = camera.view(context.blend);
        let camera = Camera { centre: Vec2::from(centre), pitch, pane };
        let lantern = Vec2::from(replay.pose(0, context.blend).at);
        let mut frame = Frame {
            maze: &stage.course.maze,
            camera: &camera,
            marks: &mut stage.marks,
            lantern: Some(lantern),
        };
        stage.view.draw(&mut frame);
        draw_things(context, replay, stage, &camera, &pictures.sprites);
    }
    draw_numbers(context, replay, painter);
}

/// The start door, the cheese and the mouse.
fn draw_things(
    context: &Context,
    replay: &Replay,
    stage: &Stage,
    camera: &Camera,
    sprites: &Sprites,
) {
    let side = camera.pitch.max(SMALLEST_MOUSE);
    let place = |tile: Vec2| stage.view.to_standing(camera, tile);
    let feet = vec2(0.0, 0.26 * side);
    let maze = &stage.course.maze;
    draw_standing(&sprites.start_door, (1, 0), place(tile_vec(maze.start())) + feet, 0.8 * side);
    let is_over = replay.deck().is_at_end();
    for &goal in maze.goals() {
        let middle = place(tile_vec(goal));
        draw_lying(&sprites.goal_mat, (u16::from(is_over), 0), middle + feet * 0.6, side * 0.9);
        if !is_over {
            let frame = cheese_frame(context.seconds);
            draw_standing(&sprites.cheese, frame, middle + feet, side * 0.9);
        }
    }
    let joy = if is_over { 0.3 } else { 0.0 };
    let pose = replay.pose(0, context.blend);
    let frame = character_frame(pose, context.seconds, joy);
    draw_standing(&sprites.mouse, frame, place(Vec2::from(pose.at)) + feet, side);
}

/// Time and steps at this moment, and whose run it is.
fn draw_numbers(context: &Context, replay: &Replay, painter: &mut Painter) {
    let (words, palette) = (context.words(), painter.palette());
    let milliseconds = u64::from(replay.tick_shown()) * 1000 / u64::from(TICKS_PER_SECOND);
    let steps = (replay.places(0).len() - 1).to_string();
    let name = replay.recording().players[0].name.as_str();
    let beside_steps = painter.measure(Face::Title, 32.0, &steps).max(80.0) + 232.0;
    let number = Style::new(Face::Title, 32.0, palette.ink);
    let width = beside_steps + painter.measure(Face::Title, 32.0, name).min(320.0);
    let panel = Rect::new(24.0, 24.0, width, 80.0);
    painter.panel(panel);
    let called = Style::new(Face::Title, 32.0, palette.accent_text);
    for (x, label, value, style) in [
        (48.0, words.time, clock_text(milliseconds), number),
        (208.0, words.steps, steps, number),
        (beside_steps, words.replay.player, name.to_owned(), called),
    ] {
        painter.stat(x, 50.0, label, &value, style);
    }
    if let Some(code) = context.app.code() {
        let style = Style::new(Face::Mono, 15.0, palette.ink);
        let chip =
            Rect::new(24.0, 112.0, painter.measure(style.face, style.size, &code) + 32.0, 38.0);
        painter.panel(chip);
        painter.text(style, chip.x + 16.0, chip.y + 24.0, &code);
    }
}

fn draw_timeline(context: &Context, replay: &Replay, painter: &mut Painter, hits: &mut Hits) {
    let (screen, palette, deck) = (painter.screen(), painter.palette(), replay.deck());
    let strip = Rect::new(0.0, screen.h - FOOT - TIMELINE, screen.w, TIMELINE);
    painter.rect(strip, palette.background);
    let layout = Layout::new(screen, false);
    draw_button(context, painter, hits, &layout, deck.is_playing());
    let bar = layout.bar;
    let share = deck.position(context.blend) / deck.steps().max(1) as f64;
    let here = bar.x + bar.w * share as f32;
    let radius = bar.h / 2.0;
    painter.round_rect(bar, radius, Color { a: 0.3, ..palette.trail });
    if here > bar.x + 1.0 {
        painter.round_rect(Rect { w: here - bar.x, ..bar }, radius, palette.trail);
    }
    draw_knob(painter, vec2(here, bar.center().y));
    offer_bar(context, hits, bar);
    let time = |ticks: u64| clock_text(ticks * 1000 / u64::from(TICKS_PER_SECOND));
    let told = format!("{} / {}", time(deck.step()), time(deck.steps()));
    tell(painter, layout.telling, &told);
    let style = Style::new(Face::Title, 20.0, palette.ink);
    let speed = speed_text(context, deck.speed());
    painter.text(style, layout.telling.x, layout.telling.y + 26.0, &speed);
}

/// How many times as fast as it was played.
fn speed_text(context: &Context, speed: Speed) -> String {
    match speed {
        Speed::PerSecond(ticks) => format!("× {}", f64::from(ticks) / f64::from(TICKS_PER_SECOND)),
        Speed::Everything => context.words().watch.all_at_once.to_owned(),
    }
}

fn draw_foot(context: &Context, replay: &Replay, painter: &mut Painter) {
    let words = context.words();
    let key = &words.key;
    let whole = if replay.shows_all() { key.back_to_mouse } else { key.whole };
    let mut entries: Vec<(&[Cap], &str)> = vec![
        (&[Cap::Of(Command::PlayPause)], key.play_pause),
        (&[Cap::Arrow(Way::Left), Cap::Arrow(Way::Right)], key.step),
        (&[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)], key.speed),
        (&[Cap::Word("Tab")], whole),
        (&[Cap::Of(Command::Trail)], key.trail),
        (&[Cap::Word("Esc")], key.back),
        (&[Cap::Word("Shift")], key.times_ten),
        (&[Cap::Word("Ctrl")], key.times_hundred),
    ];
    let is_shared = |sight: &RoundSight| sight.views().panes().is_shared();
    if matches!(replay.sight(), Sight::Round(sight) if is_shared(sight)) {
        entries.remove(3);
    }
    foot(painter, &entries);
}

fn tile_vec(tile: Tile) -> Vec2 {
    vec2(f32::from(tile.column), f32::from(tile.row))
}
