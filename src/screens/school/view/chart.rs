//! The learning curve: the wrong turns of each run, a line for each rat and one for the player. The
//! lines differ by dashes and markers as well as by colour.

use crate::game::theatre::school::School;
use crate::screens::parts::prelude::*;
use crate::words::SchoolWords;

/// How a line is drawn.
#[derive(Clone, Copy)]
pub struct Pen {
    /// The number of the rat; `None` for the player.
    rat: Option<usize>,
}

/// The lengths of dashes and gaps; empty for a solid line.
const DASHES: [&[f32]; 4] = [&[], &[9.0, 5.0], &[2.0, 4.5], &[9.0, 4.0, 2.0, 4.0]];
const WIDTH: f32 = 2.5;
/// A dash shorter than this is skipped.
const HAIR: f32 = 0.05;
const MARKER: f32 = 4.5;
/// The minimum distance of markers.
const MARKERS_APART: f32 = 14.0;
/// The minimum range of the chart: runs, and wrong turns.
const LEAST_RUNS: usize = 8;
const LEAST_TURNS: u32 = 4;

impl Pen {
    pub const fn of_rat(number: usize) -> Self {
        Self { rat: Some(number) }
    }

    pub const fn of_player() -> Self {
        Self { rat: None }
    }

    fn colour(self, painter: &Painter) -> Color {
        let palette = painter.palette;
        self.rat.map_or(palette.ink, |number| palette.lanes[number % palette.lanes.len()])
    }

    fn dashes(self) -> &'static [f32] {
        self.rat.map_or(&[], |number| DASHES[number % DASHES.len()])
    }
}

/// A short sample of a line, with its marker.
pub fn draw_sample(painter: &mut Painter, rect: Rect, pen: Pen) {
    let middle = rect.center();
    let ends = [vec2(rect.x, middle.y), vec2(rect.right(), middle.y)];
    draw_line(painter, &ends, pen);
    draw_marker(painter, middle, pen);
}

pub fn draw(painter: &mut Painter, card: Rect, school: &School, words: &SchoolWords) {
    let body = painter.card(card, words.curve, words.curve_note);
    let curves: Vec<(Pen, Vec<u32>)> = school
        .rats
        .iter()
        .enumerate()
        .map(|(number, rat)| {
            let turns = rat.lessons.iter().map(|lesson| lesson.wrong_turns).collect();
            (Pen::of_rat(number), turns)
        })
        .chain([(Pen::of_player(), school.player_curve().to_vec())])
        .collect();
    let runs = curves.iter().map(|(_, turns)| turns.len()).max().unwrap_or(0).max(LEAST_RUNS);
    let most = curves.iter().flat_map(|(_, turns)| turns).copied().max().unwrap_or(0);
    let most = even_number(most.max(LEAST_TURNS));
    let plot = axes(painter, body, f64::from(most), 2, |turns| painter.numbers.of(turns as u64));
    let below = Rect { y: plot.bottom() + XS, h: LINE, ..plot };
    painter.words(below, painter.muted(Typeface::Body, NOTE), "1");
    painter.words(below, painter.muted(Typeface::Body, NOTE).right(), &words.run(runs));
    for (pen, turns) in &curves {
        let points: Vec<Vec2> = turns
            .iter()
            .enumerate()
            .map(|(run, &turns)| {
                let across = run as f32 / (runs - 1) as f32;
                let up = turns as f32 / most as f32;
                vec2(plot.x + plot.w * across, plot.bottom() - plot.h * up)
            })
            .collect();
        draw_line(painter, &points, *pen);
        let apart = plot.w / (runs - 1) as f32;
        let every = (MARKERS_APART / apart).ceil().max(1.0) as usize;
        let last = points.len().saturating_sub(1);
        for (run, &point) in points.iter().enumerate() {
            if run % every == 0 || run == last {
                draw_marker(painter, point, *pen);
            }
        }
    }
}

/// The next even number that is round enough for an axis.
fn even_number(most: u32) -> u32 {
    let mut unit = 2;
    if most > 10 {
        unit = 10_u32.pow((most - 1).ilog10());
    }
    most.div_ceil(unit) * unit
}

