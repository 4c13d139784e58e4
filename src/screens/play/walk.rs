//! Turns walking keys into steering, by the way of walking that the player has chosen.

use crate::game::rules::Puzzle;
use crate::game::settings::Walking;
use crate::game::tuning::OFFER_TICKS;
use crate::maze::Directions;
use crate::screens::prelude::*;

/// What is remembered from one tick to the next.
#[derive(Clone, Debug, Default)]
pub(super) struct Walk {
    /// The direction in which the mouse goes on by itself, if keys need not be held.
    tapped: Option<Direction>,
    /// For how many ticks directions have been offered at this place.
    offered_ticks: u32,
}

impl Walk {
    /// The steering of this tick, from these keys and the one that accepts the offered direction.
    pub fn steer(
        &mut self,
        walking: Walking,
        keys: Steering,
        is_taken: bool,
        race: &Race,
    ) -> Steering {
        let is_walking = race.runner(0).is_walking();
        match walking {
            Walking::Hold => keys,
            Walking::Tap => {
                let held = self.go_on_by_itself(keys.pressed, is_walking);
                Steering { held, ..keys }
            }
            Walking::OneKey if is_walking || keys.held.or(keys.pressed).is_some() => {
                self.offered_ticks = 0;
                keys
            }
            Walking::OneKey => {
                let offered = self.offered(race);
                self.offered_ticks = self.offered_ticks.wrapping_add(1);
                // In a dead end there is only one way, so it need not be confirmed.
                let is_taken = is_taken || race.has_begun() && ways(race).count() == 1;
                // Who may want to turn back is not led on to the next choice.
                let run = !race.puzzle().is_some_and(Puzzle::strides_count);
                Steering { pressed: offered.filter(|_| is_taken), held: None, run, insists: true }
            }
        }
    }

    /// The direction offered to a player who walks with one key: straight on first, back last.
    pub fn offered(&self, race: &Race) -> Option<Direction> {
        let turn = self.offered_ticks / OFFER_TICKS;
        let count = ways(race).count().max(1);
        ways(race).nth(turn as usize % count)
    }

    /// Stops the mouse until the next command.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// The direction tapped last, until it is tapped again or the mouse stands before a wall.
    fn go_on_by_itself(
        &mut self,
        pressed: Option<Direction>,
        is_walking: bool,
    ) -> Option<Direction> {
        if let Some(pressed) = pressed {
            self.tapped = (self.tapped != Some(pressed)).then_some(pressed);
        } else if !is_walking {
            self.tapped = None;
        }
        self.tapped
    }
}

/// The directions that are open where the mouse stands, and then those of walls that it can break.
fn ways(race: &Race) -> impl Iterator<Item = Direction> {
    let context = WalkContext::of(race, 0);
    let (open, walls) = (context.ways(context.here), race.breakable(context.here));
    let ahead = context.runner.heading();
    let turns = [ahead, ahead.clockwise(), ahead.counterclockwise(), ahead.opposite()];
    let among =
        move |wanted: Directions| turns.into_iter().filter(move |&turn| wanted.contains(turn));
    among(open).chain(among(walls))
}
