//! What a run came to: the way that was walked and the best one, and a moment of joy.
//!
//! Everything that moves here follows from for how long the results have been shown.

mod legend;
mod panel;
mod regrets;

use icetea_maze::game::bindings::Command;
use icetea_maze::game::screen::results::Results;
use icetea_maze::maze::Tile;
use macroquad::prelude::*;

use legend::Legend;

use super::{ARROWS, Context, Pictures, draw_whole, foot};
use crate::window::keys::Hits;
use crate::window::maze_view::Camera;
use crate::window::motion::DRAW_WAY;
use crate::window::paint::{Cap, Face, Painter, Style};
use crate::window::sprites::{Sprites, cheese_frame, draw_standing, resting_frame};
use crate::window::stage::Stage;

const MARGIN: f32 = 32.0;
/// How large the mouse is on the maze, at least, in interface pixels.
const SMALLEST_MOUSE: f32 = 58.0;

pub fn draw(
    context: &Context,
    results: &Results,
    painter: &mut Painter,
    pictures: &mut Pictures,
    hits: &mut Hits,
) {
    let words = context.words();
    painter.background();
    let screen = painter.screen();
    let palette = painter.palette();
    let panel = panel::Layout::of(screen);
    let room = area_beside(panel.rect, screen);
    let legend = Legend::of(context, results, painter, room.right() - MARGIN);
    let area = Rect { h: room.h - legend.height(), ..room };
    if let Some(stage) = &mut pictures.stage {
        draw_ways(context, results, stage, painter, &pictures.sprites, area);
    }
    let heading = Style::new(Face::Title, 24.0, palette.ink);
    let end = painter.text(heading, MARGIN, 54.0, words.way_you_went);
    let code = context.app.code().unwrap_or_default();
    if end + 24.0 + painter.measure(Face::Mono, 15.0, &code) < area.right() {
        let style = Style::new(Face::Mono, 15.0, palette.muted_ink).right();
        painter.text(style, area.right(), 54.0, &code);
    }
    legend.draw(painter, vec2(MARGIN, area.bottom()));
    panel.draw(context, results, painter, &pictures.sprites, hits);
    draw_foot(context, painter);
}

fn draw_foot(context: &Context, painter: &mut Painter) {
    let words = context.words();
    let mut entries: Vec<(&[Cap], &str)> = vec![(&[Cap::Enter], words.key.go_on)];
    if context.app.has_rival() {
        entries.push((&[Cap::Of(Command::Ghost)], words.replay.race_the_best));
    }
    if context.app.recording().is_some() {
        entries.push((&[Cap::Of(Command::WatchAgain)], words.replay.watch_again));
        entries.push((&[Cap::Of(Command::SaveRecording)], words.replay.save));
        entries.push((&[Cap::Of(Command::Challenge)], words.replay.challenge));
    }
    let rest: [(&[Cap], &str); 7] = [
        (&ARROWS, words.key.choose),
        (&[Cap::Word("Esc")], way_out(context)),
        (&[Cap::Of(Command::Restart)], words.again),
        (&[Cap::Of(Command::NewMaze)], words.new),
        (&[Cap::Of(Command::Watch)], words.key.watch),
        (&[Cap::Of(Command::Records)], words.records.records),
        (&[Cap::Word("Ctrl"), Cap::Word("C")], words.copy),
    ];
    entries.extend(rest);
    foot(painter, &entries);
}

/// Where one comes to from here: to the title, or back to the school whose maze was run.
fn way_out(context: &Context) -> &'static str {
    let words = context.words();
    if context.app.is_run_for_school() { words.school.back_to_school } else { words.title }
}

/// What a panel leaves to the maze: above it in tall windows, else to its left.
fn area_beside(panel: Rect, screen: Rect) -> Rect {
    let (right, bottom) = if panel::is_below(screen) {
        (screen.w - 28.0, panel.y)
    } else {
        (panel.x - 36.0, screen.h - super::FOOT)
    };
    Rect::new(28.0, 80.0, right - 28.0, bottom - 80.0)
}

/// The maze with the way that was walked, and the best way as it is being drawn over it.
fn draw_ways(
    context: &Context,
    results: &Results,
    stage: &mut Stage,
    painter: &mut Painter,
    sprites: &Sprites,
    area: Rect,
) {
    let share = DRAW_WAY.at(results.moving_seconds());
    let tip = stage.show_result(results.race(), &results.best_way, share);
    let camera = draw_whole(context, stage, area, true);
    let place = |tile: Vec2| stage.view.to_standing(&camera, tile) / context.scale;
    let palette = painter.palette();
    let pitch = camera.pitch / context.scale;
    if let Some([last, end]) = tip {
        let [last, end] = [last, end].map(place);
        painter.line(last, end, (0.30 * pitch).max(1.5), palette.way);
        painter.circle(end, (0.34 * pitch).clamp(5.0, 12.0), palette.panel);
        painter.circle(end, (0.22 * pitch).clamp(3.0, 8.0), palette.way);
    }
    let start = place(tile_vec(stage.course.maze.start()));
    painter.circle(start, (0.32 * pitch).clamp(5.0, 12.0), palette.panel);
    painter.circle(start, (0.22 * pitch).clamp(3.5, 8.0), palette.way);
    let arrival = Arrival::of(context, results, stage, &camera);
    let taken = vec![arrival.rect(context.scale)];
    let seconds = results.moving_seconds() - DRAW_WAY.seconds();
    regrets::draw(painter, &results.regrets, (place, pitch), area, taken, seconds);
    arrival.draw(sprites, context.seconds);
}

/// How mouse and cheese stand where they have met.
struct Arrival {
    feet: Vec2,
    /// How far the mouse stands from the cheese.
    aside: Vec2,
    side: f32,
}

impl Arrival {
    fn of(context: &Context, results: &Results, stage: &Stage, camera: &Camera) -> Self {
        let place = results.race().runner(0).place();
        let goal = stage.view.to_standing(camera, tile_vec(place));
        let side = (1.2 * camera.pitch).max(SMALLEST_MOUSE * context.scale);
        // The mouse stands where the maze goes on.
        let is_left = 2 * u32::from(place.column) < u32::from(stage.course.maze.grid().columns());
        let aside = vec2(if is_left { 0.55 } else { -0.55 } * side, 0.0);
        Self { feet: goal + vec2(0.0, 0.28 * camera.pitch), aside, side }
    }

    /// What both of them cover, in interface pixels.
    fn rect(&self, scale: f32) -> Rect {
        let corner = self.feet - vec2(0.5, 0.9) * self.side;
        let square = Rect::new(corner.x, corner.y, self.side, self.side);
        let both = square.combine_with(square.offset(self.aside));
        Rect::new(both.x / scale, both.y / scale, both.w / scale, both.h / scale)
    }

    fn draw(&self, sprites: &Sprites, seconds: f64) {
        draw_standing(&sprites.cheese, cheese_frame(seconds), self.feet, 0.72 * self.side);
        draw_standing(&sprites.mouse, resting_frame(seconds), self.feet + self.aside, self.side);
    }
}

fn tile_vec(tile: Tile) -> Vec2 {
    vec2(f32::from(tile.column), f32::from(tile.row))
}
