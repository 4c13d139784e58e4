//! The tools of the table where mazes are drawn: what they put where, and what is seen of it.

use crate::game::rules::{KeyColour, RuleKind, RuleMark, RuleStride};
use crate::maze::{Direction, Directions, Tile};

/// What is drawn with.
#[derive(Debug, PartialEq, Eq)]
pub struct Tool {
    /// What it is in words.
    pub name: ToolName,
    /// How it is used.
    pub how: ToolHow,
    /// What it puts into rooms.
    pub(super) letter: Option<char>,
    /// What it puts between rooms: one after the other, or one of each.
    pub(super) between: &'static [char],
    /// The most of its letter that there are; one more takes the place of the first.
    pub(super) most: usize,
    /// The field of a code that it counts up instead, which no letter shows.
    pub(super) field: Option<&'static str>,
    /// The rule that it belongs to.
    pub rule: Option<RuleKind>,
}

/// How a tool is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToolHow {
    /// Walls open and close.
    Walls,
    /// Things are taken away.
    Rubber,
    /// One thing is in one room.
    Place,
    /// Some are in rooms.
    Places,
    /// A key, and its doors.
    Doors,
    /// Keys, and a door for each.
    Locks,
    /// A plate, a wall and a place.
    Plate,
    /// It turns, and then it is gone.
    Flap,
    /// Two are in rooms.
    Pair,
    /// It covers rooms.
    Floor,
    /// The number of bites.
    Bites,
    /// Closed sets, and tea.
    Tea,
    /// With fog or without.
    Fog,
    /// Rooms become part of the maze, or are no longer.
    Brush,
    /// Those outside of the maze become all of it.
    InsideOut,
    /// A part is chosen, and put elsewhere too.
    Copy,
}

macro_rules! tools {
    ($($name:ident $how:ident $what:literal
        $letter:expr, $between:expr, $most:expr, $field:expr, $rule:expr;)*) => {
        /// Tells tools apart, where they are named.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum ToolName { $(#[doc = $what] $name),* }

        /// All tools, as they lie on the table.
        pub const TOOLS: &[Tool] = &[$(Tool {
            name: ToolName::$name,
            how: ToolHow::$how,
            letter: $letter,
            between: &$between,
            most: $most,
            field: $field,
            rule: $rule,
        }),*];
    };
}

tools! {
    Wall Walls "Walls." None, [], 0, None, None;
    Rubber Rubber "Takes away what lies there." None, [], 0, None, None;
    Mouse Place "Where the mouse begins." Some('M'), [], 1, None, None;
    Cheese Places "A cheese." Some('C'), [], 4, None, Some(RuleKind::AllCheeses);
    Key Doors "A key, and its doors." Some('K'), ['D'], 1, None, Some(RuleKind::LockedDoor);
    PlateOne Plate "A plate, the wall that it moves, and where to."
        Some('1'), ['1', 'a'], 1, None, Some(RuleKind::MovingWalls);
    PlateTwo Plate "Another one." Some('2'), ['2', 'b'], 1, None, Some(RuleKind::MovingWalls);
    PlateThree Plate "A third one." Some('3'), ['3', 'c'], 1, None, Some(RuleKind::MovingWalls);
    Trap Place "Where a trap begins." Some('T'), [], 1, None, Some(RuleKind::MouseTrap);
    Flap Flap "A flap, and which way it opens."
        None, ['>', '<', 'v', '^'], 6, None, Some(RuleKind::SwingingFlaps);
    TeapotsOne Pair "A pair of teapots." Some('t'), [], 2, None, Some(RuleKind::Teapots);
    TeapotsTwo Pair "Another pair." Some('u'), [], 2, None, Some(RuleKind::Teapots);
    TeapotsThree Pair "A third pair." Some('w'), [], 2, None, Some(RuleKind::Teapots);
    Ice Floor "Ice." Some('~'), [], usize::MAX, None, Some(RuleKind::SlipperyIce);
    Melting Floor "A floor that melts." Some(':'), [], usize::MAX, None, Some(RuleKind::MeltingFloor);
    BlueKey Locks "A blue key, and its doors." Some('b'), ['B'], 5, None, Some(RuleKind::KeysOnAString);
    RedKey Locks "A red key, and its doors." Some('r'), ['R'], 5, None, Some(RuleKind::KeysOnAString);
    GreenKey Locks "A green key, and its doors." Some('g'), ['G'], 5, None, Some(RuleKind::KeysOnAString);
    Twin Place "A twin." Some('N'), [], 1, None, Some(RuleKind::Twins);
    TwinCheese Place "Its cheese." Some('E'), [], 1, None, Some(RuleKind::Twins);
    MirrorTwin Place "A twin in a mirror." Some('W'), [], 1, None, Some(RuleKind::Mirror);
    MirrorCheese Place "Its cheese." Some('Y'), [], 1, None, Some(RuleKind::Mirror);
    Bead Places "A bead of a thread." Some('o'), [], 4, None, Some(RuleKind::Thread);
    Cat Place "Where a cat begins." Some('X'), [], 1, None, Some(RuleKind::ProwlingCat);
    Bites Bites "How many walls can be bitten through." None, [], 0, Some("gnaw"), Some(RuleKind::Gnawing);
    Tea Tea "Whether walls melt for tea." None, [], 0, Some("pour"), Some(RuleKind::Pouring);
    Fog Fog "Whether there is fog." None, [], 0, Some("fog"), Some(RuleKind::Fog);
    Rooms Brush "Which rooms there are." None, [], 0, None, None;
    InsideOut InsideOut "Which rooms there are, the other way round." None, [], 0, None, None;
    Copy Copy "Part of the sheet, to be put elsewhere too." None, [], 0, None, None;
}

