//! The player takes the part of the algorithm: each decision is compared with that of the real one.
//! A wrong decision is not carried out, but its mistake is named; right first answers count.

use std::sync::Arc;

use super::task::of_sets;
use super::{Answer, LabTask, Mistake, Prompt, RoomSearch, Skill};
use super::{held, mistake};
use crate::game::theatre::{Show, Timeline};
use crate::maze::bench::BenchReplay;
use crate::maze::{Direction, Size, Solver};

/// An exercise in progress.
#[derive(Clone, Debug)]
pub struct Practice {
    /// The skill that is practised.
    pub skill: Skill,
    /// The subject of the exercise.
    pub stage: PracticeStage,
    /// The maze, if there is one.
    timeline: Option<Box<Timeline>>,
    /// All decisions in order.
    pub tasks: Vec<LabTask>,
    /// The grade of each decision.
    pub grades: Vec<Grade>,
    /// How many are made.
    pub done: usize,
    /// The mistake in the last answer.
    pub mistake: Option<Mistake>,
    /// All the player's actions so far.
    pub history: Vec<Given>,
}

/// An action of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// Made this decision.
    Answer(Answer),
    /// Had the decision shown.
    Shown,
    /// Took back the previous decision.
    TakenBack,
}

/// The subject of an exercise.
#[derive(Clone, Debug)]
pub enum PracticeStage {
    /// A forest of sets.
    Sets(BenchReplay),
    /// A search in a maze.
    Search(RoomSearch),
}

/// How a decision was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Grade {
    /// Not made yet.
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
    /// A new exercise.
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

    /// An exercise in a given maze.
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

    /// Whether it is a search with a queue.
    pub fn has_queue(&self) -> bool {
        matches!(&self.stage, PracticeStage::Search(search) if search.has_queue())
    }

    /// The size of the maze, if there is one.
    pub fn size(&self) -> Option<Size> {
        let show = self.show()?;
        let grid = show.maze().grid();
        Size::new(grid.columns() / 2, grid.rows() / 2).ok()
    }

    /// The next decision.
    pub fn task(&self) -> Option<LabTask> {
        self.tasks.get(self.done).copied()
    }

    /// How many decisions were right at once, and how many there are.
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

    /// The last member or room: they are numbered from 0.
    pub fn last_member(&self) -> u32 {
        let count = match &self.stage {
            PracticeStage::Sets(replay) => replay.members,
            PracticeStage::Search(search) => search.size.rooms(),
        };
        count.saturating_sub(1)
    }

    /// Whether it is about a search, whose next room may be named by the way there.
    pub const fn is_search(&self) -> bool {
        matches!(self.stage, PracticeStage::Search(_))
    }

    /// The room on this side of the one that a search is at, if it is asked where that goes.
    pub fn beside(&self, side: Direction) -> Option<u32> {
        let (PracticeStage::Search(search), Prompt::Next { at }) =
            (&self.stage, self.task()?.prompt)
        else {
            return None;
        };
        let (size, room) = (search.size, search.size.room(at).go(side, 2));
        let is_inside = room.column < size.columns() && room.row < size.rows();
        is_inside.then(|| size.number(room))
    }

    /// Makes a decision; says whether it was right. What names no member is no decision.
    pub fn answer(&mut self, given: Answer) -> bool {
        let Some(task) = self.task() else { return false };
        if matches!(given, Answer::Member(member) if member > self.last_member()) {
            return false;
        }
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

    /// Shows and carries out the algorithm's decision.
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

    /// Takes the last decision back. Its grade stays.
    pub fn undo(&mut self) {
        if self.done > 0 {
            self.history.push(Given::TakenBack);
            self.go_on(-1);
        }
    }

    /// Repeats an action of a history.
    pub fn hear(&mut self, given: Given) {
        match given {
            Given::Answer(answer) => {
                self.answer(answer);
            }
            Given::Shown => self.show_next(),
            Given::TakenBack => self.undo(),
        }
    }

    /// The possible contents of the stack or queue, if that is the question.
    pub fn held_choices(&self) -> Option<Vec<Vec<u32>>> {
        let (PracticeStage::Search(search), Some(task)) = (&self.stage, self.task()) else {
            return None;
        };
        let choices = || held::choices(search, task.moves).into_iter().map(|(held, _)| held);
        self.asks_what_is_held().then(|| choices().collect())
    }

    fn asks_what_is_held(&self) -> bool {
        self.task().is_some_and(|task| matches!(task.prompt, Prompt::Holds { .. }))
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
            // The maze marks what is held, so it shows the step before while that is asked.
            PracticeStage::Search(_) => moves as u64 + u64::from(!self.asks_what_is_held()),
        };
        if let Some(timeline) = &mut self.timeline {
            timeline.seek(steps);
        }
    }

    /// Whether the answer is one or more members, and not one set or two.
    pub fn wants_member(&self) -> bool {
        let is_by_button =
            |task: LabTask| matches!(task.prompt, Prompt::Sets { .. } | Prompt::Holds { .. });
        self.task().is_some_and(|task| !is_by_button(task))
    }
}
