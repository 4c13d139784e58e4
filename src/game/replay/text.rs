//! Reads the text of a recording, line by line.
//!
//! Reading is strict: whatever is accepted would be written as exactly the same text, except for
//! line ends. No memory is reserved by numbers in the text, and every error gives its line and what
//! would be allowed there.

use std::borrow::Cow;
use std::iter::Peekable;
use std::str::{FromStr, Split};

use super::name::NameError;
use super::strides::StrideError;
use super::write::{NOBODY, SEALED_VERSION, TITLE, VERSION};
use super::{Course, Origin, PlayedRound, Recorded, Recording, ReplayKind, Track};
use crate::game::versus::code::{MatchCode, MatchCodeError};
use crate::game::versus::player::Coat;
use crate::game::versus::rules::Seat;
use crate::maze::{Endless, SpecError, Tile};

/// The most bytes of a recording's text.
pub const MOST_RECORDING_BYTES: u64 = 256 << 20;
/// How much of a line an error quotes.
const MOST_QUOTED_CHARACTERS: usize = 40;

/// Why a text is no recording.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum RecordingError {
    #[error("this is not a recording: one begins with the line '{TITLE}{VERSION}'")]
    SomethingElse,
    #[error(
        "this is a recording of version '{0}', and this game knows {VERSION} and {SEALED_VERSION}"
    )]
    Version(String),
    #[error("this is not a recording: it is not UTF-8 text")]
    NoText,
    #[error("this is not a recording: it is larger than {} MiB", MOST_RECORDING_BYTES >> 20)]
    TooLong,
    #[error("line {number}: {flaw}")]
    Line {
        /// The line number, from 1.
        number: usize,
        flaw: ReplayFlaw,
    },
}

