//! The file of a world: what the seed does not tell, and sums by which damage is noticed.
//!
//! ```text
//! icetea-world, format 1     16 bytes      numbers are little-endian
//! width, height, leaf side   4 bytes each, and 4 of nothing
//! seed, steps, sum           8 bytes each  the sum of all of the above but itself, and of the table
//! table                      10 bytes a leaf: how many undecided walls lead out to the right and
//!                            down, and how many are within (2 each); the sum of its record (4)
//! records                    a bit for each of these walls, and the compass, in whole bytes
//! the survey, if measured    `survey`, numbers of seven bits a byte, and the sum of all that (8)
//! ```

use std::borrow::Cow;
use std::fmt;
use std::io::{self, Write};
use std::sync::atomic::Ordering;

use super::build::{Built, LeafRecord};
use super::{LeafPlan, WorldError, WorldSpec, WorldSurvey};
use crate::maze::Size;
use crate::maze::endless::Room;

const MAGIC: &[u8; 12] = b"icetea-world";
const FORMAT: u32 = 1;
const HEADER: usize = 56;
/// Where the sum of the header and the table is.
const SUM_AT: usize = 48;
const ENTRY: usize = 10;
const SURVEY: &[u8; 6] = b"survey";
/// How the first surveys began, which knew less. Such a world opens as one that was not measured.
const OLD_SURVEYS: [&[u8; 6]; 2] = [b"depths", b"depth2"];

/// The file of a world, of which any part can be opened.
#[derive(Clone)]
pub struct WorldFile {
    bytes: Cow<'static, [u8]>,
    plan: LeafPlan,
    steps: u64,
    /// Where the record of each leaf begins, and where the last one ends.
    begins: Vec<u64>,
    survey: Option<WorldSurvey>,
}

/// What is kept of a leaf.
#[derive(Clone, Copy, Debug)]
pub(super) struct KeptLeaf<'a> {
    pub lengths: [u16; 3],
    bits: &'a [u8],
}

impl KeptLeaf<'_> {
    /// Whether the wall in this slot is open.
    pub fn is_open(self, slot: usize) -> bool {
        self.bits.get(slot / 8).is_some_and(|byte| byte >> (slot % 8) & 1 == 1)
    }

    /// Whether the goal is nearer from the right or lower side of the wall in this slot.
    pub fn points_forwards(self, slot: usize) -> bool {
        self.is_open(LeafRecord::walls(self.lengths) + slot)
    }
}

impl Built {
    /// Which world it is.
    pub const fn plan(&self) -> LeafPlan {
        self.plan
    }

    /// How many steps it is from start to goal.
    pub const fn steps(&self) -> u64 {
        self.steps
    }

    /// Writes the world's file.
    pub fn write(&self, mut out: impl Write) -> io::Result<()> {
        let mut head = Vec::with_capacity(HEADER + self.records.len() * ENTRY);
        head.extend(MAGIC);
        let spec = self.plan.spec;
        for number in [FORMAT, spec.width(), spec.height(), self.plan.side, 0] {
            head.extend(number.to_le_bytes());
        }
        for number in [spec.seed(), self.steps, 0] {
            head.extend(number.to_le_bytes());
        }
        let bits = |record: &LeafRecord| -> Vec<u8> {
            record.bits.iter().map(|byte| byte.load(Ordering::Relaxed)).collect()
        };
        for (number, record) in self.records.iter().enumerate() {
            for length in record.lengths {
                head.extend(length.to_le_bytes());
            }
            head.extend(sum_of_record(number, &bits(record)).to_le_bytes());
        }
        let sum = sum(&head);
        head[SUM_AT..HEADER].copy_from_slice(&sum.to_le_bytes());
        out.write_all(&head)?;
        for record in &self.records {
            out.write_all(&bits(record))?;
        }
        Ok(())
    }
}

impl fmt::Debug for WorldFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "WorldFile({})", self.plan.spec)
    }
}

impl WorldFile {
    /// Whether a file that begins like this is one.
    pub fn is_begun_by(bytes: &[u8]) -> bool {
        bytes.starts_with(MAGIC)
    }

