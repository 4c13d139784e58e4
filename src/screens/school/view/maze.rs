//! The maze with all rats in it, and the memory of the chosen one: its path in this run and the
//! dead ends that it will not enter again.

use crate::game::theatre::school::{Rat, School};
use crate::game::walker::{Gait, Pose};
use crate::maze::{Direction, Tile};
use crate::screens::parts::prelude::*;
use crate::screens::school::RatSchool;

/// The minimum size of a rat in interface pixels, and its size in rooms beyond that.
const SMALLEST_RAT: f32 = 30.0;
const ROOMS_A_RAT: f32 = 1.15;

pub fn draw<'a>(
    context: &Context<'a>,
    screen: &'a RatSchool,
    school: &'a School,
    painter: &mut Painter<'a>,
    area: Rect,
) {
    let Some(measured) = screen.measured() else { return };
    let chosen = screen.chosen;
    let traces = match school.rats.get(chosen) {
        Some(rat) => {
            Traces::Lesson { path: rat.path(), closed: closed(rat, school.stride_tiles()) }
        }
        None => Traces::None,
    };
    let ground = Ground::Window { lantern: None };
    let sight = draw_whole(context, measured, traces, area, ground, painter);
    let side = (sight.pitch() * ROOMS_A_RAT).max(SMALLEST_RAT);
    let feet = |at: Vec2| sight.to_standing(at) + vec2(0.0, sight.pitch() * 0.2);
    let goal = feet(tile_vec(school.maze().goal()));
    painter.standing(SheetName::Cheese, context.frames.cheese(), goal, side);
    let (before, share) = screen.strides();
    // The chosen one stands before the others.
    let others = (0..school.rats.len()).filter(|&number| number != chosen);
    for number in others.chain([chosen]) {
        let Some(rat) = school.rats.get(number) else { continue };
        let before = before.get(number).copied().filter(|_| !rat.is_done());
        let from = before.unwrap_or(rat.place());
        let at = feet(tile_vec(from).lerp(tile_vec(rat.place()), share));
        if number == chosen {
            let ring = painter.palette.lanes[number % 4];
            painter.circle(at, 0.34 * side, Color { a: 0.45, ..ring });
        }
        let frame = if rat.is_done() && !rat.is_without_hope {
            context.frames.celebration(context.frames.seconds as f32)
        } else {
            let gait = if screen.is_playing {
                let strides = screen.strides_taken() % 6_000;
                Gait::Walking((strides as f32 + share) * f32::from(school.stride_tiles()))
            } else {
                Gait::Idle
            };
            let heading = from.direction_towards(rat.place()).unwrap_or(Direction::Down);
            context.frames.character(Pose { at: at.into(), heading, gait }, 0.0)
        };
        painter.standing(SheetName::pupil(number), frame, at, side);
    }
}

/// The tiles that a rat remembers to lead nowhere.
fn closed(rat: &Rat, stride_tiles: u16) -> Vec<Tile> {
    let dead_ends = rat.dead_ends().iter();
    let beyond = dead_ends
        .flat_map(|&(tile, path)| (1..=stride_tiles).map(move |tiles| tile.go(path, tiles)));
    beyond.collect()
}
