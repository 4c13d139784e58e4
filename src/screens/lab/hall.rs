//! Asking an audience: time to think, then the number of raised hands for each answer. It also
//! stops the presenter once from going on without an answer.

use crate::game::tuning::{
    LAB_LEAST_SECONDS_TO_THINK, LAB_MOST_SECONDS_TO_THINK, LAB_SECONDS_TO_THINK,
    LAB_SECONDS_TO_THINK_STEP,
};
use crate::screens::lab::quiz::ANSWER;
use crate::screens::prelude::*;

/// The state of the vote on the question at hand.
#[derive(Clone, Debug)]
pub struct Hall {
    stage: Stage,
    /// How many seconds the audience has to think.
    seconds: u32,
    /// The place of the question.
    place: Option<usize>,
    /// Whether the presenter was stopped from going on without an answer to it.
    pub was_held: bool,
    /// The votes for each answer to the previous question.
    pub hands: Vec<u32>,
}

/// How far the vote has come.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    /// There is no vote.
    Silent,
    /// The audience is thinking, for so many ticks more unless the clock is stopped.
    Thinking { ticks: u32, is_stopped: bool },
    /// Hands are raised; the number for each answer is typed, at present for the answer `at`.
    Counting { typed: Vec<String>, at: usize },
    /// The verdict on the last answer, or the card's note, is read first although the next question
    /// is already there.
    Reading,
}

/// How an action was handled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HallOutcome {
    /// It was not about the vote.
    Nothing,
    /// It was used up.
    Taken,
    /// The majority chose this answer.
    Answer(usize),
}

/// The most digits of a vote: three are enough for any hall.
const MOST_DIGITS: usize = 3;

impl Default for Hall {
    fn default() -> Self {
        Self {
            stage: Stage::Silent,
            seconds: LAB_SECONDS_TO_THINK,
            place: None,
            was_held: false,
            hands: Vec::new(),
        }
    }
}

impl Hall {
    /// The seconds left to think, during that stage.
    pub const fn seconds_left(&self) -> Option<u32> {
        match self.stage {
            Stage::Thinking { ticks, .. } => Some(ticks.div_ceil(TICKS_PER_SECOND)),
            _ => None,
        }
    }

    /// Whether the clock is stopped.
    pub const fn is_stopped(&self) -> bool {
        matches!(self.stage, Stage::Thinking { is_stopped: true, .. })
    }

    /// Whether a vote is going on.
    pub const fn is_at_it(&self) -> bool {
        matches!(self.stage, Stage::Thinking { .. } | Stage::Counting { .. })
    }

    /// What was typed for each answer and the answer being counted, while hands are counted.
    pub fn counts(&self) -> Option<(&[String], usize)> {
        match &self.stage {
            Stage::Counting { typed, at } => Some((typed, *at)),
            _ => None,
        }
    }

    /// The number that is being typed.
    pub fn typed(&self) -> Option<&str> {
        self.counts().and_then(|(typed, at)| typed.get(at).map(String::as_str))
    }

    /// The question was answered without a vote.
    pub fn is_passed_over(&mut self) {
        self.hands.clear();
        self.stage = Stage::Reading;
    }

    /// Whether something is read before the next question is shown.
    pub fn is_reading(&self) -> bool {
        self.stage == Stage::Reading
    }

    /// One tick. `place` is the question's place and whether a note comes before it; `performs`
    /// says whether an answer is being carried out.
    pub fn tick(&mut self, place: Option<(usize, bool)>, choices: usize, performs: bool) {
        let has_note = place.is_some_and(|(_, has_note)| has_note);
        let place = place.map(|(place, _)| place);
        let follows = place.is_none() && performs || self.place.is_none() && place.is_some();
        if self.place != place {
            (self.place, self.was_held) = (place, false);
            if has_note {
                self.stage = Stage::Reading;
            } else if !(follows && self.is_reading()) {
                self.stage = Stage::Silent;
            }
        } else if self.is_reading() && place.is_none() && !performs {
            self.stage = Stage::Silent;
        }
        if let Stage::Thinking { ticks, is_stopped: false } = &mut self.stage {
            *ticks = ticks.saturating_sub(1);
            if *ticks == 0 {
                self.count(choices);
            }
        }
    }

    fn count(&mut self, choices: usize) {
        self.stage = Stage::Counting { typed: vec![String::new(); choices], at: 0 };
    }

