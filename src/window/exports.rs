//! Writes pictures and films to disk, each on a thread of its own, so that neither the window nor a
//! maze that is being built waits for it.
//!
//! Dropping [`Exports`] waits until nothing is left half written.

mod stage_film;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

use icetea_maze::app::StageFilm;
use icetea_maze::game::export::{ExportRequest, FileKind};
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::replay::Recording;
use icetea_maze::game::settings::Language;
use icetea_maze::game::theatre::film::{Film, FilmInk};
use icetea_maze::picture::{Worksheet, make_sheet};
use icetea_maze::store::{Gallery, Notice, Painting, Seals};

use stage_film::StageFilmInWork;

use super::crash_report;
use super::tasks::{TaskHandle, spawn_task};

/// Red, green and blue of each ink.
pub type FilmColours = [[u8; 3]; FilmInk::COUNT];

/// The path of a picture or a film that was saved, `None` if it was given up, or what is wrong.
pub type ExportResult = Result<Option<PathBuf>, Notice>;

/// The beginning of the names of all pictures.
pub const NAMES_BEGIN: &str = "icetea-maze ";

/// Saves pictures, and makes one film at a time.
pub struct Exports {
    gallery: Gallery,
    seals: Seals,
    outbox: Sender<ExportResult>,
    saved: Receiver<ExportResult>,
    film: Option<FilmInWork>,
    stage_film: Option<StageFilmInWork>,
    at_work: Vec<TaskHandle>,
}

/// A film that is being made.
struct FilmInWork {
    shared: Arc<Shared>,
    task: TaskHandle,
}

#[derive(Default)]
struct Shared {
    is_given_up: AtomicBool,
    thousandths: AtomicU32,
}

/// Opens a file with what the system opens such files with. Where there is nothing, the player is told
/// where the file is anyway.
#[cfg(not(target_family = "wasm"))]
pub fn open_in_viewer(file: &Path) {
    use std::process::{Child, Command, Stdio};
    use std::sync::{Mutex, PoisonError};
    static OPENED: Mutex<Vec<Child>> = Mutex::new(Vec::new());
    let opener = if cfg!(windows) {
        "explorer"
    } else if cfg!(target_os = "macos") {
        "open"
    } else {
        "xdg-open"
    };
    let mut command = Command::new(opener);
    let command = command.arg(file).stdin(Stdio::null()).stdout(Stdio::null());
    let mut opened = OPENED.lock().unwrap_or_else(PoisonError::into_inner);
    // Those that have ended go, once the system is told that nobody asks how.
    opened.retain_mut(|one| matches!(one.try_wait(), Ok(None)));
    opened.extend(command.stderr(Stdio::null()).spawn());
}

/// A browser offers what was saved by itself.
#[cfg(target_family = "wasm")]
pub const fn open_in_viewer(_: &Path) {}

impl Exports {
    pub fn new(gallery: Gallery, seals: Seals) -> Self {
        let (outbox, saved) = channel();
        let of_thread = gallery.clone();
        let sweeper = spawn_task(async move || of_thread.remove_leftovers());
        Self { gallery, seals, outbox, saved, film: None, stage_film: None, at_work: vec![sweeper] }
    }

    /// Saves a picture under this name.
    pub fn save(&mut self, name: String, painting: Painting) {
        self.put_to_work(move |gallery| gallery.save_painting(&name, &painting));
    }

    /// Saves a maze under this name.
    pub fn export(
        &mut self,
        name: String,
        measured: Arc<MeasuredMaze>,
        kind: FileKind,
        wish: ExportRequest,
    ) {
        self.put_to_work(move |gallery| gallery.save_maze(&name, &measured, kind, wish));
    }

    fn put_to_work(
        &mut self,
        save: impl FnOnce(&Gallery) -> Result<PathBuf, Notice> + Send + 'static,
    ) {
        let (gallery, outbox) = (self.gallery.clone(), self.outbox.clone());
        self.at_work.retain(|task| !task.is_finished());
        self.at_work.push(spawn_task(async move || {
            crash_report::fail_if_told("save");
            // The receiver is gone once the window is closed.
            let _ = outbox.send(save(&gallery).map(Some));
        }));
    }

