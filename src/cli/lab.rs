//! `lab`: open the window in the laboratory.

use std::ffi::{OsStr, OsString};
use std::io::{self, Read, Write};
use std::path::Path;

use icetea_maze::app::Opening;
use icetea_maze::game::bookmark::Bookmark;
use icetea_maze::game::lab::LabStart;
use icetea_maze::game::lab::{Offer, Prepared};
use icetea_maze::game::lab_result;

use super::args::LabArguments;
use super::source::{bytes, open};
use super::{CliError, Outcome, open_window};
use crate::console;

/// Far more than any card needs.
const MOST_BYTES: u64 = 1 << 20;
/// Far more than the results of a class need.
const MOST_CLASS_BYTES: u64 = 16 << 20;

pub fn run(arguments: &LabArguments) -> Result<Outcome, CliError> {
    if let Some(file) = &arguments.check {
        return check(file);
    }
    let opening = match one_line(&arguments.what) {
        None => Opening::Lab(LabStart::Shelf),
        Some(line) if is_bookmark(&line) => bookmark(&line)?,
        Some(file) if is_file(Path::new(&file)) => Opening::Lab(read(Path::new(&file))?),
        Some(name) => Opening::Lab(LabStart::Offer(Offer::named(&name.to_string_lossy())?)),
    };
    open_window(Some(opening), arguments.log.as_deref(), arguments.speak)
}

/// Marks the results that a class handed in.
fn check(file: &Path) -> Result<Outcome, CliError> {
    let (name, input) = if file == Path::new("-") {
        ("standard input".to_owned(), Ok(Box::new(io::stdin()) as Box<dyn Read>))
    } else {
        let input = open(file).map(|file| Box::new(file) as Box<dyn Read>);
        (file.display().to_string(), input)
    };
    let read = input.and_then(|input| {
        let mut bytes = Vec::new();
        input.take(MOST_CLASS_BYTES + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    });
    let bytes = match read {
        Err(error) => return Err(CliError::CannotRead { name, error }),
        Ok(bytes) if bytes.len() as u64 > MOST_CLASS_BYTES => {
            return Err(CliError::LargeClass { name, mebibytes: MOST_CLASS_BYTES >> 20 });
        }
        Ok(bytes) => bytes,
    };
    let (table, is_consistent) = lab_result::table(&String::from_utf8_lossy(&bytes));
    let mut out = console::output()?;
    out.write_all(table.as_bytes())?;
    out.flush()?;
    Ok(if is_consistent { Outcome::Done } else { Outcome::Untrue })
}

/// The words of a bookmark as one line, quoted or not; `None` if there are no words.
pub fn one_line(words: &[OsString]) -> Option<OsString> {
    (!words.is_empty()).then(|| words.join(OsStr::new(" ")))
}

/// Whether this is no file but a bookmark of the theatre or the laboratory.
pub fn is_bookmark(line: &OsStr) -> bool {
    !Path::new(line).exists() && line.to_str().is_some_and(Bookmark::is_meant_by)
}

/// The opening at the moment that a bookmark names.
pub fn bookmark(line: &OsStr) -> Result<Opening, CliError> {
    Ok(Opening::Bookmark(line.to_string_lossy().parse()?))
}

/// Whether there is a file to read: a folder may have the name of a card.
pub fn is_file(path: &Path) -> bool {
    path.exists() && !path.is_dir()
}

/// The opening with the card in a file.
pub fn read(file: &Path) -> Result<LabStart, CliError> {
    read_card(file).map(LabStart::of_card)
}

/// Reads the card in a file.
pub fn read_card(file: &Path) -> Result<Prepared, CliError> {
    let name = file.display().to_string();
    match bytes(file, MOST_BYTES) {
        Err(error) => Err(CliError::CannotRead { name, error }),
        Ok(bytes) => match Prepared::read_bytes(&bytes) {
            Ok(card) => Ok(card),
            Err(error) => Err(CliError::NoCard { name, error: Box::new(error) }),
        },
    }
}
