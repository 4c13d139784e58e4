//! Keys as they go down and up become what a player asks for.
//!
//! A face hands in what happens in the order in which it happens, and takes the [`Inputs`] of one
//! tick after the other. Every press counts exactly once, however many ticks or frames lie between
//! two of them, and what is held beside a key counts for that key alone. No window is known here,
//! and no clipboard: what only a face can do comes back as an [`Errand`].

mod meaning;
mod modifiers;
mod pair;

use std::collections::{BTreeSet, VecDeque};

use super::bindings::{Bindings, Command};
use super::input::{Action, Inputs, Key, KeySet, Reading};
use crate::maze::Direction;
use meaning::{keys_to_walk, meaning};
pub use modifiers::Modifiers;
use pair::PairOfSets;

/// The keys of a player, and what was asked for with them until a tick takes it.
///
/// ```
/// use icetea_maze::game::input::{Action, Key};
/// use icetea_maze::game::keyboard::{Keyboard, Modifiers};
///
/// let mut keyboard = Keyboard::default();
/// keyboard.press(Key::Enter, Modifiers::default(), false);
/// keyboard.release(Key::Enter);
/// assert_eq!(keyboard.take().actions, [Action::Confirm]);
/// assert_eq!(keyboard.take().actions, []);
/// ```
#[derive(Debug)]
pub struct Keyboard {
    reading: Reading,
    bindings: Bindings,
    down: BTreeSet<Key>,
    /// Directions whose keys are down, the one pressed last at the end.
    held: Vec<Direction>,
    pair: PairOfSets,
    asked: VecDeque<Asked>,
    focus_lost: bool,
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

/// What only a face can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errand {
    /// Look what the clipboard has, and hand it in to [`Keyboard::paste`].
    Paste,
    /// The whole screen, or a window again.
    Fullscreen,
    /// A picture of the window.
    Screenshot,
}

/// Something that was asked for, and what was held beside it.
#[derive(Debug)]
struct Asked {
    action: Action,
    run: bool,
    leap: bool,
}

const SHIFTS: [Key; 2] = [Key::LeftShift, Key::RightShift];
const CONTROLS: [Key; 2] = [Key::LeftControl, Key::RightControl];

impl Default for Keyboard {
    fn default() -> Self {
        Self {
            reading: Reading::at_rest(KeySet::Menu),
            bindings: Bindings::default(),
            down: BTreeSet::new(),
            held: Vec::new(),
            pair: PairOfSets::default(),
            asked: VecDeque::new(),
            focus_lost: false,
            stirred: false,
        }
    }
}

impl Keyboard {
    /// From now on keys are read so.
    pub fn read_as(&mut self, reading: Reading, bindings: &Bindings) {
        self.reading = reading;
        if self.bindings != *bindings {
            self.bindings.clone_from(bindings);
        }
    }

    /// A key went down while others were held, or is told again since it is held down itself.
    pub fn press(&mut self, key: Key, with: Modifiers, is_repeat: bool) -> Option<Errand> {
        self.stirred = true;
        if is_repeat {
            let may_repeat =
                key == Key::Backspace || self.reading.arrows_repeat && key.arrow().is_some();
            return if may_repeat { self.act(key, with) } else { None };
        }
        self.down.insert(key);
        self.pair.press(key, &self.down, &self.bindings);
        match key {
            Key::Enter if with.alt => return Some(Errand::Fullscreen),
            _ => {}
        }
        self.act(key, with).or(match key {
            Key::F11 => Some(Errand::Fullscreen),
            Key::F12 => Some(Errand::Screenshot),
            _ => None,
        })
    }

    /// A key went down that the game has no name for.
    pub fn press_unknown(&mut self) {
        self.stirred = true;
        if self.reading.keys == KeySet::Taken {
            self.ask(Action::TakeKey(None), Modifiers::default());
        }
    }

    /// A key went up.
    pub fn release(&mut self, key: Key) {
        self.down.remove(&key);
    }

    /// What shows a key was clicked.
    pub fn click(&mut self, press: Press) -> Option<Errand> {
        self.pair.press(press.key, &self.down, &self.bindings);
        let with = Modifiers { control: press.with_control, ..Modifiers::default() };
        self.act(press.key, with)
    }

    /// A character was typed while others were held.
    pub fn write(&mut self, character: char, with: Modifiers) {
        if with.let_type(character) {
            self.ask(Action::Type(character), with);
        }
    }

