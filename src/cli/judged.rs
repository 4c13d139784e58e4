//! `build-with` and `solve-with`: show or judge a union-find or a stack of the player's own.

use std::collections::BTreeMap;
use std::io::Write;

use icetea_maze::game::scene::Unfit;
use icetea_maze::game::settings::Language;
use icetea_maze::guest::build_with::BuildWith;
use icetea_maze::guest::notebook::Notebook;
use icetea_maze::guest::solve_with::{NotForSolvers, SolveWith};
use icetea_maze::guest::{GoalPlace, GuestEnd, GuestTask};
use icetea_maze::maze::{Generator, Size, Spec};
use icetea_maze::words::sentences::guest;
use icetea_maze::words::{OwnProgramWords, Words};
use serde::Serialize;

use super::args::{GuestReportArguments, JudgedArguments};
use super::guests::{Contestant, contestants};
use super::{CliError, MazeArgument, Outcome, mouse};
use crate::console::{self, one_line};
use crate::process::converse;

/// What is found out about a program.
#[derive(Serialize)]
struct Report {
    program: String,
    maze: String,
    right: bool,
    /// Why it is wrong.
    wrong: Option<String>,
    /// What it counted, by name.
    counts: BTreeMap<&'static str, u64>,
    /// How many hops other rules take for the same walls.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    hops_of_others: BTreeMap<String, u64>,
    misconceptions: Vec<Seen>,
    unknown_lines: u32,
    /// The last line that it said.
    lines: u32,
    end: String,
    #[serde(skip)]
    has_failed: bool,
}

/// A kind of misconception, by the first of its kind.
#[derive(Serialize)]
struct Seen {
    line: u32,
    times: u32,
    what: String,
}

/// A maze that is small enough to be looked at, and large enough to be wrong in.
fn usual_maze() -> Result<MazeArgument, CliError> {
    Ok(MazeArgument::Code(Spec::new(Generator::Kruskal, Size::new(9, 6)?, 7)))
}

/// What is said about programs on the command line.
fn words() -> &'static OwnProgramWords {
    &Words::of(Language::English).own_program
}

pub fn build(arguments: &JudgedArguments) -> Result<Outcome, CliError> {
    let source = maze_of(arguments)?;
    if arguments.is_watched() {
        return watch(arguments, GuestTask::Build, source);
    }
    let JudgedArguments { guest: options, report, command, .. } = arguments;
    let refused = |error| CliError::Unfit { maze: named(arguments), error };
    let MazeArgument::Code(spec) = source else { return Err(refused(Unfit::IsBuilt)) };
    let spec = spec.without_quest();
    let judge = BuildWith::new(&spec).map_err(|error| refused(error.into()))?;
    let all = contestants(command, options, report.class.as_deref())?;
    judge_all(&all, report, |one| {
        let mut judge = judge.clone();
        let end = converse(&one.guest, &mut judge, &options.limits(), |_| true);
        let says = |seen: &_| guest::misconception(words(), seen);
        let mut report = Report::of(one, &spec.to_string(), &end, judge.notebook(), says);
        report.right = judge.is_right();
        report.wrong = judge.wrong().map(|wrong| guest::wrong_answer(words(), wrong));
        let counts = judge.counts();
        report.counts = BTreeMap::from([
            ("walls", counts.answers.into()),
            ("opened", counts.opened.into()),
            ("finds", counts.finds.into()),
            ("links", counts.links.into()),
            ("parents", counts.parents.into()),
            ("hops", counts.hops),
        ]);
        let others = judge.reference_hops();
        report.hops_of_others = others.map(|(rules, hops)| (rules.to_string(), hops)).into();
        report
    })
}

