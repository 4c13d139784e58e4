//! How a runner enters a race: after which delay, and how fast.

use crate::game::versus::rules::{HeadStart, Rival, Rules, Seat};

/// How a runner enters a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The delay.
    pub delay_ticks: u32,
    /// The pace in ticks per tile, if it is not that of a player.
    pub pace_ticks: Option<u32>,
}

impl Entrant {
    /// A runner that walks as players do.
    pub const fn player(delay_ticks: u32) -> Self {
        Self { delay_ticks, pace_ticks: None }
    }

    /// How a player enters a race of two under these rules.
    pub fn of(rules: Rules, player: Seat) -> Self {
        let head_start = rules.head_start.filter(|head_start| head_start.player != player);
        let pace_ticks = match rules.rival {
            Rival::Computer { speed, .. } if player == Seat::Two => Some(speed.ticks_per_tile()),
            Rival::Computer { .. } | Rival::Human | Rival::Ghost => None,
        };
        Self { delay_ticks: head_start.map_or(0, HeadStart::ticks), pace_ticks }
    }
}
