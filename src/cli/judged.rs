//! `build-with` and `solve-with`: judge a union-find or a stack of the player's own.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::io::Write;

use icetea_maze::guest::GuestEnd;
use icetea_maze::guest::build_with::BuildWith;
use icetea_maze::guest::notebook::Notebook;
use icetea_maze::guest::solve_with::SolveWith;
use icetea_maze::maze::{Generator, Size, Spec};
use serde::Serialize;

use super::args::{BuildWithArguments, GuestReportArguments, SolveWithArguments};
use super::guests::{Contestant, contestants};
use super::{CliError, MazeArgument, Outcome};
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
fn usual_maze() -> Result<Spec, CliError> {
    Ok(Spec::new(Generator::Kruskal, Size::new(9, 6)?, 7))
}

pub fn build(arguments: &BuildWithArguments) -> Result<Outcome, CliError> {
    let BuildWithArguments { maze, guest, report, command } = arguments;
    let spec = maze.map_or_else(usual_maze, Ok)?.without_quest();
    let refused = |error| CliError::NotForBuilders { code: spec.to_string(), error };
    let judge = BuildWith::new(&spec).map_err(refused)?;
    let all = contestants(command, guest, report.class.as_deref())?;
    judge_all(&all, report, |one| {
        let mut judge = judge.clone();
        let end = converse(&one.guest, &mut judge, &guest.limits(), |_| true);
        let counts = judge.counts();
        let mut report = Report::of(one, &spec.to_string(), &end, judge.notebook());
        report.right = judge.is_right();
        report.wrong = judge.wrong().map(ToString::to_string);
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

pub fn solve(arguments: &SolveWithArguments) -> Result<Outcome, CliError> {
    let SolveWithArguments { maze, guest, report, command } = arguments;
    let source = match maze {
        Some(maze) => MazeArgument::find(maze)?,
        None => MazeArgument::Code(usual_maze()?),
    };
    let found = source.maze()?;
    found.warn();
    let name = found.spec.map_or(found.file, |spec| spec.to_string());
    let refused = |error| CliError::NotForSolvers { maze: name.clone(), error };
    let judge = SolveWith::new(&found.maze).map_err(refused)?;
    let all = contestants(command, guest, report.class.as_deref())?;
    judge_all(&all, report, |one| {
        let mut judge = judge.clone();
        let end = converse(&one.guest, &mut judge, &guest.limits(), |_| true);
        let counts = judge.counts();
        let mut report = Report::of(one, &name, &end, judge.notebook());
        report.right = judge.is_right();
        report.wrong = judge.wrong().map(ToString::to_string);
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

impl Report {
    fn of<M: Display + Copy>(
        one: &Contestant,
        maze: &str,
        end: &GuestEnd,
        notebook: &Notebook<M>,
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
                .map(|seen| Seen {
                    line: seen.line,
                    times: seen.times,
                    what: seen.first.to_string(),
                })
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
        } else if options.check {
            let name = one_line(&report.program);
            if report.right {
                writeln!(out, "right  {name}")?;
            } else {
                writeln!(out, "wrong  {name}: {}", one_line(&report.sentence()))?;
            }
        } else {
            tell(&report, &mut out)?;
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

fn tell(report: &Report, out: &mut impl Write) -> Result<(), CliError> {
    writeln!(out, "program   {}", one_line(&report.program))?;
    writeln!(out, "maze      {}", report.maze)?;
    if report.right {
        writeln!(out, "verdict   right")?;
    } else {
        writeln!(out, "verdict   wrong: {}", one_line(&report.sentence()))?;
    }
    let counts: Vec<String> =
        report.counts.iter().map(|(name, count)| format!("{count} {name}")).collect();
    writeln!(out, "counts    {}", counts.join(", "))?;
    for (rules, hops) in &report.hops_of_others {
        writeln!(out, "hops      {hops} by the rules {rules}")?;
    }
    for Seen { line, times, what } in &report.misconceptions {
        let more = if *times > 1 { format!(" ({times} times)") } else { String::new() };
        writeln!(out, "mistaken  line {line}: {}{more}", one_line(what))?;
    }
    if report.unknown_lines > 0 {
        writeln!(out, "unknown   {} lines that mean nothing here", report.unknown_lines)?;
    }
    Ok(())
}
