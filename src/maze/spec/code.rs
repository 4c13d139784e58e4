//! A spec as one line of text that people send each other.
//!
//! ```text
//! kruskal1-30x20-233
//! growing-tree2-8x5-random30-joined-loops25-7
//! │           │ │   └ what is not as usual   └ seed, or ~ and the text it was hashed from
//! │           │ └ rooms
//! │           └ revision
//! └ generator
//! ```
//!
//! A code is printed in one way only, from `a` to `z`, `0` to `9` and `-`: safe as the name of a
//! file and in a chat. It is read tolerantly.

use std::fmt;
use std::str::FromStr;

use super::{Percent, Quest, Size, Spec, SpecError, StopRule, seed};
use crate::maze::generate::DRAWN;
use crate::maze::names::{self, UnknownName};
use crate::maze::{Draft, Generator, SHAPE, Shape};

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}-", self.generator.name(), self.revision)?;
        if let Some(draft) = self.generator.draft() {
            return f.write_str(draft.code());
        }
        write!(f, "{}", self.size)?;
        if let Some(shape) = self.shape {
            write!(f, "-{SHAPE}{}", shape.code())?;
        }
        if let Some(random) = self.generator.random()
            && random != Generator::USUAL_RANDOM
        {
            write!(f, "-random{random}")?;
        }
        if self.stop == StopRule::Joined {
            write!(f, "-joined")?;
        }
        if self.loops.get() > 0 {
            write!(f, "-loops{}", self.loops)?;
        }
        for (field, count) in self.quest.fields() {
            write!(f, "-{}{count}", field.name)?;
        }
        write!(f, "-{}", self.seed)
    }
}

impl Spec {
    /// Whether a text can only be meant as such a code, right or wrong: it begins with a generator, a
    /// revision and a size.
    ///
    /// ```
    /// use icetea_maze::maze::Spec;
    ///
    /// assert!(Spec::is_meant_by("kruskal1-4x3-cheeses9-1") && Spec::is_meant_by(" Prim7－4 × 3"));
    /// assert!(!Spec::is_meant_by("kruskal and prim") && !Spec::is_meant_by("~kruskal1-4x3-tea"));
    /// ```
    pub fn is_meant_by(text: &str) -> bool {
        let code = seed::plain(text);
        let (head, size) = split_head(&code);
        let name = head.trim_end_matches(|c: char| c.is_ascii_digit());
        let is_known = find_generator(name).is_ok() || is_drawn(&head);
        size.is_some() && name.len() < head.len() && is_known
    }

    /// The code with this text in place of its seed, if the text reads back as that seed.
    ///
    /// ```
    /// use icetea_maze::maze::Spec;
    ///
    /// let spec: Spec = "kruskal1-30x20-~柠檬茶".parse()?;
    /// assert_eq!(spec.code_saying("柠檬茶"), "kruskal1-30x20-~柠檬茶");
    /// assert_eq!(spec.code_saying("233"), spec.to_string());
    /// # Ok::<(), icetea_maze::maze::SpecError>(())
    /// ```
    pub fn code_saying(&self, seed: &str) -> String {
        let (code, seed) = (self.to_string(), seed.trim());
        let has_sense = !seed.contains(['~', '～']) && !seed.contains(char::is_control);
        let head = code.rfind('-').map_or("", |dash| &code[..dash]);
        let saying = format!("{head}-~{seed}");
        let is_text = seed.parse::<u64>().is_err() && has_sense;
        if is_text && saying.parse() == Ok(*self) { saying } else { code }
    }
}

/// Reads a code, without regard to case and stray spaces.
///
/// ```
/// use icetea_maze::maze::Spec;
///
/// let spec: Spec = " KRUSKAL1 － 30 × 20 － 233".parse()?;
/// assert_eq!(spec.to_string(), "kruskal1-30x20-233");
/// # Ok::<(), icetea_maze::maze::SpecError>(())
/// ```
impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(code: &str) -> Result<Self, SpecError> {
        Self::read(code, parse_seed)
    }
}

impl Spec {
    /// The spec of a stored code: its seed may look like a field.
    pub(crate) fn of_kept(code: &str) -> Result<Self, SpecError> {
        Self::read(code, |text| match parse_seed(text) {
            Err(SpecError::TextSeed(_) | SpecError::Missing(_)) => seed::parse(text),
            seed => seed,
        })
    }

