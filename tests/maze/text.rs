//! The laws of mazes as text: what is written is read back, and no input causes a panic.

use std::collections::BTreeSet;

use icetea_maze::maze::text::{TextStyle, read, to_string, write, write_file};
use icetea_maze::maze::{Build, Drawing, Grid, Maze, Tile};
use proptest::prelude::*;
use proptest::sample::Index;

fn assert_round_trips(drawing: &Drawing<'_>) {
    for style in TextStyle::ALL {
        let text = to_string(drawing, style);
        match read(text.as_bytes()) {
            Ok(found) => assert_eq!(&found, drawing.maze, "{style:?}:\n{text}"),
            Err(error) => panic!("{style:?}: {error}:\n{text}"),
        }
    }
}

/// Any grid with an open tile, from all open to nearly all walls. Some consist of pairs.
fn grids() -> impl Strategy<Value = Grid> {
    let sides = (1_u16..=12, 1_u16..=12, 0_u8..=10, 1_u16..=2, any::<bool>(), any::<Index>());
    sides.prop_flat_map(|(columns, rows, density, stretch, is_closed, open)| {
        let tiles = columns as usize * rows as usize;
        prop::collection::vec(0_u8..10, tiles).prop_map(move |dice| {
            let mut grid = Grid::walls(columns * stretch, rows);
            for index in 0..grid.tiles() {
                let tile = grid.tile(index);
                let is_on_border = tile.column == 0
                    || tile.row == 0
                    || tile.column == grid.columns() - 1
                    || tile.row == rows - 1;
                let die = dice[(tile.row * columns + tile.column / stretch) as usize];
                grid.set(tile, die >= density && !(is_closed && is_on_border));
            }
            if grid.open_count() == 0 {
                grid.open(grid.tile(open.index(grid.tiles())));
            }
            grid
        })
    })
}

/// Ends at the inner corners, at the first and last open tile, or anywhere.
fn mazes() -> impl Strategy<Value = Maze> {
    let choices = (any::<Index>(), prop::collection::vec(any::<Index>(), 1..5), 0_u8..3);
    (grids(), choices).prop_map(|(mut grid, (start, goals, kind))| {
        let inner = Tile::new(1, 1);
        if kind == 0 && grid.columns() > 3 && grid.rows() > 3 {
            let goal = Tile::new(grid.columns() - 2, grid.rows() - 2);
            grid.open(inner);
            grid.open(goal);
            return Maze::new(grid, inner, vec![goal]).unwrap();
        }
        let open: Vec<Tile> = grid.open_tiles().collect();
        let start = if kind == 1 { open[0] } else { *start.get(&open) };
        let mut ends: BTreeSet<Tile> = goals.iter().map(|goal| *goal.get(&open)).collect();
        if kind == 1 {
            ends = open.last().copied().into_iter().collect();
        }
        ends.remove(&start);
        let goal = open.iter().copied().find(|&tile| tile != start).unwrap_or(start);
        let goals = if ends.is_empty() { vec![goal] } else { ends.into_iter().collect() };
        Maze::new(grid, start, goals).unwrap()
    })
}

/// Some of the open tiles, or all of them.
fn ways(maze: &Maze) -> impl Strategy<Value = Vec<Tile>> + use<> {
    let open: Vec<Tile> = maze.grid().open_tiles().collect();
    prop_oneof![prop::sample::subsequence(open.clone(), 0..=open.len()), Just(open)]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn what_is_written_is_read_back(
        (maze, path) in mazes().prop_flat_map(|maze| (Just(maze.clone()), ways(&maze)))
    ) {
        assert_round_trips(&Drawing::new(&maze));
        assert_round_trips(&Drawing::new(&maze).with_doors());
        assert_round_trips(&Drawing::new(&maze).with_path(path.clone()));
        assert_round_trips(&Drawing::new(&maze).with_doors().with_path(path));
    }

    #[test]
    fn text_and_stream_are_the_same(maze in mazes()) {
        for style in TextStyle::ALL {
            let drawing = Drawing::new(&maze);
            let mut bytes = Vec::new();
            write(&drawing, style, &mut bytes).unwrap();
            prop_assert!(bytes.ends_with(b"\n"));
            prop_assert_eq!(bytes, to_string(&drawing, style).into_bytes());
        }
    }

    #[test]
    fn line_ends_and_blank_margins_do_not_matter(maze in mazes(), style in 0_usize..5) {
        let text = to_string(&Drawing::new(&maze), TextStyle::ALL[style]);
        for line_end in ["\r", "\r\n", "  \n", "\t\n"] {
            let other = format!(" {line_end}{}\u{3000}{line_end}", text.replace('\n', line_end));
            let found = read(other.as_bytes());
            prop_assert_eq!(found.as_ref(), Ok(&maze));
        }
    }

    #[test]
    fn random_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = read(&bytes);
    }

    #[test]
    fn random_characters_never_panic(text in "[#. 01+|oSG,\\[\\]\t\n-]{0,120}") {
        let _ = read(text.as_bytes());
    }

    #[test]
    fn mutated_texts_never_panic(
        maze in mazes(),
        style in 0_usize..5,
        changes in prop::collection::vec((any::<Index>(), any::<u8>(), 0_u8..3), 1..6),
    ) {
        let mut bytes = to_string(&Drawing::new(&maze), TextStyle::ALL[style]).into_bytes();
        for (place, byte, change) in changes {
            let place = place.index(bytes.len());
            match change {
                0 => bytes[place] = byte,
                1 => bytes.insert(place, byte),
                _ => bytes.truncate(place.max(1)),
            }
        }
        let _ = read(&bytes);
    }
}

