//! The chart of growth: a line for each variant over the number of members, both axes logarithmic,
//! beside n log n and n α(n), which are dashed; and the cost of each variant at the largest size.

use super::layout::LabLayout;
use crate::game::lab::{Curve, GrowthChart, SIZES, n_alpha, n_log_n};
use crate::maze::bench::{Compression, UnionOrder};
use crate::screens::lab::bench::ORDER;
use crate::screens::parts::prelude::*;
use crate::screens::watch::view::caption;
use crate::screens::watch::view::timeline::draw_bar;

const WIDTH: f32 = 2.5;
const MARKER: f32 = 4.5;
/// The width of a sample of a line, and the maximum height of a line of the table.
const SAMPLE: f32 = 40.0;
const ROW_HEIGHT: f32 = 34.0;
/// The opacity of the axes' lines, and that of the lines of comparison.
const FAINT: f32 = 0.6;
/// The height of a chip of an order, and how much of the card above the chart they take.
const CHIP: f32 = 30.0;
const CHIPS: f32 = 360.0;
/// Where both axes begin, and the factor from line to line.
const TEN: f64 = 10.0;

/// The functions to compare with: their names, themselves, and the length of their dashes.
const COMPARED: [(&str, Bound, f32); 2] =
    [("n log n", n_log_n, 14.0), ("n alpha(n)", n_alpha, 4.0)];
type Bound = fn(u32) -> f64;

/// Powers of ten on both axes.
struct Plot {
    place: Rect,
    decades: [f64; 2],
}

impl Plot {
    fn at(&self, members: f64, cost: f64) -> Vec2 {
        let share = |value: f64, decades: f64| ((value.max(1.0).log10() - 1.0) / decades) as f32;
        let [across, up] = self.decades;
        let (x, y) = (share(members, across), share(cost, up).clamp(0.0, 1.0));
        vec2(self.place.x + self.place.w * x, self.place.bottom() - self.place.h * y)
    }
}

pub fn draw(painter: &mut Painter, layout: &LabLayout, chart: &GrowthChart, words: &Words) {
    let (lab, stage) = (&words.lab, &layout.stage);
    let heading = instead_of_foot(painter, stage.heading);
    painter.heading(heading, painter.ink(Typeface::Title, stage.letters), lab.chart);
    draw_plot(painter, layout.work, chart, words);
    let below = layout.program.map_or(layout.rules, |program| layout.rules.combine_with(program));
    draw_table(painter, layout.note.combine_with(below), chart, words);
    let size = words.number.of(chart.size());
    caption::draw(painter, stage.caption, &lab.chart_of(size));
    let bar = stage.bar;
    let here = bar.x + bar.w * chart.last as f32 / (SIZES.len() - 1) as f32;
    draw_bar(painter, bar, here, &[(bar.x, bar.right(), painter.palette.path, "")], words);
    foot(
        painter,
        &[
            (&ASIDE, lab.members_key),
            (&UP_DOWN, lab.order_key),
            (&[Cap::Of(KeyCommand::Picture)], lab.save_table_key),
            (&[Cap::Word("H")], lab.chart_key),
            (&ESC, words.key.back),
        ],
    );
}

fn draw_orders(painter: &mut Painter, line: Rect, chart: &GrowthChart, words: &Words) {
    let [chips, _] = row(line).split([fixed(CHIPS.min(line.w)), grow(1.0)]);
    for ((number, order), place) in
        UnionOrder::ALL.into_iter().enumerate().zip(row(chips).gap(S).evenly(3))
    {
        let chip = middle(place, vec2(place.w, CHIP));
        painter.chip(chip, words.lab.orders.of(order), order == chart.order, false);
        painter.control(chip, Target::Choice(ORDER, number));
    }
}

fn draw_plot(painter: &mut Painter, card: Rect, chart: &GrowthChart, words: &Words) {
    painter.panel(card);
    let [line, body] = painter.card_places(card);
    draw_orders(painter, line, chart, words);
    let [_, plot, labels] = column(body).split([fixed(M), grow(1.0), fixed(L)]);
    let [scale, place] = row(plot).gap(S).split([fixed(2.0 * L), grow(1.0)]);
    let size = f64::from(chart.size());
    let measured = chart.curves().flat_map(|curve| curve.shown(chart));
    let highest = measured.fold(n_log_n(chart.size()), |most, (_, cost)| most.max(cost as f64));
    let decades = [size.log10() - 1.0, (highest.log10() - 1.0).ceil().max(1.0)];
    let plot = Plot { place, decades };
    let colour = Color { a: FAINT, ..painter.palette.panel_edge };
    let style = painter.muted(Typeface::Body, NOTE);
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
    for (_, of, dash) in COMPARED {
        let points: Vec<Vec2> =
            sizes(chart).map(|size| plot.at(f64::from(size), of(size))).collect();
        draw_dashed(painter, &points, dash);
    }
    for curve in chart.curves() {
        let points: Vec<Vec2> =
            curve.shown(chart).map(|(size, cost)| plot.at(size.into(), cost as f64)).collect();
        draw_curve(painter, &points, curve);
    }
}

