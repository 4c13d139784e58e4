//! The playback controls: play and pause, the speed, and every way to move along the steps.
//!
//! A deck moves a number between 0 and the last step, tick by tick; what the steps are it does not
//! know.

use super::{Pace, PlaybackSpeed};
use crate::game::tuning::{
    THEATRE_LAST_SPEED_BY_PARTS, THEATRE_LAST_SPEED_TO_SEE, TICKS_PER_SECOND,
};

/// The state of playback.
#[derive(Clone, Debug)]
pub struct Deck {
    /// The step to show.
    pub step: u64,
    /// How many steps there are.
    pub steps: u64,
    /// How many parts of the next step are done; it is complete after the last of them.
    pub part: usize,
    parts: usize,
    /// Whether it plays.
    pub is_playing: bool,
    pace: Pace,
    /// Whether it gathers pace by itself, until somebody takes hold of it.
    gathers: bool,
    /// The first and last step of the part that is repeated, as far as they are marked.
    pub marks: [Option<u64>; 2],
}

impl Deck {
    /// Paused at the first of `steps` steps.
    pub fn new(steps: u64) -> Self {
        Self::at_pace(steps, Pace::default())
    }

    /// Paused at the first of `steps` steps, with a choice of speeds of its own.
    pub const fn at_pace(steps: u64, pace: Pace) -> Self {
        let (step, part, parts, marks) = (0, 0, 0, [None; 2]);
        Self { step, steps, part, parts, is_playing: false, pace, gathers: false, marks }
    }

    /// Playing slowly enough to read each step at first, and faster step by step.
    pub fn gathering(steps: u64) -> Self {
        Self { is_playing: true, gathers: true, ..Self::at_pace(steps, Pace::to_read()) }
    }

    /// The controls for another show, with the present speed and play or pause state.
    #[must_use]
    pub const fn reload(&self, steps: u64) -> Self {
        let mut deck = Self { step: 0, steps, part: 0, parts: 0, marks: [None; 2], ..*self };
        deck.pace.rest();
        deck
    }

    /// One fixed tick: advances by the steps that are due. Playback stops at the end.
    pub fn tick(&mut self) {
        if !self.is_playing {
            return;
        }
        let due = self.pace.tick();
        if let [Some(begin), Some(end)] = self.marks {
            if due > 0 && self.step >= end {
                self.go(begin);
            } else if due > 0 && !self.goes_by_parts() {
                self.go(self.step.saturating_add(due).min(end));
            } else if due > 0 {
                self.go_a_part_on();
            }
            return;
        }
        if !self.goes_by_parts() {
            self.go(self.step.saturating_add(due));
        } else if due > 0 {
            self.go_a_part_on();
        }
        self.is_playing = !self.is_at_end();
        if self.gathers {
            self.pace.gather(self.step);
        }
    }

    /// Switches between play and pause. At the end it plays from the beginning again.
    pub const fn toggle(&mut self) {
        if !self.is_playing && self.is_at_end() {
            self.go(0);
        }
        self.is_playing = !self.is_playing;
        self.gathers = false;
        self.pace.rest();
    }

    /// Marks the first step of the part to repeat, then the last, and then clears both marks.
    pub const fn mark(&mut self) {
        self.marks = match self.marks {
            [None, _] if self.step < self.steps => [Some(self.step), None],
            [Some(begin), None] if self.step > begin => [Some(begin), Some(self.step)],
            _ => [None; 2],
        };
    }

    /// Repeats the part from one step to another.
    pub fn play_between(&mut self, begin: u64, end: u64) {
        let end = end.min(self.steps);
        self.go(begin);
        if begin < end {
            self.marks = [Some(begin), Some(end)];
            self.is_playing = true;
        }
    }

    /// Pauses playback.
    pub const fn pause(&mut self) {
        self.is_playing = false;
        self.gathers = false;
    }

    /// Switches to the next higher speed.
    pub fn faster(&mut self) {
        self.gathers = false;
        self.pace.faster();
    }

