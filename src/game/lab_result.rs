//! The result of an exercise or of a card's questions as one line, which a student hands in.
//!
//! ```text
//! icetea-lab2 do-union:7 +,4,2,-,3/… 83s 5f2c09ab64d1e370
//!             │          │           │   └ a checksum of all before it
//!             │          │           └ how long it took
//!             │          └ what was answered, in order
//!             └ what was asked
//! ```
//!
//! It contains the answers and not their marks: to check a line, the algorithm marks the answers
//! again. A line without a key can only be found consistent.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use super::bookmark::{Bookmark, BookmarkScene, Work};
use super::lab::{Answer, Given, Offer, Practice, Skill, search_cards};
use crate::maze::bench::{BenchReplay, Variant};
use crate::maze::random::text_hash;
use crate::maze::visible;

/// The beginning of a line, and the versions of card and exercise results. In version 0.2 exercises
/// had other questions, and shared the version of cards.
const TITLE: &str = "icetea-lab";
const OF_CARDS: &str = "icetea-lab1";
const OF_EXERCISES: &str = "icetea-lab2";
/// The separator between the step of a search and the answer, for steps by rooms; and the one of
/// version 0.2, for steps by tiles.
const BY_ROOMS: &str = "r=";
const BY_TILES: &str = "=";

/// The result of an exercise or a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabResult {
    /// The questions, with the answers.
    pub asked: Asked,
    /// The time it took.
    pub seconds: u32,
}

/// The questions, with the answers in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// An exercise that grew from this seed.
    Exercise(Skill, u64, Vec<Given>),
    /// The questions of a card.
    Card(Work, Vec<CardAnswer>),
    /// The questions of a search card, by its index on the shelf: the step and the index of the
    /// choice for each answer.
    Search(usize, Vec<(u64, usize)>),
}

/// The answer to a question of a card: the operation that follows, the rules, and the index of the
/// choice.
pub type CardAnswer = (usize, Variant, usize);

/// The marks of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LabMarks {
    /// How many answers were right at once.
    pub right: usize,
    /// The number of questions.
    pub all: usize,
}

/// Why a line is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResultError {
    /// It is no result.
    #[error("no result")]
    SomethingElse,
    /// The checksum does not match.
    #[error("changed")]
    Changed,
    /// There is other text after the result.
    #[error("more behind the checksum")]
    More,
    /// It is from an exercise of version 0.2.
    #[error("of version 0.2, which asked other questions")]
    Old,
    /// No player can have given these answers.
    #[error("impossible")]
    Impossible,
}

impl LabResult {
    /// Marks the result, if it is possible.
    pub fn marks(&self) -> Result<LabMarks, ResultError> {
        match &self.asked {
            Asked::Exercise(skill, seed, given) => {
                let mut practice = Practice::new(*skill, *seed);
                for &one in given {
                    practice.hear(one);
                }
                let (right, all) = practice.marks();
                let is_done = practice.task().is_none();
                let has_happened = is_done && &practice.history == given;
                has_happened.then_some(LabMarks { right, all }).ok_or(ResultError::Impossible)
            }
            Asked::Card(work, given) => of_card(work, given).ok_or(ResultError::Impossible),
            Asked::Search(place, given) => of_search(*place, given).ok_or(ResultError::Impossible),
        }
    }

    /// Finds the result in a line, and the text before it, such as a name.
    pub fn find(text: &str) -> Result<(&str, Self), ResultError> {
        let place = text.find(TITLE).ok_or(ResultError::SomethingElse)?;
        Ok((text[..place].trim_end_matches([' ', '\t', ':', ',', ';']), text[place..].parse()?))
    }
}

