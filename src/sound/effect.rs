//! The sounds of events: a few notes each, from one five-tone scale, so that any sound well
//! together.

use super::bus::Bus;
use super::frames_of;
use super::instrument::{DROP, FELT, GLASS, Instrument, KALIMBA, MARIMBA, STRING, WOOD};
use super::pitch::Pitch;
use super::voice::Note;

/// A sound that is played once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A paw touches the floor.
    Step,
    /// A head touches a wall.
    Bump,
    /// The path forks.
    Junction,
    /// The only way is back.
    DeadEnd,
    /// The cheese is near.
    Near,
    /// Two sets have become one: the larger it is among all, the deeper the sound.
    Plop {
        /// How many members the set has.
        joined: u32,
        /// How many members there are in all.
        all: u32,
    },
    /// A solver goes on or back: the more it has on its stack, the higher the sound.
    Tick {
        /// How many there are on the stack.
        stack: u32,
        /// How many there could be.
        all: u32,
    },
    /// A cheese is eaten.
    Cheese,
    /// A wall of ice moves.
    Wall,
    /// The mouse slides on ice.
    Slide,
    /// The mouse dips into a teapot, and comes out of another.
    Dip,
    /// A hint lights up.
    Hint,
    /// There is no path to the goal.
    NoPath,
    /// The goal is reached, or the match is won.
    Win,
    /// All stops of a region are finished.
    Feast,
    /// The rival has reached the goal first.
    Beaten,
    /// A draw.
    Draw,
    /// A mouse squeaks to the other.
    Squeak,
    /// A number of the countdown.
    Count,
    /// The countdown is over.
    Start,
    /// Another entry has the focus.
    Move,
    /// An entry was chosen.
    Choose,
    /// The player goes back to the previous screen.
    Back,
    /// A setting was switched to another choice.
    Change,
}

/// From which side a sound comes: each of two players has one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StereoSide {
    /// More to the left.
    Left,
    /// From ahead.
    #[default]
    Middle,
    /// More to the right.
    Right,
}

/// How often effects of one kind are played.
pub(super) struct Budget {
    /// The least time between two of them.
    pub gap_ms: f32,
    /// How many of their notes may sound at a time.
    pub most_notes: usize,
}

pub(super) const KINDS: usize = 24;
/// The range of plops and ticks on the scale.
const HIGHEST_PLOP: f32 = 15.0;
const LOWEST_TICK: f32 = 5.0;
const HIGHEST_TICK: f32 = 17.0;
/// By how many scale steps a tick would rise if the stack held everything.
const TICK_STEPS: f32 = 20.0;

impl Effect {
    /// One effect of each kind.
    pub const EACH: [Self; KINDS] = [
        Self::Step,
        Self::Bump,
        Self::Junction,
        Self::DeadEnd,
        Self::Near,
        Self::Plop { joined: 40, all: 600 },
        Self::Tick { stack: 40, all: 2_501 },
        Self::Cheese,
        Self::Wall,
        Self::Slide,
        Self::Dip,
        Self::Hint,
        Self::NoPath,
        Self::Win,
        Self::Feast,
        Self::Beaten,
        Self::Draw,
        Self::Squeak,
        Self::Count,
        Self::Start,
        Self::Move,
        Self::Choose,
        Self::Back,
        Self::Change,
    ];

    /// The bus that sets its volume.
    pub const fn bus(self) -> Bus {
        match self {
            Self::Move | Self::Choose | Self::Back | Self::Change => Bus::Interface,
            _ => Bus::Effects,
        }
    }

    /// The index of its kind in [`Effect::EACH`].
    pub(super) fn kind(self) -> usize {
        let kind = std::mem::discriminant(&self);
        Self::EACH.iter().position(|one| std::mem::discriminant(one) == kind).unwrap_or(0)
    }

    pub(super) const fn budget(self) -> Budget {
        let (gap_ms, most_notes) = match self {
            Self::Step => (110.0, 2),
            Self::Bump => (160.0, 1),
            Self::Plop { .. } => (85.0, 4),
            Self::Tick { .. } => (70.0, 4),
            Self::Junction | Self::DeadEnd | Self::Near | Self::Count => (120.0, 2),
            Self::Move | Self::Change => (45.0, 3),
            Self::Choose | Self::Back => (80.0, 4),
            _ => (250.0, 8),
        };
        Budget { gap_ms, most_notes }
    }

