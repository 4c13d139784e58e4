//! The questions of a card: what was answered at once, and what comes back at the end.

use std::collections::{BTreeMap, VecDeque};

use crate::game::lab::Question;
use crate::game::lab_result::CardAnswer;
use crate::maze::bench::Variant;

/// The answers so far.
#[derive(Clone, Debug, Default)]
pub struct Quiz {
    /// For each operation that was asked about, whether the first answer was right.
    firsts: BTreeMap<usize, bool>,
    /// Those that come back.
    again: VecDeque<usize>,
    /// The one of them that has come back and is not answered yet.
    is_back: Option<usize>,
    /// Those that are not asked at present.
    settled: Vec<usize>,
    verdict: Option<Verdict>,
    /// All answers in order.
    given: Vec<CardAnswer>,
}

/// What was answered last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// About which operation.
    pub operation: usize,
    /// The question.
    pub question: Question,
    /// The place of what was answered.
    pub given: usize,
}

impl Verdict {
    /// Whether that was right.
    pub const fn is_right(&self) -> bool {
        self.given == self.question.right
    }
}

impl Quiz {
    /// Whether this is to be asked.
    pub fn is_open(&self, operation: usize) -> bool {
        !self.settled.contains(&operation)
    }

    /// Takes an answer to what these rules do.
    pub fn answer(&mut self, operation: usize, rules: Variant, question: Question, given: usize) {
        self.given.push((operation, rules, given));
        let verdict = Verdict { operation, question, given };
        self.firsts.entry(operation).or_insert(verdict.is_right());
        self.settled.push(operation);
        self.is_back = self.is_back.filter(|&back| back != operation);
        if !verdict.is_right() {
            self.again.push_back(operation);
        }
        self.verdict = Some(verdict);
    }

    /// What was answered last.
    pub const fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// All answers in order.
    pub fn given(&self) -> &[CardAnswer] {
        &self.given
    }

    /// How many come back, or have and are not answered yet.
    pub fn waiting(&self) -> usize {
        self.again.len() + usize::from(self.is_back.is_some())
    }

    /// The next that comes back: it is open again.
    pub fn ask_again(&mut self) -> Option<usize> {
        let operation = self.is_back.or_else(|| self.again.pop_front())?;
        self.is_back = Some(operation);
        self.settled.retain(|&one| one != operation);
        self.verdict = None;
        Some(operation)
    }

    /// How many were right at once, and how many were answered.
    pub fn marks(&self) -> (usize, usize) {
        (self.firsts.values().filter(|&&right| right).count(), self.firsts.len())
    }
}
