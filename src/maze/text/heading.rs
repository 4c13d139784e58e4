//! What surrounds the maze in a text: a Markdown fence, a title, the size, a legend.
//!
//! A line is left out where it consists of characters that mean nothing in a maze and that the
//! lines beside it do not have, or where it gives the size.

use std::collections::BTreeSet;
use std::ops::Range;

use super::sheet::split_lines;
use super::symbols::{is_known, is_wall, mark};
use crate::maze::Warning;

const FENCE: &str = "```";
/// How many lines of the maze are sampled for its characters.
const SAMPLE_LINES: usize = 64;
/// How much of each of these lines is.
const WIDTH_OF_SAMPLE: usize = 512;
/// At least one in this many characters of a title occurs in no maze; others may look like marks.
const LEAST_STRANGE: usize = 5;
/// Titles and legends are not longer than this.
const MOST_LINES: usize = 40;

/// The lines of a text that are the maze.
#[derive(Debug, PartialEq)]
pub struct Body<'a> {
    pub text: &'a str,
    /// How many lines come before it.
    pub first_line: usize,
    /// The line that gives the size, and its text.
    pub size: Option<(usize, String)>,
    pub warnings: Vec<Warning>,
}

impl<'a> Body<'a> {
    /// Finds the maze in a text that may hold more.
    pub fn of(text: &'a str) -> Self {
        let (range, warnings) = fenced(text);
        let first_line = split_lines(&text[..range.start]).count() - 1;
        let mut body = Self { text: &text[range], first_line, size: None, warnings };
        body.leave_out_above();
        body.leave_out_below();
        body
    }

    fn leave_out_above(&mut self) {
        for _ in 0..MOST_LINES {
            let mut lines = split_lines(self.text);
            let Some(line) = lines.next() else { return };
            let rest: Vec<&str> =
                lines.filter(|line| !line.trim().is_empty()).take(SAMPLE_LINES).collect();
            let is_blank = line.trim().is_empty();
            let is_left_out =
                !rest.is_empty() && (is_blank || is_strange(line, &symbols_of(&rest)));
            let is_size = !is_left_out && says_size(line, &rest);
            if !is_left_out && !is_size {
                return;
            }
            let number = self.first_line + 1;
            if !is_blank {
                self.note(number, line);
            }
            let after = &self.text[line.len()..];
            self.text = after.strip_prefix("\r\n").unwrap_or_else(|| after.get(1..).unwrap_or(""));
            self.first_line += 1;
        }
    }

    fn leave_out_below(&mut self) {
        for _ in 0..MOST_LINES {
            let text = self.text.trim_end();
            let begin = text.rfind(['\n', '\r']).map_or(0, |end| end + 1);
            let (before, line) = text.split_at(begin);
            let mut sample = before.len().saturating_sub(SAMPLE_LINES * WIDTH_OF_SAMPLE);
            while !before.is_char_boundary(sample) {
                sample += 1;
            }
            let rest: Vec<&str> = split_lines(&before[sample..]).collect();
            if before.trim().is_empty() || !is_strange(line, &symbols_of(&rest)) {
                return;
            }
            if may_matter(line) {
                let number = self.first_line + split_lines(before).count();
                self.warnings.push(Warning::LeftOut(number));
            }
            self.text = before;
        }
    }

    /// Remembers a line that is left out, if it may matter.
    fn note(&mut self, number: usize, line: &str) {
        if !may_matter(line) {
            return;
        }
        if self.size.is_none() && numbers(line).len() == 2 {
            self.size = Some((number, line.trim().chars().take(40).collect()));
        } else {
            self.warnings.push(Warning::LeftOut(number));
        }
    }
}

