//! One round: two mice in one arena, moved together, and who has won.
//!
//! In a tick both are moved first and judged then. What the one does never hangs on whether the
//! other was moved already.

use std::sync::Arc;

use super::arena::Arena;
use super::racer::Racer;
use super::rules::{HeadStart, Mode, Rival, Rules, Seat};
use crate::game::clock::milliseconds_of;
use crate::game::replay::Track;
use crate::game::walker::{Pose, Steering, WalkEvent};
use crate::maze::Tile;

/// A round that is being run.
#[derive(Clone, Debug)]
pub struct Round {
    arena: Arc<Arena>,
    racers: [Racer; 2],
    ticks: u64,
    cheeses_left: Vec<Tile>,
    verdict: Option<Verdict>,
    is_skipped: bool,
}

/// How somebody comes into a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// How long this one has to wait.
    pub delay_ticks: u32,
    /// How fast this one walks, if not as players do.
    pub pace_ticks: Option<u32>,
}

/// How a round has ended. Sides are counted 0 and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// This side has won.
    Won(usize),
    /// Both came in the same tick, or have eaten as many cheeses.
    Draw,
}

/// What happened in one tick of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundEvent {
    /// A side came to this place of the first one's maze.
    Stepped {
        /// Which side.
        side: usize,
        /// The place.
        tile: Tile,
    },
    /// There was a wall.
    Bumped {
        /// Which side.
        side: usize,
    },
    /// A cheese was eaten. Two that come to it in the same tick share it, and it counts for both.
    Ate {
        /// Which side.
        side: usize,
        /// Where it lay.
        tile: Tile,
    },
    /// A side stands where it wanted to go.
    Arrived {
        /// Which side.
        side: usize,
    },
    /// The round is decided.
    Decided(Verdict),
}

impl Entrant {
    /// Somebody who walks as players do.
    pub const fn player(delay_ticks: u32) -> Self {
        Self { delay_ticks, pace_ticks: None }
    }

    /// How a player comes into a round by these rules.
    pub fn of(rules: Rules, player: Seat) -> Self {
        let head_start = rules.head_start.filter(|head_start| head_start.player != player);
        let pace_ticks = match rules.rival {
            Rival::Computer { speed, .. } if player == Seat::Two => Some(speed.ticks_per_tile()),
            _ => None,
        };
        Self { delay_ticks: head_start.map_or(0, HeadStart::ticks), pace_ticks }
    }
}

impl Verdict {
    /// The same for somebody who counts the sides the other way round.
    #[must_use]
    pub const fn with_sides_swapped(self) -> Self {
        match self {
            Self::Won(side) => Self::Won(1 - side),
            Self::Draw => Self::Draw,
        }
    }
}

impl Round {
    /// A round that has not begun.
    pub fn new(arena: Arc<Arena>, entrants: [Entrant; 2]) -> Self {
        let [one, two] = arena.starts();
        let stride_tiles = arena.course().stride_tiles;
        Self {
            racers: [
                Racer::new(one, stride_tiles, entrants[0]),
                Racer::new(two, stride_tiles, entrants[1]),
            ],
            ticks: 0,
            cheeses_left: arena.cheeses().to_vec(),
            verdict: None,
            is_skipped: false,
            arena,
        }
    }

    /// The same with a ghost on a side: it follows this track, which begins with the round, and
    /// cannot be steered.
    #[must_use]
    pub fn with_ghost(mut self, side: usize, track: Track) -> Self {
        self.racers[side].follows = Some(track);
        self
    }

    /// One tick; each side is steered in the first one's maze.
    pub fn tick(&mut self, steerings: [Steering; 2]) -> Vec<RoundEvent> {
        if self.is_over() {
            return Vec::new();
        }
        self.ticks += 1;
        let mut events = Vec::new();
        let mut came = [None; 2];
        for (side, racer) in self.racers.iter_mut().enumerate() {
            came[side] = racer.tick(&self.arena, self.ticks, steerings[side], |event| {
                events.push(match event {
                    WalkEvent::Arrived(tile) => RoundEvent::Stepped { side, tile },
                    WalkEvent::Bumped | WalkEvent::SetOut { .. } => RoundEvent::Bumped { side },
                });
            });
        }
        self.judge(came, &mut events);
        events
    }

