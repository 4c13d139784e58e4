//! The history as the game shows it: what the player clears is hidden at once, but deleted only
//! when that is settled. Until then it can be restored.

use super::{Clearing, History};

/// The saved history, and what of it is to be cleared.
#[derive(Clone, Debug, Default)]
pub struct Archive {
    kept: History,
    clearings: Vec<Clearing>,
    /// The history without what is hidden.
    pub shown: History,
}

impl Archive {
    /// Takes the saved history.
    pub fn take(&mut self, kept: History) {
        self.kept = kept;
        self.show();
    }

    /// Whether nothing was ever played, hidden or not.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// Hides something.
    pub fn clear(&mut self, what: Clearing) {
        self.clearings.push(what);
        self.show();
    }

    /// Whether anything hidden can be restored.
    pub const fn can_undo(&self) -> bool {
        !self.clearings.is_empty()
    }

    /// Restores what was hidden last.
    pub fn undo(&mut self) {
        self.clearings.pop();
        self.show();
    }

    /// What to delete for good, in this order. None of it can be restored any more.
    pub fn settle(&mut self) -> Vec<Clearing> {
        if self.can_undo() {
            self.kept = self.shown.clone();
        }
        std::mem::take(&mut self.clearings)
    }

    fn show(&mut self) {
        self.shown.clone_from(&self.kept);
        for &what in &self.clearings {
            self.shown.clear(what);
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::records::{Day, FinishedRun, MatchKind, MazeKind};
    use crate::game::versus::rules::Rules;

    const CODES: [&str; 3] = ["kruskal1-30x20-20261121000", "prim1-3x2-1", "file-1"];

    fn history() -> History {
        let mut history = History::default();
        for code in CODES {
            let day = Day::of_date(2026, 11, 21).filter(|_| code == CODES[0]);
            history.add_run(FinishedRun { code: code.to_owned(), day, ..FinishedRun::default() });
        }
        history.add_match(MatchKind::of(Rules::default()), None);
        history.add_endless(Day::new(3), 5);
        history
    }

    fn clearing() -> impl Strategy<Value = Clearing> {
        let kind = prop::sample::select(CODES.to_vec())
            .prop_map(|code| Clearing::Kind(MazeKind::of(code)));
        prop_oneof![
            kind,
            Just(Clearing::Matches),
            Just(Clearing::Daily),
            Just(Clearing::Endless),
            Just(Clearing::Everything)
        ]
    }

    proptest! {
        #[test]
        fn undoing_brings_back_step_by_step_what_was(clearings in prop::collection::vec(clearing(), 0..6)) {
            let mut archive = Archive::default();
            archive.take(history());
            let mut seen = vec![history()];
            for &what in &clearings {
                archive.clear(what);
                seen.push(archive.shown.clone());
            }
            for before in seen[..clearings.len()].iter().rev() {
                prop_assert!(archive.can_undo());
                archive.undo();
                prop_assert_eq!(&archive.shown, before);
            }
            prop_assert!(!archive.can_undo());
            prop_assert_eq!(archive.settle(), []);
        }

        #[test]
        fn what_is_settled_stays_as_it_was_seen(clearings in prop::collection::vec(clearing(), 0..6)) {
            let mut archive = Archive::default();
            archive.take(history());
            for &what in &clearings {
                archive.clear(what);
            }
            let seen = archive.shown.clone();
            let mut kept = history();
            for what in archive.settle() {
                kept.clear(what);
            }
            prop_assert_eq!(&kept, &seen);
            prop_assert!(!archive.can_undo());
            archive.undo();
            prop_assert_eq!(&archive.shown, &seen);
        }
    }
}
