//! A round of which one mouse is moved on another machine.

use crate::game::race::{Race, RaceEvent, Stride, Track};
use crate::game::tuning::TICKS_PER_SECOND;
use crate::game::walker::Steering;
use crate::maze::{Direction, Tile};

use super::packet::{MOST_STRIDES, Progress, ToldStride};

/// How far this machine may be ahead of what is known of the other: then it waits.
const MOST_AHEAD_TICKS: u32 = 2 * TICKS_PER_SECOND;
/// This far ahead it goes a little slower.
const AHEAD_TICKS: u32 = TICKS_PER_SECOND;
/// Where the other mouse is drawn this far behind what is known, it is hurried.
pub(super) const LATE_TICKS: u32 = TICKS_PER_SECOND / 5;

/// What cannot be true of what the other machine has told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the message says it")]
pub enum Impossible {
    #[error("stride {0} goes through a wall")]
    Wall(usize),
    #[error("stride {0} sets out before the one before it has ended")]
    TwoAtOnce(usize),
    /// A stride sets out during the head start of the other.
    #[error("stride {0} sets out too early")]
    TooEarly(usize),
    #[error("stride {0} is told of a tick that was past already")]
    Backwards(usize),
    #[error("stride {0} goes on from the cheese")]
    AfterEnd(usize),
    /// It has come farther than it can have.
    #[error("tick {0} cannot have come yet")]
    RunsAway(u32),
}

/// A round of which one mouse is moved on another machine. The race that is shown lies beside it:
/// in that the own mouse is where it is, and the other where it was last known to be.
#[derive(Clone, Debug)]
pub struct FarRound {
    /// The own side.
    own: usize,
    /// The race as it is judged: as far as both have come.
    judged: Race,
    /// How many strides of each side are judged.
    strides: [usize; 2],
    /// The strides of the other side, as far as they are known.
    far: Track,
    /// All strides of the other that set out by this tick are known.
    far_tick: u32,
    /// The tick at which the other mouse is shown.
    shown_tick: u32,
    /// When each side walks no farther, if that was said.
    stops: [Option<u32>; 2],
    /// How many of the own strides the other knows.
    acknowledged: usize,
    /// Whether the other mouse stands still from where it was last.
    is_alone: bool,
    /// Whether the other mouse was moved in the last tick.
    pub is_far_moved: bool,
    ticks: u32,
}

impl FarRound {
    /// A round that was not begun, with the own side.
    pub fn new(race: &Race, own: usize) -> Self {
        let stride_tiles = race.measured().stride_tiles;
        Self {
            own,
            judged: race.clone(),
            strides: [0, 0],
            far: Track::new(race.arena.starts[1 - own], stride_tiles),
            far_tick: 0,
            shown_tick: 0,
            stops: [None, None],
            acknowledged: 0,
            is_alone: false,
            is_far_moved: false,
            ticks: 0,
        }
    }

    /// One tick of the race that is shown; the steering is that of the own side.
    pub fn tick(&mut self, shown: &mut Race, steering: Steering) -> Vec<RaceEvent> {
        let mut events = Vec::new();
        self.ticks = self.ticks.wrapping_add(1);
        if self.may_go_on(shown) {
            shown.ticks += 1;
            if shown.ticks == 1 {
                events.push(RaceEvent::Began);
            }
            shown.advance(self.own, shown.ticks, steering, &mut events);
        }
        if self.is_alone {
            self.far_tick = self.far_tick.max(shown.ticks as u32);
        }
        let ticks = match self.far_tick - self.shown_tick {
            0 => 0,
            1..=LATE_TICKS => 1,
            _ => 2,
        };
        self.is_far_moved = ticks > 0;
        for _ in 0..ticks {
            self.shown_tick += 1;
            let now = self.shown_tick.into();
            shown.advance_along(1 - self.own, now, &self.far, &mut events);
        }
        self.judge(shown, &mut events);
        events
    }

    /// Goes on without the other machine: its mouse stands where it was last.
    pub const fn go_on_alone(&mut self) {
        self.is_alone = true;
    }

    /// Whether it goes on without the other machine.
    pub const fn is_alone(&self) -> bool {
        self.is_alone
    }

    /// Whether this machine waits for the other.
    pub fn waits(&self, shown: &Race) -> bool {
        !self.is_over()
            && !self.is_alone
            && shown.ticks >= u64::from(self.far_tick + MOST_AHEAD_TICKS)
    }

    fn may_go_on(&self, shown: &Race) -> bool {
        // A machine that has lost time is waited for little by little.
        let is_ahead = shown.ticks >= u64::from(self.far_tick + AHEAD_TICKS) && !self.is_alone;
        let is_held_back = is_ahead && self.ticks.is_multiple_of(4);
        !self.is_over() && !self.waits(shown) && !self.has_stopped(shown) && !is_held_back
    }

    fn has_stopped(&self, shown: &Race) -> bool {
        self.stops[self.own].is_some_and(|stop| shown.ticks >= stop.into())
    }

    /// Goes no farther, once it is decided who has won: nobody has to wait for the loser.
    pub fn stop(&mut self, shown: &Race) {
        if self.judged.verdict.is_some() {
            self.stops[self.own].get_or_insert(shown.ticks as u32 + 1);
        }
    }

