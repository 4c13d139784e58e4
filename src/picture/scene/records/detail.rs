//! What is known of the chosen row: numbers and a chart, or who has won how much.

use super::layout::Layout;
use super::list::time_or_dash;
use super::{chart, kind_words};
use crate::game::records::{Group, Kind, Tally};
use crate::game::screen::records::Row;
use crate::game::versus::rules::Seat;
use crate::picture::scene::players::draw_sign;
use crate::picture::scene::prelude::*;
use crate::picture::scene::watch::counters::thousands;

/// How large letters beside the title are.
const BESIDE: f32 = 16.0;
/// How high a row of matches is at the most.
const TALLY: f32 = 74.0;

pub fn draw(context: &Context, row: Row, layout: &Layout, painter: &mut Painter) {
    match row {
        Row::Daily => draw_daily(context, layout, painter),
        Row::Matches => draw_matches(context, layout, painter),
        Row::Kind(kind) => draw_kind(context, kind, layout, painter),
    }
}

fn draw_title(layout: &Layout, painter: &mut Painter, title: &str, beside: &str) {
    let palette = painter.palette();
    let end = painter.words(layout.title, Style::new(Face::Title, HEADING, palette.ink), title);
    let style = Style::new(Face::Strong, BESIDE, palette.muted_ink);
    let room = Rect { x: end + S, w: layout.title.right() - end - S, ..layout.title };
    painter.words(room, style, beside);
}

fn draw_kind(context: &Context, kind: Kind, layout: &Layout, painter: &mut Painter) {
    let words = context.words();
    let [title, beside] = kind_words(kind, words);
    draw_title(layout, painter, &title, &beside);
    let Some(group) = context.app.archive().shown().group(kind) else { return };
    let (helped, slow) = (words.records.with_help, words.records.slow_game);
    let mut numbers = vec![
        (words.records.runs, thousands(group.runs())),
        (words.best, time_or_dash(group.best_milliseconds())),
        (words.records.median, time_or_dash(group.median_milliseconds())),
        (helped, thousands(group.helped_runs())),
    ];
    if group.slow_runs() > 0 {
        numbers.push((slow, thousands(group.slow_runs())));
    }
    draw_numbers(layout, painter, &numbers);
    draw_chart(context, group, layout, painter);
}

fn draw_daily(context: &Context, layout: &Layout, painter: &mut Painter) {
    let words = context.words();
    let (today, history) = (context.app.today(), context.app.archive().shown());
    let streak = history.daily();
    let state = words.records.daily_state(streak.is_done(today));
    let beside = format!("{} · {state}", sentences::date(&words.records, today));
    draw_title(layout, painter, words.records.daily, &beside);
    let runs = history.daily_runs();
    let numbers = [
        (words.records.streak, thousands(streak.current(today).into())),
        (words.records.longest_streak, thousands(streak.longest().into())),
        (words.records.days_done, thousands(streak.finished().into())),
        (words.best, time_or_dash(runs.best_milliseconds())),
        (words.records.median, time_or_dash(runs.median_milliseconds())),
    ];
    draw_numbers(layout, painter, &numbers);
    draw_chart(context, &runs, layout, painter);
}

fn draw_chart(context: &Context, group: &Group, layout: &Layout, painter: &mut Painter) {
    let words = context.words();
    if group.last().is_empty() {
        let style = Style::new(Face::Body, BODY, painter.palette().muted_ink);
        let Rect { x, y, w, .. } = layout.chart;
        painter.paragraph(style, (x, y + LINE), (w, LINE), words.records.no_single_runs);
        return;
    }
    chart::draw(painter, layout.chart, group, words);
}

/// Numbers side by side, each under its label.
fn draw_numbers(layout: &Layout, painter: &mut Painter, numbers: &[(&str, String)]) {
    let places = row(layout.numbers).gap(S).evenly(numbers.len());
    // All shrink together where one would run into its neighbour.
    let size =
        numbers.iter().zip(&places).fold(layout.number_size, |size, ((_, number), place)| {
            size.min(painter.shrunk(Face::Title, layout.number_size, place.w, number))
        });
    let palette = painter.palette();
    for ((words, text), place) in numbers.iter().zip(places) {
        let [label, value] = column(place).split([fixed(LINE), grow(1.0)]);
        painter.words(label, Style::new(Face::Strong, NOTE, palette.muted_ink), words);
        painter.words(value, Style::new(Face::Title, size, palette.ink), text);
    }
}

fn draw_matches(context: &Context, layout: &Layout, painter: &mut Painter) {
    let words = context.words();
    let history = context.app.archive().shown();
    draw_title(layout, painter, words.versus.two_players, "");
    let area = layout.numbers.combine_with(layout.chart);
    let count = history.matches().len();
    let rows = column(area).each((0..count).map(|_| grow(1.0).at_most(TALLY)));
    for ((kind, tally), row) in history.matches().zip(rows) {
        let name = sentences::match_kind(words, kind);
        let name = format!("{name} · {}", thousands(tally.matches()));
        draw_tally(context, &name, tally, row, painter);
    }
}

/// How many matches of a kind each has won, above a bar of their shares.
fn draw_tally(context: &Context, name: &str, tally: Tally, row: Rect, painter: &mut Painter) {
    let Some(percents) = tally.percents() else { return };
    let (palette, words) = (painter.palette(), context.words());
    let is_close = row.w < 440.0;
    let (size, apart) = if is_close { (14.0, 28.0) } else { (15.0, 40.0) };
    let bar_height = if row.h < 50.0 { 10.0 } else { 14.0 };
    let bar = Rect { y: row.bottom() - bar_height - 6.0, h: bar_height, ..row };
    let baseline = bar.y - if row.h < 50.0 { 6.0 } else { 10.0 };
    let strong = Style::new(Face::Strong, size, palette.ink);
    let label = Style::new(Face::Body, size, palette.ink);
    // From the right: draws, the opponent, player 1.
    let mut x = row.right();
    for (place, percent) in percents.iter().enumerate().rev() {
        let text = format!("{percent} %");
        x -= painter.measure(strong.face, strong.size, &text);
        painter.text(strong, x, baseline, &text);
        if let Some(&seat) = Seat::ALL.get(place) {
            draw_sign(painter, seat, vec2(x - 12.0, baseline - 5.0), 5.0, palette.panel);
            x -= apart;
        } else {
            x = text_before(painter, label, x - 8.0, baseline, words.records.draws) - apart + 22.0;
        }
    }
    painter.text_within(label, row.x, baseline, x - row.x, name);
    draw_shares(painter, bar, percents);
}

/// Writes a text that ends here, and tells where it begins.
fn text_before(painter: &mut Painter, style: Style, x: f32, y: f32, text: &str) -> f32 {
    painter.text(style.right(), x, y, text);
    x - painter.measure(style.face, style.size, text)
}

/// A bar in the colours of both, with what nobody won left empty between them.
fn draw_shares(painter: &mut Painter, bar: Rect, percents: [u8; 3]) {
    let palette = painter.palette();
    painter.round_rect(bar, bar.h / 2.0, palette.finish.progress_track);
    let width = |percent: u8| bar.w * f32::from(percent) / 100.0;
    let [one, two, _] = percents.map(width);
    for (x, width, colour) in
        [(bar.x, one, palette.players[0]), (bar.right() - two, two, palette.players[1])]
    {
        if width > 0.0 {
            painter.round_rect(Rect { x, w: width, ..bar }, bar.h / 2.0, colour);
        }
    }
    painter.round_border(bar, bar.h / 2.0, 1.5, palette.finish.control_edge);
}
