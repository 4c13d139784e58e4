//! The layout of the settings. Pages of rows and pages of keys have heading, tabs and panel in the
//! same places.

use crate::picture::sizes::FORM_ROW;
use crate::screens::parts;
use crate::screens::parts::prelude::*;
use crate::screens::settings::SettingsPage;

/// The places on the screen.
pub struct SettingsLayout {
    pub size: Sizes,
    pub heading: Rect,
    pub tabs: Rect,
    pub panel: Rect,
    /// The panel with the preview, where there is room for one.
    pub preview: Option<Rect>,
    /// The princess, where there is room for her.
    pub princess: Option<Rect>,
}

/// Its width with a preview and without, and its maximum height.
const WIDEST: f32 = 1184.0;
const WIDEST_ALONE: f32 = 760.0;
const TALLEST: f32 = 720.0;
/// The width of the heading, and the height of the princess below it.
const SIDE: f32 = 200.0;
/// The maximum number of rows on a page.
const MOST_ROWS: usize = 7;
/// The width of the button below the keys.
const BUTTON: f32 = 196.0;

impl SettingsLayout {
    pub fn new(screen: Rect, page: SettingsPage) -> Self {
        let (size, is_alone) = (Sizes::of(screen), is_compact(screen));
        let widest = if is_alone { WIDEST_ALONE } else { WIDEST };
        let [head, body] = parts::page(screen, vec2(widest, TALLEST));
        let [heading, tabs, body] = if is_narrow(screen) {
            let [tabs, body] = column(body).split([fixed(size.head), grow(1.0)]);
            [head, tabs, body]
        } else {
            let [heading, tabs] = row(head).gap(size.gap).split([fixed(SIDE), grow(1.0)]);
            [heading, tabs, body]
        };
        let [body] = column(body).split([grow(1.0).at_most(MOST_ROWS as f32 * FORM_ROW + L)]);
        let columns = if is_alone || page.is_of_keys() {
            [nothing(), grow(1.0), nothing()]
        } else {
            [fixed(SIDE), grow(5.0), grow(4.0)]
        };
        let [princess, panel, preview] = row(body).gap(size.gap).split(columns);
        let [preview, princess] = [preview, princess].map(Rect::unless_empty);
        Self { size, heading, tabs, panel, preview, princess }
    }

    /// The places of the rows.
    pub fn rows(&self) -> Vec<Rect> {
        column(self.panel.inset(M)).gap(XS).evenly(MOST_ROWS)
    }

    /// The places of this page's commands, of the button below them, and of the message beside it.
    pub fn keys(&self, page: SettingsPage) -> (Vec<Rect>, Rect, Rect) {
        let area = self.panel.inset_by(vec2(M, S));
        let [lists, below] = column(area).gap(S).split([grow(1.0), fixed(2.0 * LINE)]);
        let lists: [Rect; 2] = row(lists).gap(M).split([grow(1.0); 2]);
        let (first, all) = (page.first_column(), page.commands().len());
        let list = |list: Rect| column(list).gap(2.0).evenly(first);
        let places = lists.into_iter().flat_map(list).take(all).collect();
        let [button, said] = row(below).gap(L).split([fixed(BUTTON), grow(1.0)]);
        (places, button, said)
    }
}
