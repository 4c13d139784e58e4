//! The entries of menus, and the kinds of files to choose from.

use super::table::{words, words_for};
use crate::game::export::{ExportKind, FileKind};
use crate::game::screen::play::PauseChoice;
use crate::game::screen::title::Entry;

words_for! {
    /// The main menu.
    pub struct MenuWords for Entry {
        Entry::Continue => resume,
        Entry::Unfinished => unfinished,
        Entry::Play => play,
        Entry::Journey => journey,
        Entry::Watch => watch,
        Entry::TwoPlayers => two_players,
        Entry::Daily => daily,
        Entry::Endless => endless,
        Entry::Lab => lab,
        Entry::Records => records,
        Entry::Settings => settings,
        Entry::HowTo => how_to_play,
        Entry::Quit => quit,
    }
}

words! {
    /// The words about an unfinished game.
    pub struct UnfinishedWords {
        lesson,
        forget,
        press_again,
        just_now,
    }
    sentences {
        steps(steps),
        cheeses(cheeses),
        /// How many steps of the tutorial are done.
        done(done, all),
        minutes_ago(minutes),
        hours_ago(hours),
        days_ago(days),
    }
}

words_for! {
    /// The menu of a paused run.
    pub struct PauseWords for PauseChoice {
        PauseChoice::Resume => resume,
        PauseChoice::Restart => restart,
        PauseChoice::NewMaze => new_maze,
        PauseChoice::Watch => watch,
        PauseChoice::SolveWith => solve_with,
        PauseChoice::Export => export,
        PauseChoice::Settings => settings,
        PauseChoice::HowTo => how_to_play,
        PauseChoice::Map => map,
        PauseChoice::Title => main_menu,
    }
}

words! {
    /// The keyboard on the screen, and the button that opens it.
    pub struct ScreenKeyboardWords { write, capitals, space, erase, done }
}

words_for! {
    /// The kinds of files that a maze can be saved as.
    pub struct FileKindWords for ExportKind {
        ExportKind::AsShown => as_shown,
        ExportKind::Plain(FileKind::Png) => png,
        ExportKind::Plain(FileKind::Svg) => svg,
        ExportKind::Plain(FileKind::Text) => text,
    }
}
