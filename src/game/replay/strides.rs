//! Strides as text: one letter each, lower case for walking and capital for running, and before it
//! the number of ticks that the mouse stood, if it did.
//!
//! `1rrd24R` sets out in tick 1, goes right twice and down once, stands for 24 ticks and runs to
//! the right. `1r[7,3]r` leaps after its first stride to the tile in column 7 and row 3.

use std::fmt::Write;

use crate::game::race::{Stride, Track};
use crate::game::tuning::RECORDING_MOST_STRIDES;
use crate::maze::{Direction, Tile};

/// What is wrong with the text of strides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum StrideError {
    #[error(
        "'{0}' is not a stride: r, d, l and u are steps, R, D, L and U are run, and a number before \
         one says for how many ticks the mouse stood"
    )]
    Sign(char),
    #[error("after a number of ticks comes a letter for the stride")]
    OpenEnd,
    #[error("the first tick is 1, so before the first stride stands how many ticks come to it")]
    BeforeTime,
    #[error(
        "a recording holds at most {} strides and lasts at most {} ticks",
        RECORDING_MOST_STRIDES,
        u32::MAX
    )]
    TooLong,
}

impl Track {
    /// All its strides as text.
    pub fn text(&self) -> String {
        let mut text = String::new();
        self.write_strides(0..self.strides().len(), &mut text);
        text
    }

    /// Adds the strides of a text.
    pub fn with_text(mut self, text: &str) -> Result<Self, StrideError> {
        self.read_strides(text)?;
        Ok(self)
    }

    /// Appends some of its strides to a text.
    pub(crate) fn write_strides(&self, places: std::ops::Range<usize>, out: &mut String) {
        let mut end_tick = match places.start {
            0 => 0,
            first => self.arrival_tick(&self.strides()[first - 1]),
        };
        for stride in &self.strides()[places] {
            if stride.tick > end_tick {
                // Writing into a string cannot fail.
                let _ = write!(out, "{}", stride.tick - end_tick);
            }
            match stride.leap {
                // Writing into a string cannot fail.
                Some(to) => _ = write!(out, "[{},{}]", to.column, to.row),
                None => out.push(letter(stride)),
            }
            end_tick = self.arrival_tick(stride);
        }
    }

    pub(super) fn read_strides(&mut self, text: &str) -> Result<(), StrideError> {
        let mut stood_ticks: Option<u32> = None;
        let mut signs = text.chars();
        while let Some(sign) = signs.next() {
            if let Some(digit) = sign.to_digit(10) {
                let ticks = stood_ticks.unwrap_or(0).checked_mul(10);
                let ticks = ticks.and_then(|ticks| ticks.checked_add(digit));
                stood_ticks = Some(ticks.ok_or(StrideError::TooLong)?);
                continue;
            }
            let direction = Direction::of_letter(sign.to_ascii_uppercase());
            let leap = (sign == '[').then(|| tile(&mut signs)).flatten();
            let tick = self.end_tick().checked_add(stood_ticks.take().unwrap_or(0));
            if direction.is_none() && leap.is_none() {
                return Err(StrideError::Sign(sign));
            }
            if tick == Some(0) {
                return Err(StrideError::BeforeTime);
            }
            let is_possible = tick.is_some_and(|tick| match (direction, leap) {
                (Some(direction), _) => self.set_out(tick, direction, sign.is_ascii_uppercase()),
                (None, Some(to)) => self.leap(tick, to),
                (None, None) => false,
            });
            if !is_possible {
                return Err(StrideError::TooLong);
            }
        }
        stood_ticks.map_or(Ok(()), |_| Err(StrideError::OpenEnd))
    }
}

const fn letter(stride: &Stride) -> char {
    let letter = stride.direction.letter();
    if stride.runs { letter } else { letter.to_ascii_lowercase() }
}

/// The tile in brackets, of which the first is read already.
fn tile(signs: &mut std::str::Chars) -> Option<Tile> {
    let (inside, rest) = signs.as_str().split_once(']')?;
    *signs = rest.chars();
    let (column, row) = inside.split_once(',')?;
    Some(Tile::new(column.parse().ok()?, row.parse().ok()?))
}
