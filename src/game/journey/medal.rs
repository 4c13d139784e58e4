//! What can be won at a stop. It follows from what a recording holds of the run, and from its maze.

use std::collections::BTreeSet;

use super::rival::StopRival;
use super::stop::Stop;
use crate::game::measured_maze::MeasuredMaze;
use crate::game::race::Race;
use crate::game::replay::Recording;

/// Something to be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub enum Medal {
    /// The cheese was found, with help or without.
    Finished,
    /// It was found by oneself within the time of a good run.
    UnderPar,
    /// And without a step too many.
    NoWrongTurn,
    /// By oneself before the rival, where there is one.
    BeforeRival,
}

/// All that was won.
pub type Medals = BTreeSet<Medal>;

impl Medal {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 4] =
        [Self::Finished, Self::UnderPar, Self::NoWrongTurn, Self::BeforeRival];

    /// Those that can be won at a stop.
    pub fn at(stop: Stop) -> impl Iterator<Item = Self> {
        let has_rival = stop.rival().is_some();
        Self::ALL.into_iter().filter(move |medal| has_rival || *medal != Self::BeforeRival)
    }

    /// What a run that is over was worth.
    pub fn of_run(race: &Race) -> Medals {
        let summary = race.summary(0);
        of(race.measured(), summary.milliseconds, summary.steps, summary.sets_records())
    }

    /// Whether nothing was left to be won in a run that is over: no step was too many, and at a stop
    /// each of its medals was earned.
    pub fn all_in_run(race: &Race) -> bool {
        let won = || Self::of_run(race);
        let is_whole = |stop| won().is_superset(&Self::at(stop).collect());
        race.is_perfect(0) && Stop::of(race.measured().spec).is_none_or(is_whole)
    }

    /// The same from its recording, which is true in this maze.
    pub fn of_recording(recording: &Recording, measured: &MeasuredMaze) -> Medals {
        let steps = recording.players.first().map_or(u32::MAX, |player| player.steps);
        of(measured, recording.milliseconds(), steps, !recording.helped)
    }
}

fn of(measured: &MeasuredMaze, milliseconds: u64, steps: u32, sets_records: bool) -> Medals {
    let par = measured.difficulty.map(|difficulty| 1000 * u64::from(difficulty.par_seconds()));
    let is_won = |medal: &Medal| match medal {
        Medal::Finished => true,
        Medal::UnderPar => sets_records && par.is_some_and(|par| milliseconds <= par),
        Medal::NoWrongTurn => sets_records && measured.shortest.is_some_and(|most| steps <= most),
        Medal::BeforeRival => {
            sets_records
                && StopRival::of(measured).is_some_and(|one| milliseconds < one.milliseconds())
        }
    };
    Medal::ALL.into_iter().filter(is_won).collect()
}
