//! The words that stand beside the code of each algorithm, in the language of the interface.

use icetea_maze::game::settings::Language;
use icetea_maze::maze::{Generator, Solver, Wording};

/// What is said in a language.
pub const fn said(language: Language, wording: Wording) -> &'static str {
    match language {
        Language::English => wording.english,
        Language::Chinese => wording.chinese,
    }
}

/// What all generators are called, in the order of `Generator::ALL`.
pub const fn generators(language: Language) -> [&'static str; Generator::ALL.len()] {
    let mut titles = [""; Generator::ALL.len()];
    let mut place = 0;
    while place < titles.len() {
        titles[place] = said(language, Generator::ALL[place].info().title);
        place += 1;
    }
    titles
}

/// What all solvers are called, in the order of `Solver::ALL`.
pub const fn solvers(language: Language) -> [&'static str; Solver::ALL.len()] {
    let mut titles = [""; Solver::ALL.len()];
    let mut place = 0;
    while place < titles.len() {
        titles[place] = said(language, Solver::ALL[place].info().title);
        place += 1;
    }
    titles
}
