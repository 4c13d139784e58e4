//! The player is the algorithm: each decision is held against the one that the real algorithm makes
//! there. A wrong one is not done but named; what was right at once counts.

use std::sync::Arc;

use super::task::of_sets;
use super::{Answer, LabTask, Mistake, Prompt, RoomSearch, Skill};
use super::{held, mistake};
use crate::game::theatre::{Show, Timeline};
use crate::maze::bench::{BenchReplay, Forest};
use crate::maze::{Size, Solver};

/// An exercise under way.
#[derive(Clone, Debug)]
pub struct Practice {
    /// What is practised.
    pub skill: Skill,
    /// What it is done with.
    pub stage: PracticeStage,
    /// The maze, where there is one.
    timeline: Option<Box<Timeline>>,
    /// All decisions.
    pub tasks: Vec<LabTask>,
    /// How each of them was come by.
    pub grades: Vec<Grade>,
    /// How many are made.
    pub done: usize,
    /// What was wrong with the last answer.
    pub mistake: Option<Mistake>,
    /// All that was done so far.
    pub history: Vec<Given>,
}

/// What a player did about a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// Decided so.
    Answer(Answer),
    /// Had it shown.
    Shown,
    /// Took the decision before it back.
    TakenBack,
}

/// What it is done with.
#[derive(Clone, Debug)]
pub enum PracticeStage {
    /// A forest of sets.
    Sets(BenchReplay),
    /// A search in a maze.
    Search(RoomSearch),
}

/// How a decision was come by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Grade {
    /// Not yet.
    #[default]
    Open,
    /// Right at once.
    Right,
    /// Right after mistakes.
    Late,
    /// It was shown.
    Shown,
}

impl Practice {
    /// A fresh one.
    pub fn new(skill: Skill, seed: u64) -> Self {
        match skill {
            Skill::Stack => Self::of_search(RoomSearch::new(Solver::DepthFirst, seed)),
            Skill::Queue => Self::of_search(RoomSearch::new(Solver::BreadthFirst, seed)),
            Skill::Find | Skill::Halving | Skill::Union | Skill::Kruskal => {
                let (spec, replay, tasks) = of_sets(skill, seed);
                let show = spec.map(|spec| Show::of_build(&spec));
                Self::of(skill, PracticeStage::Sets(replay), show, tasks)
            }
        }
    }

    /// One in this very maze.
    pub fn of_search(search: RoomSearch) -> Self {
        let skill = if search.has_queue() { Skill::Queue } else { Skill::Stack };
        let show = Show::of_search(Arc::clone(&search.maze), search.solver);
        let mut tasks = search.tasks();
        for asked in held::tasks(&search) {
            let place = tasks.partition_point(|task| task.moves < asked.moves);
            tasks.insert(place, asked);
        }
        Self::of(skill, PracticeStage::Search(search), Some(show), tasks)
    }

    fn of(skill: Skill, stage: PracticeStage, show: Option<Show>, tasks: Vec<LabTask>) -> Self {
        let mut practice = Self {
            skill,
            stage,
            timeline: show.map(|show| Box::new(Timeline::of(show))),
            grades: vec![Grade::Open; tasks.len()],
            tasks,
            done: 0,
            mistake: None,
            history: Vec::new(),
        };
        practice.show_maze();
        practice
    }

    /// The maze as far as it is built or searched.
    pub fn show(&self) -> Option<&Show> {
        self.timeline.as_ref().map(|timeline| timeline.show())
    }

    /// Whether it is a search that goes by a queue.
    pub fn has_queue(&self) -> bool {
        matches!(&self.stage, PracticeStage::Search(search) if search.has_queue())
    }

    /// How large the maze is, if there is one.
    pub fn size(&self) -> Option<Size> {
        let show = self.show()?;
        let grid = show.maze().grid();
        Size::new(grid.columns() / 2, grid.rows() / 2).ok()
    }

    /// The decision that is due.
    pub fn task(&self) -> Option<LabTask> {
        self.tasks.get(self.done).copied()
    }

