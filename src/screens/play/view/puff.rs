//! A click that is refused: a puff of dust where it went, and the reason, if there is one to give.

use crate::game::tuning::{PUFF_TICKS, TICKS_PER_SECOND};
use crate::picture::geometry::{Color, Vec2};
use crate::screens::play::{Play, WalkRefusal};

use super::{Context, labels};
use crate::picture::maze::{MazeSight, tile_vec};
use crate::picture::motion::PUFF;
use crate::picture::painter::Painter;

/// The number of little clouds, and how far they fly, in rooms or at least in interface pixels.
const CLOUDS: u8 = 7;
const REACH: f32 = 0.5;
const LEAST_REACH: f32 = 22.0;

pub(super) fn draw(
    context: &Context,
    play: &Play,
    (refusal, ticks): (WalkRefusal, u32),
    sight: &MazeSight,
    painter: &mut Painter,
) {
    let palette = painter.palette;
    let (middle, seconds) =
        (sight.to_screen(tile_vec(refusal.place)), ticks as f32 / TICKS_PER_SECOND as f32);
    let share = context.motions.at(PUFF, seconds);
    let reach = (REACH * sight.pitch()).max(LEAST_REACH);
    if share < 1.0 {
        let colour = Color { a: 0.7 * (1.0 - share), ..palette.muted_ink };
        for cloud in 0..CLOUDS {
            let angle = std::f32::consts::TAU * f32::from(cloud) / f32::from(CLOUDS);
            let at = middle + Vec2::from_angle(angle) * reach * (0.3 + 0.7 * share);
            painter.circle(at, reach * (0.16 + 0.14 * share), colour);
        }
    }
    if refusal.is_behind_fork && ticks <= PUFF_TICKS {
        let room = labels::room(context, play, painter.screen);
        labels::draw_label(painter, middle, context.words().fork_between, palette.ink, room);
    }
}
