//! What stands beside the maze of a stop, where there is room: the place that it is in.

use crate::game::journey::Region;
use crate::picture::landmark::PIECES;
use crate::screens::parts::prelude::*;

/// The size of what stands there, in widths of the free margin, and its bounds in pixels.
const OF_MARGIN: f32 = 0.6;
const SIZES: [f32; 2] = [36.0, 110.0];
/// And beside a low maze, in parts of its height, so that none stands on another.
const OF_HEIGHT: f32 = 0.3;
/// How far down the maze's side it stands, and its size: the one in front is larger.
const STANDS: [(f32, f32); 2] = [(0.5, 0.75), (0.95, 1.0)];

/// The name of the game above them: its width in letters, where they begin after the glass, and its
/// share of the margin.
const NAME_LETTERS: f32 = 6.9;
const NAME_FROM: f32 = 1.35;
const NAME_SHARE: f32 = 0.72;
/// The least size of its letters.
const LEAST_LETTERS: f32 = 20.0;

/// Says what game it is, beside the first maze of all.
pub(super) fn draw_name(context: &Context, maze: Rect, pane: Rect, painter: &mut Painter) {
    let wide = NAME_SHARE * (maze.x - pane.x);
    let letters = wide / NAME_LETTERS;
    if letters >= LEAST_LETTERS {
        let x = f32::midpoint(pane.x, maze.x) - wide / 2.0 + NAME_FROM * letters;
        let look = context.world.settings.look;
        painter.logo(context.world.language(), look, letters, vec2(x, maze.y + letters));
    }
}

pub(super) fn draw(region: Region, maze: Rect, pane: Rect, painter: &mut Painter) {
    let margins = [(pane.x, maze.x), (maze.right(), pane.right())];
    let stands = margins.into_iter().flat_map(|margin| STANDS.map(|stand| (margin, stand)));
    for (piece, ((from, to), (down, size))) in stands.enumerate() {
        let side = (OF_MARGIN * (to - from)).min(SIZES[1]).min(OF_HEIGHT * maze.h);
        if side >= SIZES[0] {
            let feet = vec2(f32::midpoint(from, to), maze.y + down * maze.h);
            painter.scenery(region, piece % PIECES, feet, size * side);
        }
    }
}
