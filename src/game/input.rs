//! A player's input in one tick, from whatever device.

mod button;
mod hand;
mod key;
mod mapping;
mod reading;

use super::walker::Steering;
use crate::maze::{Direction, Tile};

pub use button::{Button, Family};
pub use hand::InputDevice;
pub use key::Key;
pub use mapping::{Mapping, PadId, PadMeaning, PadPart};
pub use reading::{KeyReading, KeySet};

/// All input in one tick.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    /// The actions since the last tick, in order.
    pub actions: Vec<Action>,
    /// The direction of a held key; if there are several, of the one pressed last.
    pub held: Option<Direction>,
    /// Whether the key to run is held.
    pub run: bool,
    /// Whether the key for large steps is held.
    pub leap: bool,
    /// Whether the key for parts of steps is held.
    pub finer: bool,
    /// The steering of each player's own mouse, by their own set of keys.
    pub steering: [Steering; 2],
    /// Whether the window has lost the keyboard focus.
    pub focus_lost: bool,
    /// Whether any key was pressed, or the pointer moved.
    pub stirred: bool,
    /// The device that the player uses from now on, if it has changed.
    pub taken_up: Option<InputDevice>,
}

impl Inputs {
    /// The text that was pasted, if it is meant for this.
    pub fn pasted(&self, is_meant: impl Fn(&str) -> bool) -> Option<&str> {
        self.actions.iter().find_map(|action| match action {
            Action::Paste(text) if is_meant(text) => Some(&**text),
            _ => None,
        })
    }
}

/// The directions whose keys were pressed in one picture. Whether they are still down is known in the next
/// one: until then they are not held, or else a tap would walk two rooms where a picture takes long.
#[derive(Debug, Default)]
pub struct JustPressed([Option<Direction>; 3]);

impl JustPressed {
    /// Changes the input of each tick of the picture in turn.
    pub fn apply(&mut self, inputs: &mut Inputs) {
        let gone = inputs.actions.iter().rev().find_map(|action| match *action {
            Action::Go(direction) => Some(direction),
            _ => None,
        });
        let [one, two] = &mut inputs.steering;
        let keys =
            [(&mut inputs.held, gone), (&mut one.held, one.pressed), (&mut two.held, two.pressed)];
        for ((held, pressed), before) in keys.into_iter().zip(&mut self.0) {
            *held = held.filter(|&direction| Some(direction) != *before);
            *before = pressed.or(*before);
        }
    }
}

