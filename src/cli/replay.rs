//! `replay`: report whether a recording is consistent, what stands out in it, and whether it was
//! run in this copy of the game.

use std::ffi::OsStr;
use std::io::{self, Read, Write};
use std::path::Path;

use icetea_maze::game::endless::LegPlan;
use icetea_maze::game::replay::{
    Course, Drift, MOST_RECORDING_BYTES, Origin, PlayedRound, Recorded, Recording, Remark,
    ReplayKind, Verdict,
};
use icetea_maze::game::retraced::Retraced;
use icetea_maze::game::versus::rules::Seat;
use icetea_maze::maze::{Maze, at_once, visible};
use icetea_maze::store::Seals;
use serde::Serialize;

use super::args::ReplayArguments;
use super::source::{self, build};
use super::{CliError, Outcome};
use crate::console;

/// What `--json` prints about a recording.
#[derive(Serialize)]
struct Report {
    verdict: &'static str,
    /// Scripts rely on the JSON field's name.
    #[serde(rename = "standing")]
    origin: &'static str,
    /// Why it is not consistent, if so.
    reason: Option<String>,
    /// What stands out in it if it is.
    remarks: Vec<String>,
    kind: &'static str,
    code: String,
    helped: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    cheeses: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<Round>,
    ticks: u32,
    milliseconds: u64,
    players: Vec<Player>,
}

/// The rules and the result of a round of two players, who are numbered.
#[derive(Serialize)]
struct Round {
    rules: String,
    seats: [u8; 2],
    /// `None` in a draw.
    winner: Option<u8>,
    cheeses: [u8; 2],
}

#[derive(Serialize)]
struct Player {
    name: String,
    steps: u32,
}

pub fn run(arguments: &ReplayArguments) -> Result<Outcome, CliError> {
    let recording = read(&arguments.file)?;
    // Building its maze may take a minute.
    let (verdict, remarks) = if recording.is_whole() {
        examine(&recording)?
    } else {
        (recording.tampered(), Vec::new())
    };
    let lines = if arguments.json {
        let report = Report::new(&recording, &verdict, remarks);
        console::json_line(&report)?
    } else {
        let remarks = remarks.iter().map(|remark| format!("\nremark: {remark}"));
        visible(&sentence(&recording, &verdict)) + &remarks.collect::<String>()
    };
    let outcome = if verdict == Verdict::Consistent { Outcome::Done } else { Outcome::Untrue };
    match console::output().and_then(|mut out| writeln!(out, "{lines}")).map_err(CliError::from) {
        // The reader has closed the pipe, but the shell still needs the exit code.
        Err(error) if error.is_closed_pipe() => Ok(outcome),
        printed => printed.map(|()| outcome),
    }
}

/// Whether the recording can have happened in its maze, and what stands out if it can.
fn examine(recording: &Recording) -> Result<(Verdict, Vec<String>), CliError> {
    let (verdict, remarks) = match recording.course {
        Course::Maze(spec) => examine_in(&build(&spec)?, recording),
        Course::Plane(endless) if played_round(recording).is_some() => {
            match at_once(LegPlan::cut_for_two(endless, &mut |_| true)) {
                Some(measured) => examine_in(&measured.maze, recording),
                None => (Verdict::Drifts(Drift::TooFar), Vec::new()),
            }
        }
        Course::Plane(_) => match at_once(Retraced::retrace(recording, &mut |_| true)) {
            Some(Ok(retraced)) => {
                (Verdict::Consistent, retraced.recording.remarks(&retraced.measured.maze))
            }
            Some(Err(untrue)) => (untrue, Vec::new()),
            None => (Verdict::Drifts(Drift::TooFar), Vec::new()),
        },
    };
    Ok((verdict, remarks.iter().map(ToString::to_string).collect()))
}

/// Examines a recording in the maze of its code.
fn examine_in(maze: &Maze, recording: &Recording) -> (Verdict, Vec<Remark>) {
    match recording.check(maze) {
        Verdict::Consistent => (Verdict::Consistent, recording.remarks(maze)),
        untrue => (untrue, Vec::new()),
    }
}

