//! The list of a pack, a row for each maze with its medals, and beside it the chosen maze, the time of
//! a good run, and the button that plays it.

use crate::game::journey::{Medal, Stop};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::pack::PackMaze;
use crate::screens::journey::view::par_text;
use crate::screens::pack::PackScreen;
use crate::screens::parts::prelude::*;

/// The most of a large window that is used.
const MOST: Vec2 = vec2(1200.0, 860.0);
/// The height of a row, and the radius of its corners.
const ROW_HEIGHT: f32 = 48.0;
const RADIUS: f32 = 12.0;
/// The width of a row's number, of each of its medals, and a medal's radius there and beside the list.
const NUMBER_WIDTH: f32 = 34.0;
const MEDAL_WIDTH: f32 = 32.0;
const SMALL_MEDAL: f32 = 11.0;
const MEDAL: f32 = 15.0;
const MEDALS: f32 = 56.0;
const LEMON: f32 = 7.0;
/// The room beside the list that tells of the chosen maze, besides the maze itself.
const LEAST_MAZE: f32 = 90.0;

pub fn draw<'a>(context: &Context<'a>, screen: &'a PackScreen, painter: &mut Painter<'a>) {
    painter.background();
    let (words, size) = (context.words(), Sizes::of(painter.screen));
    let [heading, body] = page(painter.screen, MOST);
    let title = sentences::pack_title(words, &screen.pack);
    let rest = painter.heading(heading, painter.ink(Typeface::Title, size.title), title);
    let is_shown = |medal: &&Medal| Medal::OF_ANY.contains(medal);
    let won: usize = screen.won.iter().map(|won| won.iter().filter(is_shown).count()).sum();
    let told = words.journey.medals_won(won, Medal::OF_ANY.len() * screen.pack.mazes.len());
    painter.note(rest, painter.muted(Typeface::Strong, ROW).right(), &told);
    let line = if is_narrow(painter.screen) { column(body) } else { row(body) };
    let [list, beside] = line.gap(size.gap).split([grow(1.2), grow(1.0)]);
    draw_list(context, screen, list, painter);
    draw_beside(context, screen, beside, painter);
    foot(
        painter,
        &[
            (&UP_DOWN, words.key.choose),
            (&[Cap::Enter], words.menu.play),
            (&[Cap::Of(KeyCommand::Flag)], words.pack.save),
            (&ESC, words.key.back),
            (&[Cap::Word("Backspace")], words.pack.remove),
            (&[Cap::Word("PgUp"), Cap::Word("PgDn")], words.how_to.other_page),
            (&[Cap::Of(KeyCommand::Watch)], words.key.watch),
            (&COPY, words.copy),
        ],
    );
}

fn draw_list(context: &Context, screen: &PackScreen, place: Rect, painter: &mut Painter) {
    painter.panel(place);
    let inner = place.inset(M);
    let rows = ((inner.h + XS) / (ROW_HEIGHT + XS)).floor().max(1.0) as usize;
    let count = screen.pack.mazes.len();
    // The chosen one is in the middle, as far as the list goes on.
    let first = screen.chosen.saturating_sub(rows / 2).min(count.saturating_sub(rows));
    let places = column(inner).gap(XS).each((0..rows).map(|_| fixed(ROW_HEIGHT)));
    let shown = screen.pack.mazes.iter().enumerate().skip(first);
    for ((number, maze), rect) in shown.zip(places) {
        draw_row(context, screen, (number, maze), rect, painter);
    }
}

fn draw_row(
    context: &Context,
    screen: &PackScreen,
    (number, maze): (usize, &PackMaze),
    rect: Rect,
    painter: &mut Painter,
) {
    let is_chosen = number == screen.chosen;
    if is_chosen {
        painter.round_rect(rect, RADIUS, painter.palette.field);
        painter.focus_ring(rect, RADIUS);
    }
    let parts = [fixed(NUMBER_WIDTH), grow(1.0), fixed(MEDAL_WIDTH * Medal::OF_ANY.len() as f32)];
    let [at, told, won] = row(rect.inset_by(vec2(M, 0.0))).gap(S).split(parts);
    painter.words(at, painter.muted(Typeface::Title, ROW), &(number + 1).to_string());
    let name = sentences::pack_maze(context.words(), maze);
    if is_chosen && screen.is_asking {
        let style = Style::new(Typeface::Strong, BODY, painter.palette.danger);
        painter.words(told, style, context.words().pack.press_again);
    } else {
        painter.words(told, painter.ink(Typeface::Strong, ROW), &name);
    }
    for (medal, place) in Medal::OF_ANY.into_iter().zip(row(won).evenly(Medal::OF_ANY.len())) {
        let is_won = screen.won.get(number).is_some_and(|won| won.contains(&medal));
        painter.medal(medal, place.center(), SMALL_MEDAL, is_won);
    }
    painter.named_control(rect, Target::Entry(number), format!("{}, {name}", number + 1));
}

fn draw_beside<'a>(
    context: &Context<'a>,
    screen: &'a PackScreen,
    place: Rect,
    painter: &mut Painter<'a>,
) {
    let (words, size) = (context.words(), Sizes::of(painter.screen));
    let Some(maze) = screen.maze() else { return };
    painter.panel(place);
    let [picture, title, facts, won, button] = column(place.inset(size.pad)).gap(S).split([
        grow(1.0).if_room(),
        fixed(HEADING),
        fixed(LINE),
        fixed(MEDALS).if_room(),
        fixed(size.main),
    ]);
    let preview = screen.preview();
    if let Some(measured) = preview.filter(|_| picture.h >= LEAST_MAZE) {
        draw_whole(context, measured, Traces::None, picture, Ground::Panel, painter);
    }
    painter.words(title, painter.ink(Typeface::Title, HEADING), &sentences::pack_maze(words, maze));
    if let Some(measured) = preview {
        draw_facts(words, measured, facts, painter);
    }
    for (medal, place) in Medal::OF_ANY.into_iter().zip(row(won).evenly(Medal::OF_ANY.len())) {
        if let Some(place) = place.unless_empty() {
            let [sign, below] = column(place).split([grow(1.0), fixed(LINE)]);
            let is_won = screen.won.get(screen.chosen).is_some_and(|won| won.contains(&medal));
            painter.medal(medal, sign.center(), MEDAL, is_won);
            let style = painter.muted(Typeface::Strong, NOTE).centred();
            painter.words(below, style, words.journey.medals.of(medal));
        }
    }
    painter.button(
        button,
        ButtonKind::Main,
        words.menu.play,
        Some(Cap::Enter),
        Attention::default(),
    );
    painter.control(button, PackScreen::PLAY);
}

/// How hard a maze is, and the time of a good run.
fn draw_facts(words: &Words, measured: &MeasuredMaze, line: Rect, painter: &mut Painter) {
    let lemons = Stop::lemons_of(measured).unwrap_or_default();
    let rest = painter.lemons(line, lemons, LEMON);
    if let Some(seconds) = Stop::par_seconds_of(measured) {
        let told = format!("{} {}", words.journey.par, par_text(seconds));
        painter.note(rest, painter.muted(Typeface::Strong, LABEL), &told);
    }
}
