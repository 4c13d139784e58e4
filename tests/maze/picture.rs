//! Pictures: what is written is read back as the same maze, and no input causes a panic.

mod foreign;
mod png_by_hand;
mod sentences;

use icetea_maze::maze::picture::{
    PictureError, examine, is_png, is_svg, read_svg, write_png, write_svg,
};
use icetea_maze::maze::{Drawing, Grid, Maze, Tile};
use proptest::prelude::*;
use proptest::sample::Index;

fn grid_from(columns: u16, rows: u16, is_open: impl Fn(Tile) -> bool) -> Grid {
    let mut grid = Grid::walls(columns, rows);
    for index in 0..grid.tiles() {
        let tile = grid.tile(index);
        grid.set(tile, is_open(tile));
    }
    grid
}

/// A maze from a drawing in letters: `#` wall, `s` start, `g` goal, anything else open.
fn maze_from(lines: &[&str]) -> Maze {
    let letter = |tile: Tile| lines[usize::from(tile.row)].as_bytes()[usize::from(tile.column)];
    let grid = grid_from(lines[0].len() as u16, lines.len() as u16, |tile| letter(tile) != b'#');
    let all = |mark| grid.open_tiles().filter(|&tile| letter(tile) == mark).collect::<Vec<_>>();
    let (starts, goals) = (all(b's'), all(b'g'));
    Maze::new(grid, starts[0], goals).unwrap()
}

fn read_png(bytes: &[u8]) -> Result<Maze, PictureError> {
    Ok(examine(bytes)?.maze)
}

fn png_of(drawing: &Drawing, pixels_per_tile: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    write_png(drawing, pixels_per_tile, &mut bytes).unwrap();
    bytes
}

fn svg_of(drawing: &Drawing) -> String {
    let mut bytes = Vec::new();
    write_svg(drawing, &mut bytes).unwrap();
    String::from_utf8(bytes).unwrap()
}

prop_compose! {
    /// Grids of any density, in blocks of one to three tiles, with or without a closed border
    /// and open inner corners, so that mazes with doors come up as well.
    fn grids()(
        (columns, rows) in (1..=12_u16, 1..=12_u16),
        block in 1..=3_u16,
        density in 0..=100_u8,
        heights in prop::collection::vec(0..100_u8, 12 * 12),
        is_closed: bool,
        has_corners: bool,
        spare: Index,
    ) -> Grid {
        let corners = [(1, 1), (columns.saturating_sub(2), rows.saturating_sub(2))];
        let mut grid = grid_from(columns, rows, |Tile { column, row }| {
            let is_border = column == 0 || row == 0 || column + 1 == columns || row + 1 == rows;
            let height = heights[usize::from(row / block) * 12 + usize::from(column / block)];
            let is_corner = has_corners && corners.contains(&(column, row));
            !(is_closed && is_border) && (height < density || is_corner)
        });
        if grid.open_count() == 0 {
            grid.open(grid.tile(spare.index(grid.tiles())));
        }
        grid
    }
}

prop_compose! {
    /// Mazes with one to four goals anywhere, or with the ends that doors need.
    fn mazes()(
        grid in grids(),
        ends in prop::collection::vec(any::<Index>(), 2..=5),
        at_the_ends: bool,
    ) -> Maze {
        let open: Vec<Tile> = grid.open_tiles().collect();
        let (start, goals) = if at_the_ends {
            (open[0], vec![open[open.len() - 1]])
        } else {
            let mut ends = ends.into_iter().map(|end| open[end.index(open.len())]);
            let start = ends.next().unwrap();
            let goals: Vec<Tile> = ends.filter(|&goal| goal != start).collect();
            let other = open.iter().copied().find(|&tile| tile != start).unwrap_or(start);
            (start, if goals.is_empty() { vec![other] } else { goals })
        };
        Maze::new(grid, start, goals).unwrap()
    }
}

/// The maze with and without doors and a path.
fn drawings(maze: &Maze) -> Vec<Drawing<'_>> {
    let path = || maze.grid().open_tiles().step_by(2);
    vec![
        Drawing::new(maze),
        Drawing::new(maze).with_doors(),
        Drawing::new(maze).with_path(path()),
        Drawing::new(maze).with_doors().with_path(path()),
    ]
}

