//! The names by which records identify mazes without a code.

use crate::maze::random::text_hash;
use crate::maze::{Maze, Tile};

/// A name for a maze from elsewhere: `file-` and 16 hexadecimal digits.
///
/// It depends on the tiles, the start and the goals alone, not on the file format that they come
/// from, and never changes.
///
/// ```
/// use icetea_maze::maze::read;
/// use icetea_maze::game::records::key_of;
///
/// let maze = read(b"#######\n#S  #G#\n# #   #\n#######\n")?;
/// let same = read("███████\n█S  █G█\n█ █   █\n███████\n".as_bytes())?;
/// assert_eq!(key_of(&maze), key_of(&same));
/// # Ok::<(), icetea_maze::maze::ReadError>(())
/// ```
pub fn key_of(maze: &Maze) -> String {
    #[cfg(test)]
    PASSES.set(PASSES.get() + 1);
    // Row by row, since the text of a whole giant would be hundreds of megabytes.
    let rows =
        (0..maze.grid().rows()).map(|row| format!("{:016x}\n", text_hash(&text_of(maze, row))));
    format!("file-{:016x}", text_hash(&rows.collect::<String>()))
}

#[cfg(test)]
thread_local! {
    /// How many times a name was computed, for a test.
    pub static PASSES: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

fn text_of(maze: &Maze, row: u16) -> String {
    let sign = |tile: Tile| match tile {
        tile if !maze.grid().is_open(tile) => '#',
        tile if tile == maze.start() => 'S',
        tile if maze.is_goal(tile) => 'G',
        _ => ' ',
    };
    (0..maze.grid().columns()).map(|column| sign(Tile::new(column, row))).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::maze::text::read;

    #[test]
    fn a_key_is_the_same_for_ever() {
        let maze = read(b"#######\n#S  #G#\n# #   #\n#######\n").unwrap();
        assert_eq!(key_of(&maze), "file-17d37a2aba79fc81");
    }

    #[test]
    fn tiles_start_and_goals_all_count() {
        let mazes = [
            "#####\n#S G#\n#####",
            "#####\n#G S#\n#####",
            "#####\n#SGG#\n#####",
            "#####\n#SG #\n#####",
            "######\n#S  G#\n######",
            "#####\n#S G#\n#####\n#####",
            "###\n#S#\n# #\n#G#\n###",
        ];
        let keys: BTreeSet<_> =
            mazes.iter().map(|text| key_of(&read(text.as_bytes()).unwrap())).collect();
        assert_eq!(keys.len(), mazes.len());
    }
}
