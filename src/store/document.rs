//! The format of a file: a comment that says what it is, a version, the content.
//!
//! It is RON, laid out for people. Reading any bytes gives content that makes sense, or says what
//! is wrong with them. A file that is not meant to be edited ends with a checksum, in a comment
//! that older versions of the game skip; a file without one was written by them, and is accepted.

use std::collections::BTreeMap;

use hmac_sha256::Hash;
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The content of one kind of file.
pub trait Content: Serialize + DeserializeOwned {
    /// The file's name without `.ron`.
    const NAME: &'static str;
    /// What the file's first line tells a person.
    const ABOUT: &'static str;
    /// The version of the file. It rises when an older game would misread what a newer one writes.
    const VERSION: u32 = 1;
    /// Whether only the owner may read the file.
    const IS_PRIVATE: bool = false;
    /// Whether the file ends with a checksum, so that a changed digit is noticed.
    const HAS_SUM: bool = true;
    /// Whether the previous file is kept beside a new one, in case that gets damaged.
    const KEEPS_BEFORE: bool = false;
    /// Values nested deeper than this are on one line: a record, say, in the list of all records.
    const LINES_DEPTH: usize = 2;

    /// The content of a file of an older version, if it makes sense.
    fn of_older(_file: &OlderFile) -> Option<Self> {
        None
    }

    /// Whether the game can use it.
    fn makes_sense(&self) -> bool {
        true
    }

    /// What to continue with once lines of a file are lost: from all others, if they give anything,
    /// and from the previous file.
    fn salvage(by_line: Option<Self>, before: Option<Self>) -> Option<Self> {
        before.or(by_line)
    }
}

/// A file of an older version.
pub struct OlderFile<'a> {
    pub version: u32,
    text: &'a str,
}

impl OlderFile<'_> {
    /// Its content, in the layout of its version.
    pub fn content<C: DeserializeOwned>(&self) -> Option<C> {
        options().from_str::<Document<C>>(self.text).ok().map(|document| document.content)
    }
}

/// Why this version of the game cannot use some bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DocumentFlaw {
    Damaged,
    Newer,
    /// Nothing is wrong with them, but the run was made elsewhere.
    Foreign,
}

#[derive(Serialize, Deserialize)]
struct Document<C> {
    version: u32,
    content: C,
}

/// What is certain about a file of any version.
#[derive(Deserialize)]
struct AnyDocument {
    version: u32,
}

/// The text of a file with this content.
pub fn write<C: Content>(content: &C) -> Result<String, ron::Error> {
    // Mazes and seeds are not escaped, so that they stay readable.
    let layout =
        PrettyConfig::new().depth_limit(C::LINES_DEPTH).new_line("\n").escape_strings(false);
    let document = Document { version: C::VERSION, content };
    let text = options().to_string_pretty(&document, layout)?;
    let mut text = format!("// Icetea Maze: {}\n{text}\n", C::ABOUT);
    if C::HAS_SUM {
        let of_lines: Vec<_> = text.lines().map(|line| sum_of_line(line.as_bytes())).collect();
        let sums = format!("{SUMS}{} {}\n", sum(&text), of_lines.join(" "));
        text.push_str(&sums);
    }
    Ok(text)
}

/// Reads the content from a file's bytes.
pub fn read<C: Content>(bytes: &[u8]) -> Result<C, DocumentFlaw> {
    let text = std::str::from_utf8(bytes).map_err(|_| DocumentFlaw::Damaged)?;
    // Some editors put a byte order mark before the text.
    let text = text.trim_start_matches('\u{feff}');
    // Even a newer version's sums add up, so a damaged number is not taken for its.
    if C::HAS_SUM && split_sum(text).is_some_and(|(told, of_all)| sum(told) != of_all) {
        return Err(DocumentFlaw::Damaged);
    }
    let version = options().from_str::<AnyDocument>(text).map(|document| document.version);
    if version.as_ref().is_ok_and(|&version| version > C::VERSION) {
        return Err(DocumentFlaw::Newer);
    }
    let content = match version {
        Ok(version) if version < C::VERSION => C::of_older(&OlderFile { version, text }),
        Ok(_) => options().from_str::<Document<C>>(text).ok().map(|document| document.content),
        Err(_) => None,
    };
    content.filter(C::makes_sense).ok_or(DocumentFlaw::Damaged)
}

