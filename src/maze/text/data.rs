//! Mazes in the notations of programming languages: JSON, Python, numpy, C, MATLAB.
//!
//! This finds the lists and what belongs to them; [`super::tokens`] reads their items.

use std::ops::Range;

use super::TextError;
use super::plan::End;
use super::tokens::{RowEnd, symbol_of};

/// Deeper lists are not mazes, and each level takes memory.
const DEEPEST: usize = 64;

/// A maze found in such a text.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Data {
    pub rows: Rows,
    /// The start and the goal that the text gives.
    pub ends: [Option<End>; 2],
}

/// Where the tiles are.
#[derive(Debug, Default, PartialEq, Eq)]
pub enum Rows {
    /// Nowhere: the text is of another kind.
    #[default]
    None,
    /// Items in this part of the text, and how its rows end.
    Tokens(Range<usize>, RowEnd),
    /// Strings, one a row or all in one.
    Lines(String),
}

/// A list or an object that is open.
#[derive(Default)]
struct Frame<'a> {
    begin: usize,
    key: &'a str,
    /// How many items are tiles, directly or in the lists within this one.
    items: usize,
    items_of_rows: usize,
    /// How many characters its longer strings have.
    letters: usize,
    strings: usize,
    /// The longest of them, with its quotes.
    longest: Range<usize>,
    semicolons: usize,
    numbers: [Option<usize>; 2],
    named: [Option<usize>; 2],
}

struct Candidate<'a> {
    items: usize,
    key: &'a str,
    rows: Rows,
}

/// Finds the maze in a text, which may be of another kind altogether.
pub fn locate(text: &str) -> Result<Data, TextError> {
    // One by one, since a search for a single character is much faster than one for several.
    if !['[', '{', '('].iter().any(|&bracket| text.contains(bracket)) {
        return Ok(Data::default());
    }
    let mut finder = Finder { text, ..Finder::default() };
    finder.frames.push(Frame::default());
    let mut at = 0;
    while let Some(symbol) = text[at..].chars().next() {
        at = match symbol {
            '[' | '{' | '(' => {
                let key = std::mem::take(&mut finder.key);
                finder.frames.push(Frame { begin: at, key, ..Frame::default() });
                at + 1
            }
            ']' | '}' | ')' => {
                finder.close(at + 1);
                at + 1
            }
            '"' | '\'' | '`' => finder.string(at, symbol),
            ';' => {
                finder.top().semicolons += 1;
                at + 1
            }
            ',' => {
                finder.key = "";
                at + 1
            }
            ':' | '=' => at + 1,
            _ if symbol.is_whitespace() => at + symbol.len_utf8(),
            _ => finder.word(at),
        };
        if finder.frames.len() > DEEPEST || finder.frames.is_empty() {
            return Ok(Data::default());
        }
    }
    finder.finish()
}

#[derive(Default)]
struct Finder<'a> {
    text: &'a str,
    frames: Vec<Frame<'a>>,
    key: &'a str,
    candidates: Vec<Candidate<'a>>,
    /// How many lists of rows there are, however small.
    count: usize,
    size: [Option<usize>; 2],
    ends: [Option<End>; 2],
}

