//! How both mice are steered in a tick: by keys, the pointer or the computer.

use crate::game::versus::computer::Computer;
use crate::game::versus::game::Match;
use crate::screens::pointer_walk::PointerWalk;
use crate::screens::prelude::*;

/// Where pointers lead the mice of both sides.
#[derive(Clone, Debug, Default)]
pub(super) struct Pointers {
    walks: [PointerWalk; 2],
    /// The side whose mouse the pointer leads now.
    pub led: Option<usize>,
}

impl Pointers {
    /// The pointer is held on this place of the first side's maze, at this position in the window,
    /// in logical pixels.
    pub fn lead(&mut self, side: usize, mouse: &WalkContext, place: Tile, at: (f32, f32)) {
        self.walks[side].lead(mouse, place, at);
        self.led = Some(side);
    }

    /// The pointer is released.
    pub fn let_go(&mut self, race: &Race) {
        if let Some(side) = self.led.take() {
            self.walks[side].let_go(&WalkContext::of(race, side));
        }
    }
}

/// The steering of both sides, in the first side's maze, where the keys alone would be this.
pub(super) fn steerings(
    race: &Race,
    computer: &mut Option<(usize, Computer)>,
    pointers: &mut Pointers,
    keys: [Steering; 2],
) -> [Steering; 2] {
    let mut steerings = keys;
    if let Some((side, computer)) = computer {
        let waits = race.waits(*side) > 1;
        let steering = computer.steer(race.runner(*side), &race.cheeses_left);
        steerings[*side] = if waits { Steering::default() } else { steering };
    }
    for (side, walk) in pointers.walks.iter_mut().enumerate() {
        steerings[side] = walk.steer(steerings[side], &WalkContext::of(race, side));
    }
    // The cheese is too heavy to run with.
    if let Some(carrier) = race.carrier {
        steerings[carrier.runner].run = false;
    }
    steerings
}

/// The steering by the keys of both sides, in the first side's maze. Against the computer or
/// somebody at another machine, both key sets belong to the only player.
pub(super) fn keys(
    game: &Match,
    race: &Race,
    own: Option<usize>,
    pressed: [Steering; 2],
) -> [Steering; 2] {
    let [one, two] = pressed;
    let both = Steering {
        held: one.held.or(two.held),
        pressed: one.pressed.or(two.pressed),
        run: one.run || two.run,
        insists: false,
    };
    let is_alone = own.is_some() || game.is_computer(game.side_of(Seat::Two));
    [0, 1].map(|side| {
        let keys = if is_alone { both } else { pressed[game.player_at(side).index()] };
        race.arena.steering_of(side, keys)
    })
}
