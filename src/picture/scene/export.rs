//! The maze that is played, and what it can be kept as: what is shown beside the choices is what
//! comes into the file.

use crate::game::input::Target;
use crate::game::screen::export::{Export, ExportKind, Row};
use crate::maze::{Drawing, Ink, Tile};
use crate::picture::geometry::{Color, Rect, Vec2, WHITE, vec2};

use super::{Context, above_foot, draw_whole, foot};
use crate::picture::form::FormRow;
use crate::picture::furniture::{Attention, ButtonKind};
use crate::picture::icon::Way;
use crate::picture::key_cap::Cap;
use crate::picture::layout::{column, fixed, grow, middle, row};
use crate::picture::maze::{
    Cells, Ground, Lens, MazeItem, MazeSight, Scale, Shown, Traces, WallShape, tile_vec,
};
use crate::picture::painter::Painter;
use crate::picture::sizes::{HEADING, L, M, S};
use crate::picture::sprites::Sheet;
use crate::picture::text::Style;
use crate::picture::typeface::Face;

/// The colours of plain files beside black and white.
const PATH: Color = Color::hex(0xFF_C9C2);
const START: Color = Color::hex(0xB8_F5E0);
const GOAL: Color = Color::hex(0xFF_E680);
/// How large a tile is at least that is drawn by itself.
const LEAST_TILE: f32 = 4.0;
/// How large mouse and cheese are at least.
const SMALLEST: f32 = 18.0;
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

fn traces(export: &Export) -> Traces<'_> {
    Traces::Lesson { path: export.path(), closed: Vec::new() }
}

/// Black tiles on white, and the path. Where they would be too many to draw, the walls are lines.
fn draw_plain<'a>(
    context: &Context<'a>,
    export: &'a Export,
    room: Rect,
    painter: &mut Painter<'a>,
) {
    let (black, grid) = (Color::hex(0), export.measured().maze.grid());
    let tiles = vec2(f32::from(grid.columns()), f32::from(grid.rows()));
    let side = (room.size() / tiles).min_element();
    if side < LEAST_TILE {
        let ground = Ground::Map { walls: black, paper: WHITE };
        draw_whole(context, export.measured(), traces(export), room, ground, painter);
        return;
    }
    let sheet = middle(room, tiles * side);
    painter.rect(sheet, WHITE);
    let mut drawing = Drawing::new(&export.measured().maze).with_doors();
    if export.wish().with_path {
        drawing = drawing.with_path(export.path().iter().copied());
    }
    for row in 0..grid.rows() {
        let mut column = 0;
        while column < grid.columns() {
            let ink = |column| drawing.ink(Tile::new(column, row));
            let first = ink(column);
            let length = (column..grid.columns()).take_while(|&one| ink(one) == first).count();
            let corner = sheet.point() + vec2(column.into(), row.into()) * side;
            let rect = Rect::new(corner.x, corner.y, side * length as f32, side);
            match first {
                Ink::Open => {}
                Ink::Wall => painter.rect(rect, black),
                Ink::Way => painter.rect(rect, PATH),
                Ink::Start => painter.rect(rect, START),
                Ink::Goal => painter.rect(rect, GOAL),
            }
            column += length as u16;
        }
    }
}

/// Mouse and cheese, on a picture of how the maze is shown.
fn draw_things(export: &Export, sight: &MazeSight, painter: &mut Painter) {
    if export.wish().kind != ExportKind::AsShown {
        return;
    }
    let side = (sight.pitch() * 1.2).max(SMALLEST);
    let at = |tile: Tile| sight.to_standing(tile_vec(tile)) + vec2(0.0, side * 0.3);
    let maze = &export.measured().maze;
    painter.standing(Sheet::Mouse, (0, 0), at(maze.start()), side);
    for &goal in maze.goals() {
        painter.standing(Sheet::Cheese, (0, 0), at(goal), side);
    }
}

/// The maze as it is shown, with all that stands in it: what a picture of this screen is of.
pub(super) fn draw_picture<'a>(
    export: &'a Export,
    (cells, shape, scale): (Cells, WallShape, Scale),
    lens: Lens,
    painter: &mut Painter<'a>,
) {
    let shown = Shown::MeasuredMaze(export.measured(), traces(export));
    painter.maze(MazeItem { shown, lens, ground: Ground::Window { lantern: None } });
    draw_things(export, &MazeSight::new(cells, shape, lens, scale), painter);
}

pub fn draw<'a>(context: &Context<'a>, export: &'a Export, painter: &mut Painter<'a>) {
    let words = context.words();
    painter.background();
    let [room, panel] = places(painter.screen());
    if export.wish().kind == ExportKind::AsShown {
        let ground = Ground::Window { lantern: None };
        let sight = draw_whole(context, export.measured(), traces(export), room, ground, painter);
        draw_things(export, &sight, painter);
    } else {
        draw_plain(context, export, room, painter);
    }
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
            .draw_wide(rect, painter, |place| {
                words.file_kinds.of(ExportKind::ALL[place]).to_owned()
            });
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
