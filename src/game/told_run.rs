//! A run of a program of the player's own as a file: what the program said, line by line.
//!
//! The program is not needed to see it again, and never started: the game hears the lines once more
//! and judges them as it did.

use std::fmt::Write;
use std::sync::Arc;

use super::scene::{Scene, Unfit};
use super::theatre::Source;
use crate::guest::{
    GoalPlace, GuestEnd, GuestLimits, GuestTask, Hearing, MOST_HEARD, MouseHost, News, Patience,
    Performer,
};
use crate::maze::text::{self, TextStyle};
use crate::maze::{Drawing, ProgressFn, Spec, report};

/// The beginning of every such file, followed by the version.
const TITLE: &str = "Icetea Maze program run ";
const VERSION: &str = "1";
/// What precedes the rows of a maze that has no code.
const ROW: &str = "| ";
/// The largest file that is read: what is kept at most, and a maze without a code.
pub const MOST_TOLD_BYTES: usize = MOST_HEARD + (4 << 20);
/// The longest line: a program that runs may say no longer one either.
const MOST_LINE_BYTES: usize = 3 * 1024 * GuestLimits::LINE_KIB as usize;
/// How many lines to hear between checks for cancellation.
const LINES_AT_ONCE: usize = 1 << 14;
/// How much of a line an error quotes.
const MOST_QUOTED: usize = 40;

/// A run that can be told again.
#[derive(Clone, Debug)]
pub struct ToldRun {
    /// What the program had to do.
    pub task: GuestTask,
    /// The maze.
    pub source: Source,
    /// Where a mouse had to get to.
    pub goal: GoalPlace,
    /// How the program ended.
    pub end: GuestEnd,
    /// What it said.
    pub told: String,
}

/// Why a file is no such run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum ToldRunError {
    #[error("this is a program's run of version '{0}', and this game knows {VERSION}")]
    Version(String),
    #[error("this is no program's run: it is not UTF-8 text of at most {} MiB", MOST_TOLD_BYTES >> 20)]
    NoText,
    /// The program cannot have done this in this maze.
    #[error(transparent)]
    Unfit(#[from] Unfit),
    #[error("line {number}: {expected} has to stand here, not '{found}'")]
    Line {
        /// The line number, from 1.
        number: usize,
        expected: &'static str,
        found: String,
    },
}

/// Whether these bytes are meant as a program's run, of any version.
pub fn is_told_run(bytes: &[u8]) -> bool {
    bytes.starts_with(TITLE.as_bytes())
}

/// The words that stand for the tasks, and for the goals.
const TASKS: [(&str, GuestTask); 3] =
    [("walk", GuestTask::Walk), ("build", GuestTask::Build), ("solve", GuestTask::Solve)];
const GOALS: [(&str, GoalPlace); 2] = [("middle", GoalPlace::Middle), ("maze", GoalPlace::OfMaze)];

