//! Reads the texts of a language: the part of Fluent's format that they need.
//!
//! A file has comments and messages. A message is text with places, `{ $steps }`, and what depends
//! on a number is chosen by its plural form, `{ $steps -> [one] … *[other] … }`. There are no
//! attributes, terms or functions. The build script reads the English texts with this as well.

use std::fmt::{self, Display};

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextPiece<'t> {
    /// Plain text.
    Text(&'t str),
    /// The place of a value.
    Place(&'t str),
    /// One of several forms, by a value.
    Choice {
        /// The place of the value.
        by: &'t str,
        /// The forms, each with a plural category or a value.
        forms: Vec<(&'t str, Vec<TextPiece<'t>>)>,
        /// Which form is the usual one.
        usual: usize,
    },
}

/// A text with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message<'t> {
    /// Its name.
    pub id: &'t str,
    /// The comments right above it.
    pub notes: Vec<&'t str>,
    /// The text.
    pub pieces: Vec<TextPiece<'t>>,
    /// The line of its name, from 1.
    pub line: usize,
}

/// Why a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: &'static str,
}

impl<'t> Message<'t> {
    /// The places that have a value: those that a comment lists, `$name, $time`, in their order, or
    /// else those in the text.
    pub fn places(&self) -> Vec<&'t str> {
        let listed: Vec<_> = self.notes.iter().filter_map(|note| listed(note)).flatten().collect();
        if listed.is_empty() { places(&self.pieces) } else { listed }
    }
}

/// The places that a comment lists, if it does nothing else.
pub fn listed(note: &str) -> Option<Vec<&str>> {
    note.split(", ").map(|place| place.strip_prefix('$')).collect()
}

impl Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "line {}: {}", self.line, self.what)
    }
}

/// All messages of a file.
pub fn read(text: &str) -> Result<Vec<Message<'_>>, Fault> {
    let mut reader = Reader { text, rest: text.trim_start_matches('\u{feff}') };
    let (mut messages, mut notes) = (Vec::new(), Vec::new());
    let mut number = 1;
    while !reader.rest.is_empty() {
        let before = reader.rest;
        let line = before.split('\n').next().unwrap_or_default();
        if let Some(note) = line.strip_prefix('#') {
            notes.push(note.trim_start_matches('#').trim());
        } else if line.trim().is_empty() {
            notes.clear();
        } else {
            let id = reader.name().ok_or_else(|| reader.fault("a message begins with its name"))?;
            reader.skip_spaces();
            reader.expect("=", "= has to stand behind the name of a message")?;
            let pieces = reader.pattern()?;
            if pieces.is_empty() {
                return Err(Fault {
                    line: number,
                    what: "there is no text; { \"\" } is an empty one",
                });
            }
            messages.push(Message { id, notes: std::mem::take(&mut notes), pieces, line: number });
        }
        if reader.rest.len() == before.len() {
            reader.rest = before.get(line.len() + 1..).unwrap_or_default();
        }
        number += before[..before.len() - reader.rest.len()].matches('\n').count();
    }
    Ok(messages)
}

/// The places of a text, in order; one that only chooses a form comes after those in the forms.
pub fn places<'t>(pieces: &[TextPiece<'t>]) -> Vec<&'t str> {
    let mut places = Vec::new();
    for piece in pieces {
        let found = match piece {
            TextPiece::Text(_) => Vec::new(),
            TextPiece::Place(place) => vec![*place],
            TextPiece::Choice { by, forms, .. } => {
                forms.iter().flat_map(|(_, form)| self::places(form)).chain([*by]).collect()
            }
        };
        for place in found {
            if !places.contains(&place) {
                places.push(place);
            }
        }
    }
    places
}

struct Reader<'t> {
    text: &'t str,
    rest: &'t str,
}

impl<'t> Reader<'t> {
    fn line(&self) -> usize {
        1 + self.text[..self.text.len() - self.rest.len()].matches('\n').count()
    }

    fn fault(&self, what: &'static str) -> Fault {
        Fault { line: self.line(), what }
    }

    fn skip_spaces(&mut self) {
        self.rest = self.rest.trim_start_matches(' ');
    }

