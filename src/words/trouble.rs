//! What is said when something is wrong.

use super::table::{words, words_for};
use crate::maze::Hue;

words! {
    /// What is said when something is wrong.
    pub struct TroubleWords {
        maze_code: MazeCodeWords,
        match_code: MatchCodeWords,
        bookmark: BookmarkWords,
        challenge: ChallengeWords,
        files: FileWords,
        unreadable: UnreadableWords,
        assumed: AssumedWords,
    }
    sentences {
        /// What a page was asked for by its address.
        link(why),
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
        too_large_for_quest(rooms, most),
        no_rooms_for_quest(generator),
        no_revision(generator, revision),
        revision(generator, revision, known),
        field(text),
        text_seed(text),
    }
}

words! {
    /// Why there is no such match.
    pub struct MatchCodeWords { endless,
        quest, no_rules, ghost }
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
    /// Why a line is no bookmark.
    pub struct BookmarkWords {}
    sentences {
        step(text),
        rule(text),
        maze(code, most),
        old(text),
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
    pub struct FileWords {
        no_folder,
        key_lost,
        /// The game was started anew because the system's clock jumped.
        clock_jumped,
        /// All that a player has comes from a newer version of the game.
        all_newer,
        /// The file of it is damaged.
        all_damaged,
        full, read_only, not_allowed, not_a_file, busy }
    sentences {
        damaged(file, kept_as),
        /// Lines of a file are damaged, and were moved.
        damaged_lines(file, kept_in),
        newer(file, kept_as),
        foreign(file, kept_as),
        cannot_save(file, reason),
        /// What cannot be saved, and how it can be had elsewhere.
        elsewhere(what),
        cannot_read(file, reason),
        crashed(report),
        cannot_set_aside(reason),
        cannot_write_down(reason),
        /// A file from which a maze was read, but not without a guess.
        assumed(what),
        /// A file whose maze may be none.
        doubted(why),
    }
}

words! {
    /// Why a file opens no maze and no recording.
    pub struct UnreadableWords {
        empty,
        /// Half a file, or one that was changed.
        damaged,
        several_lists,
        two_starts,
        no_open_tile,
        /// Start and goal are one tile, or a wall.
        ends,
        no_walls,
        no_tiles,
        /// Something that no maze is drawn with.
        no_part,
        blank,
    }
    sentences {
        at(line, column, what),
        encoding(encoding),
        /// A character, number or word that means nothing there.
        unexpected(found),
        /// An array of which only a part was printed.
        abbreviated(dots),
        too_large(columns, rows, most),
        too_many_pixels(width, height),
        foreign_picture(kind),
        version(version),
        recording(line),
        /// Of a card of the laboratory.
        card(number, line),
        memory(megabytes),
    }
}

words! {
    /// What had to be assumed to read a file.
    pub struct AssumedWords {
        exchanged,
        inside_out,
        blank_wall_by_border,
        perhaps_wide,
        unjoined,
        first_of_several,
        floor_below_mark,
        numbered_ends,
        row_first,
        column_first,
        light_walls,
        no_goal_mark,
        no_start_mark,
        one_tile,
        no_way,
        only_walls,
        parts,
        hues: HueWords,
    }
    sentences {
        wall_by_border(wall),
        short_line(line),
        empty_line(line),
        left_out(line),
        other_size(line, claimed, columns, rows),
        many_openings(count),
        margin(left, top, right, bottom),
        lines(wall, room),
        fractional(pixels),
        start(hue),
        goal(hue),
        misfit(percent),
        /// It may be no maze, for this reason: one of those that follow, or of some above.
        no_maze(why),
        open_border(percent),
        mostly_wall(percent),
    }
}

words_for! {
    /// What colours are called.
    pub struct HueWords for Hue {
        Hue::Green => green,
        Hue::Cyan => cyan,
        Hue::Blue => blue,
        Hue::Yellow => yellow,
        Hue::Magenta => magenta,
        Hue::Red => red,
    }
}
