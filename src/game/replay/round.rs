//! Recordings of rounds of two, and checking them.
//!
//! Both tracks are in the first runner's maze, mirrored or not, as all rules are. A check repeats
//! every stride and lets the judge of real rounds decide who has won.

use std::sync::Arc;

use super::check::{self, Drift, check_path, check_steps};
use super::{Recorded, Recording, ReplayKind};
use crate::game::measured_maze::MeasuredMaze;
use crate::game::race::arena::{Arena, ArenaPlan};
use crate::game::race::{Entrant, Race, RaceEnd, RaceEvent};
use crate::game::versus::rules::{Rules, Seat};
use crate::maze::Maze;

/// The agreement for a round, and its outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedRound {
    /// The rules of the match.
    pub rules: Rules,
    /// Whether player 2 is on the first side.
    pub are_sides_swapped: bool,
    /// The winner, unless it was a draw.
    pub winner: Option<Seat>,
    /// How many cheeses each side ate, if there are several.
    pub cheeses: [u8; 2],
}

/// What was played, and the events in order with their ticks.
type Happened = (PlayedRound, Vec<(u32, RaceEvent)>);

impl PlayedRound {
    /// The player on a side.
    pub const fn player_at(&self, side: usize) -> Seat {
        if (side == 1) == self.are_sides_swapped { Seat::One } else { Seat::Two }
    }
}

impl Recording {
    /// What was played, and the events with their ticks, if the round is possible in this arena,
    /// which must be that of its code and mode.
    pub fn happened_in(&self, arena: &Arc<Arena>) -> Result<Happened, check::Verdict> {
        if !self.is_whole() {
            return Err(self.tampered());
        }
        let (ReplayKind::Round(played), [one, two]) = (&self.kind, &self.players[..]) else {
            return Err(check::Verdict::Drifts(Drift::Players(self.players.len())));
        };
        let events = self.go_round(played, [one, two], arena);
        events.map(|events| (*played, events)).map_err(check::Verdict::Drifts)
    }

    pub(super) fn check_round(
        &self,
        played: &PlayedRound,
        players: [&Recorded; 2],
        maze: &Maze,
    ) -> Result<(), Drift> {
        let measured = Arc::new(MeasuredMaze::new(maze.clone(), self.course.spec()));
        let plan = ArenaPlan::new(self.course, played.rules).drawn_alike();
        self.go_round(played, players, &Arc::new(Arena::new(plan, measured))).map(|_| ())
    }

    /// Repeats all strides, and returns what happened.
    fn go_round(
        &self,
        played: &PlayedRound,
        players: [&Recorded; 2],
        arena: &Arc<Arena>,
    ) -> Result<Vec<(u32, RaceEvent)>, Drift> {
        let maze = &arena.measured.maze;
        let entrants = [0, 1].map(|side| Entrant::of(played.rules, played.player_at(side)));
        for (side, player) in players.into_iter().enumerate() {
            check_entrance(player, entrants[side])?;
            check_path(player, maze, arena.starts[side])?;
            check_steps(player, player.track.strides().len())?;
        }
        let mut round = Race::of_two(Arc::clone(arena), entrants);
        let events = judge(&mut round, players)?;
        self.check_outcome(played, players, &round)?;
        Ok(events)
    }

    fn check_outcome(
        &self,
        played: &PlayedRound,
        players: [&Recorded; 2],
        round: &Race,
    ) -> Result<(), Drift> {
        let counted = match round.verdict.ok_or(Drift::Undecided)? {
            RaceEnd::Won(side) => Some(played.player_at(side)),
            RaceEnd::Draw => None,
        };
        if played.winner != counted {
            return Err(Drift::Winner { said: played.winner, counted });
        }
        for (side, player) in players.into_iter().enumerate() {
            let (said, counted) = (played.cheeses[side], round.runner(side).cheeses);
            if said != counted {
                let (said, counted) = (said.into(), counted.into());
                return Err(Drift::Cheeses { name: player.name.to_string(), said, counted });
            }
        }
        // The players may or may not have waited for the loser of a race.
        let counted = round.ticks as u32;
        let is_possible = self.ticks == counted || self.ticks > counted && !round.is_over();
        if is_possible { Ok(()) } else { Err(Drift::Ticks { said: self.ticks, counted }) }
    }
}

/// Checks that a player has the pace of the rules, and sets out no earlier than they allow.
fn check_entrance(player: &Recorded, entrant: Entrant) -> Result<(), Drift> {
    let name = || player.name.to_string();
    let delay = entrant.delay_ticks;
    if player.track.pace_ticks() != entrant.pace_ticks {
        return Err(Drift::OtherPace { name: name() });
    }
    match player.track.strides().first() {
        Some(first) if first.tick <= delay => {
            Err(Drift::HeadStart { name: name(), tick: first.tick, delay })
        }
        _ => Ok(()),
    }
}

/// Passes the arrivals of both to the judge, and returns what happened, if they stopped in time.
fn judge(round: &mut Race, players: [&Recorded; 2]) -> Result<Vec<(u32, RaceEvent)>, Drift> {
    let mut events = Vec::new();
    let mut left = players.map(|player| player.track.arrivals().peekable());
    while let Some(tick) = left.iter_mut().filter_map(|left| left.peek().map(|next| next.0)).min() {
        let came = left.each_mut().map(|left| left.next_if(|next| next.0 == tick));
        for side in (0..2).filter(|&side| came[side].is_some()) {
            if round.is_over() || round.runner(side).arrived_after.is_some() {
                return Err(Drift::AfterEnd { name: players[side].name.to_string(), tick });
            }
        }
        let told = round.judge_again(tick, came.map(|came| came.map(|(_, tile)| tile)));
        events.extend(told.into_iter().map(|event| (tick, event)));
    }
    Ok(events)
}
