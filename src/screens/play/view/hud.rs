//! Time, steps and best: above the maze, or in a panel beside it where all of it is in view.
//! While a solver is running, its numbers are shown with them.

use super::news::{self, NewsLine};
use super::search;
use super::stat::Stat;
use super::stop_panel;
use super::told::{CHIP, Told, draw_face};
use crate::game::journey::{Stop, is_in_par};
use crate::game::race::solving::Solving;
use crate::game::records::daily_puzzle;
use crate::screens::parts::prelude::*;
use crate::screens::play::Play;

/// The panel with time, steps and best, and the width of the first two of them.
const STATS: Vec2 = vec2(432.0, 80.0);
const TIME: f32 = 136.0;
const STEPS: f32 = 80.0;
/// The widths of steps, fewest and time, where the par stands beside them.
const OF_PUZZLE: [f32; 3] = [72.0, 76.0, 76.0];
/// How many of them count steps, and the width of the panel with these alone.
const OF_STEPS: usize = 2;
const WITHOUT_CLOCK: f32 = OF_PUZZLE[0] + OF_PUZZLE[1] + 3.0 * L;
/// The height of the numbers of a search below it.
const SEARCH: f32 = 50.0;
/// Where everything above the maze ends.
pub(super) const BOTTOM: f32 = L + STATS.y + S + CHIP;
/// The panel beside the maze: its maximum size, and its distance from the edge of the window.
const BESIDE: Vec2 = vec2(184.0, 624.0);
const BESIDE_TOP: f32 = 20.0;
/// The height of a large number under its label there, and of a small one.
const STAT: f32 = 56.0;
const SMALL_STAT: f32 = 46.0;
/// All of the rooms, in percent.
const WHOLE: f32 = 100.0;
/// The thickness of a line between two parts, and the height of a bar.
const RULE: f32 = 2.0;
const BAR: f32 = 9.0;
/// The length and the thickness of the trail's colour in the legend.
const SWATCH: Vec2 = vec2(34.0, 5.0);

/// Draws it; returns how far down what is above the maze reaches.
pub(super) fn draw(
    context: &Context,
    play: &Play,
    stats: &[Stat],
    map: Option<Rect>,
    painter: &mut Painter,
) -> f32 {
    if play.camera.has_panel_beside() {
        draw_beside(context, play, stats, painter);
        return painter.screen.y;
    }
    draw_above(context, play, stats, map, painter)
}

/// Whether a point is hidden by what stands above the maze, which reaches this far down.
pub(super) fn covers(at: Vec2, bottom: f32) -> bool {
    let is_beside_panel = at.x > 2.0 * L + STATS.x && at.y < L + STATS.y;
    at.y < bottom && !is_beside_panel
}

/// The width of the panel with these.
const fn width_of(stats: &[Stat]) -> f32 {
    if stats.len() == OF_STEPS { WITHOUT_CLOCK } else { STATS.x }
}

/// A band behind the numbers of a search, which hides the maze below them.
pub(super) fn draw_band(painter: &mut Painter) {
    let palette = painter.palette;
    let [band] = column(painter.screen).split([fixed(L + STATS.y + S + SEARCH + S)]);
    painter.rect(band, palette.background);
    let line = palette.finish.panel_line;
    painter.rect(Rect { y: band.bottom() - line, h: line, ..band }, palette.panel_edge);
}

/// The search whose numbers are told: what knows all states of a puzzle looks for nothing.
fn searching(play: &Play) -> Option<&Solving> {
    play.race.solving().filter(|_| play.race.puzzle().is_none())
}

