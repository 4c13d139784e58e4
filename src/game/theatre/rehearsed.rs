//! A contest that was gone through once, so that its table is known from the start.

use super::{Contest, ContestRehearsal, Standing};

/// A contest that was gone through once.
#[derive(Clone, Debug)]
pub struct Rehearsed {
    pub(in crate::game) contest: Contest,
    pub(in crate::game) table: Vec<Standing>,
    /// Who has looked where in the end.
    pub(in crate::game) lookers: Vec<u8>,
}

impl Rehearsed {
    /// Takes all steps that are left, and stands at the first then. This looks at every tile.
    pub fn of(rehearsal: ContestRehearsal) -> Self {
        let mut contest = rehearsal.finish();
        contest.seek(contest.steps());
        let (table, lookers) = (contest.table(), contest.lookers());
        contest.seek(0);
        Self { contest, table, lookers }
    }
}