    /// Switches to the next lower speed.
    pub const fn slower(&mut self) {
        self.gathers = false;
        self.pace.slower();
    }

    /// Moves by `steps` steps, backwards if negative, as far as there are any, and pauses.
    pub fn step_by(&mut self, steps: i64) {
        self.pause();
        self.go(self.step.saturating_add_signed(steps));
    }

    /// Sets how many parts of the next step come before it is complete.
    pub fn divide(&mut self, parts: usize) {
        self.parts = parts;
        self.part = self.part.min(parts);
    }

    /// Moves by `parts` parts of a step, backwards if negative, and pauses.
    pub fn part_by(&mut self, parts: i64) {
        self.pause();
        if parts > 0 {
            self.go_a_part_on();
        } else if self.part > 0 {
            self.part -= 1;
        } else if self.step > 0 {
            self.go(self.step - 1);
            // How many parts that step has is only known once it is shown.
            self.part = if self.parts > 0 { usize::MAX } else { 0 };
        }
    }

    const fn go_a_part_on(&mut self) {
        if self.part < self.parts {
            self.part += 1;
        } else {
            self.go(self.step.saturating_add(1));
        }
    }

    /// Whether playback is slow enough to show the parts of steps, and there are any.
    pub const fn goes_by_parts(&self) -> bool {
        self.parts > 0 && self.notch() <= THEATRE_LAST_SPEED_BY_PARTS
    }

    /// Moves to the first step, and pauses.
    pub fn home(&mut self) {
        self.seek(0);
    }

    /// Moves to the last step, and pauses.
    pub fn end(&mut self) {
        self.seek(self.steps);
    }

    /// Moves to a step, or to the end if there is no such step, and pauses.
    pub fn seek(&mut self, step: u64) {
        self.pause();
        self.go(step);
    }

    /// Moves to where the bar was dragged, from 0 at its left end to 1, without a pause.
    pub fn drag(&mut self, share: f64) {
        self.gathers = false;
        self.pace.rest();
        self.go((share.clamp(0.0, 1.0) * self.steps as f64).round() as u64);
    }

    /// Moves to a step, without a pause.
    pub const fn go(&mut self, step: u64) {
        self.step = if step < self.steps { step } else { self.steps };
        self.part = 0;
    }

    /// The speed.
    pub fn speed(&self) -> PlaybackSpeed {
        self.pace.speed()
    }

    /// Whether single steps can be seen, since it is paused or plays slowly.
    pub fn is_slow_enough_to_see(&self) -> bool {
        !self.is_playing || self.notch() <= THEATRE_LAST_SPEED_TO_SEE
    }

    /// The index of the speed, from 0 for the slowest.
    pub const fn notch(&self) -> usize {
        self.pace.notch()
    }

    /// The position between two steps, `blend` of a tick after the last one.
    pub fn position(&self, blend: f32) -> f64 {
        let begun = match self.pace.speed() {
            PlaybackSpeed::PerSecond(speed) if self.is_playing => {
                self.pace.share() + blend * speed as f32 / TICKS_PER_SECOND as f32
            }
            _ => 0.0,
        };
        (self.step as f64 + f64::from(begun)).min(self.steps as f64)
    }

    /// The filled share of the bar, from 0 to 1.
    pub fn share(&self) -> f64 {
        self.step as f64 / (self.steps as f64).max(1.0)
    }

