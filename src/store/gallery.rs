//! What the player saves: moments of the theatre as PNG, films of it as GIF, mazes, and recordings.
//!
//! A file appears only when it is complete, and never replaces another. Films are GIFs since every
//! chat plays those; animated PNGs stand still in many. Errors become a [`Notice`]. What a picture
//! shows is not known here.

mod folder;
mod painted_film;
mod palette;

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use folder::{DOCUMENTS, PICTURES};

pub use painted_film::PaintedFilm;

use super::files;
use super::key::Seals;
use super::notice::{Notice, Reason};
use super::replace::{create_beside, remove_leftovers};
use crate::game::export::{ExportRequest, FileKind};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::replay::Recording;
use crate::game::theatre::film::{Developed, Film, FilmInk};
use crate::maze::picture::{WriteError, write_png as write_maze_png, write_svg};
use crate::maze::text::{self, TextStyle};
use crate::maze::{Drawing, ProgressFn, report};

/// The folders that pictures and recordings are saved in.
#[derive(Clone, Debug)]
pub struct Gallery {
    pictures: Option<PathBuf>,
    documents: Option<PathBuf>,
    /// Other folders for what must not be lost.
    elsewhere: Vec<PathBuf>,
}

/// A picture whose pixels are red, green, blue and opacity, row by row.
#[derive(Clone, Debug)]
pub struct Painting {
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// Four bytes a pixel.
    pub bytes: Vec<u8>,
}

/// How many steps of a film are taken before the next check whether it is still wanted.
const STEPS_AT_ONCE: u64 = 1 << 14;

impl Gallery {
    /// Everything in `folder` or in the one that the player has chosen, or else in the system's.
    pub fn open(folder: Option<PathBuf>) -> Self {
        Self {
            elsewhere: if folder.is_some() { Vec::new() } else { folder::elsewhere() },
            pictures: folder.clone().or_else(|| folder::find(&PICTURES)),
            documents: folder.or_else(|| folder::find(&DOCUMENTS)),
        }
    }

    /// Saves a recording under this name or one like it, sealed if run here; returns its path.
    pub fn save_recording(
        &self,
        name: &str,
        recording: &Recording,
        seals: &Seals,
    ) -> Result<PathBuf, Notice> {
        let text = seals.seal(recording.clone()).write();
        save(self.documents.as_deref(), name, "txt", |out| out.write_all(text.as_bytes()))
    }

    /// Saves a bundle under this name or one like it, readable by its owner only, and returns the
    /// path: on another disk, if the usual one fails.
    pub fn save_bundle(&self, name: &str, text: &str) -> Result<PathBuf, Notice> {
        let save_in = |folder: Option<&Path>| {
            save(folder, name, "ron", |out| {
                files::make_private(out.get_ref());
                out.write_all(text.as_bytes())
            })
        };
        let saved = save_in(self.documents.as_deref());
        saved.or_else(|notice| {
            self.elsewhere.iter().find_map(|folder| save_in(Some(folder)).ok()).ok_or(notice)
        })
    }

    /// The newest bundle under this name or one like it, and when it was saved.
    pub fn newest_bundle(&self, name: &str) -> Option<(PathBuf, SystemTime)> {
        let folders = self.documents.iter().chain(&self.elsewhere);
        let files = folders.filter_map(|folder| folder.read_dir().ok()).flatten().flatten();
        let files = files.filter(|file| {
            let file = file.file_name();
            file.to_str().is_some_and(|file| file.starts_with(name))
        });
        let dated =
            files.filter_map(|file| Some((file.path(), file.metadata().ok()?.modified().ok()?)));
        dated.max_by_key(|(_, moment)| *moment)
    }

    /// Removes half-written files that killed games have left.
    pub fn remove_leftovers(&self) {
        for folder in [&self.pictures, &self.documents].into_iter().flatten() {
            remove_leftovers(folder);
        }
    }

    /// Saves a picture under this name or one like it, and returns the path.
    pub fn save_painting(&self, name: &str, painting: &Painting) -> Result<PathBuf, Notice> {
        save(self.pictures.as_deref(), name, "png", |out| write_png(painting, out))
    }

    /// Saves a maze as a file of this kind, with or without its best path, and returns the path.
    pub fn save_maze(
        &self,
        name: &str,
        measured: &MeasuredMaze,
        kind: FileKind,
        wish: ExportRequest,
    ) -> Result<PathBuf, Notice> {
        let maze = &measured.maze;
        let mut drawing = Drawing::new(maze).with_doors();
        if wish.with_path {
            drawing = drawing.with_path(measured.path_from(maze.start()));
        }
        save(self.pictures.as_deref(), name, kind.extension(), |out| match kind {
            FileKind::Png => {
                write_maze_png(&drawing, wish.pixels_per_tile(maze), out).map_err(as_io)
            }
            FileKind::Svg => write_svg(&drawing, out),
            FileKind::Text => text::write_file(&drawing, TextStyle::Hash, out),
        })
    }

