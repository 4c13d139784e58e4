//! A contest that was rehearsed, so that its table is known from the start.

use super::{Contest, ContestRehearsal, Standing};

/// A contest that was rehearsed.
#[derive(Clone, Debug)]
pub struct Rehearsed {
    /// The contest.
    pub contest: Contest,
    /// The results, lane by lane.
    pub table: Vec<Standing>,
    /// Which lanes have searched each tile, in the end: row by row, one bit for each lane, the first
    /// lane's the lowest.
    pub lookers: Vec<u8>,
}

impl Rehearsed {
    /// Takes all remaining steps, then returns to the first. Costs a look at every tile.
    pub fn of(rehearsal: ContestRehearsal) -> Self {
        let mut contest = rehearsal.finish();
        contest.seek(contest.steps());
        let (table, lookers) = (contest.table(), contest.lookers());
        contest.seek(0);
        Self { contest, table, lookers }
    }
}