/// What can be read of a damaged file by the checksums of its lines, and whether that is all of it.
/// A line that is lost is taken from the previous file, if that has it.
pub fn read_by_line<C: Content>(bytes: &[u8], before: &[u8]) -> Option<(C, bool)> {
    let mut lines: Vec<&[u8]> = lines_of(bytes.trim_ascii_end()).collect();
    // Anything else in the last line may be damaged.
    let last = String::from_utf8_lossy(lines.pop()?);
    let words =
        || last.split_whitespace().filter(|word| word.bytes().all(|it| it.is_ascii_hexdigit()));
    let of_length = |length| words().filter(move |word| word.len() == length);
    let (of_all, sums) = (of_length(8).next(), of_length(4).collect::<Vec<_>>());
    let is_whole = |text: &[u8]| str::from_utf8(text).is_ok_and(|text| of_all == Some(&*sum(text)));
    let before: BTreeMap<_, _> = lines_of(before).map(|line| (sum_of_line(line), line)).collect();
    let found = sums.iter().enumerate().filter_map(|(place, sum)| {
        // Lines may be missing, or too many, in the middle.
        let from_end = (lines.len() + place).checked_sub(sums.len());
        let here = [Some(place), from_end].into_iter().flatten();
        let mut here = here.filter_map(|place| lines.get(place));
        here.find(|line| sum_of_line(line) == *sum).or_else(|| before.get(*sum))
    });
    let text = found.copied().collect::<Vec<_>>().join(&b'\n');
    // Perhaps only the checksums are damaged, or the first line, which is a comment.
    let told = lines.get(1..)?;
    let of_told = sums.iter().rev().take(told.len()).copied();
    let are_whole =
        sums.len() <= lines.len() && told.iter().rev().map(|line| sum_of_line(line)).eq(of_told);
    if are_whole || is_whole(&lines.join(&b'\n')) {
        return Some((read(&told.join(&b'\n')).ok()?, true));
    }
    let whole = Some(text.clone()).filter(|text| is_whole(text));
    match whole.or_else(|| with_bit_restored(&lines, &sums, is_whole)) {
        Some(whole) => Some((read(&whole).ok()?, true)),
        None => Some((read(&text).ok()?, false)),
    }
}

/// More bytes than this are not searched for one that was changed.
const MOST_BYTES_SEARCHED: usize = 4 << 10;

/// The text of these lines if all that is wrong with them is a single bit.
fn with_bit_restored(
    lines: &[&[u8]],
    sums: &[&str],
    is_whole: impl Fn(&[u8]) -> bool,
) -> Option<Vec<u8>> {
    let adds_up = |(line, sum): &(&&[u8], &&str)| sum_of_line(line) == **sum;
    let begin = lines.iter().zip(sums).take_while(adds_up).count();
    let from_end = lines.iter().skip(begin).rev().zip(sums.iter().skip(begin).rev());
    let whole_at_end = from_end.take_while(adds_up).count();
    let (damaged, end) = lines[begin..].split_at(lines.len() - begin - whole_at_end);
    let sums = &sums[begin..sums.len() - whole_at_end];
    let mut damaged = damaged.join(&b'\n');
    let bits = if damaged.len() > MOST_BYTES_SEARCHED { 0 } else { 8 * damaged.len() };
    for bit in 0..bits {
        damaged[bit / 8] ^= 1 << (bit % 8);
        if lines_of(&damaged).map(sum_of_line).eq(sums.iter().copied()) {
            let text = [&lines[..begin], &[&damaged], end].concat().join(&b'\n');
            // Checksums of lines are short: other bits may add up, too.
            if is_whole(&text) {
                return Some(text);
            }
        }
        damaged[bit / 8] ^= 1 << (bit % 8);
    }
    None
}

/// The beginning of a file's last line: the checksum of all other lines follows, and that of each.
const SUMS: &str = "// Sums: ";

/// A text without its last line, and the checksum in that.
fn split_sum(text: &str) -> Option<(&str, &str)> {
    let (told, sums) = text.rsplit_once(SUMS)?;
    Some((told, sums.split_whitespace().next().unwrap_or_default()))
}

/// Whether a file ends with a checksum.
pub fn has_sum(bytes: &[u8]) -> bool {
    split_sum(&String::from_utf8_lossy(bytes)).is_some()
}

fn lines_of(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(|&byte| byte == b'\n')
}

/// The checksum of a line, whatever its line end.
fn sum_of_line(line: &[u8]) -> String {
    let [first, second, ..] = Hash::hash(line.strip_suffix(b"\r").unwrap_or(line));
    format!("{first:02x}{second:02x}")
}

/// The checksum of a text's lines, whatever their line ends.
fn sum(text: &str) -> String {
    let mut hash = Hash::new();
    for line in text.lines() {
        hash.update(line.as_bytes());
        hash.update(b"\n");
    }
    let [a, b, c, d, ..] = hash.finalize();
    format!("{:08x}", u32::from_be_bytes([a, b, c, d]))
}

/// The separator between a line and its checksum.
const SUM: &str = " //";

/// A value as one line of an append-only file, with its checksum.
pub fn line(value: &impl Serialize) -> Result<String, ron::Error> {
    let line = options().to_string(value)?;
    let sum = sum(&line);
    Ok(line + SUM + &sum + "\n")
}

/// The value of such a line, if it and its checksum make sense. Version 0.2 wrote none.
pub fn read_line<T: DeserializeOwned>(line: &str) -> Option<T> {
    if adds_up(line) == Some(false) { None } else { options().from_str(line).ok() }
}