    /// The clipboard has this. To look may have taken its time, and what happened meanwhile was
    /// never told: the keys may be up again.
    pub fn paste(&mut self, text: Option<String>) {
        if let Some(text) = text {
            self.ask(Action::Paste(text), Modifiers::default());
        }
        self.let_go();
    }

    /// Something was asked for by other means than keys.
    pub fn add(&mut self, action: Action) {
        self.ask(action, Modifiers::default());
    }

    /// Somebody is there.
    pub const fn stir(&mut self) {
        self.stirred = true;
    }

    /// Others get the keys from now on.
    pub fn lose_focus(&mut self) {
        self.focus_lost = true;
        self.let_go();
    }

    /// No key is down any more, as far as is known.
    fn let_go(&mut self) {
        self.down.clear();
        self.held.clear();
        self.pair = PairOfSets::default();
    }

    /// What the next tick gets.
    pub fn take(&mut self) -> Inputs {
        let Self { held, down, bindings, .. } = self;
        held.retain(|&way| keys_to_walk(way, bindings).iter().any(|key| down.contains(key)));
        let (runs_now, leaps_now) = (self.runs_now(), self.leaps_now());
        let portion: Vec<Asked> = self.asked.drain(..self.portion()).collect();
        let (mut run, leap) =
            portion.first().map_or((runs_now, leaps_now), |first| (first.run, first.leap));
        // The key to run may come a moment after the one to walk.
        run |= self.reading.keys == KeySet::Play && runs_now;
        Inputs {
            actions: portion.into_iter().map(|asked| asked.action).collect(),
            held: self.held.last().copied(),
            run,
            leap,
            steering: self.pair.take(&self.down, &self.bindings),
            focus_lost: std::mem::take(&mut self.focus_lost),
            stirred: std::mem::take(&mut self.stirred),
        }
    }

    /// How much of what was asked for a tick can take at once: what was asked for with the same
    /// keys held, and one step of a walk.
    fn portion(&self) -> usize {
        let Some(first) = self.asked.front() else { return 0 };
        let mut steps = 0;
        let fits = |asked: &&Asked| {
            steps += u32::from(matches!(asked.action, Action::Go(_)));
            (asked.run, asked.leap) == (first.run, first.leap) && steps <= 1
        };
        self.asked.iter().take_while(fits).count()
    }

    /// What a key asks for that went down, or of which a picture was clicked.
    fn act(&mut self, key: Key, with: Modifiers) -> Option<Errand> {
        let action = match (self.reading.keys, key) {
            (KeySet::Taken, Key::Escape) => Some(Action::Back),
            (KeySet::Taken, key) => Some(Action::TakeKey(Some(key))),
            (_, Key::C) if with.control => Some(Action::Copy),
            (_, Key::V) if with.control => return Some(Errand::Paste),
            (_, Key::Backspace) if with.control => Some(Action::UsualKeys),
            (keys, key) => meaning(key, !with.control, keys, &self.bindings),
        };
        if let Some(Action::Go(direction)) = action {
            self.held.retain(|&held| held != direction);
            self.held.push(direction);
        }
        if let Some(action) = action {
            self.ask(action, with);
        }
        None
    }

    fn ask(&mut self, action: Action, with: Modifiers) {
        // A key that was only tapped is told by what came with it.
        let is_shift_to_run = self.keys_to_run().iter().any(|key| SHIFTS.contains(key));
        let run = self.runs_now() || with.shift && is_shift_to_run;
        let leap = self.leaps_now() || with.control;
        self.asked.push_back(Asked { action, run, leap });
    }

    fn keys_to_run(&self) -> [Key; 2] {
        match self.reading.keys {
            KeySet::Play => [0, 1].map(|player| self.bindings.key(Command::run(player))),
            KeySet::Text
            | KeySet::Menu
            | KeySet::Theatre
            | KeySet::Results
            | KeySet::Replay
            | KeySet::SideBySide
            | KeySet::Taken => SHIFTS,
        }
    }

    fn runs_now(&self) -> bool {
        self.keys_to_run().iter().any(|key| self.down.contains(key))
    }

    fn leaps_now(&self) -> bool {
        CONTROLS.iter().any(|key| self.down.contains(key))
    }
}

#[cfg(test)]
mod tests;
