//! What the walking keys come to, as the player wants them to be read.

use crate::game::race::Race;
use crate::game::screen::pointer_walk::WalkContext;
use crate::game::settings::Walking;
use crate::game::tuning::OFFER_TICKS;
use crate::game::walker::Steering;
use crate::maze::Direction;

/// What is kept of the keys from tick to tick.
#[derive(Clone, Debug, Default)]
pub(super) struct Walk {
    /// Where the mouse goes on to by itself, if a walking key need not be held.
    tapped: Option<Direction>,
    /// For how long ways have been offered where it stands.
    offered_ticks: u32,
}

impl Walk {
    /// How the mouse is steered in this tick, by these keys and by the one that takes what is
    /// offered.
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
                // Out of a dead end there is but one way.
                let is_taken = is_taken || race.has_begun() && ways(race).count() == 1;
                Steering { pressed: offered.filter(|_| is_taken), held: None, run: true }
            }
        }
    }

    /// The way that is offered now to who plays with one key: straight on first, back last.
    pub fn offered(&self, race: &Race) -> Option<Direction> {
        let turn = self.offered_ticks / OFFER_TICKS;
        let count = ways(race).count().max(1);
        ways(race).nth(turn as usize % count)
    }

    /// The mouse stands until it is told otherwise.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// The direction that was tapped last, until it was tapped again or the mouse stands before a
    /// wall.
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

/// The ways that are open where the mouse stands.
fn ways(race: &Race) -> impl Iterator<Item = Direction> {
    let context = WalkContext::of(race, 0);
    let open = context.grid.open_around(context.here);
    let ahead = context.runner.heading();
    let turns = [ahead, ahead.clockwise(), ahead.counterclockwise(), ahead.opposite()];
    turns.into_iter().filter(move |&turn| open.contains(turn))
}
