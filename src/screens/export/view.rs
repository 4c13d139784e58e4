//! The export of a maze: the choices, and beside them a preview of what is written to the file.

use crate::game::export::name_of_maze;
use crate::game::export::{ExportKind, FileKind};
use crate::maze::Tile;
use crate::maze::{Drawing, Ink};
use crate::picture::View;
use crate::picture::form::FormRow;
use crate::picture::geometry::WHITE;
use crate::screens::export::{Export, ExportRow};
use crate::screens::parts::prelude::*;
use crate::screens::parts::sheet::{Sheet, Still};
use crate::world::World;

/// The colours of plain files beside black and white.
const PATH: Color = Color::hex(0xFF_C9C2);
const START: Color = Color::hex(0xB8_F5E0);
const GOAL: Color = Color::hex(0xFF_E680);
/// The minimum size of tiles that are drawn one by one.
const LEAST_TILE: f32 = 4.0;
/// The minimum size of mouse and cheese.
const SMALLEST: f32 = 18.0;
const PANEL: Vec2 = vec2(440.0, 354.0);
/// The height of the kinds of files.
const CHIPS: f32 = 40.0;

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

/// The size of the file in pixels, if it is an image of pixels.
fn pixels(export: &Export) -> Option<[u32; 2]> {
    let measured = &export.measured;
    match export.wish.kind {
        ExportKind::AsShown => {
            let size = Cells::of_measured(measured).size();
            let sheet = Lens::on_sheet(size, export.wish.longer_side as f32).pane.size().round();
            Some([sheet.x as u32, sheet.y as u32])
        }
        ExportKind::Plain(FileKind::Png) => {
            let grid = measured.maze.grid();
            let pixels = export.pixels_per_tile();
            Some([grid.columns(), grid.rows()].map(|tiles| u32::from(tiles) * pixels))
        }
        ExportKind::Print | ExportKind::Plain(FileKind::Svg | FileKind::Text) => None,
    }
}

/// Black lines on white.
fn draw_lines<'a>(
    context: &Context<'a>,
    export: &'a Export,
    traces: Traces<'a>,
    room: Rect,
    painter: &mut Painter<'a>,
) {
    let ground = Ground::Map { walls: Color::hex(0), paper: WHITE };
    draw_whole(context, &export.measured, traces, room, ground, painter);
}

/// Black tiles on white, and the path. Too many tiles to draw are replaced by lines for the walls.
fn draw_plain<'a>(
    context: &Context<'a>,
    export: &'a Export,
    room: Rect,
    painter: &mut Painter<'a>,
) {
    let (black, grid) = (Color::hex(0), export.measured.maze.grid());
    let tiles = vec2(f32::from(grid.columns()), f32::from(grid.rows()));
    let side = (room.size() / tiles).min_element();
    if side < LEAST_TILE {
        draw_lines(context, export, traces(export), room, painter);
        return;
    }
    let sheet = middle(room, tiles * side);
    painter.rect(sheet, WHITE);
    let mut drawing = Drawing::new(&export.measured.maze).with_doors();
    if export.wish.with_path {
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
    if export.wish.kind != ExportKind::AsShown {
        return;
    }
    let side = (sight.pitch() * 1.2).max(SMALLEST);
    let at = |tile: Tile| sight.to_standing(tile_vec(tile)) + vec2(0.0, side * 0.3);
    let maze = &export.measured.maze;
    painter.standing(SheetName::Mouse, (0, 0), at(maze.start()), side);
    for &goal in maze.goals() {
        painter.standing(SheetName::Cheese, (0, 0), at(goal), side);
    }
}

/// The maze as it is shown, with all that stands in it, on a sheet of its own.
pub fn still<'a>(world: &'a World, export: &'a Export, view: &View<'a>) -> Still<'a> {
    let cells = Cells::of_measured(&export.measured);
    let lens = Lens::on_sheet(cells.size(), export.wish.longer_side as f32);
    let mut sheet = Sheet::new(world, lens.pane.size(), 1.0, view);
    let shown = Shown::MeasuredMaze(&export.measured, traces(export));
    sheet.painter.maze(MazeItem::new(shown, lens, Ground::Window { lantern: None }));
    let context = Context::of_still(world, export, sheet.scale, sheet.pane);
    draw_things(export, &context.sight(cells, lens), &mut sheet.painter);
    let (spec, maze) = (export.measured.spec, &export.measured.maze);
    sheet.finish(format!("{} as shown", name_of_maze(spec, maze)))
}

pub fn draw<'a>(context: &Context<'a>, export: &'a Export, painter: &mut Painter<'a>) {
    let words = context.words();
    painter.background();
    let [room, panel] = places(painter.screen);
    match export.wish.kind {
        ExportKind::AsShown => {
            let ground = Ground::Window { lantern: None };
            let traces = traces(export);
            let sight = draw_whole(context, &export.measured, traces, room, ground, painter);
            draw_things(export, &sight, painter);
        }
        ExportKind::Print => draw_lines(context, export, Traces::None, room, painter),
        ExportKind::Plain(_) => draw_plain(context, export, room, painter),
    }
    painter.panel(panel);
    let [heading, rows] = column(panel.inset(M)).gap(S).split([fixed(HEADING + M), grow(1.0)]);
    let [kind, size, path, save] = column(rows).gap(S).split([grow(1.0); 4]);
    let heading = heading.inset_by(vec2(M, 0.0));
    painter.words(heading, painter.ink(Typeface::Title, HEADING), words.export);
    let is_printed = export.wish.kind == ExportKind::Print;
    let form_row = |row: ExportRow, label| {
        FormRow::new(&export.form, row, row.control(export.wish), label, context.frames.seconds)
    };
    let kinds = |place: usize| words.file_kinds.of(ExportKind::ALL[place]).to_owned();
    let [_, chips, _] = column(kind).split([grow(1.0), fixed(CHIPS), grow(1.0)]);
    form_row(ExportRow::Kind, words.file_kind).draw(chips.inset_by(vec2(M, 0.0)), painter, kinds);
    form_row(ExportRow::Size, words.size).draw_wide(size, painter, |_| {
        pixels(export).map_or(words.any_size.to_owned(), |sides| words.number.sides(sides))
    });
    let way = if is_printed { words.book.with_answer } else { words.best_path };
    form_row(ExportRow::Way, way).draw_wide(path, painter, |_| String::new());
    let attention = Attention::focused(export.form.focus() == Some(ExportRow::Save));
    let done = if is_printed { words.file_kinds.print } else { words.save };
    painter.button(save, ButtonKind::Main, done, Some(Cap::Enter), attention);
    painter.control(save, Target::Field(ExportRow::Save as usize));
    foot(
        painter,
        &[
            (&UP_DOWN, words.key.choose),
            (&ASIDE, words.key.change),
            (&[Cap::Enter], done),
            (&ESC, words.key.back),
        ],
    );
}
