//! The commands that keys can be bound to, and the action of each.

use crate::game::input::{Action, Key};
use crate::maze::Direction;

/// Where a command applies. Two commands of one group never share a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandGroup {
    /// In a maze in play, and on the screens around it.
    Playing,
    /// In the theatre and the comparison side by side.
    Theatre,
    /// On the results of a run or round, and on pages.
    Pages,
}

macro_rules! commands {
    ($($group:ident { $($command:ident $key:ident $what:literal)* })*) => {
        /// A command that a key can be bound to.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "store", derive(serde::Serialize, serde::Deserialize))]
        pub enum KeyCommand { $($(#[doc = $what] $command),*),* }

        impl KeyCommand {
            /// All commands, in the order in which they are shown.
            pub const ALL: &[Self] = &[$($(Self::$command),*),*];

            /// The group where it applies.
            pub const fn group(self) -> CommandGroup {
                match self { $($(Self::$command => CommandGroup::$group),*),* }
            }

            /// Its key unless the player has chosen another one.
            pub const fn usual_key(self) -> Key {
                match self { $($(Self::$command => Key::$key),*),* }
            }
        }
    };
}

commands! {
    Playing {
        FirstUp W "Player 1 goes up."
        FirstLeft A "Player 1 goes left."
        FirstDown S "Player 1 goes down."
        FirstRight D "Player 1 goes right."
        FirstRun LeftShift "Player 1 runs."
        SecondUp Up "Player 2 goes up."
        SecondLeft Left "Player 2 goes left."
        SecondDown Down "Player 2 goes down."
        SecondRight Right "Player 2 goes right."
        SecondRun RightShift "Player 2 runs."
        Whole Tab "The whole maze, or the mouse again."
        Closer Plus "The view closer."
        Farther Minus "The view farther."
        Hint H "A hint."
        Solve Q "Auto-solve on or off."
        Hold Space "Auto-solve holds, or goes on."
        Trail T "The trail on or off."
        TakeBack Z "The last move in a puzzle is taken back."
        Flag F "A flag where the mouse is, or away with it."
        Ghost G "The ghost on or off."
        Hud U "What stands above the maze on or off."
        Pause P "A break."
        Restart R "The same maze from the start."
        NewMaze N "A maze with a new seed."
        Watch V "The maze at hand in the theatre."
        Mute M "All sound off or on."
    }
    Theatre {
        PlayPause Space "It goes on, or holds."
        Generator G "Another generator."
        Solver V "Another solver."
        Loops L "More loops."
        NewSeed N "Another seed."
        Picture S "This moment as a picture."
        Film E "A film of it."
        SideBySide C "Several side by side."
        School R "The rat school."
        SwitchKind K "Solvers or generators side by side."
        WhoLooked W "Who looked where."
        More Plus "Closer; one lane more side by side."
        Fewer Minus "Farther; one lane less side by side."
        TheatreMute M "All sound off or on in the theatre."
    }
    Pages {
        WatchAgain W "The run that is over once more."
        SaveRecording S "The run or round that is over as a file."
        Postcard P "A picture of the run that is over, to share."
        Challenge C "The run that is over as a challenge to others."
        Lesson L "The first lesson."
        Records B "What was played so far."
        Undo Z "What was cleared of it comes back."
    }
}

impl KeyCommand {
    /// The command to walk in a direction, for this player.
    pub const fn walk(player: usize, direction: Direction) -> Self {
        match (player, direction) {
            (0, Direction::Up) => Self::FirstUp,
            (0, Direction::Left) => Self::FirstLeft,
            (0, Direction::Down) => Self::FirstDown,
            (0, Direction::Right) => Self::FirstRight,
            (_, Direction::Up) => Self::SecondUp,
            (_, Direction::Left) => Self::SecondLeft,
            (_, Direction::Down) => Self::SecondDown,
            (_, Direction::Right) => Self::SecondRight,
        }
    }

    /// The command to run, for this player.
    pub const fn run(player: usize) -> Self {
        if player == 0 { Self::FirstRun } else { Self::SecondRun }
    }

    /// The action when its key is pressed. Running has none: its key modifies others.
    pub const fn action(self) -> Option<Action> {
        Some(match self {
            Self::FirstUp | Self::SecondUp => Action::Go(Direction::Up),
            Self::FirstLeft | Self::SecondLeft => Action::Go(Direction::Left),
            Self::FirstDown | Self::SecondDown => Action::Go(Direction::Down),
            Self::FirstRight | Self::SecondRight => Action::Go(Direction::Right),
            Self::FirstRun | Self::SecondRun => return None,
            Self::Whole => Action::Next,
            Self::Closer | Self::More => Action::Zoom(1.0),
            Self::Farther | Self::Fewer => Action::Zoom(-1.0),
            Self::Hint => Action::Hint,
            Self::Solve => Action::Solve,
            Self::Hold => Action::Confirm,
            Self::Trail => Action::Trail,
            Self::TakeBack => Action::TakeBack,
            Self::Flag => Action::Flag,
            Self::Ghost => Action::Ghost,
            Self::Hud => Action::Hud,
            Self::Pause => Action::Pause,
            Self::Restart => Action::Restart,
            Self::NewMaze | Self::NewSeed => Action::NewSeed,
            Self::Watch => Action::Watch,
            Self::Mute | Self::TheatreMute => Action::Mute,
            Self::PlayPause => Action::PlayPause,
            Self::Generator => Action::NextGenerator,
            Self::Solver => Action::NextSolver,
            Self::Loops => Action::MoreLoops,
            Self::Picture | Self::Postcard => Action::SavePicture,
            Self::Film => Action::Film,
            Self::SideBySide => Action::SideBySide,
            Self::School => Action::School,
            Self::SwitchKind => Action::SwitchKind,
            Self::WhoLooked => Action::WhoLooked,
            Self::Records => Action::Records,
            Self::Undo => Action::Undo,
            Self::WatchAgain => Action::WatchAgain,
            Self::SaveRecording => Action::SaveRecording,
            Self::Challenge => Action::Challenge,
            Self::Lesson => Action::Lesson,
        })
    }

    /// Whether both apply on some screen, so that they cannot share a key: those of one group, and
    /// those of playing that also work on pages.
    pub fn meets(self, other: Self) -> bool {
        let reaches = |one: Self, other: Self| {
            let goes_on = matches!(
                one,
                Self::Ghost | Self::Restart | Self::NewMaze | Self::Watch | Self::Mute
            );
            goes_on && other.group() == CommandGroup::Pages
        };
        self.group() == other.group() || reaches(self, other) || reaches(other, self)
    }

    /// Whether it can be bound to this key: some keys have a fixed meaning where it applies.
    pub const fn can_have(self, key: Key) -> bool {
        let is_of_timeline = matches!(
            key,
            Key::Up
                | Key::Down
                | Key::Left
                | Key::Right
                | Key::Tab
                | Key::LeftShift
                | Key::RightShift
        );
        match self.group() {
            _ if key.is_reserved() => false,
            CommandGroup::Playing => true,
            CommandGroup::Theatre => !is_of_timeline,
            // On pages the space bar confirms.
            CommandGroup::Pages => !is_of_timeline && !matches!(key, Key::Space),
        }
    }
}
