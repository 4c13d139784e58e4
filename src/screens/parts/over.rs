//! Overlays: a panel over a screen, with a menu that alone can be clicked.

use super::prelude::*;
use crate::game::menu::Menu;

/// The opacity of the veil over the screen behind.
const VEIL: f32 = 0.62;

/// A panel of this size over a screen that is veiled.
pub fn panel_over(painter: &mut Painter, size: Vec2) -> Rect {
    panel_over_show(painter, size, |_, _| {})
}

/// A panel over a veiled screen, with something painted between veil and panel.
pub fn panel_over_show(
    painter: &mut Painter,
    size: Vec2,
    show: impl FnOnce(&mut Painter, Rect),
) -> Rect {
    let room = above_foot(painter.screen);
    painter.clear_controls();
    painter.rect(room, Color { a: VEIL, ..painter.palette.background });
    show(painter, room);
    let panel = middle(room.inset(S), size);
    painter.panel(panel);
    panel
}

/// A menu under a heading; `says` names each entry.
pub fn menu_over<T: Copy + PartialEq>(
    painter: &mut Painter,
    heading: &str,
    menu: &Menu<T>,
    says: impl Fn(T) -> &'static str,
) {
    let height = MENU_ROW * (menu.entries().len() + 1) as f32 + 2.0 * L;
    let panel = panel_over(painter, vec2(MENU, height));
    let [line, rows] = column(panel.inset(L)).split([fixed(MENU_ROW), grow(1.0)]);
    painter.words(line, painter.ink(Typeface::Title, HEADING + S).centred(), heading);
    menu_rows(painter, rows, menu, says);
}

/// The entries of a menu below each other.
pub fn menu_rows<T: Copy + PartialEq>(
    painter: &mut Painter,
    place: Rect,
    menu: &Menu<T>,
    says: impl Fn(T) -> &'static str,
) {
    let rows = column(place).gap(XS).evenly(menu.entries().len());
    for ((place, (entry, _)), row) in menu.entries().enumerate().zip(rows) {
        let attention = Attention::focused(place == menu.focus);
        let item = MenuRow { words: says(entry), ..MenuRow::default() };
        painter.menu_row(row, item, attention);
        painter.control(row, Target::Entry(place));
    }
}
