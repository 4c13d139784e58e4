//! `judge`: say how good a puzzle a maze is, or which of many are good ones.

use std::io::Write;

use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::rules::judge::{Idea, Judgement};
use icetea_maze::maze::Build;

use super::args::JudgeArguments;
use super::{CliError, Outcome};
use crate::console;

pub fn run(arguments: &JudgeArguments) -> Result<Outcome, CliError> {
    let code = arguments.code;
    let mut out = console::output()?;
    if let Some(count) = arguments.seeds {
        writeln!(out, "effort moves decisions traps best-ways greedy-% code")?;
        let seeds = code.seed()..=code.seed().saturating_add(count.saturating_sub(1));
        for code in seeds.take(count as usize).map(|seed| code.with_seed(seed)) {
            let Ok(judgement) = Judgement::of(&code) else { continue };
            if judgement.ideas.iter().all(|idea| idea.matters(&judgement)) {
                let effort = judgement.effort();
                let Judgement { moves, decisions, traps, best_ways, greedy_percent, .. } =
                    judgement;
                let figures =
                    format!("{effort:>6} {moves:>5} {decisions:>9} {traps:>5} {best_ways:>9}");
                writeln!(out, "{figures} {greedy_percent:>8} {code}")?;
                out.flush()?;
            }
        }
        return Ok(Outcome::Done);
    }
    let unjudged = |error| CliError::Unjudged { code: code.to_string(), error };
    let judgement = Judgement::of(&code).map_err(unjudged)?;
    writeln!(out, "code          {code}")?;
    let letters = judgement.way.iter().map(|direction| format!("{direction:?}"));
    let letters: String = letters.filter_map(|name| name.chars().next()).collect();
    writeln!(out, "fewest moves  {}: {letters}", judgement.moves)?;
    writeln!(out, "decisions     {}", judgement.decisions)?;
    writeln!(out, "traps         {}", judgement.traps)?;
    writeln!(out, "best ways     {}", judgement.best_ways)?;
    writeln!(out, "greedy wins   {} %", judgement.greedy_percent)?;
    writeln!(out, "effort        {}, {} of 5 lemons", judgement.effort(), judgement.lemons())?;
    if let Some(strides) = MeasuredMaze::new(Build::new(&code).finish(), Some(code)).shortest {
        writeln!(out, "good time     {} s", judgement.par_seconds(strides))?;
    }
    for Idea { field, moves_without } in &judgement.ideas {
        let without = match moves_without {
            Some(moves) => format!("{moves} moves without"),
            None => "no way without".to_owned(),
        };
        let matters = *moves_without != Some(judgement.moves);
        let verdict = if matters { "matters" } else { "as good" };
        writeln!(out, "{field:<13} {verdict}: {without}")?;
    }
    out.flush()?;
    Ok(Outcome::Done)
}
