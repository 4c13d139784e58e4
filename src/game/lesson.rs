//! The first lesson: one small thing after the other, and each waits until the player has done it.
//!
//! It looks only at what was done, never at how: any key, whatever it was given to, and the pointer
//! alone will do. It knows nothing of what is drawn and keeps nothing.

use super::input::Action;
use super::tuning::{LESSON_PRAISE_TICKS, LESSON_ROOMS_TO_WALK};

/// Something to learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LessonStep {
    /// Walk to a few rooms.
    Walk,
    /// Run to a junction.
    Run,
    /// Come closer.
    Zoom,
    /// See the whole maze again.
    Whole,
    /// Ask for a hint.
    Hint,
    /// Let the depth-first search find the way.
    Solve,
    /// Come to the cheese.
    Cheese,
}

/// Something that the player has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonDeed {
    /// The mouse came to another room.
    Stepped,
    /// The mouse has run as far as it could.
    Ran,
    /// The view came closer than the whole maze.
    Zoomed,
    /// The whole maze is in sight.
    SawAll,
    /// A hint lit up.
    GotHint,
    /// The search has found the way.
    FoundWay,
    /// The mouse came to the cheese.
    FoundCheese,
}

/// How far the player has come.
#[derive(Clone, Debug, Default)]
pub struct Lesson {
    /// How many steps are done.
    pub done: usize,
    /// How many rooms the mouse has walked to in the first step.
    rooms: u32,
    /// For how long the step that is done is still praised.
    praise_ticks: u32,
}

impl LessonStep {
    /// All of them, in the order in which they are learnt.
    pub const ALL: [Self; 7] =
        [Self::Walk, Self::Run, Self::Zoom, Self::Whole, Self::Hint, Self::Solve, Self::Cheese];

    /// The name in the log.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Walk => "walk",
            Self::Run => "run",
            Self::Whole => "whole",
            Self::Zoom => "zoom",
            Self::Hint => "hint",
            Self::Solve => "solve",
            Self::Cheese => "cheese",
        }
    }
}

impl Lesson {
    /// A lesson of which so many steps are done.
    pub fn after(done: usize) -> Self {
        Self { done: done.min(LessonStep::ALL.len()), ..Self::default() }
    }

    /// The step that is shown: the one to do, or the last one while it is praised. Nothing once all
    /// is done.
    pub fn step(&self) -> Option<LessonStep> {
        let place = if self.is_praising() { self.done - 1 } else { self.done };
        LessonStep::ALL.get(place).copied()
    }

    /// Whether the step that is shown is done.
    pub const fn is_praising(&self) -> bool {
        self.praise_ticks > 0
    }

    /// Whether there is nothing more to learn.
    pub const fn is_over(&self) -> bool {
        self.done == LessonStep::ALL.len()
    }

    /// Whether this may be asked for now. Help comes only once it is its turn, and what would leave
    /// the lesson or the maze is not for here.
    pub fn allows(&self, action: &Action) -> bool {
        let reached = |step| self.step().is_none_or(|now| now >= step);
        match action {
            Action::Hint => reached(LessonStep::Hint),
            Action::Solve => reached(LessonStep::Solve),
            action => matches!(
                action,
                Action::Go(_)
                    | Action::Lead(..)
                    | Action::LeadNoMore
                    | Action::Next
                    | Action::Zoom(_)
                    | Action::Faster
                    | Action::Slower
                    | Action::Skip
                    | Action::Confirm
            ),
        }
    }

    /// Sees what was done, and tells the step that is done by it. While a step is praised, the next
    /// one has not begun.
    pub fn see(&mut self, deed: LessonDeed) -> Option<LessonStep> {
        let step = self.step().filter(|_| !self.is_praising())?;
        let is_done = match (step, deed) {
            (LessonStep::Walk, LessonDeed::Stepped) => {
                self.rooms += 1;
                self.rooms >= LESSON_ROOMS_TO_WALK
            }
            (LessonStep::Run, LessonDeed::Ran)
            | (LessonStep::Zoom, LessonDeed::Zoomed)
            | (LessonStep::Whole, LessonDeed::SawAll)
            | (LessonStep::Hint, LessonDeed::GotHint)
            | (LessonStep::Solve, LessonDeed::FoundWay)
            | (LessonStep::Cheese, LessonDeed::FoundCheese) => true,
            _ => false,
        };
        is_done.then(|| {
            self.done += 1;
            self.praise_ticks = LESSON_PRAISE_TICKS;
            step
        })
    }

    /// One tick.
    pub const fn tick(&mut self) {
        self.praise_ticks = self.praise_ticks.saturating_sub(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEEDS: [LessonDeed; 7] = [
        LessonDeed::Stepped,
        LessonDeed::Ran,
        LessonDeed::Zoomed,
        LessonDeed::SawAll,
        LessonDeed::GotHint,
        LessonDeed::FoundWay,
        LessonDeed::FoundCheese,
    ];

    fn rest(lesson: &mut Lesson) {
        for _ in 0..LESSON_PRAISE_TICKS {
            lesson.tick();
        }
    }

    #[test]
    fn each_step_waits_for_its_own_deed_and_for_nothing_else() {
        let mut lesson = Lesson::default();
        for (place, step) in LessonStep::ALL.into_iter().enumerate() {
            assert_eq!((lesson.step(), lesson.done), (Some(step), place));
            rest(&mut lesson);
            for (other, deed) in DEEDS.into_iter().enumerate() {
                if other != place {
                    assert_eq!(lesson.see(deed), None, "{step:?} {deed:?}");
                }
            }
            assert_eq!(lesson.step(), Some(step));
            let times = if step == LessonStep::Walk { LESSON_ROOMS_TO_WALK } else { 1 };
            for _ in 1..times {
                assert_eq!(lesson.see(DEEDS[place]), None);
            }
            assert_eq!(lesson.see(DEEDS[place]), Some(step));
            rest(&mut lesson);
        }
        assert!(lesson.is_over() && lesson.step().is_none());
        assert!(DEEDS.into_iter().all(|deed| lesson.see(deed).is_none()));
    }

    #[test]
    fn a_step_is_praised_before_the_next_one_begins() {
        let mut lesson = Lesson::default();
        for _ in 0..LESSON_ROOMS_TO_WALK {
            lesson.see(LessonDeed::Stepped);
        }
        for _ in 0..LESSON_PRAISE_TICKS {
            assert!(lesson.is_praising() && lesson.step() == Some(LessonStep::Walk));
            assert_eq!(lesson.see(LessonDeed::Ran), None, "too early");
            lesson.tick();
        }
        assert_eq!((lesson.is_praising(), lesson.step()), (false, Some(LessonStep::Run)));
    }

    #[test]
    fn help_comes_when_it_is_its_turn_and_nothing_leads_out() {
        let mut lesson = Lesson::default();
        let asked =
            |lesson: &Lesson| [Action::Hint, Action::Solve].map(|help| lesson.allows(&help));
        for (place, step) in LessonStep::ALL.into_iter().enumerate() {
            assert_eq!(
                asked(&lesson),
                [step >= LessonStep::Hint, step >= LessonStep::Solve],
                "{step:?}"
            );
            for action in [Action::Restart, Action::NewSeed, Action::Watch, Action::Pause] {
                assert!(!lesson.allows(&action), "{action:?}");
            }
            for _ in 0..LESSON_ROOMS_TO_WALK {
                lesson.see(DEEDS[place]);
            }
            rest(&mut lesson);
        }
        assert_eq!(asked(&lesson), [true, true]);
    }
}
