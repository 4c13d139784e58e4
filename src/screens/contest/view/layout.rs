//! The layout of a contest: as many panes as there are lanes, arranged so that their mazes are as
//! large as possible, with the cards beside or below them.

use crate::screens::parts::prelude::*;
use crate::screens::watch::view::layout::WatchStage;

/// The places on the screen.
pub struct ContestLayout {
    /// Heading and timeline are where the theatre has them.
    pub stage: WatchStage,
    pub lanes: Vec<Lane>,
    /// Left out where there is no room.
    pub cards: Option<ContestCards>,
}

/// The places in a lane.
pub struct Lane {
    /// All of it.
    pub whole: Rect,
    /// Its name.
    pub head: Rect,
    pub maze: Rect,
    /// Its numbers.
    pub foot: Rect,
}

/// The cards beside the lanes.
pub struct ContestCards {
    pub note: Rect,
    pub table: Rect,
}

const HEAD: f32 = 32.0;
const NUMBERS: f32 = 26.0;
const GAP: f32 = 12.0;
/// The width that names and numbers need, however narrow the maze is.
const LEAST_WIDTH: f32 = 290.0;
/// The minimum width of lanes side by side.
const LEAST_CELL: f32 = 216.0;
/// The width of the cards beside the lanes, and their height below them.
const CARDS: f32 = 340.0;
const NARROW_CARDS: f32 = 264.0;
const CARDS_BELOW: f32 = 320.0;
const NOTE: f32 = 156.0;
/// The height of a table's head beside a picture.
const TABLE_HEAD: f32 = 54.0;
const LEAST_ROW: f32 = 72.0;

impl ContestLayout {
    /// The layout for this many lanes with mazes of this size, in rooms. In little room, the cards
    /// appear when all lanes are done. A map of what was looked at takes room from the table.
    pub fn new(screen: Rect, maze: Vec2, lanes: usize, is_over: bool, has_map: bool) -> Self {
        let compact = is_compact(screen);
        let (stage, cards) = if screen.h > screen.w {
            let stage = WatchStage::new(screen, [0.0, CARDS_BELOW]);
            let [left, table] = row(stage.below).gap(GAP).split([grow(1.0); 2]);
            let [note, _] = column(left).split([fixed(NOTE), grow(1.0)]);
            (stage, Some(ContestCards { note, table }))
        } else if is_over || !compact {
            let stage = WatchStage::new(screen, [if compact { NARROW_CARDS } else { CARDS }, 0.0]);
            let parts = match (compact, has_map) {
                (true, _) => [nothing(), grow(1.0)],
                (false, false) => [fixed(NOTE), grow(1.0)],
                (false, true) => [grow(1.0), fixed(TABLE_HEAD + LEAST_ROW * lanes as f32)],
            };
            let [note, table] = column(stage.beside).gap(GAP).split(parts);
            (stage, Some(ContestCards { note, table }))
        } else {
            (WatchStage::new(screen, [0.0; 2]), None)
        };
        let lanes = arrange(stage.maze, maze, lanes);
        Self { stage, lanes, cards }
    }
}

impl Lane {
    /// Words and numbers are aligned with the maze as it will be drawn, not with the lane.
    fn new(whole: Rect, maze: Vec2) -> Self {
        let free = whole.size() - vec2(0.0, HEAD + NUMBERS);
        let pitch = (free / (maze + 0.8)).min_element();
        let drawn = (pitch * (maze + 0.8)).min(free);
        let width = drawn.x.max(LEAST_WIDTH).min(whole.w);
        let height = drawn.y + HEAD + NUMBERS;
        let [head, maze, foot] = column(middle(whole, vec2(width, height))).split([
            fixed(HEAD),
            grow(1.0),
            fixed(NUMBERS),
        ]);
        Self { whole, head, maze, foot }
    }
}

/// The lanes in rows and columns, in the arrangement that leaves most room to the mazes.
pub fn arrange(area: Rect, maze: Vec2, lanes: usize) -> Vec<Lane> {
    let cell = |columns: usize| grid(area, columns, lanes, GAP)[0].size();
    let pitch = |columns: &usize| {
        let cell = cell(*columns) - vec2(0.0, HEAD + NUMBERS);
        (cell / maze.max(Vec2::ONE)).min_element()
    };
    let is_readable = |columns: &usize| *columns == 1 || cell(*columns).x >= LEAST_CELL;
    let allowed = (1..=lanes).rev().filter(is_readable);
    let best = allowed.max_by(|one, other| pitch(one).total_cmp(&pitch(other)));
    let columns = best.unwrap_or(1);
    grid(area, columns, lanes, GAP).into_iter().map(|cell| Lane::new(cell, maze)).collect()
}
