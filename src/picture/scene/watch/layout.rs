//! Where everything in the theatre is: the maze as large as it can be, the panel beside it, the
//! timeline below. Plain rectangles in interface pixels.

use crate::picture::geometry::{Rect, Vec2, vec2};

use crate::picture::scene::{FOOT, is_compact};

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
        let counters = Rect { h: if compact { 96.0 } else { 122.0 }, ..panel };
        let program_height = if compact { 206.0 } else { 230.0 };
        let program = Rect { y: panel.bottom() - program_height, h: program_height, ..panel };
        let between = Rect {
            y: counters.bottom() + GAP,
            h: program.y - counters.bottom() - 2.0 * GAP,
            ..panel
        };
        if between.h >= 120.0 {
            return Self { counters, structure: Some(between), program };
        }
        let rest = Rect { y: between.y, h: panel.bottom() - between.y, ..panel };
        Self { counters, structure: None, program: rest }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_overlaps_in_any_window() {
        for (w, h) in
            [(800.0, 500.0), (800.0, 600.0), (1000.0, 1400.0), (1280.0, 720.0), (2520.0, 720.0)]
        {
            for shows_panel in [false, true] {
                let screen = Rect::new(0.0, 0.0, w, h);
                let layout = Layout::new(screen, shows_panel);
                let mut all = vec![layout.maze, layout.bar];
                if let Some(cards) = &layout.cards {
                    all.extend([cards.counters, cards.program]);
                    all.extend(cards.structure);
                }
                for (place, one) in all.iter().enumerate() {
                    assert!(one.w > 100.0 && one.h > 10.0, "{one:?} at {w} x {h}");
                    assert!(one.right() <= w && one.bottom() <= h - FOOT, "{one:?} at {w} x {h}");
                    for other in &all[..place] {
                        assert!(one.intersect(*other).is_none(), "{one:?} {other:?} at {w} x {h}");
                    }
                }
            }
        }
    }
}