/// A line through points, in its dashes.
fn draw_line(painter: &mut Painter, points: &[Vec2], pen: Pen) {
    let colour = pen.colour(painter);
    for [from, to] in dashed(points, pen.dashes()) {
        painter.line(from, to, WIDTH, colour);
    }
}

/// The visible pieces of a dashed line through points.
fn dashed(points: &[Vec2], dashes: &[f32]) -> Vec<[Vec2; 2]> {
    let sides = points.windows(2).map(|ends| [ends[0], ends[1]]);
    let Some(&first) = dashes.first() else { return sides.collect() };
    let (mut pieces, mut place, mut left) = (Vec::new(), 0, first);
    for [from, to] in sides {
        let (mut at, length) = (0.0, from.distance(to));
        while at < length {
            let next = (at + left).min(length);
            if place % 2 == 0 {
                pieces.push([at, next].map(|gone| from.lerp(to, gone / length)));
            }
            left -= next - at;
            at = next;
            // Rounding may leave too little of a dash to make progress.
            if left < HAIR {
                place = (place + 1) % dashes.len();
                left = dashes[place];
            }
        }
    }
    pieces
}

/// A disc, a diamond, a triangle or a square for a rat; a ring for the player.
fn draw_marker(painter: &mut Painter, at: Vec2, pen: Pen) {
    let colour = pen.colour(painter);
    let corners = |corners: &[Vec2]| corners.iter().map(|&corner| at + MARKER * corner).collect();
    let corners: Vec<Vec2> = match pen.rat.map(|number| number % 4) {
        None => {
            painter.circle(at, MARKER + 1.0, colour);
            painter.circle(at, MARKER - 1.5, painter.palette.panel);
            return;
        }
        Some(0) => {
            painter.circle(at, MARKER - 0.5, colour);
            return;
        }
        Some(1) => corners(&[vec2(0.0, -1.2), vec2(1.2, 0.0), vec2(0.0, 1.2), vec2(-1.2, 0.0)]),
        Some(2) => corners(&[vec2(0.0, -1.2), vec2(1.2, 0.9), vec2(-1.2, 0.9)]),
        Some(_) => corners(&[vec2(-0.9, -0.9), vec2(0.9, -0.9), vec2(0.9, 0.9), vec2(-0.9, 0.9)]),
    };
    painter.polygon(&corners, colour);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dashes_come_to_an_end_and_cover_their_share() {
        for dashes in DASHES.into_iter().filter(|dashes| !dashes.is_empty()) {
            let (whole, seen) = (dashes.iter().sum::<f32>(), dashes.iter().step_by(2).sum::<f32>());
            for sides in 1..200_u16 {
                let points: Vec<Vec2> = (0..=sides)
                    .map(|side| vec2(f32::from(side) * 7.3, f32::from(side * side % 97) * 2.9))
                    .collect();
                let length: f32 = points.windows(2).map(|ends| ends[0].distance(ends[1])).sum();
                let pieces = dashed(&points, dashes);
                let drawn: f32 = pieces.iter().map(|[from, to]| from.distance(*to)).sum();
                let slack = 2.0 * whole + HAIR * pieces.len() as f32;
                assert!((drawn - length * seen / whole).abs() < slack, "{drawn} of {length}");
                assert!(
                    pieces.len() as f32
                        <= length / whole * dashes.len() as f32 + f32::from(sides) + 2.0
                );
            }
        }
        assert!(dashed(&[], DASHES[1]).is_empty() && dashed(&[Vec2::ONE], DASHES[0]).is_empty());
        assert!(dashed(&[Vec2::ONE, Vec2::ONE], DASHES[1]).is_empty());
    }

    #[test]
    fn an_axis_ends_at_a_round_number_that_is_not_too_far() {
        for most in 1..5_000 {
            let end = even_number(most);
            assert!(end >= most && end.is_multiple_of(2), "{most}: {end}");
            assert!(end <= 2 * most.max(2), "{most}: {end}");
        }
    }
}