    /// Saves a recording under this name.
    pub fn save_recording(&mut self, name: String, recording: Arc<Recording>) {
        let seals = self.seals.clone();
        self.put_to_work(move |gallery| gallery.save_recording(&name, &recording, &seals));
    }

    /// Saves this text, which holds all of the player's data, under this name.
    pub fn save_bundle(&mut self, name: String, text: String) {
        self.put_to_work(move |gallery| gallery.save_bundle(&name, &text));
    }

    /// Saves a text under this name, which gets this ending.
    pub fn save_text(&mut self, name: String, ending: &'static str, text: String) {
        self.put_to_work(move |gallery| gallery.save_text(&name, ending, &text));
    }

    /// Saves a page to print under this name: a maze, perhaps its answer, and the language it is in.
    pub fn save_page(
        &mut self,
        name: String,
        (measured, with_answer, language): (Arc<MeasuredMaze>, bool, Language),
    ) {
        self.put_to_work(move |gallery| {
            gallery.save_page(&name, &make_sheet(&measured, with_answer, language))
        });
    }

    /// Saves the pages of a worksheet under these names.
    pub fn save_worksheet(&mut self, [sheet, solution]: [String; 2], worksheet: Worksheet) {
        self.put_to_work(move |gallery| {
            gallery.save_text(&solution, "svg", &worksheet.solution)?;
            gallery.save_text(&sheet, "svg", &worksheet.sheet)
        });
    }

    /// Makes a film and saves it under this name. One that is being made is given up.
    pub fn film(
        &mut self,
        name: String,
        begin: impl FnOnce() -> Film + Send + 'static,
        colours: FilmColours,
    ) {
        self.give_up_film();
        let (gallery, outbox) = (self.gallery.clone(), self.outbox.clone());
        let shared = Arc::new(Shared::default());
        let of_thread = Arc::clone(&shared);
        let task = spawn_task(async move || {
            let mut goes_on = |share| {
                of_thread.thousandths.store((share * 1000.0) as u32, Ordering::Relaxed);
                !of_thread.is_given_up.load(Ordering::Relaxed)
            };
            let saved = gallery.save_film(&name, begin(), &colours, &mut goes_on).await;
            let _ = outbox.send(saved);
        });
        self.film = Some(FilmInWork { shared, task });
    }

    /// Makes a film with all panels, frame by frame, and saves it under this name. One that is
    /// being made is given up.
    pub fn film_stage(&mut self, name: String, film: StageFilm) {
        self.give_up_film();
        self.stage_film = Some(StageFilmInWork::new(name, film));
    }

    /// Whether a frame of a film can be painted now.
    pub fn wants_frame(&self) -> bool {
        self.stage_film.as_ref().is_some_and(StageFilmInWork::is_due)
    }

    /// Paints a frame of the film, or saves the film after the last frame.
    pub fn paint_frame(&mut self, paint: impl FnOnce(&StageFilm) -> Option<Painting>) {
        if self.stage_film.as_mut().is_some_and(|film| film.go_on(paint)) {
            return;
        }
        if let Some((name, film)) = self.stage_film.take().map(StageFilmInWork::finish) {
            self.put_to_work(move |gallery| gallery.save_painted_film(&name, film));
        }
    }

    /// Gives up the film.
    pub fn give_up_film(&mut self) {
        self.stage_film = None;
        if let Some(film) = self.film.take() {
            film.shared.is_given_up.store(true, Ordering::Relaxed);
            self.at_work.push(film.task);
        }
    }

    /// The progress of the film that is being made, if any, from 0 to 1.
    pub fn film_share(&self) -> Option<f32> {
        if let Some(film) = &self.stage_film {
            return Some(film.share());
        }
        let film = self.film.as_ref().filter(|film| !film.task.is_finished())?;
        Some(film.shared.thousandths.load(Ordering::Relaxed) as f32 / 1000.0)
    }

    /// What was saved since the last call.
    pub fn take(&self) -> Option<ExportResult> {
        self.saved.try_recv().ok()
    }
}

impl Drop for Exports {
    fn drop(&mut self) {
        self.give_up_film();
        for task in self.at_work.drain(..) {
            // A failure can no longer be reported.
            let _ = task.join();
        }
    }
}