    /// How many decisions were right at once, and of how many.
    pub fn marks(&self) -> (usize, usize) {
        let right = self.grades.iter().filter(|&&grade| grade == Grade::Right).count();
        (right, self.grades.len())
    }

    /// How many moves of the algorithm are done.
    pub fn moves(&self) -> usize {
        let end = match &self.stage {
            PracticeStage::Sets(replay) => replay.moves.len(),
            PracticeStage::Search(search) => search.decisions(),
        };
        self.task().map_or(end, |task| task.moves)
    }

    /// The forest as it is now.
    pub fn forest(&self) -> Option<Forest> {
        match &self.stage {
            PracticeStage::Sets(replay) => Some(replay.forest(self.moves())),
            PracticeStage::Search(_) => None,
        }
    }

    /// Decides; says whether that was right.
    pub fn answer(&mut self, given: Answer) -> bool {
        let Some(task) = self.task() else { return false };
        self.history.push(Given::Answer(given));
        let grade = &mut self.grades[self.done];
        if given == task.right {
            if *grade == Grade::Open {
                *grade = Grade::Right;
            }
            self.go_on(1);
            return true;
        }
        if matches!(*grade, Grade::Open | Grade::Right) {
            *grade = Grade::Late;
        }
        self.mistake = Some(self.named(task, given));
        false
    }

    fn named(&self, task: LabTask, given: Answer) -> Mistake {
        match (&self.stage, task.right, given) {
            (PracticeStage::Search(search), Answer::Member(right), Answer::Member(given)) => {
                mistake::of_search(search, search.state(task.moves), right, given)
            }
            (PracticeStage::Sets(replay), ..) => {
                mistake::of_sets(&replay.forest(task.moves), task.prompt, task.right, given)
            }
            (PracticeStage::Search(search), Answer::Held(_), Answer::Held(place)) => {
                let choice = held::choices(search, task.moves).into_iter().nth(place);
                choice.and_then(|(_, mistake)| mistake).unwrap_or(Mistake::TurnedRound)
            }
            (PracticeStage::Search(_), ..) => Mistake::OtherSet,
        }
    }

    /// Shows what the algorithm decides.
    pub fn show_next(&mut self) {
        if self.task().is_some() {
            self.history.push(Given::Shown);
            let grade = &mut self.grades[self.done];
            if *grade == Grade::Open {
                *grade = Grade::Shown;
            }
            self.go_on(1);
        }
    }

    /// Takes the last decision back. How it was come by stays.
    pub fn undo(&mut self) {
        if self.done > 0 {
            self.history.push(Given::TakenBack);
            self.go_on(-1);
        }
    }

    /// Does again what is in a history.
    pub fn hear(&mut self, given: Given) {
        match given {
            Given::Answer(answer) => {
                self.answer(answer);
            }
            Given::Shown => self.show_next(),
            Given::TakenBack => self.undo(),
        }
    }

    /// What the search may hold, where that is asked.
    pub fn held_choices(&self) -> Option<Vec<Vec<u32>>> {
        let (PracticeStage::Search(search), Some(task)) = (&self.stage, self.task()) else {
            return None;
        };
        let is_asked = matches!(task.prompt, Prompt::Holds { .. });
        let choices = || held::choices(search, task.moves).into_iter().map(|(held, _)| held);
        is_asked.then(|| choices().collect())
    }

    fn go_on(&mut self, by: isize) {
        self.done = self.done.saturating_add_signed(by).min(self.tasks.len());
        self.mistake = None;
        self.show_maze();
    }

    fn show_maze(&mut self) {
        let moves = self.moves();
        let steps = match &self.stage {
            PracticeStage::Sets(replay) => replay.done(moves) as u64,
            PracticeStage::Search(_) => moves as u64 + 1,
        };
        if let Some(timeline) = &mut self.timeline {
            timeline.seek(steps);
        }
    }

    /// Whether members are to be chosen now, and not one set or two.
    pub fn wants_member(&self) -> bool {
        let is_by_button =
            |task: LabTask| matches!(task.prompt, Prompt::Sets { .. } | Prompt::Holds { .. });
        self.task().is_some_and(|task| !is_by_button(task))
    }
}