    fn skip_blanks(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn take(&mut self, length: usize) -> &'t str {
        let (taken, rest) = self.rest.split_at(length);
        self.rest = rest;
        taken
    }

    fn expect(&mut self, sign: &str, what: &'static str) -> Result<(), Fault> {
        self.rest = self.rest.strip_prefix(sign).ok_or_else(|| self.fault(what))?;
        Ok(())
    }

    fn name(&mut self) -> Option<&'t str> {
        let is_of_name = |sign: char| sign.is_ascii_alphanumeric() || "-_".contains(sign);
        let length = self.rest.find(|sign| !is_of_name(sign)).unwrap_or(self.rest.len());
        self.rest.starts_with(|sign: char| sign.is_ascii_alphabetic()).then(|| self.take(length))
    }

    /// A text up to the next message, form or end. Lines below the first one are part of it if they
    /// are indented, and keep what they are indented more than the others.
    fn pattern(&mut self) -> Result<Vec<TextPiece<'t>>, Fault> {
        let (mut pieces, mut indents) = (Vec::new(), Vec::new());
        self.skip_spaces();
        loop {
            let length = self.rest.find(['{', '}', '\n']).unwrap_or(self.rest.len());
            let text = self.take(length);
            let text = if self.rest.starts_with('{') { text } else { text.trim_end_matches('\r') };
            pieces.extend((!text.is_empty()).then_some(TextPiece::Text(text)));
            match self.rest.chars().next() {
                Some('{') => pieces.push(self.placeable()?),
                Some('}') => return Err(self.fault("} has to close a {")),
                Some(_) => {
                    let below = self.rest.trim_start();
                    let blank = self.take(self.rest.len() - below.len());
                    let indent = blank.rsplit('\n').next().unwrap_or_default();
                    if indent.is_empty() || below.is_empty() || below.starts_with(['[', '*', '}']) {
                        break;
                    }
                    if !pieces.is_empty() {
                        let lines = blank.matches('\n').count();
                        pieces.extend(std::iter::repeat_n(TextPiece::Text("\n"), lines));
                    }
                    indents.push((pieces.len(), indent));
                    pieces.push(TextPiece::Text(indent));
                }
                None => break,
            }
        }
        let common = indents.iter().map(|(_, indent)| indent.len()).min().unwrap_or_default();
        for (place, indent) in indents {
            pieces[place] = TextPiece::Text(&indent[common..]);
        }
        if let Some(TextPiece::Text(last)) = pieces.last_mut() {
            *last = last.trim_end();
        }
        // What is left of `{ "" }` says that nothing is meant.
        let is_only = pieces.len() == 1;
        pieces.retain(|piece| is_only || *piece != TextPiece::Text(""));
        Ok(pieces)
    }

    /// What stands in braces: a place, a choice, or text in quotation marks.
    fn placeable(&mut self) -> Result<TextPiece<'t>, Fault> {
        self.expect("{", "{ has to stand here")?;
        self.skip_blanks();
        if self.rest.starts_with('"') {
            self.take(1);
            let length = self.rest.find(['"', '\n']).unwrap_or(self.rest.len());
            let text = self.take(length);
            self.expect("\"", "\" has to close a text in quotation marks")?;
            self.skip_blanks();
            self.expect("}", "} has to close a {")?;
            return Ok(TextPiece::Text(text));
        }
        self.expect("$", "a place is written { $name }, a brace { \"{\" }")?;
        let place = self.name().ok_or_else(|| self.fault("a place is written { $name }"))?;
        self.skip_blanks();
        if self.rest.starts_with("->") {
            self.take(2);
            return self.choice(place);
        }
        self.expect("}", "} has to close a {")?;
        Ok(TextPiece::Place(place))
    }

    fn choice(&mut self, by: &'t str) -> Result<TextPiece<'t>, Fault> {
        let (mut forms, mut usual) = (Vec::new(), None);
        loop {
            self.skip_blanks();
            if self.rest.starts_with('}') {
                self.take(1);
                let what = "one form has to be the usual one, written *[other]";
                let usual = usual.ok_or_else(|| self.fault(what))?;
                return Ok(TextPiece::Choice { by, forms, usual });
            }
            if self.rest.starts_with('*') {
                self.take(1);
                if usual.replace(forms.len()).is_some() {
                    return Err(self.fault("only one form can be the usual one"));
                }
            }
            self.expect("[", "a form is written [one], or *[other]")?;
            let length = self.rest.find([']', '\n']).unwrap_or(self.rest.len());
            let form = self.take(length).trim();
            self.expect("]", "a form is written [one], or *[other]")?;
            forms.push((form, self.pattern()?));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(text: &str) -> Vec<TextPiece<'_>> {
        let mut messages = read(text).expect(text);
        assert_eq!(messages.len(), 1, "{text}");
        messages.remove(0).pieces
    }

    #[test]
    fn a_message_is_text_with_places() {
        let text = "# What was saved.\n# And where.\nsaved = Saved as { $path }, {$count}.\n";
        let [message] = &read(text).expect("a message")[..] else { panic!("one") };
        assert_eq!((message.id, message.line), ("saved", 3));
        assert_eq!(message.notes, ["What was saved.", "And where."]);
        assert_eq!(
            message.pieces,
            [
                TextPiece::Text("Saved as "),
                TextPiece::Place("path"),
                TextPiece::Text(", "),
                TextPiece::Place("count"),
                TextPiece::Text("."),
            ]
        );
        assert_eq!(places(&message.pieces), ["path", "count"]);
    }

    #[test]
    fn a_number_chooses_a_form() {
        let text = "won = { $stops ->\n    [one] { $name }: a stop\n   *[other] { $stops } stops\n} in all\nnext = Next\n";
        let messages = read(text).expect("two messages");
        assert_eq!(messages[1].pieces, [TextPiece::Text("Next")]);
        assert_eq!(places(&messages[0].pieces), ["name", "stops"]);
        let [TextPiece::Choice { by: "stops", forms, usual: 1 }, TextPiece::Text(" in all")] =
            &messages[0].pieces[..]
        else {
            panic!("{:?}", messages[0].pieces)
        };
        assert_eq!(forms[0], ("one", vec![TextPiece::Place("name"), TextPiece::Text(": a stop")]));
        assert_eq!(forms[1].0, "other");
    }

    #[test]
    fn lines_keep_what_they_are_indented_more() {
        let joined = |text| {
            let pieces = only(text);
            let of = |piece: &TextPiece<'_>| match piece {
                TextPiece::Text(text) => (*text).to_owned(),
                other => panic!("{other:?}"),
            };
            pieces.iter().map(of).collect::<String>()
        };
        assert_eq!(
            joined("find =\n    find(x):\n      go up\n    return x\n"),
            "find(x):\n  go up\nreturn x"
        );
        assert_eq!(joined("find =\r\n    find(x):\r\n      go up\r\n"), "find(x):\n  go up");
        assert_eq!(joined("find =\n  a\n\n  b\n\n\n"), "a\n\nb");
        assert_eq!(joined("none = { \"\" }\n"), "");
        assert_eq!(joined("edge = { \" \" }a{ \"}\" }"), " a}");
    }

    #[test]
    fn what_cannot_be_read_is_named_with_its_line() {
        for (text, line, what) in [
            ("a = A\n?b = B\n", 2, "a message begins with its name"),
            ("a = A\nb\n", 2, "= has to stand behind the name of a message"),
            ("a =\nb = B\n", 1, "there is no text; { \"\" } is an empty one"),
            ("a = A}\n", 1, "} has to close a {"),
            ("\n\na = { $b\nc = C\n", 4, "} has to close a {"),
            ("a = { b }\n", 1, "a place is written { $name }, a brace { \"{\" }"),
            ("a = { \"b }\n", 1, "\" has to close a text in quotation marks"),
            (
                "a = { $b ->\n  [one] c\n}\n",
                3,
                "one form has to be the usual one, written *[other]",
            ),
            ("a = { $b ->\n  *[one] c\n  *[other] d\n}\n", 3, "only one form can be the usual one"),
            ("a = { $b ->\n  one: c\n}\n", 2, "a form is written [one], or *[other]"),
        ] {
            assert_eq!(read(text), Err(Fault { line, what }), "{text}");
        }
    }
}