impl<'a> Finder<'a> {
    fn top(&mut self) -> &mut Frame<'a> {
        let last = self.frames.len() - 1;
        &mut self.frames[last]
    }

    /// Reads a string, which may be the name of what follows; returns where it ends.
    fn string(&mut self, at: usize, quote: char) -> usize {
        let text = self.text;
        let begin = at + 1;
        let mut end = begin;
        let bytes = text.as_bytes();
        while end < bytes.len() && bytes[end] != quote as u8 {
            end += if bytes[end] == b'\\' { 2 } else { 1 };
        }
        let end = end.min(text.len());
        let content = text.get(begin..end).unwrap_or_default();
        let after = (end + 1).min(text.len());
        let after = (after..=text.len()).find(|&at| text.is_char_boundary(at)).unwrap_or(after);
        if text[after..].trim_start().starts_with([':', '=']) {
            self.key = content;
        } else if content.chars().nth(1).is_none() || symbol_of(content).is_some() {
            self.top().items += 1;
        } else {
            let top = self.top();
            top.strings += 1;
            top.letters += content.len();
            if after - at > top.longest.len() {
                top.longest = at..after;
            }
        }
        after
    }

    /// Reads a number or a name; returns where it ends.
    fn word(&mut self, at: usize) -> usize {
        let rest = &self.text[at..];
        let is_end = |symbol: char| symbol.is_whitespace() || "[]{}(),;:=\"'`".contains(symbol);
        let word = rest.split(is_end).next().unwrap_or(rest);
        let number: Option<usize> = word.parse().ok();
        let key = self.key;
        if let Some(number) = number {
            let top = self.top();
            if let Some(free) = top.numbers.iter_mut().find(|free| free.is_none()) {
                *free = Some(number);
            }
            match key {
                "x" | "col" | "column" | "c" => top.named[0] = Some(number),
                "y" | "row" | "r" => top.named[1] = Some(number),
                "width" | "cols" | "columns" | "w" => self.size[0] = Some(number),
                "height" | "rows" | "h" => self.size[1] = Some(number),
                _ => {}
            }
        }
        if number.is_none() && symbol_of(word).is_none() {
            self.key = word;
        } else {
            self.top().items += 1;
            self.key = "";
        }
        at + word.len().max(1)
    }

    fn close(&mut self, end: usize) {
        let Some(frame) = self.frames.pop() else { return };
        let Some(parent) = self.frames.last_mut() else { return };
        if frame.key.is_empty() {
            parent.items_of_rows += frame.items;
        }
        let range = frame.begin..end;
        let is_end = match frame.key.to_ascii_lowercase().as_str() {
            "start" | "entrance" | "entry" | "begin" => Some(0),
            "goal" | "end" | "exit" | "finish" | "target" => Some(1),
            _ => None,
        };
        if let Some(place) = is_end {
            self.ends[place] = match (frame.named, frame.numbers) {
                ([Some(column), Some(row)], _) => Some(End::At { column, row }),
                (_, [Some(one), Some(other)]) if frame.items == 2 => Some(End::Pair(one, other)),
                _ => None,
            };
            return;
        }
        if frame.items_of_rows > 1 {
            self.add(frame.items_of_rows, frame.key, Rows::Tokens(range, RowEnd::Bracket));
        } else if self.text[frame.longest.clone()].contains("\\n") {
            let lines = lines_of(&self.text[frame.longest]);
            self.add(frame.letters, frame.key, Rows::Lines(lines));
        } else if frame.strings > 1 {
            self.add(frame.letters, frame.key, Rows::Lines(lines_of(&self.text[range])));
        } else if frame.items > 1 && frame.semicolons > 0 {
            self.add(frame.items, frame.key, Rows::Tokens(range, RowEnd::Semicolon));
        } else if frame.items > 3 && parent.begin == 0 {
            // A list of all tiles without rows: the width may be given elsewhere.
            self.add(frame.items, frame.key, Rows::Tokens(range, RowEnd::Every(0)));
        }
    }

    fn add(&mut self, items: usize, key: &'a str, rows: Rows) {
        self.count += 1;
        self.candidates.push(Candidate { items, key, rows });
        // Only the named one and the largest ones can matter.
        self.candidates.sort_by_key(|it| std::cmp::Reverse((is_name_of_maze(it.key), it.items)));
        self.candidates.truncate(2);
    }

    fn finish(mut self) -> Result<Data, TextError> {
        let is_flat = |it: &Candidate| matches!(it.rows, Rows::Tokens(_, RowEnd::Every(_)));
        let has_rows = self.candidates.iter().any(|it| !is_flat(it));
        self.candidates.retain(|it| !has_rows || !is_flat(it));
        let mut candidates = self.candidates.into_iter();
        let Some(best) = candidates.next() else { return Ok(Data::default()) };
        if let Some(other) = candidates.next()
            && !is_name_of_maze(best.key)
            && 2 * other.items >= best.items
        {
            return Err(TextError::SeveralLists { count: self.count });
        }
        let rows = match (best.rows, self.size) {
            (Rows::Tokens(range, RowEnd::Every(_)), [Some(columns), Some(rows)])
                if columns.checked_mul(rows) == Some(best.items) && columns > 0 =>
            {
                Rows::Tokens(range, RowEnd::Every(columns))
            }
            (Rows::Tokens(_, RowEnd::Every(_)), _) => Rows::None,
            (rows, _) => rows,
        };
        Ok(Data { rows, ends: self.ends })
    }
}

