//! Reads any text that shows a maze, and finds out by itself how it does so.
//!
//! What stands around the maze is left out first. Then each of a chain of recognisers looks at the
//! text and says how sure it is; the surest reads it. Its cost grows with the text and the maze
//! alone, and whatever the bytes are, it answers with a maze, with what had to be assumed, or
//! with a sentence that says why there is none.

use super::data::{self, Rows};
use super::guess::{Confidence, Guess};
use super::heading::{Body, numbers};
use super::plan::Plan;
use super::sheet::Sheet;
use super::{
    TextError, boxes, corners, encoding, margin, promise, seen, subtiles, tiles, tokens,
    underscores,
};
use crate::maze::{Maze, Reading, Warning};

/// Says whether a text is of its kind.
type Recogniser = for<'a> fn(&Sheet<'a>) -> Option<Guess<'a>>;

/// All that is known. Of those that are equally sure the first one reads.
const CHAIN: [Recogniser; 6] = [
    tokens::recognise,
    corners::recognise,
    boxes::recognise,
    underscores::recognise,
    subtiles::recognise,
    tiles::recognise,
];

/// The maze that a text shows.
///
/// Takes all that [`write`](super::write()) writes, and much of what other programs do: any two
/// characters or pairs of characters for walls and open tiles, rows of separate zeros and ones,
/// walls drawn between posts, and lists as programs print them.
pub fn read(bytes: &[u8]) -> Result<Maze, TextError> {
    Ok(examine(bytes)?.maze)
}

/// The maze that a text shows, and what had to be assumed to read it.
pub fn examine(bytes: &[u8]) -> Result<Reading, TextError> {
    let text = encoding::decode(bytes)?;
    let (promise, text) = promise::split(&text)?;
    let reading = examine_rows(text)?;
    match promise {
        // A text of ours: nothing had to be assumed.
        Some(promise) => Ok(Reading { maze: promise.keep(reading.maze)?, warnings: Vec::new() }),
        None => Ok(reading),
    }
}

fn examine_rows(text: &str) -> Result<Reading, TextError> {
    let text = seen::seen(text);
    let data = data::locate(&text)?;
    match data.rows {
        Rows::None => {
            let body = Body::of(&text);
            let mut reading = drawn(body.text, body.first_line)?.finish()?;
            reading.warnings.splice(0..0, body.warnings);
            let (columns, rows) = (reading.maze.grid().columns(), reading.maze.grid().rows());
            if let Some((line, claimed)) = body.size
                && !fits(&numbers(&claimed), columns, rows)
            {
                reading.warnings.push(Warning::OtherSize { line, claimed, columns, rows });
            }
            Ok(reading)
        }
        Rows::Lines(lines) => {
            let mut plan = drawn(&lines, 0)?;
            plan.mark_ends(data.ends);
            plan.finish()
        }
        Rows::Tokens(range, row_end) => {
            let mut plan = tokens::read(&Sheet::of_part(&text, range), row_end)?;
            plan.mark_ends(data.ends);
            plan.finish()
        }
    }
}

/// The maze that lines show, with so many other lines before them.
fn drawn(text: &str, lines_before: usize) -> Result<Plan, TextError> {
    let sheet = Sheet::new(text, lines_before).ok_or(TextError::Empty)?;
    let is_certain =
        |sheet: &_| surest(sheet).is_some_and(|it| it.confidence == Confidence::Certain);
    let sheet = margin::without(sheet, is_certain);
    surest(&sheet).map_or(Err(TextError::Empty), |guess| (guess.read)())
}

/// The surest guess of the chain, and the first of those that are equally sure.
fn surest<'a>(sheet: &Sheet<'a>) -> Option<Guess<'a>> {
    let mut best: Option<Guess> = None;
    for recognise in CHAIN {
        let Some(guess) = recognise(sheet) else { continue };
        if best.as_ref().is_none_or(|best| guess.confidence > best.confidence) {
            best = Some(guess);
        }
        if best.as_ref().is_some_and(|best| best.confidence == Confidence::Certain) {
            break;
        }
    }
    best
}

