//! A maze in black on white: walls as lines, a mouse, a cheese, and the way between them.

use crate::game::measured_maze::MeasuredMaze;
use crate::maze::{Grid, Tile};
use crate::picture::geometry::{Rect, Vec2, vec2};
use crate::picture::pdf::Pdf;

/// Black lines begin and end at whole multiples of this, so that they are equally thick at 150 dots an
/// inch, and at what printers have, which is a multiple of that.
const DOT: f32 = 25.4 / 150.0;
/// The largest rooms, in usual print and in large print, in millimetres.
const LARGEST: f32 = 14.0;
/// The thinnest walls that print well, and the thinnest in large print.
const THINNEST: [f32; 2] = [0.35, 1.0];
/// The thickest walls.
const THICKEST: f32 = 1.8;
/// How thick walls are, in parts of a room, and the way of an answer.
const WALL: f32 = 0.13;
const WAY: f32 = 0.3;
/// What is no wall is lighter, so that a photograph of the page can be read back.
const FIGURE: f32 = 0.62;
/// The inside of an ear.
const INNER: f32 = 0.88;
/// How many corners a round thing has.
const CORNERS: usize = 24;

/// What walls are drawn with.
#[derive(Clone, Copy)]
pub struct WallPen {
    width: f32,
    grey: f32,
}

impl WallPen {
    /// Black lines for rooms of this size.
    pub fn of(pitch: f32, is_large: bool) -> Self {
        let width = (WALL * pitch).clamp(THINNEST[usize::from(is_large)], THICKEST);
        Self { width: (width / DOT).ceil() * DOT, grey: 0.0 }
    }

    /// Thin lines for an answer.
    pub fn of_answer(pitch: f32, grey: f32) -> Self {
        Self { width: (WALL * pitch).clamp(0.2, THICKEST), grey }
    }
}

/// A maze as lines; lengths are rooms, from its top left.
pub struct DrawnMaze {
    size: Vec2,
    walls: Vec<[Vec2; 2]>,
    /// Walls of a maze without rooms, whose tiles are as large as half a room.
    blocks: Vec<Rect>,
    start: Vec2,
    goals: Vec<Vec2>,
    way: Vec<Vec2>,
}

impl DrawnMaze {
    pub fn of(measured: &MeasuredMaze) -> Self {
        let (maze, grid) = (&measured.maze, measured.maze.grid());
        let has_rooms = measured.rooms().is_some();
        let edge = if has_rooms { 1.0 } else { 0.0 };
        let size = (vec2(grid.columns().into(), grid.rows().into()) - edge) / 2.0;
        // Lines between rooms are in the middle of their tiles, blocks fill them.
        let middle = if has_rooms { 0.0 } else { 0.25 };
        let place = |tile: Tile| vec2(tile.column.into(), tile.row.into()) / 2.0 + middle;
        Self {
            size,
            walls: if has_rooms { walls(grid) } else { Vec::new() },
            blocks: if has_rooms { Vec::new() } else { blocks(grid) },
            start: place(maze.start()),
            goals: maze.goals().iter().copied().map(place).collect(),
            way: measured.path_from(maze.start()).map(place).collect(),
        }
    }

    /// How large a room is if the maze fills an area.
    pub fn pitch_in(&self, area: Rect) -> f32 {
        let pitch = (area.size() / self.size).min_element().min(LARGEST);
        (pitch / DOT).floor() * DOT
    }

    /// Where its top left lies if it is in the middle of an area, and how large a room is.
    fn laid_in(&self, area: Rect, pen: WallPen) -> (Vec2, f32) {
        let pitch = self.pitch_in(area);
        let edge = area.center() - (self.size * pitch + pen.width) / 2.0;
        ((edge / DOT).round() * DOT + pen.width / 2.0, pitch)
    }

    /// Where its walls end if it is in the middle of an area.
    pub fn place_in(&self, area: Rect, pen: WallPen) -> Rect {
        let (corner, pitch) = self.laid_in(area, pen);
        Rect::new(corner.x, corner.y, self.size.x * pitch, self.size.y * pitch)
    }

    pub fn draw(&self, pdf: &mut Pdf, area: Rect, pen: WallPen) {
        let (corner, pitch) = self.laid_in(area, pen);
        let walls: Vec<[Vec2; 2]> =
            self.walls.iter().map(|wall| wall.map(|at| corner + at * pitch)).collect();
        pdf.lines(pen.width, pen.grey, walls.iter().map(|wall| &wall[..]));
        let blocks = self.blocks.iter();
        pdf.fill_rects(pen.grey, blocks.map(|block| block.scaled(pitch).offset(corner)));
        let is_tile = if self.walls.is_empty() { 0.5 } else { 1.0 };
        draw_mouse(pdf, corner + self.start * pitch, is_tile * pitch);
        for &goal in &self.goals {
            draw_cheese(pdf, corner + goal * pitch, is_tile * pitch);
        }
    }

    /// The way from the mouse to the cheese.
    pub fn draw_way(&self, pdf: &mut Pdf, area: Rect, pen: WallPen) {
        let (corner, pitch) = self.laid_in(area, pen);
        let way: Vec<Vec2> = self.way.iter().map(|&at| corner + at * pitch).collect();
        let wide = if self.walls.is_empty() { 0.5 } else { 1.0 };
        pdf.strokes((WAY * wide * pitch).max(0.4), 0.0, [&way[..]]);
    }
}

