//! Programs of the player's own: a mouse that walks, a union-find that builds, a stack that solves.
//!
//! They run beside the game and talk to it in lines of text. A [`Host`] is the game's side of such a
//! conversation. It is pure: it takes a line and says what is answered, and knows neither a process
//! nor the time. Nothing that a program says is trusted; what means nothing is said to the player
//! and ends nothing.

mod body;
pub mod build_with;
mod command;
mod conversation;
mod curve;
mod end;
mod feed;
pub mod hops;
mod kept;
mod mms;
mod mouse_maze;
pub mod notebook;
mod passages;
mod run_log;
mod score;
pub mod solve_with;
mod stage;
mod told_forest;

pub use body::MouseBody;
pub use command::{COMMAND_FILE, join_words, split_command};
pub use conversation::Conversation;
pub use curve::MousePlace;
pub use end::{Enough, GuestEnd, GuestLimits};
pub use feed::{GuestFeed, GuestOrder, GuestPart, GuestTask, PageProgram};
pub use kept::{Beside, KeptProgram, KeptPrograms};
pub use mms::{MouseHost, Patience};
pub use mouse_maze::{GoalPlace, MAX_CELLS, MouseCell, MouseMaze, NoMouseMaze, contest_spec};
pub use run_log::{Hearing, LogKind, LogLine, MOST_HEARD, News, RunLog, RunMoment, Stage};
pub use score::{Cost, MouseScore, six_digits};
pub use stage::{MarkColour, MouseEvent, MouseStage};
pub use told_forest::Misconception;

/// What a program is told, line by line.
pub trait Host {
    /// Appends what the program is told before it has said anything.
    fn greet(&mut self, told: &mut String);

    /// Takes a line of the program, without its line break, and appends what it is told then.
    fn hear(&mut self, line: &str, told: &mut String);

    /// Takes a line that the program wrote to its log, which is its standard error.
    fn take_log(&mut self, line: &str) {
        let _ = line;
    }

    /// Whether all has been said, so that the program need not say anything more.
    fn is_done(&self) -> bool;
}

/// A host whose conversation is shown.
pub trait Performer: Host {
    /// What happens in it.
    type Event: Send + 'static;

    /// What has happened since it was last taken.
    fn news(&mut self) -> &mut Vec<News<Self::Event>>;

    /// Tells the program, when it asks, that its mouse was reset.
    fn press_reset(&mut self) {}

    /// How a conversation ended that ended like this; the host may have more to tell then.
    fn end_of(&mut self, end: GuestEnd) -> GuestEnd {
        end
    }
}
