//! Turns key presses and releases into input.
//!
//! A front end passes in what happens, in order, and takes the [`Inputs`] of one tick after the
//! other. Every press counts exactly once, however many ticks or frames lie between two of them;
//! modifiers count for the key pressed with them; and a key is interpreted by the screen of the
//! tick that takes it, not by the screen before. No window and no clipboard is known here: what
//! only a front end can do is returned as a [`FaceCommand`].

mod buttons;
mod face_command;
mod meaning;
mod modifiers;
mod one_key;
mod pads;
mod pair;
mod pasted;
mod reader;

use std::collections::{BTreeSet, VecDeque};

use super::bindings::Bindings;
use super::input::{Action, Button, InputDevice, Inputs, Key, KeyReading, KeySet};
use crate::game::versus::rules::Seat;
use crate::maze::Direction;
pub use buttons::button_for;
pub use face_command::FaceCommand;
use meaning::{keys_to_walk, meaning};
pub use modifiers::Modifiers;
use one_key::OneKey;
pub use pads::PadTold;
use pads::{ButtonEdge, PadStates};
use pair::PairOfSets;
use pasted::tidied;
use reader::{KeyReader, SHIFTS};

/// The state of a player's keys, and the events that no tick has taken yet.
///
/// ```
/// use icetea_maze::game::bindings::Bindings;
/// use icetea_maze::game::input::{Action, Key, KeySet, KeyReading};
/// use icetea_maze::game::keyboard::{Keyboard, Modifiers};
///
/// let (menu, bindings) = (KeyReading::at_rest(KeySet::Menu), Bindings::default());
/// let mut keyboard = Keyboard::default();
/// keyboard.press(Some(Key::Enter), Modifiers::default(), false);
/// keyboard.release(Key::Enter);
/// assert_eq!(keyboard.take(menu, &bindings).actions, [Action::Confirm]);
/// assert_eq!(keyboard.take(menu, &bindings).actions, []);
/// ```
#[derive(Debug, Default)]
pub struct Keyboard {
    edges: VecDeque<Edge>,
    down: BTreeSet<Key>,
    /// The directions of held keys, the one pressed last at the end.
    held: Vec<Direction>,
    pair: PairOfSets,
    pads: PadStates,
    one_key: OneKey,
    /// The device in use, and the one that the last tick was told of.
    pub hand: InputDevice,
    hand_told: InputDevice,
    face_commands: Vec<FaceCommand>,
    stirred: bool,
}

/// A key that is shown on a screen and can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    /// The key.
    pub key: Key,
    /// Whether Ctrl is shown with it.
    pub with_control: bool,
}

/// An input event.
#[derive(Debug)]
enum Edge {
    /// A key was pressed while modifiers were held, or repeats.
    Pressed {
        key: Option<Key>,
        with: Modifiers,
        is_repeat: bool,
    },
    Released(Key),
    Button(ButtonEdge),
    Clicked(Press),
    Typed(char),
    /// An action that does not come from a key.
    Asked(Action),
    Pasted(Option<String>),
    FocusLost,
}

impl Edge {
    /// A key without modifiers.
    fn pressed(key: Key, is_repeat: bool) -> Self {
        Self::Pressed { key: Some(key), with: Modifiers::default(), is_repeat }
    }
}

const CONTROLS: [Key; 2] = [Key::LeftControl, Key::RightControl];
const ALTS: [Key; 2] = [Key::LeftAlt, Key::RightAlt];

impl Keyboard {
    /// A key was pressed while modifiers were held, or repeats. The game has no name for some keys.
    pub fn press(&mut self, key: Option<Key>, with: Modifiers, is_repeat: bool) {
        self.stirred = true;
        self.hand = InputDevice::Keys;
        self.edges.push_back(Edge::Pressed { key, with, is_repeat });
    }

    /// Takes a gamepad event; each pad has a number. A pad that goes releases its keys, so that no
    /// mouse walks on.
    pub fn pad(&mut self, id: u32, told: PadTold) {
        let edges = self.pads.tell(id, told);
        let is_used = edges.iter().any(|edge| edge.is_down);
        self.stirred |= is_used;
        if let Some(family) = self.pads.family(id).filter(|_| is_used) {
            self.hand = InputDevice::Pad(family);
        }
        self.edges.extend(edges.into_iter().map(Edge::Button));
        if matches!(told, PadTold::Went | PadTold::Lost) {
            self.hand = InputDevice::Keys;
            self.lose_focus();
        }
    }

