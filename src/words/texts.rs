//! The texts of a language by their names, and sentences that are filled in.

use std::collections::HashMap;
use std::fmt::Display;

use super::ftl::{self, Fault, TextPiece};

/// All texts of a language.
pub struct Texts {
    messages: HashMap<&'static str, Vec<TextPiece<'static>>>,
}

/// A text with places.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sentence {
    pieces: &'static [TextPiece<'static>],
    /// What the language puts between groups of three digits.
    group: &'static str,
    /// What it puts before the first decimal.
    decimal: &'static str,
    locale: &'static str,
}

/// Places for numbers with a decimal point, which may have another sign.
const DECIMALS: [&str; 6] = ["levels", "mean", "pixels", "room", "seconds", "wall"];
/// Places for counts. In others a number may be a name: a year, a line of a file, a room.
const COUNTS: [&str; 24] = [
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
    "nodes",
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

impl Texts {
    /// The texts of some files, later ones in place of earlier ones, and what is wrong with the
    /// files that were left out.
    pub fn read(
        files: impl IntoIterator<Item = (&'static str, &'static str)>,
    ) -> (Self, Vec<(&'static str, Fault)>) {
        let (mut messages, mut faults) = (HashMap::new(), Vec::new());
        for (name, text) in files {
            match ftl::read(text) {
                Ok(found) => {
                    messages.extend(found.into_iter().map(|one| (one.id, joined(one.pieces))));
                }
                Err(fault) => faults.push((name, fault)),
            }
        }
        (Self { messages }, faults)
    }

    fn pieces(&'static self, id: &str) -> &'static [TextPiece<'static>] {
        self.messages.get(id).map_or(&[], Vec::as_slice)
    }

    /// A text without places; empty where there is none.
    pub(super) fn word(&'static self, id: &str) -> &'static str {
        match self.pieces(id) {
            [TextPiece::Text(text)] => text,
            _ => "",
        }
    }

    pub(super) fn sentence(&'static self, id: &str) -> Sentence {
        Sentence {
            pieces: self.pieces(id),
            group: self.word("number-group"),
            decimal: self.word("number-decimal"),
            locale: self.word("locale"),
        }
    }
}

/// As one piece if it is nothing but text.
fn joined(pieces: Vec<TextPiece<'static>>) -> Vec<TextPiece<'static>> {
    let text = |piece: &TextPiece<'static>| {
        if let TextPiece::Text(text) = piece { Some(*text) } else { None }
    };
    match pieces.iter().map(text).collect::<Option<Vec<_>>>() {
        Some(texts) if texts.len() > 1 => vec![TextPiece::Text(texts.concat().leak())],
        _ => pieces,
    }
}

/// A number in groups of three digits.
pub(super) fn grouped(number: u64, sign: &str) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push_str(sign);
        }
        text.push(digit);
    }
    text
}

/// The plural category of a number, as the Unicode CLDR names and defines it.
fn category(locale: &str, number: u64) -> &'static str {
    match (locale, number % 100, number % 10) {
        ("zh" | "ja" | "ko", ..) => "other",
        ("ru" | "uk", 11..=14, _) => "many",
        ("ru" | "uk", _, 1) => "one",
        ("ru" | "uk", _, 2..=4) => "few",
        ("ru" | "uk", ..) => "many",
        ("fr" | "pt", ..) if number == 0 => "one",
        _ if number == 1 => "one",
        _ => "other",
    }
}

impl Sentence {
    /// The text with values in its places. Braces within a value are no places.
    pub fn fill<const COUNT: usize>(self, values: [(&str, &dyn Display); COUNT]) -> String {
        let values = values.map(|(place, value)| (place, value.to_string()));
        let mut filled = String::new();
        self.fill_in(self.pieces, &values, &mut filled);
        filled
    }

    fn fill_in(self, pieces: &[TextPiece<'_>], values: &[(&str, String)], filled: &mut String) {
        let value_of = |wanted: &str| {
            values.iter().find(|(place, _)| *place == wanted).map_or("", |(_, value)| value)
        };
        for piece in pieces {
            match piece {
                TextPiece::Text(text) => filled.push_str(text),
                TextPiece::Place(place) => self.write(place, value_of(place), filled),
                TextPiece::Choice { by, forms, usual } => {
                    let value = value_of(by);
                    let category =
                        value.parse().map_or("other", |number| category(self.locale, number));
                    let of = |wanted: &str| forms.iter().find(|(form, _)| *form == wanted);
                    let form = of(value).or_else(|| of(category)).unwrap_or(&forms[*usual]);
                    self.fill_in(&form.1, values, filled);
                }
            }
        }
    }

    fn write(self, place: &str, value: &str, filled: &mut String) {
        match value.parse() {
            Ok(number) if COUNTS.contains(&place) => filled.push_str(&grouped(number, self.group)),
            Err(_) if DECIMALS.contains(&place) && value.parse::<f64>().is_ok() => {
                filled.push_str(&value.replace('.', self.decimal));
            }
            _ => filled.push_str(value),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &'static str, turns: u32, name: &str) -> String {
        let files = [("numbers", "locale = en\nnumber-group = ,\n"), ("test", text)];
        let texts: &'static Texts = Box::leak(Box::new(Texts::read(files).0));
        texts.sentence("said").fill([("turns", &turns), ("name", &name)])
    }

    #[test]
    fn values_stand_in_their_places() {
        assert_eq!(said("said = { $name }: { $turns }", 3, "Ann"), "Ann: 3");
        assert_eq!(said("said = { $turns } for { $name }", 3, "Ann"), "3 for Ann");
        assert_eq!(said("said = nothing to say", 3, "Ann"), "nothing to say");
        assert_eq!(said("said = { $turns } for { $name }", 12_345, "4321"), "12,345 for 4321");
    }

    #[test]
    fn what_stands_in_a_value_is_no_place() {
        assert_eq!(said("said = { $name }, { $turns }", 2, "{ $turns }"), "{ $turns }, 2");
    }

    #[test]
    fn thousands_stand_apart() {
        for (number, text) in [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")] {
            assert_eq!(grouped(number, ","), text);
        }
    }

    #[test]
    fn each_language_has_its_own_plural_categories() {
        let numbers = [0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111, 114];
        for (locales, categories) in [
            (&["zh", "ja", "ko"][..], "oooooooooooo"),
            (&["en", "de", "es"], "o1oooooooooo"),
            (&["fr", "pt"], "11oooooooooo"),
            (&["ru", "uk"], "m1fmmm1fm1mm"),
        ] {
            for locale in locales {
                let of = numbers.map(|number| match category(locale, number) {
                    "one" => '1',
                    other => other.chars().next().unwrap_or_default(),
                });
                assert_eq!(String::from_iter(of), categories, "{locale}");
            }
        }
    }

    #[test]
    fn a_form_is_chosen_by_a_value_or_its_plural_category() {
        let text = "said = { $turns ->\n  [0] no turn\n  [one] a turn\n *[other] { $turns } turns\n}, { $name }";
        assert_eq!(said(text, 0, "Ann"), "no turn, Ann");
        assert_eq!(said(text, 1, "Ann"), "a turn, Ann");
        assert_eq!(said(text, 1021, "Ann"), "1,021 turns, Ann");
    }
}
