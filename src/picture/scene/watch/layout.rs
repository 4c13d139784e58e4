//! Where everything in the theatre is: the maze as large as it can be, the panel beside it, the
//! timeline below. Plain rectangles in interface pixels.

use crate::picture::geometry::{Rect, Vec2, vec2};

use crate::picture::layout::{column, fixed, grow};
use crate::picture::sizes::{FOOT, is_compact};

/// The places in the theatre.
pub struct Layout {
    pub heading: Vec2,
    pub maze: Rect,
    /// Numbers, the structure and the program, where they are shown.
    pub cards: Option<Cards>,
    pub button: Vec2,
    pub button_radius: f32,
    pub bar: Rect,
    /// Where step and speed are told.
    pub telling: Vec2,
}

/// The cards of the panel.
pub struct Cards {
    pub counters: Rect,
    /// Left out where there is no room.
    pub structure: Option<Rect>,
    pub program: Rect,
}

/// How high the timeline is, above the foot.
const TIMELINE: f32 = 64.0;
const GAP: f32 = 14.0;
/// A structure that is lower tells nothing.
const LEAST_STRUCTURE: f32 = 120.0;

impl Layout {
    pub fn new(screen: Rect, shows_panel: bool) -> Self {
        let compact = is_compact(screen);
        let margin = if compact { 16.0 } else { 24.0 };
        let panel_width = match (shows_panel, compact) {
            (false, _) => 0.0,
            (true, true) => 300.0,
            (true, false) => 408.0,
        };
        let top = if compact { 48.0 } else { 64.0 };
        let bottom = screen.h - FOOT - TIMELINE;
        let beside = if shows_panel { panel_width + GAP } else { 0.0 };
        let maze = Rect::new(margin, top, screen.w - 2.0 * margin - beside, bottom - top - 8.0);
        let cards = shows_panel.then(|| {
            let x = screen.w - margin - panel_width;
            Cards::new(Rect::new(x, 20.0, panel_width, bottom - 28.0), compact)
        });
        let middle = bottom + TIMELINE / 2.0 + 2.0;
        let bar_left = if compact { 84.0 } else { 120.0 };
        let telling = screen.w - if compact { 150.0 } else { 184.0 };
        Self {
            heading: vec2(margin + 8.0, if compact { 34.0 } else { 48.0 }),
            maze,
            cards,
            button: vec2(margin + if compact { 26.0 } else { 40.0 }, middle - 2.0),
            button_radius: if compact { 22.0 } else { 26.0 },
            bar: Rect::new(bar_left, middle - 4.0, telling - bar_left - 24.0, 14.0),
            telling: vec2(telling, middle - 12.0),
        }
    }
}

impl Cards {
    fn new(panel: Rect, compact: bool) -> Self {
        let heights = if compact { [96.0, 206.0] } else { [122.0, 230.0] };
        let [counters, structure, program] = column(panel).gap(GAP).split([
            fixed(heights[0]),
            grow(5.0).at_least(LEAST_STRUCTURE).if_room(),
            grow(1.0).at_least(heights[1]),
        ]);
        Self { counters, structure: structure.unless_empty(), program }
    }
}
