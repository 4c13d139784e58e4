//! What is known of past runs and matches, and statistics of them.
//!
//! Everything is plain data with pure functions: totals, medians and shares depend on what was
//! played, not on a clock. The store saves it; the front end passes in the day.

/// Lets serde write a type as its text and read it back.
macro_rules! kept_as_text {
    ($type:ty, $error:ty) => {
        impl From<$type> for String {
            fn from(it: $type) -> Self {
                it.to_string()
            }
        }

        impl TryFrom<String> for $type {
            type Error = $error;

            fn try_from(text: String) -> Result<Self, $error> {
                text.parse()
            }
        }
    };
}

mod archive;
pub mod daily;
pub mod daily_puzzle;
mod day;
mod endless;
mod group;
mod history;
mod key;
mod kind;
mod matches;
mod run;
mod totals;
mod weekly;

pub use archive::Archive;
pub use daily::{DailyMark, Streak};
pub use day::{DAYS_A_WEEK, Day, DayError};
pub use endless::EndlessBest;
pub use group::{MAX_RUNS_OF_A_KIND, RunGroup};
pub use history::{Clearing, History, MAX_KINDS};
#[cfg(test)]
pub use key::PASSES;
pub use key::key_of;
pub use kind::{KindError, MazeKind};
pub use matches::{MatchKind, MatchKindError, MatchTally, Opponent};
pub use run::FinishedRun;
pub use totals::Totals;
pub use weekly::{Week, WeekSoFar};
