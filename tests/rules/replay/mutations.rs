//! Only the text that was written is believed, and no text makes the reader panic.

use icetea_maze::game::replay::{Recording, Verdict};
use icetea_maze::maze::Maze;

use super::wanderer::{measured_of, recorded};

/// Whether this text is believed.
pub fn is_believed(text: &str, maze: &Maze) -> bool {
    Recording::read(text).is_ok_and(|recording| recording.check(maze) == Verdict::Consistent)
}

fn subject() -> (String, Maze) {
    let code = "kruskal1-3x4-7";
    let text = recorded(code, 3, "Ann").write();
    (text, Maze::clone(&measured_of(code).maze))
}

#[test]
fn no_changed_byte_is_believed() {
    let (text, maze) = subject();
    assert_no_changed_byte_is_believed(&text, &maze);
}

#[test]
fn nothing_may_be_missing_or_added() {
    let (text, maze) = subject();
    assert_nothing_missing_is_believed(&text, &maze);
}

pub fn assert_no_changed_byte_is_believed(text: &str, maze: &Maze) {
    assert!(is_believed(text, maze));
    for place in 0..text.len() {
        for byte in (0..=u8::MAX).filter(|&byte| byte != text.as_bytes()[place]) {
            let mut bytes = text.to_owned().into_bytes();
            bytes[place] = byte;
            if let Ok(changed) = std::str::from_utf8(&bytes) {
                assert!(!is_believed(changed, maze), "{changed}");
            }
        }
    }
}

pub fn assert_nothing_missing_is_believed(text: &str, maze: &Maze) {
    for place in 0..text.len() {
        assert!(!is_believed(&text[..place], maze), "cut off at {place}");
        assert!(!is_believed(&text[place + 1..], maze), "begun at {}", place + 1);
        let deleted = [&text[..place], &text[place + 1..]].concat();
        assert!(!is_believed(&deleted, maze), "{deleted}");
        for added in ["\n", " ", "0", "r", "R", "9", "\r", "é"] {
            let longer = [&text[..place], added, &text[place..]].concat();
            assert!(!is_believed(&longer, maze), "{longer}");
        }
    }
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    for place in 0..lines.len() {
        let mut doubled = lines.clone();
        doubled.insert(place, lines[place]);
        assert!(!is_believed(&doubled.concat(), maze), "line {place} twice");
        let mut swapped = lines.clone();
        swapped.swap(place, (place + 1) % lines.len());
        assert!(!is_believed(&swapped.concat(), maze), "line {place} later");
        assert!(!is_believed(&(text.to_owned() + lines[place]), maze), "line {place} at the end");
    }
}
