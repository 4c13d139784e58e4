//! A maze being played: walls, mouse and cheese, and above them what one needs to know.

mod hud;
mod map;

use icetea_maze::game::bindings::Command;
use icetea_maze::game::ghost::Ghost;
use icetea_maze::game::input::Target;
use icetea_maze::game::replay::PlayerName;
use icetea_maze::game::screen::play::{Costly, Play};
use icetea_maze::game::tuning::TICKS_PER_SECOND;
use icetea_maze::game::walker::{Gait, Pose};
use icetea_maze::maze::{Direction, Tile};
use macroquad::prelude::*;

use super::{Context, Pictures, WALK, clock_text, foot, is_compact};
use crate::window::keys::Hits;
use crate::window::maze_view::{Camera, Frame};
use crate::window::motion::BUMP;
use crate::window::paint::{Attention, Cap, Face, Painter, Style, Way};
use crate::window::sparks::draw_sparks;
use crate::window::sprites::{
    Sprites, character_frame, cheese_frame, draw_ghost, draw_lying, draw_standing,
};
use crate::window::stage::Stage;
use crate::window::words::{ReplayWords, Words};

/// How high a row of the menu of the break is with the gap below it, and what is above the rows.
const PAUSE_ROW: f32 = 58.0;
const PAUSE_HEADING: f32 = 88.0;
/// The row without the gap, in parts of both.
const PAUSE_ROW_SHARE: f32 = 54.0 / PAUSE_ROW;
/// From this pitch on the mouse is as large as its room; farther out it stays this large.
const SMALLEST_MOUSE: f32 = 30.0;
/// How large mouse and cheese are where the whole maze is in sight, at least.
const SMALLEST_MOUSE_OF_WHOLE: f32 = 44.0;
/// How far the mouse leans into a wall, in rooms.
const BUMP_REACH: f32 = 0.08;

pub fn draw(
    context: &Context,
    play: &Play,
    painter: &mut Painter,
    pictures: &mut Pictures,
    hits: &mut Hits,
    pane: Rect,
) {
    let words = context.words();
    draw_field(context, play, painter, pictures, pane);
    if context.app.settings().hud {
        hud::draw(context, play, painter);
    }
    draw_foot(play, painter, words);
    hits.pane = (!play.is_paused()).then_some(pane);
    if play.is_paused() {
        draw_pause(context, play, painter, hits, words);
    }
}

/// The maze and all that is in it.
pub(super) fn draw_field(
    context: &Context,
    play: &Play,
    painter: &mut Painter,
    pictures: &mut Pictures,
    pane: Rect,
) {
    let run = play.race();
    let (centre, pitch) = play.camera().view(context.blend);
    let camera = Camera { centre: Vec2::from(centre), pitch, pane };
    painter.background();
    if let Some(stage) = &mut pictures.stage {
        stage.show_run(run, context.app.settings().trail, context.blend);
        draw_maze(context, play, stage, &camera);
        draw_light(context, stage, &camera, painter);
        draw_things(context, play, stage, &camera, &pictures.sprites);
        draw_joy(context, play, stage, &camera, painter);
        if play.camera().shows_all() {
            let has_panel_beside = play.camera().has_panel_beside() && context.app.settings().hud;
            if let Some(ghost) = rival(context, play) {
                map::draw_name(context, ghost, run, stage, &camera, painter);
            }
            map::draw_labels(context, run, stage, &camera, painter, has_panel_beside);
        }
        let ghost = rival(context, play);
        map::draw(context, run, ghost, stage, &camera, painter, &pictures.sprites);
    }
}

pub(super) fn tile_vec(tile: Tile) -> Vec2 {
    vec2(f32::from(tile.column), f32::from(tile.row))
}

fn draw_maze(context: &Context, play: &Play, stage: &mut Stage, camera: &Camera) {
    let lantern = Vec2::from(play.runner().pose(context.blend).at);
    let mut frame =
        Frame { maze: &stage.course.maze, camera, marks: &mut stage.marks, lantern: Some(lantern) };
    stage.view.draw(&mut frame);
}

/// The light that runs along a hint.
fn draw_light(context: &Context, stage: &Stage, camera: &Camera, painter: &mut Painter) {
    let Some(tile) = stage.light else { return };
    let middle = stage.view.to_standing(camera, tile) / context.scale;
    let radius = (0.17 * camera.pitch / context.scale).max(5.0);
    let palette = painter.palette();
    let glow = Rect::new(middle.x - radius, middle.y - radius, 2.0 * radius, 2.0 * radius);
    painter.soft_shadow(glow, radius, 1.6 * radius, Color { a: 0.85, ..palette.hint });
    painter.circle(middle, 0.5 * radius, WHITE);
}

/// How large the mouse is, in logical pixels.
fn mouse_side(play: &Play, camera: &Camera) -> f32 {
    let least = if play.camera().shows_all() { SMALLEST_MOUSE_OF_WHOLE } else { SMALLEST_MOUSE };
    camera.pitch.max(least)
}

