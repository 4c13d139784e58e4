//! What lies on top of a screen gets input first: the on-screen keyboard and the code for phones.

use std::borrow::Cow;

use super::App;
use crate::game::input::{Action, InputDevice, Inputs, KeyReading, KeySet, Target};
use crate::game::screen_keyboard::{ScreenKeyboard, Stroke};
use crate::screens::{Screen, Writing};

impl App {
    /// The text field that is being edited.
    pub fn writing(&self) -> Option<Writing<'_>> {
        self.screen.state().writing(&self.world.settings)
    }

    /// How keys are read now.
    pub fn reading(&self) -> KeyReading {
        if self.screen_keyboard.is_some() {
            KeyReading::at_rest(KeySet::ScreenKeyboard)
        } else {
            let reading = self.screen.state().traits().reading;
            self.with_one_key(KeyReading { layout: self.world.settings.gamepad, ..reading })
        }
    }

    /// The input that is left for the screen after that. Using a real keyboard closes the on-screen
    /// one.
    pub(super) fn write<'i>(&mut self, inputs: &'i Inputs) -> Cow<'i, Inputs> {
        self.hand = inputs.taken_up.unwrap_or(self.hand);
        let mut left = Vec::new();
        if inputs.taken_up == Some(InputDevice::Keys) {
            left.extend(self.screen_keyboard.take().map(|_| Action::ScreenKeyboard));
        }
        for action in &inputs.actions {
            self.write_action(action, &mut left);
        }
        if left == inputs.actions {
            return Cow::Borrowed(inputs);
        }
        Cow::Owned(Inputs { actions: left, ..inputs.clone() })
    }

    fn write_action(&mut self, action: &Action, left: &mut Vec<Action>) {
        let writing = self.writing();
        let (text, done) = writing.map(|writing| (writing.text, writing.done)).unzip();
        let text = text.unwrap_or_default().into_owned();
        let stroke = self.screen_keyboard.as_mut().map(|keyboard| keyboard.act(action, &text));
        match stroke {
            None if *action == Action::Back && self.shown_code().is_some() => {
                self.world.shows_code = false;
            }
            None => {
                // In a web page the system shows its own keyboard on touch devices.
                let is_touched = self.hand == InputDevice::Finger
                    && cfg!(not(target_family = "wasm"))
                    && matches!(action, Action::Click(Target::Field(_)));
                if is_touched || *action == Action::ScreenKeyboard {
                    self.screen_keyboard = Some(ScreenKeyboard::default());
                }
                left.push(action.clone());
            }
            Some(None) => left.push(action.clone()),
            Some(Some(Stroke::Nothing)) => {}
            Some(Some(Stroke::Asks(action))) => left.push(action),
            Some(Some(Stroke::Closes)) => {
                self.screen_keyboard = None;
                left.push(Action::ScreenKeyboard);
            }
            Some(Some(Stroke::Finishes)) => {
                self.screen_keyboard = None;
                left.extend(done.flatten());
            }
        }
    }

    /// The code of the present moment, if it is shown for phones.
    pub fn shown_code(&self) -> Option<String> {
        let has_room = matches!(self.screen, Screen::Watch(_) | Screen::Lab(_));
        self.code().filter(|_| self.world.shows_code && has_room)
    }

    /// Closes the on-screen keyboard when there is nothing to type.
    pub(super) fn put_keyboard_away(&mut self) {
        if self.writing().is_none() {
            self.screen_keyboard = None;
        }
    }
}
