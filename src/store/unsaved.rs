//! Data that could not be saved, kept for as long as the game runs: saving is retried until it
//! succeeds, and a journal is removed only once its content is saved elsewhere.

use std::path::PathBuf;

use super::document::Content;
use super::folder::text_of;
use super::notice::{Notice, Reason};
use super::run::{RunChange, SavedRuns};
use super::{Gallery, Store};
use crate::game::journey::Journey;
use crate::game::replay::Recording;
use crate::game::settings::Settings;
use crate::guest::KeptPrograms;

/// The name of a bundle of what could not be saved.
const RESCUED: &str = "icetea-maze rescued data";

/// Data that could not be saved; records, best runs and the journal keep their own.
#[derive(Debug, Default)]
pub struct Unsaved {
    pub settings: Option<Settings>,
    pub runs: Vec<RunChange>,
    pub journey: Option<Journey>,
    pub programs: Option<KeptPrograms>,
}

impl Store {
    /// Whether something could not be saved, and there is a folder to save it in.
    pub fn has_unsaved(&self) -> bool {
        let is_all_saved = self.has_kept_runs()
            && self.unsaved.settings.is_none()
            && self.unsaved.programs.is_none()
            && self.journal.is_written()
            && !self.journal.has_old();
        self.data_folder.path().is_some() && !is_all_saved
    }

    /// Retries saving what could not be saved.
    pub fn save_again(&mut self) {
        if !self.has_unsaved() {
            return;
        }
        if let Some(settings) = self.unsaved.settings.take() {
            self.save_settings(&settings);
        }
        if !self.unsaved.runs.is_empty() {
            self.save_runs();
        }
        if let Some(journey) = self.unsaved.journey.take() {
            self.keep_journey(&journey);
        }
        if let Some(programs) = self.unsaved.programs.take() {
            self.keep_programs(&programs);
        }
        self.ledger.save_again(&mut self.notices);
        for recording in self.replays.take_unsaved() {
            self.keep_best_run(&recording);
        }
        self.journal.write_again(&mut self.notices);
        self.remove_old_journals();
    }

    /// Retries for the last time: what still cannot be saved is reported, even if it was before.
    pub fn finish(&mut self) {
        self.notices.forget_told();
        self.save_again();
    }

    /// Saves a bundle of everything elsewhere if some of it could not be saved here; returns the
    /// path, or why that failed.
    pub fn save_elsewhere(&mut self, gallery: &Gallery) -> Option<Result<PathBuf, Notice>> {
        let text = self.has_unsaved().then(|| self.text_of_all())?;
        Some(text.and_then(|text| gallery.save_bundle(RESCUED, &text)))
    }

    /// Adds a notice of the bundle that the last session [saved elsewhere](Self::save_elsewhere),
    /// unless something was saved here since then.
    pub fn tell_of_rescue(&mut self, gallery: &Gallery) {
        if let Some((file, moment)) = gallery.newest_bundle(RESCUED)
            && self.last_saved.is_none_or(|last| last <= moment)
        {
            self.notices.add(Notice::Rescued { file });
        }
    }

    /// The texts of the files with these names, for data that could not be saved.
    pub(super) fn texts_of_unsaved(&mut self) -> Vec<(&'static str, Result<String, Reason>)> {
        let mut texts = Vec::new();
        texts.extend(
            self.unsaved.settings.as_ref().map(|unsaved| (Settings::NAME, text_of(unsaved))),
        );
        if !self.unsaved.runs.is_empty() {
            texts.push((SavedRuns::NAME, text_of(&self.runs())));
        }
        if let Some(unsaved) = &self.unsaved.journey {
            let mut all: Journey = self.data_folder.peek().unwrap_or_default();
            all.join(unsaved);
            texts.push((Journey::NAME, text_of(&all)));
        }
        texts
    }

    /// The best runs that could not be saved.
    pub(super) fn unsaved_best_runs(&self) -> impl Iterator<Item = Recording> {
        self.replays.unsaved(&self.seals).map(|run| self.seals.seal(run.clone()))
    }

    /// Whether unfinished games are saved in their places, and the wins and best runs of finished
    /// ones.
    fn has_kept_runs(&self) -> bool {
        self.unsaved.runs.is_empty()
            && self.unsaved.journey.is_none()
            && self.ledger.is_saved()
            && self.replays.are_saved()
    }

    /// Removes ended journals, unless a run is kept nowhere else.
    pub(super) fn remove_old_journals(&mut self) {
        if self.has_kept_runs() {
            self.journal.remove_old();
        }
    }
}
