//! Worlds: built into a file, whole or square by square, stopped and resumed, proved, described
//! and walked through.

use std::fs;
use std::io::{self, BufWriter, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use icetea_maze::game::settings::Language;
use icetea_maze::maze::world::{
    Guide, LeafPlan, LongestWay, WorldBuild, WorldError, WorldFile, WorldSpec, check, longest_way,
    survey as measure,
};
use icetea_maze::maze::{Direction, Generator, StopRule, all_threads, at_once};
use icetea_maze::words::Words;
use serde::Serialize;

use super::args::{
    InfoArguments, MakeArguments, SolveArguments, SurveyArguments, VerifyArguments, roll,
};
use super::output::write_file;
use super::progress::ProgressLine;
use super::sizes::within;
use super::source::begins;
use super::{CliError, Outcome};
use crate::console::{self, tell};

/// How long a build goes on before all of it is kept, so that no more is lost when the power fails.
const KEPT_EVERY: Duration = Duration::from_secs(60);

/// Whether the player has asked to stop.
static IS_STOPPED: AtomicBool = AtomicBool::new(false);

/// Whether it is a world that is to be made.
pub fn is_meant(arguments: &MakeArguments) -> bool {
    let output = arguments.output.output.as_deref();
    output.is_some_and(is_world_name) || arguments.square.is_some() || !arguments.parts.is_empty()
}

fn is_world_name(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("maze"))
}

/// Whether a file is a world.
pub fn is_world(file: &Path) -> bool {
    begins(file, WorldFile::is_begun_by)
}

pub fn make(arguments: &MakeArguments) -> Result<Outcome, CliError> {
    let Some(output) = &arguments.output.output else {
        let option = if arguments.square.is_some() { "square" } else { "parts" };
        return Err(CliError::OptionOfOtherKind { option, kind: "an --output" });
    };
    for (is_given, option, kind) in [
        (arguments.solution, "solution", "a text or a picture"),
        (arguments.one_line.is_some(), "one-line", "a .svg file"),
        (arguments.output.style.is_some(), "style", "text"),
        (arguments.output.pixels.is_some(), "pixels", "a .png file"),
    ] {
        if is_given {
            return Err(CliError::OptionOfOtherKind { option, kind });
        }
    }
    if output == Path::new("-") {
        return Err(CliError::UnknownKind(output.clone()));
    }
    let mut kept = output.clone().into_os_string();
    kept.push(".part");
    let kept = PathBuf::from(kept);
    let (is_resumed, plan) = (kept.exists(), LeafPlan::new(spec(arguments, &kept)?));
    let mut build = begun(arguments, plan, &kept)?;
    for part in &arguments.parts {
        match build.add_part(&read(part)?) {
            // What is kept has them already.
            Err(WorldError::Twice) if is_resumed => {}
            added => added.map_err(|error| no_world(part, error))?,
        }
    }
    // Another face may have a handler of its own, but then this one does not run.
    let _ = ctrlc::set_handler(|| IS_STOPPED.store(true, Ordering::Relaxed));
    if !build_all(&mut build, &kept, threads(arguments.threads))? {
        let kept = kept.display();
        tell(&format!(
            "Stopped. What is built is kept in {kept}: the same command goes on from there."
        ));
        return Ok(Outcome::Stopped);
    }
    if arguments.square.is_some() {
        write_part(&build, output)?;
    } else {
        // A full disk must not cost more than the last minute.
        write_part(&build, &kept)?;
        let built = build.finish()?;
        write_file(output, |out| Ok(built.write(out)?))?;
        tell(&format!("{}: {} steps from start to goal", plan.spec, grouped(built.steps())));
    }
    // If it is not there, nothing was kept.
    let _ = fs::remove_file(kept);
    Ok(Outcome::Done)
}

/// The world that the options ask for. Without a seed it is that of what is kept, or a new one is rolled.
fn spec(arguments: &MakeArguments, kept: &Path) -> Result<WorldSpec, CliError> {
    let spec = &arguments.spec;
    if let Some(code) = arguments.maze.or(spec.code) {
        return code.world();
    }
    let is_plain = spec.generator.is_none_or(|generator| generator == Generator::Kruskal)
        && spec.loops.is_none_or(|loops| loops.get() == 0)
        && spec.shape.is_none()
        && spec.stop.is_none_or(|stop| stop == StopRule::Full);
    if !is_plain {
        return Err(WorldError::NotByWeights.into());
    }
    let (width, height) = spec.size.map_or((30, 20), |size| (size.width, size.height));
    if spec.seed.is_none() && kept.exists() {
        let begun =
            WorldBuild::plan_of_part(&read(kept)?).map_err(|error| no_world(kept, error))?;
        if spec.size.is_none_or(|_| begun.spec.size() == [width, height]) {
            return Ok(begun.spec);
        }
    }
    let world = WorldSpec::new(width, height, spec.seed.unwrap_or_else(roll))?;
    if spec.seed.is_none() {
        tell(&world.to_string());
    }
    Ok(world)
}