    /// Whether there is nothing left to play.
    pub const fn is_at_end(&self) -> bool {
        self.step == self.steps
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::tuning::THEATRE_SPEEDS_PER_SECOND;

    /// How many speeds there are.
    const NOTCHES: usize = THEATRE_SPEEDS_PER_SECOND.len() + 1;

    #[test]
    fn each_speed_is_as_fast_as_it_says() {
        for (notch, &speed) in THEATRE_SPEEDS_PER_SECOND.iter().enumerate() {
            let mut deck = Deck::new(u64::MAX);
            (0..NOTCHES).for_each(|_| deck.slower());
            (0..notch).for_each(|_| deck.faster());
            deck.toggle();
            for _ in 0..7 * TICKS_PER_SECOND {
                deck.tick();
            }
            assert_eq!(deck.step, 7 * u64::from(speed));
        }
    }

    #[test]
    fn playing_moves_without_a_jump_between_steps() {
        let mut deck = Deck::at_pace(100, Pace::among(&[7, 50, 333], 0));
        deck.toggle();
        let mut last = 0.0;
        for _ in 0..300 {
            for blend in [0.0, 0.5, 0.99] {
                let position = deck.position(blend);
                assert!((0.0..0.15).contains(&(position - last)), "{position}");
                last = position;
            }
            deck.tick();
        }
        deck.pause();
        assert!((deck.position(0.9) - deck.step as f64).abs() < f64::EPSILON);
        deck.end();
        deck.toggle();
        deck.end();
        assert!((deck.position(0.9) - 100.0).abs() < f64::EPSILON);
    }

    #[test]
    fn the_scale_feels_even() {
        for pair in THEATRE_SPEEDS_PER_SECOND.windows(2) {
            assert!((2 * pair[0]..=3 * pair[0] + 1).contains(&pair[1]), "{pair:?}");
        }
        assert_eq!(THEATRE_SPEEDS_PER_SECOND[0], 1);
    }

    #[test]
    fn the_last_notch_plays_everything_in_one_tick() {
        let mut deck = Deck::new(1_000_000_000);
        (0..2 * NOTCHES).for_each(|_| deck.faster());
        assert_eq!((deck.speed(), deck.notch()), (PlaybackSpeed::Everything, NOTCHES - 1));
        deck.toggle();
        deck.tick();
        assert!(deck.is_at_end() && !deck.is_playing);
        deck.toggle();
        assert_eq!((deck.step, deck.is_playing), (0, true));
    }

    #[test]
    fn a_show_gathers_pace_until_somebody_takes_hold_of_it() {
        let played = |take_hold: fn(&mut Deck)| {
            let mut deck = Deck::gathering(250);
            let mut notches = vec![deck.notch()];
            for tick in 0..20 * TICKS_PER_SECOND {
                if tick == 3 * TICKS_PER_SECOND {
                    take_hold(&mut deck);
                }
                deck.tick();
                if notches.last() != Some(&deck.notch()) {
                    notches.push(deck.notch());
                }
            }
            notches
        };
        assert_eq!(played(|_| {}), [1, 2, 3]);
        assert_eq!(played(Deck::slower), [1, 2, 1]);
        assert_eq!(played(Deck::faster), [1, 2, 3]);
        assert_eq!(played(|deck| deck.drag(0.5)), [1, 2]);
        assert_eq!(played(Deck::toggle), [1, 2]);
    }

    #[test]
    fn nothing_leads_beyond_the_ends() {
        let mut deck = Deck::new(250);
        deck.step_by(-1);
        assert_eq!(deck.step, 0);
        for (steps, expected) in [(1, 1), (10, 11), (100, 111), (100, 211), (100, 250), (-10, 240)]
        {
            deck.step_by(steps);
            assert_eq!(deck.step, expected);
        }
        for (share, expected) in [(0.5, 125), (-3.0, 0), (7.0, 250), (f64::NAN, 0)] {
            deck.drag(share);
            assert_eq!(deck.step, expected);
        }
        deck.end();
        assert_eq!((deck.step, deck.share()), (250, 1.0));
        deck.home();
        assert_eq!((deck.step, deck.share()), (0, 0.0));
    }

    #[test]
    fn another_show_is_played_as_the_one_before() {
        let mut deck = Deck::new(50);
        deck.faster();
        deck.toggle();
        deck.drag(0.5);
        let other = deck.reload(70);
        assert_eq!((other.step, other.steps), (0, 70));
        assert_eq!((other.notch(), other.is_playing), (deck.notch(), true));
    }

    #[test]
    fn a_show_without_steps_is_at_its_end() {
        let mut deck = Deck::new(0);
        deck.toggle();
        deck.tick();
        assert!(deck.is_at_end() && !deck.is_playing);
        assert!(deck.share().abs() < f64::EPSILON);
    }
}
