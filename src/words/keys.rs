//! The words about keys: what each does, for the foot of the screens, and how it is changed.

use super::table::{words, words_for};
use crate::game::bindings::KeyCommand;

words_for! {
    /// The commands that keys can be assigned to, as the settings list them.
    pub struct CommandWords for KeyCommand {
        KeyCommand::FirstUp => first_up,
        KeyCommand::FirstLeft => first_left,
        KeyCommand::FirstDown => first_down,
        KeyCommand::FirstRight => first_right,
        KeyCommand::FirstRun => first_run,
        KeyCommand::SecondUp => second_up,
        KeyCommand::SecondLeft => second_left,
        KeyCommand::SecondDown => second_down,
        KeyCommand::SecondRight => second_right,
        KeyCommand::SecondRun => second_run,
        KeyCommand::Whole => whole,
        KeyCommand::Closer => closer,
        KeyCommand::Farther => farther,
        KeyCommand::Hint => hint,
        KeyCommand::Solve => solve,
        KeyCommand::Hold => hold,
        KeyCommand::Trail => trail,
        KeyCommand::Flag => flag,
        KeyCommand::Ghost => ghost,
        KeyCommand::Hud => time_and_steps,
        KeyCommand::Pause => pause,
        KeyCommand::Restart => restart,
        KeyCommand::NewMaze => new_maze,
        KeyCommand::Watch => watch,
        KeyCommand::Mute => mute,
        KeyCommand::PlayPause => play_pause,
        KeyCommand::Generator => generator,
        KeyCommand::Solver => solver,
        KeyCommand::Loops => loops,
        KeyCommand::NewSeed => new_seed,
        KeyCommand::Picture => picture,
        KeyCommand::Film => film,
        KeyCommand::SideBySide => side_by_side,
        KeyCommand::School => school,
        KeyCommand::SwitchKind => switch_kind,
        KeyCommand::WhoLooked => who_looked,
        KeyCommand::More => more,
        KeyCommand::Fewer => fewer,
        KeyCommand::TheatreMute => theatre_mute,
        KeyCommand::WatchAgain => watch_again,
        KeyCommand::SaveRecording => save_recording,
        KeyCommand::Postcard => postcard,
        KeyCommand::Challenge => challenge,
        KeyCommand::Lesson => lesson,
        KeyCommand::Records => records,
        KeyCommand::Undo => undo,
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
