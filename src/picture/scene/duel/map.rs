//! The small map of each half, in its outer lower corner: the walls, the own trail, and both.

use super::Duel;
use crate::game::versus::rules::Mode;
use crate::picture::scene::is_compact;
use crate::picture::scene::play::draw_cheese;
use crate::picture::scene::players::draw_sign;
use crate::picture::scene::prelude::*;

/// How far the paper lies from the edges of the half, and reaches beyond the map.
const MARGIN: f32 = 18.0;
const PAPER: f32 = 6.0;
/// How large it is at the most, where there is room for it and where there is little.
const LARGEST: [Vec2; 2] = [vec2(150.0, 108.0), vec2(112.0, 84.0)];

pub(super) fn draw<'a>(duel: &Duel<'_, 'a>, side: usize, painter: &mut Painter<'a>) {
    let Some(sight) = duel.sight(side) else { return };
    let (pane, rooms) = (sight.lens().pane, sight.size());
    if (pane.size() / sight.pitch()).cmpge(rooms * 0.95).all() {
        return;
    }
    let snapshot = &duel.snapshot;
    let largest = LARGEST[usize::from(is_compact(painter.screen()))];
    let size = Minimap::size_in(largest, rooms);
    let is_left = side == 0 && duel.views.panes().is_side_by_side();
    let margin = MARGIN + PAPER;
    let y = (pane.bottom() - margin - size.y).round();
    let [left, right] = [pane.x + margin, pane.right() - margin - size.x]
        .map(|x| Rect::new(x.round(), y, size.x, size.y));
    let [usual, other] = if is_left { [left, right] } else { [right, left] };
    // It makes room for the own mouse.
    let mouse = sight.to_standing(Vec2::from(snapshot.pose_for(side, side).at));
    let is_near = |map: Rect| map.inset(-margin - 0.6 * sight.pitch()).contains(mouse);
    let room = if is_near(usual) && !is_near(other) { other } else { usual };
    let map = Minimap::within(&sight, room);
    let paper = map.place.inset(-PAPER);
    painter.keep(painter.panel_reach(paper), |painter| painter.panel(paper));
    let palette = painter.palette();
    let shown = duel.shown(SeenBy::Side(side), painter);
    let ground = Ground::Map { walls: palette.wall.top, paper: palette.panel };
    painter.maze(MazeItem { shown, lens: *map.sight.lens(), ground });
    let arena = snapshot.arena;
    if arena.mode() != Mode::Meet {
        for &cheese in snapshot.cheeses_left.iter() {
            let at = map.sight.to_screen(tile_vec(arena.tile_for(side, cheese)));
            draw_cheese(painter, &map, at, LINE);
        }
    }
    for whose in [1 - side, side] {
        let at = map.sight.to_screen(Vec2::from(snapshot.pose_for(side, whose).at));
        draw_sign(painter, snapshot.sides[whose].seat, at, 4.5, palette.panel);
    }
}
