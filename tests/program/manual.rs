//! The manual describes what the program does: it names every option, command and key, in both
//! languages alike; and its pages can be read anywhere.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command as Process;

use icetea_maze::game::bindings::{CommandGroup, KeyCommand};
use icetea_maze::game::input::Key;
use icetea_maze::maze::{Generator, QUEST_FIELDS, Solver};

const LANGUAGES: [&str; 2] = ["en", "zh"];

fn file(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn page(language: &str, name: &str) -> String {
    file(&format!("assets/manual/{language}/{name}.md"))
}

/// The names of all pages of a language, without the list of them.
fn pages(language: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/manual").join(language);
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let names = names.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned());
    names.filter(|name| name != "README").collect()
}

/// The output of `icetea-maze … --help`.
fn help(command: &str) -> String {
    let mut program = Process::new(env!("CARGO_BIN_EXE_icetea-maze"));
    let words = [command, "--help"].into_iter().filter(|word| !word.is_empty());
    let output = program.args(words).output().unwrap();
    assert!(output.status.success(), "{command}");
    String::from_utf8(output.stdout).unwrap()
}

/// The commands that the program lists.
fn commands() -> Vec<String> {
    let help = help("");
    let list = help.split("Commands:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    list.lines().map(|line| line.split_whitespace().next().unwrap().to_owned()).collect()
}

/// Whether the text contains this word as a whole.
fn names(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(place, _)| {
        let after = text[place + word.len()..].chars().next();
        !after.is_some_and(|next| next.is_ascii_alphanumeric() || next == '-')
    })
}

/// The first cell of each row of the page's tables.
fn first_cells(page: &str) -> impl Iterator<Item = &str> {
    page.lines().filter_map(|line| line.strip_prefix("| ")?.split(" | ").next())
}

/// The parts of the text between backquotes.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The manual's name for a key.
fn written(key: Key, language: &str) -> &'static str {
    match (key, language) {
        (Key::Space, "zh") => "空格",
        (Key::Space, _) => "Space",
        (Key::RightShift, _) => "Shift",
        (key, _) => key.label(),
    }
}

#[test]
fn each_thing_that_a_code_asks_for_has_a_row_with_its_counts_and_its_largest_maze() {
    for language in LANGUAGES {
        let page = page(language, "mazes");
        for field in &QUEST_FIELDS {
            let [fewest, most] = [field.counts.start(), field.counts.end()];
            let mut codes = [*fewest, *most].map(|count| format!("{}{count}", field.name)).to_vec();
            codes.dedup();
            let row = |line: &&str| quoted(line.split(" | ").next().unwrap()).eq(&codes);
            let row = page.lines().find(row).unwrap_or_else(|| panic!("{language}: {codes:?}"));
            let rooms = row.split(" | ").last().unwrap().replace(',', "");
            assert!(rooms.starts_with(&field.most_rooms.to_string()), "{row}");
        }
    }
}

#[test]
fn every_option_and_command_is_named() {
    let man = file("assets/packaging/icetea-maze.6").replace("\\-", "-");
    let commands = commands();
    assert_eq!(commands.len(), 19, "{commands:?}");
    for command in commands.iter().map(String::as_str).chain([""]).filter(|&name| name != "help") {
        let help = help(command);
        let options: BTreeSet<&str> = help
            .split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-')
            .filter(|word| word.len() > 2 && word.starts_with("--"))
            .collect();
        assert!(options.contains("--help"));
        for option in options {
            assert!(names(&man, option), "the man page does not name {option}");
            for language in LANGUAGES {
                let page = page(language, "command-line");
                let is_told = first_cells(&page).flat_map(quoted).any(|cell| names(cell, option));
                assert!(is_told, "{language}/command-line.md does not tell of {option}");
            }
        }
    }
    for command in &commands {
        let line = [format!(".B {command}\n"), format!(".BR {command} ")];
        assert!(line.iter().any(|line| man.contains(line)), "the man page lacks {command}");
        for language in LANGUAGES {
            let line = format!("\nicetea-maze {command} ");
            assert!(page(language, "command-line").contains(&line), "{language} lacks {command}");
        }
    }
}

#[test]
fn every_command_that_has_a_key_is_named_with_it() {
    for language in LANGUAGES {
        let (playing, theatre) = (page(language, "playing"), page(language, "theatre"));
        let keys = |page| first_cells(page).flat_map(quoted).collect::<BTreeSet<&str>>();
        for &command in KeyCommand::ALL {
            let page = match command.group() {
                CommandGroup::Playing | CommandGroup::Pages => &playing,
                CommandGroup::Theatre => &theatre,
            };
            let is_told = keys(page).contains(written(command.usual_key(), language));
            assert!(is_told, "{language} does not tell of the key for {command:?}");
        }
    }
}

