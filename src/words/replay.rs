//! The words about recordings, ghosts and challenges.

use super::table::words;

words! {
    /// The words about recordings, ghosts and challenges.
    pub struct ReplayWords {
        player,
        your_best,
        race_it,
        not_now,
        ghost,
        race_the_best,
        watch_again,
        save,
        challenge,
        postcard,
        scan_or_paste,
        scan_the_code,
        too_large_to_draw,
        challenge_copied,
        /// The name of a player without a name.
        mouse,
        /// Whether a recording was run here.
        own,
        from_elsewhere,
    }
    sentences {
        run_of(name, time),
        /// The name of a player whose run is from elsewhere.
        guest(name),
        /// The time of the best run to race against.
        against(time),
        /// While both run: the seconds between this run and the other player's.
        ahead(name, seconds),
        behind(name, seconds),
        level(name),
        /// Once the race is over: the seconds between both runs.
        beaten(name, seconds),
        lost(name, seconds),
    }
}

impl ReplayWords {
    /// Whether a recording was run here, in words.
    pub const fn whose(&self, is_own: bool) -> &'static str {
        if is_own { self.own } else { self.from_elsewhere }
    }
}
