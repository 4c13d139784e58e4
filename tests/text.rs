//! Mazes as text: what is written is read back, and what others write is read too.

use std::collections::BTreeSet;

use icetea_maze::maze::text::{TextStyle, read, to_string, write};
use icetea_maze::maze::{Drawing, Grid, MAX_SIDE, Maze, Tile};
use proptest::prelude::*;
use proptest::sample::Index;

/// A grid from rows of `#` and anything else for open tiles.
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
fn maze(rows: &[&str]) -> Maze {
    let tiles = |letter: char| {
        let places = rows.iter().enumerate().flat_map(move |(row, line)| {
            line.match_indices(letter).map(move |(column, _)| (column as u16, row as u16))
        });
        places.map(|(column, row)| Tile::new(column, row)).collect::<Vec<_>>()
    };
    Maze::new(grid(rows), tiles('S')[0], tiles('G')).unwrap()
}

fn assert_reads(text: &str, rows: &[&str]) {
    match read(text.as_bytes()) {
        Ok(found) => assert_eq!(found, maze(rows), "{text}"),
        Err(error) => panic!("{error}\n{text}"),
    }
}

fn error(text: &str) -> String {
    read(text.as_bytes()).unwrap_err().to_string()
}

fn assert_round_trips(drawing: &Drawing<'_>) {
    for style in TextStyle::ALL {
        let text = to_string(drawing, style);
        match read(text.as_bytes()) {
            Ok(found) => assert_eq!(&found, drawing.maze(), "{style:?}:\n{text}"),
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
        (maze, way) in mazes().prop_flat_map(|maze| (Just(maze.clone()), ways(&maze)))
    ) {
        assert_round_trips(&Drawing::new(&maze));
        assert_round_trips(&Drawing::new(&maze).with_doors());
        assert_round_trips(&Drawing::new(&maze).with_way(way.clone()));
        assert_round_trips(&Drawing::new(&maze).with_doors().with_way(way));
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
                    assert_round_trips(&Drawing::new(&maze).with_way([start]));
                    assert_round_trips(&Drawing::new(&maze).with_way(open.iter().copied()));
                }
            }
        }
    }
}

const SMALL: [&str; 3] = ["#####", "#S G#", "#####"];

#[test]
fn any_two_characters_show_walls_and_open_tiles() {
    for text in [
        "#####\n#   #\n#####",
        "#####\n#...#\n#####",
        "XXXXX\nXoooX\nXXXXX",
        "▓▓▓▓▓\n▓░░░▓\n▓▓▓▓▓",
        "⬛⬛⬛⬛⬛\n⬛⬜⬜⬜⬛\n⬛⬛⬛⬛⬛",
        "xxxxx\nxyyyx\nxxxxx",
        "AAAAA\nABBBA\nAAAAA",
        "SSSSS\nSGGGS\nSSSSS",
        "+++++\n+   +\n+++++",
        "ooooo\no   o\nooooo",
        "*****\n*   *\n*****",
        "+++++\n+ooo+\n+++++",
        "11111\n10001\n11111",
        "┏━━━┓\n┃   ┃\n┗━━━┛",
        "┌───┐\n│   │\n└───┘",
    ] {
        assert_reads(text, &SMALL);
    }
}

#[test]
fn tiles_may_be_two_characters_wide() {
    for text in [
        "##########\n##      ##\n##########",
        "██████████\n██      ██\n██████████",
        "[][][][][]\n[]      []\n[][][][][]",
        "[][][][][]\n[]......[]\n[][][][][]",
        "##########\n##S   G ##\n##########",
        "##########\n## S   G##\n##########",
        "██████████\n██SS  GG██\n██████████",
        "xxxxxxxxxx\nxxyyyyyyxx\nxxxxxxxxxx",
    ] {
        assert_reads(text, &SMALL);
    }
    assert_reads("1111\n1001\n1111", &["####", "#SG#", "####"]);
}