#[test]
fn no_key_is_named_that_does_nothing() {
    /// Keys without a command; those that a command can be bound to keep their meaning until then.
    const FIXED: &str = "Enter Esc Home End Backspace Ctrl Alt F1 F11 F12 C V 1 2 3 4 9 A D F H I O P Q T X Y PgUp PgDn";
    for language in LANGUAGES {
        let known: BTreeSet<&str> = KeyCommand::ALL
            .iter()
            .map(|command| written(command.usual_key(), language))
            .chain(FIXED.split(' '))
            .collect();
        for name in ["playing", "two-players", "theatre", "laboratory"] {
            let page = page(language, name);
            // The rest is the format of a card.
            let page = page.split("```").next().unwrap_or_default();
            for key in first_cells(page).flat_map(quoted) {
                assert!(known.contains(key), "{language}/{name}.md: nothing has the key {key}");
            }
        }
    }
}

#[test]
fn every_generator_and_solver_is_named() {
    let man = file("assets/packaging/icetea-maze.6");
    let generators = Generator::ALL.map(Generator::name);
    for name in generators.into_iter().chain(Solver::ALL.map(Solver::name)) {
        assert!(names(&man, name), "the man page does not name {name}");
        for language in LANGUAGES {
            let page = page(language, "mazes");
            let is_told = first_cells(&page).flat_map(quoted).any(|cell| cell == name);
            assert!(is_told, "{language}/mazes.md does not tell of {name}");
        }
    }
}

/// The structure of a page: the kind of each line, and the quoted parts of its tables and headings.
fn shape(page: &str) -> Vec<String> {
    let mut shape = Vec::new();
    let mut is_code = false;
    for line in page.lines() {
        if line.starts_with("```") {
            is_code = !is_code;
            shape.push(line.to_owned());
        } else if is_code {
            shape.push("code".to_owned());
        } else if let Some((marks, _)) = line.split_once(' ')
            && !marks.is_empty()
            && marks.chars().all(|mark| mark == '#')
        {
            shape.push(marks.to_owned());
        } else if line.starts_with('|') {
            let cells = line.replace("\\|", "").matches('|').count() - 1;
            shape.push(format!("{cells} cells"));
        } else if line.starts_with("- ") {
            shape.push("item".to_owned());
        } else if line.is_empty() {
            shape.push(String::new());
        } else if shape.last().is_none_or(|last| last != "words") {
            shape.push("words".to_owned());
        }
    }
    shape
}

#[test]
fn both_languages_say_the_same_in_the_same_place() {
    assert_eq!(pages("en"), pages("zh"));
    for name in pages("en") {
        let [english, chinese] = LANGUAGES.map(|language| page(language, &name));
        assert_eq!(shape(&english), shape(&chinese), "{name}");
        let ours = |page: &str| {
            let names = first_cells(page).flat_map(quoted).map(str::to_owned);
            let is_name = |name: &String| name.chars().all(|sign| sign.is_ascii_graphic());
            names.filter(is_name).collect::<Vec<_>>()
        };
        let [english, chinese] = [ours(&english), ours(&chinese)];
        let without_space = |names: Vec<String>| {
            names.into_iter().filter(|name| name != "Space").collect::<Vec<_>>()
        };
        assert_eq!(without_space(english), without_space(chinese), "{name}");
    }
}

/// They are part of rustdoc and of packages as well, where neither other pages nor pictures exist.
#[test]
fn pages_need_nothing_beside_them() {
    for language in LANGUAGES {
        let list = page(language, "README");
        for name in pages(language) {
            assert!(list.contains(&format!("]({name}.md)")), "{language} does not list {name}");
            let page = page(language, &name);
            assert!(page.starts_with("# "), "{language}/{name}.md has no title");
            assert!(!page.contains("]("), "{language}/{name}.md leads elsewhere");
            // None of its examples is taken for Rust code.
            let fences: Vec<&str> = page.lines().filter(|line| line.starts_with("```")).collect();
            assert!(
                fences.iter().step_by(2).all(|&fence| fence == "```text"),
                "{language}/{name}.md"
            );
        }
    }
}

/// All links have a target.
#[test]
fn no_link_leads_nowhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for path in ["README.md", "assets/manual/en/README.md", "assets/manual/zh/README.md"] {
        let text = file(path);
        let links: Vec<&str> =
            text.split("](").skip(1).filter_map(|rest| rest.split(')').next()).collect();
        assert!(links.len() > 3);
        for link in links {
            assert!(root.join(path).parent().unwrap().join(link).exists(), "{path}: {link}");
        }
    }
}
