//! Ice on the floor, and what a mouse throws up that slides on it.

use crate::maze::{Direction, Tile};
use crate::screens::parts::prelude::*;

/// The size of a room's floor, where walls are highest, as a share of the distance between rooms.
const SIZE: f32 = 0.7;
/// The ends of the gleams on it, from its middle.
const GLEAMS: [[Vec2; 2]; 2] =
    [[vec2(-0.2, 0.0), vec2(-0.02, -0.18)], [vec2(-0.05, 0.1), vec2(0.05, 0.0)]];
/// The colours of the ice, its edge and its gleams. The floor shines through.
pub(super) const ICE: Color = Color { a: 0.85, ..Color::hex(0x009c_e6e8) };
pub(super) const EDGE: Color = Color { a: 0.6, ..Color::hex(0x003f_b8cb) };
const GLEAM: Color = Color { a: 0.9, ..Color::hex(0x00ff_ffff) };
/// The number of flakes behind a mouse, and how far they lie behind it and beside its way.
const FLAKES: u8 = 7;
const SPRAY: Vec2 = vec2(0.5, 0.17);

/// The gleams on the ice of a room.
pub(super) fn draw_gleams(at: Tile, sight: &MazeSight, painter: &mut Painter) {
    let (pitch, middle) = (sight.pitch(), sight.to_standing(tile_vec(at)));
    for [from, to] in GLEAMS {
        painter.line(middle + from * pitch, middle + to * pitch, (0.035 * pitch).max(1.0), GLEAM);
    }
}

/// A part of the floor without walls about it, which goes on to the left or right as samples do.
pub(super) fn draw_patch(patch: &FloorPatch, sight: &MazeSight, painter: &mut Painter) {
    let (mut place, joined) = (floe(patch.room, 0.0, sight, painter), patch.edge.unzip().1);
    let reach = (sight.pitch() - place.w) / 2.0;
    let goes_on = |way| joined.is_some_and(|joined| joined.contains(way));
    if goes_on(Direction::Right) {
        place.w += reach;
    }
    if goes_on(Direction::Left) {
        (place.x, place.w) = (place.x - reach, place.w + reach);
    }
    painter.rect(place, patch.colour);
}

/// The place of a room's floor between its walls, smaller by this much on each side. Its sides lie
/// between pixels, or seams would be seen.
pub(super) fn floe(at: Tile, inset: f32, sight: &MazeSight, painter: &Painter) -> Rect {
    let [top, middle] = [sight.to_screen(tile_vec(at)), sight.to_standing(tile_vec(at))];
    // The fronts of walls hide a part of the floor below them.
    let size = vec2(SIZE * sight.pitch(), SIZE * sight.pitch() - 2.0 * (middle.y - top.y));
    let whole = |at: Vec2| (at * painter.density()).round() / painter.density();
    let corners = [middle - size / 2.0, middle + size / 2.0].map(whole);
    Rect::between(corners[0], corners[1]).inset(inset)
}

/// Flakes behind a mouse that has slid so many tiles in this direction.
pub(super) fn draw_spray(ahead: Vec2, tiles: f32, feet: Vec2, pitch: f32, painter: &mut Painter) {
    for flake in 0..FLAKES {
        let share = f32::from(flake) / f32::from(FLAKES);
        // Each lies where it was thrown, and is gone when the mouse is far enough.
        let far = (share + tiles).fract();
        let aside = (f32::from(flake) * 2.4 + (share + tiles).floor()).sin();
        let at = feet + (-ahead * far * SPRAY.x + ahead.perp() * aside * SPRAY.y) * pitch;
        let size = ((0.07 - 0.05 * far) * pitch).max(1.0);
        painter.circle(at, size, Color { a: 0.9 * (1.0 - far), ..GLEAM });
    }
}