    /// Handles an action while a question with so many choices is open.
    pub fn hear(&mut self, action: &Action, choices: usize) -> HallOutcome {
        match &mut self.stage {
            Stage::Silent => self.hear_silent(action),
            Stage::Thinking { .. } => self.hear_thinking(action, choices),
            Stage::Counting { .. } => self.hear_counting(action),
            Stage::Reading if matches!(action, Action::Point(_)) => HallOutcome::Nothing,
            Stage::Reading => {
                self.stage = Stage::Silent;
                let is_for_hall = goes_on(action) || is_answer(action);
                if is_for_hall { HallOutcome::Taken } else { HallOutcome::Nothing }
            }
        }
    }

    fn hear_silent(&mut self, action: &Action) -> HallOutcome {
        match action {
            Action::Hands => {
                let ticks = self.seconds * TICKS_PER_SECOND;
                self.stage = Stage::Thinking { ticks, is_stopped: false };
            }
            action if goes_on(action) && !self.was_held => self.was_held = true,
            _ => return HallOutcome::Nothing,
        }
        HallOutcome::Taken
    }

    fn hear_thinking(&mut self, action: &Action, choices: usize) -> HallOutcome {
        let Stage::Thinking { ticks, is_stopped } = &mut self.stage else {
            return HallOutcome::Nothing;
        };
        let step = LAB_SECONDS_TO_THINK_STEP;
        let bounds = LAB_LEAST_SECONDS_TO_THINK..=LAB_MOST_SECONDS_TO_THINK;
        match action {
            Action::Hands => self.count(choices),
            Action::Back => self.stage = Stage::Silent,
            Action::Go(Direction::Up) | Action::Faster => {
                self.seconds = (self.seconds + step).min(*bounds.end());
                *ticks = (*ticks + step * TICKS_PER_SECOND).min(bounds.end() * TICKS_PER_SECOND);
            }
            Action::Go(Direction::Down) | Action::Slower => {
                self.seconds = (self.seconds - step).max(*bounds.start());
                *ticks = ticks.saturating_sub(step * TICKS_PER_SECOND).max(1);
            }
            Action::PlayPause | Action::Pause | Action::Click(Target::Entry(0)) => {
                *is_stopped = !*is_stopped;
            }
            Action::Go(_) => {}
            _ => return HallOutcome::Nothing,
        }
        HallOutcome::Taken
    }

    fn hear_counting(&mut self, action: &Action) -> HallOutcome {
        let Stage::Counting { typed, at } = &mut self.stage else { return HallOutcome::Nothing };
        let last = typed.len().saturating_sub(1);
        match action {
            Action::Type(digit @ '0'..='9') if typed[*at].len() < MOST_DIGITS => {
                typed[*at].push(*digit);
            }
            Action::Erase if typed[*at].pop().is_none() => *at = at.saturating_sub(1),
            Action::Next | Action::Go(Direction::Down | Direction::Right) => {
                *at = if *at == last { 0 } else { *at + 1 };
            }
            Action::Go(Direction::Up | Direction::Left) => {
                *at = if *at == 0 { last } else { *at - 1 };
            }
            Action::Click(Target::Choice(ANSWER, place)) if *place <= last => *at = *place,
            Action::Confirm if *at < last => *at += 1,
            Action::Confirm => return self.answer(),
            Action::Back => self.stage = Stage::Silent,
            _ => {}
        }
        HallOutcome::Taken
    }

    /// Decides for the answer with most votes, the first of equals. Without a vote nothing happens.
    fn answer(&mut self) -> HallOutcome {
        let Stage::Counting { typed, .. } = &self.stage else { return HallOutcome::Nothing };
        let hands: Vec<u32> = typed.iter().map(|count| count.parse().unwrap_or(0)).collect();
        let most = hands.iter().copied().max().filter(|&most| most > 0);
        let Some(choice) = hands.iter().position(|&count| Some(count) == most) else {
            return HallOutcome::Taken;
        };
        (self.hands, self.stage) = (hands, Stage::Reading);
        HallOutcome::Answer(choice)
    }
}

/// Whether the action would move on from a question.
const fn goes_on(action: &Action) -> bool {
    matches!(
        action,
        Action::Go(Direction::Right)
            | Action::PlayPause
            | Action::Pause
            | Action::Click(Target::Entry(0))
    )
}

/// Whether the action would answer a question.
const fn is_answer(action: &Action) -> bool {
    matches!(
        action,
        Action::Lane(_)
            | Action::Hands
            | Action::Confirm
            | Action::Click(Target::Choice(ANSWER, _))
    )
}
