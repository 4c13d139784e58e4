//! What a judge writes down of what a program says: how many lines, how many of them without
//! meaning, and the kinds of its misconceptions. However much it says, this stays small.

use std::mem::{Discriminant, discriminant};

use super::run_log::LogKind;

/// How many rooms a maze may have for a program of the player's own to be judged in it.
pub const MOST_JUDGED_ROOMS: u32 = 1_000_000;

/// A kind of misconception, by the first of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noted<M> {
    /// The first of this kind, with its figures.
    pub first: M,
    /// The number of the line that showed it, counted from 1.
    pub line: u32,
    /// How often one of this kind was seen.
    pub times: u32,
}

/// All of it.
#[derive(Clone, Debug)]
pub struct Notebook<M> {
    lines: u32,
    meaningless: u32,
    noted: Vec<Noted<M>>,
}

impl<M> Default for Notebook<M> {
    fn default() -> Self {
        Self { lines: 0, meaningless: 0, noted: Vec::new() }
    }
}

impl<M> Notebook<M> {
    /// How many lines the program has said.
    pub const fn lines(&self) -> u32 {
        self.lines
    }

    /// How many of them meant nothing.
    pub const fn meaningless(&self) -> u32 {
        self.meaningless
    }

    /// The misconceptions, a line for each kind, in the order in which they came up.
    pub fn noted(&self) -> &[Noted<M>] {
        &self.noted
    }

    pub(super) const fn next_line(&mut self) {
        self.lines = self.lines.saturating_add(1);
    }

    /// Counts the present line as one without meaning.
    pub(super) fn meaningless_line(&mut self) -> LogKind {
        self.meaningless = self.meaningless.saturating_add(1);
        LogKind::Meaningless(self.lines.into())
    }

    /// Notes a misconception.
    pub fn note(&mut self, seen: M) {
        let kind: Discriminant<M> = discriminant(&seen);
        let known = self.noted.iter_mut().find(|noted| discriminant(&noted.first) == kind);
        match known {
            Some(noted) => noted.times = noted.times.saturating_add(1),
            None => self.noted.push(Noted { first: seen, line: self.lines, times: 1 }),
        }
    }
}

/// The rest of a line as `COUNT` numbers of rooms, no more and no fewer.
pub(super) fn rooms<'a, const COUNT: usize>(
    words: impl Iterator<Item = &'a str>,
    count: u32,
) -> Option<[u32; COUNT]> {
    let mut numbers = [0; COUNT];
    let mut places = numbers.iter_mut();
    for word in words {
        *places.next()? = room(word, count)?;
    }
    places.next().is_none().then_some(numbers)
}

/// A word as the number of a room, in plain digits.
pub(super) fn room(word: &str, count: u32) -> Option<u32> {
    let is_plain = word.bytes().all(|digit| digit.is_ascii_digit());
    word.parse().ok().filter(|&number| is_plain && number < count)
}

/// What follows the word `note`.
pub(super) fn noted_text(line: &str) -> &str {
    line.trim_start().strip_prefix("note").unwrap_or_default().trim()
}
