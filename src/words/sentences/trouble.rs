//! What is wrong, in the language of the interface: every error that a screen shows finds its own
//! sentence here. What a decoder or the system says of its own accord is quoted.

use std::path::{Display, Path};

use crate::game::app::Refusal;
use crate::game::replay::{ChallengeError, MOST_CHALLENGE_CHARACTERS, Verdict};
use crate::game::settings::Language;
use crate::game::tuning::VERSUS_MOST_ROOMS;
use crate::game::versus::code::MatchCodeError;
use crate::game::versus::rules::HeadStart;
use crate::maze::SpecError;
use crate::maze::spec::{MAX_ROOMS, MIN_ROOMS, Side};
use crate::store::{Notice, Reason};
use crate::words::{FileWords, Words};

/// Why there is no such maze.
pub fn complaint(language: Language, error: &SpecError) -> String {
    let words = &Words::of(language).trouble.maze_code;
    match error {
        SpecError::Side { side: Side::Width, rooms } => words.width(rooms, MIN_ROOMS, MAX_ROOMS),
        SpecError::Side { side: Side::Height, rooms } => words.height(rooms, MIN_ROOMS, MAX_ROOMS),
        SpecError::Size(text) => words.size(text),
        SpecError::Percent(text) => words.percent(text),
        SpecError::Name(unknown) => match unknown.nearest {
            Some(name) => words.name_like(&unknown.word, name),
            None => words.name(&unknown.word, unknown.known.join(" · ")),
        },
        SpecError::NeverJoined { generator } => words.never_joined(generator.name()),
        SpecError::NoRevision { generator } => {
            words.no_revision(generator.name(), generator.revision())
        }
        SpecError::Revision { generator, revision } => {
            words.revision(generator.name(), revision, generator.revision())
        }
        SpecError::NoSeed => words.no_seed.to_owned(),
        SpecError::Missing(_) => words.missing.to_owned(),
        SpecError::Field(text) => words.field(text),
    }
}

/// Why there is no such match.
pub fn match_complaint(language: Language, error: &MatchCodeError) -> String {
    let words = &Words::of(language).trouble.match_code;
    match error {
        MatchCodeError::Spec(error) => complaint(language, error),
        MatchCodeError::TooLarge { rooms } => words.too_large(rooms, VERSUS_MOST_ROOMS),
        MatchCodeError::NoRules => words.no_rules.to_owned(),
        MatchCodeError::Mode(unknown) => match unknown.nearest {
            Some(mode) => words.mode_like(&unknown.word, mode),
            None => words.mode(&unknown.word, unknown.known.join(" · ")),
        },
        MatchCodeError::BestOf(text) => words.best_of(text),
        MatchCodeError::HeadStart(text) => words.head_start(text, HeadStart::MOST_SECONDS),
        MatchCodeError::Speed(text) => words.speed(text),
        MatchCodeError::Ghost => words.ghost.to_owned(),
        MatchCodeError::Field(text) => words.field(text),
    }
}

/// Why a recording or a challenge is not taken.
pub fn refusal(language: Language, refusal: &Refusal) -> String {
    let words = &Words::of(language).trouble.challenge;
    match refusal {
        Refusal::Challenge(ChallengeError::SomethingElse) => words.something_else.to_owned(),
        Refusal::Challenge(ChallengeError::Version(version)) => words.version(version),
        Refusal::Challenge(ChallengeError::TooLong) => words.too_long(MOST_CHALLENGE_CHARACTERS),
        Refusal::Challenge(ChallengeError::Broken) => words.broken.to_owned(),
        Refusal::Challenge(ChallengeError::Code(error)) => complaint(language, error),
        Refusal::Untrue(Verdict::Tampered { .. }) => words.tampered.to_owned(),
        // Where exactly is told where recordings are checked for their own sake: on the command line.
        Refusal::Untrue(Verdict::Drifts(_) | Verdict::True) => words.untrue.to_owned(),
        Refusal::TooLong => words.unsuited.to_owned(),
    }
}

/// What is wrong with the files.
pub fn notice(language: Language, notice: &Notice) -> String {
    let words = &Words::of(language).trouble.files;
    match notice {
        Notice::Damaged { file, set_aside } => words.damaged(file.display(), name(set_aside)),
        Notice::Newer { file, set_aside } => words.newer(file.display(), name(set_aside)),
        Notice::CannotSave { file, reason } => {
            words.cannot_save(file.display(), reason_in(words, reason))
        }
        Notice::CannotRead { file, reason } => {
            words.cannot_read(file.display(), reason_in(words, reason))
        }
        Notice::Crashed { report } => words.crashed(report.display()),
        Notice::NoFolder => words.no_folder.to_owned(),
    }
}

/// The name alone: what is set aside stays in its folder.
fn name(path: &Path) -> Display<'_> {
    path.file_name().map_or(path, Path::new).display()
}

fn reason_in(words: &FileWords, reason: &Reason) -> String {
    match reason {
        Reason::Full => words.full.to_owned(),
        Reason::ReadOnly => words.read_only.to_owned(),
        Reason::NotAllowed => words.not_allowed.to_owned(),
        Reason::System(text) => text.clone(),
        Reason::Busy => words.busy.to_owned(),
        Reason::CannotSetAside(text) => words.cannot_set_aside(text),
        Reason::CannotWriteDown(text) => words.cannot_write_down(text),
    }
}

/// Why a file that was dropped on the window opens no maze.
pub fn unreadable(language: Language, reason: &str) -> String {
    Words::of(language).trouble.files.unreadable(reason)
}
