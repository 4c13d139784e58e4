//! Exports: screenshots, pictures and films of the theatre, and whole mazes, and the messages about
//! them.

use std::sync::Arc;

use icetea_maze::game::export::{ExportRequest, FileKind, name_of_maze};
use icetea_maze::game::lab::Card;
use icetea_maze::game::measured_maze::MeasuredMaze;
use icetea_maze::game::settings::Language;
use icetea_maze::game::theatre::film::{Acts, Filmed};
use icetea_maze::screens::Screen;
use icetea_maze::store::Painting;
use icetea_maze::words::Words;
use macroquad::texture::get_screen_data;
use serde_json::json;

use super::Shell;
use crate::window::exports::{NAMES_BEGIN, open_in_viewer};
use icetea_maze::picture::{BookError, Palette, Worksheet, check_sheet, film_colours};
use icetea_maze::words::sentences;

impl Shell {
    /// Saves the window as it is now.
    pub(super) fn save_screenshot(&mut self) {
        let image = get_screen_data();
        let row = 4 * usize::from(image.width);
        // The graphics card counts rows from below, and the window's opacity is to be ignored.
        let rows = image.bytes.chunks_exact(row).rev().flatten();
        let bytes =
            rows.enumerate().map(|(place, &byte)| if place % 4 == 3 { u8::MAX } else { byte });
        let still = Painting {
            width: image.width.into(),
            height: image.height.into(),
            bytes: bytes.collect(),
        };
        self.exports.save(format!("{NAMES_BEGIN}{}", self.app.screen.name()), still);
    }

    /// Saves a maze as a file.
    pub(super) fn export_maze(
        &mut self,
        measured: Arc<MeasuredMaze>,
        kind: FileKind,
        wish: ExportRequest,
    ) {
        let what = name_of_maze(measured.spec, &measured.maze);
        let path = if wish.with_path { " with its way" } else { "" };
        self.exports.export(format!("{NAMES_BEGIN}{what}{path}"), measured, kind, wish);
    }

    /// Writes a maze onto a page, which is opened with what the system shows such files with.
    pub(super) fn print_maze(&mut self, measured: &Arc<MeasuredMaze>, with_answer: bool) {
        let language = self.app.world.language();
        let what = name_of_maze(measured.spec, &measured.maze);
        match check_sheet(measured) {
            Ok(()) => {
                let page = (Arc::clone(measured), with_answer, language);
                self.exports.save_page(format!("{NAMES_BEGIN}{what}"), page);
            }
            Err(BookError::TooLarge { columns, rows, .. }) => {
                self.say(Words::of(language).book.too_large(columns, rows));
            }
        }
    }

    pub(super) fn save_worksheet(&mut self, card: &Card) {
        let language = self.app.world.language();
        let title = Words::of(Language::ALL[0]).on_card(&card.title);
        let what = match card.maze {
            Some(spec) => spec.to_string(),
            None if title.is_empty() => format!("bench{}", card.members),
            None => title.to_lowercase(),
        };
        let names = ["worksheet", "worksheet solution"];
        let names = names.map(|page| format!("{NAMES_BEGIN}{what} {page}"));
        self.exports.save_worksheet(names, Worksheet::new(card, language));
    }

    pub(super) fn make_film(&mut self, Filmed { acts, with_panels }: Filmed) {
        let what = match acts {
            Acts::Both => "build and solve",
            Acts::Build => "build",
            Acts::Solve => "solve",
        };
        let (name, film) = match &self.app.screen {
            Screen::Watch(watch) if with_panels => {
                (format!("{} {what} with panels", watch.show_spec.source.name_of_files()), None)
            }
            Screen::Watch(watch) => {
                (format!("{} {what}", watch.show_spec.source.name_of_files()), watch.film(acts))
            }
            Screen::OwnProgram(program) => (program.name_of_files(), None),
            _ => return,
        };
        let name = format!("{NAMES_BEGIN}{name}");
        if let Some(film) = film {
            let colours = film_colours(Palette::of(&self.app.world.settings));
            self.exports.film(name, film, colours);
        } else if let Some(film) = self.app.stage_film(acts) {
            self.exports.film_stage(name, film);
        }
    }

    pub(super) fn take_what_is_saved(&mut self) {
        self.app.take_film_progress(self.exports.film_share());
        let language = self.app.world.language();
        match self.exports.take() {
            Some(Ok(Some(path))) => {
                self.log.note("saved", json!({ "path": path.to_string_lossy() }));
                if path.extension().is_some_and(|kind| kind == "pdf") {
                    open_in_viewer(&path);
                }
                self.tell(sentences::saved(language, &path));
            }
            Some(Err(notice)) => self.say(sentences::notice(language, &notice)),
            Some(Ok(None)) | None => {}
        }
    }
}
