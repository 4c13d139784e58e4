//! The list: a row for each kind of maze, and for daily mazes and matches.

use super::{kind_words, streak_words};
use crate::game::records::RunGroup;
use crate::game::tuning::RECORDS_ROWS_IN_SIGHT;
use crate::screens::endless::view::most_cheeses;
use crate::screens::parts::prelude::*;
use crate::screens::records::{Focus, RecordsRow, RecordsScreen};

const RADIUS: f32 = 12.0;
/// Lower rows have smaller letters.
const LOW_ROW: f32 = 44.0;
/// The width of the scroll bar at the list's right, and the height of its arrows.
const SCROLL: f32 = 26.0;
const ARROW: f32 = 32.0;
/// The minimum width of a name, the width of the number of runs, and that of a time, where there is
/// room and where there is little.
const NAME: f32 = 130.0;
const RUNS: f32 = 46.0;
const TIME: [f32; 2] = [88.0, 76.0];

/// The columns of a row: the name, the number of runs, the best one, and the median where there is
/// room for it.
fn columns(line: Rect, painter: &Painter) -> [Rect; 4] {
    let time = fixed(TIME[usize::from(is_compact(painter.screen))]);
    let parts = [grow(1.0).at_least(NAME), fixed(RUNS), time, time.if_room()];
    row(line.inset_by(vec2(S + XS, 0.0))).split(parts)
}

pub fn draw(
    context: &Context,
    screen: &RecordsScreen,
    rows: &[RecordsRow],
    list: Rect,
    painter: &mut Painter,
) {
    painter.panel(list);
    let [inner, scroll] = row(list.inset_by(vec2(M, S))).gap(S).split([grow(1.0), fixed(SCROLL)]);
    let head = Sizes::of(painter.screen).chip;
    let [heads, below] = column(inner).split([fixed(head), grow(1.0)]);
    let [_, scroll] = column(scroll).split([fixed(head), grow(1.0)]);
    draw_heads(heads, painter, context.words());
    let places = column(below).gap(XS).evenly(RECORDS_ROWS_IN_SIGHT);
    let in_sight = rows.iter().enumerate().skip(screen.first).take(RECORDS_ROWS_IN_SIGHT);
    for (number, &row) in in_sight {
        let rect = places[number - screen.first];
        if number == screen.chosen {
            painter.round_rect(rect, RADIUS, painter.palette.field);
            if screen.focus == Focus::List {
                painter.focus_ring(rect, RADIUS);
            } else {
                let edge = painter.palette.finish.control_edge;
                painter.round_border(rect, RADIUS, 1.5, edge);
            }
        }
        draw_row(context, row, rect, painter);
        painter.control(rect, Target::Field(number));
    }
    if rows.len() > RECORDS_ROWS_IN_SIGHT {
        draw_scroll(screen.first, rows.len(), scroll, painter);
    }
}

fn draw_heads(line: Rect, painter: &mut Painter, words: &Words) {
    let style = painter.muted(Typeface::Strong, NOTE);
    let [name, runs, best, median] = columns(line, painter);
    painter.words(name, style, words.maze);
    let numbers = [(runs, words.records.runs), (best, words.best), (median, words.records.median)];
    for (place, text) in numbers {
        if place.w > 0.0 {
            painter.words(place, style.right(), text);
        }
    }
}

fn draw_row(context: &Context, row: RecordsRow, rect: Rect, painter: &mut Painter) {
    let (words, history) = (context.words(), &context.world.archive.shown);
    let daily;
    let (names, group) = match row {
        RecordsRow::Daily => {
            daily = history.daily_runs();
            ([words.records.daily.to_owned(), streak_words(context)], Some(&daily))
        }
        RecordsRow::Endless => {
            let best = most_cheeses(context).unwrap_or_default();
            ([words.menu.endless.to_owned(), best], None)
        }
        RecordsRow::Matches => {
            let count: u64 = history.matches().map(|(_, tally)| tally.matches()).sum();
            let count = words.records.matches(count);
            ([words.versus.two_players.to_owned(), count], None)
        }
        RecordsRow::Kind(kind) => (kind_words(kind, words), history.group(kind)),
    };
    let palette = painter.palette;
    let (size, small) = if rect.h < LOW_ROW { (BODY, NOTE) } else { (ROW, LABEL) };
    let columns = columns(rect, painter);
    // Without numbers, the name has their room.
    let name = match group {
        Some(_) => columns[0],
        None => columns.into_iter().fold(columns[0], Rect::combine_with),
    };
    let [above, below] = column(name).centred().split([grow(1.0).at_most(LINE + XS); 2]);
    painter.words(above, Style::new(Typeface::Strong, size, palette.ink), &names[0]);
    painter.words(below, Style::new(Typeface::Body, small, palette.muted_ink), &names[1]);
    if let Some(group) = group {
        draw_numbers(group, columns, painter);
    }
}

fn draw_numbers(group: &RunGroup, [_, runs, best, median]: [Rect; 4], painter: &mut Painter) {
    let palette = painter.palette;
    let plain = Style::new(Typeface::Body, BODY, palette.ink);
    painter.words(runs, plain.right(), &painter.numbers.of(group.runs));
    let strong = Style::new(Typeface::Strong, BODY, palette.accent_text);
    painter.words(best, strong.right(), &painter.numbers.clock_or_dash(group.best_milliseconds));
    if median.w > 0.0 {
        painter.words(
            median,
            plain.right(),
            &painter.numbers.clock_or_dash(group.median_milliseconds()),
        );
    }
}

/// The visible part of the list, between two arrows that move it.
fn draw_scroll(first: usize, count: usize, place: Rect, painter: &mut Painter) {
    let palette = painter.palette;
    let [up, bar, down] = column(place).gap(XS).split([fixed(ARROW), grow(1.0), fixed(ARROW)]);
    let last = count - RECORDS_ROWS_IN_SIGHT;
    for (rect, path, by, is_left) in
        [(up, Way::Up, -1, first > 0), (down, Way::Down, 1, first < last)]
    {
        let colour = if is_left { palette.accent_text } else { palette.muted_ink };
        painter.chevron(path, rect.center(), 6.0, colour);
        painter.control(rect, Target::Arrow(0, by));
    }
    let track = middle(bar, vec2(S, bar.h));
    painter.round_rect(track, 4.0, palette.finish.progress_track);
    let share = |rows: usize| bar.h * rows as f32 / count as f32;
    let thumb = Rect { y: bar.y + share(first), h: share(RECORDS_ROWS_IN_SIGHT), ..track };
    painter.round_rect(thumb, 4.0, palette.finish.control_edge);
}
