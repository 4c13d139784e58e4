//! The files of the game's page, which lie beside the program and not in it.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The most bytes of a file that are read at once.
const PIECE: u64 = 32 << 10;
/// Where packages and the build put the page, seen from the program's folder.
const PLACES: [&str; 4] = ["page", "../page", "../share/icetea-maze/page", "../Resources/page"];
/// What stands for a folder, and what else lies in that of the page and hardly in another one.
const INDEX: &str = "index.html";
const OTHERS: [&str; 2] = ["offline.js", "manifest.json"];
/// How many folders deep its files lie at most.
const DEPTH: usize = 2;

/// The folder of the page, with the files that are in it when the program starts.
pub struct PageFolder {
    place: PathBuf,
    files: BTreeSet<String>,
}

impl PageFolder {
    /// The page, if it is there. ICETEA_MAZE_PAGE_FOLDER names another place.
    pub fn find() -> Option<Self> {
        let named = std::env::var_os("ICETEA_MAZE_PAGE_FOLDER").map(|named| vec![named.into()]);
        let beside = || {
            let program = std::env::current_exe().ok()?;
            let folder = program.parent()?;
            Some(PLACES.map(|place| folder.join(place)).into())
        };
        named.or_else(beside)?.into_iter().find_map(Self::at)
    }

    fn at(place: PathBuf) -> Option<Self> {
        let mut files = BTreeSet::new();
        list(&place, "", DEPTH, &mut files);
        let is_page = files.contains(INDEX) && OTHERS.iter().all(|&name| files.contains(name));
        is_page.then_some(Self { place, files })
    }

    /// Opens one of its files.
    pub fn open(&self, path: &str) -> Option<PageFile> {
        let path = if path.is_empty() { INDEX } else { path };
        if !self.files.contains(path) {
            return None;
        }
        let file = File::open(self.place.join(path)).ok()?;
        let length = file.metadata().ok()?.len();
        Some(PageFile { rest: file.take(length), length, kind: kind(path) })
    }
}

/// Lists the files of a folder, whose names begin with this, and of those in it.
fn list(place: &Path, begin: &str, depth: usize, files: &mut BTreeSet<String>) {
    for entry in fs::read_dir(place).into_iter().flatten().flatten() {
        let (Ok(kind), Ok(name)) = (entry.file_type(), entry.file_name().into_string()) else {
            continue;
        };
        let name = format!("{begin}{name}");
        if kind.is_dir() && depth > 1 {
            list(&entry.path(), &format!("{name}/"), depth - 1, files);
        } else if kind.is_file() {
            files.insert(name);
        }
    }
}

/// What a browser calls the kind of a file.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// A file that is being sent.
pub struct PageFile {
    rest: io::Take<File>,
    pub length: u64,
    /// What a browser calls its kind.
    pub kind: &'static str,
}

impl PageFile {
    /// Reads the next piece.
    pub fn more(&mut self, out: &mut Vec<u8>) -> io::Result<usize> {
        (&mut self.rest).take(PIECE).read_to_end(out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_files_of_a_page_are_served() {
        let outside = tempfile::tempdir().unwrap();
        let page = outside.path().join("page");
        fs::create_dir_all(page.join("1f")).unwrap();
        fs::write(outside.path().join("settings.ron"), "mine").unwrap();
        fs::write(page.join(INDEX), "the page").unwrap();
        assert!(PageFolder::at(page.clone()).is_none(), "any folder may have such a file");
        for name in ["offline.js", "manifest.json", "1f/page.js"] {
            fs::write(page.join(name), name).unwrap();
        }
        let folder = PageFolder::at(page).unwrap();
        for path in ["../settings.ron", "/etc/passwd", "1f", "1f/", "1f/../index.html", "none.js"] {
            assert!(folder.open(path).is_none(), "{path}");
        }
        for (path, kind, text) in [
            ("", "text/html; charset=utf-8", "the page"),
            ("1f/page.js", "text/javascript; charset=utf-8", "1f/page.js"),
        ] {
            let (mut file, mut bytes) = (folder.open(path).unwrap(), Vec::new());
            while file.more(&mut bytes).unwrap() > 0 {}
            assert_eq!((file.kind, file.length), (kind, text.len() as u64));
            assert_eq!(bytes, text.as_bytes());
        }
    }
}