/// The text between the first two fences, or else all of it.
fn fenced(text: &str) -> (Range<usize>, Vec<Warning>) {
    let whole = (0..text.len(), Vec::new());
    if !text.contains(FENCE) {
        return whole;
    }
    let mut blocks = Vec::new();
    let (mut offset, mut begin) = (0, None);
    for line in text.split_inclusive('\n') {
        let end = offset + line.len();
        if line.trim_start().starts_with(FENCE) {
            match begin.take() {
                None => begin = Some(end),
                Some(begin) if blocks.len() < 2 => blocks.push(begin..offset),
                Some(_) => {}
            }
        }
        offset = end;
    }
    match &blocks[..] {
        [] => whole,
        [block] => (block.clone(), Vec::new()),
        [block, ..] => (block.clone(), vec![Warning::FirstOfSeveral]),
    }
}

/// Whether a line consists of characters that occur in no maze.
fn is_strange(line: &str, others: &BTreeSet<char>) -> bool {
    let is_strange =
        |symbol: &char| !is_known(*symbol) && mark(*symbol).is_none() && !others.contains(symbol);
    let symbols = || line.chars().filter(|symbol| !symbol.is_whitespace());
    let total = symbols().take(WIDTH_OF_SAMPLE).count();
    let mut strange: Vec<char> = symbols().take(WIDTH_OF_SAMPLE).filter(is_strange).collect();
    let count = strange.len();
    strange.sort_unstable();
    strange.dedup();
    let is_number = symbols().all(|symbol| symbol.is_ascii_digit()) && !strange.is_empty();
    is_number || strange.len() >= 2 && LEAST_STRANGE * count >= total
}

/// Whether a line has numbers, or walls after the beginning of a heading or a remark.
fn may_matter(line: &str) -> bool {
    let is_drawn =
        |symbol: char| !symbol.is_alphanumeric() && is_wall(symbol) || matches!(symbol, '|' | '+');
    line.trim_start_matches(['#', '/', '*', ' ', '-', ';'])
        .contains(|symbol: char| symbol.is_ascii_digit() || is_drawn(symbol))
}

fn symbols_of(lines: &[&str]) -> BTreeSet<char> {
    lines.iter().flat_map(|line| line.chars().take(WIDTH_OF_SAMPLE)).collect()
}

/// Whether a line is two numbers and the lines below it are something else.
fn says_size(line: &str, rest: &[&str]) -> bool {
    let is_of_numbers = |line: &str| {
        let is_part = |symbol: char| {
            symbol.is_ascii_digit() || matches!(symbol, ' ' | '\t' | ',' | 'x' | '×')
        };
        line.chars().all(is_part)
    };
    let words = |line: &str| line.split([' ', ',', '\t']).count();
    let is_other = |next: &&str| {
        let (line, next) = (line.trim(), next.trim());
        line.len() != next.len() && (!is_of_numbers(next) || words(line) != words(next))
    };
    let below = rest.get(..2).unwrap_or_default();
    is_of_numbers(line)
        && numbers(line).len() == 2
        && !below.is_empty()
        && below.iter().all(is_other)
}

/// The whole numbers in a line that could be sides.
pub fn numbers(line: &str) -> Vec<usize> {
    let words = line.split(|symbol: char| !symbol.is_ascii_digit());
    words.filter_map(|word| word.parse().ok()).take(4).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_maze_is_left_out() {
        let maze = "#####\n#   #\n#####";
        for (text, first_line) in [
            (maze.to_owned(), 0),
            (format!("My maze\n\n{maze}"), 2),
            (format!("# Maze of doom\n{maze}\n"), 1),
            (format!("```text\n{maze}\n```\nMore words."), 1),
            (format!("3 5\n{maze}"), 1),
            (format!("迷宫：\r\n{maze}\n# is a wall"), 1),
        ] {
            let body = Body::of(&text);
            assert_eq!((body.text.trim(), body.first_line), (maze, first_line), "{text}");
            assert_eq!(body.warnings, [], "{text}");
        }
    }

    #[test]
    fn lines_of_mazes_stay() {
        for text in [
            "S\nG",
            "###\n# ?#",
            "#??#\nS  G",
            "111\n1 0 1\n111",
            "1 0\n0 0\n0 1",
            "qwq\nq q\nqwq",
            "+--\n|S|\n+-+",
        ] {
            assert_eq!(Body::of(text).text, text);
        }
    }
}
