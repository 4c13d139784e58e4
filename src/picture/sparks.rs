//! What flies about when the cheese is found: confetti, sparks and lemons.
//!
//! Where each piece is follows from a seed and the time, independently of the randomness of mazes
//! and rules: the same run has the same confetti.

use crate::maze::random::split_mix;

use super::geometry::{Color, Rect, Vec2, vec2};
use super::motion::{CONFETTI, LEMON_FALL, Motions, SPARK, out_cubic};
use super::painter::Painter;

const PIECES: u64 = 26;
/// The latest moment at which a piece begins to fall, as a share of the time.
const LATEST: f32 = 0.45;
const SPARKS: u64 = 14;
/// How many sparks are born a second.
const SPARKS_A_SECOND: f32 = 16.0;
const LEMONS: u64 = 26;
/// The smallest radius of lemons, which are up to twice as large, and the time between two of them.
const LEMON_RADIUS: f32 = 12.0;
const LEMON_SECONDS: f32 = 0.04;

/// A piece of confetti, within a square from (0, 0) to (1, 1).
#[derive(Clone, Copy, Debug, PartialEq)]
struct Piece {
    at: Vec2,
    /// Its angle in radians.
    turn: f32,
    is_disc: bool,
    /// Its opacity.
    seen: f32,
    /// A number that selects its colour.
    colour: usize,
}

/// The pieces this many seconds after they were thrown; those at rest stay.
fn confetti(seed: u64, motions: Motions, seconds: f32) -> impl Iterator<Item = Piece> {
    let share = motions.at(CONFETTI, seconds);
    (0..PIECES).map(move |piece| {
        let draw = |number: u64| chance(seed, 8 * piece + number);
        let wait = LATEST * draw(0);
        let fallen = out_cubic(((share - wait) / (1.0 - wait)).clamp(0.0, 1.0));
        let left = 1.0 - fallen;
        let rest = vec2(draw(1), draw(2));
        let sway = 0.05 * (left * 9.0 + 6.0 * draw(3)).sin() * left;
        Piece {
            at: vec2(rest.x + sway, rest.y * fallen),
            turn: 6.3 * draw(4) + 7.0 * (draw(5) - 0.5) * left,
            is_disc: piece % 3 == 0,
            seen: (5.0 * fallen).min(1.0),
            colour: piece as usize,
        }
    })
}

/// Throws confetti that comes to rest in a rectangle.
pub fn draw_confetti(painter: &mut Painter, motions: Motions, room: Rect, seed: u64, seconds: f32) {
    let palette = painter.palette;
    let [one, two] = palette.players;
    let colours = [palette.accent, palette.second_accent, two, one];
    for piece in confetti(seed, motions, seconds) {
        let at = room.point() + piece.at * room.size();
        let colour = Color { a: 0.8 * piece.seen, ..colours[piece.colour % colours.len()] };
        if piece.is_disc {
            painter.circle(at, 3.5, colour);
        } else {
            let (along, across) = (Vec2::from_angle(piece.turn) * 4.5, 2.5);
            let aside = along.perp().normalize() * across;
            painter.polygon(
                &[at - along - aside, at + along - aside, at + along + aside, at - along + aside],
                colour,
            );
        }
    }
}

/// Slices of lemon that have been falling through a pane for this many seconds.
pub fn draw_lemon_rain(painter: &mut Painter, motions: Motions, pane: Rect, seconds: f32) {
    for lemon in 0..LEMONS {
        let share = motions.at(LEMON_FALL, seconds - LEMON_SECONDS * lemon as f32);
        if share > 0.0 && share < 1.0 {
            let radius = LEMON_RADIUS * (1.0 + chance(lemon, 0));
            let at = vec2(pane.w * chance(lemon, 1), (pane.h + 2.0 * radius) * share - radius);
            let turn = 6.3 * (chance(lemon, 2) + share * (chance(lemon, 3) - 0.5));
            painter.lemon(pane.point() + at, radius, turn);
        }
    }
}

/// Little stars that fly up about a place while the celebration lasts; `reach` is how far.
pub fn draw_sparks(
    painter: &mut Painter,
    motions: Motions,
    middle: Vec2,
    reach: f32,
    seconds: f32,
) {
    let palette = painter.palette;
    for spark in 0..SPARKS {
        let born = (spark as f32 + 0.2) / SPARKS_A_SECOND;
        let share = motions.at(SPARK, seconds - born);
        if share <= 0.0 || share >= 1.0 {
            continue;
        }
        let angle = std::f32::consts::PI * (1.08 + 0.84 * chance(spark, 0));
        let at = middle + Vec2::from_angle(angle) * reach * (0.35 + 0.65 * share);
        let colour = if spark % 2 == 0 { palette.hint } else { palette.panel };
        star(painter, at, 0.2 * reach * (1.0 - share * share), colour);
    }
}

/// A star of two thin rhombs.
fn star(painter: &mut Painter, middle: Vec2, radius: f32, colour: Color) {
    let thin = 0.28 * radius;
    for (wide, high) in [(radius, thin), (thin, radius)] {
        let corners = [vec2(0.0, -high), vec2(wide, 0.0), vec2(0.0, high), vec2(-wide, 0.0)];
        painter.polygon(&corners.map(|corner| middle + corner), colour);
    }
}

/// A pseudo-random number from 0 to 1.
fn chance(seed: u64, number: u64) -> f32 {
    (split_mix(seed, number) >> 40) as f32 / (1 << 24) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_run_has_the_same_confetti() {
        for seed in [0, 7, u64::MAX] {
            for seconds in [0.0, 0.4, 1.9, 2.0] {
                assert!(confetti(seed, Motions::Full, seconds).eq(confetti(
                    seed,
                    Motions::Full,
                    seconds
                )));
            }
        }
        assert!(!confetti(1, Motions::Full, 2.0).eq(confetti(2, Motions::Full, 2.0)));
    }

    #[test]
    fn confetti_comes_to_rest_where_it_has_room() {
        for seed in 0..50 {
            assert!(
                confetti(seed, Motions::Full, Motions::Full.seconds_of(CONFETTI)).eq(confetti(
                    seed,
                    Motions::Full,
                    f32::INFINITY
                ))
            );
            for piece in confetti(seed, Motions::Full, f32::INFINITY) {
                assert!(piece.at.clamp(Vec2::ZERO, Vec2::ONE) == piece.at, "{piece:?}");
                assert!((piece.seen - 1.0).abs() < f32::EPSILON);
            }
        }
    }

    #[test]
    fn confetti_is_unseen_at_first_and_falls_without_a_jump() {
        assert!(confetti(3, Motions::Full, 0.0).all(|piece| piece.seen == 0.0));
        for frame in 0..240 {
            let [now, next] = [frame, frame + 1].map(|frame| frame as f32 / 120.0);
            for (before, after) in
                confetti(3, Motions::Full, now).zip(confetti(3, Motions::Full, next))
            {
                assert!((after.at - before.at).length() < 0.05, "{before:?} {after:?}");
            }
        }
    }
}