proptest! {
    #[test]
    fn a_png_is_read_back_as_the_same_maze(maze in mazes(), pixels_per_tile in 1..=9_u32) {
        for drawing in drawings(&maze) {
            let bytes = png_of(&drawing, pixels_per_tile);
            prop_assert!(is_png(&bytes) && !is_svg(&bytes));
            prop_assert_eq!(read_png(&bytes).unwrap(), maze.clone());
        }
    }

    #[test]
    fn an_svg_is_read_back_as_the_same_maze(maze in mazes()) {
        for drawing in drawings(&maze) {
            let text = svg_of(&drawing);
            prop_assert!(is_svg(text.as_bytes()) && !is_png(text.as_bytes()));
            prop_assert_eq!(read_svg(&text).unwrap(), maze.clone());
        }
    }

    #[test]
    fn damaged_pngs_are_errors_or_mazes_but_nothing_worse(
        maze in mazes(),
        wounds in prop::collection::vec((any::<Index>(), any::<u8>()), 1..6),
        interlaced: bool,
        indexed: bool,
        checksums_are_right: bool,
    ) {
        let mut bytes = if interlaced {
            png_by_hand::interlaced(&maze, 3, indexed)
        } else {
            png_of(&drawings(&maze)[usize::from(indexed) * 3], 3)
        };
        for (place, byte) in wounds {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        if checksums_are_right {
            png_by_hand::repair_checksums(&mut bytes);
        }
        let _ = read_png(&bytes);
    }

    #[test]
    fn damaged_svgs_are_errors_or_mazes_but_nothing_worse(
        maze in mazes(),
        wounds in prop::collection::vec((any::<Index>(), any::<Index>()), 1..6),
        bytes in prop::collection::vec(any::<u8>(), 6),
    ) {
        let mut text = svg_of(&drawings(&maze)[3]).into_bytes();
        for ((place, source), byte) in wounds.into_iter().zip(bytes) {
            // Half of the damage is by bytes that belong elsewhere in an SVG.
            let from_elsewhere = text[source.index(text.len())];
            let place = place.index(text.len());
            text[place] = if byte & 1 == 0 { byte } else { from_elsewhere };
        }
        let _ = read_svg(&String::from_utf8_lossy(&text));
    }

    #[test]
    fn whatever_the_path_says_is_an_error_or_a_maze(path in "[MmHhVvz0-9., e+-]{0,60}") {
        let _ = read_svg(&format!(
            r#"<svg viewBox="0 0 5 4"><path id="walls" d="M.5.5{path}"/></svg>"#
        ));
    }
}

#[test]
fn whatever_breaks_off_is_an_error_or_complete() {
    let maze = maze_from(&["#####", "#s..#", "###g#", "#####"]);
    for drawing in drawings(&maze) {
        let bytes = png_of(&drawing, 4);
        for end in 0..bytes.len() {
            assert!(read_png(&bytes[..end]).map_or(true, |read| read == maze), "{end}");
        }
        let text = svg_of(&drawing);
        for end in 0..text.trim_end().len() {
            assert!(read_svg(&text[..end]).is_err(), "{end}");
        }
    }
}

#[test]
fn an_svg_looks_like_this() {
    let maze = maze_from(&["####", "#sg#", "####"]);
    let maze_with_path = Drawing::new(&maze).with_doors().with_path(maze.grid().open_tiles());
    assert_eq!(
        svg_of(&maze_with_path),
        r##"<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="64" height="48">
<title>Icetea Maze</title>
<rect id="floor" width="4" height="3" fill="#FBE9CB"/>
<path id="walls" fill="none" stroke="#C97B2B" stroke-width="1" stroke-linecap="square" d="
M2.5 0.5h1
M0.5 2.5h1
M0.5 0.5v2
M3.5 0.5v2
"/>
<rect class="door" x="1" y="0" width="1" height="1" fill="#FBE9CB"/>
<rect class="door" x="2" y="2" width="1" height="1" fill="#FBE9CB"/>
<path id="way" fill="none" stroke="#1C706E" stroke-width="0.3" stroke-linecap="round" d="
M1.5 1.5h1
M1.5 0.5v1
M2.5 1.5v1
"/>
<circle class="start" cx="1.5" cy="1.5" r="0.35" fill="#5FA777"/>
<circle class="goal" cx="2.5" cy="1.5" r="0.35" fill="#D9482B"/>
</svg>
"##
    );
}

#[test]
fn a_png_looks_like_this() {
    let maze = maze_from(&["#.s", "g.."]);
    let drawing = Drawing::new(&maze).with_path([Tile::new(1, 0), Tile::new(1, 1)]);
    let bytes = png_of(&drawing, 2);
    let mut decoder = png::Decoder::new(std::io::Cursor::new(&bytes));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let frame = reader.next_frame(&mut pixels).unwrap();
    assert_eq!((frame.width, frame.height, frame.line_size), (6, 4, 18));

    let (wall, open, path) = ([0; 3], [0xFF; 3], [0xFF, 0xC9, 0xC2]);
    let (start, goal) = ([0xB8, 0xF5, 0xE0], [0xFF, 0xE6, 0x80]);
    let rows = [[wall, path, start], [goal, path, open]];
    let expected: Vec<u8> = rows
        .iter()
        .flat_map(|row| [row; 2])
        .flat_map(|row| row.iter().flat_map(|&colour| [colour; 2]))
        .flatten()
        .collect();
    assert_eq!(pixels, expected);
}
