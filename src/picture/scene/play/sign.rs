//! A sign at the edge of the sight that points at the cheese while it lies beyond.

use super::{map, sight};
use crate::game::screen::play::Play;
use crate::picture::scene::prelude::*;

/// How large the sign is, from its middle.
pub const SIGN: f32 = 24.0;

/// The cheese at the edge of the sight, on the straight line to it, while it lies beyond.
pub(in crate::picture::scene) fn point_at_cheese(
    context: &Context,
    play: &Play,
    painter: &mut Painter,
) {
    let (sight, race) = (sight(context, play), play.race());
    let room = map::room_for_labels(painter.screen(), Some(map::Numbers::Above)).inset(SIGN);
    let mouse = sight.to_screen(Vec2::from(race.runner(0).pose(context.blend).at));
    let cheese = sight.to_screen(tile_vec(race.measured().maze.goal()));
    let map = map::of(&sight, play.camera().known(), painter.screen());
    point_out(painter, beside_and_below(room, map.map(|(_, paper)| paper)), mouse, cheese);
}

/// The same in either of these rooms.
pub(in crate::picture::scene) fn point_out(
    painter: &mut Painter,
    rooms: [Rect; 2],
    mouse: Vec2,
    cheese: Vec2,
) {
    let Some(at) = place(rooms, mouse, cheese) else { return };
    let (forward, palette) = ((cheese - mouse).normalize() * SIGN, painter.palette());
    let tail = [at + forward.perp(), at - forward.perp(), at + 1.6 * forward];
    painter.polygon(&tail, palette.accent);
    painter.circle(at, SIGN, palette.accent);
    painter.circle(at, 0.85 * SIGN, palette.panel);
    painter.standing(Sheet::Cheese, (0, 0), at + vec2(0.0, 0.6 * SIGN), 2.0 * SIGN);
}

/// The room that there is beside a map in the upper right corner, and below it.
fn beside_and_below(room: Rect, map: Option<Rect>) -> [Rect; 2] {
    map.map_or([room; 2], |map| {
        let map = map.inset(-2.0 * SIGN);
        let below = (map.bottom() - room.y).max(0.0);
        let beside = Rect { w: map.x - room.x, ..room };
        [beside, Rect { y: room.y + below, h: room.h - below, ..room }]
    })
}

/// Where the way to the cheese leaves the rooms.
fn place(rooms: [Rect; 2], mouse: Vec2, cheese: Vec2) -> Option<Vec2> {
    if rooms.iter().any(|room| room.contains(cheese)) {
        return None;
    }
    let far = |at: &Vec2| at.distance_squared(mouse);
    let ways_out = rooms.iter().filter_map(|room| room.way_out(mouse, cheese));
    ways_out.max_by(|one, other| far(one).total_cmp(&far(other)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sign_is_on_the_way_to_the_cheese_and_clear_of_the_map() {
        let room = Rect::new(28.0, 180.0, 1224.0, 540.0);
        for paper in [None, Some(Rect::new(1004.0, 24.0, 252.0, 172.0))] {
            for turn in 0..720_u16 {
                let (mouse, way) =
                    (vec2(640.0, 372.0), Vec2::from_angle(f32::from(turn).to_radians() / 2.0));
                for far in [60.0, 200.0, 420.0, 700.0, 5_000.0] {
                    let cheese = mouse + far * way;
                    let is_hidden =
                        paper.is_some_and(|paper| paper.inset(-2.0 * SIGN).contains(cheese));
                    let at = place(beside_and_below(room, paper), mouse, cheese);
                    assert_eq!(at.is_some(), !room.contains(cheese) || is_hidden, "{cheese}");
                    let Some(at) = at else { continue };
                    assert!(room.inset(-0.1).contains(at), "{at}");
                    assert!((at - mouse).normalize().dot(way) > 0.999, "{at} to {cheese}");
                    let sign = Rect::about(at, 1.6 * SIGN);
                    assert!(paper.is_none_or(|paper| !paper.overlaps(&sign)), "{at} on the map");
                }
            }
        }
    }
}