fn word_of<T: Copy + PartialEq>(words: &[(&'static str, T)], wanted: T) -> &'static str {
    words.iter().find(|(_, one)| *one == wanted).map_or("", |(word, _)| word)
}

fn meaning_of<T: Copy>(words: &[(&'static str, T)], word: &str) -> Option<T> {
    words.iter().find(|(one, _)| *one == word).map(|&(_, meaning)| meaning)
}

impl ToldRun {
    /// The text of the file.
    pub fn write(&self) -> String {
        let (task, goal) = (word_of(&TASKS, self.task), word_of(&GOALS, self.goal));
        let mut written = format!("{TITLE}{VERSION}\ntask {task}\ngoal {goal}\n");
        match &self.source {
            Source::Grown(spec) => {
                let _ = writeln!(written, "maze {spec}");
            }
            Source::Given { maze, .. } => {
                written.push_str("maze\n");
                let drawn = text::to_string(&Drawing::new(maze), TextStyle::Hash);
                for row in drawn.lines() {
                    let _ = writeln!(written, "{ROW}{row}");
                }
            }
        }
        written.push_str(&self.told);
        // Last, so that a file that was cut off has none.
        let _ = writeln!(written, "end {}", self.end.as_line());
        written
    }

    /// Reads the bytes of a file that is meant as one.
    pub fn read(bytes: &[u8]) -> Result<Self, ToldRunError> {
        let read = Some(bytes).filter(|bytes| bytes.len() <= MOST_TOLD_BYTES);
        let read = read.and_then(|bytes| str::from_utf8(bytes).ok()).ok_or(ToldRunError::NoText)?;
        // No line that is heard has a carriage return.
        let plain = read.replace('\r', "");
        let mut lines = Lines { rest: &plain, number: 0 };
        let version = lines.next(TITLE, "its title", |version| Some(version.to_owned()))?;
        if version != VERSION {
            return Err(ToldRunError::Version(version));
        }
        let task = lines
            .next("task ", "'task walk', 'build' or 'solve'", |word| meaning_of(&TASKS, word))?;
        let goal =
            lines.next("goal ", "'goal middle' or 'goal maze'", |word| meaning_of(&GOALS, word))?;
        let source = lines.source()?;
        let mut told = String::new();
        while heard(lines.rest).is_some() {
            told.push_str(&lines.next("", "a line", |line| Some(format!("{line}\n")))?);
        }
        let expected = "'> ' or '! ' and a line, or 'end' and how it ended";
        let end = lines.next("end ", expected, GuestEnd::of_line)?;
        if !lines.rest.is_empty() {
            lines.number += 1;
            return Err(lines.wrong("nothing", lines.rest));
        }
        Ok(Self { task, source, goal, end, told })
    }

    /// Lets the game hear the run again; says all that happened, and how the program ended. None if
    /// that is cancelled.
    pub async fn retell(
        &self,
        on_progress: ProgressFn<'_>,
    ) -> Option<Result<(Scene, GuestEnd), ToldRunError>> {
        let mut scene = match Scene::new(self.task, &self.source, self.goal) {
            Ok(scene) => scene,
            Err(unfit) => return Some(Err(unfit.into())),
        };
        let end = match &mut scene {
            Scene::Walk(maze, heard) => {
                let host = MouseHost::new(Arc::new(maze.clone()), Patience::default());
                self.hear_again(host, heard, on_progress).await
            }
            Scene::Build(_, judge, heard) => {
                self.hear_again((**judge).clone(), heard, on_progress).await
            }
            Scene::Solve(_, judge, heard) => {
                self.hear_again((**judge).clone(), heard, on_progress).await
            }
        };
        Some(Ok((scene, end?)))
    }

    async fn hear_again<P: Performer>(
        &self,
        mut host: P,
        happened: &mut Vec<News<P::Event>>,
        on_progress: ProgressFn<'_>,
    ) -> Option<GuestEnd> {
        let (mut told, mut done) = (String::new(), 0);
        // What happens is kept from now on.
        host.news();
        host.greet(&mut told);
        for (place, line) in self.told.lines().enumerate() {
            if place.is_multiple_of(LINES_AT_ONCE)
                && !report(on_progress, done as f64 / self.told.len() as f64).await
            {
                return None;
            }
            if place.is_multiple_of(LINES_AT_ONCE) {
                take_what_happened(host.news(), happened);
            }
            done += line.len() + 1;
            told.clear();
            match heard(line)? {
                (Hearing::Spoken, said) if !host.is_done() => host.hear(said, &mut told),
                (Hearing::Spoken, _) => {}
                (Hearing::Logged, said) => host.take_log(said),
            }
        }
        let end = host.end_of(self.end.clone());
        take_what_happened(host.news(), happened);
        Some(end)
    }
}

/// Takes all but what was heard, which stands in the file.
fn take_what_happened<E>(news: &mut Vec<News<E>>, happened: &mut Vec<News<E>>) {
    happened.extend(news.drain(..).filter(|one| !matches!(one, News::Heard(..))));
}

/// What was heard, and where.
fn heard(line: &str) -> Option<(Hearing, &str)> {
    Hearing::ALL.into_iter().find_map(|it| line.strip_prefix(it.sign()).map(|said| (it, said)))
}

/// The lines that are still to be read.
struct Lines<'a> {
    rest: &'a str,
    number: usize,
}

impl Lines<'_> {
    /// The maze: its code, or all of it.
    fn source(&mut self) -> Result<Source, ToldRunError> {
        let code = self.next("maze", "'maze' and a code", |code| match code.strip_prefix(' ') {
            Some(code) => code.parse::<Spec>().ok().map(Some),
            None => code.is_empty().then_some(None),
        })?;
        if let Some(spec) = code {
            return Ok(Source::Grown(spec));
        }
        let mut drawn = String::new();
        while self.rest.starts_with(ROW) {
            drawn.push_str(&self.next(ROW, "a row", |row| Some(format!("{row}\n")))?);
        }
        let maze = text::read(drawn.as_bytes());
        let maze = maze.map_err(|_| self.wrong("the end of a whole maze", ""))?;
        Ok(Source::given(Arc::new(maze)))
    }

    /// The next line, which begins like this; what follows means something.
    fn next<T>(
        &mut self,
        begin: &str,
        expected: &'static str,
        meaning: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, ToldRunError> {
        let (line, rest) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
        self.number += 1;
        if line.len() > MOST_LINE_BYTES {
            return Err(self.wrong("a shorter line", line));
        }
        let meant = line.strip_prefix(begin).and_then(meaning);
        let meant = meant.ok_or_else(|| self.wrong(expected, line))?;
        self.rest = rest;
        Ok(meant)
    }

    fn wrong(&self, expected: &'static str, found: &str) -> ToldRunError {
        let found = crate::maze::visible(&found.chars().take(MOST_QUOTED).collect::<String>());
        ToldRunError::Line { number: self.number, expected, found }
    }
}