    fn read(
        code: &str,
        parse_seed: impl Fn(&str) -> Result<u64, SpecError>,
    ) -> Result<Self, SpecError> {
        let code = seed::plain(code);
        let (head, rest) = split_head(&code);
        if is_drawn(&head) {
            return drawn(&head, rest.ok_or(SpecError::Missing("size"))?);
        }
        let (generator, revision, rest) = split_generator(&head, rest)?;
        let (size, mut rest) = rest.split_once('-').unwrap_or((rest, ""));
        let mut spec = Self::new(generator, size.parse()?, 0).with_revision(revision)?;
        let mut random = None;
        let mut loops = None;
        let mut stop = StopRule::Full;
        let mut shape = None;
        let mut quest = Quest::NONE;
        while let Some(field) = Field::parse(rest)? {
            let text = without_spaces(rest.split('-').next().unwrap_or(rest));
            let is_new = match field {
                Field::Random(share) => {
                    generator.random().is_some() && random.replace(share).is_none()
                }
                Field::Shape(code) => shape.replace(Shape::read(spec.size, &code)?).is_none(),
                Field::Joined => std::mem::replace(&mut stop, StopRule::Joined) == StopRule::Full,
                Field::Loops(share) => loops.replace(share).is_none(),
                Field::Quest(name, count) => {
                    let is_new = quest.count(name) == 0;
                    quest = quest.with(name, count).unwrap_or(quest);
                    is_new
                }
            };
            if !is_new {
                return Err(SpecError::Field(text));
            }
            rest = rest.split_once('-').map_or("", |(_, rest)| rest);
        }
        if let Some(random) = random {
            spec.generator = Generator::GrowingTree { random };
        }
        spec.loops = loops.unwrap_or(spec.loops);
        spec.seed = parse_seed(rest)?;
        let spec = shape.map_or(Ok(spec), |shape| spec.shaped(shape))?;
        spec.with_stop(stop)?.with_quest(quest)
    }
}

/// The seed at the end of a code.
///
/// The full stop of a sentence is not part of a number. Text that begins like a field is refused,
/// since it is misspelt or of a newer version: as the text of a seed it would silently give another
/// maze. After a ~ it is a seed.
pub(in crate::maze) fn parse_seed(text: &str) -> Result<u64, SpecError> {
    const FIELDS: [&str; 4] = ["joined", "loops", "random", SHAPE];
    if text.trim().is_empty() {
        return Err(SpecError::Missing("seed"));
    }
    if let Some(text) = text.trim_start().strip_prefix('~') {
        return seed::parse(text);
    }
    let number = without_spaces(text);
    if Quest::is_named_by(&number) {
        return Err(SpecError::Missing("seed"));
    }
    let number = number.trim_end_matches(|c: char| c.is_ascii_punctuation() || c == '。');
    if !number.is_empty() && all_digits(number) {
        return seed::parse(number);
    }
    if let Some((first, _)) = text.split_once('-') {
        let first = without_spaces(first);
        let word = first.trim_end_matches(|c: char| !c.is_ascii_lowercase());
        let is_like_field = FIELDS.iter().any(|field| word.starts_with(field))
            || names::nearest(word, &FIELDS).is_some();
        if first.is_empty() || is_like_field {
            return Err(SpecError::Field(format!("{first}-")));
        }
        if first.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit()) {
            return Err(SpecError::TextSeed(format!("{first}-")));
        }
    }
    seed::parse(text)
}

/// Whether a code that begins like this is that of a drawn maze.
fn is_drawn(head: &str) -> bool {
    head.trim_end_matches(|c: char| c.is_ascii_digit()) == DRAWN.name
}

/// The spec of a drawn maze, by its code from the size on.
fn drawn(head: &str, rest: &str) -> Result<Spec, SpecError> {
    let revision = &head[DRAWN.name.len()..];
    if revision.parse().ok().is_none_or(|revision| !DRAWN.revisions.contains(&revision)) {
        let (generator, revision) = (DRAWN.name, revision.to_owned());
        return Err(SpecError::Revision { generator, revision, known: DRAWN.revisions });
    }
    let rest =
        without_spaces(rest.trim_end_matches(|c: char| c.is_ascii_punctuation() || c == '。'));
    let (rest, tail) = rest.rsplit_once('-').unwrap_or((&rest, ""));
    let (size, fields) = rest.split_once('-').unwrap_or((rest, ""));
    let size = size.parse()?;
    let (shape, fields) = match fields.strip_prefix(SHAPE) {
        Some(shaped) => {
            let (shape, fields) = shaped.split_once('-').unwrap_or((shaped, ""));
            (Some(Shape::read(size, shape)?), fields)
        }
        None => (None, fields),
    };
    let quest = match fields {
        "" => Some(Quest::NONE),
        fields => Quest::of_fields(fields),
    };
    let quest = quest.ok_or_else(|| SpecError::Field(fields.to_owned()))?;
    Ok(Spec::drawn(Draft::read(size, shape, quest, tail)?))
}

