//! Long bent lines, drawn as one band so that they may be see-through: the way through a maze, a
//! trail, a detour. Bends are round on both sides, ends are round, and a line that turns back on
//! itself is lifted and set down again.

use std::f32::consts::{FRAC_PI_2, PI};

use macroquad::color::Color;
use macroquad::math::Vec2;

use super::Painter;
use super::contour::quarter_steps;

/// How many points are swept before the band is drawn and taken up again.
const POINTS_PER_PIECE: usize = 200;

/// A cosine beyond which two directions count as one, or as opposite ones.
const STRAIGHT: f32 = 0.999;

/// A tighter bend than this share of the width would fold the inner edge.
const TIGHTEST_BEND: f32 = 0.71;

/// Across a band: how much of the colour shows at its four edges.
const COVERS: [f32; 4] = [0.0, 1.0, 1.0, 0.0];

impl Painter {
    /// A line through all of the points. Its corners are cut off `bend` away from the point, or as
    /// near as its width allows.
    pub fn path(&mut self, points: &[Vec2], width: f32, bend: f32, colour: Color) {
        let width = width * self.density;
        let band = Band {
            half: width.max(1.0) / 2.0,
            colour: Color { a: colour.a * width.min(1.0), ..colour },
        };
        let bend = (bend * self.density).max(band.half * 2.0 * TIGHTEST_BEND);
        let points: Vec<_> = points.iter().map(|&point| self.physical(point)).collect();
        for piece in between_turns(&points) {
            self.sweep(&rounded(&piece, bend), band);
        }
    }

    fn sweep(&mut self, points: &[Vec2], band: Band) {
        let &[first, second, ..] = points else { return };
        let [.., before_last, last] = *points else { return };
        self.round_end(first, first - second, band);
        self.round_end(last, last - before_last, band);
        let mut before = None;
        for (index, &point) in points.iter().enumerate() {
            if index % POINTS_PER_PIECE == 0 {
                self.brush.lay_down();
                before = (index > 0).then(|| self.across(points, index - 1, band));
            }
            let here = self.row_at(point, mitre(points, index), band);
            if let Some(before) = before {
                self.brush.strip(before, here, 4, false);
            }
            before = Some(here);
        }
        self.brush.lay_down();
    }

    fn across(&mut self, points: &[Vec2], index: usize, band: Band) -> u16 {
        self.row_at(points[index], mitre(points, index), band)
    }

    fn row_at(&mut self, point: Vec2, aside: Vec2, band: Band) -> u16 {
        let edges = band.edges().into_iter().zip(COVERS);
        self.brush.row(edges.map(|(edge, cover)| (point + aside * edge, band.shown(cover))))
    }

    /// Half a disc, bulging out in a direction.
    fn round_end(&mut self, centre: Vec2, direction: Vec2, band: Band) {
        let steps = 2 * quarter_steps(band.half);
        let start = direction.to_angle() - FRAC_PI_2;
        let arc = |radius: f32, cover: f32| {
            (0..=steps).map(move |step| {
                let angle = start + PI * f32::from(step) / f32::from(steps);
                (centre + radius * Vec2::from_angle(angle), band.shown(cover))
            })
        };
        let rim = self.brush.row(arc(band.half + 0.5, 0.0));
        let disc = self.brush.row(arc(band.half - 0.5, 1.0));
        self.brush.strip(rim, disc, steps + 1, false);
        self.brush.fan(disc, steps + 1);
    }
}

/// What a line is drawn with, in the screen's pixels.
#[derive(Clone, Copy)]
struct Band {
    half: f32,
    colour: Color,
}

impl Band {
    fn edges(self) -> [f32; 4] {
        [-self.half - 0.5, -self.half + 0.5, self.half - 0.5, self.half + 0.5]
    }

    fn shown(self, cover: f32) -> Color {
        Color { a: self.colour.a * cover, ..self.colour }
    }
}

/// The way to the side of a point, longer in a bend, so that the band keeps its width.
fn mitre(points: &[Vec2], index: usize) -> Vec2 {
    let here = points[index];
    let before = index.checked_sub(1).map(|before| (here - points[before]).normalize_or_zero());
    let after = points.get(index + 1).map(|&after| (after - here).normalize_or_zero());
    let (arriving, leaving) = match (before, after) {
        (Some(arriving), Some(leaving)) => (arriving, leaving),
        (Some(only), None) | (None, Some(only)) => (only, only),
        (None, None) => return Vec2::ZERO,
    };
    (arriving + leaving).perp() / (1.0 + arriving.dot(leaving)).max(0.2)
}

/// The line without points that repeat, cut wherever it turns back on itself.
fn between_turns(points: &[Vec2]) -> Vec<Vec<Vec2>> {
    let mut pieces: Vec<Vec<Vec2>> = vec![vec![]];
    for &point in points {
        let Some(piece) = pieces.last_mut() else { continue };
        match piece.as_slice() {
            [.., last] if last.distance_squared(point) < 0.01 => {}
            &[.., before, last] if is_turn(before, last, point) => pieces.push(vec![last, point]),
            _ => piece.push(point),
        }
    }
    pieces
}

fn is_turn(before: Vec2, here: Vec2, after: Vec2) -> bool {
    (here - before).normalize_or_zero().dot((after - here).normalize_or_zero()) < -STRAIGHT
}

/// The line with its corners bent: on each side they begin `bend` away, or half the way if that is
/// nearer.
fn rounded(points: &[Vec2], bend: f32) -> Vec<Vec2> {
    let mut line: Vec<Vec2> = points.first().copied().into_iter().collect();
    for corner in points.windows(3) {
        let &[before, here, after] = corner else { continue };
        let (back, on) = (before - here, after - here);
        if back.normalize_or_zero().dot(on.normalize_or_zero()) < -STRAIGHT {
            line.push(here);
            continue;
        }
        let reach = bend.min(back.length() / 2.0).min(on.length() / 2.0);
        let (start, end) = (here + back.clamp_length_max(reach), here + on.clamp_length_max(reach));
        let steps = 2 * quarter_steps(reach);
        line.extend((0..=steps).map(|step| {
            let share = f32::from(step) / f32::from(steps);
            start.lerp(here, share).lerp(here.lerp(end, share), share)
        }));
    }
    line.extend(points.last().copied().filter(|_| points.len() > 1));
    line
}

#[cfg(test)]
mod tests {
    use macroquad::math::vec2;

    use super::*;

    #[test]
    fn a_line_is_cut_where_it_turns_back() {
        let [start, end] = [vec2(0.0, 0.0), vec2(9.0, 0.0)];
        assert_eq!(between_turns(&[start, end, start]), [[start, end], [end, start]]);
    }

    #[test]
    fn points_that_repeat_count_once() {
        let [start, end] = [vec2(0.0, 0.0), vec2(9.0, 0.0)];
        assert_eq!(between_turns(&[start, start, end, end]), [[start, end]]);
    }

    #[test]
    fn a_bend_stays_within_half_of_its_sides() {
        let line = rounded(&[vec2(0.0, 0.0), vec2(4.0, 0.0), vec2(4.0, 20.0)], 5.0);
        assert_eq!(line[1], vec2(2.0, 0.0));
        assert_eq!(line[line.len() - 2], vec2(4.0, 2.0));
    }
}
