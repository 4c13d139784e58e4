//! The first lesson: one small task after the other, each waiting until the player has done it.
//!
//! It only looks at what was done, not how: any key, however it is bound, and the pointer will do.
//! It does not know what is drawn, and saves nothing.

use super::input::Action;
use super::tuning::{LESSON_PRAISE_TICKS, LESSON_ROOMS_TO_WALK};

/// Something to learn at the first stops of the journey.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub enum Tip {
    /// Walking.
    Walk,
    /// Running.
    Run,
    /// Asking for a hint.
    Hint,
}

/// A step of the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LessonStep {
    /// Walk to a few rooms.
    Walk,
    /// Run to a junction.
    Run,
    /// Zoom in.
    Zoom,
    /// Zoom out to the whole maze.
    Whole,
    /// Ask for a hint.
    Hint,
    /// Let the depth-first search find the way.
    Solve,
    /// Reach the cheese.
    Cheese,
}

/// Something that the player has achieved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonDeed {
    /// The mouse has reached another room.
    Stepped,
    /// A run has come to its end.
    Ran,
    /// The view is closer than the whole maze.
    Zoomed,
    /// The whole maze is in view.
    SawAll,
    /// A hint was shown.
    GotHint,
    /// The search has found the way.
    FoundWay,
    /// The mouse has reached the cheese.
    FoundCheese,
}

/// The player's progress.
#[derive(Clone, Debug, Default)]
pub struct Lesson {
    /// The number of completed steps.
    pub done: usize,
    /// How many rooms the mouse has walked to during the first step.
    rooms: u32,
    /// For how many more ticks the completed step is praised.
    praise_ticks: u32,
}

impl LessonStep {
    /// All steps in order.
    pub const ALL: [Self; 7] =
        [Self::Walk, Self::Run, Self::Zoom, Self::Whole, Self::Hint, Self::Solve, Self::Cheese];

    /// Its name in the log.
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
    /// A lesson of which `done` steps are completed.
    pub fn after(done: usize) -> Self {
        Self { done: done.min(LessonStep::ALL.len()), ..Self::default() }
    }

    /// The step that is shown: the present one, or the last one while it is praised. None at the
    /// end.
    pub fn step(&self) -> Option<LessonStep> {
        let place = if self.is_praising() { self.done - 1 } else { self.done };
        LessonStep::ALL.get(place).copied()
    }

    /// Whether the step that is shown is completed.
    pub const fn is_praising(&self) -> bool {
        self.praise_ticks > 0
    }

    /// Whether all steps are completed.
    pub const fn is_over(&self) -> bool {
        self.done == LessonStep::ALL.len()
    }

    /// Whether this action is allowed now: a help only once the lesson has come to it, and nothing
    /// that would leave the lesson or the maze.
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

    /// Takes an achievement; returns the step that it completes. While a step is praised, the next
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
