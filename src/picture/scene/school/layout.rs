//! Where everything in the rat school is: the maze as large as it can be, and beside or below it
//! the words, the chart and the rats.

use crate::picture::geometry::Rect;

use crate::picture::scene::watch::layout::Layout as Stage;
use crate::picture::scene::{FOOT, is_compact};

/// The places in the school.
pub struct Layout {
    /// Heading, button and speed are where the theatre has them.
    pub stage: Stage,
    pub maze: Rect,
    /// Of no height where there is no room.
    pub note: Rect,
    pub chart: Rect,
    pub rats: Rect,
}

const GAP: f32 = 14.0;
const PANEL: f32 = 400.0;
const NARROW_PANEL: f32 = 320.0;
const NOTE: f32 = 158.0;
const RATS: f32 = 206.0;
const LOW_RATS: f32 = 172.0;
/// How high the cards below the maze are in a tall window.
const BELOW: f32 = NOTE + GAP + RATS;

impl Layout {
    pub fn new(screen: Rect) -> Self {
        let stage = Stage::new(screen, false);
        let mut maze = stage.maze;
        if screen.h > screen.w {
            maze.h -= BELOW + GAP;
            let half = (maze.w - GAP) / 2.0;
            let left = Rect { y: maze.bottom() + GAP, w: half, h: BELOW, ..maze };
            let right = Rect { x: left.right() + GAP, ..left };
            let note = Rect { h: NOTE, ..right };
            let rats = Rect { y: note.bottom() + GAP, h: RATS, ..right };
            return Self { stage, maze, note, chart: left, rats };
        }
        let compact = is_compact(screen);
        let (width, top) = if compact { (NARROW_PANEL, 14.0) } else { (PANEL, 20.0) };
        maze.w -= width + GAP;
        let bottom = screen.h - FOOT - 76.0;
        let panel = Rect::new(maze.right() + GAP, top, width, bottom - top);
        let note = Rect { h: if compact { 0.0 } else { NOTE }, ..panel };
        let rats_height = if compact { LOW_RATS } else { RATS };
        let rats = Rect { y: bottom - rats_height, h: rats_height, ..panel };
        let y = if compact { top } else { note.bottom() + GAP };
        let chart = Rect { y, h: rats.y - GAP - y, ..panel };
        Self { stage, maze, note, chart, rats }
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
            let layout = Layout::new(Rect::new(0.0, 0.0, w, h));
            let mut all = vec![layout.maze, layout.chart, layout.rats, layout.stage.bar];
            all.extend(Some(layout.note).filter(|note| note.h > 0.0));
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
