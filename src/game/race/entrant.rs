//! How somebody comes into a race: after which wait, and how fast.

use crate::game::versus::rules::{HeadStart, Rival, Rules, Seat};

/// How somebody comes into a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// How long this one has to wait.
    pub delay_ticks: u32,
    /// How fast this one walks in ticks a tile, if not as players do.
    pub pace_ticks: Option<u32>,
}

impl Entrant {
    /// Somebody who walks as players do.
    pub const fn player(delay_ticks: u32) -> Self {
        Self { delay_ticks, pace_ticks: None }
    }

    /// How a player comes into a race of two by these rules.
    pub fn of(rules: Rules, player: Seat) -> Self {
        let head_start = rules.head_start.filter(|head_start| head_start.player != player);
        let pace_ticks = match rules.rival {
            Rival::Computer { speed, .. } if player == Seat::Two => Some(speed.ticks_per_tile()),
            Rival::Computer { .. } | Rival::Human | Rival::Ghost => None,
        };
        Self { delay_ticks: head_start.map_or(0, HeadStart::ticks), pace_ticks }
    }
}
