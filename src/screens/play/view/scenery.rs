//! What stands beside the maze of a stop, where there is room: the place that it is in.

use crate::game::journey::Region;
use crate::maze::random::split_mix;
use crate::picture::landmark::PIECES;
use crate::screens::parts::prelude::*;

/// The size of what stands there, in widths of the free margin, and its bounds in pixels.
const OF_MARGIN: f32 = 0.6;
const SIZES: [f32; 2] = [36.0, 110.0];
/// And beside a low maze, in parts of its height, so that none stands on another.
const OF_HEIGHT: f32 = 0.3;
/// How far down the maze's side it stands, and its size: the one in front is larger.
const STANDS: [(f32, f32); 2] = [(0.5, 0.75), (0.95, 1.0)];
/// By how many things each stop differs from the one before.
const SHIFT: usize = 3;

/// The marks on the ground: how far apart they lie and how large they are, in rooms, and how many places
/// of 256 have one.
const MARK_STEP: f32 = 0.5;
const MARK: f32 = 0.075;
const MARKED: u8 = 115;
/// How far one may be shifted, in steps: less than one, so that none lies on another.
const MARK_SHIFT: f32 = 0.65;
/// How far they keep away from the maze, in rooms: as far as its walls and their shadow reach.
const MARK_ASIDE: f32 = 0.45;
/// Rooms are at least this wide where there are any, in pixels.
const MARKED_ROOMS: f32 = 36.0;

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

/// What stands beside the maze of the stop that is at this place of the journey.
pub(super) fn draw(region: Region, stop: usize, maze: Rect, pane: Rect, painter: &mut Painter) {
    let margins = [(pane.x, maze.x), (maze.right(), pane.right())];
    let stands = margins.into_iter().flat_map(|margin| STANDS.map(|stand| (margin, stand)));
    for (piece, ((from, to), (down, size))) in stands.enumerate() {
        let side = (OF_MARGIN * (to - from)).min(SIZES[1]).min(OF_HEIGHT * maze.h);
        if side >= SIZES[0] {
            let feet = vec2(f32::midpoint(from, to), maze.y + down * maze.h);
            painter.scenery(region, (SHIFT * stop + piece) % PIECES, feet, size * side);
        }
    }
}

/// What grows or lies on the ground about the maze. It belongs to the maze, and moves with it.
pub(super) fn draw_ground(
    region: Region,
    (maze, sight): (Rect, &MazeSight),
    pane: Rect,
    painter: &mut Painter,
) {
    let pitch = sight.room_to_screen(Vec2::ONE).x - sight.room_to_screen(Vec2::ZERO).x;
    if pitch < MARKED_ROOMS {
        return;
    }
    let (origin, step) = (sight.room_to_screen(Vec2::ZERO), MARK_STEP * pitch);
    let (walled, whole) = (maze.inset(-MARK_ASIDE * pitch), pane.inset(2.0 * MARK * pitch));
    let [first, last] =
        [pane.point(), pane.point() + pane.size()].map(|at| ((at - origin) / step).floor());
    for row in first.y as i32..=last.y as i32 {
        for column in first.x as i32..=last.x as i32 {
            let [chance, x, y, ..] = split_mix(column as u64, row as u64).to_le_bytes();
            if chance < MARKED {
                let [x, y] = [x, y].map(|byte| f32::from(byte) / f32::from(u8::MAX));
                let aside = MARK_SHIFT * vec2(x, y);
                let at = origin + (vec2(column as f32, row as f32) + aside) * step;
                if whole.contains(at) && !walled.contains(at) {
                    painter.ground_mark(region, at, MARK * pitch);
                }
            }
        }
    }
}
