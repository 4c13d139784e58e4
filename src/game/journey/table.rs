//! The mazes of the journey, as `assets/stops` has them: each line is a maze. What makes it worth
//! playing is said in the words of each language, in `ideas.ftl`.
//!
//! A line has the code, the difficulty in lemons, and the time of a good run in seconds. Then may
//! come the name of a rival, `foggy`, `was:` with the code of an earlier maze, and `way:` with the
//! moves of a best way. `tests/rules/stops.rs` checks all of it by search. The pictures of those that
//! were drawn by hand are in `drawn.txt`.

use std::sync::LazyLock;

use crate::game::versus::rules::Mind;
use crate::maze::Spec;

/// What there is to know of a stop.
pub(super) struct StopLine {
    pub code: &'static str,
    pub spec: Spec,
    pub lemons: u8,
    pub par_seconds: u32,
    pub rival: Option<Mind>,
    pub is_foggy: bool,
    pub earlier: Vec<&'static str>,
    pub way: &'static str,
}

macro_rules! file {
    ($name:literal) => {
        include_str!(concat!("../../../assets/stops/", $name, ".txt"))
    };
}

pub(super) static STOPS: LazyLock<Vec<StopLine>> = LazyLock::new(|| {
    let files = [
        file!("garden"),
        file!("cellar"),
        file!("library"),
        file!("kitchen"),
        file!("alley"),
        file!("palace"),
    ];
    files.into_iter().flat_map(lines).collect()
});

pub(super) static OLD_STOPS: LazyLock<Vec<StopLine>> =
    LazyLock::new(|| lines(file!("old")).collect());

fn lines(file: &'static str) -> impl Iterator<Item = StopLine> {
    file.lines().filter(|line| !line.starts_with('#')).filter_map(|text| {
        let mut words = text.split(' ');
        let code = words.next()?;
        let lemons = words.next()?.parse().ok()?;
        let par_seconds = words.next()?.parse().ok()?;
        let spec = code.parse().expect("codes of the table are codes");
        let (rival, is_foggy, earlier, way) = (None, false, Vec::new(), "");
        let line = StopLine { code, spec, lemons, par_seconds, rival, is_foggy, earlier, way };
        Some(words.fold(line, StopLine::with))
    })
}

impl StopLine {
    fn with(mut self, word: &'static str) -> Self {
        match word.split_once(':') {
            Some(("was", code)) => {
                self.earlier.push(code);
                self
            }
            Some((_, way)) => Self { way, ..self },
            None if word == "foggy" => Self { is_foggy: true, ..self },
            None => {
                let rival = Mind::ALL.into_iter().find(|mind| mind.name() == word);
                Self { rival, ..self }
            }
        }
    }
}
