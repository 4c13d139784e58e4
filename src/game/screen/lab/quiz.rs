//! The questions of a card: what was answered at once, and what comes back at the end.

use std::collections::{BTreeMap, VecDeque};

/// Where answers are chosen, behind the fields of the bench.
pub const ANSWER: usize = 3;

/// The answers so far to questions of this kind.
#[derive(Clone, Debug)]
pub struct Quiz<Q> {
    /// For each place that was asked about, whether the first answer was right.
    firsts: BTreeMap<usize, bool>,
    /// Those that come back.
    again: VecDeque<usize>,
    /// The one of them that has come back and is not answered yet.
    is_back: Option<usize>,
    /// Those that are not asked at present.
    settled: Vec<usize>,
    verdict: Option<QuizVerdict<Q>>,
}

/// What was answered last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuizVerdict<Q> {
    /// Where it was asked.
    pub place: usize,
    /// The question.
    pub question: Q,
    /// The place of what is right.
    pub right: usize,
    /// The place of what was answered.
    pub given: usize,
}

impl<Q> QuizVerdict<Q> {
    /// Whether that was right.
    pub const fn is_right(&self) -> bool {
        self.given == self.right
    }
}

impl<Q> Default for Quiz<Q> {
    fn default() -> Self {
        Self {
            firsts: BTreeMap::new(),
            again: VecDeque::new(),
            is_back: None,
            settled: Vec::new(),
            verdict: None,
        }
    }
}

impl<Q> Quiz<Q> {
    /// Whether this is to be asked.
    pub fn is_open(&self, place: usize) -> bool {
        !self.settled.contains(&place)
    }

    /// Takes an answer.
    pub fn answer(&mut self, place: usize, (question, right): (Q, usize), given: usize) {
        let verdict = QuizVerdict { place, question, right, given };
        self.firsts.entry(place).or_insert(verdict.is_right());
        self.settled.push(place);
        self.is_back = self.is_back.filter(|&back| back != place);
        if !verdict.is_right() {
            self.again.push_back(place);
        }
        self.verdict = Some(verdict);
    }

    /// What was answered last.
    pub const fn verdict(&self) -> Option<&QuizVerdict<Q>> {
        self.verdict.as_ref()
    }

    /// What was answered last went by other rules.
    pub fn forget_verdict(&mut self) {
        self.verdict = None;
    }

    /// How many come back, or have and are not answered yet.
    pub fn waiting(&self) -> usize {
        self.again.len() + usize::from(self.is_back.is_some())
    }

    /// The next that comes back: it is open again.
    pub fn ask_again(&mut self) -> Option<usize> {
        let place = self.is_back.or_else(|| self.again.pop_front())?;
        self.is_back = Some(place);
        self.settled.retain(|&one| one != place);
        self.verdict = None;
        Some(place)
    }

    /// How many were right at once, and how many were answered.
    pub fn marks(&self) -> (usize, usize) {
        (self.firsts.values().filter(|&&right| right).count(), self.firsts.len())
    }
}
