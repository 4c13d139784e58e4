//! What is wrong with the files of a language: each fault with its file and line.

use std::collections::BTreeMap;

use super::files_of;
use super::ftl::{self, Message, TextPiece};
use crate::game::settings::Language;

/// Messages by their names, each with its file.
type Messages<'t> = BTreeMap<&'t str, (&'t str, Message<'t>)>;

/// All that is wrong with the files of a language. The first one says what there is to say.
pub(super) fn faults(files: &[(&str, &str)]) -> Vec<String> {
    let first: Vec<_> = files_of(Language::ALL[0]).collect();
    let (wanted, _) = messages(&first);
    let (found, mut faults) = messages(files);
    let is_first = locale(&found) == locale(&wanted);
    let is_unread = |file: &str| {
        let is_there = files.iter().any(|(name, _)| *name == file);
        is_there && !found.values().any(|(name, _)| *name == file)
    };
    let missing = wanted.iter().filter(|(name, _)| !found.contains_key(*name));
    let missing = missing.filter(|(_, (file, _))| !is_unread(file));
    faults.extend(missing.map(|(name, (file, _))| format!("{file}: {name} is missing")));
    for (name, (file, message)) in &found {
        let at = format!("{file}: line {}: {name}", message.line);
        let Some((_, of_first)) = wanted.get(name) else {
            faults.push(format!("{at}: there is no such message"));
            continue;
        };
        if is_empty(message) && !is_empty(of_first) {
            faults.push(format!("{at}: nothing is said"));
        }
        let (may, there) = (of_first.places(), ftl::places(&message.pieces));
        for unknown in there.iter().filter(|place| !may.contains(*place)) {
            faults.push(format!("{at}: no value comes for {{ ${unknown} }}"));
        }
        let must = ftl::places(&of_first.pieces);
        for left_out in must.iter().filter(|place| !is_first && !there.contains(place)) {
            faults.push(format!("{at}: {{ ${left_out} }} has to be said"));
        }
    }
    faults
}

fn locale<'m, 't>(all: &'m Messages<'t>) -> Option<&'m [TextPiece<'t>]> {
    all.get("locale").map(|(_, message)| &message.pieces[..])
}

fn messages<'t>(files: &[(&'t str, &'t str)]) -> (Messages<'t>, Vec<String>) {
    let (mut all, mut faults) = (Messages::new(), Vec::new());
    for &(file, text) in files {
        let found = match ftl::read(text) {
            Ok(found) => found,
            Err(fault) => {
                faults.push(format!("{file}: {fault}"));
                continue;
            }
        };
        for message in found {
            let (name, line) = (message.id, message.line);
            if all.insert(name, (file, message)).is_some() {
                faults.push(format!("{file}: line {line}: {name} was said before"));
            }
        }
    }
    (all, faults)
}

fn is_empty(message: &Message<'_>) -> bool {
    message.pieces == [TextPiece::Text("")]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_told_with_its_file_and_line() {
        let chinese: Vec<_> = files_of(Language::Chinese).collect();
        let changed = |from: &str, to: &str| {
            let texts = chinese.iter().map(|(file, text)| (*file, text.replacen(from, to, 1)));
            let texts: Vec<_> = texts.collect();
            let files: Vec<_> = texts.iter().map(|(file, text)| (*file, text.as_str())).collect();
            faults(&files)
        };
        for (from, to, fault) in [
            ("\nseed = 种子\n", "\n", "common.ftl: seed is missing"),
            ("\nseed = ", "\nsead = ", "common.ftl: line 11: sead: there is no such message"),
            ("\nseed = 种子", "\nseed = { \"\" }", "common.ftl: line 11: seed: nothing is said"),
            (
                "\nseed = 种子",
                "\nseed =",
                "common.ftl: line 11: there is no text; { \"\" } is an empty one",
            ),
            (
                "\nseed = 种子",
                "\nseed = { $seed }",
                "common.ftl: line 11: seed: no value comes for { $seed }",
            ),
            ("\nsize = ", "\nseed = 1\nsize = ", "common.ftl: line 12: seed was said before"),
            (
                "生成：{ $percent }%",
                "生成：%",
                "common.ftl: line 24: still_building: { $percent } has to be said",
            ),
        ] {
            let found = changed(from, to);
            assert!(found.iter().any(|told| told == fault), "{from}: {found:?}");
            // A file that cannot be read is not said to lack all that is in it.
            let most = if to == "\nsead = " { 2 } else { 1 };
            assert!(found.len() <= most, "{from}: {found:?}");
        }
    }
}
