//! Scores: what can be read, and the error messages.

use icetea_maze::sound::Score;

fn score_of(part: &str) -> String {
    format!("beats 60 a minute, 4 a bar\norder A\npart A\n{part}")
}

#[test]
fn a_score_is_as_long_as_its_parts_in_order() {
    let text = "beats 120 a minute, 3 a bar
        order A B B
        # A remark.
        part A
        kalimba | C4 | D4 | E4 |
        part B
        string | C3 - E3+G3 |";
    let score = Score::read(text).unwrap();
    assert_eq!(score.frames(), (3 + 1 + 1) * 3 * 24_000);
    assert_eq!(score.notes(), 3 + 3 + 3);
    let tripled = Score::read(&text.replace("A B B", "A A A")).unwrap();
    assert_eq!((tripled.frames(), tripled.notes()), (9 * 3 * 24_000, 9));
}

#[test]
fn what_is_no_score_is_refused_with_a_sentence() {
    let sentence = |text: &str| Score::read(text).unwrap_err().to_string();
    let no_beats = "a score begins with a line such as `beats 72 a minute, 4 a bar`";
    for first in ["", "order A", "beats", "beats 0 a minute, 4 a bar", "beats 72 a minute, 0 a bar"]
    {
        assert_eq!(sentence(first), no_beats, "{first}");
    }
    assert_eq!(
        sentence("beats 72 a minute, 4 a bar\npart A"),
        "the second line of a score names its parts in order, such as `order A A B`"
    );
    assert_eq!(sentence("beats 72 a minute, 4 a bar\norder A"), "there is no part A");
    assert_eq!(
        sentence(&score_of("tuba | C4 |")),
        "line 4: there is no instrument tuba; there are kalimba, glass, marimba, string, reed"
    );
    for cell in ["H4", "c4", "C4+", "C9", "~", "é"] {
        assert_eq!(
            sentence(&score_of(&format!("kalimba | C4 | {cell} |"))),
            format!("line 4: `{cell}` is no pitch such as C4, F#3 or Bb5, no `-` and no `.`")
        );
    }
    let uneven = "all lines of a part have the same number of bars, and each bar a cell";
    for part in ["kalimba", "kalimba | C4 | | C4 |", "kalimba |"] {
        assert_eq!(sentence(&score_of(part)), format!("line 4: {uneven}"), "{part}");
    }
    let lines = "kalimba | C4 | C4 |\nstring | C4 |";
    assert_eq!(sentence(&score_of(lines)), format!("line 5: {uneven}"));
}

/// A hold with nothing before it is a rest.
#[test]
fn nothing_can_be_held_before_the_first_note() {
    let score = Score::read(&score_of("string | - - C4 - |\nreed | - C4 |")).unwrap();
    assert_eq!(score.notes(), 2);
}