    /// The player whose mouse a pad moves.
    pub fn player_of_pad(&self, id: u32) -> Option<usize> {
        self.pads.player_of(id)
    }

    /// The gamepads that vibrate for this player; with one player, those in use.
    pub fn pads_of(&self, seat: Option<Seat>) -> impl Iterator<Item = u32> {
        let is_in_hand = self.hand.pad().is_some();
        self.pads.of(seat.map(Seat::index)).filter(move |_| is_in_hand || seat.is_some())
    }

    /// A finger touches the screen.
    pub const fn touch(&mut self) {
        self.hand = InputDevice::Finger;
    }

    /// A swipe makes this player's mouse walk in a direction, or stop.
    pub fn swipe(&mut self, player: usize, direction: Direction, is_down: bool) {
        let edge = ButtonEdge { player, button: Button::Go(direction), is_down };
        self.stirred = true;
        self.edges.push_back(Edge::Button(edge));
    }

    /// A mouse moved, which ends the use of fingers, but not of a gamepad beside it.
    pub fn move_mouse(&mut self) {
        if self.hand == InputDevice::Finger {
            self.hand = InputDevice::Keys;
        }
    }

    /// A key was released.
    pub fn release(&mut self, key: Key) {
        self.edges.push_back(Edge::Released(key));
    }

    /// A key shown on the screen was clicked.
    pub fn click(&mut self, press: Press) {
        self.edges.push_back(Edge::Clicked(press));
    }

    /// A character was typed while modifiers were held.
    pub fn write(&mut self, character: char, with: Modifiers) {
        if with.let_type(character) {
            self.edges.push_back(Edge::Typed(character));
        }
    }

    /// The contents of the clipboard have arrived. Reading them may have taken a while without key
    /// events, so all keys count as released.
    pub fn paste(&mut self, text: Option<String>) {
        self.edges.push_back(Edge::Pasted(text.map(tidied)));
    }

    /// Adds an action that does not come from a key.
    pub fn add(&mut self, action: Action) {
        self.edges.push_back(Edge::Asked(action));
    }

    /// Records a sign of the player's presence.
    pub const fn stir(&mut self) {
        self.stirred = true;
    }

    /// The window has lost the keyboard focus.
    pub fn lose_focus(&mut self) {
        self.edges.push_back(Edge::FocusLost);
    }

    /// The commands for the front end since the last call.
    pub fn take_face_commands(&mut self) -> Vec<FaceCommand> {
        std::mem::take(&mut self.face_commands)
    }

