//! What moves both in a tick: keys, the pointer or the computer.

use crate::game::screen::leading::{Footing, Leading};
use crate::game::versus::computer::Computer;
use crate::game::versus::game::Match;
use crate::game::versus::round::Round;
use crate::game::versus::rules::Seat;
use crate::game::walker::Steering;

/// How both sides are steered in the first one's maze. Who plays alone has both sets of keys.
pub(super) fn steerings(
    game: &Match,
    round: &Round,
    computer: &mut Option<(usize, Computer)>,
    pressed: [Steering; 2],
) -> [Steering; 2] {
    let [one, two] = pressed;
    let both = Steering {
        held: one.held.or(two.held),
        pressed: one.pressed.or(two.pressed),
        run: one.run || two.run,
    };
    let is_alone = game.is_computer(game.side_of(Seat::Two));
    let mut steerings = [0, 1].map(|side| {
        let player = game.player_at(side);
        let keys = if is_alone { both } else { pressed[player.index()] };
        round.arena().steering_of(side, keys)
    });
    if let Some((side, computer)) = computer {
        let waits = round.waits(*side) > 1;
        let steering = computer.steer(round.racer(*side).walker(), round.cheeses_left());
        steerings[*side] = if waits { Steering::default() } else { steering };
    }
    steerings
}

/// Where a side's mouse stands in the first one's maze, for whoever leads it.
pub(super) fn footing(round: &Round, side: usize) -> Footing<'_> {
    let (arena, walker) = (round.arena(), round.racer(side).walker());
    let stride = arena.course().stride_tiles;
    Footing {
        grid: arena.grid(),
        stride,
        here: walker.destination(stride),
        ahead: walker.is_walking().then(|| round.pose(side, 0.0).heading),
    }
}

/// How a mouse is steered by keys, or else by the pointer.
pub(super) fn led(keys: Steering, leading: &mut Leading, mouse: &Footing) -> Steering {
    leading.tick();
    if keys.pressed.is_some() {
        leading.forget();
    }
    let dash = leading.take_dash();
    Steering {
        held: keys.held.or_else(|| leading.direction(mouse)),
        pressed: keys.pressed.or(dash),
        run: keys.run || dash.is_some(),
    }
}