    /// Saves a drawing, a table or another text of this kind under this name or one like it; returns
    /// its path. What is no drawing and no table is a document.
    pub fn save_text(&self, name: &str, kind: &str, text: &str) -> Result<PathBuf, Notice> {
        let folder = if kind == "txt" { &self.documents } else { &self.pictures };
        save(folder.as_deref(), name, kind, |out| out.write_all(text.as_bytes()))
    }

    /// Saves a page to print under this name or one like it, and returns the path.
    pub fn save_page(&self, name: &str, page: &[u8]) -> Result<PathBuf, Notice> {
        save(self.pictures.as_deref(), name, "pdf", |out| out.write_all(page))
    }

    /// Saves a film of paintings under this name or one like it, and returns the path.
    pub fn save_painted_film(&self, name: &str, film: PaintedFilm) -> Result<PathBuf, Notice> {
        save(self.pictures.as_deref(), name, "gif", |out| out.write_all(&film.finish()?))
    }

    /// Makes a film with these red, green and blue parts for each ink, and returns its path. From
    /// time to time `on_progress` gets how much of it is done, from 0 to 1, and may end it: then
    /// there is no file.
    pub async fn save_film(
        &self,
        name: &str,
        film: Film,
        colours: &[[u8; 3]; FilmInk::COUNT],
        on_progress: ProgressFn<'_>,
    ) -> Result<Option<PathBuf>, Notice> {
        // A film that cannot be saved is not worth waiting for.
        self.pictures.as_deref().ok_or(Notice::NoFolder)?;
        let Some(gif) = gif_of(film, colours, on_progress).await else { return Ok(None) };
        save(self.pictures.as_deref(), name, "gif", |out| out.write_all(&gif?)).map(Some)
    }
}

fn save(
    folder: Option<&Path>,
    name: &str,
    extension: &str,
    write: impl FnOnce(&mut BufWriter<&File>) -> io::Result<()>,
) -> Result<PathBuf, Notice> {
    let folder = folder.ok_or(Notice::NoFolder)?;
    create_beside(folder, name, extension, write).map_err(|error| Notice::CannotSave {
        file: folder.join(format!("{name}.{extension}")),
        reason: Reason::from(error),
    })
}

fn as_io(error: WriteError) -> io::Error {
    match error {
        WriteError::Io(error) => error,
        error => io::Error::other(error),
    }
}

fn write_png(painting: &Painting, out: &mut impl Write) -> io::Result<()> {
    let mut encoder = png::Encoder::new(out, painting.width, painting.height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().map_err(io::Error::other)?;
    writer.write_image_data(&painting.bytes).map_err(io::Error::other)?;
    writer.finish().map_err(io::Error::other)
}

/// The bytes of a film; `None` as soon as the caller gives up.
async fn gif_of(
    mut film: Film,
    colours: &[[u8; 3]; FilmInk::COUNT],
    on_progress: ProgressFn<'_>,
) -> Option<io::Result<Vec<u8>>> {
    let (width, height) = film.size();
    let encoder = gif::Encoder::new(Vec::new(), width, height, colours.as_flattened());
    let mut written = encoder.and_then(|mut encoder| {
        encoder.set_repeat(gif::Repeat::Infinite)?;
        Ok(encoder)
    });
    while let Ok(encoder) = &mut written {
        if !report(on_progress, film.progress()).await {
            return None;
        }
        let frame = match film.develop(STEPS_AT_ONCE) {
            Developed::Frame(frame) => frame,
            Developed::Nothing => continue,
            Developed::All => break,
        };
        let frame = gif::Frame {
            left: frame.corner.0,
            top: frame.corner.1,
            width: frame.size.0,
            height: frame.size.1,
            buffer: Cow::Owned(frame.pixels),
            delay: frame.centiseconds,
            transparent: Some(FilmInk::Same.number()),
            ..gif::Frame::default()
        };
        if let Err(error) = encoder.write_frame(&frame) {
            written = Err(error);
        }
    }
    Some(written.and_then(gif::Encoder::into_inner).map_err(system_error))
}

/// The system's error, without the encoder's wrapping.
fn system_error(error: gif::EncodingError) -> io::Error {
    match error {
        gif::EncodingError::Io(error) => error,
        error => io::Error::other(error),
    }
}