impl Tool {
    /// Whether how many there are is worth telling.
    pub const fn counts(&self) -> bool {
        self.field.is_some() || matches!(self.how, ToolHow::Brush)
    }

    /// Whether it puts this letter there, into rooms or between them.
    pub fn puts(&self, letter: char, is_room: bool) -> bool {
        if is_room { self.letter == Some(letter) } else { self.between.contains(&letter) }
    }

    /// What it draws, in the first room or to the right of it.
    pub fn sample(&self) -> Vec<RuleMark> {
        let room = Tile::new(1, 1);
        let (letter, at) = match (self.letter, self.between) {
            (Some(letter), _) => (letter, room),
            (None, [first, ..]) => (*first, room.step(Direction::Right)),
            (None, []) => return Vec::new(),
        };
        mark(letter, at, Directions::default(), None).into_iter().collect()
    }
}

/// What is seen of a letter: ice is joined to that around it, and a wall moves to a place if it has one.
pub(super) fn mark(
    letter: char,
    at: Tile,
    joined: Directions,
    place: Option<Tile>,
) -> Option<RuleMark> {
    let is_between = !at.is_room();
    let plate = |number| {
        if is_between {
            let to = place.unwrap_or(at);
            RuleMark::Wall { number, from: at, to, has_moved: false, had_moved: false }
        } else {
            RuleMark::Plate { number, at, is_down: false }
        }
    };
    let flap = |from: Tile, direction| {
        let now = RuleStride::new(from, direction);
        RuleMark::Flap { before: now, now }
    };
    let coloured = |colour| {
        if is_between {
            RuleMark::ColouredDoor { colour, at }
        } else {
            RuleMark::ColouredKey { colour, at }
        }
    };
    Some(match letter {
        'C' => RuleMark::Cheese(at),
        'K' => RuleMark::Key(at),
        'D' => RuleMark::Door(at),
        '1' => plate(0),
        '2' => plate(1),
        '3' => plate(2),
        '>' => flap(at.step(Direction::Left), Direction::Right),
        '<' => flap(at.step(Direction::Right), Direction::Left),
        'v' => flap(at.step(Direction::Up), Direction::Down),
        '^' => flap(at.step(Direction::Down), Direction::Up),
        't' => RuleMark::Teapot { number: 0, at },
        'u' => RuleMark::Teapot { number: 1, at },
        'w' => RuleMark::Teapot { number: 2, at },
        '~' => RuleMark::Ice { at, joined },
        ':' => RuleMark::Melting { at, is_gone: false, was_gone: false },
        'b' | 'B' if !(letter == 'b' && is_between) => coloured(KeyColour::Blue),
        'r' | 'R' => coloured(KeyColour::Red),
        'g' | 'G' => coloured(KeyColour::Green),
        'N' => RuleMark::Twin { from: at, to: at, is_mirrored: false },
        'W' => RuleMark::Twin { from: at, to: at, is_mirrored: true },
        'E' | 'Y' => RuleMark::TwinCheese(at),
        'o' => RuleMark::Bead { at, is_strung: false },
        'X' => RuleMark::Cat { from: at, to: at, next: at },
        _ => return None,
    })
}
