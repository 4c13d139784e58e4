//! How a screen wants keys read while it has them.

use crate::game::bindings::PadLayout;

/// How keys are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyReading {
    /// What a key means.
    pub keys: KeySet,
    /// An arrow that is held down counts again and again.
    pub arrows_repeat: bool,
    /// Enter and its like are all that is pressed: they count when they are let go, and go back if
    /// they are held.
    pub one_key: bool,
    /// What the buttons of a gamepad do in a maze.
    pub layout: PadLayout,
}

/// What keys mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeySet {
    /// Those with a character are typed, and are no commands.
    Text,
    /// The same where the keyboard on the screen is worked.
    ScreenKeyboard,
    /// Arrows, Enter and the like come first, and then the commands of playing.
    Menu,
    /// The commands of playing come first.
    Play,
    /// The commands of the theatre.
    Theatre,
    /// Those of menus, and those that hand a run out.
    Results,
    /// The commands of the theatre, and where those mean nothing of playing.
    Replay,
    /// The same where several go side by side.
    SideBySide,
    /// The commands of the theatre, and digits that answer.
    Lab,
    /// The next one is given to a command.
    Taken,
}

impl KeyReading {
    /// Where nothing walks: an arrow that is held down goes on through what there is to choose.
    pub const fn at_rest(keys: KeySet) -> Self {
        Self { keys, arrows_repeat: true, one_key: false, layout: PadLayout::USUAL }
    }

    /// Where arrows walk, and on what comes up meanwhile: an arrow that was held down when it came
    /// must not go on in it.
    pub const fn in_a_race(keys: KeySet) -> Self {
        Self { keys, arrows_repeat: false, one_key: false, layout: PadLayout::USUAL }
    }
}
