//! The words of the tutorial, and of the pages that explain the game.

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
    /// The words of the pages that explain the game.
    pub struct HowToWords {
        lesson,
        other_page,
        pages: HowToPageWords,
        /// The parts of the page of keys.
        parts: KeyParts,
        maze: MazeKeys,
        screens: ScreenKeys,
        two_players: TwoPlayerKeys,
        pointer: PointerWords,
        touch: TouchWords,
    }
}

words_for! {
    /// The names of the pages.
    pub struct HowToPageWords for HowToPage {
        HowToPage::Rules => rules,
        HowToPage::Keys => keys,
    }
}

words! {
    /// What the keys are for.
    pub struct KeyParts { maze, screens, two_players, pointer, touch }
}

/// Declares the lines of a part of the page of keys, from top to bottom.
macro_rules! part {
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

part! {
    /// Keys in a maze.
    pub struct MazeKeys {
        walk, walk_too, run, whole, zoom, hint, solve, hold, flag, shown, pause, again, watch,
    }
}

part! {
    /// Keys of every screen.
    pub struct ScreenKeys {
        more_keys, choose, confirm, back, next_panel, copy, paste, mute, fullscreen, picture,
    }
}

part! {
    /// Keys for two players.
    pub struct TwoPlayerKeys { first_walks, first_runs, second_walks, second_runs }
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
    pub const fn all(&self) -> [&GestureWords; 7] {
        let Self { click, double_click, hold, wheel, key, bar, file } = self;
        [click, double_click, hold, wheel, key, bar, file]
    }
}

impl TouchWords {
    /// All gestures, from top to bottom.
    pub const fn all(&self) -> [&GestureWords; 7] {
        let Self { swipe, tap, double_tap, hold, pinch, button, two_players } = self;
        [swipe, tap, double_tap, hold, pinch, button, two_players]
    }
}