/// Marks all results in a text, one per line, and makes a CSV table of them; also says whether all
/// are consistent. A name may precede a result. Other lines are listed as such, and so are results
/// that were handed in before under another name.
pub fn table(text: &str) -> (String, bool) {
    let mut table = String::from("who,asked,right,of,seconds,verdict\n");
    let mut is_consistent = true;
    let mut first_of: BTreeMap<String, &str> = BTreeMap::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let found = LabResult::find(line);
        let marked = found.and_then(|(who, result)| Ok((who, result.marks()?, result)));
        let [who, rest] = match marked {
            Ok((who, LabMarks { right, all }, LabResult { asked, seconds })) => {
                let result = LabResult { asked, seconds };
                let first = *first_of.entry(result.to_string()).or_insert(who);
                let verdict = if first == who {
                    "consistent".to_owned()
                } else {
                    cell(&format!("the same line as {first}"))
                };
                [who, &format!("{},{right},{all},{seconds},{verdict}", result.asked)]
            }
            Err(error) => {
                is_consistent = false;
                [line, &format!(",,,,{error}")]
            }
        };
        table.extend([&*cell(who), ",", rest, "\n"]);
    }
    (table, is_consistent)
}

/// A cell of a table, escaped so that no spreadsheet takes it for a formula.
fn cell(text: &str) -> String {
    let text = visible(text).replace('"', "\"\"");
    let is_formula = text.starts_with(['=', '+', '-', '@']);
    format!("\"{}{text}\"", if is_formula { "'" } else { "" })
}

fn of_card(work: &Work, given: &[CardAnswer]) -> Option<LabMarks> {
    let card = work.card()?;
    let marked = given.iter().map(|&(operation, variant, choice)| {
        let (_, ask) = card.asks.iter().find(|(place, _)| *place == operation)?;
        let replay = BenchReplay::new(card.members, variant, &card.operations);
        let question = ask.question(&replay, operation)?;
        (choice < question.choices.len()).then_some((operation, choice == question.right))
    });
    of_firsts(marked, card.asks.len())
}

fn of_search(place: usize, given: &[(u64, usize)]) -> Option<LabMarks> {
    let card = search_cards().get(place)?;
    let rooms = card.rooms()?;
    let marked = given.iter().map(|&(step, choice)| {
        let question = card.question(&rooms, step)?;
        (choice < question.choices.len()).then_some((step, choice == question.right))
    });
    of_firsts(marked, card.asks.len())
}

/// The marks for the first answer to each question, if there is one to each and all are possible.
fn of_firsts<P: Ord>(
    marked: impl Iterator<Item = Option<(P, bool)>>,
    questions: usize,
) -> Option<LabMarks> {
    let mut firsts = BTreeMap::new();
    for one in marked {
        let (place, is_right) = one?;
        firsts.entry(place).or_insert(is_right);
    }
    let right = firsts.values().filter(|&&right| right).count();
    (firsts.len() == questions).then_some(LabMarks { right, all: questions })
}

impl fmt::Display for LabResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answers: Vec<String> = match &self.asked {
            Asked::Exercise(_, _, given) => given.iter().map(|&one| word(one)).collect(),
            Asked::Card(_, given) => {
                let letter = |rules| (b'a'..).zip(Variant::all()).find(|&(_, one)| one == rules);
                let word = |&(operation, rules, choice): &CardAnswer| {
                    let letter = letter(rules).map_or('?', |(letter, _)| char::from(letter));
                    format!("{operation}{letter}{choice}")
                };
                given.iter().map(word).collect()
            }
            Asked::Search(_, given) => {
                given.iter().map(|(step, choice)| format!("{step}{BY_ROOMS}{choice}")).collect()
            }
        };
        let title = if matches!(self.asked, Asked::Exercise(..)) { OF_EXERCISES } else { OF_CARDS };
        let body = format!("{title} {} {} {}s", self.asked, answers.join(","), self.seconds);
        write!(f, "{body} {:016x}", text_hash(&body))
    }
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exercise(skill, seed, _) => {
                Bookmark::begun(BookmarkScene::Exercise(*skill, *seed)).fmt(f)
            }
            Self::Card(work, _) => work.fmt(f),
            Self::Search(place, _) => f.write_str(Offer::Search(*place).name()),
        }
    }
}

