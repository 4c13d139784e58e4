//! A stop of the journey as it is before the first step, in the colours of its place.

use super::marks::RulesShown;
use super::prelude::*;
use crate::game::journey::Stop;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::rules::RuleKind;
use crate::maze::Tile;
use crate::picture::maze::view_colours;
use crate::picture::palette::Palette;
use std::sync::Arc;

/// The smallest figures, and how far below the middle of a room their feet stand, in rooms.
const LEAST: f32 = 10.0;
const FEET: f32 = 0.26;
/// The largest rooms.
const PITCH: f32 = 72.0;
/// The size of what stands about where the maze may not be seen, in parts of the height.
const SCENERY: f32 = 0.5;
const HIDDEN: usize = 4;

pub fn draw<'a>(
    context: &Context<'a>,
    (stop, measured): (Stop, &'a Arc<MeasuredMaze>),
    area: Rect,
    painter: &mut Painter<'a>,
) {
    let place = Palette::at(&context.world.settings, stop.region_of_new_map());
    let usual = std::mem::replace(&mut painter.palette, place);
    if RuleKind::Fog.is_in(&stop.spec()) {
        draw_hidden(stop, area, painter);
    } else {
        draw_maze(context, (stop, measured), area, painter);
    }
    painter.palette = usual;
}

fn draw_maze<'a>(
    context: &Context<'a>,
    (stop, measured): (Stop, &'a Arc<MeasuredMaze>),
    area: Rect,
    painter: &mut Painter<'a>,
) {
    let cells = Cells::of_measured(measured);
    let mut lens = whole_lens(measured, area, Ground::Panel);
    lens.pitch = lens.pitch.min(PITCH);
    let shown = Shown::MeasuredMaze(measured, Traces::None);
    let rules = RulesShown::before(measured, context.motions);
    let item = MazeItem::new(shown, lens, Ground::Panel).with_palette(painter.palette);
    painter.maze(item.with_floor(rules.floor(painter.palette)));
    let shape = view_colours(painter.palette, context.has_thin_walls).shape;
    let sight = MazeSight::new(cells, shape, lens, context.scale);
    let side = sight.pitch().max(LEAST);
    let at = |tile: Tile| sight.to_standing(tile_vec(tile)) + vec2(0.0, FEET * sight.pitch());
    rules.draw_floor(&sight, painter);
    rules.draw_own_mat(stop.spec().goal(), &sight, side, painter);
    for &goal in measured.maze.goals() {
        painter.standing(SheetName::Cheese, context.frames.cheese(), at(goal), 0.9 * side);
    }
    rules.draw(&sight, side, painter);
    rules.draw_others(context.frames, &sight, 0.8 * side, painter);
    painter.standing(SheetName::Mouse, context.frames.resting(), at(measured.maze.start()), side);
    rules.draw_sizes(&sight, painter);
}

/// What lies in fog shows its place alone.
fn draw_hidden(stop: Stop, area: Rect, painter: &mut Painter) {
    painter.round_rect(area, S, painter.palette.floor);
    for (piece, place) in row(area).evenly(HIDDEN).into_iter().enumerate() {
        let side = (SCENERY * area.h).min(place.w);
        let feet = place.center() + vec2(0.0, side / 2.0);
        painter.scenery(stop.region(), piece, feet, side);
    }
}
