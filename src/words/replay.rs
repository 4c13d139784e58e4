//! What is said of recordings, ghosts and challenges.

use super::table::words;

words! {
    /// What is said of recordings, ghosts and challenges.
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
        /// Whoever has no other name.
        mouse,
        /// Of a recording: it was run here, or was not.
        own,
        from_elsewhere,
    }
    sentences {
        run_of(name, time),
        /// The name of somebody whose run is from elsewhere.
        guest(name),
        /// The time of the best run that one races against.
        against(time),
        /// While both run: the seconds between this run and that of somebody else.
        ahead(name, seconds),
        behind(name, seconds),
        level(name),
        /// The same once it is over.
        beaten(name, seconds),
        lost(name, seconds),
    }
}

impl ReplayWords {
    /// Whose a recording is.
    pub const fn whose(&self, is_own: bool) -> &'static str {
        if is_own { self.own } else { self.from_elsewhere }
    }
}
