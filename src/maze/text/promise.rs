//! The first line of a text in a file, which says how many tiles follow. A text that was cut off in
//! the middle would be a maze as well, only a smaller one; with this line it is refused.

use std::io;

use super::{TextError, TextStyle, write};
use crate::maze::{Drawing, Maze};

/// The beginning of every text that this program writes to a file.
const OURS: &str = "Icetea Maze";
const BEGIN: &str = "Icetea Maze, ";
const END: &str = " tiles";

/// Writes a drawing as [`write`](super::write()) does, below a line that says how large it is.
pub fn write_file(
    drawing: &Drawing<'_>,
    style: TextStyle,
    out: &mut impl io::Write,
) -> io::Result<()> {
    let grid = drawing.maze.grid();
    writeln!(out, "{BEGIN}{} x {}{END}", grid.columns(), grid.rows())?;
    write(drawing, style, out)
}

/// What the first line of a text says about the others.
pub struct Promise {
    columns: u16,
    rows: u16,
    /// Whether the last row is as long as the first, or has a line end if it is the only one.
    ends_whole: bool,
}

/// Splits a text from the promise that it may begin with.
pub fn split(text: &str) -> Result<(Option<Promise>, &str), TextError> {
    let is_ours = text.starts_with(OURS) || !text.is_empty() && OURS.starts_with(text);
    let Some(promise) = text.strip_prefix(BEGIN) else {
        return if is_ours { Err(TextError::CutTitle) } else { Ok((None, text)) };
    };
    let (size, rest) = promise.split_once(['\r', '\n']).unwrap_or((promise, ""));
    let sides = size.strip_suffix(END).and_then(|size| size.split_once(" x "));
    let sides = sides.and_then(|(columns, rows)| Some((columns.parse().ok()?, rows.parse().ok()?)));
    let (columns, rows) = sides.ok_or(TextError::CutTitle)?;
    let body = rest.trim_matches(['\r', '\n']);
    let mut lines = body.split(['\r', '\n']).map(|line| line.chars().count());
    let first = lines.next();
    // A single row has only its line end to show that it is whole.
    let ends_whole = lines.next_back().map_or(rest.len() > body.len(), |last| Some(last) == first);
    Ok((Some(Promise { columns, rows, ends_whole }), rest))
}

impl Promise {
    /// Returns the maze if it is as large as promised.
    pub fn keep(&self, maze: Maze) -> Result<Maze, TextError> {
        let &Self { columns, rows, ends_whole } = self;
        let grid = maze.grid();
        let is_kept = ends_whole && (grid.columns(), grid.rows()) == (columns, rows);
        is_kept.then_some(maze).ok_or(TextError::CutOff { columns, rows })
    }
}