/// Whether such a line's checksum is right, if it has one.
pub fn adds_up(line: &str) -> Option<bool> {
    let (told, of_line) = line.trim_end().rsplit_once(SUM)?;
    (!of_line.contains(['"', ')'])).then(|| sum(told) == of_line)
}

fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::journey::Journey;
    use crate::game::settings::{Language, Look, MazeChoice, Settings, Split};

    prop_compose! {
        fn settings()(
            language in prop::sample::select(vec![None, Some(Language::English), Some(Language::Chinese)]),
            look in prop::sample::select(Look::ALL.to_vec()),
            switches in any::<[bool; 8]>(),
            (interface_percent, game_speed_percent) in any::<(u8, u8)>(),
            split in prop::sample::select(Split::ALL.to_vec()),
            frame_rate in any::<u16>(),
            window in any::<(u16, u16)>(),
            (width, height, loops) in any::<(u32, u32, u8)>(),
            (seed, generator) in any::<(String, String)>(),
        ) -> Settings {
            let [thin_walls, fullscreen, hud, trail, shared_view, until_joined, high_contrast, colour_blind_safe] = switches;
            let maze = MazeChoice { width, height, seed, generator, revision: None, loops, until_joined, ..MazeChoice::default() };
            Settings {
                language, look, thin_walls, frame_rate, fullscreen, window, interface_percent, hud,
                trail, split, shared_view, high_contrast, colour_blind_safe, game_speed_percent, maze,
                ..Settings::default()
            }
        }
    }

    proptest! {
        #[test]
        fn what_is_written_reads_back_the_same(settings in settings()) {
            let text = write(&settings).unwrap();
            prop_assert_eq!(read(text.as_bytes()), Ok(settings));
        }

        #[test]
        fn any_text_with_signs_of_the_format_has_an_answer(
            text in r##"(//|[(){}\[\],:"#r\\]|version: |content: |[0-9]+|Some|None|[a-z]| |\n){0,60}"##
        ) {
            if let Ok(settings) = read::<Settings>(text.as_bytes()) {
                prop_assert_eq!(read(write(&settings).unwrap().as_bytes()), Ok(settings));
            }
        }
    }

    #[test]
    fn a_file_is_for_a_person_to_read_and_change() {
        let chosen = Settings { language: Some(Language::Chinese), ..Settings::default() };
        let text = write(&chosen).unwrap();
        let begins = "\
// Icetea Maze: what you have set. Change it while the game is closed.
(
    version: 1,
    content: (
        ";
        assert!(text.starts_with(begins) && text.ends_with("\n    ),\n)\n"), "{text}");
        for line in [
            "language: Chinese",
            "window: (1280, 720)",
            "solver: \"depth-first\"",
            "bindings: {}",
            "volumes: (muted: false, music_percent: 60, effects_percent: 80, interface_percent: 60)",
            "maze: (width: 30, height: 20, seed: \"233\", generator: \"kruskal\", loops: 0, until_joined: false)",
        ] {
            assert!(text.contains(&format!("\n        {line},\n")), "{line} in {text}");
        }
        let with_some = text.replace("Chinese", "Some(Chinese)");
        assert_eq!(read(with_some.as_bytes()), Ok(chosen.clone()));
        let with_mark_and_other_ends = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        assert_eq!(read(with_mark_and_other_ends.as_bytes()), Ok(chosen));
    }

    #[test]
    fn fields_may_be_missing_or_unknown() {
        let text = "(version: 1, later: [Some(\"thing\")], content: (hud: false, glow: Bright(3)))";
        let expected = Settings { hud: false, ..Settings::default() };
        assert_eq!(read(text.as_bytes()), Ok(expected));
    }

    #[test]
    fn another_version_is_recognised_whatever_it_holds() {
        for content in ["()", "(look: Neon, window: 3)", "{1: [(Some(2))]}", "\"text\"", "None"] {
            let of_version =
                |version: u32| format!("// comment\n(content: {content}, version: {version})");
            assert_eq!(
                read::<Settings>(of_version(2).as_bytes()),
                Err(DocumentFlaw::Newer),
                "{content}"
            );
            assert_eq!(
                read::<Settings>(of_version(0).as_bytes()),
                Err(DocumentFlaw::Damaged),
                "{content}"
            );
        }
        assert_eq!(read::<Settings>(b"(version: 2)"), Err(DocumentFlaw::Newer));
        assert_eq!(read::<Settings>(b"(version: 2, content: ("), Err(DocumentFlaw::Damaged));
        let told = "// comment\n(version: 99, content: ())\n";
        for (sum, flaw) in [(sum(told), DocumentFlaw::Newer), (sum("tea"), DocumentFlaw::Damaged)] {
            let text = format!("{told}{SUMS}{sum}\n");
            assert_eq!(read::<Journey>(text.as_bytes()), Err(flaw));
        }
    }
}
