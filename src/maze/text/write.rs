//! Writes a drawing line by line, in any style.
//!
//! Readers ignore blanks at the beginnings and ends of all lines, blank lines and blanks between
//! any two tiles, and take a text of nothing but pairs for one with two characters a tile. So what
//! would be lost becomes a dot, and what looks like pairs becomes pairs.

use std::io;

use super::TextStyle;
use super::notations::{solid_posts, would_be_wide};
use super::tiles::{are_pairs, are_spaced};
use crate::maze::{Direction, Drawing, Ink, Tile};

/// An open tile that must not be blank.
const DOT: char = '.';

/// One box drawing character for every set of walls around a wall, a bit for each of
/// [`Direction::ALL`].
const LINES: [char; 16] =
    ['▪', '╺', '╻', '┏', '╸', '━', '┓', '┳', '╹', '┗', '┃', '┣', '┛', '┻', '┫', '╋'];

/// Writes a drawing, line by line.
pub fn write(drawing: &Drawing<'_>, style: TextStyle, out: &mut impl io::Write) -> io::Result<()> {
    let page = Page::new(drawing, style);
    let mut line = String::new();
    for row in 0..page.rows() {
        line.clear();
        page.add_row(row, &mut line);
        out.write_all(line.as_bytes())?;
    }
    Ok(())
}

#[cfg(test)]
thread_local! {
    /// How many texts of whole mazes were made.
    pub static TEXTS: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// What [`write`](write()) writes.
pub fn to_string(drawing: &Drawing<'_>, style: TextStyle) -> String {
    #[cfg(test)]
    TEXTS.set(TEXTS.get() + 1);
    let page = Page::new(drawing, style);
    let mut text = String::new();
    for row in 0..page.rows() {
        page.add_row(row, &mut text);
    }
    text
}

/// A drawing in a style, and what it needs so that it can be read back.
struct Page<'a> {
    drawing: &'a Drawing<'a>,
    style: TextStyle,
    /// No wall would separate blanks from nothing, or blanks would be separators.
    is_dotted: bool,
    /// Nothing else would show that there is a first and a last column.
    has_dots_at_edges: [bool; 2],
    is_doubled: bool,
}

impl<'a> Page<'a> {
    fn new(drawing: &'a Drawing<'a>, style: TextStyle) -> Self {
        let grid = drawing.maze.grid();
        let mut page = Self {
            drawing,
            style,
            is_dotted: grid.open_count() == grid.tiles(),
            has_dots_at_edges: [false; 2],
            is_doubled: false,
        };
        if style == TextStyle::Corners && !page.has_posts() {
            page.style = TextStyle::Hash;
        }
        let end = grid.columns() - 1;
        let is_blank = |column| {
            let mut column = (0..page.rows()).map(|row| Tile::new(column, row));
            column.all(|tile| page.sign(tile, drawing.ink(tile)) == ' ')
        };
        page.has_dots_at_edges = [0, end].map(is_blank);
        page.is_dotted |= page.style != TextStyle::Corners
            && are_spaced((0..page.rows()).map(|row| page.signs(row)));
        page.is_dotted |= page.style == TextStyle::Lines
            && would_be_wide(|| (0..page.rows()).map(|row| page.signs(row)));
        page.is_dotted |= solid_posts(|| (0..page.rows()).map(|row| page.signs(row))).is_some();
        page.is_doubled = matches!(page.style, TextStyle::Hash | TextStyle::Blocks)
            && are_pairs((0..page.rows()).map(|row| page.signs(row)));
        page
    }

    fn rows(&self) -> u16 {
        self.drawing.maze.grid().rows()
    }

    fn columns(&self) -> u16 {
        self.drawing.maze.grid().columns()
    }

    /// Whether there is a post. Without any, open ones would be taken for posts.
    fn has_posts(&self) -> bool {
        (0..self.rows()).step_by(2).any(|row| {
            (0..self.columns())
                .step_by(2)
                .any(|column| self.drawing.ink(Tile::new(column, row)) == Ink::Wall)
        })
    }

    fn add_row(&self, row: u16, text: &mut String) {
        for (column, sign) in self.signs(row).enumerate() {
            if self.style == TextStyle::Corners && column % 2 == 1 {
                let side = if matches!(sign, '-' | '#') { sign } else { ' ' };
                text.extend([side, sign, side]);
            } else {
                text.push(sign);
                if self.is_doubled {
                    text.push(sign);
                }
            }
        }
        text.push('\n');
    }