pub fn solve(arguments: &JudgedArguments) -> Result<Outcome, CliError> {
    let source = maze_of(arguments)?;
    if arguments.is_watched() {
        return watch(arguments, GuestTask::Solve, source);
    }
    let JudgedArguments { guest: options, report, command, .. } = arguments;
    let found = source.maze()?;
    found.warn();
    let name = found.spec.map_or(found.file, |spec| spec.to_string());
    let refused =
        |error: NotForSolvers| CliError::Unfit { maze: name.clone(), error: error.into() };
    let judge = SolveWith::new(&found.maze).map_err(refused)?;
    let all = contestants(command, options, report.class.as_deref())?;
    judge_all(&all, report, |one| {
        let mut judge = judge.clone();
        let end = converse(&one.guest, &mut judge, &options.limits(), |_| true);
        let says = |seen: &_| guest::stack_slip(words(), seen);
        let mut report = Report::of(one, &name, &end, judge.notebook(), says);
        report.right = judge.is_right();
        report.wrong = judge.wrong().map(|wrong| guest::wrong_path(words(), wrong));
        let counts = judge.counts();
        report.counts = BTreeMap::from([
            ("asked", counts.asked.into()),
            ("pushed", counts.pushed.into()),
            ("popped", counts.popped.into()),
            ("peak", counts.peak.into()),
            ("steps", counts.steps.into()),
        ]);
        report
    })
}

fn named(arguments: &JudgedArguments) -> String {
    arguments.maze.as_ref().map_or_else(String::new, |maze| maze.to_string_lossy().into_owned())
}

fn maze_of(arguments: &JudgedArguments) -> Result<MazeArgument, CliError> {
    arguments.maze.as_ref().map_or_else(usual_maze, |maze| MazeArgument::find(maze))
}

/// Shows the program at its work.
fn watch(
    arguments: &JudgedArguments,
    task: GuestTask,
    source: MazeArgument,
) -> Result<Outcome, CliError> {
    let JudgedArguments { guest, command, log, .. } = arguments;
    mouse::watch((command, guest, task), source, GoalPlace::OfMaze, (log.as_deref(), false))
}

impl Report {
    fn of<M>(
        one: &Contestant,
        maze: &str,
        end: &GuestEnd,
        notebook: &Notebook<M>,
        says: impl Fn(&M) -> String,
    ) -> Self {
        let seen = notebook.noted().iter();
        Self {
            program: one.name.clone(),
            maze: maze.to_owned(),
            right: false,
            wrong: None,
            counts: BTreeMap::new(),
            hops_of_others: BTreeMap::new(),
            misconceptions: seen
                .map(|seen| Seen { line: seen.line, times: seen.times, what: says(&seen.first) })
                .collect(),
            unknown_lines: notebook.meaningless(),
            lines: notebook.lines(),
            has_failed: !end.is_peaceful(),
            end: end.to_string(),
        }
    }

    /// What is wrong, in one sentence.
    fn sentence(&self) -> String {
        match &self.wrong {
            Some(wrong) => wrong.clone(),
            None => format!("{}, after line {}", self.end, self.lines),
        }
    }
}

/// Judges every program and prints what was found out.
fn judge_all(
    all: &[Contestant],
    options: &GuestReportArguments,
    mut judge: impl FnMut(&Contestant) -> Report,
) -> Result<Outcome, CliError> {
    let mut out = console::output()?;
    let mut outcome = Outcome::Done;
    for one in all {
        let report = judge(one);
        if options.json {
            writeln!(out, "{}", console::json_line(&report)?)?;
        } else {
            let name = one_line(&report.program);
            if report.right {
                writeln!(out, "right  {name}")?;
            } else {
                writeln!(out, "wrong  {name}: {}", one_line(&report.sentence()))?;
            }
        }
        out.flush()?;
        if !report.right {
            let is_its_fault = report.has_failed && report.wrong.is_none();
            let is_failed = is_its_fault || matches!(outcome, Outcome::Failed);
            outcome = if is_failed { Outcome::Failed } else { Outcome::Wrong };
        }
    }
    Ok(outcome)
}
