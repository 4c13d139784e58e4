//! A run as one line that can be pasted into a chat: `icetea:1.CODE.RUN.SUM`.
//!
//! RUN is the player's name and the strides, packed bit by bit; SUM is a checksum of all before it.
//! All characters are ones that chats and addresses leave unchanged. As any recording, a challenge
//! still has to be [checked](Recording::check) in its maze.

use super::bits::{BitReader, BitWriter};
use super::{Course, Recorded, Recording, ReplayKind, Track};
use crate::game::endless::over_after;
use crate::maze::random::text_hash;
use crate::maze::{Direction, SpecError, Tile};

/// The most characters of a challenge, so that a chat accepts it.
pub const MOST_CHALLENGE_CHARACTERS: usize = 2_000;

const BEGINNING: &str = "icetea:";
const VERSION: &str = "1";
/// The size of a group of bits in a number; a bit before each group says that there is one.
const NUMBER_BITS: u32 = 4;

/// Why a text is no challenge.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum ChallengeError {
    #[error("a challenge begins with '{BEGINNING}{VERSION}.'")]
    SomethingElse,
    #[error("this challenge is of version '{0}', and this game knows version {VERSION} only")]
    Version(String),
    #[error("a challenge has at most {MOST_CHALLENGE_CHARACTERS} characters")]
    TooLong,
    /// The checksum does not match.
    #[error("part of this challenge is missing: copy the whole line again")]
    Broken,
    #[error(transparent)]
    Code(#[from] SpecError),
}

/// Whether a text is meant as a challenge.
pub fn is_challenge(text: &str) -> bool {
    plain(text).take(BEGINNING.len()).eq(BEGINNING.chars())
}

impl Recording {
    /// The run as a challenge, if it was made without help and is short enough.
    pub fn challenge(&self) -> Option<String> {
        let [player] = &self.players[..] else { return None };
        if self.helped || !self.is_of_one() || player.track.start() != self.course.start() {
            return None;
        }
        // A stride takes at least a sixth of a letter, so a giant run is not even packed.
        if player.track.strides().len() > 6 * MOST_CHALLENGE_CHARACTERS {
            return None;
        }
        let body =
            format!("{BEGINNING}{VERSION}.{}.{}", self.course, pack(self.cheeses(), player).text());
        let line = format!("{body}.{}", sum(&body));
        (line.len() <= MOST_CHALLENGE_CHARACTERS).then_some(line)
    }

    /// Reads a challenge, whose run may still be impossible. Blanks and line breaks are ignored.
    pub fn read_challenge(text: &str) -> Result<Self, ChallengeError> {
        // One more than allowed, to notice that there are too many.
        let line: String = plain(text).take(MOST_CHALLENGE_CHARACTERS + 1).collect();
        let rest = line.strip_prefix(BEGINNING).ok_or(ChallengeError::SomethingElse)?;
        let (version, _) = rest.split_once('.').ok_or(ChallengeError::Broken)?;
        if version != VERSION {
            return Err(ChallengeError::Version(version.chars().take(9).collect()));
        }
        if line.len() > MOST_CHALLENGE_CHARACTERS {
            return Err(ChallengeError::TooLong);
        }
        let (body, said) = line.rsplit_once('.').ok_or(ChallengeError::Broken)?;
        if sum(body) != said {
            return Err(ChallengeError::Broken);
        }
        let parts: Vec<&str> = body.split('.').collect();
        let [_, code, run] = parts[..] else { return Err(ChallengeError::Broken) };
        let course: Course = code.parse()?;
        let (cheeses, player) = unpack(run, course).ok_or(ChallengeError::Broken)?;
        let (kind, ticks) = match cheeses {
            Some(cheeses) => (ReplayKind::Endless { cheeses }, over_after(cheeses)),
            None => (ReplayKind::Run, player.track.end_tick()),
        };
        let recording = Self::new(kind, course, false, ticks, vec![player]);
        // A run has only one valid challenge text.
        let is_same = recording.challenge().as_deref() == Some(&line);
        if is_same { Ok(recording) } else { Err(ChallengeError::Broken) }
    }
}

/// The text without what a chat may have inserted.
fn plain(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|sign| !sign.is_whitespace())
}

fn sum(body: &str) -> String {
    let mut bits = BitWriter::default();
    bits.push(text_hash(body), u64::BITS);
    bits.text()
}

