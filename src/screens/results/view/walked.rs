//! The ways of a run where the maze alone does not show them: over wafers, from teapot to teapot, and
//! that of the twin.

use crate::game::race::Race;
use crate::game::rules::RuleMark;
use crate::maze::Tile;
use crate::screens::parts::marks::{RulesShown, twin};
use crate::screens::parts::prelude::*;

/// How wide the ways are, in rooms: the player's, the best one and its edge, and that of the twin, and how
/// far aside that runs.
const TRAIL: f32 = 0.14;
const BEST: f32 = 0.26;
const EDGE: f32 = 0.33;
const TWIN: f32 = 0.08;
const TWIN_ASIDE: Vec2 = vec2(0.16, 0.16);
/// The radius of the dots on the best one, and of those where it goes from teapot to teapot, and how
/// far apart these are.
const DOT: f32 = 0.055;
const JUMP: f32 = 0.06;
const BETWEEN_JUMPS: f32 = 0.24;

pub fn draw(
    (run, best): (&Race, &[Tile]),
    share: f32,
    rules: &RulesShown,
    sight: &MazeSight,
    painter: &mut Painter,
) {
    let palette = painter.palette;
    let trail = &run.runner(0).trail;
    let shown = &best[..((share * best.len() as f32).ceil() as usize).min(best.len())];
    if rules.hides_trails() {
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
    draw_jumps(shown, sight, painter);
    let twin = Line { colour: twin::FUR, wide: TWIN, aside: TWIN_ASIDE };
    twin.draw(&way_of_twin(run, trail), sight, painter);
}

/// Dots from each place to the next one of a way that is not beside it.
fn draw_jumps(way: &[Tile], sight: &MazeSight, painter: &mut Painter) {
    let pitch = sight.pitch();
    for pair in way.windows(2).filter(|pair| !is_beside(pair[0], pair[1])) {
        let [from, to] = [pair[0], pair[1]].map(|tile| sight.to_standing(tile_vec(tile)));
        let dots = ((to - from).length() / (BETWEEN_JUMPS * pitch)).ceil() as u16;
        for dot in 1..dots {
            let at = from + (to - from) * f32::from(dot) / f32::from(dots);
            painter.circle(at, 1.4 * JUMP * pitch, painter.palette.panel);
            painter.circle(at, JUMP * pitch, painter.palette.path);
        }
    }
}

/// Whether a mouse walks from one tile to the other.
const fn is_beside(one: Tile, other: Tile) -> bool {
    one.column.abs_diff(other.column) + one.row.abs_diff(other.row) <= 2
        && (one.column == other.column || one.row == other.row)
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
        let walked = |pair: &&[Tile]| pair[0] != pair[1] && is_beside(pair[0], pair[1]);
        for pair in way.windows(2).filter(walked) {
            painter.line(at(pair[0]), at(pair[1]), wide, self.colour);
        }
        // Corners are round.
        for &tile in way {
            painter.circle(at(tile), wide / 2.0, self.colour);
        }
    }
}