/// The build as it was stopped, or a new one.
fn begun(arguments: &MakeArguments, plan: LeafPlan, kept: &Path) -> Result<WorldBuild, CliError> {
    let beyond = || no_world(kept, WorldError::NoSquare);
    let mut build = match arguments.square {
        Some(square) => WorldBuild::of_square(plan, square).ok_or_else(beyond)?,
        None => WorldBuild::new(plan),
    };
    if kept.exists() {
        build.add_part(&read(kept)?).map_err(|error| no_world(kept, error))?;
    }
    Ok(build)
}

/// Builds, and keeps what is built now and then; returns false if the player stops it.
fn build_all(build: &mut WorldBuild, kept: &Path, threads: usize) -> Result<bool, CliError> {
    let rooms = build.rooms();
    let mut show = shown("Building", rooms);
    let mut pause = KEPT_EVERY;
    loop {
        let begun = Instant::now();
        let is_done = at_once(build.go_on(threads, &mut |share| {
            show(share);
            !IS_STOPPED.load(Ordering::Relaxed) && begun.elapsed() < pause
        }));
        if is_done {
            return Ok(true);
        }
        let writing = Instant::now();
        write_part(build, kept)?;
        if IS_STOPPED.load(Ordering::Relaxed) {
            return Ok(false);
        }
        // A large world is written for so long that it is done less often.
        pause = KEPT_EVERY.max(20 * writing.elapsed());
    }
}

fn write_part(build: &WorldBuild, path: &Path) -> Result<(), CliError> {
    write_file(path, |out| Ok(build.write_part(out)?))
}

pub fn verify(arguments: &VerifyArguments) -> Result<Outcome, CliError> {
    let world = match open(&arguments.file) {
        Err(error @ CliError::NoWorld { .. }) => {
            tell(&error.to_string());
            return Ok(Outcome::Untrue);
        }
        opened => Arc::new(opened?),
    };
    let rooms = world.spec().rooms();
    let threads = threads(arguments.threads);
    let checked = at_once(check(&world, threads, &mut shown("Checking", rooms)));
    match checked {
        Ok(opened) => {
            let opened = opened.unwrap_or_default();
            writeln!(
                console::output()?,
                "{}: {} rooms, {} open walls, no ring: one tree",
                world.spec(),
                grouped(rooms),
                grouped(opened)
            )?;
            Ok(Outcome::Done)
        }
        Err(error) => {
            tell(&no_world(&arguments.file, error).to_string());
            Ok(Outcome::Untrue)
        }
    }
}

/// Measures a world, and writes what was measured into its file.
pub fn survey(arguments: &SurveyArguments) -> Result<Outcome, CliError> {
    let file = &arguments.world.file;
    let world = Arc::new(open(file)?);
    let (threads, rooms) = (threads(arguments.world.threads), world.spec().rooms());
    let failed = |error| no_world(file, error);
    let measured = at_once(measure(&world, threads, &mut shown("Measuring", rooms)));
    let Some(mut survey) = measured.map_err(failed)? else { return Ok(Outcome::Stopped) };
    survey.longest = world.survey().and_then(|before| before.longest);
    write_file(file, |out| Ok(world.write_with(&survey, out)?))?;
    let (columns, rows) = (survey.depths.columns, survey.depths.rows());
    tell(&format!(
        "{columns} x {rows} cells, the farthest {} steps from the cheese",
        grouped(survey.depths.farthest())
    ));
    if arguments.longest {
        let found = at_once(longest_way(&world, threads, &mut shown("Looking", rooms)));
        survey.longest = found.map_err(failed)?;
        write_file(file, |out| Ok(world.write_with(&survey, out)?))?;
        if let Some(LongestWay { ends: [from, to], steps }) = survey.longest {
            let [from, to] = [from, to].map(|[column, row]| format!("{column},{row}"));
            writeln!(
                console::output()?,
                "the longest path: {} steps from {from} to {to}",
                grouped(steps)
            )?;
        }
    }
    Ok(Outcome::Done)
}

/// What `--json` prints about a world.
#[derive(Serialize)]
struct Report {
    code: String,
    columns: u32,
    rows: u32,
    rooms: u64,
    /// Moves from start to goal.
    steps: u64,
    leaves: usize,
    bytes: usize,
}