    /// The input of the next tick: all events up to the first key that causes an action, or the
    /// first character if no text is edited. Later keys are left for the screen that results.
    pub fn take(&mut self, reading: KeyReading, bindings: &Bindings) -> Inputs {
        let reader = KeyReader { reading, bindings };
        let mut inputs = Inputs::default();
        let hand_told = std::mem::replace(&mut self.hand_told, self.hand);
        inputs.taken_up = Some(self.hand).filter(|&hand| hand != hand_told);
        let mut beside = None;
        self.edges.extend(self.pads.repeated().map(|key| Edge::pressed(key, true)));
        self.edges.extend(self.one_key.tick().map(Edge::Asked));
        while beside.is_none()
            && !inputs.focus_lost
            && let Some(edge) = self.edges.pop_front()
        {
            match self.key_edge(edge, reader) {
                Edge::Pressed { key, with, is_repeat } => {
                    let action = self.pressed(key, with, is_repeat, reader);
                    beside = action.is_some().then_some(with);
                    inputs.actions.extend(action);
                }
                Edge::Released(key) => {
                    self.down.remove(&key);
                    let action = self.one_key.release(key);
                    beside = action.is_some().then(Modifiers::default);
                    inputs.actions.extend(action);
                }
                Edge::Button(button) => inputs.actions.extend(button.taken(reading)),
                Edge::Clicked(Press { key, with_control }) => {
                    let with = Modifiers { control: with_control, ..Modifiers::default() };
                    self.pair.press(key, &self.down, bindings);
                    let action = self.act(key, with, reader);
                    beside = action.is_some().then_some(with);
                    inputs.actions.extend(action);
                }
                Edge::Typed(character) => {
                    inputs.actions.push(Action::Type(character));
                    // If no text was edited before, it may be the first letter of one.
                    if reading.keys != KeySet::Text {
                        break;
                    }
                }
                Edge::Asked(action) => inputs.actions.push(action),
                Edge::Pasted(text) => {
                    inputs.actions.extend(text.map(Action::Paste));
                    self.let_go();
                }
                Edge::FocusLost => {
                    inputs.focus_lost = true;
                    self.let_go();
                }
            }
        }
        let down = |key: &Key| self.down.contains(key);
        let keys_to_run = reader.keys_to_run();
        // A Shift that was only tapped shows in the modifiers of the key pressed with it.
        let with_shift = keys_to_run.iter().any(|key| SHIFTS.contains(key));
        let Modifiers { shift, control, alt, .. } = beside.unwrap_or_default();
        inputs.run = keys_to_run.iter().any(down) || shift && with_shift;
        inputs.leap = CONTROLS.iter().any(down) || control;
        inputs.finer = ALTS.iter().any(down) || alt;
        let is_down = |&direction: &Direction| keys_to_walk(direction, bindings).iter().any(down);
        self.held.retain(is_down);
        inputs.held = self.held.last().copied();
        inputs.steering = self.pair.take(&self.down, bindings);
        inputs.stirred = std::mem::take(&mut self.stirred);
        inputs
    }

    /// Converts a pad button event to one of the key that it stands for.
    fn key_edge(&mut self, edge: Edge, KeyReader { reading, bindings }: KeyReader) -> Edge {
        let Edge::Button(button) = edge else { return edge };
        match self.pads.key(button, reading, bindings) {
            Some(key) if button.is_down => Edge::pressed(key, false),
            Some(key) => Edge::Released(key),
            None => edge,
        }
    }

    /// The action of a pressed key.
    fn pressed(
        &mut self,
        key: Option<Key>,
        with: Modifiers,
        is_repeat: bool,
        reader: KeyReader,
    ) -> Option<Action> {
        let Some(key) = key else {
            let is_taken = reader.reading.keys == KeySet::Taken && !is_repeat;
            return is_taken.then_some(Action::TakeKey(None));
        };
        if is_repeat {
            let is_arrow = reader.reading.arrows_repeat && key.arrow().is_some();
            return if is_arrow || key == Key::Backspace {
                self.act(key, with, reader)
            } else {
                None
            };
        }
        self.down.insert(key);
        self.pair.press(key, &self.down, reader.bindings);
        self.face_commands.extend(FaceCommand::of(key, with.alt));
        if key == Key::Enter && with.alt {
            None
        } else if reader.is_the_one_key(key) {
            self.one_key.press(key);
            None
        } else {
            self.act(key, with, reader)
        }
    }

    /// The action of a key that was pressed, or clicked on the screen.
    fn act(&mut self, key: Key, with: Modifiers, reader: KeyReader) -> Option<Action> {
        let action = match (reader.reading.keys, key) {
            (KeySet::Taken, Key::Escape) => Some(Action::Back),
            (KeySet::Taken, key) => Some(Action::TakeKey(Some(key))),
            (_, Key::C) if with.control => Some(Action::Copy),
            (_, Key::V) if with.control => {
                self.face_commands.push(FaceCommand::Paste);
                None
            }
            (_, Key::Backspace) if with.control => Some(Action::UsualKeys),
            (keys, key) => meaning(key, !with.control, keys, reader.bindings),
        };
        if let Some(Action::Go(direction)) = action {
            self.held.retain(|&held| held != direction);
            self.held.push(direction);
        }
        action
    }

    /// Releases all keys, since their state is unknown.
    fn let_go(&mut self) {
        self.down.clear();
        self.pads.let_go();
        self.one_key = OneKey::default();
        self.held.clear();
        self.pair = PairOfSets::default();
    }
}

#[cfg(test)]
mod pad_tests;
#[cfg(test)]
mod tests;
