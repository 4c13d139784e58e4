//! Writes mazes as SVG pictures, one unit a tile, so that they can be printed at any size.

use std::io::{self, BufWriter, Write};

use crate::maze::{Direction, Drawing, Grid, Ink, Tile};

const FLOOR: &str = "#FBE9CB";
const WALL: &str = "#C97B2B";
const PAPER: &str = "#FFFFFF";
const LINE: &str = "#000000";
const WAY: &str = "#1C706E";
const START: &str = "#5FA777";
const GOAL: &str = "#D9482B";

/// Writes a drawing as an SVG picture, row by row. Start and goals are always marked, and doors are
/// noted, so that [`read_svg`](super::read_svg) gets the same maze back.
pub fn write_svg(drawing: &Drawing, out: impl io::Write) -> io::Result<()> {
    let mut out = BufWriter::new(out);
    let grid = drawing.maze.grid();
    let (columns, rows) = (grid.columns(), grid.rows());
    let units_per_tile = units_per_tile(grid);
    let (width, height) = (u32::from(columns) * units_per_tile, u32::from(rows) * units_per_tile);
    writeln!(out, r#"<?xml version="1.0" encoding="UTF-8"?>"#)?;
    write!(out, r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {columns} {rows}""#)?;
    writeln!(out, r#" width="{width}" height="{height}">"#)?;
    writeln!(out, "<title>Icetea Maze</title>")?;
    writeln!(out, r#"<rect id="floor" width="{columns}" height="{rows}" fill="{FLOOR}"/>"#)?;
    let is_shaped = grid.rooms().is_some() && grid.has_voids();
    let is_outside = |tile: Tile| is_shaped && !grid.is_beside_room(tile);
    let mut write_walls = |id, colour, is_inked: &dyn Fn(Tile) -> bool| {
        write!(out, r#"<path id="{id}" fill="none" stroke="{colour}" stroke-width="1""#)?;
        // Square ends reach to the tiles' borders, so runs meet without seams.
        writeln!(out, r#" stroke-linecap="square" d=""#)?;
        write_runs(&mut out, grid, |tile| drawing.ink(tile) == Ink::Wall && is_inked(tile))?;
        writeln!(out, r#""/>"#)
    };
    if is_shaped {
        write_walls("outside", PAPER, &is_outside)?;
    }
    write_walls("walls", WALL, &|tile| !is_outside(tile))?;
    for Tile { column, row } in drawing.doors.into_iter().flatten() {
        write!(out, r#"<rect class="door" x="{column}" y="{row}" width="1" height="1""#)?;
        writeln!(out, r#" fill="{FLOOR}"/>"#)?;
    }
    if drawing.has_path() {
        write!(out, r#"<path id="way" fill="none" stroke="{WAY}" stroke-width="0.3""#)?;
        writeln!(out, r#" stroke-linecap="round" d=""#)?;
        write_runs(&mut out, grid, |tile| drawing.is_on_path(tile))?;
        writeln!(out, r#""/>"#)?;
    }
    write_mark(&mut out, "start", START, drawing.maze.start())?;
    for &goal in drawing.maze.goals() {
        write_mark(&mut out, "goal", GOAL, goal)?;
    }
    writeln!(out, "</svg>")?;
    out.flush()
}

/// Writes a line through these places, in tiles, as one path without anything else: for machines that
/// draw whatever is there.
pub fn write_line(grid: &Grid, corners: &[[f32; 2]], out: impl io::Write) -> io::Result<()> {
    let mut out = BufWriter::new(out);
    let (columns, rows) = (grid.columns(), grid.rows());
    writeln!(out, r#"<?xml version="1.0" encoding="UTF-8"?>"#)?;
    write!(out, r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {columns} {rows}""#)?;
    writeln!(out, r#" width="{}mm" height="{}mm">"#, 4 * u32::from(columns), 4 * u32::from(rows))?;
    write!(out, r#"<path fill="none" stroke="{LINE}" stroke-width="0.1""#)?;
    writeln!(out, r#" stroke-linecap="round" stroke-linejoin="round" d=""#)?;
    for (place, [x, y]) in corners.iter().enumerate() {
        writeln!(out, "{}{x} {y}", if place == 0 { 'M' } else { 'L' })?;
    }
    writeln!(out, "\"/>\n</svg>")?;
    out.flush()
}

/// A good size on a screen for small mazes, and one that programs can still show for large ones.
fn units_per_tile(grid: &Grid) -> u32 {
    const UNITS_OF_SIDE: u32 = 8192;
    (UNITS_OF_SIDE / u32::from(grid.columns().max(grid.rows()))).clamp(1, 16)
}

fn write_mark(out: &mut impl Write, class: &str, colour: &str, at: Tile) -> io::Result<()> {
    let Tile { column, row } = at;
    writeln!(
        out,
        r#"<circle class="{class}" cx="{column}.5" cy="{row}.5" r="0.35" fill="{colour}"/>"#
    )
}

/// Writes tiles as path data: every run of two or more in a row or column as one stroke through
/// their centres, and every tile in neither as a dot. One line each, so that none gets long.
fn write_runs(
    out: &mut impl Write,
    grid: &Grid,
    is_inked: impl Fn(Tile) -> bool,
) -> io::Result<()> {
    let is_inked = |tile: Tile| grid.contains(tile) && is_inked(tile);
    // For each column, how many inked tiles in a row end just above.
    let mut heights = vec![0; usize::from(grid.columns())];
    for row in 0..=grid.rows() {
        let mut width = 0;
        for column in 0..=grid.columns() {
            let tile = Tile::new(column, row);
            let inked = is_inked(tile);
            if inked {
                width += 1;
            } else {
                let width = std::mem::take(&mut width);
                if width > 1 {
                    let left = column - width;
                    writeln!(out, "M{left}.5 {row}.5h{}", width - 1)?;
                }
            }
            let Some(height) = heights.get_mut(usize::from(column)) else { continue };
            if inked {
                *height += 1;
                continue;
            }
            let height = std::mem::take(height);
            let above = tile.step(Direction::Up);
            let is_alone = |tile: Tile| {
                ![Direction::Left, Direction::Right].iter().any(|&side| is_inked(tile.step(side)))
            };
            if height > 1 {
                let top = row - height;
                writeln!(out, "M{column}.5 {top}.5v{}", height - 1)?;
            } else if height == 1 && is_alone(above) {
                writeln!(out, "M{column}.5 {}.5h0", above.row)?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runs(rows: &[&str]) -> String {
        let grid = Grid::walls(rows[0].len() as u16, rows.len() as u16);
        let is_inked =
            |tile: Tile| rows[usize::from(tile.row)].as_bytes()[usize::from(tile.column)] == b'#';
        let mut out = Vec::new();
        write_runs(&mut out, &grid, is_inked).unwrap();
        String::from_utf8(out).unwrap().replace('\n', " ").trim_end().to_owned()
    }

    #[test]
    fn every_tile_is_in_a_run_of_its_row_or_its_column_or_a_dot() {
        assert_eq!(runs(&[" "]), "");
        assert_eq!(runs(&["#"]), "M0.5 0.5h0");
        assert_eq!(runs(&["##", "##"]), "M0.5 0.5h1 M0.5 1.5h1 M0.5 0.5v1 M1.5 0.5v1");
        assert_eq!(runs(&["# #", " # ", "###"]), { "M0.5 0.5h0 M2.5 0.5h0 M0.5 2.5h2 M1.5 1.5v1" });
        assert_eq!(runs(&["#  ", "#  ", "#  "]), "M0.5 0.5v2");
        assert_eq!(runs(&["###", "   ", " ##"]), "M0.5 0.5h2 M1.5 2.5h1");
    }

    #[test]
    fn large_pictures_have_a_size_that_can_still_be_shown() {
        assert_eq!(units_per_tile(&Grid::walls(13, 7)), 16);
        assert_eq!(units_per_tile(&Grid::walls(1, 2001)), 4);
        assert_eq!(units_per_tile(&Grid::walls(65_535, 1)), 1);
    }
}
