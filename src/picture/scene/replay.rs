//! A recording that is watched: the maze as it was played, and the timeline below it.

mod round;

use super::prelude::*;
use super::watch::layout::Stage;
use super::watch::timeline::{draw_button, draw_knob, offer_bar, tell, tell_speed};
use crate::game::camera;
use crate::game::screen::replay::{Replay, RoundSight, Sight};
use crate::game::theatre::Speed;
use crate::game::tuning::TICKS_PER_SECOND;

/// How high the timeline is, above the foot.
pub(super) const TIMELINE: f32 = 64.0;
/// From this pitch on a mouse is as large as its room; farther out it stays this large.
const SMALLEST_MOUSE: f32 = 36.0;

pub fn draw<'a>(context: &Context<'a>, replay: &'a Replay, painter: &mut Painter<'a>) {
    match replay.sight() {
        Sight::Run { camera, .. } => draw_run(context, replay, camera, painter),
        Sight::Round(sight) => round::draw(context, replay, sight, painter),
    }
    draw_timeline(context, replay, painter);
    draw_foot(context, replay, painter);
}

fn draw_run<'a>(
    context: &Context<'a>,
    replay: &'a Replay,
    camera: &camera::Camera,
    painter: &mut Painter<'a>,
) {
    painter.background();
    let lens = context.lens(camera.view(context.blend), context.pane);
    let trail = if context.app.settings().trail { replay.places(0) } else { &[] };
    let traces = Traces::Run { trail, solving: None, hint: None };
    let lantern = Some(Vec2::from(replay.pose(0, context.blend).at));
    let shown = Shown::MeasuredMaze(replay.measured(), traces);
    painter.maze(MazeItem { shown, lens, ground: Ground::Window { lantern } });
    draw_things(context, replay, &context.sight_of(replay.measured(), lens), painter);
    draw_numbers(context, replay, painter);
}

/// The start door, the cheese and the mouse.
fn draw_things(context: &Context, replay: &Replay, sight: &MazeSight, painter: &mut Painter) {
    let side = sight.pitch().max(SMALLEST_MOUSE);
    let place = |tile: Vec2| sight.to_standing(tile);
    let feet = vec2(0.0, 0.26 * side);
    let maze = &replay.measured().maze;
    painter.standing(Sheet::StartDoor, (1, 0), place(tile_vec(maze.start())) + feet, 0.8 * side);
    let is_over = replay.deck().is_at_end();
    for &goal in maze.goals() {
        let middle = place(tile_vec(goal));
        painter.lying(Sheet::GoalMat, (u16::from(is_over), 0), middle + feet * 0.6, side * 0.9);
        if !is_over {
            let frame = context.frames.cheese();
            painter.standing(Sheet::Cheese, frame, middle + feet, side * 0.9);
        }
    }
    let joy = if is_over { 0.3 } else { 0.0 };
    let pose = replay.pose(0, context.blend);
    let frame = context.frames.character(pose, joy);
    painter.standing(Sheet::Mouse, frame, place(Vec2::from(pose.at)) + feet, side);
}

/// Time and steps at this moment, and whose run it is.
fn draw_numbers(context: &Context, replay: &Replay, painter: &mut Painter) {
    let (words, palette) = (context.words(), painter.palette());
    let milliseconds = u64::from(replay.tick_shown()) * 1000 / u64::from(TICKS_PER_SECOND);
    let steps = (replay.places(0).len() - 1).to_string();
    let name = replay.recording().players[0].name.as_str();
    let whose = words.replay.whose(replay.recording().is_own());
    let whose = format!("{} · {whose}", words.replay.player);
    let beside_steps = painter.measure(Face::Title, 32.0, &steps).max(80.0) + 232.0;
    let number = Style::new(Face::Title, 32.0, palette.ink);
    let label = painter.measure(Face::Strong, 13.0, &whose);
    let width = beside_steps + painter.measure(Face::Title, 32.0, name).min(320.0).max(label);
    let panel = Rect::new(24.0, 24.0, width, 80.0);
    painter.panel(panel);
    let called = Style::new(Face::Title, 32.0, palette.accent_text);
    for (x, label, value, style) in [
        (48.0, words.time, clock_text(milliseconds), number),
        (208.0, words.steps, steps, number),
        (beside_steps, &whose, name.to_owned(), called),
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

fn draw_timeline(context: &Context, replay: &Replay, painter: &mut Painter) {
    let (screen, palette, deck) = (painter.screen(), painter.palette(), replay.deck());
    let strip = Rect::new(0.0, screen.h - FOOT - TIMELINE, screen.w, TIMELINE);
    painter.rect(strip, palette.background);
    let stage = Stage::new(screen, [0.0; 2]);
    draw_button(painter, &stage, deck.is_playing(), context.words());
    let bar = stage.bar;
    let share = deck.position(context.blend) / deck.steps().max(1) as f64;
    let here = bar.x + bar.w * share as f32;
    let radius = bar.h / 2.0;
    painter.round_rect(bar, radius, Color { a: 0.3, ..palette.trail });
    if here > bar.x + 1.0 {
        painter.round_rect(Rect { w: here - bar.x, ..bar }, radius, palette.trail);
    }
    draw_knob(painter, vec2(here, bar.center().y));
    offer_bar(painter, bar, context.words());
    let time = |ticks: u64| clock_text(ticks * 1000 / u64::from(TICKS_PER_SECOND));
    let told = format!("{} / {}", time(deck.step()), time(deck.steps()));
    tell(painter, stage.telling[0], &told);
    tell_speed(painter, stage.telling[1], &speed_text(context, deck.speed()));
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
    if replay.can_be_raced() {
        entries.insert(5, (&[Cap::Enter], words.replay.race_it));
    }
    let is_shared = |sight: &RoundSight| sight.views().panes().is_shared();
    if matches!(replay.sight(), Sight::Round(sight) if is_shared(sight)) {
        entries.remove(3);
    }
    foot(painter, &entries);
}
