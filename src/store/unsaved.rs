//! What could not be saved, and so is kept for as long as the game runs: it is tried again until it can
//! be, and a journal goes only once what it holds stands elsewhere.

use std::path::PathBuf;

use super::document::Content;
use super::folder::text_of;
use super::notice::{Notice, Reason};
use super::run::{RunChange, SavedRuns};
use super::{Gallery, Store};
use crate::game::journey::Journey;
use crate::game::replay::Recording;
use crate::game::settings::Settings;

/// What could not be saved; records, best runs and the journal know for themselves.
#[derive(Debug, Default)]
pub struct Unsaved {
    pub settings: Option<Settings>,
    pub runs: Vec<RunChange>,
    pub journey: Option<Journey>,
}

impl Store {
    /// Whether something could not be saved, and there is a place where it might be.
    pub fn has_unsaved(&self) -> bool {
        let is_all_saved = self.has_kept_runs()
            && self.unsaved.settings.is_none()
            && self.replays.are_saved()
            && self.journal.is_written()
            && !self.journal.has_old();
        self.data_folder.path().is_some() && !is_all_saved
    }

    /// Tries once more to save what could not be saved.
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
        self.ledger.save_again(&mut self.notices);
        for recording in self.replays.take_unsaved() {
            self.keep_best_run(&recording);
        }
        self.journal.write_again(&mut self.notices);
        self.remove_old_journals();
    }

    /// The same for the last time: what still cannot be kept is told, even if it was told before.
    pub fn finish(&mut self) {
        self.notices.forget_told();
        self.save_again();
    }

    /// Puts all that the player has elsewhere if something of it could not be saved here, and tells
    /// where, or why it cannot be done.
    pub fn save_elsewhere(
        &mut self,
        gallery: &Gallery,
        name: &str,
    ) -> Option<Result<PathBuf, Notice>> {
        let text = self.has_unsaved().then(|| self.text_of_all())?;
        Some(text.and_then(|text| gallery.save_bundle(name, &text)))
    }

    /// What could not be saved, as the files of these names would have it.
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

    /// The best runs that could not be saved, as their files would have them.
    pub(super) fn unsaved_best_runs(&self) -> impl Iterator<Item = Recording> {
        self.replays.unsaved(&self.seals).map(|run| self.seals.seal(run.clone()))
    }

    /// Whether what runs have come to stands where it is looked for: those that were left, and what
    /// was won by those that are over.
    fn has_kept_runs(&self) -> bool {
        self.unsaved.runs.is_empty() && self.unsaved.journey.is_none() && self.ledger.is_saved()
    }

    /// Without what an ended journal holds nothing is left of a run that is not kept elsewhere.
    pub(super) fn remove_old_journals(&mut self) {
        if self.has_kept_runs() {
            self.journal.remove_old();
        }
    }
}
