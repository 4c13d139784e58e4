//! The arrows of a hint, which lie over every floor and on the wall that is to be bitten through.

use crate::maze::Tile;
use crate::picture::geometry::Color;
use crate::picture::icon::Way;
use crate::picture::maze::{HintShown, MazeSight, tile_vec};
use crate::picture::painter::Painter;

/// Half the length of an arrow, the width of its lines and of what lies around them, in rooms.
const HALF: f32 = 0.2;
const LINE: f32 = 0.09;
const AROUND: f32 = 0.06;
/// Where rooms are smaller, the lit floor alone shows the way.
const LEAST_PITCH: f32 = 16.0;

pub(super) fn draw(hint: &HintShown, sight: &MazeSight, painter: &mut Painter) {
    let pitch = sight.pitch();
    if pitch < LEAST_PITCH {
        return;
    }
    let [ink, light] = [painter.palette.second_accent_ink, painter.palette.hint]
        .map(|colour| Color { a: hint.seen * colour.a, ..colour });
    // Where the way leads back, it would point both ways.
    let is_new = |place: &usize| {
        let next = hint.tiles[place + 1];
        next == hint.tiles[*place] || !hint.tiles[..*place].contains(&next)
    };
    let ahead = (0..hint.tiles.len().saturating_sub(1)).take_while(is_new);
    for stride in ahead.map(|place| &hint.tiles[place..place + 2]) {
        let is_passage = |tile: Tile| tile.column.is_multiple_of(2) || tile.row.is_multiple_of(2);
        let Some(direction) = stride[0].direction_towards(stride[1]) else { continue };
        if is_passage(stride[1]) {
            let (way, middle) = (Way::of(direction), sight.to_standing(tile_vec(stride[1])));
            painter.arrow(way, middle, HALF * pitch, (LINE + AROUND) * pitch, ink);
            painter.arrow(way, middle, HALF * pitch, LINE * pitch, light);
        }
    }
}
