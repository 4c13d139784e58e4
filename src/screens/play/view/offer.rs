//! The directions in which the mouse can go: the one that is offered to a player with one key, and
//! all of them for a player who has never walked.

use crate::game::bindings::KeyCommand;
use crate::maze::{Direction, Tile};
use crate::picture::icon::Way;
use crate::picture::key_cap::Cap;
use crate::picture::maze::{MazeSight, tile_vec};
use crate::picture::painter::Painter;
use crate::picture::sizes::KEY;
use crate::screens::play::Play;

/// Its distance from the mouse, and its size, in rooms or at least in interface pixels.
const REACH: f32 = 0.62;
const RADIUS: f32 = 0.26;
const LEAST_RADIUS: f32 = 15.0;
/// The size of a key in the maze, in rooms, and its maximum in interface pixels, and its distance: what
/// lies in the next room is seen.
const KEY_SIDE: f32 = 0.36;
const KEY_REACH: f32 = 0.68;
const LARGEST_KEY: f32 = 56.0;

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

/// The keys for the ways that are open, or arrows for fingers, where they lead.
pub(super) fn draw_keys(play: &Play, sight: &MazeSight, painter: &mut Painter) {
    let place = play.runner().place();
    for direction in play.race.measured().maze.grid().open_around(place).iter() {
        if painter.is_touched() {
            draw(place, direction, sight, painter);
            continue;
        }
        let side = (KEY_SIDE * sight.pitch()).clamp(KEY, LARGEST_KEY);
        let reach = (KEY_REACH * sight.pitch()).max(2.0 * side).min(sight.pitch());
        let middle = sight.to_standing(tile_vec(place)) + Way::of(direction).vector() * reach;
        let cap = Cap::Of(KeyCommand::walk(1, direction));
        let width = painter.key_cap_width(cap, side);
        painter.key_cap(cap, middle.x - width / 2.0, middle.y - side / 2.0, side, false);
    }
}
