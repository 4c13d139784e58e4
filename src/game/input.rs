//! What a player asks for in one tick, whatever keys or buttons it came from.

mod button;
mod hand;
mod key;
mod mapping;
mod reading;

use super::walker::Steering;
use crate::maze::Direction;

pub use button::{Button, Family};
pub use hand::InputDevice;
pub use key::Key;
pub use mapping::{Mapping, PadId, PadMeaning, PadPart};
pub use reading::{KeyReading, KeySet};

/// Everything that comes from outside in one tick.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    /// What was asked for since the last tick, in order.
    pub actions: Vec<Action>,
    /// The direction whose key is down, the one pressed last if several are.
    pub held: Option<Direction>,
    /// Whether the key to run is down.
    pub run: bool,
    /// Whether the key for great leaps is down.
    pub leap: bool,
    /// Whether the key for parts of steps is down.
    pub finer: bool,
    /// What each of two players asks of the own mouse, by the own set of keys.
    pub steering: [Steering; 2],
    /// The window is no longer the one that gets the keys.
    pub focus_lost: bool,
    /// Any key went down, or the pointer moved.
    pub stirred: bool,
    /// What the player has in hand from now on, if that was something else before.
    pub taken_up: Option<InputDevice>,
}

/// One thing that a player asks for. What it means depends on the screen.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// An arrow key or its like went down.
    Go(Direction),
    /// Yes, go on.
    Confirm,
    /// Back to where one came from; a pause while playing.
    Back,
    /// The next group of things, or the whole maze while playing.
    Next,
    /// A hint.
    Hint,
    /// Auto-solve on or off.
    Solve,
    /// The trail on or off.
    Trail,
    /// A flag where the mouse is, or away with it.
    Flag,
    /// The same maze from the start.
    Restart,
    /// A maze with a new seed.
    NewSeed,
    /// A break.
    Pause,
    /// All sound off or on.
    Mute,
    /// The ghost on or off, or a race against the best run.
    Ghost,
    /// What stands above the maze on or off.
    Hud,
    /// The view closer (above 0) or farther, in notches.
    Zoom(f32),
    /// Faster, as far as something has a speed.
    Faster,
    /// Slower.
    Slower,
    /// The end of what is shown step by step.
    Skip,
    /// The beginning of it.
    Home,
    /// The page before (below 0) or after, as of a calendar; the flag, while playing.
    Page(i8),
    /// It goes on, or holds.
    PlayPause,
    /// What is shown step by step again and again, from here or to here.
    Loop,
    /// A mark where one is on the timeline, or away with it.
    SetMark,
    /// A bar is held at this share of its length.
    Drag(f32),
    /// The pointer leads: it is held so many logical pixels from the upper left corner.
    Lead(f32, f32),
    /// It leads no more.
    LeadNoMore,
    /// The first lesson.
    Lesson,
    /// The maze at hand in the theatre.
    Watch,
    /// This very moment as a picture, or the run that is over as a postcard.
    SavePicture,
    /// The run that is over once more, to be watched.
    WatchAgain,
    /// The run that is over as a file.
    SaveRecording,
    /// The run that is over as a challenge to others.
    Challenge,
    /// A film of what is shown step by step.
    Film,
    /// Another generator.
    NextGenerator,
    /// Another solver.
    NextSolver,
    /// Another estimate for A*.
    NextEstimate,
    /// More loops, or after all of them none.
    MoreLoops,
    /// What is shown beside others of its kind.
    SideBySide,
    /// What is shown, done by oneself.
    Ask,
    /// A hall is asked: it thinks, and then hands are counted.
    Hands,
    /// What calls itself in place of what goes round with a stack, or the other way round.
    Recursion,
    /// A search of rooms is told tile by tile, or room by room again.
    Tiles,
    /// Rats that learn what is shown.
    School,
    /// Solvers instead of generators, or generators instead of solvers.
    SwitchKind,
    /// The lane with this number, counted from 0, or what else a digit leads to.
    Lane(usize),
    /// Who looked where in a contest.
    WhoLooked,
    /// One lane more.
    MoreLanes,
    /// One lane less.
    FewerLanes,
    /// What was played so far.
    Records,
    /// What was cleared comes back.
    Undo,
    /// In words, where the mouse is and where the cheese.
    WhereAmI,
    /// In words, how far it can go each way.
    WhatIsOpen,
    /// The keys that had no room at the foot.
    MoreKeys,
    /// This moment as a code for phones on the screen, or away with it.
    ShowCode,
    /// What is shown on paper, to be done by hand.
    Worksheet,
    /// The code to the clipboard.
    Copy,
    /// A text from the clipboard or a file that was dropped.
    Paste(String),
    /// A key for the command that waits for one; nothing if it cannot be given away.
    TakeKey(Option<Key>),
    /// A button of a gamepad for the command that waits for one.
    TakeButton(Button),
    /// The usual key for every command.
    UsualKeys,
    /// A character that was typed.
    Type(char),
    /// The last character away.
    Erase,
    /// A keyboard on the screen, for who has none at hand; or away with it.
    ScreenKeyboard,
    /// The pointer is on something.
    Point(Target),
    /// Something was clicked.
    Click(Target),
}

/// Something on the screen that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// An entry of the screen's menu, counted from 0.
    Entry(usize),
    /// A field, counted from 0.
    Field(usize),
    /// A choice among several in a field.
    Choice(usize, usize),
    /// The arrow of a field that makes it less (below 0) or more.
    Arrow(usize, i8),
    /// The first lesson, offered: taken, or not.
    Offer(bool),
    /// A bar that can be dragged.
    Bar,
    /// A room of a small maze, by its number.
    Room(u32),
    /// A key of the keyboard on the screen, counted from 0.
    ScreenKey(usize),
    /// The pause, for the one of two who sits across.
    PauseAcross,
    /// Nothing any more.
    Nowhere,
}
