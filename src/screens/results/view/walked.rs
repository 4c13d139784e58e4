//! The ways of a run where the maze alone does not show them: over ice, wafers and coloured sets, and
//! that of the twin.

use crate::game::race::Race;
use crate::game::rules::RuleMark;
use crate::maze::Tile;
use crate::screens::parts::marks::{RulesShown, twin};
use crate::screens::parts::prelude::*;

/// How wide the ways are, in rooms: the player's, the best one and its edge, and that of the twin, and how
/// far aside that runs.
const TRAIL: f32 = 0.2;
const BEST: f32 = 0.46;
const EDGE: f32 = 0.56;
const TWIN: f32 = 0.08;
const TWIN_ASIDE: Vec2 = vec2(0.16, 0.16);
/// The radius of the dots on the best one.
const DOT: f32 = 0.07;

pub fn draw(
    (run, best): (&Race, &[Tile]),
    share: f32,
    rules: &RulesShown,
    sight: &MazeSight,
    painter: &mut Painter,
) {
    let palette = painter.palette;
    let trail = &run.runner(0).trail;
    if rules.hides_trails() {
        let shown = &best[..((share * best.len() as f32).ceil() as usize).min(best.len())];
        for (way, colour, wide) in [
            (trail.as_slice(), palette.backtracked, TRAIL),
            (shown, palette.panel, EDGE),
            (shown, palette.path, BEST),
        ] {
            Line { colour, wide, aside: Vec2::ZERO }.draw(way, sight, painter);
        }
        for &room in shown.iter().filter(|tile| tile.is_room()) {
            painter.circle(sight.to_standing(tile_vec(room)), DOT * sight.pitch(), palette.panel);
        }
    }
    let twin = Line { colour: twin::FUR, wide: TWIN, aside: TWIN_ASIDE };
    twin.draw(&way_of_twin(run, trail), sight, painter);
}

/// The rooms of the twin, if there is one.
fn way_of_twin(run: &Race, trail: &[Tile]) -> Vec<Tile> {
    let Some(puzzle) = &run.measured().rules.puzzle else { return Vec::new() };
    let states = [puzzle.begin()].into_iter().chain(puzzle.states_along(trail.iter().copied()));
    let rooms = states.filter_map(|state| {
        puzzle.marks(state, state).into_iter().find_map(|mark| match mark {
            RuleMark::Twin { to, .. } => Some(to),
            _ => None,
        })
    });
    rooms.collect()
}

/// How a way is drawn.
struct Line {
    colour: Color,
    wide: f32,
    aside: Vec2,
}

impl Line {
    fn draw(&self, way: &[Tile], sight: &MazeSight, painter: &mut Painter) {
        let at = |tile: Tile| sight.to_standing(tile_vec(tile)) + self.aside * sight.pitch();
        let wide = (self.wide * sight.pitch()).max(2.0);
        for pair in way.windows(2).filter(|pair| pair[0] != pair[1]) {
            painter.line(at(pair[0]), at(pair[1]), wide, self.colour);
        }
        // Corners are round.
        for &tile in way {
            painter.circle(at(tile), wide / 2.0, self.colour);
        }
    }
}
