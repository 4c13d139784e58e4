//! The exercise screen: the player clicks or types decisions, has them shown or takes them back.

use super::quiz::ANSWER;
use crate::game::bookmark::{Bookmark, BookmarkScene};
use crate::game::lab::{Answer, Practice, RoomSearch, Skill};
use crate::game::lab_result::{Asked, LabResult};
use crate::screens::prelude::*;

/// An exercise.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The exercise itself.
    pub practice: Practice,
    /// The seed it grew from, unless it came with a given maze.
    pub seed: Option<u64>,
    /// The number that is being typed.
    pub typed: String,
    /// The number that was typed last, if no member has it.
    pub no_member: Option<u32>,
    /// The member under the pointer.
    pub pointed: Option<u32>,
    /// How many ticks it took until everything was decided.
    ticks: u32,
}

/// The most digits that a member's number has.
const MOST_DIGITS: usize = 2;

impl Exercise {
    /// A new exercise.
    pub fn new(skill: Skill, seed: u64) -> Self {
        Self { seed: Some(seed), ..Self::of(Practice::new(skill, seed)) }
    }

    /// An exercise in a given maze.
    pub fn of_search(search: RoomSearch) -> Self {
        Self::of(Practice::of_search(search))
    }

    const fn of(practice: Practice) -> Self {
        Self {
            practice,
            seed: None,
            typed: String::new(),
            no_member: None,
            pointed: None,
            ticks: 0,
        }
    }

    /// A bookmark of the exercise from its beginning, if it grew from a seed.
    pub fn bookmark(&self) -> Option<Bookmark> {
        let scene = BookmarkScene::Exercise(self.practice.skill, self.seed?);
        Some(Bookmark::begun(scene))
    }

    /// The result, once everything is decided.
    pub fn result(&self) -> Option<LabResult> {
        let (skill, history) = (self.practice.skill, &self.practice.history);
        let asked = Asked::Exercise(skill, self.seed?, history.clone());
        let result = LabResult { asked, seconds: self.ticks / TICKS_PER_SECOND };
        self.practice.task().is_none().then_some(result)
    }

    /// What has been typed, if the answer is a number.
    pub fn typed_answer(&self) -> Option<&str> {
        self.practice.wants_member().then_some(&*self.typed)
    }

    /// One tick; `roll` makes a new seed. Says whether to leave.
    pub fn tick(&mut self, inputs: &Inputs, roll: &mut impl FnMut() -> u64) -> bool {
        for action in &inputs.actions {
            if !matches!(action, Action::Point(_)) {
                self.no_member = None;
            }
            match *action {
                Action::Back => return true,
                Action::Point(Target::Room(member)) => self.pointed = Some(member),
                Action::Point(_) => self.pointed = None,
                Action::NewSeed => *self = Self::new(self.practice.skill, roll()),
                Action::Confirm if self.practice.task().is_none() => {
                    *self = Self::new(self.practice.skill, roll());
                }
                Action::Go(side) if self.practice.is_search() => {
                    if let Some(room) = self.practice.beside(side) {
                        self.answer(Answer::Member(room));
                    }
                }
                Action::Skip | Action::Go(Direction::Right) => self.done(Practice::show_next),
                Action::Go(Direction::Left) => self.done(Practice::undo),
                Action::Erase if self.typed.pop().is_none() => self.done(Practice::undo),
                Action::Click(Target::Room(member)) if self.practice.wants_member() => {
                    self.answer(Answer::Member(member));
                }
                Action::Lane(place) | Action::Click(Target::Choice(ANSWER, place))
                    if !self.practice.wants_member() =>
                {
                    self.press(place);
                }
                Action::Type(digit @ '0'..='9') if self.practice.wants_member() => {
                    if self.typed.len() == MOST_DIGITS {
                        self.typed.clear();
                    }
                    self.typed.push(digit);
                }
                Action::Confirm => {
                    if let Ok(member) = self.typed.parse() {
                        self.answer(Answer::Member(member));
                        self.no_member =
                            Some(member).filter(|&it| it > self.practice.last_member());
                    }
                }
                _ => {}
            }
        }
        self.ticks = self.ticks.saturating_add(u32::from(self.practice.task().is_some()));
        false
    }

    /// Answers with the button at this place.
    fn press(&mut self, place: usize) {
        let held = self.practice.held_choices().map(|choices| choices.len());
        match (held, [Answer::Two, Answer::One].get(place)) {
            (Some(choices), _) if place < choices => self.answer(Answer::Held(place)),
            (None, Some(&answer)) => self.answer(answer),
            _ => {}
        }
    }

    fn answer(&mut self, answer: Answer) {
        self.done(|practice| {
            practice.answer(answer);
        });
    }

    fn done(&mut self, what: impl FnOnce(&mut Practice)) {
        what(&mut self.practice);
        self.typed.clear();
    }
}
