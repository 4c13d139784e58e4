//! The words about keys: what each does, for the foot of the screens, and how it is changed.

use super::table::{words, words_for};
use crate::game::bindings::Command;

words_for! {
    /// The commands that keys can be assigned to, as the settings list them.
    pub struct CommandWords for Command {
        Command::FirstUp => first_up,
        Command::FirstLeft => first_left,
        Command::FirstDown => first_down,
        Command::FirstRight => first_right,
        Command::FirstRun => first_run,
        Command::SecondUp => second_up,
        Command::SecondLeft => second_left,
        Command::SecondDown => second_down,
        Command::SecondRight => second_right,
        Command::SecondRun => second_run,
        Command::Whole => whole,
        Command::Closer => closer,
        Command::Farther => farther,
        Command::Hint => hint,
        Command::Solve => solve,
        Command::Hold => hold,
        Command::Trail => trail,
        Command::Flag => flag,
        Command::Ghost => ghost,
        Command::Hud => time_and_steps,
        Command::Pause => pause,
        Command::Restart => restart,
        Command::NewMaze => new_maze,
        Command::Watch => watch,
        Command::Mute => mute,
        Command::PlayPause => play_pause,
        Command::Generator => generator,
        Command::Solver => solver,
        Command::Loops => loops,
        Command::NewSeed => new_seed,
        Command::Picture => picture,
        Command::Film => film,
        Command::SideBySide => side_by_side,
        Command::School => school,
        Command::SwitchKind => switch_kind,
        Command::WhoLooked => who_looked,
        Command::More => more,
        Command::Fewer => fewer,
        Command::TheatreMute => theatre_mute,
        Command::WatchAgain => watch_again,
        Command::SaveRecording => save_recording,
        Command::Postcard => postcard,
        Command::Challenge => challenge,
        Command::Lesson => lesson,
        Command::Records => records,
        Command::Undo => undo,
    }
}

words! {
    /// What keys do, for the foot of the screens, where there is little room.
    pub struct KeyWords {
        mute,
        more,
        choose,
        change,
        next_panel,
        next_page,
        new_seed,
        paste,
        start,
        /// Takes the entry that has the focus.
        take,
        this_way,
        walk,
        run,
        whole,
        afar,
        back_to_mouse,
        zoom,
        hint,
        solve,
        take_back,
        trail,
        flag,
        /// Moves the camera from flag to flag.
        flags,
        pause,
        speed,
        hold,
        skip,
        go_on,
        back,
        cancel,
        play_pause,
        step,
        part_of_step,
        /// Shows the recursive function instead of the loop, and the other way round.
        recursion,
        loop_again,
        /// Plays a section again and again, from here or to here.
        repeat,
        set_mark,
        by_tiles,
        by_rooms,
        estimate,
        to_mark,
        copy_moment,
        show_code,
        worksheet,
        times_ten,
        times_hundred,
        play_this,
        generator,
        solver,
        panel,
        watch,
        picture,
        film,
        side_by_side,
        school,
        lane,
        fewer_and_more,
        switch_kind,
        rat,
        start_over,
        run_this,
        seats_or_rules,
        run_short,
        skip_loser,
    }
}

words! {
    /// The words of a page of keys.
    pub struct KeysWords { reserved, all_usual, always, usual, change, leave }
    sentences {
        press(command),
        /// The other command had that key, and got this one's old key.
        swapped(command),
        /// The other command had that button of a gamepad, and now has none.
        ousted(command),
    }
}

words! {
    /// Shown beside a key that has to be pressed once more.
    pub struct AskWords { restart, new_maze, solve, hint }
}
