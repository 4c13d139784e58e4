//! The rival at a stop of the journey, and its stack.

use crate::game::versus::rules::Mind;
use crate::screens::parts::prelude::*;
use crate::screens::parts::thread;
use crate::screens::play::Play;

/// The looks of a rival.
pub(in crate::screens) const fn sheet(mind: Mind) -> SheetName {
    match mind {
        Mind::DepthFirst | Mind::Dozer => SheetName::Marmot,
        Mind::WallFollower => SheetName::Hedgehog,
        Mind::SharpDepthFirst | Mind::ShortestWay => SheetName::Rabbit,
    }
}

/// Its stack. In fog it is hidden.
pub(super) fn draw_stack(play: &Play, sight: &MazeSight, painter: &mut Painter) {
    let Some(rival) = play.rival().filter(|_| !play.is_foggy()) else { return };
    let stack = rival.stack(play.rival_tick());
    let beads: Vec<Vec2> = stack.iter().map(|&tile| sight.to_standing(tile_vec(tile))).collect();
    thread::draw(&beads, sight, painter.palette.players[1], painter);
}