/// The generator at the beginning of a code, its revision, and the rest.
fn split_generator<'a>(
    head: &str,
    rest: Option<&'a str>,
) -> Result<(Generator, u32, &'a str), SpecError> {
    let name = head.trim_end_matches(|c: char| c.is_ascii_digit());
    let generator = find_generator(name)?;
    let revision = &head[name.len()..];
    if revision.is_empty() {
        let (generator, newest) = (generator.name(), generator.revision());
        return Err(SpecError::NoRevision { generator, newest });
    }
    let known = generator.info().revisions;
    let Some(number) = revision.parse().ok().filter(|number| known.contains(number)) else {
        let (generator, revision) = (generator.name(), revision.to_owned());
        return Err(SpecError::Revision { generator, revision, known });
    };
    Ok((generator, number, rest.ok_or(SpecError::Missing("size"))?))
}

/// The part before the size, and everything from the size on if there is one.
fn split_head(code: &str) -> (String, Option<&str>) {
    let fields: Vec<&str> = code.split('-').collect();
    let size_at = fields.iter().position(|field| is_pair(field));
    let head = without_spaces(&fields[..size_at.unwrap_or(1)].join("-"));
    let length = |size_at| fields[..size_at].iter().map(|field| field.len() + 1).sum::<usize>();
    (head, size_at.map(|size_at| &code[length(size_at)..]))
}

fn find_generator(name: &str) -> Result<Generator, UnknownName> {
    names::find("generator", name, &Generator::ALL, Generator::name)
}

/// A part of a code that is left out where it has its usual value.
enum Field {
    Shape(String),
    Random(Percent),
    Joined,
    Loops(Percent),
    Quest(&'static str, u8),
}

impl Field {
    /// The field that `rest` begins with, or `None` where the seed begins.
    fn parse(rest: &str) -> Result<Option<Self>, SpecError> {
        let field = without_spaces(rest.split('-').next().unwrap_or(rest));
        let share = |prefix| {
            field
                .strip_prefix(prefix)
                .filter(|digits| !digits.is_empty() && all_digits(digits))
                .map(str::parse)
                .transpose()
        };
        // These came later: at the end of a stored code they are the text of a seed.
        if let Some((name, count)) = Quest::field(&field).filter(|_| rest.contains('-')) {
            return Ok(Some(Self::Quest(name, count)));
        }
        let shape = field.strip_prefix(SHAPE).filter(|_| rest.contains('-'));
        if let Some(code) = shape.filter(|code| !code.is_empty()) {
            return Ok(Some(Self::Shape(code.to_owned())));
        }
        Ok(match &field[..] {
            "joined" => Some(Self::Joined),
            _ => match share("loops")? {
                Some(loops) => Some(Self::Loops(loops)),
                None => share("random")?.map(Self::Random),
            },
        })
    }
}

/// Reads a generator's name; a growing tree may have a share of random steps: `growing-tree:30`.
impl FromStr for Generator {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let plain = seed::plain(text);
        let (name, share) = match plain.split_once(':') {
            Some((name, share)) => (name, Some(share)),
            None => (&plain[..], None),
        };
        let generator = find_generator(name)?;
        match (generator, share) {
            (_, None) => Ok(generator),
            (Self::GrowingTree { .. }, Some(share)) => {
                Ok(Self::GrowingTree { random: share.parse()? })
            }
            (_, Some(share)) => Err(SpecError::Field(format!(":{share}"))),
        }
    }
}

impl FromStr for Size {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let no_size = || SpecError::Size(text.trim().to_owned());
        let plain = without_spaces(&seed::plain(text));
        let (width, height) = plain.split_once('x').ok_or_else(no_size)?;
        if !is_pair(&plain) {
            return Err(no_size());
        }
        let count = |digits: &str| digits.parse().unwrap_or(u64::MAX);
        Self::from_counts(count(width), count(height))
    }
}

impl FromStr for Percent {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let plain = without_spaces(&seed::plain(text));
        let digits = plain.strip_suffix('%').unwrap_or(&plain);
        let share = digits.parse().ok().filter(|_| all_digits(digits));
        share
            .and_then(|share| Self::new(share).ok())
            .ok_or_else(|| SpecError::Percent(text.trim().to_owned()))
    }
}

/// Whether a field can only be meant as a size, right or wrong.
fn is_pair(field: &str) -> bool {
    let field = without_spaces(field);
    let is_number = |text: &str| !text.is_empty() && all_digits(text);
    field.split_once('x').is_some_and(|(width, height)| is_number(width) && is_number(height))
}

fn all_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

fn without_spaces(text: &str) -> String {
    text.split_ascii_whitespace().collect()
}
