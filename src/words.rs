//! All words of the interface, in every language, by name.
//!
//! The texts of each language are in one folder of `assets/words`, which somebody who does not
//! program can edit. The structs here are made of the English ones when this is built: the message
//! `menu-two_players` is the word `words.menu.two_players`, and a message with places is a method.
//! So a word that English lacks does not compile; what another language lacks fails a test, and is
//! said in English until it is there. Another language takes a folder and a line in [`Language`].
//! Where a word appears on the screen is not known here.
//!
//! One term for one thing: `terms.txt` in each folder.

#![expect(missing_docs, reason = "a word is called by what it says")]

mod check;
mod choices;
mod ftl;
pub mod sentences;
#[cfg(test)]
mod terms;
mod texts;

use std::fmt::Display;
use std::sync::{OnceLock, RwLock};

use crate::game::lab::CardText;
use crate::game::settings::Language;
use crate::maze::{Cursor, Program};
use texts::{Sentence, Texts};

pub use HowToPointerClickWords as GestureWords;

include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// The words of each language, once they have been asked for.
static WORDS: RwLock<[Option<&'static Words>; Language::ALL.len()]> =
    RwLock::new([None; Language::ALL.len()]);

impl Words {
    /// What a generator or solver is called.
    pub fn title(&self, algorithm: &str) -> &'static str {
        self.texts.word(&format!("{algorithm}-title"))
    }

    /// What a program is about.
    pub fn idea(&self, program: &Program) -> &'static str {
        self.texts.word(&format!("{}-idea", program.name))
    }

    /// What tells the mazes of a generator from those of others.
    pub fn tells(&self, generator: &str) -> &'static str {
        self.texts.word(&format!("{generator}-tells"))
    }

    /// The lines of a program. Deeper ones are indented by two spaces each; a comment begins with `#`.
    pub fn lines(&self, program: &Program) -> std::str::Lines<'static> {
        self.texts.word(&format!("{}-program", program.name)).lines()
    }

    /// A text of a card of the laboratory.
    pub fn on_card<'t>(&self, text: &'t CardText) -> &'t str {
        match text {
            CardText::Named(name) => self.texts.word(name),
            CardText::Written(texts) => &texts[Self::language_of([self.locale]) as usize],
        }
    }

    /// What a step did, with values for what it was about; empty if nothing is said of it.
    fn step<const COUNT: usize>(
        &self,
        cursor: Cursor,
        values: [(&str, &dyn Display); COUNT],
    ) -> String {
        let Some(step) = cursor.step() else { return String::new() };
        let id = format!("{}-{}", cursor.program.name, step.to_lowercase());
        self.texts.sentence(&id).fill(values)
    }

    /// The words of this language. What it lacks is in the first one.
    pub fn of(language: Language) -> &'static Self {
        let known = WORDS.read().ok().and_then(|words| words[language as usize]);
        known.unwrap_or_else(|| {
            let own = Some(language).filter(|&language| language != Language::ALL[0]);
            let languages = [Language::ALL[0]].into_iter().chain(own);
            let words = Self::of_files(languages.flat_map(files_of));
            match WORDS.write() {
                Ok(mut all) => all[language as usize].get_or_insert(words),
                Err(_) => words,
            }
        })
    }

    fn of_files(files: impl Iterator<Item = (&'static str, &'static str)>) -> &'static Self {
        Box::leak(Box::new(Self::from(Box::leak(Box::new(Texts::read(files).0)))))
    }

    /// Says everything in a language as these files do, with their names, until the program ends:
    /// the language that they are of, or else this one. Returns what is wrong with them.
    pub fn replace(language: Language, files: Vec<(String, String)>) -> Vec<String> {
        let files = files.into_iter().map(|(name, text)| (&*name.leak(), &*text.leak()));
        let files: Vec<(&'static str, &'static str)> = files.collect();
        let texts: &'static Texts = Box::leak(Box::new(Texts::read(files.iter().copied()).0));
        let is_theirs = |language: &Language| language.folder() == texts.word("locale");
        let language = Language::ALL.into_iter().find(is_theirs).unwrap_or(language);
        if let Ok(mut all) = WORDS.write() {
            all[language as usize] =
                Some(Self::of_files(files_of(Language::ALL[0]).chain(files.iter().copied())));
        }
        check::faults(&files)
    }

    /// The first of the languages that somebody speaks, as systems name them, that there is here; or
    /// else the first one.
    pub fn language_of(locales: impl IntoIterator<Item: AsRef<str>>) -> Language {
        let known = locales.into_iter().find_map(|locale| {
            let code = locale.as_ref().split(['-', '_', '.']).next()?.to_ascii_lowercase();
            Language::ALL.into_iter().find(|language| language.folder() == code)
        });
        known.unwrap_or(Language::ALL[0])
    }
}

fn unpacked(packed: &[u8]) -> String {
    #[cfg(feature = "images")]
    let packed = &miniz_oxide::inflate::decompress_to_vec(packed).unwrap_or_default();
    String::from_utf8_lossy(packed).into_owned()
}

/// The files of each language, once they have been asked for.
static FILES: [OnceLock<String>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// The files of a language, with their names.
pub(crate) fn files_of(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    let all = FILES[language as usize].get_or_init(|| {
        let of_language = PACKED.iter().find(|(folder, _)| *folder == language.folder());
        of_language.map_or_else(String::new, |(_, packed)| unpacked(packed))
    });
    all.split(FILE_MARK).filter_map(|file| file.split_once('\n'))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_language_says_all_that_the_first_does_and_nothing_else() {
        for language in Language::ALL {
            let files: Vec<_> = files_of(language).collect();
            assert_eq!(check::faults(&files), [""; 0], "{language:?}");
        }
    }

    #[test]
    fn every_folder_is_a_language() {
        let folders: BTreeSet<_> = PACKED.iter().map(|(folder, _)| *folder).collect();
        assert_eq!(folders, Language::ALL.map(Language::folder).into());
        for language in Language::ALL {
            assert_eq!(Words::of(language).locale, language.folder());
        }
    }

    #[test]
    fn the_system_is_understood() {
        for (locales, language) in [
            (&["zh_CN.UTF-8"][..], Language::Chinese),
            (&["de-DE"], Language::German),
            (&["en_GB.UTF-8", "ja-JP"], Language::English),
            (&["ja"], Language::Japanese),
            (&["pt-BR", "es"], Language::Portuguese),
            (&["kok-IN", "eo", "es-MX", "fr"], Language::Spanish),
            (&["eo"], Language::English),
            (&["C"], Language::English),
            (&[], Language::English),
        ] {
            assert_eq!(Words::language_of(locales), language, "{locales:?}");
        }
    }
}
