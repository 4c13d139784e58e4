//! Mazes as lists of rooms, in the notation *num* of micromouse contests.
//!
//! Each line is a room: its column, its row counted from the bottom, and whether there is a wall to
//! the north, east, south and west of it. The mouse starts at the bottom left and looks for the
//! middle, which is one, two or four rooms.

use std::collections::BTreeMap;

use crate::maze::{Grid, Maze, Tile};

/// The longest side of such a maze, in rooms.
const MAX_ROOMS: u16 = 1024;

/// The maze that a list of rooms shows: every room of a rectangle once, closed all round, and with
/// neighbours that agree about their walls. `None` for any other text.
pub fn read(text: &str) -> Option<Maze> {
    let mut rooms = BTreeMap::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let numbers: Vec<u16> =
            line.split_ascii_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
        let [column, row, walls @ ..] = &numbers[..] else { return None };
        let walls: [u16; 4] = walls.try_into().ok()?;
        let is_new = rooms.insert([*column, *row], walls.map(|wall| wall == 1)).is_none();
        if !is_new || walls.iter().any(|&wall| wall > 1) || (*column).max(*row) >= MAX_ROOMS {
            return None;
        }
    }
    let (&[last_column, _], _) = rooms.last_key_value()?;
    let [width, height] = [last_column + 1, rooms.keys().map(|[_, row]| row + 1).max()?];
    if rooms.len() != usize::from(width) * usize::from(height) || width.min(height) < 2 {
        return None;
    }
    let mut grid = Grid::walls(2 * width + 1, 2 * height + 1);
    let tile = |[column, row]: [u16; 2]| Tile::new(2 * column + 1, 2 * (height - 1 - row) + 1);
    for (&[column, row], &[north, east, south, west]) in &rooms {
        let room = tile([column, row]);
        grid.open(room);
        let is_closed = |has_wall: bool, beyond: Option<[u16; 2]>, side: usize| match beyond {
            None => has_wall,
            Some(beyond) => rooms.get(&beyond).is_some_and(|walls| walls[side] == has_wall),
        };
        let above = (row + 1 < height).then_some([column, row + 1]);
        let beside = (column + 1 < width).then_some([column + 1, row]);
        let fits = is_closed(north, above, 2)
            && is_closed(east, beside, 3)
            && (row > 0 || south)
            && (column > 0 || west);
        if !fits {
            return None;
        }
        for (has_wall, wall) in [
            (north, Tile::new(room.column, room.row - 1)),
            (east, Tile::new(room.column + 1, room.row)),
        ] {
            grid.set(wall, !has_wall);
        }
    }
    let middle = |side: u16| [(side - 1) / 2, side / 2];
    let goals = middle(width).into_iter().flat_map(|x| middle(height).map(|y| tile([x, y])));
    let start = tile([0, 0]);
    Maze::new(grid, start, goals.filter(|&goal| goal != start).collect()).ok()
}

#[cfg(test)]
mod tests {
    use super::super::examples::{assert_reads, maze};
    use super::read;

    const LIST: &str = "0 0 1 0 1 1\n0 1 0 0 1 1\n0 2 1 0 0 1\n\
                        1 0 1 1 1 0\n1 1 0 1 1 0\n1 2 1 1 0 0\n";

    #[test]
    fn a_list_of_rooms_is_read_from_the_bottom_left() {
        let rows = ["#####", "#   #", "# # #", "#G G#", "#####", "#S  #", "#####"];
        assert_reads(LIST, &rows);
        let backwards: Vec<&str> = LIST.lines().rev().collect();
        assert_eq!(read(&backwards.join("\r\n")), Some(maze(&rows)));
    }

    #[test]
    fn what_is_no_whole_and_closed_list_of_rooms_is_read_otherwise() {
        for (part, other) in [
            ("0 2 1 0 0 1\n", ""),
            ("0 0 1 0 1 1", "0 0 1 0 0 1"),
            ("0 0 1 0 1 1", "0 0 0 0 1 1"),
            ("0 1 0 0 1 1", "0 0 0 0 1 1"),
            ("1 2 1 1 0 0", "1 2 1 1 0 2"),
            ("1 2 1 1 0 0", "1 2 1 1 0"),
            ("1 2 1 1 0 0", "1 3 1 1 0 0"),
        ] {
            assert_eq!(read(&LIST.replace(part, other)), None, "{part:?} as {other:?}");
        }
        assert_eq!(read(""), None);
    }
}
