//! Keys as they go down and up become what a player asks for.
//!
//! A face hands in what happens in the order in which it happens, and takes the [`Inputs`] of one
//! tick after the other. Every press counts exactly once, however many ticks or frames lie between
//! two of them; what is held beside a key counts for that key alone; and a key is read by the screen
//! that has the keys in the tick that takes it, not by the one before. No window is known here, and
//! no clipboard: what only a face can do is told as an [`FaceCommand`].

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

/// The keys of a player, and what happened to them until a tick takes it.
///
/// ```
/// use icetea_maze::game::bindings::Bindings;
/// use icetea_maze::game::input::{Action, Key, KeySet, Reading};
/// use icetea_maze::game::keyboard::{Keyboard, Modifiers};
///
/// let (menu, bindings) = (Reading::at_rest(KeySet::Menu), Bindings::default());
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
    /// Directions whose keys are down, the one pressed last at the end.
    held: Vec<Direction>,
    pair: PairOfSets,
    pads: PadStates,
    one_key: OneKey,
    /// What is in hand, and what the last tick was told of that.
    pub hand: InputDevice,
    hand_told: InputDevice,
    face_commands: Vec<FaceCommand>,
    stirred: bool,
}

/// A key as a screen shows it, to be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    /// Which one.
    pub key: Key,
    /// Ctrl is shown beside it.
    pub with_control: bool,
}

/// Something that happened.
#[derive(Debug)]
enum Edge {
    /// A key went down while others were held, or is told again since it is held down itself.
    Pressed {
        key: Option<Key>,
        with: Modifiers,
        is_repeat: bool,
    },
    Released(Key),
    Button(ButtonEdge),
    Clicked(Press),
    Typed(char),
    /// It was asked for by other means than keys.
    Asked(Action),
    Pasted(Option<String>),
    FocusLost,
}

impl Edge {
    /// A key with none beside it.
    fn pressed(key: Key, is_repeat: bool) -> Self {
        Self::Pressed { key: Some(key), with: Modifiers::default(), is_repeat }
    }
}

const CONTROLS: [Key; 2] = [Key::LeftControl, Key::RightControl];
const ALTS: [Key; 2] = [Key::LeftAlt, Key::RightAlt];

impl Keyboard {
    /// A key went down while others were held, or is told again since it is held down itself. The
    /// game has no name for some.
    pub fn press(&mut self, key: Option<Key>, with: Modifiers, is_repeat: bool) {
        self.stirred = true;
        self.hand = InputDevice::Keys;
        self.edges.push_back(Edge::Pressed { key, with, is_repeat });
    }

    /// A gamepad tells something; each has a number of its own. One that goes takes the keys along,
    /// so that nobody walks on unasked.
    pub fn pad(&mut self, id: u32, told: PadTold) {
        let edges = self.pads.tell(id, told);
        let is_used = edges.iter().any(|edge| edge.is_down);
        self.stirred |= is_used;
        if let Some(family) = self.pads.family(id).filter(|_| is_used) {
            self.hand = InputDevice::Pad(family);
        }
        self.edges.extend(edges.into_iter().map(Edge::Button));
        if told == PadTold::Went {
            self.hand = InputDevice::Keys;
            self.lose_focus();
        }
    }

    /// The gamepads that this player feels: of one who plays alone, those in hand.
    pub fn pads_of(&self, seat: Option<Seat>) -> impl Iterator<Item = u32> {
        let is_in_hand = self.hand.pad().is_some();
        self.pads.of(seat.map(Seat::index)).filter(move |_| is_in_hand || seat.is_some())
    }

    /// A finger lies on the screen.
    pub const fn touch(&mut self) {
        self.hand = InputDevice::Finger;
    }

    /// A finger is drawn so that this player's mouse walks that way, or no longer.
    pub fn swipe(&mut self, player: usize, direction: Direction, is_down: bool) {
        let edge = ButtonEdge { player, button: Button::Go(direction), is_down };
        self.stirred = true;
        self.edges.push_back(Edge::Button(edge));
    }

    /// A mouse moves. It may lie beside a gamepad, but nobody has one who has fingers alone.
    pub fn move_mouse(&mut self) {
        if self.hand == InputDevice::Finger {
            self.hand = InputDevice::Keys;
        }
    }

    /// A key went up.
    pub fn release(&mut self, key: Key) {
        self.edges.push_back(Edge::Released(key));
    }

    /// What shows a key was clicked.
    pub fn click(&mut self, press: Press) {
        self.edges.push_back(Edge::Clicked(press));
    }

    /// A character was typed while others were held.
    pub fn write(&mut self, character: char, with: Modifiers) {
        if with.let_type(character) {
            self.edges.push_back(Edge::Typed(character));
        }
    }

    /// The clipboard has this. To look may have taken its time, and what happened meanwhile was
    /// never told: the keys may be up again.
    pub fn paste(&mut self, text: Option<String>) {
        self.edges.push_back(Edge::Pasted(text.map(tidied)));
    }

    /// Something was asked for by other means than keys.
    pub fn add(&mut self, action: Action) {
        self.edges.push_back(Edge::Asked(action));
    }

    /// Somebody is there.
    pub const fn stir(&mut self) {
        self.stirred = true;
    }

    /// Others get the keys from now on.
    pub fn lose_focus(&mut self) {
        self.edges.push_back(Edge::FocusLost);
    }

    /// What a face has to do since it was asked last.
    pub fn take_face_commands(&mut self) -> Vec<FaceCommand> {
        std::mem::take(&mut self.face_commands)
    }

    /// What the next tick gets: what happened up to the first key that asks for something, or to the
    /// first character where nothing is written. What a key after it means, its screen will know.
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
                    // Where nothing was written yet, it may be the first letter of a text.
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
        // A key that was only tapped is told by what came with it.
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

    /// What happened, with the button of a pad as the key that it stands for.
    fn key_edge(&mut self, edge: Edge, KeyReader { reading, bindings }: KeyReader) -> Edge {
        let Edge::Button(button) = edge else { return edge };
        match self.pads.key(button, reading, bindings) {
            Some(key) if button.is_down => Edge::pressed(key, false),
            Some(key) => Edge::Released(key),
            None => edge,
        }
    }

    /// What a key asks for that went down.
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

    /// What a key asks for that went down, or of which a picture was clicked.
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

    /// No key is down any more, as far as is known.
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