#[test]
fn all_small_mazes_are_read_back() {
    for (columns, rows) in [(1, 1), (1, 5), (5, 1), (2, 2), (2, 3), (3, 2), (4, 2), (2, 4), (3, 3)]
    {
        for bits in 1_u32..1 << (columns * rows) {
            let mut grid = Grid::walls(columns, rows);
            for index in (0..grid.tiles()).filter(|index| bits >> index & 1 == 1) {
                grid.open(grid.tile(index));
            }
            let open: Vec<Tile> = grid.open_tiles().collect();
            for &start in &open {
                let others: Vec<Tile> =
                    open.iter().copied().filter(|&tile| tile != start).collect();
                let first = others.first().copied().unwrap_or(start);
                let last = others.last().copied().unwrap_or(start);
                let all = if others.is_empty() { vec![start] } else { others };
                for goals in [vec![first], vec![last], all] {
                    let maze = Maze::new(grid.clone(), start, goals).unwrap();
                    assert_round_trips(&Drawing::new(&maze).with_doors());
                    assert_round_trips(&Drawing::new(&maze).with_path([start]));
                    assert_round_trips(&Drawing::new(&maze).with_path(open.iter().copied()));
                }
            }
        }
    }
}

fn file(drawing: &Drawing<'_>, style: TextStyle) -> Vec<u8> {
    let mut bytes = Vec::new();
    write_file(drawing, style, &mut bytes).unwrap();
    bytes
}

proptest! {
    #[test]
    fn a_file_that_is_cut_off_anywhere_is_refused(maze in mazes(), style in prop::sample::select(TextStyle::ALL.to_vec())) {
        let drawing = Drawing::new(&maze);
        let whole = file(&drawing, style);
        let first = whole.iter().position(|&byte| byte == b'\n').unwrap() + 1;
        prop_assert!(whole[first..] == *to_string(&drawing, style).as_bytes());
        prop_assert_eq!(read(&whole), Ok(maze.clone()));
        // Only the last line end may be missing, of several rows.
        let rows = to_string(&drawing, style).lines().count();
        prop_assert_eq!(read(&whole[..whole.len() - 1]).is_ok(), rows > 1);
        for length in 0..whole.len() - 1 {
            prop_assert!(read(&whole[..length]).is_err(), "{length} of {}", whole.len());
        }
        let with_other_ends = String::from_utf8(whole).unwrap().replace('\n', "\r\n");
        prop_assert_eq!(read(with_other_ends.as_bytes()), Ok(maze.clone()));
    }
}

#[test]
fn what_looks_like_wide_rooms_is_read_back() {
    for (across, along) in [(3, 2), (4, 2), (4, 4), (6, 3)] {
        let rooms = Build::new(&"kruskal1-5x4-3".parse().unwrap()).finish();
        let stretched = |tile: u16, pitch: u16| tile / 2 * pitch;
        let (columns, rows) = (rooms.grid().columns(), rooms.grid().rows());
        let mut grid = Grid::walls(stretched(columns, across) + 1, stretched(rows, along) + 1);
        for index in 0..grid.tiles() {
            let tile = grid.tile(index);
            let place = |at: u16, pitch: u16| at / pitch * 2 + u16::from(!at.is_multiple_of(pitch));
            let room = Tile::new(place(tile.column, across), place(tile.row, along));
            grid.set(tile, rooms.grid().is_open(room));
        }
        let open: Vec<Tile> = grid.open_tiles().collect();
        let maze = Maze::new(grid, open[0], vec![open[open.len() - 1]]).unwrap();
        assert_round_trips(&Drawing::new(&maze));
        assert_round_trips(&Drawing::new(&maze).with_doors());
    }
}