fn is_name_of_maze(key: &str) -> bool {
    let key = key.to_ascii_lowercase();
    ["maze", "grid", "tiles", "walls", "cells", "map"].iter().any(|name| key.contains(name))
}

/// The strings of a list, one a line.
fn lines_of(list: &str) -> String {
    let mut lines = String::new();
    let mut symbols = list.chars();
    let mut quote = None;
    while let Some(symbol) = symbols.next() {
        match (quote, symbol) {
            (None, '"' | '\'' | '`') => quote = Some(symbol),
            (None, _) => {}
            (Some(open), _) if symbol == open => {
                quote = None;
                lines.push('\n');
            }
            (Some(_), '\\') => match symbols.next() {
                Some('n') => lines.push('\n'),
                Some('r') | None => {}
                Some('t') => lines.push('\t'),
                Some('u') => {
                    let digits: String = symbols.by_ref().take(4).collect();
                    let code = u32::from_str_radix(&digits, 16).ok();
                    lines.extend(code.and_then(char::from_u32));
                }
                Some(other) => lines.push(other),
            },
            (Some(_), _) => lines.push(symbol),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> (&str, RowEnd) {
        match locate(text).unwrap().rows {
            Rows::Tokens(range, end) => (&text[range], end),
            other => panic!("{other:?}: {text}"),
        }
    }

    #[test]
    fn lists_are_found_in_every_notation() {
        for (text, list) in [
            ("[[1, 0], [0, 1]]", "[[1, 0], [0, 1]]"),
            ("array([[1, 0],\n [0, 1]], dtype=uint8)", "[[1, 0],\n [0, 1]]"),
            ("int maze[2][3] = {\n {1,0,1},\n {1,0,1},\n};", "{\n {1,0,1},\n {1,0,1},\n}"),
            ("{\"rows\": 2, \"maze\": [[true, false]], \"start\": [0, 1]}", "[[true, false]]"),
            ("((1,0),(0,1))", "((1,0),(0,1))"),
        ] {
            assert_eq!(tokens(text), (list, RowEnd::Bracket), "{text}");
        }
        assert_eq!(tokens("A = [1 0; 0 1];"), ("[1 0; 0 1]", RowEnd::Semicolon));
        let flat = "{\"width\": 3, \"height\": 2, \"data\": [1,0,1,1,0,1]}";
        assert_eq!(tokens(flat), ("[1,0,1,1,0,1]", RowEnd::Every(3)));
    }

    #[test]
    fn strings_are_lines() {
        for text in ["[\"# #\", \"#  \"]", "{\"maze\": \"# #\\n#  \"}", "['# #', '\\u0023  ',]"] {
            let Rows::Lines(lines) = locate(text).unwrap().rows else { panic!("{text}") };
            assert_eq!(lines.trim_end_matches('\n'), "# #\n#  ", "{text}");
        }
    }

    #[test]
    fn ends_are_pairs_or_named() {
        let ends = |text: &str| locate(text).unwrap().ends;
        assert_eq!(
            ends("{\"start\": [1, 2], \"goal\": {\"row\": 3, \"col\": 4}, \"maze\": [[1], [0]]}"),
            [Some(End::Pair(1, 2)), Some(End::At { column: 4, row: 3 })]
        );
    }

    #[test]
    fn brackets_alone_are_no_data() {
        for text in ["[][][]\n[]  []", "{}{}", "[[[", "]]]", "((((#))))", "[1]"] {
            assert_eq!(locate(text).unwrap().rows, Rows::None, "{text}");
        }
    }
}