    /// Its notes, each with its delay in frames. `times` is how often its kind was played before.
    pub(super) fn notes(self, times: u32, side: StereoSide) -> Vec<(u32, Note)> {
        let pan = match side {
            StereoSide::Left => -0.7,
            StereoSide::Middle => 0.0,
            StereoSide::Right => 0.7,
        };
        let note = |delay_ms: f32, instrument: &'static Instrument, step: u8, strength: f32| {
            let pitch = Pitch::on_scale(step);
            (frames_of(delay_ms), Note { instrument, pitch, strength, hold_frames: 0, pan })
        };
        match self {
            Self::Step => {
                let paw = if times.is_multiple_of(2) { 0.0 } else { 3.0 };
                let pitch = Pitch::semitones(45.0 + paw);
                let (strength, instrument) = (0.4, &FELT);
                vec![(0, Note { instrument, pitch, strength, hold_frames: 0, pan })]
            }
            Self::Bump => {
                let pitch = Pitch::semitones(33.0);
                vec![(0, Note { instrument: &FELT, pitch, strength: 1.0, hold_frames: 0, pan })]
            }
            Self::Junction => vec![note(0.0, &WOOD, 9, 0.3)],
            Self::DeadEnd => vec![note(0.0, &MARIMBA, 2, 0.4)],
            Self::Near => vec![note(0.0, &GLASS, 10, 0.3)],
            Self::Plop { joined, all } => {
                let step = HIGHEST_PLOP * (1.0 - share_of(joined, all));
                vec![note(0.0, &DROP, step.round() as u8, 0.8)]
            }
            Self::Tick { stack, all } => {
                // In a large maze a stack never holds more than a small part.
                let share = stack.saturating_sub(1) as f32 / all.max(2) as f32;
                let step = (LOWEST_TICK + TICK_STEPS * share.sqrt()).min(HIGHEST_TICK);
                vec![note(0.0, &WOOD, step.round() as u8, 0.5)]
            }
            Self::Cheese => vec![note(0.0, &DROP, 9, 0.8), note(70.0, &KALIMBA, 13, 0.6)],
            Self::Wall => vec![
                note(0.0, &STRING, 0, 0.7),
                note(60.0, &GLASS, 7, 0.4),
                note(150.0, &GLASS, 9, 0.45),
                note(260.0, &GLASS, 12, 0.5),
                note(420.0, &MARIMBA, 2, 0.8),
            ],
            Self::Slide => vec![
                note(0.0, &GLASS, 9, 0.25),
                note(50.0, &GLASS, 11, 0.25),
                note(100.0, &GLASS, 14, 0.2),
            ],
            Self::Dip => vec![
                note(0.0, &DROP, 7, 0.6),
                note(90.0, &DROP, 4, 0.6),
                note(220.0, &DROP, 9, 0.6),
            ],
            Self::Hint => vec![note(0.0, &GLASS, 12, 0.5), note(120.0, &GLASS, 14, 0.5)],
            Self::NoPath => vec![note(0.0, &STRING, 6, 1.0), note(220.0, &STRING, 3, 1.0)],
            Self::Win => vec![
                note(0.0, &KALIMBA, 5, 0.8),
                note(110.0, &KALIMBA, 7, 0.8),
                note(220.0, &KALIMBA, 8, 0.8),
                note(330.0, &KALIMBA, 10, 0.9),
                note(330.0, &STRING, 0, 1.0),
                note(500.0, &KALIMBA, 12, 0.8),
            ],
            Self::Feast => vec![
                note(0.0, &KALIMBA, 5, 0.7),
                note(110.0, &KALIMBA, 8, 0.7),
                note(220.0, &KALIMBA, 10, 0.75),
                note(330.0, &MARIMBA, 5, 0.6),
                note(330.0, &STRING, 0, 0.9),
                note(440.0, &KALIMBA, 8, 0.7),
                note(550.0, &KALIMBA, 10, 0.75),
                note(660.0, &KALIMBA, 13, 0.7),
            ],
            Self::Beaten => vec![
                note(0.0, &MARIMBA, 8, 0.55),
                note(140.0, &MARIMBA, 7, 0.55),
                note(280.0, &MARIMBA, 5, 0.6),
            ],
            Self::Draw => vec![
                note(0.0, &KALIMBA, 8, 0.7),
                note(160.0, &KALIMBA, 6, 0.7),
                note(320.0, &KALIMBA, 8, 0.6),
                note(320.0, &KALIMBA, 6, 0.6),
            ],
            Self::Squeak => vec![note(0.0, &GLASS, 17, 0.5), note(80.0, &GLASS, 19, 0.6)],
            Self::Count => vec![note(0.0, &MARIMBA, 8, 0.8)],
            Self::Start => vec![note(0.0, &KALIMBA, 10, 0.9), note(0.0, &KALIMBA, 13, 0.5)],
            Self::Move => vec![note(0.0, &WOOD, 7, 0.35)],
            Self::Change => vec![note(0.0, &WOOD, 10, 0.35)],
            Self::Choose => vec![note(0.0, &KALIMBA, 8, 0.45), note(60.0, &KALIMBA, 10, 0.45)],
            Self::Back => vec![note(0.0, &KALIMBA, 8, 0.4), note(60.0, &KALIMBA, 5, 0.4)],
        }
    }
}

/// How large a part is, from 0 for a single member to 1 for all, on a logarithmic scale.
fn share_of(part: u32, all: u32) -> f32 {
    let all = all.max(2) as f32;
    ((part.max(1) as f32).ln() / all.ln()).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hertz(effect: Effect) -> f32 {
        effect.notes(0, StereoSide::Middle)[0].1.pitch.hertz()
    }

    #[test]
    fn each_effect_is_of_a_kind_of_its_own() {
        for (place, effect) in Effect::EACH.into_iter().enumerate() {
            assert_eq!(effect.kind(), place);
        }
    }

    #[test]
    fn a_plop_is_deeper_the_larger_the_set_and_a_tick_higher_the_longer_the_stack() {
        for all in [0, 1, 4, 600, 100_000_000] {
            let plops: Vec<f32> = (0..=27)
                .map(|power| hertz(Effect::Plop { joined: (1_u32 << power).min(all), all }))
                .collect();
            assert!(plops.is_sorted_by(|one, next| one >= next), "{all}: {plops:?}");
            let ticks: Vec<f32> = (0..=27)
                .map(|power| hertz(Effect::Tick { stack: (1_u32 << power).min(all), all }))
                .collect();
            assert!(ticks.is_sorted(), "{all}: {ticks:?}");
            if all > 1 {
                assert!(plops[0] > 4.0 * plops[27], "{all}: {plops:?}");
                assert!(ticks[27] > 4.0 * ticks[0], "{all}: {ticks:?}");
            }
        }
    }
}
