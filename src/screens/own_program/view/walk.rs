//! A micromouse in its maze: what it has found and marked, and its numbers.

use super::Figure;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::walker::{Gait, Pose};
use crate::guest::{MousePlace, MouseStage, six_digits};
use crate::maze::Direction;
use crate::screens::own_program::OwnProgram;
use crate::screens::own_program::act::ProgramRun;
use crate::screens::parts::prelude::*;
use std::sync::Arc;

/// How large the letters on a room are at most, in parts of it; smaller ones than these are left out.
const ROOM_LETTERS: f32 = 0.42;
const LEAST_LETTERS: f32 = 13.0;
/// How dark what the mouse has not found is, in light looks and in dark ones.
const DIM: f32 = 0.34;
const DIM_IN_THE_DARK: f32 = 0.62;
const COLOUR_SEEN: f32 = 0.55;
/// How wide a wall is that the mouse says is there, in parts of a room.
const WALL: f32 = 0.09;

pub fn draw<'a>(
    context: &Context<'a>,
    program: &'a OwnProgram,
    (run, measured): (&'a ProgramRun<MouseStage>, &'a Arc<MeasuredMaze>),
    pane: Rect,
    painter: &mut Painter<'a>,
) {
    let traces = Traces::Lesson { path: &[], closed: Vec::new() };
    let ground = Ground::Window { lantern: None };
    let sight = draw_whole(context, measured, traces, pane, ground, painter);
    let (stage, place) = (&run.moment.stage, program.place(run, context.blend));
    draw_marks(stage, &sight, painter);
    draw_cheeses(context, measured, &sight, painter);
    draw_mouse(context, stage, place, &sight, painter);
}

/// What the mouse has coloured, written and not found yet, and the walls that it says are there.
fn draw_marks(stage: &MouseStage, sight: &MazeSight, painter: &mut Painter) {
    let (palette, pitch) = (painter.palette, sight.pitch());
    let (width, height) = (stage.maze.width, stage.maze.height);
    // Where lines between rooms cross; counted from the top left, as rooms are seen.
    let post = |x: u16, y: u16| sight.room_to_screen(vec2(x.into(), y.into()));
    let number = |x: u16, y: u16| usize::from(height - 1 - y) * usize::from(width) + usize::from(x);
    let places = || (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
    for (x, y) in places() {
        if let Some(colour) = stage.colour(number(x, y)) {
            let room = Rect::between(post(x, y), post(x + 1, y + 1));
            let colour = Color::see_through(colour.rgb(), COLOUR_SEEN);
            painter.rect(room.inset(pitch * WALL / 2.0), colour);
        }
    }
    let is_dark = palette.ink.luminance() > palette.background.luminance();
    let dim = if is_dark { palette.background } else { palette.ink };
    let dim = Color { a: if is_dark { DIM_IN_THE_DARK } else { DIM }, ..dim };
    for y in 0..height {
        let is_unfound = |&x: &u16| !stage.has_found(number(x, y));
        let mut x = 0;
        while let Some(from) = (x..width).find(is_unfound) {
            let to = (from..width).find(|x| !is_unfound(x)).unwrap_or(width);
            painter.rect(Rect::between(post(from, y), post(to, y + 1)), dim);
            x = to;
        }
    }
    for (x, y) in places() {
        let walls = stage.walls(number(x, y));
        let ends = [
            (Direction::Up, (x, y), (x + 1, y)),
            (Direction::Right, (x + 1, y), (x + 1, y + 1)),
            (Direction::Down, (x, y + 1), (x + 1, y + 1)),
            (Direction::Left, (x, y), (x, y + 1)),
        ];
        // Two rooms know the wall between them, and one of them draws it.
        let is_own = |side| match side {
            Direction::Up | Direction::Right => true,
            Direction::Down => y + 1 == height,
            Direction::Left => x == 0,
        };
        for (side, from, to) in ends {
            if walls.contains(side) && is_own(side) {
                let [from, to] = [from, to].map(|(x, y)| post(x, y));
                painter.line(from, to, (pitch * WALL).max(2.0), palette.second_accent);
            }
        }
    }
    for (cell, text) in stage.texts() {
        let middle = sight.to_screen(tile_vec(stage.maze.tile(cell)));
        let room = Rect::about(middle, pitch * (0.5 - WALL));
        let widest = painter.measure(Typeface::Mono, 1.0, text).max(f32::EPSILON);
        let size = (room.w / widest).min(ROOM_LETTERS * pitch);
        if size >= LEAST_LETTERS {
            painter.words(room, Style::new(Typeface::Mono, size, palette.ink).centred(), text);
        }
    }
}

/// How large a mouse is, and how far below the middle of its room it stands.
fn size_of_figures(sight: &MazeSight) -> (f32, Vec2) {
    let side = (sight.pitch() * 1.1).max(M);
    (side, vec2(0.0, side * 0.3))
}

/// The cheeses of the maze.
pub fn draw_cheeses(
    context: &Context,
    measured: &MeasuredMaze,
    sight: &MazeSight,
    painter: &mut Painter,
) {
    let (side, feet) = size_of_figures(sight);
    for &goal in measured.maze.goals() {
        let at = sight.to_standing(tile_vec(goal)) + feet;
        painter.standing(SheetName::Cheese, context.frames.cheese(), at, side * 0.8);
    }
}

fn draw_mouse(
    context: &Context,
    stage: &MouseStage,
    place: MousePlace,
    sight: &MazeSight,
    painter: &mut Painter,
) {
    let (side, feet) = size_of_figures(sight);
    let [x, y] = place.at;
    let at = vec2(x, f32::from(stage.maze.height) * 2.0 - y);
    let gait = if stage.has_bumped {
        Gait::Bumped(0.2)
    } else {
        place.walked.map_or(Gait::Idle, Gait::Walking)
    };
    let heading = [Direction::Up, Direction::Right, Direction::Down, Direction::Left]
        [usize::from(place.heading.div_ceil(2) % 4)];
    let pose = Pose { at: at.into(), heading, gait };
    let frame = context.frames.character(pose, 0.0);
    painter.standing(SheetName::Mouse, frame, sight.to_standing(at) + feet, side);
}

/// Its numbers.
pub fn figures(context: &Context, stage: &MouseStage, painter: &Painter) -> Vec<Figure> {
    let words = &context.words().own_program.walk;
    let none_yet = context.words().own_program.none_yet;
    let score = &stage.score;
    let best = score.best.map_or_else(|| none_yet.to_owned(), |_| six_digits(score.score()));
    let half_steps = |steps: f32| painter.numbers.of((steps / 2.0) as u64);
    vec![
        (words.score, best),
        (words.runs, painter.numbers.of(u64::from(score.runs))),
        (words.found, painter.numbers.of(stage.found() as u64)),
        (words.walked, half_steps(score.total.distance)),
        (words.turns, painter.numbers.of(score.total.turns as u64)),
        (words.this_run, half_steps(score.current.distance)),
    ]
}
