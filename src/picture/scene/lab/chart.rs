//! The chart of hops: a line for each variant over more and more members, both axes logarithmic, beside
//! n log n and n α(n); and what each takes on the largest size that is asked for.

use super::layout::Layout;
use crate::game::lab::{Curve, HopsChart, SIZES, inverse_ackermann};
use crate::maze::bench::Compression;
use crate::picture::scene::prelude::*;
use crate::picture::scene::watch::caption;
use crate::picture::scene::watch::timeline::draw_bar;
use crate::words::thousands;

const WIDTH: f32 = 2.5;
const MARKER: f32 = 4.5;
/// How wide a sample of a line is, and how high a line of the table at the most.
const SAMPLE: f32 = 40.0;
const ROW_HEIGHT: f32 = 34.0;
/// How much of their colour lines of the axes and of comparison have.
const FAINT: f32 = 0.6;
const DASH: f32 = 7.0;
/// Where both axes begin, and from stroke to stroke.
const TEN: f64 = 10.0;

/// Powers of ten on both axes.
struct Plot {
    place: Rect,
    decades: [f64; 2],
}

impl Plot {
    fn at(&self, members: f64, hops: f64) -> Vec2 {
        let share = |value: f64, decades: f64| ((value.max(1.0).log10() - 1.0) / decades) as f32;
        let [across, up] = self.decades;
        let (x, y) = (share(members, across), share(hops, up).clamp(0.0, 1.0));
        vec2(self.place.x + self.place.w * x, self.place.bottom() - self.place.h * y)
    }
}

pub fn draw(painter: &mut Painter, layout: &Layout, chart: &HopsChart, words: &Words) {
    let (lab, stage) = (&words.lab, &layout.stage);
    let heading = instead_of_foot(painter, stage.heading);
    painter.heading(heading, painter.ink(Face::Title, stage.letters), lab.chart);
    draw_plot(painter, layout.work, chart);
    let below = layout.program.map_or(layout.rules, |program| layout.rules.combine_with(program));
    draw_table(painter, layout.note.combine_with(below), chart, words);
    let size = thousands(chart.size().into());
    caption::draw(painter, stage.caption, &lab.chart_of(size));
    let bar = stage.bar;
    let here = bar.x + bar.w * chart.last() as f32 / (SIZES.len() - 1) as f32;
    draw_bar(painter, bar, here, &[(bar.x, bar.right(), painter.palette().path, "")], words);
    foot(
        painter,
        &[(&ASIDE, lab.members_key), (&[Cap::Word("H")], lab.chart_key), (&ESC, words.key.back)],
    );
}

fn draw_plot(painter: &mut Painter, card: Rect, chart: &HopsChart) {
    painter.panel(card);
    let [_, body] = painter.card_places(card);
    let [plot, labels] = column(body).split([grow(1.0), fixed(L)]);
    let [scale, place] = row(plot).gap(S).split([fixed(2.0 * L), grow(1.0)]);
    let size = f64::from(chart.size());
    let measured = chart.curves().iter().flat_map(|curve| curve.shown(chart));
    let highest = measured.fold(n_log_n(size), |most, (_, hops)| most.max(hops as f64));
    let decades = [size.log10() - 1.0, (highest.log10() - 1.0).ceil().max(1.0)];
    let plot = Plot { place, decades };
    let colour = Color { a: FAINT, ..painter.palette().panel_edge };
    let style = painter.muted(Face::Body, NOTE);
    for power in 1..=decades[1] as i32 + 1 {
        let at = plot.at(TEN, TEN.powi(power));
        painter.line(at, vec2(place.right(), at.y), 1.5, colour);
        let label = Rect { y: at.y - LINE / 2.0, h: LINE, ..scale };
        painter.words(label, style.right(), &short(power));
    }
    for power in 1..=decades[0] as i32 + 1 {
        let at = plot.at(TEN.powi(power), TEN);
        painter.line(at, vec2(at.x, place.y), 1.5, colour);
        let label = Rect::new(at.x - L, labels.y, 2.0 * L, LINE);
        let label = Rect { w: label.w.min(labels.right() - label.x), ..label };
        painter.note(label, style.centred(), &short(power));
    }
    for of in [n_log_n, n_alpha] {
        let points: Vec<Vec2> = sizes(chart).map(|size| plot.at(size, of(size))).collect();
        draw_dashed(painter, &points);
    }
    for curve in chart.curves() {
        let points: Vec<Vec2> =
            curve.shown(chart).map(|(size, hops)| plot.at(size, hops as f64)).collect();
        draw_curve(painter, &points, curve);
    }
}

