//! Where everything is in the settings: plain rectangles in interface pixels. Pages of rows and
//! pages of keys keep heading, tabs and panel where they are.

use crate::game::screen::settings::Page;
use crate::picture::geometry::{Rect, Vec2, vec2};

use crate::picture::scene::{centred, is_compact};

/// The places on the screen.
pub struct Layout {
    pub heading: Vec2,
    /// Where the first tab begins.
    pub tabs: Vec2,
    pub panel: Rect,
    row_step: f32,
    /// The panel on which the choices are seen at work, where there is room for one.
    pub preview: Option<Rect>,
    /// Where the princess stands, where there is room for her.
    pub princess: Option<Vec2>,
}

/// The rows' distance where there is room for it.
const ROW_STEP: f32 = 70.0;
/// How much of a tall window is made use of.
const TALLEST: f32 = 720.0;
/// The most rows on a page.
const MOST_ROWS: f32 = 6.0;
/// What a page of keys says below its columns.
const KEYS_BELOW: f32 = 54.0;

impl Layout {
    pub fn new(screen: Rect, page: Page) -> Self {
        let area = centred(screen, TALLEST);
        if is_compact(screen) {
            let width = (area.w - 32.0).min(760.0);
            let x = (area.w - width) / 2.0;
            let is_wide = area.w >= 780.0;
            let heading = vec2(x, area.y + 50.0);
            let tabs =
                if is_wide { vec2(x + 196.0, area.y + 22.0) } else { vec2(x, area.y + 66.0) };
            let top = if is_wide { area.y + 74.0 } else { area.y + 114.0 };
            let height = (area.bottom() - top - 12.0).min(MOST_ROWS * ROW_STEP + 24.0);
            let panel = Rect::new(x, top, width, height);
            let row_step = (height - 20.0) / MOST_ROWS;
            return Self { heading, tabs, panel, row_step, preview: None, princess: None };
        }
        let (top, height) = (area.y + 104.0, area.h - 104.0 - 40.0);
        let x = (screen.w - 960.0) / 2.0 + 112.0;
        let heading = vec2(x - 224.0, area.y + 72.0);
        let tabs = vec2(x, area.y + 46.0);
        let row_step = ((height - 32.0) / MOST_ROWS).min(ROW_STEP + 6.0);
        let height = row_step * MOST_ROWS + 32.0;
        let left = x - 224.0;
        if page.is_of_keys() {
            let panel = Rect::new(left, top, x + 960.0 - left, height);
            return Self { heading, tabs, panel, row_step, preview: None, princess: None };
        }
        Self {
            heading,
            tabs,
            panel: Rect::new(x, top, 520.0, height),
            row_step,
            preview: Some(Rect::new(x + 544.0, top, 416.0, height)),
            princess: Some(vec2(x - 124.0, top + height)),
        }
    }

    /// Where a row is.
    pub fn row(&self, place: usize) -> Rect {
        let margin = (self.panel.h - self.row_step * MOST_ROWS) / 2.0;
        Rect::new(
            self.panel.x + 16.0,
            self.panel.y + margin + self.row_step * place as f32 + 2.0,
            self.panel.w - 32.0,
            self.row_step - 4.0,
        )
    }

    /// Where a command of this page is.
    pub fn command(&self, page: Page, place: usize) -> Rect {
        let first = page.first_column();
        let rows = first.max(page.commands().len() - first) as f32;
        let panel = self.panel;
        let step = ((panel.h - KEYS_BELOW - 12.0) / rows).min(44.0);
        let column = usize::from(place >= first);
        let row = (place - column * first) as f32;
        let width = (panel.w - 48.0) / 2.0;
        let x = panel.x + 16.0 + column as f32 * (width + 16.0);
        Rect::new(x, panel.y + 10.0 + step * row, width, step - 2.0)
    }

    /// Where the button below the commands is, and to its right what is said.
    pub fn below(&self) -> (Rect, Rect) {
        let y = self.panel.bottom() - KEYS_BELOW + 4.0;
        let button = Rect::new(self.panel.x + 20.0, y, 196.0, 38.0);
        let x = button.right() + 20.0;
        (button, Rect::new(x, y, self.panel.right() - x - 20.0, KEYS_BELOW - 8.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_overlaps_or_leaves_the_panel_in_any_window() {
        for (w, h) in
            [(800.0, 500.0), (800.0, 600.0), (720.0, 1280.0), (1280.0, 720.0), (2520.0, 720.0)]
        {
            for page in Page::ALL {
                let layout = Layout::new(Rect::new(0.0, 0.0, w, h), page);
                assert!(
                    layout.panel.right() <= w && layout.panel.bottom() <= h - 56.0,
                    "{w} x {h}"
                );
                let mut all: Vec<Rect> =
                    (0..page.rows().len()).map(|row| layout.row(row)).collect();
                if page.is_of_keys() {
                    let count = page.commands().len();
                    all.extend((0..count).map(|place| layout.command(page, place)));
                    let (button, said) = layout.below();
                    all.extend([button, said]);
                }
                for (place, one) in all.iter().enumerate() {
                    assert!(one.h >= 22.0 && one.w > 100.0, "{one:?} at {w} x {h}, {page:?}");
                    assert!(one.x >= layout.panel.x && one.right() <= layout.panel.right());
                    assert!(one.y >= layout.panel.y && one.bottom() <= layout.panel.bottom());
                    for other in &all[..place] {
                        let common = one.intersect(*other).map_or(0.0, |area| area.w * area.h);
                        assert!(common < 1.0, "{one:?} {other:?} at {w} x {h}, {page:?}");
                    }
                }
            }
        }
    }
}