#[test]
fn zeros_and_ones_may_stand_apart() {
    for text in [
        "1 1 1 1 1\n1 0 0 0 1\n1 1 1 1 1",
        "1,1,1,1,1\r\n1,0,2,0,1\r\n1,1,1,1,1\r\n",
        "1;1;1;1;1;\n1;S;0;G;1;\n1;1;1;1;1;",
        "1\t1\t1\t1\t1\n1\t0\t0\t0\t1\n1\t1\t1\t1\t1",
        "[[1, 1, 1, 1, 1],\n [1, 0, 0, 0, 1],\n [1, 1, 1, 1, 1]]",
        "[[1,1,1,1,1],[1,0,0,0,1],[1,1,1,1,1]]",
        "[\n  [1, 1, 1,\n   1, 1],\n  [1, 0, 0,\n   0, 1],\n  [1, 1, 1,\n   1, 1]\n]\n",
        "1 1 1 1 1\n\n1 0 0 0\n\n1",
    ] {
        assert_reads(text, &SMALL);
    }
}

#[test]
fn missing_tiles_are_walls() {
    assert_reads("#######\n#\n# #   #  \n#####", &["#######", "#######", "#S#  G#", "#######"]);
}

#[test]
fn tabs_are_blanks() {
    assert_reads("##########\n#\t #\n##########", &["##########", "#S      G#", "##########"]);
}

#[test]
fn any_unicode_encoding_is_taken() {
    let text = "\u{feff}█████\r\n█   █\r\n█████\r\n";
    let utf16 = |bytes: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(bytes).collect::<Vec<_>>();
    let expected = Ok(maze(&SMALL));
    assert_eq!(read(text.as_bytes()), expected);
    assert_eq!(read(&utf16(u16::to_le_bytes)), expected);
    assert_eq!(read(&utf16(u16::to_be_bytes)), expected);
}

#[test]
fn marks_come_in_several_scripts() {
    for (start, goal) in
        [('S', 'G'), ('A', 'B'), ('S', 'E'), ('入', '出'), ('起', '终'), ('s', 'g')]
    {
        let text = format!("#####\n#{goal} {start}#\n#####");
        assert_reads(&text, &["#####", "#G S#", "#####"]);
    }
    assert_reads("#####\n#G S#\n# #G#\n#####", &["#####", "#G S#", "# #G#", "#####"]);
}

#[test]
fn one_mark_is_enough() {
    assert_reads("#####\n#  S#\n##  #\n#####", &["#####", "#  S#", "## G#", "#####"]);
    assert_reads("#####\n#  G#\n##  #\n#####", &["#####", "#S G#", "##  #", "#####"]);
    assert_reads("# ###\n# S #\n#####", &["#G###", "# S #", "#####"]);
}

#[test]
fn openings_are_ends_and_doors_are_closed() {
    assert_reads("#####\n    #\n### #", &["#####", "S   #", "###G#"]);
    assert_reads("# ###\n#   #\n### #", &SMALL);
}

#[test]
fn ways_of_others_are_open_tiles() {
    for way in ['.', '·', '*', '•', 'o', '+', 'x', '@'] {
        assert_reads(&format!("#####\n#{way}{way} #\n#####"), &SMALL);
    }
}

const ROOMS: [&str; 5] = ["#######", "#S    #", "##### #", "#    G#", "#######"];

#[test]
fn posts_stand_at_any_pitch() {
    for text in [
        "+-+-+-+\n|     |\n+-+-+ +\n|     |\n+-+-+-+",
        "+--+--+--+\n|        |\n+--+--+  +\n|        |\n+--+--+--+",
        "+---+---+---+\n|           |\n+---+---+   +\n|           |\n+---+---+---+",
        "o---o---o---o\n| S         |\no---o---o   o\n|         G |\no---o---o---o",
        "O===O===O===O\n|S          |\nO===O===O   O\n|         G |\nO===O===O===O",
        "+____+____+____+\n|              |\n+____+____+    +\n|              |\n+____+____+____+",
        "+-----------+\n|           |\n+-------+   +\n|           |\n+-----------+",
        "+--+--+--+\n|        |\n|S  *    |\n+--+--+  +\n|        |\n|       G|\n+--+--+--+",
    ] {
        assert_reads(text, &ROOMS);
    }
}