/// The cheeses of an endless run, the name, the length of strides and their number, and the
/// strides: one bit if a stride continues like the one before, one to three for its direction.
fn pack(cheeses: Option<u32>, player: &Recorded) -> BitWriter {
    let Recorded { name, track, .. } = player;
    let mut bits = BitWriter::default();
    if let Some(cheeses) = cheeses {
        push_number(&mut bits, cheeses);
    }
    push_number(&mut bits, name.as_str().len() as u32);
    for byte in name.as_str().bytes() {
        bits.push(byte.into(), u8::BITS);
    }
    bits.push(u64::from(track.stride_tiles() == 2), 1);
    push_number(&mut bits, track.strides().len() as u32);
    let mut before = Before::START;
    for stride in track.strides() {
        let stood_ticks = stride.tick - before.end_tick.min(stride.tick);
        let goes_on = stood_ticks == 0 && stride.runs == before.runs;
        if let Some(to) = stride.leap {
            // No other stride stops going on for no time at the pace before it.
            bits.push(0b10 | u64::from(before.runs), 2);
            for number in [0, stood_ticks, to.column.into(), to.row.into()] {
                push_number(&mut bits, number);
            }
            before.end_tick = track.arrival_tick(stride);
            continue;
        }
        bits.push(u64::from(!goes_on), 1);
        if !goes_on {
            bits.push(stride.runs.into(), 1);
            push_number(&mut bits, stood_ticks);
        }
        match (stride.direction as u8).wrapping_sub(before.direction as u8) & 3 {
            0 => bits.push(0b0, 1),
            1 => bits.push(0b10, 2),
            3 => bits.push(0b110, 3),
            _ => bits.push(0b111, 3),
        }
        before = Before {
            end_tick: track.arrival_tick(stride),
            direction: stride.direction,
            runs: stride.runs,
        };
    }
    bits
}

fn unpack(text: &str, course: Course) -> Option<(Option<u32>, Recorded)> {
    let mut bits = BitReader::new(text)?;
    let cheeses = match course {
        Course::Maze(_) => None,
        Course::Plane(_) => Some(take_number(&mut bits)?),
    };
    let mut name = Vec::new();
    for _ in 0..take_number(&mut bits)? {
        name.push(bits.take(u8::BITS)? as u8);
    }
    let name = String::from_utf8(name).ok()?.parse().ok()?;
    let stride_tiles = if bits.take(1)? == 1 { 2 } else { 1 };
    let steps = take_number(&mut bits)?;
    // No cheese can be eaten without a step.
    let cheeses = cheeses.map(|cheeses| cheeses.min(steps));
    let mut track = Track::new(course.start(), stride_tiles);
    let mut before = Before::START;
    for _ in 0..steps {
        let (mut runs, mut stood_ticks) = (before.runs, 0);
        if bits.take(1)? == 1 {
            runs = bits.take(1)? == 1;
            stood_ticks = take_number(&mut bits)?;
            if stood_ticks == 0 && runs == before.runs {
                let tick = before.end_tick.checked_add(take_number(&mut bits)?)?;
                let mut side = || u16::try_from(take_number(&mut bits)?).ok();
                if !track.leap(tick, Tile::new(side()?, side()?)) {
                    return None;
                }
                before.end_tick = track.end_tick();
                continue;
            }
        }
        let turn = match bits.take(1)? {
            0 => 0,
            _ if bits.take(1)? == 0 => 1,
            _ if bits.take(1)? == 0 => 3,
            _ => 2,
        };
        let direction = Direction::nth(before.direction as u8 + turn);
        let tick = before.end_tick.checked_add(stood_ticks)?;
        if !track.set_out(tick, direction, runs) {
            return None;
        }
        before = Before { end_tick: track.end_tick(), direction, runs };
    }
    bits.ends_here().then_some((cheeses, Recorded { name, coat: None, steps, track }))
}

/// The state that a stride is relative to.
struct Before {
    end_tick: u32,
    direction: Direction,
    runs: bool,
}

impl Before {
    /// Most first strides begin in tick 1.
    const START: Self = Self { end_tick: 1, direction: Direction::Right, runs: false };
}

/// Appends a number in groups of bits, the lowest first.
fn push_number(bits: &mut BitWriter, number: u32) {
    let mut rest = number;
    loop {
        let group = rest & ((1 << NUMBER_BITS) - 1);
        rest >>= NUMBER_BITS;
        bits.push(u64::from(rest > 0), 1);
        bits.push(group.into(), NUMBER_BITS);
        if rest == 0 {
            return;
        }
    }
}

fn take_number(bits: &mut BitReader<'_>) -> Option<u32> {
    let mut number = 0;
    for shift in (0..u32::BITS).step_by(NUMBER_BITS as usize) {
        let goes_on = bits.take(1)? == 1;
        number |= (bits.take(NUMBER_BITS)? as u32) << shift;
        if !goes_on {
            return Some(number);
        }
    }
    None
}
