//! Declares the words of a subject once, by name. Each language then is one literal, so that a
//! forgotten word does not compile and none can take another's place.

use std::fmt::{Display, Write};

/// A text of a language: a word, or a sentence with placeholders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WordText {
    /// Its name in its table.
    pub name: &'static str,
    /// The text in the table.
    pub text: &'static str,
    /// The placeholders that may be filled.
    pub places: &'static [&'static str],
}

impl WordText {
    /// The placeholders in the text, repeated ones included.
    pub fn places_in_it(&self) -> impl Iterator<Item = &'static str> {
        self.text.split('{').skip(1).map(|behind| {
            let place = behind.split_once('}').map_or(behind, |(place, _)| place);
            place.split_once(':').map_or(place, |(place, _)| place)
        })
    }
}

/// A number with separated thousands.
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Placeholders for counts. In others a number may be a name: a year, a line of a file, a room.
const COUNTS: [&str; 23] = [
    "all",
    "cheeses",
    "cost",
    "count",
    "days",
    "eaten",
    "entries",
    "least",
    "megabytes",
    "members",
    "most",
    "pixels",
    "rooms",
    "rounds",
    "runs",
    "step",
    "steps",
    "stops",
    "tiles",
    "trees",
    "turns",
    "walls",
    "ways",
];

/// The text of a value in a placeholder.
fn written(place: &str, value: &dyn Display) -> String {
    let text = value.to_string();
    let number = text.parse().ok().filter(|_| COUNTS.contains(&place));
    number.map_or(text, thousands)
}

/// Fills the placeholders of a sentence: `{turns}` is the value, and `{turns:turn|turns}` its word
/// in the singular and plural. Braces within a value are not placeholders.
pub(super) fn fill(sentence: &str, values: &[(&str, &dyn Display)]) -> String {
    let mut filled = String::new();
    let mut rest = sentence;
    while let Some((before, behind)) = rest.split_once('{') {
        let (place, after) = behind.split_once('}').unwrap_or((behind, ""));
        let (place, forms) = place
            .split_once(':')
            .map_or((place, None), |(place, forms)| (place, forms.split_once('|')));
        let value = values.iter().find(|(name, _)| *name == place).map(|(_, value)| value);
        filled.push_str(before);
        // Writing to a string cannot fail.
        let _ = match (value, forms) {
            (None, _) => Ok(()),
            (Some(value), None) => filled.write_str(&written(place, value)),
            (Some(value), Some((one, more))) => {
                filled.write_str(if value.to_string() == "1" { one } else { more })
            }
        };
        rest = after;
    }
    filled + rest
}

/// Declares the words of a subject, its parts that are subjects of their own, and its sentences,
/// each with its placeholders. Outside this library a sentence can only be had filled.
macro_rules! words {
    (
        $(#[$about:meta])*
        pub struct $name:ident {
            $($(#[$note:meta])* $word:ident $(: $part:ident)?),* $(,)?
        }
        $(sentences {
            $($(#[$remark:meta])* $sentence:ident($($place:ident),+)),* $(,)?
        })?
    ) => {
        $(#[$about])*
        pub struct $name {
            $($(#[$note])* pub $word: words!(@kind $($part)?),)*
            $($($(#[$remark])* pub(crate) $sentence: &'static str,)*)?
        }

        impl $name {
            $($(
                $(#[$remark])*
                pub fn $sentence(&self, $($place: impl std::fmt::Display),+) -> String {
                    let values: &[(&str, &dyn std::fmt::Display)] =
                        &[$((stringify!($place), &$place)),+];
                    $crate::words::table::fill(self.$sentence, values)
                }
            )*)?

            /// Calls `tell` with every text.
            pub fn each(&self, tell: &mut dyn FnMut($crate::words::WordText)) {
                $(words!(@tell self.$word, $word, tell $(, $part)?);)*
                $($({
                    let places = &[$(stringify!($place)),+];
                    let name = stringify!($sentence);
                    tell($crate::words::WordText { name, text: self.$sentence, places });
                })*)?
            }
        }
    };
    (@kind) => { &'static str };
    (@kind $part:ident) => { $part };
    (@tell $text:expr, $word:ident, $tell:ident) => {
        $tell($crate::words::WordText { name: stringify!($word), text: $text, places: &[] })
    };
    (@tell $subject:expr, $word:ident, $tell:ident, $part:ident) => { $subject.each($tell) };
}

/// Declares a word for each variant of an enum.
macro_rules! words_for {
    (
        $(#[$about:meta])*
        pub struct $name:ident for $of:ident { $($case:pat => $word:ident),* $(,)? }
    ) => {
        words! {
            $(#[$about])*
            pub struct $name { $($word),* }
        }

        impl $name {
            /// The word for this variant.
            pub const fn of(&self, one: $of) -> &'static str {
                match one { $($case => self.$word),* }
            }
        }
    };
}

pub(super) use {words, words_for};

#[cfg(test)]
mod tests {
    use super::*;

    fn said(sentence: &str, turns: u32, name: &str) -> String {
        fill(sentence, &[("turns", &turns), ("name", &name)])
    }

    #[test]
    fn values_stand_in_their_places() {
        assert_eq!(said("{name}: {turns}", 3, "Ann"), "Ann: 3");
        assert_eq!(said("{turns} for {name}", 3, "Ann"), "3 for Ann");
        assert_eq!(said("nothing to say", 3, "Ann"), "nothing to say");
    }

    #[test]
    fn thousands_stand_apart() {
        for (number, text) in [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")] {
            assert_eq!(thousands(number), text);
        }
        assert_eq!(said("{turns} for {name}", 12_345, "4321"), "12,345 for 4321");
    }

    #[test]
    fn one_and_more_are_told_apart() {
        let sentence = "{turns} wrong {turns:turn|turns}, {name}";
        assert_eq!(said(sentence, 1, "Ann"), "1 wrong turn, Ann");
        assert_eq!(said(sentence, 21, "Ann"), "21 wrong turns, Ann");
    }

    #[test]
    fn what_stands_in_a_value_is_no_place() {
        assert_eq!(said("{name}, {turns}", 2, "{turns}"), "{turns}, 2");
    }
}
