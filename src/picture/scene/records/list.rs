//! The list: a row for each kind of maze, and for daily mazes and matches.

use crate::game::input::Target;
use crate::game::records::Group;
use crate::game::screen::records::{Focus, RecordsScreen, Row};
use crate::game::tuning::RECORDS_ROWS_IN_SIGHT;
use crate::picture::geometry::Rect;

use super::layout::Layout;
use super::{kind_words, streak_words};
use crate::picture::icon::Way;
use crate::picture::painter::Painter;
use crate::picture::scene::watch::counters::thousands;
use crate::picture::scene::{Context, clock_text};
use crate::picture::text::Style;
use crate::picture::typeface::Face;
use crate::words::Words;

const RADIUS: f32 = 12.0;

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
        let rect = layout.row(number - screen.first());
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
    let style = Style::new(Face::Strong, 13.0, painter.palette().muted_ink);
    let heads = layout.heads;
    painter.text(style, layout.row(0).x + 12.0, heads, words.maze);
    painter.text(style.right(), layout.runs, heads, words.records.runs);
    painter.text(style.right(), layout.best, heads, words.best);
    if let Some(median) = layout.median {
        painter.text(style.right(), median, heads, words.records.median);
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
    let is_low = rect.h < 44.0;
    let middle = rect.center().y;
    let x = rect.x + 12.0;
    let (size, small, spread) = if is_low { (15.0, 13.0, 0.0) } else { (17.0, 14.0, 2.0) };
    // Beside a name there is no need for room for what is not there.
    let end = if group.is_some() { layout.runs - 46.0 } else { rect.right() - 12.0 };
    let strong = Style::new(Face::Strong, size, palette.ink);
    painter.text_within(strong, x, middle - 2.0 - spread, end - x, &names[0]);
    let body = Style::new(Face::Body, small, palette.muted_ink);
    painter.text_within(body, x, middle + 14.0 + spread, end - x, &names[1]);
    if let Some(group) = group {
        draw_numbers(group, middle + 5.0, layout, painter);
    }
}

fn draw_numbers(group: &Group, baseline: f32, layout: &Layout, painter: &mut Painter) {
    let palette = painter.palette();
    let plain = Style::new(Face::Body, 15.0, palette.ink).right();
    painter.text(plain, layout.runs, baseline, &thousands(group.runs()));
    let best = Style::new(Face::Strong, 15.0, palette.accent_text).right();
    painter.text(best, layout.best, baseline, &time_or_dash(group.best_milliseconds()));
    if let Some(median) = layout.median {
        painter.text(plain, median, baseline, &time_or_dash(group.median_milliseconds()));
    }
}

/// A time, or that there is none.
pub fn time_or_dash(milliseconds: Option<u64>) -> String {
    milliseconds.map_or_else(|| "–".to_owned(), clock_text)
}

/// Which part of the list is in sight, between two arrows that move it.
fn draw_scroll(first: usize, count: usize, layout: &Layout, painter: &mut Painter) {
    let palette = painter.palette();
    let [up, bar, down] = layout.scroll();
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
