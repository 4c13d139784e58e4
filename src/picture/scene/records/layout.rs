//! Where everything is on the records: a list, and beside it what is known of the chosen row. Plain
//! rectangles in interface pixels.

use crate::game::tuning::RECORDS_ROWS_IN_SIGHT;
use crate::picture::geometry::{Rect, Vec2, vec2};

use crate::picture::scene::{centred, is_compact};

/// The places on the screen.
pub struct Layout {
    pub heading: Vec2,
    pub heading_size: f32,
    pub list: Rect,
    /// The base line of the words over the columns.
    pub heads: f32,
    /// Where the columns of numbers end; there may be no room for the median.
    pub runs: f32,
    pub best: f32,
    pub median: Option<f32>,
    rows: Rect,
    row_step: f32,
    pub detail: Rect,
    pub title: Vec2,
    /// Where the numbers stand side by side: the base line of their labels, and the size of what
    /// is below.
    pub numbers: Rect,
    pub number_size: f32,
    pub chart: Rect,
    pub note: Rect,
    pub buttons: [Rect; 3],
}

/// How much of a large window is made use of.
const TALLEST: f32 = 860.0;
const WIDEST: f32 = 1440.0;
/// What moves the list up and down stands at its right.
const SCROLL: f32 = 30.0;
const BUTTON_GAP: f32 = 12.0;

impl Layout {
    pub fn new(screen: Rect) -> Self {
        let compact = is_compact(screen);
        let area = centred(screen, TALLEST);
        let (edge, gap, head, margin) =
            if compact { (16.0, 12.0, 58.0, 16.0) } else { (48.0, 24.0, 96.0, 24.0) };
        let width = (screen.w - 2.0 * edge).min(WIDEST);
        let x = (screen.w - width) / 2.0;
        let top = area.y + head;
        let height = area.bottom() - if compact { 12.0 } else { 28.0 } - top;
        let list = Rect::new(x, top, ((width - gap) * 0.44).round(), height);
        let detail_x = list.right() + gap;
        let detail = Rect::new(detail_x, top, x + width - detail_x, height);

        let rows_top = list.y + if compact { 34.0 } else { 42.0 };
        let rows = Rect::new(
            list.x + 14.0,
            rows_top,
            list.w - 28.0 - SCROLL,
            list.bottom() - 10.0 - rows_top,
        );
        let right = rows.right() - 10.0;
        let column = if compact { 76.0 } else { 88.0 };
        let median = (rows.w > 430.0).then_some(right);
        let best = if median.is_some() { right - column } else { right };

        let inner = Rect { x: detail.x + margin, w: detail.w - 2.0 * margin, ..detail };
        let (button_height, number_size) = if compact { (36.0, 20.0) } else { (42.0, 26.0) };
        let button_width = ((inner.w - 2.0 * BUTTON_GAP) / 3.0).floor();
        let buttons_y = detail.bottom() - margin - button_height;
        let buttons = [0.0, 1.0, 2.0].map(|place| {
            let x = inner.x + place * (button_width + BUTTON_GAP);
            Rect::new(x, buttons_y, button_width, button_height)
        });
        let note = Rect { y: buttons_y - 32.0, h: 24.0, ..inner };
        let title = vec2(inner.x, detail.y + if compact { 32.0 } else { 46.0 });
        let numbers = Rect { y: title.y + if compact { 24.0 } else { 34.0 }, ..inner };
        let numbers = Rect { h: number_size + 8.0, ..numbers };
        let chart_y = numbers.bottom() + if compact { 12.0 } else { 24.0 };
        let chart = Rect { y: chart_y, h: note.y - 8.0 - chart_y, ..inner };
        Self {
            heading: vec2(x, top - if compact { 18.0 } else { 26.0 }),
            heading_size: if compact { 28.0 } else { 36.0 },
            list,
            heads: rows_top - if compact { 11.0 } else { 14.0 },
            runs: best - column,
            best,
            median,
            rows,
            row_step: rows.h / RECORDS_ROWS_IN_SIGHT as f32,
            detail,
            title,
            numbers,
            number_size,
            chart,
            note,
            buttons,
        }
    }

    /// A row in sight, counted from the uppermost.
    pub fn row(&self, place: usize) -> Rect {
        let y = self.rows.y + self.row_step * place as f32;
        Rect { y, h: self.row_step - 6.0, ..self.rows }
    }

    /// What moves the list up, what shows where it is, and what moves it down.
    pub fn scroll(&self) -> [Rect; 3] {
        let column =
            Rect::new(self.rows.right() + 8.0, self.rows.y, SCROLL - 4.0, self.rows.h - 6.0);
        let arrow = column.w + 6.0;
        [
            Rect { h: arrow, ..column },
            Rect { y: column.y + arrow + 4.0, h: column.h - 2.0 * arrow - 8.0, ..column },
            Rect { y: column.bottom() - arrow, h: arrow, ..column },
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::scene::FOOT;

    #[test]
    fn nothing_overlaps_and_nothing_leaves_its_panel() {
        for (w, h) in [
            (800.0, 500.0),
            (800.0, 600.0),
            (800.0, 1422.0),
            (1000.0, 1400.0),
            (1279.0, 719.0),
            (1280.0, 720.0),
            (1280.0, 1024.0),
            (2520.0, 720.0),
            (3000.0, 2000.0),
        ] {
            let layout = Layout::new(Rect::new(0.0, 0.0, w, h));
            let (list, detail) = (layout.list, layout.detail);
            assert!(list.right() < detail.x && detail.right() <= w, "{w} x {h}");
            assert!(detail.bottom() <= h - FOOT && layout.heading.y < list.y, "{w} x {h}");
            let mut all: Vec<Rect> =
                (0..RECORDS_ROWS_IN_SIGHT).map(|row| layout.row(row)).collect();
            assert!(all.iter().all(|row| row.h >= 32.0), "{w} x {h}");
            all.extend(layout.scroll());
            let of_detail = [layout.numbers, layout.chart, layout.note];
            all.extend(of_detail.into_iter().chain(layout.buttons));
            assert!(layout.chart.h >= 130.0, "{w} x {h}: {:?}", layout.chart);
            for (place, &one) in all.iter().enumerate() {
                let panel = if one.x < detail.x { list } else { detail };
                assert_eq!(one.intersect(panel), Some(one), "{one:?} at {w} x {h}");
                for &other in &all[..place] {
                    let shared = one.intersect(other).map_or(0.0, |both| both.w * both.h);
                    assert!(shared < 1.0, "{one:?} and {other:?} at {w} x {h}");
                }
            }
            assert!(layout.runs - list.x > 190.0, "{w} x {h}: {}", layout.runs - list.x);
        }
    }
}
