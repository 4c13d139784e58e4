//! What several screens show alike.

pub mod axes;
pub mod code;
pub mod duel;
mod entry_icon;
pub mod foot;
pub mod marks;
mod menu_row;
pub mod over;
pub mod players;
pub mod prelude;
pub mod screen_keyboard;
pub mod sheet;
pub mod stop_picture;
pub mod thread;
pub mod whole_stage;

use std::sync::Arc;

use crate::game::measured_maze::MeasuredMaze;
use crate::picture::geometry::{Rect, Vec2, vec2};
use crate::picture::layout::{column, fixed, grow, middle};
use crate::picture::maze::{Cells, Ground, Lens, MazeItem, MazeSight, Shown, Traces};
use crate::picture::painter::Painter;
use crate::picture::sizes::{FOOT, Sizes};
use crate::screens::state::Context;

/// What the foot leaves of the screen.
pub fn above_foot(screen: Rect) -> Rect {
    Rect { h: screen.h - FOOT, ..screen }
}

/// A page of panels no larger than this: the line at its top, and what is below.
pub fn page(screen: Rect, most: Vec2) -> [Rect; 2] {
    let size = Sizes::of(screen);
    let area = middle(above_foot(screen).inset_by(vec2(size.edge, 0.0)), most);
    let [_, head, body, _] =
        column(area).split([fixed(size.top), fixed(size.head), grow(1.0), fixed(size.gap)]);
    [head, body]
}

/// Draws a whole maze, fitted into a rectangle, and returns where its tiles lie.
pub fn draw_whole<'a>(
    context: &Context<'a>,
    measured: &'a Arc<MeasuredMaze>,
    traces: Traces<'a>,
    pane: Rect,
    ground: Ground,
    painter: &mut Painter<'a>,
) -> MazeSight {
    let lens = whole_lens(measured, pane, ground);
    painter.maze(MazeItem::new(Shown::MeasuredMaze(measured, traces), lens, ground));
    context.sight_of(measured, lens)
}

/// The lens through which a whole maze is seen, fitted into a rectangle.
pub fn whole_lens(measured: &MeasuredMaze, pane: Rect, ground: Ground) -> Lens {
    let size = Cells::of_measured(measured).size();
    // The outer wall and its shadow stand half outside of the rooms, and on open ground its front and
    // its shadow are seen below.
    let below = if matches!(ground, Ground::Window { .. }) { 0.24 } else { 0.0 };
    let margin = (0.3 + below / 2.0) * (pane.size() / (size + 0.6 + below)).min_element();
    let mut lens = Lens::whole(size, pane, margin);
    lens.centre.y += below / 2.0;
    lens
}
