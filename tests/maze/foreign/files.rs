//! Files made by hand that are truncated, ambiguous or no mazes: the messages about each.

use icetea_maze::game::request::Unreadable;
use icetea_maze::game::settings::Language;
use icetea_maze::maze::{Tile, Warning, examine};
use icetea_maze::words::sentences;

/// Columns and rows, start and goal, and the beginnings of all warnings.
type Read = ((u16, u16), (u16, u16), (u16, u16), &'static [&'static str]);

const NO_MAZE: &str = "this may not be a maze";

const READ: &[(&str, Read)] = &[
    ("#####\n#   #\n#\n#####", ((5, 4), (1, 1), (3, 1), &["line 3 ends early"])),
    ("#####\n#   #\n\n#   #\n#####", ((5, 5), (1, 1), (3, 3), &[NO_MAZE, "line 3 is empty"])),
    ("# # #\n#   #\n# ###", ((5, 3), (1, 0), (1, 2), &["nothing marks start and goal"])),
    ("1111\n1001\n100", ((4, 3), (1, 2), (2, 2), &["line 3 ends early"])),
    ("[[1,1,1],[1,0,1],[1,0]]", ((3, 3), (1, 1), (1, 2), &["line 1 ends early", "nothing marks"])),
    (
        "000000000\n010111110\n010101010\n011101110\n000000000",
        ((9, 5), (0, 0), (8, 4), &[NO_MAZE, "the whole border is open", "nothing marks"]),
    ),
    ("S", ((1, 1), (0, 0), (0, 0), &["this may not be a maze: only one tile", "nothing marks"])),
    ("#####\n#S  #\n#   #\n#####", ((5, 4), (1, 1), (3, 2), &["nothing marks the goal"])),
    ("#####\n#  G#\n#   #\n#####", ((5, 4), (1, 1), (3, 1), &["nothing marks the start"])),
    ("#####\n#S  #\n#   #\n### #", ((5, 4), (1, 1), (3, 3), &[])),
    ("#####\n#S#G#\n#####", ((5, 3), (1, 1), (3, 1), &[])),
    ("#####\n# # #\n#####", ((5, 3), (1, 1), (3, 1), &["this may not be a maze: no way"])),
    // The path is drawn, and not the walls.
    (
        "S##....\n..#....\n..#...G\n..#####\n.......",
        ((7, 5), (0, 0), (6, 2), &["this may not be a maze: nothing but walls leads"]),
    ),
    (
        ".......\n.S###G.\n...#...\n.###...\n.......",
        ((7, 5), (1, 1), (5, 1), &[NO_MAZE, "the whole border is open"]),
    ),
    (".#.\n...\n.#.", ((3, 3), (0, 0), (2, 2), &[NO_MAZE, "nothing marks start and goal"])),
    (
        "11111\n10001\n10101\n00001\n01110\n01111",
        ((5, 6), (1, 1), (0, 5), &["this may not be a maze: there are openings", "nothing marks"]),
    ),
    (
        "#####\n    #\n#####\n#####\n#####",
        ((5, 5), (0, 1), (3, 1), &["this may not be a maze: only 16 %", "nothing marks"]),
    ),
    ("#.#\n#.#\n99 bottles of tea", ((3, 2), (1, 0), (1, 1), &["line 3 was left out"])),
    (
        "```\n#S#\n#G#\n```\n```\n#G#\n#S#\n```",
        ((3, 2), (1, 0), (1, 1), &["there are several blocks"]),
    ),
    (
        "┏━━━┳━━━┓\n┃       ┃\n┃       ┃\n┃       ┃\n┗━━━━━━━┛",
        ((9, 5), (1, 1), (7, 3), &["each character was taken for a tile"]),
    ),
];

const REFUSED: &[(&str, &str)] = &[
    ("[[1 1 ... 1 1]\n [1 0 ... 0 1]]", "numbers are left out here (...)"),
    (
        "{\"one\": [[1,0],[0,1]], \"other\": [[1,1],[0,1]]}",
        "there are 2 lists of rows, and any of them could be the maze",
    ),
    (
        "\u{1b}[47m   \u{1b}[m\n\u{1b}[47m \u{1b}[m \u{1b}[41m \u{1b}[m\n\u{1b}[47m   \u{1b}[m",
        "line 2, column 3: found a coloured blank, expected a wall (a coloured blank)",
    ),
    ("[[4, 12, 6], [5, 9, 3]]", "found \"4\", expected a wall (1) or an open tile (0)"),
    ("{\"name\": \"tea\"}", "found"),
    ("P1\n3", "there is no height at its beginning"),
    ("P1\n3 2\n101", "the bitmap cannot be read from pixel row 1 on"),
    ("P2\n2 2\n255\n7 7 7 7", "the picture shows no open tile"),
    ("P5 99999999 99999999 255\n", "the picture claims"),
];

