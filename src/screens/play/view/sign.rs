//! A sign at the edge of the view that points at the cheese while that is out of view.

use super::{hud, map, sight};
use crate::screens::parts::prelude::*;
use crate::screens::play::Play;

/// The radius of the sign, and the reach of its tip in parts of that.
pub const SIGN: f32 = 24.0;
pub const REACH: f32 = 1.6 * SIGN;

/// The nearest cheese that is left, at the edge of the view, while none is in view. It is shown in
/// fog too: there the small map shows the cheese as well. `hud_bottom` is how far down the numbers
/// reach, if they are shown.
pub(in crate::screens) fn point_at_cheese(
    context: &Context,
    play: &Play,
    hud_bottom: Option<f32>,
    painter: &mut Painter,
) {
    let (race, camera) = (&play.race, &play.camera);
    // A question may lie here. From afar labels say more, and a search has the attention.
    let is_told = camera.shows_all() || race.solving().is_some();
    if play.is_paused() || race.is_over() || play.asked().is_some() || is_told {
        return;
    }
    let sight = sight(context, play);
    let (screen, pane) = (painter.screen, above_foot(painter.screen));
    let map = map::of(context, play, &sight, screen).map(|(_, paper)| paper);
    let bottom = hud_bottom.unwrap_or(screen.y);
    let is_seen = |at: Vec2| {
        let is_below_hud = hud_bottom.is_some_and(|bottom| hud::covers(at, bottom));
        pane.contains(at) && !is_below_hud && !map.is_some_and(|paper| paper.contains(at))
    };
    let mouse = sight.to_screen(Vec2::from(race.runner(0).pose(context.blend).at));
    let cheeses = race.cheeses_left.iter().map(|&cheese| sight.to_screen(tile_vec(cheese)));
    let room = Rect { y: bottom, h: pane.bottom() - bottom, ..pane }.inset(REACH);
    if let Some(cheese) = nearest_hidden(cheeses, mouse, is_seen) {
        point_out(painter, &around(room, map), mouse, cheese);
    }
}

/// The nearest of the cheeses, unless one of them is visible.
pub(in crate::screens) fn nearest_hidden(
    cheeses: impl Iterator<Item = Vec2>,
    mouse: Vec2,
    is_seen: impl Fn(Vec2) -> bool,
) -> Option<Vec2> {
    let cheeses: Vec<Vec2> = cheeses.collect();
    let far = |at: &Vec2| at.distance_squared(mouse);
    let nearest = cheeses.iter().copied().min_by(|one, other| far(one).total_cmp(&far(other)));
    nearest.filter(|_| !cheeses.iter().any(|&cheese| is_seen(cheese)))
}

/// Points at a cheese that is out of view from the edge of one of these areas.
pub(in crate::screens) fn point_out(
    painter: &mut Painter,
    rooms: &[Rect],
    mouse: Vec2,
    cheese: Vec2,
) {
    let Some(at) = place(rooms, mouse, cheese) else { return };
    let (forward, palette) = ((cheese - at).normalize_or(Vec2::X) * SIGN, painter.palette);
    let tail = [at + forward.perp(), at - forward.perp(), at + REACH / SIGN * forward];
    painter.polygon(&tail, palette.accent);
    painter.circle(at, SIGN, palette.accent);
    painter.circle(at, 0.85 * SIGN, palette.panel);
    painter.standing(SheetName::Cheese, (0, 0), at + vec2(0.0, 0.6 * SIGN), 2.0 * SIGN);
}

/// The areas that a map leaves on all its sides.
pub(in crate::screens) fn around(room: Rect, map: Option<Rect>) -> Vec<Rect> {
    let Some(map) = map.map(|map| map.inset(-REACH)) else { return vec![room] };
    let below = (map.bottom() - room.y).max(0.0);
    let right = (map.right() - room.x).max(0.0);
    vec![
        Rect { w: (map.x - room.x).min(room.w), ..room },
        Rect { x: room.x + right, w: room.w - right, ..room },
        Rect { h: (map.y - room.y).min(room.h), ..room },
        Rect { y: room.y + below, h: room.h - below, ..room },
    ]
}

/// Where the straight line to the cheese leaves the areas, from within the nearest of them.
fn place(rooms: &[Rect], mouse: Vec2, cheese: Vec2) -> Option<Vec2> {
    let far = |at: &Vec2| at.distance_squared(mouse);
    let way_out = |room: &Rect| {
        let last = room.point() + room.size() - 1.0;
        room.unless_empty()?.way_out(mouse.clamp(room.point(), last.max(room.point())), cheese)
    };
    let has_mouse = |room: &&Rect| room.contains(mouse);
    let from_within = rooms.iter().filter(has_mouse).filter_map(way_out);
    from_within
        .max_by(|one, other| far(one).total_cmp(&far(other)))
        .or_else(|| rooms.iter().rev().find_map(way_out))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sign_is_on_the_way_to_the_cheese_and_clear_of_the_map() {
        let pane = Rect::new(0.0, 0.0, 1280.0, 720.0);
        let room = Rect { y: 150.0, h: 570.0, ..pane }.inset(REACH);
        let papers = [(1004.0, 24.0), (1004.0, 524.0), (24.0, 524.0)];
        let papers = papers.map(|(x, y)| Some(Rect::new(x, y, 252.0, 172.0)));
        for paper in papers.into_iter().chain([None]) {
            for turn in 0..720_u16 {
                let (mouse, way) =
                    (vec2(640.0, 372.0), Vec2::from_angle(f32::from(turn).to_radians() / 2.0));
                for far in [800.0, 1_000.0, 5_000.0] {
                    let cheese = mouse + far * way;
                    let at = place(&around(room, paper), mouse, cheese);
                    let at = at.expect("there is room");
                    assert!(room.inset(-0.1).contains(at), "{at}");
                    assert!((at - mouse).normalize().dot(way) > 0.999, "{at} to {cheese}");
                    let sign = Rect::about(at, REACH - 0.1);
                    assert!(paper.is_none_or(|paper| !paper.overlaps(&sign)), "{at} on the map");
                }
            }
        }
    }

    #[test]
    fn there_is_a_sign_wherever_the_mouse_is_even_below_the_numbers() {
        let room = Rect::new(0.0, 150.0, 1280.0, 570.0).inset(REACH);
        for mouse in [vec2(640.0, 20.0), vec2(3.0, 700.0), vec2(1279.0, 160.0), vec2(-90.0, -90.0)]
        {
            for cheese in [vec2(3_000.0, 400.0), vec2(640.0, 5_000.0), vec2(-2_000.0, -900.0)] {
                let at = place(&[room], mouse, cheese).expect("there is one");
                assert!(room.inset(-0.1).contains(at), "{at}");
            }
        }
    }

    #[test]
    fn the_nearest_is_pointed_at_while_none_is_in_sight() {
        let (mouse, pane) = (vec2(500.0, 300.0), Rect::new(0.0, 0.0, 1000.0, 600.0));
        let (near, far, seen) = (vec2(1100.0, 300.0), vec2(-900.0, 300.0), vec2(900.0, 100.0));
        let hidden = |cheeses: &[Vec2]| {
            nearest_hidden(cheeses.iter().copied(), mouse, |at| pane.contains(at))
        };
        assert_eq!(hidden(&[far, near]), Some(near));
        assert_eq!(hidden(&[far]), Some(far));
        assert_eq!(hidden(&[far, near, seen]), None);
        assert_eq!(hidden(&[]), None);
    }
}
