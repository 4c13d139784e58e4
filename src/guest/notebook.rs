//! What a judge writes down of what a program says: its notes, its lines without meaning, and its
//! misconceptions.
//!
//! A program may say without end, so all of it is bounded: what is beyond is only counted.

use std::mem::{Discriminant, discriminant};

/// How many rooms a maze may have for a program of the player's own to be judged in it.
pub const MOST_JUDGED_ROOMS: u32 = 1_000_000;

/// How many events a judge keeps; a program that says more is judged all the same.
pub const MOST_EVENTS: usize = 1 << 23;

/// How many texts of a program are kept, notes and lines without meaning together.
const MOST_TEXTS: usize = 1_000;
/// How many characters of each.
const MOST_CHARACTERS: usize = 200;

/// A text of a program, shortened where it is long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptText {
    /// The number of the line, counted from 1 over all that the program said.
    pub line: u32,
    /// What it said.
    pub text: String,
}

/// A kind of misconception, by the first of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noted<M> {
    /// The first of this kind, with its figures.
    pub first: M,
    /// The number of the line that showed it, counted from 1.
    pub line: u32,
    /// How many walls had been shown then, or rooms pushed.
    pub place: u32,
    /// How often one of this kind was seen.
    pub times: u32,
}

/// All of it.
#[derive(Clone, Debug)]
pub struct Notebook<M> {
    lines: u32,
    texts: Vec<KeptText>,
    meaningless: u32,
    noted: Vec<Noted<M>>,
}

impl<M> Default for Notebook<M> {
    fn default() -> Self {
        Self { lines: 0, texts: Vec::new(), meaningless: 0, noted: Vec::new() }
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

    /// A text that an event names by its number.
    pub fn text(&self, number: u32) -> Option<&KeptText> {
        self.texts.get(number as usize)
    }

    /// The misconceptions, a line for each kind, in the order in which they came up.
    pub fn noted(&self) -> &[Noted<M>] {
        &self.noted
    }

    pub(super) const fn next_line(&mut self) {
        self.lines = self.lines.saturating_add(1);
    }

    /// Keeps a text of the present line and returns its number, unless there are too many.
    pub(super) fn keep(&mut self, text: &str, has_meaning: bool) -> Option<u32> {
        self.meaningless = self.meaningless.saturating_add(u32::from(!has_meaning));
        let number = self.texts.len();
        (number < MOST_TEXTS).then(|| {
            let text = text.chars().take(MOST_CHARACTERS).collect();
            self.texts.push(KeptText { line: self.lines, text });
            number as u32
        })
    }

    /// Notes a misconception and returns the number of its kind.
    pub(super) fn note(&mut self, seen: M, place: u32) -> u32 {
        let kind: Discriminant<M> = discriminant(&seen);
        let known = self.noted.iter().position(|noted| discriminant(&noted.first) == kind);
        let number = known.unwrap_or(self.noted.len());
        if known.is_none() {
            self.noted.push(Noted { first: seen, line: self.lines, place, times: 0 });
        }
        let times = &mut self.noted[number].times;
        *times = times.saturating_add(1);
        number as u32
    }
}

/// The rest of a line as just so many numbers of rooms.
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
