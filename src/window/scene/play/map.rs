//! Where one is: the small map in the corner, and the labels where the whole maze is in sight.

use icetea_maze::game::ghost::Ghost;
use icetea_maze::game::race::Race;
use macroquad::prelude::*;

use super::{Context, hud, is_compact, name_of, tile_vec};
use crate::window::maze_view::{Camera, Minimap};
use crate::window::paint::{Face, Painter, Style};
use crate::window::sprites::{Sprites, draw_standing};
use crate::window::stage::Stage;

/// Behind "Cheese", in every look.
const CHEESE: u32 = 0x00A8_6400;
const LABEL: Vec2 = vec2(24.0, 32.0);
/// How far above or below its place a label is, in interface pixels.
const ABOVE: f32 = 32.0;
const BELOW: f32 = 18.0;
const TAIL: f32 = 8.0;

/// Draws the map, unless nearly all of the maze is in sight anyway.
pub(super) fn draw(
    context: &Context,
    run: &Race,
    ghost: Option<&Ghost>,
    stage: &mut Stage,
    camera: &Camera,
    painter: &mut Painter,
    sprites: &Sprites,
) {
    let seen = vec2(camera.pane.w, camera.pane.h) / camera.pitch;
    if seen.cmpge(stage.view.size() * 0.95).all() {
        return;
    }
    let largest =
        if is_compact(painter.screen()) { vec2(168.0, 112.0) } else { vec2(240.0, 160.0) };
    let room = Rect::new(painter.screen().w - 30.0 - largest.x, 30.0, largest.x, largest.y);
    let map = Minimap::within(&stage.view, context.to_window(room));
    let place = in_interface(map.place, context.scale);
    let panel = Rect::new(place.x - 6.0, place.y - 6.0, place.w + 12.0, place.h + 12.0);
    painter.keep(painter.panel_reach(panel), &"map", |painter| painter.panel(panel));
    let palette = painter.palette();
    map.draw(
        &mut stage.view,
        &run.course().maze,
        &mut stage.marks,
        palette.wall.top,
        palette.panel,
    );
    let goal = map.point(&stage.view, tile_vec(run.course().maze.goal()));
    // Its feet are far below the middle of a frame, and all of it stays on the map.
    let side = 22.0 * context.scale;
    let (low, far) = (map.place.point(), map.place.point() + map.place.size());
    let margin = vec2(0.36, 0.0) * side;
    let feet = (goal + vec2(0.0, 0.3 * side)).clamp(low + margin, (far - margin).max(low + margin));
    draw_standing(&sprites.cheese, (0, 0), feet, side);
    if let Some(sight) = map.sight(&stage.view, camera) {
        painter.round_border(in_interface(sight, context.scale), 3.0, 2.0, palette.ink);
    }
    if let Some(ghost) = ghost {
        let place = Vec2::from(ghost.pose(run, context.blend).at);
        let place = map.point(&stage.view, place) / context.scale;
        painter.circle(place, 5.0, palette.panel);
        painter.circle(place, 3.5, Color { a: 0.5, ..palette.muted_ink });
    }
    let you =
        map.point(&stage.view, Vec2::from(run.runner(0).pose(context.blend).at)) / context.scale;
    painter.circle(you, 6.0, palette.panel);
    painter.circle(you, 4.5, palette.players[0]);
}

/// "You" and "Cheese" where the whole maze is in sight.
pub(super) fn draw_labels(
    context: &Context,
    run: &Race,
    stage: &Stage,
    camera: &Camera,
    painter: &mut Painter,
    has_panel_beside: bool,
) {
    let words = context.words();
    let you = Vec2::from(run.runner(0).pose(context.blend).at);
    let goal = tile_vec(run.course().maze.goal());
    let red = painter.palette().players[0];
    let place = |tile: Vec2| stage.view.to_screen(camera, tile) / context.scale;
    let (you, goal) = (place(you), place(goal));
    let screen = painter.screen();
    let right = if has_panel_beside { hud::beside(screen).x } else { screen.w } - 4.0;
    let room = Rect::new(4.0, 4.0, right - 4.0, screen.h - super::super::FOOT - 8.0);
    let cheese = draw_label(painter, goal, words.cheese, Color::from_hex(CHEESE), room, None);
    draw_label(painter, you, words.you, red, room, Some(cheese));
}

