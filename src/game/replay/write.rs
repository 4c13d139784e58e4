//! Writes a recording as a compact text, line by line.

use std::fmt::Write;

use super::{PlayedRound, Recorded, Recording, ReplayKind};
use crate::maze::random::text_hash;

/// The beginning of every recording, followed by the version.
pub const TITLE: &str = "Icetea Maze recording ";
pub const VERSION: &str = "1";
/// The version of a recording with a seal, which games that know no seals refuse.
pub const SEALED_VERSION: &str = "2";
/// The winner of a draw.
pub const NOBODY: &str = "nobody";
/// How many strides to write in a line.
const STRIDES_A_LINE: usize = 60;

impl Recording {
    /// The text of the recording.
    pub fn write(&self) -> String {
        let Some(seal) = self.seal() else { return self.write_unsealed() };
        let mut text = self.write_as(SEALED_VERSION);
        let _ = writeln!(text, "seal {seal}");
        text
    }

    /// The text without a seal: the text that is sealed.
    pub fn write_unsealed(&self) -> String {
        self.write_as(VERSION)
    }

    fn write_as(&self, version: &str) -> String {
        let mut text = self.body(version);
        let _ = writeln!(text, "checksum {:016x}", self.checksum);
        text
    }

    /// The checksum of the text, with a seal or without.
    pub(super) fn sum(&self) -> u64 {
        text_hash(&self.body(VERSION))
    }

    fn body(&self, version: &str) -> String {
        let kind = self.kind.name();
        let mut text = format!("{TITLE}{version}\nkind {kind}\ncode {}\n", self.course);
        match &self.kind {
            ReplayKind::Run => {
                text.push_str(if self.helped { "helped yes\n" } else { "helped no\n" });
            }
            ReplayKind::Endless { cheeses } => {
                let _ = writeln!(text, "cheeses {cheeses}");
            }
            ReplayKind::Round(round) => round.write(&mut text),
        }
        let _ = writeln!(text, "ticks {}", self.ticks);
        for player in &self.players {
            player.write(&mut text);
        }
        text
    }
}

impl PlayedRound {
    fn write(&self, text: &mut String) {
        let [one, two] = [0, 1].map(|side| self.player_at(side).number());
        let winner =
            self.winner.map_or_else(|| NOBODY.to_owned(), |seat| seat.number().to_string());
        let _ = writeln!(text, "rules {}\nseats {one} {two}\nwinner {winner}", self.rules);
        if self.rules.mode.counts_points() {
            let _ = writeln!(text, "cheeses {} {}", self.cheeses[0], self.cheeses[1]);
        }
    }
}

impl Recorded {
    fn write(&self, text: &mut String) {
        let Self { name, coat, steps, track } = self;
        let (start, stride) = (track.start(), track.stride_tiles());
        let _ = writeln!(text, "player {name}");
        if let Some(coat) = coat {
            let _ = writeln!(text, "coat {}", coat.name());
        }
        let _ = writeln!(text, "start {} {}", start.column, start.row);
        let _ = writeln!(text, "stride {stride}");
        if let Some(pace) = track.pace_ticks() {
            let _ = writeln!(text, "pace {pace}");
        }
        let _ = writeln!(text, "steps {steps}");
        let count = track.strides().len();
        for first in (0..count).step_by(STRIDES_A_LINE) {
            text.push_str("way ");
            track.write_strides(first..count.min(first + STRIDES_A_LINE), text);
            text.push('\n');
        }
    }
}
