//! Everything that a program did and said, so that any moment of it can be looked at again.

use std::fmt::Debug;
use std::sync::Arc;

/// What is seen of a program. Its present and any moment that is looked at later come from the same
/// events by the same rule, so that they cannot differ.
pub trait Stage: Clone + Debug {
    /// What happens on it.
    type Event: Clone + Debug;

    /// Lets something happen.
    fn apply(&mut self, event: &Self::Event);

    /// Whether it takes time, so that it is a step of a show.
    fn is_step(event: &Self::Event) -> bool;

    /// How much a copy takes, as a number of events.
    fn weight(&self) -> usize;
}

/// What a line in the log is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogKind {
    /// The program's own log.
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
/// The most events of a run that are kept.
const MOST_EVENTS: usize = 1 << 21;
/// The most lines that are kept.
const MOST_LINES: usize = 100_000;
/// The fewest events from one stage that is kept to the next.
const LEAST_BETWEEN: usize = 4096;
/// How much of what was heard is kept at most, in bytes.
pub const MOST_HEARD: usize = 32 << 20;

/// Something new about a run.
#[derive(Clone, Debug, PartialEq)]
pub enum News<E> {
    /// Something happened.
    Happened(E),
    /// A line was said that is shown.
    Said(LogKind, Arc<str>),
    /// The host has heard this.
    Heard(Hearing, Arc<str>),
}

/// Where a line was heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hearing {
    /// In the conversation.
    Spoken,
    /// In the program's log.
    Logged,
}

impl Hearing {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Spoken, Self::Logged];

    /// What a line begins with where all that was heard is written down.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Spoken => "> ",
            Self::Logged => "! ",
        }
    }
}

impl<E> News<E> {
    /// A line, as long as it can be shown.
    pub fn said(kind: LogKind, line: &str) -> Self {
        Self::Said(kind, line.chars().take(LONGEST_LINE).collect::<String>().into())
    }
}

/// What is new in a conversation. Nothing is kept until it is first asked for.
#[derive(Clone, Debug)]
pub(super) struct NewsDesk<E> {
    news: Option<Vec<News<E>>>,
    events: usize,
    /// How much has been heard, in bytes with line ends and signs.
    heard: usize,
}

impl<E> Default for NewsDesk<E> {
    fn default() -> Self {
        Self { news: None, events: 0, heard: 0 }
    }
}

impl<E> NewsDesk<E> {
    pub fn kept(&mut self) -> &mut Vec<News<E>> {
        self.news.get_or_insert_default()
    }

    /// Whether so much has happened that no more is kept.
    pub const fn is_full(&self) -> bool {
        self.events >= MOST_EVENTS
    }

    pub fn happen(&mut self, event: E) {
        if let Some(news) = &mut self.news
            && self.events < MOST_EVENTS
        {
            news.push(News::Happened(event));
            self.events += 1;
        }
    }

    pub fn say(&mut self, kind: LogKind, line: &str) {
        if let Some(news) = &mut self.news {
            news.push(News::said(kind, line));
        }
    }

    pub fn hear(&mut self, line: &str) {
        self.write_down(Hearing::Spoken, line);
    }

    /// A line of the program's log, which is shown as well.
    pub fn take_log(&mut self, line: &str) {
        self.say(LogKind::Said, line);
        self.write_down(Hearing::Logged, line);
    }

    /// What is heard is kept until it is too much, and one line more, which tells so.
    fn write_down(&mut self, hearing: Hearing, line: &str) {
        if let Some(news) = &mut self.news
            && self.heard < MOST_HEARD
        {
            self.heard += hearing.sign().len() + line.len() + 1;
            news.push(News::Heard(hearing, line.into()));
        }
    }
}

/// The events of a run.
#[derive(Clone, Debug)]
pub struct RunLog<S: Stage> {
    events: Vec<S::Event>,
    /// The places of those that are steps.
    steps: Vec<u32>,
    lines: Vec<LogLine>,
    heard: String,
    /// The stage after each so many events, and after all of them.
    kept: Vec<S>,
    last: S,
    between: usize,
}

impl<S: Stage> RunLog<S> {
    /// A log without events, which begins like this.
    pub fn new(first: S) -> Self {
        let between = LEAST_BETWEEN.max(first.weight());
        let (events, steps, lines) = (Vec::new(), Vec::new(), Vec::new());
        let heard = String::new();
        Self { events, steps, lines, heard, kept: vec![first.clone()], last: first, between }
    }

    /// How many steps there are.
    pub const fn steps(&self) -> u64 {
        self.steps.len() as u64
    }

    /// What is seen in the end.
    pub const fn last(&self) -> &S {
        &self.last
    }

    /// Goes on from what was heard before.
    pub fn hear_of(&mut self, heard: String) {
        self.heard = heard;
    }

    /// All that was heard, line by line, each with its sign. None if that was too much.
    pub fn heard(&self) -> Option<&str> {
        (self.heard.len() < MOST_HEARD).then_some(&self.heard)
    }

    /// Adds what is new.
    pub fn take(&mut self, news: News<S::Event>) {
        match news {
            News::Happened(event) => self.push(event),
            News::Said(kind, text) if self.lines.len() < MOST_LINES => {
                self.lines.push(LogLine { kind, text, at: self.events.len() });
            }
            News::Heard(hearing, line) if self.heard.len() < MOST_HEARD => {
                self.heard.extend([hearing.sign(), &line, "\n"]);
            }
            News::Said(..) | News::Heard(..) => {}
        }
    }

    fn push(&mut self, event: S::Event) {
        if S::is_step(&event) {
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
    pub fn next_step(&self, step: u64) -> Option<&S::Event> {
        self.events.get(*self.steps.get(step as usize)? as usize)
    }
}

/// A moment of a run.
#[derive(Clone, Debug)]
pub struct RunMoment<S> {
    /// What is seen.
    pub stage: S,
    /// How many events have happened.
    events: usize,
}

impl<S: Stage> RunMoment<S> {
    /// The beginning of a run.
    pub fn first(log: &RunLog<S>) -> Self {
        Self { stage: log.kept[0].clone(), events: 0 }
    }

    /// Goes to when `step` steps are done.
    pub fn seek(&mut self, log: &RunLog<S>, step: u64) {
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