/// The walls that stand beside a room, each as long as it is straight.
fn walls(grid: &Grid) -> Vec<[Vec2; 2]> {
    let mut walls = Vec::new();
    let (columns, rows) = (grid.columns(), grid.rows());
    for row in (0..rows).step_by(2) {
        let places =
            (1..columns).step_by(2).filter(|&column| grid.has_wall(Tile::new(column, row)));
        walls.extend(runs(places).map(|ends| ends.map(|at| vec2(at, f32::from(row) / 2.0))));
    }
    for column in (0..columns).step_by(2) {
        let places = (1..rows).step_by(2).filter(|&row| grid.has_wall(Tile::new(column, row)));
        walls.extend(runs(places).map(|ends| ends.map(|at| vec2(f32::from(column) / 2.0, at))));
    }
    walls
}

/// Runs of walls that follow each other, from post to post, in rooms.
fn runs(places: impl Iterator<Item = u16>) -> impl Iterator<Item = [f32; 2]> {
    let places: Vec<u16> = places.collect();
    let runs = places.chunk_by(|one, next| one + 2 == *next);
    let ends = |run: &[u16]| {
        let ends = [run[0] - 1, run[run.len() - 1] + 1];
        ends.map(|at| f32::from(at) / 2.0)
    };
    runs.map(ends).collect::<Vec<_>>().into_iter()
}

/// The walls of a maze without rooms, row by row.
fn blocks(grid: &Grid) -> Vec<Rect> {
    let row = |row: u16| {
        let walls =
            (0..grid.columns()).filter(move |&column| !grid.is_open(Tile::new(column, row)));
        let walls: Vec<u16> = walls.collect();
        let runs = walls.chunk_by(|one, next| one + 1 == *next);
        let block = |run: &[u16]| {
            let (x, y) = (f32::from(run[0]) / 2.0, f32::from(row) / 2.0);
            Rect::new(x, y, run.len() as f32 / 2.0, 0.5)
        };
        runs.map(block).collect::<Vec<_>>()
    };
    (0..grid.rows()).flat_map(row).collect()
}

/// The corners of an ellipse.
fn round(middle: Vec2, half: Vec2) -> [Vec2; CORNERS] {
    std::array::from_fn(|corner| {
        let angle = std::f32::consts::TAU * corner as f32 / CORNERS as f32;
        middle + half * Vec2::from_angle(angle)
    })
}

/// A mouse that looks to the right, in a room of this size.
fn draw_mouse(pdf: &mut Pdf, at: Vec2, room: f32) {
    let place = |x: f32, y: f32| at + room * vec2(x, y);
    let body = round(place(-0.06, 0.08), room * vec2(0.24, 0.2));
    let nose = [place(0.0, -0.1), place(0.38, 0.16), place(0.0, 0.28)];
    let ear = round(place(0.04, -0.07), Vec2::splat(0.14 * room));
    for part in [&body[..], &nose, &ear] {
        pdf.fill(FIGURE, [part]);
    }
    pdf.fill(INNER, [&round(place(0.04, -0.07), Vec2::splat(0.085 * room))[..]]);
    pdf.fill(1.0, [&round(place(0.2, 0.1), Vec2::splat(0.028 * room))[..]]);
    let tail = [place(-0.26, 0.16), place(-0.36, 0.1), place(-0.34, -0.04), place(-0.4, -0.1)];
    pdf.strokes(0.06 * room, FIGURE, [&tail[..]]);
}

/// A piece of cheese with holes, in a room of this size.
fn draw_cheese(pdf: &mut Pdf, at: Vec2, room: f32) {
    let place = |x: f32, y: f32| at + room * vec2(x, y);
    let wedge = [
        place(-0.34, 0.02),
        place(0.24, -0.26),
        place(0.34, -0.1),
        place(0.34, 0.26),
        place(-0.34, 0.26),
    ];
    let hole = |x: f32, y: f32, half: f32| round(place(x, y), Vec2::splat(half * room));
    let holes = [hole(-0.12, 0.14, 0.07), hole(0.12, -0.02, 0.07), hole(0.2, 0.17, 0.05)];
    let areas = [&wedge[..]].into_iter().chain(holes.iter().map(|hole| &hole[..]));
    pdf.fill(FIGURE, areas);
}

/// `all` marks in a row, `filled` of them filled.
pub fn marks(pdf: &mut Pdf, at: Vec2, [radius, apart]: [f32; 2], [filled, all]: [u8; 2]) {
    for number in 0..all {
        let middle = at + vec2(f32::from(number) * apart, 0.0);
        let circle = round(middle, Vec2::splat(radius));
        if number < filled {
            pdf.fill(0.0, [&circle[..]]);
        } else {
            let ring: Vec<Vec2> = circle.iter().chain(circle.first()).copied().collect();
            pdf.strokes(0.25, 0.0, [&ring[..]]);
        }
    }
}

/// A QR code.
pub fn qr_code(pdf: &mut Pdf, place: Rect, modules: &[Vec<bool>]) {
    let side = place.w / modules.len() as f32;
    let rects = modules.iter().zip(0_u16..).flat_map(|(line, y)| {
        let dark: Vec<u16> = (0..).zip(line).filter(|(_, dark)| **dark).map(|(x, _)| x).collect();
        let runs = dark.chunk_by(|one, next| one + 1 == *next);
        let rect = |run: &[u16]| {
            let at = place.point() + side * vec2(run[0].into(), y.into());
            Rect::new(at.x, at.y, side * run.len() as f32, side)
        };
        runs.map(rect).collect::<Vec<_>>()
    });
    pdf.fill_rects(0.0, rects);
}
