use super::super::examples::{SMALL, assert_reads, error, maze};
use super::*;
use crate::maze::MAX_SIDE;

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
        "##########\n##S ..G ##\n##########",
        "██████████\n██S ░░░░██\n██████████",
        "##########\n##S ..  ##\n##########",
        "xxxxxxxxxx\nxxyyyyyyxx\nxxxxxxxxxx",
    ] {
        assert_reads(text, &SMALL);
    }
    assert_reads("1111\n1001\n1111", &["####", "#SG#", "####"]);
}

#[test]
fn all_tiles_may_stand_apart() {
    for text in [
        "# # # # #\n# . . . #\n# # # # #",
        "# # # # #\n#       #\n# # # # #",
        "#,#,#,#,#\n#,.,.,.,#\n#,#,#,#,#\n",
        "#,#,#,#,#,\r\n#,S, ,G,#,\r\n#,#,#,#,#,\r\n",
    ] {
        assert_reads(text, &SMALL);
    }
    assert_reads("# # #\n     \n# # #", &["#S# #", "     ", "# #G#"]);
}

#[test]
fn mazes_may_be_indented() {
    for text in [
        "   #####\n   #   #\n   #####",
        "\t█████\n\t█   █\n\t█████",
        "  # # # # #\n  # . . . #\n  # # # # #",
        "    ##########\n    ##      ##\n    ##########",
        "    +---+---+\n    |       |\n    +---+---+",
        "  o-o-o\n  |   |\n  o-o-o",
    ] {
        assert_reads(text, &SMALL);
    }
    assert_reads("  +---+---+\n          |\n  +---+---+", &["#####", "S  G#", "#####"]);
    assert_reads(" ####\n    #\n ####", &["S####", "    #", "G####"]);
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
    for pair in ["SG", "AB", "SE", "入出", "起终", "sg", "se", "SF", "BE", "SX", "@X", "@G"] {
        let goal_first: String = pair.chars().rev().map(String::from).collect::<Vec<_>>().join(" ");
        assert_reads(&format!("#####\n#{goal_first}#\n#####"), &["#####", "#G S#", "#####"]);
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
    for path in ['.', '·', '*', '•', 'o', '+', 'x', '@'] {
        assert_reads(&format!("#####\n#{path}{path} #\n#####"), &SMALL);
    }
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
    for (text, place, found, wall, open) in [
        ("#######\n#     #\n#     q\n", "line 3, column 7", "'q'", "#", "blank"),
        ("\r\n\r\n████\r\n█\t█\r\n█\t?\r\n█..█", "line 5, column 3", "'?'", "█", "blank"),
        ("######\n##..??\n######", "line 2, column 5", "'?'", "#", "."),
        ("# # #\n# . ?\n# # #", "line 2, column 5", "'?'", "#", "."),
        ("  ####\n  # ?#\n  ####", "line 2, column 5", "'?'", "#", "blank"),
        ("+---+\n|   ?\n+---+", "line 2, column 5", "'?'", "|", "blank"),
        ("+---+\n|   |\n+-?-+", "line 3, column 3", "'?'", "-", "blank"),
        ("[[1, 0],\n [3, 1]]", "line 2, column 3", "\"3\"", "1", "0"),
        ("1 1 1\n1 10 1\n1 1 1", "line 2, column 3", "\"10\"", "1", "0"),
        ("1.0 1.0\n1.0 0.5", "line 2, column 5", "\"0.5\"", "1", "0"),
    ] {
        let begin = format!("{place}: found {found}, expected a wall ({wall})");
        let end = match open {
            "0" => " or an open tile (0)".to_owned(),
            _ => format!(", an open tile ({open}) or a mark (S/G/E/F, A/B, 入/出, 起/终, s/g/e)"),
        };
        assert_eq!(error(text), begin + &end);
    }
    for (text, second, first) in [
        ("####\n#SG#\n# S#\n####", "line 3, column 3", "line 2, column 2"),
        ("####\n#SG#\n# A#\n####", "line 3, column 3", "line 2, column 2"),
        ("+---+---+\n| S   S |\n+---+---+", "line 2, column 7", "line 2, column 3"),
    ] {
        let sentence = format!("{second}: found a second start, the first one is at {first}");
        assert_eq!(error(text), sentence);
    }
    for (bytes, sentence) in [
        (&b""[..], "the text is empty"),
        ("\u{feff} \r\n\t\n".as_bytes(), "the text is empty"),
        (b"###\n###", "the maze has no open tile"),
        (b"###\n# \xff#\n###", "line 2, column 3: this is not valid UTF-8"),
        (b"\xff\xfe#\0 \0\0\xd8#\0", "line 1, column 3: this is not valid UTF-16"),
    ] {
        assert_eq!(read(bytes).unwrap_err().to_string(), sentence);
    }
}

#[test]
fn sides_have_a_limit() {
    let limit = MAX_SIDE as usize;
    assert!(read("1".repeat(limit - 1).as_bytes()).is_err());
    assert!(read(format!("{}0", "1".repeat(limit - 1)).as_bytes()).is_ok());
    for (text, size) in [
        (format!("{}0", "1".repeat(limit)), "65536 × 1"),
        ("0\n".repeat(limit + 1), "1 × 65536"),
        (format!("#{}#", "\n".repeat(3_000_000)), "1 × 3000001"),
        (format!("{}+\n", "+---".repeat(limit.div_ceil(2))), "65537 × 1"),
    ] {
        let sentence = format!("the maze has {size} tiles, but a side may have 65535 at most");
        assert_eq!(error(&text), sentence);
    }
}
