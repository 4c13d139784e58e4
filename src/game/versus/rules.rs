//! What two players agree on before a match.
//!
//! Rules that exist can be played. How they are written is in [`code`](super::code).

use crate::game::tuning::TICKS_PER_SECOND;

/// Everything that is agreed on besides the maze.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// What wins a round.
    pub mode: Mode,
    /// The second one's maze is the mirror image of the first one's.
    pub is_mirrored: bool,
    /// How many rounds there are at most.
    pub best_of: BestOf,
    /// Who sets out earlier, if anybody does.
    pub head_start: Option<HeadStart>,
    /// Who the second one is.
    pub rival: Rival,
}

/// What wins a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// To be the first at the cheese.
    Race,
    /// To be the first to stand where the other began; they begin in opposite corners.
    Meet,
    /// To eat most of several cheeses.
    Hunt,
    /// To be the first who has eaten several, of which the next comes when one is eaten, in a maze
    /// without end.
    Endless,
}

/// How many rounds a match has at most: who has won more than half of them has won it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestOf(u8);

/// One player may walk while the other still waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeadStart {
    /// Who may walk at once.
    pub player: Seat,
    /// For how long the other waits.
    pub seconds: u8,
}

/// One of the two players, wherever they sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub enum Seat {
    /// Player 1.
    One,
    /// Player 2.
    Two,
}

/// Who plays against player 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rival {
    /// Somebody at the same keyboard.
    Human,
    /// The computer.
    Computer {
        /// How it looks for its way.
        mind: Mind,
        /// How fast it walks.
        speed: ComputerSpeed,
    },
    /// The best run that is kept of the maze, as it was run.
    Ghost,
}

/// How the computer looks for its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mind {
    /// It walks a depth-first search, back out of every dead end.
    DepthFirst,
    /// The same, but it sees from afar what can only be a dead end.
    SharpDepthFirst,
    /// It keeps a hand on the wall.
    WallFollower,
    /// It knows the shortest path, but falls asleep at every fork.
    Dozer,
    /// It knows the shortest path.
    ShortestWay,
}

/// How fast the computer walks, as one of [`ComputerSpeed::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerSpeed(u8);

impl Mode {
    /// All of them, the usual one first.
    pub const ALL: [Self; 4] = [Self::Race, Self::Meet, Self::Hunt, Self::Endless];

    /// The name in a code.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Race => "race",
            Self::Meet => "meet",
            Self::Hunt => "hunt",
            Self::Endless => "endless",
        }
    }

    /// Whether it is about more than one cheese.
    pub const fn counts_cheeses(self) -> bool {
        matches!(self, Self::Hunt | Self::Endless)
    }
}

impl Rules {
    /// The same against a ghost, which runs its one maze once and waits for nobody.
    #[must_use]
    pub const fn against_ghost(self) -> Self {
        Self { best_of: BestOf(1), head_start: None, rival: Rival::Ghost, ..self }
    }

    /// Whether a ghost could run in such mazes: it has run to the cheese, in the very maze.
    pub fn suit_a_ghost(self) -> bool {
        self.mode == Mode::Race && !self.is_mirrored
    }

    /// Whether there can be such a match.
    pub(super) fn can_be_played(self) -> bool {
        self.rival != Rival::Ghost || self.suit_a_ghost() && self == self.against_ghost()
    }
}

impl Mind {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::DepthFirst,
        Self::SharpDepthFirst,
        Self::WallFollower,
        Self::Dozer,
        Self::ShortestWay,
    ];

    /// Whether it need not look for its way.
    pub const fn knows_the_way(self) -> bool {
        matches!(self, Self::Dozer | Self::ShortestWay)
    }

    /// The name in a code.
    pub const fn name(self) -> &'static str {
        match self {
            Self::DepthFirst => "deep",
            Self::SharpDepthFirst => "sharp",
            Self::WallFollower => "wall",
            Self::Dozer => "doze",
            Self::ShortestWay => "short",
        }
    }
}

impl BestOf {
    /// All of them.
    pub const ALL: [Self; 4] = [Self(1), Self(3), Self(5), Self(7)];

    /// So many rounds, if there are such matches.
    pub fn new(rounds: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|best_of| best_of.0 == rounds)
    }

    /// The most rounds there are.
    pub const fn rounds(self) -> u8 {
        self.0
    }

    /// How many rounds win the match whatever comes.
    pub const fn needed(self) -> u8 {
        self.0 / 2 + 1
    }
}

impl HeadStart {
    /// The longest there is.
    pub const MOST_SECONDS: u8 = 60;
    /// Those that the lobby offers.
    pub const USUAL_SECONDS: [u8; 3] = [2, 5, 10];

    /// How long the other one waits.
    pub const fn ticks(self) -> u32 {
        self.seconds as u32 * TICKS_PER_SECOND
    }
}

impl Seat {
    /// Both.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// 0 or 1.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// 1 or 2, as the screen and the log say it.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The one beside.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }
}

impl ComputerSpeed {
    /// All of them, in tiles a second: each is a whole number of ticks a tile.
    pub const ALL: [Self; 8] =
        [Self(4), Self(5), Self(6), Self(8), Self(10), Self(12), Self(15), Self(20)];

    /// So many tiles a second, if that is one of them.
    pub fn new(tiles_per_second: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.0 == tiles_per_second)
    }

    /// Tiles a second.
    pub const fn tiles_per_second(self) -> u8 {
        self.0
    }

    /// Ticks a tile.
    pub const fn ticks_per_tile(self) -> u32 {
        TICKS_PER_SECOND / self.0 as u32
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            mode: Mode::Race,
            is_mirrored: false,
            best_of: BestOf(3),
            head_start: None,
            rival: Rival::Human,
        }
    }
}

impl Default for ComputerSpeed {
    fn default() -> Self {
        Self(8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_speed_is_a_whole_number_of_ticks() {
        for speed in ComputerSpeed::ALL {
            assert_eq!(TICKS_PER_SECOND % u32::from(speed.tiles_per_second()), 0);
            assert_eq!(ComputerSpeed::new(speed.tiles_per_second()), Some(speed));
        }
        assert_eq!(ComputerSpeed::new(7), None);
    }

    #[test]
    fn more_than_half_of_the_rounds_win() {
        assert_eq!(BestOf::ALL.map(BestOf::needed), [1, 2, 3, 4]);
        assert_eq!([0, 2, 4, 9].map(BestOf::new), [None; 4]);
    }
}
