//! The buttons of a gamepad by position, whatever their labels are.

use crate::maze::Direction;

/// A button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub enum Button {
    /// The lowest of the four on the right.
    South,
    /// The right one of them.
    East,
    /// The left one of them.
    West,
    /// The highest of them.
    North,
    /// At the left edge.
    LeftShoulder,
    /// At the right edge.
    RightShoulder,
    /// Below the left edge, a trigger.
    LeftTrigger,
    /// Below the right edge, a trigger.
    RightTrigger,
    /// The small one left of the middle.
    Select,
    /// The small one right of the middle.
    Start,
    /// The left stick, pressed.
    LeftStick,
    /// The right stick, pressed.
    RightStick,
    /// The direction pad, or the left stick, in this direction.
    Go(Direction),
}

/// The family of a pad, which decides the labels of its buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// A, B, X and Y, A being the lowest.
    Xbox,
    /// Shapes instead of letters.
    PlayStation,
    /// A, B, X and Y, B being the lowest.
    Nintendo,
    /// Unknown labels: buttons are shown by position.
    Plain,
}

impl Button {
    /// All buttons.
    pub const ALL: [Self; 16] = [
        Self::South,
        Self::East,
        Self::West,
        Self::North,
        Self::LeftShoulder,
        Self::RightShoulder,
        Self::LeftTrigger,
        Self::RightTrigger,
        Self::Select,
        Self::Start,
        Self::LeftStick,
        Self::RightStick,
        Self::Go(Direction::Right),
        Self::Go(Direction::Down),
        Self::Go(Direction::Left),
        Self::Go(Direction::Up),
    ];
}

impl Family {
    /// All families.
    pub const ALL: [Self; 4] = [Self::Xbox, Self::PlayStation, Self::Nintendo, Self::Plain];

    /// The family of a pad with this name and vendor number.
    pub fn of(name: &str, vendor: u16) -> Self {
        const MICROSOFT: u16 = 0x045e;
        const SONY: u16 = 0x054c;
        const NINTENDO: u16 = 0x057e;
        const VALVE: u16 = 0x28de;
        let name = name.to_lowercase();
        let says = |words: &[&str]| words.iter().any(|word| name.contains(word));
        match vendor {
            MICROSOFT | VALVE => Self::Xbox,
            SONY => Self::PlayStation,
            NINTENDO => Self::Nintendo,
            _ if says(&["xbox", "x-box", "xinput"]) => Self::Xbox,
            _ if says(&["playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5"]) => {
                Self::PlayStation
            }
            _ if says(&["nintendo", "switch", "joy-con"]) => Self::Nintendo,
            _ => Self::Plain,
        }
    }

    /// The label of a button; none for those that are drawn.
    pub const fn label(self, button: Button) -> Option<&'static str> {
        let [xbox, play_station, nintendo, plain] = match button {
            Button::South => [Some("A"), None, Some("B"), None],
            Button::East => [Some("B"), None, Some("A"), None],
            Button::West => [Some("X"), None, Some("Y"), None],
            Button::North => [Some("Y"), None, Some("X"), None],
            Button::LeftShoulder => [Some("LB"), Some("L1"), Some("L"), Some("L1")],
            Button::RightShoulder => [Some("RB"), Some("R1"), Some("R"), Some("R1")],
            Button::LeftTrigger => [Some("LT"), Some("L2"), Some("ZL"), Some("L2")],
            Button::RightTrigger => [Some("RT"), Some("R2"), Some("ZR"), Some("R2")],
            Button::Select => [Some("View"), Some("Create"), Some("–"), Some("Select")],
            Button::Start => [Some("Menu"), Some("Options"), Some("+"), Some("Start")],
            Button::LeftStick => [Some("LS"), Some("L3"), Some("LS"), Some("L3")],
            Button::RightStick => [Some("RS"), Some("R3"), Some("RS"), Some("R3")],
            Button::Go(_) => [None; 4],
        };
        match self {
            Self::Xbox => xbox,
            Self::PlayStation => play_station,
            Self::Nintendo => nintendo,
            Self::Plain => plain,
        }
    }
}
