//! The words about errors.

use super::table::{words, words_for};
use crate::maze::Hue;

words! {
    /// The words about errors.
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
        /// What is wrong with the address of the page.
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
        /// An unknown name, with a similar known one.
        name_like(word, name),
        /// An unknown name, with all known ones.
        name(word, names),
        memory(megabytes),
        never_joined(generator),
        too_large_for_quest(field, rooms, most),
        no_rooms_for_quest(field, generator),
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
        /// An unknown mode, with a similar known one.
        mode_like(word, mode),
        /// An unknown mode, with all known ones.
        mode(word, modes),
        best_of(text),
        head_start(text, most),
        speed(text),
        field(text),
    }
}

words! {
    /// Why a line is not a bookmark.
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
    /// Why a recording or a challenge was refused.
    pub struct ChallengeWords {
        something_else,
        broken,
        tampered,
        /// It cannot have happened in its maze.
        untrue,
        /// A run that cannot be made a challenge.
        unsuited,
    }
    sentences {
        version(version),
        too_long(most),
    }
}

words! {
    /// The words about errors with files.
    pub struct FileWords {
        no_folder,
        key_lost,
        /// The game was restarted because the system's clock jumped.
        clock_jumped,
        /// The bundle was made by a newer version of the game.
        all_newer,
        /// The bundle is damaged.
        all_damaged,
        full, read_only, not_allowed, not_a_file, busy }
    sentences {
        damaged(file, kept_as),
        /// Lines of a file are damaged, and were moved.
        damaged_lines(file, kept_in),
        newer(file, kept_as),
        foreign(file, kept_as),
        cannot_save(file, reason),
        /// Data that cannot be saved, and how to get it elsewhere.
        elsewhere(what),
        cannot_read(file, reason),
        crashed(report),
        /// The bundle of what could not be saved last time.
        rescued(file),
        cannot_set_aside(reason),
        cannot_write_down(reason),
        /// A file whose maze was read with some assumptions.
        assumed(what),
        /// A file that may not be a maze.
        doubted(why),
    }
}

words! {
    /// Why a file is neither a maze nor a recording.
    pub struct UnreadableWords {
        empty,
        /// An incomplete file, or one that was changed.
        damaged,
        several_lists,
        two_starts,
        no_open_tile,
        /// Start and goal are the same tile, or one of them is a wall.
        ends,
        no_walls,
        no_tiles,
        /// An element that no maze is drawn with.
        no_part,
        blank,
    }
    sentences {
        at(line, column, what),
        encoding(encoding),
        /// A character, number or word that has no meaning there.
        unexpected(found),
        /// An array that was printed incompletely.
        abbreviated(dots),
        too_large(columns, rows, most),
        too_many_pixels(width, height),
        foreign_picture(kind),
        version(version),
        recording(line),
        /// An error in a card of the laboratory.
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
        /// It may not be a maze, for one of the reasons below, or some of those above.
        no_maze(why),
        open_border(percent),
        mostly_wall(percent),
    }
}

words_for! {
    /// The names of colours.
    pub struct HueWords for Hue {
        Hue::Green => green,
        Hue::Cyan => cyan,
        Hue::Blue => blue,
        Hue::Yellow => yellow,
        Hue::Magenta => magenta,
        Hue::Red => red,
    }
}
