//! Shows a translator's own texts in the running game: those of the folder that the environment names,
//! read again whenever one of its files is saved.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant, SystemTime};

use icetea_maze::game::settings::Language;
use icetea_maze::words::Words;

const VARIABLE: &str = "ICETEA_MAZE_WORDS";
const ENDING: &str = "ftl";
const LOOKS_EVERY: Duration = Duration::from_millis(500);

/// A folder with the texts of a language.
pub struct Translator {
    folder: PathBuf,
    /// When the files were saved that are shown.
    shown: Option<SystemTime>,
    looked: Option<Instant>,
}

impl Translator {
    /// The folder that the environment names, if it names one.
    pub fn from_environment() -> Option<Self> {
        let folder = std::env::var_os(VARIABLE).filter(|folder| !folder.is_empty())?;
        Some(Self { folder: folder.into(), shown: None, looked: None })
    }

    /// Shows the files if they were saved since the last time, in place of the language that they are
    /// of, or else of this one. Returns what is wrong with them, if they have been read.
    pub fn look(&mut self, shown: Language) -> Option<Vec<String>> {
        if self.looked.is_some_and(|looked| looked.elapsed() < LOOKS_EVERY) {
            return None;
        }
        self.looked = Some(Instant::now());
        let paths = match fs::read_dir(&self.folder) {
            Ok(entries) => entries.flatten().map(|entry| entry.path()),
            Err(error) => return self.fail(&error.to_string()),
        };
        let paths: Vec<_> =
            paths.filter(|path| path.extension().is_some_and(|it| it == ENDING)).collect();
        let saved = paths.iter().filter_map(|path| fs::metadata(path).ok()?.modified().ok()).max();
        let Some(saved) = saved else { return self.fail(&format!("no file ends in .{ENDING}")) };
        if self.shown.replace(saved) == Some(saved) {
            return None;
        }
        let read = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            fs::read_to_string(path).map(|text| (name, text)).map_err(|error| error.to_string())
        };
        match paths.iter().map(read).collect::<Result<Vec<_>, _>>() {
            Ok(files) => Some(Words::replace(shown, files)),
            Err(error) => Some(vec![error]),
        }
    }

    /// Says once why the folder cannot be read.
    fn fail(&mut self, why: &str) -> Option<Vec<String>> {
        let is_new = self.shown.replace(SystemTime::UNIX_EPOCH) != Some(SystemTime::UNIX_EPOCH);
        is_new.then(|| vec![format!("{VARIABLE}={}: {why}", self.folder.display())])
    }
}
