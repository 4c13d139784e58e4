//! What was won on the journey, as a file. Copies of the game only ever add to it.

use super::Store;
use super::document::Content;
use super::folder::Wish;
use crate::game::journey::Journey;

impl Content for Journey {
    const NAME: &'static str = "journey";
    const ABOUT: &'static str = "what you have won on the journey, by the codes of its mazes.";
    const LINES_DEPTH: usize = 3;
}

impl Store {
    /// What was won on the journey.
    pub fn load_journey(&mut self) -> Journey {
        self.data_folder.load(&mut self.notices).unwrap_or_default()
    }

    /// Adds to that all that was won here.
    pub fn keep_journey(&mut self, journey: &Journey) {
        self.data_folder.update(&mut self.notices, |on_disk: Option<Journey>| {
            let kept = on_disk.unwrap_or_default();
            let mut all = kept.clone();
            all.join(journey);
            if all == kept { Wish::Same } else { Wish::New(all) }
        });
    }
}
