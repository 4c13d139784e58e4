//! The maze that is played, and what it can be kept as.

use icetea_maze::game::input::Target;
use icetea_maze::game::screen::export::{Export, FileKind, Row};
use macroquad::prelude::*;

use super::{Context, FOOT, Pictures, draw_whole, foot};
use crate::window::keys::Hits;
use crate::window::paint::{Attention, ButtonKind, Cap, Face, Painter, Style, Way};

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

pub fn draw(
    context: &Context,
    export: &Export,
    painter: &mut Painter,
    pictures: &mut Pictures,
    hits: &mut Hits,
) {
    let words = context.words();
    painter.background();
    let (panel, room) = places(painter.screen());
    if let Some(stage) = &mut pictures.stage {
        stage.show_way(export.way());
        draw_whole(context, stage, room, true);
    }
    painter.panel(panel);
    let ink = painter.palette().ink;
    painter.text(Style::new(Face::Title, 26.0, ink), panel.x + 28.0, panel.y + 48.0, words.export);
    for (place, row) in Row::ALL.into_iter().enumerate() {
        let y = panel.y + 76.0 + 68.0 * place as f32;
        let rect = Rect::new(panel.x + 16.0, y, panel.w - 32.0, 56.0);
        let has_focus = row == export.focus();
        context.hit(hits, rect, Target::Field(place));
        match row {
            Row::Kind => {
                painter.row(rect, words.file_kind, has_focus);
                draw_kinds(context, export, rect, painter, hits);
            }
            Row::Way => {
                painter.row(rect, words.best_way, has_focus);
                let (x, y) = (rect.right() - 76.0, rect.center().y - 16.0);
                painter.toggle(x, y, f32::from(u8::from(export.with_way())), false);
                let choice = Target::Choice(place, usize::from(!export.with_way()));
                context.hit(hits, Rect::new(x, y, 60.0, 32.0), choice);
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

fn draw_kinds(
    context: &Context,
    export: &Export,
    row: Rect,
    painter: &mut Painter,
    hits: &mut Hits,
) {
    let mut x = row.right() - 12.0;
    for (place, kind) in FileKind::ALL.into_iter().enumerate().rev() {
        let text = context.words().file_kinds.of(kind);
        let width = painter.measure(Face::Strong, 15.0, text) + 28.0;
        x -= width;
        let chip = Rect::new(x, row.center().y - 18.0, width, 36.0);
        painter.chip(chip, text, kind == export.kind(), false);
        context.hit(hits, chip, Target::Choice(0, place));
        x -= 6.0;
    }
}
