//! What the world hears of a match: of players, and not of sides.

use std::sync::Arc;

use crate::game::clock::milliseconds_of;
use crate::game::records::MatchKind;
use crate::game::versus::arena::Arena;
use crate::game::versus::game::Match;
use crate::game::versus::round::{Round, RoundEvent, Verdict};
use crate::game::versus::rules::Seat;
use crate::maze::Tile;

/// What happened in a match, told of players and not of sides.
#[derive(Debug)]
pub enum VersusEvent {
    /// A round begins.
    Began(Arc<Arena>),
    /// Somebody came to this place, as their own half shows it.
    Stepped(Seat, Tile),
    /// There was a wall.
    Bumped(Seat),
    /// Somebody has eaten a cheese.
    Ate(Seat, Tile),
    /// Somebody stands where they wanted to go.
    Finished {
        /// Who.
        player: Seat,
        /// The strides walked.
        steps: u32,
        /// The strides of a shortest way.
        shortest: u32,
        /// How long it took.
        milliseconds: u64,
    },
    /// The round is decided: who has won it, if anybody has.
    Decided(Option<Seat>),
    /// The match is over: who has won it, if anybody has.
    Over(MatchKind, Option<Seat>),
}

/// What the world hears of an event of the round.
pub(super) fn told(game: &Match, round: &Round, event: RoundEvent) -> Option<VersusEvent> {
    let arena = round.arena();
    Some(match event {
        RoundEvent::Stepped { side, tile } => {
            VersusEvent::Stepped(game.player_at(side), arena.tile_for(side, tile))
        }
        RoundEvent::Bumped { side } => VersusEvent::Bumped(game.player_at(side)),
        RoundEvent::Ate { side, tile } => {
            VersusEvent::Ate(game.player_at(side), arena.tile_for(side, tile))
        }
        RoundEvent::Arrived { side } => {
            let racer = round.racer(side);
            VersusEvent::Finished {
                player: game.player_at(side),
                steps: racer.steps(),
                shortest: arena.shortest(side),
                milliseconds: milliseconds_of(racer.arrived_after()?),
            }
        }
        RoundEvent::Decided(Verdict::Won(side)) => VersusEvent::Decided(Some(game.player_at(side))),
        RoundEvent::Decided(Verdict::Draw) => VersusEvent::Decided(None),
    })
}
