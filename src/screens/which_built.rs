//! The quiz *Which built this?*: four pictures, one answer, and what gives it away. A streak of right
//! answers makes the next question harder.

pub(crate) mod view;

use crate::game::which_built::{CHOICES, QuizRound};
use crate::screens::prelude::*;

/// The quiz.
#[derive(Clone, Debug)]
pub struct WhichBuilt {
    /// The question at hand.
    pub round: QuizRound,
    /// The picture that has the focus.
    pub chosen: usize,
    /// The picture that was answered.
    pub answer: Option<usize>,
    /// How many answers were right in a row.
    pub streak: u32,
    /// How many questions were answered.
    pub answered: u64,
}

impl WhichBuilt {
    /// The button that goes on to the next question.
    pub const NEXT: Target = Target::Entry(0);
    /// The button that shows how the four are built.
    pub const SIDE_BY_SIDE: Target = Target::Entry(1);

    /// The quiz with its first question, of this seed.
    pub fn new(seed: u64) -> Self {
        let round = QuizRound::new(seed, 0, None);
        Self { round, chosen: 0, answer: None, streak: 0, answered: 0 }
    }

    /// Whether the answer was right.
    pub fn is_right(&self) -> Option<bool> {
        self.answer.map(|answer| answer == self.round.right)
    }

    /// One tick; `roll` makes a new seed.
    pub fn tick(&mut self, inputs: &Inputs, mut roll: impl FnMut() -> u64) -> Vec<Command> {
        for action in &inputs.actions {
            match *action {
                Action::Back => return vec![Command::Back],
                Action::Go(direction) => self.move_focus(direction),
                Action::Next => self.move_focus(Direction::Right),
                Action::Point(Target::Field(place)) if place < CHOICES => self.chosen = place,
                Action::Lane(place) | Action::Click(Target::Field(place)) if place < CHOICES => {
                    self.chosen = place;
                    self.settle(place);
                }
                Action::Confirm | Action::Click(Self::NEXT) if self.answer.is_some() => {
                    self.go_on(roll());
                }
                Action::Confirm => self.settle(self.chosen),
                Action::SideBySide | Action::Click(Self::SIDE_BY_SIDE) if self.answer.is_some() => {
                    return Destination::SideBySide(self.round.lineup()).open();
                }
                _ => {}
            }
        }
        Vec::new()
    }

    const fn move_focus(&mut self, direction: Direction) {
        let by = match direction {
            Direction::Right => 1,
            Direction::Left => CHOICES - 1,
            Direction::Down | Direction::Up => CHOICES / 2,
        };
        self.chosen = (self.chosen + by) % CHOICES;
    }

    /// Takes the first answer to a question.
    fn settle(&mut self, place: usize) {
        if self.answer.is_none() {
            self.answer = Some(place);
            self.answered += 1;
            self.streak = if place == self.round.right { self.streak + 1 } else { 0 };
        }
    }

    fn go_on(&mut self, seed: u64) {
        self.round = QuizRound::new(seed, self.streak, Some(self.round.question));
        (self.chosen, self.answer) = (0, None);
    }
}

impl ScreenState for WhichBuilt {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits::at_rest("which-built", KeySet::SideBySide).for_a_hall().at_depth(3)
    }

    fn update(&mut self, inputs: &Inputs, world: &mut World) -> Vec<Command> {
        let commands = self.tick(inputs, || world.roll());
        if self.streak > world.settings.quiz_streak {
            world.settings.change().quiz_streak = self.streak;
        }
        commands
    }

    fn place_of_focus(&self) -> [usize; 2] {
        [0, self.chosen]
    }
}