pub fn info(file: &Path, arguments: &InfoArguments) -> Result<Outcome, CliError> {
    let world = open(file)?;
    let (plan, spec) = (world.plan(), world.spec());
    let report = Report {
        code: spec.to_string(),
        columns: spec.width(),
        rows: spec.height(),
        rooms: spec.rooms(),
        steps: world.steps(),
        leaves: plan.count(),
        bytes: world.length(),
    };
    let mut out = console::output()?;
    if arguments.json {
        writeln!(out, "{}", console::json_line(&report)?)?;
    } else {
        writeln!(out, "code          {}", report.code)?;
        writeln!(out, "rooms         {}", grouped(report.rooms))?;
        writeln!(out, "shortest path {} steps", grouped(report.steps))?;
        writeln!(out, "leaves        {} of {} x {} rooms", report.leaves, plan.side, plan.side)?;
        let share = report.bytes as f64 / report.rooms as f64;
        writeln!(out, "file          {} bytes, {share:.5} a room", grouped(report.bytes as u64))?;
    }
    out.flush()?;
    Ok(Outcome::Done)
}

/// Writes the way from start to goal, or between two other rooms, a letter a step.
pub fn solve(file: &Path, arguments: &SolveArguments) -> Result<Outcome, CliError> {
    if arguments.json {
        return Err(CliError::OptionOfOtherKind {
            option: "json",
            kind: "a maze that is no world",
        });
    }
    let world = Arc::new(open(file)?);
    let room = |room: Option<[u32; 2]>| room.map(|room| within(room, world.spec())).transpose();
    let (from, to) = (room(arguments.from)?, room(arguments.to)?);
    let mut steps = 0;
    let mut write = |out: &mut dyn Write| {
        steps = match to {
            None => write_way(&world, from, out)?,
            Some(to) => write_way_between(&world, from.unwrap_or_default(), to, out)?,
        };
        writeln!(out)?;
        out.flush()
    };
    match arguments.output.output.as_deref().filter(|path| *path != Path::new("-")) {
        None => write(&mut BufWriter::new(console::output()?))?,
        Some(path) => write_file(path, |out| Ok(write(out)?))?,
    }
    tell(&format!("{} steps", grouped(steps)));
    Ok(Outcome::Done)
}

const fn letter(direction: Direction) -> u8 {
    match direction {
        Direction::Right => b'R',
        Direction::Down => b'D',
        Direction::Left => b'L',
        Direction::Up => b'U',
    }
}

/// Writes all of the way from a room, or from the start, to the goal, or fails: nothing is left of a file
/// with a part of it. Returns how many steps it is.
fn write_way(
    world: &Arc<WorldFile>,
    from: Option<[u32; 2]>,
    out: &mut dyn Write,
) -> io::Result<u64> {
    let mut progress = ProgressLine::new("Walking");
    let (mut written, mut count) = (Ok(()), 0);
    let most = if from.is_some() { world.spec().rooms() } else { world.steps() };
    let walked = Guide::new(world.clone()).walk(from.unwrap_or_default(), |direction| {
        count += 1;
        if count % (1 << 16) == 0 {
            progress.show_share(count as f64 / world.steps() as f64);
        }
        written = out.write_all(&[letter(direction)]);
        // A forged one may lead round and round.
        written.is_ok() && count <= most
    });
    written?;
    let steps = walked.map_err(io::Error::other)?;
    if from.is_none() && steps != world.steps() {
        return Err(io::Error::other("the way in this file leads elsewhere"));
    }
    Ok(steps)
}

fn write_way_between(
    world: &Arc<WorldFile>,
    from: [u32; 2],
    to: [u32; 2],
    out: &mut dyn Write,
) -> io::Result<u64> {
    let way = Guide::new(world.clone()).way_between(from, to).map_err(io::Error::other)?;
    out.write_all(&way.iter().copied().map(letter).collect::<Vec<u8>>())?;
    Ok(way.len() as u64)
}

/// The world in a file.
pub fn open(file: &Path) -> Result<WorldFile, CliError> {
    WorldFile::open(read(file)?).map_err(|error| no_world(file, error))
}

fn read(file: &Path) -> Result<Vec<u8>, CliError> {
    let name = || file.display().to_string();
    fs::read(file).map_err(|error| CliError::CannotRead { name: name(), error })
}

pub fn no_world(file: &Path, error: WorldError) -> CliError {
    CliError::NoWorld { name: file.display().to_string(), error }
}

/// Shows the progress of what goes over `rooms` rooms, and never gives up.
fn shown(label: &'static str, rooms: u64) -> impl FnMut(f64) -> bool {
    let mut progress = ProgressLine::new(label);
    move |share| {
        progress.show_rooms((share * rooms as f64) as u64, rooms);
        true
    }
}

fn threads(asked: Option<NonZero<usize>>) -> usize {
    asked.map_or_else(all_threads, NonZero::get)
}

/// A number in groups of three digits.
fn grouped(number: u64) -> String {
    Words::of(Language::English).number.of(number)
}
