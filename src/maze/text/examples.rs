//! Helpers that the readers' tests share: mazes from rows of symbols, and the reading of a text.

use super::read;
use crate::maze::{Grid, Maze, Tile};

/// A grid from rows of `#` for walls and anything else for open tiles.
fn grid(rows: &[&str]) -> Grid {
    let mut grid = Grid::walls(rows[0].len() as u16, rows.len() as u16);
    for (row, line) in rows.iter().enumerate() {
        for (column, symbol) in line.chars().enumerate() {
            grid.set(Tile::new(column as u16, row as u16), symbol != '#');
        }
    }
    grid
}

/// A maze from rows of `#`, `S` for the start, `G` for goals, and anything else for open tiles.
pub fn maze(rows: &[&str]) -> Maze {
    let tiles = |letter: char| {
        let places = rows.iter().enumerate().flat_map(move |(row, line)| {
            line.match_indices(letter).map(move |(column, _)| (column as u16, row as u16))
        });
        places.map(|(column, row)| Tile::new(column, row)).collect::<Vec<_>>()
    };
    Maze::new(grid(rows), tiles('S')[0], tiles('G')).unwrap()
}

/// Asserts that a text reads as the maze of these rows.
#[track_caller]
pub fn assert_reads(text: &str, rows: &[&str]) {
    match read(text.as_bytes()) {
        Ok(found) => assert_eq!(found, maze(rows), "{text}"),
        Err(error) => panic!("{error}\n{text}"),
    }
}

/// The error message for a text.
pub fn error(text: &str) -> String {
    read(text.as_bytes()).unwrap_err().to_string()
}

pub const SMALL: [&str; 3] = ["#####", "#S G#", "#####"];
