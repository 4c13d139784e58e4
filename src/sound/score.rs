//! Scores: tunes as texts that a person can read and write.
//!
//! A score says how many beats there are a minute and a bar, and in which order its parts are
//! played. In a part each line is an instrument and its bars. The cells between two `|` share a bar
//! evenly: a pitch, several joined by `+`, `-` to hold what sounds, or `.` to rest. Lines of one
//! part that begin with the same instrument sound together. Lines that begin with `#` are comments.
//!
//! ```
//! use icetea_maze::sound::Score;
//!
//! let score = Score::read(
//!     "beats 60 a minute, 2 a bar
//!      order A A
//!      part A
//!      string  | C3 - | G2   |
//!      kalimba | . E5 | D5+G5 |",
//! )?;
//! assert_eq!(score.notes(), 2 * 5);
//! assert_eq!(score.frames(), 2 * 2 * 2 * 48_000);
//! # Ok::<(), icetea_maze::sound::ScoreError>(())
//! ```

use thiserror::Error;

use super::FRAMES_PER_SECOND;
use super::instrument::{FOR_SCORES, Instrument};
use super::pitch::Pitch;
use super::voice::Note;

/// A tune as notes in the order in which they begin.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Score {
    notes: Vec<(u32, Note)>,
    frames: u32,
}

/// Why a text is not a score.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[expect(missing_docs, reason = "the message says it")]
pub enum ScoreError {
    #[error("a score begins with a line such as `beats 72 a minute, 4 a bar`")]
    NoBeats,
    #[error("the second line of a score names its parts in order, such as `order A A B`")]
    NoOrder,
    #[error("there is no part {0}")]
    NoSuchPart(String),
    #[error("line {line}: there is no instrument {name}; there are {}", names())]
    NoInstrument { line: usize, name: String },
    #[error("line {line}: `{cell}` is no pitch such as C4, F#3 or Bb5, no `-` and no `.`")]
    NoPitch { line: usize, cell: String },
    #[error("line {line}: all lines of a part have the same number of bars, and each bar a cell")]
    Uneven { line: usize },
}

/// A part: how many bars it has, and its notes with the bar and the position in it.
#[derive(Default)]
struct Part {
    name: String,
    bars: usize,
    notes: Vec<Written>,
}

#[derive(Clone, Copy)]
struct Written {
    instrument: &'static Instrument,
    pitch: Pitch,
    /// In bars from the beginning of the part.
    begin: f64,
    /// In bars.
    length: f64,
}

/// The strength of a note that is not the first of its bar.
const UNSTRESSED: f32 = 0.82;
/// The lowest notes are in the middle; higher ones are farther to one side.
const PAN_BY_INSTRUMENT: f32 = 0.3;

impl Score {
    /// Reads a score.
    pub fn read(text: &str) -> Result<Self, ScoreError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(place, line)| (place + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let bar_frames = lines.next().and_then(|(_, line)| bar_frames(line));
        let bar_frames = bar_frames.ok_or(ScoreError::NoBeats)?;
        let order = lines.next().and_then(|(_, line)| line.strip_prefix("order "));
        let order = order.ok_or(ScoreError::NoOrder)?;
        let mut parts: Vec<Part> = Vec::new();
        for (line, text) in lines {
            if let Some(name) = text.strip_prefix("part ") {
                parts.push(Part { name: name.trim().to_owned(), ..Part::default() });
            } else {
                parts.last_mut().ok_or(ScoreError::NoOrder)?.read_line(line, text)?;
            }
        }
        let mut score = Self::default();
        let mut bars = 0;
        for name in order.split_whitespace() {
            let part = parts.iter().find(|part| part.name == name);
            let part = part.ok_or_else(|| ScoreError::NoSuchPart(name.to_owned()))?;
            let frames = |bars: f64| (bars * bar_frames).round() as u32;
            score.notes.extend(part.notes.iter().map(|written| {
                let note = Note {
                    instrument: written.instrument,
                    pitch: written.pitch,
                    strength: if written.begin.fract() == 0.0 { 1.0 } else { UNSTRESSED },
                    hold_frames: frames(written.length),
                    pan: pan_of(written.instrument),
                };
                (frames(bars as f64 + written.begin), note)
            }));
            bars += part.bars;
        }
        score.notes.sort_by_key(|note| note.0);
        score.frames = (bars as f64 * bar_frames).round() as u32;
        Ok(score)
    }

    /// How many notes it has.
    pub const fn notes(&self) -> usize {
        self.notes.len()
    }

    /// Its length in frames.
    pub const fn frames(&self) -> u32 {
        self.frames
    }

    /// The note with this number and the frame in which it begins.
    pub(super) fn note(&self, number: usize) -> Option<&(u32, Note)> {
        self.notes.get(number)
    }
}

impl Part {
    fn read_line(&mut self, line: usize, text: &str) -> Result<(), ScoreError> {
        let (name, bars) = text.split_once('|').ok_or(ScoreError::Uneven { line })?;
        let name = name.trim();
        let instrument = FOR_SCORES.into_iter().find(|instrument| instrument.name == name);
        let instrument =
            instrument.ok_or_else(|| ScoreError::NoInstrument { line, name: name.to_owned() })?;
        let bars: Vec<&str> = bars.trim().trim_end_matches('|').split('|').collect();
        if self.bars != 0 && self.bars != bars.len() {
            return Err(ScoreError::Uneven { line });
        }
        self.bars = bars.len();
        // The index of the first note that a `-` would lengthen.
        let mut held = self.notes.len();
        for (place, bar) in bars.into_iter().enumerate() {
            let cells: Vec<&str> = bar.split_whitespace().collect();
            if cells.is_empty() {
                return Err(ScoreError::Uneven { line });
            }
            let length = 1.0 / cells.len() as f64;
            for (cell_place, &cell) in cells.iter().enumerate() {
                match cell {
                    "-" => self.notes[held..].iter_mut().for_each(|note| note.length += length),
                    "." => held = self.notes.len(),
                    names => {
                        held = self.notes.len();
                        for name in names.split('+') {
                            let pitch = name
                                .parse()
                                .map_err(|_| ScoreError::NoPitch { line, cell: cell.to_owned() })?;
                            let begin = place as f64 + cell_place as f64 * length;
                            self.notes.push(Written { instrument, pitch, begin, length });
                        }
                    }
                }
            }
        }
        Ok(())
    }
}

/// How many frames a bar has, from a line such as `beats 72 a minute, 4 a bar`.
fn bar_frames(line: &str) -> Option<f64> {
    let (a_minute, a_bar) = line.strip_prefix("beats ")?.split_once(" a minute, ")?;
    let a_minute: u16 = a_minute.parse().ok().filter(|beats| (20..=300).contains(beats))?;
    let a_bar: u16 = a_bar.strip_suffix(" a bar")?.parse().ok().filter(|&beats| beats > 0)?;
    Some(f64::from(a_bar) * 60.0 / f64::from(a_minute) * f64::from(FRAMES_PER_SECOND))
}

fn pan_of(instrument: &Instrument) -> f32 {
    match instrument.name {
        "kalimba" | "marimba" => -PAN_BY_INSTRUMENT,
        "string" => PAN_BY_INSTRUMENT,
        _ => 0.0,
    }
}

fn names() -> String {
    FOR_SCORES.map(|instrument| instrument.name).join(", ")
}
