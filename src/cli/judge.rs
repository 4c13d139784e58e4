//! `judge`: say how good a puzzle a maze is, or which of many are good ones.

use std::io::{self, Write};

use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::rules::judge::{Idea, Judgement};
use icetea_maze::maze::{Build, Direction, Spec};

use super::args::JudgeArguments;
use super::{CliError, Outcome};
use crate::console;

pub fn run(arguments: &JudgeArguments) -> Result<Outcome, CliError> {
    let code = arguments.code;
    let mut out = console::output()?;
    if let Some(count) = arguments.seeds {
        list(code, count, &mut out)?;
    } else {
        let unjudged = |error| CliError::Unjudged { code: code.to_string(), error };
        tell(code, &Judgement::of(&code).map_err(unjudged)?, &mut out)?;
    }
    out.flush()?;
    Ok(Outcome::Done)
}

/// A line for each of `count` seeds whose maze has no rule that does not matter.
fn list(code: Spec, count: u64, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "effort moves decisions traps best-ways greedy-% code")?;
    let count = if code.is_drawn() { 1 } else { count };
    let seeds = (0..count).map_while(|more| code.seed().checked_add(more));
    for code in seeds.map(|seed| code.with_seed(seed)) {
        let Ok(judgement) = Judgement::of(&code) else { continue };
        if judgement.ideas.iter().all(|idea| idea.matters(&judgement) && !idea.is_idle) {
            let effort = judgement.effort();
            let Judgement { moves, decisions, traps, best_ways, greedy_percent, .. } = judgement;
            let figures =
                format!("{effort:>6} {moves:>5} {decisions:>9} {traps:>5} {best_ways:>9}");
            writeln!(out, "{figures} {greedy_percent:>8} {code}")?;
            out.flush()?;
        }
    }
    Ok(())
}

fn tell(code: Spec, judgement: &Judgement, out: &mut impl Write) -> io::Result<()> {
    let way: String = judgement.way.iter().copied().map(Direction::letter).collect();
    writeln!(out, "code          {code}")?;
    writeln!(out, "fewest moves  {}: {way}", judgement.moves)?;
    writeln!(out, "decisions     {}", judgement.decisions)?;
    writeln!(out, "traps         {}", judgement.traps)?;
    writeln!(out, "best ways     {}", judgement.best_ways)?;
    writeln!(out, "greedy wins   {} %", judgement.greedy_percent)?;
    writeln!(out, "effort        {}, {} of 5 lemons", judgement.effort(), judgement.lemons())?;
    if let Some(strides) = MeasuredMaze::new(Build::new(&code).finish(), Some(code)).shortest {
        writeln!(out, "good time     {} s", judgement.par_seconds(strides))?;
    }
    for idea in &judgement.ideas {
        let without = match idea.moves_without {
            Some(moves) => format!("{moves} moves without"),
            None => "no way without".to_owned(),
        };
        let verdict = match idea {
            Idea { is_idle: true, .. } => "not needed",
            _ if idea.matters(judgement) => "matters",
            _ => "as good",
        };
        writeln!(out, "{:<13} {verdict}: {without}", idea.field)?;
    }
    Ok(())
}
