//! `book`: write mazes for paper, and their answers.

use std::io::Write;

use icetea_maze::maze::{Size, Spec};
use icetea_maze::picture::{BookPlan, PagePlan, cover_size, make_book};

use super::args::{BookArguments, roll};
use super::output::write_file;
use super::{CliError, Outcome};
use crate::console::tell;

/// The fewest rooms of a side of the first maze, and the fewest that show a shape.
const FEWEST: [u16; 2] = [4, 12];
/// The part of the last maze's sides that the first one has.
const FIRST_PART: u16 = 3;

pub fn run(arguments: &BookArguments) -> Result<Outcome, CliError> {
    let output = &arguments.output;
    if !output.extension().is_some_and(|kind| kind.eq_ignore_ascii_case("pdf")) {
        return Err(CliError::NoPdf(output.clone()));
    }
    let mazes = mazes(arguments)?;
    let cover = cover(arguments, &mazes)?;
    let plan = BookPlan {
        mazes,
        easy_to_hard: arguments.easy_to_hard,
        title: arguments.title.clone(),
        cover,
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

/// In a book of one shape, the front page has it too.
fn cover(arguments: &BookArguments, mazes: &[Spec]) -> Result<Option<Spec>, CliError> {
    let (Some(_), Some(first)) = (&arguments.spec.shape, mazes.first()) else { return Ok(None) };
    arguments.spec.spec_of(cover_size(&pages(arguments))?, first.seed()).map(Some)
}

fn pages(arguments: &BookArguments) -> PagePlan {
    PagePlan {
        is_landscape: arguments
            .spec
            .size
            .is_some_and(|size| arguments.per_page == 1 && size.width > size.height),
        paper: arguments.paper,
        per_page: arguments.per_page.into(),
        answers: arguments.answers,
        is_large: arguments.large_print,
    }
}

/// Mazes with seeds that follow each other; from easy to hard, they grow to the size that is asked for.
fn mazes(arguments: &BookArguments) -> Result<Vec<Spec>, CliError> {
    let BookArguments { spec: given, mazes: count, .. } = arguments;
    if let Some(spec) = given.code()? {
        let all = (0..u64::from(*count)).map(|number| spec.seed().wrapping_add(number));
        let count = if spec.is_drawn() { 1 } else { usize::from(*count) };
        return Ok(all.map(|seed| spec.with_seed(seed)).take(count).collect());
    }
    let usual = pages(arguments).usual_size()?;
    let last = given.size()?.unwrap_or(usual);
    let begin = given.seed.unwrap_or_else(roll);
    let fewest = FEWEST[usize::from(given.shape.is_some())];
    let one = |number: u16| {
        let grown = |side: u16| {
            let first = (side / FIRST_PART).max(fewest).min(side);
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