/// A single request of a player. Its meaning depends on the screen.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// An arrow key or its equivalent was pressed.
    Go(Direction),
    /// Yes, go on.
    Confirm,
    /// Back to the previous screen; a pause while playing.
    Back,
    /// The next group of controls, or the whole maze while playing.
    Next,
    /// A hint.
    Hint,
    /// Auto-solve on or off.
    Solve,
    /// The trail on or off.
    Trail,
    /// Plants a flag where the mouse is, or removes it.
    Flag,
    /// The maze from the start.
    Restart,
    /// A maze with a new seed.
    NewSeed,
    /// A pause.
    Pause,
    /// All sound off or on.
    Mute,
    /// The ghost on or off, or a race against the best run.
    Ghost,
    /// The numbers above the maze on or off.
    Hud,
    /// Zooms in (positive) or out, in notches.
    Zoom(f32),
    /// Higher speed.
    Faster,
    /// Lower speed.
    Slower,
    /// To the end of what is shown step by step.
    Skip,
    /// To its beginning.
    Home,
    /// The previous (negative) or next page, as of a calendar; the flag, while playing.
    Page(i8),
    /// Plays or pauses.
    PlayPause,
    /// Marks the beginning or the end of the part that is repeated.
    Loop,
    /// Adds a mark at the present step, or removes it.
    SetMark,
    /// A bar is dragged to this share of its length.
    Drag(f32),
    /// The pointer is held at this position, in logical pixels from the upper left corner.
    Lead(f32, f32),
    /// The pointer is at this position when the wheel is turned.
    Aim(f32, f32),
    /// The pointer is released.
    LeadNoMore,
    /// The first lesson.
    Lesson,
    /// The present maze in the theatre.
    Watch,
    /// The present moment as a picture, or the finished run as a postcard.
    SavePicture,
    /// Replays the finished run.
    WatchAgain,
    /// The finished run as a file.
    SaveRecording,
    /// The finished run as a challenge to others.
    Challenge,
    /// A film of what is shown step by step.
    Film,
    /// Another generator.
    NextGenerator,
    /// Another solver.
    NextSolver,
    /// Another estimate for A*.
    NextEstimate,
    /// More loops; after the most come none.
    MoreLoops,
    /// What is shown, compared side by side with others of its kind.
    SideBySide,
    /// What is shown, as an exercise.
    Ask,
    /// Starts a vote of the audience, and then the counting of hands.
    Hands,
    /// A recursive explanation instead of one with a loop, or back.
    Recursion,
    /// A search by tiles instead of rooms, or back.
    Tiles,
    /// Rats that learn the maze that is shown.
    School,
    /// The quiz of what built a maze.
    WhichBuilt,
    /// A program of the player's own in the maze that is shown.
    OwnProgram,
    /// Phones become pads.
    Phones,
    /// Solvers instead of generators, or generators instead of solvers.
    SwitchKind,
    /// The lane of this index, or whatever else a digit selects.
    Lane(usize),
    /// Which lane searched where in a contest.
    WhoLooked,
    /// One more lane.
    MoreLanes,
    /// One lane fewer.
    FewerLanes,
    /// The records.
    Records,
    /// Restores what was cleared.
    Undo,
    /// Does again what was taken back.
    Redo,
    /// The last move is taken back.
    TakeBack,
    /// In words, where the mouse and the cheese are.
    WhereAmI,
    /// In words, how far the mouse can go in each direction.
    WhatIsOpen,
    /// Shows the keys for which the footer had no room.
    MoreKeys,
    /// Shows the present moment as a code for phones, or hides it.
    ShowCode,
    /// What is shown as a worksheet on paper.
    Worksheet,
    /// Copies the code to the clipboard.
    Copy,
    /// A text from the clipboard or a dropped file.
    Paste(String),
    /// A key for the command that waits for one; none for a key that cannot be bound.
    TakeKey(Option<Key>),
    /// A gamepad button for the command that waits for one.
    TakeButton(Button),
    /// The usual key for every command.
    UsualKeys,
    /// A character that was typed.
    Type(char),
    /// Erases the last character.
    Erase,
    /// Opens the on-screen keyboard for players without a keyboard at hand, or closes it.
    ScreenKeyboard,
    /// The pointer has moved onto something.
    Point(Target),
    /// Something was clicked.
    Click(Target),
    /// The pointer, which has pressed a tile, has moved onto this one.
    Sweep(Tile),
    /// It is released.
    Lift,
}

/// Something on the screen that the pointer can be on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// An entry of the screen's menu, by index.
    Entry(usize),
    /// A field, by index.
    Field(usize),
    /// A choice of a field, by the indexes of both.
    Choice(usize, usize),
    /// The arrow of a field that decreases its value (negative) or increases it.
    Arrow(usize, i8),
    /// The offer of the first lesson: accepted or not.
    Offer(bool),
    /// A bar that can be dragged.
    Bar,
    /// A room of a small maze, by its number.
    Room(u32),
    /// A room of a maze that is drawn, or a place between two.
    Tile(Tile),
    /// A part of it that can be looked at, by its number.
    Part(u16),
    /// A key of the on-screen keyboard, by index.
    ScreenKey(usize),
    /// The pause button of the player across the table.
    PauseAcross,
    /// Nothing.
    Nowhere,
}