pub fn said(warnings: &[Warning], language: Language) -> Vec<String> {
    warnings.iter().map(|warning| sentences::warning(language, warning)).collect()
}

#[test]
fn what_had_to_be_assumed_is_said() {
    for (text, (size, start, goal, warnings)) in READ {
        let reading = examine(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
        let maze = &reading.maze;
        let tile = |(column, row): &(u16, u16)| Tile::new(*column, *row);
        assert_eq!(&(maze.grid().columns(), maze.grid().rows()), size, "{text}");
        assert_eq!((maze.start(), maze.goal()), (tile(start), tile(goal)), "{text}");
        let said = said(&reading.warnings, Language::English);
        assert_eq!(said.len(), warnings.len(), "{said:?}\n{text}");
        for (said, begin) in said.iter().zip(*warnings) {
            assert!(said.starts_with(begin), "{said}\n{text}");
        }
    }
}

#[test]
fn what_cannot_be_read_is_refused_with_a_sentence() {
    for (text, part) in REFUSED {
        let sentence = examine(text.as_bytes()).expect_err(text).to_string();
        assert!(sentence.contains(part), "{sentence}\n{text}");
        assert!(!sentence.contains('\n'), "{sentence}");
    }
}

/// Kinds of pictures that cannot be read, and their first bytes.
const PICTURES: [(&str, &[u8]); 9] = [
    ("JPEG", b"\xFF\xD8\xFF\xE0\0\x10JFIF"),
    ("GIF", b"GIF89a"),
    ("BMP", b"BM\x46\0\0\0\0\0\0\0"),
    ("WebP", b"RIFF\x24\0\0\0WEBPVP8 "),
    ("PAM", b"P7\nWIDTH 3\nHEIGHT 3\nDEPTH 1\nMAXVAL 1\nENDHDR\n\0\0\0"),
    ("TIFF", b"II*\0\x08\0\0\0"),
    ("TIFF", b"MM\0*\0\0\0\x08"),
    ("ICO", b"\0\0\x01\0\x01\0\x10\x10"),
    ("TGA", &[0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 8, 0, 24, 0, 7, 7, 7]),
];

#[test]
fn other_pictures_are_named_with_what_to_do() {
    for (kind, bytes) in PICTURES {
        let error = examine(bytes).expect_err(kind);
        let told = error.to_string();
        assert!(told.contains(kind) && told.ends_with("save it as PNG"), "{told}");
        let told =
            |language| sentences::unreadable(language, "file", &Unreadable::Maze(error.clone()));
        let (english, chinese) = (told(Language::English), told(Language::Chinese));
        assert!(english.contains(kind) && english.ends_with("save it as PNG"), "{english}");
        assert!(chinese.contains(kind) && chinese.ends_with("请先转成 PNG"), "{chinese}");
    }
}

/// Whether a sentence is in Chinese, except for quotes.
fn is_chinese(sentence: &str) -> bool {
    let is_of_it = |symbol| matches!(symbol, '\u{4e00}'..='\u{9fff}');
    let words = sentence.split(|symbol: char| !symbol.is_ascii_lowercase());
    let quoted = ["file", "maze", "name", "px", ""];
    sentence.contains(is_of_it) && words.into_iter().all(|word| quoted.contains(&word))
}

#[test]
fn a_chinese_window_says_all_of_it_in_chinese() {
    for (text, _) in READ {
        for sentence in said(&examine(text.as_bytes()).unwrap().warnings, Language::Chinese) {
            assert!(is_chinese(&sentence), "{sentence}\n{text}");
        }
    }
    for (text, _) in REFUSED {
        let why = Unreadable::Maze(examine(text.as_bytes()).expect_err(text));
        let sentence = sentences::unreadable(Language::Chinese, "file", &why);
        assert!(is_chinese(&sentence), "{sentence}\n{text}");
    }
}
