//! The player's wins on the journey, as a file. Copies of the game only ever add to it.

use super::Store;
use super::document::Content;
use super::folder::FolderChange;
use crate::game::journey::Journey;

impl Content for Journey {
    const NAME: &'static str = "journey";
    const ABOUT: &'static str = "what you have won on the journey, by the codes of its mazes.";
    const LINES_DEPTH: usize = 3;
    const KEEPS_BEFORE: bool = true;

    /// Wins are never lost, so both count.
    fn salvage(by_line: Option<Self>, before: Option<Self>) -> Option<Self> {
        by_line.into_iter().chain(before).reduce(|mut all, more| {
            all.join(&more);
            all
        })
    }
}

impl Store {
    /// The player's wins on the journey.
    pub fn load_journey(&mut self) -> Journey {
        self.data_folder.load(&mut self.notices).unwrap_or_default()
    }

    /// Adds all wins made here to those on the disk.
    pub fn keep_journey(&mut self, journey: &Journey) {
        let is_saved = self.data_folder.update(&mut self.notices, |on_disk: Option<Journey>| {
            let kept = on_disk.unwrap_or_default();
            let mut all = kept.clone();
            all.join(journey);
            if all == kept { FolderChange::Same } else { FolderChange::New(all) }
        });
        // Wins are never lost, so the later journey contains the earlier.
        self.unsaved.journey = (!is_saved).then(|| journey.clone());
    }
}
