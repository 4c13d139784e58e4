//! Medals, and how hard a maze is, as signs that need no reading.

use super::geometry::{Color, Rect, Vec2, vec2};
use super::icon::Way;
use super::painter::Painter;
use super::sizes::XS;
use crate::game::difficulty::MOST_LEMONS;
use crate::game::journey::Medal;

/// The line about the place of a medal that is not won, in pixels, and the line on a medal, in
/// parts of its radius.
const RIM: f32 = 1.5;
const STROKE: f32 = 0.16;
/// The left half of the ribbon below a medal, in parts of its radius.
const RIBBON: [Vec2; 4] = [vec2(-0.15, 0.6), vec2(-0.25, 1.55), vec2(-0.6, 1.25), vec2(-0.9, 1.45)];
/// The opacity of a medal's ribbon.
const FAINT: f32 = 0.6;
/// The angle at which slices of lemon are drawn, in radians.
const LEMON: f32 = 0.45;

impl Painter<'_> {
    /// A medal, or the place where one is missing.
    pub fn medal(&mut self, medal: Medal, centre: Vec2, radius: f32, is_won: bool) {
        let palette = self.palette;
        if !is_won {
            let place = Rect::about(centre, radius);
            self.round_border(place, radius, RIM, palette.muted_ink);
            let ink = Color { a: FAINT, ..palette.muted_ink };
            return self.sign_of(medal, centre, radius, ink);
        }
        let (ground, ink) = match medal {
            Medal::Finished => (palette.accent, palette.accent_ink),
            Medal::UnderPar => (palette.second_accent, palette.second_accent_ink),
            Medal::NoWrongTurn => (palette.path, palette.path_ink),
            Medal::BeforeRival => (palette.players[1], palette.panel),
        };
        for side in [1.0, -1.0] {
            let mut corners = RIBBON.map(|corner| centre + radius * corner * vec2(side, 1.0));
            if side < 0.0 {
                corners.reverse();
            }
            for corners in [[0, 1, 2], [0, 2, 3]].map(|three| three.map(|one| corners[one])) {
                self.polygon(&corners, ground);
            }
        }
        self.circle(centre, radius, ground);
        self.sign_of(medal, centre, radius, ink);
    }

    fn sign_of(&mut self, medal: Medal, centre: Vec2, radius: f32, ink: Color) {
        let (at, width) = (|x, y| centre + radius * vec2(x, y), radius * STROKE);
        match medal {
            Medal::Finished => {
                self.line(at(-0.45, 0.0), at(-0.1, 0.35), width, ink);
                self.line(at(-0.1, 0.35), at(0.45, -0.35), width, ink);
            }
            Medal::UnderPar => {
                self.line(centre, at(0.0, -0.6), width, ink);
                self.line(centre, at(0.4, 0.2), width, ink);
            }
            Medal::NoWrongTurn => self.arrow(Way::Up, centre, 0.5 * radius, width, ink),
            Medal::BeforeRival => {
                self.line(at(-0.3, 0.55), at(-0.3, -0.55), width, ink);
                self.polygon(&[at(-0.3, -0.6), at(0.5, -0.25), at(-0.3, 0.1)], ink);
            }
        }
    }

    /// The difficulty of a maze in slices of lemon, at the left of a line, with dots for those that
    /// it lacks; returns what is left of the line.
    pub fn lemons(&mut self, line: Rect, lemons: u8, radius: f32) -> Rect {
        let mut at = vec2(line.x + radius, line.center().y);
        for number in 0..MOST_LEMONS {
            if number < lemons {
                self.lemon(at, radius, LEMON);
            } else {
                self.circle(at, radius / 3.0, self.palette.muted_ink);
            }
            at.x += 2.0 * radius + XS;
        }
        line.right_of(at.x)
    }
}

/// The width of all lemons side by side.
pub fn lemons_width(radius: f32) -> f32 {
    f32::from(MOST_LEMONS) * (2.0 * radius + XS)
}