    /// Whether both have come to the end.
    pub fn is_over(&self) -> bool {
        self.judged.is_over()
    }

    /// The whole race, once it is over.
    pub fn judged(&self, shown: &Race) -> Option<Race> {
        let own = shown.runner(self.own).track()?.clone();
        let mut tracks = [own, self.far.clone()];
        if self.own == 1 {
            tracks.swap(0, 1);
        }
        self.is_over().then(|| self.judged.clone().with_tracks(tracks))
    }

    /// By which tick all of the own strides are certain, and how many these are: the last one may
    /// still be turned.
    fn certain(&self, shown: &Race) -> (u32, usize) {
        let runner = shown.runner(self.own);
        let strides = runner.track().map_or(&[][..], |track| track.strides());
        let may_turn = runner.may_turn_late() && !self.has_stopped(shown);
        match strides.last().filter(|_| may_turn) {
            Some(last) => (last.tick - 1, strides.len() - 1),
            None => (shown.ticks as u32, strides.len()),
        }
    }

    /// Judges all ticks that both have come to, and that are shown.
    fn judge(&mut self, shown: &mut Race, events: &mut Vec<RaceEvent>) {
        let (certain, _) = self.certain(shown);
        let Some(own) = shown.runner(self.own).track() else { return };
        while self.judged.ticks < certain.min(self.shown_tick).into() && !self.is_over() {
            let tick = self.judged.ticks as u32 + 1;
            let came = [0, 1].map(|side| {
                let track = if side == self.own { own } else { &self.far };
                let stride = track.strides().get(self.strides[side])?;
                (track.arrival_tick(stride) == tick).then(|| {
                    self.strides[side] += 1;
                    track.arrival_place(stride)
                })
            });
            if came == [None; 2] {
                self.judged.ticks = tick.into();
            } else {
                let told = self.judged.judge_again(tick, came);
                events.extend(told);
            }
            if self.stops.iter().flatten().any(|&stop| tick >= stop) {
                self.judged.skip();
            }
        }
        shown.take_outcome(&self.judged);
    }

    /// What the other does not know yet.
    pub fn progress(&self, shown: &Race) -> Progress {
        let heard = self.far.strides().len() as u32;
        Progress { heard, ..self.told(shown, true, self.acknowledged) }
    }

    /// What is known of the own side or of the other, from the stride with this number on.
    pub fn told(&self, shown: &Race, is_own: bool, first: usize) -> Progress {
        let side = if is_own { self.own } else { 1 - self.own };
        let (tick, strides) = if is_own {
            let (tick, count) = self.certain(shown);
            let track = shown.runner(side).track();
            (tick, track.map_or(&[][..], |track| &track.strides()[..count]))
        } else {
            (self.far_tick, self.far.strides())
        };
        let count = strides.len();
        let first = first.min(count);
        let last = count.min(first + MOST_STRIDES);
        // Of what is not told here nothing is said.
        let tick = if last < count { strides[last].tick - 1 } else { tick };
        let told = |stride: &Stride| (stride.tick, stride.direction, stride.runs);
        Progress {
            tick,
            stop: self.stops[side],
            first: first as u32,
            strides: strides[first..last].iter().map(told).collect(),
            ..Progress::default()
        }
    }

    /// Takes what the other has told.
    pub fn hear(&mut self, shown: &Race, progress: &Progress) -> Result<(), Impossible> {
        let sent = shown.runner(self.own).track().map_or(0, |track| track.strides().len());
        self.acknowledged = self.acknowledged.max((progress.heard as usize).min(sent));
        if u64::from(progress.tick) > shown.ticks + u64::from(MOST_AHEAD_TICKS) {
            return Err(Impossible::RunsAway(progress.tick));
        }
        let known = self.far.strides().len();
        let first = progress.first as usize;
        if first > known {
            // What lies between was lost, and is told again.
            return Ok(());
        }
        for &stride in progress.strides.get(known - first..).unwrap_or_default() {
            self.add(shown, stride, progress.tick)?;
        }
        self.far_tick = self.far_tick.max(progress.tick);
        self.stops[1 - self.own] = self.stops[1 - self.own].or(progress.stop);
        Ok(())
    }

    fn add(
        &mut self,
        shown: &Race,
        (tick, direction, runs): ToldStride,
        told_at: u32,
    ) -> Result<(), Impossible> {
        let number = self.far.strides().len() + 1;
        let side = 1 - self.own;
        let from = self.far.end_place();
        if tick <= shown.runner(side).delay_ticks() {
            return Err(Impossible::TooEarly(number));
        }
        if tick > told_at {
            return Err(Impossible::RunsAway(tick));
        }
        if tick <= self.far_tick {
            return Err(Impossible::Backwards(number));
        }
        if number > 1 && shown.arena.is_target(side, from) {
            return Err(Impossible::AfterEnd(number));
        }
        if !is_open(shown, from, direction) {
            return Err(Impossible::Wall(number));
        }
        if !self.far.set_out(tick, direction, runs) {
            return Err(Impossible::TwoAtOnce(number));
        }
        Ok(())
    }
}

/// Whether a stride can go there.
fn is_open(shown: &Race, from: Tile, direction: Direction) -> bool {
    shown.arena.grid().open_around(from).contains(direction)
}
