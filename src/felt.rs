//! Which events of a race shake a gamepad. Like the sounds, it needs no device.

use crate::game::race::{RaceEnd, RaceEvent, Seating};
use crate::game::rules::Feel;
use crate::game::versus::rules::Seat;

/// How a gamepad shakes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shake {
    /// How strongly the heavy motor turns, from 0 to 1.
    pub heavy: f32,
    /// How strongly the light motor turns, from 0 to 1.
    pub light: f32,
    /// For how long.
    pub milliseconds: u16,
}

/// A vibration, and for which player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Felt {
    /// A player of a match; `None` for a single player.
    pub seat: Option<Seat>,
    /// The vibration.
    pub shake: Shake,
}

const TAP: Shake = Shake { heavy: 0.0, light: 0.25, milliseconds: 60 };
const THUD: Shake = Shake { heavy: 0.3, light: 0.1, milliseconds: 80 };
const CRUNCH: Shake = Shake { heavy: 0.2, light: 0.5, milliseconds: 140 };
const SHOCK: Shake = Shake { heavy: 0.9, light: 0.6, milliseconds: 320 };
const CHEER: Shake = Shake { heavy: 0.4, light: 0.8, milliseconds: 450 };

impl Felt {
    /// The vibration of an event of a race, if it has one: walking has none.
    pub fn of_race(seating: Seating, event: &RaceEvent) -> Option<Self> {
        let (runner, shake) = match *event {
            RaceEvent::Bumped { runner } => (runner, THUD),
            RaceEvent::Ate { runner, .. } | RaceEvent::Took { runner, .. } => (runner, CRUNCH),
            RaceEvent::Rule { runner, event, .. } => match event.feel {
                Feel::Found | Feel::Joined { .. } => (runner, CRUNCH),
                Feel::Moved | Feel::Slid | Feel::Dipped => (runner, TAP),
            },
            RaceEvent::Caught { runner, .. } => (runner, SHOCK),
            RaceEvent::Stranded { is_asked: true } => (0, THUD),
            RaceEvent::Decided(RaceEnd::Won(runner)) => (runner, CHEER),
            _ => return None,
        };
        let seat = (seating != Seating::Alone).then(|| seating.player(runner));
        Some(Self { seat, shake })
    }
}
