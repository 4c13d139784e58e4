//! `worksheet`: write an exercise of the bench for paper, and its solution.

use std::io::Write;
use std::path::Path;

use icetea_maze::game::bookmark::{Bookmark, BookmarkScene, Work};
use icetea_maze::game::lab::{Card, Prepared};
use icetea_maze::picture::Worksheet;

use super::args::WorksheetArguments;
use super::lab::{self, one_line};
use super::output::write_file;
use super::{CliError, Outcome};

pub fn run(arguments: &WorksheetArguments) -> Result<Outcome, CliError> {
    let output = &arguments.output;
    let is_svg = output.extension().is_some_and(|kind| kind.eq_ignore_ascii_case("svg"));
    let stem = output.file_stem().filter(|_| is_svg);
    let stem = stem.ok_or_else(|| CliError::NoSvg(output.clone()))?.to_string_lossy();
    let worksheet = Worksheet::new(&card(arguments)?, arguments.language);
    write_file(output, |out| Ok(out.write_all(worksheet.sheet.as_bytes())?))?;
    let solution = output.with_file_name(format!("{stem}-solution.svg"));
    write_file(&solution, |out| Ok(out.write_all(worksheet.solution.as_bytes())?))?;
    Ok(Outcome::Done)
}

/// The exercise, by the rules that are named or else by those of the card.
fn card(arguments: &WorksheetArguments) -> Result<Card, CliError> {
    let line = one_line(&arguments.what).unwrap_or_default();
    if lab::is_file(Path::new(&line)) {
        return match lab::read_card(Path::new(&line))? {
            Prepared::Bench(card) => Ok(card),
            Prepared::Search(_) => Err(CliError::NoWorksheet(line.to_string_lossy().into_owned())),
        };
    }
    let line = line.to_string_lossy();
    let Bookmark { scene, .. } = line.parse()?;
    let card = match scene {
        BookmarkScene::Show { spec, .. } => Work::Walls(spec).card(),
        BookmarkScene::Bench { work, variant, .. } => {
            work.card().map(|card| Card { variant, ..card })
        }
        BookmarkScene::Search(_) | BookmarkScene::Exercise(..) => None,
    };
    let card = card.filter(|card| !card.operations.is_empty());
    card.ok_or_else(|| CliError::NoWorksheet(line.into_owned()))
}
