//! `book`: write mazes for paper, and their answers.

use std::io::Write;

use icetea_maze::maze::{Size, Spec};
use icetea_maze::picture::{BookPlan, PagePlan, make_book};

use super::args::{BookArguments, roll};
use super::output::write_file;
use super::{CliError, Outcome};
use crate::console::tell;

/// The fewest rooms of a side of the first maze, and the part of the last one's sides that it has.
const FEWEST: u16 = 4;
const FIRST_PART: u16 = 3;

pub fn run(arguments: &BookArguments) -> Result<Outcome, CliError> {
    let output = &arguments.output;
    if !output.extension().is_some_and(|kind| kind.eq_ignore_ascii_case("pdf")) {
        return Err(CliError::NoPdf(output.clone()));
    }
    let plan = BookPlan {
        mazes: mazes(arguments)?,
        easy_to_hard: arguments.easy_to_hard,
        title: arguments.title.clone(),
        pages: pages(arguments),
        link: arguments.link.clone(),
        language: arguments.language,
    };
    let book = make_book(&plan)?;
    write_file(output, |out| Ok(out.write_all(&book.file)?))?;
    if let Some(first) = plan.mazes.first().filter(|_| arguments.spec.has_rolled()) {
        tell(&format!("--seed {}", first.seed()));
    }
    Ok(Outcome::Done)
}

fn pages(arguments: &BookArguments) -> PagePlan {
    PagePlan {
        paper: arguments.paper,
        per_page: arguments.per_page.into(),
        answers: arguments.answers,
        is_large: arguments.large_print,
    }
}

/// Mazes with seeds that follow each other; from easy to hard, they grow to the size that is asked for.
fn mazes(arguments: &BookArguments) -> Result<Vec<Spec>, CliError> {
    let BookArguments { spec: given, mazes: count, .. } = arguments;
    if let Some(spec) = given.code {
        let all = (0..u64::from(*count)).map(|number| spec.seed().wrapping_add(number));
        let count = if spec.is_drawn() { 1 } else { usize::from(*count) };
        return Ok(all.map(|seed| spec.with_seed(seed)).take(count).collect());
    }
    let usual = pages(arguments).usual_size()?;
    let last = given.size.unwrap_or(usual);
    let begin = given.seed.unwrap_or_else(roll);
    let one = |number: u16| {
        let grown = |side: u16| {
            let first = (side / FIRST_PART).max(FEWEST).min(side);
            let steps = u32::from(count.saturating_sub(1).max(1));
            let more = u32::from(side - first) * u32::from(number) / steps;
            if *count > 1 { first + more as u16 } else { side }
        };
        let size = if arguments.easy_to_hard {
            Size::new(grown(last.width()), grown(last.height()))?
        } else {
            last
        };
        given.spec_of(size, begin.wrapping_add(number.into()))
    };
    (0..*count).map(one).collect()
}
