//! The small map of each half, in its outer lower corner: the walls, the own trail, and both.

use icetea_maze::game::versus::rules::Mode;
use macroquad::prelude::*;

use super::Duel;
use crate::window::maze_view::Minimap;
use crate::window::paint::Painter;
use crate::window::ring::Ring;
use crate::window::scene::is_compact;
use crate::window::scene::play::tile_vec;
use crate::window::scene::players::draw_sign;
use crate::window::sprites::{Sprites, Within};

/// How far the paper lies from the edges of the half, and reaches beyond the map.
const MARGIN: f32 = 18.0;
const PAPER: f32 = 6.0;

pub(super) fn draw(
    duel: &Duel,
    side: usize,
    ring: &mut Ring,
    painter: &mut Painter,
    sprites: &Sprites,
) {
    let Some(camera) = duel.camera(side) else { return };
    let pane = camera.pane;
    let rooms = ring.view(side).size();
    if (pane.size() / camera.pitch).cmpge(rooms * 0.95).all() {
        return;
    }
    let (standing, scale) = (&duel.standing, duel.context.scale);
    let largest =
        if is_compact(painter.screen()) { vec2(112.0, 84.0) } else { vec2(150.0, 108.0) } * scale;
    let size = (rooms * (largest / rooms).min_element()).round().max(Vec2::ONE);
    let is_left = side == 0 && duel.views.panes().is_side_by_side();
    let margin = (MARGIN + PAPER) * scale;
    let y = (pane.bottom() - margin - size.y).round();
    let [left, right] = [pane.x + margin, pane.right() - margin - size.x]
        .map(|x| Rect::new(x.round(), y, size.x, size.y));
    let [usual, other] = if is_left { [left, right] } else { [right, left] };
    // It makes room for the own mouse.
    let own = Vec2::from(standing.pose_for(side, side).at);
    let mouse = ring.view(side).to_standing(&camera, own);
    let reach = margin + 0.6 * camera.pitch;
    let is_near = |map: Rect| {
        let about =
            Rect::new(map.x - reach, map.y - reach, map.w + 2.0 * reach, map.h + 2.0 * reach);
        about.contains(mouse)
    };
    let room = if is_near(usual) && !is_near(other) { other } else { usual };
    let map = Minimap::within(ring.view(side), room);
    let place = Rect::new(
        map.place.x / scale - PAPER,
        map.place.y / scale - PAPER,
        map.place.w / scale + 2.0 * PAPER,
        map.place.h / scale + 2.0 * PAPER,
    );
    painter.keep(painter.panel_reach(place), &"map", |painter| painter.panel(place));
    let palette = painter.palette();
    ring.draw_map(side, &map, palette.wall.top, palette.panel);
    let arena = standing.arena;
    if arena.mode() != Mode::Meet {
        let within = Within { pane: map.place, tint: WHITE };
        for &cheese in standing.cheeses_left.iter() {
            let at = map.point(ring.view(side), tile_vec(arena.tile_for(side, cheese)));
            // Its feet are far below the middle of a frame, and all of it stays on the map.
            let side = 20.0 * scale;
            let (low, far) = (map.place.point(), map.place.point() + map.place.size());
            let margin = vec2(0.36, 0.0) * side;
            let feet = at + vec2(0.0, 0.3 * side);
            let feet = feet.clamp(low + margin, (far - margin).max(low + margin));
            within.draw_standing(&sprites.cheese, (0, 0), feet, side);
        }
    }
    for whose in [1 - side, side] {
        let pose = standing.pose_for(side, whose);
        let at = map.point(ring.view(side), Vec2::from(pose.at)) / scale;
        draw_sign(painter, standing.sides[whose].seat, at, 4.5, palette.panel);
    }
}
