//! The questions of a card: which were answered right at once, and which are asked again.

use std::collections::{BTreeMap, VecDeque};

/// The field for answers, after the fields of the bench.
pub const ANSWER: usize = 3;

/// The state of all questions of this kind.
#[derive(Clone, Debug)]
pub struct Quiz<Q> {
    /// For each place that was asked about, whether the first answer was right.
    firsts: BTreeMap<usize, bool>,
    /// The places to be asked about again at the end.
    again: VecDeque<usize>,
    /// The place that is being asked about again.
    is_back: Option<usize>,
    /// The places that are not asked about at present.
    settled: Vec<usize>,
    verdict: Option<QuizVerdict<Q>>,
}

/// The verdict on the last answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuizVerdict<Q> {
    /// Where it was asked.
    pub place: usize,
    /// The question.
    pub question: Q,
    /// The index of the right answer.
    pub right: usize,
    /// The index of the given answer.
    pub given: usize,
}

impl<Q> QuizVerdict<Q> {
    /// Whether the answer was right.
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
    /// Whether the question at this place is to be asked.
    pub fn is_open(&self, place: usize) -> bool {
        !self.settled.contains(&place)
    }

    /// Records an answer.
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

    /// The verdict on the last answer.
    pub const fn verdict(&self) -> Option<&QuizVerdict<Q>> {
        self.verdict.as_ref()
    }

    /// Forgets the verdict: the rules have changed since.
    pub fn forget_verdict(&mut self) {
        self.verdict = None;
    }

    /// How many questions still have to be asked again.
    pub fn waiting(&self) -> usize {
        self.again.len() + usize::from(self.is_back.is_some())
    }

    /// Reopens the next question that was answered wrong, and returns its place.
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
