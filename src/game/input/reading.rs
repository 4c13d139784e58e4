//! How a screen wants keys to be interpreted.

use crate::game::bindings::PadLayout;

/// How keys are interpreted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyReading {
    /// The meaning of keys.
    pub keys: KeySet,
    /// Whether a held arrow key repeats.
    pub arrows_repeat: bool,
    /// Whether the player uses only Enter and its equivalents: they count on release, and mean
    /// going back if held.
    pub one_key: bool,
    /// Whether each pad presses its player's own keys to walk, as it does in a maze.
    pub pads_are_own: bool,
    /// The gamepad layout in a maze.
    pub layout: PadLayout,
}

/// A set of meanings of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeySet {
    /// Keys with a character are text, not commands.
    Text,
    /// Text, with the on-screen keyboard open.
    ScreenKeyboard,
    /// Arrows, Enter and the like first, then the commands of playing.
    Menu,
    /// The commands of playing first.
    Play,
    /// The commands of the theatre.
    Theatre,
    /// The keys of menus, and those that export a run.
    Results,
    /// The commands of the theatre, then those of playing.
    Replay,
    /// The commands of the theatre and of a comparison side by side.
    SideBySide,
    /// The commands of the theatre, and digits as answers.
    Lab,
    /// The next key is bound to a command.
    Taken,
}

impl KeyReading {
    /// For screens where nothing walks: a held arrow key repeats.
    pub const fn at_rest(keys: KeySet) -> Self {
        Self {
            keys,
            arrows_repeat: true,
            one_key: false,
            pads_are_own: matches!(keys, KeySet::Play),
            layout: PadLayout::USUAL,
        }
    }

    /// For races and whatever appears during them: an arrow key that was held to walk must not
    /// repeat in a menu.
    pub const fn in_a_race(keys: KeySet) -> Self {
        Self { arrows_repeat: false, ..Self::at_rest(keys) }
    }
}
