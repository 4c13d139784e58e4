//! The way as it sounds to somebody who goes by ear: each place tells what kind of place it is, and
//! from which side it goes on.

use super::Cue;
use crate::game::race::Race;
use crate::maze::{Direction, Tile};
use crate::sound::{Effect, StereoSide};

/// So many rooms away, as the crow flies, the cheese is near.
const NEAR: i32 = 3;

/// What a place sounds like: that the cheese is near, and on which side; that there is no way but
/// back; that the way forks, and on which side; or just a step.
pub(super) fn of_step(race: &Race, at: Tile) -> Cue {
    let stride = i32::from(race.measured().stride_tiles);
    let open = race.ways(at);
    let aside = |side: i32| match side.signum() {
        -1 => StereoSide::Left,
        0 => StereoSide::Middle,
        _ => StereoSide::Right,
    };
    let way_to = |cheese: &Tile| {
        let across = (i32::from(cheese.column) - i32::from(at.column)) / stride;
        let down = (i32::from(cheese.row) - i32::from(at.row)) / stride;
        (across, across.abs() + down.abs())
    };
    let cheese = race.cheeses_left.iter().map(way_to).min_by_key(|way| way.1);
    if let Some((across, _)) = cheese.filter(|way| way.1 <= NEAR) {
        return Cue::new(Effect::Near, aside(across));
    }
    match open.len() {
        0 | 1 => Cue::from(Effect::DeadEnd),
        2 => Cue::from(Effect::Step),
        _ => {
            let [right, left] = [Direction::Right, Direction::Left].map(|way| open.contains(way));
            Cue::new(Effect::Junction, aside(i32::from(right) - i32::from(left)))
        }
    }
}
