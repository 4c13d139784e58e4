//! The moment at the cheese: it is eaten in three bites, the mouse hops for joy, and if there were
//! no detours it rains lemons.

use super::{ahead, joy_seconds, labels};
use crate::game::journey::Medal;
use crate::game::walker::Pose;
use crate::maze::Direction;
use crate::picture::motion::{BADGE, BUMP, Motions, NUDGE};
use crate::picture::sparks::{draw_lemon_rain, draw_sparks};
use crate::screens::parts::prelude::*;
use crate::screens::play::Play;

/// The times of the bites; at the last, all is eaten.
const BITES_SECONDS: [f32; 3] = [0.16, 0.36, 0.56];
const EATEN_SECONDS: f32 = 0.62;
/// How far cheese and mouse move apart, in sides of the mouse.
const APART: f32 = 0.24;
/// How far the mouse leans into a bite.
const LEAN: f32 = 0.1;
/// For how long crumbs fly, and how far.
const CRUMB_SECONDS: f32 = 0.3;
const CRUMB_REACH: f32 = 0.4;
/// The crumbs of a cheese that was eaten, from the middle of its room, with sizes.
const LEFT_OVER: [(Vec2, f32); 5] = [
    (vec2(-0.09, -0.03), 0.035),
    (vec2(0.02, 0.05), 0.045),
    (vec2(0.11, -0.02), 0.03),
    (vec2(-0.03, 0.1), 0.022),
    (vec2(0.04, -0.08), 0.02),
];
/// The word for a perfect run, and its distance from the mouse, in parts of the window.
const WORD: f32 = 52.0;
const WORD_AWAY: f32 = 0.28;

/// Mouse and cheese this many seconds after they met; `side` is the size of the mouse.
pub(super) struct Meal {
    pub seconds: f32,
    pub motions: Motions,
    pub side: f32,
}

impl Meal {
    /// For how long the mouse has been hopping.
    fn hopping_seconds(&self) -> f32 {
        match self.motions {
            Motions::Full => (self.seconds - EATEN_SECONDS).max(0.0),
            Motions::Reduced => self.seconds,
        }
    }

    pub fn draw(&self, frames: SpriteFrames, pose: Pose, feet: Vec2, painter: &mut Painter) {
        let hopping = self.hopping_seconds();
        let apart = ahead(pose) * APART * self.side * self.motions.at(NUDGE, self.seconds);
        // Things farther down are drawn last.
        let is_below = pose.heading == Direction::Down;
        if !is_below {
            self.draw_cheese(feet + apart, painter);
        }
        let bites = BITES_SECONDS.map(|bite| {
            let since = self.seconds - bite;
            if since > 0.0 { self.motions.there_and_back(BUMP, since) } else { 0.0 }
        });
        let lean = ahead(pose) * LEAN * self.side * bites.iter().sum::<f32>();
        let back = if hopping > 0.0 { Vec2::ZERO } else { apart * 0.5 - lean };
        painter.standing(SheetName::Mouse, frames.character(pose, hopping), feet - back, self.side);
        if is_below {
            self.draw_cheese(feet + apart, painter);
        }
    }

    /// What is left of the cheese, and the crumbs of each bite.
    fn draw_cheese(&self, feet: Vec2, painter: &mut Painter) {
        let bites = BITES_SECONDS.iter().filter(|&&bite| self.seconds > bite).count();
        if self.motions == Motions::Reduced || self.seconds >= EATEN_SECONDS + CRUMB_SECONDS {
            return;
        }
        let left = 0.9 * self.side * (1.0 - bites as f32 / BITES_SECONDS.len() as f32);
        if left > 0.0 {
            painter.standing(SheetName::Cheese, (0, 0), feet, left);
        }
        let colour = painter.palette.hint;
        for (bite, since) in BITES_SECONDS.map(|bite| self.seconds - bite).into_iter().enumerate() {
            if !(0.0..CRUMB_SECONDS).contains(&since) {
                continue;
            }
            let share = since / CRUMB_SECONDS;
            for crumb in 0..5 {
                let angle = -0.4 - 0.6 * crumb as f32 + 0.3 * bite as f32;
                let fallen = vec2(0.0, share * share - 0.3);
                let at = Vec2::from_angle(angle) * share + fallen;
                let size = 0.035 * self.side * (1.0 - 0.6 * share);
                painter.circle(feet + at * CRUMB_REACH * self.side, size, colour);
            }
        }
    }
}

/// What is left of a cheese that was eaten, in a room of this size: a few crumbs.
pub(in crate::screens) fn draw_crumbs(middle: Vec2, pitch: f32, painter: &mut Painter) {
    let shadow = Color { a: 0.16, ..painter.palette.ink };
    painter.soft_shadow(Rect::about(middle, 0.16 * pitch), 0.16 * pitch, 0.1 * pitch, shadow);
    for (at, size) in LEFT_OVER {
        painter.circle(middle + at * pitch, (size * pitch).max(1.0), painter.palette.hint);
    }
}

/// What is above the maze at this moment.
pub(super) fn draw(
    context: &Context,
    play: &Play,
    sight: &MazeSight,
    side: f32,
    painter: &mut Painter,
) {
    let (race, motions, seconds) = (&play.race, context.motions, joy_seconds(play));
    let mouse = sight.to_standing(Vec2::from(race.runner(0).pose(0.0).at));
    draw_sparks(painter, motions, mouse, side, seconds - EATEN_SECONDS);
    if !Medal::all_in_run(race) {
        return;
    }
    let pane = context.in_interface(context.pane);
    draw_lemon_rain(painter, motions, pane, seconds);
    let room = labels::room(context, play, painter.screen);
    draw_word(context, mouse, room, seconds - BITES_SECONDS[0], painter);
}

/// The word for a perfect run, on the side of the mouse where there is more room.
fn draw_word(context: &Context, mouse: Vec2, pane: Rect, seconds: f32, painter: &mut Painter) {
    let (palette, word) = (painter.palette, context.words().perfect);
    let size = WORD * context.motions.at(BADGE, seconds);
    if size < 0.5 * WORD {
        return;
    }
    let extent = vec2(painter.measure(Typeface::Title, size, word) + 1.4 * size, 1.7 * size);
    let away = if mouse.y > pane.center().y { -WORD_AWAY } else { WORD_AWAY };
    let (low, far) = (pane.point() + extent / 2.0, pane.point() + pane.size() - extent / 2.0);
    let middle = (mouse + vec2(0.0, away * pane.h)).clamp(low, far.max(low));
    let rect = Rect::about(middle, extent.y / 2.0);
    let rect = Rect { x: middle.x - extent.x / 2.0, w: extent.x, ..rect };
    painter.panel(rect);
    painter.round_border(rect, PANEL_RADIUS, 3.0, palette.accent);
    let style = Style::new(Typeface::Title, size, palette.accent_text).centred();
    painter.text(style, middle.x, middle.y + size * HALF_LETTER, word);
}
