//! The programs that the player has run, as a file. It is in no bundle: a command that came from
//! somebody else would be run in good faith.

use super::Store;
use super::document::Content;
use super::folder::FolderChange;
use crate::guest::KeptPrograms;

impl Content for KeptPrograms {
    const NAME: &'static str = "programs";
    const ABOUT: &'static str = "the programs of your own that were run last. It stays here.";
    const HAS_SUM: bool = false;
}

impl Store {
    /// The programs that were run last.
    pub fn load_programs(&mut self) -> KeptPrograms {
        self.data_folder.load(&mut self.notices).unwrap_or_default()
    }

    /// Keeps those that were run here before those that other copies of the game have run.
    pub fn keep_programs(&mut self, programs: &KeptPrograms) {
        let is_saved =
            self.data_folder.update(&mut self.notices, |on_disk: Option<KeptPrograms>| {
                let mut all = programs.clone();
                all.join(on_disk.as_ref().unwrap_or(&KeptPrograms::default()));
                if on_disk.as_ref() == Some(&all) {
                    FolderChange::Same
                } else {
                    FolderChange::New(all)
                }
            });
        self.unsaved.programs = (!is_saved).then(|| programs.clone());
    }
}
