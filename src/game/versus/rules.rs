//! The rules that two players agree on before a match.
//!
//! Any value of these types can be played. Their text is in [`code`](super::code).

use crate::game::tuning::TICKS_PER_SECOND;

/// Everything that is agreed on besides the maze.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// What wins a round.
    pub mode: Mode,
    /// Whether the second player's maze is the mirror image of the first one's.
    pub is_mirrored: bool,
    /// The most rounds.
    pub best_of: BestOf,
    /// The head start of one player, if there is one.
    pub head_start: Option<HeadStart>,
    /// The second player.
    pub rival: Rival,
}

/// What wins a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mode {
    /// Being the first at the cheese.
    Race,
    /// Being the first to carry the only cheese for so many steps: touching the carrier takes it.
    Snatch,
    /// Being the first at the other's start; the starts are in opposite corners.
    Meet,
    /// Eating most of several cheeses.
    Hunt,
    /// A hunt of version 0.2, whose cheeses were equally far from both in sum alone: its codes and
    /// recordings stay what they are.
    FirstHunt,
    /// Being the first to eat several cheeses in a maze without end, each of which comes when the
    /// last one is eaten.
    Endless,
}

/// The most rounds of a match: a player who wins more than half of them has won it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestOf(u8);

/// One player may walk while the other still has to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeadStart {
    /// The player who may walk at once.
    pub player: Seat,
    /// How long the other has to wait.
    pub seconds: u8,
}

/// A player, on whichever side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
pub enum Seat {
    /// Player 1.
    One,
    /// Player 2.
    Two,
}

/// The opponent of player 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rival {
    /// A player at the same keyboard.
    Human,
    /// The computer.
    Computer {
        /// How it searches for its way.
        mind: Mind,
        /// Its speed.
        speed: ComputerSpeed,
    },
    /// The best saved run of the maze, replayed.
    Ghost,
}

/// How the computer searches for its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mind {
    /// It walks a depth-first search, including the way back from every dead end.
    DepthFirst,
    /// It walks a depth-first search, but recognises from afar what can only be a dead end.
    SharpDepthFirst,
    /// It keeps a hand on the wall.
    WallFollower,
    /// It knows the shortest path, but falls asleep at every fork.
    Dozer,
    /// It knows the shortest path.
    ShortestWay,
}

/// The speed of the computer, one of [`ComputerSpeed::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerSpeed(u8);

impl Mode {
    /// All modes that can be chosen, the usual one first.
    pub const ALL: [Self; 5] = [Self::Race, Self::Snatch, Self::Meet, Self::Hunt, Self::Endless];

    /// Its name in a match code.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Race => "race",
            Self::Meet => "meet",
            Self::Hunt => "hunt2",
            Self::FirstHunt => "hunt",
            Self::Endless => "endless",
            Self::Snatch => "snatch",
        }
    }

    /// All modes that a code may name.
    pub const KNOWN: [Self; 6] =
        [Self::Race, Self::Snatch, Self::Meet, Self::Hunt, Self::FirstHunt, Self::Endless];

    /// Whether it is a hunt, of any version.
    pub const fn is_hunt(self) -> bool {
        matches!(self, Self::Hunt | Self::FirstHunt)
    }

    /// Whether a round is won by points: cheeses, or steps with the cheese.
    pub const fn counts_points(self) -> bool {
        self.is_hunt() || matches!(self, Self::Endless | Self::Snatch)
    }
}

impl Rules {
    /// The rules for a ghost, which runs once in its only maze and waits for no one.
    #[must_use]
    pub const fn against_ghost(self) -> Self {
        Self { best_of: BestOf(1), head_start: None, rival: Rival::Ghost, ..self }
    }

    /// Whether a ghost fits these rules: it has run to the cheese, in this very maze.
    pub fn suit_a_ghost(self) -> bool {
        self.mode == Mode::Race && !self.is_mirrored
    }
}

impl Mind {
    /// All minds.
    pub const ALL: [Self; 5] = [
        Self::DepthFirst,
        Self::SharpDepthFirst,
        Self::WallFollower,
        Self::Dozer,
        Self::ShortestWay,
    ];

    /// Whether it knows the way from the beginning.
    pub const fn knows_the_way(self) -> bool {
        matches!(self, Self::Dozer | Self::ShortestWay)
    }

    /// Its name in a match code.
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
    /// All numbers of rounds.
    pub const ALL: [Self; 4] = [Self(1), Self(3), Self(5), Self(7)];

    /// At most `rounds` rounds, if that is a possible number.
    pub fn new(rounds: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|best_of| best_of.0 == rounds)
    }

    /// The most rounds.
    pub const fn rounds(self) -> u8 {
        self.0
    }

    /// How many rounds a player has to win to be sure of the match.
    pub const fn needed(self) -> u8 {
        self.0 / 2 + 1
    }
}

impl HeadStart {
    /// The longest head start.
    pub const MOST_SECONDS: u8 = 60;
    /// The head starts that the lobby offers.
    pub const USUAL_SECONDS: [u8; 3] = [2, 5, 10];

    /// How long the other player waits.
    pub const fn ticks(self) -> u32 {
        self.seconds as u32 * TICKS_PER_SECOND
    }
}

impl Seat {
    /// Both seats.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// 0 or 1.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// 1 or 2, as the screen and the log say it.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The other seat.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }
}

impl ComputerSpeed {
    /// All speeds in tiles per second: each is a whole number of ticks per tile.
    pub const ALL: [Self; 8] =
        [Self(4), Self(5), Self(6), Self(8), Self(10), Self(12), Self(15), Self(20)];

    /// A speed in tiles per second, if it is one of these.
    pub fn new(tiles_per_second: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.0 == tiles_per_second)
    }

    /// The speed in tiles per second.
    pub const fn tiles_per_second(self) -> u8 {
        self.0
    }

    /// The speed in ticks per tile.
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
