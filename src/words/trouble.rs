//! What is said when something is wrong.

use super::table::words;

words! {
    /// What is said when something is wrong.
    pub struct TroubleWords {
        maze_code: MazeCodeWords,
        match_code: MatchCodeWords,
        challenge: ChallengeWords,
        files: FileWords,
    }
}

words! {
    /// Why there is no such maze.
    pub struct MazeCodeWords { no_seed, missing }
    sentences {
        width(rooms, least, most),
        height(rooms, least, most),
        size(text),
        percent(text),
        /// A name that is like one there is.
        name_like(word, name),
        /// A name that is like none.
        name(word, names),
        memory(megabytes),
        never_joined(generator),
        no_revision(generator, revision),
        revision(generator, revision, known),
        field(text),
    }
}

words! {
    /// Why there is no such match.
    pub struct MatchCodeWords { no_rules, ghost }
    sentences {
        too_large(rooms, most),
        /// A name that is like one there is.
        mode_like(word, mode),
        /// A name that is like none.
        mode(word, modes),
        best_of(text),
        head_start(text, most),
        speed(text),
        field(text),
    }
}

words! {
    /// Why a recording or a challenge is not taken.
    pub struct ChallengeWords {
        something_else,
        broken,
        tampered,
        /// It cannot have happened in its maze.
        untrue,
        /// A run that no challenge can be made of.
        unsuited,
    }
    sentences {
        version(version),
        too_long(most),
    }
}

words! {
    /// What is wrong with files.
    pub struct FileWords { no_folder, key_lost, full, read_only, not_allowed, not_a_file, busy }
    sentences {
        damaged(file, kept_as),
        newer(file, kept_as),
        foreign(file, kept_as),
        cannot_save(file, reason),
        cannot_read(file, reason),
        crashed(report),
        cannot_set_aside(reason),
        cannot_write_down(reason),
        /// A file that was dropped on the window and opens no maze.
        unreadable(reason),
        /// A file from which a maze was read, but not without a guess.
        assumed(what),
    }
}
