//! Makes Rust of the English texts: a struct for each subject, with a field for each word and a
//! method for each sentence, and the files of every language as text. So a word that the program
//! says and English lacks does not compile.
//!
//! A message `menu-two_players` is the field `two_players` of the subject `menu`. Subjects that
//! have the same words share a type. A sentence's places are the arguments of its method.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

mod by_variant;
#[path = "../../src/words/ftl.rs"]
mod ftl;

use by_variant::BY_VARIANT;

const FOLDER: &str = "assets/words";
const FIRST: &str = "en";
/// These texts are looked up by the names of algorithms and of cards.
const BY_NAME: [&str; 2] = ["algorithms", "cards"];

/// What has a name: a text, with its places, or a subject.
enum Named {
    Text { id: String, places: Vec<String>, note: String },
    Subject(Subject),
}

#[derive(Default)]
struct Subject {
    /// Its parts, in the order of the files.
    parts: Vec<(String, Named)>,
}

/// Writes `words.rs` where the library includes it, or says what is wrong with which line.
pub fn generate() -> Result<(), String> {
    println!("cargo::rerun-if-changed={FOLDER}");
    let mut root = Subject::default();
    for (name, text) in texts_of(FIRST)? {
        let messages = ftl::read(&text).map_err(|fault| format!("{FIRST}/{name}.ftl: {fault}"))?;
        for message in messages.iter().filter(|_| !BY_NAME.contains(&name.as_str())) {
            let places = message.places().into_iter().map(str::to_owned).collect();
            let prose = message.notes.iter().filter(|note| ftl::listed(note).is_none());
            let note = prose.copied().collect::<Vec<_>>().join(" ");
            let text = Named::Text { id: message.id.to_owned(), places, note };
            root.add(message.id, text).map_err(|what| {
                format!("{FIRST}/{name}.ftl: line {}: {}: {what}", message.line, message.id)
            })?;
        }
    }
    let mut code = Code::default();
    let value = code.subject("", "", &root);
    let _ = writeln!(
        code.text,
        "impl Words {{\n    /// The words of a language.\n    fn from(texts: &'static Texts) -> Self {{\n        {value}\n    }}\n}}\n"
    );
    code.by_variant()?;
    code.files()?;
    let path = Path::new(&env::var("OUT_DIR").map_err(|error| error.to_string())?).join("words.rs");
    fs::write(path, code.text).map_err(|error| error.to_string())
}

/// The languages' folders.
fn folders() -> Result<Vec<String>, String> {
    let entries = fs::read_dir(FOLDER).map_err(|error| format!("{FOLDER}: {error}"))?;
    let folders = entries.flatten().filter(|entry| entry.path().is_dir());
    let mut names: Vec<_> =
        folders.map(|entry| entry.file_name().to_string_lossy().into()).collect();
    names.sort_unstable();
    Ok(names)
}

fn files_of(folder: &str) -> Result<Vec<PathBuf>, String> {
    let entries =
        fs::read_dir(Path::new(FOLDER).join(folder)).map_err(|error| error.to_string())?;
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    paths.sort_unstable();
    Ok(paths)
}

fn texts_of(folder: &str) -> Result<Vec<(String, String)>, String> {
    let read = |path: PathBuf| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text =
            fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok((name, text))
    };
    files_of(folder)?.into_iter().map(read).collect()
}

impl Subject {
    fn add(&mut self, path: &str, named: Named) -> Result<(), &'static str> {
        let (first, below) =
            path.split_once('-').map_or((path, None), |(first, below)| (first, Some(below)));
        let known = self.parts.iter_mut().find(|(name, _)| name == first);
        match (known, below) {
            (None, None) => self.parts.push((first.to_owned(), named)),
            (None, Some(below)) => {
                let mut subject = Self::default();
                subject.add(below, named)?;
                self.parts.push((first.to_owned(), Named::Subject(subject)));
            }
            (Some((_, Named::Subject(subject))), Some(below)) => subject.add(below, named)?,
            (Some(_), _) => return Err("this name is taken"),
        }
        Ok(())
    }
}

struct Type {
    name: String,
    /// The subjects of this type.
    paths: Vec<String>,
    /// Its fields, if all of them are words.
    words: Vec<String>,
}

#[derive(Default)]
struct Code {
    text: String,
    /// The types that have been written, by what they consist of.
    types: BTreeMap<String, Type>,
}

impl Code {
    /// Writes the type of a subject, unless it has been written. Returns a value of it.
    fn subject(&mut self, name: &str, path: &str, subject: &Subject) -> String {
        let mut fields = Vec::new();
        for (part, named) in &subject.parts {
            let field = identifier(part);
            let (of_type, value) = match named {
                Named::Text { id, places, .. } if places.is_empty() => {
                    ("&'static str".to_owned(), format!("texts.word({id:?})"))
                }
                Named::Text { id, .. } => {
                    ("Sentence".to_owned(), format!("texts.sentence({id:?})"))
                }
                Named::Subject(below) => {
                    let name = format!("{name}{}", camel_case(part));
                    let path =
                        if path.is_empty() { part.clone() } else { format!("{path}-{part}") };
                    let value = self.subject(&name, &path, below);
                    (value.split_once(' ').map_or("", |(name, _)| name).to_owned(), value)
                }
            };
            fields.push((field, of_type, value, named));
        }
        let values = fields
            .iter()
            .map(|(field, _, value, _)| format!("{field}: {value}, "))
            .collect::<Vec<_>>()
            .concat();
        let mut kinds: Vec<String> = fields
            .iter()
            .map(|(field, of_type, _, named)| match named {
                Named::Text { places, .. } => format!("{field}({})", places.join(", ")),
                Named::Subject(_) => format!("{field}: {of_type}"),
            })
            .collect();
        kinds.sort_unstable();
        let kind = kinds.join("; ");
        if let Some(known) = self.types.get_mut(&kind) {
            known.paths.push(path.to_owned());
            return format!("{} {{ {values}}}", known.name);
        }
        let name = format!("{name}Words");
        let words = self.declare(&name, path, &fields);
        self.types.insert(kind, Type { name: name.clone(), paths: vec![path.to_owned()], words });
        let texts = if path.is_empty() { "texts " } else { "" };
        format!("{name} {{ {values}{texts}}}")
    }

