//! The wait for a large maze, and the question whether a file that was read is a maze.

use std::sync::Arc;

use crate::game::measured_maze::MeasuredMaze;
use crate::maze::Warning;
use crate::screens::loading::Loading;
use crate::screens::parts::prelude::*;

/// The size of the princess, and the width of the bar.
const PRINCESS: f32 = 160.0;
const BAR: f32 = 480.0;

/// The maximum size of the question, the height of its button, and the minimum size of figures in
/// the maze.
const QUESTION: Vec2 = vec2(720.0, 720.0);
const BUTTON: f32 = 48.0;
const SMALLEST: f32 = 12.0;

pub fn draw<'a>(context: &Context<'a>, screen: &'a Loading, painter: &mut Painter<'a>) {
    match &screen.doubtful {
        Some(doubtful) => draw_question(context, &screen.doubts, doubtful, painter),
        None => draw_loading(context, screen.request.is_reading(), painter),
    }
}

pub fn draw_loading(context: &Context, is_reading: bool, painter: &mut Painter) {
    let words = context.words();
    painter.background();
    let area = middle(above_foot(painter.screen), vec2(BAR, PRINCESS + 4.0 * L));
    let [figure, heading, track] =
        column(area).gap(M).split([grow(1.0), fixed(LARGE + XS), fixed(M - XS)]);
    let feet = vec2(figure.center().x, figure.bottom());
    painter.standing(SheetName::Princess, context.frames.princess(), feet, PRINCESS);
    let what = if is_reading { words.reading } else { words.building };
    painter.words(heading, painter.ink(Typeface::Title, LARGE + XS).centred(), what);
    painter.wait(track, context.world.progress);
    foot(painter, &[(&ESC, words.key.cancel)]);
}

/// Asks whether this is to be played: how it was read, and why it may not be a maze.
fn draw_question<'a>(
    context: &Context<'a>,
    doubts: &[Warning],
    doubtful: &'a Arc<MeasuredMaze>,
    painter: &mut Painter<'a>,
) {
    let (words, size) = (context.words(), Sizes::of(painter.screen));
    painter.background();
    let [heading, panel] = page(painter.screen, QUESTION);
    painter.words(heading, painter.ink(Typeface::Title, size.title), words.is_it_a_maze);
    painter.panel(panel);
    let (body, style) = (panel.inset(M), painter.ink(Typeface::Body, BODY));
    let why = sentences::doubted(context.world.language(), doubts);
    let lines = painter.broken(style, body.w, &why);
    let text = fixed(lines.len() as f32 * LINE);
    let [area, text, button] = column(body).gap(M).split([grow(1.0), text, fixed(BUTTON)]);
    let sight = draw_whole(context, doubtful, Traces::None, area, Ground::Panel, painter);
    let side = sight.pitch().max(SMALLEST);
    let at = |tile| sight.to_standing(tile_vec(tile)) + vec2(0.0, side * 0.3);
    let maze = &doubtful.maze;
    painter.standing(SheetName::Cheese, context.frames.cheese(), at(maze.goal()), side);
    painter.standing(SheetName::Mouse, (0, 0), at(maze.start()), side);
    for (line, place) in lines.iter().zip(column(text).evenly(lines.len())) {
        painter.words(place, style, line);
    }
    let cap = Some(Cap::Enter);
    painter.button(button, ButtonKind::Main, words.open_anyway, cap, Attention::default());
    painter.control(button, Target::Offer(true));
    foot(painter, &[(&[Cap::Enter], words.open_anyway), (&ESC, words.key.back)]);
}