/// Everything above the maze, clear of the map; returns where it ends.
fn draw_above(
    context: &Context,
    play: &Play,
    stats: &[Stat],
    map: Option<Rect>,
    painter: &mut Painter,
) -> f32 {
    let map = map.filter(|map| map.y < BOTTOM);
    let area = painter.screen.inset(L);
    let [top, below] = column(area).gap(S).split([fixed(STATS.y), grow(1.0)]);
    let [panel] = row(top).split([fixed(width_of(stats))]);
    let widths = if counts_steps(context, play) { &OF_PUZZLE[..] } else { &[TIME, STEPS] };
    let widths = widths.iter().map(|&width| fixed(width)).chain([grow(1.0)]).take(stats.len());
    let places = row(panel.inset_by(vec2(L, 0.0))).gap(L).each(widths).into_iter();
    // The labels of small numbers stand as high as those of large ones.
    let places: Vec<_> =
        places.zip(stats).map(|(place, stat)| place.offset(vec2(0.0, -stat.rise()))).collect();
    painter.keep(painter.panel_reach(panel), |painter| {
        painter.panel(panel);
        for (stat, place) in stats.iter().zip(&places) {
            stat.draw_label(painter, *place);
        }
    });
    for (stat, place) in stats.iter().zip(places) {
        stat.draw_value(painter, place);
    }
    if let Some(solving) = searching(play) {
        let stats = search::stats(solving, context.words(), painter);
        let free = match map.filter(|map| map.bottom() > below.y) {
            Some(map) => Rect { w: map.x - S - below.x, ..below },
            None => below,
        };
        let width = search::width(&stats, painter).min(free.w);
        search::draw(&stats, Rect { h: SEARCH, w: width, ..free }, painter);
        return below.y + SEARCH;
    }
    // Of what may be left out, such as the name, one stands beside the numbers if there is room.
    let mut is_free_beside = map.is_none();
    let (mut at, mut high) = (below.point(), CHIP);
    let news = news::lines(context, play, painter);
    let (spare, news): (Vec<_>, Vec<_>) = news.partition(|one| one.is_spare);
    for news in news.into_iter().chain(spare) {
        let style = Style::new(Typeface::Strong, BODY, news.colour);
        let edges = news.face_width() + 2.0 * M;
        let lines = painter.broken(style, below.w - edges, &news.line);
        let widths = lines.iter().map(|line| painter.measure(style.face, style.size, line));
        let width = edges + widths.fold(0.0, f32::max);
        let beside = Rect::new(panel.right() + S, panel.y, width, CHIP);
        if news.is_spare && is_free_beside && lines.len() == 1 && beside.right() <= top.right() {
            is_free_beside = false;
            draw_chip(&news, &lines, beside, painter);
            continue;
        }
        // Where the line is taken, this comes below it.
        let hides_map = map.is_some_and(|map| at.y < map.bottom() && at.x + width > map.x - S);
        let is_full = at.x + width > below.right() || hides_map;
        if news.is_spare && (is_full || lines.len() > 1) {
            continue;
        }
        if is_full {
            at = vec2(below.x, at.y + high + S);
            high = CHIP;
        }
        high = high.max(CHIP + LINE * (lines.len() - 1) as f32);
        let chip = Rect::new(at.x, at.y, width, high);
        draw_chip(&news, &lines, chip, painter);
        at.x += width + S;
    }
    at.y + high
}

/// A line of news in a panel of its own.
fn draw_chip(news: &NewsLine, lines: &[&str], chip: Rect, painter: &mut Painter) {
    let style = Style::new(Typeface::Strong, BODY, news.colour);
    painter.keep(painter.panel_reach(chip), |painter| {
        painter.panel(chip);
        let [portrait, told] =
            row(chip.inset_by(vec2(M, 0.0))).split([fixed(news.face_width()), grow(1.0)]);
        let rows = column(told.inset_by(vec2(0.0, (CHIP - LINE) / 2.0))).evenly(lines.len());
        for (line, place) in lines.iter().zip(rows) {
            painter.words(place, style, line);
        }
        draw_face(news, portrait, chip.bottom() - XS, painter);
    });
}

/// Where the panel beside the maze lies on a screen.
pub(super) fn beside(screen: Rect) -> Rect {
    let room = above_foot(screen).inset_by(vec2(L, BESIDE_TOP));
    let [_, side] = row(room).split([grow(1.0), fixed(BESIDE.x)]);
    let [panel] = column(side).split([grow(1.0).at_most(BESIDE.y)]);
    panel
}

