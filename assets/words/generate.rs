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

use by_variant::{BY_VARIANT, OF_SCREENS};

const FOLDER: &str = "assets/words";
const FIRST: &str = "en";
/// What stands in no text.
const FILE_MARK: char = '\u{1}';
/// These texts are looked up by the names of algorithms and of cards.
const BY_NAME: [&str; 2] = ["algorithms", "cards"];

/// The types of texts without places, and with some.
const WORD: &str = "&'static str";
const SENTENCE: &str = "Sentence";

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

/// Writes `words.rs` and `words_of_screens.rs` where the library includes them, or says what is wrong
/// with which line.
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
    let (_, value) = code.subject("", "", &root);
    let _ = writeln!(
        code.text,
        "impl Words {{\n    /// The words of a language.\n    fn from(texts: &'static Texts) -> Self {{\n        {value}\n    }}\n}}\n"
    );
    let of_variants = code.by_variant(BY_VARIANT, "")?;
    code.text.push_str(&of_variants);
    let of_screens = code.by_variant(OF_SCREENS, "crate::words::")?;
    let folder = env::var("OUT_DIR").map_err(|error| error.to_string())?;
    code.files(Path::new(&folder))?;
    for (name, text) in [("words.rs", code.text), ("words_of_screens.rs", of_screens)] {
        fs::write(Path::new(&folder).join(name), text).map_err(|error| error.to_string())?;
    }
    Ok(())
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

/// A part of a subject. Where it is named in Rust, `r#` makes names of its keywords too.
struct Field {
    name: String,
    of_type: String,
    value: String,
    places: Vec<String>,
    note: String,
}

struct Type {
    name: String,
    /// The subjects of this type.
    paths: Vec<String>,
    /// Its fields that are words.
    words: Vec<String>,
}

#[derive(Default)]
struct Code {
    text: String,
    /// The types that have been written, by what they consist of.
    types: BTreeMap<String, Type>,
}

impl Code {
    /// Writes the type of a subject, unless it has been written. Returns its name, and a value.
    fn subject(&mut self, name: &str, path: &str, subject: &Subject) -> (String, String) {
        let field = |(part, named): &(String, Named)| {
            let (of_type, value) = match named {
                Named::Text { id, places, .. } if places.is_empty() => {
                    (WORD.to_owned(), format!("texts.word({id:?})"))
                }
                Named::Text { id, .. } => (SENTENCE.to_owned(), format!("texts.sentence({id:?})")),
                Named::Subject(below) => {
                    let path = [path, part].into_iter().filter(|part| !part.is_empty());
                    let path = path.collect::<Vec<_>>().join("-");
                    self.subject(&format!("{name}{}", camel_case(part)), &path, below)
                }
            };
            let places = if let Named::Text { places, .. } = named { &places[..] } else { &[] };
            let note = if let Named::Text { note, .. } = named { note } else { "" };
            Field { name: part.clone(), of_type, value, places: places.to_vec(), note: note.into() }
        };
        let fields: Vec<Field> = subject.parts.iter().map(field).collect();
        let values: Vec<_> =
            fields.iter().map(|field| format!("r#{}: {}, ", field.name, field.value)).collect();
        let texts = if path.is_empty() { "texts " } else { "" };
        let value = |name: &str| format!("{name} {{ {}{texts}}}", values.concat());
        let mut kinds: Vec<_> =
            fields.iter().map(|field| (&field.name, &field.of_type, &field.places)).collect();
        kinds.sort_unstable();
        let kind = format!("{kinds:?}");
        if let Some(known) = self.types.get_mut(&kind) {
            known.paths.push(path.to_owned());
            return (known.name.clone(), value(&known.name));
        }
        let name = format!("{name}Words");
        self.declare(&name, path, &fields);
        let value = value(&name);
        let words =
            fields.into_iter().filter(|field| field.of_type == WORD).map(|field| field.name);
        let words = words.collect();
        self.types.insert(kind, Type { name: name.clone(), paths: vec![path.to_owned()], words });
        (name, value)
    }

