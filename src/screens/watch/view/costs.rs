//! The chart of what finding roots has cost so far: the depth of the forest and the hops of each
//! find, step by step, against the logarithm of the number of rooms.

use crate::game::theatre::{FindCost, Timeline};
use crate::screens::parts::prelude::*;
use crate::words::WatchWords;

const WIDTH: f32 = 2.5;
const MARKER: f32 = 4.0;
const DASH: f32 = 6.0;
/// The width of a sample of a line in the legend.
const SAMPLE: f32 = 24.0;
/// The minimum size of a plot.
const LEAST_PLOT: f32 = 36.0;
/// On a lower card it has no heading.
const LEAST_WITH_HEADING: f32 = 120.0;
/// What the chart takes of a structure that has this much to spare.
const BELOW_STRUCTURE: f32 = 144.0;
const LEAST_STRUCTURE: f32 = 168.0;

/// The data: the costs so far, the number of steps, and the number of rooms.
pub struct Costs<'t> {
    so_far: &'t [FindCost],
    steps: usize,
    /// The largest number of hops of a find.
    most_hops: f64,
    rooms: u32,
}

#[derive(Clone, Copy)]
enum Pen {
    Depth,
    HopsPerFind,
    Logarithm,
}

impl<'t> Costs<'t> {
    /// The costs of the build that is shown, if it uses union-find.
    pub fn of(timeline: &'t Timeline) -> Option<Self> {
        let (all, build) = (timeline.find_costs(), timeline.show().build()?);
        let so_far = &all[..all.len().min(timeline.step() as usize)];
        let rooms = build.spec().rooms();
        let most_hops = all.iter().map(|cost| cost.reads_per_find()).fold(0.0, f64::max);
        (!all.is_empty()).then_some(Self { so_far, steps: all.len(), most_hops, rooms })
    }

    fn logarithm(&self) -> f64 {
        f64::from(self.rooms).log2()
    }
}

/// The structure's place and the chart's below it, if there is room for both.
pub fn below_structure(card: Rect) -> Option<[Rect; 2]> {
    let has_room = card.h >= LEAST_STRUCTURE + M + BELOW_STRUCTURE;
    has_room.then(|| column(card).gap(M).split([grow(1.0), fixed(BELOW_STRUCTURE)]))
}

/// Draws the chart on its card.
pub fn draw(painter: &mut Painter, card: Rect, costs: &Costs, words: &WatchWords) {
    let body = if card.h >= LEAST_WITH_HEADING {
        painter.card(card, words.find_costs, words.reads_note)
    } else {
        painter.panel(card);
        card.inset_by(vec2(LINE, S))
    };
    let now = costs.so_far.last().copied().unwrap_or_default();
    let legend = [
        (Pen::Depth, words.depth(now.depth)),
        (Pen::HopsPerFind, words.reads_per_find(format!("{:.2}", now.reads_per_find()))),
        (Pen::Logarithm, words.logarithm(format!("{:.1}", costs.logarithm()))),
    ];
    let lines = legend.chunks(in_a_line(painter, body.w, &legend));
    let [above, place] =
        column(body).split([fixed(lines.len() as f32 * painter.letters(LINE)), grow(1.0)]);
    let places = column(above).evenly(lines.len());
    for (line, mut place) in lines.zip(places) {
        for (pen, text) in line {
            place = draw_entry(painter, place, *pen, text);
        }
    }
    if place.h >= LEAST_PLOT {
        draw_plot(painter, place, costs);
    }
}

/// How many entries of the legend fit in a line.
fn in_a_line(painter: &Painter, width: f32, legend: &[(Pen, String)]) -> usize {
    let entry =
        |(_, text): &(Pen, String)| SAMPLE + S + painter.measure(Typeface::Strong, NOTE, text) + M;
    let fits = |&count: &usize| legend[..count].iter().map(entry).sum::<f32>() - M <= width;
    (1..=legend.len()).rev().find(fits).unwrap_or(1)
}

fn draw_entry(painter: &mut Painter, place: Rect, pen: Pen, text: &str) -> Rect {
    let [sample, rest] = row(place).gap(S).split([fixed(SAMPLE), grow(1.0)]);
    let y = sample.center().y;
    draw_line(painter, &[vec2(sample.x, y), vec2(sample.right(), y)], pen);
    draw_marker(painter, sample.center(), pen);
    painter.heading(rest, painter.ink(Typeface::Strong, NOTE), text)
}

fn draw_plot(painter: &mut Painter, place: Rect, costs: &Costs) {
    let deepest = costs.so_far.iter().map(|cost| cost.depth).max().unwrap_or(0);
    let most = costs.logarithm().max(costs.most_hops).ceil().max(f64::from(deepest)).max(1.0);
    // There are no numbers below: the timeline has the same steps.
    let place = Rect { h: place.h + L - XS, ..place };
    let plot = axes(painter, place, most, 1, |levels| painter.numbers.of(levels as u64));
    let at = |step: usize, levels: f64| {
        let across = step as f32 / costs.steps as f32;
        vec2(plot.x + plot.w * across, plot.bottom() - plot.h * (levels / most) as f32)
    };
    let high = costs.logarithm();
    draw_line(painter, &[at(0, high), at(costs.steps, high)], Pen::Logarithm);
    let stride = costs.so_far.len().div_ceil(plot.w.max(1.0) as usize).max(1);
    let ends = costs.so_far.len().checked_sub(1);
    for (pen, levels) in [
        (Pen::Depth, (|cost| f64::from(cost.depth)) as fn(FindCost) -> f64),
        (Pen::HopsPerFind, FindCost::reads_per_find),
    ] {
        let shown = (0..costs.so_far.len()).step_by(stride).chain(ends);
        let shown = shown.map(|place| at(place + 1, levels(costs.so_far[place])));
        let points: Vec<Vec2> = std::iter::once(at(0, 0.0)).chain(shown).collect();
        draw_line(painter, &points, pen);
        draw_marker(painter, points[points.len() - 1], pen);
    }
}

fn colour(painter: &Painter, pen: Pen) -> Color {
    let palette = painter.palette;
    match pen {
        Pen::Depth => palette.lanes[0],
        Pen::HopsPerFind => palette.lanes[1],
        Pen::Logarithm => palette.muted_ink,
    }
}

fn draw_line(painter: &mut Painter, points: &[Vec2], pen: Pen) {
    let colour = colour(painter, pen);
    for ends in points.windows(2) {
        let [from, to] = [ends[0], ends[1]];
        if !matches!(pen, Pen::Logarithm) {
            painter.line(from, to, WIDTH, colour);
            continue;
        }
        let dashes = (from.distance(to) / (2.0 * DASH)).floor().max(1.0);
        for dash in 0..dashes as u16 {
            let [begin, end] = [0.0, 0.5].map(|part| (f32::from(dash) + part) / dashes);
            painter.line(from.lerp(to, begin), from.lerp(to, end), WIDTH, colour);
        }
    }
}

/// A square at the end of the forest's line, and a disc for the finds.
fn draw_marker(painter: &mut Painter, at: Vec2, pen: Pen) {
    let colour = colour(painter, pen);
    match pen {
        Pen::Depth => painter.rect(Rect::about(at, MARKER), colour),
        Pen::HopsPerFind => painter.circle(at, MARKER + 0.5, colour),
        Pen::Logarithm => {}
    }
}
