//! A log of the tiles that changed, for any number of viewers, each with a reading position.
//!
//! A viewer that draws what it reads is guaranteed to have the present state, whatever others have
//! read. The log is bounded: a viewer that is too far behind, or comes from another log, is told
//! that everything has changed. A copy counts as another log, since the copied state may be an
//! earlier one. The log does not know what is on the tiles.

use std::sync::{Arc, Weak};

use crate::game::tuning::THEATRE_MOST_LISTED_CHANGES;

/// The log of changes, the oldest first.
#[derive(Debug, Default)]
pub(super) struct ChangeLog {
    /// The identity of this log; no other log has the same.
    identity: Arc<()>,
    /// The latest changes. It may hold twice as many as are reported, so that old ones can be
    /// dropped many at a time.
    latest: Vec<u32>,
    /// How many changes there ever were.
    pub count: u64,
}

/// How far a viewer has read, and in which log; in none at first.
#[derive(Clone, Debug, Default)]
pub struct ChangePlace {
    log: Weak<()>,
    count: u64,
}

/// Which tiles look different now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changes<'a> {
    /// All of them, or too many to list: draw everything.
    All,
    /// These tiles, by number, row by row. A tile may occur twice.
    Tiles(&'a [u32]),
}

impl Changes<'_> {
    /// Whether nothing has changed.
    pub const fn is_empty(self) -> bool {
        matches!(self, Self::Tiles([]))
    }
}

impl Clone for ChangeLog {
    fn clone(&self) -> Self {
        Self { count: self.count, ..Self::default() }
    }
}

impl ChangeLog {
    /// Records that a tile changed.
    pub fn note(&mut self, tile: u32) {
        if self.latest.len() == 2 * THEATRE_MOST_LISTED_CHANGES {
            self.latest.drain(..THEATRE_MOST_LISTED_CHANGES);
        }
        self.latest.push(tile);
        self.count += 1;
    }

    /// The position of a viewer that has read everything.
    pub fn end(&self) -> ChangePlace {
        ChangePlace { log: Arc::downgrade(&self.identity), count: self.count }
    }

    /// What a viewer has not read yet; moves the viewer's position to the end.
    pub fn read(&self, place: &mut ChangePlace) -> Changes<'_> {
        let end = self.end();
        let before = std::mem::replace(place, end);
        let unread = (self.count.saturating_sub(before.count)) as usize;
        let is_told = unread <= THEATRE_MOST_LISTED_CHANGES && unread <= self.latest.len();
        if is_told && Weak::ptr_eq(&before.log, &place.log) {
            Changes::Tiles(&self.latest[self.latest.len() - unread..])
        } else {
            Changes::All
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maze::random::Dice;

    /// The picture of a viewer that only draws the changes it reads.
    #[derive(Clone, Default)]
    struct Viewer {
        place: ChangePlace,
        drawn: Vec<u32>,
    }

    impl Viewer {
        fn look(&mut self, log: &ChangeLog, state: &[u32]) {
            match log.read(&mut self.place) {
                Changes::All => self.drawn = state.to_vec(),
                Changes::Tiles(tiles) => {
                    for &tile in tiles {
                        self.drawn[tile as usize] = state[tile as usize];
                    }
                }
            }
            assert_eq!(self.drawn, state);
        }
    }

    /// Two states are changed and copied over each other at random; three viewers look at either.
    #[test]
    fn every_viewer_has_the_present_state_whatever_the_others_read() {
        let mut dice = Dice::new(5);
        let mut stages = [(); 2].map(|()| (ChangeLog::default(), vec![0_u32; 9]));
        let mut viewers = [(); 3].map(|()| Viewer::default());
        for change in 1..20_000 {
            let (log, state) = &mut stages[dice.below(2) as usize];
            let tile = dice.below(9);
            log.note(tile);
            state[tile as usize] = change;
            if dice.below(50) == 0 {
                stages[0] = stages[1].clone();
            }
            let (log, state) = &stages[dice.below(2) as usize];
            viewers[dice.below(3) as usize].look(log, state);
        }
    }

    #[test]
    fn only_what_is_new_is_told_and_to_each_viewer_once() {
        let mut log = ChangeLog::default();
        let mut places = [ChangePlace::default(), log.end()];
        assert_eq!(log.read(&mut places[0]), Changes::All);
        assert!(log.read(&mut places[1]).is_empty());
        log.note(13);
        for place in &mut places {
            assert_eq!(log.read(place), Changes::Tiles(&[13]));
            assert!(log.read(place).is_empty());
        }
        let copy = log.clone();
        assert_eq!(copy.read(&mut places[0]), Changes::All, "a copy is another log");
        assert_eq!(log.read(&mut places[0]), Changes::All, "and so is the first one then");
    }

    #[test]
    fn what_is_too_much_to_list_is_everything() {
        let mut log = ChangeLog::default();
        for times in 1..5 {
            let (mut near, mut far) = (log.end(), log.end());
            for tile in 0..THEATRE_MOST_LISTED_CHANGES {
                log.note(tile as u32);
            }
            assert!(
                matches!(log.read(&mut near), Changes::Tiles(tiles)
                    if tiles.len() == THEATRE_MOST_LISTED_CHANGES && tiles.is_sorted()),
                "round {times}"
            );
            log.note(0);
            assert_eq!(log.read(&mut far), Changes::All);
        }
        assert!(log.latest.len() <= 2 * THEATRE_MOST_LISTED_CHANGES);
    }
}
