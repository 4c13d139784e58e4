//! The screensaver: mazes are built and solved endlessly, each by another generator and solver,
//! until there is any input.
//!
//! It only runs forwards, so nothing is rehearsed. Its seeds come from a stream of their own.

pub(crate) mod view;

use crate::game::input::InputDevice;
use crate::game::tuning::{
    SCREENSAVER_DEAF_TICKS, SCREENSAVER_PITCH, SCREENSAVER_REST_TICKS, SCREENSAVER_ROOMS,
    SCREENSAVER_STEPS_PER_SECOND,
};
use crate::maze::random::Dice;
use crate::maze::{Generator, Percent};
use crate::screens::prelude::*;

/// The screensaver screen.
#[derive(Clone, Debug)]
pub struct Screensaver {
    dice: Dice,
    /// The width and height in rooms of a maze that fits the window.
    rooms: (u16, u16),
    spec: Spec,
    solver: Solver,
    /// The present performance.
    pub show: Show,
    /// The fraction of a step that is due, in units of a step per second for one tick.
    due: u32,
    /// For how many ticks the end has been shown.
    rested_ticks: u32,
    shown_ticks: u32,
}

impl Screensaver {
    /// Starts with a maze; this seed decides on all that follow.
    pub fn new(seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        let rooms = (SCREENSAVER_ROOMS.start, SCREENSAVER_ROOMS.start);
        let (spec, solver) = draw(&mut dice, rooms, None);
        let show = Show::new(&spec, solver);
        Self { dice, rooms, spec, solver, show, due: 0, rested_ticks: 0, shown_ticks: 0 }
    }

    /// Whether the maze consists of rooms at odd coordinates with walls between them.
    pub fn is_of_rooms(&self) -> bool {
        self.spec.generator().is_of_rooms()
    }

    fn begin(&mut self) {
        (self.spec, self.solver) =
            draw(&mut self.dice, self.rooms, Some((self.spec.generator(), self.solver)));
        self.show = Show::new(&self.spec, self.solver);
        (self.due, self.rested_ticks) = (0, 0);
    }
}

/// Draws the next maze and its solver, both of another kind than the last.
fn draw(
    dice: &mut Dice,
    (width, height): (u16, u16),
    last: Option<(Generator, Solver)>,
) -> (Spec, Solver) {
    let mut other = |count: usize, last: Option<usize>| match last {
        Some(last) => (last + 1 + dice.below(count as u32 - 1) as usize) % count,
        None => dice.below(count as u32) as usize,
    };
    let place = |generator: Generator| {
        Generator::ALL.iter().position(|one| one.name() == generator.name()).unwrap_or(0)
    };
    let solver_place =
        |solver: Solver| Solver::ALL.iter().position(|&one| one == solver).unwrap_or(0);
    let generator = Generator::ALL[other(Generator::ALL.len(), last.map(|last| place(last.0)))];
    let solver = Solver::ALL[other(Solver::ALL.len(), last.map(|last| solver_place(last.1)))];
    let size = Size::new(width, height).unwrap_or(Size::SMALLEST);
    let spec = Spec::new(generator, size, u64::from(dice.below(1_000_000)));
    // Every third maze has loops.
    let loops = if dice.below(3) == 0 { Percent::new(20) } else { Ok(Percent::NONE) };
    (spec.with_loops(loops.unwrap_or(Percent::NONE)), solver)
}

impl ScreenState for Screensaver {
    fn traits(&self) -> ScreenTraits {
        ScreenTraits::at_rest("screensaver", KeySet::Menu)
    }

    fn update(&mut self, inputs: &Inputs, _: &mut World) -> Vec<Command> {
        self.shown_ticks = self.shown_ticks.saturating_add(1);
        if inputs.stirred && self.shown_ticks > SCREENSAVER_DEAF_TICKS {
            return vec![Command::Back];
        }
        if self.show.ending().is_some() {
            self.rested_ticks += 1;
            if self.rested_ticks > SCREENSAVER_REST_TICKS {
                self.begin();
            }
            return Vec::new();
        }
        self.due += SCREENSAVER_STEPS_PER_SECOND;
        if self.due >= TICKS_PER_SECOND {
            self.due -= TICKS_PER_SECOND;
            self.show.advance();
        }
        Vec::new()
    }

    fn has_foot_for_fingers(&self, _: &Settings, _: InputDevice) -> bool {
        false
    }

    /// When the pane changes its size, another maze begins.
    fn fit(&mut self, pane: (f32, f32), scale: f32, _: &Settings) {
        let rooms = |length: f32| {
            let rooms = length / (SCREENSAVER_PITCH * scale.max(0.01));
            (rooms as u16).clamp(SCREENSAVER_ROOMS.start, SCREENSAVER_ROOMS.end)
        };
        let rooms = (rooms(pane.0), rooms(pane.1));
        if rooms != self.rooms {
            self.rooms = rooms;
            self.begin();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::settings::Language;

    #[test]
    fn mazes_fit_and_never_repeat_their_kind() {
        let mut screensaver = Screensaver::new(7);
        for (pane, scale) in [((1280.0, 720.0), 1.0), ((640.0, 400.0), 0.8), ((9e9, 1.0), 2.0)] {
            screensaver.fit(pane, scale, &Settings::default());
            for _ in 0..20 {
                let before = (screensaver.spec.generator(), screensaver.solver);
                screensaver.begin();
                assert_ne!(before.0.name(), screensaver.spec.generator().name());
                assert_ne!(before.1, screensaver.solver);
                let size = screensaver.spec.size();
                assert_eq!((size.width(), size.height()), screensaver.rooms);
            }
        }
    }

    #[test]
    fn it_goes_on_for_ever_and_leaves_when_somebody_stirs() {
        let mut screensaver = Screensaver::new(7);
        screensaver.fit((300.0, 300.0), 1.0, &Settings::default());
        let (mut mazes, mut spec) = (1, screensaver.spec);
        let mut world = World::new(Settings::default(), Language::English, 1);
        for _ in 0..600 * TICKS_PER_SECOND {
            assert!(screensaver.update(&Inputs::default(), &mut world).is_empty());
            if screensaver.spec != spec {
                (mazes, spec) = (mazes + 1, screensaver.spec);
            }
        }
        assert!((5..100).contains(&mazes), "{mazes} mazes in ten minutes");
        let stir = Inputs { stirred: true, ..Inputs::default() };
        assert!(matches!(screensaver.update(&stir, &mut world)[..], [Command::Back]));
    }
}
