//! The last step, marked on the maze: the wall under test, the rooms *a* and *b*, and where the
//! generator or the solver is.

use crate::game::theatre::{Show, SolveEnding, StepEvent};
use crate::maze::{BuildStep, Tile};
use crate::screens::parts::prelude::*;

/// Below this pitch, in interface pixels, rooms have no letters.
const LETTERS_ABOVE: f32 = 32.0;
/// The minimum size of discs with letters.
const LEAST_DISC: f32 = 11.0;
/// Below this pitch nothing is marked.
const MARKS_ABOVE: f32 = 5.0;

/// Marks the last step, or this wall where the next step is about one. Numbered rooms need no
/// letters.
pub fn draw(
    painter: &mut Painter,
    sight: &MazeSight,
    show: &Show,
    wall_ahead: Option<Tile>,
    has_letters: bool,
) {
    let (pitch, pane) = (sight.pitch(), sight.lens.pane);
    if pitch < MARKS_ABOVE {
        return;
    }
    let at = |tile: Tile| sight.to_screen(tile_vec(tile));
    let moment = show.moment();
    let palette = painter.palette;
    if let Some(area) = moment.area {
        let (low, high) = (at(area.top_left), at(area.bottom_right));
        let half = pitch * 0.42;
        let rect = Rect::new(
            low.x - half,
            low.y - half,
            high.x - low.x + 2.0 * half,
            high.y - low.y + 2.0 * half,
        );
        if let Some(seen) = rect.intersect(pane) {
            painter.round_border(seen, S, 3.0, palette.hint);
        }
    }
    draw_missing(painter, sight, show);
    let wall = wall_ahead.or_else(|| wall_under_test(moment.event));
    if let Some(wall) = wall.filter(|&wall| pane.contains(at(wall))) {
        draw_wall(painter, at(wall), pitch, wall.row % 2 == 1);
        for (room, letter) in moment.rooms.into_iter().flatten().zip(["a", "b"]) {
            if has_letters && pitch >= LETTERS_ABOVE {
                draw_letter(painter, at(room), pitch, letter);
            }
        }
    } else if let Some(tile) = moment.at.filter(|&tile| pane.contains(at(tile))) {
        let middle = at(tile);
        painter.circle(middle, pitch * 0.24, palette.ink);
        painter.circle(middle, pitch * 0.24 - 2.5, palette.second_accent);
    }
}

/// The size of the sign on a wall that would have to be opened, in parts of the pitch.
const MISSING: f32 = 0.2;
/// The maximum number of such signs.
const MOST_MISSING: usize = 500;

/// Where there is no path: the fewest walls that would have to be opened for one.
fn draw_missing(painter: &mut Painter, sight: &MazeSight, show: &Show) {
    let Some(SolveEnding::NoPath(blocked)) = show.ending() else { return };
    let (pitch, pane, palette) = (sight.pitch(), sight.lens.pane, painter.palette);
    let places = blocked.walls.iter().map(|&wall| sight.to_screen(tile_vec(wall)));
    for at in places.filter(|&at| pane.contains(at)).take(MOST_MISSING) {
        let diamond = |half: f32| {
            [vec2(0.0, -half), vec2(half, 0.0), vec2(0.0, half), vec2(-half, 0.0)]
                .map(|corner| at + corner)
        };
        let half = (MISSING * pitch).min(M);
        painter.polygon(&diamond(half + 3.0), palette.ink);
        painter.polygon(&diamond(half), palette.hint);
    }
}

/// The wall that was tested, if the step was about one.
const fn wall_under_test(event: StepEvent) -> Option<Tile> {
    match event {
        StepEvent::Built(
            BuildStep::Merged { wall, .. }
            | BuildStep::Kept { wall }
            | BuildStep::Looped { wall, .. },
        ) => Some(wall),
        _ => None,
    }
}

fn draw_wall(painter: &mut Painter, middle: Vec2, pitch: f32, is_upright: bool) {
    let palette = painter.palette;
    let (thick, long) = (pitch * 0.3, pitch * 1.26);
    let size = if is_upright { vec2(thick, long) } else { vec2(long, thick) };
    let rect = |by: f32| {
        let size = size + 2.0 * by;
        Rect::new(middle.x - size.x / 2.0, middle.y - size.y / 2.0, size.x, size.y)
    };
    painter.round_rect(rect(5.0), thick / 2.0 + 5.0, Color { a: 0.35, ..palette.hint });
    painter.round_rect(rect(2.5), thick / 2.0 + 2.5, palette.ink);
    painter.round_rect(rect(0.0), thick / 2.0, palette.second_accent);
}

fn draw_letter(painter: &mut Painter, middle: Vec2, pitch: f32, letter: &str) {
    let palette = painter.palette;
    let radius = (pitch * 0.25).clamp(LEAST_DISC, M);
    painter.circle(middle, radius, palette.ink);
    let style = Style::new(Typeface::Strong, radius * 1.2, palette.background).centred();
    painter.text(style, middle.x, middle.y + radius * 0.38, letter);
}