/// What is wrong with a line of a recording.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayFlaw {
    #[error("'{key} {example}' or the like has to stand here, not '{found}'")]
    Expected { key: &'static str, example: &'static str, found: String },
    /// It is understandable, but not what the game would write.
    #[error("the game writes '{written}' here, not '{found}'")]
    Unusual { written: String, found: String },
    #[error(transparent)]
    Code(#[from] SpecError),
    #[error(transparent)]
    Rules(#[from] MatchCodeError),
    #[error(transparent)]
    Name(#[from] NameError),
    #[error(transparent)]
    Strides(#[from] StrideError),
}

/// Whether these bytes are meant as a recording, of any version.
pub fn is_recording(bytes: &[u8]) -> bool {
    bytes.starts_with(TITLE.as_bytes())
}

impl Recording {
    /// Reads a recording, which may still be impossible.
    pub fn read(text: &str) -> Result<Self, RecordingError> {
        let text = with_plain_ends(text);
        let recording = Reader::new(&text)?.recording()?;
        match first_difference(&recording.write(), &text) {
            None => Ok(recording),
            Some((number, written, found)) => {
                let flaw = ReplayFlaw::Unusual { written: quoted(written), found: quoted(found) };
                Err(RecordingError::Line { number, flaw })
            }
        }
    }

    /// Reads a recording from the bytes of a file.
    pub fn read_bytes(bytes: &[u8]) -> Result<Self, RecordingError> {
        if bytes.len() as u64 > MOST_RECORDING_BYTES {
            return Err(RecordingError::TooLong);
        }
        match std::str::from_utf8(bytes) {
            Ok(text) => Self::read(text),
            Err(_) if is_recording(bytes) => Err(RecordingError::NoText),
            Err(_) => Err(RecordingError::SomethingElse),
        }
    }
}

/// The lines of a text to be read.
struct Reader<'a> {
    lines: Peekable<Split<'a, char>>,
    /// The number of the line read last.
    number: usize,
    is_sealed: bool,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Result<Self, RecordingError> {
        let mut lines = text.split('\n').peekable();
        let first = lines.next().unwrap_or_default();
        match first.strip_prefix(TITLE) {
            Some(version @ (VERSION | SEALED_VERSION)) => {
                Ok(Self { lines, number: 1, is_sealed: version == SEALED_VERSION })
            }
            Some(version) => Err(RecordingError::Version(quoted(version))),
            None => Err(RecordingError::SomethingElse),
        }
    }

    fn recording(mut self) -> Result<Recording, RecordingError> {
        let kinds = ["run", "endless", "round"];
        let kind = self.choice("kind", "run", |kind| kinds.into_iter().find(|one| *one == kind))?;
        let (kind, course, helped) = match kind {
            "endless" => {
                let endless: Endless = self.code("endless1-233")?;
                let cheeses = self.number("cheeses", "12")?;
                (ReplayKind::Endless { cheeses }, Course::Plane(endless), false)
            }
            "round" => {
                let course = self.code("kruskal1-30x20-233")?;
                (ReplayKind::Round(self.round(course)?), course, false)
            }
            _ => {
                let spec = self.code("kruskal1-30x20-233")?;
                (ReplayKind::Run, Course::Maze(spec), self.helped()?)
            }
        };
        let ticks = self.number("ticks", "2400")?;
        let mut players = vec![self.player()?];
        if matches!(kind, ReplayKind::Round(_)) {
            players.push(self.player()?);
        }
        let checksum =
            self.choice("checksum", "0123456789abcdef", |sum| u64::from_str_radix(sum, 16).ok())?;
        let mut seal = None;
        if self.is_sealed {
            let example = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
            seal = Some(self.choice("seal", example, |seal| seal.parse().ok())?);
        }
        // Only the owner of the key can recognise its own seal.
        let origin = if seal.is_some() { Origin::Foreign } else { Origin::Unsealed };
        Ok(Recording { kind, course, helped, ticks, players, checksum, seal, origin })
    }

    fn code<T: FromStr<Err = SpecError>>(
        &mut self,
        example: &'static str,
    ) -> Result<T, RecordingError> {
        let code = self.value("code", example)?.parse();
        code.map_err(|error| self.flaw(error))
    }

    fn helped(&mut self) -> Result<bool, RecordingError> {
        self.choice("helped", "no", |helped| match helped {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        })
    }

    fn round(&mut self, course: Course) -> Result<PlayedRound, RecordingError> {
        let rules = self.value("rules", "race-bo3")?.parse();
        let code = rules.and_then(|rules| MatchCode::new(course, rules));
        let rules = code.map_err(|error| self.flaw(error))?.rules();
        let are_sides_swapped = self.choice("seats", "1 2", |seats| match seats {
            "1 2" => Some(false),
            "2 1" => Some(true),
            _ => None,
        })?;
        let winner = self.choice("winner", "1", |winner| match winner {
            "1" => Some(Some(Seat::One)),
            "2" => Some(Some(Seat::Two)),
            NOBODY => Some(None),
            _ => None,
        })?;
        let mut cheeses = [0; 2];
        if rules.mode.counts_points() {
            cheeses = self.choice("cheeses", "3 2", |cheeses| {
                let (one, two) = cheeses.split_once(' ')?;
                Some([one.parse().ok()?, two.parse().ok()?])
            })?;
        }
        Ok(PlayedRound { rules, are_sides_swapped, winner, cheeses })
    }

    fn player(&mut self) -> Result<Recorded, RecordingError> {
        let name = self.value("player", "Ann")?.parse();
        let name = name.map_err(|error: NameError| self.flaw(error))?;
        let mut coat = None;
        if self.is_next("coat") {
            coat = self.choice("coat", "rabbit", |name| {
                Coat::ALL.into_iter().find(|coat| coat.name() == name).map(Some)
            })?;
        }
        let start = self.choice("start", "1 1", |start| {
            let (column, row) = start.split_once(' ')?;
            Some(Tile::new(column.parse().ok()?, row.parse().ok()?))
        })?;
        let is_stride = |tiles: &u16| (1..=2).contains(tiles);
        let stride = self.choice("stride", "2", |tiles| tiles.parse().ok().filter(is_stride))?;
        let mut track = Track::new(start, stride);
        if self.is_next("pace") {
            track = track.at_pace(self.number("pace", "12")?);
        }
        let steps = self.number("steps", "120")?;
        while self.is_next("way") {
            let strides = self.value("way", "1rrd")?;
            track.read_strides(strides).map_err(|error| self.flaw(error))?;
        }
        Ok(Recorded { name, coat, steps, track })
    }

    /// The text after this word in the next line.
    fn value(
        &mut self,
        key: &'static str,
        example: &'static str,
    ) -> Result<&'a str, RecordingError> {
        let line = self.lines.next().unwrap_or_default();
        self.number += 1;
        let value = line.strip_prefix(key).and_then(|rest| rest.strip_prefix(' '));
        value.ok_or_else(|| self.flaw(ReplayFlaw::Expected { key, example, found: quoted(line) }))
    }

    /// The text after this word in the next line, as one of several choices.
    fn choice<T>(
        &mut self,
        key: &'static str,
        example: &'static str,
        understand: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, RecordingError> {
        let value = self.value(key, example)?;
        let found = || quoted(&format!("{key} {value}"));
        let flaw = || ReplayFlaw::Expected { key, example, found: found() };
        understand(value).ok_or_else(|| self.flaw(flaw()))
    }

    fn number(&mut self, key: &'static str, example: &'static str) -> Result<u32, RecordingError> {
        self.choice(key, example, |number| number.parse().ok())
    }

    fn is_next(&mut self, key: &str) -> bool {
        self.lines.peek().is_some_and(|line| line.split(' ').next() == Some(key))
    }

    fn flaw(&self, flaw: impl Into<ReplayFlaw>) -> RecordingError {
        RecordingError::Line { number: self.number, flaw: flaw.into() }
    }
}

/// The text with normal line ends, if mail or an editor has changed all of them.
fn with_plain_ends(text: &str) -> Cow<'_, str> {
    let is_changed = text.split_inclusive('\n').all(|line| line.ends_with("\r\n"));
    if is_changed { text.replace("\r\n", "\n").into() } else { text.into() }
}

/// The first line in which two texts differ, with its number.
fn first_difference<'a>(written: &'a str, found: &'a str) -> Option<(usize, &'a str, &'a str)> {
    if written == found {
        return None;
    }
    let lines = written.split('\n').zip(found.split('\n'));
    let different = lines.enumerate().find(|(_, (written, found))| written != found);
    // If all lines are equal, one of the texts has more of them.
    let shorter = written.matches('\n').count().min(found.matches('\n').count());
    let (place, (written, found)) = different.unwrap_or((shorter + 1, ("", "more lines")));
    Some((place + 1, written, found))
}

/// The beginning of a line, for an error.
fn quoted(line: &str) -> String {
    let mut quoted: String = line.chars().take(MOST_QUOTED_CHARACTERS).collect();
    if quoted.len() < line.len() {
        quoted.push('…');
    }
    quoted.escape_debug().to_string()
}
