//! Where everything in the lobby is: a card on each side and the rules between them.

use crate::game::screen::lobby::Row;
use crate::picture::geometry::{Rect, Vec2, vec2};

use crate::picture::scene::{FOOT, centred, is_compact};

/// How much of a tall window is made use of.
const TALLEST_ROOMY: f32 = 720.0;
const TALLEST_COMPACT: f32 = 560.0;

/// How much the rows have to spare for a preview, and how high it is at the most.
const LEAST_SPARE: f32 = 56.0;
const MOST_PREVIEW: f32 = 220.0;

/// The places in the lobby.
pub struct Layout {
    pub heading: Vec2,
    pub heading_size: f32,
    pub cards: [Rect; 2],
    pub rules: Rect,
    rows: Rect,
    row_step: f32,
    /// Where the maze of the first round is seen, if there is room for it.
    pub preview: Option<Rect>,
    /// Where what is to be said about the rules stands.
    pub note: Rect,
    pub start: Rect,
}

impl Layout {
    pub fn new(screen: Rect) -> Self {
        let is_compact = is_compact(screen);
        let (margin, gap, card, padding) =
            if is_compact { (16.0, 12.0, 208.0, 14.0) } else { (48.0, 24.0, 288.0, 28.0) };
        let area = centred(screen, if is_compact { TALLEST_COMPACT } else { TALLEST_ROOMY });
        let area = Rect { h: area.h.min(screen.h - FOOT), ..area };
        let heading_size = if is_compact { 26.0 } else { 36.0 };
        let top = area.y + if is_compact { 50.0 } else { 92.0 };
        let height = area.bottom() - top - 14.0;
        let width = (area.w - 2.0 * margin).min(1400.0);
        let left = (screen.w - width) / 2.0;
        let at = |x: f32, w: f32| Rect::new(left + x, top, w, height);
        let rules = at(card + gap, width - 2.0 * (card + gap));
        let (start_height, note_height) = if is_compact { (40.0, 42.0) } else { (52.0, 48.0) };
        let start = Rect::new(
            rules.x + padding,
            rules.bottom() - padding - start_height,
            rules.w - 2.0 * padding,
            start_height,
        );
        let note = Rect { y: start.y - note_height - 4.0, h: note_height, ..start };
        let rows = Rect { y: rules.y + padding, h: note.y - 8.0 - rules.y - padding, ..start };
        let (rows, preview, note) = share_out(rows, note, if is_compact { 32.0 } else { 38.0 });
        Self {
            heading: vec2(left, top - if is_compact { 16.0 } else { 24.0 }),
            heading_size,
            cards: [at(0.0, card), at(width - card, card)],
            rules,
            rows,
            row_step: (rows.h / Row::ALL.len() as f32).min(52.0),
            preview,
            note,
            start,
        }
    }

    /// A row with its label and its control.
    pub fn row(&self, place: usize) -> Rect {
        let y = self.rows.y + self.row_step * place as f32;
        Rect { y, h: self.row_step - 6.0, ..self.rows }
    }

    /// The control at the end of a row.
    pub fn control(row: Rect) -> Rect {
        let width = row.w * 0.64;
        Rect::new(row.right() - width, row.y, width, row.h)
    }
}

/// Takes from the rows what they can spare for a preview, with the note beside it.
fn share_out(rows: Rect, note: Rect, least_step: f32) -> (Rect, Option<Rect>, Rect) {
    let spare = (rows.h - least_step * Row::ALL.len() as f32).min(MOST_PREVIEW - note.h);
    if spare < LEAST_SPARE {
        return (rows, None, note);
    }
    let rows = Rect { h: rows.h - spare, ..rows };
    let preview = Rect { y: note.y - spare, h: note.h + spare - 8.0, w: 0.46 * note.w, ..note };
    let beside = preview.w + 16.0;
    let note = Rect { x: note.x + beside, w: note.w - beside, ..preview };
    (rows, Some(preview), note)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_overlaps_and_nothing_leaves_its_panel() {
        for (w, h) in [
            (800.0, 500.0),
            (800.0, 600.0),
            (800.0, 1422.0),
            (1000.0, 1400.0),
            (1280.0, 720.0),
            (1280.0, 1024.0),
            (2520.0, 720.0),
            (3000.0, 2000.0),
        ] {
            let layout = Layout::new(Rect::new(0.0, 0.0, w, h));
            let [one, two] = layout.cards;
            assert!(one.right() < layout.rules.x && layout.rules.right() < two.x, "{w} x {h}");
            assert!(one.x >= 0.0 && two.right() <= w && two.bottom() <= h - FOOT, "{w} x {h}");
            assert!(one.h >= 330.0, "{w} x {h}: {}", one.h);
            let mut last = layout.rules.y;
            for row in Row::ALL {
                let rect = layout.row(row.place());
                assert!(rect.y >= last && rect.h >= 26.0, "{w} x {h}: {rect:?}");
                last = rect.bottom();
            }
            assert!(last <= layout.note.y && layout.note.bottom() <= layout.start.y);
            assert!(layout.start.bottom() <= layout.rules.bottom());
            assert_eq!(layout.preview.is_some(), (w, h) != (800.0, 500.0), "{w} x {h}");
            if let Some(preview) = layout.preview {
                assert!(preview.w >= 130.0 && preview.h >= 96.0, "{w} x {h}: {preview:?}");
                assert!(last <= preview.y && preview.bottom() <= layout.start.y);
                assert!(preview.right() < layout.note.x && layout.note.w >= 130.0);
                assert!(layout.note.right() <= layout.rules.right());
            }
        }
    }
}