    /// One character for every tile of a row, with dots where blanks would be lost.
    fn signs(&self, row: u16) -> impl Iterator<Item = char> + '_ {
        let inks = (0..).zip(self.drawing.inks(row));
        let mut signs: Vec<char> =
            inks.map(|(column, ink)| self.sign(Tile::new(column, row), ink)).collect();
        let [has_dot_at_begin, has_dots_at_end] = self.has_dots_at_edges;
        let is_blank = signs.iter().all(|&sign| sign == ' ');
        let has_dot_at_end = has_dots_at_end || is_blank;
        let end = signs.len() - 1;
        let is_lost = |column| {
            self.is_dotted || column == 0 && has_dot_at_begin || column == end && has_dot_at_end
        };
        for (column, sign) in signs.iter_mut().enumerate() {
            if *sign == ' ' && is_lost(column) {
                *sign = DOT;
            }
        }
        signs.into_iter()
    }

    fn sign(&self, tile: Tile, ink: Ink) -> char {
        match ink {
            Ink::Wall => self.wall(tile),
            Ink::Open => self.open(tile),
            Ink::Way => self.path(),
            Ink::Start => 'S',
            Ink::Goal => 'G',
        }
    }

    fn wall(&self, tile: Tile) -> char {
        match self.style {
            TextStyle::Hash => '#',
            TextStyle::Blocks => '█',
            TextStyle::Binary => '1',
            TextStyle::Lines => self.line(tile),
            TextStyle::Corners => match (tile.column % 2, tile.row % 2) {
                (0, 0) => '+',
                (_, 0) => '-',
                (0, _) => '|',
                _ => '#',
            },
        }
    }

    fn line(&self, tile: Tile) -> char {
        let grid = self.drawing.maze.grid();
        let walls = Direction::ALL.into_iter().filter(|&direction| {
            let next = tile.step(direction);
            grid.contains(next) && self.drawing.ink(next) == Ink::Wall
        });
        LINES[walls.map(|direction| 1 << direction as usize).sum::<usize>()]
    }

    fn open(&self, tile: Tile) -> char {
        match self.style {
            TextStyle::Binary => '0',
            TextStyle::Corners if (tile.column % 2, tile.row % 2) == (0, 0) => DOT,
            _ => ' ',
        }
    }

    fn path(&self) -> char {
        match self.style {
            TextStyle::Hash => DOT,
            TextStyle::Blocks | TextStyle::Lines => '·',
            TextStyle::Binary => '2',
            TextStyle::Corners => '*',
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maze::{Grid, Maze};

    /// A maze from rows of `#`, `s` for the start, `g` for goals, and anything else for open tiles.
    fn maze(text: &str) -> Maze {
        let rows: Vec<&str> = text.split('/').collect();
        let mut grid = Grid::walls(rows[0].len() as u16, rows.len() as u16);
        let (mut start, mut goals) = (None, Vec::new());
        for (row, line) in rows.iter().enumerate() {
            for (column, symbol) in line.chars().enumerate() {
                let tile = Tile::new(column as u16, row as u16);
                grid.set(tile, symbol != '#');
                match symbol {
                    's' => start = Some(tile),
                    'g' => goals.push(tile),
                    _ => {}
                }
            }
        }
        Maze::new(grid, start.unwrap(), goals).unwrap()
    }

    fn lines(drawing: &Drawing<'_>, style: TextStyle) -> Vec<String> {
        to_string(drawing, style).lines().map(str::to_owned).collect()
    }

    #[test]
    fn every_style_has_its_signs() {
        let maze = maze("#####/#s# #/# # #/#  g#/#####");
        let tiles = [(1, 1), (1, 2), (1, 3), (2, 3), (3, 3)];
        let path = tiles.map(|(column, row)| Tile::new(column, row));
        let drawing = Drawing::new(&maze).with_doors().with_path(path);
        assert_eq!(lines(&drawing, TextStyle::Hash), ["#.###", "#.# #", "#.# #", "#...#", "###.#"]);
        assert_eq!(
            lines(&drawing, TextStyle::Blocks),
            ["█·███", "█·█ █", "█·█ █", "█···█", "███·█"]
        );
        assert_eq!(
            lines(&drawing, TextStyle::Binary),
            ["12111", "12101", "12101", "12221", "11121"]
        );
        assert_eq!(
            lines(&drawing, TextStyle::Lines),
            ["╻·┏━┓", "┃·┃ ┃", "┃·╹ ┃", "┃···┃", "┗━╸·╹"]
        );
        assert_eq!(
            lines(&drawing, TextStyle::Corners),
            ["+ * +---+", "| * |   |", "+ * +   +", "| * * * |", "+---+ * +"]
        );
    }

    #[test]
    fn corners_draw_any_grid() {
        let maze = maze("  #g/s## /    ");
        let drawing = Drawing::new(&maze);
        assert_eq!(lines(&drawing, TextStyle::Corners), [".   + G ", "S###|   ", ".   .   "]);
    }

    #[test]
    fn what_readers_would_not_see_becomes_a_dot() {
        let last_column = maze("s# /#g /## ");
        assert_eq!(lines(&Drawing::new(&last_column), TextStyle::Hash), ["S#.", "#G.", "##."]);
        let first_column = maze(" #s/ #g");
        assert_eq!(lines(&Drawing::new(&first_column), TextStyle::Hash), [".#S", ".#G"]);
        let last_row = maze("s#g/   ");
        assert_eq!(lines(&Drawing::new(&last_row), TextStyle::Lines), ["S▪G", "  ."]);
        let no_wall = maze("s  /  g");
        assert_eq!(lines(&Drawing::new(&no_wall), TextStyle::Corners), ["...", "..."]);
    }

    #[test]
    fn blanks_are_dots_where_they_would_separate() {
        let maze = maze("# # #/# s #/# g #");
        assert_eq!(lines(&Drawing::new(&maze), TextStyle::Hash), ["#.#.#", "#.S.#", "#.G.#"]);
    }

    #[test]
    fn what_looks_like_pairs_is_doubled() {
        let maze = maze("##s ##/##  g ");
        assert_eq!(lines(&Drawing::new(&maze), TextStyle::Hash), ["####SS  ####", "####    GG  "]);
    }
}
