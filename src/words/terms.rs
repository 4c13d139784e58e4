//! One term for one thing, in all languages: `terms.txt` in the folder of each one says what things are
//! called there, and every translation keeps to it or is named as an exception.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::files_of;
use super::ftl::{self, TextPiece};
use crate::game::settings::Language;

/// A line of a table: its columns, each a list.
type Row = Vec<Vec<String>>;

fn table(language: Language) -> Vec<Row> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = root.join("assets/words").join(language.folder()).join("terms.txt");
    let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let list = |column: &str| -> Vec<String> {
        let words = column.split(',').map(|word| word.trim().to_lowercase());
        words.filter(|word| !word.is_empty()).collect()
    };
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split('|').map(list).collect()).collect()
}

/// What all forms of the texts of a language say, by name, in small letters.
fn texts(language: Language) -> BTreeMap<&'static str, String> {
    fn said(pieces: &[TextPiece<'_>]) -> String {
        let said = pieces.iter().map(|piece| match piece {
            TextPiece::Text(text) => text.to_lowercase(),
            TextPiece::Place(_) => " ".to_owned(),
            TextPiece::Choice { forms, .. } => {
                forms.iter().map(|(_, form)| said(form) + " ").collect()
            }
        });
        said.collect()
    }
    let messages = files_of(language).flat_map(|(_, text)| ftl::read(text).unwrap());
    messages.map(|message| (message.id, said(&message.pieces))).collect()
}

/// Whether this stands in a text as a word of its own.
fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        ![before, after].into_iter().flatten().any(|one| one.is_alphanumeric() || one == '_')
    })
}

#[test]
fn every_translation_keeps_to_its_terms() {
    let english = texts(Language::ALL[0]);
    let terms = table(Language::ALL[0]);
    assert!(terms.len() >= 40);
    let mut faults = Vec::new();
    for &language in &Language::ALL[1..] {
        let (theirs, table) = (texts(language), table(language));
        let names = |rows: &[Row]| -> Vec<_> { rows.iter().map(|row| row[0][0].clone()).collect() };
        assert_eq!(names(&table), names(&terms), "{language:?}");
        for (term, row) in terms.iter().zip(&table) {
            let [_, words, exceptions] = &row[..] else { panic!("{language:?}: {row:?}") };
            let uses =
                english.iter().filter(|(_, text)| term[0].iter().any(|it| has_word(text, it)));
            let is_otherwise = |id: &&str| {
                theirs.get(*id).is_some_and(|text| !words.iter().any(|word| text.contains(word)))
            };
            let otherwise: Vec<_> = uses.map(|(id, _)| *id).filter(is_otherwise).collect();
            let is_excused = |id: &&&str| exceptions.iter().any(|one| one == *id);
            let unexcused = otherwise.iter().filter(|id| !is_excused(id));
            faults
                .extend(unexcused.map(|id| format!("{language:?}: {id}: {} is missing", words[0])));
            let is_needless = |id: &&String| !otherwise.contains(&id.as_str());
            let needless = exceptions.iter().filter(is_needless);
            faults.extend(needless.map(|id| format!("{language:?}: {id} has {}", words[0])));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