    fn declare(
        &mut self,
        name: &str,
        path: &str,
        fields: &[(String, String, String, &Named)],
    ) -> Vec<String> {
        let mut declared = String::new();
        let mut methods = String::new();
        for (field, of_type, _, named) in fields {
            let Named::Text { places, note, .. } = named else {
                let _ = writeln!(declared, "    pub {field}: {of_type},");
                continue;
            };
            let note = if note.is_empty() { String::new() } else { format!("    /// {note}\n") };
            if places.is_empty() {
                let _ = writeln!(declared, "{note}    pub {field}: {of_type},");
                continue;
            }
            let _ = writeln!(declared, "{note}    {field}: {of_type},");
            let arguments = places
                .iter()
                .map(|place| format!(", {}: impl std::fmt::Display", identifier(place)));
            let arguments: String = arguments.collect();
            let values =
                places.iter().map(|place| format!("({place:?}, &{}), ", identifier(place)));
            let values: String = values.collect();
            let _ = writeln!(
                methods,
                "{note}    pub fn {field}(&self{arguments}) -> String {{\n        self.{field}.fill([{values}])\n    }}\n"
            );
        }
        if path.is_empty() {
            declared.push_str("    /// What is looked up by name.\n    texts: &'static Texts,\n");
        }
        let about = if path.is_empty() {
            "The words of a language.".to_owned()
        } else {
            format!("The words of `{path}`.")
        };
        let _ = writeln!(
            self.text,
            "/// {about}\npub struct {name} {{\n{declared}}}\n\nimpl {name} {{\n{methods}}}\n"
        );
        let first = fields.first().map_or("", |(_, of_type, ..)| of_type);
        let are_alike =
            fields.iter().all(|(_, of_type, ..)| of_type == first && first != "Sentence");
        if are_alike {
            let of_type =
                if first.starts_with('&') { first.to_owned() } else { format!("&{first}") };
            let by = if first.starts_with('&') { "" } else { "&" };
            let all = fields
                .iter()
                .map(|(field, ..)| format!("{by}self.{field}, "))
                .collect::<Vec<_>>()
                .concat();
            let count = fields.len();
            let _ = writeln!(
                self.text,
                "impl {name} {{\n    /// All of them, in the order of the file.\n    pub const fn all(&self) -> [{of_type}; {count}] {{\n        [{all}]\n    }}\n}}\n"
            );
        }
        let are_words = fields.iter().all(|(_, of_type, ..)| of_type.starts_with('&'));
        fields.iter().filter(|_| are_words).map(|(field, ..)| field.clone()).collect()
    }

    /// Writes the choice of a word for each variant.
    fn by_variant(&mut self) -> Result<(), String> {
        for (variants, path) in BY_VARIANT {
            let has_path = |found: &&Type| found.paths.iter().any(|known| known == path);
            let found = self.types.values().find(has_path);
            let Type { name, words, .. } =
                found.ok_or_else(|| format!("{FIRST}: there is nothing of {path}"))?;
            let case = |word: &String| {
                format!(
                    "            {variants}::{} => self.{word},\n",
                    camel_case(word.trim_start_matches("r#"))
                )
            };
            let cases: String = words.iter().map(case).collect();
            let _ = writeln!(
                self.text,
                "impl {name} {{\n    /// The text for this one.\n    pub const fn of(&self, one: {variants}) -> &'static str {{\n        match one {{\n{cases}        }}\n    }}\n}}\n"
            );
        }
        Ok(())
    }

    /// Writes the texts of all languages.
    fn files(&mut self) -> Result<(), String> {
        let _ = writeln!(
            self.text,
            "/// The files of each language, by its folder.\npub(super) static FILES: &[(&str, &[(&str, &str)])] = &["
        );
        for folder in folders()? {
            let _ = writeln!(self.text, "    ({folder:?}, &[");
            for path in files_of(&folder)? {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                let full = fs::canonicalize(&path).map_err(|error| error.to_string())?;
                let _ = writeln!(
                    self.text,
                    "        ({name:?}, include_str!({:?})),",
                    full.display().to_string()
                );
            }
            let _ = writeln!(self.text, "    ]),");
        }
        let _ = writeln!(self.text, "];");
        Ok(())
    }
}

/// Keywords of Rust are words like others.
fn identifier(name: &str) -> String {
    match name {
        "continue" | "loop" | "as" | "in" | "match" | "move" | "type" | "use" | "where" => {
            format!("r#{name}")
        }
        _ => name.to_owned(),
    }
}

fn camel_case(name: &str) -> String {
    name.split('_').fold(String::new(), |mut all, word| {
        let mut letters = word.chars();
        all.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        all + letters.as_str()
    })
}
