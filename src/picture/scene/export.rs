//! The maze that is played, and what it can be kept as.

use crate::game::input::Target;
use crate::game::screen::export::{Export, FileKind, Row};
use crate::picture::geometry::{Rect, Vec2, vec2};

use super::{Context, FOOT, draw_whole, foot};
use crate::picture::furniture::{Attention, ButtonKind};
use crate::picture::icon::Way;
use crate::picture::key_cap::Cap;
use crate::picture::maze::{Ground, Traces};
use crate::picture::painter::Painter;
use crate::picture::text::Style;
use crate::picture::typeface::Face;

const PANEL: Vec2 = vec2(440.0, 292.0);
const MARGIN: f32 = 24.0;

/// Where the panel lies, and the room that is left for the maze.
fn places(screen: Rect) -> (Rect, Rect) {
    let area = Rect { h: screen.h - FOOT, ..screen };
    if area.w > area.h * 1.3 {
        let panel =
            Rect::new(area.w - PANEL.x - MARGIN, (area.h - PANEL.y) / 2.0, PANEL.x, PANEL.y);
        let maze = Rect::new(MARGIN, MARGIN, panel.x - 2.0 * MARGIN, area.h - 2.0 * MARGIN);
        (panel, maze)
    } else {
        let panel =
            Rect::new((area.w - PANEL.x) / 2.0, area.h - PANEL.y - MARGIN, PANEL.x, PANEL.y);
        (panel, Rect::new(MARGIN, MARGIN, area.w - 2.0 * MARGIN, panel.y - 2.0 * MARGIN))
    }
}

pub fn draw<'a>(context: &Context<'a>, export: &'a Export, painter: &mut Painter<'a>) {
    let words = context.words();
    painter.background();
    let (panel, room) = places(painter.screen());
    let traces = Traces::Lesson { path: export.path(), closed: Vec::new() };
    let ground = Ground::Window { lantern: None };
    draw_whole(context, export.measured(), traces, room, ground, painter);
    painter.panel(panel);
    let ink = painter.palette().ink;
    painter.text(Style::new(Face::Title, 26.0, ink), panel.x + 28.0, panel.y + 48.0, words.export);
    for (place, row) in Row::ALL.into_iter().enumerate() {
        let y = panel.y + 76.0 + 68.0 * place as f32;
        let rect = Rect::new(panel.x + 16.0, y, panel.w - 32.0, 56.0);
        let has_focus = row == export.focus();
        painter.control(rect, Target::Field(place));
        match row {
            Row::Kind => {
                painter.row(rect, words.file_kind, has_focus);
                draw_kinds(context, export, rect, painter);
            }
            Row::Way => {
                painter.row(rect, words.best_path, has_focus);
                let (x, y) = (rect.right() - 76.0, rect.center().y - 16.0);
                painter.toggle(x, y, f32::from(u8::from(export.with_path())), false);
                let choice = Target::Choice(place, usize::from(!export.with_path()));
                painter.control(Rect::new(x, y, 60.0, 32.0), choice);
            }
            Row::Save => {
                let attention = Attention::focused(has_focus);
                painter.button(rect, ButtonKind::Main, words.save, Some(Cap::Enter), attention);
            }
        }
    }
    foot(
        painter,
        &[
            (&[Cap::Arrow(Way::Up), Cap::Arrow(Way::Down)], words.key.choose),
            (&[Cap::Arrow(Way::Left), Cap::Arrow(Way::Right)], words.key.change),
            (&[Cap::Enter], words.save),
            (&[Cap::Word("Esc")], words.key.back),
        ],
    );
}

fn draw_kinds(context: &Context, export: &Export, row: Rect, painter: &mut Painter) {
    let mut x = row.right() - 12.0;
    for (place, kind) in FileKind::ALL.into_iter().enumerate().rev() {
        let text = context.words().file_kinds.of(kind);
        let width = painter.measure(Face::Strong, 15.0, text) + 28.0;
        x -= width;
        let chip = Rect::new(x, row.center().y - 18.0, width, 36.0);
        painter.chip(chip, text, kind == export.kind(), false);
        painter.control(chip, Target::Choice(0, place));
        x -= 6.0;
    }
}