fn draw_beside(context: &Context, play: &Play, stats: &[Stat], painter: &mut Painter) {
    if counts_steps(context, play) {
        let (panel, search) = (beside(painter.screen), searching(play));
        return stop_panel::draw(context, play, (stats, search), panel, painter);
    }
    let (words, palette) = (context.words(), painter.palette);
    let panel = beside(painter.screen);
    painter.panel(panel);
    let measured = play.race.measured();
    let solving = searching(play);
    let of_search = solving.map(|solving| search::stats(solving, words, painter));
    let inner = panel.inset_by(vec2(L, M));
    let room_count = measured.room_count();
    let rooms = if room_count.is_some() { LINE } else { 0.0 };
    let numbers = 3.0 * STAT + 2.0 * (SMALL_STAT + RULE) + rooms + BAR + 7.0 * XS;
    let news = Told::of(context, play, vec2(inner.w, inner.h - numbers), painter);
    let of_news = news.height();
    let told = of_search.as_ref().map_or(of_news.max(LINE), |stats| search::height(stats));
    let [time, steps, best, rule, maze, explored, second_rule, told] =
        column(inner).gap(XS).up_to(M).split([
            fixed(STAT),
            fixed(STAT),
            fixed(STAT),
            fixed(RULE),
            fixed(SMALL_STAT + rooms),
            fixed(SMALL_STAT + BAR),
            fixed(RULE),
            fixed(told),
        ]);
    let below = |place: Rect, height: f32| column(place).split([grow(1.0), fixed(height)]);
    let [size, rooms] = below(maze, rooms);
    let [explored, bar] = below(explored, BAR);
    for (stat, place) in stats.iter().zip([time, steps, best]) {
        stat.draw(painter, place);
    }
    for line in [rule, second_rule] {
        painter.rect(line, palette.panel_edge);
    }
    let grid = measured.maze.grid();
    let (columns, rows) = measured.rooms().unwrap_or((grid.columns(), grid.rows()));
    let small = Style::new(Typeface::Title, NUMBER, palette.ink);
    let value = words.number.sides([columns, rows]);
    let (day, of_week) = (news::day(play), news::of_week(context, play));
    let name = match play.stop.and_then(|stop| words.stops.of(stop)) {
        Some(name) => name,
        None if day.is_some() => words.records.daily,
        None => words.maze,
    };
    let label = of_week.as_deref().unwrap_or(name);
    Stat { label, value, style: small }.draw(painter, size);
    if let Some(count) = room_count {
        let count = || words.rooms(count);
        let below = day.map_or_else(count, |day| sentences::date(&words.records, day));
        painter.words(rooms, painter.muted(Typeface::Body, BODY), &below);
    }
    let share = play.explored_share();
    let value = match play.rooms_seen() {
        Some(rooms) => words.number.of(rooms),
        None => words.number.percent((share * WHOLE).floor()),
    };
    Stat { label: words.explored, value, style: small }.draw(painter, explored);
    painter.progress(bar, share, palette.trail);
    if let Some(stats) = of_search {
        search::draw_below(&stats, told, painter);
    } else if !news.is_empty() {
        news.draw(told, painter);
    } else if context.world.settings.trail {
        let [swatch, beside] = row(told).gap(S).split([fixed(SWATCH.x), grow(1.0)]);
        let end = vec2(SWATCH.x / 2.0, 0.0);
        painter.line(swatch.center() - end, swatch.center() + end, SWATCH.y, palette.trail);
        let is_solvers = play.race.is_walked_by_search();
        let whose = if is_solvers { words.solvers_trail } else { words.your_trail };
        painter.words(beside, painter.ink(Typeface::Strong, LABEL), whose);
    }
}

/// Whether it is judged by its steps: a stop, a maze of a pack, or the puzzle of a day.
fn counts_steps(context: &Context, play: &Play) -> bool {
    play.stop.is_some() || play.in_pack || is_puzzle_of_day(context, play)
}

fn is_puzzle_of_day(context: &Context, play: &Play) -> bool {
    daily_puzzle::last_day_of(&play.race.measured().key, context.world.today).is_some()
}

/// Time, steps and best; or where there is a par, the steps with the fewest, and the time with the par.
/// Until a stop is finished it has no clock: nobody should hurry past its idea.
pub(super) fn stats(context: &Context, play: &Play, painter: &Painter) -> Vec<Stat<'static>> {
    let (words, journey) = (context.words(), &context.world.journey);
    let (run, number) = (&play.race, painter.ink(Typeface::Title, LARGE));
    let steps = run.runner(0).steps();
    let time = words.number.clock(run.milliseconds());
    let time = Stat { label: words.time, value: time, style: number };
    let walked = Stat { label: words.steps, value: words.number.of(steps), style: number };
    let (missed, reached) = (painter.palette.muted_ink, painter.palette.accent_text);
    let to_reach = |label, value, is_missed: bool, letters| {
        let colour = if is_missed { missed } else { reached };
        Stat { label, value, style: Style::new(Typeface::Title, letters, colour) }
    };
    let best = words.number.clock_or_dash(play.best);
    if !counts_steps(context, play) {
        return vec![time, walked, to_reach(words.best, best, false, LARGE)];
    }
    let fewest = run.measured().knows_ways().then(|| run.shortest(0));
    let told = fewest.map_or_else(|| "–".to_owned(), |fewest| words.number.of(fewest));
    let par = Stop::par_seconds_of(run.measured());
    let is_late = par.is_some_and(|par| !is_in_par(run.milliseconds(), par));
    let par = par.map(|seconds| 1000 * u64::from(seconds));
    let small = painter.ink(Typeface::Title, NUMBER);
    // Either can be reached only until it has passed.
    let mut stats = vec![
        walked,
        to_reach(words.journey.fewest, told, fewest.is_some_and(|it| steps > it), LARGE),
        Stat { style: small, ..time },
        if is_puzzle_of_day(context, play) {
            to_reach(words.best, best, false, NUMBER)
        } else {
            to_reach(words.journey.par, words.number.clock_or_dash(par), is_late, NUMBER)
        },
    ];
    let has_clock = play.stop.is_none_or(|stop| journey.is_finished(stop));
    if !has_clock {
        stats.truncate(OF_STEPS);
    }
    stats
}