fn n_log_n(size: f64) -> f64 {
    size * size.log2()
}

fn n_alpha(size: f64) -> f64 {
    size * f64::from(inverse_ackermann(size as u32))
}

fn sizes(chart: &HopsChart) -> impl Iterator<Item = f64> {
    SIZES[..=chart.last()].iter().map(|&size| f64::from(size))
}

impl Curve {
    /// The sizes that are asked for, as far as they are measured, and the hops on them.
    fn shown(&self, chart: &HopsChart) -> impl Iterator<Item = (f64, u64)> {
        sizes(chart).zip(self.hops.iter().copied())
    }
}

/// A power of ten in few signs.
fn short(power: i32) -> String {
    const NAMES: [&str; 3] = ["", "k", "M"];
    let power = power as usize;
    let name = NAMES.get(power / 3).copied().unwrap_or("G");
    format!("1{}{name}", "0".repeat(power % 3))
}

/// A line in the colour of its rule of union, with a marker for what its finds do.
fn draw_curve(painter: &mut Painter, points: &[Vec2], curve: &Curve) {
    let palette = painter.palette();
    let colour = palette.lanes[curve.variant.link as usize % palette.lanes.len()];
    for pair in points.windows(2) {
        painter.line(pair[0], pair[1], WIDTH, colour);
    }
    for &at in points {
        match curve.variant.compression {
            Compression::None => painter.rect(Rect::about(at, MARKER), colour),
            Compression::Halving => {
                painter.circle(at, MARKER + 1.0, colour);
                painter.circle(at, MARKER - 1.0, palette.panel);
            }
            Compression::Full => painter.circle(at, MARKER, colour),
        }
    }
}

fn draw_dashed(painter: &mut Painter, points: &[Vec2]) {
    let colour = painter.palette().muted_ink;
    for pair in points.windows(2) {
        let dashes = (pair[0].distance(pair[1]) / (2.0 * DASH)).floor().max(1.0);
        for dash in 0..dashes as u16 {
            let [begin, end] = [0.0, 0.5].map(|part| (f32::from(dash) + part) / dashes);
            painter.line(pair[0].lerp(pair[1], begin), pair[0].lerp(pair[1], end), 1.5, colour);
        }
    }
}

/// What each takes on the largest size that is asked for.
fn draw_table(painter: &mut Painter, card: Rect, chart: &HopsChart, words: &Words) {
    let lab = &words.lab;
    let body = painter.card(card, lab.hops, "");
    let size = f64::from(chart.size());
    let compared = [("n log n", n_log_n(size)), ("n alpha(n)", n_alpha(size))];
    let count = chart.curves().len() + compared.len();
    let height = (body.h / count as f32).min(ROW_HEIGHT);
    let lines = column(body).each(std::iter::repeat_n(fixed(height), count));
    let (curve_lines, others) = lines.split_at(chart.curves().len());
    for (curve, &line) in chart.curves().iter().zip(curve_lines) {
        let rest = draw_sample(painter, line, |painter, ends| draw_curve(painter, ends, curve));
        let [link, way] =
            [lab.links.of(curve.variant.link), lab.compressions.of(curve.variant.compression)];
        let told = match curve.hops.get(chart.last()) {
            Some(&hops) => thousands(hops),
            None if curve.is_too_slow => lab.too_slow.to_owned(),
            None => lab.measuring.to_owned(),
        };
        draw_row(painter, rest, &lab.variant(link, way), &told);
    }
    for ((name, hops), &line) in compared.into_iter().zip(others) {
        let rest = draw_sample(painter, line, draw_dashed);
        draw_row(painter, rest, name, &thousands(hops.round() as u64));
    }
}

fn draw_row(painter: &mut Painter, line: Rect, name: &str, told: &str) {
    let [name_place, told_place] = row(line).gap(S).split([grow(1.0); 2]);
    painter.words(name_place, painter.ink(Face::Body, LABEL), name);
    painter.words(told_place, painter.ink(Face::Strong, LABEL).right(), told);
}

fn draw_sample(
    painter: &mut Painter,
    line: Rect,
    mut draw: impl FnMut(&mut Painter, &[Vec2]),
) -> Rect {
    let [sample, rest] = row(line).gap(S).split([fixed(SAMPLE), grow(1.0)]);
    let y = sample.center().y;
    draw(painter, &[vec2(sample.x + S, y), vec2(sample.right() - S, y)]);
    rest
}
