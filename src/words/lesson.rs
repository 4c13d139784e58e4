//! The words of the tutorial, and of the pages of keys.

use super::table::{words, words_for};
use crate::game::lesson::LessonStep;
use crate::game::screen::how_to::HowToPage;
use crate::game::screen::play::Tip;

words! {
    /// The words of the tutorial.
    pub struct LessonWords {
        /// What to do at the first stops of the journey, and how to do it with fingers.
        tips: TipWords,
        touched_tips: TipWords,
        /// What to do in each step.
        steps: StepWords,
        /// The keys for it.
        keys: StepWords,
        /// Replaces the text for players whose keys need not be held to walk on.
        tap_to_walk,
        /// While the solver looks for a path.
        searching,
        /// How to do it with the pointer.
        pointer: StepWords,
        /// How to do it with fingers.
        fingers: StepWords,
        well_done,
        leave,
        over,
        over_note,
        first_maze,
        back,
    }
}

words_for! {
    /// A text for everything that is learnt on the journey.
    pub struct TipWords for Tip {
        Tip::Walk => walk,
        Tip::Run => run,
        Tip::Hint => hint,
    }
}

words_for! {
    /// A text for each step of the tutorial.
    pub struct StepWords for LessonStep {
        LessonStep::Walk => walk,
        LessonStep::Run => run,
        LessonStep::Whole => whole,
        LessonStep::Zoom => zoom,
        LessonStep::Hint => hint,
        LessonStep::Solve => solve,
        LessonStep::Cheese => cheese,
    }
}

words! {
    /// The words of the pages of keys.
    pub struct HowToWords {
        lesson,
        other_page,
        pages: HowToPageWords,
        maze: MazeKeys,
        help: HelpKeys,
        screens: ScreenKeys,
        results: ResultKeys,
        two_players: TwoPlayerKeys,
        theatre: TheatreKeys,
        compared: ComparedKeys,
        pointer: PointerWords,
        touch: TouchWords,
    }
}

words_for! {
    /// The names of the pages of keys.
    pub struct HowToPageWords for HowToPage {
        HowToPage::Rules => rules,
        HowToPage::Maze => maze,
        HowToPage::Help => help,
        HowToPage::Screens => screens,
        HowToPage::Results => results,
        HowToPage::TwoPlayers => two_players,
        HowToPage::Theatre => theatre,
        HowToPage::Compared => compared,
        HowToPage::Pointer => pointer,
        HowToPage::Touch => touch,
    }
}

/// Declares the lines of a page of keys, from top to bottom.
macro_rules! page {
    ($(#[$about:meta])* pub struct $name:ident { $($line:ident),* $(,)? }) => {
        words! {
            $(#[$about])*
            pub struct $name { $($line),* }
        }

        impl $name {
            /// The lines from top to bottom.
            pub fn lines(&self) -> Vec<&'static str> {
                vec![$(self.$line),*]
            }
        }
    };
}

page! {
    /// Keys in a maze.
    pub struct MazeKeys {
        walk, walk_too, run, whole, zoom, trail, time_and_steps, ghost, pause, restart, new_maze,
    }
}

page! {
    /// Keys that help in a maze.
    pub struct HelpKeys { hint, solve, speed, hold, skip, take_back, flag, flags }
}

page! {
    /// Keys of every screen.
    pub struct ScreenKeys {
        choose, confirm, back, next_panel, new_seed, copy, paste, mute, fullscreen, picture,
    }
}

page! {
    /// Keys on the results.
    pub struct ResultKeys {
        next_maze, restart, new_maze, race_best, watch_again, save, postcard, challenge, watch, records, clear,
    }
}

page! {
    /// Keys for two players.
    pub struct TwoPlayerKeys {
        first_walks, first_runs, second_walks, second_runs, pause, skip, seats_or_rules, code,
    }
}

page! {
    /// Keys of the theatre.
    pub struct TheatreKeys {
        play_pause, step, leap, ends, speed, algorithms, maze, zoom, picture_or_film, panel, mute,
    }
}

page! {
    /// Keys of side-by-side shows and of the rat school.
    pub struct ComparedKeys {
        side_by_side, school, switch_kind, choose, other, more, who_looked, play_pause, over_again,
        run_this,
    }
}

words! {
    /// Gestures with the pointer, and their effects.
    pub struct PointerWords {
        click: GestureWords,
        double_click: GestureWords,
        hold: GestureWords,
        wheel: GestureWords,
        key: GestureWords,
        bar: GestureWords,
        text: GestureWords,
        file: GestureWords,
    }
}

words! {
    /// Gestures with fingers, and their effects.
    pub struct TouchWords {
        swipe: GestureWords,
        tap: GestureWords,
        double_tap: GestureWords,
        hold: GestureWords,
        pinch: GestureWords,
        button: GestureWords,
        two_players: GestureWords,
    }
}

words! {
    /// A gesture, and its effect.
    pub struct GestureWords { what, then }
}

impl PointerWords {
    /// All gestures, from top to bottom.
    pub const fn all(&self) -> [&GestureWords; 8] {
        let Self { click, double_click, hold, wheel, key, bar, text, file } = self;
        [click, double_click, hold, wheel, key, bar, text, file]
    }
}

impl TouchWords {
    /// All gestures, from top to bottom.
    pub const fn all(&self) -> [&GestureWords; 7] {
        let Self { swipe, tap, double_tap, hold, pinch, button, two_players } = self;
        [swipe, tap, double_tap, hold, pinch, button, two_players]
    }
}