fn sizes(chart: &GrowthChart) -> impl Iterator<Item = u32> {
    SIZES[..=chart.last].iter().copied()
}

impl Curve {
    /// The selected sizes that are measured so far, and their costs.
    fn shown(&self, chart: &GrowthChart) -> impl Iterator<Item = (u32, u64)> {
        sizes(chart).zip(self.sums())
    }
}

/// A power of ten in few characters.
fn short(power: i32) -> String {
    const NAMES: [&str; 3] = ["", "k", "M"];
    let power = power as usize;
    let name = NAMES.get(power / 3).copied().unwrap_or("G");
    format!("1{}{name}", "0".repeat(power % 3))
}

/// A line in the colour of its rule of union, with a marker for its kind of find.
fn draw_curve(painter: &mut Painter, points: &[Vec2], curve: &Curve) {
    let palette = painter.palette;
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

fn draw_dashed(painter: &mut Painter, points: &[Vec2], dash: f32) {
    let colour = painter.palette.muted_ink;
    for pair in points.windows(2) {
        let dashes = (pair[0].distance(pair[1]) / (2.0 * dash)).floor().max(1.0);
        for number in 0..dashes as u16 {
            let [begin, end] = [0.0, 0.5].map(|part| (f32::from(number) + part) / dashes);
            painter.line(pair[0].lerp(pair[1], begin), pair[0].lerp(pair[1], end), 2.0, colour);
        }
    }
}

/// The cost of each variant at the largest selected size.
fn draw_table(painter: &mut Painter, card: Rect, chart: &GrowthChart, words: &Words) {
    let lab = &words.lab;
    let body = painter.card(card, lab.reads_and_writes, "");
    let curves = chart.curves().count();
    let count = curves + COMPARED.len();
    let height = (body.h / count as f32).min(ROW_HEIGHT);
    let lines = column(body).each(std::iter::repeat_n(fixed(height), count));
    let (curve_lines, others) = lines.split_at(curves);
    for (curve, &line) in chart.curves().zip(curve_lines) {
        let rest = draw_sample(painter, line, |painter, ends| draw_curve(painter, ends, curve));
        let [link, way] =
            [lab.links.of(curve.variant.link), lab.compressions.of(curve.variant.compression)];
        let told = match curve.accesses.get(chart.last) {
            Some([unions, finds]) => {
                let [reads, writes] = [unions.reads + finds.reads, unions.writes + finds.writes]
                    .map(|number| words.number.of(number));
                format!("{reads} + {writes}")
            }
            None if curve.is_too_slow => lab.too_slow.to_owned(),
            None => lab.measuring.to_owned(),
        };
        draw_row(painter, rest, &lab.variant(link, way), &told);
    }
    for ((name, of, dash), &line) in COMPARED.into_iter().zip(others) {
        let rest = draw_sample(painter, line, |painter, ends| draw_dashed(painter, ends, dash));
        draw_row(painter, rest, name, &words.number.of(of(chart.size()).round() as u64));
    }
}

fn draw_row(painter: &mut Painter, line: Rect, name: &str, told: &str) {
    let width = painter.measure(Typeface::Strong, LABEL, told).min((line.w - S) / 2.0);
    let [name_place, told_place] = row(line).gap(S).split([grow(1.0), fixed(width)]);
    painter.words(name_place, painter.ink(Typeface::Body, LABEL), name);
    painter.words(told_place, painter.ink(Typeface::Strong, LABEL).right(), told);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::bindings::Bindings;
    use crate::game::settings::{Language, Settings};
    use crate::picture::{Item, Palette};

    #[test]
    fn the_two_bounds_are_told_apart_by_their_dashes_and_part() {
        let bindings = Bindings::default();
        let screen = Rect::new(0.0, 0.0, 800.0, 420.0);
        let palette = Palette::of(&Settings::default());
        let mut chart = GrowthChart::default();
        for last in 1..SIZES.len() {
            chart.last = last;
            let mut painter = Painter::new(palette, &bindings, screen, 1.0, Language::English);
            draw_plot(&mut painter, screen, &chart, Words::of(Language::English));
            let taken = painter.finish();
            let dashes = taken.items.iter().filter_map(|item| match item {
                Item::Line(from, to, _, colour) if *colour == palette.muted_ink => {
                    Some((from.distance(*to), *to))
                }
                _ => None,
            });
            let (long, short): (Vec<_>, Vec<_>) = dashes.partition(|(length, _)| *length > 10.0);
            assert!(long.len() > 9 && short.len() > 3 * long.len(), "{last}: {short:?}");
            assert!(short.iter().all(|(length, _)| *length < 6.0), "{last}: {short:?}");
            let ends = [long, short].map(|dashes| dashes[dashes.len() - 1].1.y);
            assert!(ends[1] - ends[0] > 12.0, "{last}: {ends:?}");
        }
    }
}
