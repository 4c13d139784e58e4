//! What a tool looks like: what it draws.

use crate::game::drawing_table::{Tool, ToolName};
use crate::game::rules::{RuleKind, RuleMark};
use crate::maze::Tile;
use crate::picture::maze::CellLayout;
use crate::screens::parts::marks::RulesShown;
use crate::screens::parts::prelude::*;

/// The tiles of the rooms in which it is shown.
const TILES: (u16, u16) = (5, 3);
/// The size of a figure, in parts of its place.
const FIGURE: f32 = 0.9;
/// How thick the wall of the first tool is, and how large the fog is.
const WALL: f32 = 0.16;
/// The bites in a wall, and the puffs of fog: where, and how large.
const BITES: [(Vec2, f32); 3] =
    [(vec2(-0.1, -0.12), 0.15), (vec2(0.08, -0.1), 0.12), (vec2(0.0, 0.02), 0.13)];
const FOG: [(Vec2, f32); 4] = [
    (vec2(-0.22, 0.08), 0.17),
    (vec2(0.0, -0.08), 0.21),
    (vec2(0.22, 0.06), 0.18),
    (vec2(0.02, 0.12), 0.18),
];
/// The rooms of the brush, in sides of one, and where the sheets of a copy lie.
const BLOCKS: [Vec2; 5] =
    [vec2(0.0, -1.0), vec2(-1.0, 0.0), vec2(0.0, 0.0), vec2(1.0, 0.0), vec2(0.0, 1.0)];
const BLOCK: f32 = 0.28;
const COPIES: Vec2 = vec2(0.12, 0.12);
/// How much larger than a room in its place what lies in it is shown.
const CLOSE: f32 = 1.25;

pub fn draw(context: &Context, tool: &Tool, place: Rect, painter: &mut Painter) {
    let high = place.w.min(place.h);
    let pitch = CLOSE * high;
    let cells = Cells::with_loose_posts(CellLayout::Rooms, TILES.0, TILES.1);
    let marks = tool.sample();
    let is_between = marks.iter().any(|mark| matches!(mark, RuleMark::Flap { .. }));
    let centre = vec2(if is_between { 1.0 } else { 0.5 }, 0.5);
    let sight = context.sight(cells, Lens { centre, pitch, pane: place });
    let trap = (tool.rule == Some(RuleKind::MouseTrap)).then(|| tile_vec(Tile::new(1, 1)));
    let shown = RulesShown::of_marks(marks, trap);
    let middle = place.center();
    let (feet, side) = (middle + vec2(0.0, high / 2.2), FIGURE * high);
    let half = vec2(high / 2.0 - 2.0, 0.0);
    let palette = painter.palette;
    let block = |at: Vec2| Rect::about(middle + at * BLOCK * high, BLOCK * high / 2.0 - 1.0);
    match tool.name {
        ToolName::Wall => {
            painter.line(middle - half, middle + half, WALL * high, painter.palette.ink);
        }
        ToolName::Rubber => {
            let slant = vec2(0.3, -0.3) * high;
            painter.line(middle - slant, middle + slant, 0.3 * high, painter.palette.ink);
            painter.line(middle - slant, middle + slant, 0.24 * high, painter.palette.players[0]);
            painter.line(middle + slant / 3.0, middle + slant, 0.24 * high, painter.palette.panel);
        }
        ToolName::Mouse => {
            painter.standing(SheetName::Mouse, context.frames.resting(), feet, side);
        }
        ToolName::Cheese => {
            painter.standing(SheetName::Cheese, context.frames.cheese(), feet, side);
        }
        ToolName::Fog => {
            for (at, radius) in FOG {
                painter.circle(middle + at * high, radius * high, painter.palette.muted_ink);
            }
        }
        ToolName::Bites => {
            painter.line(middle - half, middle + half, 2.0 * WALL * high, painter.palette.wall.top);
            for (at, radius) in BITES {
                painter.circle(middle + at * high, radius * high, painter.palette.panel);
            }
        }
        ToolName::Rooms => {
            for at in BLOCKS {
                painter.round_rect(block(at), 2.0, palette.ink);
            }
        }
        ToolName::InsideOut => {
            let square = Rect::about(middle, 0.4 * high);
            let inks = [(palette.ink, palette.panel), (palette.panel, palette.ink)];
            for (half, (ground, spot)) in row(square).evenly(2).into_iter().zip(inks) {
                painter.rect(half, ground);
                painter.circle(half.center(), 0.1 * high, spot);
            }
            painter.round_border(square, 2.0, 2.0, palette.ink);
        }
        ToolName::Copy => {
            for (at, fill) in [(-COPIES, palette.muted_ink), (COPIES, palette.panel)] {
                let sheet = Rect::about(middle + at * high, 0.26 * high);
                painter.round_rect(sheet.inset(-2.0), 3.0, palette.ink);
                painter.round_rect(sheet, 2.0, fill);
            }
        }
        ToolName::Tea => {
            let cup = Rect::about(middle, 0.3 * high);
            let handle = vec2(cup.right(), cup.center().y);
            painter.circle(handle, 0.17 * high, painter.palette.ink);
            painter.circle(handle, 0.09 * high, painter.palette.panel);
            painter.round_rect(cup.inset(-2.0), S, painter.palette.ink);
            painter.round_rect(cup, S, painter.palette.panel);
            let tea = Rect { h: 0.22 * high, ..cup };
            painter.round_rect(tea, S, painter.palette.accent);
        }
        _ => {
            shown.draw_whole_floor(&sight, painter);
            shown.draw(&sight, 0.0, painter);
            shown.draw_others(context.frames, &sight, 0.0, painter);
            shown.draw_sizes(&sight, painter);
        }
    }
}
