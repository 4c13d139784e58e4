//! What is typed into the fields of the maze panel, as far as it makes sense.

use super::Title;
use super::field::Field;
use crate::game::settings::MazeChoice;
use crate::maze::spec::{MAX_ROOMS, MIN_ROOMS, Side, seed};
use crate::maze::{Percent, SpecError};

/// How many characters a seed may have.
const MOST_SEED_CHARACTERS: usize = 40;

impl Title {
    pub(super) fn type_character(
        &mut self,
        field: Field,
        character: char,
        choice: &mut MazeChoice,
    ) {
        let fits = match field {
            Field::Width | Field::Height | Field::Loops => character.is_ascii_digit(),
            Field::Seed => !character.is_control(),
            _ => false,
        };
        let typed = self.typed.get_or_insert_default();
        if fits && typed.chars().count() < MOST_SEED_CHARACTERS {
            typed.push(character);
            self.apply_typed(field, choice);
        }
    }

    pub(super) fn erase(&mut self, field: Field, choice: &mut MazeChoice) {
        let text = match field {
            Field::Width => choice.width.to_string(),
            Field::Height => choice.height.to_string(),
            Field::Loops => choice.loops.to_string(),
            Field::Seed => choice.seed.clone(),
            _ => return,
        };
        self.typed.get_or_insert(text).pop();
        self.apply_typed(field, choice);
    }

    /// Takes over what was typed so far as soon as it makes sense, so that the preview follows.
    fn apply_typed(&mut self, field: Field, choice: &mut MazeChoice) {
        let Some(typed) = &self.typed else { return };
        let number = typed.parse::<u64>();
        let side = |side, number: u64| match u16::try_from(number) {
            Ok(rooms) if (MIN_ROOMS..=MAX_ROOMS).contains(&rooms) => Ok(rooms),
            _ => Err(SpecError::Side { side, rooms: number }),
        };
        let result = match (field, number) {
            (Field::Width, Ok(number)) => {
                side(Side::Width, number).map(|rooms| choice.width = rooms)
            }
            (Field::Height, Ok(number)) => {
                side(Side::Height, number).map(|rooms| choice.height = rooms)
            }
            (Field::Loops, Ok(number)) => u8::try_from(number)
                .map_err(|_| SpecError::Percent(typed.clone()))
                .and_then(Percent::new)
                .map(|share| choice.loops = share.get()),
            (Field::Seed, _) => seed::parse(typed).map(|_| choice.seed.clone_from(typed)),
            _ => Ok(()),
        };
        self.complaint = result.err();
    }

    pub(super) fn end_typing(&mut self) {
        self.typed = None;
        self.complaint = None;
    }
}
