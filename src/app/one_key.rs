//! Playing with one key: the focus moves from entry to entry by itself.

use std::borrow::Cow;

use super::App;
use crate::game::input::{Action, Inputs, KeyReading, KeySet};
use crate::game::settings::Walking;
use crate::game::tuning::{OFFER_TICKS, USUAL_SPEED_PERCENT};
use crate::maze::Direction;
use crate::screens::Screen;

impl App {
    /// The reading of keys, by a single key if the player has chosen that and the screen allows it.
    pub(super) fn with_one_key(&self, reading: KeyReading) -> KeyReading {
        let is_for_one = match reading.keys {
            KeySet::Menu | KeySet::Results => true,
            KeySet::Play => matches!(self.screen, Screen::Play(_) | Screen::Endless(_)),
            KeySet::Text
            | KeySet::ScreenKeyboard
            | KeySet::Theatre
            | KeySet::Replay
            | KeySet::SideBySide
            | KeySet::Lab
            | KeySet::Taken => false,
        };
        let one_key = is_for_one && self.world.settings.walking == Walking::OneKey;
        KeyReading { one_key, ..reading }
    }

    /// Moves the focus to the next entry from time to time, unless there is any input.
    pub(super) fn offer_next<'i>(&mut self, inputs: Cow<'i, Inputs>) -> Cow<'i, Inputs> {
        self.offered_ticks += 1;
        if inputs.stirred || !inputs.actions.is_empty() || !self.has_entries_in_turn() {
            self.offered_ticks = 0;
        }
        let is_a_game = self.screen.state().traits().is_a_game;
        let percent =
            if is_a_game { USUAL_SPEED_PERCENT } else { self.world.settings.game_speed_percent };
        if u32::from(percent) * self.offered_ticks < u32::from(USUAL_SPEED_PERCENT) * OFFER_TICKS {
            return inputs;
        }
        self.offered_ticks = 0;
        Cow::Owned(Inputs { actions: vec![Action::Go(Direction::Down)], ..inputs.into_owned() })
    }

    /// Whether the focus moves by itself here: not on pages that open at the likeliest choice.
    fn has_entries_in_turn(&self) -> bool {
        let reading = self.reading();
        let is_in_turn = self.screen.state().traits().is_in_turn;
        reading.one_key && reading.keys != KeySet::Play && is_in_turn
    }
}
