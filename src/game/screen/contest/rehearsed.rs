//! A contest that was gone through once, so that its table is known from the start.

use crate::game::theatre::{Contest, ContestRehearsal, Standing};

/// A contest that was gone through once.
#[derive(Clone, Debug)]
pub struct Rehearsed {
    pub(super) contest: Contest,
    pub(super) table: Vec<Standing>,
    /// Who has looked where in the end.
    pub(super) lookers: Vec<u8>,
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
