//! The direction that is offered to a player with one key.

use crate::maze::{Direction, Tile};
use crate::picture::icon::Way;
use crate::picture::maze::{MazeSight, tile_vec};
use crate::picture::painter::Painter;

/// Its distance from the mouse, and its size, in rooms or at least in interface pixels.
const REACH: f32 = 0.62;
const RADIUS: f32 = 0.26;
const LEAST_RADIUS: f32 = 15.0;

pub(super) fn draw(place: Tile, direction: Direction, sight: &MazeSight, painter: &mut Painter) {
    let palette = painter.palette;
    let way = Way::of(direction);
    let radius = (RADIUS * sight.pitch()).max(LEAST_RADIUS);
    let reach = (REACH * sight.pitch()).max(2.2 * radius);
    let middle = sight.to_standing(tile_vec(place)) + way.vector() * reach;
    painter.circle(middle, radius + 3.0, palette.panel);
    painter.circle(middle, radius, palette.finish.chosen);
    painter.arrow(way, middle, 0.5 * radius, (0.16 * radius).max(2.5), palette.finish.chosen_ink);
}