    /// Judges a tick of which is only known where both came: nobody moves. Recordings are believed
    /// after this alone.
    pub(in crate::game) fn judge_again(
        &mut self,
        tick: u32,
        came: [Option<Tile>; 2],
    ) -> Vec<RoundEvent> {
        self.ticks = tick.into();
        let mut events = Vec::new();
        self.judge(came, &mut events);
        events
    }

    /// Looks at where both came in this tick.
    fn judge(&mut self, came: [Option<Tile>; 2], events: &mut Vec<RoundEvent>) {
        let verdict = match self.arena.mode() {
            Mode::Race | Mode::Meet => self.judge_arrivals(came, events),
            Mode::Hunt => self.judge_meals(came, events),
        };
        if self.verdict.is_none()
            && let Some(verdict) = verdict
        {
            self.verdict = Some(verdict);
            events.push(RoundEvent::Decided(verdict));
        }
    }

    fn judge_arrivals(
        &mut self,
        came: [Option<Tile>; 2],
        events: &mut Vec<RoundEvent>,
    ) -> Option<Verdict> {
        let is_there = |side: usize| came[side].is_some() && came[side] == self.arena.target(side);
        let arrived = [is_there(0), is_there(1)];
        for side in (0..2).filter(|&side| arrived[side]) {
            self.racers[side].arrived_after = Some(self.ticks);
            events.push(RoundEvent::Arrived { side });
        }
        match arrived {
            [true, true] => Some(Verdict::Draw),
            [true, false] => Some(Verdict::Won(0)),
            [false, true] => Some(Verdict::Won(1)),
            [false, false] => None,
        }
    }

    fn judge_meals(
        &mut self,
        came: [Option<Tile>; 2],
        events: &mut Vec<RoundEvent>,
    ) -> Option<Verdict> {
        for (side, place) in came.into_iter().enumerate() {
            if let Some(tile) = place.filter(|tile| self.cheeses_left.contains(tile)) {
                self.racers[side].cheeses += 1;
                events.push(RoundEvent::Ate { side, tile });
            }
        }
        self.cheeses_left.retain(|&tile| !came.contains(&Some(tile)));
        let left = self.cheeses_left.len();
        let [one, two] = [0, 1].map(|side| usize::from(self.racers[side].cheeses));
        if one > two + left {
            Some(Verdict::Won(0))
        } else if two > one + left {
            Some(Verdict::Won(1))
        } else {
            (left == 0).then_some(Verdict::Draw)
        }
    }

    /// Does not wait for the one who has lost.
    pub const fn skip(&mut self) {
        self.is_skipped = self.verdict.is_some();
    }

    /// Whether nobody moves any more: it is decided, and the loser has come in a race too, or does
    /// not care to.
    pub fn is_over(&self) -> bool {
        let all_came = self.racers.iter().all(|racer| racer.arrived_after.is_some());
        match self.arena.mode() {
            Mode::Race => self.is_skipped || all_came,
            Mode::Meet | Mode::Hunt => self.verdict.is_some(),
        }
    }

    /// How it has ended, as soon as that is certain.
    pub const fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    /// The maze and what is to be done in it.
    pub const fn arena(&self) -> &Arc<Arena> {
        &self.arena
    }

    /// One of the two.
    pub const fn racer(&self, side: usize) -> &Racer {
        &self.racers[side]
    }

    /// The cheeses that nobody has eaten.
    pub fn cheeses_left(&self) -> &[Tile] {
        &self.cheeses_left
    }

    /// For how many ticks it has been going on.
    pub const fn ticks(&self) -> u64 {
        self.ticks
    }

    /// The same in milliseconds.
    pub const fn milliseconds(&self) -> u64 {
        milliseconds_of(self.ticks)
    }

    /// For how many ticks a side still has to wait.
    pub fn waits(&self, side: usize) -> u32 {
        u64::from(self.racers[side].delay_ticks).saturating_sub(self.ticks) as u32
    }

    /// Where to draw a side in the first one's maze, `blend` of a tick after the last one.
    pub fn pose(&self, side: usize, blend: f32) -> Pose {
        let blend = if self.racers[side].arrived_after.is_some() { 0.0 } else { blend };
        self.racers[side].walker().pose(self.arena.course().stride_tiles, blend)
    }
}
