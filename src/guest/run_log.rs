//! Everything that a micromouse did and said, so that any moment of it can be looked at again.

use std::sync::Arc;

use super::mouse_maze::MouseMaze;
use super::stage::{MouseEvent, MouseStage};

/// What a line in the log is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogKind {
    /// The mouse's own log.
    Said,
    /// A line that means nothing to the game, with its number.
    Meaningless(u64),
}

/// A line beside the maze.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// What it is.
    pub kind: LogKind,
    /// Its text, as long as it can be shown.
    pub text: Arc<str>,
    /// How many events came before it.
    at: usize,
}

/// The longest line that is kept; of a longer one its beginning is.
const LONGEST_LINE: usize = 200;
/// The most lines that are kept.
const MOST_LINES: usize = 100_000;
/// The fewest events from one stage that is kept to the next.
const LEAST_BETWEEN: usize = 4096;

/// Something new about a run.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// Something happened.
    Happened(MouseEvent),
    /// A line was said.
    Said(LogKind, Arc<str>),
}

impl News {
    /// A line, as long as it can be shown.
    pub fn said(kind: LogKind, line: &str) -> Self {
        Self::Said(kind, line.chars().take(LONGEST_LINE).collect::<String>().into())
    }
}

/// The events of a run.
#[derive(Clone, Debug)]
pub struct RunLog {
    events: Vec<MouseEvent>,
    /// The places of those that are steps.
    steps: Vec<u32>,
    lines: Vec<LogLine>,
    /// The stage after each so many events, and after all of them.
    kept: Vec<MouseStage>,
    last: MouseStage,
    between: usize,
}

impl RunLog {
    /// A log without events.
    pub fn new(maze: Arc<MouseMaze>) -> Self {
        let between = LEAST_BETWEEN.max(maze.cells());
        let (events, steps, lines) = (Vec::new(), Vec::new(), Vec::new());
        let last = MouseStage::new(maze);
        Self { events, steps, lines, kept: vec![last.clone()], last, between }
    }

    /// How many steps there are.
    pub const fn steps(&self) -> u64 {
        self.steps.len() as u64
    }

    /// What is seen in the end.
    pub const fn last(&self) -> &MouseStage {
        &self.last
    }

    /// Adds what is new.
    pub fn take(&mut self, news: News) {
        match news {
            News::Happened(event) => self.push(event),
            News::Said(kind, text) if self.lines.len() < MOST_LINES => {
                self.lines.push(LogLine { kind, text, at: self.events.len() });
            }
            News::Said(..) => {}
        }
    }

    fn push(&mut self, event: MouseEvent) {
        if event.is_step() {
            self.steps.push(self.events.len() as u32);
        }
        self.last.apply(&event);
        self.events.push(event);
        if self.events.len().is_multiple_of(self.between) {
            self.kept.push(self.last.clone());
        }
    }

    /// How many events have happened when a step is done: all up to the next step.
    fn events_until(&self, step: u64) -> usize {
        self.steps.get(step as usize).map_or(self.events.len(), |&place| place as usize)
    }

    /// The lines that have been said when a step is done.
    pub fn lines(&self, step: u64) -> &[LogLine] {
        let events = self.events_until(step);
        &self.lines[..self.lines.partition_point(|line| line.at <= events)]
    }

    /// The step that leads on from this one.
    pub fn next_step(&self, step: u64) -> Option<&MouseEvent> {
        self.events.get(*self.steps.get(step as usize)? as usize)
    }
}

/// A moment of a run.
#[derive(Clone, Debug)]
pub struct RunMoment {
    /// What is seen.
    pub stage: MouseStage,
    /// How many events have happened.
    events: usize,
}

impl RunMoment {
    /// The beginning of a run.
    pub fn first(log: &RunLog) -> Self {
        Self { stage: log.kept[0].clone(), events: 0 }
    }

    /// Goes to when so many steps are done.
    pub fn seek(&mut self, log: &RunLog, step: u64) {
        let wanted = log.events_until(step);
        let kept = (wanted / log.between).min(log.kept.len() - 1);
        if wanted < self.events || self.events < kept * log.between {
            *self = Self { stage: log.kept[kept].clone(), events: kept * log.between };
        }
        for event in &log.events[self.events..wanted] {
            self.stage.apply(event);
        }
        self.events = wanted;
    }
}
