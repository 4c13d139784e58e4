//! A contest that was rehearsed, so that its table is known from the start.

use super::{Contest, ContestRehearsal, Standing};

/// A contest that was rehearsed.
#[derive(Clone, Debug)]
pub struct Rehearsed {
    pub(in crate::game) contest: Contest,
    pub(in crate::game) table: Vec<Standing>,
    /// Which lanes have searched each tile, in the end.
    pub(in crate::game) lookers: Vec<u8>,
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
