//! The rows of the rules, and how each is changed.

use crate::game::form::Letters;
use crate::game::versus::player::MOST_NAME_CHARACTERS;
use crate::game::versus::rules::{BestOf, ComputerSpeed, HeadStart, Mind, Rival, Rules};
use crate::screens::prelude::*;

/// A row of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbyRow {
    /// What player 1 is called.
    NameOne,
    /// What player 2 is called.
    NameTwo,
    /// Who plays in the second seat.
    Rival,
    /// How fast the computer walks; with two players, how they sit before the screen.
    SpeedOrSeats,
    /// What wins a round.
    Mode,
    /// Whether the second maze is mirrored, and whether it is drawn so.
    Mazes,
    /// How many rounds there are.
    BestOf,
    /// Which player gets a head start.
    HeadStart,
}

impl LobbyRow {
    /// All rows, from top to bottom.
    pub const ALL: [Self; 8] = [
        Self::NameOne,
        Self::NameTwo,
        Self::Rival,
        Self::SpeedOrSeats,
        Self::Mode,
        Self::Mazes,
        Self::BestOf,
        Self::HeadStart,
    ];

    /// The index in [`LobbyRow::ALL`].
    pub const fn place(self) -> usize {
        self as usize
    }

    /// Whose name it holds.
    pub const fn named(self) -> Option<Seat> {
        match self {
            Self::NameOne => Some(Seat::One),
            Self::NameTwo => Some(Seat::Two),
            _ => None,
        }
    }

    /// Whether it has an effect under these rules.
    pub fn counts(self, rules: Rules) -> bool {
        match self {
            Self::SpeedOrSeats | Self::Mode | Self::Mazes | Self::BestOf | Self::HeadStart => {
                rules.rival != Rival::Ghost
            }
            Self::NameOne | Self::NameTwo | Self::Rival => true,
        }
    }

    /// The control of this row with its present value.
    pub fn control(self, settings: &Settings, offers_ghost: bool) -> Control<Settings> {
        let (versus, rules) = (&settings.versus, settings.versus.rules());
        let control = match self {
            Self::NameOne => name(settings, Seat::One),
            Self::NameTwo => name(settings, Seat::Two),
            Self::Rival => {
                let rivals = rivals(versus.speed(), rules.rival, offers_ghost);
                let present = (rules.rival, versus.plays_afar());
                Control::one_of(rivals, present, |settings: &mut Settings, (rival, is_far)| {
                    settings.versus.seat(rival);
                    settings.versus.is_far = is_far;
                })
            }
            Self::SpeedOrSeats if versus.plays_afar() => Control::plain(ControlKind::Text).closed(),
            Self::SpeedOrSeats if rules.rival == Rival::Human => {
                let seats = [false, true];
                Control::one_of(seats, versus.face_to_face, |settings: &mut Settings, opposite| {
                    settings.versus.face_to_face = opposite;
                })
            }
            Self::SpeedOrSeats => rule(ComputerSpeed::ALL, versus.speed(), |rules, chosen| {
                if let Rival::Computer { speed, .. } = &mut rules.rival {
                    *speed = chosen;
                }
            }),
            Self::Mode => {
                let first = (rules.mode == Mode::FirstHunt).then_some(Mode::FirstHunt);
                let modes: Vec<_> = Mode::ALL.into_iter().chain(first).collect();
                Control::one_of(modes, rules.mode, |settings: &mut Settings, mode| {
                    settings.versus.play(mode);
                })
            }
            Self::Mazes => {
                let present = (rules.is_mirrored, rules.is_mirrored && versus.draws_alike);
                Control::one_of(MAZES, present, |settings: &mut Settings, (mirrored, alike)| {
                    settings.versus.draws_alike = alike;
                    let rules = Rules { is_mirrored: mirrored, ..settings.versus.rules() };
                    settings.versus.set_rules(rules);
                })
            }
            Self::BestOf => rule(BestOf::ALL, rules.best_of, |rules, best| rules.best_of = best),
            Self::HeadStart => {
                rule(head_starts(), rules.head_start, |rules, lead| rules.head_start = lead)
            }
        };
        if self.counts(rules) { control } else { control.closed() }
    }
}

fn rule<T: Copy + PartialEq + 'static>(
    all: impl Into<Vec<T>>,
    present: T,
    set: fn(&mut Rules, T),
) -> Control<Settings> {
    Control::one_of(all, present, move |settings: &mut Settings, chosen| {
        let mut rules = settings.versus.rules();
        set(&mut rules, chosen);
        settings.versus.set_rules(rules);
    })
}

fn name(settings: &Settings, seat: Seat) -> Control<Settings> {
    let name = settings.versus.players[seat.index()].name.clone();
    let write = move |settings: &mut Settings, text: &str| {
        text.clone_into(&mut settings.versus.player_mut(seat).name);
        Ok(())
    };
    Control::plain(ControlKind::Text).typed(name, Letters::Behind(MOST_NAME_CHARACTERS), write)
}

/// Whether mazes are mirrored, and if so whether they are still drawn alike.
const MAZES: [(bool, bool); 3] = [(false, false), (true, false), (true, true)];

/// All rivals, with the computer at this speed, and whether they play at another machine.
fn rivals(speed: ComputerSpeed, present: Rival, offers_ghost: bool) -> Vec<(Rival, bool)> {
    let computers = Mind::ALL.map(|mind| Rival::Computer { mind, speed });
    let ghost = (offers_ghost || present == Rival::Ghost).then_some(Rival::Ghost);
    let others = computers.into_iter().chain(ghost).map(|rival| (rival, false));
    [(Rival::Human, false), (Rival::Human, true)].into_iter().chain(others).collect()
}

fn head_starts() -> Vec<Option<HeadStart>> {
    let of = |player| HeadStart::USUAL_SECONDS.map(|seconds| Some(HeadStart { player, seconds }));
    [None].into_iter().chain(Seat::ALL.into_iter().flat_map(of)).collect()
}
