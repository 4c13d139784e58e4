//! The maze that is played, and what it can be kept as.

use crate::game::input::Target;
use crate::game::screen::export::{Export, FileKind, Row};
use crate::picture::geometry::{Rect, Vec2, vec2};

use super::{Context, above_foot, draw_whole, foot};
use crate::picture::form::FormRow;
use crate::picture::furniture::{Attention, ButtonKind};
use crate::picture::icon::Way;
use crate::picture::key_cap::Cap;
use crate::picture::layout::{column, fixed, grow, middle, row};
use crate::picture::maze::{Ground, Traces};
use crate::picture::painter::Painter;
use crate::picture::sizes::{HEADING, L, M, S};
use crate::picture::text::Style;
use crate::picture::typeface::Face;

const PANEL: Vec2 = vec2(440.0, 292.0);

/// The room for the maze, and the panel: beside it, or below it in a tall window.
fn places(screen: Rect) -> [Rect; 2] {
    let area = above_foot(screen).inset(L);
    if area.w > area.h * 1.3 {
        let [maze, side] = row(area).gap(L).split([grow(1.0), fixed(PANEL.x)]);
        [maze, middle(side, PANEL)]
    } else {
        let [maze, below] = column(area).gap(L).split([grow(1.0), fixed(PANEL.y)]);
        [maze, middle(below, PANEL)]
    }
}

pub fn draw<'a>(context: &Context<'a>, export: &'a Export, painter: &mut Painter<'a>) {
    let words = context.words();
    painter.background();
    let [room, panel] = places(painter.screen());
    let traces = Traces::Lesson { path: export.path(), closed: Vec::new() };
    let ground = Ground::Window { lantern: None };
    draw_whole(context, export.measured(), traces, room, ground, painter);
    painter.panel(panel);
    let ink = painter.palette().ink;
    let [heading, kind, path, save] =
        column(panel.inset(M)).gap(S).split([fixed(HEADING + M), grow(1.0), grow(1.0), grow(1.0)]);
    let heading = heading.inset_by(vec2(M, 0.0));
    painter.words(heading, Style::new(Face::Title, HEADING, ink), words.export);
    for (row, label, rect) in
        [(Row::Kind, words.file_kind, kind), (Row::Way, words.best_path, path)]
    {
        FormRow::new(&export.form, row, row.control(export.wish()), label, context.frames.seconds)
            .draw_wide(rect, painter, |place| words.file_kinds.of(FileKind::ALL[place]).to_owned());
    }
    let attention = Attention::focused(export.form.focus() == Some(Row::Save));
    painter.button(save, ButtonKind::Main, words.save, Some(Cap::Enter), attention);
    painter.control(save, Target::Field(Row::Save as usize));
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
