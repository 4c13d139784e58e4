//! Films over the theatre: the menu that asks what is filmed, and how far a film has come.

use super::layout::Stage;
use crate::game::menu::Menu;
use crate::game::theatre::film::Acts;
use crate::picture::item::Fill;
use crate::picture::scene::prelude::*;

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

/// How large the card is that tells how far the film has come.
const PROGRESS: Vec2 = vec2(360.0, 64.0);

/// How far the film has come, at the lower end of the maze.
pub fn draw_progress(painter: &mut Painter, stage: &Stage, share: f32, words: &str) {
    let palette = painter.palette();
    let [_, place, _] = column(stage.maze).split([grow(1.0), fixed(PROGRESS.y), fixed(M)]);
    let panel = middle(place, PROGRESS);
    painter.panel(panel);
    let [line, track] =
        column(panel.inset_by(vec2(L, S))).gap(S).centred().split([fixed(LINE), fixed(M - XS)]);
    painter.words(line, Style::new(Face::Body, BODY, palette.ink), words);
    painter.round_rect(track, 6.0, palette.field);
    let done = Rect { w: track.w * share.clamp(0.03, 1.0), ..track };
    painter.round_rect(done, 6.0, Fill::Across(palette.second_accent, palette.accent));
}