    /// Opens a file, whose sums are looked at; whether it is a maze only [`check`](super::check) knows.
    pub fn open(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Self, WorldError> {
        let bytes = bytes.into();
        if !Self::is_begun_by(&bytes) {
            return Err(WorldError::NoWorld);
        }
        let cut = |needs: u64| WorldError::Cut { has: bytes.len() as u64, needs };
        let Some(head) = bytes.get(..HEADER) else { return Err(cut(HEADER as u64)) };
        let short = |at: usize| u32::from_le_bytes(head[at..at + 4].try_into().unwrap_or_default());
        let long = |at: usize| u64::from_le_bytes(head[at..at + 8].try_into().unwrap_or_default());
        if short(12) != FORMAT {
            return Err(WorldError::Newer(short(12)));
        }
        let (spec, side) = (WorldSpec::new(short(16), short(20), long(32))?, short(24));
        let plan = LeafPlan { spec, side };
        if !plan.is_sound() {
            return Err(WorldError::Table);
        }
        let leaves: u64 = plan.leaves().into_iter().map(u64::from).product();
        let records_at = HEADER as u64 + leaves * ENTRY as u64;
        if records_at > bytes.len() as u64 {
            return Err(cut(records_at));
        }
        let mut table = bytes[..records_at as usize].to_vec();
        table[SUM_AT..HEADER].fill(0);
        if sum(&table) != long(SUM_AT) {
            return Err(WorldError::Table);
        }
        let mut begins = vec![records_at];
        for entry in table[HEADER..].chunks_exact(ENTRY) {
            let end = begins[begins.len() - 1] + LeafRecord::bytes(lengths(entry)) as u64;
            begins.push(end);
        }
        let end = begins[begins.len() - 1];
        if end > bytes.len() as u64 {
            return Err(cut(end));
        }
        let steps = long(40);
        let survey = match &bytes[end as usize..] {
            [] => None,
            rest if OLD_SURVEYS.iter().any(|old| rest.starts_with(*old)) => None,
            rest => Some(read_survey(rest, spec, steps).ok_or(WorldError::Table)?),
        };
        let world = Self { bytes, plan, steps, begins, survey };
        let [across, down] = plan.leaves();
        for row in 0..down {
            for column in 0..across {
                world.leaf([column, row])?;
            }
        }
        Ok(world)
    }

    /// Which world it is, and in which leaves.
    pub const fn plan(&self) -> LeafPlan {
        self.plan
    }

    /// Which world it is.
    pub const fn spec(&self) -> WorldSpec {
        self.plan.spec
    }

    /// How many steps it is from start to goal.
    pub const fn steps(&self) -> u64 {
        self.steps
    }

    /// What was measured of it.
    pub const fn survey(&self) -> Option<&WorldSurvey> {
        self.survey.as_ref()
    }

    /// How far its farthest parts are from the cheese, or might be if that was not measured.
    pub fn farthest(&self) -> u64 {
        let guess = self.steps.saturating_add(self.steps / 4).min(self.spec().rooms());
        self.survey().map_or(guess, |survey| survey.depths.farthest())
    }

    /// Writes the file with what was measured.
    pub fn write_with(&self, survey: &WorldSurvey, mut out: impl Write) -> io::Result<()> {
        let mut end = SURVEY.to_vec();
        survey.write(&mut end);
        end.extend(sum(&end).to_le_bytes());
        out.write_all(&self.bytes[..self.begins[self.begins.len() - 1] as usize])?;
        out.write_all(&end)
    }

    /// All of it.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The first room of a rectangle that the world has, and the first column and row after it.
    pub(super) fn part_of(&self, origin: Room, size: Size) -> ([u32; 2], [u32; 2]) {
        let (world, first) = (self.spec().size(), [origin.column, origin.row]);
        let wanted = [size.width(), size.height()].map(i64::from);
        let clamped = |line: usize, place: i64| place.clamp(0, world[line].into()) as u32;
        let begin = [0, 1].map(|line| clamped(line, first[line]));
        (begin, [0, 1].map(|line| clamped(line, first[line].saturating_add(wanted[line]))))
    }

    /// The leaves that such a rectangle touches.
    pub(super) fn leaves_of(&self, origin: Room, size: Size) -> Vec<[u32; 2]> {
        let (begin, end) = self.part_of(origin, size);
        let side = self.plan.side;
        let along = |line: usize| begin[line] / side..end[line].div_ceil(side);
        along(1).flat_map(|row| along(0).map(move |column| [column, row])).collect()
    }

    /// How many bytes it has.
    pub fn length(&self) -> usize {
        self.bytes.len()
    }

    /// What is kept of a leaf; an error if that is damaged.
    pub(super) fn leaf(&self, at: [u32; 2]) -> Result<KeptLeaf<'_>, WorldError> {
        let number = self.plan.number(at);
        let entry = &self.bytes[HEADER + number * ENTRY..][..ENTRY];
        let bits = &self.bytes[self.begins[number] as usize..self.begins[number + 1] as usize];
        if sum_of_record(number, bits).to_le_bytes() != entry[6..] {
            return Err(WorldError::Leaf { column: at[0], row: at[1] });
        }
        Ok(KeptLeaf { lengths: lengths(entry), bits })
    }
}

/// What follows the records.
fn read_survey(bytes: &[u8], spec: WorldSpec, steps: u64) -> Option<WorldSurvey> {
    let (content, end) = bytes.split_last_chunk::<8>()?;
    if sum(content) != u64::from_le_bytes(*end) {
        return None;
    }
    WorldSurvey::read(content.strip_prefix(SURVEY)?, spec, steps)
}

fn lengths(entry: &[u8]) -> [u16; 3] {
    [0, 2, 4].map(|at| u16::from_le_bytes([entry[at], entry[at + 1]]))
}

/// A sum that differs if any one byte does: FNV-1a.
pub(super) fn sum(bytes: &[u8]) -> u64 {
    sum_with(NO_BYTES, bytes)
}

/// The sum of no bytes.
pub(super) const NO_BYTES: u64 = 0xcbf2_9ce4_8422_2325;

/// A sum with more bytes.
pub(super) fn sum_with(sum: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(sum, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

/// The sum of a record, which is another one at another leaf.
fn sum_of_record(leaf: usize, bits: &[u8]) -> u32 {
    let sum = sum(bits).wrapping_add(leaf as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (sum >> 32) as u32
}