/// An answer of an exercise in the text of a result.
fn word(given: Given) -> String {
    match given {
        Given::Answer(Answer::Member(member)) => member.to_string(),
        Given::Answer(Answer::Two) => "+".to_owned(),
        Given::Answer(Answer::One) => "-".to_owned(),
        Given::Answer(Answer::Held(place)) => format!("={place}"),
        Given::Shown => "?".to_owned(),
        Given::TakenBack => "<".to_owned(),
    }
}

fn given(word: &str) -> Option<Given> {
    Some(match word {
        "+" => Given::Answer(Answer::Two),
        "-" => Given::Answer(Answer::One),
        "?" => Given::Shown,
        "<" => Given::TakenBack,
        word => Given::Answer(match word.strip_prefix('=') {
            Some(place) => Answer::Held(place.parse().ok()?),
            None => Answer::Member(word.parse().ok()?),
        }),
    })
}

fn card_answers(words: &str) -> Option<Vec<CardAnswer>> {
    let answer = |word: &str| {
        let (place, letter) = word.char_indices().find(|(_, sign)| sign.is_ascii_lowercase())?;
        let variant = Variant::all().nth((letter as u8 - b'a') as usize)?;
        Some((word[..place].parse().ok()?, variant, word[place + 1..].parse().ok()?))
    };
    words.split(',').map(answer).collect()
}

impl FromStr for LabResult {
    type Err = ResultError;

    fn from_str(line: &str) -> Result<Self, ResultError> {
        let line = line.trim();
        if !line.starts_with(TITLE) {
            return Err(ResultError::SomethingElse);
        }
        let is_whole = |end: usize| {
            let sum = line[..end].rsplit_once(' ');
            sum.is_some_and(|(body, sum)| sum == format!("{:016x}", text_hash(body)))
        };
        let (body, _) = line.rsplit_once(' ').ok_or(ResultError::Changed)?;
        if !is_whole(line.len()) {
            let has_more = line.match_indices([' ', '\t']).any(|(end, _)| is_whole(end));
            return Err(if has_more { ResultError::More } else { ResultError::Changed });
        }
        let is_exercise = |title: &str| {
            let what = body.strip_prefix(title).map(str::trim_start);
            let what = what.and_then(|what| what.split_once(':'));
            what.is_some_and(|(name, _)| Skill::ALL.iter().any(|skill| skill.name() == name))
        };
        if is_exercise(OF_CARDS) {
            return Err(ResultError::Old);
        }
        if !body.starts_with(OF_CARDS) && !is_exercise(OF_EXERCISES) {
            return Err(ResultError::SomethingElse);
        }
        let read = || {
            let words: Vec<&str> = body.split(' ').collect();
            let &[_, what, answers, seconds] = &words[..] else { return None };
            let seconds = seconds.strip_suffix('s')?.parse().ok()?;
            // The rules of a card come with each answer instead.
            let asked = match what.parse::<Bookmark>().ok()?.scene {
                BookmarkScene::Exercise(skill, seed) => Asked::Exercise(
                    skill,
                    seed,
                    answers.split(',').map(given).collect::<Option<_>>()?,
                ),
                BookmarkScene::Bench { work, .. } => Asked::Card(work, card_answers(answers)?),
                BookmarkScene::Search(place) => {
                    let answer = |word: &str| {
                        let by_rooms = word.split_once(BY_ROOMS);
                        let (step, choice) = by_rooms.or_else(|| word.split_once(BY_TILES))?;
                        let step = step.parse().ok()?;
                        let step = match by_rooms {
                            Some(_) => step,
                            None => search_cards().get(place)?.step_of_tiles(step),
                        };
                        Some((step, choice.parse().ok()?))
                    };
                    Asked::Search(place, answers.split(',').map(answer).collect::<Option<_>>()?)
                }
                BookmarkScene::Show { spec, .. } => {
                    Asked::Card(Work::Walls(spec), card_answers(answers)?)
                }
            };
            Some(Self { asked, seconds })
        };
        read().ok_or(ResultError::Impossible)
    }
}
