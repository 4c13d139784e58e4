//! The postcard: the result of a run, as one picture to share. It shows the maze with the player's
//! path and its wrong turns, the time, the name, and a challenge that people and phones can read.
//! It depends on the results and the look alone, not on the window.

use super::panel::draw_joy;
use super::{draw_paths, of_day};
use crate::game::export::name_of_maze;
use crate::game::race::Summary;
use crate::picture::View;
use crate::screens::parts::prelude::*;
use crate::screens::parts::sheet::{Sheet, Still};
use crate::screens::results::Results;
use crate::world::World;

/// The size of its layout, and the pixels to one unit of that.
const SIZE: Vec2 = vec2(1280.0, 720.0);
const DENSITY: f32 = 1.5;
const EDGE: f32 = 32.0;
/// The width of the panel beside the maze.
const PANEL: f32 = 348.0;
/// The limit of rooms each way: larger mazes are not drawn, as no detail would be visible.
const MOST_ROOMS: f32 = 320.0;
/// The game's name: the size of its letters, and where they begin on its line.
const LOGO: f32 = 36.0;
const LOGO_AT: Vec2 = vec2(1.75, 1.15);
const JOY: f32 = 100.0;
const TIME: f32 = 58.0;
/// Steps, the shortest path and dead ends.
const NUMBERS: f32 = 3.0;
/// The height of a line of the challenge, the most lines, and the size of their letters.
const LINE_HEIGHT: f32 = 17.0;
const MOST_LINES: usize = 3;
const LETTERS: f32 = 12.0;

/// The postcard of the results on the screen.
pub fn postcard<'a>(world: &'a World, results: &'a Results, view: &View<'a>) -> Still<'a> {
    let mut sheet = Sheet::new(world, SIZE, DENSITY, view);
    let (pane, painter) = (sheet.pane, &mut sheet.painter);
    let context = Context::of_still(world, results, sheet.scale, pane);
    painter.background();
    let [maze, panel] = row(pane.inset(EDGE)).gap(L).split([grow(1.0), fixed(PANEL)]);
    let code = context.code().unwrap_or_default();
    let challenge =
        context.world.recordings.last.as_ref().and_then(|recording| recording.challenge());
    draw_maze(&context, results, challenge.as_deref().unwrap_or(&code), maze, painter);
    let words = &context.words().replay;
    let challenge = challenge.map(|line| (line, words.scan_or_paste));
    let texts = [challenge, Some((code, words.scan_the_code)).filter(|(code, _)| !code.is_empty())];
    draw_panel(&context, results, texts.into_iter().flatten(), panel, painter);
    let measured = results.race.measured();
    let what = name_of_maze(measured.spec, &measured.maze);
    let (seconds, rest) =
        (results.summary.milliseconds / 1000, results.summary.milliseconds % 1000);
    sheet.finish(format!("{what} in {seconds}.{:02} s", rest / 10))
}

/// The maze, and below it the cost of its wrong turns, or that it is no record, and what to type to
/// play it.
fn draw_maze<'a>(
    context: &Context<'a>,
    results: &'a Results,
    text: &str,
    place: Rect,
    painter: &mut Painter<'a>,
) {
    let words = context.words();
    let width = painter.measure(Typeface::Mono, LETTERS, "0");
    let mut lines = broken(text, (place.w / width) as usize);
    let code = context.code().unwrap_or_default();
    if lines.len() > MOST_LINES {
        lines = vec![&code];
    }
    let parts = [grow(1.0), fixed(LINE + XS), fixed(LINE_HEIGHT * lines.len() as f32)];
    let [area, told, below] = column(place).gap(S).split(parts);
    let measured = results.race.measured();
    let rooms = Cells::of_measured(measured).size();
    if rooms.max_element() <= MOST_ROOMS && measured.known_part().is_none() {
        draw_paths(context, results, painter, area);
    } else {
        let size = words.number.sides([rooms.x as u64, rooms.y as u64]);
        let [number, why] = column(middle(area, vec2(area.w, 2.0 * TIME))).split([grow(1.0); 2]);
        painter.words(number, painter.ink(Typeface::Title, TIME).centred(), &size);
        painter.words(
            why,
            painter.muted(Typeface::Body, ROW).centred(),
            words.replay.too_large_to_draw,
        );
    }
    let turns = sentences::wrong_turns(
        context.world.language(),
        &results.wrong_turns,
        results.race.taken_back,
    );
    // A run that was helped is not offered as a record to share.
    let says = match &results.summary {
        Summary { helped: true, .. } => words.helped,
        Summary { is_slow: true, .. } => words.records.slow_result,
        _ => turns.first().map_or("", String::as_str),
    };
    painter.words(told, painter.ink(Typeface::Strong, BODY), says);
    for (line, place) in lines.iter().zip(column(below).evenly(lines.len().max(1))) {
        painter.words(place, painter.muted(Typeface::Mono, LETTERS), line);
    }
}

/// The result of the run, the first of these texts that fits as a code, and what to do with it.
fn draw_panel(
    context: &Context,
    results: &Results,
    texts: impl Iterator<Item = (String, &'static str)>,
    place: Rect,
    painter: &mut Painter,
) {
    let (words, summary) = (context.words(), &results.summary);
    painter.panel(place);
    let day = of_day(context, results);
    let [logo, joy, time, name, steps, daily, place, caption] =
        column(place.inset_by(vec2(L, M))).gap(S).split([
            fixed(LOGO * LOGO_AT.y + S),
            fixed(JOY),
            fixed(TIME),
            fixed(LINE),
            fixed(NUMBERS * LINE),
            if day.is_some() { fixed(2.0 * LINE) } else { nothing() },
            grow(1.0),
            fixed(LINE),
        ]);
    let (language, look) = (context.world.language(), context.world.settings.look);
    painter.logo(language, look, LOGO, logo.point() + LOGO * LOGO_AT);
    draw_joy(context, results, painter, joy);
    let style = painter.ink(Typeface::Title, TIME).centred();
    painter.words(time, style, &words.number.clock(summary.milliseconds));
    if let Some(recording) = &context.world.recordings.last {
        let style = painter.ink(Typeface::Strong, ROW).centred();
        painter.words(name, style, recording.players[0].name.as_str());
    }
    let numbers = [
        (words.your_steps, summary.steps),
        (words.best_path, summary.shortest),
        (words.dead_ends, summary.dead_ends),
    ];
    for ((label, number), line) in numbers.into_iter().zip(column(steps).evenly(numbers.len())) {
        painter.label_pair(line, label, &words.number.of(number));
    }
    if let Some((day, streak)) = day {
        let style = Style::new(Typeface::Title, ROW, painter.palette.accent_text).centred();
        let [above, below] = column(daily).centred().split([fixed(LINE); 2]);
        painter.words(above, style, &day);
        painter.words(
            below,
            painter.ink(Typeface::Strong, BODY).centred(),
            &streak.unwrap_or_default(),
        );
    }
    let mut codes =
        texts.filter_map(|(text, says)| Some((code::modules_in(painter, place, &text)?, says)));
    if let Some((modules, says)) = codes.next() {
        code::draw(painter, &modules, place);
        painter.words(caption, painter.muted(Typeface::Strong, LABEL).centred(), says);
    }
}

/// A text in pieces of at most this many characters.
fn broken(text: &str, most: usize) -> Vec<&str> {
    let begins = text.char_indices().map(|(at, _)| at).step_by(most.max(1));
    let ends: Vec<usize> = begins.chain([text.len()]).collect();
    ends.windows(2).map(|ends| &text[ends[0]..ends[1]]).collect()
}
