//! Errors with the player's files, in the language of the interface.

use std::path::{Display, Path};

use crate::game::settings::Language;
use crate::maze::visible;
use crate::store::{Notice, Reason};
use crate::words::{TroubleFilesWords, Words};

/// The sentence of an error with files.
pub fn notice(language: Language, notice: &Notice) -> String {
    let words = &Words::of(language).trouble.files;
    visible(&match notice {
        Notice::Damaged { file, set_aside } => words.damaged(file.display(), name(set_aside)),
        Notice::DamagedLines { file, set_aside } => {
            words.damaged_lines(file.display(), name(set_aside))
        }
        Notice::Newer { file, set_aside } => words.newer(file.display(), name(set_aside)),
        Notice::Foreign { file, set_aside } => words.foreign(file.display(), name(set_aside)),
        Notice::KeyLost => words.key_lost.to_owned(),
        Notice::NotTakenOver { is_newer: true } => words.all_newer.to_owned(),
        Notice::NotTakenOver { is_newer: false } => words.all_damaged.to_owned(),
        Notice::CannotSave { file, reason } => {
            words.cannot_save(file.display(), reason_in(words, reason))
        }
        Notice::CannotRead { file, reason } => {
            words.cannot_read(file.display(), reason_in(words, reason))
        }
        Notice::Crashed { report } => words.crashed(report.display()),
        Notice::Rescued { file } => words.rescued(file.display()),
        Notice::NoFolder => words.no_folder.to_owned(),
    })
}

/// The sentence of an error with the game's own data: it offers to save that elsewhere.
pub fn unkept(language: Language, about: &Notice) -> String {
    let told = notice(language, about);
    if !matches!(about, Notice::CannotSave { .. }) {
        return told;
    }
    Words::of(language).trouble.files.elsewhere(told)
}

/// The file name alone: what is set aside stays in its folder.
fn name(path: &Path) -> Display<'_> {
    path.file_name().map_or(path, Path::new).display()
}

fn reason_in(words: &TroubleFilesWords, reason: &Reason) -> String {
    match reason {
        Reason::Full => words.full.to_owned(),
        Reason::ReadOnly => words.read_only.to_owned(),
        Reason::NotAllowed => words.not_allowed.to_owned(),
        Reason::NotAFile => words.not_a_file.to_owned(),
        Reason::System(text) => text.clone(),
        Reason::Busy => words.busy.to_owned(),
        Reason::CannotSetAside(text) => words.cannot_set_aside(text),
        Reason::CannotWriteDown(text) => words.cannot_write_down(text),
    }
}
