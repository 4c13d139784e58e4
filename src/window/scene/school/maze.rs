//! The maze with all rats in it, and the memory of the one that is chosen: its way in this run and
//! the dead ends that it will not enter again.

use icetea_maze::game::screen::school::RatSchool;
use icetea_maze::game::theatre::school::{Rat, School};
use icetea_maze::game::walker::{Gait, Pose};
use icetea_maze::maze::{Direction, Tile};
use macroquad::prelude::*;

use crate::window::paint::Painter;
use crate::window::scene::{Context, Pictures, draw_whole};
use crate::window::sprites::{celebration_frame, character_frame, cheese_frame, draw_standing};

/// How large a rat is at least, in interface pixels, and at most, in rooms beyond that.
const SMALLEST_RAT: f32 = 30.0;
const ROOMS_A_RAT: f32 = 1.15;

pub fn draw(
    context: &Context,
    screen: &RatSchool,
    school: &School,
    painter: &mut Painter,
    pictures: &mut Pictures,
    area: Rect,
) {
    let Some(stage) = &mut pictures.stage else { return };
    let chosen = screen.chosen();
    if let Some(rat) = school.rats().get(chosen) {
        stage.show_lesson(rat.way(), &closed(rat, school.stride_tiles()));
    }
    let camera = draw_whole(context, stage, area, true);
    let sprites = &pictures.sprites;
    let side = (camera.pitch * ROOMS_A_RAT).max(SMALLEST_RAT * context.scale);
    let feet = |at: Vec2| stage.view.to_standing(&camera, at) + vec2(0.0, camera.pitch * 0.2);
    let goal = feet(place(school.maze().goal()));
    draw_standing(&sprites.cheese, cheese_frame(context.seconds), goal, side);
    let (before, share) = screen.strides();
    // The chosen one stands before the others.
    let others = (0..school.rats().len()).filter(|&number| number != chosen);
    for number in others.chain([chosen]) {
        let Some(rat) = school.rats().get(number) else { continue };
        let before = before.get(number).copied().filter(|_| !rat.is_done());
        let from = before.unwrap_or(rat.place());
        let at = place(from).lerp(place(rat.place()), share);
        let at = feet(at);
        if number == chosen {
            let middle = at / context.scale;
            let ring = painter.palette().lanes[number % 4];
            painter.circle(middle, 0.34 * side / context.scale, Color { a: 0.45, ..ring });
        }
        let frame = if rat.is_done() && !rat.is_without_hope() {
            celebration_frame(context.seconds as f32)
        } else {
            let gait = if screen.is_playing() {
                let strides = screen.strides_taken() % 6_000;
                Gait::Walking((strides as f32 + share) * f32::from(school.stride_tiles()))
            } else {
                Gait::Idle
            };
            let heading = from.direction_towards(rat.place()).unwrap_or(Direction::Down);
            character_frame(Pose { at: at.into(), heading, gait }, context.seconds, 0.0)
        };
        draw_standing(sprites.pupil(number), frame, at, side);
    }
}

/// The tiles that a rat remembers to lead nowhere.
fn closed(rat: &Rat, stride_tiles: u16) -> Vec<Tile> {
    let dead_ends = rat.dead_ends().iter();
    let beyond =
        dead_ends.flat_map(|&(tile, way)| (1..=stride_tiles).map(move |tiles| tile.go(way, tiles)));
    beyond.collect()
}

fn place(tile: Tile) -> Vec2 {
    vec2(f32::from(tile.column), f32::from(tile.row))
}
