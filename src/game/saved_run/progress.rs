//! The progress of a run since the last part, so that it can be saved bit by bit while it goes on:
//! all parts together are the run.

use super::{SavedRun, SavedTrack};
use crate::game::race::Race;
use crate::game::walker::tiles_between;

/// The progress of a run since the last part.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub struct RunProgress {
    milliseconds: u64,
    steps: u32,
    helped: bool,
    slow: bool,
    /// The tiles since then, beginning with the one where the player was.
    #[cfg_attr(feature = "store", serde(with = "super::trail"))]
    trail: Vec<(u16, u16)>,
    /// The strides since then, if they are known completely.
    #[cfg_attr(feature = "store", serde(default, skip_serializing_if = "Option::is_none"))]
    track: Option<SavedTrack>,
    /// All flags at present.
    #[cfg_attr(feature = "store", serde(default, skip_serializing_if = "Vec::is_empty"))]
    flags: Vec<(u16, u16)>,
}

/// How much of a run is in the parts so far.
#[derive(Clone, Copy, Debug)]
pub struct ProgressMark {
    places: usize,
    strides: usize,
}

impl Default for ProgressMark {
    /// Only the beginning.
    fn default() -> Self {
        Self { places: 1, strides: 0 }
    }
}

impl ProgressMark {
    /// The whole run.
    fn of(run: &Race) -> Self {
        Self { places: run.runner(0).trail.len(), strides: ended_strides(run) }
    }

    /// The progress since the last part.
    pub fn go_on(&mut self, run: &Race) -> RunProgress {
        let runner = run.runner(0);
        let now = Self::of(run);
        let track = u32::try_from(run.ticks).ok().zip(runner.track()).map(|(ticks, track)| {
            let mut strides = String::new();
            track.write_strides(self.strides.min(now.strides)..now.strides, &mut strides);
            SavedTrack { ticks, strides }
        });
        let last = self.places.saturating_sub(1);
        *self = now;
        RunProgress {
            milliseconds: run.milliseconds(),
            steps: runner.steps(),
            helped: run.is_helped(),
            slow: run.is_slow,
            trail: tiles_between(&runner.trail[last..])
                .into_iter()
                .map(|tile| (tile.column, tile.row))
                .collect(),
            track,
            flags: run.flags.iter().map(|flag| (flag.column, flag.row)).collect(),
        }
    }
}

/// How many strides have ended.
fn ended_strides(run: &Race) -> usize {
    let ticks = u32::try_from(run.ticks).unwrap_or(u32::MAX);
    run.runner(0).track().map_or(0, |track| track.steps_by(ticks))
}

impl SavedRun {
    /// Adds a part to those before. Says whether it follows them.
    pub fn add(&mut self, progress: RunProgress) -> bool {
        let RunProgress { milliseconds, steps, helped, slow, trail, track, flags } = progress;
        let (Some(first), Some(&last)) = (trail.first(), trail.last()) else { return false };
        if *first != self.tile || self.trail.last() != Some(first) {
            return false;
        }
        self.trail.extend(trail.into_iter().skip(1));
        self.track = self.track.take().zip(track).map(|(before, since)| SavedTrack {
            ticks: since.ticks,
            strides: before.strides + &since.strides,
        });
        (self.tile, self.milliseconds, self.steps) = (last, milliseconds, steps);
        (self.helped, self.slow, self.flags) = (helped, slow, flags);
        true
    }
}
