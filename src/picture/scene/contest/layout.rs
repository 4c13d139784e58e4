//! Where everything is where several go side by side: as many panes as there are lanes, arranged so
//! that their mazes come out as large as they can, and the cards beside or below them.

use crate::picture::geometry::{Rect, Vec2, vec2};

use crate::picture::layout::grid;
use crate::picture::scene::watch::layout::Layout as Stage;
use crate::picture::sizes::{FOOT, is_compact};

/// The places on the screen.
pub struct Layout {
    /// Heading and timeline are where the theatre has them.
    pub stage: Stage,
    /// What all lanes share.
    pub area: Rect,
    pub lanes: Vec<Lane>,
    /// Left out where there is no room.
    pub cards: Option<Cards>,
}

/// The places in a lane.
pub struct Lane {
    /// All of it.
    pub whole: Rect,
    /// Who it is.
    pub head: Rect,
    pub maze: Rect,
    /// Its numbers.
    pub foot: Rect,
}

/// The cards beside the lanes.
pub struct Cards {
    pub note: Rect,
    pub table: Rect,
}

const HEAD: f32 = 32.0;
const NUMBERS: f32 = 26.0;
const GAP: f32 = 12.0;
/// What names and numbers need, however narrow the maze is.
const LEAST_WIDTH: f32 = 290.0;
/// Lanes beside each other are no narrower than this.
const LEAST_CELL: f32 = 216.0;
/// How wide the cards are beside the lanes, and how high below them.
const CARDS: f32 = 340.0;
const NARROW_CARDS: f32 = 264.0;
const CARDS_BELOW: f32 = 320.0;
const NOTE: f32 = 156.0;
/// What a table needs beside a picture.
const TABLE_HEAD: f32 = 54.0;
const LEAST_ROW: f32 = 64.0;

impl Layout {
    /// For so many lanes with mazes of this size, in rooms. Where there is little room, the cards
    /// come when all is over. With a map of who looked where, the table makes room for it.
    pub fn new(screen: Rect, maze: Vec2, lanes: usize, is_over: bool, has_map: bool) -> Self {
        let stage = Stage::new(screen, false);
        let mut area = stage.maze;
        let is_tall = screen.h > screen.w;
        let compact = is_compact(screen);
        let mut cards = None;
        if is_tall {
            area.h -= CARDS_BELOW + GAP;
            let below = Rect { y: area.bottom() + GAP, h: CARDS_BELOW, ..area };
            let half = (below.w - GAP) / 2.0;
            cards = Some(Cards {
                note: Rect { w: half, h: NOTE, ..below },
                table: Rect { x: below.x + half + GAP, w: half, ..below },
            });
        } else if is_over || !compact {
            let width = if compact { NARROW_CARDS } else { CARDS };
            area.w -= width + GAP;
            let top = if compact { 16.0 } else { 20.0 };
            let bottom = screen.h - FOOT - 76.0;
            let beside = Rect::new(area.right() + GAP, top, width, bottom - top);
            let note_height = match (compact, has_map) {
                (true, _) => 0.0,
                (false, false) => NOTE,
                (false, true) => beside.h - TABLE_HEAD - LEAST_ROW * lanes as f32 - GAP,
            };
            let note = Rect { h: note_height, ..beside };
            let y = if compact { top } else { note.bottom() + GAP };
            cards = Some(Cards { note, table: Rect { y, h: bottom - y, ..beside } });
        }
        let lanes = arrange(area, maze, lanes);
        Self { stage, area, lanes, cards }
    }
}

impl Lane {
    /// Words and numbers stand above and below the maze as it will be drawn, not above what is
    /// left beside it.
    fn new(whole: Rect, maze: Vec2) -> Self {
        let free = whole.size() - vec2(0.0, HEAD + NUMBERS);
        let pitch = (free / (maze + 0.8)).min_element();
        let drawn = (pitch * (maze + 0.8)).min(free);
        let width = drawn.x.max(LEAST_WIDTH).min(whole.w);
        let height = drawn.y + HEAD + NUMBERS;
        let corner = whole.center() - vec2(width, height) / 2.0;
        let head = Rect::new(corner.x, corner.y, width, HEAD);
        let maze = Rect { y: head.bottom(), h: drawn.y, ..head };
        let foot = Rect { y: maze.bottom(), h: NUMBERS, ..head };
        Self { whole, head, maze, foot }
    }
}

/// So many lanes in rows and columns, those of them that leave most to the mazes.
fn arrange(area: Rect, maze: Vec2, lanes: usize) -> Vec<Lane> {
    let cell = |columns: usize| {
        let rows = lanes.div_ceil(columns);
        let [columns, rows] = [columns, rows].map(|count| count as f32);
        vec2((area.w + GAP) / columns - GAP, (area.h + GAP) / rows - GAP)
    };
    let pitch = |columns: &usize| {
        let cell = cell(*columns) - vec2(0.0, HEAD + NUMBERS);
        (cell / maze.max(Vec2::ONE)).min_element()
    };
    let is_readable = |columns: &usize| *columns == 1 || cell(*columns).x >= LEAST_CELL;
    let allowed = (1..=lanes).filter(is_readable);
    let best = allowed.max_by(|one, other| pitch(one).total_cmp(&pitch(other)));
    let columns = best.unwrap_or(1);
    grid(area, columns, lanes, GAP).into_iter().map(|cell| Lane::new(cell, maze)).collect()
}
