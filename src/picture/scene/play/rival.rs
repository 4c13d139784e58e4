//! The rival at a stop of the journey, and its stack.

use crate::game::screen::play::Play;
use crate::game::versus::rules::Mind;
use crate::picture::scene::prelude::*;
use crate::picture::scene::thread;

/// What a rival looks like.
pub(super) const fn sheet(mind: Mind) -> Sheet {
    match mind {
        Mind::DepthFirst | Mind::Dozer => Sheet::Marmot,
        Mind::WallFollower => Sheet::Hedgehog,
        Mind::SharpDepthFirst | Mind::ShortestWay => Sheet::Rabbit,
    }
}

/// What it has on its stack. In fog nobody sees that.
pub(super) fn draw_stack(play: &Play, sight: &MazeSight, painter: &mut Painter) {
    let Some(rival) = play.rival().filter(|_| !play.is_foggy()) else { return };
    let stack = rival.stack(play.rival_tick());
    let beads: Vec<Vec2> = stack.iter().map(|&tile| sight.to_standing(tile_vec(tile))).collect();
    thread::draw(&beads, sight, painter.palette().players[1], painter);
}
