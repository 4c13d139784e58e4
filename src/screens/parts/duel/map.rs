//! The small map in each half's outer lower corner: the walls, the player's trail, and both mice.

use super::{Duel, hud};
use crate::game::versus::rules::Mode;
use crate::picture::sizes::is_compact;
use crate::screens::parts::players::draw_sign;
use crate::screens::parts::prelude::*;
use crate::screens::play::view::{REACH, around, draw_cheese, nearest_hidden, point_out};
use crate::screens::views::known;

/// The paper's distance from the edges of the half, and how far it extends beyond the map.
const MARGIN: f32 = 18.0;
const PAPER: f32 = 6.0;
/// The maximum size, where there is room for it and where there is little.
const LARGEST: [Vec2; 2] = [vec2(150.0, 108.0), vec2(112.0, 84.0)];

/// The map of a side, and the sheet of paper that it lies on; `None` where nearly all of the maze
/// is in view anyway. In an endless maze it shows what is known.
pub(super) fn of(
    duel: &Duel,
    sight: &MazeSight,
    side: usize,
    screen: Rect,
) -> Option<(Minimap, Rect)> {
    let pane = sight.lens.pane;
    let known = known(&duel.snapshot, side);
    let rooms = known.map_or(sight.size(), |known| Vec2::from(known.size()));
    if (pane.size() / sight.pitch()).cmpge(rooms * 0.95).all() {
        return None;
    }
    let largest = LARGEST[usize::from(is_compact(screen))];
    let size = if known.is_some() { largest } else { Minimap::size_in(largest, rooms) };
    let is_left = side == 0 && duel.views.panes.is_side_by_side();
    let margin = MARGIN + PAPER;
    let below = if pane.h < hud::LOW { XS } else { MARGIN } + PAPER;
    let y = (pane.bottom() - below - size.y).round();
    let [left, right] = [pane.x + margin, pane.right() - margin - size.x]
        .map(|x| Rect::new(x.round(), y, size.x, size.y));
    let [usual, other] = if is_left { [left, right] } else { [right, left] };
    // It makes room for the player's own mouse.
    let mouse = sight.to_standing(Vec2::from(duel.snapshot.pose_for(side, side).at));
    let is_near = |map: Rect| map.inset(-margin - 0.6 * sight.pitch()).contains(mouse);
    let room = if is_near(usual) && !is_near(other) { other } else { usual };
    let map = match known {
        Some(known) => Minimap::of_part(sight, room, known.middle().into(), rooms),
        None => Minimap::within(sight, room, true),
    };
    Some((map, map.place.inset(-PAPER)))
}

/// Points at the nearest cheese that is left while a side has none in view, until it has reached
/// the last.
pub(super) fn point_at_cheese(duel: &Duel, side: usize, painter: &mut Painter) {
    let (Some(sight), snapshot) = (duel.sight(side), &duel.snapshot) else { return };
    let (arena, is_there) = (snapshot.arena, snapshot.sides[side].arrived_after.is_some());
    if arena.mode == Mode::Meet || is_there {
        return;
    }
    let map = of(duel, &sight, side, painter.screen).map(|(_, paper)| paper);
    let is_seen =
        |at: Vec2| hud::leaves_seen(duel, side, at) && !map.is_some_and(|paper| paper.contains(at));
    let mouse = sight.to_screen(Vec2::from(snapshot.pose_for(side, side).at));
    let cheeses = snapshot.cheeses_left.iter();
    let cheeses = cheeses.map(|&one| sight.to_screen(tile_vec(arena.tile_for(side, one))));
    let free = hud::free_below(duel, side).inset(REACH);
    if let Some(cheese) = nearest_hidden(cheeses, mouse, is_seen) {
        point_out(painter, &around(free, map), mouse, cheese);
    }
}

pub(super) fn draw<'a>(duel: &Duel<'_, 'a>, side: usize, painter: &mut Painter<'a>) {
    let (Some(sight), snapshot) = (duel.sight(side), &duel.snapshot) else { return };
    let Some((map, paper)) = of(duel, &sight, side, painter.screen) else { return };
    painter.keep(painter.panel_reach(paper), |painter| painter.panel(paper));
    let palette = painter.palette;
    let shown = duel.shown(SeenBy::Side(side), painter);
    let ground = Ground::Map { walls: palette.wall.top, paper: palette.panel };
    painter.maze(MazeItem::new(shown, map.sight.lens, ground));
    let arena = snapshot.arena;
    if arena.mode != Mode::Meet {
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
