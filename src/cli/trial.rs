//! `trial`: send micromice through many mazes, and say how they did.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Instant;

use icetea_maze::game::scene::Unfit;
use icetea_maze::guest::{
    GoalPlace, MouseHost, MouseMaze, Patience, Performer, contest_spec, six_digits,
};
use icetea_maze::maze::{Spec, all_threads};
use serde::Serialize;

use super::args::{GoalArgument, TrialArguments};
use super::guests::{Contestant, contestants};
use super::progress::ProgressLine;
use super::{CliError, Outcome};
use crate::console::{self, one_line};
use crate::process::converse;

/// How a mouse did in a maze.
#[derive(Serialize)]
struct Run {
    mouse: String,
    code: String,
    solved: bool,
    /// How often it came from the start to the goal.
    runs: u32,
    score: f32,
    commands: u64,
    seconds: f64,
    end: String,
    unknown_lines: u64,
    #[serde(skip)]
    has_failed: bool,
}

/// How a mouse did in all mazes.
#[derive(Serialize)]
struct Sum<'a> {
    mouse: &'a str,
    mazes: usize,
    solved: usize,
    mean_score: Option<f64>,
    commands: u64,
    seconds: f64,
    unknown_lines: u64,
    /// The maze that it did not solve, or else solved with the worst score, and how it ended there.
    worst: &'a str,
    worst_end: &'a str,
}

impl GoalArgument {
    pub const fn place(self) -> GoalPlace {
        match self {
            Self::Middle => GoalPlace::Middle,
            Self::Own => GoalPlace::OfMaze,
        }
    }
}

pub fn run(arguments: &TrialArguments) -> Result<Outcome, CliError> {
    let report = &arguments.report;
    let mice = contestants(&arguments.command, &arguments.guest, report.class.as_deref())?;
    let first = first_spec(arguments)?;
    let specs: Vec<Spec> = (0..u64::from(arguments.mazes.max(1)))
        .map(|place| first.with_seed(first.seed().wrapping_add(place)))
        .collect();
    // Whether a mouse can walk in it hangs on the size alone.
    arena(&specs[0], arguments.goal)?;
    let mut out = console::output()?;
    let (mut all_solved, mut has_failed) = (true, false);
    for mouse in &mice {
        let is_told = report.json && !report.check;
        let runs = all_runs(mouse, &specs, arguments, |run| {
            if is_told {
                writeln!(out, "{}", console::json_line(run)?)?;
                out.flush()?;
            }
            Ok(())
        })?;
        let sum = sum(&mouse.name, &runs);
        all_solved &= sum.solved == sum.mazes;
        has_failed |= runs.iter().any(|run| run.has_failed && !run.solved);
        if report.json {
            writeln!(out, "{}", console::json_line(&sum)?)?;
        } else {
            tell(&sum, report.check, &mut out)?;
        }
        out.flush()?;
    }
    Ok(match (has_failed, all_solved) {
        (true, _) => Outcome::Failed,
        (false, false) => Outcome::Wrong,
        (false, true) => Outcome::Done,
    })
}

/// The first maze: of the usual size for mice, perfect, and known to whoever runs it again.
fn first_spec(arguments: &TrialArguments) -> Result<Spec, CliError> {
    let mut spec = arguments.spec.spec_sized(contest_spec(0).size())?;
    if arguments.spec.has_rolled() {
        spec = spec.with_seed(1);
    }
    Ok(spec.without_quest())
}

fn arena(spec: &Spec, goal: GoalArgument) -> Result<Arc<MouseMaze>, CliError> {
    let named = |error| CliError::Unfit { maze: spec.to_string(), error: Unfit::Walk(error) };
    Ok(Arc::new(MouseMaze::grown(spec, goal.place()).map_err(named)?))
}