/// What a ghost is called, below it.
pub(super) fn draw_name(
    context: &Context,
    ghost: &Ghost,
    run: &Race,
    stage: &Stage,
    camera: &Camera,
    painter: &mut Painter,
) {
    let palette = painter.palette();
    let at = Vec2::from(ghost.pose(run, context.blend).at);
    let at = stage.view.to_screen(camera, at) / context.scale;
    let at = at + vec2(0.0, (0.5 * camera.pitch / context.scale).max(22.0));
    let name = name_of(ghost, &context.words().replay);
    let width = painter.measure(Face::Strong, 13.0, name) + 16.0;
    let tag = Rect::new(at.x - width / 2.0, at.y, width, 20.0);
    painter.round_rect(tag, 10.0, Color { a: 0.85, ..palette.panel });
    let style = Style::new(Face::Strong, 13.0, palette.muted_ink).centred();
    painter.text(style, at.x, at.y + 14.5, name);
}

/// A label with a tail that points at a place, above it if there is room, and clear of another
/// label. Returns where it lies.
fn draw_label(
    painter: &mut Painter,
    at: Vec2,
    text: &str,
    colour: Color,
    room: Rect,
    other: Option<Rect>,
) -> Rect {
    let width = painter.measure(Face::Title, 16.0, text) + LABEL.x;
    let rect = label_place(at, width, room, other);
    let is_below = rect.y > at.y;
    let (edge, tip) = if is_below { (rect.y + 1.0, -TAIL) } else { (rect.bottom() - 1.0, TAIL) };
    let foot = at.x.clamp(rect.x + 16.0, rect.right() - 16.0);
    let mut tail = [vec2(foot - 7.0, edge), vec2(foot + 7.0, edge), vec2(foot, edge + tip)];
    if is_below {
        tail.swap(0, 1);
    }
    painter.polygon(&tail, colour);
    painter.round_rect(rect, LABEL.y / 2.0, colour);
    let style = Style::new(Face::Title, 16.0, WHITE).centred();
    painter.text(style, rect.center().x, rect.y + 21.5, text);
    rect
}

/// Where a label so wide lies for a place: above it, below it, or beyond another label.
fn label_place(at: Vec2, width: f32, room: Rect, other: Option<Rect>) -> Rect {
    let x = (at.x - width / 2.0).min(room.right() - width).max(room.x);
    let place = |y: f32| Rect::new(x, y, width, LABEL.y);
    let over = other.map(|other| other.y - LABEL.y - TAIL);
    let under = other.map(|other| other.bottom() + TAIL);
    let heights = [Some(at.y - ABOVE - LABEL.y), Some(at.y + BELOW + TAIL), over, under];
    let is_free = |rect: &Rect| {
        rect.y >= room.y
            && rect.bottom() <= room.bottom()
            && other.is_none_or(|other| !other.overlaps(rect))
    };
    let free = heights.into_iter().flatten().map(place).find(is_free);
    free.unwrap_or_else(|| place((at.y - ABOVE - LABEL.y).max(room.y)))
}

/// A rectangle of the window in interface pixels.
fn in_interface(rect: Rect, scale: f32) -> Rect {
    Rect::new(rect.x / scale, rect.y / scale, rect.w / scale, rect.h / scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_stay_in_the_room_and_clear_of_each_other() {
        let room = Rect::new(4.0, 4.0, 900.0, 600.0);
        let places = || {
            (0..=30)
                .flat_map(|x| (0..=20).map(move |y| vec2(30.0, 30.0) * vec2(x as f32, y as f32)))
        };
        for goal in places().step_by(7) {
            let cheese = label_place(goal, 76.0, room, None);
            for you in places() {
                let label = label_place(you, 52.0, room, Some(cheese));
                for rect in [cheese, label] {
                    assert_eq!(room.intersect(rect), Some(rect), "{goal} {you}");
                }
                assert!(!label.overlaps(&cheese), "{goal} {you}");
            }
        }
    }
}
