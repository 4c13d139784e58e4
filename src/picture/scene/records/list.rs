//! The list: a row for each kind of maze, and for daily mazes and matches.

use super::layout::Layout;
use super::{kind_words, streak_words};
use crate::game::records::Group;
use crate::game::screen::records::{Focus, RecordsScreen, Row};
use crate::game::tuning::RECORDS_ROWS_IN_SIGHT;
use crate::picture::scene::prelude::*;
use crate::picture::scene::watch::counters::thousands;

const RADIUS: f32 = 12.0;
/// In lower rows letters are smaller.
const LOW_ROW: f32 = 44.0;
/// How large the letters of a name are.
const ROW: f32 = 17.0;

pub fn draw(
    context: &Context,
    screen: &RecordsScreen,
    rows: &[Row],
    layout: &Layout,
    painter: &mut Painter,
) {
    painter.panel(layout.list);
    draw_heads(layout, painter, context.words());
    let in_sight = rows.iter().enumerate().skip(screen.first()).take(RECORDS_ROWS_IN_SIGHT);
    for (number, &row) in in_sight {
        let rect = layout.rows[number - screen.first()];
        if number == screen.chosen() {
            painter.round_rect(rect, RADIUS, painter.palette().field);
            if screen.focus() == Focus::List {
                painter.focus_ring(rect, RADIUS);
            } else {
                let edge = painter.palette().finish.control_edge;
                painter.round_border(rect, RADIUS, 1.5, edge);
            }
        }
        draw_row(context, row, rect, layout, painter);
        painter.control(rect, Target::Field(number));
    }
    if rows.len() > RECORDS_ROWS_IN_SIGHT {
        draw_scroll(screen.first(), rows.len(), layout, painter);
    }
}

fn draw_heads(layout: &Layout, painter: &mut Painter, words: &Words) {
    let style = Style::new(Face::Strong, NOTE, painter.palette().muted_ink);
    let [name, runs, best, median] = layout.columns(layout.heads);
    painter.words(name, style, words.maze);
    let numbers = [(runs, words.records.runs), (best, words.best), (median, words.records.median)];
    for (place, text) in numbers {
        if place.w > 0.0 {
            painter.words(place, style.right(), text);
        }
    }
}

fn draw_row(context: &Context, row: Row, rect: Rect, layout: &Layout, painter: &mut Painter) {
    let (words, history) = (context.words(), context.app.archive().shown());
    let daily;
    let (names, group) = match row {
        Row::Daily => {
            daily = history.daily_runs();
            ([words.records.daily.to_owned(), streak_words(context)], Some(&daily))
        }
        Row::Matches => {
            let count: u64 = history.matches().map(|(_, tally)| tally.matches()).sum();
            let count = words.records.matches(thousands(count));
            ([words.versus.two_players.to_owned(), count], None)
        }
        Row::Kind(kind) => (kind_words(kind, words), history.group(kind)),
    };
    let palette = painter.palette();
    let (size, small) = if rect.h < LOW_ROW { (BODY, NOTE) } else { (ROW, LABEL) };
    let columns = layout.columns(rect);
    // Beside a name there is no need for room for what is not there.
    let name = match group {
        Some(_) => columns[0],
        None => columns.into_iter().fold(columns[0], Rect::combine_with),
    };
    let [above, below] = column(name).centred().split([grow(1.0).at_most(LINE + XS); 2]);
    painter.words(above, Style::new(Face::Strong, size, palette.ink), &names[0]);
    painter.words(below, Style::new(Face::Body, small, palette.muted_ink), &names[1]);
    if let Some(group) = group {
        draw_numbers(group, columns, painter);
    }
}

fn draw_numbers(group: &Group, [_, runs, best, median]: [Rect; 4], painter: &mut Painter) {
    let palette = painter.palette();
    let plain = Style::new(Face::Body, BODY, palette.ink);
    painter.words(runs, plain.right(), &thousands(group.runs()));
    let strong = Style::new(Face::Strong, BODY, palette.accent_text);
    painter.words(best, strong.right(), &time_or_dash(group.best_milliseconds()));
    if median.w > 0.0 {
        painter.words(median, plain.right(), &time_or_dash(group.median_milliseconds()));
    }
}

/// A time, or that there is none.
pub fn time_or_dash(milliseconds: Option<u64>) -> String {
    milliseconds.map_or_else(|| "–".to_owned(), clock_text)
}

/// Which part of the list is in sight, between two arrows that move it.
fn draw_scroll(first: usize, count: usize, layout: &Layout, painter: &mut Painter) {
    let palette = painter.palette();
    let [up, bar, down] = layout.scroll;
    let last = count - RECORDS_ROWS_IN_SIGHT;
    for (rect, path, by, is_left) in
        [(up, Way::Up, -1, first > 0), (down, Way::Down, 1, first < last)]
    {
        let colour = if is_left { palette.accent_text } else { palette.muted_ink };
        painter.chevron(path, rect.center(), 6.0, colour);
        painter.control(rect, Target::Arrow(0, by));
    }
    let track = Rect::new(bar.center().x - 4.0, bar.y, 8.0, bar.h);
    painter.round_rect(track, 4.0, palette.finish.progress_track);
    let share = |rows: usize| bar.h * rows as f32 / count as f32;
    let thumb = Rect { y: bar.y + share(first), h: share(RECORDS_ROWS_IN_SIGHT), ..track };
    painter.round_rect(thumb, 4.0, palette.finish.control_edge);
}
