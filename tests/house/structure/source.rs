//! The dependencies between source files: which file uses names of which.
//!
//! A path is followed through re-exports to the file that defines its target, so that using a
//! module does not count as using all that it re-exports. A part may use the module it is a part
//! of: the two are one idea in several files. Code for tests alone does not count.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The files that each file needs.
pub type Arrows = BTreeMap<String, BTreeSet<String>>;

/// All files below `src`.
pub struct House {
    arrows: Arrows,
}

/// The parts of a file that matter here.
struct Room {
    file: String,
    /// All `use` declarations: the full path of each name, and its local name.
    uses: Vec<Use>,
    /// The rest of the file.
    code: String,
}

struct Use {
    path: Vec<String>,
    name: String,
    is_public: bool,
}

/// The Rust files below a folder of the project: their paths from its root, and their contents.
pub fn rust_files(folder: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![root.join(folder)];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
                files.push((name, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    files.sort();
    files
}

impl House {
    pub fn read() -> Self {
        let rooms: BTreeMap<Vec<String>, Room> = rust_files("src")
            .into_iter()
            .filter(|(file, _)| !file.ends_with("/tests.rs"))
            .map(|(file, text)| (module_of(&file), Room::read(file, &text)))
            .collect();
        let mut arrows = Arrows::new();
        for (module, room) in &rooms {
            let needed = arrows.entry(room.file.clone()).or_default();
            let named =
                room.paths().into_iter().filter_map(|path| definer(&rooms, module, &path, 0));
            let is_whole = |file: &str| module.starts_with(&module_of(file));
            needed.extend(named.filter(|file| !is_whole(file)));
        }
        Self { arrows }
    }

    pub const fn arrows(&self) -> &Arrows {
        &self.arrows
    }
}

impl Room {
    fn read(file: String, text: &str) -> Self {
        let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or(text);
        let text = without_comments_and_strings(text);
        let (mut uses, mut code) = (Vec::new(), String::new());
        let mut rest = text.as_str();
        while let Some((before, is_public, after)) = next_use(rest) {
            let (tree, behind) = after.split_once(';').unwrap_or((after, ""));
            code.push_str(before);
            spread(tree, &[], is_public, &mut uses);
            rest = behind;
        }
        code.push_str(rest);
        Self { file, uses, code }
    }

    /// Every path that the file needs: those it uses, and those it names in full. A name that is
    /// only re-exported is not needed. A glob stands for every word of the code.
    fn paths(&self) -> Vec<Vec<String>> {
        let words: BTreeSet<&str> =
            self.code.split(|sign: char| !sign.is_alphanumeric() && sign != '_').collect();
        let is_needed = |one: &&Use| !one.is_public || words.contains(one.name.as_str());
        let spelt = |one: &Use| match one.path.split_last() {
            Some((star, before)) if star == "*" => {
                words.iter().map(|&word| [before, &[word.to_owned()]].concat()).collect()
            }
            _ => vec![one.path.clone()],
        };
        let used = self.uses.iter().filter(is_needed).flat_map(spelt);
        used.chain(full_paths(&self.code)).collect()
    }
}

/// The module of a file, as names from the root.
fn module_of(file: &str) -> Vec<String> {
    let below = file.strip_prefix("src/").unwrap().strip_suffix(".rs").unwrap();
    if below == "lib" {
        return Vec::new();
    }
    below.split('/').map(str::to_owned).collect()
}

/// The file that defines the target of a path in this module; `None` if it is not ours.
fn definer(
    rooms: &BTreeMap<Vec<String>, Room>,
    module: &[String],
    path: &[String],
    depth: usize,
) -> Option<String> {
    let mut here = module.to_vec();
    let mut rest = path;
    match path.first().map(String::as_str)? {
        "crate" | "icetea_maze" => {
            here.clear();
            rest = &path[1..];
        }
        "self" => rest = &path[1..],
        "super" => {
            while rest.first().is_some_and(|one| one == "super") {
                here.pop();
                rest = &rest[1..];
            }
        }
        first => {
            let is_child = rooms.contains_key(&[module, &[first.to_owned()]].concat());
            let own = rooms.get(module)?.uses.iter().find(|one| one.name == first);
            if !is_child {
                let own = own.filter(|own| depth < 9 && own.path != path)?;
                return definer(rooms, module, &[&own.path[..], &path[1..]].concat(), depth + 1);
            }
        }
    }
    while let Some(next) = rest.first() {
        let child = [&here[..], std::slice::from_ref(next)].concat();
        if !rooms.contains_key(&child) {
            break;
        }
        here = child;
        rest = &rest[1..];
    }
    let room = rooms.get(&here)?;
    let handed_on = rest.first().and_then(|name| {
        let hand_on = |one: &&Use| one.name == *name && depth < 9;
        let one = room.uses.iter().find(hand_on)?;
        definer(rooms, &here, &[&one.path[..], &rest[1..]].concat(), depth + 1)
    });
    Some(handed_on.unwrap_or_else(|| room.file.clone()))
}

/// The text before the next `use`, whether that is public, and the text after the keyword.
fn next_use(text: &str) -> Option<(&str, bool, &str)> {
    let mut begin = 0;
    for line in text.split_inclusive('\n') {
        let trimmed = line.trim_start();
        let bare = trimmed.strip_prefix("pub").map_or(trimmed, |rest| {
            rest.strip_prefix('(').and_then(|rest| rest.split_once(')')).map_or(rest, |one| one.1)
        });
        if let Some(tree) = bare.trim_start().strip_prefix("use ") {
            let behind = begin + line.len() - tree.len();
            return Some((&text[..begin], trimmed.starts_with("pub"), &text[behind..]));
        }
        begin += line.len();
    }
    None
}

/// All paths of a tree such as `a::{b, c as d}`.
fn spread(tree: &str, before: &[String], is_public: bool, uses: &mut Vec<Use>) {
    let tree = tree.trim();
    if let Some((head, inner)) = tree.split_once('{') {
        let heads = head.split("::").map(str::trim).filter(|one| !one.is_empty());
        let before = [before, &heads.map(str::to_owned).collect::<Vec<_>>()].concat();
        let inner = inner.strip_suffix('}').unwrap_or(inner);
        let mut depth = 0;
        let parts = inner.split(|sign: char| {
            depth += i32::from(sign == '{') - i32::from(sign == '}');
            sign == ',' && depth == 0
        });
        for part in parts.filter(|part| !part.trim().is_empty()) {
            spread(part, &before, is_public, uses);
        }
        return;
    }
    let (path, name) =
        tree.split_once(" as ").map_or((tree, None), |(path, name)| (path, Some(name)));
    let own = path.split("::").map(|one| one.trim().to_owned());
    let mut path: Vec<String> = before.iter().cloned().chain(own).collect();
    if path.last().is_some_and(|last| last == "self") {
        path.pop();
    }
    let name = name.map(str::trim).or(path.last().map(String::as_str)).unwrap_or_default();
    let name = name.to_owned();
    uses.push(Use { path, name, is_public });
}

/// The paths in code that begin with `crate` or `super`.
fn full_paths(code: &str) -> Vec<Vec<String>> {
    let is_of_path = |sign: char| sign.is_alphanumeric() || sign == '_' || sign == ':';
    let words = code.split(|sign: char| !is_of_path(sign));
    let begins = ["crate::", "super::", "icetea_maze::"];
    let full = words.filter(|word| begins.iter().any(|begin| word.starts_with(begin)));
    let names = |word: &str| {
        word.split("::").filter(|one| !one.is_empty()).map(str::to_owned).collect::<Vec<_>>()
    };
    full.map(names).collect()
}

/// The code without the contents of comments and strings.
pub fn without_comments_and_strings(text: &str) -> String {
    let mut code = String::new();
    for line in text.lines() {
        let line = line.replace("\\\"", "");
        let mut parts = line.split('"');
        let mut kept = parts.next().unwrap_or_default().to_owned();
        while let (Some(_), Some(outside)) = (parts.next(), parts.next()) {
            kept.push_str(outside);
        }
        code.push_str(kept.split("//").next().unwrap_or_default());
        code.push('\n');
    }
    code
}

/// All sets of files that can be reached from each other, each set in order.
pub fn circles(arrows: &Arrows) -> Vec<Vec<String>> {
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        arrows.keys().map(|file| (file.as_str(), reached_from(arrows, file))).collect();
    let mut seen = BTreeSet::new();
    let mut circles = Vec::new();
    for (file, others) in &reached {
        let back = |other: &&&str| reached.get(**other).is_some_and(|far| far.contains(file));
        let circle: Vec<String> = others.iter().filter(back).map(ToString::to_string).collect();
        if circle.len() > 1 && seen.insert(circle.clone()) {
            circles.push(circle);
        }
    }
    circles
}

fn reached_from<'a>(arrows: &'a Arrows, file: &str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut fresh = vec![file];
    while let Some(file) = fresh.pop() {
        for next in arrows.get(file).into_iter().flatten() {
            if reached.insert(next.as_str()) {
                fresh.push(next);
            }
        }
    }
    reached
}

#[test]
fn a_path_is_followed_to_where_its_name_is_defined() {
    let rooms: BTreeMap<Vec<String>, Room> = [
        ("src/game.rs", "pub mod a; pub mod b;"),
        (
            "src/game/a.rs",
            "mod part;\npub use part::{Part, Other as Else};\npub struct Whole(Else);",
        ),
        ("src/game/a/part.rs", "use super::Whole; // crate::game::b\npub struct Part;"),
        ("src/game/kit.rs", "pub use super::a::Part;\npub use super::b;"),
        ("src/game/d.rs", "use super::kit::*;\nfn f(part: Part) {}"),
        (
            "src/game/b.rs",
            "use crate::game::{a::{self, Part}, c};\nfn f() -> a::Else { super::a::Whole }",
        ),
    ]
    .into_iter()
    .map(|(file, text)| (module_of(file), Room::read(file.to_owned(), text)))
    .collect();
    let needed = |module: &[&str]| -> BTreeSet<String> {
        let module: Vec<String> = module.iter().map(ToString::to_string).collect();
        let paths = rooms[&module].paths();
        paths.iter().filter_map(|path| definer(&rooms, &module, path, 0)).collect()
    };
    let names = |files: &[&str]| files.iter().map(ToString::to_string).collect::<BTreeSet<_>>();
    assert_eq!(
        needed(&["game", "b"]),
        names(&["src/game.rs", "src/game/a.rs", "src/game/a/part.rs"])
    );
    assert_eq!(needed(&["game", "a", "part"]), names(&["src/game/a.rs"]));
    assert_eq!(needed(&["game", "a"]), names(&["src/game/a/part.rs"]), "Part is only handed on");
}