    fn declare(&mut self, name: &str, path: &str, fields: &[Field]) {
        let (mut declared, mut methods) = (String::new(), String::new());
        for Field { name, of_type, places, note, .. } in fields {
            let note = if note.is_empty() { String::new() } else { format!("    /// {note}\n") };
            let sight = if places.is_empty() { "pub " } else { "" };
            let _ = writeln!(declared, "{note}    {sight}r#{name}: {of_type},");
            if places.is_empty() {
                continue;
            }
            let arguments =
                places.iter().map(|place| format!(", r#{place}: impl std::fmt::Display"));
            let arguments: String = arguments.collect();
            let values = places.iter().map(|place| format!("({place:?}, &r#{place}), "));
            let values: String = values.collect();
            let _ = writeln!(
                methods,
                "{note}    pub fn r#{name}(&self{arguments}) -> String {{\n        self.r#{name}.fill([{values}])\n    }}\n"
            );
        }
        if path.is_empty() {
            declared.push_str("    /// What is looked up by name.\n    texts: &'static Texts,\n");
        }
        let about = if path.is_empty() { "a language".to_owned() } else { format!("`{path}`") };
        let _ = writeln!(
            self.text,
            "/// The words of {about}.\npub struct {name} {{\n{declared}}}\n\nimpl {name} {{\n{methods}}}\n"
        );
        let Some(Field { of_type, .. }) = fields.first() else { return };
        if of_type != SENTENCE && fields.iter().all(|field| field.of_type == *of_type) {
            let by = if of_type == WORD { "" } else { "&" };
            let all = fields.iter().map(|field| format!("{by}self.r#{}, ", field.name));
            let all: String = all.collect();
            let _ = writeln!(
                self.text,
                "impl {name} {{\n    /// All of them, in the order of the file.\n    pub const fn all(&self) -> [{by}{of_type}; {}] {{\n        [{all}]\n    }}\n}}\n",
                fields.len()
            );
        }
    }

    /// The choice of a word for each variant, for types of words in this module.
    fn by_variant(&self, types: &[(&str, &str)], module: &str) -> Result<String, String> {
        let mut text = String::new();
        for (variants, path) in types {
            let has_path = |found: &&Type| found.paths.iter().any(|known| known == path);
            let found = self.types.values().find(has_path);
            let Type { name, words, .. } =
                found.ok_or_else(|| format!("{FIRST}: there is nothing of {path}"))?;
            let case = |word: &String| {
                format!("            {variants}::{} => self.r#{word},\n", camel_case(word))
            };
            let cases: String = words.iter().map(case).collect();
            let _ = writeln!(
                text,
                "impl {module}{name} {{\n    /// The text for this one.\n    pub const fn of(&self, one: {variants}) -> &'static str {{\n        match one {{\n{cases}        }}\n    }}\n}}\n"
            );
        }
        Ok(text)
    }

    /// Writes the texts of all languages: the files of each packed as one, since together they would
    /// be a megabyte. A file begins with its name.
    fn files(&mut self, out: &Path) -> Result<(), String> {
        let _ = writeln!(
            self.text,
            "/// The packed files of each language, by its folder.\npub(super) static PACKED: &[(&str, &[u8])] = &["
        );
        for folder in folders()? {
            let texts = texts_of(&folder)?;
            let files = texts.iter().map(|(name, text)| format!("{FILE_MARK}{name}.ftl\n{text}"));
            let packed = packed(&files.collect::<String>());
            let path = out.join(format!("{folder}.words"));
            fs::write(&path, packed).map_err(|error| error.to_string())?;
            let path = path.display().to_string();
            let _ = writeln!(self.text, "    ({folder:?}, include_bytes!({path:?})),");
        }
        let _ = writeln!(
            self.text,
            "];\n/// Where a file begins.\nconst FILE_MARK: char = {FILE_MARK:?};"
        );
        Ok(())
    }
}

/// As small as it gets; as it is for the library alone, which has no crate to unpack it.
fn packed(text: &str) -> Vec<u8> {
    #[cfg(feature = "images")]
    return miniz_oxide::deflate::compress_to_vec(text.as_bytes(), 10);
    #[cfg(not(feature = "images"))]
    text.as_bytes().to_vec()
}

fn camel_case(name: &str) -> String {
    name.split('_').fold(String::new(), |mut all, word| {
        let mut letters = word.chars();
        all.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        all + letters.as_str()
    })
}
