//! The small signs that are not left to fonts: arrows, the return key's hook, chevrons, the tick
//! and the slice of lemon that says *look here*.

use std::f32::consts::{FRAC_PI_4, TAU};

use super::geometry::{Color, Vec2, vec2};
use super::painter::Painter;
use crate::maze::Direction;

const LEMON_RIND: Color = Color::hex(0xF2_B705);
const LEMON_PITH: Color = Color::hex(0xFF_F7C9);
const LEMON_FLESH: Color = Color::hex(0xFF_D84D);
const LEMON_PIECES: u8 = 8;

/// A star's tips, the radius between them in parts of its own, and the width of its outline.
const STAR_TIPS: f32 = 5.0;
const STAR_WAIST: f32 = 0.52;
const STAR_LINE: f32 = 1.5;

/// Half of a piece of lemon, its tip on the left and its middle on the x axis: a Bézier curve in
/// parts of the slice's radius.
const LEMON_PIECE: [Vec2; 4] =
    [vec2(0.12, 0.0), vec2(0.30, -0.30), vec2(0.78, -0.34), vec2(0.79, -0.05)];
const LEMON_STEPS: u8 = 8;

/// The four directions on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// Up.
    Up,
    /// Down.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl Way {
    /// The way of a direction.
    pub const fn of(direction: Direction) -> Self {
        match direction {
            Direction::Up => Self::Up,
            Direction::Down => Self::Down,
            Direction::Left => Self::Left,
            Direction::Right => Self::Right,
        }
    }

    /// A vector of length 1 that points there.
    pub fn vector(self) -> Vec2 {
        match self {
            Self::Up => vec2(0.0, -1.0),
            Self::Down => vec2(0.0, 1.0),
            Self::Left => vec2(-1.0, 0.0),
            Self::Right => vec2(1.0, 0.0),
        }
    }
}

impl Painter<'_> {
    /// An arrow whose tip and tail are `size` from its centre.
    pub fn arrow(&mut self, path: Way, centre: Vec2, size: f32, width: f32, colour: Color) {
        let along = path.vector() * size;
        let tip = centre + along;
        self.line(centre - along, tip, width, colour);
        for side in [along.perp(), -along.perp()] {
            self.line(centre + along * 0.2 + side * 0.75, tip, width, colour);
        }
    }

    /// An angle without a shaft: *more, that way*.
    pub fn chevron(&mut self, path: Way, centre: Vec2, size: f32, colour: Color) {
        let along = path.vector() * size;
        let tip = centre + along / 2.0;
        for side in [along.perp(), -along.perp()] {
            self.line(centre - along / 2.0 + side, tip, 3.0, colour);
        }
    }

    /// The hooked arrow of the return key.
    pub(crate) fn enter(&mut self, centre: Vec2, size: f32, colour: Color) {
        let at = |x: f32, y: f32| centre + size * vec2(x, y);
        let (corner, tip) = (at(1.0, 0.3), at(-1.0, 0.3));
        self.line(at(1.0, -0.9), corner, 2.25, colour);
        self.line(corner, tip, 2.25, colour);
        self.line(at(-0.35, -0.35), tip, 2.25, colour);
        self.line(at(-0.35, 0.95), tip, 2.25, colour);
    }

    /// The trough of the space bar.
    pub(crate) fn space_bar(&mut self, centre: Vec2, colour: Color) {
        let corners = [vec2(-8.0, 0.0), vec2(-8.0, 4.0), vec2(8.0, 4.0), vec2(8.0, 0.0)];
        for side in corners.windows(2) {
            self.line(centre + side[0], centre + side[1], 2.0, colour);
        }
    }

    /// A tick: yes.
    pub fn tick(&mut self, centre: Vec2, colour: Color) {
        let corner = centre + vec2(-1.5, 5.0);
        self.line(centre + vec2(-6.5, 0.0), corner, 2.5, colour);
        self.line(corner, centre + vec2(6.5, -5.0), 2.5, colour);
    }

    /// A star: the best possible result.
    pub fn star(&mut self, centre: Vec2, radius: f32, colour: Color, edge: Color) {
        for (radius, colour) in [(radius, edge), (radius - STAR_LINE, colour)] {
            let corner = |turns: f32, reach: f32| {
                centre + radius * reach * Vec2::from_angle(TAU * (turns / STAR_TIPS - 0.25))
            };
            for tip in 0..STAR_TIPS as u8 {
                let tip = f32::from(tip);
                let beside = [tip - 0.5, tip + 0.5].map(|turns| corner(turns, STAR_WAIST));
                self.polygon(&[centre, beside[0], corner(tip, 1.0), beside[1]], colour);
            }
        }
    }

    /// A slice of lemon, turned by an angle in radians.
    pub fn lemon(&mut self, centre: Vec2, radius: f32, turn: f32) {
        self.circle(centre, radius, LEMON_RIND);
        self.circle(centre, radius * 0.9, LEMON_PITH);
        let upper = (0..=LEMON_STEPS).map(|step| along_lemon(f32::from(step)));
        let lower = (1..=LEMON_STEPS).rev().map(|step| {
            let edge = along_lemon(f32::from(step));
            vec2(edge.x, -edge.y)
        });
        let piece: Vec<_> = upper.chain(lower).collect();
        for number in 0..LEMON_PIECES {
            let rotation = Vec2::from_angle(turn + FRAC_PI_4 * f32::from(number));
            let corners: Vec<_> =
                piece.iter().map(|&corner| centre + radius * rotation.rotate(corner)).collect();
            self.polygon(&corners, LEMON_FLESH);
        }
    }
}

fn along_lemon(step: f32) -> Vec2 {
    let share = step / f32::from(LEMON_STEPS);
    let [start, pull, push, end] = LEMON_PIECE;
    let (first, second, third) =
        (start.lerp(pull, share), pull.lerp(push, share), push.lerp(end, share));
    first.lerp(second, share).lerp(second.lerp(third, share), share)
}
