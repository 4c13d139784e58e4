//! The fields of the maze panel, and how each is made less or more.

use crate::game::settings::{Look, Settings};
use crate::maze::Generator;
use crate::maze::spec::{MAX_ROOMS, MIN_ROOMS, seed};

/// A field of the maze panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Usual sizes.
    Preset,
    /// Rooms across.
    Width,
    /// Rooms down.
    Height,
    /// The seed.
    Seed,
    /// The generator.
    Generator,
    /// The share of dead ends that is opened up.
    Loops,
    /// How everything is painted.
    Look,
}

/// The usual sizes: so many rooms on both sides.
pub const PRESETS: [u16; 5] = [10, 20, 30, 50, 100];

impl Field {
    /// All fields, from top to bottom.
    pub const ALL: [Self; 7] = [
        Self::Preset,
        Self::Width,
        Self::Height,
        Self::Seed,
        Self::Generator,
        Self::Loops,
        Self::Look,
    ];

    /// Which of [`Field::ALL`] this is.
    pub fn place(self) -> usize {
        Self::ALL.iter().position(|&field| field == self).unwrap_or_default()
    }
}

/// Makes what a field holds a little more or less.
pub(super) fn change(field: Field, by: i8, settings: &mut Settings) {
    let choice = &mut settings.maze;
    let round = |place: usize, count: usize| {
        if by > 0 { (place + 1) % count } else { (place + count - 1) % count }
    };
    let stepped =
        |rooms: u16| rooms.saturating_add_signed(i16::from(by)).clamp(MIN_ROOMS, MAX_ROOMS);
    match field {
        Field::Preset => {
            let at = PRESETS.iter().position(|&side| side >= choice.width);
            let chosen = match (at, by > 0) {
                (Some(at), true) if PRESETS[at] > choice.width => at,
                (Some(at), true) => (at + 1).min(PRESETS.len() - 1),
                (Some(at), false) => at.saturating_sub(1),
                (None, _) => PRESETS.len() - 1,
            };
            choose(field, chosen, settings);
        }
        Field::Width => choice.width = stepped(choice.width),
        Field::Height => choice.height = stepped(choice.height),
        Field::Seed => {
            let seed = seed::parse(&choice.seed).unwrap_or_default();
            choice.set_seed(seed.wrapping_add_signed(i64::from(by)).to_string());
        }
        Field::Generator => {
            let all = Generator::ALL;
            let at = all.iter().position(|one| one.name() == choice.generator).unwrap_or_default();
            choice.generator = all[round(at, all.len())].to_string();
            choice.revision = None;
            choice.until_joined = false;
        }
        Field::Loops => {
            choice.loops = choice.loops.saturating_add_signed(by.saturating_mul(5)).min(100);
        }
        Field::Look => {
            let at = Look::ALL.iter().position(|&look| look == settings.look).unwrap_or_default();
            settings.look = Look::ALL[round(at, Look::ALL.len())];
        }
    }
}

/// Takes one of the choices that a field shows side by side.
pub(super) fn choose(field: Field, chosen: usize, settings: &mut Settings) {
    match field {
        Field::Preset => {
            if let Some(&side) = PRESETS.get(chosen) {
                settings.maze.width = side;
                settings.maze.height = side;
            }
        }
        Field::Loops => settings.maze.loops = chosen.min(100) as u8,
        Field::Look => settings.look = Look::ALL.get(chosen).copied().unwrap_or(settings.look),
        _ => {}
    }
}
