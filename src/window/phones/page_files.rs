//! The files of the game's page, which lie beside the program and not in it.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The most bytes of a file that are read at once.
const PIECE: u64 = 32 << 10;
/// Where packages and the build put the page, seen from the program's folder.
const PLACES: [&str; 4] = ["page", "../page", "../share/icetea-maze/page", "../Resources/page"];
/// What stands for a folder.
const INDEX: &str = "index.html";

/// The folder of the page, if it is there. ICETEA_MAZE_PAGE_FOLDER names another one.
pub fn folder() -> Option<PathBuf> {
    let named = std::env::var_os("ICETEA_MAZE_PAGE_FOLDER").map(|named| vec![named.into()]);
    let beside = || {
        let program = std::env::current_exe().ok()?;
        let folder = program.parent()?;
        Some(PLACES.map(|place| folder.join(place)).into())
    };
    named.or_else(beside)?.into_iter().find(|folder: &PathBuf| folder.join(INDEX).is_file())
}

/// A file that is being sent.
pub struct PageFile {
    rest: io::Take<File>,
    pub length: u64,
    /// What a browser calls its kind.
    pub kind: &'static str,
}

impl PageFile {
    /// Opens a file below the folder.
    pub fn open(folder: &Path, path: &str) -> Option<Self> {
        let path = if path.is_empty() { INDEX } else { path };
        // Nothing leads out of the folder.
        let is_name = |name: &str| {
            !name.starts_with('.')
                && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte))
        };
        if !path.split('/').all(|name| !name.is_empty() && is_name(name)) {
            return None;
        }
        let kind = match path.rsplit('.').next()? {
            "html" => "text/html; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "json" => "application/json",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "txt" => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        };
        let file = File::open(folder.join(path)).ok()?;
        let length = file.metadata().ok().filter(std::fs::Metadata::is_file)?.len();
        Some(Self { rest: file.take(length), length, kind })
    }

    /// Reads the next piece.
    pub fn more(&mut self, out: &mut Vec<u8>) -> io::Result<usize> {
        (&mut self.rest).take(PIECE).read_to_end(out)
    }
}