/// The start door, the cheese on its mat, and the mouse, those farther down last.
fn draw_things(context: &Context, play: &Play, stage: &Stage, camera: &Camera, sprites: &Sprites) {
    let side = mouse_side(play, camera);
    let place = |tile: Vec2| stage.view.to_standing(camera, tile);
    let maze = &stage.course.maze;
    // Where things are larger than their rooms, they stand where their rooms end.
    let feet = vec2(0.0, 0.26 * camera.pitch.max(0.6 * side));
    let door = 0.8 * camera.pitch.max(SMALLEST_MOUSE);
    draw_standing(&sprites.start_door, (1, 0), place(tile_vec(maze.start())) + feet, door);
    let is_joyful = play.race().is_over();
    for &goal in maze.goals() {
        let middle = place(tile_vec(goal));
        draw_lying(&sprites.goal_mat, (u16::from(is_joyful), 0), middle + feet * 0.6, side * 0.9);
        if !is_joyful || play.runner().place() != goal {
            draw_standing(
                &sprites.cheese,
                cheese_frame(context.seconds),
                middle + feet,
                side * 0.9,
            );
        }
    }
    if let Some(ghost) = rival(context, play) {
        let pose = ghost.pose(play.race(), context.blend);
        let frame = character_frame(pose, context.seconds, 0.0);
        draw_ghost(&sprites.mouse, frame, place(Vec2::from(pose.at)) + feet, side);
    }
    let pose = play.runner().pose(context.blend);
    let frame = character_frame(pose, context.seconds, joy_seconds(play));
    let lean = lean(pose) * camera.pitch;
    draw_standing(&sprites.mouse, frame, place(Vec2::from(pose.at)) + lean + feet, side);
}

/// The ghost beside the mouse, if it is wanted.
fn rival<'a>(context: &Context, play: &'a Play) -> Option<&'a Ghost> {
    play.ghost().filter(|_| context.app.settings().ghost).map(AsRef::as_ref)
}

/// What a ghost is called.
fn name_of<'a>(ghost: &'a Ghost, words: &'a ReplayWords) -> &'a str {
    ghost.challenger().map_or(words.your_best, PlayerName::as_str)
}

/// For how many seconds the mouse has been rejoicing.
fn joy_seconds(play: &Play) -> f32 {
    play.joy_ticks() as f32 / TICKS_PER_SECOND as f32
}

/// How far the mouse leans into a wall, in rooms.
pub(super) fn lean(pose: Pose) -> Vec2 {
    let Gait::Bumped(seconds) = pose.gait else { return Vec2::ZERO };
    let ahead = match pose.heading {
        Direction::Right => Vec2::X,
        Direction::Down => Vec2::Y,
        Direction::Left => Vec2::NEG_X,
        Direction::Up => Vec2::NEG_Y,
    };
    ahead * BUMP_REACH * BUMP.there_and_back_at(seconds)
}

/// Sparks about the mouse that has found the cheese.
fn draw_joy(context: &Context, play: &Play, stage: &Stage, camera: &Camera, painter: &mut Painter) {
    if play.race().is_over() {
        let place = stage.view.to_standing(camera, Vec2::from(play.runner().pose(0.0).at));
        let reach = mouse_side(play, camera) / context.scale;
        draw_sparks(painter, place / context.scale, reach, joy_seconds(play));
    }
}

fn draw_foot(play: &Play, painter: &mut Painter, words: &Words) {
    let key = &words.key;
    if play.is_paused() {
        foot(
            painter,
            &[
                (&[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)], key.choose),
                (&[Cap::Enter], key.take),
                (&[Cap::Word("Esc")], key.go_on),
            ],
        );
    } else if let Some(costly) = play.asked() {
        let (command, what) = match costly {
            Costly::Restart => (Command::Restart, words.ask.restart),
            Costly::NewMaze => (Command::NewMaze, words.ask.new_maze),
            Costly::Solve => (Command::Solve, words.ask.solve),
            Costly::Hint => (Command::Hint, words.ask.hint),
        };
        foot(painter, &[(&[Cap::Of(command)], what)]);
    } else if let Some(solving) = play.race().solving() {
        let mut entries: Vec<(&[Cap], &str)> = Vec::new();
        if solving.is_searching() {
            entries.push((&[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)], key.speed));
            entries.push((&[Cap::Of(Command::Hold)], key.hold));
            entries.push((&[Cap::Word("End")], key.skip));
        }
        entries.push((&[Cap::Of(Command::Solve)], key.take_back));
        entries.push((&[Cap::Of(Command::Pause)], key.pause));
        foot(painter, &entries);
    } else {
        let whole = if play.camera().shows_all() { key.back_to_mouse } else { key.whole };
        let mut entries: Vec<(&[Cap], &str)> = vec![
            (&WALK, key.walk),
            (&[Cap::Of(Command::FirstRun)], key.run),
            (&[Cap::Of(Command::Pause)], key.pause),
            (&[Cap::Of(Command::Whole)], whole),
            (&[Cap::Of(Command::Hint)], key.hint),
            (&[Cap::Of(Command::Solve)], key.solve),
            (&[Cap::Of(Command::Trail)], key.trail),
            (&[Cap::Of(Command::Closer), Cap::Of(Command::Farther)], key.zoom),
        ];
        if play.ghost().is_some() {
            entries.insert(4, (&[Cap::Of(Command::Ghost)], words.replay.ghost));
        }
        foot(painter, &entries);
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
    let rows = menu.entries().len() as f32;
    let free = screen.h - super::FOOT;
    let step = PAUSE_ROW.min((free - PAUSE_HEADING - 32.0) / rows);
    let height = PAUSE_HEADING + rows * step + 24.0;
    let rect = Rect::new((screen.w - 400.0) / 2.0, (free - height) / 2.0, 400.0, height);
    painter.panel(rect);
    let heading = Style::new(Face::Title, 36.0, painter.palette().ink).centred();
    painter.text(heading, rect.center().x, rect.y + 62.0, words.paused);
    for (place, (entry, can_be_chosen)) in menu.entries().enumerate() {
        if !can_be_chosen {
            continue;
        }
        let y = rect.y + PAUSE_HEADING + step * place as f32;
        let row = Rect::new(rect.x + 32.0, y, 336.0, step * PAUSE_ROW_SHARE);
        let attention = Attention::focused(place == menu.focus());
        painter.menu_row(row, words.pause_menu[entry as usize], "", attention);
        context.hit(hits, row, Target::Entry(place));
    }
}
