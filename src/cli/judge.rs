//! `judge`: say how good a puzzle a maze is.

use std::io::Write;

use icetea_maze::game::rules::judge::Judgement;

use super::args::JudgeArguments;
use super::{CliError, Outcome};
use crate::console;

pub fn run(arguments: &JudgeArguments) -> Result<Outcome, CliError> {
    let code = arguments.code;
    let unjudged = |error| CliError::Unjudged { code: code.to_string(), error };
    let judgement = Judgement::of(&code).map_err(unjudged)?;
    let mut out = console::output()?;
    writeln!(out, "code          {code}")?;
    writeln!(out, "fewest moves  {}", judgement.moves)?;
    writeln!(out, "decisions     {}", judgement.decisions)?;
    writeln!(out, "traps         {}", judgement.traps)?;
    writeln!(out, "best ways     {}", judgement.best_ways)?;
    writeln!(out, "greedy wins   {} %", judgement.greedy_percent)?;
    for idea in &judgement.ideas {
        let without = match idea.moves_without {
            Some(moves) => format!("{moves} moves without"),
            None => "no way without".to_owned(),
        };
        let verdict = if idea.matters(&judgement) { "matters" } else { "as good" };
        writeln!(out, "{:<13} {verdict}: {without}", idea.field)?;
    }
    out.flush()?;
    Ok(Outcome::Done)
}
