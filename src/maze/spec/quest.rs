//! What a maze asks for besides reaching its goal, as the fields of its code.
//!
//! It changes nothing that is built. What a field means and where its things lie is decided by the
//! game, and follows from the maze's walls and seed.

use std::fmt;
use std::ops::RangeInclusive;

/// A field of a code that asks for something: a name and a count, such as `plates3`.
#[derive(Debug)]
pub struct QuestField {
    /// Its name.
    pub name: &'static str,
    /// The counts that it may have.
    pub counts: RangeInclusive<u8>,
    /// The most rooms that a maze with it may have.
    pub most_rooms: u32,
}

/// All fields, in the order in which a code has them.
pub static QUEST_FIELDS: [QuestField; 16] = [
    QuestField { name: "cheeses", counts: 2..=4, most_rooms: 10_000 },
    QuestField { name: "keys", counts: 1..=1, most_rooms: 10_000 },
    QuestField { name: "traps", counts: 1..=1, most_rooms: 10_000 },
    QuestField { name: "plates", counts: 1..=3, most_rooms: 10_000 },
    QuestField { name: "flaps", counts: 1..=6, most_rooms: 200 },
    QuestField { name: "teapots", counts: 1..=3, most_rooms: 200 },
    QuestField { name: "ice", counts: 1..=1, most_rooms: 100 },
    QuestField { name: "melting", counts: 1..=1, most_rooms: 36 },
    QuestField { name: "string", counts: 2..=5, most_rooms: 64 },
    QuestField { name: "gnaw", counts: 1..=3, most_rooms: 36 },
    QuestField { name: "pour", counts: 2..=9, most_rooms: 30 },
    QuestField { name: "twins", counts: 1..=1, most_rooms: 36 },
    QuestField { name: "mirror", counts: 1..=1, most_rooms: 36 },
    QuestField { name: "thread", counts: 1..=4, most_rooms: 36 },
    QuestField { name: "cat", counts: 1..=1, most_rooms: 64 },
    QuestField { name: "fog", counts: 1..=1, most_rooms: 10_000 },
];

/// What a maze asks for besides reaching its goal: a count for each of the [`QUEST_FIELDS`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Quest([u8; QUEST_FIELDS.len()]);

impl Quest {
    /// No quest.
    pub const NONE: Self = Self([0; QUEST_FIELDS.len()]);

    /// The quest with `count` of a field, if a maze may have as many.
    ///
    /// ```
    /// use icetea_maze::maze::Quest;
    ///
    /// let quest = Quest::NONE.with("plates", 3).and_then(|quest| quest.with("keys", 1));
    /// assert_eq!(quest.map(|quest| quest.count("plates")), Some(3));
    /// assert_eq!(Quest::NONE.with("keys", 2), None);
    /// ```
    #[must_use]
    pub fn with(mut self, field: &str, count: u8) -> Option<Self> {
        let place = QUEST_FIELDS.iter().position(|one| one.name == field)?;
        self.0[place] = count;
        (count == 0 || QUEST_FIELDS[place].counts.contains(&count)).then_some(self)
    }

    /// How many of a field it has.
    pub fn count(&self, field: &str) -> u8 {
        self.fields().find(|(one, _)| one.name == field).map_or(0, |(_, count)| count)
    }

    /// The fields that it has, with their counts.
    pub fn fields(&self) -> impl Iterator<Item = (&'static QuestField, u8)> {
        QUEST_FIELDS.iter().zip(self.0).filter(|(_, count)| *count > 0)
    }

    /// The quest of fields in the form that it has in a code: `cheeses2-keys1`.
    pub(in crate::maze) fn of_fields(text: &str) -> Option<Self> {
        text.split('-').try_fold(Self::NONE, |quest, field| {
            let (name, count) = Self::field(field)?;
            quest.with(name, count).filter(|_| quest.count(name) == 0)
        })
    }

    /// Whether a text is the name of a field with any count, allowed or not.
    pub(super) fn is_named_by(text: &str) -> bool {
        let name = text.trim_end_matches(|c: char| c.is_ascii_digit());
        name.len() < text.len() && QUEST_FIELDS.iter().any(|field| field.name == name)
    }

    /// The name and count of a text that is a field.
    pub fn field(text: &str) -> Option<(&'static str, u8)> {
        QUEST_FIELDS.iter().find_map(|field| {
            let digits = text.strip_prefix(field.name)?;
            let count = digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse());
            let count = count?.ok().filter(|count| field.counts.contains(count))?;
            Some((field.name, count))
        })
    }
}

/// The form that it has in a code: `cheeses2-keys1`.
impl fmt::Display for Quest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields = self.fields().map(|(field, count)| format!("{}{count}", field.name));
        f.write_str(&fields.collect::<Vec<_>>().join("-"))
    }
}

/// A quest in a file has the form that it has in a code.
#[cfg(feature = "store")]
impl serde::Serialize for Quest {
    fn serialize<S: serde::Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        writer.collect_str(self)
    }
}

/// A field of a later version is left out.
#[cfg(feature = "store")]
impl<'a> serde::Deserialize<'a> for Quest {
    fn deserialize<D: serde::Deserializer<'a>>(reader: D) -> Result<Self, D::Error> {
        let fields = String::deserialize(reader)?;
        let known = fields.split('-').filter_map(Self::field);
        Ok(known.fold(Self::NONE, |quest, (name, count)| quest.with(name, count).unwrap_or(quest)))
    }
}
