//! The rows of the rules, and how each is changed.

use crate::game::settings::Settings;
use crate::game::versus::rules::{BestOf, HeadStart, Mind, Mode, Rival, Rules, Seat, Speed};

/// A row of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// What player 1 is called.
    NameOne,
    /// What player 2 is called.
    NameTwo,
    /// Who player 2 is.
    Rival,
    /// How fast the computer walks.
    Speed,
    /// What wins a round.
    Mode,
    /// Whether the second maze is the mirror image, and drawn as one.
    Mazes,
    /// How many rounds there are.
    BestOf,
    /// Who sets out earlier.
    HeadStart,
}

impl Row {
    /// All rows, from top to bottom.
    pub const ALL: [Self; 8] = [
        Self::NameOne,
        Self::NameTwo,
        Self::Rival,
        Self::Speed,
        Self::Mode,
        Self::Mazes,
        Self::BestOf,
        Self::HeadStart,
    ];

    /// Which of [`Row::ALL`] this is.
    pub const fn place(self) -> usize {
        self as usize
    }

    /// Whose name is written in it.
    pub const fn named(self) -> Option<Seat> {
        match self {
            Self::NameOne => Some(Seat::One),
            Self::NameTwo => Some(Seat::Two),
            _ => None,
        }
    }

    /// Whether it means anything under these rules.
    pub fn counts(self, rules: Rules) -> bool {
        match self {
            Self::Speed => matches!(rules.rival, Rival::Computer { .. }),
            Self::Mode | Self::Mazes | Self::BestOf | Self::HeadStart => {
                rules.rival != Rival::Ghost
            }
            Self::NameOne | Self::NameTwo | Self::Rival => true,
        }
    }

    /// The row above or below, round and round.
    pub(super) fn beside(self, by: isize) -> Self {
        let count = Self::ALL.len();
        Self::ALL[self.place().wrapping_add_signed(by).wrapping_add(count) % count]
    }

    /// Takes the next or the last of its choices, round and round. A row that means nothing stays
    /// as it is.
    pub(super) fn change(self, by: i8, settings: &mut Settings, offers_ghost: bool) {
        let mut rules = settings.versus.rules();
        if !self.counts(rules) {
            return;
        }
        match self {
            Self::NameOne | Self::NameTwo => return,
            Self::Rival => {
                let rivals = rivals(settings.versus.speed(), rules.rival, offers_ghost);
                return settings.versus.seat(moved(&rivals, rules.rival, by));
            }
            Self::Speed => {
                if let Rival::Computer { speed, .. } = &mut rules.rival {
                    *speed = moved(&Speed::ALL, *speed, by);
                }
            }
            Self::Mode => rules.mode = moved(&Mode::ALL, rules.mode, by),
            Self::Mazes => {
                let draws_alike = &mut settings.versus.draws_alike;
                let present = (rules.is_mirrored, rules.is_mirrored && *draws_alike);
                (rules.is_mirrored, *draws_alike) = moved(&MAZES, present, by);
            }
            Self::BestOf => rules.best_of = moved(&BestOf::ALL, rules.best_of, by),
            Self::HeadStart => rules.head_start = moved(&head_starts(), rules.head_start, by),
        }
        settings.versus.set_rules(rules);
    }
}

/// Whether mazes can be mirrored, and drawn alike all the same.
const MAZES: [(bool, bool); 3] = [(false, false), (true, false), (true, true)];

/// The one beside this one, round and round; the first if it is none of them.
fn moved<T: Copy + PartialEq>(all: &[T], chosen: T, by: i8) -> T {
    let step = if by < 0 { all.len() - 1 } else { 1 };
    let place = all.iter().position(|&one| one == chosen);
    place.map_or(all[0], |place| all[(place + step) % all.len()])
}

/// All rivals, the computer at this speed.
fn rivals(speed: Speed, present: Rival, offers_ghost: bool) -> Vec<Rival> {
    let computers = Mind::ALL.map(|mind| Rival::Computer { mind, speed });
    let ghost = (offers_ghost || present == Rival::Ghost).then_some(Rival::Ghost);
    [Rival::Human].into_iter().chain(computers).chain(ghost).collect()
}

fn head_starts() -> Vec<Option<HeadStart>> {
    let of = |player| HeadStart::USUAL_SECONDS.map(|seconds| Some(HeadStart { player, seconds }));
    [None].into_iter().chain(Seat::ALL.into_iter().flat_map(of)).collect()
}