/// Whether two numbers are the sides of a grid, counted in tiles or in rooms.
fn fits(numbers: &[usize], columns: u16, rows: u16) -> bool {
    let [one, other] = *numbers else { return false };
    let sides = [usize::from(columns), usize::from(rows)];
    [[one, other], [other, one]].into_iter().any(|claimed| {
        claimed == sides || claimed.map(|rooms| rooms.saturating_mul(2).saturating_add(1)) == sides
    })
}

#[cfg(test)]
mod tests {
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
        assert_eq!(
            error("  ####\n  # ?#\n  ####"),
            "line 2, column 5: found '?', expected a wall (#), an open tile (blank) or a mark (S/G/E/F, A/B, 入/出, 起/终, s/g/e)"
        );
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
        let utf16 =
            |bytes: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(bytes).collect::<Vec<_>>();
        let expected = Ok(maze(&SMALL));
        assert_eq!(read(text.as_bytes()), expected);
        assert_eq!(read(&utf16(u16::to_le_bytes)), expected);
        assert_eq!(read(&utf16(u16::to_be_bytes)), expected);
    }

    #[test]
    fn marks_come_in_several_scripts() {
        for (start, goal) in [
            ('S', 'G'),
            ('A', 'B'),
            ('S', 'E'),
            ('入', '出'),
            ('起', '终'),
            ('s', 'g'),
            ('s', 'e'),
            ('S', 'F'),
            ('B', 'E'),
            ('S', 'X'),
            ('@', 'X'),
            ('@', 'G'),
        ] {
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
        for (text, sentence) in [
            ("", "the text is empty"),
            ("\u{feff} \r\n\t\n", "the text is empty"),
            ("###\n###", "the maze has no open tile"),
            (
                "#######\n#     #\n#     q\n",
                "line 3, column 7: found 'q', expected a wall (#), an open tile (blank) or a mark (S/G/E/F, A/B, 入/出, 起/终, s/g/e)",
            ),
            (
                "\r\n\r\n████\r\n█\t█\r\n█\t?\r\n█..█",
                "line 5, column 3: found '?', expected a wall (█), an open tile (blank) or a mark (S/G/E/F, A/B, 入/出, 起/终, s/g/e)",
            ),
            (
                "######\n##..??\n######",
                "line 2, column 5: found '?', expected a wall (#), an open tile (.) or a mark (S/G/E/F, A/B, 入/出, 起/终, s/g/e)",
            ),
            (
                "# # #\n# . ?\n# # #",
                "line 2, column 5: found '?', expected a wall (#), an open tile (.) or a mark (S/G/E/F, A/B, 入/出, 起/终, s/g/e)",
            ),
            (
                "[[1, 0],\n [3, 1]]",
                "line 2, column 3: found \"3\", expected a wall (1) or an open tile (0)",
            ),
            (
                "1 1 1\n1 10 1\n1 1 1",
                "line 2, column 3: found \"10\", expected a wall (1) or an open tile (0)",
            ),
            (
                "1.0 1.0\n1.0 0.5",
                "line 2, column 5: found \"0.5\", expected a wall (1) or an open tile (0)",
            ),
            (
                "+---+\n|   ?\n+---+",
                "line 2, column 5: found '?', expected a wall (|), an open tile (blank) or a mark (S/G/E/F, A/B, 入/出, 起/终, s/g/e)",
            ),
            (
                "+---+\n|   |\n+-?-+",
                "line 3, column 3: found '?', expected a wall (-), an open tile (blank) or a mark (S/G/E/F, A/B, 入/出, 起/终, s/g/e)",
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
            error(&format!("#{}#", "\n".repeat(3_000_000))),
            "the maze has 1 × 3000001 tiles, but a side may have 20001 at most"
        );
        assert_eq!(
            error(&format!("{}+\n", "+---".repeat(limit.div_ceil(2)))),
            "the maze has 20003 × 1 tiles, but a side may have 20001 at most"
        );
    }
}