/// Reads a recording from a file or from standard input.
pub fn read(file: &OsStr) -> Result<Recording, CliError> {
    if file == "-" {
        return read_from(io::stdin().lock(), "standard input".to_owned());
    }
    let name = file.display().to_string();
    match source::open(Path::new(file)) {
        Ok(file) => read_from(file, name),
        Err(error) => Err(CliError::CannotRead { name, error }),
    }
}

fn read_from(input: impl Read, name: String) -> Result<Recording, CliError> {
    let mut bytes = Vec::new();
    if let Err(error) = input.take(MOST_RECORDING_BYTES + 1).read_to_end(&mut bytes) {
        return Err(CliError::CannotRead { name, error });
    }
    let read = Recording::read_bytes(&bytes);
    let recording = read.map_err(|error| CliError::NoRecording { name, error })?;
    Ok(Seals::find(None).judge(recording))
}

impl Report {
    fn new(recording: &Recording, verdict: &Verdict, remarks: Vec<String>) -> Self {
        let (verdict, reason) = match verdict {
            Verdict::Consistent => ("consistent", None),
            Verdict::Drifts(_) => ("drifts", Some(verdict.to_string())),
            Verdict::Tampered { .. } => ("tampered", Some(verdict.to_string())),
        };
        let player =
            |player: &Recorded| Player { name: player.name.to_string(), steps: player.steps };
        Self {
            verdict,
            origin: recording.origin().name(),
            reason,
            remarks,
            kind: recording.kind.name(),
            code: recording.course.to_string(),
            cheeses: recording.cheeses(),
            helped: recording.helped,
            round: played_round(recording).map(Round::new),
            ticks: recording.ticks,
            milliseconds: recording.milliseconds(),
            players: recording.players.iter().map(player).collect(),
        }
    }
}

impl Round {
    fn new(round: &PlayedRound) -> Self {
        Self {
            rules: round.rules.to_string(),
            seats: [0, 1].map(|side| round.player_at(side).number()),
            winner: round.winner.map(Seat::number),
            cheeses: round.cheeses,
        }
    }
}

const fn played_round(recording: &Recording) -> Option<&PlayedRound> {
    match &recording.kind {
        ReplayKind::Run | ReplayKind::Endless { .. } => None,
        ReplayKind::Round(round) => Some(round),
    }
}

/// How a round ended, for the end of a sentence.
fn outcome(recording: &Recording) -> String {
    if let Some(cheeses) = recording.cheeses() {
        return format!(", cheeses: {cheeses}");
    }
    let Some(round) = played_round(recording) else { return String::new() };
    let won = |side: &usize| Some(round.player_at(*side)) == round.winner;
    match (0..2).find(won) {
        Some(side) => format!(", won by {}", recording.players[side].name.as_str()),
        None => ", a draw".to_owned(),
    }
}

/// Where the recording was run, for the very end of the report.
const fn whose(origin: Origin) -> &'static str {
    match origin {
        Origin::Own => "own",
        Origin::Unsealed => "from elsewhere, with no seal",
        Origin::Foreign => "from elsewhere, with another seal",
    }
}

fn sentence(recording: &Recording, verdict: &Verdict) -> String {
    if *verdict != Verdict::Consistent {
        return verdict.to_string();
    }
    let names: Vec<_> = recording.players.iter().map(|player| player.name.as_str()).collect();
    let steps: Vec<_> = recording.players.iter().map(|player| player.steps.to_string()).collect();
    let helped = if recording.helped { ", with help" } else { "" };
    let milliseconds = recording.milliseconds();
    format!(
        "{verdict}: {} in {}, {}.{:03} s and {} steps{helped}{}; {}",
        names.join(" and "),
        recording.course,
        milliseconds / 1000,
        milliseconds % 1000,
        steps.join(" and "),
        outcome(recording),
        whose(recording.origin()),
    )
}
