//! Films over the theatre: the menu that asks what is filmed, and how far a film has come.

use crate::game::input::Target;
use crate::game::menu::Menu;
use crate::game::theatre::film::Acts;
use crate::picture::geometry::{Color, Rect, vec2};

use super::layout::Layout;
use crate::picture::furniture::Attention;
use crate::picture::item::Fill;
use crate::picture::painter::Painter;
use crate::picture::scene::{Context, FOOT};
use crate::picture::text::Style;
use crate::picture::typeface::Face;

const WIDTH: f32 = 460.0;
const HEADING: f32 = 72.0;
const ROW: f32 = 58.0;

/// The menu; while it is open nothing else can be clicked.
pub fn draw_menu(context: &Context, menu: &Menu<Acts>, painter: &mut Painter) {
    let words = &context.words().watch;
    let screen = painter.screen();
    let veil = Color { a: 0.62, ..painter.palette().background };
    painter.rect(Rect::new(0.0, 0.0, screen.w, screen.h - FOOT), veil);
    let height = HEADING + ROW * menu.entries().len() as f32 + 24.0;
    let corner = vec2(screen.w - WIDTH, screen.h - FOOT - height) / 2.0;
    let panel = Rect::new(corner.x, corner.y, WIDTH, height);
    painter.panel(panel);
    let style = Style::new(Face::Title, 24.0, painter.palette().ink).centred();
    painter.text(style, panel.center().x, panel.y + 46.0, words.film_what);
    painter.clear_controls();
    for (place, (acts, _)) in menu.entries().enumerate() {
        let y = panel.y + HEADING + ROW * place as f32;
        let row = Rect::new(panel.x + 32.0, y, WIDTH - 64.0, ROW - 4.0);
        let attention = Attention::focused(place == menu.focus());
        painter.menu_row(row, words.film_acts.of(acts), "", attention);
        painter.control(row, Target::Entry(place));
    }
}

/// How far the film has come, at the lower end of the maze.
pub fn draw_progress(painter: &mut Painter, layout: &Layout, share: f32, words: &str) {
    let palette = painter.palette();
    let width = layout.maze.w.min(360.0);
    let panel =
        Rect::new(layout.maze.center().x - width / 2.0, layout.maze.bottom() - 76.0, width, 64.0);
    painter.panel(panel);
    let style = Style::new(Face::Body, 15.0, palette.ink);
    painter.text_within(style, panel.x + 20.0, panel.y + 26.0, width - 40.0, words);
    let track = Rect::new(panel.x + 20.0, panel.y + 38.0, width - 40.0, 12.0);
    painter.round_rect(track, 6.0, palette.field);
    let done = Rect { w: track.w * share.clamp(0.03, 1.0), ..track };
    painter.round_rect(done, 6.0, Fill::Across(palette.second_accent, palette.accent));
}
