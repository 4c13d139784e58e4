//! Texts that spend two characters on every tile, so that it looks square.
//!
//! The writer asks the reader's question of its own text: what looks like pairs it writes in pairs.

use super::symbols::{is_box_drawing, is_open, mark};

/// Whether the rows are made of pairs: doubled characters of at most two kinds, walls among them,
/// or doubled ones for open tiles and two different ones for walls like `[]`. Known open tiles may
/// be of several kinds. Marks may be doubled or stand beside half of an open tile.
pub fn fit<R: Iterator<Item = char>>(rows: impl Iterator<Item = R>) -> bool {
    let (mut open, mut others) = (Vec::new(), Vec::new());
    for mut row in rows {
        while let Some(first) = row.next() {
            let second = row.next().unwrap_or(' ');
            let kind = match kind_of(first, second) {
                Kind::Mark => continue,
                Kind::Pair(kind) => kind,
                Kind::None => return false,
            };
            let kinds = if is_open(kind[0]) { &mut open } else { &mut others };
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
            if others.len() > 2 {
                return false;
            }
        }
    }
    let is_doubled = |[first, second]: [char; 2]| first == second;
    match others[..] {
        [wall] => is_doubled(wall) || !open.is_empty(),
        [one, other] if open.is_empty() => match (is_doubled(one), is_doubled(other)) {
            (true, true) => true,
            (true, false) => !other.contains(&one[0]),
            (false, true) => !one.contains(&other[0]),
            (false, false) => false,
        },
        _ => false,
    }
}

/// The one character that means as much as the pair.
pub fn symbol(first: char, second: char) -> char {
    if mark(second).is_some() { second } else { first }
}

enum Kind {
    /// A mark alone.
    Mark,
    /// A wall or an open tile; a mark beside half of an open tile shows how these look.
    Pair([char; 2]),
    /// Not a pair.
    None,
}

fn kind_of(first: char, second: char) -> Kind {
    let is_never_doubled =
        |symbol: char| matches!(symbol, '0' | '1' | '2') || is_box_drawing(symbol);
    if is_never_doubled(first) || is_never_doubled(second) {
        return Kind::None;
    }
    match (mark(first), mark(second)) {
        (Some(_), Some(_)) if first == second => Kind::Mark,
        (Some(_), None) if is_open(second) => Kind::Pair([second; 2]),
        (None, Some(_)) if is_open(first) => Kind::Pair([first; 2]),
        (None, None) if first == second || !is_open(first) && !is_open(second) => {
            Kind::Pair([first, second])
        }
        _ => Kind::None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_paired(text: &str) -> bool {
        fit(text.split('/').map(str::chars))
    }

    #[test]
    fn doubled_characters_are_pairs() {
        for text in [
            "##  ##/######",
            "xxyyxx",
            "##..SS##",
            "##..S ##",
            "██░░ G██",
            "##  ..##",
            "## S##",
            "██  ██",
            "##  ##S",
            "####",
        ] {
            assert!(is_paired(text), "{text}");
        }
        for text in ["## ##", "....", "##  xxyy", "##xx..", "1100", "━━  ", "##SG", "S S ", "#S  "]
        {
            assert!(!is_paired(text), "{text}");
        }
    }

    #[test]
    fn walls_may_be_two_different_characters() {
        assert!(is_paired("[][][]/[]  []"));
        for text in ["[][]", "[]  ##", "#.  ", "[][[[]", "[]<>"] {
            assert!(!is_paired(text), "{text}");
        }
    }
}