/// How a mouse does in each maze, in their order; `each` is told as soon as that allows.
fn all_runs(
    mouse: &Contestant,
    specs: &[Spec],
    arguments: &TrialArguments,
    mut each: impl FnMut(&Run) -> Result<(), CliError>,
) -> Result<Vec<Run>, CliError> {
    let jobs = arguments.jobs.unwrap_or_else(all_threads).clamp(1, specs.len());
    let next = AtomicUsize::new(0);
    let (tell, told) = mpsc::channel();
    let mut runs: Vec<Option<Run>> = specs.iter().map(|_| None).collect();
    let mut complete = 0;
    thread::scope(|scope| {
        for _ in 0..jobs {
            let (tell, next) = (tell.clone(), &next);
            let work = move || {
                while let Some((place, spec)) = {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    specs.get(place).map(|spec| (place, spec))
                } {
                    let _ = tell.send((place, one_run(mouse, spec, arguments)));
                }
            };
            // One that cannot be had leaves its mazes to the others.
            let _ = thread::Builder::new().spawn_scoped(scope, work);
        }
        drop(tell);
        let mut progress = ProgressLine::new("Running");
        for (count, (place, run)) in told.iter().enumerate() {
            runs[place] = Some(run);
            progress.show_share((count + 1) as f64 / specs.len() as f64);
            while let Some(Some(run)) = runs.get(complete) {
                complete += 1;
                each(run).inspect_err(|_| next.store(specs.len(), Ordering::Relaxed))?;
            }
        }
        Ok(())
    })
    .map(|()| runs.into_iter().flatten().collect())
}

fn one_run(mouse: &Contestant, spec: &Spec, arguments: &TrialArguments) -> Run {
    let arena = arena(spec, arguments.goal).expect("the first maze has this size too");
    let patience = Patience { until_reset: arguments.reset_after, ..Patience::default() };
    let mut host = MouseHost::new(arena, patience);
    let begun = Instant::now();
    let end = converse(&mouse.guest, &mut host, &arguments.guest.limits(), |_| true);
    let score = &host.stage.score;
    Run {
        mouse: mouse.name.clone(),
        code: spec.to_string(),
        solved: score.best.is_some(),
        runs: score.runs,
        score: score.score(),
        commands: host.answers,
        seconds: begun.elapsed().as_secs_f64(),
        has_failed: !end.is_peaceful(),
        end: host.end_of(end).to_string(),
        unknown_lines: host.meaningless,
    }
}

fn sum<'a>(mouse: &'a str, runs: &'a [Run]) -> Sum<'a> {
    let solved: Vec<&Run> = runs.iter().filter(|run| run.solved).collect();
    let scores: f64 = solved.iter().map(|run| f64::from(run.score)).sum();
    let badness = |run: &&Run| (!run.solved, run.score.to_bits());
    let worst = runs.iter().max_by_key(badness);
    Sum {
        mouse,
        mazes: runs.len(),
        solved: solved.len(),
        mean_score: (!solved.is_empty()).then(|| scores / solved.len() as f64),
        commands: runs.iter().map(|run| run.commands).sum(),
        seconds: runs.iter().map(|run| run.seconds).sum(),
        unknown_lines: runs.iter().map(|run| run.unknown_lines).sum(),
        worst: worst.map_or("", |run| &run.code),
        worst_end: worst.map_or("", |run| &run.end),
    }
}

fn tell(sum: &Sum, is_short: bool, out: &mut impl Write) -> Result<(), CliError> {
    let name = one_line(sum.mouse);
    if is_short && sum.solved == sum.mazes {
        writeln!(out, "right  {name}: {} of {} mazes", sum.solved, sum.mazes)?;
        return Ok(());
    }
    if is_short {
        let Sum { solved, mazes, worst, worst_end, .. } = sum;
        writeln!(out, "wrong  {name}: {solved} of {mazes} mazes; in {worst} {worst_end}")?;
        return Ok(());
    }
    writeln!(out, "mouse     {name}")?;
    writeln!(out, "solved    {} of {} mazes", sum.solved, sum.mazes)?;
    if let Some(score) = sum.mean_score {
        writeln!(out, "score     {} at the mean; less is better", six_digits(score as f32))?;
    }
    writeln!(out, "commands  {} in {:.1} s", sum.commands, sum.seconds)?;
    if sum.unknown_lines > 0 {
        writeln!(out, "unknown   {} lines that mean nothing here", sum.unknown_lines)?;
    }
    writeln!(out, "worst     {}: {}", sum.worst, sum.worst_end)?;
    Ok(())
}
