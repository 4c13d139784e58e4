//! The details of the chosen row: numbers and a chart, or the shares of matches won.

use super::{chart, kind_words};
use crate::game::records::{MatchTally, MazeKind, RunGroup};
use crate::game::versus::rules::Seat;
use crate::screens::parts::axes::draw_bars;
use crate::screens::parts::players::draw_sign;
use crate::screens::parts::prelude::*;
use crate::screens::records::RecordsRow;

/// The maximum height of a row of matches.
const TALLY: f32 = 74.0;
/// The height of the bar of shares.
const BAR: f32 = 12.0;

pub fn draw(context: &Context, chosen: RecordsRow, place: Rect, painter: &mut Painter) {
    let size = Sizes::of(painter.screen);
    let number = if is_compact(painter.screen) { NUMBER } else { HEADING };
    let [title, rest] = column(place).gap(size.gap / 2.0).split([fixed(HEADING + S), grow(1.0)]);
    let parts = [fixed(LINE + number + XS), grow(1.0)];
    let places = column(rest).gap(size.gap / 2.0).split(parts);
    match chosen {
        RecordsRow::Daily => draw_daily(context, title, places, painter),
        RecordsRow::Endless => draw_endless(context, title, places, painter),
        RecordsRow::Matches => draw_matches(context, title, rest, painter),
        RecordsRow::Kind(kind) => draw_kind(context, kind, title, places, painter),
    }
}

fn draw_title(line: Rect, painter: &mut Painter, title: &str, beside: &str) {
    let rest = painter.heading(line, painter.ink(Typeface::Title, HEADING), title);
    painter.words(rest, painter.muted(Typeface::Strong, BODY), beside);
}

fn draw_kind(
    context: &Context,
    kind: MazeKind,
    title_at: Rect,
    places: [Rect; 2],
    painter: &mut Painter,
) {
    let words = context.words();
    let [title, beside] = kind_words(kind, words);
    draw_title(title_at, painter, &title, &beside);
    let Some(group) = context.world.archive.shown.group(kind) else { return };
    let (helped, slow) = (words.records.with_help, words.records.slow_game);
    let mut numbers = vec![
        (words.records.runs, words.number.of(group.runs)),
        (words.best, painter.numbers.clock_or_dash(group.best_milliseconds)),
        (words.records.median, painter.numbers.clock_or_dash(group.median_milliseconds())),
        (helped, words.number.of(group.helped_runs)),
    ];
    if group.slow_runs > 0 {
        numbers.push((slow, words.number.of(group.slow_runs)));
    }
    draw_runs(context, group, &numbers, places, painter);
}

fn draw_daily(context: &Context, title: Rect, places: [Rect; 2], painter: &mut Painter) {
    let words = context.words();
    let (today, history) = (context.world.today, &context.world.archive.shown);
    let streak = history.daily();
    let state = words.records.daily_state(streak.is_done(today));
    let beside = format!("{} · {state}", sentences::date(&words.records, today));
    draw_title(title, painter, words.records.daily, &beside);
    let runs = history.daily_runs();
    let numbers = [
        (words.records.streak, words.number.of(streak.current(today))),
        (words.records.longest_streak, words.number.of(streak.longest())),
        (words.records.days_done, words.number.of(streak.finished())),
        (words.best, painter.numbers.clock_or_dash(runs.best_milliseconds)),
        (words.records.median, painter.numbers.clock_or_dash(runs.median_milliseconds())),
    ];
    draw_runs(context, &runs, &numbers, places, painter);
}

fn draw_endless(context: &Context, title: Rect, places: [Rect; 2], painter: &mut Painter) {
    let (words, best) = (context.words(), context.world.archive.shown.endless());
    draw_title(title, painter, words.menu.endless, words.endless.cheeses);
    let days: Vec<f64> = best.days().map(f64::from).collect();
    let number = |number: u32| words.number.of(number);
    let numbers = [
        (words.endless.best, number(best.ever())),
        (words.endless.best_today, number(best.on(context.world.today))),
        (words.endless.days, words.number.of(days.len() as u64)),
    ];
    let [above, chart] = places;
    painter.numbers(above, above.h - LINE - XS, &numbers);
    draw_bars(painter, chart, words.endless.best_of_days, &days);
}

/// Numbers about runs, and below them their chart.
fn draw_runs(
    context: &Context,
    group: &RunGroup,
    numbers: &[(&str, String)],
    [above, chart]: [Rect; 2],
    painter: &mut Painter,
) {
    let words = context.words();
    painter.numbers(above, above.h - LINE - XS, numbers);
    if group.last.is_empty() {
        let style = painter.muted(Typeface::Body, BODY);
        painter.lines(chart, style, words.records.no_single_runs);
        return;
    }
    chart::draw(painter, chart, group, words);
}

fn draw_matches(context: &Context, title: Rect, area: Rect, painter: &mut Painter) {
    let words = context.words();
    let history = &context.world.archive.shown;
    draw_title(title, painter, words.versus.two_players, "");
    let count = history.matches().len();
    let rows = column(area).each((0..count).map(|_| grow(1.0).at_most(TALLY)));
    for ((kind, tally), row) in history.matches().zip(rows) {
        let name = sentences::match_kind(words, kind);
        let name = format!("{name} · {}", words.number.of(tally.matches()));
        draw_tally(context, &name, tally, row, painter);
    }
}

/// How many matches of a kind each has won, above a bar of their shares.
fn draw_tally(
    context: &Context,
    name: &str,
    tally: MatchTally,
    place: Rect,
    painter: &mut Painter,
) {
    let Some(percents) = tally.percents() else { return };
    let (palette, draws) = (painter.palette, context.words().records.draws);
    let [line, bar] = column(place).centred().gap(XS).split([fixed(LINE), fixed(BAR)]);
    let strong = painter.ink(Typeface::Strong, LABEL);
    let label = painter.ink(Typeface::Body, LABEL);
    let width = |style: Style, text: &str| painter.measure(style.face, style.size, text);
    let texts = percents.map(|percent| painter.numbers.percent(percent));
    let own = texts.each_ref().map(|text| fixed(M + width(strong, text)));
    let drawn = fixed(width(label, draws) + width(strong, &texts[2]) + S);
    let [called, one, two, none] = row(line).gap(M).split([grow(1.0), own[0], own[1], drawn]);
    painter.words(called, label, name);
    for ((seat, text), place) in Seat::ALL.into_iter().zip(&texts).zip([one, two]) {
        draw_sign(painter, seat, vec2(place.x + XS, place.center().y), 5.0, palette.panel);
        painter.words(place, strong.right(), text);
    }
    painter.words(none, label, draws);
    painter.words(none, strong.right(), &texts[2]);
    draw_shares(painter, bar, percents);
}

/// A bar in the colours of both, with the share of drawn matches left empty between them.
fn draw_shares(painter: &mut Painter, bar: Rect, percents: [u8; 3]) {
    let palette = painter.palette;
    painter.round_rect(bar, bar.h / 2.0, palette.finish.progress_track);
    let all: f32 = percents.iter().copied().map(f32::from).sum();
    let [one, two, _] = percents.map(|percent| bar.w * f32::from(percent) / all.max(1.0));
    for (x, width, colour) in
        [(bar.x, one, palette.players[0]), (bar.right() - two, two, palette.players[1])]
    {
        if width > 0.0 {
            painter.round_rect(Rect { x, w: width, ..bar }, bar.h / 2.0, colour);
        }
    }
    painter.round_border(bar, bar.h / 2.0, 1.5, palette.finish.control_edge);
}