#[test]
fn goals_may_fill_several_rooms() {
    let text = "o---o---o\n| S   G |\no   o   o\n| G   G |\no---o---o\n";
    assert_reads(text, &["#####", "#S G#", "# # #", "#G G#", "#####"]);
}

#[test]
fn posts_may_be_open() {
    let text = "+---+---+\n| S     |\n+   .   +\n|     G |\n+---+---+\n";
    assert_reads(text, &["#####", "#S  #", "#   #", "#  G#", "#####"]);
}

#[test]
fn marks_open_walls_between_posts() {
    assert_reads("+-S-+---+\n|       |\n+---+-G-+", &["#S###", "#   #", "###G#"]);
}

#[test]
fn not_every_plus_or_dash_is_drawn_between_posts() {
    assert_reads("#####\n#___#\n#_+_#\n#####", &["#####", "#S  #", "#  G#", "#####"]);
    assert_reads("...-.\n.-.-.\n...-.", &["S  # ", " # # ", "   #G"]);
    assert_reads("+  +\n    \n    \n+  +", &["#S #", "    ", "    ", "# G#"]);
    assert_reads("11111\n1 0 1\n11111", &SMALL);
}

#[test]
fn errors_are_sentences() {
    for (text, sentence) in [
        ("", "the text is empty"),
        ("\u{feff} \r\n\t\n", "the text is empty"),
        ("###\n###", "the maze has no open tile"),
        (
            "#######\n#     #\n#     q\n",
            "line 3, column 7: found 'q', expected a wall (#) or an open tile (blank)",
        ),
        (
            "\r\n\r\n████\r\n█\t█\r\n█\t?\r\n█..█",
            "line 5, column 3: found '?', expected a wall (█) or an open tile (blank)",
        ),
        (
            "######\n##..??\n######",
            "line 2, column 5: found '?', expected a wall (#) or an open tile (.)",
        ),
        (
            "[[1, 0],\n [3, 1]]",
            "line 2, column 3: found '3', expected a wall (1) or an open tile (0)",
        ),
        (
            "+---+\n|   ?\n+---+",
            "line 2, column 5: found '?', expected a wall (|) or an open tile (blank)",
        ),
        (
            "+---+\n|   |\n+-?-+",
            "line 3, column 3: found '?', expected a wall (-) or an open tile (blank)",
        ),
        (
            "####\n#SG#\n# S#\n####",
            "line 3, column 3: found a second start, the first one is at line 2, column 2",
        ),
        (
            "####\n#SG#\n# A#\n####",
            "line 3, column 3: found a second start, the first one is at line 2, column 2",
        ),
        (
            "+---+---+\n| S   S |\n+---+---+",
            "line 2, column 7: found a second start, the first one is at line 2, column 3",
        ),
    ] {
        assert_eq!(error(text), sentence);
    }
    assert_eq!(
        read(b"###\n# \xff#\n###").unwrap_err().to_string(),
        "line 2, column 3: this is not valid UTF-8"
    );
    assert_eq!(
        read(b"\xff\xfe#\0 \0\0\xd8#\0").unwrap_err().to_string(),
        "line 1, column 3: this is not valid UTF-16"
    );
}

#[test]
fn sides_have_a_limit() {
    let limit = MAX_SIDE as usize;
    assert!(read("1".repeat(limit - 1).as_bytes()).is_err());
    assert!(read(format!("{}0", "1".repeat(limit - 1)).as_bytes()).is_ok());
    assert_eq!(
        error(&format!("{}0", "1".repeat(limit))),
        "the maze has 20002 × 1 tiles, but a side may have 20001 at most"
    );
    assert_eq!(
        error(&"0\n".repeat(limit + 1)),
        "the maze has 1 × 20002 tiles, but a side may have 20001 at most"
    );
    assert_eq!(
        error(&format!("{}+\n", "+---".repeat(limit.div_ceil(2)))),
        "the maze has 20003 × 1 tiles, but a side may have 20001 at most"
    );
}
